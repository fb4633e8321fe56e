"""What a market turn would bring, as it would be after it."""

from __future__ import annotations

from collections.abc import Sequence

from render.alt import clipped, told_within
from render.baltimore_ohio.finance import market as panels
from render.baltimore_ohio.shared.heads import dealt, head_of, upper
from render.baltimore_ohio.shared.news import news
from render.baltimore_ohio.shared.words import short, told
from render.card.top import NOTHING, Top, in_words
from render.paint.picture import Picture, picture
from render.words import people
from rules.baltimore_ohio.market_round.composing import Outcome
from rules.baltimore_ohio.model.view import View


def market(
    view: View, outcome: Outcome, names: Sequence[str], language: str, *, top: Top = NOTHING
) -> Picture:
    """The market picture as it would be after the turn, with what it changes framed; its head says
    that nothing is done yet. 1000 pixels wide."""
    shown = people(names, language)
    seat = view.viewer if view.viewer is not None else view.to_move[0]
    after = View(viewer=view.viewer, to_move=(seat,), table=outcome.table)
    would = dealt(view.table, outcome.table, seat, outcome.cash, language)
    head = head_of(view, shown, language, would, step="market")
    below = panels.below(after, shown, language, news(outcome.events))
    opening = in_words(top, head, language)
    alt = _alt(opening, outcome, names, language, seat)
    return picture([upper(top, head, language), *below], alt)


def _alt(
    opening: Sequence[str], outcome: Outcome, names: Sequence[str], language: str, seat: int
) -> str:
    called = [clipped(name) for name in people(names, language)]
    sentences = list(opening)
    for name, _, new in outcome.presidents:
        if new is not None:
            who = called[new]
            sentences.append(told("alt-presides", language, railroad=short(name), name=who))
    mine = ", ".join(f"{short(name)} {count}" for name, count in outcome.shares.items())
    if mine:
        sentences.append(told("alt-then-shares", language, name=called[seat], shares=mine))
    return told_within([*sentences, *panels.stakes(outcome.table, names, language)])
