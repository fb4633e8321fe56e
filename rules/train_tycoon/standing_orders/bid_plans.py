"""Evaluation of the plan about a target, from the bids to the last vote (rulings 25 to 31)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.game import OrderAction
from rules.orders import Outcome
from rules.train_tycoon.model import actions
from rules.train_tycoon.model.actions import AnyAction, Voice
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Ask, Attempt, Phase, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.shares import mergers
from rules.train_tycoon.shares.trading import next_prices, price_after
from rules.train_tycoon.standing_orders.order_kinds import Offered, PlanBids
from rules.train_tycoon.standing_orders.share_plans import PAST


def evaluate_plan_bids(view: View, seat: int, order: PlanBids) -> Outcome:
    table, now = view.table, view.table.attempt
    subject = None if now is None else (table.turn, now.initiator, now.target)
    if now is None or subject != (order.turn, order.initiator, order.target):
        return PAST
    action = _choose_action(table, now, seat, order)
    return None if action is None else OrderAction(action, order)


def _choose_action(table: State, now: Attempt, seat: int, order: PlanBids) -> AnyAction | None:
    """Return what the order does now, or None."""
    if table.phase is Phase.VOTE and Ask(seat) in table.asks:
        voice = _choose_voice(now, order)
        return None if voice is None else actions.Vote(voice)
    names = [ask.company for ask in table.asks if ask.seat == seat]
    if table.phase is Phase.BIDS:
        offers = {bid.company: bid.offer for bid in order.bids}
        bids = (actions.Bid(name, offers[name]) for name in names if name in offers)
        return _first_valid(table, bids)
    if table.phase is Phase.REBIDS and order.most is not None:
        high = price_after(table.companies[now.target].price, "high")
        offer: actions.Raise = "high" if high <= order.most else "mid"
        rebids = (actions.Rebid(name, offer) for name in names)
        return _first_valid(table, rebids)
    return None


def _first_valid(table: State, deals: Iterable[actions.Bid | actions.Rebid]) -> AnyAction | None:
    """Return the first of these that is valid (27)."""
    position = Position(table)
    valid = (deal for deal in deals if mergers.is_valid_offer(position, deal.company, deal.offer))
    return next(valid, None)


def _choose_voice(now: Attempt, order: PlanBids) -> Voice | None:
    """Return the vote on the proposal that is put to the vote (30)."""
    bid = now.order[0]
    if bid.kind == "merger":
        return order.merger
    if now.voting == now.target:
        return None if order.least is None else _voice_of(bid.price >= order.least)
    return None if order.pay is None else _voice_of(bid.price <= order.pay)


def _voice_of(agrees: bool) -> Voice:
    return "for" if agrees else "against"


# Values that can be given ahead.

PHASES = (Phase.BIDS, Phase.REBIDS, Phase.VOTE)
STEPS = 4
"""Number of successive high bids whose prices can be given as the limit for a further bid."""


def empty_bid_plan(table: State, seat: int) -> PlanBids | None:
    """Return a plan that bids nothing and leaves every vote open; None if the seat can't bid or
    vote."""
    now = table.attempt
    if now is None or table.phase not in PHASES:
        return None
    asks = table.asks if table.phase is Phase.BIDS else ()
    bids = tuple(Offered(ask.company, "none") for ask in asks if ask.seat == seat)
    if not bids and not votable_companies(table, seat):
        return None
    return PlanBids(table.turn, now.initiator, now.target, bids)


def votable_companies(table: State, seat: int) -> list[str]:
    """Return the companies with whose shares the seat may vote on this target."""
    now, shares = mergers.attempt(Position(table)), table.players[seat].shares
    if table.phase is Phase.BIDS:
        may_bid = {name for name, row in table.companies.items() if row.president is not None}
    else:
        may_bid = {bid.company for bid in (*now.proposals, *now.order)} | set(now.rebidding)
    return [name for name in table.order if name in shares and name in may_bid | {now.target}]


def is_current_bid_plan(table: State, seat: int, order: PlanBids) -> bool:
    """Whether the seat could leave this plan now."""
    empty = empty_bid_plan(table, seat)
    return (
        empty is not None
        and (order.turn, order.initiator, order.target)
        == (empty.turn, empty.initiator, empty.target)
        and [bid.company for bid in order.bids] == [bid.company for bid in empty.bids]
        and has_valid_bids(table, order)
    )


def has_valid_bids(table: State, order: PlanBids) -> bool:
    """Whether every bid would be valid, and no two companies bid the same (25, 27)."""
    offers = [bid.offer for bid in order.bids if bid.offer != "none"]
    return len(offers) == len(set(offers)) and all(
        mergers.is_valid_offer(Position(table), bid.company, bid.offer) for bid in order.bids
    )


def raised_prices(table: State, target: str) -> list[int]:
    """Return the prices to which high bids lead, one after the other (28)."""
    all_prices, price = [], table.companies[target].price
    for _ in range(STEPS):
        price = price_after(price, "high")
        all_prices.append(price)
    return sorted(set(all_prices))


def possible_prices(table: State, target: str) -> list[int]:
    """Return what may be offered for a share, and what after each further high bid."""
    now = table.companies[target].price
    return sorted({*next_prices(now).values(), *raised_prices(table, target)})
