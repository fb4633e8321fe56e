"""Sums that a card spells out before anything is done, read from the public table."""

from __future__ import annotations

from typing import NamedTuple

import data.railroad_barons as facts
from bot.chat.contract.adapter import Scene
from cogs.railroad_barons.words import card_side, money, t
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import Railroad, State
from rules.railroad_barons.operating.railroads import cost, saving
from rules.railroad_barons.operating.revenue import dividends as parted
from rules.railroad_barons.operating.tokens import free


def operates(table: State) -> str:
    """The Holding that operates."""
    assert table.holding is not None
    return table.holding


def top(scene: Scene, table: State, name: str) -> str:
    """`Top of the stack: Maine Central (2) for $100 or Maine Central (3) for $200.`"""
    if not table.stack:
        return t("ask-top-none", scene)
    card = table.stack[0]
    told = [
        t(
            "top-side",
            scene,
            railroad=card_side(card, side, scene),
            price=money(price(table, name, side).asked, scene),
        )
        for side in range(len(facts.railroads()[card].sides))
    ]
    sides = told[0] if len(told) == 1 else t("or", scene, first=told[0], second=told[1])
    return t("ask-top", scene, sides=sides)


class Price(NamedTuple):
    """What a Railroad from the bank costs, and what of it a discount saved (28, 32)."""

    asked: int
    saved: int


def free_tokens(table: State, name: str) -> int:
    """The tokens of a Holding that are not in its network (24)."""
    return free(Position(table), name)


def price(table: State, buyer: str, side: int) -> Price:
    """What this Holding would pay the bank for a side of the top card."""
    position = Position(table)
    return Price(cost(position, buyer, side), saving(position, buyer, side))


def victims(table: State, card: str, side: int) -> dict[str, tuple[Railroad, ...]] | None:
    """What each Holding would lose if this side were bought; None if it reaches no new level that
    matters (33)."""
    level = facts.railroads()[card].sides[side].level_number
    if str(level) not in facts.constants().obsolescence or level in table.levels:
        return None
    position, found = Position(table), {}
    for name, row in table.holdings.items():
        lost = tuple(
            one
            for one in row.railroads
            if (at := position.side(one).obsolete_at_level) is not None and at <= level
        )
        if lost:
            found[name] = lost
    return found


def doomed(table: State, card: str, side: int) -> list[int]:
    """The levels that this side would make obsolete: its own victims, and those of lower levels
    that went by unbought."""
    level = facts.railroads()[card].sides[side].level_number
    return sorted(
        victim
        for reached, lost in facts.constants().obsolescence.items()
        if int(reached) <= level and int(reached) not in table.levels
        for victim in lost
    )


def dividends(table: State, name: str, revenue: int) -> tuple[int, int]:
    """What each seat would get of a revenue (26)."""
    return parted(Position(table), name, revenue)


def risen(table: State, name: str) -> int:
    """The share value after a dividend, in dollars (26, 27)."""
    index = table.holdings[name].value
    assert index is not None
    values = facts.track().values
    return values[min(index + 1, len(values) - 1)]


def owner(table: State, card: str) -> tuple[str, Railroad] | None:
    """The Holding that has a Railroad, and the Railroad as it lies there."""
    for name, row in table.holdings.items():
        for one in row.railroads:
            if one.card == card:
                return name, one
    return None
