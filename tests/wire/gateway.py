"""Discord's gateway: connections, events in their order, and what was missed told again."""

import asyncio
import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import discord
from aiohttp import WSMsgType, web
from simcord import intents
from simcord.backend import Backend, serializers

HEARTBEAT = 41_250
"""Milliseconds between two signs of life."""


@dataclass
class Session:
    """What was told to one connection of the bot, and over which socket; None: it is broken, and
    may be taken up again."""

    number: str
    intents: discord.Intents
    shard: tuple[int, int]
    socket: web.WebSocketResponse | None
    lines: list[str] = field(default_factory=list)
    """Every event as it was sent: its number is its place here, from 1."""


class Gateway:
    """Tells the bot what happens. Several connections are served, one a shard."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self.url = ""
        self.sessions: dict[str, Session] = {}
        self.identified = 0
        self.resumed = 0
        self.ready = asyncio.Event()
        self._sending: set[asyncio.Task[None]] = set()
        backend.subscribers.append(self._happened)

    async def listen(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": HEARTBEAT}})
        session: Session | None = None
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            payload = message.json()
            if payload["op"] == 1:
                await socket.send_json({"op": 11})
            elif payload["op"] == 2:
                session = await self._begin(socket, payload["d"])
            elif payload["op"] == 6:
                session = await self._again(socket, payload["d"])
        if session is not None and session.socket is socket:
            session.socket = None
        return socket

    async def _begin(self, socket: web.WebSocketResponse, data: Any) -> Session:
        self.identified += 1
        shard = tuple(data.get("shard") or (0, 1))
        wanted = discord.Intents._from_value(data["intents"])
        session = Session(f"session{self.identified}", wanted, shard, socket)
        self.sessions = {
            number: other for number, other in self.sessions.items() if other.shard != session.shard
        }
        self.sessions[session.number] = session
        mine = [
            guild
            for guild in self.backend.guilds.values()
            if (guild.id >> 22) % shard[1] == shard[0]
        ]
        tell = self._tell
        tell(
            session,
            "READY",
            {
                "v": 10,
                "user": serializers.user_payload(self.backend.bot_user),
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in mine],
                "session_id": session.number,
                "shard": list(shard),
                "resume_gateway_url": self.url,
                "application": {"id": str(self.backend.application_id), "flags": 0},
            },
        )
        for guild in mine:
            payload: dict[str, Any] = dict(serializers.guild_create_payload(self.backend, guild))
            intents.prune_guild_create(payload, wanted, self.backend.bot_user.id)
            tell(session, "GUILD_CREATE", payload)
        self.ready.set()
        return session

    async def _again(self, socket: web.WebSocketResponse, data: Any) -> Session | None:
        """A connection taken up again: what was missed, in its order."""
        session = self.sessions.get(data["session_id"])
        if session is None:
            await socket.send_json({"op": 9, "d": False})
            return None
        self.resumed += 1
        number = int(data["seq"] or 0)
        while number < len(session.lines):
            await socket.send_str(session.lines[number])
            number += 1
        session.socket = socket
        self._tell(session, "RESUMED", {})
        return session

    def _happened(self, event: str, payload: Mapping[str, Any]) -> None:
        guild = int(payload.get("guild_id") or 0)
        for session in self.sessions.values():
            gate = intents.required_intent(event, payload)
            if gate is not None and not getattr(session.intents, gate):
                continue
            if event != "USER_UPDATE" and (guild >> 22) % session.shard[1] != session.shard[0]:
                continue
            self._tell(session, event, payload)

    def _tell(self, session: Session, event: str, payload: Mapping[str, Any]) -> None:
        number = len(session.lines) + 1
        line = json.dumps({"op": 0, "t": event, "s": number, "d": payload}, default=str)
        session.lines.append(line)
        if session.socket is not None and not session.socket.closed:
            task = asyncio.ensure_future(_send(session.socket, line))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def cut(self, *, abort: bool = False, code: int = 4000) -> None:
        """Every connection breaks, with a code or without a word; each may be taken up again."""
        for session in list(self.sessions.values()):
            socket, session.socket = session.socket, None
            if socket is None:
                continue
            transport = socket._req.transport if socket._req is not None else None
            if abort and transport is not None:
                transport.abort()
            else:
                with suppress(ConnectionError):
                    await socket.close(code=code)

    @property
    def all_sent(self) -> bool:
        """Whether every connection has heard all there is to be told."""
        return not self._sending

    def forget(self) -> None:
        """The bot's process is gone: nothing is kept for it."""
        self.sessions.clear()
        self.ready.clear()


async def _send(socket: web.WebSocketResponse, line: str) -> None:
    with suppress(ConnectionError, RuntimeError):
        await socket.send_str(line)
