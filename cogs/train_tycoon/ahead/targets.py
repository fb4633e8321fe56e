"""All about a target on one page: bids, bids made once more, votes (rulings 25 to 31)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import data.train_tycoon as facts
from bot.chat.contract.adapter import Scene
from cogs.train_tycoon.ahead.sheets import Choice, Part, Sheet, row, setting
from cogs.train_tycoon.words import at, choice, o
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.shares.mergers import OFFERS
from rules.train_tycoon.shares.trading import LEVELS, moved
from rules.train_tycoon.standing_orders.bid_plans import begun, fits, holds, lawful, prices, raised
from rules.train_tycoon.standing_orders.orders import Offered, PlanBids
from rules.train_tycoon.standing_orders.share_plans import led_by

NEVER = max(facts.boxes()) + 5
"""More than is ever offered for a share."""


def _parts(scene: Scene, order: PlanBids) -> Iterator[Part]:
    table, target = at(scene).state, order.target
    held = holds(table, scene.me)
    sums = [0, *prices(table, target), NEVER]
    for bid in order.bids:
        yield _bids(scene, order, bid.company)
    if table.phase is not Phase.VOTE and led_by(table, scene.me) - {target}:
        yield _sums(scene, order, "most", raised(table, target))
    if target in held:
        yield _sums(scene, order, "least", sums)
    if set(held) - {target}:
        yield _sums(scene, order, "pay", sums)
    if held:
        hint, voices = o("menu-merger", scene), (None, "for", "against")
        yield setting(hint, order, "merger", voices, lambda one: o(f"merger-{one or 'ask'}", scene))


def _bids(scene: Scene, order: PlanBids, name: str) -> Part:
    """What a company may bid, besides what the other one does."""
    now, choices = at(scene).company(order.target).price, []
    for offer in OFFERS:
        after = row(order, "bids", Offered(name, offer))
        if lawful(at(scene).state, after):
            key = "option-bid-price" if offer in LEVELS else "option-bid"
            price = moved(now, offer) if offer in LEVELS else 0
            label = o(key, scene, company=name, choice=offer, price=price)
            choices.append(Choice(label, after))
    return Part(o("menu-bid", scene, company=name), choices)


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


TARGETS: Sheet[PlanBids] = Sheet("about", PlanBids, begun, fits, _asks, _does, _parts)
