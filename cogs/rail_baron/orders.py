"""The standing orders of Rail Baron in chat.

Keys: `follow/<route>`, `on/<way>`, `goon`, `stay`, `buy/<mark>/<reserve>`, `bid/<mark>/<limit>`,
`upto/<mark>/<limit>`, `passbids`, `save/<amount>`; missing fields are asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, get_args

from bot.chat.base.errors import Refusal
from bot.chat.contract.adapter import OrderDraft
from bot.chat.contract.pages import EphemeralPage, Menu, Option
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import FieldSpec, GivenValues
from bot.chat.declared.orders import DeclaredOrders, always, amount_field, menu_line_if, order_spec
from cogs.rail_baron import pictures
from cogs.rail_baron.routes import lettered_routes, remembered_route, route_by_key, route_option
from cogs.rail_baron.words import (
    KINDS,
    board_of,
    money,
    o,
    path_marks,
    player_state,
    railroad_name,
    railroads_by_mark,
    seat_cash,
    t,
)
from rules.game import Order
from rules.rail_baron.model.state import Phase
from rules.rail_baron.ownership.auction import lowest_bid
from rules.rail_baron.routing.ride_plan import ride_plan
from rules.rail_baron.standing_orders import order_kinds as rules
from rules.rail_baron.standing_orders import riding_orders
from rules.rail_baron.travel.declare import is_undeclared

RESERVES = (0, 5_000, 10_000, 20_000, 30_000)
WAYS: tuple[rules.Way, ...] = get_args(rules.Way)
SAVINGS = (20_000, 30_000, 40_000, 50_000)


class _Orders(DeclaredOrders):
    def select_offers(self, ctx: TableContext, suggested: Sequence[Order]) -> Sequence[Order]:
        """Return the suggested orders, with following the remembered route first."""
        route, seat = remembered_route(ctx), player_state(ctx).seat
        if route is None:
            return suggested
        follow = riding_orders.make_follow_route(ctx.view, seat, route.path)
        others = [suggestion for suggestion in suggested if suggestion != follow]
        return [follow, *others] if follow else suggested


# Routes.


def _draft_follow(ctx: TableContext, key: str) -> OrderDraft | EphemeralPage:
    """Answer `follow` with the page of routes, `follow/<route>` with the order. Raises
    `Refusal` without a trip, or for a route that is no longer possible."""
    seat = player_state(ctx).seat
    if ride_plan(ctx.public, seat) is None:
        raise Refusal("rail_baron_chat-refuse-no-trip")
    if not key:
        return _routes_page(ctx)
    follow_order = riding_orders.make_follow_route(ctx.public, seat, route_by_key(ctx, key).path)
    if follow_order is None:
        raise Refusal("rail_baron_chat-refuse-plan")
    return OrderDraft(follow_order, f"follow/{key}")


def _routes_page(ctx: TableContext) -> EphemeralPage:
    rows, remembered = lettered_routes(ctx), remembered_route(ctx)
    options = [route_option(ctx, letter, route) for letter, route in rows]
    if remembered is not None and remembered.path not in [route.path for _, route in rows]:
        options.insert(0, Option("plan", t("route-plan", ctx), ", ".join(remembered.railroads)))
    menu = Menu("follow", t("menu-route", ctx), tuple(options))
    draw = pictures.routes(ctx, [route for _, route in rows])
    return EphemeralPage(o("ask-follow", ctx), draw, menus=(menu,))


def _describe_follow(
    ctx: TableContext, follow_order: rules.FollowRoute
) -> tuple[str, Mapping[str, object]]:
    """Return key suffix and values of the text that describes the order."""
    railroads = path_marks(board_of(ctx), follow_order.path)
    return "", {"railroads": railroads, "miles": len(follow_order.path)}


# Railroads and amounts.


def _auctionable_railroads(ctx: TableContext) -> tuple[str, ...]:
    """Return the railroads that may come up for auction: those of others, and the bank's during
    the opening auctions."""
    view = ctx.public
    candidates = [mark for seat in view.seats if seat.seat != ctx.seat for mark in seat.railroads]
    if view.phase is Phase.AUCTION and view.auction.seller is None:
        candidates += [view.auction.railroad, *view.bank]
    return tuple(dict.fromkeys(candidates))


def _railroad_field(name: str, candidates: Callable[[TableContext], Sequence[str]]) -> FieldSpec:
    """Declare a field that chooses a railroad from a menu, the most expensive first."""

    def list_marks(ctx: TableContext, given: GivenValues) -> list[str]:
        ranked = sorted(candidates(ctx), key=lambda mark: (-railroads_by_mark()[mark].price, mark))
        if not ranked:
            raise Refusal(f"rail_baron_orders-refuse-{name}")
        return ranked

    return FieldSpec(
        label=lambda ctx, given: railroad_name(given["railroad"]),
        detail=lambda ctx, given: money(railroads_by_mark()[given["railroad"]].price, ctx),
        offered=list_marks,
        menu=f"menu-{name}",
        ask=lambda ctx, given: o(f"which-{name}", ctx),
    )


def _amount_field(
    amounts: Callable[[TableContext, GivenValues], Sequence[int]], **options: Any
) -> FieldSpec:
    """Declare a field of dollars, with proposed amounts."""

    def list_amounts(ctx: TableContext, given: GivenValues) -> Iterable[int]:
        return dict.fromkeys(amounts(ctx, given))

    return amount_field(o, "12500", asked=True, offered=list_amounts, limit=20, **options)


def _list_price(ctx: TableContext, given: GivenValues) -> int:
    return railroads_by_mark()[given["railroad"]].price


def _limit_offers(ctx: TableContext, given: GivenValues) -> Sequence[int]:
    price = _list_price(ctx, given)
    return (price // 2, price * 3 // 4, price, price * 3 // 2)


def _current_limits(ctx: TableContext, given: GivenValues) -> list[int]:
    """Return the limits above the current bid that the seat's cash allows."""
    auction, cash = ctx.public.auction, seat_cash(ctx)
    lowest = lowest_bid(auction) if auction is not None else 0
    double_price = 2 * _list_price(ctx, given)
    return [limit for limit in (*_limit_offers(ctx, given), double_price) if lowest < limit <= cash]


