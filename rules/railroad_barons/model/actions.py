"""Everything a seat can do in Railroad Barons (RULINGS section C)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from rules.game import Action
from rules.kinds import Dollars
from rules.railroad_barons.model.state import Card, Holding, Investor

Tens = Annotated[int, "tens"]
"""Percent of a Holding's stock that certificates have."""
Tokens = Annotated[int, "tokens"]


class SelectInvestor(Action, frozen=True):
    """Pick an Investor of those left and name its price in whole dollars (ruling 3)."""

    investor: Investor
    price: Dollars


class TakeMoney(Action, frozen=True):
    """Take the sum named; the selector gets the card (ruling 3)."""


class TakeCard(Action, frozen=True):
    """Take the Investor; the selector gets the sum named (ruling 3)."""


class SwapPriority(Action, frozen=True):
    """Use the $30 Investor: the Priority Deal goes to the other player (ruling 7)."""


class KeepPriority(Action, frozen=True):
    """Leave the Priority Deal where it is this time (ruling 7)."""


class Sale(msgspec.Struct, frozen=True, array_like=True):
    """Give a certificate of `give` percent to the bank: for its value, or (`take` > 0) in exchange
    for a smaller one and the difference (rulings 11, 16)."""

    holding: Holding
    give: Tens
    take: Tens = 0


class Purchase(msgspec.Struct, frozen=True, array_like=True):
    """Take a certificate of `take` percent from the bank: for its value, or (`give` > 0) in
    exchange for a smaller one and the difference (14, 16). `par` > 0 starts the Holding (9)."""

    holding: Holding
    take: Tens
    give: Tens = 0
    par: Dollars = 0


class SellAndBuy(Action, frozen=True):
    """A turn of the Stock Round: sales, then at most one purchase; not both empty (ruling 8)."""

    sales: tuple[Sale, ...] = ()
    purchase: Purchase | None = None


class Pass(Action, frozen=True):
    """Do nothing in this turn of the Stock Round (ruling 8)."""


class PlaceTokens(Action, frozen=True):
    """Tokens on the (+) circles, on the (▼) circles, and 0 or 1 into the network for good (24)."""

    plus: Tokens
    down: Tokens
    network: Tokens = 0


class PayDividends(Action, frozen=True):
    """Pay the revenue to the shareholders (ruling 26)."""


class KeepRevenue(Action, frozen=True):
    """Put the revenue into the treasury (ruling 26)."""


class BuyRailroad(Action, frozen=True):
    """Buy the top card of the stack by side 0 or 1 (28); `help`: the Director pays what the
    treasury lacks (29)."""

    side: int = 0
    help: bool = False


class OfferPrice(Action, frozen=True):
    """Offer another Holding a price for one of its Railroads (ruling 30)."""

    holding: Holding
    card: Card
    price: Dollars


class WithdrawOffer(Action, frozen=True):
    """Take one's open offer back (ruling 30)."""


class AcceptOffer(Action, frozen=True):
    """Sell at the price offered (ruling 30)."""


class RefuseOffer(Action, frozen=True):
    """Decline the price offered (ruling 30)."""


class AssignInvestor(Action, frozen=True):
    """Assign an Investor to the operating Holding, from one's own cards or, with `source`, from
    another Holding (ruling 31)."""

    investor: Investor
    source: Holding | None = None


class FinishBuying(Action, frozen=True):
    """End the buying of Railroads and assigning of Investors (rulings 28 to 31)."""


class DiscardRailroads(Action, frozen=True):
    """Remove these surplus Railroads of the operating Holding from the game (ruling 35)."""

    cards: tuple[Card, ...]


AnyAction = (
    SelectInvestor
    | TakeMoney
    | TakeCard
    | SwapPriority
    | KeepPriority
    | SellAndBuy
    | Pass
    | PlaceTokens
    | PayDividends
    | KeepRevenue
    | BuyRailroad
    | OfferPrice
    | WithdrawOffer
    | AcceptOffer
    | RefuseOffer
    | AssignInvestor
    | FinishBuying
    | DiscardRailroads
)
