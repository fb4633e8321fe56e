"""What happens in Rail Baron, as typed facts. Everything here is public (rulings 24, 24a).

Seats are numbers; as payer, payee or seller None is the bank. Dice of a city lookup are
(red, white, white). An event with `reveals` shows something of secret cash (ruling 24), so
the action that caused it can't be undone freely."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from rules.field_kinds import Dollars, Holder, Player
from rules.game import Event
from rules.rail_baron.model.state import Engine, Milepost, Purpose, Railroad, Region

Three = tuple[int, int, int]
Why = Literal[
    "start", "payoff", "railroad", "engine", "fee", "auction", "sale", "rover", "bankruptcy"
]


class FirstPlayerRolled(Event, frozen=True):
    """One round of the roll for first player (ruling 2).

    `first` is None if the highest rolls tied."""

    rolls: tuple[tuple[int, Three], ...]
    first: int | None


class LaidOut(Event, frozen=True):
    """The game goes on from a position on a real board, with this turn (ruling 33); the options
    have the position."""

    turn: int


class RegionRolled(Event, frozen=True):
    """`free`: the train is already in this region, so the seat names one (ruling 6)."""

    seat: Player
    purpose: Purpose
    dice: Three
    region: Region
    free: bool


class RegionChosen(Event, frozen=True):
    seat: Player
    purpose: Purpose
    region: Region


class CityRolled(Event, frozen=True):
    seat: Player
    purpose: Purpose
    region: Region
    dice: Three
    city: str


class HomeSwapped(Event, frozen=True):
    seat: Player
    home: str
    destination: str


class HomeKept(Event, frozen=True):
    seat: Player


class TurnBegan(Event, frozen=True):
    seat: Player
    number: int


class TurnLost(Event, frozen=True):
    """The city rolled is the one where the train stands (ruling 7)."""

    seat: Player
    city: str


class Declared(Event, frozen=True):
    seat: Player


class Rolled(Event, frozen=True):
    """Movement dice; `red` only with a SuperChief."""

    seat: Player
    white: tuple[int, int]
    red: int | None


class BonusRolled(Event, frozen=True):
    """The red die of a Freight or Express, or its use to bounce out (rulings 12 and 13)."""

    seat: Player
    red: int
    bounce: bool


class Rode(Event, frozen=True):
    """`path`: segment ids from milepost `start` to milepost `end`."""

    seat: Player
    start: Milepost
    path: tuple[int, ...]
    end: Milepost


class Rovered(Event, frozen=True):
    reveals: ClassVar[bool] = True
    rover: Player
    victim: Player
    milepost: Milepost
    amount: Dollars


class Undeclared(Event, frozen=True):
    """A seat lost its declared status; its destination is now the alternate (rulings 26a to 28)."""

    seat: Player
    reason: Literal["rover", "fees", "short at home"]
    destination: str


class Arrived(Event, frozen=True):
    seat: Player
    departure: str
    city: str
    payoff: Dollars


class Paid(Event, frozen=True):
    """Money from payer to payee; None is the bank."""

    payer: Holder
    payee: Holder
    amount: Dollars
    why: Why


class Announced(Event, frozen=True):
    """Cash reached the announce level, from which it is public (ruling 24)."""

    reveals: ClassVar[bool] = True
    seat: Player
    cash: Dollars


class BoughtRailroad(Event, frozen=True):
    seat: Player
    railroad: Railroad
    price: Dollars


class BoughtEngine(Event, frozen=True):
    seat: Player
    engine: Annotated[Engine, "engine"]
    price: Dollars


class BoughtNothing(Event, frozen=True):
    seat: Player


class BankSoldOut(Event, frozen=True):
    """From now on an opponent's railroads cost 10,000 (ruling 17)."""


class ThirdOwnerReceived(Event, frozen=True):
    """The imaginary third owner of a two-seat game was given a railroad (ruling 31)."""

    railroad: Railroad


class FeesOwed(Event, frozen=True):
    """The use fees of the seat on turn: (payee, amount), the bank as None.

    With two seats a fee to the imaginary owner is split between bank and opponent (31)."""

    seat: Player
    owed: tuple[tuple[int | None, int], ...]


class SoldToBank(Event, frozen=True):
    seat: Player
    railroad: Railroad
    price: Dollars


class AuctionOpened(Event, frozen=True):
    railroad: Railroad
    seller: Holder
    minimum: Dollars


class BidMade(Event, frozen=True):
    seat: Player
    amount: Dollars


class BidPassed(Event, frozen=True):
    """The seat left the auction (ruling 22).

    By choice, or because the lowest bid exceeds its cash."""

    reveals: ClassVar[bool] = True
    seat: Player


class AuctionWon(Event, frozen=True):
    railroad: Railroad
    seller: Holder
    seat: Player
    price: Dollars


class AuctionUnsold(Event, frozen=True):
    """There was no bid.

    The bank bought the railroad for half price or, without a seller, set it aside."""

    railroad: Railroad
    seller: Holder


class WentBankrupt(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Player


class Won(Event, frozen=True):
    seat: Player
    how: Literal["home", "declared at home", "last"]


AnyEvent = (
    FirstPlayerRolled
    | LaidOut
    | RegionRolled
    | RegionChosen
    | CityRolled
    | HomeSwapped
    | HomeKept
    | TurnBegan
    | TurnLost
    | Declared
    | Rolled
    | BonusRolled
    | Rode
    | Rovered
    | Undeclared
    | Arrived
    | Paid
    | Announced
    | BoughtRailroad
    | BoughtEngine
    | BoughtNothing
    | BankSoldOut
    | ThirdOwnerReceived
    | FeesOwed
    | SoldToBank
    | AuctionOpened
    | BidMade
    | BidPassed
    | AuctionWon
    | AuctionUnsold
    | WentBankrupt
    | Won
)