def _running_auction(ctx: TableContext) -> list[GivenValues]:
    """Return the railroad in auction, if the seat may still bid; else an empty list."""
    auction = ctx.public.auction
    return [{"railroad": auction.railroad}] if auction and ctx.seat in auction.waiting else []


def _require_bidding(ctx: TableContext, given: GivenValues) -> GivenValues:
    """Return the values given. Raises `Refusal` if the auction is over or the seat has passed."""
    if not _running_auction(ctx):
        raise Refusal("rail_baron_orders-refuse-upto")
    return given


def _can_stay_home(ctx: TableContext) -> bool:
    seat = player_state(ctx)
    first_round = ctx.public.turn.number <= len(ctx.public.seats)
    return seat.swap_open or (first_round and seat.destination is None)


ORDERS = _Orders(
    o,
    KINDS,
    [
        order_spec(
            "follow",
            rules.FollowRoute,
            offered=menu_line_if(
                lambda ctx: ride_plan(ctx.public, player_state(ctx).seat) is not None
            ),
            wished=_draft_follow,
            does=_describe_follow,
            offer=("",),
        ),
        order_spec(
            "on",
            rules.RideOn,
            way=FieldSpec(
                label=lambda ctx, given: o(f"offer-on-{given['way']}", ctx),
                offered=lambda ctx, given: WAYS,
            ),
            offered=always,
            build=lambda ctx, given: rules.RideOn(given["way"], is_undeclared(player_state(ctx))),
            does=lambda ctx, order: (f"-{order.way}", {"saved": money(rules.WISE, ctx)}),
            endings=tuple(f"-{way}" for way in WAYS),
            offer=tuple(f"-{way}" for way in WAYS),
        ),
        order_spec("goon", rules.GoOn, offered=always),
        order_spec("stay", rules.StayHome, offered=menu_line_if(_can_stay_home)),
        order_spec(
            "buy",
            rules.BuyAtPrice,
            railroad=_railroad_field("buy", lambda ctx: ctx.public.bank),
            reserve=_amount_field(lambda ctx, given: RESERVES),
            offered=menu_line_if(lambda ctx: ctx.public.bank),
            does=lambda ctx, order: (
                "" if order.reserve else "-any",
                {"price": railroads_by_mark()[order.railroad].price},
            ),
            endings=("", "-any"),
            offer=("",),
        ),
        order_spec(
            "bid",
            rules.BidUpTo,
            railroad=_railroad_field("bid", _auctionable_railroads),
            limit=_amount_field(_limit_offers, preset=_list_price),
            offered=menu_line_if(_auctionable_railroads),
            offer=("",),
        ),
        order_spec(
            "upto",
            rules.KeepBidding,
            railroad=FieldSpec(),
            limit=_amount_field(_current_limits),
            offered=_running_auction,
            filled=_require_bidding,
            offer=("",),
        ),
        order_spec(
            "save",
            rules.SaveUp,
            amount=_amount_field(lambda ctx, given: SAVINGS),
            offered=menu_line_if(
                lambda ctx: ctx.public.bank or player_state(ctx).engine != "SuperChief"
            ),
        ),
        order_spec("passbids", rules.PassAuctions, offered=menu_line_if(_auctionable_railroads)),
    ],
)
