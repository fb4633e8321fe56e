"""A turn of the Stock Round: sales, then at most one purchase, or a pass (rulings 8, 15, 21)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from copy import copy
from itertools import combinations

import data.railroad_barons as facts
from rules.errors import RuleError
from rules.railroad_barons.model.actions import Pass, Sale, SellAndBuy
from rules.railroad_barons.model.events import Passed
from rules.railroad_barons.model.play import Next, Play, Position, Step
from rules.railroad_barons.model.state import State, StockRound
from rules.railroad_barons.stock import purchases, sales


def running(position: Position) -> StockRound:
    """The Stock Round under way."""
    assert position.state.stock is not None
    return position.state.stock


def legal_turn(position: Position) -> Iterator[Pass | SellAndBuy]:
    """Passing, every single sale and every purchase without a sale; above the certificate limit
    every way to sell just as many as must go. Longer turns: `composing`."""
    seat = running(position).seat
    if excess(position, seat) > 0:
        yield from _reductions(position, seat)
        return
    yield Pass()
    for sale in sales.legal_sales(position, seat):
        yield SellAndBuy((sale,))
    for purchase in purchases.legal_purchases(position, seat, barred(position, seat, ())):
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


def excess(position: Position, seat: int) -> int:
    """Certificates above the limit, negative below it (21)."""
    return len(position.state.players[seat].certificates) - facts.constants().certificate_limit


def barred(position: Position, seat: int, sold: Collection[Sale]) -> Collection[str]:
    """The Holdings that the seat may not buy after these sales of its turn: sold in this Stock
    Round, or by the German rule in this turn (15)."""
    now = {sale.holding for sale in sold}
    if position.state.options.rebuy == "turn":
        return now
    return now.union(running(position).sold[seat])


def check_turn(position: Position, seat: int, action: SellAndBuy) -> None:
    """Raise RuleError unless every part of the turn is legal; the refusal of one refuses it all."""
    tried(position, seat, action)


def tried(position: Position, seat: int, action: SellAndBuy) -> Play:
    """The turn done on a copy. Raises RuleError if it is refused."""
    play = trial(position.state)
    carry_out(play, seat, action)
    return play


def accepts(position: Position, seat: int, action: SellAndBuy) -> bool:
    """Whether the whole turn is legal, without the reason."""
    try:
        tried(position, seat, action)
    except RuleError:
        return False
    return True


def do_turn(play: Play, seat: int, action: SellAndBuy) -> Next:
    carry_out(play, seat, action)
    stock = running(play)
    stock.passes, stock.last, stock.seat = 0, seat, 1 - seat
    return Step.STOCK_TURN


def check_pass(position: Position, seat: int, action: Pass) -> None:
    above = excess(position, seat)
    if above > 0:
        limit = facts.constants().certificate_limit
        raise RuleError("pass-above-limit", "21", limit=limit, above=above)


def do_pass(play: Play, seat: int, action: Pass) -> Next:
    return pass_turn(play, seat)


def pass_turn(play: Play, seat: int, *, forced: bool = False) -> Next:
    """The seat passes; the second pass in a row ends the Stock Round (22)."""
    stock = running(play)
    stock.passes += 1
    stock.seat = 1 - seat
    play.tell(Passed(seat, forced))
    return Step.END_STOCK_ROUND if stock.passes == len(play.state.players) else Step.STOCK_TURN


def carry_out(play: Play, seat: int, action: SellAndBuy) -> None:
    """Check and make a turn part by part, so on a refusal `play` is left half done (8)."""
    if not action.sales and action.purchase is None:
        raise RuleError("turn-empty", "8")
    sell_all(play, seat, action.sales)
    if action.purchase is not None:
        barring = barred(play, seat, action.sales)
        purchases.check_purchase(play, seat, action.purchase, barring)
        purchases.buy(play, seat, action.purchase)


def sell_all(play: Play, seat: int, sold: tuple[Sale, ...]) -> None:
    """The sales of a turn with what follows from them, down to the certificate limit (11, 21)."""
    above = excess(play, seat)
    sales.sell(play, seat, sold)
    if not reaches_limit(above, sold):
        limit = facts.constants().certificate_limit
        raise RuleError("sell-to-limit", "21", limit=limit, above=above)
    sales.close(play, seat, sold)


def reaches_limit(above: int, sold: Collection[Sale]) -> bool:
    """Whether as many plain sales are among these as were held above the limit (21)."""
    return above <= 0 or sum(not sale.take for sale in sold) >= above


def trial(state: State) -> Play:
    """A copy in which stock can change hands and the given state stays as it is. Only what a turn
    of the Stock Round changes is copied, since robots try many of them."""
    tried = copy(state)
    tried.players = [copy(player) for player in state.players]
    for player in tried.players:
        player.certificates = player.certificates.copy()
    tried.holdings = {name: copy(row) for name, row in state.holdings.items()}
    tried.bank = state.bank.copy()
    if state.stock is not None:
        tried.stock = copy(state.stock)
        tried.stock.sold = [holdings.copy() for holdings in state.stock.sold]
    return Play(tried)


def _reductions(position: Position, seat: int) -> Iterator[SellAndBuy]:
    """Every way to sell just as many certificates as are held above the limit."""
    plain = [sale for sale in sales.legal_sales(position, seat) if not sale.take]
    most = {sale.holding: sales.spare(position, seat, sale.holding) for sale in plain}
    for sold in combinations(plain, excess(position, seat)):
        given = dict.fromkeys(most, 0)
        for sale in sold:
            given[sale.holding] += sale.give
        if all(given[holding] <= most[holding] for holding in given):
            yield SellAndBuy(sold)
