"""How many shares, at which value, with which bid: the private page between a menu and the turn."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.contract.adapter import Act, Answer, Button, Field, Form, Leaf, Menu, Option, Scene
from cogs.baltimore_ohio import turns
from cogs.baltimore_ohio.market_card import deal
from cogs.baltimore_ohio.market_parts import after, due, further, pays, start_values, value
from cogs.baltimore_ohio.parts import Words
from cogs.baltimore_ohio.typed import amount
from cogs.baltimore_ohio.words import baron, label, money, railroad, t
from rules.baltimore_ohio import forecast
from rules.baltimore_ohio.market_round import composing
from rules.baltimore_ohio.market_round.composing import Plan, with_lot
from rules.baltimore_ohio.model.actions import (
    AnyPart,
    Buy,
    BuyBack,
    Lot,
    OpenAuction,
    Sell,
    TakeTurn,
)
from rules.baltimore_ohio.model.events import PresidentChanged, ValueMoved
from rules.baltimore_ohio.model.play import TRACK

AT = ("low", "mid", "high")
"""Heads of the menus for the three values at which a railroad can be started: a message has each
head once. They lead where `deal` does."""


def _read(rest: str) -> tuple[Plan, str]:
    """The plan so far and the sign of what is to be added: `sB3_P`, or `_P` without a plan."""
    written, mark, sign = rest.rpartition("_")
    if not mark:
        raise LookupError(rest)
    return turns.read(written), sign


def _refused(plan: Plan, part: AnyPart) -> Act:
    """The turn with a part that is not to be had: the rules say best why."""
    return Act(TakeTurn((*plan, part)))


# Selling.


def sell(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`sell/_B`: how many shares of the B&O."""
    plan, sign = _read(rest)
    name = turns.railroad(sign)
    if not due(scene):
        return _refused(plan, Sell((Lot(name, 1),)))
    lots = [lot for lot in further(scene, plan).lots if lot.railroad == name]
    if not lots:
        return Act(TakeTurn(with_lot(plan, Lot(name, 1))))
    plans = [with_lot(plan, lot) for lot in lots]
    options = [
        Option(
            turns.written(made),
            t(
                "option-shares",
                scene.language,
                count=lot.count,
                amount=money(_moved(scene, plan, made), scene.language),
            ),
            _told(scene, made, name),
        )
        for lot, made in zip(lots, plans, strict=True)
    ]
    table = after(scene, _before_sale(plan))
    assert scene.seat is not None
    text = t(
        "page-sell",
        scene.language,
        railroad=railroad(name),
        value=value(table, name, scene.language),
        count=table.players[scene.seat].shares[name],
    )
    return _page(text, scene, options, "menu-count-sell")


def _before_sale(plan: Plan) -> Plan:
    return plan[:-1] if plan and isinstance(plan[-1], Sell) else plan


# Buying.


