"""The words of Haul in chat: how each kind of thing is written, and what people type for it."""

from __future__ import annotations

import re

from discord.utils import escape_markdown

from bot.chat.contract.adapter import Scene
from bot.chat.declared.kinds import Kind, Kinds, refused
from bot.chat.declared.texts import Texts
from data import texts
from tests.example.data import facts

t = Texts("haul_chat")
"""A text of this cog."""


def money(dollars: int, scene: Scene) -> str:
    return texts.money(dollars, scene.language)


def dollars_of(text: str) -> int:
    """Whole dollars as people type them: 12, $12."""
    digits = re.sub(r"[\s$,.]", "", text)
    if not re.fullmatch(r"[0-9]{1,6}", digits):
        raise refused("haul_chat", "dollars", text)
    return int(digits)


def good(name: str, scene: Scene) -> str:
    return t(f"good-{name}", scene)


KINDS = Kinds(
    dollars=Kind(money, dollars_of),
    player=Kind(lambda seat, scene: escape_markdown(scene.names[seat])),
    good=Kind(good, of=lambda: tuple(facts().goods)),
)
