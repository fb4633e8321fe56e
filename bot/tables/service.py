"""`Tables`: everything the chat can ask of the tables. Asynchronous; all work is done in threads.

Every method raises `TableError`; what a game refuses passes through as `RuleError`. Either way
nothing has changed. `key` is the press (an interaction's id): the same key again changes nothing
and returns what it did then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.tables.model import (
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

Describe = Callable[[LogEntry], Sequence[str]]
"""Puts one log row into words, for the comment lines of an export."""


class Tables:
    # --- the lobby -------------------------------------------------------------------------

    async def open(
        self, game: str, place: Place, owner: int, *, key: str, options: Any = None
    ) -> Table:
        """A new table with its owner in the first seat. `options`: the game's type or a mapping."""
        raise NotImplementedError

    async def join(self, table: int, user: int) -> Table:
        raise NotImplementedError

    async def add_robot(self, table: int, by: int, robot: str, *, admin: bool = False) -> Table:
        """Give the next seat to a robot ("random", "steady")."""
        raise NotImplementedError

    async def remove_robot(self, table: int, by: int, *, admin: bool = False) -> Table:
        """Take the last robot from an open table."""
        raise NotImplementedError

    async def set_options(self, table: int, by: int, options: Any, *, admin: bool = False) -> Table:
        raise NotImplementedError

    async def move(self, table: int, place: Place) -> Table:
        """Remember where the table is played from now on (its thread was made)."""
        raise NotImplementedError

    async def leave(self, table: int, user: int, *, key: str) -> Table:
        """Free a seat before the start; in a running game hand it to the robot "steady"."""
        raise NotImplementedError

    async def start(self, table: int, by: int, *, key: str, admin: bool = False) -> Submitted:
        raise NotImplementedError

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
        raise NotImplementedError

    async def check(self, table: int, user: int, action: Any, *, version: int) -> None:
        """Raise what `submit` would refuse; changes nothing."""
        raise NotImplementedError

    async def may_undo(self, table: int, user: int) -> UndoOffer:
        """What `undo` would take back. TableError: nothing-to-undo and as `submit`."""
        raise NotImplementedError

    async def undo(self, table: int, user: int, *, version: int, key: str) -> Submitted:
        """Take back the seat's last action and what followed: at once (kind `undo`) if it is
        free, else by asking the others (kind `ask`, see `Table.asks`)."""
        raise NotImplementedError

    async def answer(
        self, table: int, user: int, kind: AskKind, yes: bool, *, key: str
    ) -> Submitted:
        """Agree or refuse; the last agreement does it (a second row, `undo` or `stop`). The one
        who asked may withdraw with a "no"."""
        raise NotImplementedError

    async def end(self, table: int, by: int, *, key: str, admin: bool = False) -> Submitted | Table:
        """Stop a table: at once by its owner or an administrator, else by asking. An open table is
        closed and returned as it is."""
        raise NotImplementedError

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
        raise NotImplementedError

    async def step_robots(self, table: int, *, limit: int = 200) -> list[Submitted]:
        """Let robots move while one is to act, at most `limit` actions; each is saved by itself."""
        raise NotImplementedError

    async def robots_due(self) -> list[int]:
        """Running tables on which a robot is to act, for the start of the process."""
        raise NotImplementedError

    # --- looking ---------------------------------------------------------------------------

    async def get(self, table: int) -> Table:
        """TableError: no-table."""
        raise NotImplementedError

    async def find(self, spot: int, *, ended: bool = False) -> list[Table]:
        """Tables played in this channel or thread, newest first; ended ones only if asked."""
        raise NotImplementedError

    async def of_user(self, user: int, *, guild: int | None = None) -> list[Table]:
        """Tables, open or running, at which this person sits; those waiting for it first."""
        raise NotImplementedError

    async def view(self, table: int, seat: int | None) -> Any:
        """What a seat, or a spectator, may know now. TableError: not-running before the start."""
        raise NotImplementedError

    async def look(self, table: int, user: int | None) -> Look:
        raise NotImplementedError

    async def events_since(self, table: int, since: int, upto: int | None = None) -> list[LogEntry]:
        """Rows after `since` up to `upto`, as everybody may know them."""
        raise NotImplementedError

    async def log(
        self,
        table: int,
        *,
        viewer: int | None = None,
        seat: int | None = None,
        kind: LogKind | None = None,
        before: int | None = None,
        limit: int = 25,
    ) -> list[LogEntry]:
        """The newest `limit` rows before row `before`, oldest first. `viewer`: the seat that
        reads, which sees its own sealed actions."""
        raise NotImplementedError

    async def standings(self, table: int, seat: int | None) -> list[Standing]:
        raise NotImplementedError

    async def history(self, table: int, seat: int | None) -> tuple[TurnStanding, ...]:
        """The ranking at the beginning of each turn, as this seat or a spectator may know it; of an
        ended table, everything."""
        raise NotImplementedError

    async def verify(self, table: int) -> VerifyReport:
        raise NotImplementedError

    async def export(self, table: int, describe: Describe | None = None) -> str:
        """The whole table as one text. Sealed actions and the seed only when they are public."""
        raise NotImplementedError

    async def import_(
        self, text: str, place: Place, owner: int, *, seats: Sequence[SeatRow] | None = None
    ) -> Table:
        """Play an export on into a new table. `seats` replace those of the text."""
        raise NotImplementedError

    # --- private notes, settings -----------------------------------------------------------

    async def note(self, table: int, seat: int, note: Mapping[str, Any]) -> None:
        """Replace the private note of a seat; an empty one removes it."""
        raise NotImplementedError

    async def read_note(self, table: int, seat: int) -> dict[str, Any]:
        raise NotImplementedError

    async def guild(self, guild: int) -> GuildSettings:
        raise NotImplementedError

    async def set_guild(self, guild: int, settings: GuildSettings) -> None:
        raise NotImplementedError

    async def person(self, user: int) -> PersonSettings:
        raise NotImplementedError

    async def set_person(self, user: int, settings: PersonSettings) -> None:
        raise NotImplementedError

    # --- the outbox ------------------------------------------------------------------------

    async def due(self, *, table: int | None = None, limit: int = 50) -> list[OutboxRow]:
        """Cards to post now, one a table, the newest version. A row given out is not given again
        until `said` or `failed`; after a crash the same card comes first, with the same nonce."""
        raise NotImplementedError

    async def said(self, row: OutboxRow, message: Message | None) -> None:
        """It was posted (None: there is nowhere left to post it)."""
        raise NotImplementedError

    async def failed(self, row: OutboxRow, error: str, *, retry_after: float | None = None) -> None:
        """It was not posted: it comes again after a while, longer each time."""
        raise NotImplementedError

    async def messages(self, table: int, *, limit: int = 5) -> list[Message]:
        """Cards posted, newest first."""
        raise NotImplementedError

    async def forget(self, message: Message) -> None:
        """The card is gone or was disabled: do not list it again."""
        raise NotImplementedError
