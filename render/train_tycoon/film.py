"""A whole game of Train Tycoon as a film: lines grow, prices move, shares change hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

import data.train_tycoon as facts
from data.texts import say
from render.film.film import SMALLEST, WIDTH, Moment
from render.film.frames import draw_film, shrink
from render.livery import draw_plate
from render.paint.canvas import Canvas
from render.paint.hexes import Window
from render.paint.image_cache import cached
from render.paint.picture import Picture
from render.paint.style import (
    ALARM,
    CARD,
    GOOD,
    INK,
    PHONE_WIDTH,
    RULE,
    SOFT_INK,
    WHITE,
    seat_style,
    text_width,
)
from render.pieces import mark_shape
from render.train_tycoon.map.map_alt import find_map_changes
from render.train_tycoon.map.map_drawing import render_map
from render.train_tycoon.map.places import Marked
from render.train_tycoon.map.sheet import Sheet, overview_sheet
from render.train_tycoon.shared.livery import LIVERIES
from render.train_tycoon.shared.palettes import palette
from render.train_tycoon.shared.table_values import price_moves
from render.train_tycoon.shared.words import round_name, t
from render.words import money
from rules.train_tycoon.model.state import Phase, State

_SCALE = WIDTH / PHONE_WIDTH
_UPRIGHT_WIDTH, _CUT = 432, 16
"""Width of an upright map, which leaves room next to it, and how much of its edge is cut off."""
_ROW, _PLATE = 51, 84
_SHARE = 13


class _Row(NamedTuple):
    """A company in a frame. `before` is its earlier price; `price` is None if it is not in play."""

    company: str
    price: int | None
    before: int
    shares: tuple[int | None, ...]


def film_of(moments: Sequence[Moment], names: Sequence[str], language: str) -> Picture:
    """Return the film of `moments`, oldest first, one frame each, 640 pixels wide.

    A frame shows the map with all lines, those new since the frame before framed; prices and
    shares of the companies; and everybody's worth. Names are by seat."""
    in_play = {name for moment in moments for name in moment.view.table.order}
    companies = [name for name in facts.companies() if name in in_play]

    def draw_panels(moment: Moment) -> Iterator[Image.Image]:
        """Yield the map, and the companies beside an upright map or below a wide one."""
        view, table = moment.view, moment.view.table
        before = {move.name: move.before for move in price_moves(moment.events)}
        rows = tuple(_company_row(table, name, before) for name in companies)
        sheet = _film_sheet(table.options.map)
        window = Window(_CUT, _CUT, sheet.width - 2 * _CUT, sheet.height - 2 * _CUT)
        marked = Marked(laid=find_map_changes(moment.events, table).laid)
        map_image = shrink(render_map(view, table, sheet, window, marked), palette(), _SCALE)
        room = WIDTH - map_image.width
        if room:
            beside = Image.new("RGB", (WIDTH, map_image.height))
            beside.paste(map_image)
            beside.paste(
                _render_companies(rows, (room, map_image.height), language), (map_image.width, 0)
            )
            yield beside
        else:
            yield map_image
            yield _render_companies(rows, (WIDTH, _ROW * -(-len(rows) // 2) + 8), language)

    def describe_round(moment: Moment) -> str:
        """Return the name of the turn just played, not of the one that follows it."""
        table: State = moment.view.table
        if table.phase is Phase.OVER or not moment.round or not moment.round[0]:
            return round_name(table, language)
        return t("film-turn", language, turn=str(moment.round[0]))

    about = say("film-alt-train-tycoon", language)
    return draw_film(
        moments, names, language, describe_round, about,
        panels=draw_panels, palette=palette(), solid="net",
    )  # fmt: skip


def _film_sheet(name: str) -> Sheet:
    """Return a wide map as wide as a film, an upright one so wide that there is room beside it;
    at the scale of a card."""
    wide = overview_sheet(name, PHONE_WIDTH + 2 * _CUT, 10_000)
    if wide.width > wide.height:
        return wide
    return overview_sheet(name, round(_UPRIGHT_WIDTH / _SCALE) + 2 * _CUT, 10_000)


def _company_row(table: State, name: str, before: dict[str, int]) -> _Row:
    company = table.companies[name]
    if not company.active:
        return _Row(name, None, 0, ())
    holders: list[int | None] = []
    for seat, player in enumerate(table.players):
        holders += [seat] * player.shares.get(name, 0)
    holders += [None] * company.bank
    return _Row(name, company.price, before.get(name, company.price), tuple(holders))


@cached
def _render_companies(rows: tuple[_Row, ...], area: tuple[int, int], language: str) -> Image.Image:
    """Return the companies in an area (width, height), in two columns if it is wide."""
    canvas = Canvas(*area, CARD)
    columns = 2 if area[0] == WIDTH else 1
    column_width = area[0] / columns
    for number, row in enumerate(rows):
        x, y = column_width * (number % columns), 4 + _ROW * (number // columns)
        _draw_company(canvas, x + 6, y, column_width - 12, row, language)
    return canvas.finish()


def _draw_company(
    canvas: Canvas, x: float, y: float, width: float, row: _Row, language: str
) -> None:
    """Draw a company's plate, its price with a sign of how it moved, and a mark for each share."""
    draw_plate(canvas, x, y, LIVERIES[row.company], size=SMALLEST, width=_PLATE)
    if row.price is None:
        canvas.text(x + _PLATE + 12, y + 21, "–", 24, SOFT_INK)
        return
    price = money(row.price, language)
    canvas.text(x + _PLATE + 12, y + 22, price, 25, INK, bold=True)
    left = x + _PLATE + 22 + text_width(price, 25, True)
    if row.price != row.before:
        has_risen = row.price > row.before
        colour = GOOD if has_risen else ALARM
        tip, foot = (y + 4, y + 20) if has_risen else (y + 21, y + 5)
        canvas.polygon([(left, foot), (left + 9, tip), (left + 18, foot)], colour)
        canvas.text(left + 24, y + 21, money(row.before, language), SMALLEST, SOFT_INK)
    gap = min(_SHARE + 3.0, (width - _SHARE) / max(1, len(row.shares) - 1))
    for number, seat in enumerate(row.shares):
        _draw_share(canvas, x + _SHARE / 2 + 2 + gap * number, y + 38, seat)
    canvas.line([(x, y + _ROW - 3), (x + width, y + _ROW - 3)], RULE, 1)


def _draw_share(canvas: Canvas, x: float, y: float, seat: int | None) -> None:
    """Draw a share in its owner's colour and shape, or an empty box if the bank has it."""
    if seat is None:
        canvas.box((x - 6, y - 6, x + 6, y + 6), WHITE, SOFT_INK, width=1.5)
        return
    style = seat_style(seat)
    canvas.polygon(mark_shape(style.mark, x, y, 6), style.colour)
