"""The standing orders of Railroad Barons in chat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args

import data.railroad_barons as facts
from bot.chat.contract.adapter import Scene
from bot.chat.declared.blanks import Given, Part
from bot.chat.declared.kinds import Kind, Kinds
from bot.chat.declared.orders import DeclaredOrders, amount, bounded, order
from bot.chat.declared.texts import Texts
from cogs.railroad_barons import stock
from cogs.railroad_barons.words import KINDS, holding, holding_of, named, railroad
from rules.railroad_barons.model import actions as a
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import Railroad
from rules.railroad_barons.standing_orders import order_kinds as rules
from rules.railroad_barons.standing_orders import stock_orders
from rules.railroad_barons.standing_orders.promises import Promise
from rules.railroad_barons.stock.stock_round import swapper

o = Texts("railroad_barons_orders", named)
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
    return stock_orders.passing(scene.view, scene.me, given["unless"])


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


# Turns as they were shown, in words: trades before passing, turns of Holdings.


def does_pass(scene: Scene, made: rules.PassStockRound) -> tuple[str, Mapping[str, Any]]:
    """What follows the name of the order in the key that says what it does, and its values."""
    number = {"set": str(made.set)}
    if not made.first:
        return f"-{made.unless}", number
    rest = o(f"does-pass-{made.unless}", scene, **number)
    trades = "\n".join(f"  - {_trade(scene, one)}" for one in made.first)
    return "-first", {"trades": trades, "rest": rest, **number}


def _trade(scene: Scene, shown: rules.Shown) -> str:
    told = ", ".join(_part(scene, part) for part in stock.parts_of(shown.turn))
    return o("trade", scene, parts=told, cash=shown.cash)


def _part(scene: Scene, part: stock.Part) -> str:
    sums = {"take": str(part.take), "give": str(part.give), "price": getattr(part, "par", 0)}
    return o(
        f"trade-{stock.what(part).removeprefix('exchange-')}", scene, holding=part.holding, **sums
    )


def does_all(scene: Scene, made: rules.OperateAll) -> tuple[str, Mapping[str, Any]]:
    """As `does_pass`."""
    halves = sorted({one.half for one in made.turns})
    several = len(halves) > 1
    turns = "\n".join(f"  - {_turn(scene, made.set, one, several)}" for one in made.turns)
    ending = "" if several else "-round"
    return ending, {"turns": turns, "round": f"{made.set}.{halves[0]}"}


def _turn(scene: Scene, number: int, made: Promise, several: bool) -> str:
    sums = {"treasury": made.result.treasury, "price": made.result.value}
    steps = ", ".join(_steps(scene, made)) or o("turn-nothing", scene)
    told = o("turn", scene, holding=made.holding, steps=steps, **sums)
    return o("turn-of", scene, round=f"{number}.{made.half}", told=told) if several else told


def _steps(scene: Scene, made: Promise) -> Iterator[str]:
    """What is done in the turn, one after the other."""
    stack = list(scene.public.table.stack)
    if made.top in stack:
        stack = stack[stack.index(made.top) :]
    amount = made.result.revenue
    for action in made.actions:
        match action:
            case a.PlaceTokens(plus, down, network):
                yield o("turn-tokens", scene, plus=plus, down=down, network=network)
            case a.PayDividends():
                yield o("turn-pay", scene, amount=amount)
            case a.KeepRevenue():
                yield o("turn-keep", scene, amount=amount)
            case a.BuyRailroad(side, help):
                bought = railroad(Railroad(stack.pop(0), side), scene)
                yield o("turn-help" if help else "turn-buy", scene, railroad=bought)
            case a.AssignInvestor(investor):
                yield o("turn-assign", scene, investor=investor)
            case a.DiscardRailroads(cards):
                yield o("turn-discard", scene, count=len(cards))


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
            does=does_pass,
            endings=tuple(f"-{one}" for one in get_args(rules.Unless)),
            offer=("-mine", "-anything", "-first"),
        ),
        order(
            "pay",
            rules.PayOn,
            holding=Part(),
            until=_sum("pay", "until", offered=_higher, asked=True, always=True),
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
            does=does_all,
            offer=("", "-round"),
        ),
        order("take", rules.TakePriority, offered=_priority, detail="priority", offer=("",)),
        order("leave", rules.LeavePriority, offered=_priority, detail="priority"),
    ],
)
