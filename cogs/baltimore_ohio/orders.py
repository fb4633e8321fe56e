"""The standing orders of Baltimore & Ohio in chat: what can be left, and the pages that ask for it.

Keys: `pass/<unless>`, `sell/<railroad>/<low or high>/<value>/<count>`,
`buy/<railroad>/<price>/<count>`, `bid/<card>/<limit>`, `auctions`,
`operate/<railroad>/<cities>/<profit>`, `equipment/<railroad>/<level>`,
`track/<railroad>/<treasury>`, `cities/<railroad>/<which>`, `pay/<railroad>/<value>`,
`retain/<railroad>/<treasury>`; what is missing of one is asked for.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, get_args

from bot.chat.contract.adapter import Button, Field, Form, Leaf, Menu, Option, Scene, Wish
from cogs.baltimore_ohio.order_words import lapsed, o, words
from cogs.baltimore_ohio.typed import amount as read_amount
from cogs.baltimore_ohio.words import baron, money
from cogs.baltimore_ohio.words import railroad as called
from rules.baltimore_ohio.ending import last_level
from rules.baltimore_ohio.model.play import TRACK
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.standing_orders import orders as rules
from rules.game import Lapsed

UNLESS: tuple[rules.Unless, ...] = get_args(rules.Unless)
CITIES: tuple[rules.Cities, ...] = get_args(rules.Cities)
PROFITS: tuple[rules.Profit, ...] = get_args(rules.Profit)
BIDS = (10, 20, 50, 100)
SAVINGS = (200, 300, 500)
COUNTS = (1, 2, 3, 5)
NEAR = 5
"""Values to choose from on either side of the present one."""

Words = Mapping[str, str]
Found = Wish | Leaf


class BandoOrders:
    """See `bot.chat.contract.adapter.OrdersChat`."""

    def menu(self, scene: Scene) -> tuple[Option, ...]:
        language = scene.language
        return tuple(
            Option(
                key,
                o(f"option-{key.replace('/', '-')}", language),
                o(f"detail-{key.partition('/')[0]}", language),
            )
            for key in _offered(scene)
        )

    def wish(self, scene: Scene, key: str, words: Words | None = None) -> Wish | Leaf:
        head, *rest = key.split("/")
        return _WISHES[head](scene, rest, words or {})

    def form(self, scene: Scene, key: str) -> Form:
        head, *rest = key.split("/")
        if head not in ("sell", "buy", "bid", "track", "pay", "retain") or len(rest) != 1:
            raise LookupError(key)
        if rest[0] not in _subjects(scene, head):
            raise LookupError(key)
        language = scene.language
        fields = [Field("amount", o(f"form-{head}-field", language), "120", limit=12)]
        if head in ("sell", "buy"):
            hint = o("form-count-hint", language)
            label = o("form-count-field", language)
            fields.append(Field("count", label, hint, limit=2, optional=True))
        return Form(o(f"form-{head}", language), tuple(fields))

    def words(self, scene: Scene, order: Any) -> str:
        return words(scene, order)

    def lapsed(self, scene: Scene, order: Any, lapsed_: Lapsed) -> str:
        return lapsed(scene, lapsed_)


# --- what can be ordered ---------------------------------------------------------------------


def _offered(scene: Scene) -> Iterator[str]:
    """The orders that make sense now."""
    yield from (f"pass/{unless}" for unless in UNLESS)
    for head in ("sell", "buy", "bid"):
        if _subjects(scene, head):
            yield head
    if _subjects(scene, "bid"):
        yield "auctions"
    if _subjects(scene, "operate"):
        yield from ("operate", "equipment", "track", "cities", "pay", "retain")


def _subjects(scene: Scene, head: str) -> tuple[str, ...]:
    """The railroads, or Robber Barons, that an order of this kind can be about."""
    table: State = scene.public.table
    assert scene.seat is not None
    if head == "bid":
        return tuple(table.barons)
    if head == "sell":
        return tuple(table.players[scene.seat].shares)
    if head == "buy":
        return tuple(table.order)
    return tuple(name for name in table.order if table.railroads[name].president == scene.seat)


def _asked(scene: Scene, head: str, rest: Sequence[str]) -> str | Leaf:
    """The subject of a key, or a page that asks for it; of one alone it does not ask."""
    among = _subjects(scene, head)
    if rest:
        if rest[0] not in scene.public.table.railroads and rest[0] not in among:
            raise LookupError("/".join([head, *rest]))
        return rest[0]
    if not among:
        raise LookupError(head)
    if len(among) == 1:
        return among[0]
    language = scene.language
    options = tuple(Option(name, *_named(scene, head, name)) for name in among)
    kind = head if head in ("sell", "buy", "bid") else "own"
    return Leaf(
        o(f"which-{kind}", language), menus=(Menu(head, o(f"menu-{kind}", language), options),)
    )


def _named(scene: Scene, head: str, name: str) -> tuple[str, str]:
    """How a subject is called, and what it is worth."""
    if head == "bid":
        return baron(name), ""
    return called(name), o(
        "worth", scene.language, value=money(_value(scene, name), scene.language)
    )


def _value(scene: Scene, railroad: str) -> int:
    """Dollars a share; 0 off the track."""
    index = scene.public.table.railroads[railroad].value
    return 0 if index is None else TRACK[index]


def _number(text: str, most: int = 999_999) -> int:
    """A number in a key. LookupError for anything else."""
    if not re.fullmatch("[0-9]{1,6}", text) or int(text) > most:
        raise LookupError(text)
    return int(text)


def _count(words: Words) -> int:
    """The number of shares typed, 0 for all."""
    typed = words.get("count", "").strip()
    return min(10, read_amount(typed)) if typed else 0


def _typed(words: Words) -> int | None:
    typed = words.get("amount", "")
    return read_amount(typed) if typed.strip() else None


# --- the Market Round ------------------------------------------------------------------------


def _pass(scene: Scene, rest: list[str], words: Words) -> Found:
    assert scene.seat is not None
    found = [unless for unless in UNLESS if [unless] == rest]
    if not found:
        raise LookupError("/".join(rest))
    return Wish(rules.passing(scene.view, scene.seat, found[0]), f"pass/{found[0]}")


def _sell(scene: Scene, rest: list[str], words: Words) -> Found:
    name = _asked(scene, "sell", rest)
    if isinstance(name, Leaf):
        return name
    typed, now = _typed(words), _value(scene, name)
    if typed is not None:
        return _sale(name, typed < now, typed, _count(words))
    if len(rest) >= 3 and rest[1] in ("low", "high"):
        count = _number(rest[3], 10) if len(rest) > 3 else 0
        return _sale(name, rest[1] == "low", _number(rest[2]), count)
    if len(rest) > 1:
        raise LookupError("/".join(rest))
    language = scene.language
    sides = {
        "low": [value for value in TRACK if value < now][-NEAR:][::-1],
        "high": [value for value in TRACK if value > now][:NEAR],
    }
    menus = tuple(
        Menu(f"sell/{name}/{way}", o(f"menu-{way}", language), _sums(language, values))
        for way, values in sides.items()
        if values
    )
    text = o("ask-sell", language, railroad=called(name), value=money(now, language))
    return Leaf(text, buttons=(_other(f"sell/{name}", language),), menus=menus)


def _sale(name: str, falls: bool, value: int, count: int) -> Wish:
    order = rules.SellWhen(name, value, falls, count)
    return Wish(order, f"sell/{name}/{'low' if falls else 'high'}/{value}/{count}")


def _buy(scene: Scene, rest: list[str], words: Words) -> Found:
    name = _asked(scene, "buy", rest)
    if isinstance(name, Leaf):
        return name
    typed, language = _typed(words), scene.language
    if typed is not None:
        return _purchase(name, typed, _count(words))
    if len(rest) > 2:
        return _purchase(name, _number(rest[1]), _number(rest[2], 10))
    if len(rest) > 1:
        return _how_many(scene, name, _number(rest[1]))
    now = _value(scene, name)
    near = [value for value in TRACK if value < now][-NEAR:] + [v for v in TRACK if v >= now][:NEAR]
    text = o("ask-buy", language, railroad=called(name), value=money(now, language))
    menu = Menu(f"buy/{name}", o("menu-price", language), _sums(language, near[::-1]))
    return Leaf(text, buttons=(_other(f"buy/{name}", language),), menus=(menu,))


def _how_many(scene: Scene, name: str, price: int) -> Leaf:
    language = scene.language
    key = f"buy/{name}/{price}"
    every = Button(f"{key}/0", o("press-buy-all", language), "go")
    some = (Button(f"{key}/{count}", o("press-buy", language, count=count)) for count in COUNTS)
    text = o("ask-buy-count", language, railroad=called(name), price=money(price, language))
    return Leaf(text, buttons=(every, *some))


def _purchase(name: str, price: int, count: int) -> Wish:
    return Wish(rules.BuyAtMost(name, price, count), f"buy/{name}/{price}/{count}")


def _bid(scene: Scene, rest: list[str], words: Words) -> Found:
    card = _asked(scene, "bid", rest)
    if isinstance(card, Leaf):
        return card
    if card not in scene.public.table.barons:
        raise LookupError(card)
    typed, language = _typed(words), scene.language
    if typed is not None or len(rest) > 1:
        limit = _number(rest[1]) if typed is None else typed
        return Wish(rules.BidUpTo(card, limit), f"bid/{card}/{limit}")
    buttons = [Button(f"bid/{card}/{sum_}", money(sum_, language)) for sum_ in BIDS]
    text = o("ask-bid", language, card=baron(card))
    return Leaf(text, buttons=(*buttons, _other(f"bid/{card}", language)))


def _auctions(scene: Scene, rest: list[str], words: Words) -> Found:
    if rest:
        raise LookupError("/".join(rest))
    return Wish(rules.PassAuctions(), "auctions")


# --- a railroad's turn -----------------------------------------------------------------------


def _operate(scene: Scene, rest: list[str], words: Words) -> Found:
    name = _asked(scene, "operate", rest)
    if isinstance(name, Leaf):
        return name
    if len(rest) > 1:
        found = [(c, p) for c in CITIES for p in PROFITS if [c, p] == rest[1:]]
        if not found:
            raise LookupError("/".join(rest))
        return Wish(rules.OperateAsIs(name, *found[0]), f"operate/{'/'.join([name, *found[0]])}")
    language = scene.language
    buttons = tuple(
        Button(f"operate/{name}/{cities}/{profit}", o(f"press-operate-{cities}-{profit}", language))
        for cities in CITIES
        for profit in PROFITS
    )
    return Leaf(o("ask-operate", language, railroad=called(name)), buttons=buttons)


def _equipment(scene: Scene, rest: list[str], words: Words) -> Found:
    name = _asked(scene, "equipment", rest)
    if isinstance(name, Leaf):
        return name
    language, table = scene.language, scene.public.table
    last = last_level(table.options)
    if len(rest) > 1:
        level = _number(rest[1], last)
        return Wish(rules.KeepEquipment(name, level), f"equipment/{name}/{level}")
    levels = range(table.tech_level + 1, last)
    always = Button(f"equipment/{name}/0", o("press-always", language), "go")
    until = (
        Button(f"equipment/{name}/{level}", o("press-level", language, level=str(level)))
        for level in levels
    )
    return Leaf(o("ask-equipment", language, railroad=called(name)), buttons=(always, *until))


def _cities(scene: Scene, rest: list[str], words: Words) -> Found:
    name = _asked(scene, "cities", rest)
    if isinstance(name, Leaf):
        return name
    if len(rest) > 1:
        found = [cities for cities in CITIES if [cities] == rest[1:]]
        if not found:
            raise LookupError("/".join(rest))
        return Wish(rules.ServeFor(name, found[0]), f"cities/{name}/{found[0]}")
    language = scene.language
    buttons = tuple(
        Button(f"cities/{name}/{each}", o(f"press-cities-{each}", language)) for each in CITIES
    )
    return Leaf(o("ask-cities", language, railroad=called(name)), buttons=buttons)


def _until(
    head: str, order: Callable[[str, int], Any], near: Callable[[Scene, str], Sequence[int]]
) -> Callable[[Scene, list[str], Words], Found]:
    """How an order about a railroad that may end at a sum is asked for."""

    def ask(scene: Scene, rest: list[str], words: Words) -> Found:
        name = _asked(scene, head, rest)
        if isinstance(name, Leaf):
            return name
        typed, language = _typed(words), scene.language
        if typed is not None or len(rest) > 1:
            sum_ = _number(rest[1]) if typed is None else typed
            return Wish(order(name, sum_), f"{head}/{name}/{sum_}")
        always = Button(f"{head}/{name}/0", o("press-always", language), "go")
        sums = (Button(f"{head}/{name}/{s}", money(s, language)) for s in near(scene, name))
        text = o(f"ask-{head}", language, railroad=called(name))
        return Leaf(text, buttons=(always, *sums, _other(f"{head}/{name}", language)))

    return ask


def _higher(scene: Scene, name: str) -> Sequence[int]:
    return [value for value in TRACK[:-1] if value > _value(scene, name)][:3]


def _savings(scene: Scene, name: str) -> Sequence[int]:
    treasury = scene.public.table.railroads[name].treasury
    return [sum_ for sum_ in (*SAVINGS, 1_000, 2_000) if sum_ > treasury][:3]


def _sums(language: str, values: Sequence[int]) -> tuple[Option, ...]:
    return tuple(Option(str(value), money(value, language)) for value in values)


def _other(key: str, language: str) -> Button:
    return Button(key, o("press-other", language), "quiet", form=True)


_WISHES: dict[str, Callable[[Scene, list[str], Words], Found]] = {
    "pass": _pass,
    "sell": _sell,
    "buy": _buy,
    "bid": _bid,
    "auctions": _auctions,
    "operate": _operate,
    "equipment": _equipment,
    "track": _until("track", rules.LeaveTrack, _savings),
    "cities": _cities,
    "pay": _until("pay", rules.PayOn, _higher),
    "retain": _until("retain", rules.RetainOn, _savings),
}
