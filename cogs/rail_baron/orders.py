"""The standing orders of Rail Baron in chat: what can be left, what each does, why one is no more.

Keys: `follow/<route>`, `goon`, `stay`, `buy/<mark>/<reserve>`, `bid/<mark>/<limit>`, `passbids`,
`save/<amount>`; what is missing of one is asked for.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bot.chat.base.errors import Refusal
from bot.chat.contract.adapter import Button, Field, Form, Leaf, Menu, Option, Scene, Wish
from cogs.rail_baron.choices import amount as read_amount
from cogs.rail_baron.planning import drawn_routes
from cogs.rail_baron.prompt import lettered, me, route_option
from cogs.rail_baron.riding import planned, route
from cogs.rail_baron.words import marks, money, person, railroad
from data import texts
from rules.game import Lapsed
from rules.rail_baron import orders as rules
from rules.rail_baron.model.board import board
from rules.rail_baron.model.state import Phase
from rules.rail_baron.routing.routes import plan_of

RESERVES = (0, 5_000, 10_000, 20_000, 30_000)
SAVINGS = (20_000, 30_000, 40_000, 50_000)


def o(key: str, language: str, **values: Any) -> str:
    """A text about orders of this game."""
    return texts.say(f"rail_baron_orders-{key}", language, **values)


class RailBaronOrders:
    """See `bot.chat.contract.adapter.OrdersChat`."""

    def menu(self, scene: Scene) -> tuple[Option, ...]:
        return tuple(
            Option(key, o(f"option-{key}", scene.language), o(f"detail-{key}", scene.language))
            for key in _offered(scene)
        )

    def wish(self, scene: Scene, key: str, words: Mapping[str, str] | None = None) -> Wish | Leaf:
        head, _, rest = key.partition("/")
        if head in ("goon", "stay", "passbids") and not rest:
            return Wish(_PLAIN[head](), key)
        if head == "follow":
            return _follow(scene, rest)
        if head == "save":
            return _save(scene, rest, words)
        return _BY_RAILROAD[head](scene, rest, words)

    def form(self, scene: Scene, key: str) -> Form:
        head, _, mark = key.partition("/")
        if head not in ("buy", "bid", "save") or (head != "save" and mark not in _names(scene)):
            raise LookupError(key)
        language = scene.language
        label = o(f"form-{head}-field", language)
        return Form(o(f"form-{head}", language), (Field("amount", label, "12500", limit=20),))

    def words(self, scene: Scene, order: Any) -> str:
        return _WORDS[type(order)](scene, order)

    def lapsed(self, scene: Scene, order: Any, lapsed: Lapsed) -> str:
        values = {key: value for key, value in lapsed.args.items() if not key.endswith("_money")}
        for key in lapsed.args.keys() - values.keys():
            values[key.removesuffix("_money")] = money(lapsed.args[key], scene.language)
        if "seat" in values:
            values["name"] = person(scene.names, values.pop("seat"), scene.language)
        if "railroad" in values:
            values["railroad"] = railroad(board(scene.public.options), values["railroad"])
        return o(f"lapsed-{lapsed.code}", scene.language, **values)


_PLAIN: dict[str, Callable[[], Any]] = {
    "goon": rules.GoOn,
    "stay": rules.StayHome,
    "passbids": rules.PassAuctions,
}


def _offered(scene: Scene) -> Iterator[str]:
    """The orders that make sense now."""
    view, seat = scene.public, me(scene)
    if plan_of(view, seat.seat) is not None:
        yield "follow"
    yield "goon"
    first_round = view.turn.number <= len(view.seats)
    if seat.swap_open or (first_round and seat.destination is None):
        yield "stay"
    if view.bank:
        yield "buy"
    auctions = bool(_auctionable(scene))
    if auctions:
        yield "bid"
    if view.bank or seat.engine != "SuperChief":
        yield "save"
    if auctions:
        yield "passbids"


def _names(scene: Scene) -> Mapping[str, Any]:
    return board(scene.public.options).railroads


# --- routes ----------------------------------------------------------------------------------


def _follow(scene: Scene, key: str) -> Wish | Leaf:
    """`follow` shows the routes, `follow/plan` takes the remembered one."""
    assert scene.seat is not None
    if plan_of(scene.public, scene.seat) is None:
        raise Refusal("rail_baron_chat-refuse-no-trip")
    if not key:
        return _routes(scene)
    order = rules.follow(scene.public, scene.seat, route(scene, key).path)
    if order is None:
        raise Refusal("rail_baron_chat-refuse-plan")
    return Wish(order, f"follow/{key}")


def _routes(scene: Scene) -> Leaf:
    language, rows = scene.language, lettered(scene)
    options = [route_option(made, letter, language) for letter, made in rows]
    kept = planned(scene)
    if kept is not None:
        label = texts.say("rail_baron_chat-route-plan", language)
        options.insert(0, Option("plan", label, ", ".join(kept.railroads)))
    menu = Menu("follow", texts.say("rail_baron_chat-menu-route", language), tuple(options))
    return Leaf(o("ask-follow", language), drawn_routes(scene, [r for _, r in rows]), menus=(menu,))


# --- railroads and sums ----------------------------------------------------------------------


def _amount(text: str, words: Mapping[str, str] | None) -> int | None:
    """The sum typed, else the one in the key; None if it is to be asked for."""
    typed = (words or {}).get("amount", "")
    if typed.strip():
        return read_amount(typed)
    if not re.fullmatch("[0-9]{0,9}", text):
        raise LookupError(text)
    return int(text) if text else None


def _sums(scene: Scene, key: str, sums: Sequence[int], text: str) -> Leaf:
    """A page that asks for a sum."""
    language = scene.language
    made = [Button(f"{key}/{one}", money(one, language)) for one in dict.fromkeys(sums)]
    other = Button(key, texts.say("rail_baron_chat-press-bid-any", language), "quiet", form=True)
    return Leaf(text, buttons=(*made, other))


def _save(scene: Scene, rest: str, words: Mapping[str, str] | None) -> Wish | Leaf:
    found = _amount(rest, words)
    if found is None:
        return _sums(scene, "save", SAVINGS, o("ask-save", scene.language))
    return Wish(rules.SaveUp(found), f"save/{found}")


def _buy(scene: Scene, rest: str, words: Mapping[str, str] | None) -> Wish | Leaf:
    mark, _, sum_ = rest.partition("/")
    if not mark:
        return _railroads(scene, "buy", scene.public.bank)
    name = railroad(board(scene.public.options), _known(scene, mark))
    found = _amount(sum_, words)
    if found is None:
        text = o("ask-buy", scene.language, railroad=name)
        return _sums(scene, f"buy/{mark}", RESERVES, text)
    return Wish(rules.BuyAtPrice(mark, found), f"buy/{mark}/{found}")


def _bid(scene: Scene, rest: str, words: Mapping[str, str] | None) -> Wish | Leaf:
    mark, _, sum_ = rest.partition("/")
    if not mark:
        return _railroads(scene, "bid", _auctionable(scene))
    row = board(scene.public.options).railroads[_known(scene, mark)]
    found = _amount(sum_, words)
    if found is None:
        name = railroad(board(scene.public.options), mark)
        text = o("ask-bid", scene.language, railroad=name, price=money(row.price, scene.language))
        price = row.price
        return _sums(
            scene, f"bid/{mark}", (price // 2, price * 3 // 4, price, price * 3 // 2), text
        )
    return Wish(rules.BidUpTo(mark, found), f"bid/{mark}/{found}")


_BY_RAILROAD: dict[str, Callable[[Scene, str, Mapping[str, str] | None], Wish | Leaf]] = {
    "buy": _buy,
    "bid": _bid,
}


def _known(scene: Scene, mark: str) -> str:
    if mark not in _names(scene):
        raise LookupError(mark)
    return mark


def _auctionable(scene: Scene) -> tuple[str, ...]:
    """What may come under the hammer: others' railroads, and the bank's while it opens by
    auctions."""
    view = scene.public
    others = [seat for seat in view.seats if seat.seat != scene.seat]
    found = [mark for seat in others for mark in seat.railroads]
    opening = view.phase is Phase.AUCTION and view.auction.seller is None
    if opening:
        found += [view.auction.railroad, *view.bank]
    return tuple(dict.fromkeys(found))


def _railroads(scene: Scene, key: str, among: Sequence[str]) -> Leaf:
    """A menu of railroads, the dearest first."""
    graph, language = board(scene.public.options), scene.language
    rows = sorted(among, key=lambda mark: (-graph.railroads[mark].price, mark))
    options = tuple(
        Option(mark, railroad(graph, mark), money(graph.railroads[mark].price, language))
        for mark in rows
    )
    if not options:
        raise Refusal(f"rail_baron_orders-refuse-{key}")
    menu = Menu(key, o(f"menu-{key}", language), options)
    return Leaf(o(f"which-{key}", language), menus=(menu,))


# --- in words --------------------------------------------------------------------------------


def _follows(scene: Scene, order: rules.FollowRoute) -> str:
    ridden = ", ".join(marks(board(scene.public.options), order.path))
    return o("does-follow", scene.language, railroads=ridden, miles=len(order.path))


def _plain(key: str) -> Callable[[Scene, Any], str]:
    return lambda scene, order: o(f"does-{key}", scene.language)


def _buys(scene: Scene, order: rules.BuyAtPrice) -> str:
    language, graph = scene.language, board(scene.public.options)
    values = {
        "railroad": railroad(graph, order.railroad),
        "price": money(graph.railroads[order.railroad].price, language),
    }
    if not order.reserve:
        return o("does-buy-any", language, **values)
    return o("does-buy", language, reserve=money(order.reserve, language), **values)


def _bids(scene: Scene, order: rules.BidUpTo) -> str:
    name = railroad(board(scene.public.options), order.railroad)
    limit = money(order.limit, scene.language)
    return o("does-bid", scene.language, railroad=name, limit=limit)


def _saves(scene: Scene, order: rules.SaveUp) -> str:
    return o("does-save", scene.language, amount=money(order.amount, scene.language))


_WORDS: dict[type, Callable[[Scene, Any], str]] = {
    rules.FollowRoute: _follows,
    rules.GoOn: _plain("goon"),
    rules.StayHome: _plain("stay"),
    rules.BuyAtPrice: _buys,
    rules.BidUpTo: _bids,
    rules.PassAuctions: _plain("passbids"),
    rules.SaveUp: _saves,
}
