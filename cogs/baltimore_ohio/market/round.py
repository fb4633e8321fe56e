"""A Market Round: what its card asks, and Robber Barons under the hammer."""

from __future__ import annotations

from collections.abc import Mapping

import data.baltimore_ohio as facts
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Button, Prompt
from bot.chat.declared.blanks import Given, Part
from bot.chat.declared.moves import Sure, move
from cogs.baltimore_ohio.market import pages
from cogs.baltimore_ohio.market.card import MARKET, can, menus, pays
from cogs.baltimore_ohio.words import chapter, label, money, person, railroads, t
from rules.baltimore_ohio.market_round import auction
from rules.baltimore_ohio.market_round.composing import further
from rules.baltimore_ohio.model.actions import Bid, Pass, PassBid, TakeTurn
from rules.baltimore_ohio.model.play import Position
from rules.baltimore_ohio.model.state import State

_RAISES = (0, 4, 9, 19)
"""What the bids offered lie above the least."""


def ask_market(scene: Scene, table: State, seat: int) -> Prompt:
    """The question of a market turn, or of what an auction left of it."""
    market = table.market
    assert market is not None
    offered = menus(scene, ())
    key = "ask-market-on" if market.opened else "ask-market" if offered else "ask-market-none"
    values = {"can": can(scene, offered), "count": len(offered)}
    lines = [t(key, scene, cash=table.players[seat].cash, **values)]
    starts = any(one.value for one in further(scene.view, ()).buys)
    if table.turn == 1 and starts:  # everybody's first: whoever joins the table reads it once
        lines.append(t("ask-market-first", scene))
    sold = table.players[seat].sold
    if sold:
        lines.append(t("ask-market-sold", scene, railroads=railroads(sold, scene)))
    left = len(table.players) - market.passes
    if market.passes and not market.opened:
        lines.append(t("ask-market-passes", scene, passes=market.passes, left=left))
    key = "press-end" if market.opened else "press-pass-ends" if left == 1 else "press-pass"
    return Prompt("\n".join(lines), (Button("pass", t(key, scene), "quiet"),), offered)


def ask_auction(scene: Scene, table: State, seat: int) -> Prompt:
    """What is bid, and whether to bid more."""
    hammer = table.auction
    assert hammer is not None
    told, (_, cash) = pays(table, hammer.card, scene), _bounds(scene)
    values = {"card": hammer.card, "name": hammer.leader, "amount": hammer.bid}
    text = t("ask-auction", scene, pays=told, cash=cash, **values)
    others = [one for one in hammer.waiting if one not in (seat, hammer.leader)]
    if others:
        names = ", ".join(person(scene, one) for one in others)
        text += " " + t("ask-auction-others", scene, names=names)
    key = "press-out" if others else "press-out-last"
    out = Button("out", t(key, scene, name=label(scene, hammer.leader)), "quiet")
    return Prompt(text, (*MOVES.buttons(scene, "bid"), out))


def _bounds(scene: Scene) -> tuple[int, int]:
    """The least and the highest bid. `LookupError` where nothing is auctioned."""
    if scene.public.table.auction is None:
        raise LookupError("bid")
    return auction.bids(Position(scene.public.table))


def _bids(scene: Scene, given: Given) -> list[int]:
    low, high = _bounds(scene)
    return sorted({min(high, low + more) for more in _RAISES})


def _sure_bid(scene: Scene, action: Bid) -> Sure:
    table: State = scene.public.table
    assert table.auction is not None
    card, (_, cash) = table.auction.card, _bounds(scene)
    left, brings = money(cash - action.amount, scene), pays(table, card, scene)
    return MOVES.sure(scene, "bid", action, cash=cash, left=left, card=card, pays=brings)


def _earlier() -> Mapping[str, str]:
    """Keys of cards that were posted when railroads were letters and Robber Barons digits."""
    letters = zip("BMCYHPEIKWN", facts.SHORT, strict=True)
    found = {f"{head}/_{a}": f"{head}/_{b}" for a, b in letters for head in ("sell", "buy", "back")}
    return found | {f"open/_{card[2:]}": f"open/_{card}" for card in facts.barons()}


MOVES = chapter(
    [
        move("pass", Pass, label=lambda scene, action: ""),
        move("out", PassBid, label=lambda scene, action: ""),
        move(
            "bid",
            Bid,
            amount=Part(
                offered=_bids,
                form=True,
                other="press-bid-form",
                least=lambda scene, given: money(_bounds(scene)[0], scene),
                most=lambda scene, given: money(_bounds(scene)[1], scene),
            ),
            sure=_sure_bid,
        ),
    ],
    others={
        **dict.fromkeys((MARKET.head, *pages.AT), MARKET.answer),
        "sell": pages.sell,
        "buy": pages.buy,
        "back": pages.back,
        "open": pages.open_auction,
    },
    forms={"open": pages.open_form},
    keys={TakeTurn: lambda scene, action: MARKET.key(action.parts)},
    earlier=_earlier(),
)
