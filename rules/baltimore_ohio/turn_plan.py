"""A railroad's turn as far as it is chosen: what is left open is decided when it is gone through
(`walking`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

import msgspec
from msgspec.structs import asdict, replace

from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.state import City, Equipment, Phase, State
from rules.baltimore_ohio.stock.buying import start_values

STEPS = (Phase.SCRAP, Phase.EQUIPMENT, Phase.TRACK, Phase.SERVICE, Phase.PROFIT)
_FIELDS = dict(zip(STEPS, ("scrap", "buy", "track", "cities", "pays"), strict=True))


class Start(msgspec.Struct, frozen=True):
    """Value and shares with which a railroad that does not run is thought to begin."""

    value: Annotated[int, "value"]
    count: a.Shares


class Plan(msgspec.Struct, frozen=True):
    """What is chosen so far; None: not yet."""

    start: Start | None = None
    scrap: tuple[Equipment, ...] | None = None
    buy: Annotated[int, "cards"] | None = None
    track: a.BuildNothing | a.BuildTrack | a.TakeResource | None = None
    cities: tuple[City, ...] | None = None
    pays: bool | None = None

    def without(self, phase: Phase) -> Plan:
        """The plan without this step, and, of all but the last, without the cities: how many are to
        be served depends on it."""
        gone: dict[str, Any] = {_FIELDS[phase]: None}
        return replace(self, **(gone if phase is Phase.PROFIT else gone | {"cities": None}))

    def with_(self, other: Plan) -> Plan:
        """The plan with what the other has chosen in its place."""
        return replace(self, **{n: one for n, one in asdict(other).items() if one is not None})

    def step(self, phase: Phase) -> a.TurnStep | None:
        """The step that is chosen for a question."""
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
        """Those that are chosen."""
        return [step for phase in STEPS if (step := self.step(phase)) is not None]


def of_step(step: a.TurnStep) -> Plan:
    """The plan of one step."""
    if isinstance(step, a.ScrapEquipment):
        return Plan(scrap=step.cards)
    if isinstance(step, a.BuyEquipment):
        return Plan(buy=step.count)
    if isinstance(step, a.ServeCities):
        return Plan(cities=step.cities)
    if isinstance(step, a.PayDividends | a.RetainProfits):
        return Plan(pays=isinstance(step, a.PayDividends))
    return Plan(track=step)


def of_steps(steps: Iterable[a.TurnStep]) -> Plan:
    """The plan of several steps."""
    plan = Plan()
    for step in steps:
        plan = plan.with_(of_step(step))
    return plan


def begun(table: State, railroad: str, chosen: Start | None = None) -> Start | None:
    """With what a railroad that does not run is thought to begin: as chosen, else five shares at
    the highest value (13, 37)."""
    if table.railroads[railroad].value is not None:
        return None
    values = start_values(table)
    if chosen is not None and chosen.value in values and 1 <= chosen.count <= 10:
        return chosen
    return Start(max(values), 5)
