"""Everything a seat can do in Rail Baron (RULINGS section J)."""

from __future__ import annotations

from typing import Annotated, Literal

from rules.field_kinds import Dollars
from rules.game import Action
from rules.rail_baron.model.state import Railroad, Region

BetterEngine = Literal["Express", "SuperChief"]


class DrawDestination(Action, frozen=True):
    """Roll for the next destination: the region, and the city unless a region must be named."""


class Declare(Action, frozen=True):
    """Declare and head for home, drawing an alternate destination (ruling 25)."""


class ChooseRegion(Action, frozen=True):
    """Name a region after the dice gave the one the train is in (ruling 6)."""

    region: Region


class SwapHome(Action, frozen=True):
    """Exchange home and first destination (ruling 5)."""


class KeepHome(Action, frozen=True):
    """Decline the exchange of ruling 5."""


class Roll(Action, frozen=True):
    """Roll for movement: two white dice, the red one too with a SuperChief (ruling 9)."""


class Ride(Action, frozen=True):
    """Ride these segments: all the steps left, or fewer if they reach the destination (ruling 9).

    `path` holds segment ids of the board (`rules.rail_baron.model.board`), first ridden first."""

    path: tuple[int, ...]


class BuyRailroad(Action, frozen=True):
    """Buy a railroad from the bank at list price (ruling 15)."""

    railroad: Railroad


class BuyEngine(Action, frozen=True):
    """Buy a better engine (ruling 15)."""

    engine: Annotated[BetterEngine, "engine"]


class BuyNothing(Action, frozen=True):
    """Decline the purchase opportunity (ruling 15)."""


class SellToBank(Action, frozen=True):
    """Sell a railroad to the bank at half its price to pay fees (ruling 21)."""

    railroad: Railroad


class AuctionOff(Action, frozen=True):
    """Auction a railroad to pay fees (rulings 21 and 22)."""

    railroad: Railroad


class Bid(Action, frozen=True):
    """Bid whole dollars for the railroad that is auctioned (ruling 22)."""

    amount: Dollars


class PassBid(Action, frozen=True):
    """Leave this auction for good (ruling 22)."""


AnyAction = (
    DrawDestination
    | Declare
    | ChooseRegion
    | SwapHome
    | KeepHome
    | Roll
    | Ride
    | BuyRailroad
    | BuyEngine
    | BuyNothing
    | SellToBank
    | AuctionOff
    | Bid
    | PassBid
)
