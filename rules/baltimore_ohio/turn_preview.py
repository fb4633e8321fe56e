"""Preview of a railroad's turn, step by step, following a plan.

Steps that the plan leaves open are filled in by a `Filler`: `fill_with_best`, the best turn
with the given choices, or `fill_with_nothing`, which changes nothing. Only steps for which the
rules ask are taken."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from msgspec.structs import replace

from rules.baltimore_ohio.best_turn import best_turn
from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.events import BusinessBegan, StoodIdle, TurnBegan
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.rules import OPERATING
from rules.baltimore_ohio.trial import railroad_on_turn, try_actions
from rules.baltimore_ohio.turn_plan import STEPS, Plan, plan_from_step, plan_from_steps
from rules.errors import RuleError
from rules.game import Event

Filler = Callable[[View, Plan], Plan]
"""Returns what is done at the current step, and possibly later ones, given the chosen steps."""


@dataclass(frozen=True)
class TurnPreview:
    """A previewed turn.

    `chosen`: the plan as given; `plan`: as carried out, with every step decided. `steps` are
    the actions, `views` the view in which each question came up, `events` those of this
    railroad's turn, `table` the game after it (or at the step where the preview stopped).
    `dropped`: why choices of the plan no longer fit; `unbuilt`: the plan has a build but the
    rules no longer ask for one."""

    railroad: str
    plan: Plan
    chosen: Plan
    steps: tuple[a.TurnStep, ...]
    views: dict[Phase, View]
    events: tuple[Event, ...]
    table: State
    dropped: tuple[RuleError, ...]
    unbuilt: bool = False

    def plan_around_step(self, phase: Phase) -> Plan:
        """Return the plan in which this step is chosen again.

        Earlier steps are as previewed, later ones as chosen. Cities of later steps are open
        again: how many are to be served depends on this step."""
        index = STEPS.index(phase)
        before = plan_from_steps(step for other in STEPS[:index] if (step := self.plan.step(other)))
        after = plan_from_steps(
            step for other in STEPS[index + 1 :] if (step := self.chosen.step(other))
        )
        if phase is not Phase.PROFIT:
            after = replace(after, cities=None)
        return replace(before.merge(after), start=self.plan.start)

    @property
    def action(self) -> a.TurnStep | a.Operate:
        """The steps as one action."""
        return self.steps[0] if len(self.steps) == 1 else a.Operate(self.steps)

    @property
    def first_table(self) -> State:
        """The table at the first question."""
        return next(iter(self.views.values())).table


def fill_with_nothing(view: View, plan: Plan) -> Plan:
    """Return steps that scrap, buy and build nothing, serve the best cities and pay dividends."""
    phase = view.table.phase
    if phase is Phase.SERVICE:
        best = services.best_service(view.table, Position(view.table).acting_railroad[0])
        return Plan(cities=best.cities)
    nothing: dict[Phase, a.TurnStep] = {
        Phase.SCRAP: a.ScrapEquipment(),
        Phase.EQUIPMENT: a.BuyEquipment(0),
        Phase.TRACK: a.BuildNothing(),
    }
    return plan_from_step(nothing.get(phase, a.PayDividends()))


def fill_with_best(view: View, plan: Plan) -> Plan:
    """Return the turn that earns the President most, with the given choices."""
    return best_turn(view.table, plan)


def preview_railroad_turn(
    view: View, plan: Plan, fill: Filler, stop: Phase | None = None
) -> TurnPreview:
    """Play through the turn in progress on copies; with `stop` only up to that question."""
    railroad, chosen, filled = railroad_on_turn(view.table), plan, Plan()
    assert railroad is not None
    number, steps, dropped = view.table.number, [], []
    views: dict[Phase, View] = {}
    events: list[Event] = []
    building = isinstance(plan.track, a.BuildTrack | a.TakeResource)
    while view.table.phase in OPERATING and view.table.number == number:
        phase = view.table.phase
        views[phase] = view
        if phase is stop:
            break
        step = plan.step(phase)
        if step is not None:
            try:
                result = try_actions(view, (step,))
            except RuleError as error:
                dropped.append(error)
                step = None
        if step is None:
            if filled.step(phase) is None:
                filled = fill(view, chosen)
            step = filled.step(phase)
            assert step is not None, "a step that is asked is filled in"
            result = try_actions(view, (step,))
        steps.append(step)
        plan = plan.merge(plan_from_step(step))
        events += result.events
        view = result.view(view.viewer)
    return TurnPreview(
        railroad,
        plan,
        chosen,
        tuple(steps),
        views,
        _events_of_turn(events),
        view.table,
        tuple(dropped),
        building and Phase.TRACK not in views,
    )


def _events_of_turn(events: list[Event]) -> tuple[Event, ...]:
    """Return the events of the turn, without those of later railroads and rounds."""
    for index, event in enumerate(events):
        if isinstance(event, TurnBegan | BusinessBegan | StoodIdle):
            return tuple(events[:index])
    return tuple(events)
