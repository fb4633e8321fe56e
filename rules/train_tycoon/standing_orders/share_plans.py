"""Evaluation of the plan for the phases before Operate (rulings 8 to 43)."""

from __future__ import annotations

from rules.game import OrderAction, OrderExpired, copy_state
from rules.orders import Outcome, is_asked
from rules.train_tycoon.ending import player_worth
from rules.train_tycoon.model import actions
from rules.train_tycoon.model.actions import AnyAction
from rules.train_tycoon.model.position import MutablePosition, Position
from rules.train_tycoon.model.state import Ask, Phase, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation import presidents
from rules.train_tycoon.shares import trading, treasury
from rules.train_tycoon.shares.mergers import is_insolvent
from rules.train_tycoon.standing_orders.order_kinds import Deal, PlanShares

PAST = OrderExpired("over", told=False)
"""The expiry of an order about something that is over."""


def evaluate_plan_shares(view: View, seat: int, order: PlanShares) -> Outcome:
    table = view.table
    if order.turn and (table.turn, table.operation is not None) >= (order.turn, True):
        return PAST
    if order.turn not in (0, table.turn):
        return None
    action = _choose_action(view, seat, order)
    return None if action is None else OrderAction(action, order)


def _choose_action(view: View, seat: int, order: PlanShares) -> AnyAction | None:
    """Return what the order does now, or None."""
    table = view.table
    if table.phase is Phase.PRICES:
        return _choose_price(table, seat, order)
    if table.phase is Phase.TRADE:
        return _choose_trade(table, seat, order)
    if is_asked(view, seat, Phase.TREASURY):
        return _choose_deal(view, seat, order)
    for phase, action in _DO_NOTHING.items():
        if (
            order.passing
            and is_asked(view, seat, phase)
            and not _needs_decision(table, seat, order)
        ):
            return action
    return None


_DO_NOTHING: dict[Phase, AnyAction] = {
    Phase.BANKRUPTCY: actions.DeclineBankruptcy(),
    Phase.TARGET: actions.PassTarget(),
    Phase.IPO: actions.PassIpo(),
}
"""How each of these phases is passed."""


def _choose_price(table: State, seat: int, order: PlanShares) -> actions.SetPrice | None:
    for mark in order.marks:
        if Ask(seat, mark.company) in table.asks:
            return actions.SetPrice(mark.company, mark.level)
    return None


def _choose_trade(table: State, seat: int, order: PlanShares) -> actions.Trade | None:
    """Return what the plan says of the company that is traded, at its present price (10, 11)."""
    for deal in order.deals:
        name = deal.company
        if table.trading != name or Ask(seat, name) not in table.asks:
            continue
        wanted = _wanted_trade(deal, table.companies[name].price)
        if trading.can_trade(Position(table), seat, name, wanted):
            return actions.Trade(name, wanted)
        return None if wanted == "buy" else actions.Trade(name, "pass")
    return None


def _wanted_trade(deal: Deal, price: int) -> actions.Order:
    if deal.buy and price <= deal.buy:
        return "buy"
    return "sell" if deal.sell and price >= deal.sell else "pass"


def _choose_deal(view: View, seat: int, order: PlanShares) -> AnyAction | None:
    """Return the best of the possible deals, otherwise a pass (15 to 17)."""
    if order.dealing == "ask":
        return None
    options: list[tuple[int, AnyAction]] = []
    for deal in order.deals if order.dealing == "deals" else ():
        price, name = view.table.companies[deal.company].price, deal.company
        if _wanted_trade(deal, price) == "buy":
            options.append((deal.buy - price, actions.BuyShare(name)))
        elif _wanted_trade(deal, price) == "sell":
            options.append((price - deal.sell, actions.SellShare(name)))
    legal = [row for row in options if row[1] in view.legal]
    action = max(legal, key=lambda row: row[0])[1] if legal else actions.PassTreasury()
    return action if action in view.legal and not companies_lost(view.table, seat, action) else None


def companies_lost(table: State, seat: int, action: AnyAction | None = None) -> set[str]:
    """Return the companies that the seat would lose if presidents were reassigned now, or after
    this action (18)."""
    play = MutablePosition(copy_state(table))
    match action:
        case actions.BuyShare():
            treasury.do_buy_share(play, seat, action)
        case actions.SellShare():
            treasury.do_sell_share(play, seat, action)
    presided = companies_led_by(play.state, seat)
    presidents.reassign_presidents(play)
    return presided - companies_led_by(play.state, seat)


def companies_led_by(table: State, seat: int) -> set[str]:
    """Return the companies of which the seat is president."""
    return {name for name, row in table.companies.items() if row.president == seat}


def _needs_decision(table: State, seat: int, order: PlanShares) -> bool:
    """Whether there is something to decide although the plan passes (21, 23, 32, 42)."""
    position = Position(table)
    named = {mark.company for mark in order.marks} | {deal.company for deal in order.deals}
    return (
        player_worth(position, seat) < 0
        or named != set(table.order)
        or any(is_insolvent(position, name) for name in table.order)
    )
