"""All actions of Baltimore & Ohio (RULINGS section H).

Railroads are named by their ids, hexes by row letter and column, cities by name, Capital
Equipment Cards by number. Money is whole dollars."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rules.baltimore_ohio.model.state import Baron, City, Equipment, Hex, Railroad
from rules.field_kinds import Dollars
from rules.game import Action

Resource = Literal["coal", "lumber"]
Shares = Annotated[int, "shares"]
"""How many shares of one railroad, 0 to 10."""


class Lot(msgspec.Struct, frozen=True, array_like=True):
    """A number of shares of one railroad."""

    railroad: Railroad
    count: Shares


class Part(msgspec.Struct, frozen=True, tag_field="part", tag=str.lower):
    """One part of a market turn; each kind at most once a turn (ruling 6)."""


class Sell(Part, frozen=True):
    """Sell shares of any railroads, all at the values before this sale (rulings 7 to 9)."""

    lots: tuple[Lot, ...]


class Buy(Part, frozen=True):
    """Buy shares of one railroad, Held and Orphan mixed (6, 10, 11).

    `value` > 0, in dollars a share, starts the railroad or brings it back from receivership
    (13, 37)."""

    railroad: Railroad
    held: Shares = 0
    orphan: Shares = 0
    value: Dollars = 0


class BuyBack(Part, frozen=True):
    """Buy Orphan Stock back with a railroad's treasury, as its President (rulings 6 and 14).

    Once a turn for each railroad."""

    railroad: Railroad
    count: Shares


class OpenAuction(Part, frozen=True):
    """Put a Robber Baron up for auction with an opening bid of one's own.

    The turn goes on after the auction, so this is the last part of a `TakeTurn` (rulings 45
    and 46)."""

    card: Baron
    bid: Dollars


AnyPart = Sell | Buy | BuyBack | OpenAuction


class TakeTurn(Action, frozen=True):
    """Take a turn of the Market Round; the parts happen in this order (ruling 6).

    The turn ends, unless it opens an auction."""

    parts: tuple[AnyPart, ...]


class Pass(Action, frozen=True):
    """Do nothing in this market turn, or nothing more after an auction opened in it (ruling 6)."""


class Bid(Action, frozen=True):
    """Bid for the Robber Baron in the auction (ruling 45)."""

    amount: Dollars


class PassBid(Action, frozen=True):
    """Leave this auction for good (ruling 45)."""


class ScrapEquipment(Action, frozen=True):
    """Scrap these cards of the acting railroad for their scrap value, or none (ruling 19)."""

    cards: tuple[Equipment, ...] = ()


class BuyEquipment(Action, frozen=True):
    """Buy this many cards off the top of the deck, or 0 (rulings 19 and 20)."""

    count: int = 0


class BuildTrack(Action, frozen=True):
    """Put cubes into these hexes in this order, as one build (rulings 22 to 26)."""

    hexes: tuple[Hex, ...]


class TakeResource(Action, frozen=True):
    """Take a counter from a hex with the railroad's cube instead of building (27, 43)."""

    resource: Resource
    hex: Hex


class BuildNothing(Action, frozen=True):
    """Neither build nor take (ruling 27)."""


class ServeCities(Action, frozen=True):
    """Serve exactly as many different cities as ruling 28 requires."""

    cities: tuple[City, ...]


class PayDividends(Action, frozen=True):
    """Pay out the net income (rulings 31 and 32)."""


class RetainProfits(Action, frozen=True):
    """Put the net income into the treasury (ruling 31)."""


TurnStep = (
    ScrapEquipment
    | BuyEquipment
    | BuildTrack
    | TakeResource
    | BuildNothing
    | ServeCities
    | PayDividends
    | RetainProfits
)
"""The steps of a railroad's turn in a Business Round."""


class Operate(Action, frozen=True):
    """Do several steps of the acting railroad's turn, one after another (ruling 19).

    The action is refused as a whole if one of the steps is illegal."""

    steps: tuple[TurnStep, ...]


AnyAction = (
    TakeTurn
    | Pass
    | Bid
    | PassBid
    | ScrapEquipment
    | BuyEquipment
    | BuildTrack
    | TakeResource
    | BuildNothing
    | ServeCities
    | PayDividends
    | RetainProfits
    | Operate
)
