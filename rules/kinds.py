"""What the numbers and names in actions, events and orders are, told by their types.

A game adds its own beside its state (`Holding = Annotated[str, "holding"]`). How a kind is written,
typed and offered says the chat (`bot.chat.declared.kinds`).
"""

from __future__ import annotations

from typing import Annotated

Dollars = Annotated[int, "dollars"]
"""Whole dollars."""
Player = Annotated[int, "player"]
"""A seat."""
Holder = Annotated[int | None, "player"]
"""A seat; None is the bank."""
