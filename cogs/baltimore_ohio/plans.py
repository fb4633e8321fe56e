"""Encode a partly chosen railroad turn in component keys.

`run/<plan>/<step>`: a plan is a code, and of two steps about the same thing the later one
counts, so a menu appends its choice to the plan. A piece that begins with `_` is the page on
which one step is chosen in detail; after it come what is chosen on it so far and what was
marked in one of its menus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
    cities to serve, `a` all sums. `chosen`: the step as chosen on that page so far; None: nothing
    is, so it is that of the plan or the best one."""

    plan: Plan
    page: str = ""
    chosen: a.TurnStep | None = None

    @property
    def step(self) -> a.TurnStep | None:
        """The step as chosen on the page so far, or else in the plan; None: neither."""
        return self.chosen or self.plan.step(PAGE_PHASES[self.page])


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
    if not rest:
        return PlanPage(plan, page)
    chosen = CODE.decode(rest[0]).step(PAGE_PHASES[page])
    if page in MARKED:
        _, kind, step = MARKED[page]
        items = all_values(kind)
        signs = [sign for sign in "+".join(rest[1:]).split("+") if sign]
        require_known(all(len(sign) == 1 and sign in ALPHABET[: len(items)] for sign in signs))
        marked = {*marked_items(chosen), *(items[ALPHABET.index(sign)] for sign in signs)}
        chosen = step(tuple(item for item in items if item in marked))
    return PlanPage(plan, page, chosen)


MARKED: dict[str, tuple[str, str, Callable[[tuple[Any, ...]], a.TurnStep]]] = {
    "s": ("menu-scrap-some", "equipment", a.ScrapEquipment),
    "c": ("menu-cities", "city", a.ServeCities),
}
"""By page on which any number of things can be marked: the hint of its menus, the kind of the
things, and the step of those marked."""


def marked_items(step: a.TurnStep | None) -> tuple[Any, ...]:
    """Return the cards or cities of a step on a page of marks."""
    if isinstance(step, a.ScrapEquipment):
        return step.cards
    return step.cities if isinstance(step, a.ServeCities) else ()
