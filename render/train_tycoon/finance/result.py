"""The end of a game: who won, by how much, and the sums of everybody's worth."""

from __future__ import annotations

from collections.abc import Sequence

from render.alt import join_within, truncate
from render.charts import final
from render.charts.final import HERO, LEFT, MARGIN, RIGHT, SMALL, TINY, Hero, Sizes, Sum
from render.paint.canvas import Canvas
from render.paint.picture import Picture, picture
from render.paint.style import ALARM, PHONE_WIDTH, WHITE, legible_name
from render.train_tycoon.finance.shares import company_rows, render_sums, seat_counts
from render.train_tycoon.shared.chart_texts import t
from render.train_tycoon.shared.palettes import panel, quantize
from render.train_tycoon.shared.words import describe_prompt, short_name
from render.words import legible_names, money
from rules.game import Standing
from rules.train_tycoon.model.view import View

_GAP = 10
_MAX_HEIGHT = 1_540
"""Wanted maximum height of the picture, in pixels."""
_SUMS = ("net", "shares")

_WITHOUT_BARS = SMALL._replace(tall=116)
"""Layout for few players if all bars would be empty."""


def render_result(
    view: View, standing: Sequence[Standing], names: Sequence[str], language: str
) -> Picture:
    """Return the final card, 1000 pixels wide: the winners large, all players with net and
    shares, and the table of all shares with what each is worth. `standing` is in order of
    places."""
    table, shown = view.table, legible_names(names, language)
    winners = tuple(row.seat for row in standing if row.place == 1)
    how, sizes = _describe_win(view, standing, language), SMALL if len(standing) < 4 else TINY
    if all((row.total or 0) <= 0 for row in standing):
        sizes = _WITHOUT_BARS if sizes is SMALL else TINY
    line_height = sizes.tall + _GAP
    canvas = panel(PHONE_WIDTH, MARGIN + HERO + line_height * len(standing) + _GAP + 4)
    name = shown[winners[0]] if len(winners) == 1 else ""
    final.draw_hero(
        canvas,
        Hero(
            "Train Tycoon", winners, name, lambda name: _headline(name, len(winners), language), how
        ),
    )
    longest = max((_bar_length(row) for row in standing), default=0)
    y = float(MARGIN + HERO + _GAP)
    for row in standing:
        parts = _result_sums(row, language)
        shown_parts = parts if sizes is not TINY else []
        shown_name, first = shown[row.seat], row.place == 1
        final.draw_player(canvas, y, row, shown_name, shown_parts, sizes, language, won=first)
        _draw_bar(canvas, y, row, parts, longest, sizes)
        y += line_height
    order = [row.seat for row in standing]
    room = _MAX_HEIGHT - canvas.height
    shares_table = render_sums(
        seat_counts(table, order), company_rows(table, order), language, room
    )
    return picture(
        [quantize(canvas), shares_table], _alt_text(view, standing, names, how, language)
    )


def _describe_win(view: View, standing: Sequence[Standing], language: str) -> str:
    """Return that the last turn is over, and by how much the game was won."""
    how = describe_prompt(view, (), language) if not view.to_move else t("stopped", language)
    totals = sorted((row.total or 0 for row in standing), reverse=True)
    if len(totals) < 2 or totals[0] == totals[1]:
        return how
    return t("won-by", language, how=how, lead=money(totals[0] - totals[1], language))


def _headline(name: str, winners: int, language: str) -> str:
    """Return that this player has won; without a name, how many share the victory."""
    return t("wins", language, name=name) if name else t("shared", language, count=winners)


def _result_sums(row: Standing, language: str) -> list[Sum]:
    sums_list = []
    for key in _SUMS:
        dollars = row.sums.get(key) or 0
        word = f"{t(f'sum-{key}', language)} {money(dollars, language)}"
        sums_list.append(Sum(word, dollars, key == "net"))
    return sums_list


def _bar_length(row: Standing) -> int:
    """Return the length of a player's bar in dollars: what adds to the total, before what is
    deducted from it."""
    return sum(max(0, row.sums.get(key) or 0) for key in _SUMS)


def _draw_bar(
    canvas: Canvas, y: float, row: Standing, parts: Sequence[Sum], longest: int, sizes: Sizes
) -> None:
    """Draw what adds to the total, or nothing if the total is not positive; what is deducted is
    crossed out at the end."""
    if (row.total or 0) <= 0:
        return
    final.draw_total_bar(
        canvas, y, row.seat, [part for part in parts if part.dollars > 0], longest, sizes
    )
    unit, (top, bottom) = (RIGHT - LEFT) / longest, sizes.bar
    right, left = LEFT + _bar_length(row) * unit, LEFT + (row.total or 0) * unit
    if right - left < 1:
        return
    canvas.box((left, y + top, right, y + bottom), WHITE, ALARM, width=3)
    x = left + 8
    while x < right - 10:
        canvas.line([(x, y + bottom - 3), (x + 8, y + top + 3)], ALARM, 2)
        x += 14


def _alt_text(
    view: View, standing: Sequence[Standing], names: Sequence[str], how: str, language: str
) -> str:
    shown_names = [truncate(legible_name(name, seat, language)) for seat, name in enumerate(names)]
    first = [row.seat for row in standing if row.place == 1]
    headline = _headline(shown_names[first[0]] if len(first) == 1 else "", len(first), language)
    sentences = [f"{headline} {how}."]
    for row in standing:
        sentences.append(
            t(
                "alt-result-row",
                language,
                place=str(row.place),
                name=shown_names[row.seat],
                total=money(row.total or 0, language),
                sums=", ".join(part.told for part in _result_sums(row, language)),
            )
        )
    values = [
        f"{short_name(row.company)} {money(row.value, language)}"
        for row in company_rows(view.table, [])
    ]
    if values:
        sentences.append(t("alt-values", language, values=", ".join(values)))
    return join_within(sentences)
