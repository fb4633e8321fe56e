"""How often a person presses for one decision who decides everything anew.

Seats choose as the robot `steady` does, and each choice is looked for on the cards and pages that
the game's chat shows: what is offered as a standing order is not used. A press is one answer of
Discord: a button, a line of a menu, a form opened or sent, a confirmation. What is set in a form
before it is sent is no press. Pages are searched by how much the action behind them resembles the
one looked for, so a figure is what a person needs who knows the way. Actions that bring the same
are the same. The card is the person's own page where it differs from the public one. A railroad's
business turn in B&O and a Holding's in Railroad Barons is one decision besides its steps; in Train
Tycoon the trains, deliveries and the use of the income are one. What a seat decides within one turn
is also summed up.

`python -m tests.benchmarks presses`, or `python -m tests.benchmarks.presses [games]`.
"""

import copy
import statistics
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from rules.baltimore_ohio.model.actions import Operate
from rules.baltimore_ohio.rules import OPERATING
from rules.baltimore_ohio.turn_plan import Plan
from rules.baltimore_ohio.turn_preview import fill_with_best, preview_railroad_turn
from rules.dice import SeededDice
from rules.errors import RuleError
from rules.railroad_barons.model.actions import Operate as OperateHolding
from rules.railroad_barons.model.state import Phase as HoldingPhase
from rules.railroad_barons.turn_plan import PLANNED as HOLDING_PHASES
from rules.train_tycoon.model import actions as do
from rules.train_tycoon.model.state import Phase
from tests.benchmarks.measure import Row
from tests.benchmarks.seeker import NOT_FOUND, Seeker, unordered
from tests.conformance.case import Case
from tests.conformance.cases import cases
from tests.conformance.pressing import seen

GAMES, MOST_OF_KIND = 2, 25
"""Games played, and decisions of one kind that are measured in each."""
WHOLE_TURN = "(all decisions of a seat in a turn)"
UNMEASURED = -1
"""In place of the presses of a whole turn of which enough are known."""


