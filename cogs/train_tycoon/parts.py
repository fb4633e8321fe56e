"""What the two halves of the cog give to the frame: `share_phases` and `operation`.

Each has `CHOOSERS` and `FORMS` by the head of a key (what stands before the first `/`; unique over
both halves) and `ASK` by phase; the stories have `TELL` by type of event and `PAID` by the reason
of a payment.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.chat.contract.adapter import Act, Answer, Form, Prompt, Scene
from rules.train_tycoon.model.state import State

Words = Mapping[str, str]
Chooser = Callable[[Scene, str, bool, Words], Answer]
"""The answer to a press, from what stands after the head; the flag: it was confirmed."""
FormOf = Callable[[Scene, str], Form]
Asker = Callable[[Scene, State, int], Prompt]
"""What the public card asks: it may use nothing but `scene.public`, also where the scene is that of
a seat, since all read it."""


def simply(action: Callable[[], object]) -> Chooser:
    """The chooser of a key with nothing after its head: it acts at once."""

    def choose(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
        if rest:
            raise LookupError(rest)
        return Act(action())

    return choose
