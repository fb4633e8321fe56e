"""Companies that can be chosen or floated: a panel of the market."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

import data.train_tycoon as facts
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.style import CARD, INK, PHONE_WIDTH, RULE, SMALLEST, SOFT_INK, fit, text_width
from render.pieces import draw_seat_badge
from render.train_tycoon.shared.chart_texts import t
from render.train_tycoon.shared.chips import NAME_WIDTH, draw_company
from render.train_tycoon.shared.palettes import panel, quantize
from render.train_tycoon.shared.table_values import inactive_companies
from render.train_tycoon.shared.words import full_name, item_name
from render.words import money
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.setup import open_choices

MARGIN = 18
_LEFT, _RIGHT = MARGIN + 10, PHONE_WIDTH - MARGIN - 14
_HEAD, _ROW = 56, 48


class Offer(NamedTuple):
    """A company not in play. `factory` is the good of the factory that it would place; `seat`
    is the seat that has chosen it."""

    company: str
    factory: str | None
    seat: int | None


class Offers(NamedTuple):
    """`price` of a share in this turn's IPO, None while starting companies are chosen."""

    price: int | None
    rows: tuple[Offer, ...]


def floating_offers(table: State) -> Offers | None:
    """Return what can be chosen or floated now, or None if the game is not about that."""
    if table.phase is Phase.CHOOSE:
        companies, price = open_choices(Position(table)), None
    elif table.phase in (Phase.AUCTION, Phase.SEATING):
        kinds = ("factory", "city") if len(table.players) == 2 else ("factory",)
        companies = [name for name, row in facts.companies().items() if row.hq in kinds]
        price = None
    elif table.phase in (Phase.IPO, Phase.ANSWERS):
        companies, price = inactive_companies(table), facts.turns()[table.turn].ipo_price
        if table.ipo is not None:
            companies = [table.ipo.company]
    else:
        return None
    rows = tuple(
        Offer(name, table.companies[name].factory, table.companies[name].president)
        for name in companies
    )
    return Offers(price, rows) if rows else None


@cached
def render_offers(offers: Offers, language: str) -> Image.Image:
    """Return the companies: with a price two in a line below it, else one in a line with how it
    begins."""
    rows, is_wide = offers.rows, offers.price is None
    lines = len(rows) if is_wide else -(-len(rows) // 2)
    head = 8 if is_wide else _HEAD
    height = head + _ROW * lines + 8
    canvas = panel(PHONE_WIDTH, height + 12)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, height), CARD, RULE, radius=14, width=2)
    if offers.price is not None:
        word = t("to-float", language, price=money(offers.price, language))
        canvas.text(_LEFT + 4, 42, fit(word, 35, _RIGHT - _LEFT), 35, SOFT_INK)
    half = (_RIGHT - _LEFT) / (1 if is_wide else 2)
    for number, row in enumerate(rows):
        column, line = (0, number) if is_wide else (number % 2, number // 2)
        _draw_offer(canvas, _LEFT + half * column, head + _ROW * (line + 0.5), half, row, language)
    return quantize(canvas)


def _draw_offer(
    canvas: Canvas, x: float, y: float, width: float, row: Offer, language: str
) -> None:
    draw_company(canvas, x, y, row.company, _ROW)
    if row.factory is None:
        word = t("hq-city", language)
    else:
        takes = " + ".join(
            item_name(item, language) for item in facts.accepted_resources(row.factory)
        )
        word = t("hq-factory", language, good=item_name(row.factory, language), takes=takes)
    right = x + width
    if row.seat is not None:
        draw_seat_badge(canvas, right - 20, y, 17, row.seat)
        right -= 50
    if width > PHONE_WIDTH / 2:
        word = fit(word, SMALLEST, 460)
        canvas.text(right, y + 12, word, SMALLEST, SOFT_INK, anchor="rs")
        right -= text_width(word, SMALLEST) + 16
    left = x + NAME_WIDTH + 14
    shown_name = full_name(row.company)
    if text_width(shown_name, 34) > right - left:
        shown_name = shown_name.replace(" Railway", " Ry")
    canvas.text(left, y + 12, fit(shown_name, 34, right - left), 34, INK)
