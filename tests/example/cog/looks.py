"""Private looks: one's own purse and hand, the board, the rules, the board in words."""

from __future__ import annotations

from functools import partial

from bot.chat.contract.adapter import TableContext
from bot.chat.contract.pages import EphemeralPage
from bot.chat.declared.looks import Looks
from render.words import money
from tests.example.cog.moves import MOVES
from tests.example.cog.words import KINDS, good, t
from tests.example.render.board import board, in_words
from tests.example.rules.actions import Bid


def text(ctx: TableContext) -> str:
    return in_words(ctx.public, ctx.names, ctx.language)


def _own(ctx: TableContext) -> EphemeralPage:
    """What nobody else knows, and what can be done with it in secret."""
    view = ctx.view
    if ctx.seat is None:
        return EphemeralPage(t("purse-none", ctx))
    lines = [t("purse", ctx, purse=money(view.purse, ctx.language))]
    if view.hand:
        lines.append(t("hand", ctx, cards=", ".join(good(name, ctx) for name in view.hand)))
    if view.own_bid is not None:
        lines.append(t("bid-in", ctx, **KINDS.format_fields(Bid(view.own_bid), ctx)))
    due = any(isinstance(action, Bid) for action in view.legal)
    return EphemeralPage("\n".join(lines), buttons=MOVES.buttons(ctx, "bid") if due else ())


def _rules(ctx: TableContext) -> EphemeralPage:
    return EphemeralPage("\n".join(t(f"help-{part}", ctx) for part in ("goal", "haul", "bid")))


LOOKS = Looks(
    t,
    {
        "purse": _own,
        "map": lambda ctx: EphemeralPage("", partial(board, ctx.public, ctx.names, ctx.language)),
        "help": _rules,
    },
    about={"bid": lambda ctx, _: _own(ctx)},
)
