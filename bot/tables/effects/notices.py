"""What single persons are still to be told beside the cards: that an order of theirs is no more,
and how it stands at a seat that somebody else gave them.

The row is written with what it tells of and goes when the person knows, so that a crash between the
two tells nobody nothing.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from bot.tables.effects.active_hours import settings_of
from bot.tables.storage.core import Core
from bot.tables.types.codec import text
from bot.tables.types.games import game_of, order_of
from bot.tables.types.hours import waking
from bot.tables.types.messages import Briefing, Notice, OrderNews
from bot.tables.types.retries import back_off
from rules.game import Lapsed

Kind = Literal["order", "briefing"]

TRIES = 12
"""How often one is tried. Then news of an order wait for the person's next press at the table; whom
a briefing does not reach is called by the reminders in any case."""


class _Body(msgspec.Struct):
    """What news of an order tell."""

    seat: int
    wish: msgspec.Raw
    lapsed: Lapsed


def owe(db: sqlite3.Connection, kind: Kind, table: int, user: int, at: int, **body: Any) -> None:
    """This person is to be told, in waking hours; of an order not before the next press, if the
    person wants no messages. One briefing a seat is enough."""
    pings = settings_of(db, user).pings
    due = None if kind == "order" and pings.how == "quiet" else waking(at, pings)
    if kind == "briefing":
        db.execute(
            "DELETE FROM notices WHERE kind = ? AND table_id = ? AND user = ?", [kind, table, user]
        )
    db.execute(
        "INSERT INTO notices (kind, table_id, user, due, body) VALUES (?, ?, ?, ?, ?)",
        [kind, table, user, due, text(body)],
    )


_NOTICES = (
    "SELECT n.kind, n.id, n.table_id, n.user, coalesce(n.nonce, 'rhn-' || n.id), n.attempts,"
    " n.body, t.game FROM notices n JOIN tables t ON t.id = n.table_id"
)


def _where(db: sqlite3.Connection, where: str, *values: Any) -> list[OrderNews | Briefing]:
    """Notices, oldest first; they are `n`."""
    found = db.execute(f"{_NOTICES} WHERE {where} ORDER BY n.id", values)
    return [_notice(*row) for row in found]


def _notice(
    kind: Kind, number: int, table: int, user: int, nonce: str, attempts: int, body: str, game: str
) -> OrderNews | Briefing:
    if kind == "briefing":
        return Briefing(id=number, table=table, user=user, nonce=nonce, attempts=attempts)
    told = msgspec.json.decode(body, type=_Body)
    order = order_of(game_of(game), told.wish)
    return OrderNews(
        id=number, table=table, user=user, nonce=nonce, attempts=attempts,
        seat=told.seat, order=order, lapsed=told.lapsed,
    )  # fmt: skip


def due(core: Core) -> list[OrderNews | Briefing]:
    """What is to be sent now; each comes again until `told`, with its nonce. Whoever has lost a
    seat since is not briefed."""
    now = core.now()

    def ask(db: sqlite3.Connection) -> list[OrderNews | Briefing]:
        return _where(db, "n.due IS NOT NULL AND n.due <= ?", now)

    def change(db: sqlite3.Connection) -> list[OrderNews | Briefing]:
        db.execute(
            "DELETE FROM notices WHERE kind = 'briefing' AND NOT EXISTS (SELECT 1 FROM seats s"
            " JOIN tables t ON t.id = s.table_id AND t.status = 'running'"
            " WHERE s.table_id = notices.table_id AND s.user = notices.user)"
        )
        return ask(db)

    return core.write(change) if core.read(ask) else []


def order_news(core: Core, table: int, user: int) -> Sequence[OrderNews]:
    """Orders that are no more, of which this person was not told yet."""
    found = core.read(
        lambda db: _where(db, "n.kind = 'order' AND n.table_id = ? AND n.user = ?", table, user)
    )
    return [one for one in found if isinstance(one, OrderNews)]


def told(core: Core, one: Notice) -> None:
    """The person knows, or nobody can tell him."""
    core.write(lambda db: db.execute("DELETE FROM notices WHERE id = ?", [one.id]))


def untold(core: Core, one: Notice, *, lasting: bool) -> None:
    """It could not be sent, and is tried again after a while, longer each time; not if Discord does
    not let it in for good, nor for ever."""
    if not lasting and one.attempts + 1 < TRIES:
        at = core.now() + back_off(one.attempts)
    elif isinstance(one, OrderNews):
        at = None
    else:
        told(core, one)
        return
    core.write(
        lambda db: db.execute(
            "UPDATE notices SET due = ?, attempts = attempts + 1 WHERE id = ?", [at, one.id]
        )
    )
