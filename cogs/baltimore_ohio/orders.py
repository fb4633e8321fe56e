"""The standing orders of Baltimore & Ohio in chat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, get_args

import data.baltimore_ohio as facts
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import FieldSpec, GivenValues
from bot.chat.declared.orders import (
    DeclaredOrders,
    OrderSpec,
    always,
    amount_field,
    bounded_texts,
    menu_line_if,
    order_spec,
    single_choice_order,
)
from bot.chat.declared.texts import Texts
from cogs.baltimore_ohio.words import (
    KINDS,
    baron_name,
    format_value,
    list_shares,
    money,
    place_name,
    public_state,
    railroad_name,
)
from rules.baltimore_ohio.ending import last_level
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.standing_orders import market_orders
from rules.baltimore_ohio.standing_orders import order_kinds as rules
from rules.baltimore_ohio.standing_orders.promises import Promise

o = Texts("baltimore_ohio_orders", format_value)
UNLESS: tuple[rules.Unless, ...] = get_args(rules.Unless)
CITIES: tuple[rules.Cities, ...] = get_args(rules.Cities)
BIDS = (10, 20, 50, 100)
SAVINGS = (200, 300, 500, 1_000, 2_000)
COUNTS = (1, 2, 3, 5)
NEARBY = 5
"""Number of values offered on either side of the current one."""


# The railroad or Robber Baron of an order.


def _presided_railroads(ctx: TableContext) -> Sequence[str]:
    table = public_state(ctx)
    return [name for name in table.order if table.railroads[name].president == ctx.seat]


def _share_value(ctx: TableContext, given: GivenValues) -> int:
    """Return the current dollars per share; 0 off the track."""
    index = public_state(ctx).railroads[given["railroad"]].value
    return 0 if index is None else facts.track_values()[index]


def _split_values(ctx: TableContext, given: GivenValues) -> tuple[list[int], list[int]]:
    """Return the values below the current one, and those at or above it, both ascending."""
    now = _share_value(ctx, given)
    return [value for value in facts.track_values() if value < now][-NEARBY:], [
        value for value in facts.track_values() if value >= now
    ]


def _railroad_order(
    name: str,
    struct: type,
    candidates: Callable[[TableContext], Sequence[str]],
    *,
    kind: str = "own",
    field: str = "railroad",
    **options: Any,
) -> OrderSpec:
    """Declare an order about a railroad or a Robber Baron."""

    def describe_value(ctx: TableContext, given: GivenValues) -> str:
        return o("worth", ctx, value=_share_value(ctx, given))

    is_railroad = field == "railroad"
    field_spec = FieldSpec(
        label=lambda ctx, given: (railroad_name if is_railroad else baron_name)(given[field]),
        detail=describe_value if is_railroad else None,
        offered=lambda ctx, given: candidates(ctx),
        menu=f"menu-{kind}",
    )
    return single_choice_order(name, struct, field, field_spec, candidates, **options)


# The Market Round.


def _fill_falls(ctx: TableContext, given: GivenValues) -> GivenValues:
    """Add `falls` to a value: one typed below the current value is waited for from above, any
    other from below."""
    if "value" in given and "falls" not in given:
        return {**given, "falls": given["value"] < _share_value(ctx, given)}
    return given


def _sale_offers(ctx: TableContext, given: GivenValues) -> Sequence[int]:
    """Return values to sell at: the next higher ones, then the next lower ones."""
    below, above = _split_values(ctx, given)
    higher = [value for value in above if value > _share_value(ctx, given)]
    return [*higher[:NEARBY], *below[::-1]]


def _price_offers(ctx: TableContext, given: GivenValues) -> Sequence[int]:
    below, above = _split_values(ctx, given)
    return (below + above[:NEARBY])[::-1]


_COUNT_FIELD = FieldSpec(
    form=True,
    hint=lambda ctx, given: o("form-count-hint", ctx),
    limit=2,
    empty=lambda ctx, given: 0,
)
"""How a number of shares is typed: empty means all."""


# A railroad's turn.


def _choice_field(field: str, values: Sequence[str]) -> FieldSpec:
    """Declare a field with few values, each with the text `press-<field>-<value>`."""
    return FieldSpec(
        label=lambda ctx, given: o(f"press-{field}-{given[field]}", ctx),
        offered=lambda ctx, given: values,
    )


def _level_offers(ctx: TableContext, given: GivenValues) -> Sequence[int]:
    table = public_state(ctx)
    return (0, *range(table.tech_level + 1, last_level(table.options)))


def _level_label(ctx: TableContext, given: GivenValues) -> str:
    level = given["level"]
    return o("press-level" if level else "press-always", ctx, level=str(level))


def _higher_values(ctx: TableContext, given: GivenValues) -> Sequence[int]:
    now = _share_value(ctx, given)
    return (0, *[value for value in facts.track_values()[:-1] if value > now][:3])


def _savings_offers(ctx: TableContext, given: GivenValues) -> Sequence[int]:
    treasury = public_state(ctx).railroads[given["railroad"]].treasury
    return (0, *[sum_ for sum_ in SAVINGS if sum_ > treasury][:3])


def _bounded_order(
    name: str,
    struct: type,
    field: str,
    limits: Callable[[TableContext, GivenValues], Sequence[int]],
) -> OrderSpec:
    """Declare an order about a railroad that may end at a limit."""
    limit_field: dict[str, Any] = {field: amount_field(o, "120", always=True, offered=limits)}
    return _railroad_order(
        name, struct, _presided_railroads, **limit_field, **bounded_texts(field, "-until")
    )


# Turns that an order executes, in words: trades before passing, turns of railroads.


def describe_pass(ctx: TableContext, order: rules.PassMarket) -> tuple[str, Mapping[str, object]]:
    """Return the suffix of the text key that describes the order, and its values."""
    turn = {"turn": str(order.turn)}
    if not order.first:
        return f"-{order.unless}", turn
    rest = o(f"does-pass-{order.unless}", ctx, **turn)
    trades = "\n".join(f"  - {_describe_trade(ctx, trade)}" for trade in order.first)
    return "-first", {"trades": trades, "rest": rest, **turn}


def _describe_trade(ctx: TableContext, shown: rules.Shown) -> str:
    parts = ", ".join(_describe_part(ctx, part) for part in shown.parts)
    return o("trade", ctx, parts=parts, cash=shown.cash)


def _describe_part(ctx: TableContext, part: a.AnyPart) -> str:
    if isinstance(part, a.Sell):
        counts = {lot.railroad: lot.count for lot in part.lots}
        return o("trade-sell", ctx, shares=list_shares(counts, counts, ctx))
    if isinstance(part, a.OpenAuction):
        return o("trade-open", ctx, card=part.card, bid=part.bid)
    if isinstance(part, a.BuyBack):
        return o("trade-back", ctx, railroad=part.railroad, count=part.count)
    key = "trade-start" if part.value else "trade-buy"
    count = part.held + part.orphan
    return o(key, ctx, railroad=part.railroad, count=count, value=part.value)


def describe_operate_all(
    ctx: TableContext, order: rules.OperateAll
) -> tuple[str, Mapping[str, object]]:
    """Return key suffix and values, as `describe_pass`."""
    rounds = sorted({promise.round for promise in order.turns})
    several = len(rounds) > 1
    turns = "\n".join(
        f"  - {_describe_turn(ctx, order.turn, promise, several)}" for promise in order.turns
    )
    ending = "" if several else "-round"
    return ending, {"turns": turns, "turn": str(order.turn), "round": str(rounds[0])}


def _describe_turn(ctx: TableContext, turn: int, promise: Promise, several: bool) -> str:
    steps = ", ".join(_describe_steps(ctx, promise.steps)) or o("turn-nothing", ctx)
    values = {"net": promise.net, "treasury": promise.treasury, "value": promise.value}
    use = _describe_profit_use(ctx, promise)
    text = o("turn", ctx, railroad=promise.railroad, steps=steps, use=use, **values)
    return o("turn-of", ctx, round=f"{turn}.{promise.round}", told=text) if several else text


def _describe_steps(ctx: TableContext, steps: Sequence[a.TurnStep]) -> Iterator[str]:
    """Yield what is done before the income, leaving out empty steps."""
    for step in steps:
        match step:
            case a.ScrapEquipment(cards) if cards:
                yield o("turn-scrap", ctx, count=len(cards))
            case a.BuyEquipment(count) if count:
                yield o("turn-buy", ctx, count=count)
            case a.BuildTrack(hexes):
                yield o("turn-build", ctx, hexes=", ".join(map(place_name, hexes)))
            case a.TakeResource(resource, hex_):
                yield o(f"turn-take-{resource}", ctx, hex=hex_)
            case a.ServeCities(cities) if cities:
                yield o("turn-serve", ctx, count=len(cities))


def _describe_profit_use(ctx: TableContext, promise: Promise) -> str:
    """Describe what becomes of the net income."""
    if a.PayDividends() in promise.steps:
        return o("turn-pay", ctx)
    return o("turn-retain" if a.RetainProfits() in promise.steps else "turn-loss", ctx)


def describe_operate(
    ctx: TableContext, order: rules.OperateAsIs
) -> tuple[str, Mapping[str, object]]:
    """Return key suffix and values, as `describe_pass`."""
    cities, profit = (o(f"does-operate-{choice}", ctx) for choice in (order.cities, order.profit))
    least = {"least": money(order.least, ctx)} if order.least else {}
    return "-least" if order.least else "", {"cities": cities, "profit": profit, **least}


ORDERS = DeclaredOrders(
    o,
    KINDS,
    [
        order_spec(
            "pass",
            rules.PassMarket,
            unless=FieldSpec(
                label=lambda ctx, given: o(f"press-pass-{given['unless']}", ctx),
                offered=lambda ctx, given: UNLESS,
                preset=lambda ctx, given: "falls",
            ),
            offered=always,
            build=lambda ctx, given: market_orders.pass_market_order(
                ctx.view, ctx.required_seat, given["unless"]
            ),
            does=describe_pass,
            endings=tuple(f"-{unless}" for unless in UNLESS),
            offer=("-falls", "-anything", "-first"),
        ),
        _railroad_order(
            "sell",
            rules.SellWhen,
            lambda ctx: list(public_state(ctx).players[ctx.required_seat].shares),
            kind="sell",
            falls=FieldSpec(),
            value=FieldSpec(form=True, hint=lambda ctx, given: "120", offered=_sale_offers),
            count=_COUNT_FIELD,
            filled=_fill_falls,
            does=lambda ctx, order: (
                f"-{'low' if order.falls else 'high'}{'' if order.count else '-all'}",
                {},
            ),
            endings=("-low", "-low-all", "-high", "-high-all"),
        ),
        _railroad_order(
            "buy",
            rules.BuyAtMost,
            lambda ctx: public_state(ctx).order,
            kind="buy",
            price=amount_field(o, "120", offered=_price_offers, preset=_share_value),
            count=replace(_COUNT_FIELD, asked=True, offered=lambda ctx, given: (0, *COUNTS)),
            **bounded_texts("count", "", "-all"),
        ),
        _railroad_order(
            "bid",
            rules.BidUpTo,
            lambda ctx: public_state(ctx).barons,
            kind="bid",
            field="card",
            limit=amount_field(o, "120", offered=lambda ctx, given: BIDS),
            offer=("",),
        ),
        order_spec(
            "auctions",
            rules.PassAuctions,
            offered=menu_line_if(lambda ctx: public_state(ctx).barons),
            offer=("",),
        ),
        order_spec("all", rules.OperateAll, does=describe_operate_all, offer=("", "-round")),
        _railroad_order(
            "operate",
            rules.OperateAsIs,
            _presided_railroads,
            cities=_choice_field("cities", CITIES),
            profit=_choice_field("profit", get_args(rules.Profit)),
            does=describe_operate,
            offer=("-least",),
        ),
        _railroad_order(
            "equipment",
            rules.KeepEquipment,
            _presided_railroads,
            level=FieldSpec(asked=True, label=_level_label, offered=_level_offers),
            **bounded_texts("level", "-until"),
        ),
        _bounded_order("track", rules.LeaveTrack, "treasury", _savings_offers),
        _railroad_order(
            "cities",
            rules.ServeFor,
            _presided_railroads,
            cities=_choice_field("cities", CITIES),
            does=lambda ctx, order: (f"-{order.cities}", {}),
            endings=tuple(f"-{cities}" for cities in CITIES),
        ),
        _bounded_order("pay", rules.PayOn, "until", _higher_values),
        _bounded_order("retain", rules.RetainOn, "treasury", _savings_offers),
    ],
)
