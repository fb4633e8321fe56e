"""The private card on which secret choices are made, by all players at the same time.

It is a look, so anybody may open it at any time: a player who has chosen sees the choice;
others and spectators see no more than the public card shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.chat.contract.pages import Button, EphemeralPage
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import FieldSpec
from bot.chat.declared.move_spec import Confirmation
from cogs.train_tycoon.turn_orders import SHARES, TARGETS
from cogs.train_tycoon.words import company_field, person, player_state, t
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Phase

ChoicePage = Callable[[TableContext, str], EphemeralPage]
"""A function that returns the page of the choice the seat must make now, for this company
if the choice is about one."""


def asked_company(*actions: type[a.SetPrice | a.Bid | a.Rebid]) -> FieldSpec:
    """Return the spec of the company for which the seat still has to choose such an action."""

    def list_asked(ctx: TableContext) -> dict[str, None]:
        chosen = (action for action in ctx.view.legal if isinstance(action, actions))
        return dict.fromkeys(action.company for action in chosen)

    return company_field("", offered=list_asked)


def confirm_void(ctx: TableContext, reason: str) -> Confirmation:
    """Return the confirmation of a choice that would have no effect."""
    return Confirmation(reason, t("confirm-in-vain", ctx))


def private_page(ctx: TableContext, pages: Mapping[Phase, ChoicePage]) -> EphemeralPage:
    """Return the page with the reader's choices so far and the next one to make."""
    table = ctx.view.table
    choice_page = pages.get(table.phase)
    if choice_page is None:
        return EphemeralPage(t("secret-nothing", ctx))
    waiting_text = t("secret-out", ctx, names=[person(ctx, seat) for seat in ctx.public.to_move])
    if ctx.seat is None:
        return EphemeralPage(waiting_text)
    lines = []
    for chosen in Position(table).secret_choices():
        key = "secret-made-for" if chosen.company else "secret-made"
        lines.append(t(key, ctx, company=chosen.company, choice=chosen.chosen))
    missing = [ask.company for ask in table.asks if ask.seat == ctx.seat]
    if not missing:
        lines += [t("secret-done" if lines else "secret-not-asked", ctx), waiting_text]
        return EphemeralPage("\n".join(lines))
    next_page = choice_page(ctx, missing[0])
    if len(missing) > 1:
        lines.append(t("secret-more", ctx, count=len(missing) - 1))
    # This choice and the following ones can be made at once, as an order.
    order_buttons = (
        Button(sheet.head, t(f"press-{sheet.head}", ctx), "quiet", order=True)
        for sheet in (SHARES, TARGETS)
        if sheet.menu_lines(ctx)
    )
    text, buttons = "\n".join([*lines, next_page.text]), (*next_page.buttons, *order_buttons)
    return replace(next_page, text=text, buttons=buttons)


def describe_purse(ctx: TableContext) -> str:
    """Return `You have $35 and 1 loan.`"""
    return t("own-purse", ctx, purse=player_state(ctx).net)
