"""`Tables`: everything the chat can ask of the tables. Asynchronous; all work is done in threads.

Every method raises `TableError`; what a game refuses passes through as `RuleError`. Either way
nothing has changed. `key` is the press (an interaction's id): the same key again changes nothing
and returns what it did then.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from bot.tables.api.ordering import Ordering
from bot.tables.api.waiting import Waiting
from bot.tables.archive import importing, report, transcript, verify
from bot.tables.archive.transcript import Describe
from bot.tables.effects import outbox
from bot.tables.effects.briefings import Briefings
from bot.tables.moves import asks, lobby, orders, play, undo
from bot.tables.moves.idle import Idle
from bot.tables.moves.substitutes import StandIns
from bot.tables.queries import preferences, privacy, records, table_queries
from bot.tables.queries.aftermath import Aftermath
from bot.tables.storage.core import Core
from bot.tables.storage.rows import table_of
from bot.tables.storage.runner import Runner
from bot.tables.storage.store import Store
from bot.tables.types.model import (
    AskKind,
    GuildSettings,
    LogEntry,
    LogKind,
    Look,
    Message,
    OutboxRow,
    PersonSettings,
    Place,
    SeatRow,
    Submitted,
    Table,
    TurnStanding,
    UndoOffer,
    VerifyReport,
)
from rules.game import Standing

Turns = tuple[int, tuple[TurnStanding, ...]]

HISTORIES = 64
"""Histories kept for the next look."""


class Tables:
    """The tables of one database; see `connect`. Belongs to one event loop."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], float] = time.time,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.store = store
        runner = Runner(store, Core(store, now, entropy))
        self._runner = runner
        self.waiting = Waiting(runner)
        self.after = Aftermath(runner)
        self.orders = Ordering(runner)
        self.stand_ins = StandIns(runner)
        self.idle = Idle(runner)
        self.briefings = Briefings(runner)
        self._given = outbox.Given()
        self._histories: OrderedDict[tuple[int, int | None], Turns] = OrderedDict()

    @classmethod
    async def connect(cls, database: Path) -> Tables:
        """Open the database, made if it does not exist. Raises `StoreError`: say it and stop."""
        return cls(await asyncio.to_thread(Store, database))

    async def close(self) -> None:
        """Finish what is under way and let go of the database."""
        await asyncio.to_thread(self.store.close)

    # --- the lobby -------------------------------------------------------------------------

    async def open(
        self, game: str, place: Place, owner: int, *, key: str, options: Any = None
    ) -> Table:
        """A new table with its owner in the first seat. `options`: the game's type or a mapping."""
        return await self._runner.look(lobby.open_table, game, place, owner, key, options)

    async def join(self, table: int, user: int) -> Table:
        return await self._runner.change(table, lobby.join, user, queue=True)

    async def add_robot(self, table: int, by: int, robot: str, *, admin: bool = False) -> Table:
        """Give the next seat to a robot ("random", "steady")."""
        return await self._runner.change(table, lobby.add_robot, by, robot, admin, queue=True)

    async def remove_robot(self, table: int, by: int, *, admin: bool = False) -> Table:
        """Take the last robot from an open table."""
        return await self._runner.change(table, lobby.remove_robot, by, admin, queue=True)

    async def set_options(self, table: int, by: int, options: Any, *, admin: bool = False) -> Table:
        return await self._runner.change(table, lobby.set_options, by, options, admin, queue=True)

    async def move(self, table: int, place: Place) -> Table:
        """Remember where the table is played from now on (its thread was made)."""
        return await self._runner.change(table, lobby.move, place, queue=True)

    async def leave(self, table: int, user: int, *, key: str) -> Submitted:
        """Free a seat before the start (no row is written); in a running game hand it to the robot
        "steady". The last person to leave ends the table."""
        return await self._runner.change(table, lobby.leave, key, user, queue=True)

    async def start(self, table: int, by: int, *, key: str, admin: bool = False) -> Submitted:
        return await self._runner.change(table, play.start, key, by, admin)

    # --- playing ---------------------------------------------------------------------------

    async def submit(
        self,
        table: int,
        user: int,
        action: Any,
        *,
        version: int,
        key: str,
        note: Mapping[str, Any] | None = None,
    ) -> Submitted:
        """Do it, once, durably. `note` replaces the seat's private note with it.

        TableError: busy, stale, not-yours, not-running, not-saved, bug.
        """
        return await self._runner.change(table, play.submit, key, user, action, version, note)

    async def check(self, table: int, user: int, action: Any, *, version: int) -> None:
        """Raise what `submit` would refuse; changes nothing."""
        await self._runner.look(play.check, table, user, action, version)

    async def outdated(self, table: int, version: int, seat: int) -> bool:
        """Whether a card made for this version is stale for the seat: what others chose in secret
        and questions to the table make none stale."""
        return await self._runner.look(table_queries.stale, table, version, seat)

    async def may_undo(self, table: int, user: int, to: int | None = None) -> UndoOffer:
        """What `undo` would take back. TableError: nothing-to-undo, no-such-move and as
        `submit`."""
        return await self._runner.look(undo.may_undo, table, user, to)

    async def undo(
        self, table: int, user: int, *, version: int, key: str, to: int | None = None
    ) -> Submitted:
        """Take back the seat's last action, or the action of row `to` whose ever it is, and what
        followed: at once (kind `undo`) if it is free, else by asking the others (kind `ask`, see
        `Table.asks`)."""
        return await self._runner.change(table, asks.undo, key, user, version, to)

    async def answer(
        self, table: int, user: int, kind: AskKind, yes: bool, *, key: str
    ) -> Submitted:
        """Agree or refuse; the last agreement does it (a second row, `undo` or `stop`). The one
        who asked may withdraw with a "no"."""
        return await self._runner.change(table, asks.answer, key, user, kind, yes)

    async def end(self, table: int, by: int, *, key: str, admin: bool = False) -> Submitted:
        """Stop a table: at once by its owner or an administrator, else by asking. An open table is
        closed, without a row."""
        return await self._runner.change(table, asks.end, key, by, admin, queue=True)

    async def reseat(
        self,
        table: int,
        seat: int,
        holder: SeatRow,
        by: int,
        *,
        key: str,
        admin: bool = False,
    ) -> Submitted:
        """Hand a seat of a running game to a robot or to a person who has none here. By its own
        person, by the owner, or by an administrator."""
        return await self._runner.change(
            table, lobby.reseat, key, by, seat, holder, admin, queue=True
        )

    async def step_robots(self, table: int, *, limit: int = 200) -> list[Submitted]:
        """Let standing orders and robots move while one is to act, at most `limit` actions; each
        is saved by itself."""
        moved: list[Submitted] = []
        while len(moved) < limit:
            step = await self._runner.change(table, orders.next_step, queue=True)
            if step is None:
                break
            moved.append(step)
        return moved

    async def robots_due(self) -> list[int]:
        """Running tables on which a robot, or perhaps a standing order, is to act: for the start
        of the process."""
        return await self._runner.look(table_queries.robots_due)

    # --- looking ---------------------------------------------------------------------------

    async def get(self, table: int) -> Table:
        """TableError: no-table."""
        return await self._runner.look(lambda core: core.read(lambda db: table_of(db, table)))

    async def find(self, spot: int, *, ended: bool = False) -> list[Table]:
        """Tables played in this channel or thread, newest first; ended ones only if asked."""
        return await self._runner.look(table_queries.find, spot, ended)

    async def of_user(self, user: int, *, guild: int | None = None) -> list[Table]:
        """Tables, open or running, at which this person sits; those waiting for it first."""
        return await self._runner.look(table_queries.of_user, user, guild)

    async def view(self, table: int, seat: int | None) -> Any:
        """What a seat, or a spectator, may know now. TableError: not-running before the start."""
        return await self._runner.look(table_queries.view, table, seat)

    async def look(self, table: int, user: int | None) -> Look:
        return await self._runner.look(table_queries.look, table, user)

    async def events_since(self, table: int, since: int, upto: int | None = None) -> list[LogEntry]:
        """Rows after `since` up to `upto`, as everybody may know them."""
        return await self._runner.look(table_queries.events_since, table, since, upto)

    async def since(self, table: int, user: int) -> list[LogEntry]:
        """Rows after the last move that this person made himself, as he may know them."""
        return await self._runner.look(table_queries.since, table, user)

    async def log(
        self,
        table: int,
        *,
        viewer: int | None = None,
        seat: int | None = None,
        kind: LogKind | Collection[LogKind] | None = None,
        before: int | None = None,
        limit: int = 25,
    ) -> list[LogEntry]:
        """The newest `limit` rows before row `before`, oldest first, of one seat and of one kind
        or several. `viewer`: the seat that reads, which sees its own sealed actions."""
        return await self._runner.look(table_queries.log, table, viewer, seat, kind, before, limit)

    async def standings(self, table: int, seat: int | None) -> list[Standing]:
        return await self._runner.look(table_queries.standings, table, seat)

    async def records(self, guild: int, game: str | None = None) -> records.ServerRecord:
        """Games, wins, ratings and pace of a server's people, at one game or at all."""
        return await self._runner.look(records.records, guild, game)

    async def history(self, table: int, seat: int | None) -> tuple[TurnStanding, ...]:
        """The ranking at the beginning of each turn, as this seat or a spectator may know it; of an
        ended table, everything."""
        version = (await self.get(table)).version
        at, found = self._histories.get((table, seat), (-1, ()))
        if at != version:
            at, found = await self._runner.look(table_queries.history, table, seat)
            self._histories[table, seat] = (at, found)
            while len(self._histories) > HISTORIES:
                self._histories.popitem(last=False)
        return found

    async def verify(self, table: int) -> VerifyReport:
        return await self._runner.look(verify.verify, table)

    async def kept(self, user: int) -> dict[str, Any]:
        """Everything that is kept of a person, as plain data."""
        return await self._runner.look(privacy.kept, user)

    async def forget_person(self, user: int) -> int:
        """Forget a person who plays at no table any more; the number that stands in the place."""
        return await self._runner.look(privacy.forget, user)

    async def report(self, table: int, describe: Describe | None, note: str = "") -> str:
        """The table as a file for the folder of recorded games, its people made unknown; `describe`
        is to call them by `report.NAMES`."""
        return await self._runner.look(report.report, table, describe, note)

    async def export(self, table: int, describe: Describe | None = None) -> str:
        """The whole table as one text. Sealed actions and the seed only when they are public."""
        return await self._runner.look(transcript.export, table, describe)

    async def import_(
        self,
        text: str,
        place: Place,
        owner: int,
        *,
        key: str,
        seats: Sequence[SeatRow] | None = None,
    ) -> Table:
        """Play an export on into a new table. `seats` replace those of the text."""
        return await self._runner.look(importing.import_text, text, place, owner, key, seats)

    # --- private notes, settings -----------------------------------------------------------

    async def note(self, table: int, seat: int, note: Mapping[str, Any]) -> None:
        """Replace the private note of a seat; an empty one removes it."""
        await self._runner.look(preferences.set_note, table, seat, note)

    async def read_note(self, table: int, seat: int) -> dict[str, Any]:
        return await self._runner.look(preferences.note, table, seat)

    async def guild(self, guild: int) -> GuildSettings:
        return await self._runner.look(preferences.guild, guild)

    async def set_guild(self, guild: int, settings: GuildSettings) -> None:
        await self._runner.look(preferences.set_guild, guild, settings)

    async def person(self, user: int) -> PersonSettings:
        return await self._runner.look(preferences.person, user)

    async def set_person(self, user: int, settings: PersonSettings) -> None:
        await self._runner.look(preferences.set_person, user, settings)

    # --- the outbox ------------------------------------------------------------------------

    async def due(self, *, table: int | None = None, limit: int = 50) -> list[OutboxRow]:
        """Cards to post now, one a table, the newest version. A row given out is not given again
        until `said` or `failed`; after a crash the same card comes first, with the same nonce."""
        return await self._runner.look(outbox.due, self._given, table, limit)

    async def said(
        self,
        row: OutboxRow,
        message: Message | None,
        *,
        called: Sequence[int] = (),
        composed: int = 0,
    ) -> None:
        """It was posted (None: there is nowhere left to post it), made at `composed`, and called
        these persons."""
        await self._runner.look(outbox.said, self._given, row, message, called, composed)

    async def failed(self, row: OutboxRow, error: str, *, retry_after: float | None = None) -> None:
        """It was not posted: it comes again after a while, longer each time."""
        await self._runner.look(outbox.failed, self._given, row, error, retry_after)

    async def unsure(self, row: OutboxRow, error: str) -> None:
        """Whether it was posted is not known: exactly this card comes again before a newer one."""
        await self._runner.look(outbox.unsure, self._given, row, error)

    async def shown(self, table: int, message: Message) -> None:
        """A card that tells nothing new was posted."""
        await self._runner.look(outbox.remember, table, message)

    async def messages(self, table: int, *, limit: int = 5) -> list[Message]:
        """Cards posted, newest first."""
        return await self._runner.look(outbox.messages, table, limit)

    async def forget(self, message: Message) -> None:
        """The card is gone or was disabled: do not list it again."""
        await self._runner.look(outbox.forget, message)
