"""Turns of railroads shown before they come, and whether they still come to what was shown.

They are shown as things stand: of the others nobody deals, scraps, buys or builds any more.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from rules.baltimore_ohio.course import COURSE, OPERATING
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.events import IncomeEarned
from rules.baltimore_ohio.model.play import TOP, TRACK
from rules.baltimore_ohio.model.state import Phase, Railroad, State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.turn_plan import Plan, of_steps
from rules.baltimore_ohio.walking import Walk, proposed, quiet, walk
from rules.dice import NO_DICE
from rules.game import Lapsed, copied


class Promise(msgspec.Struct, frozen=True, array_like=True):
    """The turn of a railroad in Business Round `round` as it was shown: its `steps`; the Tech Level
    with which it begins; `net` income, `treasury` and value of a share (0: in receivership) after
    it, in dollars."""

    round: int
    railroad: Railroad
    steps: tuple[a.TurnStep, ...]
    level: int
    net: int
    treasury: int
    value: int

    def kept(self, view: View) -> Walk | Lapsed:
        """The turn done now as it was shown; why that would not come to what was shown, or better.
        RuleError if a step is not lawful any more."""
        now, railroad = view.table, {"railroad": self.railroad}
        if now.tech_level != self.level:
            return Lapsed("level", {"level": now.tech_level})
        plan = of_steps(self.steps)
        made = walk(view, plan, quiet)
        if made.dropped:
            raise made.dropped[0]
        if made.unbuilt or any(plan.step(phase) is None for phase in made.asked):
            return Lapsed("asked", railroad)
        return self._below(made, now) or made

    def _below(self, made: Walk, now: State) -> Lapsed | None:
        """Why a turn comes to less than was shown."""
        net, treasury, value = came(made)
        railroad = {"railroad": self.railroad}
        if net < self.net:
            return Lapsed("net", {**railroad, "net_money": net, "shown_money": self.net})
        if treasury < self.treasury:
            shown = {"treasury_money": treasury, "shown_money": self.treasury}
            return Lapsed("left", railroad | shown)
        if value < self.value:
            return Lapsed("worth", {**railroad, "value_money": value, "shown_money": self.value})
        if value == TRACK[TOP] > self.value and not now.peaked:
            return Lapsed("ends", railroad)
        return None


def came(made: Walk) -> tuple[int, int, int]:
    """What a turn came to, in dollars: net income, treasury, value of a share."""
    line, business = made.table.railroads[made.railroad], made.begun.business
    nets = [one.net for one in made.events if isinstance(one, IncomeEarned)]
    if not nets and business is not None and business.made is not None:  # known before
        nets = [business.made.net]
    return nets[0], line.treasury, 0 if line.value is None else TRACK[line.value]


def foreseen(view: View, seat: int, rounds: int = 2) -> Iterator[Promise]:
    """The turns of the railroads of which the seat is President, up to this Business Round of the
    game's turn, each done as it is proposed."""
    table = copied(view.table)
    turn = table.turn
    while table.turn == turn and table.phase in (Phase.MARKET, Phase.AUCTION):
        nothing = a.Pass() if table.phase is Phase.MARKET else a.PassBid()
        COURSE.apply(table, COURSE.to_move(table)[0], nothing, NO_DICE)
    while table.phase in OPERATING and table.turn == turn:
        business = table.business
        assert business is not None
        if business.round > rounds:
            return
        mover = COURSE.to_move(table)[0]
        made = walk(COURSE.view(table, mover), Plan(), proposed if mover == seat else quiet)
        if mover == seat:
            level = table.tech_level
            yield Promise(business.round, made.railroad, made.steps, level, *came(made))
        table = made.table
