"""What happens in Baltimore & Ohio, as typed facts. Everything here is public (ruling 3).

Seats are numbers. Money is whole dollars; values are dollars a share.
"""

from __future__ import annotations

from typing import Literal

from rules.baltimore_ohio.model.actions import Resource
from rules.baltimore_ohio.model.state import Ending
from rules.game import Event

WhyMoved = Literal["sale", "orphans", "loss", "dividend", "retained"]


class CashDealt(Event, frozen=True):
    """Each player's equal part of the starting cash (ruling 1)."""

    each: int


class OrderSet(Event, frozen=True):
    """The seats by Player Order card, 1 first. `drawn`: by lot, at the start (3, 38)."""

    order: tuple[int, ...]
    drawn: bool


class MarketBegan(Event, frozen=True):
    turn: int


class TurnBegan(Event, frozen=True):
    """A market turn, or with `railroad` that railroad's turn in a Business Round; `seat` is then
    its President."""

    seat: int
    number: int
    railroad: str | None = None


class Passed(Event, frozen=True):
    """`forced`: the seat could do nothing, so it was not asked."""

    seat: int
    forced: bool = False


class SharesSold(Event, frozen=True):
    """To Orphan Stock, at the value before the sale (ruling 7)."""

    seat: int
    railroad: str
    count: int
    value: int


class ValueMoved(Event, frozen=True):
    railroad: str
    before: int
    after: int
    why: WhyMoved


class RailroadStarted(Event, frozen=True):
    """`again`: it came back from receivership, without a new home cube (13, 37)."""

    seat: int
    railroad: str
    value: int
    home: str
    again: bool


class SharesBought(Event, frozen=True):
    """`held` shares paid to the treasury, `orphan` shares to the bank."""

    seat: int
    railroad: str
    held: int
    orphan: int
    value: int


class SharesBoughtBack(Event, frozen=True):
    railroad: str
    seat: int
    count: int
    value: int


class PresidentChanged(Event, frozen=True):
    """None: nobody (a new railroad, or receivership)."""

    railroad: str
    before: int | None
    after: int | None


class AuctionOpened(Event, frozen=True):
    seat: int
    card: str
    bid: int


class BidMade(Event, frozen=True):
    seat: int
    amount: int


class BidPassed(Event, frozen=True):
    """`forced`: its cash does not reach a higher bid."""

    seat: int
    forced: bool = False


class AuctionWon(Event, frozen=True):
    seat: int
    card: str
    amount: int


class MarketEnded(Event, frozen=True):
    turn: int


class BusinessBegan(Event, frozen=True):
    turn: int
    round: int


class EquipmentScrapped(Event, frozen=True):
    railroad: str
    cards: tuple[int, ...]
    amount: int


class EquipmentBought(Event, frozen=True):
    railroad: str
    card: int
    price: int


class TechLevelAdvanced(Event, frozen=True):
    level: int


class TrackBuilt(Event, frozen=True):
    railroad: str
    hexes: tuple[str, ...]
    cost: int


class NWCoalTaken(Event, frozen=True):
    """By building into its hex (ruling 41)."""

    railroad: str
    hex: str


class ResourceTaken(Event, frozen=True):
    railroad: str
    resource: Resource
    hex: str


class PrivilegeMet(Event, frozen=True):
    """NYC has its five cities, or PA its three: the border is open from now on (25, 26)."""

    railroad: str


class IncomeEarned(Event, frozen=True):
    """`counters`: the dollars of coal, lumber and NW Coal in `gross`. `previous` is the net income
    it is held against."""

    railroad: str
    cities: tuple[str, ...]
    counters: int
    gross: int
    maintenance: int
    net: int
    previous: int


class DividendPaid(Event, frozen=True):
    """`per_share` to each share of the players and to the treasury for each one held."""

    railroad: str
    per_share: int
    players: tuple[tuple[int, int], ...]
    treasury: int


class ProfitRetained(Event, frozen=True):
    railroad: str
    amount: int


class ShareSacrificed(Event, frozen=True):
    """By the President of a railroad without profit (ruling 33)."""

    seat: int
    railroad: str


class WentIntoReceivership(Event, frozen=True):
    """`treasury` went to the bank, `orphans` to Held Stock, `cards` left the game (ruling 35)."""

    railroad: str
    treasury: int
    orphans: int
    cards: tuple[int, ...]


class StoodIdle(Event, frozen=True):
    """The turn of a railroad in receivership (ruling 36)."""

    railroad: str


class BaronPaid(Event, frozen=True):
    seat: int
    card: str
    amount: int


class GameEnded(Event, frozen=True):
    """The winner has the most, on a tie the lower Player Order card (ruling 40)."""

    why: Ending
    winner: int


AnyEvent = (
    CashDealt
    | OrderSet
    | MarketBegan
    | TurnBegan
    | Passed
    | SharesSold
    | ValueMoved
    | RailroadStarted
    | SharesBought
    | SharesBoughtBack
    | PresidentChanged
    | AuctionOpened
    | BidMade
    | BidPassed
    | AuctionWon
    | MarketEnded
    | BusinessBegan
    | EquipmentScrapped
    | EquipmentBought
    | TechLevelAdvanced
    | TrackBuilt
    | NWCoalTaken
    | ResourceTaken
    | PrivilegeMet
    | IncomeEarned
    | DividendPaid
    | ProfitRetained
    | ShareSacrificed
    | WentIntoReceivership
    | StoodIdle
    | BaronPaid
    | GameEnded
)
