"""What railroads did as a panel: equipment, track, what became of the net income."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

import data.baltimore_ohio as facts
from render.baltimore_ohio.shared.inks import panel, settled
from render.baltimore_ohio.shared.livery import plate
from render.baltimore_ohio.shared.words import told
from render.card.head import HEADING, heading
from render.paint.canvas import Canvas
from render.paint.kept import kept
from render.paint.style import CARD, INK, PHONE_WIDTH, RULE, SMALLEST, fit, text_width
from render.words import money
from rules.baltimore_ohio.model import events as e
from rules.baltimore_ohio.model.board import board
from rules.game import Event

MARGIN, _ROW = 18, 50
_LEFT, _RIGHT, _NAME = MARGIN + 12, PHONE_WIDTH - MARGIN - 14, 138
_HALF = (_RIGHT - _LEFT) // 2


class Deed(NamedTuple):
    """A railroad, or None for all of them, and what it did."""

    railroad: str | None
    words: str


def deeds_of(
    events: Sequence[Event], order: Sequence[str], language: str, reader: int | None = None
) -> tuple[Deed, ...]:
    """Of each railroad of the `order` that did something, after a rise of the Tech Level; of a
    dividend what the reader got."""
    levels = [event.level for event in events if isinstance(event, e.TechLevelAdvanced)]
    found = [Deed(None, told("deed-level", language, level=str(levels[-1])))] if levels else []
    for name in order:
        own = [event for event in events if getattr(event, "railroad", None) == name]
        if words := " · ".join(_words(own, language, reader)):
            found.append(Deed(name, words))
    return tuple(found)


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
            yield told("would-keeps", language, net=money(one.amount, language))
            return


@kept
def deeds(rows: tuple[Deed, ...], language: str) -> Image.Image:
    """A line each below a heading, long ones first; two short ones share one."""
    short = [row for row in rows if row.railroad and _wide(row) <= _HALF - 20]
    lines = [[row] for row in rows if row not in short]
    lines += [short[at : at + 2] for at in range(0, len(short), 2)]
    tall = HEADING + _ROW * len(lines) + 12
    canvas = panel(PHONE_WIDTH, tall + 10)
    heading(canvas, 6, language)
    canvas.box((MARGIN, HEADING, PHONE_WIDTH - MARGIN, tall), CARD, RULE, radius=14, width=2)
    for number, line in enumerate(lines):
        for column, row in enumerate(line):
            _deed(canvas, _LEFT + _HALF * column, HEADING + 6 + _ROW * number, row)
    return settled(canvas)


def _wide(row: Deed) -> float:
    return _NAME + text_width(row.words, SMALLEST)


def _deed(canvas: Canvas, x: float, y: float, row: Deed) -> None:
    if row.railroad is not None:
        plate(canvas, x, y, row.railroad, size=SMALLEST)
        x += _NAME
    words = fit(row.words, SMALLEST, _RIGHT - x, row.railroad is None)
    canvas.text(x, y + 33, words, SMALLEST, INK, bold=row.railroad is None)
