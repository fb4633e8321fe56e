"""A partly chosen turn of a railroad; what is open is filled in by `turn_preview`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec
from msgspec.structs import asdict, replace

from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.state import City, Equipment, Phase, State
from rules.baltimore_ohio.stock.buying import start_values

STEPS = (Phase.SCRAP, Phase.EQUIPMENT, Phase.TRACK, Phase.SERVICE, Phase.PROFIT)
_FIELDS = dict(zip(STEPS, ("scrap", "buy", "track", "cities", "pays"), strict=True))


class Start(msgspec.Struct, frozen=True):
    """Value and shares with which a railroad that is not operating is assumed to start."""

    value: Annotated[int, "value"]
    count: a.Shares


class Plan(msgspec.Struct, frozen=True):
    """The choices so far; None: still open."""

    start: Start | None = None
    scrap: tuple[Equipment, ...] | None = None
    buy: Annotated[int, "cards"] | None = None
    track: a.BuildNothing | a.BuildTrack | a.TakeResource | None = None
    cities: tuple[City, ...] | None = None
    pays: bool | None = None

    def clear_step(self, phase: Phase) -> Plan:
        """Return the plan without this step.

        Except for the profit the cities are cleared too: how many are to be served depends on
        the step."""
        cleared: dict[str, object] = {_FIELDS[phase]: None}
        return replace(self, **(cleared if phase is Phase.PROFIT else cleared | {"cities": None}))

    def merge(self, other: Plan) -> Plan:
        """Return the plan with the other's choices in place of its own."""
        return replace(
            self, **{name: choice for name, choice in asdict(other).items() if choice is not None}
        )

    def step(self, phase: Phase) -> a.TurnStep | None:
        """Return the step chosen for a phase, or None."""
        if phase is Phase.SCRAP:
            return None if self.scrap is None else a.ScrapEquipment(self.scrap)
        if phase is Phase.EQUIPMENT:
            return None if self.buy is None else a.BuyEquipment(self.buy)
        if phase is Phase.SERVICE:
            return None if self.cities is None else a.ServeCities(self.cities)
        if phase is Phase.PROFIT and self.pays is not None:
            return a.PayDividends() if self.pays else a.RetainProfits()
        return self.track if phase is Phase.TRACK else None

    @property
    def steps(self) -> list[a.TurnStep]:
        """The steps that are chosen, in order."""
        return [step for phase in STEPS if (step := self.step(phase)) is not None]


def plan_from_step(step: a.TurnStep) -> Plan:
    """Return the plan that consists of one step."""
    if isinstance(step, a.ScrapEquipment):
        return Plan(scrap=step.cards)
    if isinstance(step, a.BuyEquipment):
        return Plan(buy=step.count)
    if isinstance(step, a.ServeCities):
        return Plan(cities=step.cities)
    if isinstance(step, a.PayDividends | a.RetainProfits):
        return Plan(pays=isinstance(step, a.PayDividends))
    return Plan(track=step)


def plan_from_steps(steps: Iterable[a.TurnStep]) -> Plan:
    """Return the plan that consists of these steps."""
    plan = Plan()
    for step in steps:
        plan = plan.merge(plan_from_step(step))
    return plan


def assumed_start(table: State, railroad: str, chosen: Start | None = None) -> Start | None:
    """Return how a railroad that is not operating is assumed to start; None if it is operating.

    As chosen, otherwise five shares at the highest value (13, 37)."""
    if table.railroads[railroad].value is not None:
        return None
    values = start_values(table)
    if chosen is not None and chosen.value in values and 1 <= chosen.count <= 10:
        return chosen
    return Start(max(values), 5)
