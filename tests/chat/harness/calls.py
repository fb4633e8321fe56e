"""What the bot says by itself, to whom and when: every message that Discord accepted."""

import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

import discord
import pytest
import simcord

from tests.chat.harness.world import words
from tests.support.strict_discord import notified


@dataclass(frozen=True)
class Said:
    """`where`: a channel's name, or whose private messages; `called`: whom it mentions and so
    notified; `seen`: what a look at that moment found."""

    at: datetime
    where: str
    called: tuple[str, ...]
    text: str
    nonce: Any = None
    message: Any = field(default=None, compare=False)
    seen: Any = field(default=None, compare=False)

    @property
    def card(self) -> bool:
        return "-# Haul ·" in self.text

    @property
    def lobby(self) -> bool:
        return self.text.startswith("## Haul ·")

    @property
    def tables(self) -> list[str]:
        if self.card:
            return re.findall(r"· table (\d+) ·", self.text)
        return re.findall(r"\*\*Table (\d+)\*\*", self.text)

    @property
    def line(self) -> str:
        """Day, hour, what, about which tables, and whom it calls."""
        late = ", late" if "Sorry!" in self.text else ""
        what = f"card {' '.join(self.tables)} calls" if self.card else ""
        what = what or f"ping {' '.join(self.tables)}{late} to"
        return f"{self.at:%d %H:%M} {what} {' '.join(self.called) or '-'}"


@contextmanager
def recorded(
    patch: pytest.MonkeyPatch,
    now: Callable[[], datetime],
    names: dict[int, str],
    look: Callable[[], Awaitable[Any]] | None = None,
) -> Iterator[list[Said]]:
    """Everything sent from here on. `look` is asked just before each."""
    calls: list[Said] = []
    send = discord.abc.Messageable.send

    async def noted(place: Any, *args: Any, **kwargs: Any) -> Any:
        seen = None if look is None else await look()
        message = await send(place, *args, **kwargs)
        where = names.get(place.id) or names.get(message.channel.id) or "?"
        text, nonce = words(message), kwargs.get("nonce")
        rung = [user for user in notified(message.id) if f"<@{user}>" in text]
        called = tuple(names[user] for user in rung)
        calls.append(Said(now(), where, called, text, nonce, message, seen))
        return message

    with patch.context() as patched:
        patched.setattr(discord.abc.Messageable, "send", noted)
        yield calls


def called(env: simcord.Env, channel: int) -> tuple[int, ...]:
    """Whom the newest message in a channel has notified."""
    return notified(max(env.backend.messages[channel]))


def shown(said: list[Said]) -> list[Said]:
    """What Discord shows: a message under a nonce it has had is not shown again."""
    seen = set()
    calls_shown = []
    for call in said:
        if call.nonce is None or (call.where, call.nonce) not in seen:
            calls_shown.append(call)
        seen.add((call.where, call.nonce))
    return calls_shown
