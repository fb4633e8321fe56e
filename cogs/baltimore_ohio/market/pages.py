"""How many shares, at which value, with which bid: the private page between a menu and the turn.

The key of such a page is the plan so far and what is to be added to it: `sell/<plan>_BO`.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Any

import data.baltimore_ohio as facts
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Act, Answer, Button, Field, Form, Leaf, Menu, Option
from bot.chat.declared.kinds import whole_number
from cogs.baltimore_ohio.market.card import CODE, MARKET, cash, due, pays
from cogs.baltimore_ohio.words import label, money, t
from rules.baltimore_ohio import forecast
from rules.baltimore_ohio.market_round import composing
from rules.baltimore_ohio.market_round.composing import Further, Plan, after, further, with_lot
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.events import PresidentChanged, ValueMoved
from rules.baltimore_ohio.model.play import Position
from rules.baltimore_ohio.stock.buying import start_values

Words = Mapping[str, str]
AT = ("low", "mid", "high")
"""Heads of the menus for the three values at which a railroad can be started: a message has each
head once. They lead where `turn` does."""


def _read(rest: str, known: Container[str]) -> tuple[Plan, str]:
    """The plan so far, and what is to be added."""
    written, mark, name = rest.rpartition("_")
    if not mark or name not in known:
        raise LookupError(rest)
    return CODE.read(written), name


def _about(
    scene: Scene, plan: Plan, name: str, kind: Callable[[Further], Iterable[Any]]
) -> list[Any]:
    """What of this kind can be added about a railroad: nothing where no turn is due."""
    found = kind(further(scene.view, plan)) if due(scene) else ()
    return [one for one in found if one.railroad == name]


def _refused(plan: Plan, part: a.AnyPart) -> Act:
    """The turn with a part that is not to be had: the rules say best why."""
    return Act(a.TakeTurn((*plan, part)))


def sell(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`sell/_BO`: how many shares of the B&O."""
    plan, name = _read(rest, facts.railroads())
    lots = _about(scene, plan, name, lambda more: more.lots)
    if not lots:
        return Act(a.TakeTurn(with_lot(plan, a.Lot(name, 1))))
    options = []
    for lot in lots:
        made = with_lot(plan, lot)
        amount = cash(scene, made) - cash(scene, plan)
        shown = t("option-shares", scene, count=lot.count, amount=amount)
        options.append(Option(CODE.written(made), shown, _told(scene, made, name)))
    table = after(scene.view, plan[:-1] if plan and isinstance(plan[-1], a.Sell) else plan)
    owned = table.players[scene.me].shares[name]
    text = t("page-sell", scene, railroad=name, value=Position(table).dollars(name), count=owned)
    return _page(text, scene, plan, options, "menu-count-sell")


