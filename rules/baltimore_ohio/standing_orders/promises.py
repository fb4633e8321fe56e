"""Railroads' turns shown in advance, and whether they still bring what was shown.

They are computed as if the other seats no longer dealt, scrapped, bought or built."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.events import IncomeEarned
from rules.baltimore_ohio.model.position import top_space
from rules.baltimore_ohio.model.state import Phase, Railroad, State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.rules import OPERATING, RULES
from rules.baltimore_ohio.turn_plan import Plan, plan_from_steps
from rules.baltimore_ohio.turn_preview import (
    TurnPreview,
    fill_with_best,
    fill_with_nothing,
    preview_railroad_turn,
)
from rules.dice import NO_DICE
from rules.game import OrderExpired, copy_state


class Promise(msgspec.Struct, frozen=True, array_like=True):
    """The turn of a railroad in Business Round `round`, as it was shown.

    `steps`; the Tech Level with which it begins; `net` income, `treasury` and value of a share
    (0: in receivership) after it, in dollars."""

    round: int
    railroad: Railroad
    steps: tuple[a.TurnStep, ...]
    level: int
    net: int
    treasury: int
    value: int

    def replay(self, view: View) -> TurnPreview | OrderExpired:
        """Return the turn done now as it was shown, or why it would bring less.

        Raises RuleError if a step is no longer legal."""
        table, railroad = view.table, {"railroad": self.railroad}
        if table.tech_level != self.level:
            return OrderExpired("level", {"level": table.tech_level})
        plan = plan_from_steps(self.steps)
        result = preview_railroad_turn(view, plan, fill_with_nothing)
        if result.dropped:
            raise result.dropped[0]
        if result.unbuilt or any(plan.step(phase) is None for phase in result.views):
            return OrderExpired("asked", railroad)
        return self._find_shortfall(result, table) or result

    def _find_shortfall(self, result: TurnPreview, table: State) -> OrderExpired | None:
        """Return why a turn brings less than was shown, or None."""
        net, treasury, value = turn_result(result)
        railroad = {"railroad": self.railroad}
        if net < self.net:
            return OrderExpired("net", {**railroad, "net_money": net, "shown_money": self.net})
        if treasury < self.treasury:
            shown = {"treasury_money": treasury, "shown_money": self.treasury}
            return OrderExpired("left", railroad | shown)
        if value < self.value:
            return OrderExpired(
                "worth", {**railroad, "value_money": value, "shown_money": self.value}
            )
        if value == facts.track_values()[top_space()] > self.value and not table.peaked:
            return OrderExpired("ends", railroad)
        return None


def turn_result(preview: TurnPreview) -> tuple[int, int, int]:
    """Return what a turn brought, in dollars: net income, treasury, value of a share."""
    line, business = preview.table.railroads[preview.railroad], preview.first_table.business
    nets = [event.net for event in preview.events if isinstance(event, IncomeEarned)]
    if not nets and business is not None and business.made is not None:  # known before
        nets = [business.made.net]
    return nets[0], line.treasury, 0 if line.value is None else facts.track_values()[line.value]


def predict_turns(view: View, seat: int, rounds: int = 2) -> Iterator[Promise]:
    """Yield the turns of the railroads of which the seat is President, each as it is proposed.

    Up to Business Round `rounds` of the game's turn."""
    table = copy_state(view.table)
    turn = table.turn
    while table.turn == turn and table.phase in (Phase.MARKET, Phase.AUCTION):
        action = a.Pass() if table.phase is Phase.MARKET else a.PassBid()
        RULES.apply(table, RULES.to_move(table)[0], action, NO_DICE)
    while table.phase in OPERATING and table.turn == turn:
        business = table.business
        assert business is not None
        if business.round > rounds:
            return
        seat_to_move = RULES.to_move(table)[0]
        preview = preview_railroad_turn(
            RULES.view(table, seat_to_move),
            Plan(),
            fill_with_best if seat_to_move == seat else fill_with_nothing,
        )
        if seat_to_move == seat:
            level = table.tech_level
            yield Promise(
                business.round, preview.railroad, preview.steps, level, *turn_result(preview)
            )
        table = preview.table
