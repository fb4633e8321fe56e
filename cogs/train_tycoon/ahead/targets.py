"""All about a target on one page: bids, bids made once more, votes (rulings 25 to 31)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import data.train_tycoon as facts
from bot.chat.contract.adapter import Scene
from cogs.train_tycoon.ahead.sheets import Choice, Part, Sheet, row, setting
from cogs.train_tycoon.words import at, choice, me, o, seat_of
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.shares.mergers import OFFERS, attempt, proposal
from rules.train_tycoon.shares.trading import LEVELS, leads, moved
from rules.train_tycoon.standing_orders.orders import Offered, PlanBids
from rules.train_tycoon.standing_orders.share_plans import led_by

PHASES = (Phase.BIDS, Phase.REBIDS, Phase.VOTE)
NEVER = max(facts.boxes()) + 5
"""More than is ever offered for a share."""
STEPS = 4
"""So many prices, each from the one before by a high bid, up to which one may bid again."""


def _start(scene: Scene) -> PlanBids | None:
    """Bidding nothing and being asked about every vote, where one may bid or vote."""
    table = at(scene).state
    now = table.attempt
    if now is None or table.phase not in PHASES:
        return None
    asks = scene.view.table.asks if table.phase is Phase.BIDS else ()
    bids = tuple(Offered(ask.company, "none") for ask in asks if ask.seat == scene.seat)
    if not bids and not _holds(scene):
        return None
    return PlanBids(table.turn, now.initiator, now.target, bids)


def _holds(scene: Scene) -> list[str]:
    """The companies with whose shares the seat may vote on this target."""
    position = at(scene)
    table, now = position.state, attempt(position)
    if table.phase is Phase.BIDS:
        may_bid = {name for name, row in table.companies.items() if row.president is not None}
    else:
        may_bid = {bid.company for bid in (*now.proposals, *now.order)} | set(now.rebidding)
    held = me(scene).shares
    return [name for name in table.order if name in held and name in may_bid | {now.target}]


def _fits(scene: Scene, order: PlanBids) -> bool:
    made = _start(scene)
    return (
        made is not None
        and (order.turn, order.initiator, order.target) == (made.turn, made.initiator, made.target)
        and [one.company for one in order.bids] == [one.company for one in made.bids]
        and _differ(order)
        and all(_valid(scene, one) for one in order.bids)
    )


def _valid(scene: Scene, bid: Offered) -> bool:
    return bid.offer == "none" or proposal(at(scene), bid.company, bid.offer) is not None


def _differ(order: PlanBids) -> bool:
    """Whether no two companies bid the same (25, 27)."""
    found = [one.offer for one in order.bids if one.offer != "none"]
    return len(found) == len(set(found))


def _parts(scene: Scene, order: PlanBids) -> Iterator[Part]:
    table, target, holds = at(scene).state, order.target, _holds(scene)
    prices = [0, *_prices(table, target), NEVER]
    for bid in order.bids:
        yield _bids(scene, order, bid.company)
    if table.phase is not Phase.VOTE and led_by(table, seat_of(scene)) - {target}:
        yield _sums(scene, order, "most", _raised(table, target))
    if target in holds:
        yield _sums(scene, order, "least", prices)
    if set(holds) - {target}:
        yield _sums(scene, order, "pay", prices)
    if holds:
        hint, voices = o("menu-merger", scene), (None, "for", "against")
        yield setting(hint, order, "merger", voices, lambda one: o(f"merger-{one or 'ask'}", scene))


def _bids(scene: Scene, order: PlanBids, name: str) -> Part:
    """What a company may bid, besides what the other one does."""
    now, choices = at(scene).company(order.target).price, []
    for offer in OFFERS:
        made = Offered(name, offer)
        after = row(order, "bids", made)
        if _valid(scene, made) and _differ(after):
            key = "option-bid-price" if offer in LEVELS else "option-bid"
            price = moved(now, offer) if offer in LEVELS else 0
            label = o(key, scene, company=name, choice=offer, price=price)
            choices.append(Choice(label, after))
    return Part(o("menu-bid", scene, company=name), choices)


def _prices(table: State, target: str) -> list[int]:
    """What may be offered for a share, and once more after each high bid."""
    now = table.companies[target].price
    return sorted({*leads(now).values(), *_raised(table, target)})


def _raised(table: State, target: str) -> list[int]:
    """The prices to which high bids lead, one after the other (28)."""
    found, price = [], table.companies[target].price
    for _ in range(STEPS):
        price = moved(price, "high")
        found.append(price)
    return sorted(set(found))


def _sums(scene: Scene, order: PlanBids, field: str, sums: Sequence[int]) -> Part:
    """Being asked, or one of these prices."""
    hint, values = o(f"menu-{field}", scene, company=order.target), [None, *sums]
    values.append(getattr(order, field))
    return setting(hint, order, field, values, lambda one: _bound(scene, field, one))


def _bound(scene: Scene, field: str, sum_: int | None) -> str:
    if sum_ is None:
        return o(f"{field}-ask", scene)
    if sum_ == 0 or sum_ == NEVER:
        return o(f"{field}-{'none' if (sum_ == 0) == (field == 'pay') else 'all'}", scene)
    return o(f"{field}-price", scene, price=sum_)


def _asks(scene: Scene, order: PlanBids) -> str:
    price = at(scene).company(order.target).price
    return o("ask-bids", scene, company=order.target, price=price, name=order.initiator)


def _said(scene: Scene, order: PlanBids) -> Iterator[str]:
    if order.bids:
        rows = ", ".join(f"{one.company} {choice(one.offer, scene)}" for one in order.bids)
        yield o("said-bids", scene, rows=rows)
    if order.most is not None:
        yield o("said-most", scene, price=order.most)
    for field, bound in (("least", order.least), ("pay", order.pay)):
        if bound is not None:
            yield o(f"said-{field}", scene, company=order.target, bound=_bound(scene, field, bound))
    if order.merger is not None:
        yield o(f"said-merger-{order.merger}", scene)


def _does(scene: Scene, order: PlanBids) -> tuple[str, Mapping[str, Any]]:
    return "", {"company": order.target, "said": " ".join(_said(scene, order))}


TARGETS: Sheet[PlanBids] = Sheet("about", PlanBids, _start, _fits, _asks, _does, _parts)
