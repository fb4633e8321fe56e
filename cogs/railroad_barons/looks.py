"""Private looks of Railroad Barons."""

from __future__ import annotations

import data.railroad_barons as facts
from bot.chat.base.errors import require_known
from bot.chat.contract.pages import Button, EphemeralPage
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.looks import Looks
from cogs.railroad_barons import pictures
from cogs.railroad_barons.picture_text import picture_text
from cogs.railroad_barons.words import t
from render.railroad_barons.panels.certificates import render_certificates
from render.railroad_barons.panels.income import render_incomes
from render.railroad_barons.panels.stack import render_stack
from render.railroad_barons.panels.wealth import render_wealth


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
