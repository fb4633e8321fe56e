"""The standing orders of Rail Baron in chat.

Keys: `follow/<route>`, `on/<way>`, `goon`, `stay`, `buy/<mark>/<reserve>`, `bid/<mark>/<limit>`,
`upto/<mark>/<limit>`, `passbids`, `save/<amount>`; what is missing of one is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, get_args

from bot.chat.base.errors import Refusal
from bot.chat.contract.adapter import Scene, Wish
from bot.chat.contract.pages import Leaf, Menu, Option
from bot.chat.declared.blanks import Given, Part
from bot.chat.declared.orders import DeclaredOrders, amount, order, when
from cogs.rail_baron import pictures
from cogs.rail_baron.routes import lettered, planned, route_of, route_option
from cogs.rail_baron.words import (
    KINDS,
    RAILROADS,
    board_of,
    cash_of,
    marks,
    me,
    money,
    o,
    railroad,
    t,
)
from rules.rail_baron.model.state import Phase
from rules.rail_baron.ownership.auction import lowest_bid
from rules.rail_baron.routing.routes import plan_of
from rules.rail_baron.standing_orders import order_kinds as rules
from rules.rail_baron.standing_orders import riding_orders

RESERVES = (0, 5_000, 10_000, 20_000, 30_000)
WAYS: tuple[rules.Way, ...] = get_args(rules.Way)
SAVINGS = (20_000, 30_000, 40_000, 50_000)


class _Orders(DeclaredOrders):
    def offers(self, scene: Scene, found: Sequence[Any]) -> Sequence[Any]:
        """The remembered route comes first."""
        kept = planned(scene)
        order = (
            None if kept is None else riding_orders.follow(scene.view, me(scene).seat, kept.path)
        )
        return found if order is None else [order, *(one for one in found if one != order)]


# Routes.


def _follow(scene: Scene, key: str) -> Wish | Leaf:
    """`follow` shows the routes, `follow/plan` takes the remembered one."""
    seat = me(scene).seat
    if plan_of(scene.public, seat) is None:
        raise Refusal("rail_baron_chat-refuse-no-trip")
    if not key:
        return _routes(scene)
    made = riding_orders.follow(scene.public, seat, route_of(scene, key).path)
    if made is None:
        raise Refusal("rail_baron_chat-refuse-plan")
    return Wish(made, f"follow/{key}")


def _routes(scene: Scene) -> Leaf:
    rows, kept = lettered(scene), planned(scene)
    options = [route_option(scene, letter, made) for letter, made in rows]
    if kept is not None and kept.path not in [made.path for _, made in rows]:
        options.insert(0, Option("plan", t("route-plan", scene), ", ".join(kept.railroads)))
    menu = Menu("follow", t("menu-route", scene), tuple(options))
    draw = pictures.routes(scene, [made for _, made in rows])
    return Leaf(o("ask-follow", scene), draw, menus=(menu,))


def _follows(scene: Scene, made: rules.FollowRoute) -> tuple[str, Mapping[str, Any]]:
    ridden = marks(board_of(scene), made.path)
    return "", {"railroads": ridden, "miles": len(made.path)}


# Railroads and sums.


def _auctionable(scene: Scene) -> tuple[str, ...]:
    """What may be auctioned: others' railroads, and the bank's while it opens by auctions."""
    view = scene.public
    found = [mark for seat in view.seats if seat.seat != scene.seat for mark in seat.railroads]
    if view.phase is Phase.AUCTION and view.auction.seller is None:
        found += [view.auction.railroad, *view.bank]
    return tuple(dict.fromkeys(found))


def _railroad(name: str, among: Callable[[Scene], Sequence[str]]) -> Part:
    """A menu of railroads, the dearest first."""

    def offered(scene: Scene, given: Given) -> list[str]:
        found = sorted(among(scene), key=lambda mark: (-RAILROADS[mark].price, mark))
        if not found:
            raise Refusal(f"rail_baron_orders-refuse-{name}")
        return found

    return Part(
        label=lambda scene, given: railroad(given["railroad"]),
        detail=lambda scene, given: money(RAILROADS[given["railroad"]].price, scene),
        offered=offered,
        menu=f"menu-{name}",
        ask=lambda scene, given: o(f"which-{name}", scene),
    )


def _sum(name: str, field: str, sums: Callable[[Scene, Given], Sequence[int]]) -> Part:
    """Sums as buttons, and a form for any other."""

    def ask(scene: Scene, given: Given) -> str:
        mark = given.get("railroad")
        known = {"railroad": railroad(mark), "price": RAILROADS[mark].price} if mark else {}
        return o(f"ask-{name}", scene, **known)

    def offered(scene: Scene, given: Given) -> Iterable[int]:
        return dict.fromkeys(sums(scene, given))

    return amount(o, KINDS, field, "12500", asked=True, offered=offered, ask=ask, limit=20)


def _limits(scene: Scene, given: Given) -> Sequence[int]:
    price = RAILROADS[given["railroad"]].price
    return (price // 2, price * 3 // 4, price, price * 3 // 2)


def _limits_now(scene: Scene, given: Given) -> list[int]:
    """Those that lead on from the bids made, as far as the seat's cash goes."""
    auction, cash = scene.public.auction, cash_of(scene)
    least = lowest_bid(auction) if auction is not None else 0
    more = 2 * RAILROADS[given["railroad"]].price
    return [one for one in (*_limits(scene, given), more) if least < one <= cash]


