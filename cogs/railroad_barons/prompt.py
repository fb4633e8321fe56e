"""The prompts of the public card by phase. Each prompt says in one sentence what its step is
for. Nothing in this game is secret (38), so a prompt may show what the seat on turn has."""

from __future__ import annotations

from typing import Any

import data.railroad_barons as facts
from bot.chat.contract.pages import Button, Prompt
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.chat import PromptBuilder
from bot.chat.declared.move_spec import Confirmation, move_spec
from cogs.railroad_barons import draft, pictures, railroads, stock, tokens, whole_turn
from cogs.railroad_barons.story import describe_dividends
from cogs.railroad_barons.words import (
    declare_moves,
    holding_name,
    money,
    operating_values,
    public_position,
    t,
)
from rules.railroad_barons.game import GAME
from rules.railroad_barons.model.actions import KeepRevenue, Operate, Pass, PayDividends, SellAndBuy
from rules.railroad_barons.model.state import Phase, State
from rules.railroad_barons.operating.revenue import dividends_by_seat, raised_value
from rules.railroad_barons.stock.composing import EMPTY_PLAN, describe_deal, next_sales


def _stock_prompt(ctx: TableContext) -> Prompt:
    table: State = ctx.public.table
    seat = ctx.required_seat
    stock_state = table.stock
    assert stock_state is not None
    must_sell, opponent_passed = Pass() not in ctx.view.legal, stock_state.passes > 0
    count, limit = len(table.players[seat].certificates), facts.constants().certificate_limit
    values = {"cash": table.players[seat].cash, "count": count, "limit": limit}
    deal = describe_deal(ctx.view)
    lines = [t("ask-stock-over" if must_sell else "ask-stock", ctx, deal=deal, **values)]
    if stock_state.sold[seat] and table.options.rebuy == "round":
        names = ", ".join(holding_name(name, ctx) for name in stock_state.sold[seat])
        lines.append(t("ask-stock-sold", ctx, holdings=names))
    if opponent_passed:
        lines.append(t("ask-stock-last", ctx, name=1 - seat))
    buttons = []
    if next_sales(ctx.view):
        buttons.append(Button("deal/", t("press-compose", ctx)))
    if not must_sell:
        key = "press-pass-ends" if opponent_passed else "press-pass"
        buttons.append(Button("pass", t(key, ctx), "quiet"))
    menus = stock.card_menu(ctx) + stock.sell_menu(ctx, EMPTY_PLAN, "menu-sell")
    return Prompt("\n".join(lines), tuple(buttons), menus)


def _revenue_prompt(ctx: TableContext) -> Prompt:
    seat = ctx.required_seat
    values = _revenue_values(ctx)
    keys = ("ask-revenue", "ask-revenue-pay", "ask-revenue-keep")
    lines = [t(key, ctx, **values) for key in keys]
    if ends_game := _ends_game(ctx):
        lines.append(t("ask-revenue-end", ctx, value=money(values["after"], ctx)))
    best, amount = GAME.evaluator.only_proposal(ctx.view, seat), values["revenue"]
    pay_label = t("press-pay-end" if ends_game else "press-pay", ctx, amount=amount)
    buttons = (
        Button("pay", pay_label, "go" if best == PayDividends() else "plain"),
        MOVES.button(ctx, "keep", "go" if best == KeepRevenue() else "plain", amount=amount),
    )
    return Prompt("\n".join(lines), buttons)


def _revenue_values(ctx: TableContext) -> dict[str, Any]:
    """Return the text values about paying out or keeping the revenue."""
    position = public_position(ctx)
    name, row = position.operating
    earned = position.state.revenues.get(name, 0)
    return operating_values(ctx) | {
        "revenue": earned,
        "parts": describe_dividends(ctx, dividends_by_seat(position, name, earned)),
        "before": position.share_value(name),
        "after": raised_value(position, name),
        "then": money(row.treasury + earned, ctx),
    }


def _ends_game(ctx: TableContext) -> bool:
    """Return whether a dividend would take the value to the top and so end the game (36)."""
    position = public_position(ctx)
    return raised_value(position, position.operating[0]) == facts.constants().end_share_value


def _confirm_pay(ctx: TableContext, action: PayDividends) -> Confirmation | None:
    """Return the confirmation of a dividend that ends the game; None otherwise."""
    if not _ends_game(ctx):
        return None
    values = {**_revenue_values(ctx), "draw": pictures.operating_preview(ctx, action)}
    return MOVES.confirmation(ctx, "pay", action, t("sure-pay-end", ctx), **values)


MOVES = declare_moves(
    [
        move_spec("pass", Pass),
        move_spec("pay", PayDividends, sure=_confirm_pay),
        move_spec("keep", KeepRevenue),
    ],
    others={
        "deal": stock.STOCK.answer,
        "sell": stock.STOCK.answer,
        "buy": stock.buy_page,
        whole_turn.HEAD: whole_turn.answer_form,
    },
    forms={whole_turn.HEAD: whole_turn.build_form},
    keys={
        SellAndBuy: lambda ctx, action: stock.STOCK.key(action),
        Operate: lambda ctx, action: whole_turn.turn_key(action),
    },
).merge(draft.MOVES, tokens.MOVES, railroads.MOVES)

PROMPTS: dict[Phase, PromptBuilder] = {
    **draft.PROMPTS,
    Phase.STOCK: _stock_prompt,
    Phase.TOKENS: whole_turn.add_form(tokens.tokens_prompt),
    Phase.REVENUE: whole_turn.add_form(_revenue_prompt),
    Phase.RAILROADS: whole_turn.add_form(railroads.railroads_prompt),
    Phase.OFFER: railroads.offer_prompt,
    Phase.DISCARD: railroads.discard_prompt,
}
