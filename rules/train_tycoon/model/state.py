"""The whole state of a game of Train Tycoon as plain data (RULINGS section B).

Money is one number, `net`: cash less 100 for each loan (2). Hexes and companies are their ids."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

import msgspec

from rules.train_tycoon.model.options import Options

CompanyId = Annotated[str, "company"]
"""The letters of a company, such as "PDL"."""
Hex = Annotated[str, "hex"]
HubKind = Literal["city", "resource", "factory", "transfer"]
OfferKind = Literal["high", "mid", "low", "merger"]
Pair = tuple[int, int]


class Phase(StrEnum):
    """What the game waits for. Automatic steps have no phase."""

    AUCTION = "auction"
    SEATING = "seating"
    CHOOSE = "choose"
    PRICES = "prices"
    TRADE = "trade"
    TREASURY = "treasury"
    BANKRUPTCY = "bankruptcy"
    TARGET = "target"
    BIDS = "bids"
    REBIDS = "rebids"
    VOTE = "vote"
    KEEP = "keep"
    IPO = "ipo"
    ANSWERS = "answers"
    FACTORY = "factory"
    LINE = "line"
    TAKE = "take"
    INVEST = "invest"
    TRAINS = "trains"
    PAYOUT = "payout"
    OVER = "over"


class Player(msgspec.Struct):
    """One player.

    `shares` by company, only those held. `placed`: the investment markers no longer in hand.
    `bankrupt`: the turns in which the player went bankrupt."""

    net: int = 0
    shares: dict[str, int] = {}
    placed: list[int] = []
    bankrupt: list[int] = []


class Company(msgspec.Struct):
    """One company.

    `factory` is the good of a factory still to be placed. `bank`: shares the bank holds.
    `previous` is the latest president. `operated`: it has completed its first Operate. In an
    inactive company everything but `factory` is empty."""

    active: bool = False
    factory: str | None = None
    net: int = 0
    price: int = 0
    income: int = 0
    target: int = 0
    issued: int = 0
    bank: int = 0
    president: int | None = None
    previous: int | None = None
    operated: bool = False


class Hub(msgspec.Struct):
    """A hub.

    `item`: what a resource hub has, a factory makes, a city demands. `stock`: how many of it
    wait at a source; in a city the waiting passengers. `delivered` in this phase, by kind."""

    kind: HubKind
    item: str = ""
    stock: int = 0
    delivered: dict[str, int] = {}


class Piece(msgspec.Struct, frozen=True, array_like=True):
    """A track in a hex and the number of the line over it, 0 when abandoned (50)."""

    pair: Pair
    line: int = 0


class Line(msgspec.Struct):
    """A chain of track under a train of `owner`, from hub to hub.

    `broken`: it carries nothing, but its train has not left it yet (50)."""

    id: int
    owner: str
    ends: tuple[str, str]
    route: list[tuple[str, Pair]]
    broken: bool = False


class Investment(msgspec.Struct, frozen=True):
    """A marker on a tile, placed by `seat`; `marker` is its place in the seat's hand (63)."""

    seat: int
    marker: int
    hex: str
    multiplier: int


class Ask(msgspec.Struct, frozen=True, array_like=True, order=True):
    """A pending secret choice of a seat; `company` where there is one choice for each company."""

    seat: int
    company: str = ""


class Choice(msgspec.Struct, frozen=True, array_like=True):
    """A secret choice made; bids for the priority are numbers."""

    seat: int
    company: str
    chosen: str | int


class Secret(msgspec.Struct):
    """What only some may know.

    Choices not yet revealed, and the values of the investment markers by seat and place in the
    hand, both in hand and placed."""

    choices: list[Choice] = []
    markers: list[list[int]] = []


class Proposal(msgspec.Struct, frozen=True):
    """A valid bid: `price` per share of the target, 0 for a merger."""

    company: str
    kind: OfferKind
    price: int


class Attempt(msgspec.Struct):
    """One player's attempt to have a company taken over.

    `rebidding` are the companies that choose again, `order` the proposals still to be put to
    the vote, `voting` the company whose holders vote."""

    initiator: int
    target: str
    proposals: list[Proposal] = []
    rebidding: list[str] = []
    order: list[Proposal] = []
    voting: str | None = None


class Ipo(msgspec.Struct):
    initiator: int
    company: str


class Operation(msgspec.Struct):
    """A company's turn.

    `extra`: only the placing of its factory (45). `opened`: the new line; `cut`: a train was
    cut, so none may be added (53). `earned` by deliveries, in dollars."""

    company: str
    extra: bool = False
    opened: int | None = None
    cut: bool = False
    earned: int = 0


class Record(msgspec.Struct, frozen=True):
    """Figures at the end of a turn; 0 is the start.

    By seat: worth and net; by active company: price, income, net, value of a share, target
    price."""

    turn: int
    worth: tuple[int, ...]
    nets: tuple[int, ...]
    prices: dict[str, int]
    incomes: dict[str, int]
    cash: dict[str, int]
    values: dict[str, int]
    targets: dict[str, int]


class State(msgspec.Struct):
    """The whole game.

    `seating`: the seats clockwise. `order`: the company order. `players_left`, `companies_left`:
    those still to act in the current loop. `mover` is the seat that acts alone, None while several
    choose in secret: `asks` are pending, `answered` done. `extra_left`: companies that still place
    a factory first. `orphans`: companies whose president went bankrupt in this phase. `turns` rises
    whenever the turn passes. `bank_out`: what the bank has paid out less what it took in."""

    options: Options
    seating: list[int]
    players: list[Player]
    companies: dict[str, Company]
    hubs: dict[str, Hub] = {}
    track: dict[str, list[Piece]] = {}
    lines: list[Line] = []
    investments: list[Investment] = []
    secret: Secret = msgspec.field(default_factory=Secret)
    phase: Phase = Phase.CHOOSE
    turn: int = 0
    turns: int = 0
    priority: int = 0
    order: list[str] = []
    mover: int | None = None
    asks: list[Ask] = []
    answered: list[Ask] = []
    players_left: list[int] = []
    companies_left: list[str] = []
    extra_left: list[str] = []
    orphans: list[str] = []
    trading: str | None = None
    attempt: Attempt | None = None
    ipo: Ipo | None = None
    operation: Operation | None = None
    last_line: int = 0
    bank_out: int = 0
    history: list[Record] = []
