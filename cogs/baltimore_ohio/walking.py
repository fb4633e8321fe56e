"""A railroad's turn gone through in thought, step by step, as a plan has it.

Steps that the plan leaves open are filled in: by `proposed`, what a careful player would do, or by
`quiet`, which changes nothing. Only steps that the rules would ask are taken.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from cogs.baltimore_ohio.plans import Plan
from rules.baltimore_ohio import GAME
from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.game import OPERATING
from rules.baltimore_ohio.model.actions import (
    BuildNothing,
    BuildTrack,
    BuyEquipment,
    Operate,
    PayDividends,
    RetainProfits,
    ScrapEquipment,
    ServeCities,
    TakeResource,
    TurnStep,
)
from rules.baltimore_ohio.model.events import BusinessBegan, StoodIdle, TurnBegan
from rules.baltimore_ohio.model.play import Position
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.trial import acting, trial
from rules.dice import NO_DICE
from rules.errors import RuleError
from rules.game import Event

Filler = Callable[[View], TurnStep]


@dataclass(frozen=True)
class Walk:
    """`plan`: as it was carried out, every step asked decided. `steps` are the actions, `asked` the
    view in which each question was found, `events` those of this railroad's turn, `table` how it
    would stand after it (or at the step where the walk was to stop). `dropped`: why choices of the
    plan do not fit any more; `unbuilt`: a build of the plan is not asked for any more."""

    railroad: str
    plan: Plan
    steps: tuple[TurnStep, ...]
    asked: dict[Phase, View]
    events: tuple[Event, ...]
    table: State
    dropped: tuple[RuleError, ...]
    unbuilt: bool = False

    @property
    def action(self) -> Any:
        """The steps as one action."""
        return self.steps[0] if len(self.steps) == 1 else Operate(self.steps)


def quiet(view: View) -> TurnStep:
    """Nothing scrapped, bought or built; the best cities; dividends."""
    phase = view.table.phase
    if phase is Phase.SCRAP:
        return ScrapEquipment()
    if phase is Phase.EQUIPMENT:
        return BuyEquipment(0)
    if phase is Phase.TRACK:
        return BuildNothing()
    if phase is Phase.SERVICE:
        name = Position(view.table).acting[0]
        return ServeCities(services.best(view.table, name).cities)
    return PayDividends()


def proposed(view: View) -> TurnStep:
    """What the steady robot would scrap, buy and build; the best cities; its view of the profit."""
    if view.table.phase is Phase.SERVICE:
        return quiet(view)
    step = GAME.robot("steady").choose(view, view.to_move[0], NO_DICE)
    assert isinstance(step, TurnStep)
    return step


def walk(view: View, plan: Plan, fill: Filler, stop: Phase | None = None) -> Walk:
    """Go through the turn in progress; with `stop` only up to that question."""
    railroad = acting(view.table)
    assert railroad is not None
    number, steps, dropped = view.table.number, [], []
    asked: dict[Phase, View] = {}
    events: list[Event] = []
    building = isinstance(plan.track, BuildTrack | TakeResource)
    while view.table.phase in OPERATING and view.table.number == number:
        phase = view.table.phase
        asked[phase] = view
        if phase is stop:
            break
        step = chosen(plan, phase)
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
        plan = with_step(plan, step)
        events += made.events
        view = View(viewer=view.viewer, to_move=made.to_move, table=made.table, legal=made.legal)
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


def chosen(plan: Plan, phase: Phase) -> TurnStep | None:
    """The step that the plan has for a question."""
    if phase is Phase.SCRAP:
        return None if plan.scrap is None else ScrapEquipment(plan.scrap)
    if phase is Phase.EQUIPMENT:
        return None if plan.buy is None else BuyEquipment(plan.buy)
    if phase is Phase.TRACK:
        return plan.track
    if phase is Phase.SERVICE:
        return None if plan.cities is None else ServeCities(plan.cities)
    if plan.pays is None:
        return None
    return PayDividends() if plan.pays else RetainProfits()


def with_step(plan: Plan, step: TurnStep) -> Plan:
    """The plan with this step in it."""
    if isinstance(step, ScrapEquipment):
        return replace(plan, scrap=step.cards)
    if isinstance(step, BuyEquipment):
        return replace(plan, buy=step.count)
    if isinstance(step, ServeCities):
        return replace(plan, cities=step.cities)
    if isinstance(step, PayDividends | RetainProfits):
        return replace(plan, pays=isinstance(step, PayDividends))
    return replace(plan, track=step)
