"""IPO: a company is floated, the other players answer in secret (section 10, rulings 39 to 43)."""

from __future__ import annotations

import data.train_tycoon as facts
from bot.chat.contract.pages import EphemeralPage
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import FieldSpec
from bot.chat.declared.move_spec import move_spec
from cogs.train_tycoon.market import secret
from cogs.train_tycoon.words import (
    company_field,
    company_name,
    declare_moves,
    player_state,
    public_position,
    t,
)
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.shares.ipo import buy_in_loops, ipo_price


def ipo_terms(ctx: TableContext) -> dict[str, int]:
    """Return the text values that are the same for every new company."""
    sums = {"least": facts.finance().ipo_min_shares, "fee": facts.finance().failed_ipo_fee}
    return {"price": ipo_price(public_position(ctx)), **sums}


def _idle_companies(ctx: TableContext) -> list[str]:
    table = public_position(ctx).state
    if table.phase is not Phase.IPO:
        return []
    return [name for name, row in table.companies.items() if not row.active]


def _describe_headquarters(ctx: TableContext, name: str) -> str:
    factory = public_position(ctx).company(name).factory is not None
    return t("ipo-factory" if factory else "ipo-city", ctx)


def _ipo_values(ctx: TableContext, action: a.TriggerIpo) -> dict[str, object]:
    position, seat = public_position(ctx), ctx.required_seat
    subscribers = [
        t("ipo-able", ctx, name=other, count=count)
        for other in position.seats_after(seat)[:-1]
        if (count := buy_in_loops(position, [other, seat])[other])
    ]
    return {
        "full": company_name(action.company),
        "purse": player_state(ctx).net,
        "count": buy_in_loops(position, [seat])[seat],
        "others": subscribers or t("nobody", ctx),
        **ipo_terms(ctx),
    }


def answers_values(ctx: TableContext) -> dict[str, object]:
    ipo = ctx.public.table.ipo
    return {"name": ipo.initiator, "company": company_name(ipo.company), **ipo_terms(ctx)}


def answers_page(ctx: TableContext, name: str) -> EphemeralPage:
    """Return the page that offers shares of the new company, to answer yes or no."""
    ipo, seat, terms = public_position(ctx).state.ipo, ctx.required_seat, ipo_terms(ctx)
    assert ipo is not None
    most = buy_in_loops(public_position(ctx), [seat, ipo.initiator])[seat]
    after, full = player_state(ctx).net - terms["price"], company_name(ipo.company)
    text = t("answers", ctx, company=full, most=most, after=after, **terms)
    return EphemeralPage(f"{text}\n{secret.describe_purse(ctx)}", None, MOVES.buttons(ctx, "join"))


MOVES = declare_moves(
    move_spec(
        "ipo",
        a.TriggerIpo,
        company=company_field("menu-ipo", _describe_headquarters, offered=_idle_companies),
        sure=_ipo_values,
    ),
    move_spec(
        "join",
        a.AnswerIpo,
        yes=FieldSpec(
            label=lambda ctx, given: t(
                "press-join-yes" if given["yes"] else "press-join-no", ctx, **ipo_terms(ctx)
            ),
            offered=lambda ctx, given: (True, False),
            style=lambda given: "plain" if given["yes"] else "quiet",
        ),
    ),
)
