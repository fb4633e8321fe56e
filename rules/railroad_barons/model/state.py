"""The complete state of a Railroad Barons game as plain data (RULINGS section B).

Seats are 0 and 1. Money is whole dollars. A certificate is (Holding, percent): each Holding
has one of each percentage, so the pair identifies it."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

import msgspec

from rules.railroad_barons.model.options import Options

Ending = Literal["350", "exhausted"]
Holding = Annotated[str, "holding"]
"""The mark of a Holding, such as "SB"."""
Investor = Annotated[str, "investor"]
"""The id of an Investor, such as "I40"."""
Card = Annotated[str, "card"]
"""The id of a Railroad's card, such as "A1"."""


class Phase(StrEnum):
    """What the game waits for. Automatic steps have no phase."""

    SELECT = "select"
    CHOOSE = "choose"
    PRIORITY = "priority"
    STOCK = "stock"
    TOKENS = "tokens"
    REVENUE = "revenue"
    RAILROADS = "railroads"
    OFFER = "offer"
    DISCARD = "discard"
    OVER = "over"


class Certificate(msgspec.Struct, frozen=True, array_like=True, order=True):
    holding: str
    percent: int


class Railroad(msgspec.Struct, frozen=True, array_like=True):
    """A Railroad in a Holding, and the side by which it was bought (28)."""

    card: str
    side: int = 0


class PlayerState(msgspec.Struct):
    """A player's possessions; `investors` are the cards owned personally."""

    cash: int = 0
    certificates: list[Certificate] = []
    investors: list[str] = []


class HoldingState(msgspec.Struct):
    """One Holding.

    `value`: an index on the share value track, None until it is started. `network`: its tokens
    there. `plus`, `down`: the tokens placed in this Operating Round (`plus` those not used yet),
    0 outside of its turn. `last`: how its tokens were placed in the round before (plus, down,
    network); `paid`: whether it paid dividends then. A card suggests these."""

    value: int | None = None
    floated: bool = False
    director: int | None = None
    treasury: int = 0
    railroads: list[Railroad] = []
    investors: list[str] = []
    network: int = 0
    plus: int = 0
    down: int = 0
    last: tuple[int, int, int] | None = None
    paid: bool | None = None


class Draft(msgspec.Struct):
    """The draft of Investors. `step` 0..3: the selection; `investor` and `price` once named."""

    left: list[str]
    step: int = 0
    investor: str | None = None
    price: int = 0


class StockRound(msgspec.Struct):
    """The Stock Round in progress.

    `passes`: consecutive ones. `last`: the seat that bought or sold last. `sold`: by seat, the
    Holdings sold in this round (15)."""

    seat: int
    passes: int = 0
    last: int | None = None
    sold: list[list[str]] = msgspec.field(default_factory=lambda: [[], []])


class Offer(msgspec.Struct, frozen=True):
    """An open offer; `buyer` and `seller` are Holdings (30)."""

    buyer: str
    seller: str
    card: str
    price: int


class Worth(msgspec.Struct, frozen=True, array_like=True):
    """Figures at the end of a round.

    `half`: 0 for the Stock Round of that `set`, otherwise the Operating Round 1 or 2. `cash` and
    `stock` by seat in dollars; `values`: the share values in dollars by Holding (None: not
    started); `revenues`: by Holding in this round (None: it did not operate)."""

    set: int
    half: int
    cash: tuple[int, int]
    stock: tuple[int, int]
    values: tuple[int | None, ...]
    revenues: tuple[int | None, ...]


class State(msgspec.Struct):
    """The whole game.

    `first` is player A (2), `priority` the seat with the Priority Deal. `set` counts Stock
    Rounds; `half` is 0 in one, 1 or 2 in the Operating Rounds after it. `holding` operates now.
    `bank`: the certificates not owned by players. `stack`: the Railroads, top first. `levels`:
    those of 4, 6, 8 that were reached (33). `bank_out`: what the bank paid out, less what it
    took in. `revenues`: of each Holding in this Operating Round. `turn` rises with every turn.
    `ending`: a marker has reached the top (36)."""

    options: Options
    players: list[PlayerState]
    holdings: dict[str, HoldingState]
    bank: list[Certificate]
    stack: list[str]
    phase: Phase = Phase.SELECT
    first: int = 0
    priority: int = 0
    draft: Draft | None = None
    swap_used: bool = False
    set: int = 0
    half: int = 0
    stock: StockRound | None = None
    holding: str | None = None
    offer: Offer | None = None
    removed: list[str] = []
    levels: list[int] = []
    bank_out: int = 0
    revenues: dict[str, int] = {}
    turn: int = 0
    ending: bool = False
    ended: Ending | None = None
    history: list[Worth] = []
