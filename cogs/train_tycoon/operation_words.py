"""The words of the Operate phase: places, lines, what they cost and bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import data.train_tycoon as facts
from cogs.train_tycoon.words import listed, money
from data import texts
from rules.train_tycoon.model.actions import Lay
from rules.train_tycoon.model.board import board
from rules.train_tycoon.model.play import LOAN
from rules.train_tycoon.model.state import Line, State
from rules.train_tycoon.operation.deliveries import PASSENGERS, Move
from rules.train_tycoon.operation.lines import Cost, Way

DOMAIN = "train_tycoon_operation"


def o(key: str, language: str, **values: Any) -> str:
    """A text of this cog's Operate phase."""
    return texts.say(f"{DOMAIN}-{key}", language, **values)


def several(name: str, count: int, language: str) -> str:
    """`2 oil`, `1 passenger`: so many of a thing."""
    if name == PASSENGERS:
        return o("moves-passengers", language, count=count)
    return o("moves-item", language, count=count, item=item(name, language))


def signed(dollars: int, language: str) -> str:
    """`+$40`, `-$20`, `$0`: a change."""
    return f"+{money(dollars, language)}" if dollars > 0 else money(dollars, language)


def item(name: str, language: str) -> str:
    """A resource or a good."""
    return o(f"item-{name}", language)


def place(table: State, where: str, language: str) -> str:
    """`Edmonton (E8)`, `oil (I8)`, `tools factory (F5)`, `transfer hub (D4)`; an empty hex is its
    id."""
    hub = table.hubs.get(where)
    if hub is None:
        return where
    if hub.kind == "city":
        what = board(table.options.map).hexes[where].name or where
    elif hub.kind == "resource":
        what = item(hub.item, language)
    elif hub.kind == "factory":
        what = o(f"factory-{hub.item}", language)
    else:
        what = o("transfer", language)
    return o("place", language, what=what, hex=where)


def between(table: State, ends: tuple[str, str], language: str) -> str:
    """`Edmonton (E8) – oil (I8)`: a line by its two hubs."""
    one, two = (place(table, where, language) for where in ends)
    return o("between", language, one=one, two=two)


def line(table: State, found: Line, language: str) -> str:
    """A line by its hubs; where a company has two between the same, with its number."""
    twins = [
        other
        for other in table.lines
        if other.owner == found.owner and set(other.ends) == set(found.ends)
    ]
    told = between(table, found.ends, language)
    return o("line-number", language, line=told, number=str(found.id)) if len(twins) > 1 else told


def lines_in(table: State, numbers: Iterable[int], language: str) -> str:
    """Several lines by number, in words."""
    wanted = set(numbers)
    return listed((line(table, one, language) for one in table.lines if one.id in wanted), language)


def way(table: State, found: Way, language: str, good: str | None = None) -> str:
    """`Edmonton (E8) → oil (I8)`: a line that is thought of; `good`: it starts at a new factory."""
    start = place(table, found.start, language)
    if good is not None:
        start = o("place", language, what=o(f"factory-{good}", language), hex=found.start)
    return o("way", language, start=start, end=place(table, found.end, language))


def laid(lays: Sequence[Lay], language: str) -> str:
    """`F8 and G8 new, H8 upgraded`: what is done in the hexes of a line, like to like."""
    return ", ".join(
        o(f"laid-{how}", language, hexes=listed(hexes, language)) for how, hexes in _alike(lays)
    )


def over(lays: Sequence[Lay], language: str) -> str:
    """`F8 G8 new, H8 upgraded`: the same for a menu."""
    return ", ".join(
        o(f"over-{how}", language, hexes=" ".join(hexes)) for how, hexes in _alike(lays)
    )


def _alike(lays: Sequence[Lay]) -> list[tuple[str, list[str]]]:
    """The hexes in their order, neighbours in which the same is done together."""
    groups: list[tuple[str, list[str]]] = []
    for lay in lays:
        if not groups or groups[-1][0] != lay.how:
            groups.append((lay.how, []))
        groups[-1][1].append(lay.hex)
    return groups


def priced(cost: Cost, language: str) -> str:
    """`track $40, rights $20 (SNR in E8 $20), engineering $20`, or that it costs nothing."""
    parts = []
    if cost.track:
        tiles = cost.track // facts.finance().track_cost_per_tile
        parts.append(o("cost-track", language, amount=money(cost.track, language), count=tiles))
    if cost.rights:
        each = listed(
            (
                o("cost-right", language, company=to, hex=hub, amount=money(price, language))
                for hub, to, price in cost.rights
            ),
            language,
        )
        total = sum(price for _, _, price in cost.rights)
        parts.append(o("cost-rights", language, amount=money(total, language), each=each))
    if cost.engineering:
        parts.append(o("cost-engineering", language, amount=money(cost.engineering, language)))
    return ", ".join(parts) if parts else o("cost-nothing", language)


def moves(found: Sequence[Move], language: str) -> str:
    """`3 deliveries for $120 (2 oil, 1 tools)`."""
    if not found:
        return o("moves-none", language)
    counted = Counter(move.item for move in found)
    items = ", ".join(several(name, count, language) for name, count in counted.items())
    total = money(sum(move.income for move in found), language)
    return o("moves", language, count=len(found), amount=total, items=items)


def debt(net: int, income: int, language: str) -> str:
    """What a company may still spend, from its net and its income marker (44)."""
    most = facts.max_loans(income)
    left = max(0, net + LOAN * most)
    return o("spend", language, amount=money(left, language), loans=most)
