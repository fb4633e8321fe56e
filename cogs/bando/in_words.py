"""The picture in words: all that lies on the table."""

from __future__ import annotations

from bot.chat.adapter import Scene


def in_words(scene: Scene) -> str:
    return ""
