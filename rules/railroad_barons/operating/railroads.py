"""Buying Railroads from the bank, with the Director's help where it may be given (rulings 28, 29
and 32)."""

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
from rules.railroad_barons.model.play import Next, Play, Position, Step
from rules.railroad_barons.model.state import Phase, Railroad
from rules.railroad_barons.operating import investors, obsolescence, trades

Addition = BuyRailroad | OfferPrice | AssignInvestor


def offer(play: Play) -> Next:
    """Ask what to add while a (+) token is left and anything is possible; then the discard."""
    return Phase.RAILROADS if next(_additions(play), None) else Step.DISCARD


def legal_railroads(position: Position) -> Iterator[Addition | FinishBuying]:
    """Every purchase from the bank and every assignment; of the prices that can be offered for a
    Railroad only the lowest; and making an end."""
    yield from _additions(position)
    yield FinishBuying()


def _additions(position: Position) -> Iterator[Addition]:
    if position.operating[1].plus == 0:
        return
    yield from legal_purchases(position)
    yield from investors.legal_assignments(position)
    yield from trades.legal_prices(position)


def legal_purchases(position: Position) -> Iterator[BuyRailroad]:
    """The sides of the top card that the treasury, or the Director with it, can pay."""
    state = position.state
    if not state.stack:
        return
    holding, row = position.operating
    assert row.director is not None
    cash = state.players[row.director].cash
    for side in range(len(facts.railroads()[state.stack[0]].sides)):
        price = cost(position, holding, side)
        if price <= row.treasury:
            yield BuyRailroad(side)
        elif price <= row.treasury + cash and _helpable(position, side):
            yield BuyRailroad(side, help=True)


def saving(position: Position, holding: str, side: int) -> int:
    """Dollars off the printed price of a side of the top card, by its Investor (32)."""
    printed = facts.railroads()[position.state.stack[0]].sides[side].cost
    percent = sum(
        facts.investors()[investor].amount
        for investor in position.state.holdings[holding].investors
        if facts.investors()[investor].ability == "discount_percent"
    )
    return printed * percent // 100


def cost(position: Position, holding: str, side: int) -> int:
    """Dollars that a Holding pays for a side of the top card."""
    printed = facts.railroads()[position.state.stack[0]].sides[side].cost
    return printed - saving(position, holding, side)


def _helpable(position: Position, side: int) -> bool:
    """Whether the Director may help with this side: the Holding has no Railroad and cannot pay even
    the cheapest side, or, by the option, this one (29)."""
    holding, row = position.operating
    if position.state.options.help == "any":
        least = cost(position, holding, side)
    else:
        sides = range(len(facts.railroads()[position.state.stack[0]].sides))
        least = min(cost(position, holding, each) for each in sides)
    return not row.railroads and row.treasury < least


def check_buy(position: Position, seat: int, action: BuyRailroad) -> None:
    state = position.state
    holding, row = position.operating
    if not state.stack:
        raise RuleError("stack-empty", "28")
    if not 0 <= action.side < len(facts.railroads()[state.stack[0]].sides):
        raise RuleError("side-unknown", "28")
    price = cost(position, holding, action.side)
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
    """Ruling 29, one condition after the other."""
    holding, row = position.operating
    if row.railroads:
        raise RuleError("help-has-railroad", "29", holding=holding)
    if price <= row.treasury:
        raise RuleError("help-not-needed", "29", holding=holding)
    if not _helpable(position, side):
        raise RuleError("help-cheaper-side", "29", holding=holding)
    cash, missing = position.state.players[seat].cash, price - row.treasury
    if missing > cash:
        raise RuleError("help-cash", "29", missing_money=missing, cash_money=cash)


def do_buy(play: Play, seat: int, action: BuyRailroad) -> Next:
    """The card goes to the Holding, and its level may make others obsolete (28, 33)."""
    state = play.state
    holding, row = play.operating
    saved = saving(play, holding, action.side)
    price = cost(play, holding, action.side)
    helped = max(0, price - row.treasury)
    play.pay_in(row, price - helped)
    play.pay_in(state.players[seat], helped)
    card = state.stack.pop(0)
    side = facts.railroads()[card].sides[action.side]
    row.railroads.append(Railroad(card, action.side))
    row.plus -= 1
    play.tell(
        RailroadBought(seat, holding, card, action.side, str(side.level), price, saved, helped)
    )
    obsolescence.reach(play, side.level_number)
    return Step.RAILROADS


def do_finish(play: Play, seat: int, action: FinishBuying) -> Next:
    return Step.DISCARD
