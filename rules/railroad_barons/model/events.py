"""What happens in Railroad Barons, as typed facts. Everything is public (ruling 38).

Seats are numbers; as a holder None is the bank. Share values are dollars for 10%."""

from __future__ import annotations

from typing import Literal

from rules.field_kinds import Dollars, Holder, Player
from rules.game import Event
from rules.railroad_barons.model.state import Card, Ending, Holding, Investor, Railroad

Why = Literal["dividend", "sale"]
Fate = Literal["obsolete", "discarded"]


class StartingPlayer(Event, frozen=True):
    """The seat that is player A; `drawn` by lot, otherwise agreed (2)."""

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
    """`seat` got the Investor, the other player `price` from the bank; `chosen_by` decided (3)."""

    seat: Player
    investor: Investor
    price: Dollars
    chosen_by: Player


class InvestorLeft(Event, frozen=True):
    """The fifth Investor was removed; each player got its face value (4)."""

    investor: Investor
    each: Dollars


class HoldingStarted(Event, frozen=True):
    """`seat` has the 40% certificate at this value (5, 9).

    `price`: what it paid, 0 if the certificate came with the $450 Investor."""

    seat: Player
    holding: Holding
    par: Dollars
    price: Dollars


class RailroadGiven(Event, frozen=True):
    """The free Railroad of the $450 Investor was given to its Holding (5)."""

    holding: Holding
    card: Card


class StockRoundBegan(Event, frozen=True):
    set: int
    priority: Player


class PrioritySwapped(Event, frozen=True):
    """The $30 Investor was used: `priority` now has the Priority Deal (7)."""

    seat: Player
    priority: Player


class PriorityKept(Event, frozen=True):
    seat: Player


class TurnBegan(Event, frozen=True):
    """A turn began: in the Stock Round, or (`holding`) of a Holding in the Operating Round."""

    seat: Player
    number: int
    holding: Holding | None = None


class Sold(Event, frozen=True):
    """A certificate was sold to the bank for `amount` (11, 16).

    With `take` it was exchanged for a smaller one."""

    seat: Player
    holding: Holding
    percent: int
    amount: Dollars
    take: int = 0


class Bought(Event, frozen=True):
    """A certificate was bought from the bank for `amount` (14, 16).

    With `give` a smaller one was exchanged for it."""

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
    """The share value marker moved (12, 26)."""

    holding: Holding
    before: Dollars
    after: Dollars
    why: Why


class DirectorChanged(Event, frozen=True):
    holding: Holding
    before: Player
    after: Player


class DirectorSwapped(Event, frozen=True):
    """The Director exchanged 30% and 10% for the 40% certificate, which `other` had (20)."""

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
    """The Director (`seat`) placed the tokens (24).

    `network`: 1 if a token was placed there now. `idle`: tokens left."""

    seat: Player
    holding: Holding
    plus: int
    down: int
    network: int
    idle: int


class RevenueMade(Event, frozen=True):
    """The revenue of a Holding: from its Railroads, its network and its Investors (25)."""

    holding: Holding
    amount: Dollars
    railroads: int
    network: int
    investors: int


class DividendsPaid(Event, frozen=True):
    """`amounts` by seat; the dividends of stock in the bank are lost (26)."""

    seat: Player
    holding: Holding
    revenue: Dollars
    amounts: tuple[Dollars, Dollars]


class RevenueKept(Event, frozen=True):
    seat: Player
    holding: Holding
    revenue: Dollars


class RailroadBought(Event, frozen=True):
    """A Railroad was bought from the bank (28, 29, 32).

    `price`: in all. `saved`: the discount. `helped`: paid by the Director. `level`: as printed
    on the side."""

    seat: Player
    holding: Holding
    card: Card
    side: int
    level: str
    price: Dollars
    saved: Dollars = 0
    helped: Dollars = 0


class LevelReached(Event, frozen=True):
    """The first Railroad of this level was bought, or removed from the stack (33, 34)."""

    level: int


class RailroadsRemoved(Event, frozen=True):
    """A Holding lost these Railroads without compensation (33, 35)."""

    holding: Holding
    railroads: tuple[Railroad, ...]
    fate: Fate


class OfferMade(Event, frozen=True):
    """`seat` is the Director of the buyer, `to` of the seller (30)."""

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
    """A Railroad went to another Holding, and the price from treasury to treasury (30)."""

    buyer: Holding
    seller: Holding
    railroad: Railroad
    price: Dollars


class InvestorAssigned(Event, frozen=True):
    """`source`: the Holding it came from, None for the Director's own cards (31)."""

    seat: Player
    holding: Holding
    investor: Investor
    source: Holding | None


class TopRemoved(Event, frozen=True):
    """The top Railroad of the stack was removed after a pair of Operating Rounds (34)."""

    card: Card
    level: int


class OperatingRoundEnded(Event, frozen=True):
    set: int
    half: int


class EndReached(Event, frozen=True):
    """A share value marker reached the top: the game ends after this Operating Round (36)."""

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
