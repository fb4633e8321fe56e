"""The Market Round: what is asked, and the turn put together on one private card."""

from __future__ import annotations

from bot.chat.contract.adapter import Act, Answer, Button, Prompt, Scene
from cogs.baltimore_ohio import market_pages
from cogs.baltimore_ohio.market_card import deal
from cogs.baltimore_ohio.market_parts import menus
from cogs.baltimore_ohio.parts import Ask, Chooser, FormOf, Words
from cogs.baltimore_ohio.words import money, railroads, t
from rules.baltimore_ohio.model.actions import Pass
from rules.baltimore_ohio.model.state import Phase, State


def _ask(scene: Scene, table: State, seat: int) -> Prompt:
    """The question of a market turn, or of what an auction left of it."""
    language, market = scene.language, table.market
    assert market is not None
    offered = menus(scene, ())
    cash = money(table.players[seat].cash, language)
    can = ", ".join(t(f"can-{menu.key}", language) for menu in offered)
    key = "ask-market-on" if market.opened else "ask-market" if can else "ask-market-none"
    lines = [t(key, language, cash=cash, can=can, count=len(offered))]
    if table.turn == 1:  # everybody's first: whoever joins the table reads it once
        lines.append(t("ask-market-first", language))
    sold = table.players[seat].sold
    if sold:
        lines.append(t("ask-market-sold", language, railroads=railroads(sold, language)))
    left = len(table.players) - market.passes
    if market.passes and not market.opened:
        lines.append(t("ask-market-passes", language, passes=market.passes, left=left))
    key = "press-pass"
    if market.opened:
        key = "press-end"
    elif left == 1:
        key = "press-pass-ends"
    button = Button("pass", t(key, language), "quiet")
    return Prompt("\n".join(lines), (button,), offered)


def _pass(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    if rest:
        raise LookupError(rest)
    return Act(Pass())


CHOOSERS: dict[str, Chooser] = {
    "pass": _pass,
    "deal": deal,
    **dict.fromkeys(market_pages.AT, deal),
    "sell": market_pages.sell,
    "buy": market_pages.buy,
    "back": market_pages.back,
    "open": market_pages.open_auction,
}
FORMS: dict[str, FormOf] = {"open": market_pages.open_form}
ASK: dict[Phase, Ask] = {Phase.MARKET: _ask}
