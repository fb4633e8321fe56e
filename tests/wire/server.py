"""Discord on a socket of this machine: its REST routes, over the state that simcord keeps.

`simcord` knows what a message, an interaction or a thread is, and refuses what Discord refuses;
here it gets a door of real HTTP, with nonces, rate limits and faults. Everything that passes is
noted in `said` for whoever looks afterwards.
"""

import asyncio
import io
import json
import random
import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

from aiohttp import BodyPartReader, web
from simcord._clock import Clock
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.http import router, routes

from tests.support.openapi import complaints
from tests.wire.gateway import Gateway
from tests.wire.knobs import HANG, Fault, When

assert routes, "importing registers every route"

PREFIX = "/api/v10"
REMEMBERED = 180
"""Seconds for which a nonce is known, which Discord calls "a few minutes"."""
A_SECOND = 50
"""Requests that a bot has in a second, answers to interactions not counted."""
A_CHANNEL = (5, 5.0)
"""So many messages sent, or changed, in one channel in so many seconds."""


class Now(Clock):
    """The time of this machine."""

    def now(self) -> datetime:
        return datetime.now(UTC)


@dataclass(frozen=True)
class Said:
    """A request that Discord carried out: at which moment (`time.monotonic`), its body and files,
    and the answer."""

    at: float
    method: str
    path: str
    body: Any
    files: list[bytes]
    answer: Any


@dataclass
class Last:
    """The last request of a process, so many `ahead`: `strike` happens before or after Discord
    carries it out, and it gets no answer."""

    ahead: int
    when: When
    strike: Callable[[], None]


