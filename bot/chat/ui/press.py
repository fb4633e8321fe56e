"""One press and what its handler may ask for, and the registry of all handlers.

A handler says what it answers to beside its name, `@button(Verb.SEAT, "undo", kind="look")`; the
listener of `bot.chat.actions.listener` finds it there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Any, TypeVar

import discord

from bot.chat.base.crowd import Kind
from bot.chat.base.errors import Refusal, of_game
from bot.chat.base.following import following
from bot.chat.base.language import private_language
from bot.chat.base.scenes import scene_of, staged
from bot.chat.base.services import Services, services_of
from bot.chat.base.table_lookup import table_meant
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Button
from bot.chat.ui import card
from bot.chat.ui.keys import Key, Verb
from bot.chat.ui.reply import Reply
from bot.tables.api.service import Tables
from bot.tables.types.model import Look, Table
from data.texts import say

_NO_TABLE = Key(0, 0, Verb.SEAT, "")


@dataclass
class Press:
    """A press of a button or menu, a form sent (`words` is what was typed), or a command that does
    the same. Tables are looked up anew whenever they are asked for, the language once."""

    interaction: discord.Interaction
    key: Key = _NO_TABLE
    words: Mapping[str, str] | None = None
    reply: Reply = field(init=False)
    _language: str = field(init=False, default="")
    _read: Look | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        self.reply = Reply(self.interaction)

    @property
    def id(self) -> str:
        """Under which it counts once."""
        return str(self.interaction.id)

    @property
    def client(self) -> discord.Client:
        return self.interaction.client

    @property
    def services(self) -> Services:
        return services_of(self.client)

    @property
    def tables(self) -> Tables:
        return self.services.tables

    @property
    def number(self) -> int:
        """The table's."""
        return self.key.table

    @property
    def user(self) -> int:
        return self.interaction.user.id

    @property
    def admin(self) -> bool:
        """Whether this person may manage the server, and so its tables."""
        return bool(self.interaction.permissions.manage_guild)

    @property
    def rest(self) -> str:
        """The key without what its handler was found by."""
        return self.key.key.partition("/")[2]

    async def language(self) -> str:
        """The presser's."""
        if not self._language:
            person = None if self._read is None else self._read.settings
            self._language = await private_language(self.interaction, person)
        return self._language

    async def say(self, key: str, **values: Any) -> str:
        """A sentence for the presser."""
        return say(key, await self.language(), **values)

    async def arrive(self) -> Table:
        """The table as this press finds it, with all that `scene_found` needs."""
        self._read = await self.tables.look(self.number, self.user, leads=True)
        return self._read.table

    async def scene_found(self) -> tuple[Table, Scene]:
        """The scene with who leads; the first time as this press found it, so it is asked for
        before anything is changed."""
        language = await self.language()  # of what this press found, while that is there
        read, self._read = self._read, None
        if read is None:
            read = await self.tables.look(self.number, self.user, leads=True)
        return await staged(self.client, read, language)

    async def table(self) -> Table:
        return await self.tables.get(self.number)

    async def scene(self) -> tuple[Table, Scene]:
        """The table, started or ended, as the presser may see it."""
        return await scene_of(self.client, self.number, self.user, await self.language())

    async def at(self, table: Table) -> None:
        """This is a press at that table: what its rules refuse is told in its words, and a practice
        stays on its page."""
        of_game(self.interaction, table.game)
        if table.practice and table.seat_of(self.user) is not None:
            home = Button("", say("teacher-press-home", await self.language()), "quiet")
            place = Key(table.id, 0, Verb.BACK, "")
            self.reply.home = card.button_rows([card.button(place, home)])[0]

    def following(self, table: Table) -> AbstractAsyncContextManager[asyncio.Event]:
        """See `bot.chat.base.following`."""
        return following(self.interaction, table)


async def command(
    interaction: discord.Interaction,
    table: int | None,
    verb: Verb = Verb.SEAT,
    key: str = "",
    *,
    game: str | None = None,
    ended: bool = False,
) -> tuple[Press, Table]:
    """A command, acknowledged, as a press on the newest card of the table that it means."""
    press = Press(interaction)
    await press.reply.open()
    found = await table_meant(interaction, table, game=game, ended=ended)
    await press.at(found)
    press.key = Key(found.id, found.version, verb, key)
    if not press.key.good:
        raise Refusal("house-refuse-tampered")
    return press, found


Handler = Callable[[Press], Awaitable[None]]
H = TypeVar("H", bound=Handler)


@dataclass(frozen=True)
class Registered:
    """What answers a press. `kind`: what it asks for (`bot.chat.base.crowd`); a form that is opened
    is the first answer itself, so nothing is acknowledged before. `here`: it is a press at a table,
    which ends an absence and is told news. `slow`: a private message says that one thinks. `page`:
    its name in the metrics."""

    handler: Handler
    kind: Kind
    here: bool
    slow: bool
    page: str


_BUTTONS: dict[tuple[Verb, str | None], Registered] = {}
_FORMS: dict[tuple[Verb, str | None], Registered] = {}


def button(
    verb: Verb, *heads: str, kind: Kind = "move", here: bool = True, slow: bool = False
) -> Callable[[H], H]:
    """Register what answers the presses of a verb whose keys begin so, or all others of it."""
    return _registering(_BUTTONS, verb, heads, kind, here, slow)


def form(verb: Verb, *heads: str, here: bool = True) -> Callable[[H], H]:
    """Register what answers forms that were sent."""
    return _registering(_FORMS, verb, heads, "move", here, slow=False)


def _registering(
    known: dict[tuple[Verb, str | None], Registered],
    verb: Verb,
    heads: tuple[str, ...],
    kind: Kind,
    here: bool,
    slow: bool,
) -> Callable[[H], H]:
    def register(handler: H) -> H:
        for head in heads or (None,):
            if (verb, head) in known:
                raise ValueError(f"two handlers answer {verb}.{head}")
            page = f"{verb}/{head}" if head else str(verb)
            known[verb, head] = Registered(handler, kind, here, slow, page)
        return handler

    return register


def registered(key: Key, *, sent: bool = False) -> Registered:
    """What answers a press, or a form that was sent. Raises `Refusal` if nothing does."""
    known, head = _FORMS if sent else _BUTTONS, key.key.partition("/")[0]
    found = known.get((key.verb, head)) or known.get((key.verb, None))
    if found is None:
        raise Refusal("house-refuse-tampered")
    return found
