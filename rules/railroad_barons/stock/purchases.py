"""Buying from the bank: starting, floating, purchases, exchanges up (rulings 9, 10, 14 to 17)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Collection, Iterator

import data.railroad_barons as facts
from rules.errors import RuleError
from rules.railroad_barons.model.actions import Purchase
from rules.railroad_barons.model.events import Bought, Floated, HoldingStarted
from rules.railroad_barons.model.play import (
    DIRECTOR,
    MutablePosition,
    Position,
    percents_by_holding,
)
from rules.railroad_barons.model.state import Certificate
from rules.railroad_barons.stock import directors


def legal_purchases(position: Position, seat: int, barred: Collection[str]) -> Iterator[Purchase]:
    """Yield every purchase that is legal now; `barred` are the Holdings sold before (15)."""
    state = position.state
    player = state.players[seat]
    cash, room = player.cash, has_room(position, seat)
    owned, bank = percents_by_holding(player.certificates), percents_by_holding(state.bank)
    for holding, row in state.holdings.items():
        if holding in barred:
            continue
        if row.value is None:
            for par in facts.track().start_values if room else ():
                if cash >= DIRECTOR // 10 * par:
                    yield Purchase(holding, DIRECTOR, par=par)
            continue
        affordable = cash // position.share_value(holding) * 10
        for take in bank.get(holding, ()):
            if room and take <= affordable:
                yield Purchase(holding, take)
            for give in owned.get(holding, ()):
                if give < take <= affordable + give:
                    yield Purchase(holding, take, give)


def has_room(position: Position, seat: int) -> bool:
    """Whether one more certificate is within the limit (21)."""
    return len(position.state.players[seat].certificates) < facts.constants().certificate_limit


def check_purchase(
    position: Position, seat: int, purchase: Purchase, barred: Collection[str]
) -> None:
    """Raise RuleError unless the seat may make this purchase now.

    `barred` are the Holdings sold before (15)."""
    state, holding, give = position.state, purchase.holding, purchase.give
    row = state.holdings.get(holding)
    if row is None:
        raise RuleError("holding-unheard", "8", holding=holding, holdings=", ".join(state.holdings))
    if holding in barred:
        code = "sold-this-round" if state.options.rebuy == "round" else "sold-this-turn"
        raise RuleError(code, "15", holding=holding)
    if row.value is None:
        _check_start(purchase)
    else:
        _check_certificates(position, seat, purchase)
    if not give and not has_room(position, seat):
        raise RuleError("certificate-limit", "21", limit=facts.constants().certificate_limit)
    price, cash = purchase_price(position, purchase), state.players[seat].cash
    if price > cash:
        raise RuleError("too-dear", "1", holding=holding, price_money=price, cash_money=cash)


def purchase_price(position: Position, purchase: Purchase) -> int:
    """Return the dollars that a purchase costs.

    At the par of a Holding it starts, otherwise at the share value."""
    value = purchase.par or position.share_value(purchase.holding)
    return (purchase.take - purchase.give) // 10 * value


def buy(play: MutablePosition, seat: int, purchase: Purchase) -> None:
    """Pay for and take the certificate; float the Holding with half of its stock (10).

    Then follow the change of Director and the swap."""
    state, holding, price = play.state, purchase.holding, purchase_price(play, purchase)
    row, certificates = state.holdings[holding], state.players[seat].certificates
    play.pay_in(state.players[seat], price)
    taken = Certificate(holding, purchase.take)
    state.bank.remove(taken)
    insort(certificates, taken)
    if row.value is None:
        row.value = facts.track().values.index(purchase.par)
        row.director = seat
        play.emit(HoldingStarted(seat, holding, purchase.par, price))
        return
    if purchase.give:
        given = Certificate(holding, purchase.give)
        certificates.remove(given)
        insort(state.bank, given)
    play.emit(Bought(seat, holding, purchase.take, price, purchase.give))
    _float_if_due(play, holding)
    directors.update_director(play, holding)


def _check_start(purchase: Purchase) -> None:
    """Check that the first certificate of a Holding is the 40%, at a legal start value (9)."""
    holding, starts = purchase.holding, facts.track().start_values
    if purchase.take != DIRECTOR or purchase.give:
        raise RuleError("director-first", "9", holding=holding)
    if purchase.par not in starts:
        values = ", ".join(str(value) for value in starts)
        raise RuleError("start-value", "9", holding=holding, values=values)


def _check_certificates(position: Position, seat: int, purchase: Purchase) -> None:
    """Check that the bank has what is taken, and the buyer a smaller one that is given (14, 16)."""
    state, holding, take, give = position.state, purchase.holding, purchase.take, purchase.give
    if purchase.par:
        raise RuleError("started-already", "9", holding=holding)
    if Certificate(holding, take) not in state.bank:
        raise RuleError("not-in-bank", "16" if give else "14", holding=holding, percent=take)
    if not give:
        return
    if Certificate(holding, give) not in state.players[seat].certificates:
        raise RuleError("certificate-not-yours", "16", holding=holding, percent=give)
    if give >= take:
        raise RuleError("exchange-up", "16", holding=holding, give=give, take=take)


def _float_if_due(play: MutablePosition, holding: str) -> None:
    """Pay the starting capital the first time that players hold half of the stock (10)."""
    numbers, row = facts.constants(), play.state.holdings[holding]
    bought = play.percent_owned(0, holding) + play.percent_owned(1, holding)
    if row.floated or bought < numbers.float_percent:
        return
    row.floated = True
    capital = numbers.start_capital_multiple_of_share_value * play.share_value(holding)
    play.pay_out(row, capital)
    play.emit(Floated(holding, capital))
