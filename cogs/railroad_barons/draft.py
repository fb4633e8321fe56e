"""The draft of the Investors, and the Priority Deal (rulings 3 and 7)."""

from __future__ import annotations

import data.railroad_barons as facts
from bot.chat.contract.pages import Prompt
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import FieldSpec, GivenValues
from bot.chat.declared.chat import PromptBuilder
from bot.chat.declared.move_spec import move_spec
from cogs.railroad_barons.words import (
    declare_moves,
    describe_ability,
    has_face_values,
    investor_name,
    label,
    money,
    person,
    t,
)
from rules.railroad_barons.model import actions as a
from rules.railroad_barons.model.state import Phase, State


def _face_value(given: GivenValues) -> int:
    return facts.investors()[given["investor"]].face_value


def _remaining_investors(ctx: TableContext, given: GivenValues) -> list[str]:
    draft = ctx.public.table.draft
    return [] if draft is None else draft.left


def _fill_face_value(ctx: TableContext, given: GivenValues) -> GivenValues:
    """Add the face value as the price if Investors are drafted at face value."""
    if ctx.public.table.options.face_values and "investor" in given:
        return {"price": _face_value(given), **given}
    return given


def _price_offers(ctx: TableContext, given: GivenValues) -> list[int]:
    """Return prices to choose from: the face value, then steps below and above it. Any price
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


def _swap_values(ctx: TableContext, action: a.SwapPriority) -> dict[str, object]:
    table = ctx.public.table
    return {"name": 1 - table.priority, "mine": _holds_priority(table, ctx.required_seat)}


def _holds_priority(table: State, seat: int) -> str:
    """Return "yes" if the seat has the Priority Deal, for the texts that are read to it."""
    return "yes" if table.priority == seat else "no"


MOVES = declare_moves(
    [
        move_spec(
            "select",
            a.SelectInvestor,
            investor=FieldSpec(
                label=lambda ctx, given: investor_name(given["investor"], ctx),
                detail=lambda ctx, given: describe_ability(given["investor"], ctx),
                offered=_remaining_investors,
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
        move_spec("keep-priority", a.KeepPriority),
        move_spec("swap-priority", a.SwapPriority, sure=_swap_values),
    ],
    earlier={"priority/keep": "keep-priority", "priority/swap": "swap-priority"},
)


def _select_prompt(ctx: TableContext) -> Prompt:
    table: State = ctx.public.table
    seat = ctx.required_seat
    assert table.draft is not None
    key = "ask-select-fixed" if table.options.face_values else "ask-select"
    step, other = str(table.draft.step + 1), person(ctx, 1 - seat)
    count = str(len(facts.constants().draft_selector_order))
    text = t(key, ctx, step=step, count=count, other=other)
    whole = () if table.options.face_values else (MOVES.form_button(ctx, "select"),)
    return Prompt(text, whole, MOVES.menu(ctx, "select"))


def _choose_prompt(ctx: TableContext) -> Prompt:
    table: State = ctx.public.table
    seat = ctx.required_seat
    draft = table.draft
    assert draft is not None and draft.investor is not None
    card = draft.investor
    values = {"name": 1 - seat, "price": draft.price, "investor": card, "ability": card}
    values |= {"fixed": has_face_values(ctx)}
    buttons = tuple(MOVES.button(ctx, name, **values) for name in ("money", "card"))
    return Prompt(t("ask-choose", ctx, **values), buttons)


def _priority_prompt(ctx: TableContext) -> Prompt:
    table: State = ctx.public.table
    seat = ctx.required_seat
    holder, other = table.priority, 1 - table.priority
    mine = _holds_priority(table, seat)
    names = {"holder": person(ctx, holder), "other": person(ctx, other), "mine": mine}
    buttons = (
        MOVES.button(ctx, "keep-priority", name=label(ctx, holder), mine=mine),
        MOVES.button(ctx, "swap-priority", name=label(ctx, other), mine=mine),
    )
    return Prompt(t("ask-priority", ctx, set=str(table.set), **names), buttons)


PROMPTS: dict[Phase, PromptBuilder] = {
    Phase.SELECT: _select_prompt,
    Phase.CHOOSE: _choose_prompt,
    Phase.PRIORITY: _priority_prompt,
}
