"""A railroad's turn gone through in thought, step by step, as a plan has it.

Steps that the plan leaves open are filled in: by `proposed`, the best turn with what is chosen, or
by `quiet`, which changes nothing. Only steps that the rules would ask are taken.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from rules.baltimore_ohio.best_turn import best_turn
from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.course import OPERATING
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.events import BusinessBegan, StoodIdle, TurnBegan
from rules.baltimore_ohio.model.play import Position
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.trial import acting, trial
from rules.baltimore_ohio.turn_plan import STEPS, Plan, of_step, of_steps
from rules.errors import RuleError
from rules.game import Event

Filler = Callable[[View, Plan], Plan]
"""What is done at the step asked and, as far as it says, after it, with the steps chosen."""


@dataclass(frozen=True)
class Walk:
    """`chosen`: the plan as it was given; `plan`: as it was carried out, every step asked decided.
    `steps` are the actions, `asked` the view in which each question was found, `events` those of
    this railroad's turn, `table` how it would stand after it (or at the step where the walk was to
    stop). `dropped`: why choices of the plan do not fit any more; `unbuilt`: a build of the plan is
    not asked for any more."""

    railroad: str
    plan: Plan
    chosen: Plan
    steps: tuple[a.TurnStep, ...]
    asked: dict[Phase, View]
    events: tuple[Event, ...]
    table: State
    dropped: tuple[RuleError, ...]
    unbuilt: bool = False

    def around(self, phase: Phase) -> Plan:
        """What stands while this step is chosen anew: what comes before it as it is shown, and what
        was chosen of what follows. The cities that follow are open again: how many are to be served
        depends on it."""
        place = STEPS.index(phase)
        before = of_steps(step for one in STEPS[:place] if (step := self.plan.step(one)))
        after = of_steps(step for one in STEPS[place + 1 :] if (step := self.chosen.step(one)))
        if phase is not Phase.PROFIT:
            after = replace(after, cities=None)
        return replace(before.with_(after), start=self.plan.start)

    @property
    def action(self) -> Any:
        """The steps as one action."""
        return self.steps[0] if len(self.steps) == 1 else a.Operate(self.steps)

    @property
    def begun(self) -> State:
        """The table in which the first question was found."""
        return next(iter(self.asked.values())).table


def quiet(view: View, plan: Plan) -> Plan:
    """Nothing scrapped, bought or built; the best cities; dividends."""
    phase = view.table.phase
    if phase is Phase.SERVICE:
        best = services.best(view.table, Position(view.table).acting[0])
        return Plan(cities=best.cities)
    nothing: dict[Phase, a.TurnStep] = {
        Phase.SCRAP: a.ScrapEquipment(),
        Phase.EQUIPMENT: a.BuyEquipment(0),
        Phase.TRACK: a.BuildNothing(),
    }
    return of_step(nothing.get(phase, a.PayDividends()))


def proposed(view: View, plan: Plan) -> Plan:
    """The turn that brings the President most, with what is chosen."""
    return best_turn(view.table, plan)


def walk(view: View, plan: Plan, fill: Filler, stop: Phase | None = None) -> Walk:
    """Go through the turn in progress; with `stop` only up to that question."""
    railroad, chosen, filled = acting(view.table), plan, Plan()
    assert railroad is not None
    number, steps, dropped = view.table.number, [], []
    asked: dict[Phase, View] = {}
    events: list[Event] = []
    building = isinstance(plan.track, a.BuildTrack | a.TakeResource)
    while view.table.phase in OPERATING and view.table.number == number:
        phase = view.table.phase
        asked[phase] = view
        if phase is stop:
            break
        step = plan.step(phase)
        if step is not None:
            try:
                made = trial(view, (step,))
            except RuleError as error:
                dropped.append(error)
                step = None
        if step is None:
            if filled.step(phase) is None:
                filled = fill(view, chosen)
            step = filled.step(phase)
            assert step is not None, "a step that is asked is filled in"
            made = trial(view, (step,))
        steps.append(step)
        plan = plan.with_(of_step(step))
        events += made.events
        view = made.view(view.viewer)
    return Walk(
        railroad, plan, chosen, tuple(steps), asked, _own(events), view.table, tuple(dropped),
        building and Phase.TRACK not in asked,
    )  # fmt: skip


def _own(events: list[Event]) -> tuple[Event, ...]:
    """Those of the turn: nothing of the railroads and rounds after it."""
    for place, event in enumerate(events):
        if isinstance(event, TurnBegan | BusinessBegan | StoodIdle):
            return tuple(events[:place])
    return tuple(events)
