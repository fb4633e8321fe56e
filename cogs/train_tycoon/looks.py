"""Private looks of Train Tycoon, and the content of the pictures in words."""

from __future__ import annotations

from functools import partial

import data.train_tycoon as facts
from bot.chat.base.errors import require_known
from bot.chat.contract.pages import EphemeralPage, Menu, Option
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.chat import OWN_BUTTON
from bot.chat.declared.looks import Looks
from cogs.train_tycoon import pictures
from cogs.train_tycoon.market import secret
from cogs.train_tycoon.operate import what_if
from cogs.train_tycoon.prompt import SECRET_PAGES
from cogs.train_tycoon.words import company_name, menu, money, public_position, t
from data.train_tycoon.structs import PhaseName
from render.train_tycoon.finance.history import render_history
from render.train_tycoon.finance.market import render_market
from render.train_tycoon.finance.shares import render_shares
from render.train_tycoon.in_words import describe_table


def _company_page(head: str, ctx: TableContext, name: str) -> EphemeralPage:
    """Return a company, enlarged, or its network, with the other pages about it. Raises
    `UnknownKey`."""
    require_known(name in public_position(ctx).state.order)
    draw = pictures.charter(ctx, name) if head == "company" else pictures.board(ctx, name)
    other_head = "network" if head == "company" else "company"
    buttons = LOOKS.button(other_head, ctx, name), LOOKS.button("if", ctx, name)
    return EphemeralPage("", draw, buttons, _company_menu(ctx))


def _company_menu(ctx: TableContext) -> tuple[Menu, ...]:
    """Every company, large."""
    options = (
        Option(name, company_name(name), emoji=ctx.find_emoji([name]))
        for name in public_position(ctx).state.order
    )
    return menu(ctx, "company", "menu-companies", options, look=True)


def _wealth_page(ctx: TableContext) -> EphemeralPage:
    if not public_position(ctx).state.history:
        return EphemeralPage(t("wealth-none", ctx))
    return EphemeralPage("", pictures.draw_public(ctx, render_history))


def _rules_page(ctx: TableContext) -> EphemeralPage:
    """Return the rules on one page, for newcomers."""
    numbers, options = facts.finance(), public_position(ctx).state.options
    lines = [
        t("help-goal", ctx, turns=str(facts.components().turns)),
        t("help-trading", ctx, turns=_turns_with("trading")),
        t(
            "help-treasury",
            ctx,
            interest=numbers.player_interest_per_loan,
            presidencies=str(numbers.max_presidencies),
            loans=str(numbers.player_bankrupt_mandatory_from_loans),
        ),
        t("help-mergers", ctx, fee=numbers.failed_bid_fee),
        t("help-ipo", ctx, least=numbers.ipo_min_shares, turns=_turns_with("ipo")),
        t("help-operate", ctx),
        t("help-secret", ctx),
        *([_investments(ctx)] if options.investments else []),
        t("help-end-limited" if options.limited_liability else "help-end", ctx),
    ]
    return EphemeralPage("\n".join(lines), buttons=(LOOKS.button("text", ctx),))


def _investments(ctx: TableContext) -> str:
    markers = facts.investments()
    worth = ", ".join(money(dollars, ctx) for dollars in markers.per_player)
    times = ", ".join(
        t("help-investments-times", ctx, times=str(times), turn=turn)
        for turn, times in markers.multiplier_by_turn_opened.items()
    )
    return t("help-investments", ctx, worth=worth, times=times)


def _turns_with(phase: PhaseName) -> str:
    return ", ".join(str(turn) for turn, row in facts.turns().items() if phase in row.phases)


def picture_text(ctx: TableContext) -> str:
    """Describe the public table: what its pictures show, and what else players have."""
    position = public_position(ctx)
    lines = [describe_table(ctx.public, ctx.names, ctx.language)]
    for seat, player in enumerate(position.state.players):
        if position.state.options.investments:
            left = len(facts.investments().per_player) - len(player.placed)
            lines.append(t("text-markers", ctx, name=seat, count=left))
        if player.bankrupt:
            turns = list(map(str, player.bankrupt))
            lines.append(t("text-bankrupt", ctx, name=seat, turns=turns))
    return "\n".join(lines)


LOOKS: Looks = Looks(
    t,
    {
        "map": lambda ctx: EphemeralPage(
            "", pictures.board(ctx), menus=_company_menu(ctx), more=pictures.map_parts(ctx)
        ),
        "market": lambda ctx: EphemeralPage(
            "", pictures.draw_public(ctx, render_market, top=ctx.top), menus=_company_menu(ctx)
        ),
        "shares": lambda ctx: EphemeralPage(
            "", pictures.draw_public(ctx, render_shares, top=ctx.top), menus=_company_menu(ctx)
        ),
        "wealth": _wealth_page,
        "help": _rules_page,
    },
    {
        "text": lambda ctx: EphemeralPage(picture_text(ctx)),
        OWN_BUTTON: lambda ctx: secret.private_page(ctx, SECRET_PAGES),
        "if": lambda ctx: what_if.company_page(ctx, ""),
    },
    {
        **{head: partial(_company_page, head) for head in ("company", "network")},
        "if": what_if.company_page,
        "ships": what_if.deliveries_page,
    },
)
