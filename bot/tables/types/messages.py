"""What is still to be said: cards of a table, calls for its people, and notices for one of them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from bot.tables.types.hours import How
from rules.game import Lapsed


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """Something that one person alone is to be told. `nonce` (at most 25 characters) stays the same
    however often it is tried; `attempts` counts failures so far."""

    id: int
    table: int
    user: int
    nonce: str
    attempts: int = 0


class OrderNews(Notice, frozen=True, kw_only=True):
    """That an order is no more, and why: for the person who gave it.

    Codes of `lapsed` that begin with `table-` are the table's own: `undone`, `seat` (it changed
    hands), `refused` (with `code`, `rule` and `args` of what the rules refused), `unknown`, `bug`
    (with the reference `code`); others are the game's.
    """

    seat: int
    order: Any
    lapsed: Lapsed


class Briefing(Notice, frozen=True, kw_only=True):
    """That a person to whom somebody else gave a seat is to be told how it stands there."""


class OutboxRow(msgspec.Struct, frozen=True):
    """A card to be posted: everything after version `since` up to `version`.

    `nonce` (at most 25 characters) is the same whenever this card is tried again, so that Discord
    refuses a second one. `attempts` counts failures so far. `tried`: when it was given out first,
    if it is not known what came of that. `newest`: no newer card of the table is due.
    """

    table: int
    version: int
    since: int
    nonce: str
    attempts: int = 0
    error: str | None = None
    tried: int | None = None
    newest: bool = True


class Message(msgspec.Struct, frozen=True):
    """A card that Discord accepted, for `version` of the table; 0: of one that has not begun."""

    channel: int
    id: int
    version: int = 0

    @property
    def lobby(self) -> bool:
        """Whether it shows a table that has not begun."""
        return self.version == 0


WaitKind = Literal["turn", "ask", "next"]
"""The person must act; must answer a question to the table; acts next."""


class Wait(msgspec.Struct, frozen=True):
    """A table that waits for a person, since when, and where it is played."""

    table: int
    seat: int
    kind: WaitKind
    since: int
    guild: int
    spot: int
    owner: int


class Ping(msgspec.Struct, frozen=True):
    """One message to one person: the tables that wait, the longest wait first.

    `nonce` stays the same however often it is tried. `late`: it should have been said long ago.
    `attempts` counts failures so far. `tried`: it was given out before, and may have arrived.
    """

    id: int
    user: int
    how: How
    waits: tuple[Wait, ...]
    late: bool = False
    attempts: int = 0
    tried: bool = False

    @property
    def nonce(self) -> str:
        """At most 25 characters."""
        return f"rhp-{self.id}"
