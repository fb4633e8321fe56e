"""A line put together hex by hex: what may come next so that a legal one follows (47 to 52).

A way under way is its start, what is done in the hexes behind, and `here`, the hex being entered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

from rules.train_tycoon.model.actions import How, Lay
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.operation import lines
from rules.train_tycoon.operation.lines import Plan

K = TypeVar("K")


class Step(NamedTuple):
    """Through the hex being entered to `beyond`. `ends`: the line can end there; `onward`: it can
    go on through there. Each is the cheapest line that follows, None if none does."""

    how: How
    beyond: str
    ends: Plan | None
    onward: Plan | None


def first(position: Position, start: str) -> dict[str, Plan]:
    """The hexes a line can enter from this start, with the cheapest line that goes there."""
    found: dict[str, Plan] = {}
    for plan in _plans(position, start):
        _keep(found, plan.way.lays[0].hex, plan)
    return found


def steps(position: Position, start: str, behind: tuple[Lay, ...], here: str) -> list[Step]:
    """What may be done in `here`, by the hex that follows; empty if no legal line leads there."""
    at = len(behind)
    ends: dict[tuple[How, str], Plan] = {}
    onward: dict[tuple[How, str], Plan] = {}
    for plan in _plans(position, start):
        lays = plan.way.lays
        if len(lays) <= at or lays[:at] != behind or lays[at].hex != here:
            continue
        last = len(lays) == at + 1
        beyond = plan.way.end if last else lays[at + 1].hex
        _keep(ends if last else onward, (lays[at].how, beyond), plan)
    keys = sorted({*ends, *onward}, key=lambda key: (key[1], key[0]))
    return [Step(*key, ends.get(key), onward.get(key)) for key in keys]


def by_hexes(position: Position, places: Iterable[str]) -> list[Plan]:
    """The legal lines over exactly these hexes, start and end included, the cheapest first."""
    start, *rest = places
    return sorted(
        (
            plan
            for plan in _plans(position, start)
            if [*(lay.hex for lay in plan.way.lays), plan.way.end] == rest
        ),
        key=lines.rank,
    )


def over(position: Position, places: Sequence[str]) -> list[Plan]:
    """The legal lines over exactly these hexes, or between two hubs, the cheapest first."""
    return lines.between(position, *places) if len(places) == 2 else by_hexes(position, places)


def meant(
    found: Sequence[Plan], places: Sequence[str], wanted: Mapping[str, How]
) -> tuple[Lay, ...]:
    """The first of these lines in which what is wanted is done; without one what was said, else
    what the cheapest line does, so that the rules can say what is wrong with it."""
    for plan in found:
        if all(wanted.get(one.hex, one.how) == one.how for one in plan.way.lays):
            return plan.way.lays
    guess = {one.hex: one.how for plan in found[:1] for one in plan.way.lays}
    return tuple(Lay(one, wanted.get(one) or guess.get(one) or "new") for one in places[1:-1])


def _plans(position: Position, start: str) -> Iterator[Plan]:
    site = lines.site(position)
    if site.begins(start):
        yield from site.plans(start)


def _keep(found: dict[K, Plan], key: K, plan: Plan) -> None:
    """Keep the cheaper one."""
    old = found.get(key)
    if old is None or lines.rank(plan) < lines.rank(old):
        found[key] = plan
