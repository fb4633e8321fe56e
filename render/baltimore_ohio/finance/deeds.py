"""What players and railroads did, as a panel: equipment, track, the use of the net income."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar

import data.baltimore_ohio as facts
from render.baltimore_ohio.shared.livery import plate
from render.baltimore_ohio.shared.palettes import palette
from render.baltimore_ohio.shared.table_values import hexes_built
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

E = TypeVar("E", bound=Event)


class Deed(NamedTuple):
    """What a railroad, a seat or (None) all of them did."""

    who: str | int | None
    words: str


def summarize_deeds(
    events: Sequence[Event], order: Sequence[str], language: str, reader: int | None = None
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
        if railroad_events:
            parts = [*_describe_railroad(railroad_events, language, reader)]
            parts += _describe_value_move(railroad_events, language)
            result += [Deed(name, " · ".join(parts))] * bool(parts)
    return tuple(result)


def _describe_deal(event: Event, language: str) -> Iterator[tuple[int, str]]:
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
    def of_kind(kind: type[E]) -> list[E]:
        return [event for event in railroad_events if isinstance(event, kind)]

    if bought := of_kind(e.EquipmentBought):
        levels = (str(facts.equipment_card(event.card).tech_level) for event in bought)
        yield picture_text("deed-buys", language, levels=", ".join(levels), count=len(bought))
    if scrapped := sum(len(event.cards) for event in of_kind(e.EquipmentScrapped)):
        yield picture_text("deed-scraps", language, count=scrapped)
    if hexes := hexes_built(railroad_events):
        places = [board().city[hex_] for hex_ in hexes if hex_ in board().city]
        if rest := len(hexes) - len(places):
            places.append(picture_text("deed-hexes", language, count=rest))
        yield picture_text("deed-builds", language, places=", ".join(places))
    if isinstance(railroad_events[-1], e.WentIntoReceivership):
        yield picture_text("receivership", language)
    uses = [e_ for e_ in railroad_events if isinstance(e_, e.DividendPaid | e.ProfitRetained)]
    for use in uses[-1:]:
        yield _describe_use(use, language, reader)


def _describe_use(use: e.DividendPaid | e.ProfitRetained, language: str, reader: int | None) -> str:
    """Return what became of a net income and, of a dividend, what the reader got."""
    if isinstance(use, e.ProfitRetained):
        return picture_text("deed-keeps", language, net=money(use.amount, language))
    each = money(use.per_share, language)
    if got := sum(amount for seat, amount in use.players if seat == reader):
        return picture_text("deed-pays-you", language, each=each, got=money(got, language))
    return picture_text("deed-pays", language, each=each)


def _describe_value_move(railroad_events: Sequence[Event], language: str) -> Iterator[str]:
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
