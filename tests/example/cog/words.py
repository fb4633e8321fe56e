"""The words of Haul in chat: how each kind of thing is written, and what people type for it."""

from __future__ import annotations

from discord.utils import escape_markdown

from bot.chat.contract.adapter import Scene
from bot.chat.declared.kinds import Kind, Kinds
from bot.chat.declared.texts import Texts
from data import texts
from tests.example.data import facts

t = Texts("haul_chat")
"""A text of this cog."""


def money(dollars: int, scene: Scene) -> str:
    return texts.money(dollars, scene.language)


def good(name: str, scene: Scene) -> str:
    return t(f"good-{name}", scene)


KINDS = Kinds(
    dollars=Kind(money, number=True),
    player=Kind(lambda seat, scene: escape_markdown(scene.names[seat])),
    good=Kind(good, of=lambda: tuple(facts().goods)),
)
