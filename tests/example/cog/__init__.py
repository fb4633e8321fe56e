"""Haul in chat: its adapter and `/haul`."""

from __future__ import annotations

from tests.example.cog.chat import CHAT

__all__ = ["setup"]

setup = CHAT.setup
