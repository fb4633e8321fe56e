"""The words of the Operate phase: places, lines, what they cost and bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby

import data.train_tycoon as facts
from bot.chat.contract.adapter import Scene
from cogs.train_tycoon.words import listed, t
from rules.train_tycoon.model.actions import Lay
from rules.train_tycoon.model.board import board
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Line, State
from rules.train_tycoon.operation.deliveries import PASSENGERS, Move
from rules.train_tycoon.operation.forecast import Forecast
from rules.train_tycoon.operation.lines import Cost, Way, nearest


def item(name: str, scene: Scene) -> str:
    """A resource or a good."""
    return t(f"item-{name}", scene)


def several(name: str, count: int, scene: Scene) -> str:
    """`2 oil`, `1 passenger`: so many of a thing."""
    if name == PASSENGERS:
        return t("moves-passengers", scene, count=count)
    if count == 1:
        return t(f"one-{name}", scene)
    return t("moves-item", scene, count=count, item=item(name, scene))


def good(position: Position) -> str | None:
    """The good of the factory that is being placed."""
    return position.operating.factory if position.operation.extra else None


def place(table: State, where: str, scene: Scene) -> str:
    """`Edmonton (E8)`, `oil (I8)`, `tools factory (F5)`, `transfer hub (D4)`; an empty hex is its
    id."""
    hub = table.hubs.get(where)
    if hub is None:
        return where
    if hub.kind == "city":
        what = board(table.options.map).hexes[where].name or where
    elif hub.kind == "resource":
        what = item(hub.item, scene)
    else:
        what = t(f"factory-{hub.item}" if hub.kind == "factory" else "transfer", scene)
    return t("place", scene, what=what, hex=where)


def between(table: State, ends: tuple[str, str], scene: Scene) -> str:
    """`Edmonton (E8) – oil (I8)`: a line by its two hubs."""
    one, two = (place(table, where, scene) for where in ends)
    return t("between", scene, one=one, two=two)


def line(table: State, found: Line, scene: Scene) -> str:
    """A line by its hubs; where a company has two between the same, with its number."""
    alike = [
        other
        for other in table.lines
        if other.owner == found.owner and set(other.ends) == set(found.ends)
    ]
    told = between(table, found.ends, scene)
    if len(alike) < 2:
        return told
    return t("line-number", scene, line=told, number=str(found.id))


def lines_in(table: State, numbers: Iterable[int], scene: Scene) -> str:
    """Several lines by number, in words."""
    wanted = set(numbers)
    return listed((line(table, one, scene) for one in table.lines if one.id in wanted), scene)


def way(position: Position, found: Way, scene: Scene) -> str:
    """`Edmonton (E8) → oil (I8)`: a line that is thought of, perhaps from a new factory."""
    start, making = place(position.state, found.start, scene), good(position)
    if making is not None:
        start = t("place", scene, what=t(f"factory-{making}", scene), hex=found.start)
    return t("way", scene, start=start, end=place(position.state, found.end, scene))


def near(position: Position, where: str, scene: Scene) -> str:
    """`oil 3, minerals 4, Calgary 2`: how far it is to what a factory takes and sells to."""
    rows = []
    for hub, steps in nearest(position, where).items():
        row = position.state.hubs[hub]
        city = position.board.hexes[hub].name or hub
        rows.append((steps, city if row.kind == "city" else item(row.item, scene)))
    return ", ".join(_far(name, steps, scene.language) for steps, name in sorted(rows)[:4])


@lru_cache(1024)
def _far(what: str, steps: int, language: str) -> str:
    return t("near", language, what=what, steps=steps)


def laid(lays: Sequence[Lay], scene: Scene) -> str:
    """`F8 and G8 new, H8 upgraded`: what is done in the hexes of a line, like to like."""
    return ", ".join(t(f"laid-{how}", scene, hexes=hexes) for how, hexes in _alike(lays))


def over(lays: Sequence[Lay], scene: Scene) -> str:
    """`F8 G8 new, H8 upgraded`: the same for a menu."""
    return ", ".join(t(f"over-{how}", scene, hexes=" ".join(hexes)) for how, hexes in _alike(lays))


def _alike(lays: Sequence[Lay]) -> list[tuple[str, list[str]]]:
    """The hexes in their order, neighbours in which the same is done together."""
    return [(how, [one.hex for one in run]) for how, run in groupby(lays, lambda one: one.how)]


def priced(cost: Cost, scene: Scene) -> str:
    """`track $40, rights $20 (SNR in E8 $20), engineering $20`, or that it costs nothing."""
    parts = []
    if cost.track:
        tiles = cost.track // facts.finance().track_cost_per_tile
        parts.append(t("cost-track", scene, amount=cost.track, count=tiles))
    if cost.rights:
        each = [
            t("cost-right", scene, company=to, hex=hub, amount=price)
            for hub, to, price in cost.rights
        ]
        total = sum(price for _, _, price in cost.rights)
        parts.append(t("cost-rights", scene, amount=total, each=each))
    if cost.engineering:
        parts.append(t("cost-engineering", scene, amount=cost.engineering))
    return ", ".join(parts) if parts else t("cost-nothing", scene)


def cargo(found: Sequence[Move], scene: Scene) -> str:
    """`2 oil, 1 tools`: what is delivered."""
    counted = Counter(move.item for move in found)
    items = ", ".join(several(name, count, scene) for name, count in counted.items())
    return items or t("moves-none", scene)


def moves(found: Sequence[Move], scene: Scene) -> str:
    """`3 deliveries for $120 (2 oil, 1 tools)`."""
    items, total = cargo(found, scene), sum(move.income for move in found)
    return t("moves", scene, count=len(found), amount=total, items=items) if found else items


def earns(found: Forecast, scene: Scene) -> str:
    """`deliveries $80 − trains $60 = $20`: where an income comes from."""
    sums = {"amount": found.delivered, "trains": found.trains, "interest": found.interest}
    whole = found.delivered - found.trains - found.interest
    key = "earns-interest" if found.interest else "earns"
    told = t(key, scene, total=whole, **sums)
    return told if whole == found.income else t("earns-capped", scene, sum=told, to=found.income)


def means(position: Position, scene: Scene) -> str:
    """What the company has, and what it may still spend, from its net and its income marker
    (44)."""
    row, left = position.operating, position.may_spend(position.operation.company)
    known = {"amount": left, "loans": facts.max_loans(row.income)}
    may = t("spend" if left else "spend-nothing", scene, **known)
    return f"{t('has', scene, purse=row.net)} {may}"