def buy(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`buy/_PA`: how many shares of the PA, Held and Orphan, or at which value it is started."""
    plan, name = _read(rest, facts.railroads())
    found = _about(scene, plan, name, lambda more: more.buys)
    line = scene.public.table.railroads.get(name)
    if not found or line is None:
        started = line is not None and line.value is not None
        orphan = int(line is not None and started and not line.held)
        price = 0 if started else start_values(scene.public.table)[0]
        return _refused(plan, a.Buy(name, 1 - orphan, orphan, price))
    found.sort(key=lambda made: (made.held + made.orphan, made.orphan))
    if line.value is None:
        return _start(scene, plan, name, found)
    there = after(scene.view, plan)
    row = there.railroads[name]
    values = {"held": row.held, "orphan": row.orphan, "cash": cash(scene, plan)}
    text = t("page-buy", scene, railroad=name, value=Position(there).dollars(name), **values)
    return _page(text, scene, plan, _buys(scene, plan, found), "menu-count-buy")


def _buys(scene: Scene, plan: Plan, found: Sequence[a.Buy]) -> list[Option]:
    made = []
    for one in found:
        whole = (*plan, one)
        key = "shares" if one.value else "held" if one.held else "orphan"
        if one.held and one.orphan:
            key = "mixed"
        values = {"held": one.held, "orphan": one.orphan, "count": one.held + one.orphan}
        cost = cash(scene, plan) - cash(scene, whole)
        shown = t(f"option-{key}", scene, amount=cost, **values)
        made.append(Option(CODE.written(whole), shown, _told(scene, whole, one.railroad)))
    return made


def _start(scene: Scene, plan: Plan, name: str, found: Sequence[a.Buy]) -> Leaf:
    """A menu for each value, in it the numbers of shares."""
    menus = []
    for head, price in zip(AT, start_values(scene.public.table), strict=True):
        rows = [made for made in found if made.value == price]
        if rows:
            hint = t("menu-start", scene, value=price)
            menus.append(Menu(head, hint, tuple(_buys(scene, plan, rows))))
    again = scene.public.table.railroads[name].status == "receivership"
    prices = forecast.equipment_prices(scene.public.table)
    card = money(prices[0], scene) if prices else t("none", scene)
    key = "page-return" if again else "page-start"
    text = t(key, scene, railroad=name, cash=cash(scene, plan), card=card)
    return Leaf(text, buttons=(_back(scene, plan),), menus=tuple(menus))


def back(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`back/_ERIE`: how many Orphan shares the Erie buys back."""
    plan, name = _read(rest, facts.railroads())
    found = _about(scene, plan, name, lambda more: more.backs)
    if not found:
        return _refused(plan, a.BuyBack(name, 1))
    table = after(scene.view, plan)
    line, price = table.railroads[name], Position(table).dollars(name)
    options = []
    for made in found:
        left, orphan = line.treasury - made.count * price, line.orphan - made.count
        shown = t("option-shares", scene, count=made.count, amount=made.count * price)
        told = t("effect-treasury", scene, treasury=left, orphan=orphan)
        options.append(Option(CODE.written((*plan, made)), shown, told))
    values = {"orphan": line.orphan, "value": price, "treasury": line.treasury}
    text = t("page-back", scene, railroad=name, **values)
    return _page(text, scene, plan, options, "menu-count-back")


def open_auction(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`open/_RB4`: with which bid a Robber Baron is put up; typed words name one."""
    plan, card = _read(rest, facts.barons())
    typed = words.get("amount", "").strip()
    if typed:
        whole = (*plan, a.OpenAuction(card, whole_number(typed, scene.language)))
        return MARKET.answer(scene, CODE.written(whole), False, {})
    table = scene.public.table
    if not due(scene) or card not in further(scene.view, plan).cards:
        return _refused(plan, a.OpenAuction(card, 1))
    has = cash(scene, plan)
    text = t("page-open", scene, card=card, pays=pays(table, card, scene), cash=has)
    buttons = [
        Button(MARKET.key((*plan, a.OpenAuction(card, bid))), t("press-open", scene, amount=bid))
        for bid in sorted({bid for bid in (1, 10, 25, 50) if bid <= has})
    ]
    other = Button(f"open/{rest}", t("press-bid-form", scene), "quiet", form=True)
    return Leaf(text, buttons=(*buttons, other, _back(scene, plan)))


def open_form(scene: Scene, rest: str) -> Form:
    """The form for an opening bid of one's own."""
    plan, _ = _read(rest, facts.barons())
    if not due(scene):
        raise LookupError(rest)
    bounds = {"least": money(1, scene), "most": money(cash(scene, plan), scene)}
    field = Field("amount", t("form-bid-amount", scene, **bounds), limit=12)
    return Form(t("form-bid", scene), (field,))


# What a choice would do, in a line.


def _page(text: str, scene: Scene, plan: Plan, options: Sequence[Option], hint: str) -> Leaf:
    menu = Menu(MARKET.head, t(hint, scene), tuple(options))
    return Leaf(text, buttons=(_back(scene, plan),), menus=(menu,))


def _back(scene: Scene, plan: Plan) -> Button:
    """To the turn as far as it is planned, with nothing added."""
    return Button(MARKET.key(plan), t("press-draft", scene), "quiet")


def _told(scene: Scene, made: Plan, name: str) -> str:
    """What the plan would do to this railroad, in a line of a menu."""
    found = composing.outcome(scene.view, a.TakeTurn(made))
    told = [t("effect-shares", scene, count=found.shares.get(name, 0))]
    for event in found.events:
        if isinstance(event, ValueMoved) and event.railroad == name:
            told.append(t("effect-value", scene, before=event.before, after=event.after))
        elif isinstance(event, PresidentChanged) and event.railroad == name:
            mine = "-you" if event.after == scene.seat else ""
            told.append(t(f"effect-president{mine}", scene, name=label(scene, event.after)))
    told.append(t("effect-cash", scene, cash=found.cash[-1]))
    return " · ".join(told)
