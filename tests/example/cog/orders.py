"""The standing orders of Haul in chat."""

from __future__ import annotations

from bot.chat.contract.adapter import TableContext
from bot.chat.declared.action_form import FieldSpec, GivenValues
from bot.chat.declared.orders import DeclaredOrders, order_spec
from bot.chat.declared.texts import Texts
from tests.example.cog.words import KINDS, money
from tests.example.rules.orders import BidAlways, HaulOn, TradeOnce

SUMS = (1, 5, 20)

o = Texts("haul_orders")


def _coins(ask: str) -> FieldSpec:
    """A sum, of the proposed ones or typed."""

    def label(ctx: TableContext, given: GivenValues) -> str:
        return money(given["coins"], ctx)

    return FieldSpec(
        label=label,
        offered=lambda ctx, given: SUMS,
        ask=lambda ctx, given: o(ask, ctx),
        form=True,
        other="press-other",
        asked=True,
    )


ORDERS = DeclaredOrders(
    o,
    KINDS,
    [
        order_spec(
            "haul",
            HaulOn,
            until=FieldSpec(),
            offered=lambda ctx: [{}, {"until": ctx.public.round}],
            option=lambda given: "-round" if given else "",
            does=lambda ctx, made: ("-round" if made.until < 99 else "", {}),
            endings=("", "-round"),
            offer=("-round",),
        ),
        order_spec("trade", TradeOnce, coins=_coins("ask-trade"), offered=lambda ctx: [{}]),
        order_spec("bid", BidAlways, coins=_coins("ask-bid"), offered=lambda ctx: [{}]),
    ],
)
