"""The parts of `Tables`, each what can be asked about one subject. What a method does, and what it
refuses, stands with the function it is made of."""

from __future__ import annotations

from collections.abc import Collection

from bot.tables.api.reckoning import Think, reckon
from bot.tables.archive import chances
from bot.tables.effects import heartbeat, notices, reminders
from bot.tables.moves import clock_actions, idle, orders, practice, substitutes
from bot.tables.queries import aftermath, lessons
from bot.tables.storage.runner import Change, Job, Part
from bot.tables.types.model import Table


class Waiting(Part):
    """Turn clocks and reminders."""

    set_clock = Change(clock_actions.set_clock)
    pause = Change(clock_actions.pause)
    resume = Change(clock_actions.resume)
    take = Change(clock_actions.take)
    strike = Change(clock_actions.strike)
    struck = Job(clock_actions.struck)

    pings = Job(reminders.claim)
    said = Job(reminders.said)
    failed = Job(reminders.failed)
    callable = Job(reminders.callable_)
    around = Job(reminders.around)
    inbox = Job(reminders.inbox)
    seconds = Job(reminders.seconds)
    alive = Job(heartbeat.alive)

    def now(self) -> int:
        """The time of the tables' one clock."""
        return self._runner.core.now()


class Orders(Part):
    """Standing orders. They run in `Tables.step_robots`."""

    left = Job(orders.left)
    outcome = Change(orders.outcome)
    covered = Change(orders.covered)
    give = Change(orders.give)
    drop = Change(orders.drop)
    news = Job(notices.order_news)


class Substitutes(Part):
    """Robots that play for persons."""

    skip = Change(substitutes.skip)
    away = Change(substitutes.away)
    back = Change(substitutes.back)
    concede = Change(substitutes.concede)


class Idle(Part):
    """Tables at which nothing happens."""

    due = Job(idle.due)
    settle = Change(idle.settle)
    seconds = Job(idle.seconds)
    coming = Job(idle.coming)
    keep = Change(idle.keep)
    resume = Change(idle.resume)

    async def present(self, guilds: Collection[int]) -> list[Table]:
        """The bot is in these servers and no others: tables of others are archived, and those
        archived for that reason go on. Returns the latter."""
        lost, found = await self._runner.look(idle.in_other_servers, guilds)
        for table in lost:
            await self._runner.change(table, idle.thrown_out)
        done = [await self._runner.change(table, idle.back) for table in found]
        return [table for table in done if table is not None]


class Practice(Part):
    """Tables at which one person practises, and what the teacher tells."""

    begin = Job(practice.begin)
    running = Job(practice.running)
    finish = Change(practice.finish)
    tell = Job(lessons.tell)
    wish = Job(lessons.wish)


class Notices(Part):
    """What single persons are still to be told."""

    due = Job(notices.due)
    told = Job(notices.told)
    untold = Job(notices.untold)


class Aftermath(Part):
    """A game looked back on."""

    marks = Job(aftermath.marks)
    moments = Job(aftermath.moments)
    reckoned = Job(chances.known)
    owed = Job(chances.owed)
    decision = Job(chances.decision)

    async def reckon(self, table: int, think: Think) -> None:
        """See `bot.tables.api.reckoning`."""
        await reckon(self._runner, table, think)
