"""The words of Haul in chat: how each kind of thing is written, and what people type for it."""

from __future__ import annotations

from discord.utils import escape_markdown

from bot.chat.contract.adapter import TableContext
from bot.chat.declared.field_types import FieldType, FieldTypes
from bot.chat.declared.texts import Texts
from data import texts
from tests.example.data import facts

t = Texts("haul_chat")
"""A text of this cog."""


def money(dollars: int, ctx: TableContext) -> str:
    return texts.money(dollars, ctx.language)


def good(name: str, ctx: TableContext) -> str:
    return t(f"good-{name}", ctx)


KINDS = FieldTypes(
    dollars=FieldType(money, number=True),
    player=FieldType(lambda seat, ctx: escape_markdown(ctx.names[seat])),
    good=FieldType(good, of=lambda: tuple(facts().goods)),
)
