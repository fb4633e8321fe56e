"""Encode a partly chosen railroad turn in component keys.

`run/<plan>/<step>`: a plan is a code, and of two steps about the same thing the later one
counts, so a menu appends its choice to the plan. A piece that begins with `_` is the page on
which one step is chosen in detail; after it come what is chosen on it so far and what was
marked in one of its menus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from bot.chat.base.errors import require_known
from bot.chat.declared.plan_codec import ALPHABET, PlanCodec
from cogs.baltimore_ohio.words import KINDS
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.state import Phase
from rules.baltimore_ohio.turn_plan import Plan, plan_from_step

T = TypeVar("T")
MAX_OPTIONS = 12
"""Options in one menu of a page of marks: that many signs, joined by `+`, fit behind any
plan."""
PAGE_PHASES = {
    "h": Phase.TRACK,
    "w": Phase.TRACK,
    "s": Phase.SCRAP,
    "c": Phase.SERVICE,
    "a": Phase.SERVICE,
}
"""The phase to whose step each page belongs."""

CODE: PlanCodec[Plan] = PlanCodec(Plan, KINDS, Plan())


def step_code(step: a.TurnStep) -> str:
    """Return the code of one step in a key."""
    return CODE.encode(plan_from_step(step))


@dataclass(frozen=True)
class PlanPage:
    """A plan and the page that is shown.

    `page`: "" for the plan itself, `h` hex by hex, `w` typed words, `s` cards to scrap, `c`
    cities to serve, `a` all sums. `hexes`, `cards`, `cities`: what is chosen on that page so
    far; `cities` None: the best ones."""

    plan: Plan
    page: str = ""
    hexes: tuple[str, ...] = ()
    cards: tuple[int, ...] = ()
    cities: tuple[str, ...] | None = None

    @property
    def step(self) -> a.TurnStep | None:
        """The step as chosen on the page so far, or else in the plan; None: neither."""
        if self.hexes:
            return a.BuildTrack(self.hexes)
        if self.cards:
            return a.ScrapEquipment(self.cards)
        if self.cities is not None:
            return a.ServeCities(self.cities)
        return self.plan.step(PAGE_PHASES[self.page])


def option_value(items: Sequence[T], item: T) -> str:
    """Return the option value of an item on a page of marks."""
    return ALPHABET[items.index(item)]


def all_values(kind: str) -> Sequence[Any]:
    """Return all cards or cities, in the order in which keys number them."""
    of = KINDS.kinds[kind].of
    assert of is not None
    return of()


def parse_key(text: str) -> PlanPage:
    """Return the plan and page that a key encodes. Raises `UnknownKey` for any other text."""
    plan, pieces = Plan(), text.split("/") if text else []
    while pieces:
        piece = pieces.pop(0)
        if piece[:1] == "_" and piece != "_":
            return _parse_page(
                plan, piece[1:2], pieces
            )  # the digit only makes the keys of its menus differ
        if piece != "_":
            plan = plan.merge(CODE.decode(piece))
    return PlanPage(plan)


def _parse_page(plan: Plan, page: str, rest: list[str]) -> PlanPage:
    require_known(page in PAGE_PHASES and len(rest) <= 2 and (not rest or page not in "wa"))
    chosen = CODE.decode(rest[0]) if rest else Plan()
    picks = [sign for sign in rest[1].split("+") if sign] if len(rest) > 1 else []
    if page == "h":
        hexes = chosen.track.hexes if isinstance(chosen.track, a.BuildTrack) else ()
        return PlanPage(plan, page, hexes=hexes)
    if page == "s":
        return PlanPage(plan, page, cards=_merge_marks("equipment", chosen.scrap, picks))
    if page == "c" and rest:
        return PlanPage(plan, page, cities=_merge_marks("city", chosen.cities, picks))
    return PlanPage(plan, page)


def _merge_marks(kind: str, chosen: Sequence[T] | None, picks: Sequence[str]) -> tuple[T, ...]:
    """Return the chosen items and those of the marked signs, in key order. Raises
    `UnknownKey`."""
    items = all_values(kind)
    require_known(all(len(item) == 1 and 0 <= ALPHABET.find(item) < len(items) for item in picks))
    marked = {*(chosen or ()), *(items[ALPHABET.index(item)] for item in picks)}
    return tuple(item for item in items if item in marked)
