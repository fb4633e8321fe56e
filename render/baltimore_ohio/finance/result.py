"""The end of a game: who won, by what, and where the share values stood."""

from __future__ import annotations

from collections.abc import Sequence

from render.alt import clipped, told_within
from render.baltimore_ohio.finance.track import counters_of, track
from render.baltimore_ohio.shared.inks import panel, settled
from render.baltimore_ohio.shared.reading import value
from render.baltimore_ohio.shared.words import short, told, why_over
from render.charts import final
from render.charts.final import HERO, MARGIN, SMALL, Hero, Sum
from render.paint.picture import Picture, picture
from render.paint.style import PHONE_WIDTH, TALLEST
from render.words import money, people
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.model.view import View
from rules.game import Standing

_GAP = 12
_SUMS = ("cash", "stock")


def result(
    view: View, standing: Sequence[Standing], names: Sequence[str], language: str
) -> Picture:
    """The final card: the winner large, all players with cash and stock, the Valuation Track if a
    phone has room for it.
    1000 pixels wide; `standing` from first to last."""
    table, shown = view.table, people(names, language)
    how, won = _told_how(table, standing, language), standing[0].seat
    tall = SMALL.tall + _GAP
    canvas = panel(PHONE_WIDTH, MARGIN + HERO + tall * len(standing) + _GAP + 4)
    final.hero(
        canvas,
        Hero(
            "Baltimore & Ohio",
            (won,),
            shown[won],
            lambda name: told("wins", language, name=name),
            how,
        ),
    )
    most = max((row.total or 0 for row in standing), default=0)
    y = float(MARGIN + HERO + _GAP)
    for row in standing:
        sums, name = _sums(row, language), shown[row.seat]
        final.line(canvas, y, row, name, sums, SMALL, language, won=row.seat == won)
        final.bar(canvas, y, row.seat, sums, most, SMALL)
        y += tall
    panels = [settled(canvas), track(counters_of(table), table.tech_level, language)]
    if sum(panel.height for panel in panels) > TALLEST:
        del panels[1:]
    return picture(panels, _alt(table, standing, names, how, language))


def _sums(row: Standing, language: str) -> list[Sum]:
    found = []
    for key in _SUMS:
        dollars = row.sums.get(key) or 0
        word = f"{told(f'sum-{key}', language)} {money(dollars, language)}"
        found.append(Sum(word, dollars, key == "cash"))
    return found


def _told_how(table: State, standing: Sequence[Standing], language: str) -> str:
    """What ended the game and by how much it was won."""
    how = why_over(table, language)
    if len(standing) < 2:
        return how
    lead = (standing[0].total or 0) - (standing[1].total or 0)
    if not lead:
        return told("tied", language, how=how)
    return told("won-by", language, how=how, lead=money(lead, language))


def _alt(
    table: State,
    standing: Sequence[Standing],
    names: Sequence[str],
    how: str,
    language: str,
) -> str:
    called = [clipped(name) for name in people(names, language)]
    sentences = [f"{told('wins', language, name=called[standing[0].seat])} {how}."]
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
    values = [f"{short(name)} {money(value(table, name) or 0, language)}" for name in table.order]
    if values:
        sentences.append(told("alt-values", language, values=", ".join(values)))
    return told_within(sentences)
