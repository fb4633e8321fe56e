"""Everything a seat can do in Baltimore & Ohio (RULINGS section H).

Railroads are named by their ids, hexes by row letter and column, cities by name, Capital Equipment
Cards by number. Money is whole dollars.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from rules.game import Action

Resource = Literal["coal", "lumber"]


class Lot(msgspec.Struct, frozen=True, array_like=True):
    """So many shares of a railroad."""

    railroad: str
    count: int


class Part(msgspec.Struct, frozen=True, tag_field="part", tag=str.lower):
    """One of the things a market turn is made of; each kind at most once a turn (ruling 6)."""


class Sell(Part, frozen=True):
    """Sell shares of any railroads, all at the values before this sale (rulings 7 to 9)."""

    lots: tuple[Lot, ...]


class Buy(Part, frozen=True):
    """Buy shares of one railroad, Held and Orphan mixed (6, 10, 11). `value` > 0, in dollars a
    share, starts the railroad or brings it back from receivership (13, 37)."""

    railroad: str
    held: int = 0
    orphan: int = 0
    value: int = 0


class BuyBack(Part, frozen=True):
    """The President has a railroad buy Orphan Stock from its treasury; once a turn for each
    railroad (rulings 6 and 14)."""

    railroad: str
    count: int


class OpenAuction(Part, frozen=True):
    """Put a Robber Baron up with an opening bid of one's own. The turn goes on after the hammer,
    so it is the last part of a `TakeTurn` (rulings 45 and 46)."""

    card: str
    bid: int


AnyPart = Sell | Buy | BuyBack | OpenAuction


class TakeTurn(Action, frozen=True):
    """A turn of the Market Round, its parts in the order in which they happen (ruling 6). It ends
    the turn unless it opens an auction."""

    parts: tuple[AnyPart, ...]


class Pass(Action, frozen=True):
    """Do nothing in this market turn or, after an auction opened in it, nothing more (ruling 6)."""


class Bid(Action, frozen=True):
    """Bid for the Robber Baron under the hammer (ruling 45)."""

    amount: int


class PassBid(Action, frozen=True):
    """Leave this auction for good (ruling 45)."""


class ScrapEquipment(Action, frozen=True):
    """Scrap these cards of the acting railroad for their scrap value, or none (ruling 19)."""

    cards: tuple[int, ...] = ()


class BuyEquipment(Action, frozen=True):
    """Buy so many cards off the top of the deck, or 0 (rulings 19 and 20)."""

    count: int = 0


class BuildTrack(Action, frozen=True):
    """Put cubes into these hexes in this order, as one build (rulings 22 to 26)."""

    hexes: tuple[str, ...]


class TakeResource(Action, frozen=True):
    """Take a counter from a hex with the railroad's cube instead of building (27, 43)."""

    resource: Resource
    hex: str


class BuildNothing(Action, frozen=True):
    """Neither build nor take (ruling 27)."""


class ServeCities(Action, frozen=True):
    """Serve exactly as many different cities as ruling 28 asks for."""

    cities: tuple[str, ...]


class PayDividends(Action, frozen=True):
    """Pay the net income out (rulings 31 and 32)."""


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
    """Several steps of the acting railroad's turn at once, as if done one after another; refused
    whole if one of them is (ruling 19)."""

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
