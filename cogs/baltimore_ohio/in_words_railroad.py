"""A railroad in words: where it stands, whose it is, what it has and what it earns."""

from __future__ import annotations

from collections.abc import Sequence

import data.baltimore_ohio as facts
from bot.chat.contract.adapter import Scene
from cogs.baltimore_ohio.words import money, person, railroad, t
from rules.baltimore_ohio import forecast
from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.play import TRACK
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.stock import valuation


def line(scene: Scene, table: State, name: str) -> str:
    """A railroad that has been started."""
    language, row = scene.language, table.railroads[name]
    parts = [_value(scene, table, name), _shares(scene, table, name)]
    if row.status == "operating":
        parts.append(_equipment(table, name, language))
    parts.append(
        t(
            "text-track",
            language,
            cubes=row.cubes,
            hexes=len(row.track),
            cities=cities(reached(table, name), language),
        )
    )
    taken = counters(table, name, language)
    if taken:
        parts.append(t("text-taken", language, counters=", ".join(taken)))
    return " ".join(parts)


def reached(table: State, name: str) -> list[str]:
    """The cities with its cube, in the order in which it reached them."""
    city = board().city
    return [city[hex_] for hex_ in table.railroads[name].track if hex_ in city]


def counters(table: State, name: str, language: str) -> list[str]:
    """What it has taken, such as "2 coal"."""
    row = table.railroads[name]
    kinds = {"coal": row.coal, "nw-coal": row.nw_coal, "lumber": row.lumber}
    return [t(f"text-{kind}", language, count=count) for kind, count in kinds.items() if count]


def cities(names: Sequence[str], language: str) -> str:
    """Cities by name, or "none"."""
    return ", ".join(names) or t("none", language)


def _value(scene: Scene, table: State, name: str) -> str:
    language, row = scene.language, table.railroads[name]
    if row.value is None:
        return t("text-receivership", language, railroad=railroad(name))
    stack = valuation.stacks(table)[row.value]
    return t(
        "text-railroad",
        language,
        railroad=railroad(name),
        value=money(TRACK[row.value], language),
        order=str(table.order.index(name) + 1),
        place=str(stack.index(name) + 1),
        size=len(stack),
        president=person(scene.names, row.president, language),
    )


def _shares(scene: Scene, table: State, name: str) -> str:
    language, row = scene.language, table.railroads[name]
    owners = [
        f"{person(scene.names, seat, language)} {player.shares[name]}"
        for seat, player in enumerate(table.players)
        if name in player.shares
    ]
    owners.append(t("text-held", language, count=row.held))
    if row.orphan:
        owners.append(t("text-orphan", language, count=row.orphan))
    return t("text-owners", language, owners=", ".join(owners))


def _equipment(table: State, name: str, language: str) -> str:
    row = table.railroads[name]
    levels = [str(facts.card(number).tech_level) for number in row.cards]
    return t(
        "text-equipment",
        language,
        treasury=money(row.treasury, language),
        count=len(levels),
        levels=", ".join(levels),
        capacity=services.capacity(table, name),
        income=money(row.income, language),
        best=money(forecast.forecast(table, name).now.net, language),
    )
