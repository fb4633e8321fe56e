"""A company's turn as it is proposed, on its page (rulings 47, 53, 60)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from bot.chat.contract.adapter import Scene
from cogs.train_tycoon.ahead.sheets import Choice, Part, Sheet, setting
from cogs.train_tycoon.operate.places import between, earns
from cogs.train_tycoon.words import at, money, o
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import State
from rules.train_tycoon.operation import forecast
from rules.train_tycoon.robot.proposals import SHOWN, proposals
from rules.train_tycoon.standing_orders.offers import next_turn, operations, proposed, stands
from rules.train_tycoon.standing_orders.orders import OperateAsProposed

SLACK = (0, 20, 50)
"""Dollars by which an income may be less than it stands."""


def _start(table: State, seat: int) -> OperateAsProposed | None:
    """The first that would be offered."""
    return next(operations(table, seat), None) if table.turn else None


def _parts(scene: Scene, order: OperateAsProposed) -> Iterator[Part]:
    table = at(scene).state
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


def _does(scene: Scene, order: OperateAsProposed) -> tuple[str, Mapping[str, Any]]:
    values = {
        "turn": str(order.turn),
        "company": order.company,
        "profit": o(f"proposed-{order.profit}", scene),
        "least": money(order.least, scene),
        "amount": o("cost-most" if order.cost else "cost-none", scene, cost=order.cost),
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
    _start,
    stands,
    lambda scene, order: o("ask-proposed", scene),
    _does,
    _parts,
)
