"""A railroad's turn gone through in thought, step by step, as a plan has it.

Steps that the plan leaves open are filled in: by `proposed`, what a careful player would do, or by
`quiet`, which changes nothing. Only steps that the rules would ask are taken.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.course import OPERATING
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.events import BusinessBegan, StoodIdle, TurnBegan
from rules.baltimore_ohio.model.play import Position
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.robot.steady import Steady
from rules.baltimore_ohio.trial import acting, trial
from rules.baltimore_ohio.turn_plan import Plan, of_step
from rules.dice import NO_DICE
from rules.errors import RuleError
from rules.game import Event

Filler = Callable[[View], a.TurnStep]


@dataclass(frozen=True)
class Walk:
    """`plan`: as it was carried out, every step asked decided. `steps` are the actions, `asked` the
    view in which each question was found, `events` those of this railroad's turn, `table` how it
    would stand after it (or at the step where the walk was to stop). `dropped`: why choices of the
    plan do not fit any more; `unbuilt`: a build of the plan is not asked for any more."""

    railroad: str
    plan: Plan
    steps: tuple[a.TurnStep, ...]
    asked: dict[Phase, View]
    events: tuple[Event, ...]
    table: State
    dropped: tuple[RuleError, ...]
    unbuilt: bool = False

    @property
    def action(self) -> Any:
        """The steps as one action."""
        return self.steps[0] if len(self.steps) == 1 else a.Operate(self.steps)

    @property
    def begun(self) -> State:
        """The table in which the first question was found."""
        return next(iter(self.asked.values())).table


def quiet(view: View) -> a.TurnStep:
    """Nothing scrapped, bought or built; the best cities; dividends."""
    phase = view.table.phase
    if phase is Phase.SERVICE:
        return a.ServeCities(services.best(view.table, Position(view.table).acting[0]).cities)
    nothing: dict[Phase, a.TurnStep] = {
        Phase.SCRAP: a.ScrapEquipment(),
        Phase.EQUIPMENT: a.BuyEquipment(0),
        Phase.TRACK: a.BuildNothing(),
    }
    return nothing.get(phase, a.PayDividends())


def proposed(view: View) -> a.TurnStep:
    """What the steady robot would scrap, buy and build; the best cities; its view of the profit."""
    if view.table.phase is Phase.SERVICE:
        return quiet(view)
    step = Steady().choose(view, view.to_move[0], NO_DICE)
    assert isinstance(step, a.TurnStep)
    return step


def walk(view: View, plan: Plan, fill: Filler, stop: Phase | None = None) -> Walk:
    """Go through the turn in progress; with `stop` only up to that question."""
    railroad = acting(view.table)
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
            step = fill(view)
            made = trial(view, (step,))
        steps.append(step)
        plan = plan.with_(of_step(step))
        events += made.events
        view = made.view(view.viewer)
    return Walk(
        railroad, plan, tuple(steps), asked, _own(events), view.table, tuple(dropped),
        building and Phase.TRACK not in asked,
    )  # fmt: skip


def _own(events: list[Event]) -> tuple[Event, ...]:
    """Those of the turn: nothing of the railroads and rounds after it."""
    for place, event in enumerate(events):
        if isinstance(event, TurnBegan | BusinessBegan | StoodIdle):
            return tuple(events[:place])
    return tuple(events)
