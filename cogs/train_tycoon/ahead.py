"""Orders that say a whole turn ahead, each put together on one private page: the phases from
Trading to IPO, all about a target, a company's turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_args

from msgspec.structs import replace

import data.train_tycoon as facts
from bot.chat.contract.adapter import Scene
from cogs.train_tycoon.operate.building import poor
from cogs.train_tycoon.operate.places import between, earns
from cogs.train_tycoon.sheets import Choice, Part, Sheet, row, setting
from cogs.train_tycoon.words import at, choice, me, money, o, own
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.operation import forecast
from rules.train_tycoon.robot.proposals import SHOWN, proposals
from rules.train_tycoon.shares.mergers import OFFERS
from rules.train_tycoon.shares.trading import LEVELS, leads, moved
from rules.train_tycoon.standing_orders import bid_plans
from rules.train_tycoon.standing_orders.offers import (
    TRADING,
    fits,
    next_turn,
    operations,
    planned,
    proposed,
    sensible,
    stands,
)
from rules.train_tycoon.standing_orders.order_kinds import (
    Deal,
    Dealing,
    Mark,
    Offered,
    OperateAsProposed,
    PlanBids,
    PlanShares,
)
from rules.train_tycoon.standing_orders.share_plans import led_by

NEVER = max(facts.boxes()) + 5
"""More than is ever offered for a share."""
SLACK = (0, 20, 50)
"""Dollars by which an income may be less than it stands."""


# From Trading to IPO (rulings 8 to 43).


def _share_parts(scene: Scene, order: PlanShares) -> Iterator[Part]:
    table = at(scene).state
    for mark in order.marks:
        yield _marks(scene, order, mark.company)
    for deal in order.deals:
        if deal.company not in led_by(table, scene.me):
            yield _deals(scene, order, deal)
    hint, dealings = o("menu-dealing", scene), get_args(Dealing)
    yield setting(hint, order, "dealing", dealings, lambda one: o(f"dealing-{one}", scene))
    rest = o("press-rest-off" if order.passing else "press-rest", scene)
    yield setting("", order, "passing", [not order.passing], lambda one: rest)
    turns = o("press-turn" if order.turn == 0 else "press-turns", scene, turn=str(table.turn))
    yield setting("", order, "turn", [0 if order.turn else table.turn], lambda one: turns)


def _marks(scene: Scene, order: PlanShares, name: str) -> Part:
    """The mark of an own company, by the price to which it leads."""
    to = leads(at(scene).company(name).price)
    choices = [
        Choice(
            o("option-mark", scene, company=name, choice=level, price=to[level]),
            row(order, "marks", Mark(name, level)),
        )
        for level in LEVELS
    ]
    return Part(o("menu-mark", scene, company=name), choices)


def _deals(scene: Scene, order: PlanShares, deal: Deal) -> Part:
    """What is done with the shares of another company, by the prices that may come."""
    table, name = at(scene).state, deal.company
    found = dict.fromkeys([*sensible(table, name), deal])
    choices = [Choice(_dealt(scene, one), row(order, "deals", one)) for one in found]
    return Part(o("menu-deal", scene, company=name, price=table.companies[name].price), choices)


def _dealt(scene: Scene, deal: Deal) -> str:
    """`CHC: buy at $40 or less`."""
    way = "sell" if deal.sell else "pass"
    if deal.buy:
        way = "both" if deal.sell else "buy"
    return o(f"deal-{way}", scene, company=deal.company, low=deal.buy, high=deal.sell)


def _does_shares(scene: Scene, order: PlanShares) -> tuple[str, Mapping[str, Any]]:
    when = o("turn-of", scene, turn=str(order.turn)) if order.turn else o("turn-every", scene)
    values = {"when": when, "said": " ".join(_shares_said(scene, order))}
    if not order.marks and not any(deal.buy or deal.sell for deal in order.deals):
        return "-nothing", values
    return "-rest" if order.passing else "", values


def _shares_said(scene: Scene, order: PlanShares) -> Iterator[str]:
    """The parts in words, but for what of this turn is over, and when it asks."""
    now = at(scene).state
    late = order.turn == now.turn and now.phase not in TRADING
    if late and order.passing and now.phase is not Phase.TREASURY:
        yield o("said-rest-alone", scene)
        return
    marks = [f"{mark.company} {choice(mark.level, scene)}" for mark in order.marks]
    deals = list(_deals_said(scene, order))
    if marks and not late:
        yield o("said-marks", scene, rows=marks)
    if deals:
        yield o("said-deals", scene, deals=deals)
    elif order.deals and not late:
        yield o("said-pass", scene)
    if order.dealing != "ask":
        yield o(f"said-dealing-{order.dealing if deals else 'pass'}", scene)
    if order.passing:
        yield o("said-rest", scene)


def _deals_said(scene: Scene, order: PlanShares) -> Iterator[str]:
    """`buy CHC up to $40 and BHR up to $25`, `sell SNR from $60`."""
    for way in ("buy", "sell"):
        sums = {one.company: getattr(one, way) for one in order.deals if getattr(one, way)}
        rows = [o(f"row-{way}", scene, company=name, price=sums[name]) for name in sums]
        if rows:
            yield o(f"said-{way}", scene, rows=rows)


SHARES: Sheet[PlanShares] = Sheet(
    "shares",
    PlanShares,
    lambda table, seat: planned(table, seat) if table.phase in TRADING else None,
    fits,
    lambda scene, order: o("ask-shares", scene, purse=me(scene).net),
    _does_shares,
    _share_parts,
)


# A target: bids, bids made once more, votes (rulings 25 to 31).


def _target_parts(scene: Scene, order: PlanBids) -> Iterator[Part]:
    table, target = at(scene).state, order.target
    held = bid_plans.holds(table, scene.me)
    sums = [0, *bid_plans.prices(table, target), NEVER]
    for bid in order.bids:
        yield _bids(scene, order, bid.company)
    if table.phase is not Phase.VOTE and led_by(table, scene.me) - {target}:
        yield _sums(scene, order, "most", bid_plans.raised(table, target))
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
        if bid_plans.lawful(at(scene).state, after):
            key = "option-bid-price" if offer in LEVELS else "option-bid"
            price = moved(now, offer) if offer in LEVELS else 0
            label = o(key, scene, company=name, choice=offer, price=price)
            choices.append(Choice(label, after))
    return Part(o("menu-bid", scene, company=name), choices)


def _sums(scene: Scene, order: PlanBids, field: str, sums: Sequence[int]) -> Part:
    """Being asked, or one of these sums."""
    hint, values = o(f"menu-{field}", scene, company=order.target), [None, *sums]
    values.append(getattr(order, field))
    return setting(hint, order, field, values, lambda one: _bound(scene, field, one))


def _bound(scene: Scene, field: str, sum_: int | None) -> str:
    if sum_ is None:
        return o(f"{field}-ask", scene)
    if sum_ == 0 or sum_ == NEVER:
        return o(f"{field}-{'none' if (sum_ == 0) == (field == 'pay') else 'all'}", scene)
    return o(f"{field}-price", scene, price=sum_)


def _target_asks(scene: Scene, order: PlanBids) -> str:
    price = at(scene).company(order.target).price
    return o("ask-bids", scene, company=order.target, price=price, name=order.initiator)


def _target_said(scene: Scene, order: PlanBids) -> Iterator[str]:
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


def _does_target(scene: Scene, order: PlanBids) -> tuple[str, Mapping[str, Any]]:
    said = " ".join(_target_said(scene, order))
    return "" if said else "-nothing", {"company": order.target, "said": said}


TARGETS: Sheet[PlanBids] = Sheet(
    "about", PlanBids, bid_plans.begun, bid_plans.fits, _target_asks, _does_target, _target_parts
)


# A company's turn as it is proposed (rulings 47, 53, 60).


def _turn_asks(scene: Scene, order: OperateAsProposed) -> str:
    """With the reason where no line is proposed."""
    position = next(next_turn(own(scene).state, order.company))
    return "\n".join([o("ask-proposed", scene), *poor(scene, position)])


def _turn_parts(scene: Scene, order: OperateAsProposed) -> Iterator[Part]:
    table = own(scene).state
    mine = reversed(list(operations(table, scene.me)))
    companies = {one.company: one for one in mine} | {order.company: order}
    rows = [
        Choice(o("operates", scene, company=name), one) for name, one in sorted(companies.items())
    ]
    if len(rows) > 1:
        yield Part(o("menu-own", scene), rows)
    position = next(next_turn(table, order.company))
    yield Part(o("menu-proposed-line", scene), list(_lines(scene, position, order)))
    income = forecast.this_turn(position, order.line).income
    floors = [*(max(income - less, -100) for less in SLACK), min(0, income), order.least]
    hint = o("menu-least-income", scene)
    yield setting(hint, order, "least", floors, lambda one: o("option-least", scene, income=one))
    other = "retain" if order.profit == "pay" else "pay"
    yield setting("", order, "profit", [other], lambda one: o(f"press-proposed-{one}", scene))


def _lines(scene: Scene, position: Position, order: OperateAsProposed) -> Iterator[Choice]:
    """No line, and the best ones."""
    for one in (None, *proposals(position)[:SHOWN]):
        made = next(proposed(position, None if one is None else one.plan))
        detail = earns(forecast.this_turn(position, made.line), scene)
        label = o("line-none", scene)
        if one is not None:
            ends = one.plan.way.start, one.plan.way.end
            line = between(position.state, ends, scene)
            label = o("line-priced", scene, line=line, amount=made.cost)
            detail = o("line-detail", scene, sums=detail, gain=one.gain)
        yield Choice(label, replace(made, profit=order.profit), detail)


def _does_turn(scene: Scene, order: OperateAsProposed) -> tuple[str, Mapping[str, Any]]:
    values = {
        "turn": str(order.turn),
        "company": order.company,
        "profit": o(f"proposed-{order.profit}", scene),
        "least": money(order.least, scene),
        "amount": o("cost-most" if order.cost else "cost-none", scene, amount=order.cost),
        "line": "",
    }
    if order.line is None:
        return "-none", values
    table, ends = at(scene).state, (order.line.start, order.line.end)
    ending = "-marker" if table.options.investments else ""
    return ending, {**values, "line": between(table, ends, scene)}


OPERATIONS: Sheet[OperateAsProposed] = Sheet(
    "proposed",
    OperateAsProposed,
    lambda table, seat: next(operations(table, seat), None) if table.turn else None,
    stands,
    _turn_asks,
    _does_turn,
    _turn_parts,
)
