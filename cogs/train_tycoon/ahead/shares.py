"""The plan for the phases from Trading to IPO on its page (rulings 8 to 43)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args

from bot.chat.contract.adapter import Scene
from cogs.train_tycoon.ahead.sheets import Choice, Part, Sheet, row, setting
from cogs.train_tycoon.words import at, choice, me, o
from rules.train_tycoon.model.state import State
from rules.train_tycoon.shares.trading import LEVELS, leads
from rules.train_tycoon.standing_orders.offers import TRADING, fits, planned, sensible
from rules.train_tycoon.standing_orders.orders import Deal, Dealing, Mark, PlanShares
from rules.train_tycoon.standing_orders.share_plans import led_by


def _start(table: State, seat: int) -> PlanShares | None:
    """What is proposed, while prices or shares of this turn are still to be dealt with."""
    return planned(table, seat) if table.phase in TRADING else None


def _fits(table: State, seat: int, order: PlanShares) -> bool:
    return table.phase in TRADING and fits(table, seat, order)


def _parts(scene: Scene, order: PlanShares) -> Iterator[Part]:
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


def _does(scene: Scene, order: PlanShares) -> tuple[str, Mapping[str, Any]]:
    when = o("turn-of", scene, turn=str(order.turn)) if order.turn else o("turn-every", scene)
    values = {"when": when, "said": " ".join(_said(scene, order))}
    if not order.marks and not any(deal.buy or deal.sell for deal in order.deals):
        return "-nothing", values
    return "-rest" if order.passing else "", values


def _said(scene: Scene, order: PlanShares) -> Iterator[str]:
    """The parts in words, and when it asks."""
    marks = [f"{mark.company} {choice(mark.level, scene)}" for mark in order.marks]
    deals = list(_deals_said(scene, order))
    if marks:
        yield o("said-marks", scene, rows=marks)
    if deals:
        yield o("said-deals", scene, deals=deals)
    elif order.deals:
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
    _start,
    _fits,
    lambda scene, order: o("ask-shares", scene, purse=me(scene).net),
    _does,
    _parts,
)
