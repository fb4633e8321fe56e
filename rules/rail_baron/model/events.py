"""What happens in Rail Baron, as typed facts. Everything here is public (rulings 24, 24a).

Seats are numbers; None stands for the bank where a payer, payee or seller is meant. Dice of a city
lookup are (red, white, white). Those that `reveal` tell something of secret cash (ruling 24), so
what brought them about cannot be taken back freely.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from rules.game import Event
from rules.kinds import Dollars, Holder, Player
from rules.rail_baron.model.state import Engine, Milepost, Purpose, Railroad, Region

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
    """The city drawn is where the train stands (ruling 7)."""

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
    """`path` are segment ids from milepost `start` to milepost `end`."""

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
    """A declaration ended; the alternate is the destination now (rulings 26a to 28)."""

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
    """Cash at or above the announce level is public (ruling 24)."""

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
    """From here on opponents' railroads cost 10,000 (ruling 17)."""


class ThirdOwnerReceived(Event, frozen=True):
    """The imaginary owner of a two-seat game was given a railroad (ruling 31)."""

    railroad: Railroad


class FeesOwed(Event, frozen=True):
    """What the seat on turn owes for its rides: (payee, amount), the bank as None; with two seats
    the halves of a fee to the imaginary owner are in the amounts of bank and opponent (31)."""

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
    """Left the auction, by choice or because the lowest bid is beyond its cash (ruling 22)."""

    reveals: ClassVar[bool] = True
    seat: Player


class AuctionWon(Event, frozen=True):
    railroad: Railroad
    seller: Holder
    seat: Player
    price: Dollars


class AuctionUnsold(Event, frozen=True):
    """Nobody bid: the bank bought it for half price, or, with no seller, set it aside."""

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
