"""The events of Train Tycoon. Secret choices appear only in those with `reveals`.

A party is a seat (number), a company (id) or the bank (None). Shares are held by a seat,
"bank" or "treasury". Money is whole dollars."""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.field_kinds import Dollars, Player
from rules.game import Event
from rules.train_tycoon.model.operation_events import OperationEvent
from rules.train_tycoon.model.state import CompanyId, OfferKind, Proposal

Party = int | str | None
Holder = int | Literal["bank", "treasury"]
Why = Literal[
    "start",
    "priority",
    "trade",
    "treasury",
    "interest",
    "bankruptcy",
    "acquisition",
    "takeover",
    "fee",
    "ipo",
    "line",
    "rights",
    "income",
    "payout",
    "insolvency",
    "investment",
]
Refrained = Literal["treasury", "bankruptcy", "target", "ipo", "line", "marker"]
PhaseName = Literal["trading", "treasury", "mergers", "ipo", "operate"]


class Chose(Event, frozen=True):
    """A seat has made a secret choice; `company` where there is one for each company."""

    seat: Player
    company: CompanyId = ""


class Paid(Event, frozen=True):
    payer: Party
    payee: Party
    amount: Dollars
    why: Why


class LoansChanged(Event, frozen=True):
    """A payment changed the number of loans of a seat or a company (2)."""

    party: int | str
    before: int
    after: int


class SharesMoved(Event, frozen=True):
    """`count` shares of a company changed their holder; from the treasury they become issued."""

    company: CompanyId
    giver: Holder
    taker: Holder
    count: int


class Seated(Event, frozen=True):
    """The seats clockwise; the first holds the priority."""

    order: tuple[int, ...]


class PriorityBids(Event, frozen=True):
    """`bids` as (seat, dollars); `winner` None: those tied bid again (64)."""

    reveals: ClassVar[bool] = True
    bids: tuple[tuple[int, int], ...]
    winner: int | None


class CompanyChosen(Event, frozen=True):
    seat: Player
    company: CompanyId


class CompanyStarted(Event, frozen=True):
    """A company became active, last in company order until an `OrderSet` follows."""

    company: CompanyId
    price: Dollars


class OrderSet(Event, frozen=True):
    """The company order."""

    order: tuple[str, ...]


class TurnBegan(Event, frozen=True):
    turn: int


class PhaseBegan(Event, frozen=True):
    turn: int
    phase: PhaseName


class PricesSet(Event, frozen=True):
    """`prices` as (company, level, from, to) (8)."""

    reveals: ClassVar[bool] = True
    prices: tuple[tuple[str, str, int, int], ...]


class TradesShown(Event, frozen=True):
    """`orders` as (seat, chosen, counted as) (11)."""

    reveals: ClassVar[bool] = True
    company: CompanyId
    orders: tuple[tuple[int, str, str], ...]


class PresidentChanged(Event, frozen=True):
    company: CompanyId
    president: int | None
    before: int | None


class WentBankrupt(Event, frozen=True):
    """`forced`: with two loans or more (21)."""

    seat: Player
    forced: bool


class Passed(Event, frozen=True):
    """A seat that could act did nothing.

    It bought and sold no share, declined bankruptcy, named no target, triggered no IPO, opened
    no line, or placed no marker."""

    seat: Player
    what: Refrained


class Targeted(Event, frozen=True):
    seat: Player
    company: CompanyId


class BidsShown(Event, frozen=True):
    """`bids` as (company, offer, price, valid); a merger or none has the price 0 (25 to 27)."""

    reveals: ClassVar[bool] = True
    target: CompanyId
    bids: tuple[tuple[str, str, int, bool], ...]


class PriceMoved(Event, frozen=True):
    """The target's price marker rose to a high price offered twice (28)."""

    company: CompanyId
    before: Dollars
    after: Dollars


class VotesShown(Event, frozen=True):
    """`votes` as (seat, shares, voice); `of` is the company whose holders voted (30)."""

    reveals: ClassVar[bool] = True
    of: CompanyId
    proposal: Proposal
    votes: tuple[tuple[int, int, str], ...]
    passed: bool


class VoteSettled(Event, frozen=True):
    """A vote was decided without votes: the target is insolvent, or players hold too few shares."""

    of: CompanyId
    proposal: Proposal
    passed: bool


class TookOver(Event, frozen=True):
    """The bidder received the target's lines and money (32, 33)."""

    bidder: CompanyId
    target: CompanyId
    kind: OfferKind
    price: Dollars
    lines: tuple[int, ...]


class CompanyRemoved(Event, frozen=True):
    """A company left the game; it can be floated again (38).

    `insolvent`: bankrupt, not taken over (37)."""

    company: CompanyId
    insolvent: bool


class IpoTriggered(Event, frozen=True):
    seat: Player
    company: CompanyId
    price: Dollars


class AnswersShown(Event, frozen=True):
    """The answers to an IPO as (seat, yes) (40)."""

    reveals: ClassVar[bool] = True
    company: CompanyId
    answers: tuple[tuple[int, bool], ...]


class IpoFailed(Event, frozen=True):
    company: CompanyId
    shares: int


class Floated(Event, frozen=True):
    company: CompanyId
    shares: int
    price: Dollars


class TurnEnded(Event, frozen=True):
    """The new company order, target prices, and the holder of the priority (60)."""

    turn: int
    order: tuple[str, ...]
    targets: tuple[tuple[str, int], ...]
    priority: Player


class InvestmentsShown(Event, frozen=True):
    """`markers` as (seat, hex, value, multiplier, company credited or None) (63)."""

    reveals: ClassVar[bool] = True
    markers: tuple[tuple[int, str, int, int, str | None], ...]


class GameEnded(Event, frozen=True):
    """Worth by seat and the value of a share by company (61, 62)."""

    worth: tuple[int, ...]
    values: tuple[tuple[str, int], ...]
    winners: tuple[int, ...]


AnyEvent = (
    OperationEvent
    | Chose
    | Paid
    | LoansChanged
    | SharesMoved
    | Seated
    | PriorityBids
    | CompanyChosen
    | CompanyStarted
    | OrderSet
    | TurnBegan
    | PhaseBegan
    | PricesSet
    | TradesShown
    | PresidentChanged
    | WentBankrupt
    | Passed
    | Targeted
    | BidsShown
    | PriceMoved
    | VotesShown
    | VoteSettled
    | TookOver
    | CompanyRemoved
    | IpoTriggered
    | AnswersShown
    | IpoFailed
    | Floated
    | TurnEnded
    | InvestmentsShown
    | GameEnded
)
