"""Trading: presidents set prices, then every company's shares change hands (section 7, rulings 8
to 14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import data.train_tycoon as facts
from rules.errors import RuleError
from rules.train_tycoon.model.actions import Level, Order, SetPrice, Trade
from rules.train_tycoon.model.events import PhaseBegan, PricesSet, TradesShown
from rules.train_tycoon.model.play import Next, Play, Position, Step
from rules.train_tycoon.model.state import Ask, Phase

LEVELS: tuple[Level, ...] = get_args(Level)
ORDERS: tuple[Order, ...] = get_args(Order)


def moved(price: int, level: str) -> int:
    """Where a mark of the price board leads (8)."""
    box = facts.boxes()[price]
    return {"low": box.low_to, "mid": box.mid_to, "high": box.high_to}[level]


def leads(price: int) -> dict[Level, int]:
    """Where each mark leads (8)."""
    return {level: moved(price, level) for level in LEVELS}


def begin(play: Play) -> Next:
    """All presidents choose the prices of their companies at once (8); without one a price stays
    (9)."""
    state = play.state
    play.tell(PhaseBegan(state.turn, "trading"))
    led = ((name, state.companies[name].president) for name in state.order)
    if play.ask(Ask(seat, name) for name, seat in led if seat is not None):
        return Phase.PRICES
    return Step.SHOW_PRICES


def legal_prices(position: Position, seat: int) -> Iterator[SetPrice]:
    for ask in position.state.asks:
        if ask.seat == seat:
            for level in LEVELS:
                yield SetPrice(ask.company, level)


def check_price(position: Position, seat: int, action: SetPrice) -> None:
    if Ask(seat, action.company) not in position.state.asks:
        raise RuleError("not-asked", "8", company=action.company)
    if action.level not in LEVELS:
        raise RuleError("unknown", "8", chosen=action.level)


def do_price(play: Play, seat: int, action: SetPrice) -> Next:
    last = play.choose(seat, action.company, action.level)
    return Step.SHOW_PRICES if last else Phase.PRICES


def show_prices(play: Play) -> Next:
    """All markers move at once."""
    told = []
    for made in play.shown():
        company = play.state.companies[made.company]
        before, company.price = company.price, moved(company.price, str(made.chosen))
        told.append((made.company, str(made.chosen), before, company.price))
    play.tell(PricesSet(tuple(told)))
    play.state.companies_left = list(play.state.order)
    return Step.NEXT_TRADE


def next_trade(play: Play) -> Next:
    """The next company in CO; everybody but its president chooses at once (10). Who has neither a
    share nor the cash for one could only pass and is not asked (11)."""
    state = play.state
    if not state.companies_left:
        state.trading = None
        return Step.TREASURY
    name = state.trading = state.companies_left.pop(0)
    president = state.companies[name].president
    asked = [
        Ask(seat, name)
        for seat in play.player_order()
        if seat != president and any(may(play, seat, name, order) for order in ("buy", "sell"))
    ]
    return Phase.TRADE if play.ask(asked) else Step.SHOW_TRADES


def may(position: Position, seat: int, company: str, order: str) -> bool:
    """Whether the choice holds when it is turned over (11)."""
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


def do_trade(play: Play, seat: int, action: Trade) -> Next:
    last = play.choose(seat, action.company, action.order)
    return Step.SHOW_TRADES if last else Phase.TRADE


def show_trades(play: Play) -> Next:
    """Buyers and sellers are matched in order, one share each (12); the rest see the president."""
    name = play.state.trading
    assert name is not None
    orders = {made.seat: str(made.chosen) for made in play.shown()}
    counted = {
        seat: order if may(play, seat, name, order) else "pass" for seat, order in orders.items()
    }
    if orders:
        told = ((seat, order, counted[seat]) for seat, order in orders.items())
        play.tell(TradesShown(name, tuple(told)))
    president = play.state.companies[name].president
    row = play.player_order() if president is None else play.after(president)
    buyers = [seat for seat in row if counted.get(seat) == "buy"]
    sellers = [seat for seat in row if counted.get(seat) == "sell"]
    matched = min(len(buyers), len(sellers))
    for buyer, seller in zip(buyers, sellers, strict=False):
        _exchange(play, name, seller, buyer)
    for buyer in buyers[matched:]:
        _surplus_buyer(play, name, president, buyer)
    for seller in sellers[matched:]:
        if president is not None:
            _exchange(play, name, seller, president)
    return Step.NEXT_TRADE


def _exchange(play: Play, company: str, seller: int, buyer: int) -> None:
    """One share at the company's price; a president who must buy pays with loans (14)."""
    play.pay(buyer, seller, play.company(company).price, "trade")
    play.move_shares(company, seller, buyer)


def _surplus_buyer(play: Play, name: str, president: int | None, buyer: int) -> None:
    """From the president while he has shares, then the bank, then the treasury (13)."""
    company = play.company(name)
    if president is not None and play.state.players[president].shares.get(name, 0):
        _exchange(play, name, president, buyer)
    elif company.bank:
        play.pay(buyer, None, company.price, "trade")
        play.move_shares(name, "bank", buyer)
    elif company.issued < facts.finance().max_issued_shares:
        play.pay(buyer, name, company.price, "trade")
        play.move_shares(name, "treasury", buyer)
