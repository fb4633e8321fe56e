"""The final card of a game: the winner large, and for each player a card with the sums behind the
total and a bar of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Literal, NamedTuple

from data.texts import say
from render.alt import end_sentence, truncate
from render.layout.box import Box, Card, Space, Sprite, fill
from render.layout.seats import badge
from render.layout.stacks import Column, Line, Row, Table
from render.layout.text import Name, Paragraph, Text, amount, label
from render.paint.canvas import Box as Edges
from render.paint.canvas import Canvas, Point
from render.paint.style import (
    ALARM,
    INK,
    PHONE_WIDTH,
    RULE,
    SOFT_INK,
    WHITE,
    fit,
    format_cash,
    seat_style,
    text_width,
)
from render.pieces import draw_railway, draw_seat_badge
from render.words import money
from rules.game import Standing

Look = Literal["full", "pale", "dark"]
"""How a part of a bar is drawn: in full colour, pale and striped, or dark."""
_HEADLINE = 88, 76, 64, 58
_HERO_WIDTH, _TEXT_WIDTH = PHONE_WIDTH - 36, 712


class Hero(NamedTuple):
    """`winners` are seats, several if they share the first place; `name` is that of a single
    winner, and `shared` the headline if there is none; `how` says what ended the game and by how
    much."""

    game: str
    winners: tuple[int, ...]
    name: str
    how: str
    shared: str = ""


def make_hero(
    game: str, standing: Sequence[Standing], names: Sequence[str], how: str, shared: str = ""
) -> Hero:
    """Return the hero of a game that whoever has most has won."""
    winners = tuple(sorted(row.seat for row in standing if row.place == 1))
    return Hero(game, winners, names[winners[0]] if len(winners) == 1 else "", how, shared)


def describe_lead(how: str, standing: Sequence[Standing], language: str, tied: str = "") -> str:
    """Return what ended the game (`how`) and by how much it was won; `tied` instead of that if by
    nothing."""
    totals = sorted((row.total or 0 for row in standing), reverse=True)
    if len(totals) < 2:
        return how
    if totals[0] == totals[1]:
        return tied or how
    return say("charts-won-by", language, how=how, lead=money(totals[0] - totals[1], language))


class Sum(NamedTuple):
    """A sum behind a total, in dollars, None if it is secret; `text` is how it is written."""

    text: str
    dollars: int | None
    look: Look


class Player(NamedTuple):
    """A player's card. `about` is a line below the name; `total` is the sum at the right, made of
    `sums`."""

    place: int
    seat: int
    name: str
    dollars: int | None
    total: Box
    sums: Sequence[Sum]
    won: bool
    about: str = ""


def total_text(dollars: int | None, language: str) -> Box:
    return amount(format_cash(dollars, language), 46)


def build_players(
    standing: Sequence[Standing],
    names: Sequence[str],
    looks: Mapping[str, Look],
    name_sum: Callable[[str], str],
    language: str,
    *,
    winners: Collection[int],
    total: Callable[[int | None, str], Box] = total_text,
) -> list[Player]:
    """Return the players of a ranking; `looks` has the sums that are shown, in their order."""
    return [
        Player(
            row.place,
            row.seat,
            names[row.seat],
            row.total,
            total(row.total, language),
            [
                Sum(f"{name_sum(key)} {format_cash(row.sums[key], language)}", row.sums[key], look)
                for key, look in looks.items()
                if key in row.sums
            ],
            row.seat in winners,
        )
        for row in standing
    ]


def final_card(
    hero: Hero, players: Sequence[Player], language: str, *, brief: bool = False, foot: str = ""
) -> Box:
    """Return the card; with `brief`, for many players whose sums are shown elsewhere, those are
    left out."""
    most = max((_length(row) for row in players), default=0)
    widths = _sum_widths(players)
    cards = [_player_card(row, most, widths, language, brief) for row in players]
    below = [Row(fill(), label(foot, 34), fill())] if foot else []
    return Column(Space(height=14), _hero_box(hero, language), *cards, *below, gap=9, separator=" ")


def _hero_box(shown: Hero, language: str) -> Box:
    single = shown.winners[0] if len(shown.winners) == 1 else None
    style = seat_style(single)
    name = shown.name
    if any(text_width(word, _HEADLINE[-1], True) > _TEXT_WIDTH for word in name.split()):
        name = fit(name, _HEADLINE[-1], _TEXT_WIDTH, True)

    def headline(name: str) -> str:
        return say("charts-wins", language, name=name) if name else shown.shared

    lines = Column(
        Text(shown.game, 36, style.text),
        Paragraph(headline(name), _HEADLINE[0], style.text, bold=True, smaller=_HEADLINE[1:]),
        Paragraph(shown.how, 38, style.text),
        gap=6,
    )
    winners = Sprite(_draw_winners, shown.winners, room=(176, 176))
    railway = Sprite(_draw_railway, single, room=(_HERO_WIDTH, 52), corner=True)
    column = Column(
        Card(Row(winners, lines, gap=30), ground=None, edge=None, pad=(24, 14)), railway
    )
    words = f"{end_sentence(headline(truncate(shown.name)))} {end_sentence(shown.how)}"
    return Card(column, ground=style.colour, edge=None, radius=22, pad=(0, 10), words=words)


def _draw_railway(canvas: Canvas, x: float, y: float, seat: int | None) -> None:
    style = seat_style(seat)
    draw_railway(canvas, x, x + _HERO_WIDTH, y, style.colour, style.text)


def _draw_winners(canvas: Canvas, x: float, y: float, winners: tuple[int, ...]) -> None:
    canvas.circle(x, y, 88, WHITE)
    radius, places = _BADGES[max(1, len(winners))]
    for seat, (dx, dy) in zip(winners or (None,), places, strict=True):
        draw_seat_badge(canvas, x + dx, y + dy, radius, seat)


_BADGES: dict[int, tuple[int, tuple[Point, ...]]] = {
    1: (54, ((0, 0),)),
    2: (30, ((-38, 0), (38, 0))),
    3: (25, ((0, -40), (-38, 26), (38, 26))),
    4: (24, ((-32, -32), (32, -32), (-32, 32), (32, 32))),
    5: (20, ((0, -52), (-50, -14), (50, -14), (-30, 42), (30, 42))),
    6: (19, ((-28, -48), (28, -48), (-54, 0), (54, 0), (-28, 48), (28, 48))),
}
"""Radius and offsets of the badges by the number of winners."""


def _player_card(
    row: Player, most: int, widths: Sequence[float], language: str, brief: bool
) -> Box:
    style = seat_style(row.seat)
    place = Text(str(row.place), 46, SOFT_INK, bold=True, align="middle")
    place.width = place.min_width = 26
    name = Name(row.name, 42, bold=True, cut_to=200, grow=1)
    lines: list[Box] = [Row(place, badge(row.seat, 22), name, row.total, gap=16)]
    if row.about:
        lines.append(Row(Space(86), Paragraph(row.about, 34, SOFT_INK, most=2), gap=0))
    if row.sums and not brief:
        cells = [
            Row(Sprite(_draw_sample, row.seat, part.look, room=(26, 28)), Text(part.text, 34))
            for part in row.sums
        ]
        lines.append(Table([Line(cells)], head=False, pad=0, gap=36, least=widths, grow=0))
    if (row.dollars or 0) > 0:
        lines.append(_Bar(row, most))
    said = say(
        "charts-place",
        language,
        place=str(row.place),
        name=truncate(row.name),
        total=row.total.words(),
        sums=", ".join(part.text for part in row.sums) or "–",
    )
    return Card(
        Column(*lines, gap=2),
        edge=style.colour if row.won else RULE,
        line=5 if row.won else 2,
        pad=(22, 5),
        words=", ".join(filter(None, (said, row.about))) + ".",
    )


def _sum_widths(players: Sequence[Player]) -> list[float]:
    """Return the widths of the columns of sums, the same on all cards."""
    count = max((len(row.sums) for row in players), default=0)
    return [
        max(38 + text_width(row.sums[n].text, 34) for row in players if n < len(row.sums))
        for n in range(count)
    ]


def _length(row: Player) -> int:
    """Return the length of a player's bar in dollars: what adds to the total, before what is
    deducted from it."""
    return sum(max(0, part.dollars or 0) for part in row.sums)


class _Bar(Box):
    """The total as a bar of what adds to it, `most` dollars as long as there is room; what is
    deducted is crossed out at the end."""

    grow = 1

    def __init__(self, row: Player, most: int) -> None:
        self._row, self._most = row, most

    def height(self, width: float) -> float:
        return 24

    def draw(
        self, canvas: Canvas, x: float, y: float, width: float, height: float, letters: int = 0
    ) -> None:
        unit, top, bottom, left = width / (self._most or 1), y + 2, y + height - 2, x
        for part in self._row.sums:
            if (dollars := part.dollars or 0) > 0:
                end = left + dollars * unit
                draw_bar_part(canvas, (left, top, end, bottom), self._row.seat, part.look)
                left = end
        total = x + (self._row.dollars or 0) * unit
        if left - total < 1:
            return
        canvas.box((total, top, left, bottom), WHITE, ALARM, width=3)
        for at in range(round(total) + 8, round(left) - 10, 14):
            canvas.line([(at, bottom - 3), (at + 8, top + 3)], ALARM, 2)


def _draw_sample(canvas: Canvas, x: float, y: float, seat: int | None, look: Look) -> None:
    draw_bar_part(canvas, (x - 13, y - 13, x + 13, y + 13), seat, look)


def draw_bar_part(canvas: Canvas, box: Edges, seat: int | None, look: Look) -> None:
    style = seat_style(seat)
    left, top, right, bottom = box
    canvas.box(box, {"full": style.colour, "pale": style.tint}.get(look, SOFT_INK))
    if look == "pale":
        x = left + 7
        while x < right - 3:
            canvas.line([(x, top), (x, bottom)], style.colour, 3)
            x += 10
    canvas.box(box, None, INK, width=2)
