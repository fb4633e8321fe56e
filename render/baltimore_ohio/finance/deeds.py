"""What players and railroads did, as a panel: equipment, track, the use of the net income."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import data.baltimore_ohio as facts
from render.baltimore_ohio.shared.livery import plate
from render.baltimore_ohio.shared.palettes import palette
from render.baltimore_ohio.shared.words import picture_text, short_name
from render.card.deeds import deeds_part
from render.card.top import format_change
from render.layout.box import Box
from render.layout.part import Part
from render.layout.seats import badge
from render.paint.style import SMALLEST
from render.words import money
from rules.baltimore_ohio.model import events as e
from rules.baltimore_ohio.model.board import board
from rules.game import Event


class Deed(NamedTuple):
    """What a railroad, a seat or (None) all of them did."""

    who: str | int | None
    words: str


def summarize_deeds(
    events: Sequence[Event],
    order: Sequence[str],
    language: str,
    reader: int | None = None,
) -> tuple[Deed, ...]:
    """Return what each seat that dealt, and each railroad of the `order` that acted, did.

    A rise of the Tech Level comes first. Of a dividend it tells what the reader received."""
    levels = [event.level for event in events if isinstance(event, e.TechLevelAdvanced)]
    result = (
        [Deed(None, picture_text("deed-level", language, level=str(levels[-1])))] if levels else []
    )
    deals_by_seat: dict[int, list[str]] = {}
    for event in events:
        for seat, words in _describe_deal(event, language):
            deals_by_seat.setdefault(seat, []).append(words)
    result += [Deed(seat, " · ".join(parts)) for seat, parts in deals_by_seat.items()]
    for name in order:
        railroad_events = [event for event in events if getattr(event, "railroad", None) == name]
        if words := " · ".join(
            (
                *_describe_railroad(railroad_events, language, reader),
                *_describe_value_move(railroad_events, language),
            )
        ):
            result.append(Deed(name, words))
    return tuple(result)


def _describe_deal(event: Event, language: str) -> Iterator[tuple[int, str]]:
    """Yield the seat and what it dealt in."""
    match event:
        case e.RailroadStarted(seat, name, value):
            values = {"railroad": short_name(name), "value": money(value, language)}
            yield seat, picture_text("deed-starts", language, **values)
        case e.SharesBought(seat, name, held, orphan):
            values = {"count": str(held + orphan), "railroad": short_name(name)}
            yield seat, picture_text("deed-shares-bought", language, **values)
        case e.SharesSold(seat, name, count):
            values = {"count": str(count), "railroad": short_name(name)}
            yield seat, picture_text("deed-shares-sold", language, **values)
        case e.ShareSacrificed(seat, name):
            yield seat, picture_text("deed-sacrifices", language, railroad=short_name(name))
        case e.AuctionWon(seat, card, amount):
            values = {"card": facts.barons()[card].name, "amount": money(amount, language)}
            yield seat, picture_text("deed-wins", language, **values)


def _describe_railroad(
    railroad_events: Sequence[Event], language: str, reader: int | None
) -> Iterator[str]:
    bought = [
        facts.equipment_card(past_event.card).tech_level
        for past_event in railroad_events
        if isinstance(past_event, e.EquipmentBought)
    ]
    if bought:
        yield picture_text(
            "deed-buys", language, levels=", ".join(map(str, bought)), count=len(bought)
        )
    scrapped = sum(
        len(past_event.cards)
        for past_event in railroad_events
        if isinstance(past_event, e.EquipmentScrapped)
    )
    if scrapped:
        yield picture_text("deed-scraps", language, count=scrapped)
    hexes = [
        hex_
        for past_event in railroad_events
        if isinstance(past_event, e.TrackBuilt)
        for hex_ in past_event.hexes
    ]
    if hexes:
        city = board().city
        places = [city[hex_] for hex_ in hexes if hex_ in city]
        if rest := len(hexes) - len(places):
            places.append(picture_text("deed-hexes", language, count=rest))
        yield picture_text("deed-builds", language, places=", ".join(places))
    for past_event in railroad_events[-1:]:
        if isinstance(past_event, e.WentIntoReceivership):
            yield picture_text("receivership", language)
    for past_event in reversed(railroad_events):
        if isinstance(past_event, e.DividendPaid):
            per_share = money(past_event.per_share, language)
            received = sum(amount for seat, amount in past_event.players if seat == reader)
            if received:
                yield picture_text(
                    "deed-pays-you", language, each=per_share, got=money(received, language)
                )
            else:
                yield picture_text("deed-pays", language, each=per_share)
            return
        if isinstance(past_event, e.ProfitRetained):
            yield picture_text("deed-keeps", language, net=money(past_event.amount, language))
            return


def _describe_value_move(railroad_events: Sequence[Event], language: str) -> Iterator[str]:
    """Yield the total move of its value."""
    moves = [dollars for dollars in railroad_events if isinstance(dollars, e.ValueMoved)]
    if moves and moves[0].before != moves[-1].after:
        ends = (money(dollars, language) for dollars in (moves[0].before, moves[-1].after))
        yield format_change(picture_text("deed-value", language), *ends).replace(" ", "\u00a0")


def render_deeds(rows: Sequence[Deed], language: str) -> Part:
    """Return the deeds below a heading."""
    deeds = [(_sign(row.who), row.words) for row in rows]
    return deeds_part(palette(), deeds, language)


def _sign(who: str | int | None) -> Box | None:
    if isinstance(who, str):
        return plate(who, size=SMALLEST)
    return None if who is None else badge(who)
