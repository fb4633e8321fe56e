"""Orders for turns as they were shown, in words: trades before passing, turns of Holdings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.chat.contract.adapter import Scene
from bot.chat.declared.texts import Texts
from cogs.railroad_barons.words import named, railroad
from rules.railroad_barons.model import actions
from rules.railroad_barons.model.actions import Purchase, Sale
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
    turn = shown.turn
    parts: list[Sale | Purchase] = [*turn.sales, *([turn.purchase] if turn.purchase else [])]
    told = ", ".join(_part(scene, part) for part in parts)
    return o("trade", scene, parts=told, cash=shown.cash)


def _part(scene: Scene, part: Sale | Purchase) -> str:
    values = {"holding": part.holding, "take": str(part.take), "give": str(part.give)}
    if isinstance(part, Sale):
        return o("trade-down" if part.take else "trade-sell", scene, **values)
    if part.par:
        return o("trade-start", scene, price=part.par, **values)
    return o("trade-up" if part.give else "trade-buy", scene, **values)


def does_all(scene: Scene, made: rules.OperateAll) -> tuple[str, Mapping[str, Any]]:
    """As `does_pass`."""
    halves = sorted({one.half for one in made.turns})
    several = len(halves) > 1
    turns = "\n".join(f"  - {_turn(scene, made.set, one, several)}" for one in made.turns)
    ending = "" if several else "-round"
    return ending, {"turns": turns, "round": f"{made.set}.{halves[0]}"}


def _turn(scene: Scene, number: int, made: rules.Promise, several: bool) -> str:
    steps, result = ", ".join(_steps(scene, made)), made.result
    told = o(
        "turn", scene, holding=made.holding, steps=steps, treasury=result.treasury,
        price=result.value,
    )  # fmt: skip
    return o("turn-of", scene, round=f"{number}.{made.half}", told=told) if several else told


def _steps(scene: Scene, made: rules.Promise) -> Iterator[str]:
    """What is done in the turn, one after the other."""
    stack = list(scene.public.table.stack)
    if made.top in stack:
        stack = stack[stack.index(made.top) :]
    amount = made.result.revenue
    for action in made.actions:
        if isinstance(action, actions.PlaceTokens):
            values = {"plus": action.plus, "down": action.down, "network": action.network}
            yield o("turn-tokens", scene, **values)
        elif isinstance(action, actions.PayDividends):
            yield o("turn-pay", scene, amount=amount)
        elif isinstance(action, actions.KeepRevenue):
            yield o("turn-keep", scene, amount=amount)
        elif isinstance(action, actions.BuyRailroad):
            bought = railroad(Railroad(stack.pop(0), action.side), scene)
            yield o("turn-help" if action.help else "turn-buy", scene, railroad=bought)
        elif isinstance(action, actions.AssignInvestor):
            yield o("turn-assign", scene, investor=action.investor)
        elif isinstance(action, actions.DiscardRailroads):
            yield o("turn-discard", scene, count=len(action.cards))
