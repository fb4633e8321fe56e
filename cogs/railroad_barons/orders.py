"""The standing orders of Railroad Barons in chat: what can be left, what each does, why one is no
more.

Keys: `pass/<unless>`, `pay/<Holding>/<value>`, `operate/<Holding>`, `refuse/<Holding>/<price>`,
`priority/take` and `priority/leave`; what is missing of one is asked for.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import data.railroad_barons as facts
from bot.chat.contract.adapter import Button, Field, Form, Leaf, Option, Scene, Wish
from cogs.railroad_barons.typed import amount as read_amount
from cogs.railroad_barons.words import holding, money, person
from data import texts
from rules.game import Lapsed
from rules.railroad_barons import orders as rules
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import State
from rules.railroad_barons.stock.stock_round import swapper

UNLESS: tuple[rules.Unless, ...] = ("anything", "sells", "buys", "never")
PRICES = (50, 100, 200, 400)
HIGHER = 4
"""Values to choose from, above the one of now."""


def o(key: str, language: str, **values: Any) -> str:
    """A text about orders of this game."""
    return texts.say(f"railroad_barons_orders-{key}", language, **values)


class BaronsOrders:
    """See `bot.chat.contract.adapter.OrdersChat`."""

    def menu(self, scene: Scene) -> tuple[Option, ...]:
        return tuple(
            Option(key, _option(scene, key), o(f"detail-{key.partition('/')[0]}", scene.language))
            for key in _offered(scene)
        )

    def wish(self, scene: Scene, key: str, words: Mapping[str, str] | None = None) -> Wish | Leaf:
        head, _, rest = key.partition("/")
        return _WISHES[head](scene, rest, words)

    def form(self, scene: Scene, key: str) -> Form:
        head, _, name = key.partition("/")
        if head not in ("pay", "refuse") or name not in facts.holdings():
            raise LookupError(key)
        language = scene.language
        label = o(f"form-{head}-field", language)
        return Form(o(f"form-{head}", language), (Field("amount", label, "120", limit=12),))

    def words(self, scene: Scene, order: Any) -> str:
        return _WORDS[type(order)](scene, order)

    def lapsed(self, scene: Scene, order: Any, lapsed: Lapsed) -> str:
        values = dict(lapsed.args)
        for key in [key for key in values if key.endswith("_money")]:
            values[key.removesuffix("_money")] = money(values.pop(key), scene.language)
        if "seat" in values:
            values["name"] = person(scene.names, values.pop("seat"), scene.language)
        if "holding" in values:
            values["holding"] = holding(values["holding"], scene.language)
        if "set" in values:
            values["set"] = str(values["set"])
        return o(f"lapsed-{lapsed.code}", scene.language, **values)


def _option(scene: Scene, key: str) -> str:
    head, _, rest = key.partition("/")
    if rest in facts.holdings():
        return o(f"option-{head}", scene.language, holding=holding(rest, scene.language))
    return o(f"option-{head}-{rest}", scene.language)


def _offered(scene: Scene) -> Iterator[str]:
    """The orders that make sense now."""
    table, seat = scene.public.table, scene.seat
    assert seat is not None
    if table.draft is None:
        yield from (f"pass/{unless}" for unless in UNLESS)
    own = [name for name, row in table.holdings.items() if row.director == seat]
    for kind in ("pay", "operate", "refuse"):
        yield from (f"{kind}/{name}" for name in own)
    if swapper(Position(table)) == seat and not table.swap_used:
        yield from ("priority/take", "priority/leave")


# --- wishes ----------------------------------------------------------------------------------

Words = Mapping[str, str] | None


def _pass(scene: Scene, rest: str, words: Words) -> Wish | Leaf:
    assert scene.seat is not None
    found = next((unless for unless in UNLESS if unless == rest), None)
    if found is None:
        raise LookupError(rest)
    return Wish(rules.passing(scene.view, scene.seat, found), f"pass/{rest}")


def _pay(scene: Scene, rest: str, words: Words) -> Wish | Leaf:
    name, sum_ = _named(rest, words)
    if sum_ is not None:
        return Wish(rules.PayOn(name, sum_), f"pay/{name}/{sum_}")
    language, table = scene.language, scene.public.table
    always = Button(f"pay/{name}/0", o("press-always", language), "go")
    index = table.holdings[name].value or 0
    higher = facts.track().values[index + 1 : -1][:HIGHER]
    text = o("ask-pay", language, holding=holding(name, language))
    return _sums(scene, f"pay/{name}", text, higher, (always,))


def _operate(scene: Scene, rest: str, words: Words) -> Wish | Leaf:
    name, _ = _named(rest, None)
    return Wish(rules.OperateAsBefore(name), f"operate/{name}")


def _refuse(scene: Scene, rest: str, words: Words) -> Wish | Leaf:
    name, sum_ = _named(rest, words)
    if sum_ is not None:
        return Wish(rules.RefuseBelow(name, sum_), f"refuse/{name}/{sum_}")
    text = o("ask-refuse", scene.language, holding=holding(name, scene.language))
    return _sums(scene, f"refuse/{name}", text, PRICES)


def _priority(scene: Scene, rest: str, words: Words) -> Wish | Leaf:
    found: dict[str, Any] = {"take": rules.TakePriority, "leave": rules.LeavePriority}
    return Wish(found[rest](), f"priority/{rest}")


_WISHES: dict[str, Callable[[Scene, str, Words], Wish | Leaf]] = {
    "pass": _pass,
    "pay": _pay,
    "operate": _operate,
    "refuse": _refuse,
    "priority": _priority,
}


def _named(rest: str, words: Words) -> tuple[str, int | None]:
    """The Holding of a key, and the sum typed or in the key; None if it is to be asked for."""
    name, _, sum_ = rest.partition("/")
    if name not in facts.holdings() or not re.fullmatch("[0-9]{0,6}", sum_):
        raise LookupError(rest)
    typed = (words or {}).get("amount", "")
    if typed.strip():
        return name, read_amount(typed)
    return name, int(sum_) if sum_ else None


def _sums(
    scene: Scene, key: str, text: str, sums: Sequence[int], before: tuple[Button, ...] = ()
) -> Leaf:
    """A page that asks for a sum."""
    language = scene.language
    made = [Button(f"{key}/{one}", money(one, language)) for one in sums]
    label = texts.say("railroad_barons_chat-press-price-form", language)
    other = Button(key, label, "quiet", form=True)
    return Leaf(text, buttons=(*before, *made, other))


# --- in words --------------------------------------------------------------------------------


def _passes(scene: Scene, order: rules.PassStockRound) -> str:
    return o(f"does-pass-{order.unless}", scene.language, set=str(order.set))


def _pays(scene: Scene, order: rules.PayOn) -> str:
    language = scene.language
    name = holding(order.holding, language)
    if not order.until:
        return o("does-pay", language, holding=name)
    return o("does-pay-until", language, holding=name, value=money(order.until, language))


def _operates(scene: Scene, order: rules.OperateAsBefore) -> str:
    language, table = scene.language, scene.public.table
    name, last = holding(order.holding, language), _last(table, order.holding)
    if last is None:
        return o("does-operate", language, holding=name)
    plus, down = last
    return o("does-operate-last", language, holding=name, plus=plus, down=down)


def _last(table: State, name: str) -> tuple[int, int] | None:
    """How the tokens lay in the round before, the network aside."""
    last = table.holdings[name].last
    return None if last is None else last[:2]


def _refuses(scene: Scene, order: rules.RefuseBelow) -> str:
    language = scene.language
    price = money(order.price, language)
    return o("does-refuse", language, holding=holding(order.holding, language), price=price)


_WORDS: dict[type, Callable[[Scene, Any], str]] = {
    rules.PassStockRound: _passes,
    rules.PayOn: _pays,
    rules.OperateAsBefore: _operates,
    rules.RefuseBelow: _refuses,
    rules.TakePriority: lambda scene, order: o("does-take", scene.language),
    rules.LeavePriority: lambda scene, order: o("does-leave", scene.language),
}
