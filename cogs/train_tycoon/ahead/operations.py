"""A company's turn as it is proposed, on its page (rulings 47, 53, 60)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from bot.chat.contract.adapter import Scene
from bot.chat.declared.code import Code
from cogs.train_tycoon.ahead.sheets import CODED, Choice, Part, Sheet, o
from cogs.train_tycoon.operate.places import between, earns
from cogs.train_tycoon.words import money, signed
from rules.errors import RuleError
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import State
from rules.train_tycoon.operation import forecast, opening
from rules.train_tycoon.robot.proposals import SHOWN, proposals
from rules.train_tycoon.standing_orders import orders as rules
from rules.train_tycoon.standing_orders.offers import next_turn, operations, proposed
from rules.train_tycoon.standing_orders.share_plans import led_by

SLACK = (0, 20, 50)
"""Dollars by which an income may be less than it stands."""


def _start(scene: Scene) -> rules.OperateAsProposed | None:
    """The first that would be offered."""
    table: State = scene.public.table
    if scene.seat is None or not table.turn:
        return None
    return next(operations(table, scene.seat), None)


def _position(scene: Scene, order: rules.OperateAsProposed) -> Position | None:
    """The turn that it is about."""
    table: State = scene.public.table
    led = led_by(table, scene.seat if scene.seat is not None else -1)
    if order.company not in led or order.turn != table.turn:
        return None
    return next(next_turn(table, order.company), None)


def _fits(scene: Scene, order: rules.OperateAsProposed) -> bool:
    position = _position(scene, order)
    if position is None:
        return False
    try:
        cost = 0 if order.line is None else opening.examine(position, order.line).cost.total
    except RuleError:
        return False
    return order.cost == cost


def _parts(scene: Scene, order: rules.OperateAsProposed) -> list[Part]:
    table: State = scene.public.table
    position = _position(scene, order)
    assert position is not None and scene.seat is not None
    mine = list(operations(table, scene.seat))
    companies = {one.company: one for one in reversed(mine)} | {order.company: order}
    parts = []
    if len(companies) > 1:
        rows = [
            Choice(o("operates", scene, company=name), one)
            for name, one in sorted(companies.items())
        ]
        parts.append(Part(o("menu-own", scene), rows))
    parts.append(Part(o("menu-proposed-line", scene), list(_lines(scene, position, order))))
    income = forecast.this_turn(position, order.line).income
    floors = dict.fromkeys(
        [*(max(income - less, -100) for less in SLACK), min(0, income), order.least]
    )
    parts.append(
        Part(
            o("menu-least-income", scene),
            [
                Choice(o("option-least", scene, income=one), replace(order, least=one))
                for one in floors
            ],
        )
    )
    other: rules.Profit = "retain" if order.profit == "pay" else "pay"
    parts.append(
        Part("", [Choice(o(f"press-proposed-{other}", scene), replace(order, profit=other))])
    )
    return parts


def _lines(scene: Scene, position: Position, order: rules.OperateAsProposed) -> Iterator[Choice]:
    """No line, and the best ones."""
    for one in (None, *proposals(position)[:SHOWN]):
        plan = None if one is None else one.plan
        made = replace(next(proposed(position, plan)), profit=order.profit)
        now = forecast.this_turn(position, made.line)
        detail = earns(now, scene)
        if one is None:
            yield Choice(o("line-none", scene), made, detail)
            continue
        line = between(position.state, (one.plan.way.start, one.plan.way.end), scene)
        label = o("line-priced", scene, line=line, amount=made.cost)
        yield Choice(
            label,
            made,
            o("line-detail", scene, sums=detail, gain=signed(one.gain, scene)),
        )


def _text(scene: Scene, order: rules.OperateAsProposed) -> str:
    ending, values = does(scene, order)
    return f"{o('ask-proposed', scene)}\n> {o(f'does-proposed{ending}', scene, **values)}"


def does(scene: Scene, order: rules.OperateAsProposed) -> tuple[str, Mapping[str, Any]]:
    """What follows `does-proposed`, and its values."""
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
    ends = (order.line.start, order.line.end)
    ending = "-marker" if scene.public.table.options.investments else ""
    return ending, {**values, "line": between(scene.public.table, ends, scene)}


OPERATIONS: Sheet[rules.OperateAsProposed] = Sheet(
    "proposed", Code(rules.OperateAsProposed, CODED, None), _start, _fits, _text, _parts
)
