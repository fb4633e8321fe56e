"""A whole game of Train Tycoon as a film: lines grow, prices move, shares change hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

import data.train_tycoon as facts
from data.texts import say
from render.film.film import SMALLEST, WIDTH, Moment
from render.film.frames import draw_film, shrink
from render.layout.box import Box, Space, Sprite, fill
from render.layout.stacks import Column, Grid, Row, rule
from render.layout.text import Text
from render.paint.canvas import Canvas
from render.paint.hexes import Window
from render.paint.image_cache import cached
from render.paint.picture import Picture
from render.paint.style import CARD, PHONE_WIDTH, SOFT_INK, WHITE
from render.pieces import draw_seat_mark
from render.train_tycoon.map.map_alt import find_map_changes
from render.train_tycoon.map.map_drawing import render_map
from render.train_tycoon.map.places import Marked
from render.train_tycoon.map.sheet import Sheet, overview_sheet
from render.train_tycoon.shared.livery import plate
from render.train_tycoon.shared.palettes import palette
from render.train_tycoon.shared.signs import draw_direction
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
    cells = [_company_box(row, language) for row in rows]
    columns = 2 if area[0] == WIDTH else 1
    ruled: list[Box] = []
    for at in range(0, len(cells), columns):
        ruled += [Grid(cells[at : at + columns], columns, top=True), rule(1)]
    canvas = Canvas(*area, CARD)
    box = Column(*ruled)
    box.draw(canvas, 6, 4, area[0] - 12, box.height(area[0] - 12))
    return canvas.finish()


def _company_box(row: _Row, language: str) -> Box:
    """Return a company's plate, its price with a sign of how it moved, and a mark for each
    share."""
    parts: list[Box] = [plate(row.company, size=SMALLEST, width=_PLATE)]
    if row.price is None:
        return Column(Row(*parts, Text("–", 24, SOFT_INK), fill()), Space(height=_SHARE))
    parts.append(Text(money(row.price, language), 25, bold=True))
    if row.price != row.before:
        parts.append(Sprite(draw_direction, row.price - row.before, room=(24, 24)))
        parts.append(Text(money(row.before, language), SMALLEST, SOFT_INK))
    shares = [Sprite(_draw_share, seat, room=(_SHARE, _SHARE)) for seat in row.shares]
    return Column(Row(*parts, fill()), Row(*shares, fill(), gap=3))


def _draw_share(canvas: Canvas, x: float, y: float, seat: int | None) -> None:
    """Draw a share in its owner's colour and shape, or an empty box if the bank has it."""
    if seat is None:
        canvas.box((x - 6, y - 6, x + 6, y + 6), WHITE, SOFT_INK, width=1.5)
    else:
        draw_seat_mark(canvas, x, y, 6, seat, edge=None)
