"""The end of a company's turn: its trains are changed, it delivers, and its income is used, with
both outcomes shown (ruling 60)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace as changed
from typing import get_args

from msgspec.structs import replace

import data.train_tycoon as facts
from bot.chat.base.errors import require_known
from bot.chat.contract.pages import (
    MENU_OPTIONS,
    Act,
    Answer,
    Button,
    Field,
    Form,
    Option,
    Preview,
    Prompt,
)
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import FieldSpec
from bot.chat.declared.move_spec import move_spec
from bot.chat.declared.moves import Words
from bot.chat.declared.plan_codec import PlanCodec
from cogs.train_tycoon import pictures
from cogs.train_tycoon.operate import trains
from cogs.train_tycoon.operate.places import describe_forecast, describe_funds
from cogs.train_tycoon.words import (
    KINDS,
    company_name,
    declare_moves,
    money,
    public_position,
    quiet_button,
    t,
)
from rules.train_tycoon.ending import share_value, target_price
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.events import Paid
from rules.train_tycoon.model.operation_events import PaidOut
from rules.train_tycoon.model.position import Position, loans
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.operation import forecast
from rules.train_tycoon.operation.income import payout_choice, payout_per_share, shareholders
from rules.train_tycoon.preview import preview


def trains_prompt(ctx: TableContext) -> Prompt:
    """Return the prompt before the deliveries, at which trains may be added and removed."""
    position = public_position(ctx)
    name, current = position.operation.company, forecast.forecast_turn(position)
    count, each = len(position.lines_of(name)), position.turn_facts.train_cost_each
    values = {"count": count, "most": trains.max_trains(), "each": each}
    text = [
        t("ask-trains", ctx, company=company_name(name), **values),
        describe_funds(position, ctx),
        describe_forecast(ctx, current),
    ]
    if position.operation.cut:
        text.append(t("ask-trains-cut", ctx))
    buttons = [MOVES.button(ctx, "finish")]
    if each := payout_choice(position, current.income):
        # If the income will leave a choice, offer to deliver and decide in one press.
        buttons.append(Button("finish/pay", t("press-finish-pay", ctx, each=each)))
        keep = t("press-finish-retain", ctx, amount=current.income)
        buttons.append(Button("finish/retain", keep))
    buttons.append(quiet_button(ctx, "change", "press-change", form=True))
    buttons.append(quiet_button(ctx, f"ships/{name}", "press-ships", look=True))
    buttons.append(quiet_button(ctx, f"if/{name}", "press-if", look=True))
    menus = trains.MOVES.legal_menu(ctx, "expand") + trains.MOVES.legal_menu(ctx, "cut")
    return Prompt("\n".join(text), tuple(buttons), menus)


# Changes of trains, deliveries and the use of the income at once.

_CHANGES: PlanCodec[a.FinishTrains] = PlanCodec(a.FinishTrains, KINDS, a.FinishTrains())


def finish_key(ctx: TableContext, action: a.FinishTrains) -> str:
    """Return the key that delivers after these changes."""
    if not action.changes:
        return MOVES.move_key("finish", action)
    return f"change/{_CHANGES.encode(action)}"


def change_form(ctx: TableContext, rest: str) -> Form:
    """Return the form for trains to add and to cut, and what is done with the income."""
    require_known(not rest and ctx.public.phase is Phase.TRAINS)
    fields = [
        Field(name, t(f"menu-{name}", ctx), kind="choices", options=options, optional=True)
        for name in ("expand", "cut")
        if (options := tuple(_change_options(ctx, name)))
    ]
    uses = tuple(Option(use, t(f"use-{use}", ctx)) for use in get_args(a.AfterDelivery))
    income = Field("then", t("form-change-then", ctx), value="ask", kind="choice", options=uses)
    return Form(t("press-change", ctx).removesuffix("…"), (*fields, income))


def _change_options(ctx: TableContext, name: str) -> Iterator[Option]:
    """Yield the options of the menu of a move, with changes as values."""
    menus = trains.MOVES.legal_menu(ctx, name)
    actions = trains.MOVES.legal_actions(ctx, name)[:MENU_OPTIONS]
    for action, option in zip(actions, (menus[0].options if menus else ()), strict=False):
        yield changed(option, value=_CHANGES.encode(a.FinishTrains(changes=(action,))))


def answer_change(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    """Answer the form, or `change/<code>`: preview the deliveries after these changes."""
    action = _CHANGES.decode(rest)
    if words:
        codes = [code for name in ("expand", "cut") for code in words.get(name, "").split("+")]
        changes = [change for code in codes for change in _CHANGES.decode(code).changes]
        uses: tuple[a.AfterDelivery, ...] = get_args(a.AfterDelivery)
        then = next((use for use in uses if use == words.get("then")), uses[0])
        action = a.FinishTrains(then, tuple(changes))
    if confirmed or not action.changes or not MOVES.is_allowed(ctx, action):
        return Act(action)
    position, name = public_position(ctx), public_position(ctx).operation.company
    now = forecast.forecast_turn(position).income
    after = preview(ctx.view, replace(action, then="ask"))
    lines = [
        _describe_changes(ctx, action),
        t("sure-finish", ctx, now=now, income=after.table.companies[name].income),
        t(f"sure-finish-{action.then}", ctx),
    ]
    draw = pictures.action_preview(ctx, action)
    return Preview("\n".join(lines), t("confirm-finish", ctx), draw, finish_key(ctx, action))


def _describe_changes(ctx: TableContext, action: a.FinishTrains) -> str:
    """Describe the trains added and cut."""
    lists: dict[str, list[str]] = {"expand": [], "cut": []}
    for change in action.changes:
        if isinstance(change, a.Expand):
            chain, _ = trains.expansion_terms(ctx, change)
            lists["expand"].append(trains.describe_chain(ctx, chain))
        else:
            lists["cut"].append(trains.describe_action_line(ctx, change))
    sentences = (t(f"sure-finish-{key}", ctx, lines=names) for key, names in lists.items() if names)
    return "\n".join(sentences)


# The income.


def payout_prompt(ctx: TableContext) -> Prompt:
    position = public_position(ctx)
    name, row = position.operation.company, position.operating_company
    each, shares_held = payout_per_share(position, name), dict(shareholders(position, name))
    paid, retained = (preview(ctx.view, action) for action in (a.PayOut(), a.Retain()))
    parts = [
        t("payout-part", ctx, name=event.payee, amount=event.amount, count=shares_held[event.payee])
        for event in paid.events
        if isinstance(event, Paid) and event.why == "payout" and not isinstance(event.payee, str)
    ]
    rest = sum(event.kept for event in paid.events if isinstance(event, PaidOut))
    outcomes = [_describe_outcome(ctx, after.table, name) for after in (paid, retained)]
    text = [
        t("ask-payout", ctx, company=company_name(name), income=row.income, issued=row.issued),
        t("ask-payout-pay", ctx, each=each, parts=parts, rest=rest, after=outcomes[0]),
        t("ask-payout-keep", ctx, income=row.income, after=outcomes[1]),
        t("ask-payout-price", ctx),
    ]
    pay_button = MOVES.button(ctx, "payout", each=each)
    return Prompt("\n".join(text), (pay_button, MOVES.button(ctx, "retain", amount=row.income)))


def _describe_outcome(ctx: TableContext, after: State, name: str) -> str:
    """Describe the company after the choice: money, interest, target price and share value."""
    row = after.companies[name]
    count = loans(row.net)
    interest = count * facts.finance().company_interest_per_loan
    sums = {"loans": count, "interest": interest, "value": share_value(Position(after), name)}
    return t("payout-after", ctx, purse=row.net, target=money(target_price(row), ctx), **sums)


MOVES = declare_moves(
    move_spec("finish", a.FinishTrains, then=FieldSpec()),
    move_spec("payout", a.PayOut),
    move_spec("retain", a.Retain),
)
