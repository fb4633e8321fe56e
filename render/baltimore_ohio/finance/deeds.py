"""What players and railroads did as a panel: equipment, track, what became of the net income."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

import data.baltimore_ohio as facts
from render.baltimore_ohio.shared.inks import panel, settled
from render.baltimore_ohio.shared.livery import plate
from render.baltimore_ohio.shared.words import short, told
from render.card.head import HEADING, heading
from render.card.top import change
from render.paint.canvas import Canvas
from render.paint.kept import kept
from render.paint.style import CARD, INK, PHONE_WIDTH, RULE, SMALLEST, fit, text_width, wrap
from render.pieces import seat_badge
from render.words import money
from rules.baltimore_ohio.model import events as e
from rules.baltimore_ohio.model.board import board
from rules.game import Event

MARGIN, _ROW, _NEXT = 18, 50, 38
_LEFT, _RIGHT = MARGIN + 12, PHONE_WIDTH - MARGIN - 14
_NAMED: dict[type, int] = {str: 138, int: 50}
_HALF = (_RIGHT - _LEFT) // 2


class Deed(NamedTuple):
    """A railroad or a seat, or None for all of them, and what it did."""

    who: str | int | None
    words: str


def deeds_of(
    events: Sequence[Event],
    order: Sequence[str],
    language: str,
    reader: int | None = None,
) -> tuple[Deed, ...]:
    """Of each seat that dealt and each railroad of the `order` that did something, after a rise of
    the Tech Level; of a dividend what the reader got."""
    levels = [event.level for event in events if isinstance(event, e.TechLevelAdvanced)]
    found = [Deed(None, told("deed-level", language, level=str(levels[-1])))] if levels else []
    dealt: dict[int, list[str]] = {}
    for event in events:
        for seat, words in _deals(event, language):
            dealt.setdefault(seat, []).append(words)
    found += [Deed(seat, " · ".join(parts)) for seat, parts in dealt.items()]
    for name in order:
        own = [event for event in events if getattr(event, "railroad", None) == name]
        if words := " · ".join((*_words(own, language, reader), *_moved(own, language))):
            found.append(Deed(name, words))
    return tuple(found)


def _deals(event: Event, language: str) -> Iterator[tuple[int, str]]:
    """What a seat dealt in."""
    match event:
        case e.RailroadStarted(seat, name, value):
            values = {"railroad": short(name), "value": money(value, language)}
            yield seat, told("deed-starts", language, **values)
        case e.SharesBought(seat, name, held, orphan):
            values = {"count": str(held + orphan), "railroad": short(name)}
            yield seat, told("deed-shares-bought", language, **values)
        case e.SharesSold(seat, name, count):
            values = {"count": str(count), "railroad": short(name)}
            yield seat, told("deed-shares-sold", language, **values)
        case e.ShareSacrificed(seat, name):
            yield seat, told("deed-sacrifices", language, railroad=short(name))
        case e.AuctionWon(seat, card, amount):
            values = {"card": facts.barons()[card].name, "amount": money(amount, language)}
            yield seat, told("deed-wins", language, **values)


def _words(own: Sequence[Event], language: str, reader: int | None) -> Iterator[str]:
    bought = [facts.card(one.card).tech_level for one in own if isinstance(one, e.EquipmentBought)]
    if bought:
        yield told("deed-buys", language, levels=", ".join(map(str, bought)), count=len(bought))
    scrapped = sum(len(one.cards) for one in own if isinstance(one, e.EquipmentScrapped))
    if scrapped:
        yield told("deed-scraps", language, count=scrapped)
    hexes = [hex_ for one in own if isinstance(one, e.TrackBuilt) for hex_ in one.hexes]
    if hexes:
        city = board().city
        places = [city[hex_] for hex_ in hexes if hex_ in city]
        if rest := len(hexes) - len(places):
            places.append(told("deed-hexes", language, count=rest))
        yield told("deed-builds", language, places=", ".join(places))
    for one in own[-1:]:
        if isinstance(one, e.WentIntoReceivership):
            yield told("receivership", language)
    for one in reversed(own):
        if isinstance(one, e.DividendPaid):
            each = money(one.per_share, language)
            got = sum(amount for seat, amount in one.players if seat == reader)
            if got:
                yield told("deed-pays-you", language, each=each, got=money(got, language))
            else:
                yield told("deed-pays", language, each=each)
            return
        if isinstance(one, e.ProfitRetained):
            yield told("deed-keeps", language, net=money(one.amount, language))
            return


def _moved(own: Sequence[Event], language: str) -> Iterator[str]:
    """Where its value went, all moves together."""
    moves = [one for one in own if isinstance(one, e.ValueMoved)]
    if moves and moves[0].before != moves[-1].after:
        ends = (money(one, language) for one in (moves[0].before, moves[-1].after))
        yield change(told("deed-value", language), *ends).replace(" ", "\u00a0")


@kept
def deeds(rows: tuple[Deed, ...], language: str) -> Image.Image:
    """Below a heading a line each, or two, long ones first; two short ones share one."""
    brief = [row for row in rows if row.who is not None and _wide(row) <= _HALF - 20]
    lines = [[row] for row in rows if row not in brief]
    lines += [brief[at : at + 2] for at in range(0, len(brief), 2)]
    high = [_ROW + _NEXT * (len(_lettered(line[0])) - 1) for line in lines]
    tall = HEADING + sum(high) + 12
    canvas = panel(PHONE_WIDTH, tall + 10)
    heading(canvas, 6, language)
    canvas.box((MARGIN, HEADING, PHONE_WIDTH - MARGIN, tall), CARD, RULE, radius=14, width=2)
    y = HEADING + 6
    for line, more in zip(lines, high, strict=True):
        for column, row in enumerate(line):
            _deed(canvas, _LEFT + _HALF * column, y, row)
        y += more
    return settled(canvas)


def _wide(row: Deed) -> float:
    return _NAMED.get(type(row.who), 0) + text_width(row.words, SMALLEST)


def _lettered(row: Deed) -> list[str]:
    """Its words in one line, or in two."""
    room = _RIGHT - _LEFT - _NAMED.get(type(row.who), 0)
    first, *more = wrap(row.words, SMALLEST, room, row.who is None)
    return [first, fit(" ".join(more), SMALLEST, room)] if more else [first]


def _deed(canvas: Canvas, x: float, y: float, row: Deed) -> None:
    if isinstance(row.who, str):
        plate(canvas, x, y, row.who, size=SMALLEST)
    elif row.who is not None:
        seat_badge(canvas, x + 20, y + 22, 19, row.who)
    x += _NAMED.get(type(row.who), 0)
    for number, words in enumerate(_lettered(row)):
        canvas.text(x, y + 33 + _NEXT * number, words, SMALLEST, INK, bold=row.who is None)
