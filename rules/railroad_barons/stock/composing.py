"""Composes a turn of the Stock Round from a view: what can come next, what the turn would bring.

A plan is the turn chosen so far. `next_sales` and `next_purchases` say what can be added to
it, `preview_turn` what it would bring. A turn above the certificate limit is planned the
same way: there are no purchases for it until its sales reach the limit (ruling 21)."""

from __future__ import annotations

from typing import cast

import msgspec

from rules.errors import RuleError
from rules.railroad_barons.model.actions import Purchase, Sale, SellAndBuy
from rules.railroad_barons.model.events import AnyEvent, DirectorChanged, Floated
from rules.railroad_barons.model.play import MutablePosition, Position
from rules.railroad_barons.model.state import Phase, State
from rules.railroad_barons.model.view import View
from rules.railroad_barons.stock import purchases as buying
from rules.railroad_barons.stock import sales as selling
from rules.railroad_barons.stock import stock_turn

Plan = SellAndBuy
EMPTY_PLAN = SellAndBuy()
"""The plan with which a turn begins; not a legal turn itself."""


class Outcome(msgspec.Struct, frozen=True):
    """What a turn would bring to `seat`, which plans it.

    Cash in dollars, and the number of certificates. `directors` and `floats` are the events of
    these types among `events`. `table` is the state before the next turn; only to be read."""

    seat: int
    action: SellAndBuy
    events: tuple[AnyEvent, ...]
    cash_before: int
    cash_after: int
    certificates_after: int
    directors: tuple[DirectorChanged, ...]
    floats: tuple[Floated, ...]
    table: State


def next_sales(view: View, plan: SellAndBuy = EMPTY_PLAN) -> tuple[Sale, ...]:
    """Return the sales that can follow those planned.

    If a purchase is planned too, only those with which the whole turn is legal: a further sale
    can bar the purchase, undo the swap that made room for it, or bring the money it needs. Empty
    for a viewer whose turn it is not. Raises RuleError if the sales planned are not legal."""
    seat = _seat_on_turn(view)
    if seat is None:
        return ()
    position = Position(view.table)
    candidates = selling.legal_sales(_after_sales(position, seat, plan), seat)
    if plan.purchase is None:
        return tuple(candidates)
    return tuple(
        sale
        for sale in candidates
        if stock_turn.is_legal_turn(position, seat, SellAndBuy((*plan.sales, sale), plan.purchase))
    )


def next_purchases(view: View, plan: SellAndBuy = EMPTY_PLAN) -> tuple[Purchase, ...]:
    """Return the purchases that can follow the sales planned; a planned purchase is ignored.

    Empty for a viewer whose turn it is not, and while the sales do not reach the certificate
    limit. Raises RuleError if the sales planned are not legal."""
    seat = _seat_on_turn(view)
    if seat is None:
        return ()
    position = Position(view.table)
    after_sales = _after_sales(position, seat, plan)
    if not stock_turn.reaches_limit(stock_turn.count_above_limit(position, seat), plan.sales):
        return ()
    if isinstance(after_sales, MutablePosition):
        selling.settle_sales(after_sales, seat, plan.sales)
    barred = stock_turn.barred_holdings(after_sales, seat, plan.sales)
    return tuple(buying.legal_purchases(after_sales, seat, barred))


def describe_deal(view: View) -> str:
    """Return what the viewer can begin a turn with, passing left out: `both`, `buy` or `none`;
    after sales there may be a purchase, so there is no kind of its own for them."""
    return "both" if next_sales(view) else "buy" if next_purchases(view) else "none"


def _after_sales(position: Position, seat: int, plan: Plan) -> Position:
    """Return the position after the sales planned, without their consequences.

    Without any sales it is the given position."""
    if not plan.sales:
        return position
    play = stock_turn.trial_copy(position.state)
    selling.sell(play, seat, plan.sales)
    return play


def preview_turn(view: View, action: SellAndBuy) -> Outcome:
    """Return what the turn would bring. Raises RuleError if it is not legal for the viewer now."""
    seat = _seat_on_turn(view)
    if seat is None:
        raise RuleError("not-your-turn", "8")
    before = Position(view.table)
    after = stock_turn.try_turn(before, seat, action)
    events = tuple(cast("list[AnyEvent]", after.events))
    player_before, player_after = before.state.players[seat], after.state.players[seat]
    return Outcome(
        seat=seat,
        action=action,
        events=events,
        cash_before=player_before.cash,
        cash_after=player_after.cash,
        certificates_after=len(player_after.certificates),
        directors=tuple(event for event in events if isinstance(event, DirectorChanged)),
        floats=tuple(event for event in events if isinstance(event, Floated)),
        table=after.state,
    )


def _seat_on_turn(view: View) -> int | None:
    """Return the viewer if it is its turn in the Stock Round, otherwise None."""
    table = view.table
    if table.phase is not Phase.STOCK or table.stock is None or table.stock.seat != view.viewer:
        return None
    return view.viewer
