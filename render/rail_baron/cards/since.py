"""What the other seats did since the reader's last turn: a panel above the map of their rides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from data.texts import say
from render.card.deeds import deeds_part
from render.layout.part import Part
from render.layout.seats import badge
from render.paint.image_cache import cached
from render.rail_baron.cards.heads import KEY
from render.rail_baron.map.palettes import map_palette
from render.words import cached_text, money
from rules.game import Event
from rules.rail_baron.model import events as e
from rules.rail_baron.model.board import Board


class Deed(NamedTuple):
    """Everything a seat did, as text."""

    seat: int
    words: str


def summarize_deeds(
    events: Sequence[Event], board: Board, reader: int | None, language: str
) -> tuple[Deed, ...]:
    """Return for each seat, the reader's last, what it bought, sold and declared, its rover
    plays, rides and fees."""
    rides = [past_event for past_event in events if isinstance(past_event, e.Rode)]
    texts: dict[int, list[str]] = {}
    for event in events:
        for seat, words in _describe_event(event, language):
            texts.setdefault(seat, []).append(words)
    for seat in dict.fromkeys(ride.seat for ride in rides):
        paid = sum(
            past_event.payoff
            for past_event in events
            if isinstance(past_event, e.Arrived) and past_event.seat == seat
        )
        seat_rides = [ride for ride in rides if ride.seat == seat]
        start, place = board.name(seat_rides[0].start), board.name(seat_rides[-1].end)
        values = {"start": start, "place": place, "payoff": money(paid, language)}
        key = "rides" if paid else "rides-on"
        texts.setdefault(seat, []).append(_text(key, language, **values))
    for seat, amount in _net_fees(events).items():
        key = "gets" if amount > 0 else "pays"
        texts.setdefault(seat, []).append(_text(key, language, amount=money(abs(amount), language)))
    rows = sorted(texts.items(), key=lambda row: row[0] == reader)
    return tuple(Deed(seat, " · ".join(parts)) for seat, parts in rows)


def _net_fees(events: Sequence[Event]) -> dict[int, int]:
    """Return the net fees of each seat: positive if it received more than it paid."""
    sums: Counter[int] = Counter()
    for event in events:
        if isinstance(event, e.Paid) and event.why == "fee":
            for seat, amount in ((event.payer, -event.amount), (event.payee, event.amount)):
                if seat is not None:
                    sums[seat] += amount
    return {seat: amount for seat, amount in sums.items() if amount}


def _describe_event(event: Event, language: str) -> Iterator[tuple[int, str]]:
    """Yield seats and what an event says they did, except for rides and fees."""
    match event:
        case e.BoughtRailroad(seat, mark, price) | e.AuctionWon(mark, _, seat, price):
            yield seat, _text("buys", language, thing=mark, price=money(price, language))
            if isinstance(event, e.AuctionWon) and event.seller is not None:
                yield (
                    event.seller,
                    _text("sells", language, thing=mark, price=money(price, language)),
                )
        case e.BoughtEngine(seat, engine, price):
            thing = say(f"charts-engine-{engine}", language)
            yield seat, _text("buys", language, thing=thing, price=money(price, language))
        case e.SoldToBank(seat, mark, price):
            yield seat, _text("sells", language, thing=mark, price=money(price, language))
        case e.Rovered(rover, _, _, amount):
            yield rover, _text("rovers", language, amount=money(amount, language))
        case e.Declared(seat):
            yield seat, _text("declares", language)
        case e.Undeclared(seat):
            yield seat, _text("undeclared", language)
        case e.WentBankrupt(seat):
            yield seat, say("charts-bankrupt", language)


def _text(key: str, language: str, **values: object) -> str:
    return cached_text(f"{KEY}-since-{key}", language, **values)


@cached
def render_deeds(deeds: tuple[Deed, ...], names: tuple[str, ...], language: str) -> Part:
    """Return the deeds below a heading; `names` are by seat."""
    rows = [(badge(deed.seat, words=names[deed.seat]), deed.words) for deed in deeds]
    return deeds_part(map_palette(), rows, language)
