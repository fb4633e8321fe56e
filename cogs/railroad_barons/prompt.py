"""The prompts of the public card by phase, and the moves they lead to; in this module those of the
draft and the Priority Deal (rulings 3 and 7), of a Stock Round and of the revenue.

Each prompt says in one sentence what its step is for. Nothing in this game is secret (38), so a
prompt may show what the seat on turn has."""

from __future__ import annotations

import data.railroad_barons as facts
from bot.chat.contract.pages import Button, Prompt
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import FieldSpec, GivenValues
from bot.chat.declared.chat import PromptBuilder
from bot.chat.declared.move_spec import Confirmation, move_spec
from cogs.railroad_barons import pictures, railroads, stock, tokens, whole_turn
from cogs.railroad_barons.story import describe_dividends
from cogs.railroad_barons.words import (
    declare_moves,
    describe_ability,
    has_face_values,
    holding_name,
    investor_name,
    label,
    money,
    operating_values,
    person,
    public_position,
    t,
)
from rules.railroad_barons.game import GAME
from rules.railroad_barons.model import actions as a
from rules.railroad_barons.model.state import Phase, State
from rules.railroad_barons.operating.revenue import dividends_by_seat, raised_value
from rules.railroad_barons.stock.composing import EMPTY_PLAN, describe_deal, next_sales

# The draft, and the Priority Deal.


def _face_value(given: GivenValues) -> int:
    return facts.investors()[given["investor"]].face_value


def _fill_face_value(ctx: TableContext, given: GivenValues) -> GivenValues:
    """Add the face value as the price if Investors are drafted at face value."""
    if ctx.public.table.options.face_values and "investor" in given:
        return {"price": _face_value(given), **given}
    return given


