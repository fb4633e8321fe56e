"""Orders for turns as they were shown, in words: trades before passing, turns of railroads."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.chat.contract.adapter import Scene
from bot.chat.declared.texts import Texts
from cogs.baltimore_ohio.words import money, named, place, shares
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.standing_orders import orders as rules

o = Texts("baltimore_ohio_orders", named)


def does_pass(scene: Scene, made: rules.PassMarket) -> tuple[str, Mapping[str, Any]]:
    """What follows the name of the order in the key that says what it does, and its values."""
    turn = {"turn": str(made.turn)}
    if not made.first:
        return f"-{made.unless}", turn
    rest = o(f"does-pass-{made.unless}", scene, **turn)
    trades = "\n".join(f"  - {_trade(scene, one)}" for one in made.first)
    return "-first", {"trades": trades, "rest": rest, **turn}


def _trade(scene: Scene, shown: rules.Shown) -> str:
    parts = ", ".join(_part(scene, part) for part in shown.parts)
    return o("trade", scene, parts=parts, cash=shown.cash)


def _part(scene: Scene, part: a.AnyPart) -> str:
    if isinstance(part, a.Sell):
        counts = {lot.railroad: lot.count for lot in part.lots}
        return o("trade-sell", scene, shares=shares(counts, counts, scene))
    if isinstance(part, a.OpenAuction):
        return o("trade-open", scene, card=part.card, bid=part.bid)
    if isinstance(part, a.BuyBack):
        return o("trade-back", scene, railroad=part.railroad, count=part.count)
    key = "trade-start" if part.value else "trade-buy"
    count = part.held + part.orphan
    return o(key, scene, railroad=part.railroad, count=count, value=part.value)


def does_all(scene: Scene, made: rules.OperateAll) -> tuple[str, Mapping[str, Any]]:
    """As `does_pass`."""
    rounds = sorted({one.round for one in made.turns})
    several = len(rounds) > 1
    turns = "\n".join(f"  - {_turn(scene, made.turn, one, several)}" for one in made.turns)
    ending = "" if several else "-round"
    return ending, {"turns": turns, "turn": str(made.turn), "round": str(rounds[0])}


def _turn(scene: Scene, turn: int, made: rules.Promise, several: bool) -> str:
    steps = ", ".join(_steps(scene, made.steps)) or o("turn-nothing", scene)
    values = {"net": made.net, "treasury": made.treasury, "value": made.value}
    told = o("turn", scene, railroad=made.railroad, steps=steps, use=_use(scene, made), **values)
    return o("turn-of", scene, round=f"{turn}.{made.round}", told=told) if several else told


def _steps(scene: Scene, steps: Sequence[a.TurnStep]) -> Iterator[str]:
    """What is done before the income, as far as something is."""
    for step in steps:
        match step:
            case a.ScrapEquipment(cards) if cards:
                yield o("turn-scrap", scene, count=len(cards))
            case a.BuyEquipment(count) if count:
                yield o("turn-buy", scene, count=count)
            case a.BuildTrack(hexes):
                yield o("turn-build", scene, hexes=", ".join(map(place, hexes)))
            case a.TakeResource(resource, hex_):
                yield o(f"turn-take-{resource}", scene, hex=hex_)
            case a.ServeCities(cities) if cities:
                yield o("turn-serve", scene, count=len(cities))


def _use(scene: Scene, made: rules.Promise) -> str:
    """What becomes of the net income."""
    if a.PayDividends() in made.steps:
        return o("turn-pay", scene)
    return o("turn-retain" if a.RetainProfits() in made.steps else "turn-loss", scene)


def does_operate(scene: Scene, made: rules.OperateAsIs) -> tuple[str, Mapping[str, Any]]:
    """As `does_pass`."""
    cities, profit = (o(f"does-operate-{one}", scene) for one in (made.cities, made.profit))
    least = {"least": money(made.least, scene)} if made.least else {}
    return "-least" if made.least else "", {"cities": cities, "profit": profit, **least}
