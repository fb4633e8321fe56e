"""The events of Baltimore & Ohio. Everything here is public (ruling 3).

Seats are numbers. Money is whole dollars; values are dollars a share."""

from __future__ import annotations

from typing import Literal

from rules.baltimore_ohio.model.actions import Resource
from rules.baltimore_ohio.model.state import Baron, City, Ending, Equipment, Hex, Railroad
from rules.field_kinds import Dollars, Holder, Player
from rules.game import Event

WhyMoved = Literal["sale", "orphans", "loss", "dividend", "retained"]


class CashDealt(Event, frozen=True):
    """Each player's equal part of the starting cash (ruling 1)."""

    each: Dollars


class OrderSet(Event, frozen=True):
    """The seats by Player Order card, 1 first. `drawn`: at random, at the start (3, 38)."""

    order: tuple[Player, ...]
    drawn: bool


class MarketBegan(Event, frozen=True):
    turn: int


class TurnBegan(Event, frozen=True):
    """A market turn, or with `railroad` the turn of that railroad in a Business Round.

    `seat` is then its President."""

    seat: Player
    number: int
    railroad: Railroad | None = None


class Passed(Event, frozen=True):
    """`forced`: the seat could do nothing, so it did not have to choose."""

    seat: Player
    forced: bool = False


class SharesSold(Event, frozen=True):
    """Shares became Orphan Stock; `value` is that before the sale (ruling 7)."""

    seat: Player
    railroad: Railroad
    count: int
    value: Dollars


class ValueMoved(Event, frozen=True):
    railroad: Railroad
    before: Dollars
    after: Dollars
    why: WhyMoved


class RailroadStarted(Event, frozen=True):
    """`again`: it came back from receivership, without a new home cube (13, 37)."""

    seat: Player
    railroad: Railroad
    value: Dollars
    home: str
    again: bool


class SharesBought(Event, frozen=True):
    """`held` shares paid to the treasury, `orphan` shares to the bank."""

    seat: Player
    railroad: Railroad
    held: int
    orphan: int
    value: Dollars


class SharesBoughtBack(Event, frozen=True):
    railroad: Railroad
    seat: Player
    count: int
    value: Dollars


class PresidentChanged(Event, frozen=True):
    """`before` and `after`; None: no President (a new railroad, or receivership)."""

    railroad: Railroad
    before: Holder
    after: Holder


class AuctionOpened(Event, frozen=True):
    seat: Player
    card: Baron
    bid: Dollars


class BidMade(Event, frozen=True):
    seat: Player
    amount: Dollars


class BidPassed(Event, frozen=True):
    """A seat left the auction. `forced`: it cannot pay for a higher bid."""

    seat: Player
    forced: bool = False


class AuctionWon(Event, frozen=True):
    seat: Player
    card: Baron
    amount: Dollars


class MarketEnded(Event, frozen=True):
    turn: int


class BusinessBegan(Event, frozen=True):
    turn: int
    round: int


class EquipmentScrapped(Event, frozen=True):
    railroad: Railroad
    cards: tuple[Equipment, ...]
    amount: Dollars


class EquipmentBought(Event, frozen=True):
    railroad: Railroad
    card: Equipment
    price: Dollars


class TechLevelAdvanced(Event, frozen=True):
    level: int


class TrackBuilt(Event, frozen=True):
    railroad: Railroad
    hexes: tuple[Hex, ...]
    cost: Dollars


class NWCoalTaken(Event, frozen=True):
    """The railroad took the counter by building into its hex (ruling 41)."""

    railroad: Railroad
    hex: Hex


class ResourceTaken(Event, frozen=True):
    railroad: Railroad
    resource: Resource
    hex: Hex


class PrivilegeMet(Event, frozen=True):
    """NYC has its five cities, or PA its three: the border is open from now on (25, 26)."""

    railroad: Railroad


class IncomeEarned(Event, frozen=True):
    """The income of a railroad's turn.

    `counters`: the dollars of coal, lumber and NW Coal in `gross`. `previous` is the net
    income with which it is compared."""

    railroad: Railroad
    cities: tuple[City, ...]
    counters: Dollars
    gross: Dollars
    maintenance: Dollars
    net: Dollars
    previous: Dollars


class DividendPaid(Event, frozen=True):
    """`per_share` was paid to players and, for Held Stock, to the treasury."""

    railroad: Railroad
    per_share: Dollars
    players: tuple[tuple[int, int], ...]
    treasury: Dollars


class ProfitRetained(Event, frozen=True):
    railroad: Railroad
    amount: Dollars


class ShareSacrificed(Event, frozen=True):
    """The President gave up a share because the railroad made no profit (ruling 33)."""

    seat: Player
    railroad: Railroad


class WentIntoReceivership(Event, frozen=True):
    """`treasury` went to the bank, `orphans` to Held Stock, `cards` left the game (ruling 35)."""

    railroad: Railroad
    treasury: Dollars
    orphans: int
    cards: tuple[Equipment, ...]


class StoodIdle(Event, frozen=True):
    """The turn of a railroad in receivership, in which nothing happens (ruling 36)."""

    railroad: Railroad


class BaronPaid(Event, frozen=True):
    seat: Player
    card: Baron
    amount: Dollars


class GameEnded(Event, frozen=True):
    """The winner has the most, on a tie the lower Player Order card (ruling 40)."""

    why: Ending
    winner: Player


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
