"""Selling to the bank: single certificates, exchanges down, blocks (rulings 11 to 13, 16)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator

from rules.errors import RuleError
from rules.railroad_barons.model.actions import Sale
from rules.railroad_barons.model.events import Sold, ValueMoved
from rules.railroad_barons.model.play import DIRECTOR, Play, Position, by_holding
from rules.railroad_barons.model.state import Certificate
from rules.railroad_barons.stock import directors


def legal_sales(position: Position, seat: int) -> Iterator[Sale]:
    """Every single sale and exchange down that is legal next."""
    bank = by_holding(position.state.bank)
    for holding, percents in by_holding(position.state.players[seat].certificates).items():
        most = spare(position, seat, holding)
        if most == 0:
            continue
        for give in percents:
            if give == DIRECTOR and bound(position, seat, holding):
                continue
            if give <= most:
                yield Sale(holding, give)
            for take in bank.get(holding, ()):
                if take < give <= most + take:
                    yield Sale(holding, give, take)


def bound(position: Position, seat: int, holding: str) -> bool:
    """Whether the Director may not part with the 40% certificate, because the other player does
    not own 40% of the Holding (13a)."""
    return (
        position.state.holdings[holding].director == seat
        and position.share(1 - seat, holding) < DIRECTOR
    )


def spare(position: Position, seat: int, holding: str) -> int:
    """Percent of a Holding that a player may part with so that one of the two keeps 40% (13b)."""
    mine = position.share(seat, holding)
    return mine if position.share(1 - seat, holding) >= DIRECTOR else max(0, mine - DIRECTOR)


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
    if give == DIRECTOR and bound(position, seat, holding):
        raise RuleError("director-bound", "13", holding=holding)
    if give - take > spare(position, seat, holding):
        raise RuleError("below-forty", "13", holding=holding)


def sell(play: Play, seat: int, sales: Iterable[Sale]) -> None:
    """Check and make the sales one after the other, all at the value before any drop (11)."""
    sold = play.state.stock.sold[seat] if play.state.stock else []
    for sale in sales:
        check_sale(play, seat, sale)
        _hand_in(play, seat, sale)
        if sale.holding not in sold:
            sold.append(sale.holding)


def close(play: Play, seat: int, sales: Iterable[Sale]) -> None:
    """After the sales of a turn, for each block: the drop if its Director sold, the change of
    Director and the swap (11, 12)."""
    for holding in dict.fromkeys(sale.holding for sale in sales):
        if play.state.holdings[holding].director == seat:
            _drop(play, holding)
        directors.settle(play, holding)


def _hand_in(play: Play, seat: int, sale: Sale) -> None:
    state, holding = play.state, sale.holding
    held = state.players[seat].certificates
    given = Certificate(holding, sale.give)
    held.remove(given)
    insort(state.bank, given)
    if sale.take:
        taken = Certificate(holding, sale.take)
        state.bank.remove(taken)
        insort(held, taken)
    amount = (sale.give - sale.take) // 10 * play.value(holding)
    play.pay_out(state.players[seat], amount)
    play.tell(Sold(seat, holding, sale.give, amount, sale.take))


def _drop(play: Play, holding: str) -> None:
    """One space down; at the bottom the marker stays (27)."""
    started, before = play.state.holdings[holding], play.value(holding)
    assert started.value is not None
    if started.value > 0:
        started.value -= 1
        play.tell(ValueMoved(holding, before, play.value(holding), "sale"))
