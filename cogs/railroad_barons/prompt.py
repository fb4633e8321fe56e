"""What the public card asks; each question says in a sentence what its step is for.

Nothing in this game is secret (ruling 38), so it may say what the seat on turn has.
"""

from __future__ import annotations

from collections.abc import Callable

import data.railroad_barons as facts
from bot.chat.contract.adapter import Button, Menu, Option, Prompt, Scene
from cogs.railroad_barons import operating, stock
from cogs.railroad_barons.words import ability, holding, investor, label, money, person, t
from rules.railroad_barons.model.actions import Pass
from rules.railroad_barons.model.state import Phase, State
from rules.railroad_barons.stock.composing import NOTHING, sales


def prompt(scene: Scene) -> Prompt:
    """What the seat of this scene is asked, or may do, now."""
    ask = _ASK.get(scene.public.table.phase)
    if ask is None or scene.seat is None:
        return Prompt(t("over", scene.language))
    return ask(scene, scene.public.table, scene.seat)


def _select(scene: Scene, table: State, seat: int) -> Prompt:
    language, draft = scene.language, table.draft
    assert draft is not None
    options = tuple(
        Option(card, investor(card, language), ability(card, language)) for card in draft.left
    )
    fixed = "-fixed" if table.options.face_values else ""
    other = person(scene.names, 1 - seat, language)
    text = t(f"ask-select{fixed}", language, step=str(draft.step + 1), other=other)
    return Prompt(text, menus=(Menu("select", t("menu-select", language), options),))


def _choose(scene: Scene, table: State, seat: int) -> Prompt:
    language, draft = scene.language, table.draft
    assert draft is not None and draft.investor is not None
    price, card = money(draft.price, language), investor(draft.investor, language)
    text = t(
        "ask-choose",
        language,
        name=person(scene.names, 1 - seat, language),
        price=price,
        investor=card,
        ability=ability(draft.investor, language),
    )
    buttons = (
        Button("money", t("press-money", language, price=price)),
        Button("card", t("press-card", language, investor=card)),
    )
    return Prompt(text, buttons)


def _priority(scene: Scene, table: State, seat: int) -> Prompt:
    language = scene.language
    holder = person(scene.names, table.priority, language)
    other = person(scene.names, 1 - table.priority, language)
    plain = [label(scene.names, one, language) for one in (table.priority, 1 - table.priority)]
    text = t("ask-priority", language, holder=holder, other=other, set=str(table.set))
    buttons = (
        Button("priority/keep", t("press-priority-keep", language, name=plain[0]), "go"),
        Button("priority/swap", t("press-priority-swap", language, name=plain[1])),
    )
    return Prompt(text, buttons)


def _stock(scene: Scene, table: State, seat: int) -> Prompt:
    language, running = scene.language, table.stock
    assert running is not None
    limit, count = facts.constants().certificate_limit, stock.held(scene)
    over = Pass() not in scene.view.legal
    key = "ask-stock-over" if over else "ask-stock"
    cash = money(table.players[seat].cash, language)
    lines = [t(key, language, cash=cash, count=count, limit=limit)]
    if running.sold[seat] and table.options.rebuy == "round":
        names = ", ".join(holding(name, language) for name in running.sold[seat])
        lines.append(t("ask-stock-sold", language, holdings=names))
    last = running.passes > 0
    if last:
        lines.append(t("ask-stock-last", language, name=person(scene.names, 1 - seat, language)))
    menus = stock.card_menu(scene) + stock.sell_menu(scene, NOTHING, "menu-sell")
    buttons = []
    if sales(scene.view):
        buttons.append(Button("deal/", t("press-compose", language), "plain"))
    if not over:
        shown = t("press-pass-ends" if last else "press-pass", language)
        buttons.append(Button("pass", shown, "quiet"))
    return Prompt("\n".join(lines), tuple(buttons), menus)


_ASK: dict[Phase, Callable[[Scene, State, int], Prompt]] = {
    Phase.SELECT: _select,
    Phase.CHOOSE: _choose,
    Phase.PRIORITY: _priority,
    Phase.STOCK: _stock,
    Phase.TOKENS: operating.tokens,
    Phase.REVENUE: operating.revenue,
    Phase.RAILROADS: operating.railroads,
    Phase.OFFER: operating.offer,
    Phase.DISCARD: operating.discard,
}
