"""The end of a game: who won, by how much, and the final share values."""

from __future__ import annotations

from collections.abc import Sequence

from render.alt import join_within, truncate
from render.charts import final
from render.charts.final import HERO, LARGE, MARGIN, Hero, Sum
from render.paint.picture import Picture, picture
from render.paint.style import PHONE_WIDTH, legible_name
from render.railroad_barons.panels.track import Lane, render_track
from render.railroad_barons.shared.palettes import panel, quantize
from render.railroad_barons.shared.table_values import share_value, started_holdings
from render.railroad_barons.shared.words import describe_ending, picture_text
from render.words import legible_names, money
from rules.game import Standing
from rules.railroad_barons.model.state import State
from rules.railroad_barons.model.view import View

_GAP = 14
_SUMS = ("cash", "stock")


def winner(standing: Sequence[Standing]) -> int | None:
    """Return the seat alone in first place, or None for a draw."""
    first = [row.seat for row in standing if row.place == 1]
    return first[0] if len(first) == 1 else None


def render_result(
    view: View, standing: Sequence[Standing], names: Sequence[str], language: str
) -> Picture:
    """Return the final card, 1000 pixels wide: the winner large, both players with cash and
    stock, and the share value track."""
    table, shown = view.table, legible_names(names, language)
    winning_seat, line_height = winner(standing), LARGE.tall + _GAP
    canvas = panel(PHONE_WIDTH, MARGIN + HERO + line_height * len(standing) + _GAP + 4)
    final.draw_hero(
        canvas,
        Hero(
            "Railroad Barons",
            (0, 1) if winning_seat is None else (winning_seat,),
            "" if winning_seat is None else shown[winning_seat],
            lambda name: _headline(name, language),
            _describe_win(table, standing, language),
        ),
    )
    greatest = max((row.total or 0 for row in standing), default=0)
    y = float(MARGIN + HERO + _GAP)
    for row in standing:
        sums, name = _result_sums(row, language), shown[row.seat]
        final.draw_player(canvas, y, row, name, sums, LARGE, language, won=row.seat == winning_seat)
        final.draw_total_bar(canvas, y, row.seat, sums, greatest, LARGE)
        y += line_height
    lanes = []
    for holding in started_holdings(table):
        index = table.holdings[holding].value or 0
        lanes.append(Lane(holding, index, index))
    panels = [quantize(canvas), render_track(tuple(lanes), language)]
    return picture(panels, _alt_text(table, standing, names, winning_seat, language))


def _describe_win(table: State, standing: Sequence[Standing], language: str) -> str:
    """Return what ended the game and by how much it was won."""
    totals = sorted((row.total or 0 for row in standing), reverse=True)
    lead = totals[0] - totals[-1] if totals else 0
    how = describe_ending(table, language)
    if not lead:
        return how
    return picture_text("won-by", language, how=how, lead=money(lead, language))


def _headline(name: str, language: str) -> str:
    """Return that this player has won; without a name, that it is a draw."""
    return picture_text("wins", language, name=name) if name else picture_text("draw", language)


def _result_sums(row: Standing, language: str) -> list[Sum]:
    sums_list = []
    for key in _SUMS:
        dollars = row.sums.get(key) or 0
        word = f"{picture_text(f'sum-{key}', language)} {money(dollars, language)}"
        sums_list.append(Sum(word, dollars, key == "cash"))
    return sums_list


def _alt_text(
    table: State,
    standing: Sequence[Standing],
    names: Sequence[str],
    winning_seat: int | None,
    language: str,
) -> str:
    shown_names = [truncate(legible_name(name, seat, language)) for seat, name in enumerate(names)]
    headline = _headline("" if winning_seat is None else shown_names[winning_seat], language)
    sentences = [f"{headline} {_describe_win(table, standing, language)}."]
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
        f"{holding} {money(share_value(table, holding) or 0, language)}"
        for holding in started_holdings(table)
    ]
    if values:
        sentences.append(picture_text("alt-values", language, values=", ".join(values)))
    return join_within(sentences)
