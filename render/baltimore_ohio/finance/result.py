"""The end of a game: who won, by how much, and the final share values."""

from __future__ import annotations

from collections.abc import Sequence

from render.alt import join_within, truncate
from render.baltimore_ohio.finance.track import build_counters, render_track
from render.baltimore_ohio.shared.palettes import panel, quantize
from render.baltimore_ohio.shared.table_values import share_value
from render.baltimore_ohio.shared.words import describe_ending, picture_text, short_name
from render.charts import final
from render.charts.final import HERO, MARGIN, SMALL, Hero, Sum
from render.paint.picture import Picture, picture
from render.paint.style import PHONE_WIDTH, TALLEST
from render.words import legible_names, money
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.model.view import View
from rules.game import Standing

_GAP = 12
_SUMS = ("cash", "stock")


def render_result(
    view: View, standing: Sequence[Standing], names: Sequence[str], language: str
) -> Picture:
    """Return the final card, 1000 pixels wide: the winner large, all players with cash and
    stock, and the Valuation Track if a phone has room for it. `standing` is in order of places."""
    table, shown = view.table, legible_names(names, language)
    how, winner = _describe_win(table, standing, language), standing[0].seat
    line_height = SMALL.tall + _GAP
    canvas = panel(PHONE_WIDTH, MARGIN + HERO + line_height * len(standing) + _GAP + 4)
    final.draw_hero(
        canvas,
        Hero(
            "Baltimore & Ohio",
            (winner,),
            shown[winner],
            lambda name: picture_text("wins", language, name=name),
            how,
        ),
    )
    greatest = max((row.total or 0 for row in standing), default=0)
    y = float(MARGIN + HERO + _GAP)
    for row in standing:
        sums, name = _result_sums(row, language), shown[row.seat]
        final.draw_player(canvas, y, row, name, sums, SMALL, language, won=row.seat == winner)
        final.draw_total_bar(canvas, y, row.seat, sums, greatest, SMALL)
        y += line_height
    panels = [quantize(canvas), render_track(build_counters(table), table.tech_level, language)]
    if sum(panel.height for panel in panels) > TALLEST:
        del panels[1:]
    return picture(panels, _alt_text(table, standing, names, how, language))


def _result_sums(row: Standing, language: str) -> list[Sum]:
    sums_list = []
    for key in _SUMS:
        dollars = row.sums.get(key) or 0
        word = f"{picture_text(f'sum-{key}', language)} {money(dollars, language)}"
        sums_list.append(Sum(word, dollars, key == "cash"))
    return sums_list


def _describe_win(table: State, standing: Sequence[Standing], language: str) -> str:
    """Return what ended the game and by how much it was won."""
    how = describe_ending(table, language)
    if len(standing) < 2:
        return how
    lead = (standing[0].total or 0) - (standing[1].total or 0)
    if not lead:
        return picture_text("tied", language, how=how)
    return picture_text("won-by", language, how=how, lead=money(lead, language))


def _alt_text(
    table: State,
    standing: Sequence[Standing],
    names: Sequence[str],
    how: str,
    language: str,
) -> str:
    shown_names = [truncate(name) for name in legible_names(names, language)]
    sentences = [f"{picture_text('wins', language, name=shown_names[standing[0].seat])} {how}."]
    for row in standing:
        sentences.append(
            picture_text(
                "alt-result-row",
                language,
                place=str(row.place),
                name=shown_names[row.seat],
                total=money(row.total or 0, language),
                sums=", ".join(part.told for part in _result_sums(row, language)),
            )
        )
    values = [
        f"{short_name(name)} {money(share_value(table, name) or 0, language)}"
        for name in table.order
    ]
    if values:
        sentences.append(picture_text("alt-values", language, values=", ".join(values)))
    return join_within(sentences)
