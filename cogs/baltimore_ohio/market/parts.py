"""What can be added to a market turn: its parts by kind, and menus that name railroads."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.contract.adapter import Menu, Option, Scene
from bot.chat.declared.code import Code
from bot.chat.declared.composed import asked_in
from cogs.baltimore_ohio.words import KINDS, baron, full, railroad, t
from rules.baltimore_ohio.market_round import robber_barons
from rules.baltimore_ohio.market_round.composing import Plan, after, further
from rules.baltimore_ohio.model.actions import AnyPart, Buy, BuyBack, Lot, Sell
from rules.baltimore_ohio.model.play import Position
from rules.baltimore_ohio.model.state import Phase, State

CODE: Code[Plan] = Code(tuple[AnyPart, ...], KINDS, ())
"""A market turn in a key."""


due = asked_in(Phase.MARKET)


def cash(scene: Scene, plan: Plan) -> int:
    """Dollars that the seat has after the plan."""
    return after(scene.view, plan).players[scene.me].cash


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


def can(scene: Scene, found: Sequence[Menu]) -> str:
    """What these menus offer, in words."""
    return ", ".join(t(f"can-{menu.key}", scene) for menu in found)


def added(plan: Plan, name: str) -> str:
    """What stands in a key for a plan to which this railroad or card is to be added."""
    return f"{CODE.written(plan)}_{name}"


def offered(scene: Scene, plan: Plan) -> dict[str, list[Row]]:
    """What can follow, by the heads of the menus."""
    found, table = further(scene.view, plan), after(scene.view, plan)
    return {
        "sell": _rows(scene, table, "sell", found.lots),
        "buy": _rows(scene, table, "buy", found.buys),
        "back": _rows(scene, table, "back", found.backs),
        "open": [
            (card, baron(card), pays(table, card, scene, "option-open-detail"))
            for card in found.cards
        ],
    }


def _rows(scene: Scene, table: State, head: str, found: Sequence[Lot | Buy | BuyBack]) -> list[Row]:
    """The railroads of these parts: those on the track in the order of business, then others."""
    rows = []
    for name in dict.fromkeys([*table.order, *table.railroads]):
        those, line = [one for one in found if one.railroad == name], table.railroads[name]
        if those and line.value is None:
            least = min(one.value for one in those if isinstance(one, Buy))
            told = t("option-start-detail", scene, name=full(name), value=least)
            rows.append((name, t(f"option-{line.status}", scene, railroad=name), told))
        elif those:
            most = max(getattr(one, "count", 0) for one in those)
            value, counts = (
                Position(table).dollars(name),
                {"held": line.held, "orphan": line.orphan},
            )
            values = {"value": value, "treasury": line.treasury, "most": most, **counts}
            told = t(f"option-{head}-detail", scene, **values)
            rows.append((name, railroad(name), told))
    return rows


def pays(table: State, card: str, scene: Scene, key: str = "baron-pays") -> str:
    """What a Robber Baron pays by its rule, and what that would be now."""
    rule = t(f"baron-{card}", scene)
    if card == "RB2" and table.options.norfolk_western:
        rule = t("baron-RB2-nw", scene)
    return t(key, scene, rule=rule, amount=robber_barons.income(Position(table), card))
