"""Trading: setting prices, then trading each company (section 7, rulings 8 to 14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import data.train_tycoon as facts
from rules.errors import RuleError
from rules.train_tycoon.model.actions import Level, Order, SetPrice, Trade
from rules.train_tycoon.model.events import PhaseBegan, PricesSet, TradesShown
from rules.train_tycoon.model.position import MutablePosition, Next, Position, Step
from rules.train_tycoon.model.state import Ask, Phase

LEVELS: tuple[Level, ...] = get_args(Level)
ORDERS: tuple[Order, ...] = get_args(Order)


def price_after(price: int, level: str) -> int:
    """Return the price to which a mark of the price board leads (8)."""
    box = facts.price_boxes()[price]
    return {"low": box.low_to, "mid": box.mid_to, "high": box.high_to}[level]


def next_prices(price: int) -> dict[Level, int]:
    """Return the price to which each mark leads (8)."""
    return {level: price_after(price, level) for level in LEVELS}


def begin(play: MutablePosition) -> Next:
    """Ask all presidents for the prices of their companies at once (8).

    Without a president a price stays (9)."""
    state = play.state
    play.emit(PhaseBegan(state.turn, "trading"))
    presidents = ((name, state.companies[name].president) for name in state.order)
    if play.ask_secretly(Ask(seat, name) for name, seat in presidents if seat is not None):
        return Phase.PRICES
    return Step.SHOW_PRICES


def legal_prices(position: Position, seat: int) -> Iterator[SetPrice]:
    for ask in position.state.asks:
        if ask.seat == seat:
            for level in LEVELS:
                yield SetPrice(ask.company, level)


def check_set_price(position: Position, seat: int, action: SetPrice) -> None:
    if Ask(seat, action.company) not in position.state.asks:
        company = position.state.companies.get(action.company)
        is_led = company is not None and company.president not in (None, seat)
        raise RuleError("not-president" if is_led else "not-asked", "8", company=action.company)
    if action.level not in LEVELS:
        raise RuleError("unknown", "8", chosen=action.level)


def do_set_price(play: MutablePosition, seat: int, action: SetPrice) -> Next:
    is_last = play.record_choice(seat, action.company, action.level)
    return Step.SHOW_PRICES if is_last else Phase.PRICES


def show_prices(play: MutablePosition) -> Next:
    """Reveal the prices and move all markers at once."""
    rows = []
    for choice in play.reveal_choices():
        company = play.state.companies[choice.company]
        before, company.price = company.price, price_after(company.price, str(choice.chosen))
        rows.append((choice.company, str(choice.chosen), before, company.price))
    play.emit(PricesSet(tuple(rows)))
    play.state.companies_left = list(play.state.order)
    return Step.NEXT_TRADE


def next_trade(play: MutablePosition) -> Next:
    """Go on to the next company in CO: all seats but its president choose at once (10).

    A seat with neither a share nor the cash for one could only pass and is not asked (11)."""
    state = play.state
    if not state.companies_left:
        state.trading = None
        return Step.TREASURY
    name = state.trading = state.companies_left.pop(0)
    president = state.companies[name].president
    asks = [
        Ask(seat, name)
        for seat in play.player_order()
        if seat != president
        and any(can_trade(play, seat, name, order) for order in ("buy", "sell"))
    ]
    return Phase.TRADE if play.ask_secretly(asks) else Step.SHOW_TRADES


def can_trade(position: Position, seat: int, company: str, order: str) -> bool:
    """Whether the choice is valid when it is revealed (11)."""
    player = position.state.players[seat]
    if order == "sell":
        return player.shares.get(company, 0) > 0
    return order == "pass" or player.net >= max(0, position.state.companies[company].price)


def legal_trade(position: Position, seat: int) -> Iterator[Trade]:
    for ask in position.state.asks:
        if ask.seat == seat:
            for order in ORDERS:
                yield Trade(ask.company, order)


def check_trade(position: Position, seat: int, action: Trade) -> None:
    if Ask(seat, action.company) not in position.state.asks:
        raise RuleError("not-asked", "10", company=action.company)
    if action.order not in ORDERS:
        raise RuleError("unknown", "10", chosen=action.order)


def do_trade(play: MutablePosition, seat: int, action: Trade) -> Next:
    is_last = play.record_choice(seat, action.company, action.order)
    return Step.SHOW_TRADES if is_last else Phase.TRADE


def show_trades(play: MutablePosition) -> Next:
    """Match buyers and sellers in order, one share each (12); the rest deal with the president."""
    name = play.state.trading
    assert name is not None
    orders = {choice.seat: str(choice.chosen) for choice in play.reveal_choices()}
    counted = {
        seat: order if can_trade(play, seat, name, order) else "pass"
        for seat, order in orders.items()
    }
    if orders:
        rows = ((seat, order, counted[seat]) for seat, order in orders.items())
        play.emit(TradesShown(name, tuple(rows)))
    president = play.state.companies[name].president
    seats = play.player_order() if president is None else play.seats_after(president)
    buyers = [seat for seat in seats if counted.get(seat) == "buy"]
    sellers = [seat for seat in seats if counted.get(seat) == "sell"]
    matched = min(len(buyers), len(sellers))
    for buyer, seller in zip(buyers, sellers, strict=False):
        _exchange(play, name, seller, buyer)
    for buyer in buyers[matched:]:
        _sell_to_surplus_buyer(play, name, president, buyer)
    for seller in sellers[matched:]:
        if president is not None:
            _exchange(play, name, seller, president)
    return Step.NEXT_TRADE


def _exchange(play: MutablePosition, company: str, seller: int, buyer: int) -> None:
    """Sell one share at the company's price; a president who must buy pays with loans (14)."""
    play.pay(buyer, seller, play.company(company).price, "trade")
    play.move_shares(company, seller, buyer)


def _sell_to_surplus_buyer(
    play: MutablePosition, name: str, president: int | None, buyer: int
) -> None:
    """Sell a share from the president while he has any, then the bank, then the treasury (13)."""
    company = play.company(name)
    if president is not None and play.state.players[president].shares.get(name, 0):
        _exchange(play, name, president, buyer)
    elif company.bank:
        play.pay(buyer, None, company.price, "trade")
        play.move_shares(name, "bank", buyer)
    elif company.issued < facts.finance().max_issued_shares:
        play.pay(buyer, name, company.price, "trade")
        play.move_shares(name, "treasury", buyer)
