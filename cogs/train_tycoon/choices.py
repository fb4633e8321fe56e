"""What a press leads to: an action, or first a private card that says what it would do."""

from __future__ import annotations

from bot.chat.contract.adapter import Answer, Form, Scene
from cogs.train_tycoon import operation, share_phases
from cogs.train_tycoon.parts import Words

_CHOOSERS = share_phases.CHOOSERS | operation.CHOOSERS
_FORMS = share_phases.FORMS | operation.FORMS


def answer(scene: Scene, key: str, sure: bool, words: Words) -> Answer:
    """The answer to a press; `sure` when its private card was confirmed.

    Raises `Refusal` where the words typed mean nothing, `LookupError` for a key nobody offers.
    """
    head, _, rest = key.partition("/")
    return _CHOOSERS[head](scene, rest, sure, words)


def form(scene: Scene, key: str) -> Form:
    """The form of a button; raises `LookupError` for a key that has none."""
    head, _, rest = key.partition("/")
    return _FORMS[head](scene, rest)
