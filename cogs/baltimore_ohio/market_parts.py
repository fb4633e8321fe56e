"""What can be added to a market turn: its parts by kind, and menus that name railroads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import data.baltimore_ohio as facts
from bot.chat.contract.adapter import Menu, Option, Scene
from cogs.baltimore_ohio import turns
from cogs.baltimore_ohio.words import baron, full, money, railroad, t
from rules.baltimore_ohio.market_round import composing, robber_barons
from rules.baltimore_ohio.market_round.composing import Plan
from rules.baltimore_ohio.model.actions import Buy, BuyBack, Lot, OpenAuction, Sell, TakeTurn
from rules.baltimore_ohio.model.play import TRACK, Position
from rules.baltimore_ohio.model.state import Phase, State


@dataclass(frozen=True)
class Further:
    """What can follow a plan. `lots` go into the sale with which it ends, or begin one."""

    lots: tuple[Lot, ...]
    buys: tuple[Buy, ...]
    backs: tuple[BuyBack, ...]
    cards: tuple[str, ...]


def due(scene: Scene) -> bool:
    """Whether the seat of this scene is to take a market turn."""
    public = scene.public
    return bool(public.table.phase is Phase.MARKET and scene.seat in public.to_move)


def further(scene: Scene, plan: Plan) -> Further:
    """Raises RuleError if the plan itself is not lawful."""
    found = composing.parts(scene.view, plan)
    cards = dict.fromkeys(part.card for part in found if isinstance(part, OpenAuction))
    closed = bool(plan) and isinstance(plan[-1], OpenAuction)
    return Further(
        () if closed else composing.lots(scene.view, plan),
        tuple(part for part in found if isinstance(part, Buy)),
        tuple(part for part in found if isinstance(part, BuyBack)),
        tuple(cards),
    )


def after(scene: Scene, plan: Plan) -> State:
    """The table as the parts planned would leave it."""
    if not plan:
        table: State = scene.view.table
        return table
    return composing.outcome(scene.view, TakeTurn(plan)).table


def menus(scene: Scene, plan: Plan) -> tuple[Menu, ...]:
    """A menu for each kind of part that can follow, each railroad or card on a line."""
    found, table = further(scene, plan), after(scene, plan)
    made = [
        _menu(scene, plan, "sell", _sales(scene, table, found.lots)),
        _menu(scene, plan, "buy", _purchases(scene, table, found.buys)),
        _menu(scene, plan, "back", _backs(scene, table, found.backs)),
        _menu(scene, plan, "open", _cards(scene, table, found.cards)),
    ]
    return tuple(menu for menu in made if menu.options)


Row = tuple[str, str, str]
"""A railroad or card by its id, its label and its detail."""


def _menu(scene: Scene, plan: Plan, head: str, rows: Sequence[Row]) -> Menu:
    more = head == "sell" and bool(plan) and isinstance(plan[-1], Sell)
    start = turns.written(plan)
    options = tuple(
        Option(f"{start}_{turns.LETTERS.get(name) or turns.sign(name)}", label, detail)
        for name, label, detail in rows
    )
    return Menu(head, t("menu-sell-more" if more else f"menu-{head}", scene.language), options)


def _in_order(table: State, names: set[str]) -> list[str]:
    """Those on the track in the order of business, then the others."""
    rest = [name for name in table.railroads if name not in table.order]
    return [name for name in [*table.order, *rest] if name in names]


def _sales(scene: Scene, table: State, lots: Sequence[Lot]) -> list[Row]:
    language, rows = scene.language, []
    for name in _in_order(table, {lot.railroad for lot in lots}):
        most = max(lot.count for lot in lots if lot.railroad == name)
        told = t("option-sell-detail", language, most=most, value=value(table, name, language))
        rows.append((name, railroad(name), told))
    return rows


def _purchases(scene: Scene, table: State, buys: Sequence[Buy]) -> list[Row]:
    language, rows = scene.language, []
    for name in _in_order(table, {buy.railroad for buy in buys}):
        line = table.railroads[name]
        values = {buy.value for buy in buys if buy.railroad == name}
        if line.value is None:
            label = t(f"option-{line.status}", language, railroad=railroad(name))
            told = t(
                "option-start-detail", language, name=full(name), value=money(min(values), language)
            )
        else:
            label = railroad(name)
            told = t(
                "option-buy-detail",
                language,
                value=value(table, name, language),
                held=line.held,
                orphan=line.orphan,
            )
        rows.append((name, label, told))
    return rows


def _backs(scene: Scene, table: State, backs: Sequence[BuyBack]) -> list[Row]:
    language, rows = scene.language, []
    for name in _in_order(table, {back.railroad for back in backs}):
        line = table.railroads[name]
        told = t(
            "option-back-detail",
            language,
            orphan=line.orphan,
            value=value(table, name, language),
            treasury=money(line.treasury, language),
        )
        rows.append((name, railroad(name), told))
    return rows


def cards(scene: Scene) -> list[Row]:
    """The Robber Barons that can be put up now."""
    return _cards(scene, scene.view.table, further(scene, ()).cards)


def added(value: str) -> str:
    """The railroad that a line of a menu adds to the plan."""
    return turns.railroad(value.rpartition("_")[2])


def _cards(scene: Scene, table: State, cards: Sequence[str]) -> list[Row]:
    return [
        (card, baron(card), pays(table, card, scene.language, "option-open-detail"))
        for card in cards
    ]


def pays(table: State, card: str, language: str, key: str = "baron-pays") -> str:
    """What a Robber Baron pays by its rule, and what that would be now."""
    now = money(robber_barons.income(Position(table), card), language)
    rule = t(f"baron-{card}", language)
    if card == "RB2" and table.options.norfolk_western:
        rule = t("baron-RB2-nw", language)
    return t(key, language, rule=rule, amount=now)


def baron_now(table: State, card: str, language: str) -> str:
    """A Robber Baron with what it would pay now."""
    amount = money(robber_barons.income(Position(table), card), language)
    return t("text-baron", language, card=baron(card), amount=amount)


def value(table: State, name: str, language: str) -> str:
    """The value of a railroad on the track, as money."""
    index = table.railroads[name].value
    assert index is not None
    return money(TRACK[index], language)


def start_values(table: State) -> tuple[int, ...]:
    """The values at which a railroad can be started now."""
    return facts.initial_values(table.tech_level)
