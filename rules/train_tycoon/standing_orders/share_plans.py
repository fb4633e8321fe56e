"""What the plan for the phases before Operate comes to (rulings 8 to 43)."""

from __future__ import annotations

from rules.game import Carried, Lapsed, copied
from rules.orders import Outcome, asked
from rules.train_tycoon.ending import worth
from rules.train_tycoon.model import actions
from rules.train_tycoon.model.actions import AnyAction
from rules.train_tycoon.model.play import Play, Position
from rules.train_tycoon.model.state import Ask, Phase, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation import presidents
from rules.train_tycoon.shares import trading, treasury
from rules.train_tycoon.shares.mergers import insolvent
from rules.train_tycoon.standing_orders.order_kinds import Deal, PlanShares

OVER = Lapsed("over", told=False)
"""It was about something that lies behind."""


def plan(view: View, seat: int, order: PlanShares) -> Outcome:
    table = view.table
    if order.turn and (table.turn, table.operation is not None) >= (order.turn, True):
        return OVER
    if order.turn not in (0, table.turn):
        return None
    action = _choice(view, seat, order)
    return None if action is None else Carried(action, order)


def _choice(view: View, seat: int, order: PlanShares) -> AnyAction | None:
    """What it does now, if it does anything."""
    table = view.table
    if table.phase is Phase.PRICES:
        return _mark(table, seat, order)
    if table.phase is Phase.TRADE:
        return _trade(table, seat, order)
    if asked(view, seat, Phase.TREASURY):
        return _deal(view, seat, order)
    for phase, action in _NOTHING.items():
        if order.passing and asked(view, seat, phase) and not _stirred(table, seat, order):
            return action
    return None


_NOTHING: dict[Phase, AnyAction] = {
    Phase.BANKRUPTCY: actions.DeclineBankruptcy(),
    Phase.TARGET: actions.PassTarget(),
    Phase.IPO: actions.PassIpo(),
}
"""How each of these questions is passed over."""


def _mark(table: State, seat: int, order: PlanShares) -> actions.SetPrice | None:
    for mark in order.marks:
        if Ask(seat, mark.company) in table.asks:
            return actions.SetPrice(mark.company, mark.level)
    return None


def _trade(table: State, seat: int, order: PlanShares) -> actions.Trade | None:
    """What is said of the company that is traded, at the price that it has now (10, 11)."""
    for deal in order.deals:
        name = deal.company
        if table.trading != name or Ask(seat, name) not in table.asks:
            continue
        wanted = _wanted(deal, table.companies[name].price)
        if trading.may(Position(table), seat, name, wanted):
            return actions.Trade(name, wanted)
        return None if wanted == "buy" else actions.Trade(name, "pass")
    return None


def _wanted(deal: Deal, price: int) -> actions.Order:
    if deal.buy and price <= deal.buy:
        return "buy"
    return "sell" if deal.sell and price >= deal.sell else "pass"


def _deal(view: View, seat: int, order: PlanShares) -> AnyAction | None:
    """The best of the deals that can be had, else pass (15 to 17)."""
    if order.dealing == "ask":
        return None
    found: list[tuple[int, AnyAction]] = []
    for deal in order.deals if order.dealing == "deals" else ():
        price, name = view.table.companies[deal.company].price, deal.company
        if _wanted(deal, price) == "buy":
            found.append((deal.buy - price, actions.BuyShare(name)))
        elif _wanted(deal, price) == "sell":
            found.append((price - deal.sell, actions.SellShare(name)))
    legal = [row for row in found if row[1] in view.legal]
    action = max(legal, key=lambda row: row[0])[1] if legal else actions.PassTreasury()
    return action if action in view.legal and not _unseats(view.table, seat, action) else None


def _unseats(table: State, seat: int, action: AnyAction) -> bool:
    """Whether the seat would lose a company if presidents were found once it has done this and
    nobody did more (18): tried on a copy."""
    play = Play(copied(table))
    match action:
        case actions.BuyShare():
            treasury.do_buy(play, seat, action)
        case actions.SellShare():
            treasury.do_sell(play, seat, action)
    led = led_by(play.state, seat)
    presidents.update(play)
    return not led <= led_by(play.state, seat)


def led_by(table: State, seat: int) -> set[str]:
    """The companies that the seat presides over."""
    return {name for name, row in table.companies.items() if row.president == seat}


def _stirred(table: State, seat: int, order: PlanShares) -> bool:
    """Whether there is something to decide where it would do nothing (21, 23, 32, 42)."""
    position = Position(table)
    known = {mark.company for mark in order.marks} | {deal.company for deal in order.deals}
    return (
        worth(position, seat) < 0
        or known != set(table.order)
        or any(insolvent(position, name) for name in table.order)
    )
