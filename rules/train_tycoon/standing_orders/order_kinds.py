"""The standing orders of Train Tycoon as data; `orders.py` maps them to their evaluation.

The `general` ones come after the others: a purchase or sale before passing, a decision about a
company before running it as it is."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from rules.field_kinds import Dollars, Player
from rules.game import Order
from rules.train_tycoon.model.actions import Level, Offer, OpenLine
from rules.train_tycoon.model.state import CompanyId

Stance = Literal["for", "against"]
Profit = Literal["pay", "retain"]
Dealing = Literal["ask", "pass", "deals"]
Income = Annotated[int, "income"]
"""Dollars that a company earns in a turn (60)."""
Shares = Annotated[int, "shares"]
"""A number of shares of one company."""


class BuyAtMost(Order, frozen=True):
    """Buy a share of a company in Trading, in secret, or in Treasury (10, 15).

    Whenever it costs `price` dollars or less, until `hold` shares are held."""

    about: ClassVar[str] = "buy {company}"
    company: CompanyId
    price: Dollars
    hold: Shares


class SellAtLeast(Order, frozen=True):
    """Sell a share of a company in Trading, in secret, or in Treasury (10, 16).

    Whenever it brings `price` dollars or more, until `keep` shares are left."""

    about: ClassVar[str] = "sell {company}"
    company: CompanyId
    price: Dollars
    keep: Shares = 0


class PassTrades(Order, frozen=True):
    """Pass in Trading, in secret (10).

    Until `company` is traded, or any company at `low` dollars or less, or at `high` or more;
    always if none of them is given."""

    general: ClassVar[bool] = True
    company: CompanyId = ""
    low: Dollars = 0
    high: Dollars = 0


class SetLevel(Order, frozen=True):
    """Choose this mark, in secret, for the price of a company while the seat is its president
    (8)."""

    about: ClassVar[str] = "price {company}"
    company: CompanyId
    level: Annotated[Level, "choice"]


class LeaveShares(Order, frozen=True):
    """Pass in Treasury, unless a debt forces a sale (17)."""

    general: ClassVar[bool] = True


class StaySolvent(Order, frozen=True):
    """Decline bankruptcy unless the seat's worth is negative (21)."""


class NameNoTarget(Order, frozen=True):
    """Name no target (24)."""


class BidNothing(Order, frozen=True):
    """Bid nothing, in secret, with any of the seat's companies (25)."""


class VoteOn(Order, frozen=True):
    """Vote, in secret, on proposals for a company, with its own shares (30).

    With `price`: for offers of that or more a share, or against those of less; otherwise for
    or against all."""

    about: ClassVar[str] = "vote {company} {voice}"
    company: CompanyId
    voice: Stance
    price: Dollars = 0


class LeaveIpos(Order, frozen=True):
    """Trigger no IPO, and answer no, in secret, where others do (39, 40)."""


class OperateAsIs(Order, frozen=True):
    """Do a company's whole turn with what it has (47, 53, 60).

    No line, the trains as they are, `profit` for the income. Not if that would be at a loss."""

    general: ClassVar[bool] = True
    about: ClassVar[str] = "operate {company}"
    company: CompanyId
    profit: Profit


class OpenNoLine(Order, frozen=True):
    """Open no line for a company until it has `cash` dollars beyond its loans (0: always) (47)."""

    about: ClassVar[str] = "line {company}"
    company: CompanyId
    cash: Dollars = 0


class LeaveTrains(Order, frozen=True):
    """Leave a company's trains as they are, unless the turn would be at a loss (53)."""

    about: ClassVar[str] = "trains {company}"
    company: CompanyId


class PayOn(Order, frozen=True):
    """Pay out a company's income as long as it has `least` dollars or more without it (60)."""

    about: ClassVar[str] = "income {company}"
    company: CompanyId
    least: Dollars = 0


class RetainOn(Order, frozen=True):
    """Retain a company's income until it has `cash` dollars without it (0: always) (60)."""

    about: ClassVar[str] = "income {company}"
    company: CompanyId
    cash: Dollars = 0


class Mark(msgspec.Struct, frozen=True):
    """The mark for the price of a company (8)."""

    company: CompanyId
    level: Annotated[Level, "choice"]


class Deal(msgspec.Struct, frozen=True):
    """Buy a share of a company at `buy` dollars or less, sell one at `sell` or more; 0: never."""

    company: CompanyId
    buy: Dollars = 0
    sell: Dollars = 0


class PlanShares(Order, frozen=True):
    """Everything about shares in the phases before Operate, in one order.

    `marks` of the seat's companies (8); in Trading what `deals` says of the company at its
    price, otherwise pass (10). `dealing` in Treasury: "deals", the best of the deals that is
    possible then, otherwise pass; "pass"; or "ask" (17). `passing`: decline bankruptcy, name
    no target, trigger no IPO (21, 24, 39). In this `turn` only; 0: in every one.

    The person decides: about what it does not name; where a share that it buys cannot be paid;
    in Treasury where a debt forces a sale, or where the seat would lose a company if
    presidents were reassigned now; instead of `passing` when the seat's worth is negative, a
    company is insolvent, or other companies are in the game than it names."""

    about: ClassVar[str] = "shares {turn}"
    turn: int
    marks: tuple[Mark, ...] = ()
    deals: tuple[Deal, ...] = ()
    dealing: Dealing = "ask"
    passing: bool = False


class Offered(msgspec.Struct, frozen=True):
    """The offer of a company (25)."""

    company: CompanyId
    offer: Annotated[Offer, "choice"]


class PlanBids(Order, frozen=True):
    """Everything about the target that a player has named in this turn, in one order.

    The `bids` of the seat's companies (25); a further high bid while that is `most` dollars a
    share or less, otherwise a mid one (28). Votes: with the target's shares for offers of
    `least` or more a share, against others; with a bidder's for offers up to `pay`, against
    others; on mergers `merger` with either (30).

    The person decides: about what is None or left out, and where a bid would be dropped (27)."""

    about: ClassVar[str] = "bids"
    turn: int
    initiator: Player
    target: CompanyId
    bids: tuple[Offered, ...] = ()
    most: Dollars | None = None
    least: Dollars | None = None
    pay: Dollars | None = None
    merger: Stance | None = None


class OperateAsProposed(Order, frozen=True):
    """Do a company's turn as it was proposed (47, 53, 60).

    Open this line for `cost` dollars or less (None: no line), leave the trains, `profit` for
    the income. It expires, and the person decides, if the line is not legal or costs more, or
    if the income of the turn would be less than `least`. The person is asked for a train to be
    taken from another line and a marker to be invested (52, 63)."""

    about: ClassVar[str] = "proposed {company}"
    turn: int
    company: CompanyId
    line: OpenLine | None
    cost: Dollars
    profit: Profit
    least: Income


class VoteInVain(Order, frozen=True):
    """Abstain, in secret, if one other holder alone has the votes to decide (30)."""


AnyOrder = (
    BuyAtMost
    | SellAtLeast
    | PassTrades
    | SetLevel
    | LeaveShares
    | StaySolvent
    | NameNoTarget
    | BidNothing
    | VoteOn
    | LeaveIpos
    | OperateAsIs
    | OpenNoLine
    | LeaveTrains
    | PayOn
    | RetainOn
    | PlanShares
    | PlanBids
    | OperateAsProposed
)
