"""What the public card asks; each question says in a sentence what its step is for."""

from __future__ import annotations

from bot.chat.contract.adapter import Prompt, Scene
from cogs.train_tycoon import operation, share_phases
from cogs.train_tycoon.words import t

_ASK = share_phases.ASK | operation.ASK


def prompt(scene: Scene) -> Prompt:
    """What the seat of this scene is asked, or may do, now. Everybody reads it: of a secret choice
    it says the same whoever is still out."""
    ask = _ASK.get(scene.public.table.phase)
    if ask is None or scene.seat is None:
        return Prompt(t("over", scene.language))
    return ask(scene, scene.public.table, scene.seat)
