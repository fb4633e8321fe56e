"""What can be entered at the desk; `person` is who it is about, not who enters it."""

from __future__ import annotations

from rules.dice_desk.state import City, Fact, PersonNumber
from rules.game import Action
from rules.rail_baron.model.state import Region


class DrawNext(Action, frozen=True):
    """Roll a person's home, or next destination: the present one is reached (4, 5)."""

    person: PersonNumber


class ChooseRegion(Action, frozen=True):
    """Name a region after the dice gave the one the train is in (6)."""

    region: Region


class SwapHome(Action, frozen=True):
    """Exchange a person's home and first destination (7)."""

    person: PersonNumber


class SetCity(Action, frozen=True):
    """Set a person's home, place or destination by hand; None removes a destination (8)."""

    person: PersonNumber
    fact: Fact
    city: City | None


class CloseDesk(Action, frozen=True):
    """Close the session (9)."""


AnyAction = DrawNext | ChooseRegion | SwapHome | SetCity | CloseDesk
