"""The parts of `Tables`, one for each subject. Methods and their errors are documented at the
functions they are made of."""

from __future__ import annotations

from collections.abc import Collection

from bot.tables.api.chance_analysis import RunSearch, analyze_chances
from bot.tables.archive import chances
from bot.tables.effects import due_pings, heartbeat, notices, reminders, sent_pings
from bot.tables.moves import (
    clock_actions,
    idle,
    keeping_away,
    lobby,
    orders,
    practice,
    sessions,
    substitutes,
)
from bot.tables.queries import aftermath, lessons, preferences, server_tables, table_queries
from bot.tables.storage import corrections
from bot.tables.storage.runner import LockedMethod, MethodGroup, QuickRead, ThreadMethod
from bot.tables.types.model import Table


class ClocksAndReminders(MethodGroup):
    """Turn clocks and reminders."""

    set_clock = LockedMethod(clock_actions.set_clock)
    request_pause = LockedMethod(clock_actions.request_pause)
    resume_clock = LockedMethod(clock_actions.resume_clock)
    take_seat = LockedMethod(clock_actions.take_seat)
    expire_clocks = LockedMethod(clock_actions.expire_clocks)
    expired_tables = ThreadMethod(clock_actions.expired_tables)

    claim_pings = ThreadMethod(due_pings.claim_pings)
    mark_sent = ThreadMethod(due_pings.mark_sent)
    done_pings = ThreadMethod(sent_pings.done_pings)
    lost_pings = ThreadMethod(sent_pings.lost_pings)
    forget_sent = ThreadMethod(sent_pings.forget_sent)
    forget_lost = ThreadMethod(sent_pings.forget_lost)
    delay_deletion = ThreadMethod(sent_pings.delay_deletion)
    mark_failed = ThreadMethod(due_pings.mark_failed)
    due_mentions = QuickRead(due_pings.due_mentions)
    recently_active = QuickRead(reminders.recently_active)
    waits_of_user = ThreadMethod(due_pings.waits_of_user)
    seconds_until_due = ThreadMethod(due_pings.seconds_until_due)
    record_heartbeat = ThreadMethod(heartbeat.record_heartbeat)

    def now(self) -> int:
        """Return the current time of the tables' clock, in seconds since 1970."""
        return self._runner.core.now()


class StandingOrders(MethodGroup):
    """Standing orders. They are executed by `Tables.step_robots`."""

    orders_of_user = QuickRead(orders.orders_of_user)
    preview_order = LockedMethod(orders.preview_order)
    is_covered = ThreadMethod(orders.is_covered)
    give_order = LockedMethod(orders.give_order)
    withdraw_order = LockedMethod(orders.withdraw_order)
    order_news = QuickRead(notices.order_news)


class Substitutes(MethodGroup):
    """Robots that play for persons."""

    skip = LockedMethod(substitutes.skip)
    start_absence = LockedMethod(substitutes.start_absence)
    end_absence = LockedMethod(substitutes.end_absence)
    concede = LockedMethod(substitutes.concede)


class IdleTables(MethodGroup):
    """Idle tables."""

    due_tables = ThreadMethod(idle.due_tables)
    offer_or_archive = LockedMethod(idle.offer_or_archive)
    seconds_until_due = ThreadMethod(idle.seconds_until_due)
    seconds_until_any_due = ThreadMethod(idle.seconds_until_any_due)
    keep_open = LockedMethod(idle.keep_open)
    resume_table = LockedMethod(idle.resume_table)

    async def update_servers(self, guilds: Collection[int]) -> list[Table]:
        """Archive the tables of servers other than these, and resume those archived for that
        reason.

        Return the resumed tables."""
        orphaned, returned = await self._runner.run(idle.affected_by_servers, guilds)
        for table in orphaned:
            await self._runner.run_locked(table, idle.archive_after_removal)
        resumed = [
            await self._runner.run_locked(table, idle.resume_after_return) for table in returned
        ]
        return [table for table in resumed if table is not None]


class FactCorrections(MethodGroup):
    """Corrections of the facts of new tables."""

    propose = ThreadMethod(corrections.propose_correction)
    make = ThreadMethod(corrections.make_change)
    retract = ThreadMethod(corrections.retract_change)


class ServerRules(MethodGroup):
    """What the managers of a server decide about its tables."""

    change_settings = ThreadMethod(preferences.change_guild_settings)
    list_tables = ThreadMethod(server_tables.list_tables)
    count_tables = ThreadMethod(server_tables.count_tables)
    last_table = ThreadMethod(server_tables.last_table)
    remove_person = LockedMethod(lobby.remove_person)
    let_back = ThreadMethod(keeping_away.let_back)

    async def keep_away(
        self, guild: int, manager: int, user: int, *, vacant: bool, key: str
    ) -> list[tuple[Table, int | None]]:
        """Keep a person from the tables of a server, see `keeping_away`; return the tables that
        the person has left, each with the seat that a robot has now."""
        left = []
        for table in await self._runner.run(keeping_away.keep_away, guild, user):
            before = await self._runner.run(table_queries.get_table, table)
            after = await self._runner.run_locked(
                table, keeping_away.vacate, manager, user, vacant=vacant, key=f"{key}-{user}"
            )
            left.append((after, before.seat_of(user) if after.status == "running" else None))
        return left


class PracticeTables(MethodGroup):
    """Practice tables, and the lessons of the teacher."""

    begin = ThreadMethod(practice.begin)
    running_practice = ThreadMethod(practice.running_practice)
    finish = LockedMethod(practice.finish)
    is_lesson_shown = QuickRead(lessons.is_lesson_shown)
    claim_lesson = ThreadMethod(lessons.claim_lesson)
    set_teacher = ThreadMethod(lessons.set_teacher)


class DeskSessions(MethodGroup):
    """Sessions of the dice desk, and single rolls."""

    open_session = ThreadMethod(sessions.open_session)
    earlier_session = ThreadMethod(sessions.earlier_session)
    choose_region = ThreadMethod(sessions.choose_region)
    signing_key = ThreadMethod(sessions.signing_key)


class NoticeQueue(MethodGroup):
    """Notices to single persons."""

    due_notices = ThreadMethod(notices.due_notices)
    mark_delivered = ThreadMethod(notices.mark_delivered)
    mark_failed = ThreadMethod(notices.mark_failed)


class Aftermath(MethodGroup):
    """Review of an ended game."""

    ranking_marks = ThreadMethod(aftermath.ranking_marks)
    film_moments = ThreadMethod(aftermath.film_moments)
    load_chances = ThreadMethod(chances.load_chances)
    pending_analyses = ThreadMethod(chances.pending_analyses)
    load_decision = ThreadMethod(chances.load_decision)

    async def analyze_chances(self, table: int, run_search: RunSearch) -> None:
        """Analyze a game; see `bot.tables.api.chance_analysis`."""
        await analyze_chances(self._runner, table, run_search)
