"""`Tables`: the asynchronous facade over all table operations, which run in threads.

Every method raises `TableError`; refusals of a game pass through as `RuleError`. In both
cases nothing has changed. `key` is the press (an interaction's id): the same key again
changes nothing and returns the first result."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from cachetools import LRUCache

from bot.tables.api.parts import (
    Aftermath,
    ClocksAndReminders,
    DeskSessions,
    FactCorrections,
    IdleTables,
    NoticeQueue,
    PracticeTables,
    ServerRules,
    StandingOrders,
    Substitutes,
)
from bot.tables.archive import importing, report, transcript, verify
from bot.tables.effects import outbox
from bot.tables.moves import hints, lobby, orders, play, questions, reseating, robot_search, undo
from bot.tables.queries import pending, preferences, privacy, records, replay, table_queries, waits
from bot.tables.storage.core import Core
from bot.tables.storage.default_facts import load_printings, set_default_facts
from bot.tables.storage.forgotten import list_path
from bot.tables.storage.runner import LockedMethod, MethodGroup, QuickRead, Runner, ThreadMethod
from bot.tables.storage.store import Store
from bot.tables.types.games import all_games
from bot.tables.types.model import Submitted, TurnStanding
from bot.tables.types.structs import preload_structs
from data.facts import FactSet, find_facts, using
from rules.game import Action

ChooseAction = Callable[[robot_search.Question], Awaitable[Action | None]]
"""Lets a robot choose; None: it could not."""
VersionedHistory = tuple[int, tuple[TurnStanding, ...]]

CACHED_HISTORIES = 64
"""Cached histories of rankings."""


class Tables(MethodGroup):
    """The tables of one database; see `connect`. Belongs to one event loop.

    On opening, people on the list of forgotten ones are forgotten. Methods and their errors are
    documented at the functions they are made of."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], float] = time.time,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        corrections: Path | None = None,
    ) -> None:
        all_games()
        preload_structs("tables")
        self.store = store
        runner = Runner(store, Core(store, now, entropy))
        set_default_facts(runner.core, corrections)
        self._printings = load_printings(corrections)
        privacy.forget_again(runner.core, list_path(store.path))
        super().__init__(runner)
        self.clocks = ClocksAndReminders(runner)
        self.aftermath = Aftermath(runner)
        self.orders = StandingOrders(runner)
        self.substitutes = Substitutes(runner)
        self.idle = IdleTables(runner)
        self.notices = NoticeQueue(runner)
        self.practice = PracticeTables(runner)
        self.servers = ServerRules(runner)
        self.desk = DeskSessions(runner)
        self.facts = FactCorrections(runner)
        self._histories: LRUCache[tuple[int, int | None], VersionedHistory] = LRUCache(
            CACHED_HISTORIES
        )

    @classmethod
    async def connect(cls, database: Path, corrections: Path | None = None) -> Tables:
        """Open the database, or create it. Raises `StoreError`, which is fatal.

        `corrections`: the folder of the host's corrections of facts."""
        return cls(await asyncio.to_thread(Store, database), corrections=corrections)

    async def close(self) -> None:
        """Finish running work and close the database."""
        await asyncio.to_thread(self.store.close)

    # --- the lobby -------------------------------------------------------------------------

    open_table = ThreadMethod(lobby.open_table)
    join = LockedMethod(lobby.join)
    add_robot = LockedMethod(lobby.add_robot)
    set_robot = LockedMethod(lobby.set_robot)
    remove_robot = LockedMethod(lobby.remove_robot)
    set_options = LockedMethod(lobby.set_options)
    set_pace = LockedMethod(lobby.set_pace)
    set_facts = LockedMethod(lobby.set_facts)

    def printings(self, game: str) -> dict[str, FactSet]:
        """Return the named sets of facts of a game, from which a lobby may choose."""
        facts = find_facts(game)
        return {} if facts is None else self._printings.get(facts.game, {})

    set_place = LockedMethod(lobby.set_place)
    leave_table = LockedMethod(lobby.leave_table)
    start_game = LockedMethod(play.start_game, queue=False)

    # --- playing ---------------------------------------------------------------------------

    submit_action = LockedMethod(play.submit_action, queue=False)
    check_action = ThreadMethod(play.check_action)
    undo_offer = ThreadMethod(undo.undo_offer)
    request_undo = LockedMethod(questions.request_undo, queue=False)
    answer = LockedMethod(questions.answer, queue=False)
    request_end = LockedMethod(questions.request_end)
    reseat = LockedMethod(reseating.reseat)

    async def step_robots(self, table: int, *, limit: int = 200) -> list[Submitted]:
        """Let standing orders and robots move while one is to act, at most `limit` actions.

        Each action is saved by itself."""
        moved: list[Submitted] = []
        while len(moved) < limit:
            step = await self._runner.run_locked(table, orders.next_step)
            if step is None:
                break
            moved.append(step)
            if step.table.robot_due is None and not step.table.orders_due:
                break
        return moved

    async def search_robot_move(self, table: int, choose: ChooseAction) -> list[Submitted]:
        """Let a robot that needs a search choose once, then let all others move; do nothing if
        none is due.

        The table is unlocked meanwhile: if anything happens there, the choice is discarded."""
        question = await self._runner.run(robot_search.pending_question, table)
        if question is None:
            return []
        with using(question.facts):
            action = await choose(question)
        step = await self._runner.run_locked(table, robot_search.apply_answer, question, action)
        return [] if step is None else [step, *await self.step_robots(table)]

    hint_question = ThreadMethod(hints.hint_question)
    request_hints = LockedMethod(hints.request_hints)
    record_hint = LockedMethod(hints.record_hint)
    robots_due = ThreadMethod(table_queries.robots_due)

    # --- queries ---------------------------------------------------------------------------

    get_table = QuickRead(table_queries.get_table)
    tables_in_channel = ThreadMethod(table_queries.tables_in_channel)
    tables_of_user = ThreadMethod(table_queries.tables_of_user)
    has_played = ThreadMethod(table_queries.has_played)
    read_view = ThreadMethod(table_queries.read_view)
    read_table = ThreadMethod(table_queries.read_table)
    is_outdated = QuickRead(table_queries.is_outdated)
    entries_since = ThreadMethod(table_queries.entries_since)
    news_since_turn = ThreadMethod(table_queries.news_since_turn)
    log_entries = ThreadMethod(table_queries.log_entries)
    final_ranking = ThreadMethod(table_queries.final_ranking)
    ranking = ThreadMethod(table_queries.ranking)
    server_record = ThreadMethod(records.server_record)
    records_together = ThreadMethod(records.records_together)
    count_pending = ThreadMethod(pending.count_pending)
    replay_stop = ThreadMethod(replay.replay_stop)
    answer_times = ThreadMethod(waits.answer_times)

    async def ranking_history(self, table: int, seat: int | None) -> tuple[TurnStanding, ...]:
        """Return the rankings at the beginning of each turn, as this seat or a spectator may
        know them; of an ended table, without secrets."""
        version = (await self.get_table(table)).version
        cached_version, turns = self._histories.get((table, seat), (-1, ()))
        if cached_version != version:
            cached_version, turns = await self._runner.run(
                table_queries.ranking_history, table, seat
            )
            self._histories[table, seat] = (cached_version, turns)
        return turns

    verify_table = ThreadMethod(verify.verify_table)
    write_report = ThreadMethod(report.write_report)
    export = ThreadMethod(transcript.export)
    import_text = ThreadMethod(importing.import_text)

    # --- private notes, settings, people ---------------------------------------------------

    set_note = ThreadMethod(preferences.set_note)
    read_note = QuickRead(preferences.read_note)
    guild_settings = QuickRead(preferences.guild_settings)
    save_guild_settings = ThreadMethod(preferences.save_guild_settings)
    person_settings = QuickRead(preferences.person_settings)
    save_person_settings = ThreadMethod(preferences.save_person_settings)
    export_person = ThreadMethod(privacy.export_person)
    forget_person = ThreadMethod(privacy.forget_person)

    # --- the outbox ------------------------------------------------------------------------

    has_due = QuickRead(outbox.has_due)
    claim_due = ThreadMethod(outbox.claim_due)
    mark_sent = ThreadMethod(outbox.mark_sent)
    mark_failed = ThreadMethod(outbox.mark_failed)
    mark_superseded = ThreadMethod(outbox.mark_superseded)
    add_message = ThreadMethod(outbox.add_message)
    posted_messages = QuickRead(outbox.posted_messages)
    find_posted = QuickRead(outbox.find_posted)
    remove_message = ThreadMethod(outbox.remove_message)
