"""What the bot says by itself, to whom and when: every message that Discord accepted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

import discord
import pytest

from tests.chat.world import words


@dataclass(frozen=True)
class Said:
    """`where`: a channel's name, or whose private messages; `called`: whom it calls."""

    at: datetime
    where: str
    called: tuple[str, ...]
    text: str
    nonce: Any = None
    message: Any = field(default=None, compare=False)

    @property
    def card(self) -> bool:
        return "-# Haul ·" in self.text

    @property
    def line(self) -> str:
        what = "card" if self.card else "ping"
        late = " late" if "I am sorry" in self.text else ""
        tables = "".join(f" {part.split('**')[0]}" for part in self.text.split("**Table ")[1:])
        called = " ".join(self.called) or "-"
        return f"{self.at:%d %H:%M} {what}{late}{tables} in {self.where}: {called}"


@contextmanager
def recorded(
    patch: pytest.MonkeyPatch, now: Callable[[], datetime], names: dict[int, str]
) -> Iterator[list[Said]]:
    """Everything sent from here on."""
    found: list[Said] = []
    send = discord.abc.Messageable.send

    async def noted(place: Any, *args: Any, **kwargs: Any) -> Any:
        message = await send(place, *args, **kwargs)
        allowed = kwargs.get("allowed_mentions")
        users = [] if allowed is None or not allowed.users else allowed.users
        called = tuple(names[one.id] for one in users)
        where = names.get(place.id) or names.get(message.channel.id) or "?"
        found.append(Said(now(), where, called, words(message), kwargs.get("nonce"), message))
        return message

    with patch.context() as patched:
        patched.setattr(discord.abc.Messageable, "send", noted)
        yield found
