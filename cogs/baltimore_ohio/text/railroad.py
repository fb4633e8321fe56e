"""A railroad in words: where it stands, whose it is, what it has and what it earns; at length, or
in as few words as possible for a table too large for one card, where railroads are called by their
reporting marks, as in the pictures."""

from __future__ import annotations

from typing import Any

from discord.utils import escape_markdown

from bot.chat.contract.adapter import Scene
from bot.chat.ui.card import cut
from cogs.baltimore_ohio.words import label, levels, person, t
from render.baltimore_ohio.shared.words import short
from rules.baltimore_ohio import forecast, outcomes
from rules.baltimore_ohio.business_round import profit, services
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.play import TRACK
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.stock import valuation

_NAME = 12
"""Letters of a person's name in short."""


def line(scene: Scene, table: State, name: str) -> str:
    """A railroad that has been started."""
    row = table.railroads[name]
    if row.value is None:
        parts = [t("text-receivership", scene, railroad=name), _shares(scene, table, name)]
    else:
        values = _figures(table, name, row.value) | {"president": person(scene, row.president)}
        parts = [
            t("text-railroad", scene, railroad=name, **values),
            _shares(scene, table, name),
            t("text-equipment", scene, **values),
        ]
    cities = ", ".join(reached(table, name)) or t("none", scene)
    parts.append(t("text-track", scene, cubes=row.cubes, hexes=len(row.track), cities=cities))
    taken = _counters(table, name, scene)
    if taken:
        parts.append(t("text-taken", scene, counters=", ".join(taken)))
    return " ".join(parts)


def brief(scene: Scene, table: State, name: str) -> str:
    """The same in short. Who has its shares is in the players' lines."""
    row = table.railroads[name]
    counts = {"hexes": len(row.track), "cubes": row.cubes, "cities": len(reached(table, name))}
    if row.value is None:
        head = t("short-receivership", scene, mark=short(name))
    else:
        president = short_person(scene, row.president)
        values = _figures(table, name, row.value) | {"held": row.held, "orphan": row.orphan}
        head = t("short-railroad", scene, mark=short(name), president=president, **values)
    track = ", ".join([t("short-track", scene, **counts), *_counters(table, name, scene)])
    return f"{head}; {track}"


def short_person(scene: Scene, seat: int | None) -> str:
    """A name cut short."""
    return escape_markdown(cut(label(scene, seat), _NAME))


def _figures(table: State, name: str, index: int) -> dict[str, Any]:
    """The numbers of a railroad on the track."""
    row, stack = table.railroads[name], valuation.stacks(table)[index]
    return {
        "value": TRACK[index],
        "order": str(table.order.index(name) + 1),
        "place": str(stack.index(name) + 1),
        "size": len(stack),
        "treasury": row.treasury,
        "count": len(row.cards),
        "levels": levels(row.cards),
        "capacity": services.capacity(table, name),
        "income": row.income,
        "best": forecast.forecast(table, name).now.net,
    }


def reached(table: State, name: str) -> list[str]:
    """The cities with its cube, in the order in which it reached them."""
    city = board().city
    return [city[hex_] for hex_ in table.railroads[name].track if hex_ in city]


def _counters(table: State, name: str, scene: Scene) -> list[str]:
    """What it has taken, such as "2 coal"."""
    row = table.railroads[name]
    kinds = {"coal": row.coal, "nw-coal": row.nw_coal, "lumber": row.lumber}
    return [t(f"text-{kind}", scene, count=count) for kind, count in kinds.items() if count]


def _shares(scene: Scene, table: State, name: str) -> str:
    row = table.railroads[name]
    owners = [
        f"{person(scene, seat)} {player.shares[name]}"
        for seat, player in enumerate(table.players)
        if name in player.shares
    ]
    owners.append(t("text-held", scene, count=row.held))
    if row.orphan:
        owners.append(t("text-orphan", scene, count=row.orphan))
    return t("text-owners", scene, owners=", ".join(owners))


# The Net Income Track: what each railroad netted last and could net now, side by side.


def incomes(scene: Scene) -> str:
    """A line for each railroad on the track in the order of business, short enough for a phone,
    where they are called as in the picture; nothing before the first one is started."""
    table: State = scene.public.table
    if not table.order:
        return ""
    lines = (_income(scene, table, name) for name in table.order)
    return "\n".join([t("incomes", scene), *lines, t("incomes-note", scene)])


def _income(scene: Scene, table: State, name: str) -> str:
    found = outcomes.works(table, name)
    values = profit.values(table, name, found.net)
    way = "down" if found.net <= 0 else "up" if values.paid > values.now else "none"
    sums = {"previous": table.railroads[name].income, "net": found.net}
    counts = {"capacity": found.capacity, "reached": found.reached}
    return t("incomes-line", scene, way=way, mark=short(name), **sums, **counts)
