"""What a seat can do: keys, buttons, forms and commands follow from what is declared here."""

from __future__ import annotations

from bot.chat.contract.adapter import TableContext
from bot.chat.contract.pages import Button, Prompt
from bot.chat.declared.action_form import FieldSpec, GivenValues
from bot.chat.declared.moves import Confirmation, Moves, move_spec
from rules.errors import RuleError
from tests.example.cog.load import LOAD
from tests.example.cog.words import KINDS, money, t
from tests.example.rules.actions import Bid, Haul, Trade
from tests.example.rules.state import Phase


def check(ctx: TableContext, action: object) -> None:
    """In this game the view of a seat lists all its legal actions."""
    if action not in ctx.view.legal:
        raise RuleError("not-your-turn", "2")


def _purse(ctx: TableContext, given: GivenValues) -> str:
    return t("purse", ctx, purse=money(ctx.view.purse or 0, ctx))


def _sums(ctx: TableContext, given: GivenValues) -> list[int]:
    purse = ctx.view.purse or 0
    return sorted({0, purse // 2, purse})


def _sure_trade(ctx: TableContext, action: Trade) -> Confirmation:
    left = money((ctx.view.purse or 0) - action.coins, ctx)
    return MOVES.confirmation(ctx, "trade", action, left=left)


def _sure_bid(ctx: TableContext, action: Bid) -> Confirmation:
    return MOVES.confirmation(ctx, "bid", action, paid=money(2 * action.coins, ctx))


MOVES = Moves(
    t,
    KINDS,
    check,
    [
        move_spec("haul", Haul, style="go"),
        move_spec(
            "trade",
            Trade,
            coins=FieldSpec(
                offered=_sums,
                ask=_purse,
                form=True,
                other="press-other",
            ),
            sure=_sure_trade,
            said="said-trade",
        ),
        move_spec(
            "bid",
            Bid,
            coins=FieldSpec(offered=_sums, ask=_purse, form=True, other="press-other"),
            sure=_sure_bid,
            own=True,
            then="purse",
        ),
    ],
    others={LOAD.head: LOAD.answer},
)


def prompt(ctx: TableContext) -> Prompt:
    """What the public card asks: nothing secret may show in it, so it reads `ctx.public`."""
    if ctx.public.phase is Phase.BID:
        own = Button("bid", t("press-choose", ctx), "go", look=True)
        return Prompt(t("ask-bid", ctx), (own, Button("bid", t("press-bid-sum", ctx), form=True)))
    load = Button(f"{LOAD.head}/", t("press-load", ctx))
    buttons = (MOVES.button(ctx, "haul"), *((load,) if ctx.public.options.goods else ()))
    trade = Button("trade", t("press-trade-sum", ctx), "quiet")
    return Prompt(t("ask-haul", ctx), (*buttons, trade))
