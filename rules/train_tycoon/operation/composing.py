"""Composes a line hex by hex: what may come next so that a legal line follows (47 to 52).

An unfinished way is its start, what is done in the hexes behind, and the hex being entered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

from rules.train_tycoon.model.actions import How, Lay
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.operation import lines
from rules.train_tycoon.operation.lines import Plan

K = TypeVar("K")


class LayStep(NamedTuple):
    """One way through the hex being entered, to `beyond`.

    `ends`: the line can end there; `onward`: it can go on through there. Each is the cheapest
    line that follows, None if there is none."""

    how: How
    beyond: str
    ends: Plan | None
    onward: Plan | None


def first_hexes(position: Position, start: str) -> dict[str, Plan]:
    """Return the hexes a line can enter from this start, with the cheapest line that goes there."""
    cheapest: dict[str, Plan] = {}
    for plan in _plans(position, start):
        _keep_cheaper(cheapest, plan.way.lays[0].hex, plan)
    return cheapest


def next_steps(
    position: Position, start: str, behind: tuple[Lay, ...], entered: str
) -> list[LayStep]:
    """Return what may be done in the hex being entered, by the hex that follows.

    Empty if no legal line goes there."""
    index = len(behind)
    ends: dict[tuple[How, str], Plan] = {}
    onward: dict[tuple[How, str], Plan] = {}
    for plan in _plans(position, start):
        lays = plan.way.lays
        if len(lays) <= index or lays[:index] != behind or lays[index].hex != entered:
            continue
        is_last = len(lays) == index + 1
        beyond = plan.way.end if is_last else lays[index + 1].hex
        _keep_cheaper(ends if is_last else onward, (lays[index].how, beyond), plan)
    keys = sorted({*ends, *onward}, key=lambda key: (key[1], key[0]))
    return [LayStep(*key, ends.get(key), onward.get(key)) for key in keys]


def lines_over_hexes(position: Position, places: Iterable[str]) -> list[Plan]:
    """Return the legal lines over exactly these hexes, including start and end, cheapest first."""
    start, *rest = places
    return sorted(
        (
            plan
            for plan in _plans(position, start)
            if [*(lay.hex for lay in plan.way.lays), plan.way.end] == rest
        ),
        key=lines.plan_rank,
    )


def find_lines(position: Position, places: Sequence[str]) -> list[Plan]:
    """Return the legal lines over exactly these hexes, or between two hubs, cheapest first."""
    return (
        lines.lines_between(position, *places)
        if len(places) == 2
        else lines_over_hexes(position, places)
    )


def choose_lays(
    plans: Sequence[Plan], places: Sequence[str], wanted: Mapping[str, How]
) -> tuple[Lay, ...]:
    """Return the lays of the first of these lines in which the wanted ones are done.

    If there is none: what is wanted, otherwise what the cheapest line does, so that the rules
    can say what is wrong with it."""
    for plan in plans:
        if all(wanted.get(lay.hex, lay.how) == lay.how for lay in plan.way.lays):
            return plan.way.lays
    default_hows = {lay.hex: lay.how for plan in plans[:1] for lay in plan.way.lays}
    return tuple(
        Lay(lay, wanted.get(lay) or default_hows.get(lay) or "new") for lay in places[1:-1]
    )


def _plans(position: Position, start: str) -> Iterator[Plan]:
    site = lines.line_planner(position)
    if site.can_start(start):
        yield from site.plans(start)


def _keep_cheaper(cheapest: dict[K, Plan], key: K, plan: Plan) -> None:
    present = cheapest.get(key)
    if present is None or lines.plan_rank(plan) < lines.plan_rank(present):
        cheapest[key] = plan
