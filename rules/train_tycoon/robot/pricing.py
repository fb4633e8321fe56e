"""Prices by rule of thumb: which mark a president chooses, and what a share may cost him.

What others could do at a price is done by the rules on a copy."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

from msgspec.structs import replace

from rules.game import copy_state
from rules.train_tycoon.model.actions import BuyShare, Level
from rules.train_tycoon.model.position import MutablePosition, Position
from rules.train_tycoon.model.state import Choice, Phase, State
from rules.train_tycoon.operation import presidents
from rules.train_tycoon.robot.dealing import FairValue
from rules.train_tycoon.shares import trading, treasury

MARGIN = 1.15
"""The ratio of a share's fair value to its price from which it is bought."""
LEAST = -80
"""Net that a player must keep in dollars; with interest, less is two loans: bankruptcy (20, 21)."""
OVERPRICED = 1.5
"""A price this many times the fair value is far too high for a share."""


def table_with_marks(table: State, marks: Iterable[tuple[str, Level]]) -> State:
    """Return the table with the prices to which these marks of companies lead (8)."""
    companies = dict(table.companies)
    for name, level in marks:
        row = companies[name]
        companies[name] = replace(row, price=trading.price_after(row.price, level))
    return replace(table, companies=companies)


def chosen_marks(table: State, seat: int) -> dict[str, Level]:
    """Return the marks that the seat has chosen in secret in this Trading phase."""
    if table.phase is not Phase.PRICES:
        return {}
    choices = (choice for choice in table.secret.choices if choice.seat == seat)
    return {choice.company: cast(Level, choice.chosen) for choice in choices}


def best_level(position: Position, seat: int, name: str, value_of: FairValue) -> Level:
    """Return the mark of a company that leads nearest to its share's fair value.

    Rather one at which its president stays without debt, whoever sells."""
    prices = sensible_levels(position, seat, name, value_of)
    debtless = {
        mark: price
        for mark, price in prices.items()
        if _net_at_price(position, seat, name, price, value_of) >= 0
    }
    return nearest_level(value_of(position, name), debtless or prices)


def sensible_levels(
    position: Position, seat: int, name: str, value_of: FairValue
) -> dict[Level, int]:
    """Return the marks of a company that are neither far too high nor too low, with their prices.

    At these prices its president could buy from all who would sell (14), and keeps the company if
    there is a price at which he does (13, 18). If there is none, the lowest mark."""
    worth, prices = value_of(position, name), trading.next_prices(position.company(name).price)
    others_hold = position.shares_held(name) > position.state.players[seat].shares.get(name, 0)
    good = {
        mark: price
        for mark, price in prices.items()
        if _net_at_price(position, seat, name, price, value_of) >= LEAST
        and not (others_hold and price > OVERPRICED * worth)
    }
    safe = {
        mark: price
        for mark, price in good.items()
        if _keeps_company(position, seat, name, price, worth)
    }
    return safe or good or dict([min(prices.items(), key=lambda row: row[1])])


def nearest_level(worth: float, prices: Mapping[Level, int]) -> Level:
    return min(prices, key=lambda mark: abs(prices[mark] - worth))


def _keeps_company(position: Position, seat: int, name: str, price: int, worth: float) -> bool:
    """Whether the seat still leads the company at the end of Treasury at this price.

    Assuming that all who would buy there do so whenever they may (13, 15, 18)."""
    if price * MARGIN >= worth:
        return True
    play = MutablePosition(copy_state(position.state))
    state = play.state
    state.companies[name].price, state.trading = price, name
    others = [other for other in play.seats_after(seat) if other != seat]
    buyers = [other for other in others if trading.can_trade(play, other, name, "buy")]
    state.secret.choices = [Choice(other, name, "buy") for other in buyers]
    trading.show_trades(play)
    for other in buyers:
        if treasury.may_buy(play, other, name):
            treasury.do_buy_share(play, other, BuyShare(name))
    presidents.reassign_presidents(play)
    return state.companies[name].president == seat


def _net_at_price(position: Position, seat: int, name: str, price: int, value_of: FairValue) -> int:
    """Return a president's net once all who would sell have sold to him (14).

    His company `name` at this price, his others at theirs."""
    others = [each for each in position.state.order if each != name]
    cost = _cost_of_sales(position, seat, name, price, value_of(position, name))
    return _net_after_sales(position, seat, others, value_of) - cost


def _net_after_sales(
    position: Position, seat: int, names: Iterable[str], value_of: FairValue
) -> int:
    """Return a player's net once all who would sell shares of his companies have done so (14).

    `names`: the companies that count."""
    presided = (name for name in names if position.company(name).president == seat)
    net: int = position.state.players[seat].net
    return net - sum(
        _cost_of_sales(position, seat, name, position.company(name).price, value_of(position, name))
        for name in presided
    )


def _cost_of_sales(position: Position, seat: int, name: str, price: int, worth: float) -> int:
    """Return what a president must pay to all who would sell at this price.

    Holders do not sell if they get clearly less than the fair value."""
    players = enumerate(position.state.players)
    count = sum(1 for each, player in players if each != seat and player.shares.get(name))
    return count * price if price * MARGIN > worth else 0


def can_afford(
    position: Position,
    seat: int,
    price: int,
    later: Iterable[str],
    value_of: FairValue,
    *,
    least: int = LEAST,
) -> bool:
    """Whether a player who buys at this price could still buy from all who would sell to him.

    `later`: the companies still to be traded; those that he leads count. `least`: the net that he
    must keep."""
    return _net_after_sales(position, seat, later, value_of) - price >= least
