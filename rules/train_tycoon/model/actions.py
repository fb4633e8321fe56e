"""All actions of Train Tycoon (RULINGS section C).

Companies and hexes are given by their ids ("PDL", "C4"); edges of a hex count 0..5 clockwise
from north-east."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from rules.field_kinds import Dollars, Player
from rules.game import Action
from rules.train_tycoon.model.state import CompanyId, Hex

Level = Literal["low", "mid", "high"]
Order = Literal["buy", "sell", "pass"]
Offer = Literal["high", "mid", "low", "merger", "none"]
Raise = Literal["high", "mid"]
AfterDelivery = Literal["ask", "pay", "retain"]
"""What is done with the income of a company's turn (60)."""
Voice = Literal["for", "against", "abstain"]
How = Literal["new", "reuse", "replace", "upgrade", "clear"]


class BidPriority(Action, frozen=True):
    """Bid whole dollars, in steps of 5, for seating and priority (64)."""

    sealed: ClassVar[bool] = True
    amount: Dollars


class SeatPlayers(Action, frozen=True):
    """Seat the players clockwise; the first of `order` gets the priority (64)."""

    order: tuple[Player, ...]


class ChooseCompany(Action, frozen=True):
    """Choose a starting company (5)."""

    company: CompanyId


class SetPrice(Action, frozen=True):
    """Set the price of a company, as its president (8)."""

    sealed: ClassVar[bool] = True
    company: CompanyId
    level: Annotated[Level, "choice"]


class Trade(Action, frozen=True):
    """Buy, sell or pass in the trading of the company whose turn it is (10)."""

    sealed: ClassVar[bool] = True
    company: CompanyId
    order: Annotated[Order, "choice"]


class BuyShare(Action, frozen=True):
    """Buy a share from the bank or a treasury (15)."""

    company: CompanyId


class SellShare(Action, frozen=True):
    """Sell a share to its company (16)."""

    company: CompanyId


class PassTreasury(Action, frozen=True):
    """Neither buy nor sell (17)."""


class DeclareBankruptcy(Action, frozen=True):
    """Give up everything, including debts (21)."""


class DeclineBankruptcy(Action, frozen=True):
    """Do not go bankrupt (21)."""


class TargetCompany(Action, frozen=True):
    """Name a company as the target of bids (24)."""

    company: CompanyId


class PassTarget(Action, frozen=True):
    """Name no target (24)."""


class Bid(Action, frozen=True):
    """Offer for the target with a company, as its president (25)."""

    sealed: ClassVar[bool] = True
    company: CompanyId
    offer: Annotated[Offer, "choice"]


class Rebid(Action, frozen=True):
    """Make a new offer with a company whose high offer was not the only one (28)."""

    sealed: ClassVar[bool] = True
    company: CompanyId
    offer: Annotated[Raise, "choice"]


class Vote(Action, frozen=True):
    """Vote with all of the seat's shares of the company whose holders vote (30)."""

    sealed: ClassVar[bool] = True
    voice: Annotated[Voice, "choice"]


class KeepLines(Action, frozen=True):
    """Keep these ten lines, by number, after an acquisition or merger (34)."""

    lines: tuple[int, ...]


class TriggerIpo(Action, frozen=True):
    """Trigger the IPO of a company (39)."""

    company: CompanyId


class PassIpo(Action, frozen=True):
    """Trigger no IPO (39)."""


class AnswerIpo(Action, frozen=True):
    """Say whether the seat will buy shares of the new company (40)."""

    sealed: ClassVar[bool] = True
    yes: bool


class Lay(msgspec.Struct, frozen=True, array_like=True):
    """One hex of a line and what is done there (49).

    A `new` tile; the same track `reuse`d; the present tile `replace`d by yellow or `upgrade`d
    to green; or a transfer hub `clear`ed away."""

    hex: Hex
    how: How


class OpenLine(Action, frozen=True):
    """Open a line from hub to hub; an empty `end` gets a transfer hub (47 to 52)."""

    start: Hex
    route: tuple[Lay, ...]
    end: Hex


class PlaceFactory(Action, frozen=True):
    """Place the factory hub and open a line from it (45, 46)."""

    hex: Hex
    route: tuple[Lay, ...]
    end: Hex


class SkipLine(Action, frozen=True):
    """Open no line."""


class TakeTrain(Action, frozen=True):
    """Take the train for the new line from this one, by number (52)."""

    line: int


class Invest(Action, frozen=True):
    """Put a marker, by its place 0..3 in the president's hand, on a tile of the new line (63)."""

    marker: int
    hex: Hex


class InvestNothing(Action, frozen=True):
    """Place no marker (63)."""


class Expand(Action, frozen=True):
    """Put a train on an available line (53).

    The line is named by one of its two ends, hub and edge: the first in alphabetical order."""

    hub: Hex
    edge: int


class Cut(Action, frozen=True):
    """Take the train off a line, by number (53)."""

    line: int


class FinishTrains(Action, frozen=True, omit_defaults=True):
    """Go on to the deliveries (53).

    `then`: what is done with the income, where there is a choice (60); "ask" lets the
    president choose afterwards. `changes`: of the trains before, in this order."""

    then: AfterDelivery = "ask"
    changes: tuple[Expand | Cut, ...] = ()


class PayOut(Action, frozen=True):
    """Pay the income to the shareholders (60)."""


class Retain(Action, frozen=True):
    """Keep the income in the company (60)."""


AnyAction = (
    BidPriority
    | SeatPlayers
    | ChooseCompany
    | SetPrice
    | Trade
    | BuyShare
    | SellShare
    | PassTreasury
    | DeclareBankruptcy
    | DeclineBankruptcy
    | TargetCompany
    | PassTarget
    | Bid
    | Rebid
    | Vote
    | KeepLines
    | TriggerIpo
    | PassIpo
    | AnswerIpo
    | OpenLine
    | PlaceFactory
    | SkipLine
    | TakeTrain
    | Invest
    | InvestNothing
    | Expand
    | Cut
    | FinishTrains
    | PayOut
    | Retain
)
