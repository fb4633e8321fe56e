"""Encode a partly chosen railroad turn in component keys.

`run/<plan>/<step>`: a plan is a code, and of two steps about the same thing the later one
counts, so a menu appends its choice to the plan. A piece that begins with `_` is the page or form
in which one step is chosen in detail; after the page of hexes come those chosen on it so far."""

from __future__ import annotations

from dataclasses import dataclass

from bot.chat.base.errors import require_known
from bot.chat.declared.plan_codec import PlanCodec
from cogs.baltimore_ohio.words import KINDS
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.state import Phase
from rules.baltimore_ohio.turn_plan import Plan, plan_from_step

PAGE_PHASES = {
    "h": Phase.TRACK,
    "w": Phase.TRACK,
    "s": Phase.SCRAP,
    "c": Phase.SERVICE,
    "a": Phase.SERVICE,
}
"""The phase to whose step each page or form belongs: hex by hex, typed words, cards to scrap,
cities to serve, all sums."""
FORMS = ("w", "s", "c")
"""Those that are forms."""

CODE: PlanCodec[Plan] = PlanCodec(Plan, KINDS, Plan())


def step_code(step: a.TurnStep) -> str:
    """Return the code of one step in a key."""
    return CODE.encode(plan_from_step(step))


@dataclass(frozen=True)
class PlanPage:
    """A plan and the page that is shown, "" for the plan itself.

    `chosen`: the step as chosen on that page so far; None: nothing is, so it is that of the plan
    or the best one."""

    plan: Plan
    page: str = ""
    chosen: a.TurnStep | None = None

    @property
    def step(self) -> a.TurnStep | None:
        """The step as chosen on the page so far, or else in the plan; None: neither."""
        return self.chosen or self.plan.step(PAGE_PHASES[self.page])


def parse_key(text: str) -> PlanPage:
    """Return the plan and page that a key encodes. Raises `UnknownKey` for any other text."""
    plan, pieces = Plan(), text.split("/") if text else []
    for number, piece in enumerate(pieces, 1):
        if piece[:1] == "_" and piece != "_":
            return _parse_page(plan, piece[1:], pieces[number:])
        if piece != "_":
            plan = plan.merge(CODE.decode(piece))
    return PlanPage(plan)


def _parse_page(plan: Plan, page: str, rest: list[str]) -> PlanPage:
    require_known(page in PAGE_PHASES and len(rest) <= (page == "h"))
    return PlanPage(plan, page, CODE.decode(rest[0]).step(Phase.TRACK) if rest else None)
