"""Private looks of Railroad Barons, and the content of the pictures in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

import data.railroad_barons as facts
from bot.chat.base.errors import require_known
from bot.chat.contract.pages import Button, EphemeralPage
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.looks import Looks
from cogs.railroad_barons import pictures
from cogs.railroad_barons.words import (
    holding_name,
    investor_name,
    money,
    person,
    public_position,
    t,
)
from render.railroad_barons.panels.certificates import render_certificates
from render.railroad_barons.panels.income import render_incomes
from render.railroad_barons.panels.stack import render_stack
from render.railroad_barons.panels.wealth import render_wealth
from rules.railroad_barons.draft import cards_in_stack
from rules.railroad_barons.model.play import percents_by_holding
from rules.railroad_barons.model.state import HoldingState, Phase, State
from rules.railroad_barons.operating.tokens import free_tokens

# The whole table in words.


def picture_text(ctx: TableContext) -> str:
    """Describe the public table: round, players, Holdings, stack, levels, and whose turn it is."""
    table: State = ctx.public.table
    lines = [_describe_round(ctx, table), *_describe_draft(ctx, table)]
    lines += [_describe_player(ctx, table, seat) for seat in range(len(table.players))]
    if table.draft is None:
        lines += [_describe_holding(ctx, table, name) for name in table.holdings]
        lines += [_describe_stack(ctx), _describe_levels(ctx, table)]
    if (offer := table.offer) is not None:
        values = {"buyer": offer.buyer, "seller": offer.seller, "price": offer.price}
        lines.append(t("text-offer", ctx, railroad=facts.railroads()[offer.card].name, **values))
    if table.phase is not Phase.OVER:
        names = ", ".join(person(ctx, seat) for seat in ctx.public.to_move)
        lines.append(t("text-turn", ctx, names=names))
    return "\n".join(filter(None, lines))


def _describe_round(ctx: TableContext, table: State) -> str:
    if table.draft is not None:
        count = str(len(facts.constants().draft_selector_order))
        return t("text-round-draft", ctx, step=str(table.draft.step + 1), count=count)
    values = {"set": str(table.set), "half": str(table.half)}
    if not table.half:
        return t("text-round-stock", ctx, **values)
    if table.holding is None:
        return t("text-round-operating", ctx, **values)
    return t("text-round-holding", ctx, holding=holding_name(table.holding, ctx), **values)


def _describe_draft(ctx: TableContext, table: State) -> Iterator[str]:
    if (draft := table.draft) is not None:
        left = [t("text-left-one", ctx, investor=card, ability=card) for card in draft.left]
        yield t("text-left", ctx, investors=", ".join(left))
        if draft.investor is not None:
            (chooser,) = ctx.public.to_move
            values = {"name": 1 - chooser, "price": draft.price, "investor": draft.investor}
            yield t("text-named", ctx, **values)


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
    row, names = table.holdings[name], {"name": facts.holdings()[name].name}
    names["holding"] = holding_name(name, ctx)
    if row.value is None:
        parts = [t("text-unstarted", ctx, **names)]
    else:
        values = {
            "value": money(public_position(ctx).share_value(name), ctx),
            "director": person(ctx, row.director),
            "treasury": row.treasury,
            "floated": "yes" if row.floated else "no",
        }
        parts = [t("text-holding", ctx, **names, **values), *_describe_assets(ctx, name, row)]
    in_bank = (certificate.percent for certificate in table.bank if certificate.holding == name)
    percents = ", ".join(_format_percents(in_bank, ctx))
    parts.append(t("text-bank" if percents else "text-no-bank", ctx, percents=percents))
    return " ".join(parts)


def _describe_assets(ctx: TableContext, name: str, row: HoldingState) -> list[str]:
    """Describe the tokens, Railroads and Investors of a started Holding."""
    position = public_position(ctx)
    tokens = {"network": row.network, "free": free_tokens(position, name)}
    key = "text-tokens-placed" if row.plus or row.down else "text-tokens"
    parts = [t(key, ctx, plus=row.plus, down=row.down, **tokens)]
    railroads = ", ".join(
        t("text-railroad", ctx, railroad=owned, income=position.side_of(owned).income)
        for owned in row.railroads
    )
    key = "text-railroads" if railroads else "text-no-railroads"
    return [*parts, t(key, ctx, railroads=railroads), *_describe_investors(ctx, row.investors)]


def _describe_stack(ctx: TableContext) -> str:
    """Describe the Railroads left in the stack, from the top, grouped by kind, with the cost
    and income of each side."""
    cards = cards_in_stack(ctx.public.table)
    if not cards:
        return t("text-stack-none", ctx)
    kinds = groupby(cards, key=lambda card: facts.railroads()[card].sides)
    kinds_text = "; ".join(_describe_kind(ctx, sides, kind_cards) for sides, kind_cards in kinds)
    return t("text-stack", ctx, count=len(cards), railroads=kinds_text)


def _describe_kind(ctx: TableContext, sides: Iterable[facts.Side], cards: Iterable[str]) -> str:
    """Describe cards of one kind."""
    sides_text = " / ".join(
        t("text-stack-side", ctx, level=str(side.level), cost=side.cost, income=side.income)
        for side in sides
    )
    names = ", ".join(facts.railroads()[card].name for card in cards)
    return t("text-stack-one", ctx, name=names, sides=sides_text)


def _describe_levels(ctx: TableContext, table: State) -> str:
    levels = sorted(map(int, facts.constants().obsolescence))
    reached, unreached = (
        ", ".join(str(level) for level in levels if (level in table.levels) is is_reached)
        or t("none", ctx)
        for is_reached in (True, False)
    )
    return t("text-levels", ctx, reached=reached, open=unreached)


# The looks.


def _holding_page(ctx: TableContext, name: str) -> EphemeralPage:
    """Return the page of one Holding. Raises `UnknownKey`."""
    require_known(name in facts.holdings())
    return EphemeralPage("", pictures.holding(ctx, name), buttons=_holding_buttons(ctx, name))


def _holding_buttons(ctx: TableContext, shown: str = "") -> tuple[Button, ...]:
    """Return a button for each other Holding."""
    return tuple(
        Button(f"holding/{name}", name, "quiet", ctx.find_emoji([name]), look=True)
        for name in ctx.public.table.holdings
        if name != shown
    )


def _wealth_page(ctx: TableContext) -> EphemeralPage:
    if not ctx.public.table.history:
        return EphemeralPage(t("wealth-none", ctx))
    return EphemeralPage("", pictures.draw_public(ctx, render_wealth))


def _rules_page(ctx: TableContext) -> EphemeralPage:
    """Return the rules on one page, for newcomers."""
    options = ctx.public.table.options
    levels = "help-levels" if options.removal_counts else "help-levels-german"
    limits = "help-limits" if options.rebuy == "round" else "help-limits-turn"
    numbers = facts.constants()
    *first, last = numbers.start_values
    colours = (facts.holdings()[name].color for name in numbers.operating_order)
    values = {
        "rounds": str(numbers.operating_rounds_per_stock_round),
        "order": ", ".join(t(f"colour-{colour}", ctx) for colour in colours),
        "network": str(numbers.network_tokens_per_operating_round_max),
        "levels": ", ".join(
            t("help-level", ctx, level=level, old=", ".join(map(str, old)))
            for level, old in numbers.obsolescence.items()
        ),
        "end": numbers.end_share_value,
        "limit": numbers.certificate_limit,
        "float": numbers.float_percent,
        "times": numbers.start_capital_multiple_of_share_value,
        "values": t("or", ctx, first=", ".join(map(str, first)), second=str(last)),
    }
    keys = ("help-goal", "help-stock", "help-operate", levels, limits, "help-end")
    text = "\n".join(t(key, ctx, **values) for key in keys)
    return EphemeralPage(text, buttons=(LOOKS.button("text", ctx),))


LOOKS: Looks = Looks(
    t,
    {
        "certificates": lambda ctx: EphemeralPage(
            "", pictures.draw_public(ctx, render_certificates), _holding_buttons(ctx)
        ),
        "railroads": lambda ctx: EphemeralPage("", pictures.draw_public(ctx, render_stack)),
        "income": lambda ctx: EphemeralPage(
            "", pictures.draw_public(ctx, render_incomes), _holding_buttons(ctx)
        ),
        "wealth": _wealth_page,
        "help": _rules_page,
    },
    {"text": lambda ctx: EphemeralPage(picture_text(ctx))},
    {"holding": _holding_page},
)
