"""Companies that can be chosen or floated: a panel of the market."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

import data.train_tycoon as facts
from render.paint.canvas import Canvas
from render.paint.kept import kept
from render.paint.style import CARD, INK, PHONE_WIDTH, RULE, SMALLEST, SOFT_INK, fit, text_width
from render.pieces import seat_badge
from render.train_tycoon.shared.chips import NAME, name
from render.train_tycoon.shared.inks import panel, settled
from render.train_tycoon.shared.reading import inactive
from render.train_tycoon.shared.terms import t
from render.train_tycoon.shared.words import full, item_name
from render.words import money
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.setup import open_choices

MARGIN = 18
_LEFT, _RIGHT = MARGIN + 10, PHONE_WIDTH - MARGIN - 14
_HEAD, _ROW = 56, 48


class Offer(NamedTuple):
    """A company not in play. `factory` is the good of the factory that it would place; `seat` has
    chosen it."""

    company: str
    factory: str | None
    seat: int | None


class Offers(NamedTuple):
    """`price` of a share in this turn's IPO, None while starting companies are chosen."""

    price: int | None
    rows: tuple[Offer, ...]


def offered(table: State) -> Offers | None:
    """What can be chosen or floated now, if that is what the game is about."""
    if table.phase is Phase.CHOOSE:
        found, price = open_choices(Position(table)), None
    elif table.phase in (Phase.AUCTION, Phase.SEATING):
        kinds = ("factory", "city") if len(table.players) == 2 else ("factory",)
        found = [name for name, row in facts.companies().items() if row.hq in kinds]
        price = None
    elif table.phase in (Phase.IPO, Phase.ANSWERS):
        found, price = inactive(table), facts.turns()[table.turn].ipo_price
        if table.ipo is not None:
            found = [table.ipo.company]
    else:
        return None
    rows = tuple(
        Offer(name, table.companies[name].factory, table.companies[name].president)
        for name in found
    )
    return Offers(price, rows) if rows else None


@kept
def floating(offers: Offers, language: str) -> Image.Image:
    """The companies, two in a line below a heading if only their names are told."""
    rows, wide = offers.rows, offers.price is None
    lines = len(rows) if wide else -(-len(rows) // 2)
    head = 8 if wide else _HEAD
    tall = head + _ROW * lines + 8
    canvas = panel(PHONE_WIDTH, tall + 12)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, tall), CARD, RULE, radius=14, width=2)
    if offers.price is not None:
        word = t("to-float", language, price=money(offers.price, language))
        canvas.text(_LEFT + 4, 42, fit(word, 35, _RIGHT - _LEFT), 35, SOFT_INK)
    half = (_RIGHT - _LEFT) / (1 if wide else 2)
    for number, row in enumerate(rows):
        place, line = (0, number) if wide else (number % 2, number // 2)
        _offer(canvas, _LEFT + half * place, head + _ROW * (line + 0.5), half, row, language)
    return settled(canvas)


def _offer(canvas: Canvas, x: float, y: float, wide: float, row: Offer, language: str) -> None:
    name(canvas, x, y, row.company, _ROW)
    if row.factory is None:
        word = t("hq-city", language)
    else:
        takes = " + ".join(item_name(each, language) for each in facts.accepts(row.factory))
        word = t("hq-factory", language, good=item_name(row.factory, language), takes=takes)
    right = x + wide
    if row.seat is not None:
        seat_badge(canvas, right - 20, y, 17, row.seat)
        right -= 50
    if wide > PHONE_WIDTH / 2:
        word = fit(word, SMALLEST, 460)
        canvas.text(right, y + 12, word, SMALLEST, SOFT_INK, anchor="rs")
        right -= text_width(word, SMALLEST) + 16
    left = x + NAME + 14
    called = full(row.company)
    if text_width(called, 34) > right - left:
        called = called.replace(" Railway", " Ry")
    canvas.text(left, y + 12, fit(called, 34, right - left), 34, INK)
