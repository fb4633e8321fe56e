"""Everything that others could notice while somebody chooses in secret: what the bot sends to
Discord and when, what it writes to its log, and what every look at a table shows them."""

import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import structlog
from simcord.http import router

from bot.tables.types.hours import PingSettings
from tests.chat.harness.passing import chose, lasting
from tests.chat.harness.world import World, answers, ids, words

_SNOWFLAKE = re.compile(r"\d{17,20}")
PRIVATE = ("/interactions/", "/webhooks/")
"""What goes to the presser alone: answers to an interaction."""
COMMANDS = (
    "table show",
    "table log",
    "table since",
    "table export",
    "table report",
    "table standings",
    "table replay",
    "table film",
    "table verify",
)


@dataclass
class Heard:
    """`sent`: moment, method, address, payload and files of each request that is no answer to a
    presser; `logged` the log; `seen` what others were shown when they looked."""

    sent: list[Any] = field(default_factory=list)
    logged: list[Any] = field(default_factory=list)
    seen: list[Any] = field(default_factory=list)
    known: dict[str, str] = field(default_factory=dict)

    def plain(self, thing: Any) -> str:
        """Written out, with Discord's ids numbered as they turn up."""

        def number(match: re.Match[str]) -> str:
            return self.known.setdefault(match[0], f"<{len(self.known)}>")

        return _SNOWFLAKE.sub(number, repr(thing))


@contextmanager
def listening(patch: pytest.MonkeyPatch, world: World) -> Iterator[Heard]:
    """Hear everything from here on."""
    heard = Heard()
    dispatch = router.dispatch

    def noted(backend: Any, method: str, path: str, **values: Any) -> Any:
        if not path.startswith(PRIVATE):
            files = [_content(file) for file in values.get("files") or []]
            what = (world.env.now(), method, path, values.get("json"), values.get("params"))
            heard.sent.append((heard.plain(what), files))
        return dispatch(backend, method, path, **values)

    with patch.context() as patched, structlog.testing.capture_logs() as logged:
        patched.setattr(router, "dispatch", noted)
        yield heard
        heard.logged = [heard.plain(sorted(line.items(), key=str)) for line in logged]


def _content(file: Any) -> bytes:
    """The bytes of a file being sent, left as they were found."""
    stream = getattr(file, "fp", file)
    if isinstance(stream, bytes):
        return stream
    at = stream.tell()
    content = stream.read()
    stream.seek(at)
    return bytes(content)


async def look_around(world: World, heard: Heard, person: Any) -> None:
    """Somebody looks at everything there is to look at, and presses every look of the card."""
    for command in COMMANDS:
        await _keep(heard, await person.slash(world.channel, command, table=1))
    for key in [id_ for id_ in ids(world.card) if ":look." in id_]:
        await _keep(heard, await person.click(world.card, custom_id=key))


async def _keep(heard: Heard, result: Any) -> None:
    for answer in answers(result):
        files = [await file.read() for file in answer.message.attachments]
        about = [(file.filename, file.description) for file in answer.message.attachments]
        heard.seen.append((heard.plain((words(answer), about)), files))


Evening = Callable[[World, int], Awaitable[None]]
"""Lays a position out and lets those choose who do; the number says in which of two ways."""


async def heard_of(
    path: Path, patch: pytest.MonkeyPatch, evening: Evening, way: int, days: float = 1.0
) -> Heard:
    """Everything that Cat, who is still out, and Dan, who only watches, can notice of an evening
    and the day after it, in which nobody does anything and reminders come."""
    async with lasting(path) as world:
        dan = world.guild.add_member(world.env.create_user("dan"))
        for person in (world.ann, world.bob, world.cat):
            await chose(world, person, PingSettings("direct", 60, 240))
        with listening(patch, world) as heard:
            await evening(world, way)
            for message in world.messages():
                files = [await file.read() for file in message.attachments]
                heard.seen.append((heard.plain((message.edited_at, words(message))), files))
            await look_around(world, heard, world.cat)
            for command in ("table show", "table log", "table since"):
                await _keep(heard, await dan.slash(world.channel, command, table=1))
            await world.env.advance_time(days * 86_400)
            await _keep(heard, await dan.slash(world.channel, "table show", table=1))
        return heard
