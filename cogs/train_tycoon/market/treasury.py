"""Treasury: shares bought and sold in turn, and bankruptcies (section 8, rulings 15 to 22)."""

from __future__ import annotations

import data.train_tycoon as facts
from bot.chat.contract.pages import Prompt
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.move_spec import Confirmation, MoveSpec, move_spec
from cogs.train_tycoon import pictures
from cogs.train_tycoon.words import (
    company_values,
    declare_moves,
    money,
    player_state,
    public_position,
    t,
)
from rules.train_tycoon.ending import player_worth, share_value
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.position import Position, loans
from rules.train_tycoon.preview import preview

Deal = a.BuyShare | a.SellShare


def ask_treasury(ctx: TableContext) -> str:
    """Return the question of a Treasury turn. A player's money is public."""
    forced = a.PassTreasury() not in ctx.view.legal
    key = "ask-treasury-forced" if forced else "ask-treasury"
    return t(key, ctx, purse=player_state(ctx).net)


def _confirm_deal(ctx: TableContext, action: Deal) -> Confirmation:
    move, name = "buy" if isinstance(action, a.BuyShare) else "sell", action.company
    before, after = public_position(ctx), Position(preview(ctx.view, action).table)
    row_before, row_after = before.company(name), after.company(name)
    values = {"was": share_value(before, name), "now": share_value(after, name)}
    values |= {"before": row_before.net, "after": row_after.net}
    company_note = t("deal-company", ctx, company=name, **values)
    return MOVES.confirmation(
        ctx,
        "buy-bank" if move == "buy" and row_before.bank else move,
        action,
        *([company_note] if row_before.net != row_after.net else []),
        before=player_state(ctx).net,
        after=after.state.players[ctx.required_seat].net,
        **company_values(ctx, name, after.state),
    )


def _declare_deal(name: str, deal: type[Deal]) -> MoveSpec:
    """Declare buying or selling a share, with a line for each company that says what it is like."""
    return move_spec(
        name,
        deal,
        values=lambda ctx, action: {
            **company_values(ctx, action.company),
            "company": action.company,
        },
        menu=f"menu-{name}",
        sure=_confirm_deal,
        draw=lambda ctx, action: pictures.charter(ctx, action.company, action),
    )


def bankruptcy_prompt(ctx: TableContext) -> Prompt:
    net, most = player_state(ctx).net, facts.finance().player_bankrupt_mandatory_from_loans
    text = t("ask-bankruptcy", ctx, purse=net, most=most)
    return Prompt(text, (MOVES.button(ctx, "go-on"), MOVES.button(ctx, "bankrupt")))


def _confirm_bankrupt(ctx: TableContext, action: a.DeclareBankruptcy) -> Confirmation:
    position, player, seat = public_position(ctx), player_state(ctx), ctx.required_seat
    shares = [
        t("shares-of", ctx, count=count, company=name) for name, count in player.shares.items()
    ]
    presided = [name for name in position.state.order if position.company(name).president == seat]
    return MOVES.confirmation(
        ctx,
        "bankrupt",
        action,
        *([t("sure-bankrupt-led", ctx, companies=presided)] if presided else []),
        name=seat,
        purse=player.net,
        loans=money(facts.loan_value() * loans(player.net), ctx),
        shares=shares or t("shares-none", ctx),
        worth=player_worth(position, seat),
    )


MOVES = declare_moves(
    _declare_deal("buy", a.BuyShare),
    _declare_deal("sell", a.SellShare),
    move_spec(
        "pass",
        a.PassTreasury,
        style="quiet",
        instead=(a.PassTarget, a.PassIpo, a.DeclineBankruptcy, a.SkipLine, a.InvestNothing),
    ),
    move_spec("go-on", a.DeclineBankruptcy),
    move_spec("bankrupt", a.DeclareBankruptcy, style="stop", sure=_confirm_bankrupt),
)
