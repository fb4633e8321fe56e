"""The standing orders of Railroad Barons in chat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args

import data.railroad_barons as facts
from bot.chat.base.errors import Refusal
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import FieldSpec, GivenValues
from bot.chat.declared.field_types import FieldTypes
from bot.chat.declared.orders import (
    DeclaredOrders,
    OrderSpec,
    amount_field,
    bounded_texts,
    menu_line_if,
    order_spec,
    single_choice_order,
)
from bot.chat.declared.texts import Texts
from cogs.railroad_barons import stock
from cogs.railroad_barons.words import (
    KINDS,
    format_value,
    holding_name,
    holding_type,
    public_position,
    railroad_name,
)
from data.texts import money
from rules.game import Order
from rules.railroad_barons.model import actions as a
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import Railroad
from rules.railroad_barons.operating.obsolescence import obsolete_levels
from rules.railroad_barons.standing_orders import order_kinds as rules
from rules.railroad_barons.standing_orders import stock_orders
from rules.railroad_barons.standing_orders.planned_turns import PlannedTurn
from rules.railroad_barons.stock.stock_round import swap_owner

o = Texts("railroad_barons_orders", format_value)
PRICES = (50, 100, 200, 400)
HIGHER_VALUES = 4
"""Number of values offered above the current one."""


def _directed_holdings(ctx: TableContext) -> list[str]:
    rows = ctx.public.table.holdings.items()
    return [name for name, row in rows if row.director == ctx.seat]


def _holding_order(name: str, struct: type[Order], **options: Any) -> OrderSpec:
    """Declare an order about one of the Holdings that the seat directs."""
    which = FieldSpec(
        label=lambda ctx, given: holding_name(given["holding"], ctx),
        offered=lambda ctx, given: _directed_holdings(ctx),
        menu="menu-own",
    )
    return single_choice_order(name, struct, "holding", which, _directed_holdings, **options)


def _priority_offers(ctx: TableContext) -> list[GivenValues]:
    table = ctx.public.table
    return [{}] if swap_owner(Position(table)) == ctx.seat and not table.swap_used else []


def _value_offers(ctx: TableContext, given: GivenValues) -> list[int]:
    """Return 0, which means always, then the values above the current one."""
    index = ctx.public.table.holdings[given["holding"]].value or 0
    return [0, *facts.track().values[index + 1 : -1][:HIGHER_VALUES]]


def _require_price_above_least(ctx: TableContext, given: GivenValues) -> GivenValues:
    """Return the values given. Raises `Refusal` for a lowest price below which there are no
    offers (30)."""
    least = facts.constants().inter_holding_railroad_price_min
    if given.get("price", least + 1) <= least:
        sums = {"least": money(least, ctx.language), "above": money(least + 1, ctx.language)}
        raise Refusal("railroad_barons_orders-refuse-price", **sums)
    return given


def _describe_operate(
    ctx: TableContext, order: rules.OperateAsBefore
) -> tuple[str, Mapping[str, object]]:
    """Return key suffix and values, with the tokens of the round before, the network aside."""
    last = ctx.public.table.holdings[order.holding].last
    return ("", {}) if last is None else ("-last", {"plus": last[0], "down": last[1]})


# Turns that an order executes, in words: trades before passing, turns of Holdings.


def describe_pass(
    ctx: TableContext, order: rules.PassStockRound
) -> tuple[str, Mapping[str, object]]:
    """Return the suffix of the text key that describes the order, and its values."""
    number = {"set": str(order.set)}
    if not order.first:
        return f"-{order.unless}", number
    rest = o(f"does-pass-{order.unless}", ctx, **number)
    trades = "\n".join(f"  - {_describe_trade(ctx, trade)}" for trade in order.first)
    return "-first", {"trades": trades, "rest": rest, **number}


def _describe_trade(ctx: TableContext, shown: rules.Shown) -> str:
    parts = ", ".join(_describe_part(ctx, part) for part in stock.turn_parts(shown.turn))
    return o("trade", ctx, parts=parts, cash=shown.cash)


def _describe_part(ctx: TableContext, part: stock.Part) -> str:
    sums = {"take": str(part.take), "give": str(part.give), "price": getattr(part, "par", 0)}
    kind = stock.part_kind(part).removeprefix("exchange-")
    return o(f"trade-{kind}", ctx, holding=part.holding, **sums)


def describe_operate_all(
    ctx: TableContext, order: rules.OperateAll
) -> tuple[str, Mapping[str, object]]:
    """Return key suffix and values, as `describe_pass`."""
    halves = sorted({promise.half for promise in order.turns})
    several = len(halves) > 1
    turns = "\n".join(
        f"  - {_describe_turn(ctx, order.set, promise, several)}" for promise in order.turns
    )
    ending = "" if several else "-round"
    return ending, {"turns": turns, "round": f"{order.set}.{halves[0]}"}


def _describe_turn(ctx: TableContext, number: int, promise: PlannedTurn, several: bool) -> str:
    sums = {"treasury": promise.result.treasury, "price": promise.result.value}
    steps = ", ".join(_describe_steps(ctx, promise)) or o("turn-nothing", ctx)
    text = o("turn", ctx, holding=promise.holding, steps=steps, **sums)
    if promise.result.ends:
        text += o("turn-ends", ctx)
    return o("turn-of", ctx, round=f"{number}.{promise.half}", told=text) if several else text


def _describe_steps(ctx: TableContext, promise: PlannedTurn) -> Iterator[str]:
    """Yield the actions of the turn in order.

    What it was to buy may have left the stack long since; the cards have one order."""
    given = {row.free_railroad for row in facts.investors().values()}
    cards = [card for card, row in facts.railroads().items() if row.name not in given]
    stack = cards[cards.index(promise.top) :] if promise.top in cards else cards
    amount = promise.result.revenue
    for action in promise.actions:
        match action:
            case a.PlaceTokens(plus, down, network):
                yield o("turn-tokens", ctx, plus=plus, down=down, network=network)
            case a.PayDividends():
                yield o("turn-pay", ctx, amount=amount)
            case a.KeepRevenue():
                yield o("turn-keep", ctx, amount=amount)
            case a.BuyRailroad(side, help):
                card = stack.pop(0)
                bought = railroad_name(Railroad(card, side), ctx)
                text = o("turn-help" if help else "turn-buy", ctx, railroad=bought)
                if levels := obsolete_levels(public_position(ctx), card, side):
                    named = ", ".join(map(str, levels))
                    text += o("turn-obsolete", ctx, levels=named, count=len(levels))
                yield text
            case a.AssignInvestor(investor):
                yield o("turn-assign", ctx, investor=investor)
            case a.DiscardRailroads(discarded):
                yield o("turn-discard", ctx, count=len(discarded))


ORDERS = DeclaredOrders(
    o,
    # A Holding is written with its colour, since it is chosen from several.
    FieldTypes(**{**KINDS.kinds, "holding": holding_type(holding_name)}),
    [
        order_spec(
            "pass",
            rules.PassStockRound,
            unless=FieldSpec(
                label=lambda ctx, given: o(f"press-pass-{given['unless']}", ctx),
                offered=lambda ctx, given: get_args(rules.Unless),
                preset=lambda ctx, given: "mine",
            ),
            offered=menu_line_if(lambda ctx: ctx.public.table.draft is None),
            build=lambda ctx, given: stock_orders.make_pass_stock_round(
                ctx.view, ctx.required_seat, given["unless"]
            ),
            does=describe_pass,
            endings=tuple(f"-{unless}" for unless in get_args(rules.Unless)),
            offer=("-mine", "-anything", "-first"),
        ),
        _holding_order(
            "pay",
            rules.PayOn,
            until=amount_field(o, "120", offered=_value_offers, always=True),
            **bounded_texts("until", "-until"),
        ),
        _holding_order(
            "operate", rules.OperateAsBefore, does=_describe_operate, endings=("", "-last")
        ),
        _holding_order(
            "refuse",
            rules.RefuseBelow,
            price=amount_field(o, "120", offered=lambda ctx, given: PRICES),
            filled=_require_price_above_least,
            offer=("",),
        ),
        order_spec("all", rules.OperateAll, does=describe_operate_all, offer=("", "-round")),
        order_spec(
            "take", rules.TakePriority, offered=_priority_offers, detail="priority", offer=("",)
        ),
        order_spec("leave", rules.LeavePriority, offered=_priority_offers, detail="priority"),
    ],
)
