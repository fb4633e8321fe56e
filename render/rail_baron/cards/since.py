"""What the others did since one's last turn, as a panel above the map of their rides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from data.texts import say
from render.card.head import HEADING, heading
from render.paint.kept import kept
from render.paint.panels import settled
from render.paint.style import INK, PHONE_WIDTH, SMALLEST, fit, text_width, wrap
from render.pieces import seat_badge
from render.rail_baron.cards.heads import KEY
from render.rail_baron.map.inks import map_palette, panel
from render.words import money, said
from rules.game import Event
from rules.rail_baron.model import events as e
from rules.rail_baron.model.board import Board

_EDGE, _ROW, _NEXT, _NAME = 22, 46, 38, 50
_HALF = (PHONE_WIDTH - 2 * _EDGE) // 2


class Deed(NamedTuple):
    """A seat, and all that it did."""

    seat: int
    words: str


def deeds_of(
    events: Sequence[Event], board: Board, reader: int | None, language: str
) -> tuple[Deed, ...]:
    """Of each seat, the reader's last, what it bought, sold and declared, its rover plays and
    rides."""
    rides = [one for one in events if isinstance(one, e.Rode)]
    done: dict[int, list[str]] = {}
    for event in events:
        for seat, words in _done(event, language):
            done.setdefault(seat, []).append(words)
    for seat in dict.fromkeys(ride.seat for ride in rides):
        paid = sum(one.payoff for one in events if isinstance(one, e.Arrived) and one.seat == seat)
        own = [ride for ride in rides if ride.seat == seat]
        start, place = board.name(own[0].start), board.name(own[-1].end)
        values = {"start": start, "place": place, "payoff": money(paid, language)}
        key = "rides" if paid else "rides-on"
        done.setdefault(seat, []).append(_say(key, language, **values))
    for seat, amount in _fees(events).items():
        key = "gets" if amount > 0 else "pays"
        done.setdefault(seat, []).append(_say(key, language, amount=money(abs(amount), language)))
    rows = sorted(done.items(), key=lambda row: row[0] == reader)
    return tuple(Deed(seat, " · ".join(parts)) for seat, parts in rows)


def _fees(events: Sequence[Event]) -> dict[int, int]:
    """What fees brought each seat or cost it."""
    sums: Counter[int] = Counter()
    for event in events:
        if isinstance(event, e.Paid) and event.why == "fee":
            for seat, amount in ((event.payer, -event.amount), (event.payee, event.amount)):
                if seat is not None:
                    sums[seat] += amount
    return {seat: amount for seat, amount in sums.items() if amount}


def _done(event: Event, language: str) -> Iterator[tuple[int, str]]:
    """What a seat did, but its rides."""
    match event:
        case e.BoughtRailroad(seat, mark, price) | e.AuctionWon(mark, _, seat, price):
            yield seat, _say("buys", language, thing=mark, price=money(price, language))
            if isinstance(event, e.AuctionWon) and event.seller is not None:
                yield (
                    event.seller,
                    _say("sells", language, thing=mark, price=money(price, language)),
                )
        case e.BoughtEngine(seat, engine, price):
            thing = say(f"charts-engine-{engine}", language)
            yield seat, _say("buys", language, thing=thing, price=money(price, language))
        case e.SoldToBank(seat, mark, price):
            yield seat, _say("sells", language, thing=mark, price=money(price, language))
        case e.Rovered(rover, _, _, amount):
            yield rover, _say("rovers", language, amount=money(amount, language))
        case e.Declared(seat):
            yield seat, _say("declares", language)
        case e.Undeclared(seat):
            yield seat, _say("undeclared", language)
        case e.WentBankrupt(seat):
            yield seat, say("charts-bankrupt", language)


def _say(key: str, language: str, **values: object) -> str:
    return said(f"{KEY}-since-{key}", language, **values)


def deeds_told(deeds: Sequence[Deed], names: Sequence[str]) -> list[str]:
    """The same in sentences."""
    return [f"{names[seat]}: {done}." for seat, done in deeds]


@kept
def deeds_panel(deeds: tuple[Deed, ...], language: str) -> Image.Image:
    """Below a heading a line each, or two, in their order; short ones share one."""
    lines: list[list[Deed]] = []
    for one in sorted(deeds, key=_short):
        alone = not lines or len(lines[-1]) == 2 or not _short(lines[-1][0])
        if alone or not _short(one):
            lines.append([one])
        else:
            lines[-1].append(one)
    high = [_ROW + _NEXT * (len(_lettered(line[0])) - 1) for line in lines]
    canvas = panel(PHONE_WIDTH, HEADING + sum(high) + 8)
    heading(canvas, 6, language)
    y = HEADING
    for line, more in zip(lines, high, strict=True):
        for column, one in enumerate(line):
            x = _EDGE + _HALF * column
            seat_badge(canvas, x + 20, y + 23, 19, one.seat)
            for number, words in enumerate(_lettered(one)):
                canvas.text(x + _NAME, y + 34 + _NEXT * number, words, SMALLEST, INK)
        y += more
    return settled(canvas, map_palette())


def _lettered(one: Deed) -> list[str]:
    """Its words in one line, or in two."""
    room = PHONE_WIDTH - 2 * _EDGE - _NAME
    first, *more = wrap(one.words, SMALLEST, room)
    return [first, fit(" ".join(more), SMALLEST, room)] if more else [first]


def _short(one: Deed) -> bool:
    return _NAME + text_width(one.words, SMALLEST) <= _HALF - 16
