"""What a market turn would bring, as it would be after it."""

from __future__ import annotations

from collections.abc import Sequence

from render.alt import clipped, told_within
from render.baltimore_ohio.finance import market as panels
from render.baltimore_ohio.shared.heads import head
from render.baltimore_ohio.shared.inks import stacked
from render.baltimore_ohio.shared.reading import moves
from render.baltimore_ohio.shared.words import round_name, short, told
from render.picture import Picture, picture
from render.style import ALARM, fit
from render.words import money, people
from rules.baltimore_ohio.market_round.composing import Outcome
from rules.baltimore_ohio.model.view import View


def market(view: View, outcome: Outcome, names: Sequence[str], language: str) -> Picture:
    """The market picture as it would be after the turn, with the counters' moves; its title says
    that nothing is done yet. 1000 pixels wide."""
    shown = people(names, language)
    seat = view.viewer if view.viewer is not None else view.to_move[0]
    after = View(viewer=view.viewer, to_move=(seat,), table=outcome.table)
    upper = head(
        told("as-it-would-be", language),
        _cash(outcome, fit(shown[seat], 36, 260), language),
        seat,
        round_name(view.table, language),
        ink=ALARM,
    )
    whole = stacked([upper, *panels.below(after, shown, language, moves(outcome.events))])
    return picture(whole, _alt(view, outcome, names, language, seat))


def _cash(outcome: Outcome, name: str, language: str) -> str:
    first, last = money(outcome.cash[0], language), money(outcome.cash[-1], language)
    return told("cash-change", language, name=name, before=first, after=last)


def _alt(view: View, outcome: Outcome, names: Sequence[str], language: str, seat: int) -> str:
    called = [clipped(name) for name in people(names, language)]
    sentences = [told("alt-preview", language), _cash(outcome, called[seat], language) + "."]
    for row in outcome.values:
        last = money(row.after or 0, language)
        if row.before is None:
            sentences.append(told("alt-starts", language, railroad=short(row.railroad), value=last))
        elif row.before != row.after:
            values = {"first": money(row.before, language), "last": last}
            sentences.append(told("alt-moves", language, railroad=short(row.railroad), **values))
    for name, _, new in outcome.presidents:
        if new is not None:
            who = called[new]
            sentences.append(told("alt-presides", language, railroad=short(name), name=who))
    mine = ", ".join(f"{short(name)} {count}" for name, count in outcome.shares.items())
    if mine:
        sentences.append(told("alt-then-shares", language, name=called[seat], shares=mine))
    return told_within([*sentences, *panels.stakes(outcome.table, names, language)])
