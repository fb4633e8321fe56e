"""The whole state of a Baltimore & Ohio game as plain data (RULINGS section G)."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

import msgspec

from rules.baltimore_ohio.model.options import Options

Railroad = Annotated[str, "railroad"]
"""The id of a railroad."""
Baron = Annotated[str, "baron"]
"""The id of a Robber Baron."""
Equipment = Annotated[int, "equipment"]
"""The number of a Capital Equipment Card."""
Hex = Annotated[str, "hex"]
City = Annotated[str, "city"]
Status = Literal["unstarted", "operating", "receivership"]
Ending = Literal["375", "tech level", "all shares"]
Dealt = Literal["sells", "buys", "starts"]


class Phase(StrEnum):
    """What the game waits for. Automatic steps have no phase."""

    MARKET = "market"
    AUCTION = "auction"
    SCRAP = "scrap"
    EQUIPMENT = "equipment"
    TRACK = "track"
    SERVICE = "service"
    PROFIT = "profit"
    OVER = "over"


class PlayerState(msgspec.Struct):
    """One player.

    `shares` by railroad, only those held. `sold`: railroads sold in this Market Round (10).
    `cards`: Robber Barons."""

    cash: int = 0
    shares: dict[str, int] = {}
    sold: list[str] = []
    cards: list[str] = []


class RailroadState(msgspec.Struct):
    """One railroad. `value` is an index on the Valuation Track, None while it is not on it.

    `cards` are numbers of Capital Equipment Cards; `track` the hexes with its cubes in the
    order in which they were entered, home first; `cubes` those left on the charter; `coal`,
    `lumber`, `nw_coal` the numbers of counters taken. `income` is the previous net income,
    never below 0 (30)."""

    status: Status = "unstarted"
    value: int | None = None
    president: int | None = None
    held: int = 10
    orphan: int = 0
    treasury: int = 0
    cards: list[int] = []
    track: list[str] = []
    cubes: int = 30
    coal: int = 0
    lumber: int = 0
    nw_coal: int = 0
    income: int = 0


class Deal(msgspec.Struct, frozen=True, array_like=True):
    """What a seat did with the stock of a railroad.

    The purchase that starts a railroad, or brings it back, is its start."""

    seat: int
    railroad: str
    what: Dealt


class Market(msgspec.Struct):
    """The Market Round in progress.

    `seat` is on turn; `passes`: number in a row; `deals` since the round began. Done in this
    turn: `sold`, `bought`, `bought_back` (railroads), `opened` an auction. `auctioned`: the
    one auction of this round has been opened (45)."""

    seat: int
    passes: int = 0
    auctioned: bool = False
    deals: tuple[Deal, ...] = ()
    sold: bool = False
    bought: bool = False
    bought_back: list[str] = []
    opened: bool = False


class Auction(msgspec.Struct):
    """The auction of a Robber Baron.

    `waiting` are the seats still in, next bidder first and the leader last (45)."""

    card: str
    bid: int
    leader: int
    waiting: list[int]


class Income(msgspec.Struct, frozen=True):
    """The acting railroad's income.

    `cities` it served, `counters`: dollars from coal, lumber and NW Coal, `gross` includes
    them, `net` after `maintenance`."""

    cities: tuple[str, ...]
    counters: int
    gross: int
    maintenance: int
    net: int


class Business(msgspec.Struct):
    """A Business Round, `round` 1 or 2.

    `acted` are the railroads that have had their turn, the acting one last; `railroad` is the
    acting one. `made`: its income, once known."""

    round: int
    acted: list[str] = []
    railroad: str | None = None
    made: Income | None = None


class Worth(msgspec.Struct, frozen=True, array_like=True):
    """Figures at the end of a `turn` (0: at the start).

    `cash` and `stock` by seat in dollars; `values` by railroad in dollars a share (None: not
    on the track); `incomes`: what each railroad netted in the two Business Rounds (None: it
    did not act in that one)."""

    turn: int
    tech_level: int
    cash: tuple[int, ...]
    stock: tuple[int, ...]
    values: dict[str, int | None]
    incomes: dict[str, tuple[int | None, int | None]]


class State(msgspec.Struct):
    """The whole game.

    `order` holds the counters on the Valuation Track in the order of business: highest value
    first, in each stack the top first (18). `deck` is the next card's number, None when sold
    out. `player_order`: seats by Player Order card, 1 first. `coal`, `nw_coal`, `lumber`:
    hexes that still have a counter. `barons`: Robber Barons not sold yet. `bank_out` is what
    the bank has paid out, less what it took in. `peaked`: a railroad reached the end of the
    track (39). `number` rises with every market turn and every railroad's turn. `incomes`
    collects this turn's nets for `history`."""

    options: Options
    players: list[PlayerState]
    railroads: dict[str, RailroadState]
    phase: Phase = Phase.MARKET
    player_order: list[int] = []
    turn: int = 0
    number: int = 0
    tech_level: int = 1
    deck: int | None = 1
    order: list[str] = []
    market: Market | None = None
    auction: Auction | None = None
    business: Business | None = None
    coal: list[str] = []
    nw_coal: list[str] = []
    lumber: list[str] = []
    barons: list[str] = []
    bank_out: int = 0
    peaked: bool = False
    ended: Ending | None = None
    incomes: dict[str, list[int | None]] = {}
    history: list[Worth] = []
