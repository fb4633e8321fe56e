"""A railroad's turn as far as it is chosen, in the keys of its pages.

`run/<plan>/<step>`: a plan is a code, and of two steps about the same the later one counts, so a
menu adds its choice behind the plan. A piece that begins with `_` is the page on which a step is
chosen bit by bit; behind it come what is chosen on it so far and what was marked in one of its
menus.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from bot.chat.declared.code import SIGNS, Code
from cogs.baltimore_ohio.words import KINDS
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.state import Phase
from rules.baltimore_ohio.turn_plan import Plan, of_step

T = TypeVar("T")
PICKS = 12
"""Options in one menu of a page of marks: so many signs, joined by `+`, fit behind any plan."""
STOPS = {
    "h": Phase.TRACK,
    "w": Phase.TRACK,
    "s": Phase.SCRAP,
    "c": Phase.SERVICE,
    "a": Phase.SERVICE,
}
"""The step to which each page belongs."""

CODE: Code[Plan] = Code(Plan, KINDS, Plan())


def segment(step: a.TurnStep) -> str:
    """One step in a key."""
    return CODE.written(of_step(step))


@dataclass(frozen=True)
class Asked:
    """A plan and the page that is wanted: "" for the plan itself, `h` hex by hex, `w` typed words,
    `s` cards to scrap, `c` cities to serve, `a` all sums. `hexes`, `cards`, `cities`: as far as
    that page has got; `cities` None: as they come."""

    plan: Plan
    page: str = ""
    hexes: tuple[str, ...] = ()
    cards: tuple[int, ...] = ()
    cities: tuple[str, ...] | None = None


def pick(known: Sequence[T], one: T) -> str:
    """The value of one option of a page of marks."""
    return SIGNS[known.index(one)]


def known(kind: str) -> Sequence[Any]:
    """All cards, or cities, in the order in which they are numbered."""
    of = KINDS.kinds[kind].of
    assert of is not None
    return of()


def read(text: str) -> Asked:
    """The plan and the page that were written so. Raises `LookupError` for anything else."""
    plan, pieces = Plan(), text.split("/") if text else []
    while pieces:
        piece = pieces.pop(0)
        if piece[:1] == "_" and piece != "_":
            return _page(plan, piece[1:2], pieces)  # a number only tells its menus apart
        if piece != "_":
            plan = plan.with_(CODE.read(piece))
    return Asked(plan)


def _page(plan: Plan, page: str, rest: list[str]) -> Asked:
    if page not in STOPS or len(rest) > 2 or (rest and page in "wa"):
        raise LookupError(page)
    chosen = CODE.read(rest[0]) if rest else Plan()
    picks = [one for one in rest[1].split("+") if one] if len(rest) > 1 else []
    if page == "h":
        hexes = chosen.track.hexes if isinstance(chosen.track, a.BuildTrack) else ()
        return Asked(plan, page, hexes=hexes)
    if page == "s":
        return Asked(plan, page, cards=_marked("equipment", chosen.scrap, picks))
    if page == "c" and rest:
        return Asked(plan, page, cities=_marked("city", chosen.cities, picks))
    return Asked(plan, page)


def _marked(kind: str, chosen: Sequence[T] | None, picks: Sequence[str]) -> tuple[T, ...]:
    among = known(kind)
    if any(len(one) != 1 or not 0 <= SIGNS.find(one) < len(among) for one in picks):
        raise LookupError(picks)
    found = {*(chosen or ()), *(among[SIGNS.index(one)] for one in picks)}
    return tuple(one for one in among if one in found)
