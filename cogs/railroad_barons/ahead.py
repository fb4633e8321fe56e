"""Orders for turns as they were shown, in words: trades before passing, turns of Holdings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.chat.contract.adapter import Scene
from bot.chat.declared.texts import Texts
from cogs.railroad_barons.stock import Part, parts_of, what
from cogs.railroad_barons.words import named, railroad
from rules.railroad_barons.model import actions as a
from rules.railroad_barons.model.state import Railroad
from rules.railroad_barons.standing_orders import orders as rules

o = Texts("railroad_barons_orders", named)


def does_pass(scene: Scene, made: rules.PassStockRound) -> tuple[str, Mapping[str, Any]]:
    """What follows the name of the order in the key that says what it does, and its values."""
    number = {"set": str(made.set)}
    if not made.first:
        return f"-{made.unless}", number
    rest = o(f"does-pass-{made.unless}", scene, **number)
    trades = "\n".join(f"  - {_trade(scene, one)}" for one in made.first)
    return "-first", {"trades": trades, "rest": rest, **number}


def _trade(scene: Scene, shown: rules.Shown) -> str:
    told = ", ".join(_part(scene, part) for part in parts_of(shown.turn))
    return o("trade", scene, parts=told, cash=shown.cash)


def _part(scene: Scene, part: Part) -> str:
    sums = {"take": str(part.take), "give": str(part.give), "price": getattr(part, "par", 0)}
    return o(f"trade-{what(part).removeprefix('exchange-')}", scene, holding=part.holding, **sums)


def does_all(scene: Scene, made: rules.OperateAll) -> tuple[str, Mapping[str, Any]]:
    """As `does_pass`."""
    halves = sorted({one.half for one in made.turns})
    several = len(halves) > 1
    turns = "\n".join(f"  - {_turn(scene, made.set, one, several)}" for one in made.turns)
    ending = "" if several else "-round"
    return ending, {"turns": turns, "round": f"{made.set}.{halves[0]}"}


def _turn(scene: Scene, number: int, made: rules.Promise, several: bool) -> str:
    sums = {"treasury": made.result.treasury, "price": made.result.value}
    told = o("turn", scene, holding=made.holding, steps=", ".join(_steps(scene, made)), **sums)
    return o("turn-of", scene, round=f"{number}.{made.half}", told=told) if several else told


def _steps(scene: Scene, made: rules.Promise) -> Iterator[str]:
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
