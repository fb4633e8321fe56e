"""The standing orders of Train Tycoon in chat.

Keys are `<name>/<field>/<field>…`, with the fields given so far; missing ones are asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, get_args

import data.train_tycoon as facts
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import FieldSpec, GivenValues
from bot.chat.declared.field_types import FieldType, FieldTypes
from bot.chat.declared.orders import (
    DeclaredOrders,
    OrderSpec,
    amount_field,
    bounded_texts,
    menu_line_if,
    order_spec,
)
from bot.chat.declared.orders import single_choice_order as order_about
from cogs.train_tycoon.turn_orders import OPERATIONS, SHARES, TARGETS
from cogs.train_tycoon.words import (
    KINDS,
    choice_label,
    company_field,
    company_values,
    o,
    player_state,
    public_position,
)
from cogs.train_tycoon.words import company_name as called
from rules.game import Order
from rules.train_tycoon.shares.trading import LEVELS
from rules.train_tycoon.standing_orders import order_kinds as rules

STANCES: tuple[rules.Stance, ...] = get_args(rules.Stance)
SUMS = (50, 100, 200)
NEARBY = 6
"""Number of prices offered on either side of the current one."""
_SHARES = FieldType(
    lambda count, ctx: count, of=lambda: range(facts.finance().max_issued_shares + 1), number=True
)


def _more_shares(held: int) -> range:
    most = facts.finance().max_issued_shares
    return range(min(held, most - 1) + 1, min(most, held + 4) + 1)


# --- when they make sense, and for which companies ---------------------------------------------


def _has_later_turn(ctx: TableContext) -> bool:
    """Return whether this is not the last turn."""
    return public_position(ctx).state.turn < facts.components().turns


def _has_later_trading(ctx: TableContext) -> bool:
    """Return whether shares will be traded again."""
    return _has_later_turn(ctx) or public_position(ctx).state.operation is None


_TRADES = menu_line_if(_has_later_trading)


def _active_companies(ctx: TableContext) -> list[str]:
    table = public_position(ctx).state
    return [name for name in table.order if table.companies[name].active]


def _owned_companies(ctx: TableContext) -> list[str]:
    return [name for name in _active_companies(ctx) if player_state(ctx).shares.get(name)]


def _led_companies(ctx: TableContext) -> list[str]:
    active, position = _active_companies(ctx), public_position(ctx)
    return [name for name in active if position.company(name).president == ctx.seat]


def _held_count(ctx: TableContext, given: GivenValues) -> int:
    return player_state(ctx).shares.get(given["company"], 0)


# --- fields ------------------------------------------------------------------------------------


def _describe_company(ctx: TableContext, name: str) -> str:
    return o("worth", ctx, **company_values(ctx, name))


def _company_order(
    name: str,
    struct: type[Order],
    candidates: Callable[[TableContext], list[str]] = _led_companies,
    kind: str = "own",
    **options: Any,
) -> OrderSpec:
    """Declare a standing order about one company, chosen from `candidates`. `kind`: key of the
    menu and
    of the question; any but "own" is offered only while there is trading to come."""
    offered = menu_line_if(
        lambda ctx: candidates(ctx) and (kind == "own" or _has_later_trading(ctx))
    )
    field_spec = company_field(f"menu-{kind}", _describe_company, offered=candidates)
    return order_about(name, struct, "company", field_spec, candidates, offered=offered, **options)


def _nearby_prices(ctx: TableContext, given: GivenValues) -> list[int]:
    """Return the prices around the current one."""
    current, boxes = public_position(ctx).company(given["company"]).price, list(facts.price_boxes())
    lower = [price for price in boxes if price < current][-NEARBY:]
    return lower + [price for price in boxes if price >= current][: NEARBY + 1]


def _price_field() -> FieldSpec:
    """Declare a field for the price of a share."""
    return amount_field(
        o,
        "35",
        offered=_nearby_prices,
        preset=lambda ctx, given: public_position(ctx).company(given["company"]).price,
    )


def _count_field(
    name: str, offered: Callable[[int], Iterable[int]], empty: Callable[[int], int]
) -> FieldSpec:
    """Declare a field for the number of shares to reach or to keep; `offered` and `empty` are
    given the number held now."""

    return FieldSpec(
        offered=lambda ctx, given: offered(_held_count(ctx, given)),
        form=True,
        hint=lambda ctx, given: o(f"form-{name}-hint", ctx),
        limit=2,
        empty=lambda ctx, given: empty(_held_count(ctx, given)),
        asked=True,
    )


def _bounded_order(name: str, struct: type[Order], field: str) -> OrderSpec:
    """Declare an order about a company that may end at an amount of money."""
    field_spec = amount_field(o, "35", always=True, offered=lambda ctx, given: (0, *SUMS))
    return _company_order(name, struct, **{field: field_spec, **bounded_texts(field, "-cash")})


# --- conditions --------------------------------------------------------------------------------


def _bound(
    hint: str, offered: Callable[[TableContext, GivenValues], Iterable[int]] | None = None
) -> FieldSpec:
    """Declare a price that may be left empty."""
    return FieldSpec(
        form=True, hint=lambda ctx, given: o(hint, ctx), offered=offered, empty=lambda ctx, given: 0
    )


_PASS_BOUND = _bound("form-pass-hint")
_UNTIL_COMPANY = FieldSpec(
    label=lambda ctx, given: called(given["company"]),
    detail=lambda ctx, given: _describe_company(ctx, given["company"]),
    offered=lambda ctx, given: _active_companies(ctx),
    empty=lambda ctx, given: "",
    asked=True,
)


def _describe_pass(
    ctx: TableContext, order_made: rules.PassTrades
) -> tuple[str, Mapping[str, object]]:
    until = [
        o(f"until-{kind}", ctx, company=order_made.company, price=getattr(order_made, kind))
        for kind in ("company", "low", "high")
        if getattr(order_made, kind)
    ]
    if not until:
        return "", {}
    either = until[0]
    for other in until[1:]:
        either = o("until-or", ctx, first=either, second=other)
    return "-until", {"until": either}


def _vote_offers(ctx: TableContext, given: GivenValues) -> list[int]:
    """Return prices around the current one, which is the first."""
    current = public_position(ctx).company(given["company"]).price
    return [current, *[price for price in _nearby_prices(ctx, given) if price != current]]


ORDERS = DeclaredOrders(
    o,
    FieldTypes(**{**KINDS.kinds, "shares": _SHARES}),
    [
        SHARES.as_order_spec(endings=("", "-rest", "-nothing"), offer=("-rest", "-nothing")),
        TARGETS.as_order_spec(),
        OPERATIONS.as_order_spec(endings=("", "-marker", "-none"), offer=("", "-marker", "-none")),
        order_spec(
            "pass",
            rules.PassTrades,
            company=_UNTIL_COMPANY,
            low=_PASS_BOUND,
            high=_PASS_BOUND,
            offered=_TRADES,
            does=_describe_pass,
            endings=("", "-until"),
        ),
        _company_order(
            "buy",
            rules.BuyAtMost,
            _active_companies,
            "buy",
            price=_price_field(),
            hold=_count_field("buy", _more_shares, lambda held: held + 1),
        ),
        _company_order(
            "sell",
            rules.SellAtLeast,
            _owned_companies,
            "sell",
            price=_price_field(),
            keep=_count_field("sell", lambda held: range(min(5, max(1, held))), lambda held: 0),
            **bounded_texts("keep", "-keep"),
        ),
        _company_order(
            "price",
            rules.SetLevel,
            lambda ctx: _led_companies(ctx) if _has_later_trading(ctx) else [],
            level=FieldSpec(
                label=lambda ctx, given: choice_label(given["level"], ctx),
                offered=lambda ctx, given: LEVELS,
            ),
        ),
        order_spec("treasury", rules.LeaveShares, offered=_TRADES),
        order_spec("solvent", rules.StaySolvent, offered=_TRADES, offer=("",)),
        order_spec("target", rules.NameNoTarget, offered=_TRADES, offer=("",)),
        order_spec("bids", rules.BidNothing, offered=_TRADES),
        _company_order(
            "vote",
            rules.VoteOn,
            _owned_companies,
            "vote",
            voice=FieldSpec(
                label=lambda ctx, given: o(f"press-vote-{given['voice']}", ctx),
                offered=lambda ctx, given: STANCES,
            ),
            price=_bound("form-vote-hint", _vote_offers),
            does=lambda ctx, order: (f"-{order.voice}" + ("-price" if order.price else ""), {}),
            endings=tuple(f"-{stance}{end}" for stance in STANCES for end in ("", "-price")),
            offer=tuple(f"-{stance}-price" for stance in STANCES),
        ),
        order_spec("ipo", rules.LeaveIpos, offered=menu_line_if(_has_later_turn), offer=("",)),
        _company_order(
            "operate",
            rules.OperateAsIs,
            profit=FieldSpec(
                label=lambda ctx, given: o(f"press-operate-{given['profit']}", ctx),
                offered=lambda ctx, given: get_args(rules.Profit),
            ),
            does=lambda ctx, order: ("", {"profit": o(f"does-operate-{order.profit}", ctx)}),
        ),
        _bounded_order("line", rules.OpenNoLine, "cash"),
        _company_order("trains", rules.LeaveTrains),
        _bounded_order("pay", rules.PayOn, "least"),
        _bounded_order("retain", rules.RetainOn, "cash"),
    ],
)
