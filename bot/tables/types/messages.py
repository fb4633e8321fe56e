"""Messages to be sent: cards of a table, pings of its people, and notices to one of them."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.tables.types.hours import PingMode
from rules.game import Order, OrderExpired


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """A message to one person only. `nonce` (at most 25 characters) is the same at every
    attempt; `attempts` counts failures so far."""

    id: int
    table: int
    user: int
    nonce: str
    attempts: int = 0


class OrderNews(Notice, frozen=True, kw_only=True):
    """Notice that an order has expired, and why, for the person who gave it.

    Codes of `lapsed` that begin with `table-` are the table's own: `undone`, `ended` (what an
    order did that had ended was undone; `order` is None), `seat` (it changed hands), `refused`
    (with `code`, `rule` and `args` of the refusal by the rules), `done` (it has done all),
    `unknown`, `bug` (with the reference `code`); others are the game's."""

    seat: int
    order: Order | None
    lapsed: OrderExpired


class Briefing(Notice, frozen=True, kw_only=True):
    """Notice about the position at a seat, for a person to whom somebody else gave it."""


class OutboxRow(msgspec.Struct, frozen=True):
    """A card to be posted: everything after version `since` up to `version`.

    `nonce` (at most 25 characters) is the same whenever this card is tried again, so that
    Discord refuses a second one. `attempts` counts failures so far. `tried`: when it was
    claimed first, if the outcome is not known. `newest`: no newer card of the table is due."""

    table: int
    version: int
    since: int
    nonce: str
    attempts: int = 0
    error: str | None = None
    tried: int | None = None
    newest: bool = True


class Message(msgspec.Struct, frozen=True):
    """A card that Discord accepted, for `version` of the table; 0: of a table that has not
    begun."""

    channel: int
    id: int
    version: int = 0

    @property
    def is_lobby(self) -> bool:
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


def ping_nonce(ping: int) -> str:
    """Return the nonce of a ping."""
    return f"rhp-{ping}"


class Ping(msgspec.Struct, frozen=True):
    """One message to one person: the tables that wait, the longest wait first.

    `nonce` is the same at every attempt. `late`: it was due long ago. `attempts` counts
    failures so far. `tried`: it was claimed before, and may have arrived."""

    id: int
    user: int
    how: PingMode
    waits: tuple[Wait, ...]
    late: bool = False
    attempts: int = 0
    tried: bool = False

    @property
    def nonce(self) -> str:
        """At most 25 characters."""
        return ping_nonce(self.id)


class LostPing(msgspec.Struct, frozen=True):
    """A ping that may have arrived, and that its person needs no more. `spots`: the channels of
    its tables."""

    id: int
    user: int
    spots: tuple[int, ...]

    @property
    def nonce(self) -> str:
        """The nonce of the ping that was being sent."""
        return ping_nonce(self.id)


class SentPing(msgspec.Struct, frozen=True):
    """A message of a ping that Discord accepted, and the waits that it names."""

    message: Message
    waits: tuple[Wait, ...]
