"""The whole of a Railroad Barons game as plain data (RULINGS section B).

Seats are 0 and 1. Money is whole dollars. A certificate is (Holding, percent): there is one of each
percentage, so the pair names it.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

import msgspec

from rules.railroad_barons.model.options import Options

Ending = Literal["350", "exhausted"]
Holding = Annotated[str, "holding"]
"""The mark of a Holding, as "SB"."""
Investor = Annotated[str, "investor"]
"""The id of an Investor, as "I40"."""
Card = Annotated[str, "card"]
"""The id of a Railroad's card, as "A1"."""


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
    """A Railroad in a Holding and the side it was bought by (28)."""

    card: str
    side: int = 0


class PlayerState(msgspec.Struct):
    """A player's purse: `investors` are the cards held personally."""

    cash: int = 0
    certificates: list[Certificate] = []
    investors: list[str] = []


class HoldingState(msgspec.Struct):
    """One Holding. `value` is an index on the share value track, None until it is started;
    `network` counts its tokens there. `plus`, `down` are the tokens placed in this Operating Round
    (`plus` those not used yet), 0 outside of its turn. `last` is how its tokens were placed the
    round before (plus, down, network) and `paid` whether it paid then: what a card proposes."""

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
    """`step` 0..3 is the selection being made; `investor` and `price` once named."""

    left: list[str]
    step: int = 0
    investor: str | None = None
    price: int = 0


class StockRound(msgspec.Struct):
    """`passes` in a row; `last` the seat that bought or sold last; `sold` by seat the Holdings sold
    in this round (15)."""

    seat: int
    passes: int = 0
    last: int | None = None
    sold: list[list[str]] = msgspec.field(default_factory=lambda: [[], []])


class Offer(msgspec.Struct, frozen=True):
    """An open offer: `buyer` and `seller` are Holdings (30)."""

    buyer: str
    seller: str
    card: str
    price: int


class Worth(msgspec.Struct, frozen=True, array_like=True):
    """How it stood at the end of a round: `half` 0 the Stock Round of that `set`, else the
    Operating Round 1 or 2. `cash` and `stock` by seat in dollars; `values` the share values in
    dollars by Holding (None: not started), `revenues` what each operated for (None: it did not)."""

    set: int
    half: int
    cash: tuple[int, int]
    stock: tuple[int, int]
    values: tuple[int | None, ...]
    revenues: tuple[int | None, ...]


class State(msgspec.Struct):
    """`first` is player A (2), `priority` who holds the Priority Deal. `set` counts Stock Rounds,
    `half` is 0 in one, 1 or 2 in the Operating Rounds after it. `holding` operates now. `bank` has
    the certificates nobody owns; the Railroad `stack` has its top first; `levels` reached are of 4,
    6, 8 (33). `bank_out` is what the bank has paid out, less what it took in. `revenues` is what
    each Holding operated for in this Operating Round. `turn` rises with every turn. `ending` is set
    once a marker reached the top (36)."""

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
