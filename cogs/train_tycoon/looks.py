"""Private looks of Train Tycoon, and the content of the pictures in words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import data.train_tycoon as facts
from bot.chat.base.errors import require_known
from bot.chat.contract.adapter import TableContext
from bot.chat.contract.pages import EphemeralPage, Menu, Option
from bot.chat.declared.looks import Looks
from bot.chat.declared.narrator import capitalize_first
from cogs.train_tycoon import pictures
from cogs.train_tycoon.market import secret
from cogs.train_tycoon.operate import what_if
from cogs.train_tycoon.prompt import SECRET_PAGES
from cogs.train_tycoon.words import (
    company_name,
    company_values,
    menu,
    money,
    person,
    public_position,
    t,
)
from data.train_tycoon.structs import PhaseName
from render.train_tycoon.finance.history import render_history
from render.train_tycoon.finance.market import render_market
from render.train_tycoon.finance.shares import render_shares
from render.train_tycoon.shared.words import describe_prompt, item_name, place_name, round_name
from rules.train_tycoon.ending import player_worth, share_value
from rules.train_tycoon.model.state import Hub, Phase
from rules.train_tycoon.shares.mergers import is_insolvent


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
    options = (Option(name, company_name(name)) for name in public_position(ctx).state.order)
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


# In words.


def picture_text(ctx: TableContext) -> str:
    """Describe the public table: turn and phase, players, companies with their lines, hubs,
    orders, and who has yet to choose."""
    table = public_position(ctx).state
    lines = [f"**{round_name(table, ctx.language)}**"]
    if table.order:
        lines.append(t("text-order", ctx, order=", ".join(table.order)))
    lines += [" ".join(_describe_player(ctx, seat)) for seat in table.seating]
    lines += [" ".join(_describe_company(ctx, name)) for name in table.order]
    idle = [name for name, row in table.companies.items() if not row.active]
    if idle and table.turn:
        lines.append(t("text-idle", ctx, companies=", ".join(idle)))
    if table.hubs:
        hub_texts = (_describe_hub(ctx, place, hub) for place, hub in sorted(table.hubs.items()))
        lines.append(t("text-hubs", ctx, hubs="; ".join(hub_texts)))
    if table.phase is not Phase.OVER:
        names = [person(ctx, seat) for seat in range(len(table.players))]
        lines.append(capitalize_first(describe_prompt(ctx.public, names, ctx.language, room=9_000)))
    return "\n".join(line for line in lines if line)


def _describe_player(ctx: TableContext, seat: int) -> Iterator[str]:
    table = public_position(ctx).state
    player = table.players[seat]
    shares = ", ".join(
        t("text-shares", ctx, company=name, count=count) for name, count in player.shares.items()
    )
    sums = {"purse": player.net, "worth": player_worth(public_position(ctx), seat)}
    yield t("text-player", ctx, name=seat, shares=shares or t("shares-none", ctx), **sums)
    if presided := [name for name in table.order if table.companies[name].president == seat]:
        yield t("text-presides", ctx, companies=presided)
    if table.priority == seat and table.turn:
        yield t("text-priority", ctx)
    if table.options.investments:
        markers_left = len(facts.investments().per_player) - len(player.placed)
        yield t("text-markers", ctx, count=markers_left)
    if player.bankrupt:
        yield t("text-bankrupt", ctx, turns=list(map(str, player.bankrupt)))


def _describe_company(ctx: TableContext, name: str) -> Iterator[str]:
    position, values = public_position(ctx), company_values(ctx, name)
    row, lines = position.company(name), position.lines_of(name)
    if row.president is None:
        values["president"] = t("text-no-president", ctx)
    yield t("text-company", ctx, **values)
    if row.issued:
        value = money(share_value(position, name), ctx)
        yield t("text-value", ctx, value=value, target=values["target"])
    if row.bank:
        yield t("text-bank", ctx, count=row.bank)
    if is_insolvent(position, name):
        yield t("text-insolvent", ctx)
    if row.factory is not None:
        yield t("text-unplaced", ctx, good=item_name(row.factory, ctx.language))
    line_texts = [
        " – ".join(place_name(position.state, hub, ctx.language) for hub in line.ends)
        + (t("text-broken", ctx) if line.broken else "")
        for line in lines
    ]
    yield t("text-lines", ctx, count=len(lines), lines="; ".join(line_texts))


def _describe_hub(ctx: TableContext, place: str, hub: Hub) -> str:
    """Return a hub and the items there."""
    name = place_name(public_position(ctx).state, place, ctx.language)
    if hub.kind == "city":
        good = item_name(hub.item, ctx.language)
        name = t("text-city", ctx, name=name, hex=place, good=good, count=hub.stock)
    elif hub.kind != "transfer":
        name = t("text-source", ctx, name=name, count=hub.stock)
    if not hub.delivered:
        return name
    items = ", ".join(
        f"{count} {item_name(item, ctx.language)}" for item, count in hub.delivered.items()
    )
    return t("text-delivered", ctx, hub=name, items=items)


LOOKS: Looks = Looks(
    t,
    {
        "map": lambda ctx: EphemeralPage(
            "", pictures.board(ctx), menus=_company_menu(ctx), more=pictures.map_parts(ctx)
        ),
        "market": lambda ctx: EphemeralPage(
            "",
            pictures.draw_public(ctx, render_market, top=ctx.top),
            menus=_company_menu(ctx),
        ),
        "shares": lambda ctx: EphemeralPage(
            "",
            pictures.draw_public(ctx, render_shares, top=ctx.top),
            menus=_company_menu(ctx),
        ),
        "wealth": _wealth_page,
        "help": _rules_page,
    },
    {
        "text": lambda ctx: EphemeralPage(picture_text(ctx)),
        secret.PRIVATE_CARD: lambda ctx: secret.private_page(ctx, SECRET_PAGES),
        "if": lambda ctx: what_if.company_page(ctx, ""),
    },
    {
        **{head: partial(_company_page, head) for head in ("company", "network")},
        "if": what_if.company_page,
        "ships": what_if.deliveries_page,
    },
)
