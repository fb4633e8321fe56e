"""What happens in Railroad Barons, as typed facts. Everything is public (ruling 38).

Seats are numbers; None is the bank where a holder is meant. Share values are dollars for 10%.
"""

from __future__ import annotations

from typing import Literal

from rules.game import Event
from rules.railroad_barons.model.state import Ending, Railroad

Why = Literal["dividend", "sale"]
Fate = Literal["obsolete", "discarded"]


class StartingPlayer(Event, frozen=True):
    """Who is player A; `drawn` by lot or agreed (2)."""

    seat: int
    drawn: bool


class Endowed(Event, frozen=True):
    """Each player's starting cash."""

    each: int


class InvestorSelected(Event, frozen=True):
    seat: int
    investor: str
    price: int


class InvestorTaken(Event, frozen=True):
    """`seat` took the card, the other player `price` from the bank; `chosen_by` decided (3)."""

    seat: int
    investor: str
    price: int
    chosen_by: int


class InvestorLeft(Event, frozen=True):
    """The fifth Investor left the game; each player got its face value (4)."""

    investor: str
    each: int


class HoldingStarted(Event, frozen=True):
    """`seat` has the 40% certificate at this value; `price` is what it paid, 0 when it came with
    the $450 Investor (5, 9)."""

    seat: int
    holding: str
    par: int
    price: int


class RailroadGiven(Event, frozen=True):
    """The free Railroad of the $450 Investor (5)."""

    holding: str
    card: str


class StockRoundBegan(Event, frozen=True):
    set: int
    priority: int


class PrioritySwapped(Event, frozen=True):
    """The $30 Investor was used: `priority` holds the deal now (7)."""

    seat: int
    priority: int


class PriorityKept(Event, frozen=True):
    seat: int


class TurnBegan(Event, frozen=True):
    """A turn of the Stock Round, or (`holding`) of a Holding in the Operating Round."""

    seat: int
    number: int
    holding: str | None = None


class Sold(Event, frozen=True):
    """One certificate went to the bank for `amount`; with `take` it was exchanged down (11, 16)."""

    seat: int
    holding: str
    percent: int
    amount: int
    take: int = 0


class Bought(Event, frozen=True):
    """One certificate came from the bank for `amount`; with `give` it was exchanged up (14, 16)."""

    seat: int
    holding: str
    percent: int
    amount: int
    give: int = 0


class Floated(Event, frozen=True):
    """Half of the stock was bought: the Holding got its starting capital and can operate (10)."""

    holding: str
    capital: int


class ValueMoved(Event, frozen=True):
    """The marker moved from one share value to another (12, 26)."""

    holding: str
    before: int
    after: int
    why: Why


class DirectorChanged(Event, frozen=True):
    holding: str
    before: int
    after: int


class DirectorSwapped(Event, frozen=True):
    """The Director's 30% and 10% and the 40% certificate changed places; `other` had it (20)."""

    seat: int
    holding: str
    other: int | None


class Passed(Event, frozen=True):
    """`forced`: the seat could neither sell nor buy, so it was not asked."""

    seat: int
    forced: bool = False


class StockRoundEnded(Event, frozen=True):
    set: int
    priority: int


class OperatingRoundBegan(Event, frozen=True):
    set: int
    half: int


class TokensPlaced(Event, frozen=True):
    """`network` is 1 if a token went there now; `idle` tokens were left (24). `seat` directs."""

    seat: int
    holding: str
    plus: int
    down: int
    network: int
    idle: int


class RevenueMade(Event, frozen=True):
    """What a Holding earned: its Railroads, its network and its Investors (25)."""

    holding: str
    amount: int
    railroads: int
    network: int
    investors: int


class DividendsPaid(Event, frozen=True):
    """`amounts` by seat; what stock in the bank would have got is lost (26)."""

    seat: int
    holding: str
    revenue: int
    amounts: tuple[int, int]


class RevenueKept(Event, frozen=True):
    seat: int
    holding: str
    revenue: int


class RailroadBought(Event, frozen=True):
    """From the bank: `price` in all, `saved` by the discount, `helped` paid by the Director from
    own cash (28, 29, 32). `level` is what is printed on the side."""

    seat: int
    holding: str
    card: str
    side: int
    level: str
    price: int
    saved: int = 0
    helped: int = 0


class LevelReached(Event, frozen=True):
    """The first Railroad of this level, bought or taken off the stack (33, 34)."""

    level: int


class RailroadsRemoved(Event, frozen=True):
    """A Holding lost these without pay (33, 35)."""

    holding: str
    railroads: tuple[Railroad, ...]
    fate: Fate


class OfferMade(Event, frozen=True):
    """`seat` directs the buyer, `to` the seller (30)."""

    seat: int
    to: int
    buyer: str
    seller: str
    card: str
    price: int


class OfferWithdrawn(Event, frozen=True):
    seat: int
    buyer: str
    seller: str
    card: str
    price: int


class OfferRefused(Event, frozen=True):
    seat: int
    buyer: str
    seller: str
    card: str
    price: int


class RailroadTraded(Event, frozen=True):
    """A Railroad went from one Holding to another, the price from treasury to treasury (30)."""

    buyer: str
    seller: str
    railroad: Railroad
    price: int


class InvestorAssigned(Event, frozen=True):
    """`source` is the Holding it came from, None: the Director's own cards (31)."""

    seat: int
    holding: str
    investor: str
    source: str | None


class TopRemoved(Event, frozen=True):
    """The top Railroad left the stack after a pair of Operating Rounds (34)."""

    card: str
    level: int


class OperatingRoundEnded(Event, frozen=True):
    set: int
    half: int


class EndReached(Event, frozen=True):
    """A marker reached the top: the game ends after this Operating Round (36)."""

    holding: str


class GameEnded(Event, frozen=True):
    why: Ending
    totals: tuple[int, int]


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
