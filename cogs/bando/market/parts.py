"""What can be added to a market turn: its parts by kind, and menus that name railroads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import data.baltimore_ohio as facts
from bot.chat.adapter import Menu, Option, Scene
from bot.chat.declared.code import Code
from cogs.bando.words import KINDS, baron, full, railroad, t
from rules.baltimore_ohio import composing, robber_barons
from rules.baltimore_ohio.actions import AnyPart, Buy, BuyBack, Lot, OpenAuction, Sell, TakeTurn
from rules.baltimore_ohio.composing import Plan
from rules.baltimore_ohio.play import TRACK, Position
from rules.baltimore_ohio.state import Phase, State

CODE: Code[Plan] = Code(tuple[AnyPart, ...], KINDS, ())
"""A market turn in a key."""


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
    closed = bool(plan) and isinstance(plan[-1], OpenAuction)
    return Further(
        () if closed else composing.lots(scene.view, plan),
        tuple(part for part in found if isinstance(part, Buy)),
        tuple(part for part in found if isinstance(part, BuyBack)),
        tuple(dict.fromkeys(part.card for part in found if isinstance(part, OpenAuction))),
    )


def after(scene: Scene, plan: Plan) -> State:
    """The table as the parts planned would leave it."""
    if not plan:
        table: State = scene.view.table
        return table
    return composing.outcome(scene.view, TakeTurn(plan)).table


def cash(scene: Scene, plan: Plan) -> int:
    """Dollars that the seat has after the plan."""
    assert scene.seat is not None
    return after(scene, plan).players[scene.seat].cash


Row = tuple[str, str, str]
"""A railroad or card by its id, its label and its detail."""


def menus(scene: Scene, plan: Plan) -> tuple[Menu, ...]:
    """A menu for each kind of part that can follow, each railroad or card on a line."""
    made = []
    for head, rows in offered(scene, plan).items():
        more = head == "sell" and bool(plan) and isinstance(plan[-1], Sell)
        hint = t("menu-sell-more" if more else f"menu-{head}", scene)
        options = (Option(added(plan, name), label, detail) for name, label, detail in rows)
        made.append(Menu(head, hint, tuple(options)))
    return tuple(menu for menu in made if menu.options)


def added(plan: Plan, name: str) -> str:
    """What stands in a key for a plan to which this railroad or card is to be added."""
    return f"{CODE.written(plan)}_{name}"


def offered(scene: Scene, plan: Plan) -> dict[str, list[Row]]:
    """What can follow, by the heads of the menus."""
    found, table = further(scene, plan), after(scene, plan)
    return {
        "sell": _sales(scene, table, found.lots),
        "buy": _purchases(scene, table, found.buys),
        "back": _backs(scene, table, found.backs),
        "open": [
            (card, baron(card), pays(table, card, scene, "option-open-detail"))
            for card in found.cards
        ],
    }


def _in_order(table: State, names: set[str]) -> list[str]:
    """Those on the track in the order of business, then the others."""
    return [name for name in dict.fromkeys([*table.order, *table.railroads]) if name in names]


def _sales(scene: Scene, table: State, lots: Sequence[Lot]) -> list[Row]:
    rows = []
    for name in _in_order(table, {lot.railroad for lot in lots}):
        most = max(lot.count for lot in lots if lot.railroad == name)
        told = t("option-sell-detail", scene, most=most, value=value(table, name))
        rows.append((name, railroad(name), told))
    return rows


def _purchases(scene: Scene, table: State, buys: Sequence[Buy]) -> list[Row]:
    rows = []
    for name in _in_order(table, {buy.railroad for buy in buys}):
        line = table.railroads[name]
        if line.value is None:
            least = min(buy.value for buy in buys if buy.railroad == name)
            label = t(f"option-{line.status}", scene, railroad=name)
            told = t("option-start-detail", scene, name=full(name), value=least)
        else:
            label, now = railroad(name), value(table, name)
            told = t("option-buy-detail", scene, value=now, held=line.held, orphan=line.orphan)
        rows.append((name, label, told))
    return rows


def _backs(scene: Scene, table: State, backs: Sequence[BuyBack]) -> list[Row]:
    rows = []
    for name in _in_order(table, {back.railroad for back in backs}):
        line = table.railroads[name]
        values = {"orphan": line.orphan, "value": value(table, name), "treasury": line.treasury}
        rows.append((name, railroad(name), t("option-back-detail", scene, **values)))
    return rows


def pays(table: State, card: str, scene: Scene, key: str = "baron-pays") -> str:
    """What a Robber Baron pays by its rule, and what that would be now."""
    rule = t(f"baron-{card}", scene)
    if card == "RB2" and table.options.norfolk_western:
        rule = t("baron-RB2-nw", scene)
    return t(key, scene, rule=rule, amount=robber_barons.income(Position(table), card))


def value(table: State, name: str) -> int:
    """The value of a railroad on the track, in dollars."""
    index = table.railroads[name].value
    assert index is not None
    return TRACK[index]


def start_values(table: State) -> tuple[int, ...]:
    """The values at which a railroad can be started now."""
    return facts.initial_values(table.tech_level)
