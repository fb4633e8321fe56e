"""A whole game of Train Tycoon as a film: lines grow, prices move, shares change hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

import data.train_tycoon as facts
from data.texts import say
from render.film import film as films
from render.film.film import SMALLEST, WIDTH, Moment, film_palette, quantize_frame, stack_images
from render.film.strip import (
    Bar,
    build_ribbon,
    film_alt,
    greatest_wealth,
    render_bars,
    render_ribbon,
)
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.picture import Picture
from render.paint.style import ALARM, CARD, GOOD, INK, RULE, SOFT_INK, WHITE, seat_style, text_width
from render.pieces import mark_shape
from render.train_tycoon.map.film_map import film_map_size, render_film_map
from render.train_tycoon.shared.chart_texts import t
from render.train_tycoon.shared.livery import draw_plate
from render.train_tycoon.shared.palettes import palette
from render.train_tycoon.shared.table_values import price_moves
from render.train_tycoon.shared.words import round_name
from render.words import legible_names, money
from rules.train_tycoon.model.state import Phase, State

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
    shown, greatest = legible_names(names, language), greatest_wealth(moments)
    companies = _played_companies(moments)

    def draw(chosen: Sequence[Moment]) -> Iterator[Image.Image]:
        for number, moment in enumerate(chosen):
            row = build_ribbon(chosen, number, _describe_turn(moment, language), shown)
            wealth = render_bars(_wealth_bars(moment, shown), greatest)
            parts = [
                render_ribbon(row, bool(moment.caption), language),
                _render_middle(moment, companies, language),
                wealth,
            ]
            yield quantize_frame(stack_images(parts), _film_palette())

    subject = say("film-alt-train-tycoon", language)
    return films.make_film(draw, moments, film_alt(moments, names, subject, language))


@facts.FACTS.cached
def _film_palette() -> Image.Image:
    return film_palette(palette())


def _played_companies(moments: Sequence[Moment]) -> tuple[str, ...]:
    """Return the companies that were ever in play, in the order of the list."""
    in_play = {name for moment in moments for name in moment.view.table.order}
    return tuple(name for name in facts.companies() if name in in_play)


def _describe_turn(moment: Moment, language: str) -> str:
    """Return the name of the turn just played, not of the one that follows it."""
    table: State = moment.view.table
    if table.phase is Phase.OVER or not moment.round or not moment.round[0]:
        return round_name(table, language)
    return t("film-turn", language, turn=str(moment.round[0]))


def _wealth_bars(moment: Moment, names: Sequence[str]) -> tuple[Bar, ...]:
    """Return everybody's worth, by seat; net is drawn in full colour."""
    return tuple(
        Bar(
            row.seat,
            names[row.seat],
            row.total or 0,
            max(0, min(row.total or 0, row.sums.get("net") or 0)),
        )
        for row in sorted(moment.standing, key=lambda row: row.seat)
    )


def _render_middle(moment: Moment, companies: tuple[str, ...], language: str) -> Image.Image:
    """Return the map with the companies: next to it if the map is upright, else below it."""
    table: State = moment.view.table
    map_image = render_film_map(table, moment.events)
    map_width, map_height = film_map_size(table.options.map)
    before = {move.company: move.before for move in price_moves(moment.events)}
    rows = tuple(_company_row(table, name, before) for name in companies)
    if map_width < WIDTH - 100:
        company_panel = _render_companies(rows, (WIDTH - map_width, map_height), language)
        image = Image.new("RGB", (WIDTH, map_height))
        image.paste(map_image, (0, 0))
        image.paste(company_panel, (map_width, 0))
        return image
    company_panel_below = _render_companies(rows, (WIDTH, _ROW * -(-len(rows) // 2) + 8), language)
    return stack_images([map_image, company_panel_below])


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
    draw_plate(canvas, x, y, row.company, size=SMALLEST, width=_PLATE)
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
