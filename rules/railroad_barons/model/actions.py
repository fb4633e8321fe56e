"""Everything a seat can do in Railroad Barons (RULINGS section C)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from rules.field_kinds import Dollars
from rules.game import Action
from rules.railroad_barons.model.state import Card, Holding, Investor

Tens = Annotated[int, "tens"]
"""Percent of a Holding's stock, in one of the sizes of certificates."""
Tokens = Annotated[int, "tokens"]


class SelectInvestor(Action, frozen=True):
    """Select one of the Investors left and name its price in whole dollars (ruling 3)."""

    investor: Investor
    price: Dollars


class TakeMoney(Action, frozen=True):
    """Take the price named; the selector gets the Investor (ruling 3)."""


class TakeCard(Action, frozen=True):
    """Take the Investor; the selector gets the price named (ruling 3)."""


class SwapPriority(Action, frozen=True):
    """Use the $30 Investor to give the Priority Deal to the other player (ruling 7)."""


class KeepPriority(Action, frozen=True):
    """Do not swap the Priority Deal this time (ruling 7)."""


class Sale(msgspec.Struct, frozen=True, array_like=True):
    """Give a certificate of `give` percent to the bank for its value (rulings 11, 16).

    With `take` > 0 it is exchanged for a smaller one and the difference."""

    holding: Holding
    give: Tens
    take: Tens = 0


class Purchase(msgspec.Struct, frozen=True, array_like=True):
    """Take a certificate of `take` percent from the bank for its value (14, 16).

    With `give` > 0 a smaller one is exchanged for it, and only the difference paid. `par` > 0
    starts the Holding (9)."""

    holding: Holding
    take: Tens
    give: Tens = 0
    par: Dollars = 0


class SellAndBuy(Action, frozen=True):
    """Take a turn of the Stock Round: sales, then at most one purchase (ruling 8).

    They can't both be empty."""

    sales: tuple[Sale, ...] = ()
    purchase: Purchase | None = None


class Pass(Action, frozen=True):
    """Pass in the Stock Round (ruling 8)."""


class PlaceTokens(Action, frozen=True):
    """Place tokens on the (+) and the (▼) circles, and 0 or 1 in the network for good (24)."""

    plus: Tokens
    down: Tokens
    network: Tokens = 0


class PayDividends(Action, frozen=True):
    """Pay the revenue to the shareholders (ruling 26)."""


class KeepRevenue(Action, frozen=True):
    """Pay the revenue into the treasury (ruling 26)."""


class BuyRailroad(Action, frozen=True):
    """Buy the top card of the stack by side 0 or 1 (28).

    `help`: the Director pays what the treasury lacks (29)."""

    side: int = 0
    help: bool = False


class OfferPrice(Action, frozen=True):
    """Offer another Holding a price for one of its Railroads (ruling 30)."""

    holding: Holding
    card: Card
    price: Dollars


class WithdrawOffer(Action, frozen=True):
    """Withdraw one's open offer (ruling 30)."""


class AcceptOffer(Action, frozen=True):
    """Sell at the price offered (ruling 30)."""


class RefuseOffer(Action, frozen=True):
    """Refuse the price offered (ruling 30)."""


class AssignInvestor(Action, frozen=True):
    """Assign an Investor to the operating Holding (ruling 31).

    It comes from one's own cards or, with `source`, from another Holding."""

    investor: Investor
    source: Holding | None = None


class FinishBuying(Action, frozen=True):
    """Finish buying Railroads and assigning Investors (rulings 28 to 31)."""


class DiscardRailroads(Action, frozen=True):
    """Discard these surplus Railroads of the operating Holding (ruling 35)."""

    cards: tuple[Card, ...]


TurnStep = (
    PlaceTokens
    | PayDividends
    | KeepRevenue
    | BuyRailroad
    | AssignInvestor
    | FinishBuying
    | DiscardRailroads
)
"""The steps of a Holding's turn in an Operating Round, offers aside."""


class Operate(Action, frozen=True):
    """Do several steps of the operating Holding's turn, one after another (ruling 23).

    The action is refused as a whole if one of the steps is illegal."""

    steps: tuple[TurnStep, ...]


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
    | Operate
)