class Played:
    """One game of robots whose decisions are looked for on the cards."""

    def __init__(self, case: Case, number: int) -> None:
        self.game, self.chat = case.game, case.chat
        sizes = list(self.game.seats)
        self.seats = sizes[number % len(sizes)]
        self.dice = SeededDice(bytes([number]) * 32)
        self.robot_dice = SeededDice(bytes([number, 1]) * 16)
        self.state, _ = self.game.setup(self.seats, self.game.options_type(), self.dice)
        self.robots = [self.game.robot("steady") for _ in range(self.seats)]
        self.counted: dict[str, int] = defaultdict(int)
        self.turn: int | None = None
        self.at_once = sys.maxsize

    def count(self) -> Iterator[tuple[str, int]]:
        """Play to the end and return the presses of its decisions with the kinds of action."""
        whole: list[int] = []
        before: Any = None
        while not self.game.over(self.state):
            seat = self.game.to_move(self.state)[0]
            now = seat, self.game.turn_of(self.state)
            if now != before and before is not None:
                yield from self.sum_turn(whole)
            whole, before = ([] if now != before else whole), now
            yield from self.measure_business_turn(seat)
            yield from self.measure_holding_turn(seat)
            action = self.deliver_at_once(seat, self.choose(self.state, seat))
            measured = list(self.measure(seat, action))
            yield from measured
            whole += [presses for _, presses in measured] or [NOT_FOUND]
            self.game.apply(self.state, seat, action, self.dice)

    def sum_turn(self, whole: list[int]) -> Iterator[tuple[str, int]]:
        """Return the presses of a turn, by steps or at once, if each of its decisions was found and
        what does them at once, if anything does, was still measured."""
        if whole and NOT_FOUND not in whole and self.at_once != UNMEASURED:
            yield WHOLE_TURN, min(sum(whole), self.at_once)
        self.at_once = sys.maxsize

    def choose(self, state: Any, seat: int) -> Any:
        return self.robots[seat].choose(self.game.view(state, seat), seat, self.robot_dice)

    def measure(self, seat: int, action: Any, kind: str = "") -> Iterator[tuple[str, int]]:
        """Return the kind of an action and its presses, unless enough of its kind are known."""
        kind = kind or type(action).__name__
        self.counted[kind] += 1
        if self.counted[kind] <= MOST_OF_KIND:
            ctx = seen(self.game, self.state, self.seats, seat, "en")
            yield kind, Seeker(self.chat, ctx, action, self.bring(seat)).presses()

    def bring(self, seat: int) -> Callable[[Any], Any]:
        """Return a function from an action of this seat to the state that follows from it."""

        def after(action: Any) -> Any:
            state = copy.deepcopy(self.state)
            try:
                self.game.apply(state, seat, action, SeededDice(b"the same"))
            except RuleError:
                return None
            return unordered(msgspec.to_builtins(state))

        return after

    def deliver_at_once(self, seat: int, action: Any) -> Any:
        """Return the action of Train Tycoon that makes all changes of trains now due, delivers and
        uses the income as the robot does one by one; any other action as it is."""
        if self.game.key != "train_tycoon" or not isinstance(
            action, do.Expand | do.Cut | do.FinishTrains
        ):
            return action
        state, turns = copy.deepcopy(self.state), self.state.turns
        changes: list[do.Expand | do.Cut] = []
        then: do.AfterDelivery = "ask"
        while action is not None:
            if isinstance(action, do.Expand | do.Cut):
                changes.append(action)
            elif isinstance(action, do.PayOut | do.Retain):
                then = "pay" if isinstance(action, do.PayOut) else "retain"
            self.game.apply(state, seat, action, SeededDice(b"ahead"))
            goes_on = state.turns == turns and state.phase in (Phase.TRAINS, Phase.PAYOUT)
            action = self.choose(state, seat) if goes_on else None
        return do.FinishTrains(then, tuple(changes))

    def measure_business_turn(self, seat: int) -> Iterator[tuple[str, int]]:
        """Measure the railroad's turn that begins now in B&O: as the robot plays it step by step,
        and as the card proposes it."""
        if self.game.key != "baltimore_ohio" or self.state.phase not in OPERATING:
            return
        number = self.state.number
        if number == self.turn:
            return
        self.turn = number
        view = self.game.view(self.state, seat)
        proposed = preview_railroad_turn(view, Plan(), fill_with_best).action
        if isinstance(proposed, Operate):
            yield from self.measure(seat, proposed, "Operate as proposed")
        yield from self.measure_steps(seat, Operate, OPERATING)

    def measure_holding_turn(self, seat: int) -> Iterator[tuple[str, int]]:
        """Measure the Holding's turn that begins now in Railroad Barons, as the robot plays it."""
        if self.game.key != "railroad_barons" or self.state.phase is not HoldingPhase.TOKENS:
            return
        yield from self.measure_steps(seat, OperateHolding, HOLDING_PHASES)

    def measure_steps(self, seat: int, whole: Any, phases: Any) -> Iterator[tuple[str, int]]:
        """Measure the action of all steps that the robot takes in this turn in these phases."""
        state, steps = copy.deepcopy(self.state), []
        turn = self.game.turn_of(state)
        while state.phase in phases and self.game.turn_of(state) == turn:
            steps.append(self.choose(state, seat))
            self.game.apply(state, seat, steps[-1], SeededDice(b"ahead"))
        if len(steps) > 1:
            self.at_once = UNMEASURED
            for kind, presses in self.measure(seat, whole(tuple(steps))):
                self.at_once = presses
                yield kind, presses


def rows(keys: list[str] | None = None) -> list[Row]:
    """The figures of all games."""
    table = []
    for key, case in cases().items():
        if not case.commands or (keys and key not in keys):
            continue
        by_kind: dict[str, list[int]] = defaultdict(list)
        for number in range(GAMES):
            for kind, presses in Played(case, number).count():
                by_kind[kind].append(presses)
        for kind, all_of_kind in sorted(by_kind.items()):
            reached = [presses for presses in all_of_kind if presses != NOT_FOUND]
            lost = len(all_of_kind) - len(reached)
            figure = f"{statistics.median(reached):g} at worst {max(reached)}" if reached else "-"
            aside = f", {lost} of {len(all_of_kind)} not found" if lost else f" of {len(reached)}"
            table.append(Row(f"{key} {kind}", figure + aside, ""))
    return table


if __name__ == "__main__":
    for row in rows(sys.argv[1:]):
        print(f"{row.what:42} {row.figure}", flush=True)
