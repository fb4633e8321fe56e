"""A whole game of Train Tycoon as a film: lines grow, prices move, shares change hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from PIL import Image

import data.train_tycoon as facts
from data.texts import say
from render.film import film as films
from render.film.film import SMALLEST, WIDTH, Moment, flat, reduced, stacked
from render.film.strip import Bar, bars, film_alt, most_of, ribbon, ribbon_of
from render.paint.canvas import Canvas
from render.paint.kept import kept
from render.paint.picture import Picture
from render.paint.style import ALARM, CARD, GOOD, INK, RULE, SOFT_INK, WHITE, seat_style, text_width
from render.pieces import mark_shape
from render.train_tycoon.map.film_map import film_map, size
from render.train_tycoon.shared.inks import inks
from render.train_tycoon.shared.livery import plate
from render.train_tycoon.shared.reading import moves
from render.train_tycoon.shared.terms import t
from render.train_tycoon.shared.words import round_name
from render.words import money, people
from rules.train_tycoon.model.state import Phase, State

_ROW, _PLATE = 51, 84
_SHARE = 13


class _Row(NamedTuple):
    """A company in a frame; `before`: where its price was. None for one not in play."""

    company: str
    price: int | None
    before: int
    shares: tuple[int | None, ...]


def film(moments: Sequence[Moment], names: Sequence[str], language: str) -> Picture:
    """The film of `moments`, oldest first, a frame each: the map with every line and those new
    since the frame before, prices and shares of the companies, and what everybody was worth. 640
    pixels wide. Names are by seat."""
    shown, most = people(names, language), most_of(moments)
    played = _played(moments)

    def draw(chosen: Sequence[Moment]) -> Iterator[Image.Image]:
        for number, moment in enumerate(chosen):
            row = ribbon_of(chosen, number, _turn(moment, language), shown)
            wealth = bars(_bars(moment, shown), most)
            parts = [
                ribbon(row, bool(moment.caption), language),
                _middle(moment, played, language),
                wealth,
            ]
            yield flat(stacked(parts), _palette())

    about = say("film-alt-train-tycoon", language)
    return films.film(draw, moments, film_alt(moments, names, about, language))


@cache
def _palette() -> Image.Image:
    return reduced(inks())


def _played(moments: Sequence[Moment]) -> tuple[str, ...]:
    """The companies that were ever in play, in the order of the list."""
    there = {name for moment in moments for name in moment.view.table.order}
    return tuple(name for name in facts.companies() if name in there)


def _turn(moment: Moment, language: str) -> str:
    """The turn just played in, not the one that follows it."""
    table: State = moment.view.table
    if table.phase is Phase.OVER or not moment.round or not moment.round[0]:
        return round_name(table, language)
    return t("film-turn", language, turn=str(moment.round[0]))


def _bars(moment: Moment, names: Sequence[str]) -> tuple[Bar, ...]:
    """Everybody's worth by seat: net in full colour."""
    return tuple(
        Bar(
            row.seat,
            names[row.seat],
            row.total or 0,
            max(0, min(row.total or 0, row.sums.get("net") or 0)),
        )
        for row in sorted(moment.standing, key=lambda row: row.seat)
    )


def _middle(moment: Moment, played: tuple[str, ...], language: str) -> Image.Image:
    """The map, with the companies beside it where it stands upright, else below it."""
    table: State = moment.view.table
    drawn = film_map(table, moment.events)
    wide, tall = size(table.options.map)
    before = {move.company: move.before for move in moves(moment.events)}
    rows = tuple(_row(table, name, before) for name in played)
    if wide < WIDTH - 100:
        beside = _companies(rows, (WIDTH - wide, tall), language)
        whole = Image.new("RGB", (WIDTH, tall))
        whole.paste(drawn, (0, 0))
        whole.paste(beside, (wide, 0))
        return whole
    below = _companies(rows, (WIDTH, _ROW * -(-len(rows) // 2) + 8), language)
    return stacked([drawn, below])


def _row(table: State, name: str, before: dict[str, int]) -> _Row:
    company = table.companies[name]
    if not company.active:
        return _Row(name, None, 0, ())
    held: list[int | None] = []
    for seat, player in enumerate(table.players):
        held += [seat] * player.shares.get(name, 0)
    held += [None] * company.bank
    return _Row(name, company.price, before.get(name, company.price), tuple(held))


@kept
def _companies(rows: tuple[_Row, ...], area: tuple[int, int], language: str) -> Image.Image:
    """The companies in an area of so many pixels, in two columns if it is wide."""
    canvas = Canvas(*area, CARD)
    columns = 2 if area[0] == WIDTH else 1
    each = area[0] / columns
    for number, row in enumerate(rows):
        x, y = each * (number % columns), 4 + _ROW * (number // columns)
        _company(canvas, x + 6, y, each - 12, row, language)
    return canvas.finish()


def _company(canvas: Canvas, x: float, y: float, wide: float, row: _Row, language: str) -> None:
    """The plate, the price with a sign of how it moved, and a mark for each share."""
    plate(canvas, x, y, row.company, size=SMALLEST, width=_PLATE)
    if row.price is None:
        canvas.text(x + _PLATE + 12, y + 21, "–", 24, SOFT_INK)
        return
    told = money(row.price, language)
    canvas.text(x + _PLATE + 12, y + 22, told, 25, INK, bold=True)
    left = x + _PLATE + 22 + text_width(told, 25, True)
    if row.price != row.before:
        up = row.price > row.before
        ink = GOOD if up else ALARM
        tip, foot = (y + 4, y + 20) if up else (y + 21, y + 5)
        canvas.polygon([(left, foot), (left + 9, tip), (left + 18, foot)], ink)
        canvas.text(left + 24, y + 21, money(row.before, language), SMALLEST, SOFT_INK)
    gap = min(_SHARE + 3.0, (wide - _SHARE) / max(1, len(row.shares) - 1))
    for number, seat in enumerate(row.shares):
        _share(canvas, x + _SHARE / 2 + 2 + gap * number, y + 38, seat)
    canvas.line([(x, y + _ROW - 3), (x + wide, y + _ROW - 3)], RULE, 1)


def _share(canvas: Canvas, x: float, y: float, seat: int | None) -> None:
    """A share in its owner's colour and shape; one of the bank is an empty box."""
    if seat is None:
        canvas.box((x - 6, y - 6, x + 6, y + 6), WHITE, SOFT_INK, width=1.5)
        return
    look = seat_style(seat)
    canvas.polygon(mark_shape(look.mark, x, y, 6), look.colour)
