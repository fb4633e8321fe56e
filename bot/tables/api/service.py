"""`Tables`: everything the chat can ask of the tables. Asynchronous; all work is done in threads.

Every method raises `TableError`; what a game refuses passes through as `RuleError`. Either way
nothing has changed. `key` is the press (an interaction's id): the same key again changes nothing
and returns what it did then.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from cachetools import LRUCache

from bot.tables.api.parts import Aftermath, Idle, Notices, Orders, Practice, Substitutes, Waiting
from bot.tables.archive import importing, report, transcript, verify
from bot.tables.effects import outbox
from bot.tables.moves import asks, hints, lobby, orders, play, thinking, undo
from bot.tables.queries import pending, preferences, privacy, records, replay, table_queries, waits
from bot.tables.storage.core import Core
from bot.tables.storage.forgotten import list_of
from bot.tables.storage.runner import Change, Job, Part, Runner
from bot.tables.storage.store import Store
from bot.tables.types.games import games
from bot.tables.types.model import Submitted, TurnStanding
from bot.tables.types.structs import learn
from rules.game import Action

Think = Callable[[thinking.Question], Awaitable[Action | None]]
"""Has a robot choose; None: it could not."""
Turns = tuple[int, tuple[TurnStanding, ...]]

HISTORIES = 64
"""Histories kept for the next look."""


class Tables(Part):
    """The tables of one database, in which everybody is forgotten who is to be; see `connect`.
    Belongs to one event loop. What a method does, and what it refuses, stands with the function it
    is made of."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], float] = time.time,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        games()
        learn("tables")
        self.store = store
        runner = Runner(store, Core(store, now, entropy))
        privacy.forget_again(runner.core, list_of(store.path))
        super().__init__(runner)
        self.waiting = Waiting(runner)
        self.after = Aftermath(runner)
        self.orders = Orders(runner)
        self.stand_ins = Substitutes(runner)
        self.idle = Idle(runner)
        self.notices = Notices(runner)
        self.practice = Practice(runner)
        self._histories: LRUCache[tuple[int, int | None], Turns] = LRUCache(HISTORIES)

    @classmethod
    async def connect(cls, database: Path) -> Tables:
        """Open the database, made if it does not exist. Raises `StoreError`: say it and stop."""
        return cls(await asyncio.to_thread(Store, database))

    async def close(self) -> None:
        """Finish what is under way and let go of the database."""
        await asyncio.to_thread(self.store.close)

    # --- the lobby -------------------------------------------------------------------------

    open = Job(lobby.open_table)
    join = Change(lobby.join)
    add_robot = Change(lobby.add_robot)
    set_robot = Change(lobby.set_robot)
    remove_robot = Change(lobby.remove_robot)
    set_options = Change(lobby.set_options)
    set_pace = Change(lobby.set_pace)
    move = Change(lobby.move)
    leave = Change(lobby.leave)
    start = Change(play.start, queue=False)

    # --- playing ---------------------------------------------------------------------------

    submit = Change(play.submit, queue=False)
    check = Job(play.check)
    may_undo = Job(undo.may_undo)
    undo = Change(asks.undo, queue=False)
    answer = Change(asks.answer, queue=False)
    end = Change(asks.end)
    reseat = Change(lobby.reseat)

    async def step_robots(self, table: int, *, limit: int = 200) -> list[Submitted]:
        """Let standing orders and robots move while one is to act, at most `limit` actions; each
        is saved by itself."""
        moved: list[Submitted] = []
        while len(moved) < limit:
            step = await self._runner.change(table, orders.next_step)
            if step is None:
                break
            moved.append(step)
        return moved

    async def ponder(self, table: int, think: Think) -> list[Submitted]:
        """Let a robot that thinks ahead choose once, and all move that follows of itself; nothing
        if none is to. The table is free meanwhile: where something happens there, its choice counts
        no more."""
        asked = await self._runner.look(thinking.question, table)
        if asked is None:
            return []
        action = await think(asked)
        step = await self._runner.change(table, thinking.answered, asked, action)
        return [] if step is None else [step, *await self.step_robots(table)]

    hint = Job(hints.hint)
    ask_hints = Change(hints.ask)
    hinted = Change(hints.taken)
    robots_due = Job(table_queries.robots_due)

    # --- looking ---------------------------------------------------------------------------

    get = Job(table_queries.get)
    find = Job(table_queries.find)
    of_user = Job(table_queries.of_user)
    has_played = Job(table_queries.has_played)
    view = Job(table_queries.view)
    look = Job(table_queries.look)
    outdated = Job(table_queries.outdated)
    events_since = Job(table_queries.events_since)
    since = Job(table_queries.since)
    log = Job(table_queries.log)
    standings = Job(table_queries.standings)
    leads = Job(table_queries.leads)
    records = Job(records.records)
    pending = Job(pending.pending)
    stop = Job(replay.stop)
    waits = Job(waits.waits)

    async def history(self, table: int, seat: int | None) -> tuple[TurnStanding, ...]:
        """The ranking at the beginning of each turn, as this seat or a spectator may know it; of an
        ended table, everything."""
        version = (await self.get(table)).version
        at, found = self._histories.get((table, seat), (-1, ()))
        if at != version:
            at, found = await self._runner.look(table_queries.history, table, seat)
            self._histories[table, seat] = (at, found)
        return found

    verify = Job(verify.verify)
    report = Job(report.report)
    export = Job(transcript.export)
    import_ = Job(importing.import_text)

    # --- private notes, settings, people ---------------------------------------------------

    note = Job(preferences.set_note)
    read_note = Job(preferences.note)
    guild = Job(preferences.guild)
    set_guild = Job(preferences.set_guild)
    person = Job(preferences.person)
    set_person = Job(preferences.set_person)
    kept = Job(privacy.kept)
    forget_person = Job(privacy.forget)

    # --- the outbox ------------------------------------------------------------------------

    due = Job(outbox.due)
    said = Job(outbox.said)
    failed = Job(outbox.failed)
    unsure = Job(outbox.unsure)
    overtaken = Job(outbox.overtaken)
    shown = Job(outbox.remember)
    messages = Job(outbox.messages)
    forget = Job(outbox.forget)
