"""Faults of the network and of Discord, put in where the pretended Discord takes a request.

`broken` makes requests of a route fail before Discord carried them out, or after: then it did what
it was asked to do, and only the answer is lost. Several may be active, the innermost comes first.
Meanwhile an answer is tried again at once.
"""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from fnmatch import fnmatch
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import aiohttp
import discord
import simcord
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter

from bot.chat.ui import reply

CALLBACK = ("POST", "/interactions/*/*/callback")
"""First answers."""
ANSWERS = ("*", "/webhooks/*")
"""Private answers after the first, and everything else an interaction may send."""
CARDS = ("*", "/channels/*/messages*")
"""Public cards, posted, edited and read."""

Fault = BaseException | int | Callable[[], Awaitable[object]]
"""What is raised, with which status Discord refuses, or what is awaited at that moment."""


def reset() -> aiohttp.ClientError:
    """The connection breaks."""
    return aiohttp.ClientOSError(104, "Connection reset by peer")


@dataclass
class Hits:
    """The requests that met a fault, as "METHOD /path"."""

    requests: list[str] = field(default_factory=list)


def refusal(status: int, code: int = 0) -> discord.HTTPException:
    """Discord's refusal, as discord.py tells it."""
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    usual = discord.DiscordServerError if status >= 500 else discord.HTTPException
    response: Any = SimpleNamespace(status=status, reason="injected", headers={})
    return kinds.get(status, usual)(response, {"code": code, "message": "injected by a test"})


@contextmanager
def broken(
    method: str,
    path: str,
    fault: Fault,
    *,
    after: bool = False,
    times: int | None = 1,
) -> Iterator[Hits]:
    """Requests whose method and path fit (with `*`) meet the fault, so many `times` (None: always);
    `after`: when Discord has carried them out."""
    hits = Hits()

    def patched(kind: type[Any]) -> Any:
        inner = kind.request

        async def request(self: Any, route: Any, *args: Any, **kwargs: Any) -> Any:
            way = route.url.removeprefix(route.BASE)
            fits = fnmatch(route.method, method) and fnmatch(way.split("?")[0], path)
            if not fits or (times is not None and len(hits.requests) >= times):
                return await inner(self, route, *args, **kwargs)
            hits.requests.append(f"{route.method} {way}")
            if not after:
                await _meet(fault)
                return await inner(self, route, *args, **kwargs)
            done = await inner(self, route, *args, **kwargs)
            await _meet(fault)
            return done

        return patch.object(kind, "request", request)

    with ExitStack() as stack:
        for kind in (FakeHTTPClient, FakeWebhookAdapter):
            stack.enter_context(patched(kind))
        stack.enter_context(patch.object(reply, "RETRY_AFTER", (0.0,) * len(reply.RETRY_AFTER)))
        yield hits


async def _meet(fault: Fault) -> None:
    if isinstance(fault, BaseException):
        raise fault
    if isinstance(fault, int):
        raise refusal(fault)
    await fault()


@contextmanager
def unsettled(env: simcord.Env) -> Iterator[None]:
    """Presses are only sent, one after the other, as by many people at once; `env.settle` waits for
    what comes of them."""

    async def at_once(*_args: object, **_options: object) -> None:
        return None

    with patch.object(env, "_settle_internal", at_once):
        yield
