"""The standing orders of Railroad Barons in chat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args

import data.railroad_barons as facts
from bot.chat.contract.adapter import Scene
from bot.chat.declared.blanks import Given, Part
from bot.chat.declared.kinds import Kind, Kinds
from bot.chat.declared.orders import DeclaredOrders, amount, bounded, order
from cogs.railroad_barons import ahead
from cogs.railroad_barons.ahead import o
from cogs.railroad_barons.words import KINDS, holding, holding_of
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
    return rules.passing(scene.view, scene.me, given["unless"])


def _higher(scene: Scene, given: Given) -> list[int]:
    """0 is always, then the values above the one of now."""
    index = scene.public.table.holdings[given["holding"]].value or 0
    return [0, *facts.track().values[index + 1 : -1][:HIGHER]]


def _sum(name: str, field: str, **more: Any) -> Part:
    """Dollars, as buttons or typed."""

    def ask(scene: Scene, given: Given) -> str:
        return o(f"ask-{name}", scene, holding=holding(given["holding"], scene))

    return amount(o, KINDS, field, "120", ask=ask, **more)


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
            until=_sum("pay", "until", offered=_higher, asked=True, always=True, first="go"),
            offered=_directed,
            **bounded("until", "-until"),
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
            price=_sum("refuse", "price", offered=lambda scene, given: PRICES),
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
