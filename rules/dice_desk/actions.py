"""What can be entered at the desk; `person` is who it is about, not who enters it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, UnsetType

from rules.dice_desk.state import City, Fact, PersonNumber
from rules.field_kinds import Dollars
from rules.game import Action
from rules.rail_baron.model.events import Three
from rules.rail_baron.model.state import Engine, Railroad, Region

BANK_PAYEE = -1
"""Stands for the bank among the payees of fees."""
THIRD_PAYEE = -2
"""Stands for the imaginary third owner, whose fees the bank and the opponent share (RB 31)."""
NOTHING = "nothing"
"""Stands for no purchase."""


class DrawNext(Action, frozen=True):
    """Roll a person's home, or next destination: the present one is reached (4, 5)."""

    person: PersonNumber


class ChooseRegion(Action, frozen=True):
    """Name a region after the dice gave the one the train is in (6)."""

    region: Region


class EnterDice(Action, frozen=True):
    """Tell the dice that were rolled at the board for a person's home or next destination (3, 4).

    `throws`: (red, white, white) for the region and for the city; if the region is named, those for
    the city come last. `declares`: the person declares, and they are for the alternate (15).
    `city`: what the people looked up themselves, instead of throws."""

    person: PersonNumber
    throws: tuple[Three, ...]
    region: Region | None = None
    declares: bool = False
    city: City | None = None


class SwapHome(Action, frozen=True):
    """Exchange a person's home and first destination (7)."""

    person: PersonNumber


class Correction(Action, frozen=True, kw_only=True, omit_defaults=True):
    """What is set by hand; the log shows the `reason`, if there is one (8, 16)."""

    reason: str = ""


class SetCity(Correction, frozen=True):
    """Set a person's home, place or destination by hand; None removes a destination (8)."""

    person: PersonNumber
    fact: Fact
    city: City | None


class Fee(msgspec.Struct, frozen=True, array_like=True):
    """A use fee to a person by number, `BANK_PAYEE` or `THIRD_PAYEE`; `amount` 0: the usual one
    (13)."""

    payee: int
    amount: int = 0


class ReportTurn(Action, frozen=True):
    """Tell what happened on the board in the turn of the person on turn (12 to 15).

    `rode`: railroads that were ridden, whose fees follow; `fees`: those that were named. `onward`:
    a bonus die leads on from the destination. `buys`: a railroad's mark, an engine or `NOTHING`,
    empty: it is asked. `sells`: to the bank, in this order, if there is not enough cash. `anyway`:
    the people did what the rules refuse (16). `stands`: the milepost where the train is now, if it
    is known. `wasted`: mileposts that were rolled and not ridden. Neither is encoded if it was not
    told, so files of before stay as they are."""

    rode: tuple[Railroad, ...] = ()
    fees: tuple[Fee, ...] = ()
    rovers: tuple[PersonNumber, ...] = ()
    arrived: bool = False
    onward: bool = False
    buys: str = ""
    sells: tuple[Railroad, ...] = ()
    anyway: bool = False
    stands: Annotated[int, "milepost"] | UnsetType = UNSET
    wasted: int | UnsetType = UNSET


class DeclareHome(Action, frozen=True):
    """Declare the person on turn instead of rolling a destination (15); `anyway`: with less cash
    than the rules ask for (16)."""

    anyway: bool = False


class Buy(Action, frozen=True):
    """Buy a railroad, an engine or `NOTHING` on an arrival (12)."""

    what: str


class Sell(Action, frozen=True):
    """Sell a railroad to the bank to pay fees (14)."""

    railroad: Railroad


class AuctionResult(Action, frozen=True):
    """Tell how an auction ended: who paid what for the railroad, or that nobody bid (14)."""

    railroad: Railroad
    buyer: PersonNumber | None
    price: Dollars


class SetCash(Correction, frozen=True):
    """Set a person's cash by hand (16)."""

    person: PersonNumber
    cash: Dollars


class SetOwner(Correction, frozen=True):
    """Set by hand who owns a railroad, None for the bank (16)."""

    railroad: Railroad
    owner: PersonNumber | None


class SetEngine(Correction, frozen=True):
    """Set a person's engine by hand (16)."""

    person: PersonNumber
    engine: Annotated[Engine, "engine"]


class SetTurn(Correction, frozen=True):
    """Set by hand whose turn begins now (16)."""

    person: PersonNumber


class AddPerson(Action, frozen=True):
    """Let somebody join who comes late, and sits last (17)."""

    name: str


class RemovePerson(Action, frozen=True):
    """Let a person leave the board (17)."""

    person: PersonNumber


class AgreeToCount(Action, frozen=True):
    """Agree that a whole game counts in the records, once all have agreed (19)."""


class CloseDesk(Action, frozen=True):
    """Close the session (9)."""


AnyAction = (
    DrawNext
    | ChooseRegion
    | EnterDice
    | SwapHome
    | SetCity
    | ReportTurn
    | DeclareHome
    | Buy
    | Sell
    | AuctionResult
    | SetCash
    | SetOwner
    | SetEngine
    | SetTurn
    | AddPerson
    | RemovePerson
    | AgreeToCount
    | CloseDesk
)
