"""A game's lessons, declared by phase: what matters now to the seat that must act, and why.

A lesson is a sentence or two on pages that its reader alone sees, so it may contain what
only the seat knows. Anything it predicts is computed by the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.chat.contract.pages import Lesson
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.texts import Texts

KeyedText = tuple[str, Mapping[str, object]]
"""The key of a text, and its values."""


class Lessons:
    """Lessons by phase.

    A call returns the lesson for a table context, or None outside these phases."""

    def __init__(
        self, texts: Texts, situations: Mapping[object, Callable[[TableContext], KeyedText]]
    ) -> None:
        self.texts, self.situations = texts, situations
        texts.register_prefix("")

    def __call__(self, ctx: TableContext) -> Lesson | None:
        situation = self.situations.get(ctx.view.phase)
        if situation is None:
            return None
        key, values = situation(ctx)
        return Lesson(key, self.texts(key, ctx, **values))
