"""A press with all that its handler needs, and the registry of handlers.

A handler declares what it answers in a decorator, `@button(Route.SEAT, "undo", kind="look")`; the
listener of `bot.chat.actions.listener` looks it up in the registry."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

import discord
from discord import ui

from bot.chat.base.acknowledge import send_first_response
from bot.chat.base.admission_control import RequestKind
from bot.chat.base.after_commit import after_commit
from bot.chat.base.errors import UnknownKey, note_game, require_known
from bot.chat.base.language import private_language
from bot.chat.base.server import is_manager
from bot.chat.base.services import Client, Interaction, Services
from bot.chat.base.table_contexts import build_context, load_context
from bot.chat.base.table_lookup import resolve_table
from bot.chat.contract.pages import Button, Form
from bot.chat.contract.table_context import TableContext
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from bot.chat.ui.modal import build_modal, restore_entered
from bot.chat.ui.reply import Reply
from bot.tables.api.service import Tables
from bot.tables.types.model import Table, TableView
from data.facts import put_in_force
from data.texts import say

_NO_TABLE = ComponentId(0, 0, Route.SEAT, "")


@dataclass
class Press:
    """A press of a button or menu, a submitted form, or an equivalent command.

    `words` is what was typed into a form. Tables are fetched again on each call, the language
    once."""

    interaction: Interaction
    key: ComponentId = _NO_TABLE
    words: Mapping[str, str] | None = None
    reply: Reply = field(init=False)
    _language: str = field(init=False, default="")
    _read: TableView | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        self.reply = Reply(self.interaction)

    @property
    def idempotency_key(self) -> str:
        """The key under which this press is executed at most once."""
        return str(self.interaction.id)

    @property
    def client(self) -> Client:
        return self.interaction.client

    @property
    def services(self) -> Services:
        return self.client.services

    @property
    def tables(self) -> Tables:
        return self.services.tables

    @property
    def table_id(self) -> int:
        """The id of the press's table."""
        return self.key.table

    @property
    def user(self) -> int:
        return self.interaction.user.id

    @property
    def is_admin(self) -> bool:
        """Whether this person may manage the server, and thus its tables."""
        return is_manager(self.interaction)

    @property
    def argument(self) -> str:
        """The part of the key behind its head, by which the handler was found."""
        return self.key.key.partition("/")[2]

    async def language(self) -> str:
        """Return the presser's language."""
        if not self._language:
            person = None if self._read is None else self._read.settings
            self._language = await private_language(self.interaction, person)
        return self._language

    async def say(self, key: str, **values: object) -> str:
        """Return a text in the presser's language."""
        return say(key, await self.language(), **values)

    async def load_table(self) -> Table:
        """Load the table at the time of the press, with all that `arrival_context` needs."""
        self._read = await self.tables.read_table(self.table_id, self.user, ranking=True)
        put_in_force(self._read.table.facts)
        return self._read.table

    async def arrival_context(self) -> tuple[Table, TableContext]:
        """Return the table context with the ranking.

        The first call returns it as of the time of the press, so it must come before any change."""
        language = await self.language()  # uses the settings in `_read`, so before it is cleared
        look, self._read = self._read, None
        if look is None:
            look = await self.tables.read_table(self.table_id, self.user, ranking=True)
        return await build_context(self.client, look, language)

    async def fetch_table(self) -> Table:
        return await self.tables.get_table(self.table_id)

    async def load_context(self) -> tuple[Table, TableContext]:
        """Return the table, started or ended, as the presser may see it."""
        return await load_context(self.client, self.table_id, self.user, await self.language())

    async def bind_table(self, table: Table) -> None:
        """Bind the press to a table.

        Refusals use the texts of its game, and a practice stays on its page, as does the card of
        a session that is only shown in answers."""
        note_game(self.interaction, table.game)
        self.services.presses[self.user, table.id] = self.tables.clocks.now()
        if table.is_practice and table.acting_seat(self.user) is not None:
            key = "house-press-card" if table.in_person else "teacher-press-home"
            home = Button("", say(key, await self.language()), "quiet")
            self.reply.in_place = self.reply.in_place or self.reply.from_card
            place = ComponentId(table.id, 0, Route.BACK, "")
            self.reply.home = card.button_rows([card.build_button(place, home)])[0]
        elif self.reply.in_place and _comes_from_turn_card(self.interaction):
            place = ComponentId(table.id, 0, Route.SEAT, "")
            back = Button("mine", await self.say("house-back"), "quiet")
            self.reply.turn_card = card.build_button(place, back)

    def after_commit(self, table: Table) -> AbstractAsyncContextManager[asyncio.Event]:
        """See `bot.chat.base.after_commit`."""
        return after_commit(self.interaction, table)


