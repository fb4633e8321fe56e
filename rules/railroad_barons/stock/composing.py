"""Putting a turn of the Stock Round together piece by piece, from what a player sees.

A plan is the turn so far. `sales` and `purchases` say what can be added to it, `outcome` what it
would bring. A turn above the certificate limit is planned the same way: no purchase is found for it
until its sales reach the limit (ruling 21).
"""

from __future__ import annotations

from typing import cast

import msgspec

from rules.errors import RuleError
from rules.railroad_barons.model.actions import Purchase, Sale, SellAndBuy
from rules.railroad_barons.model.events import AnyEvent, DirectorChanged, Floated
from rules.railroad_barons.model.play import Play, Position
from rules.railroad_barons.model.state import Phase, State
from rules.railroad_barons.model.view import View
from rules.railroad_barons.stock import purchases as buying
from rules.railroad_barons.stock import sales as selling
from rules.railroad_barons.stock import stock_turn

Plan = SellAndBuy
NOTHING = SellAndBuy()
"""The plan a turn begins with; not a legal turn itself."""


class Outcome(msgspec.Struct, frozen=True):
    """What a turn would bring to `seat`, which plans it: cash in dollars, and how many
    `certificates` it has. `directors` and `floats` are the events of these kinds among `events`.
    `table` is the whole game as it would be, before the next turn; only to be read."""

    seat: int
    action: SellAndBuy
    events: tuple[AnyEvent, ...]
    cash_before: int
    cash_after: int
    certificates_after: int
    directors: tuple[DirectorChanged, ...]
    floats: tuple[Floated, ...]
    table: State


def sales(view: View, plan: SellAndBuy = NOTHING) -> tuple[Sale, ...]:
    """The sales that can come after those planned. If a purchase is planned too, those with which
    the whole turn is legal: a further sale can bar the purchase, or undo the swap that made room
    for it, or bring the money it needs.

    Empty for a viewer whose turn it is not. Raises RuleError if the sales planned are not legal.
    """
    seat = _seat(view)
    if seat is None:
        return ()
    now = Position(view.table)
    found = selling.legal_sales(_sold(now, seat, plan), seat)
    if plan.purchase is None:
        return tuple(found)
    return tuple(
        sale
        for sale in found
        if stock_turn.accepts(now, seat, SellAndBuy((*plan.sales, sale), plan.purchase))
    )


def purchases(view: View, plan: SellAndBuy = NOTHING) -> tuple[Purchase, ...]:
    """The purchases that can follow the sales planned; a purchase planned is not considered.

    Empty for a viewer whose turn it is not, and while the sales do not reach the certificate limit.
    Raises RuleError if the sales planned are not legal.
    """
    seat = _seat(view)
    if seat is None:
        return ()
    now = Position(view.table)
    sold = _sold(now, seat, plan)
    if not stock_turn.reaches_limit(stock_turn.excess(now, seat), plan.sales):
        return ()
    if isinstance(sold, Play):
        selling.close(sold, seat, plan.sales)
    barred = stock_turn.barred(sold, seat, plan.sales)
    return tuple(buying.legal_purchases(sold, seat, barred))


def _sold(now: Position, seat: int, plan: Plan) -> Position:
    """After the sales planned, what follows from them left out; without any nothing is copied."""
    if not plan.sales:
        return now
    play = stock_turn.trial(now.state)
    selling.sell(play, seat, plan.sales)
    return play


def outcome(view: View, action: SellAndBuy) -> Outcome:
    """What the turn would bring. Raises RuleError if it is not legal for the viewer now."""
    seat = _seat(view)
    if seat is None:
        raise RuleError("not-your-turn", "8")
    before = Position(view.table)
    after = stock_turn.tried(before, seat, action)
    events = tuple(cast("list[AnyEvent]", after.events))
    mine, then = before.state.players[seat], after.state.players[seat]
    return Outcome(
        seat=seat,
        action=action,
        events=events,
        cash_before=mine.cash,
        cash_after=then.cash,
        certificates_after=len(then.certificates),
        directors=tuple(event for event in events if isinstance(event, DirectorChanged)),
        floats=tuple(event for event in events if isinstance(event, Floated)),
        table=after.state,
    )


def _seat(view: View) -> int | None:
    """The viewer, if it is to take a turn of the Stock Round."""
    table = view.table
    if table.phase is not Phase.STOCK or table.stock is None or table.stock.seat != view.viewer:
        return None
    return view.viewer
