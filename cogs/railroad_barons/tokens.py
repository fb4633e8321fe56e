"""Placing a Holding's tokens: proposals as buttons, every complete placement in a menu (24)."""

from __future__ import annotations

import data.railroad_barons as facts
from bot.chat.base.errors import require_known
from bot.chat.contract.pages import Button, Menu, Option, Prompt
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import FieldSpec, GivenValues
from bot.chat.declared.move_spec import Confirmation, move_spec
from cogs.railroad_barons import pictures
from cogs.railroad_barons.railroads import describe_top
from cogs.railroad_barons.words import (
    KINDS,
    declare_moves,
    holding_name,
    money,
    operating_values,
    public_position,
    t,
)
from rules.railroad_barons.model.actions import PlaceTokens
from rules.railroad_barons.model.state import State
from rules.railroad_barons.operating.placing import full_placings, propose_placings
from rules.railroad_barons.operating.tokens import free_tokens, idle_tokens


def _proposal_buttons(ctx: TableContext) -> tuple[Button, ...]:
    """Return buttons for the proposals, and one that opens a form for any other placement."""
    buttons = []
    for proposal in propose_placings(public_position(ctx))[:4]:
        key = "press-tokens-shown" if _needs_preview(ctx, proposal.action) else "press-tokens"
        purpose = t(f"tokens-{proposal.what}", ctx, count=proposal.adds)
        button_label = t(key, ctx, what=purpose, **KINDS.format_fields(proposal.action, ctx))
        buttons.append(Button(MOVES.move_key("tokens", proposal.action), button_label))
    return (*buttons, Button("tokens", t("press-tokens-form", ctx), "quiet", form=True))


def placement_option(ctx: TableContext, placement: PlaceTokens, value: str) -> Option:
    """Return a placement as an option of a menu or form."""
    values = KINDS.format_fields(placement, ctx)
    owned = len(public_position(ctx).operating[1].railroads)
    room = t("option-tokens-room", ctx, **values)
    if owned > placement.down:
        room += " · " + t("option-tokens-loses", ctx, count=owned - placement.down)
    text_key = "option-tokens-network" if placement.network else "option-tokens"
    return Option(value, t(text_key, ctx, **values), room)


def _placement_menu(ctx: TableContext) -> Menu:
    """Return the menu of every placement that leaves no token idle."""
    options = (
        placement_option(ctx, placing, MOVES.move_key("tokens", placing).partition("/")[2])
        for placing in full_placings(public_position(ctx))
    )
    return Menu("tokens", t("menu-tokens", ctx), tuple(options))


def tokens_prompt(ctx: TableContext) -> Prompt:
    table: State = ctx.public.table
    placed_before = any(
        row.last is not None and row.director == ctx.seat for row in table.holdings.values()
    )
    bonus, values = money(facts.constants().network_token_income, ctx), operating_values(ctx)
    text = t("ask-tokens-again" if placed_before else "ask-tokens", ctx, bonus=bonus, **values)
    possessions = t("ask-tokens-has", ctx, top=describe_top(ctx), **values)
    return Prompt(f"{text} {possessions}", _proposal_buttons(ctx), (_placement_menu(ctx),))


def _needs_preview(ctx: TableContext, action: PlaceTokens) -> bool:
    """Return whether a token would enter the network for good or stay unused, or Railroads
    would be lost."""
    position = public_position(ctx)
    is_lasting = action.network or len(position.operating[1].railroads) > action.down
    return bool(is_lasting or idle_tokens(position, action))


def _confirm_tokens(ctx: TableContext, action: PlaceTokens) -> Confirmation | None:
    if not _needs_preview(ctx, action):
        return None
    position = public_position(ctx)
    name, row = position.operating
    lost, more = len(row.railroads) - action.down, []
    if action.network:
        bonus, left = facts.constants().network_token_income, free_tokens(position, name)
        more.append(t("sure-tokens-network", ctx, amount=bonus, left=left - action.network))
    if idle := idle_tokens(position, action):
        more.append(t("sure-tokens-idle", ctx, count=idle))
    if lost > 0 and action.down == 0:
        more.append(t("sure-tokens-all", ctx, railroads=row.railroads))
    elif lost > 0:
        values = {"count": len(row.railroads), "down": action.down, "surplus": lost}
        more.append(t("sure-tokens-loses", ctx, **values))
    return MOVES.confirmation(ctx, "tokens", action, *more, holding=holding_name(name, ctx))


def _form_hint(ctx: TableContext, given: GivenValues) -> str:
    require_known(ctx.public.table.holding is not None)
    return t("form-tokens-hint", ctx, **operating_values(ctx))


MOVES = declare_moves(
    [
        move_spec(
            "tokens",
            PlaceTokens,
            plus=FieldSpec(form=True, hint=_form_hint, limit=4),
            down=FieldSpec(form=True, hint=_form_hint, limit=4),
            network=FieldSpec(
                form=True,
                hint=_form_hint,
                limit=4,
                preset=lambda ctx, given: 0,
                most=lambda *_: str(facts.constants().network_tokens_per_operating_round_max),
            ),
            label=lambda ctx, action: "",
            sure=_confirm_tokens,
            draw=pictures.operating_preview,
        )
    ]
)
