"""A turn of the Stock Round: sales, then at most one purchase, or a pass (rulings 8, 15, 21)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from copy import copy
from itertools import combinations

import data.railroad_barons as facts
from rules.errors import RuleError
from rules.railroad_barons.model.actions import Pass, Sale, SellAndBuy
from rules.railroad_barons.model.events import Passed
from rules.railroad_barons.model.play import MutablePosition, Next, Position, Step
from rules.railroad_barons.model.state import State, StockRound
from rules.railroad_barons.stock import purchases, sales


def current_round(position: Position) -> StockRound:
    """Return the Stock Round in progress."""
    assert position.state.stock is not None
    return position.state.stock


def legal_turn(position: Position) -> Iterator[Pass | SellAndBuy]:
    """Yield passing, every single sale, and every purchase without a sale.

    Above the certificate limit, every way to sell exactly as many as necessary. `composing`
    finds longer turns."""
    seat = current_round(position).seat
    if count_above_limit(position, seat) > 0:
        yield from _reductions(position, seat)
        return
    yield Pass()
    for sale in sales.legal_sales(position, seat):
        yield SellAndBuy((sale,))
    for purchase in purchases.legal_purchases(position, seat, barred_holdings(position, seat, ())):
        yield SellAndBuy((), purchase)


def can_deal(position: Position) -> bool:
    """Whether the seat on turn can do anything but pass."""
    return any(not isinstance(turn, Pass) for turn in legal_turn(position))


def could_deal(position: Position, seat: int) -> bool:
    """Whether the seat could sell or buy anything in a new Stock Round."""
    return (
        next(sales.legal_sales(position, seat), None) is not None
        or next(purchases.legal_purchases(position, seat, ()), None) is not None
    )


def count_above_limit(position: Position, seat: int) -> int:
    """Return the number of certificates above the limit, negative below it (21)."""
    return len(position.state.players[seat].certificates) - facts.constants().certificate_limit


def barred_holdings(position: Position, seat: int, sold: Collection[Sale]) -> Collection[str]:
    """Return the Holdings that the seat may not buy after these sales of its turn (15).

    They were sold in this Stock Round or, by the German rule, in this turn."""
    sold_now = {sale.holding for sale in sold}
    if position.state.options.rebuy == "turn":
        return sold_now
    return sold_now.union(current_round(position).sold[seat])


def check_sell_and_buy(position: Position, seat: int, action: SellAndBuy) -> None:
    """Raise RuleError unless every part of the turn is legal."""
    try_turn(position, seat, action)


def try_turn(position: Position, seat: int, action: SellAndBuy) -> MutablePosition:
    """Make the turn on a copy and return it. Raises RuleError if the turn is refused."""
    play = trial_copy(position.state)
    make_turn(play, seat, action)
    return play


def is_legal_turn(position: Position, seat: int, action: SellAndBuy) -> bool:
    """Whether the whole turn is legal."""
    try:
        try_turn(position, seat, action)
    except RuleError:
        return False
    return True


def do_sell_and_buy(play: MutablePosition, seat: int, action: SellAndBuy) -> Next:
    make_turn(play, seat, action)
    stock = current_round(play)
    stock.passes, stock.last, stock.seat = 0, seat, 1 - seat
    return Step.STOCK_TURN


def check_pass(position: Position, seat: int, action: Pass) -> None:
    above = count_above_limit(position, seat)
    if above > 0:
        limit = facts.constants().certificate_limit
        raise RuleError("pass-above-limit", "21", limit=limit, above=above)


def do_pass(play: MutablePosition, seat: int, action: Pass) -> Next:
    return pass_turn(play, seat)


def pass_turn(play: MutablePosition, seat: int, *, forced: bool = False) -> Next:
    """Pass; the second pass in a row ends the Stock Round (22)."""
    stock = current_round(play)
    stock.passes += 1
    stock.seat = 1 - seat
    play.emit(Passed(seat, forced))
    return Step.END_STOCK_ROUND if stock.passes == len(play.state.players) else Step.STOCK_TURN


def make_turn(play: MutablePosition, seat: int, action: SellAndBuy) -> None:
    """Check and make a turn part by part; after a refusal `play` is incompletely changed (8)."""
    if not action.sales and action.purchase is None:
        raise RuleError("turn-empty", "8")
    sell_all(play, seat, action.sales)
    if action.purchase is not None:
        not_buyable = barred_holdings(play, seat, action.sales)
        purchases.check_purchase(play, seat, action.purchase, not_buyable)
        purchases.buy(play, seat, action.purchase)


def sell_all(play: MutablePosition, seat: int, sold: tuple[Sale, ...]) -> None:
    """Make the sales of a turn with their consequences (11, 21).

    Raises RuleError unless they reach the certificate limit."""
    above = count_above_limit(play, seat)
    sales.sell(play, seat, sold)
    if not reaches_limit(above, sold):
        limit = facts.constants().certificate_limit
        raise RuleError("sell-to-limit", "21", limit=limit, above=above)
    sales.settle_sales(play, seat, sold)


def reaches_limit(above: int, sold: Collection[Sale]) -> bool:
    """Whether these include as many plain sales as there were certificates above the limit (21)."""
    return above <= 0 or sum(not sale.take for sale in sold) >= above


def trial_copy(state: State) -> MutablePosition:
    """Return a copy in which stock can change hands while the given state stays as it is.

    Only what a turn of the Stock Round changes is copied, since robots try many of them."""
    trial_state = copy(state)
    trial_state.players = [copy(player) for player in state.players]
    for player in trial_state.players:
        player.certificates = player.certificates.copy()
    trial_state.holdings = {name: copy(row) for name, row in state.holdings.items()}
    trial_state.bank = state.bank.copy()
    if state.stock is not None:
        trial_state.stock = copy(state.stock)
        trial_state.stock.sold = [holdings.copy() for holdings in state.stock.sold]
    return MutablePosition(trial_state)


def _reductions(position: Position, seat: int) -> Iterator[SellAndBuy]:
    """Yield every way to sell exactly as many certificates as there are above the limit."""
    plain_sales = [sale for sale in sales.legal_sales(position, seat) if not sale.take]
    limits = {
        sale.holding: sales.sellable_percent(position, seat, sale.holding) for sale in plain_sales
    }
    for sold in combinations(plain_sales, count_above_limit(position, seat)):
        given = dict.fromkeys(limits, 0)
        for sale in sold:
            given[sale.holding] += sale.give
        if all(given[holding] <= limits[holding] for holding in given):
            yield SellAndBuy(sold)
