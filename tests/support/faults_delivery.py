"""A pretended Discord on a bad line: what it is told breaks before or after it took it.

As the real one does, it gives back the first message of a nonce for a few minutes, and does not
list attachments that a component shows.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from fnmatch import fnmatch
from types import SimpleNamespace
from typing import Any, Literal

import aiohttp
import discord
import pytest
import simcord
from discord.utils import snowflake_time
from simcord import results
from simcord.backend import serializers
from simcord.components import walk_components
from simcord.http.client import FakeHTTPClient

When = Literal["before", "after"]

REMEMBERED = 180
"""Seconds for which a nonce is known to Discord, which says "a few minutes"."""
POST, PATCH = ("POST", "/channels/*/messages"), ("PATCH", "/channels/*/messages/*")
RESET = aiohttp.ClientOSError(104, "Connection reset by peer")


@dataclass
class Line:
    """The line between the bot and Discord: `breaks` it a number of times."""

    env: simcord.Env
    broken: list[tuple[str, str, When, BaseException]] = field(default_factory=list)
    taken: dict[tuple[str, str], dict[str, Any]] = field(default_factory=dict)
    cut: int = 0
    """How often it broke."""

    def breaks(
        self, what: tuple[str, str], when: When, *, times: int = 1, error: BaseException = RESET
    ) -> None:
        """The next requests of this kind (method and pattern of a path) break."""
        self.broken += [(*what, when, error)] * times

    def _fault(self, method: str, path: str) -> tuple[When, BaseException] | None:
        for fault in self.broken:
            if fault[0] == method and fnmatch(path, fault[1]) and _parts(path) == _parts(fault[1]):
                self.broken.remove(fault)
                self.cut += 1
                return fault[2], fault[3]
        return None

    async def carry(self, send: Callable[[], Any], method: str, path: str, nonce: str) -> Any:
        """One request: over the line, and its answer back."""
        fault = self._fault(method, path)
        if fault is not None and fault[0] == "before":
            raise fault[1]
        answer = await self._answer(send, (path, nonce))
        if fault is not None:
            raise fault[1]
        return answer

    async def _answer(self, send: Callable[[], Any], key: tuple[str, str]) -> Any:
        first = self.taken.get(key) if key[1] else None
        if first is not None:
            age = self.env.backend.clock.now() - snowflake_time(int(first["id"]))
            if age.total_seconds() < REMEMBERED:
                return first
        answer = await send()
        if key[1]:
            self.taken[key] = answer
        return answer


def _parts(path: str) -> int:
    return path.count("/")


@contextmanager
def bad_line(env: simcord.Env, monkeypatch: pytest.MonkeyPatch) -> Iterator[Line]:
    """The line of this pretended Discord, to be broken."""
    line, request = Line(env), FakeHTTPClient.request

    async def carried(client: Any, route: Any, *, form: Any = None, **kwargs: Any) -> Any:
        path = route.url.partition("/api/v10")[2].partition("?")[0]
        return await line.carry(
            lambda: request(client, route, form=form, **kwargs),
            route.method,
            path,
            _nonce(form, kwargs),
        )

    with monkeypatch.context() as patched:
        patched.setattr(FakeHTTPClient, "request", carried)
        yield line


def _nonce(form: Any, kwargs: dict[str, Any]) -> str:
    sent = kwargs.get("json") or {}
    for part in form or ():
        if part.get("name") == "payload_json":
            sent = discord.utils._from_json(part["value"])
    return str(sent["nonce"]) if isinstance(sent, dict) and sent.get("enforce_nonce") else ""


# --- attachments -----------------------------------------------------------------------------


def hide_shown_attachments(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot is not told of attachments that components show; tests still see them."""
    full = serializers.message_payload

    def message_payload(*args: Any, **kwargs: Any) -> Any:
        payload = full(*args, **kwargs)
        shown = set(_shown(payload["components"]))
        payload["attachments"] = [
            attachment
            for attachment in payload["attachments"]
            if str(attachment["id"]) not in shown
        ]
        return payload

    monkeypatch.setattr(serializers, "message_payload", message_payload)
    monkeypatch.setattr(results, "serializers", SimpleNamespace(message_payload=full))


def _shown(components: Any) -> Iterator[str]:
    """The attachments that these components show."""
    for part in walk_components(components):
        media = [item.get("media") for item in part.get("items") or []]
        for item in [*media, part.get("media"), part.get("file")]:
            if isinstance(item, dict) and item.get("attachment_id") is not None:
                yield str(item["attachment_id"])