@dataclass
class Discord:
    """One application. `shards`: connections that it is to open. `limits`: Discord's own limits of
    requests hold. `judged`:
    every body but that of the commands, which never changes, is held against Discord's
    description; what is wrong with it stands in `wrong`."""

    seed: int = 0
    shards: int = 1
    limits: bool = False
    judged: bool = True
    faults: list[Fault] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)
    counted: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    heard: list[Callable[[Said], None]] = field(default_factory=list)
    """Told of everything that was carried out."""
    keeping: bool = True
    """Whether `said` grows."""
    last: Last | None = None
    """The request at which the process is struck down."""

    def __post_init__(self) -> None:
        self.backend = Backend(clock=Now())
        self.backend.http_requests = deque(maxlen=1)  # type: ignore[assignment]
        self.backend.transcript = deque(maxlen=1)  # type: ignore[assignment]
        self.gateway = Gateway(self.backend)
        self.address = ""
        self._chance = random.Random(self.seed)
        self._nonces: dict[tuple[str, str], tuple[float, Any]] = {}
        self._second: deque[float] = deque()
        self._channels: dict[str, deque[float]] = {}
        self._open: list[web.AppRunner] = []

    # --- the door --------------------------------------------------------------------------

    async def open(self) -> None:
        """Listen; `address` is where."""
        app = web.Application(client_max_size=64 * 2**20)
        app.router.add_get("/gateway", self.gateway.listen)
        app.router.add_route("*", PREFIX + "/{path:.*}", self._request)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        host, port = runner.addresses[0][:2]
        self.address = f"http://{host}:{port}{PREFIX}"
        self.gateway.url = f"ws://{host}:{port}/gateway"
        self._open.append(runner)

    async def close(self) -> None:
        await self.gateway.cut(abort=True)
        for runner in self._open:
            await runner.cleanup()

    def meets(self, *faults: Fault) -> None:
        """From now on these happen."""
        self.faults += faults

    def lift(self) -> None:
        """Nothing happens any more."""
        self.faults.clear()

    async def _request(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(PREFIX)
        try:
            body, files = await _read(request)
        except ConnectionError:  # the process was killed in the middle of it
            return web.Response(status=400)
        if self._struck(request, path, body, files):
            return web.Response(status=500)
        luck = self._chance.random()
        fault = next(
            (fault for fault in self.faults if fault.fits(request.method, path, luck)), None
        )
        limited = None if fault is not None else self._limited(request.method, path)
        if limited is not None:
            return limited
        if fault is not None:
            fault.met.append(f"{request.method} {path}")
            if fault.when == "before":
                return await self._broken(request, fault)
        status, answer = self._carry(request.method, path, body, files, dict(request.query))
        if fault is not None:
            return await self._broken(request, fault)
        if answer is None:
            return web.Response(status=204)
        headers = self._left(request.method, path)
        return _json(answer, status, headers)

    def _struck(self, request: web.Request, path: str, body: Any, files: list[Any]) -> bool:
        """Whether this was the last request of the process."""
        last = self.last
        if last is None:
            return False
        last.ahead -= 1
        if last.ahead:
            return False
        self.last = None
        if last.when == "after":
            self._carry(request.method, path, body, files, dict(request.query))
        last.strike()
        if request.transport is not None:
            request.transport.abort()
        return True

    async def _broken(self, request: web.Request, fault: Fault) -> web.StreamResponse:
        if isinstance(fault.what, int):
            if fault.what == 429:
                return _too_many(0.3, globally=False)
            return _json({"code": fault.code, "message": "a fault"}, fault.what, {})
        if fault.what == "hang":
            await asyncio.sleep(HANG)
        if request.transport is not None:
            request.transport.abort()
        return web.Response(status=500)

    # --- what it does ----------------------------------------------------------------------

    def _carry(
        self, method: str, path: str, body: Any, files: list[Any], query: dict[str, str]
    ) -> tuple[int, Any]:
        """Do it; status and answer."""
        if path == "/gateway/bot":
            limit = {"total": 9999, "remaining": 9999, "reset_after": 1, "max_concurrency": 16}
            return 200, {
                "url": self.gateway.url,
                "shards": self.shards,
                "session_start_limit": limit,
            }
        if body is not None and self.judged and not path.endswith("/commands"):
            self.wrong += [
                f"{method} {path}: {complaint}"
                for complaint in complaints(method, path, body) or []
            ]
        nonce = str(body["nonce"]) if _enforced(body) else ""
        known = self._nonces.get((path, nonce)) if nonce else None
        if known is not None and time.monotonic() - known[0] < REMEMBERED:
            return 200, known[1]
        try:
            answer = router.dispatch(
                self.backend, method, path, json=body, params=query, files=files
            )
        except BackendError as refused:
            self.counted[f"{refused.status} {method} {_shape(path)}"] += 1
            return refused.status, refused.to_json()
        if nonce:
            self._nonces[path, nonce] = (time.monotonic(), answer)
        self.counted[f"{method} {_shape(path)}"] += 1
        said = Said(time.monotonic(), method, path, body, [file.data for file in files], answer)
        if self.keeping:
            self.said.append(said)
        for listener in list(self.heard):
            listener(said)
        return 200, answer

    # --- limits ----------------------------------------------------------------------------

    def _limited(self, method: str, path: str) -> web.Response | None:
        if not self.limits or path.startswith(("/interactions/", "/webhooks/")):
            return None
        now = time.monotonic()
        while self._second and self._second[0] < now - 1:
            self._second.popleft()
        if len(self._second) >= A_SECOND:
            self.counted["limited"] += 1
            return _too_many(self._second[0] + 1 - now, globally=True)
        self._second.append(now)
        bucket = _bucket(method, path)
        if bucket:
            recent = self._channels.setdefault(bucket, deque())
            while recent and recent[0] < now - A_CHANNEL[1]:
                recent.popleft()
            if len(recent) >= A_CHANNEL[0]:
                self.counted["limited"] += 1
                return _too_many(recent[0] + A_CHANNEL[1] - now, globally=False)
            recent.append(now)
        return None

    def _left(self, method: str, path: str) -> dict[str, str]:
        """What Discord tells of a limit."""
        bucket = _bucket(method, path)
        if not self.limits or not bucket:
            return {}
        recent = self._channels[bucket]
        return {
            "X-RateLimit-Bucket": f"{method}-messages",
            "X-RateLimit-Limit": str(A_CHANNEL[0]),
            "X-RateLimit-Remaining": str(A_CHANNEL[0] - len(recent)),
            "X-RateLimit-Reset-After": f"{recent[0] + A_CHANNEL[1] - time.monotonic():.3f}",
        }


def _bucket(method: str, path: str) -> str:
    parts = path.split("/")
    if method in ("POST", "PATCH") and parts[1] == "channels" and parts[3:4] == ["messages"]:
        return f"{method} {parts[2]}"
    return ""


def _enforced(body: Any) -> bool:
    return isinstance(body, dict) and bool(body.get("nonce")) and bool(body.get("enforce_nonce"))


def _shape(path: str) -> str:
    """The path without numbers and tokens."""
    parts = path.split("/")
    for place, part in enumerate(parts):
        if part.isdigit() or part.startswith("simcord_"):
            parts[place] = "*"
    return "/".join(parts)


def _too_many(seconds: float, *, globally: bool) -> web.Response:
    seconds = max(0.05, seconds)
    body = {"message": "too many", "retry_after": seconds, "global": globally}
    headers = {"Retry-After": f"{seconds:.3f}", "Via": "1.1 wire"}
    if globally:
        headers["X-RateLimit-Global"] = "true"
    return _json(body, 429, headers)


def _json(data: Any, status: int, headers: dict[str, str]) -> web.Response:
    """The type is told without a charset, as Discord does."""
    text = json.dumps(data, default=str).encode()
    return web.Response(
        body=text, status=status, content_type="application/json", headers=headers or None
    )


async def _read(request: web.Request) -> tuple[Any, list[Any]]:
    """The body and the files of a request."""
    if not request.content_type.startswith("multipart/"):
        raw = await request.read()
        return (json.loads(raw) if raw else None), []
    body: Any = None
    files: list[Any] = []
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        data = bytes(await part.read())
        if part.name == "payload_json":
            body = json.loads(data)
        else:
            files.append(
                SimpleNamespace(
                    fp=io.BytesIO(data), data=data, filename=part.filename, description=None
                )
            )
    about = (body or {}).get("attachments") or (body or {}).get("data", {}).get("attachments") or []
    for attachment in about:
        number = int(attachment["id"])
        if number < len(files):
            files[number].description = attachment.get("description")
    return body, files
