"""The end of a game: who won, by what, and all the sums of everybody's worth."""

from __future__ import annotations

from collections.abc import Sequence

from render.alt import clipped, told_within
from render.charts import final
from render.charts.final import HERO, LEFT, MARGIN, RIGHT, SMALL, TINY, Hero, Sizes, Sum
from render.paint.canvas import Canvas
from render.paint.picture import Picture, picture
from render.paint.style import ALARM, PHONE_WIDTH, WHITE, legible
from render.train_tycoon.finance.shares import counts_of, rows_of, sums
from render.train_tycoon.shared.inks import panel, settled
from render.train_tycoon.shared.terms import t
from render.train_tycoon.shared.words import short, waits_for
from render.words import money, people
from rules.game import Standing
from rules.train_tycoon.model.view import View

_GAP = 10
_TALLEST = 1_540
"""Pixels that the picture should have at most."""
_SUMS = ("net", "shares")

_BARE = SMALL._replace(tall=116)
"""For few whose bars would all be empty."""


def result(
    view: View, standing: Sequence[Standing], names: Sequence[str], language: str
) -> Picture:
    """The final card: the winners large, all players with net and shares, and the table of all
    shares with what each counts. 1000 pixels wide; `standing` from first to last."""
    table, shown = view.table, people(names, language)
    won = tuple(row.seat for row in standing if row.place == 1)
    how, sizes = _told_how(view, standing, language), SMALL if len(standing) < 4 else TINY
    if all((row.total or 0) <= 0 for row in standing):
        sizes = _BARE if sizes is SMALL else TINY
    tall = sizes.tall + _GAP
    canvas = panel(PHONE_WIDTH, MARGIN + HERO + tall * len(standing) + _GAP + 4)
    name = shown[won[0]] if len(won) == 1 else ""
    final.hero(
        canvas,
        Hero("Train Tycoon", won, name, lambda name: _headline(name, len(won), language), how),
    )
    most = max((_length(row) for row in standing), default=0)
    y = float(MARGIN + HERO + _GAP)
    for row in standing:
        parts = _sums(row, language)
        lettered = parts if sizes is not TINY else []
        called, first = shown[row.seat], row.place == 1
        final.line(canvas, y, row, called, lettered, sizes, language, won=first)
        _bar(canvas, y, row, parts, most, sizes)
        y += tall
    order = [row.seat for row in standing]
    room = _TALLEST - canvas.height
    below = sums(counts_of(table, order), rows_of(table, order), language, room)
    return picture([settled(canvas), below], _alt(view, standing, names, how, language))


def _told_how(view: View, standing: Sequence[Standing], language: str) -> str:
    """That the last turn is played, and by how much it was won."""
    how = waits_for(view, (), language) if not view.to_move else t("stopped", language)
    totals = sorted((row.total or 0 for row in standing), reverse=True)
    if len(totals) < 2 or totals[0] == totals[1]:
        return how
    return t("won-by", language, how=how, lead=money(totals[0] - totals[1], language))


def _headline(name: str, winners: int, language: str) -> str:
    """That this one has won; without a name how many share the victory."""
    return t("wins", language, name=name) if name else t("shared", language, count=winners)


def _sums(row: Standing, language: str) -> list[Sum]:
    found = []
    for key in _SUMS:
        dollars = row.sums.get(key) or 0
        word = f"{t(f'sum-{key}', language)} {money(dollars, language)}"
        found.append(Sum(word, dollars, key == "net"))
    return found


def _length(row: Standing) -> int:
    """Dollars that a player's bar is long: what adds to the total, whatever is taken off it."""
    return sum(max(0, row.sums.get(key) or 0) for key in _SUMS)


def _bar(
    canvas: Canvas, y: float, row: Standing, parts: Sequence[Sum], most: int, sizes: Sizes
) -> None:
    """What adds to the total, nothing if that is below nothing; what is taken off it is crossed out
    at the end."""
    if (row.total or 0) <= 0:
        return
    final.bar(canvas, y, row.seat, [part for part in parts if part.dollars > 0], most, sizes)
    unit, (top, bottom) = (RIGHT - LEFT) / most, sizes.bar
    right, left = LEFT + _length(row) * unit, LEFT + (row.total or 0) * unit
    if right - left < 1:
        return
    canvas.box((left, y + top, right, y + bottom), WHITE, ALARM, width=3)
    x = left + 8
    while x < right - 10:
        canvas.line([(x, y + bottom - 3), (x + 8, y + top + 3)], ALARM, 2)
        x += 14


def _alt(
    view: View, standing: Sequence[Standing], names: Sequence[str], how: str, language: str
) -> str:
    called = [clipped(legible(name, seat, language)) for seat, name in enumerate(names)]
    first = [row.seat for row in standing if row.place == 1]
    headline = _headline(called[first[0]] if len(first) == 1 else "", len(first), language)
    sentences = [f"{headline} {how}."]
    for row in standing:
        sentences.append(
            t(
                "alt-result-row",
                language,
                place=str(row.place),
                name=called[row.seat],
                total=money(row.total or 0, language),
                sums=", ".join(part.told for part in _sums(row, language)),
            )
        )
    values = [
        f"{short(row.company)} {money(row.value, language)}" for row in rows_of(view.table, [])
    ]
    if values:
        sentences.append(t("alt-values", language, values=", ".join(values)))
    return told_within(sentences)
