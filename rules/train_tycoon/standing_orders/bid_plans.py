"""What the plan about a target comes to, from the bids to the last vote (rulings 25 to 31)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.game import Carried
from rules.orders import Outcome
from rules.train_tycoon.model import actions
from rules.train_tycoon.model.actions import AnyAction, Voice
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Ask, Attempt, Phase, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.shares import mergers
from rules.train_tycoon.shares.trading import leads, moved
from rules.train_tycoon.standing_orders.order_kinds import Offered, PlanBids
from rules.train_tycoon.standing_orders.share_plans import OVER


def plan(view: View, seat: int, order: PlanBids) -> Outcome:
    table, now = view.table, view.table.attempt
    about = None if now is None else (table.turn, now.initiator, now.target)
    if now is None or about != (order.turn, order.initiator, order.target):
        return OVER
    action = _choice(table, now, seat, order)
    return None if action is None else Carried(action, order)


def _choice(table: State, now: Attempt, seat: int, order: PlanBids) -> AnyAction | None:
    """What it does now, if it does anything."""
    if table.phase is Phase.VOTE and Ask(seat) in table.asks:
        voice = _voice(now, order)
        return None if voice is None else actions.Vote(voice)
    names = [ask.company for ask in table.asks if ask.seat == seat]
    if table.phase is Phase.BIDS:
        said = {one.company: one.offer for one in order.bids}
        deals = (actions.Bid(name, said[name]) for name in names if name in said)
        return _first(table, deals)
    if table.phase is Phase.REBIDS and order.most is not None:
        high = moved(table.companies[now.target].price, "high")
        offer: actions.Raise = "high" if high <= order.most else "mid"
        again = (actions.Rebid(name, offer) for name in names)
        return _first(table, again)
    return None


def _first(table: State, deals: Iterable[actions.Bid | actions.Rebid]) -> AnyAction | None:
    """The first of them that counts (27)."""
    position = Position(table)
    found = (deal for deal in deals if mergers.counts(position, deal.company, deal.offer))
    return next(found, None)


def _voice(now: Attempt, order: PlanBids) -> Voice | None:
    """What it says to the proposal that is put to the vote (30)."""
    bid = now.order[0]
    if bid.kind == "merger":
        return order.merger
    if now.voting == now.target:
        return None if order.least is None else _for(bid.price >= order.least)
    return None if order.pay is None else _for(bid.price <= order.pay)


def _for(agrees: bool) -> Voice:
    return "for" if agrees else "against"


# What can be said ahead.

PHASES = (Phase.BIDS, Phase.REBIDS, Phase.VOTE)
STEPS = 4
"""So many prices, each from the one before by a high bid, up to which one may bid again."""


def begun(table: State, seat: int) -> PlanBids | None:
    """Bidding nothing and being asked about every vote, where the seat may bid or vote."""
    now = table.attempt
    if now is None or table.phase not in PHASES:
        return None
    asks = table.asks if table.phase is Phase.BIDS else ()
    bids = tuple(Offered(ask.company, "none") for ask in asks if ask.seat == seat)
    if not bids and not holds(table, seat):
        return None
    return PlanBids(table.turn, now.initiator, now.target, bids)


def holds(table: State, seat: int) -> list[str]:
    """The companies with whose shares the seat may vote on this target."""
    now, held = mergers.attempt(Position(table)), table.players[seat].shares
    if table.phase is Phase.BIDS:
        may_bid = {name for name, row in table.companies.items() if row.president is not None}
    else:
        may_bid = {bid.company for bid in (*now.proposals, *now.order)} | set(now.rebidding)
    return [name for name in table.order if name in held and name in may_bid | {now.target}]


def fits(table: State, seat: int, order: PlanBids) -> bool:
    """Whether the seat could leave it now."""
    made = begun(table, seat)
    return (
        made is not None
        and (order.turn, order.initiator, order.target) == (made.turn, made.initiator, made.target)
        and [one.company for one in order.bids] == [one.company for one in made.bids]
        and lawful(table, order)
    )


def lawful(table: State, order: PlanBids) -> bool:
    """Whether every bid would count, and no two companies bid the same (25, 27)."""
    found = [one.offer for one in order.bids if one.offer != "none"]
    return len(found) == len(set(found)) and all(
        mergers.counts(Position(table), one.company, one.offer) for one in order.bids
    )


def raised(table: State, target: str) -> list[int]:
    """The prices to which high bids lead, one after the other (28)."""
    found, price = [], table.companies[target].price
    for _ in range(STEPS):
        price = moved(price, "high")
        found.append(price)
    return sorted(set(found))


def prices(table: State, target: str) -> list[int]:
    """What may be offered for a share, and once more after each high bid."""
    now = table.companies[target].price
    return sorted({*leads(now).values(), *raised(table, target)})
