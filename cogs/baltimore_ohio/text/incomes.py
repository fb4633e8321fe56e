"""The Net Income Track in words: what each railroad netted last and could net now, side by side."""

from __future__ import annotations

from bot.chat.contract.adapter import Scene
from cogs.baltimore_ohio.words import t
from render.baltimore_ohio.shared.words import short
from rules.baltimore_ohio import outcomes
from rules.baltimore_ohio.business_round import profit
from rules.baltimore_ohio.model.state import State


def incomes(scene: Scene) -> str:
    """A line for each railroad on the track in the order of business, short enough for a phone,
    where they are called as in the picture; nothing before the first one is started."""
    table: State = scene.public.table
    if not table.order:
        return ""
    lines = (_line(scene, table, name) for name in table.order)
    return "\n".join([t("incomes", scene), *lines, t("incomes-note", scene)])


def _line(scene: Scene, table: State, name: str) -> str:
    found = outcomes.works(table, name)
    values = profit.values(table, name, found.net)
    way = "down" if found.net <= 0 else "up" if values.paid > values.now else "none"
    return t(
        "incomes-line",
        scene,
        way=way,
        mark=short(name),
        previous=table.railroads[name].income,
        net=found.net,
        capacity=found.capacity,
        reached=found.reached,
    )
