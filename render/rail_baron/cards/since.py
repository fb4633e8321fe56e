"""What the other seats did since the reader's last turn: a panel above the map of their rides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from data.texts import say
from render.card.head import HEADING, draw_since_heading
from render.paint.image_cache import cached
from render.paint.panels import quantize
from render.paint.style import INK, PHONE_WIDTH, SMALLEST, fit, text_width, wrap
from render.pieces import draw_seat_badge
from render.rail_baron.cards.heads import KEY
from render.rail_baron.map.palettes import map_palette, panel
from render.words import cached_text, money
from rules.game import Event
from rules.rail_baron.model import events as e
from rules.rail_baron.model.board import Board

_EDGE, _ROW, _NEXT, _NAME = 22, 46, 38, 50
_HALF = (PHONE_WIDTH - 2 * _EDGE) // 2


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


def describe_deeds(deeds: Sequence[Deed], names: Sequence[str]) -> list[str]:
    """Return the deeds in sentences."""
    return [f"{names[seat]}: {done}." for seat, done in deeds]


@cached
def deeds_panel(deeds: tuple[Deed, ...], language: str) -> Image.Image:
    """Return the panel: a heading, then the deeds; two short ones share a line."""
    lines: list[list[Deed]] = []
    for deed in sorted(deeds, key=_fits_half):
        alone = not lines or len(lines[-1]) == 2 or not _fits_half(lines[-1][0])
        if alone or not _fits_half(deed):
            lines.append([deed])
        else:
            lines[-1].append(deed)
    heights = [_ROW + _NEXT * (len(_wrap_words(line[0])) - 1) for line in lines]
    canvas = panel(PHONE_WIDTH, HEADING + sum(heights) + 8)
    draw_since_heading(canvas, 6, language)
    y = HEADING
    for line, more in zip(lines, heights, strict=True):
        for column, deed in enumerate(line):
            x = _EDGE + _HALF * column
            draw_seat_badge(canvas, x + 20, y + 23, 19, deed.seat)
            for number, words in enumerate(_wrap_words(deed)):
                canvas.text(x + _NAME, y + 34 + _NEXT * number, words, SMALLEST, INK)
        y += more
    return quantize(canvas, map_palette())


def _wrap_words(deed: Deed) -> list[str]:
    """Return the text of a deed in at most two lines."""
    room = PHONE_WIDTH - 2 * _EDGE - _NAME
    first, *rest = wrap(deed.words, SMALLEST, room)
    return [first, fit(" ".join(rest), SMALLEST, room)] if rest else [first]


def _fits_half(deed: Deed) -> bool:
    return _NAME + text_width(deed.words, SMALLEST) <= _HALF - 16