def _in_auction(scene: Scene) -> list[Given]:
    """The railroad being auctioned, for who is still in it."""
    auction = scene.public.auction
    return [{"railroad": auction.railroad}] if auction and scene.seat in auction.waiting else []


def _still(scene: Scene, given: Given) -> Given:
    """Nobody bids on in an auction that is over, or has been left."""
    if not _in_auction(scene):
        raise Refusal("rail_baron_orders-refuse-upto")
    return given


def _stays(scene: Scene) -> bool:
    seat = me(scene)
    first_round = scene.public.turn.number <= len(scene.public.seats)
    return seat.swap_open or (first_round and seat.destination is None)


ORDERS = _Orders(
    o,
    KINDS,
    [
        order(
            "follow",
            rules.FollowRoute,
            offered=when(lambda scene: plan_of(scene.public, me(scene).seat) is not None),
            wished=_follow,
            does=_follows,
            offer=("",),
        ),
        order(
            "on",
            rules.RideOn,
            way=Part(
                label=lambda scene, given: o(f"offer-on-{given['way']}", scene),
                offered=lambda scene, given: WAYS,
                ask="ask-on",
            ),
            offered=when(lambda scene: True),
            does=lambda scene, made: (f"-{made.way}", {"saved": money(rules.WISE, scene)}),
            endings=tuple(f"-{way}" for way in WAYS),
            offer=tuple(f"-{way}" for way in WAYS),
        ),
        order("goon", rules.GoOn, offered=when(lambda scene: True)),
        order("stay", rules.StayHome, offered=when(_stays)),
        order(
            "buy",
            rules.BuyAtPrice,
            railroad=_railroad("buy", lambda scene: scene.public.bank),
            reserve=_sum("buy", "reserve", lambda scene, given: RESERVES),
            offered=when(lambda scene: scene.public.bank),
            does=lambda scene, made: (
                "" if made.reserve else "-any",
                {"price": RAILROADS[made.railroad].price},
            ),
            endings=("", "-any"),
            offer=("",),
        ),
        order(
            "bid",
            rules.BidUpTo,
            railroad=_railroad("bid", _auctionable),
            limit=_sum("bid", "limit", _limits),
            offered=when(_auctionable),
            offer=("",),
        ),
        order(
            "upto",
            rules.KeepBidding,
            railroad=Part(),
            limit=_sum("upto", "limit", _limits_now),
            offered=_in_auction,
            filled=_still,
            offer=("",),
        ),
        order(
            "save",
            rules.SaveUp,
            amount=_sum("save", "amount", lambda scene, given: SAVINGS),
            offered=when(lambda scene: scene.public.bank or me(scene).engine != "SuperChief"),
        ),
        order("passbids", rules.PassAuctions, offered=when(_auctionable)),
    ],
)