def buy(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`buy/_P`: how many shares of the PA, Held and Orphan, or at which value it is started."""
    plan, sign = _read(rest)
    name, table = turns.railroad(sign), scene.public.table
    line = table.railroads.get(name)
    found = [] if not due(scene) else [b for b in further(scene, plan).buys if b.railroad == name]
    if not found or line is None:
        started = line is not None and line.value is not None
        orphan = 1 if line is not None and started and not line.held else 0
        price = 0 if started else start_values(table)[0]
        return _refused(plan, Buy(name, 1 - orphan, orphan, price))
    found.sort(key=lambda made: (made.held + made.orphan, made.orphan))
    if line.value is None:
        return _start(scene, plan, name, found)
    text = t(
        "page-buy",
        scene.language,
        railroad=railroad(name),
        value=value(after(scene, plan), name, scene.language),
        held=after(scene, plan).railroads[name].held,
        orphan=after(scene, plan).railroads[name].orphan,
        cash=_cash(scene, plan),
    )
    return _page(text, scene, _buys(scene, plan, found), "menu-count-buy")


def _buys(scene: Scene, plan: Plan, found: Sequence[Buy]) -> list[Option]:
    made = []
    for one in found:
        whole = (*plan, one)
        cost = money(-_moved(scene, plan, whole), scene.language)
        key = "option-shares"
        if not one.value:
            key = "option-mixed" if one.held and one.orphan else f"option-{_kind(one)}"
        shown = t(
            key,
            scene.language,
            count=one.held + one.orphan,
            held=one.held,
            orphan=one.orphan,
            amount=cost,
        )
        made.append(Option(turns.written(whole), shown, _told(scene, whole, one.railroad)))
    return made


def _kind(made: Buy) -> str:
    return "held" if made.held else "orphan"


def _start(scene: Scene, plan: Plan, name: str, found: Sequence[Buy]) -> Leaf:
    """A menu for each value, in it the numbers of shares."""
    language, menus = scene.language, []
    for head, price in zip(AT, start_values(scene.public.table), strict=True):
        rows = [made for made in found if made.value == price]
        if rows:
            hint = t("menu-start", language, value=money(price, language))
            menus.append(Menu(head, hint, tuple(_buys(scene, plan, rows))))
    again = scene.public.table.railroads[name].status == "receivership"
    prices = forecast.equipment_prices(scene.public.table)
    text = t(
        "page-return" if again else "page-start",
        language,
        railroad=railroad(name),
        cash=_cash(scene, plan),
        card=money(prices[0], language) if prices else t("none", language),
    )
    return Leaf(text, menus=tuple(menus))


# Buying back.


def back(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`back/_E`: how many Orphan shares the Erie buys back."""
    plan, sign = _read(rest)
    name, language = turns.railroad(sign), scene.language
    found: list[BuyBack] = []
    if due(scene):
        found = [made for made in further(scene, plan).backs if made.railroad == name]
    if not found:
        return _refused(plan, BuyBack(name, 1))
    table = after(scene, plan)
    line = table.railroads[name]
    assert line.value is not None
    options = [
        Option(
            turns.written((*plan, made)),
            t(
                "option-shares",
                language,
                count=made.count,
                amount=money(made.count * TRACK[line.value], language),
            ),
            t(
                "effect-treasury",
                language,
                treasury=money(line.treasury - made.count * TRACK[line.value], language),
                orphan=line.orphan - made.count,
            ),
        )
        for made in found
    ]
    text = t(
        "page-back",
        language,
        railroad=railroad(name),
        orphan=line.orphan,
        value=value(table, name, language),
        treasury=money(line.treasury, language),
    )
    return _page(text, scene, options, "menu-count-back")


# Opening an auction.


def open_auction(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`open/_4`: with which bid the fourth Robber Baron is put up; typed words name one."""
    plan, sign = _read(rest)
    card, language = turns.baron(sign), scene.language
    typed = words.get("bid", "").strip()
    if typed:
        return deal(scene, turns.written((*plan, OpenAuction(card, amount(typed)))), False, {})
    table = scene.public.table
    if not due(scene) or card not in further(scene, plan).cards:
        return _refused(plan, OpenAuction(card, 1))
    assert scene.seat is not None
    cash = after(scene, plan).players[scene.seat].cash
    text = t(
        "page-open",
        language,
        card=baron(card),
        pays=pays(table, card, language),
        cash=money(cash, language),
    )
    buttons = [
        Button(
            f"deal/{turns.written((*plan, OpenAuction(card, bid)))}",
            t("press-open", language, amount=money(bid, language)),
        )
        for bid in sorted({bid for bid in (1, 10, 25, 50) if bid <= cash})
    ]
    other = Button(f"open/{rest}", t("press-bid-form", language), "quiet", form=True)
    return Leaf(text, buttons=(*buttons, other))


def open_form(scene: Scene, rest: str) -> Form:
    """The form for an opening bid of one's own."""
    plan, sign = _read(rest)
    turns.baron(sign)
    if not due(scene) or scene.seat is None:
        raise LookupError(rest)
    most = money(after(scene, plan).players[scene.seat].cash, scene.language)
    return bid_form(scene, money(1, scene.language), most)


def bid_form(scene: Scene, least: str, most: str) -> Form:
    """Asks for a bid between two sums."""
    field = t("form-bid-field", scene.language, least=least, most=most)
    return Form(t("form-bid", scene.language), (Field("bid", field, limit=12),))


# What a choice would do, in a line.


def _page(text: str, scene: Scene, options: Sequence[Option], hint: str) -> Leaf:
    return Leaf(text, menus=(Menu("deal", t(hint, scene.language), tuple(options)),))


def _cash(scene: Scene, plan: Plan) -> str:
    assert scene.seat is not None
    return money(after(scene, plan).players[scene.seat].cash, scene.language)


def _moved(scene: Scene, plan: Plan, made: Plan) -> int:
    """Dollars that the seat has more after `made` than after `plan`."""
    assert scene.seat is not None
    seat = scene.seat
    return after(scene, made).players[seat].cash - after(scene, plan).players[seat].cash


def _told(scene: Scene, made: Plan, name: str) -> str:
    """What the plan would do to this railroad, in a line of a menu."""
    assert scene.seat is not None
    found = composing.outcome(scene.view, TakeTurn(made))
    language, told = scene.language, []
    told.append(t("effect-shares", language, count=found.shares.get(name, 0)))
    for event in found.events:
        if isinstance(event, ValueMoved) and event.railroad == name:
            before, now = money(event.before, language), money(event.after, language)
            told.append(t("effect-value", language, before=before, after=now))
        elif isinstance(event, PresidentChanged) and event.railroad == name:
            who = label(scene.names, event.after, language)
            mine = "-you" if event.after == scene.seat else ""
            told.append(t(f"effect-president{mine}", language, name=who))
    told.append(t("effect-cash", language, cash=money(found.cash[-1], language)))
    return " · ".join(told)
