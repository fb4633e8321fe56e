"""Selling to the bank: certificates, exchanges down, several at once (rulings 11 to 13, 16)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator

from rules.errors import RuleError
from rules.railroad_barons.model.actions import Sale
from rules.railroad_barons.model.events import Sold, ValueMoved
from rules.railroad_barons.model.play import (
    DIRECTOR,
    MutablePosition,
    Position,
    percents_by_holding,
)
from rules.railroad_barons.model.state import Certificate
from rules.railroad_barons.stock import directors


def legal_sales(position: Position, seat: int) -> Iterator[Sale]:
    """Yield every single sale and exchange down that is legal next."""
    bank = percents_by_holding(position.state.bank)
    for holding, percents in percents_by_holding(position.state.players[seat].certificates).items():
        sellable = sellable_percent(position, seat, holding)
        if sellable == 0:
            continue
        for give in percents:
            if give == DIRECTOR and is_director_bound(position, seat, holding):
                continue
            if give <= sellable:
                yield Sale(holding, give)
            for take in bank.get(holding, ()):
                if take < give <= sellable + take:
                    yield Sale(holding, give, take)


def is_director_bound(position: Position, seat: int, holding: str) -> bool:
    """Whether the Director may not give up the 40% certificate (13a).

    The other player does not own 40% of the Holding."""
    return (
        position.state.holdings[holding].director == seat
        and position.percent_owned(1 - seat, holding) < DIRECTOR
    )


def sellable_percent(position: Position, seat: int, holding: str) -> int:
    """Return the percentage of a Holding that a player may sell (13b).

    One of the two must keep 40%."""
    owned = position.percent_owned(seat, holding)
    return (
        owned if position.percent_owned(1 - seat, holding) >= DIRECTOR else max(0, owned - DIRECTOR)
    )


def check_sale(position: Position, seat: int, sale: Sale) -> None:
    """Raise RuleError unless the seat may make this sale next."""
    state, holding, give, take = position.state, sale.holding, sale.give, sale.take
    if holding not in state.holdings:
        raise RuleError("holding-unheard", "8", holding=holding, holdings=", ".join(state.holdings))
    if Certificate(holding, give) not in state.players[seat].certificates:
        raise RuleError("certificate-not-yours", "8", holding=holding, percent=give)
    if take and take >= give:
        raise RuleError("exchange-down", "16", holding=holding, give=give, take=take)
    if take and Certificate(holding, take) not in state.bank:
        raise RuleError("not-in-bank", "16", holding=holding, percent=take)
    if give == DIRECTOR and is_director_bound(position, seat, holding):
        raise RuleError("director-bound", "13", holding=holding)
    if give - take > sellable_percent(position, seat, holding):
        raise RuleError("below-forty", "13", holding=holding)


def sell(play: MutablePosition, seat: int, sales: Iterable[Sale]) -> None:
    """Check and make the sales one after another, all at the value before any drop (11)."""
    sold = play.state.stock.sold[seat] if play.state.stock else []
    for sale in sales:
        check_sale(play, seat, sale)
        _make_sale(play, seat, sale)
        if sale.holding not in sold:
            sold.append(sale.holding)


def settle_sales(play: MutablePosition, seat: int, sales: Iterable[Sale]) -> None:
    """Act on a turn's sales of each Holding (11, 12).

    Drop the value if its Director sold; then change the Director and swap."""
    for holding in dict.fromkeys(sale.holding for sale in sales):
        if play.state.holdings[holding].director == seat:
            _drop_value(play, holding)
        directors.update_director(play, holding)


def _make_sale(play: MutablePosition, seat: int, sale: Sale) -> None:
    state, holding = play.state, sale.holding
    certificates = state.players[seat].certificates
    given = Certificate(holding, sale.give)
    certificates.remove(given)
    insort(state.bank, given)
    if sale.take:
        taken = Certificate(holding, sale.take)
        state.bank.remove(taken)
        insort(certificates, taken)
    amount = (sale.give - sale.take) // 10 * play.share_value(holding)
    play.pay_out(state.players[seat], amount)
    play.emit(Sold(seat, holding, sale.give, amount, sale.take))


def _drop_value(play: MutablePosition, holding: str) -> None:
    """Move the marker one space down; at the bottom it stays (27)."""
    started, before = play.state.holdings[holding], play.share_value(holding)
    assert started.value is not None
    if started.value > 0:
        started.value -= 1
        play.emit(ValueMoved(holding, before, play.share_value(holding), "sale"))
