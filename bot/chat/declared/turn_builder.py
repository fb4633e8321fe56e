"""Builds a turn from parts on a private card.

The key holds the plan, each press adds a part, the outcome is shown, and the whole plan is
confirmed at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

from bot.chat.contract.pages import Act, Answer, Button, Draw, EphemeralPage, Menu, Preview
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.plan_codec import PlanCodec
from bot.chat.declared.texts import Texts
from rules.errors import RuleError
from rules.game import Action

P = TypeVar("P")
F = TypeVar("F")


def due_in_phase(phase: StrEnum) -> Callable[[TableContext], bool]:
    """Return a predicate: the game is in this phase and waits for the seat."""
    return lambda ctx: ctx.public.phase is phase and ctx.seat in ctx.public.to_move


@dataclass(frozen=True)
class TurnBuilder(Generic[P, F]):
    """How a turn is built. `P` is a plan, `F` the result of trying it on a copy of the view.

    `head`: of its keys. `texts`: `press-less` and `confirm-<name>`. `action`: the action of a plan.
    `due`: whether the seat is to take such a turn; if not, the rules refuse it. `outcome` raises
    `RuleError` for an illegal plan. `begun`: the text for a plan that is incomplete but can become
    legal; None for any other. `describe`: describes the plan and its outcome. `further`, `less`:
    the menus of what may be added, and the plan without its last part, or None. `back`: the key of
    the page that Back leads to, as in `Preview`."""

    head: str
    name: str
    texts: Texts
    code: PlanCodec[P]
    action: Callable[[P], Action]
    due: Callable[[TableContext], bool]
    outcome: Callable[[TableContext, P], F]
    begun: Callable[[TableContext, P], str | None]
    describe: Callable[[TableContext, P, F], str]
    further: Callable[[TableContext, P], tuple[Menu, ...]]
    less: Callable[[P], P | None]
    draw: Callable[[TableContext, P, F], Draw | None]
    buttons: Callable[[TableContext, P], tuple[Button, ...]] = lambda ctx, plan: ()
    back: Callable[[P], str] = lambda plan: ""

    def __post_init__(self) -> None:
        for key in ("press-less", f"confirm-{self.name}"):
            self.texts.register_key(key)

    def key(self, plan: P) -> str:
        """Return the key of a plan."""
        return f"{self.head}/{self.code.encode(plan)}"

    def button(self, ctx: TableContext) -> Button:
        """Return the button that begins a turn (`press-<head>`)."""
        return Button(f"{self.head}/", self.texts(f"press-{self.head}", ctx))

    def answer(
        self, ctx: TableContext, rest: str, confirmed: bool, words: Mapping[str, str]
    ) -> Answer:
        """Decode the plan in `rest`, and preview it, or execute it if `confirmed`."""
        plan = self.code.decode(rest)
        if not self.due(ctx):
            return Act(self.action(plan))
        try:
            outcome = self.outcome(ctx, plan)
            if confirmed:
                return Act(self.action(plan))
        except RuleError:
            if confirmed:
                return Act(self.action(plan))
            text = self.begun(ctx, plan)
            if text is None:
                raise
            return EphemeralPage(text, None, self._side_buttons(ctx, plan), self.further(ctx, plan))
        return Preview(
            self.describe(ctx, plan, outcome),
            self.texts(f"confirm-{self.name}", ctx),
            self.draw(ctx, plan, outcome),
            self.key(plan),
            self._side_buttons(ctx, plan),
            self.further(ctx, plan),
            self.back(plan),
        )

    def _side_buttons(self, ctx: TableContext, plan: P) -> tuple[Button, ...]:
        shorter = self.less(plan)
        result = self.buttons(ctx, plan)
        if shorter is None or not self._has_page(ctx, shorter):
            return result
        return (*result, Button(self.key(shorter), self.texts("press-less", ctx), "quiet"))

    def _has_page(self, ctx: TableContext, plan: P) -> bool:
        """Return whether a plan can be shown, because it is legal or can still become so. A plan
        without its last part may be neither: without a sale, a purchase may be too dear."""
        try:
            self.outcome(ctx, plan)
        except RuleError:
            return self.begun(ctx, plan) is not None
        return True
