"""The content of the pictures in words: the whole table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

import data.railroad_barons as facts
from bot.chat.contract.table_context import TableContext
from cogs.railroad_barons.words import (
    card_name,
    holding_name,
    investor_name,
    money,
    person,
    public_position,
    t,
)
from rules.railroad_barons.model.play import percents_by_holding
from rules.railroad_barons.model.state import HoldingState, Phase, State
from rules.railroad_barons.operating.tokens import free_tokens


def picture_text(ctx: TableContext) -> str:
    """Describe the public table: round, players, Holdings, stack, levels, and whose turn it is."""
    table: State = ctx.public.table
    lines = [_describe_round(ctx, table), *_describe_draft(ctx, table)]
    lines += [_describe_player(ctx, table, seat) for seat in range(len(table.players))]
    if table.draft is None:
        lines += [_describe_holding(ctx, table, name) for name in table.holdings]
        lines += [describe_stack(ctx), _describe_levels(ctx, table)]
    if (offer := table.offer) is not None:
        values = {"buyer": offer.buyer, "seller": offer.seller, "price": offer.price}
        lines.append(t("text-offer", ctx, railroad=card_name(offer.card), **values))
    if table.phase is not Phase.OVER:
        names = ", ".join(person(ctx, seat) for seat in ctx.public.to_move)
        lines.append(t("text-turn", ctx, names=names))
    return "\n".join(line for line in lines if line)


def _describe_round(ctx: TableContext, table: State) -> str:
    if table.draft is not None:
        return t(
            "text-round-draft",
            ctx,
            step=str(table.draft.step + 1),
            count=str(len(facts.constants().draft_selector_order)),
        )
    values = {"set": str(table.set), "half": str(table.half)}
    if not table.half:
        return t("text-round-stock", ctx, **values)
    if table.holding is None:
        return t("text-round-operating", ctx, **values)
    return t("text-round-holding", ctx, holding=holding_name(table.holding, ctx), **values)


def _describe_draft(ctx: TableContext, table: State) -> list[str]:
    draft = table.draft
    if draft is None:
        return []
    remaining = [t("text-left-one", ctx, investor=card, ability=card) for card in draft.left]
    lines = [t("text-left", ctx, investors=", ".join(remaining))]
    if draft.investor is not None:
        (chooser,) = ctx.public.to_move
        values = {"name": 1 - chooser, "price": draft.price, "investor": draft.investor}
        lines.append(t("text-named", ctx, **values))
    return lines


def _describe_player(ctx: TableContext, table: State, seat: int) -> str:
    player, stock = table.players[seat], public_position(ctx).stock_value(seat)
    total = player.cash + stock
    parts = [t("text-player", ctx, name=seat, cash=player.cash, stock=stock, total=total)]
    owned, count = percents_by_holding(player.certificates), len(player.certificates)
    certificates = ", ".join(
        f"{name} {'+'.join(_format_percents(owned[name], ctx))}"
        for name in table.holdings
        if name in owned
    )
    key = "text-certificates" if certificates else "text-no-certificates"
    parts.append(t(key, ctx, count=count, certificates=certificates))
    parts += _describe_investors(ctx, player.investors)
    if table.priority == seat and table.draft is None:
        parts.append(t("text-priority", ctx))
    return " ".join(parts)


def _describe_investors(ctx: TableContext, cards: Sequence[str]) -> list[str]:
    names = ", ".join(investor_name(card, ctx) for card in cards)
    return [t("text-investors", ctx, investors=names)] if cards else []


def _format_percents(percents: Iterable[int], ctx: TableContext) -> list[str]:
    """Return the percentages, the largest first."""
    sign = "%" if ctx.language == "en" else " %"
    return [f"{percent}{sign}" for percent in sorted(percents, reverse=True)]


def _describe_holding(ctx: TableContext, table: State, name: str) -> str:
    row = table.holdings[name]
    holding_text, full_name = holding_name(name, ctx), facts.holdings()[name].name
    if row.value is None:
        parts = [t("text-unstarted", ctx, holding=holding_text, name=full_name)]
    else:
        values = {
            "value": money(public_position(ctx).share_value(name), ctx),
            "director": person(ctx, row.director),
            "treasury": row.treasury,
            "floated": "yes" if row.floated else "no",
        }
        head = t("text-holding", ctx, holding=holding_text, name=full_name, **values)
        parts = [head, *_describe_possessions(ctx, name, row)]
    bank_percents = _format_percents(
        (certificate.percent for certificate in table.bank if certificate.holding == name), ctx
    )
    parts.append(
        t("text-bank" if bank_percents else "text-no-bank", ctx, percents=", ".join(bank_percents))
    )
    return " ".join(parts)


def _describe_possessions(ctx: TableContext, name: str, row: HoldingState) -> list[str]:
    """Describe the tokens, Railroads and Investors of a started Holding."""
    position = public_position(ctx)
    tokens = {"network": row.network, "free": free_tokens(position, name)}
    key = "text-tokens-placed" if row.plus or row.down else "text-tokens"
    parts = [t(key, ctx, plus=row.plus, down=row.down, **tokens)]
    railroads = ", ".join(
        t("text-railroad", ctx, railroad=owned, income=position.side_of(owned).income)
        for owned in row.railroads
    )
    parts.append(
        t("text-railroads" if railroads else "text-no-railroads", ctx, railroads=railroads)
    )
    return parts + _describe_investors(ctx, row.investors)


def describe_stack(ctx: TableContext) -> str:
    """Describe the Railroads left in the stack, from the top, grouped by kind, with the cost
    and income of each side."""
    cards = ctx.public.table.stack
    if not cards:
        return t("text-stack-none", ctx)
    kinds = groupby(cards, key=lambda card: facts.railroads()[card].sides)
    kinds_text = "; ".join(_describe_kind(ctx, sides, kind_cards) for sides, kind_cards in kinds)
    return t("text-stack", ctx, count=len(cards), railroads=kinds_text)


def _describe_kind(ctx: TableContext, sides: Iterable[facts.Side], cards: Iterable[str]) -> str:
    """Cards of one kind."""
    sides_text = " / ".join(
        t("text-stack-side", ctx, level=str(side.level), cost=side.cost, income=side.income)
        for side in sides
    )
    return t("text-stack-one", ctx, name=", ".join(map(card_name, cards)), sides=sides_text)


def _describe_levels(ctx: TableContext, table: State) -> str:
    levels = sorted(map(int, facts.constants().obsolescence))
    reached, unreached = (
        ", ".join(str(level) for level in levels if (level in table.levels) is is_reached)
        or t("none", ctx)
        for is_reached in (True, False)
    )
    return t("text-levels", ctx, reached=reached, open=unreached)
