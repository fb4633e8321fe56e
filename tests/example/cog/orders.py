"""The standing orders of Haul in chat."""

from __future__ import annotations

from bot.chat.contract.adapter import Scene
from bot.chat.declared.blanks import Given, Part
from bot.chat.declared.orders import DeclaredOrders, order
from bot.chat.declared.texts import Texts
from tests.example.cog.words import KINDS, money
from tests.example.rules.orders import BidAlways, HaulOn, TradeOnce

SUMS = (1, 5, 20)

o = Texts("haul_orders")


def _coins(ask: str) -> Part:
    """A sum, of the proposed ones or typed."""

    def label(scene: Scene, given: Given) -> str:
        return money(given["coins"], scene)

    return Part(
        label=label,
        offered=lambda scene, given: SUMS,
        ask=lambda scene, given: o(ask, scene),
        form=True,
        other="press-other",
        asked=True,
    )


ORDERS = DeclaredOrders(
    o,
    KINDS,
    [
        order(
            "haul",
            HaulOn,
            until=Part(),
            offered=lambda scene: [{}, {"until": scene.public.round}],
            option=lambda given: "-round" if given else "",
            does=lambda scene, made: ("-round" if made.until < 99 else "", {}),
            endings=("", "-round"),
            offer=("-round",),
        ),
        order("trade", TradeOnce, coins=_coins("ask-trade"), offered=lambda scene: [{}]),
        order("bid", BidAlways, coins=_coins("ask-bid"), offered=lambda scene: [{}]),
    ],
)