def _price_offers(ctx: TableContext, given: GivenValues) -> list[int]:
    """Return prices to choose from: the face value, then steps below and above it. Every price
    may be named (3)."""
    face = _face_value(given)
    return [face, face // 2, face * 3 // 4 // 5 * 5, face + face // 2, 2 * face]


def _price_label(ctx: TableContext, given: GivenValues) -> str:
    key = "press-price-face" if given["price"] == _face_value(given) else "press-price"
    return t(key, ctx, price=given["price"])


def _price_question(ctx: TableContext, given: GivenValues) -> str:
    card = given["investor"]
    return t("select", ctx, investor=card, ability=card, face=_face_value(given))


def _select_values(ctx: TableContext, action: a.SelectInvestor) -> dict[str, str]:
    other = person(ctx, 1 - ctx.required_seat)
    return {"ability": action.investor, "other": other, "fixed": has_face_values(ctx)}


def _select_prompt(ctx: TableContext) -> Prompt:
    table: State = ctx.public.table
    assert table.draft is not None
    key = "ask-select-fixed" if table.options.face_values else "ask-select"
    step, other = str(table.draft.step + 1), person(ctx, 1 - ctx.required_seat)
    count = str(len(facts.constants().draft_selector_order))
    text = t(key, ctx, step=step, count=count, other=other)
    whole = () if table.options.face_values else (MOVES.form_button(ctx, "select"),)
    return Prompt(text, whole, MOVES.menu(ctx, "select"))


def _choose_values(ctx: TableContext) -> dict[str, object]:
    draft = ctx.public.table.draft
    values = {"price": draft.price, "investor": draft.investor, "ability": draft.investor}
    return {"name": 1 - ctx.required_seat, "fixed": has_face_values(ctx), **values}


def _holds_priority(ctx: TableContext) -> str:
    """Return "yes" if the seat has the Priority Deal, for the texts that are read to it."""
    return "yes" if ctx.public.table.priority == ctx.required_seat else "no"


def _swap_values(ctx: TableContext, action: a.SwapPriority) -> dict[str, object]:
    return {"name": 1 - ctx.public.table.priority, "mine": _holds_priority(ctx)}


def _priority_prompt(ctx: TableContext) -> Prompt:
    table: State = ctx.public.table
    holder, other, mine = table.priority, 1 - table.priority, _holds_priority(ctx)
    names = {"holder": person(ctx, holder), "other": person(ctx, other), "mine": mine}
    buttons = (
        MOVES.button(ctx, "keep-priority", name=label(ctx, holder), mine=mine),
        MOVES.button(ctx, "swap-priority", name=label(ctx, other), mine=mine),
    )
    return Prompt(t("ask-priority", ctx, set=str(table.set), **names), buttons)


# A Stock Round.


def _stock_prompt(ctx: TableContext) -> Prompt:
    table: State = ctx.public.table
    seat = ctx.required_seat
    assert table.stock is not None
    must_sell, opponent_passed = a.Pass() not in ctx.view.legal, table.stock.passes > 0
    count, limit = len(table.players[seat].certificates), facts.constants().certificate_limit
    values = {"cash": table.players[seat].cash, "count": count, "limit": limit}
    deal = describe_deal(ctx.view)
    lines = [t("ask-stock-over" if must_sell else "ask-stock", ctx, deal=deal, **values)]
    if table.stock.sold[seat] and table.options.rebuy == "round":
        names = ", ".join(holding_name(name, ctx) for name in table.stock.sold[seat])
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


# The revenue.


def _revenue_prompt(ctx: TableContext) -> Prompt:
    values = _revenue_values(ctx)
    keys = ("ask-revenue", "ask-revenue-pay", "ask-revenue-keep")
    lines = [t(key, ctx, **values) for key in keys]
    if ends_game := _ends_game(ctx):
        end = money(facts.constants().end_share_value, ctx)
        lines.append(t("ask-revenue-end", ctx, value=end))
    best, amount = GAME.evaluator.only_proposal(ctx.view, ctx.required_seat), values["revenue"]
    pay_label = t("press-pay-end" if ends_game else "press-pay", ctx, amount=amount)
    buttons = (
        Button("pay", pay_label, "go" if best == a.PayDividends() else "plain"),
        MOVES.button(ctx, "keep", "go" if best == a.KeepRevenue() else "plain", amount=amount),
    )
    return Prompt("\n".join(lines), buttons)


def _revenue_values(ctx: TableContext) -> dict[str, object]:
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


def _confirm_pay(ctx: TableContext, action: a.PayDividends) -> Confirmation | None:
    """Return the confirmation of a dividend that ends the game; None otherwise."""
    if not _ends_game(ctx):
        return None
    return MOVES.confirmation(ctx, "pay", action, t("sure-pay-end", ctx), **_revenue_values(ctx))


MOVES = declare_moves(
    [
        move_spec("pass", a.Pass, said="said-pass"),
        move_spec("pay", a.PayDividends, sure=_confirm_pay, draw=pictures.operating_preview),
        move_spec("keep", a.KeepRevenue),
        move_spec(
            "select",
            a.SelectInvestor,
            investor=FieldSpec(
                label=lambda ctx, given: investor_name(given["investor"], ctx),
                detail=lambda ctx, given: describe_ability(given["investor"], ctx),
                offered=lambda ctx, given: getattr(ctx.public.table.draft, "left", ()),
                menu="menu-select",
                choose=True,
            ),
            price=FieldSpec(
                label=_price_label,
                offered=_price_offers,
                ask=_price_question,
                form=True,
                preset=lambda ctx, given: _face_value(given),
                hint=lambda ctx, given: t("form-select-hint", ctx),
                other="press-price-form",
                least=lambda ctx, given: money(facts.constants().draft_named_price.min, ctx),
                most=lambda ctx, given: money(facts.constants().draft_named_price.max, ctx),
            ),
            filled=_fill_face_value,
            sure=_select_values,
        ),
        move_spec("money", a.TakeMoney),
        move_spec("card", a.TakeCard),
        move_spec("keep-priority", a.KeepPriority, said="said-keep-priority"),
        move_spec("swap-priority", a.SwapPriority, sure=_swap_values, said="said-swap-priority"),
    ],
    others={
        "deal": stock.STOCK.answer,
        "sell": stock.STOCK.answer,
        "buy": stock.buy_page,
        whole_turn.HEAD: whole_turn.answer_form,
    },
    forms={whole_turn.HEAD: whole_turn.build_form},
    keys={
        a.SellAndBuy: lambda ctx, action: stock.STOCK.key(action),
        a.Operate: lambda ctx, action: whole_turn.turn_key(action),
    },
    earlier={"priority/keep": "keep-priority", "priority/swap": "swap-priority"},
).merge(tokens.MOVES, railroads.MOVES)

PROMPTS: dict[Phase, PromptBuilder] = {
    Phase.SELECT: _select_prompt,
    Phase.CHOOSE: _choose_values,
    Phase.PRIORITY: _priority_prompt,
    Phase.STOCK: _stock_prompt,
    Phase.TOKENS: whole_turn.add_form(tokens.tokens_prompt),
    Phase.REVENUE: whole_turn.add_form(_revenue_prompt),
    Phase.RAILROADS: whole_turn.add_form(railroads.railroads_prompt),
    Phase.OFFER: railroads.offer_prompt,
    Phase.DISCARD: operating_values,
}
