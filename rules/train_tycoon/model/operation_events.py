"""Events of a company's turn and of what lies on the map: track, trains, deliveries, income."""

from __future__ import annotations

from typing import Literal

from rules.field_kinds import Dollars, Player
from rules.game import Event
from rules.train_tycoon.model.state import CompanyId, Hex, HubKind, Pair


class OperationBegan(Event, frozen=True):
    """A company's turn; `extra`: to place its factory (45)."""

    company: CompanyId
    president: Player
    extra: bool


class FactoryWaits(Event, frozen=True):
    """No legal place and line for the company's factory can be paid (45)."""

    company: CompanyId


class HubPlaced(Event, frozen=True):
    hex: Hex
    kind: HubKind
    item: str = ""
    stock: int = 0


class HubRemoved(Event, frozen=True):
    """A transfer hub was cleared away, or has no line any more (49, 53)."""

    hex: Hex


class LineOpened(Event, frozen=True):
    """`laid` as (hex, pair of edges, how); `track`, `rights` and `engineering` in dollars."""

    company: CompanyId
    line: int
    start: str
    end: str
    laid: tuple[tuple[str, Pair, str], ...]
    track: Dollars
    rights: Dollars
    engineering: Dollars


class LineBroken(Event, frozen=True):
    """Track of the line was taken; it carries nothing any more."""

    line: int
    company: CompanyId
    ends: tuple[str, str]


class TrainTaken(Event, frozen=True):
    """The train left this line."""

    line: int
    company: CompanyId
    why: Literal["new line", "cut", "broken", "over ten", "insolvency"]
    ends: tuple[str, str]


class Expanded(Event, frozen=True):
    """A train was put on an abandoned chain of track."""

    company: CompanyId
    line: int
    ends: tuple[str, str]
    rights: Dollars


class Invested(Event, frozen=True):
    """A marker was placed face down on a tile; its value is secret."""

    seat: Player
    marker: int
    hex: Hex
    multiplier: int


class Delivered(Event, frozen=True):
    """`income` = `distance` + `gain`, in dollars."""

    company: CompanyId
    item: str
    source: str
    destination: str
    distance: Dollars
    gain: Dollars
    income: Dollars


class PassengersCame(Event, frozen=True):
    hex: Hex
    count: int


class GoodsMade(Event, frozen=True):
    hex: Hex
    item: str
    count: int


class HubRefilled(Event, frozen=True):
    """A hub of the same kind was emptied, so this one got more (59)."""

    hex: Hex
    item: str
    count: int


class IncomeCounted(Event, frozen=True):
    """`income` = deliveries - trains - interest, within the limits of the board (60)."""

    company: CompanyId
    deliveries: Dollars
    trains: Dollars
    interest: Dollars
    income: Dollars


class PaidOut(Event, frozen=True):
    company: CompanyId
    per_share: Dollars
    kept: Dollars


class Retained(Event, frozen=True):
    company: CompanyId
    amount: Dollars


class OperationSkipped(Event, frozen=True):
    """The company has no president (44)."""

    company: CompanyId


OperationEvent = (
    OperationBegan
    | FactoryWaits
    | HubPlaced
    | HubRemoved
    | LineOpened
    | LineBroken
    | TrainTaken
    | Expanded
    | Invested
    | Delivered
    | PassengersCame
    | GoodsMade
    | HubRefilled
    | IncomeCounted
    | PaidOut
    | Retained
    | OperationSkipped
)
