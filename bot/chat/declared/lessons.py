"""A game's lessons, said once: by phase what matters now to the seat that is asked, and why.

A lesson is a sentence or two on pages that its reader alone sees, so it may tell what the seat
knows. What it tells of the future it asks of the rules, like everything else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Lesson
from bot.chat.declared.texts import Texts

Told = tuple[str, Mapping[str, Any]]
"""The key of a text, and its values."""


class Lessons:
    """`situations`: of each phase what is told in it now; calling it gives the lesson of a scene,
    None where nothing is asked."""

    def __init__(self, texts: Texts, situations: Mapping[Any, Callable[[Scene], Told]]) -> None:
        self.texts, self.situations = texts, situations
        texts.family("")

    def __call__(self, scene: Scene) -> Lesson | None:
        told = self.situations.get(scene.view.phase)
        if told is None:
            return None
        key, values = told(scene)
        return Lesson(key, self.texts(key, scene, **values))
