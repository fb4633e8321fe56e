"""The words of Haul in chat: how each kind of thing is written, and what people type for it."""

from __future__ import annotations

from bot.chat.declared.field_types import game_field_types, worded_type
from bot.chat.declared.texts import Texts
from tests.example.data import facts

t, o = Texts("haul_chat"), Texts("haul_orders")
"""The texts of this game and those of its standing orders."""
KINDS = game_field_types(t, good=worded_type(t, "good", lambda: facts().goods))
