"""The standing orders of Train Tycoon in words: what each does, why one is no more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.chat.contract.adapter import Scene
from cogs.train_tycoon import secret
from cogs.train_tycoon.words import money
from data import texts
from rules.game import Lapsed
from rules.train_tycoon.standing_orders import orders as rules


def o(key: str, language: str, **values: Any) -> str:
    """A text about orders of this game."""
    return texts.say(f"train_tycoon_orders-{key}", language, **values)


def words(scene: Scene, order: Any) -> str:
    """What an order does, in one sentence."""
    return _WORDS[type(order)](order, scene.language)


def lapsed(scene: Scene, reason: Lapsed) -> str:
    """Why an order is no more, in one sentence."""
    language, values = scene.language, dict[str, Any]()
    for name, value in reason.args.items():
        if name.endswith("_money"):
            values[name.removesuffix("_money")] = money(value, language)
        else:
            values[name] = value
    return o(f"lapsed-{reason.code}", language, **values)


def _buy(order: rules.BuyAtMost, language: str) -> str:
    price = money(order.price, language)
    return o("does-buy", language, company=order.company, price=price, count=order.hold)


def _sell(order: rules.SellAtLeast, language: str) -> str:
    price, key = money(order.price, language), "does-sell-keep" if order.keep else "does-sell"
    return o(key, language, company=order.company, price=price, count=order.keep)


def _pass(order: rules.PassTrades, language: str) -> str:
    until = []
    if order.company:
        until.append(o("until-company", language, company=order.company))
    if order.low:
        until.append(o("until-low", language, price=money(order.low, language)))
    if order.high:
        until.append(o("until-high", language, price=money(order.high, language)))
    if not until:
        return o("does-pass", language)
    either = until[0]
    for other in until[1:]:
        either = o("until-or", language, first=either, second=other)
    return o("does-pass-until", language, until=either)


def _price(order: rules.SetLevel, language: str) -> str:
    level = secret.choice(order.level, language)
    return o("does-price", language, company=order.company, level=level)


def _plain(key: str) -> Callable[[Any, str], str]:
    """The sentence of an order that has nothing to fill in."""
    return lambda order, language: o(f"does-{key}", language)


def _vote(order: rules.VoteOn, language: str) -> str:
    if not order.price:
        return o(f"does-vote-{order.voice}", language, company=order.company)
    price = money(order.price, language)
    return o(f"does-vote-{order.voice}-price", language, company=order.company, price=price)


def _operate(order: rules.OperateAsIs, language: str) -> str:
    profit = o(f"does-operate-{order.profit}", language)
    return o("does-operate", language, company=order.company, profit=profit)


def _trains(order: rules.LeaveTrains, language: str) -> str:
    return o("does-trains", language, company=order.company)


def _bounded(key: str, field: str) -> Callable[[Any, str], str]:
    """The sentence of an order about a company that a sum of money may bound."""

    def said(order: Any, language: str) -> str:
        sum_ = getattr(order, field)
        if not sum_:
            return o(f"does-{key}", language, company=order.company)
        cash = money(sum_, language)
        return o(f"does-{key}-cash", language, company=order.company, cash=cash)

    return said


_WORDS: dict[type, Callable[[Any, str], str]] = {
    rules.BuyAtMost: _buy,
    rules.SellAtLeast: _sell,
    rules.PassTrades: _pass,
    rules.SetLevel: _price,
    rules.LeaveShares: _plain("treasury"),
    rules.StaySolvent: _plain("solvent"),
    rules.NameNoTarget: _plain("target"),
    rules.BidNothing: _plain("bids"),
    rules.VoteOn: _vote,
    rules.LeaveIpos: _plain("ipo"),
    rules.OperateAsIs: _operate,
    rules.OpenNoLine: _bounded("line", "cash"),
    rules.LeaveTrains: _trains,
    rules.PayOn: _bounded("pay", "least"),
    rules.RetainOn: _bounded("retain", "cash"),
}
