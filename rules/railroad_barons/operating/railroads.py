"""Buying Railroads from the bank, and the Director's help (rulings 28, 29 and 32)."""

from __future__ import annotations

from collections.abc import Iterator

import data.railroad_barons as facts
from rules.errors import RuleError
from rules.railroad_barons.model.actions import (
    AssignInvestor,
    BuyRailroad,
    FinishBuying,
    OfferPrice,
)
from rules.railroad_barons.model.events import RailroadBought
from rules.railroad_barons.model.play import MutablePosition, Next, Position, Step
from rules.railroad_barons.model.state import Phase, Railroad
from rules.railroad_barons.operating import investors, obsolescence, trades

Addition = BuyRailroad | OfferPrice | AssignInvestor


def offer_additions(play: MutablePosition) -> Next:
    """Ask what to add while a (+) token is left and anything can be added; then discard."""
    return Phase.RAILROADS if next(_legal_additions(play), None) else Step.DISCARD


def legal_railroads(position: Position) -> Iterator[Addition | FinishBuying]:
    """Yield every purchase from the bank, every assignment, the lowest offers, and finishing."""
    yield from _legal_additions(position)
    yield FinishBuying()


def _legal_additions(position: Position) -> Iterator[Addition]:
    if position.operating[1].plus == 0:
        return
    yield from legal_purchases(position)
    yield from investors.legal_assignments(position)
    yield from trades.legal_prices(position)


def legal_purchases(position: Position) -> Iterator[BuyRailroad]:
    """Yield the sides of the top card that the treasury, or the Director with it, can pay."""
    state = position.state
    if not state.stack:
        return
    holding, row = position.operating
    assert row.director is not None
    cash = state.players[row.director].cash
    for side in range(len(facts.railroads()[state.stack[0]].sides)):
        price = railroad_price(position, holding, side)
        if price <= row.treasury:
            yield BuyRailroad(side)
        elif price <= row.treasury + cash and _can_help(position, side):
            yield BuyRailroad(side, help=True)


def discount(position: Position, holding: str, side: int) -> int:
    """Return the dollars off the printed price of a side of the top card, by an Investor (32)."""
    investors = position.state.holdings[holding].investors
    if not investors:
        return 0
    cards = facts.investors()
    percent = sum(
        cards[investor].amount
        for investor in investors
        if cards[investor].ability == "discount_percent"
    )
    return facts.railroads()[position.state.stack[0]].sides[side].cost * percent // 100


def railroad_price(position: Position, holding: str, side: int) -> int:
    """Return the dollars that a Holding pays for a side of the top card."""
    printed = facts.railroads()[position.state.stack[0]].sides[side].cost
    return printed - discount(position, holding, side)


def _can_help(position: Position, side: int) -> bool:
    """Whether the Director may help with this side (29).

    The Holding has no Railroad and can't pay even the cheapest side or, by the option, this one."""
    holding, row = position.operating
    if position.state.options.help == "any":
        price = railroad_price(position, holding, side)
    else:
        sides = range(len(facts.railroads()[position.state.stack[0]].sides))
        price = min(railroad_price(position, holding, each) for each in sides)
    return not row.railroads and row.treasury < price


def check_buy_railroad(position: Position, seat: int, action: BuyRailroad) -> None:
    state = position.state
    holding, row = position.operating
    if not state.stack:
        raise RuleError("stack-empty", "28")
    if not 0 <= action.side < len(facts.railroads()[state.stack[0]].sides):
        raise RuleError("side-unknown", "28")
    price = railroad_price(position, holding, action.side)
    if action.help:
        _check_help(position, seat, action.side, price)
    elif price > row.treasury:
        raise RuleError(
            "treasury-short",
            "28",
            holding=holding,
            price_money=price,
            treasury_money=row.treasury,
        )


def _check_help(position: Position, seat: int, side: int, price: int) -> None:
    """Check the conditions of ruling 29, one after another."""
    holding, row = position.operating
    if row.railroads:
        raise RuleError("help-has-railroad", "29", holding=holding)
    if price <= row.treasury:
        raise RuleError("help-not-needed", "29", holding=holding)
    if not _can_help(position, side):
        raise RuleError("help-cheaper-side", "29", holding=holding)
    cash, missing = position.state.players[seat].cash, price - row.treasury
    if missing > cash:
        raise RuleError("help-cash", "29", missing_money=missing, cash_money=cash)


def do_buy_railroad(play: MutablePosition, seat: int, action: BuyRailroad) -> Next:
    """Add the card to the Holding; its level may make others obsolete (28, 33)."""
    state = play.state
    holding, row = play.operating
    saved = discount(play, holding, action.side)
    price = railroad_price(play, holding, action.side)
    helped = max(0, price - row.treasury)
    play.pay_in(row, price - helped)
    play.pay_in(state.players[seat], helped)
    card = state.stack.pop(0)
    side = facts.railroads()[card].sides[action.side]
    row.railroads.append(Railroad(card, action.side))
    row.plus -= 1
    play.emit(
        RailroadBought(seat, holding, card, action.side, str(side.level), price, saved, helped)
    )
    obsolescence.reach_level(play, side.level_number)
    return Step.RAILROADS


def do_finish_buying(play: MutablePosition, seat: int, action: FinishBuying) -> Next:
    return Step.DISCARD
