"""The standing orders of Baltimore & Ohio in words: what each does, why one is no more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.chat.contract.adapter import Scene
from cogs.baltimore_ohio.words import baron, money, person
from cogs.baltimore_ohio.words import railroad as called
from data import texts
from rules.baltimore_ohio.standing_orders import orders as rules
from rules.game import Lapsed


def o(key: str, language: str, **values: Any) -> str:
    """A text about orders of this game."""
    return texts.say(f"baltimore_ohio_orders-{key}", language, **values)


def words(scene: Scene, order: Any) -> str:
    """What an order does, in one sentence."""
    return _WORDS[type(order)](scene, order)


def lapsed(scene: Scene, reason: Lapsed) -> str:
    """Why an order is no more, in one sentence."""
    language, values = scene.language, {}
    for name, value in reason.args.items():
        if name == "seat":
            values["name"] = person(scene.names, value, language)
        elif name == "railroad":
            values[name] = called(value)
        elif name == "card":
            values[name] = baron(value)
        elif name.endswith("_money"):
            values[name.removesuffix("_money")] = money(value, language)
        else:
            values[name] = str(value)
    return o(f"lapsed-{reason.code}", language, **values)


def _pass(scene: Scene, order: rules.PassMarket) -> str:
    return o(f"does-pass-{order.unless}", scene.language, turn=str(order.turn))


def _sell(scene: Scene, order: rules.SellWhen) -> str:
    values = {"railroad": called(order.railroad), "value": money(order.value, scene.language)}
    way = "low" if order.falls else "high"
    if not order.count:
        return o(f"does-sell-{way}-all", scene.language, **values)
    return o(f"does-sell-{way}", scene.language, count=order.count, **values)


def _buy(scene: Scene, order: rules.BuyAtMost) -> str:
    values = {"railroad": called(order.railroad), "price": money(order.price, scene.language)}
    if not order.count:
        return o("does-buy-all", scene.language, **values)
    return o("does-buy", scene.language, count=order.count, **values)


def _bid(scene: Scene, order: rules.BidUpTo) -> str:
    language = scene.language
    return o("does-bid", language, card=baron(order.card), limit=money(order.limit, language))


def _pass_auctions(scene: Scene, order: rules.PassAuctions) -> str:
    return o("does-auctions", scene.language)


def _operate(scene: Scene, order: rules.OperateAsIs) -> str:
    language = scene.language
    cities = o(f"does-operate-{order.cities}", language)
    profit = o(f"does-operate-{order.profit}", language)
    values = {"cities": cities, "profit": profit}
    return o("does-operate", language, railroad=called(order.railroad), **values)


def _equipment(scene: Scene, order: rules.KeepEquipment) -> str:
    values = {"railroad": called(order.railroad)}
    if not order.level:
        return o("does-equipment", scene.language, **values)
    return o("does-equipment-until", scene.language, level=str(order.level), **values)


def _track(scene: Scene, order: rules.LeaveTrack) -> str:
    return _until_treasury(scene, "track", order.railroad, order.treasury)


def _cities(scene: Scene, order: rules.ServeFor) -> str:
    return o(f"does-cities-{order.cities}", scene.language, railroad=called(order.railroad))


def _pay(scene: Scene, order: rules.PayOn) -> str:
    language, name = scene.language, called(order.railroad)
    if not order.until:
        return o("does-pay", language, railroad=name)
    return o("does-pay-until", language, railroad=name, value=money(order.until, language))


def _retain(scene: Scene, order: rules.RetainOn) -> str:
    return _until_treasury(scene, "retain", order.railroad, order.treasury)


def _until_treasury(scene: Scene, key: str, railroad: str, treasury: int) -> str:
    language, name = scene.language, called(railroad)
    if not treasury:
        return o(f"does-{key}", language, railroad=name)
    return o(f"does-{key}-until", language, railroad=name, treasury=money(treasury, language))


_WORDS: dict[type, Callable[[Scene, Any], str]] = {
    rules.PassMarket: _pass,
    rules.SellWhen: _sell,
    rules.BuyAtMost: _buy,
    rules.BidUpTo: _bid,
    rules.PassAuctions: _pass_auctions,
    rules.OperateAsIs: _operate,
    rules.KeepEquipment: _equipment,
    rules.LeaveTrack: _track,
    rules.ServeFor: _cities,
    rules.PayOn: _pay,
    rules.RetainOn: _retain,
}
