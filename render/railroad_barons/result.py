"""The end of a game: who won, by what, and where the share values stood."""

from __future__ import annotations

from collections.abc import Sequence

from render.alt import clipped, told_within
from render.charts import final
from render.charts.final import HERO, LARGE, MARGIN, Hero, Sum
from render.paint.picture import Picture, picture
from render.paint.style import PHONE_WIDTH, legible
from render.railroad_barons.panels.track import Lane, track
from render.railroad_barons.shared.inks import panel, settled
from render.railroad_barons.shared.reading import started, value
from render.railroad_barons.shared.words import told, why_over
from render.words import money, people
from rules.game import Standing
from rules.railroad_barons.model.state import State
from rules.railroad_barons.model.view import View

_GAP = 14
_SUMS = ("cash", "stock")


def winner(standing: Sequence[Standing]) -> int | None:
    """The seat alone in first place, None: a draw."""
    first = [row.seat for row in standing if row.place == 1]
    return first[0] if len(first) == 1 else None


def result(
    view: View, standing: Sequence[Standing], names: Sequence[str], language: str
) -> Picture:
    """The final card: the winner large, both players with cash and stock, the share value track.
    1000 pixels wide."""
    table, shown = view.table, people(names, language)
    won, tall = winner(standing), LARGE.tall + _GAP
    canvas = panel(PHONE_WIDTH, MARGIN + HERO + tall * len(standing) + _GAP + 4)
    final.hero(
        canvas,
        Hero(
            "Railroad Barons",
            (0, 1) if won is None else (won,),
            "" if won is None else shown[won],
            lambda name: _headline(name, language),
            _told_how(table, standing, language),
        ),
    )
    most = max((row.total or 0 for row in standing), default=0)
    y = float(MARGIN + HERO + _GAP)
    for row in standing:
        sums, name = _sums(row, language), shown[row.seat]
        final.line(canvas, y, row, name, sums, LARGE, language, won=row.seat == won)
        final.bar(canvas, y, row.seat, sums, most, LARGE)
        y += tall
    lanes = []
    for holding in started(table):
        index = table.holdings[holding].value or 0
        lanes.append(Lane(holding, index, index))
    panels = [settled(canvas), track(tuple(lanes), language)]
    return picture(panels, _alt(table, standing, names, won, language))


def _told_how(table: State, standing: Sequence[Standing], language: str) -> str:
    """What ended the game and by how much it was won."""
    totals = sorted((row.total or 0 for row in standing), reverse=True)
    lead = totals[0] - totals[-1] if totals else 0
    how = why_over(table, language)
    if not lead:
        return how
    return told("won-by", language, how=how, lead=money(lead, language))


def _headline(name: str, language: str) -> str:
    """That this one has won; without a name that it is a draw."""
    return told("wins", language, name=name) if name else told("draw", language)


def _sums(row: Standing, language: str) -> list[Sum]:
    found = []
    for key in _SUMS:
        dollars = row.sums.get(key) or 0
        word = f"{told(f'sum-{key}', language)} {money(dollars, language)}"
        found.append(Sum(word, dollars, key == "cash"))
    return found


def _alt(
    table: State,
    standing: Sequence[Standing],
    names: Sequence[str],
    won: int | None,
    language: str,
) -> str:
    called = [clipped(legible(name, seat, language)) for seat, name in enumerate(names)]
    headline = _headline("" if won is None else called[won], language)
    sentences = [f"{headline} {_told_how(table, standing, language)}."]
    for row in standing:
        sentences.append(
            told(
                "alt-result-row",
                language,
                place=str(row.place),
                name=called[row.seat],
                total=money(row.total or 0, language),
                sums=", ".join(each.told for each in _sums(row, language)),
            )
        )
    values = [
        f"{holding} {money(value(table, holding) or 0, language)}" for holding in started(table)
    ]
    if values:
        sentences.append(told("alt-values", language, values=", ".join(values)))
    return told_within(sentences)
