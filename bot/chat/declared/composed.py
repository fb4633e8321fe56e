"""A turn put together of parts on a private card: a plan in the key, a part added, the outcome
shown, then done as a whole.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, TypeVar

from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Act, Answer, Button, Draw, Leaf, Menu, Preview
from bot.chat.declared.code import Code
from bot.chat.declared.texts import Texts
from rules.errors import RuleError

P = TypeVar("P")
F = TypeVar("F")


def asked_in(phase: StrEnum) -> Callable[[Scene], bool]:
    """Whether the game is in this phase and waits for the seat."""
    return lambda scene: scene.public.phase is phase and scene.seat in scene.public.to_move


@dataclass(frozen=True)
class Composed(Generic[P, F]):
    """How a turn is composed. `P` is a plan, `F` what trying it on a copy of the view gave.

    `head`: of its keys. `texts` are `press-less`, `confirm-<name>` and `said-<name>`. `action`:
    what the plan is done as. `due`: whether the seat is to take such a turn; if not, the rules say
    best what is. `outcome` raises `RuleError` for a plan that is not lawful. `begun`: what is said
    of a plan that is only the lawful beginning of one; None if it is not. `told`: the plan and what
    came of it. `further`, `less`: what may be added to it, and the plan without its last part; None
    if there is nothing to take away. `back`: the key of the page that Back leads to, as `Preview`
    has it.
    """

    head: str
    name: str
    texts: Texts
    code: Code[P]
    action: Callable[[P], Any]
    due: Callable[[Scene], bool]
    outcome: Callable[[Scene, P], F]
    begun: Callable[[Scene, P], str | None]
    told: Callable[[Scene, P, F], str]
    further: Callable[[Scene, P], tuple[Menu, ...]]
    less: Callable[[P], P | None]
    draw: Callable[[Scene, P, F], Draw | None]
    buttons: Callable[[Scene, P], tuple[Button, ...]] = lambda scene, plan: ()
    back: Callable[[P], str] = lambda plan: ""

    def __post_init__(self) -> None:
        for key in ("press-less", f"confirm-{self.name}", f"said-{self.name}"):
            self.texts.derived(key)

    def key(self, plan: P) -> str:
        """The key that leads to a plan."""
        return f"{self.head}/{self.code.written(plan)}"

    def answer(self, scene: Scene, rest: str, sure: bool, words: Mapping[str, str]) -> Answer:
        """The plan written in `rest`: shown first, done when `sure`."""
        plan = self.code.read(rest)
        if sure or not self.due(scene):
            return Act(self.action(plan), self.texts(f"said-{self.name}", scene))
        try:
            found = self.outcome(scene, plan)
        except RuleError:
            text = self.begun(scene, plan)
            if text is None:
                raise
            return Leaf(text, None, self._aside(scene, plan), self.further(scene, plan))
        return Preview(
            self.told(scene, plan, found),
            self.texts(f"confirm-{self.name}", scene),
            self.draw(scene, plan, found),
            self.key(plan),
            self._aside(scene, plan),
            self.further(scene, plan),
            self.back(plan),
        )

    def _aside(self, scene: Scene, plan: P) -> tuple[Button, ...]:
        before = self.less(plan)
        made = self.buttons(scene, plan)
        if before is None or not self._stands(scene, before):
            return made
        return (*made, Button(self.key(before), self.texts("press-less", scene), "quiet"))

    def _stands(self, scene: Scene, plan: P) -> bool:
        """Whether it has a page: what is bought may hang on the money of what was sold before."""
        try:
            self.outcome(scene, plan)
        except RuleError:
            return self.begun(scene, plan) is not None
        return True
