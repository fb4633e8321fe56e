"""What happens in Railroad Barons, as typed facts. Everything is public (ruling 38).

Seats are numbers; None is the bank where a holder is meant. Share values are dollars for 10%.
"""

from __future__ import annotations

from typing import Literal

from rules.game import Event
from rules.kinds import Dollars, Holder, Player
from rules.railroad_barons.model.state import Card, Ending, Holding, Investor, Railroad

Why = Literal["dividend", "sale"]
Fate = Literal["obsolete", "discarded"]


class StartingPlayer(Event, frozen=True):
    """Who is player A; `drawn` by lot or agreed (2)."""

    seat: Player
    drawn: bool


class Endowed(Event, frozen=True):
    """Each player's starting cash."""

    each: Dollars


class InvestorSelected(Event, frozen=True):
    seat: Player
    investor: Investor
    price: Dollars


class InvestorTaken(Event, frozen=True):
    """`seat` took the card, the other player `price` from the bank; `chosen_by` decided (3)."""

    seat: Player
    investor: Investor
    price: Dollars
    chosen_by: Player


class InvestorLeft(Event, frozen=True):
    """The fifth Investor left the game; each player got its face value (4)."""

    investor: Investor
    each: Dollars


class HoldingStarted(Event, frozen=True):
    """`seat` has the 40% certificate at this value; `price` is what it paid, 0 when it came with
    the $450 Investor (5, 9)."""

    seat: Player
    holding: Holding
    par: Dollars
    price: Dollars


class RailroadGiven(Event, frozen=True):
    """The free Railroad of the $450 Investor (5)."""

    holding: Holding
    card: Card


class StockRoundBegan(Event, frozen=True):
    set: int
    priority: Player


class PrioritySwapped(Event, frozen=True):
    """The $30 Investor was used: `priority` holds the deal now (7)."""

    seat: Player
    priority: Player


class PriorityKept(Event, frozen=True):
    seat: Player


class TurnBegan(Event, frozen=True):
    """A turn of the Stock Round, or (`holding`) of a Holding in the Operating Round."""

    seat: Player
    number: int
    holding: Holding | None = None


class Sold(Event, frozen=True):
    """One certificate went to the bank for `amount`; with `take` it was exchanged down (11, 16)."""

    seat: Player
    holding: Holding
    percent: int
    amount: Dollars
    take: int = 0


class Bought(Event, frozen=True):
    """One certificate came from the bank for `amount`; with `give` it was exchanged up (14, 16)."""

    seat: Player
    holding: Holding
    percent: int
    amount: Dollars
    give: int = 0


class Floated(Event, frozen=True):
    """Half of the stock was bought: the Holding got its starting capital and can operate (10)."""

    holding: Holding
    capital: Dollars


class ValueMoved(Event, frozen=True):
    """The marker moved from one share value to another (12, 26)."""

    holding: Holding
    before: Dollars
    after: Dollars
    why: Why


class DirectorChanged(Event, frozen=True):
    holding: Holding
    before: Player
    after: Player


class DirectorSwapped(Event, frozen=True):
    """The Director's 30% and 10% and the 40% certificate changed places; `other` had it (20)."""

    seat: Player
    holding: Holding
    other: Holder


class Passed(Event, frozen=True):
    """`forced`: the seat could neither sell nor buy, so it was not asked."""

    seat: Player
    forced: bool = False


class StockRoundEnded(Event, frozen=True):
    set: int
    priority: Player


class OperatingRoundBegan(Event, frozen=True):
    set: int
    half: int


class TokensPlaced(Event, frozen=True):
    """`network` is 1 if a token went there now; `idle` tokens were left (24). `seat` directs."""

    seat: Player
    holding: Holding
    plus: int
    down: int
    network: int
    idle: int


class RevenueMade(Event, frozen=True):
    """What a Holding earned: its Railroads, its network and its Investors (25)."""

    holding: Holding
    amount: Dollars
    railroads: int
    network: int
    investors: int


class DividendsPaid(Event, frozen=True):
    """`amounts` by seat; what stock in the bank would have got is lost (26)."""

    seat: Player
    holding: Holding
    revenue: Dollars
    amounts: tuple[Dollars, Dollars]


class RevenueKept(Event, frozen=True):
    seat: Player
    holding: Holding
    revenue: Dollars


class RailroadBought(Event, frozen=True):
    """From the bank: `price` in all, `saved` by the discount, `helped` paid by the Director from
    own cash (28, 29, 32). `level` is what is printed on the side."""

    seat: Player
    holding: Holding
    card: Card
    side: int
    level: str
    price: Dollars
    saved: Dollars = 0
    helped: Dollars = 0


class LevelReached(Event, frozen=True):
    """The first Railroad of this level, bought or taken off the stack (33, 34)."""

    level: int


class RailroadsRemoved(Event, frozen=True):
    """A Holding lost these without pay (33, 35)."""

    holding: Holding
    railroads: tuple[Railroad, ...]
    fate: Fate


class OfferMade(Event, frozen=True):
    """`seat` directs the buyer, `to` the seller (30)."""

    seat: Player
    to: Player
    buyer: Holding
    seller: Holding
    card: Card
    price: Dollars


class OfferWithdrawn(Event, frozen=True):
    seat: Player
    buyer: Holding
    seller: Holding
    card: Card
    price: Dollars


class OfferRefused(Event, frozen=True):
    seat: Player
    buyer: Holding
    seller: Holding
    card: Card
    price: Dollars


class RailroadTraded(Event, frozen=True):
    """A Railroad went from one Holding to another, the price from treasury to treasury (30)."""

    buyer: Holding
    seller: Holding
    railroad: Railroad
    price: Dollars


class InvestorAssigned(Event, frozen=True):
    """`source` is the Holding it came from, None: the Director's own cards (31)."""

    seat: Player
    holding: Holding
    investor: Investor
    source: Holding | None


class TopRemoved(Event, frozen=True):
    """The top Railroad left the stack after a pair of Operating Rounds (34)."""

    card: Card
    level: int


class OperatingRoundEnded(Event, frozen=True):
    set: int
    half: int


class EndReached(Event, frozen=True):
    """A marker reached the top: the game ends after this Operating Round (36)."""

    holding: Holding


class GameEnded(Event, frozen=True):
    why: Ending
    totals: tuple[Dollars, Dollars]


AnyEvent = (
    StartingPlayer
    | Endowed
    | InvestorSelected
    | InvestorTaken
    | InvestorLeft
    | HoldingStarted
    | RailroadGiven
    | StockRoundBegan
    | PrioritySwapped
    | PriorityKept
    | TurnBegan
    | Sold
    | Bought
    | Floated
    | ValueMoved
    | DirectorChanged
    | DirectorSwapped
    | Passed
    | StockRoundEnded
    | OperatingRoundBegan
    | TokensPlaced
    | RevenueMade
    | DividendsPaid
    | RevenueKept
    | RailroadBought
    | LevelReached
    | RailroadsRemoved
    | OfferMade
    | OfferWithdrawn
    | OfferRefused
    | RailroadTraded
    | InvestorAssigned
    | TopRemoved
    | OperatingRoundEnded
    | EndReached
    | GameEnded
)