def _comes_from_turn_card(interaction: Interaction) -> bool:
    """Return whether the pressed page is the presser's own turn card, or leads back to it."""
    if interaction.message is None:
        return False
    children = ui.LayoutView.from_message(interaction.message).walk_children()
    ids = {str(getattr(item, "custom_id", "")) for item in children}
    return any(item.endswith((f":{Route.SEAT}.undo", f":{Route.SEAT}.mine")) for item in ids)


async def acknowledge_command(interaction: Interaction) -> Press:
    """Acknowledge a command, and return it as a press at no table."""
    press = Press(interaction)
    await press.reply.acknowledge()
    return press


async def press_from_command(
    interaction: Interaction,
    table: int | None,
    route: Route = Route.SEAT,
    key: str = "",
    *,
    game: str | None = None,
    ended: bool = False,
) -> tuple[Press, Table]:
    """Acknowledge a command, and return it as a press on the newest card of its table."""
    press = await acknowledge_command(interaction)
    resolved = await resolve_table(interaction, table, game=game, ended=ended)
    await press.bind_table(resolved)
    press.key = ComponentId(resolved.id, resolved.version, route, key)
    require_known(press.key.is_valid)
    return press, resolved


Handler = Callable[[Press], Awaitable[None]]
H = TypeVar("H", bound=Handler)


@dataclass(frozen=True)
class HandlerEntry:
    """A registered handler.

    `kind`: what a press of it is (`bot.chat.base.admission_control`); one that opens a form is
    not acknowledged before, since the form is the first response. `here`: it is a press at a
    table, which ends an absence and shows pending news. `slow`: a private message with a
    progress note is sent first. `page`: its name in the metrics."""

    handler: Handler
    kind: RequestKind
    here: bool
    slow: bool
    page: str


FormBuilder = Callable[[Press], Awaitable[Form | None]]
"""Builds the form of a pressed button; None if it has answered the press itself."""
B = TypeVar("B", bound=FormBuilder)

_BUTTONS: dict[tuple[Route, str | None], HandlerEntry] = {}
_FORMS: dict[tuple[Route, str | None], HandlerEntry] = {}
_BUILDERS: dict[tuple[Route, str | None], FormBuilder] = {}


def button(
    route: Route, *heads: str, kind: RequestKind = "move", at_table: bool = True, slow: bool = False
) -> Callable[[H], H]:
    """Register a handler for the presses of a route.

    It gets those whose keys have one of these heads; without heads, all that no other handler
    gets."""
    return _register_in(_BUTTONS, route, heads, kind, at_table, slow)


def form(route: Route, *heads: str, at_table: bool = True) -> Callable[[H], H]:
    """Register a handler for submitted forms."""
    return _register_in(_FORMS, route, heads, "move", at_table, slow=False)


def builds_form(route: Route, *heads: str, at_table: bool = True) -> Callable[[B], B]:
    """Register what builds the forms of buttons; `form` registers what gets the answers.

    The form must be the first response, so nothing is deferred. If Discord refuses it, the
    person presses again."""

    def register(build: B) -> B:
        async def open_form(press: Press) -> None:
            built = await build(press)
            if built is not None:
                entered = restore_entered(built, press.interaction.message)
                await show_form(press.interaction, build_modal(press.key, entered))

        _register_in(_BUTTONS, route, heads, "form", at_table, slow=False)(open_form)
        _BUILDERS.update({(route, head): build for head in heads or (None,)})
        return build

    return register


async def show_form(interaction: Interaction, modal: discord.ui.Modal) -> None:
    """Send a form as the first response; if Discord refuses it, the person presses again."""
    await send_first_response(interaction, partial(interaction.response.send_modal, modal))


def find_form_builder(key: ComponentId) -> FormBuilder | None:
    """Return what builds the form of this id."""
    return _BUILDERS.get((key.verb, key.key.partition("/")[0])) or _BUILDERS.get((key.verb, None))


def _register_in(
    registry: dict[tuple[Route, str | None], HandlerEntry],
    route: Route,
    heads: tuple[str, ...],
    kind: RequestKind,
    at_table: bool,
    slow: bool,
) -> Callable[[H], H]:
    def register(handler: H) -> H:
        for head in heads or (None,):
            if (route, head) in registry:
                raise ValueError(f"two handlers answer {route}.{head}")
            page = f"{route}/{head}" if head else str(route)
            registry[route, head] = HandlerEntry(handler, kind, at_table, slow, page)
        return handler

    return register


def find_handler(key: ComponentId, *, sent: bool = False) -> HandlerEntry:
    """Return the handler of a press or, with `sent`, of a submitted form.

    Raises `Refusal` if there is none."""
    registry, head = _FORMS if sent else _BUTTONS, key.key.partition("/")[0]
    entry = registry.get((key.verb, head)) or registry.get((key.verb, None))
    if entry is None:
        raise UnknownKey
    return entry
