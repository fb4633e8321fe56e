"""What the public card asks, phase by phase; each question says in a sentence what its step is
for. Nothing in this game is secret (38), so it may say what the seat on turn has."""

from __future__ import annotations

from typing import Any

import data.railroad_barons as facts
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Button, Prompt
from bot.chat.declared.moves import Sure, move
from cogs.railroad_barons import draft, pictures, railroads, stock, tokens
from cogs.railroad_barons.draft import Ask
from cogs.railroad_barons.story import parts_of
from cogs.railroad_barons.words import chapter, holding, money, operating, position_of, t
from rules.railroad_barons.game import GAME
from rules.railroad_barons.model.actions import KeepRevenue, Pass, PayDividends, SellAndBuy
from rules.railroad_barons.model.state import Phase, State
from rules.railroad_barons.operating.revenue import dividends, risen
from rules.railroad_barons.stock.composing import NOTHING, sales


def prompt(scene: Scene) -> Prompt:
    """What the seat of this scene is asked, or may do, now."""
    ask = _ASK.get(scene.public.table.phase)
    if ask is None or scene.seat is None:
        return Prompt(t("over", scene))
    return ask(scene, scene.public.table, scene.seat)


def _stock(scene: Scene, table: State, seat: int) -> Prompt:
    running = table.stock
    assert running is not None
    over, last = Pass() not in scene.view.legal, running.passes > 0
    count, limit = len(table.players[seat].certificates), facts.constants().certificate_limit
    values = {"cash": table.players[seat].cash, "count": count, "limit": limit}
    lines = [t("ask-stock-over" if over else "ask-stock", scene, **values)]
    if running.sold[seat] and table.options.rebuy == "round":
        names = ", ".join(holding(name, scene) for name in running.sold[seat])
        lines.append(t("ask-stock-sold", scene, holdings=names))
    if last:
        lines.append(t("ask-stock-last", scene, name=1 - seat))
    buttons = []
    if sales(scene.view):
        buttons.append(Button("deal/", t("press-compose", scene)))
    if not over:
        key = "press-pass-ends" if last else "press-pass"
        buttons.append(Button("pass", t(key, scene), "quiet"))
    menus = stock.card_menu(scene) + stock.sell_menu(scene, NOTHING, "menu-sell")
    return Prompt("\n".join(lines), tuple(buttons), menus)


def _revenue(scene: Scene, table: State, seat: int) -> Prompt:
    values = _paid(scene)
    keys = ("ask-revenue", "ask-revenue-pay", "ask-revenue-keep")
    lines = [t(key, scene, **values) for key in keys]
    if ends := _ends(scene):
        lines.append(t("ask-revenue-end", scene, value=money(values["after"], scene)))
    best, amount = GAME.mind.certain(scene.view, seat), values["revenue"]
    pay = t("press-pay-end" if ends else "press-pay", scene, amount=amount)
    buttons = (
        Button("pay", pay, "go" if best == PayDividends() else "plain"),
        MOVES.button(scene, "keep", "go" if best == KeepRevenue() else "plain", amount=amount),
    )
    return Prompt("\n".join(lines), buttons)


def _paid(scene: Scene) -> dict[str, Any]:
    """What texts say of paying the revenue out, or keeping it."""
    position = position_of(scene)
    name, row = position.operating
    earned = position.state.revenues.get(name, 0)
    return operating(scene) | {
        "revenue": earned,
        "parts": parts_of(scene, dividends(position, name, earned)),
        "before": position.value(name),
        "after": risen(position, name),
        "then": money(row.treasury + earned, scene),
    }


def _ends(scene: Scene) -> bool:
    """Whether a dividend takes the value to the top and so ends the game (36)."""
    position = position_of(scene)
    return risen(position, position.operating[0]) == facts.constants().end_share_value


def _sure_pay(scene: Scene, action: PayDividends) -> Sure | None:
    """At once, unless it ends the game."""
    if not _ends(scene):
        return None
    values = {**_paid(scene), "draw": pictures.operating(scene, action)}
    return MOVES.sure(scene, "pay", action, t("sure-pay-end", scene), **values)


MOVES = chapter(
    [move("pass", Pass), move("pay", PayDividends, sure=_sure_pay), move("keep", KeepRevenue)],
    others={"deal": stock.STOCK.answer, "sell": stock.STOCK.answer, "buy": stock.bought},
    keys={SellAndBuy: lambda scene, action: stock.STOCK.key(action)},
).together(draft.MOVES, tokens.MOVES, railroads.MOVES)

_ASK: dict[Phase, Ask] = {
    **draft.ASK,
    Phase.STOCK: _stock,
    Phase.TOKENS: tokens.ask,
    Phase.REVENUE: _revenue,
    Phase.RAILROADS: railroads.ask,
    Phase.OFFER: railroads.ask_offer,
    Phase.DISCARD: railroads.ask_discard,
}
