"""Types of the numbers and names in actions, events and orders.

A game adds its own beside its state (`Holding = Annotated[str, "holding"]`). The chat says how each
kind is written, typed and offered (`bot.chat.declared.field_types`)."""

from __future__ import annotations

from typing import Annotated

Dollars = Annotated[int, "dollars"]
"""Whole dollars."""
Player = Annotated[int, "player"]
"""A seat."""
Holder = Annotated[int | None, "player"]
"""A seat, or None for the bank."""
