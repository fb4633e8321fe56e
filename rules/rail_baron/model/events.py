"""What happens in Rail Baron, as typed facts. Everything here is public (rulings 24, 24a).

Seats are numbers; None stands for the bank where a payer, payee or seller is meant. Dice of a city
lookup are (red, white, white). Those that `reveal` tell something of secret cash (ruling 24), so
what brought them about cannot be taken back freely.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.game import Event
from rules.rail_baron.model.state import Engine, Purpose

Three = tuple[int, int, int]
Why = Literal[
    "start", "payoff", "railroad", "engine", "fee", "auction", "sale", "rover", "bankruptcy"
]


class FirstPlayerRolled(Event, frozen=True):
    """One round of the roll for first player; `first` is None when the highest tied (ruling 2)."""

    rolls: tuple[tuple[int, Three], ...]
    first: int | None


class RegionRolled(Event, frozen=True):
    """`free`: it is the region the train is in, so the seat names one (ruling 6)."""

    seat: int
    purpose: Purpose
    dice: Three
    region: str
    free: bool


class RegionChosen(Event, frozen=True):
    seat: int
    purpose: Purpose
    region: str


class CityRolled(Event, frozen=True):
    seat: int
    purpose: Purpose
    region: str
    dice: Three
    city: str


class HomeSwapped(Event, frozen=True):
    seat: int
    home: str
    destination: str


class HomeKept(Event, frozen=True):
    seat: int


class TurnBegan(Event, frozen=True):
    seat: int
    number: int


class TurnLost(Event, frozen=True):
    """The city drawn is where the train stands (ruling 7)."""

    seat: int
    city: str


class Declared(Event, frozen=True):
    seat: int


class Rolled(Event, frozen=True):
    """Movement dice; `red` only with a SuperChief."""

    seat: int
    white: tuple[int, int]
    red: int | None


class BonusRolled(Event, frozen=True):
    """The red die of a Freight or Express, or its use to bounce out (rulings 12 and 13)."""

    seat: int
    red: int
    bounce: bool


class Rode(Event, frozen=True):
    """`path` are segment ids from milepost `start` to milepost `end`."""

    seat: int
    start: int
    path: tuple[int, ...]
    end: int


class Rovered(Event, frozen=True):
    reveals: ClassVar[bool] = True
    rover: int
    victim: int
    milepost: int
    amount: int


class Undeclared(Event, frozen=True):
    """A declaration ended; the alternate is the destination now (rulings 26a to 28)."""

    seat: int
    reason: Literal["rover", "fees", "short at home"]
    destination: str


class Arrived(Event, frozen=True):
    seat: int
    departure: str
    city: str
    payoff: int


class Paid(Event, frozen=True):
    """Money from payer to payee; None is the bank."""

    payer: int | None
    payee: int | None
    amount: int
    why: Why


class Announced(Event, frozen=True):
    """Cash at or above the announce level is public (ruling 24)."""

    reveals: ClassVar[bool] = True
    seat: int
    cash: int


class BoughtRailroad(Event, frozen=True):
    seat: int
    railroad: str
    price: int


class BoughtEngine(Event, frozen=True):
    seat: int
    engine: Engine
    price: int


class BoughtNothing(Event, frozen=True):
    seat: int


class BankSoldOut(Event, frozen=True):
    """From here on opponents' railroads cost 10,000 (ruling 17)."""


class ThirdOwnerReceived(Event, frozen=True):
    """The imaginary owner of a two-seat game was given a railroad (ruling 31)."""

    railroad: str


class FeesOwed(Event, frozen=True):
    """What the seat on turn owes for its rides: (payee, amount), the bank as None; with two seats
    the halves of a fee to the imaginary owner are in the amounts of bank and opponent (31)."""

    seat: int
    owed: tuple[tuple[int | None, int], ...]


class SoldToBank(Event, frozen=True):
    seat: int
    railroad: str
    price: int


class AuctionOpened(Event, frozen=True):
    railroad: str
    seller: int | None
    minimum: int


class BidMade(Event, frozen=True):
    seat: int
    amount: int


class BidPassed(Event, frozen=True):
    """Left the auction, by choice or because the lowest bid is beyond its cash (ruling 22)."""

    reveals: ClassVar[bool] = True
    seat: int


class AuctionWon(Event, frozen=True):
    railroad: str
    seller: int | None
    seat: int
    price: int


class AuctionUnsold(Event, frozen=True):
    """Nobody bid: the bank bought it for half price, or, with no seller, set it aside."""

    railroad: str
    seller: int | None


class WentBankrupt(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int


class Won(Event, frozen=True):
    seat: int
    how: Literal["home", "declared at home", "last"]


AnyEvent = (
    FirstPlayerRolled
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
