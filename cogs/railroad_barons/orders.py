"""The standing orders of Railroad Barons in chat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args

import data.railroad_barons as facts
from bot.chat.contract.adapter import Scene
from bot.chat.declared.blanks import Given, Part
from bot.chat.declared.kinds import Kind, Kinds
from bot.chat.declared.orders import DeclaredOrders, order
from cogs.railroad_barons import ahead
from cogs.railroad_barons.ahead import o
from cogs.railroad_barons.words import KINDS, holding, holding_of, money
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.standing_orders import orders as rules
from rules.railroad_barons.stock.stock_round import swapper

PRICES = (50, 100, 200, 400)
HIGHER = 4
"""Values to choose from, above the one of now."""

_COLOURED = Kind(
    lambda name, scene: holding(name, scene), holding_of, lambda: tuple(facts.holdings())
)
"""Holdings with their colour: here they are chosen from several."""


def _passes(scene: Scene) -> Iterator[Given]:
    if scene.public.table.draft is None:
        yield from ({"unless": one} for one in get_args(rules.Unless))


def _directed(scene: Scene) -> list[Given]:
    rows = scene.public.table.holdings.items()
    return [{"holding": name} for name, row in rows if row.director == scene.seat]


def _priority(scene: Scene) -> list[Given]:
    table = scene.public.table
    return [{}] if swapper(Position(table)) == scene.seat and not table.swap_used else []


def _passing(scene: Scene, given: Given) -> rules.PassStockRound:
    assert scene.seat is not None
    return rules.passing(scene.view, scene.seat, given["unless"])


def _higher(scene: Scene, given: Given) -> list[int]:
    """0 is always, then the values above the one of now."""
    index = scene.public.table.holdings[given["holding"]].value or 0
    return [0, *facts.track().values[index + 1 : -1][:HIGHER]]


def _until(scene: Scene, given: Given) -> str:
    return money(given["until"], scene) if given["until"] else o("press-always", scene)


def _does_pay(scene: Scene, made: rules.PayOn) -> tuple[str, Mapping[str, Any]]:
    return ("-until" if made.until else ""), {}


def _does_operate(scene: Scene, made: rules.OperateAsBefore) -> tuple[str, Mapping[str, Any]]:
    """With how the tokens lay in the round before, the network aside."""
    last = scene.public.table.holdings[made.holding].last
    return ("", {}) if last is None else ("-last", {"plus": last[0], "down": last[1]})


ORDERS = DeclaredOrders(
    o,
    Kinds(**{**KINDS.kinds, "holding": _COLOURED}),
    [
        order(
            "pass",
            rules.PassStockRound,
            unless=Part(),
            offered=_passes,
            made=_passing,
            option=lambda given: f"-{given['unless']}",
            does=ahead.does_pass,
            endings=tuple(f"-{one}" for one in get_args(rules.Unless)),
            offer=("-mine", "-anything", "-first"),
        ),
        order(
            "pay",
            rules.PayOn,
            holding=Part(),
            until=Part(
                asked=True,
                label=_until,
                offered=_higher,
                ask=lambda scene, given: o(
                    "ask-pay", scene, holding=holding(given["holding"], scene)
                ),
                first="go",
                form=True,
                other="press-other",
                hint=lambda scene, given: "120",
            ),
            offered=_directed,
            does=_does_pay,
            endings=("", "-until"),
        ),
        order(
            "operate",
            rules.OperateAsBefore,
            holding=Part(),
            offered=_directed,
            does=_does_operate,
            endings=("", "-last"),
        ),
        order(
            "refuse",
            rules.RefuseBelow,
            holding=Part(),
            price=Part(
                label=lambda scene, given: money(given["price"], scene),
                offered=lambda scene, given: PRICES,
                ask=lambda scene, given: o(
                    "ask-refuse", scene, holding=holding(given["holding"], scene)
                ),
                form=True,
                other="press-other",
                hint=lambda scene, given: "120",
            ),
            offered=_directed,
            offer=("",),
        ),
        order(
            "all",
            rules.OperateAll,
            does=ahead.does_all,
            offer=("", "-round"),
        ),
        order("take", rules.TakePriority, offered=_priority, detail="priority", offer=("",)),
        order("leave", rules.LeavePriority, offered=_priority, detail="priority"),
    ],
)
