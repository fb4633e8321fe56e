"""Lessons of Railroad Barons, phase by phase, and its practice goal: a Railroad bought by the
seat's own Holding. Nothing in this game is secret (38)."""

from __future__ import annotations

from collections.abc import Sequence

import data.railroad_barons as facts
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.lessons import KeyedText, Lessons
from bot.chat.declared.texts import Texts
from cogs.railroad_barons.stock import card_menu
from cogs.railroad_barons.words import (
    format_value,
    holding_name,
    money,
    operating_values,
    player_state,
    public_position,
)
from rules.game import Event
from rules.railroad_barons.model import events as e
from rules.railroad_barons.model.state import Phase, Railroad
from rules.railroad_barons.operating.railroads import railroad_price
from rules.railroad_barons.operating.revenue import dividends_by_seat, raised_value


def _select(ctx: TableContext) -> KeyedText:
    key = "select-face" if ctx.view.table.options.face_values else "select"
    return key, {"name": 1 - ctx.required_seat, "cash": player_state(ctx).cash}


def _choose(ctx: TableContext) -> KeyedText:
    draft = ctx.view.table.draft
    card = facts.investors()[draft.investor]
    values = {"price": draft.price, "cash": player_state(ctx).cash}
    if card.holding is None or card.par_value is None:
        return "choose", values
    stock = money(card.par_value * facts.constants().director_certificate_percent // 10, ctx)
    return "choose-holding", {**values, "holding": holding_name(card.holding, ctx), "value": stock}


def _stock(ctx: TableContext) -> KeyedText:
    table, seat, position = ctx.view.table, ctx.required_seat, public_position(ctx)
    directed = {name: row for name, row in table.holdings.items() if row.director == seat}
    unfloated = [name for name, row in directed.items() if not row.floated]
    numbers = facts.constants()
    if unfloated:
        name = unfloated[0]
        return "stock-float", {
            "holding": holding_name(name, ctx),
            "percent": sum(position.percent_owned(owner, name) for owner in (0, 1)),
            "needed": numbers.float_percent,
            "amount": numbers.start_capital_multiple_of_share_value * position.share_value(name),
        }
    if not card_menu(ctx):
        return "stock-pass", {"cash": player_state(ctx).cash}
    if not directed:
        min_price = numbers.start_values[0] * numbers.director_certificate_percent // 10
        return "stock-start", {"cash": player_state(ctx).cash, "price": min_price}
    name = max(directed, key=position.share_value)
    values = {"percent": position.percent_owned(seat, name), "price": position.share_value(name)}
    return "stock", {"holding": holding_name(name, ctx), "cash": player_state(ctx).cash, **values}


def _tokens(ctx: TableContext) -> KeyedText:
    values = operating_values(ctx)
    if not values["count"]:
        return "tokens-last" if values["free"] == 1 else "tokens-first", values
    return "tokens", {**values, "amount": facts.constants().network_token_income}


def _revenue(ctx: TableContext) -> KeyedText:
    position = public_position(ctx)
    name, row = position.operating
    earned = position.state.revenues.get(name, 0)
    return "revenue", operating_values(ctx) | {
        "amount": dividends_by_seat(position, name, earned)[ctx.required_seat],
        "before": position.share_value(name),
        "after": raised_value(position, name),
        "treasury": row.treasury + earned,
    }


def _railroads(ctx: TableContext) -> KeyedText:
    position = public_position(ctx)
    name, row = position.operating
    values = operating_values(ctx)
    if not row.plus or not position.state.stack:
        return "railroads-none", values
    top = Railroad(position.state.stack[0], 0)
    price, income = railroad_price(position, name, 0), position.side_of(top).income
    return "railroads", {**values, "railroad": top, "price": price, "income": income}


def _offer(ctx: TableContext) -> KeyedText:
    offer = ctx.view.table.offer
    seller = ctx.view.table.holdings[offer.seller]
    key = "offer" if seller.director == ctx.seat else "offer-mine"
    return key, {"price": offer.price, "holding": holding_name(offer.seller, ctx)}


LESSONS = Lessons(
    Texts("railroad_barons_lessons", format_value),
    {
        Phase.SELECT: _select,
        Phase.CHOOSE: _choose,
        Phase.PRIORITY: lambda ctx: ("priority", {}),
        Phase.STOCK: _stock,
        Phase.TOKENS: _tokens,
        Phase.REVENUE: _revenue,
        Phase.RAILROADS: _railroads,
        Phase.OFFER: _offer,
        Phase.DISCARD: lambda ctx: ("discard", operating_values(ctx)),
    },
)


def reached_practice_goal(events: Sequence[Event], seat: int) -> bool:
    """Return whether the seat has bought a Railroad for its Holding."""
    return any(isinstance(event, e.RailroadBought) and event.seat == seat for event in events)
