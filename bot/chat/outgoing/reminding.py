"""Reminders and turn clocks at work: a loop that wakes when the next thing is due, and at the
latest after ten minutes; every move and every card said wakes it too.

A person gets one message for everything that is due. It is marked sent after Discord accepted it,
under a nonce that stays; one that was tried before is looked up first. Where Discord does not let
it in, the other way is tried, and if there is none, the table's owner is told.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from itertools import groupby
from typing import Any

import discord
import structlog
from discord.ext import tasks
from discord.utils import escape_markdown, utcnow

from bot.chat.base import sending, threads
from bot.chat.base.acknowledge import FAILED
from bot.chat.base.language import language_of, public_language
from bot.chat.base.services import Deliverer, Services, services_of
from bot.chat.cards.wait_list import lines, presses
from bot.chat.ui import card
from bot.tables.effects.idle_rows import Spans
from bot.tables.types.errors import TableError
from bot.tables.types.hours import DAY
from bot.tables.types.messages import Ping, Wait
from bot.tables.types.model import Table
from data.texts import say

log = structlog.get_logger(__name__)

LONGEST = 600.0
"""Seconds between two looks at the latest, whatever the clock of the machine does."""
HELD = 60.0
"""Seconds until a clock that could not strike is tried again."""
BEAT = 300
"""Seconds between two notes that the bot is running."""
AWAY = 1800
"""Seconds without such a note that count as an outage."""
PATIENCE = 5
"""Failures of a kind that may pass after which the other way is tried."""


class Reminding:
    """Calls people, and lets clocks strike, at all tables of one client."""

    def __init__(self, client: discord.Client, delivery: Deliverer) -> None:
        self.client = client
        self.delivery = delivery
        self._loop = tasks.loop(seconds=0)(self._pass)
        self._loop.before_loop(self.client.wait_until_ready)
        self._interval = 0.0
        self._beaten: int | None = None
        self._working = False
        self._again = False
        self._arrivals: set[int] = set()

    @property
    def services(self) -> Services:
        return services_of(self.client)

    def start(self) -> None:
        self._loop.start()

    def stop(self) -> None:
        self._loop.cancel()

    def wake(self) -> None:
        """Something may have become due."""
        if self._working:
            self._again = True
        elif self._loop.is_running():
            self._sleep(0.0)

    def _sleep(self, seconds: float) -> None:
        """Let the next pass come so many seconds from now; the loop counts from its last one."""
        coming = self._loop.next_iteration
        passed = 0.0
        if coming is not None:
            began = coming - timedelta(seconds=self._interval)
            passed = max(0.0, (utcnow() - began).total_seconds())
        self._interval = passed + seconds
        self._loop.change_interval(seconds=self._interval)

    async def _pass(self) -> None:
        self._working = True
        wait = LONGEST
        try:
            self._again = self.delivery.working
            while self._again:
                self._again = False
                wait = await self.run()
        except Exception:
            log.exception("reminders failed; they come again")
        finally:
            self._working = False
        self._sleep(wait)

    async def run(self) -> float:
        """Do what is due; seconds until the next thing is."""
        waiting = self.services.tables.waiting
        now = waiting.now()
        if self._beaten is None or not 0 <= now - self._beaten < BEAT:
            away = await waiting.alive(AWAY)
            self._beaten = now
            if away:
                log.warning("the bot was away; no clock counts that", seconds=away)
        idle, held = self.services.tables.idle, list[int]()
        soon = await idle.coming(self._spans)
        if soon == 0:
            held += [one for one in await waiting.struck() if not await self._struck(one)]
            held += await self._idle()
            for ping in await waiting.pings():
                await self._send(ping)
            soon = await idle.coming(self._spans)
        least = HELD if held else 1.0
        return LONGEST if soon is None else min(LONGEST, max(least, soon))

    @property
    def _spans(self) -> Spans:
        settings = self.services.settings
        return Spans(settings.idle_days * DAY, settings.archive_days * DAY)

    async def _idle(self) -> list[int]:
        """Offer an ending to tables at which nobody moves, archive those that give no answer; the
        tables at which that could not be saved."""
        idle, held = self.services.tables.idle, []
        for number in await idle.due(self._spans):
            try:
                done = await idle.settle(number, self._spans)
            except TableError as refusal:
                log.warning("an idle table is held up", table=number, code=refusal.code)
                held.append(number)
                continue
            if done is not None:
                await self.delivery.after(done.table)
        return held

    async def _struck(self, number: int) -> bool:
        """Let a clock strike; False if it could not be saved and must be tried again."""
        try:
            done = await self.services.tables.waiting.strike(number)
        except TableError as refusal:
            log.warning("a clock could not strike", table=number, code=refusal.code)
            return False
        if done is not None:
            await self.delivery.after(done.table)
        return True

    # --- one message -----------------------------------------------------------------------

    async def _send(self, ping: Ping) -> None:
        """Send it one way or the other. What arrived and could not be noted is not sent again."""
        waiting = self.services.tables.waiting
        try:
            if ping.id not in self._arrivals:
                await self._sent(ping)
        except FAILED as failure:
            log.warning("a reminder failed", ping=ping.id, why=str(failure))
            await waiting.failed(ping, str(failure) or type(failure).__name__)
        except Exception as error:
            log.exception("a reminder could not be made", ping=ping.id)
            await waiting.failed(ping, type(error).__name__)
        else:
            self._arrivals.add(ping.id)
            await waiting.said(ping)
            self._arrivals.discard(ping.id)

    async def _sent(self, ping: Ping) -> None:
        """Try the ways there are. Raises what may pass by itself."""
        ways: list[Callable[[Ping, bool], Awaitable[None]]] = [self._by_mention, self._directly]
        if ping.how == "direct":
            ways.reverse()
        for second, way in enumerate(ways):
            try:
                await way(ping, bool(second))
            except discord.HTTPException as failure:
                if sending.passing(failure) and ping.attempts < PATIENCE:
                    raise
                log.info("a way to a person is closed", ping=ping.id, why=str(failure))
            else:
                await self._arrived(ping, second)
                return
        for wait in ping.waits:
            await self._tell_owner(wait, ping.user, "remind-unreachable")

    async def _arrived(self, ping: Ping, second: int) -> None:
        """A place that does not let us in is told to the owner, once."""
        if second == 0 or ping.how == "direct":
            return
        for wait in ping.waits:
            if wait.table not in self.delivery.worried:
                self.delivery.worried.add(wait.table)
                await self._tell_owner(wait, ping.user, "remind-place-gone")

    async def _directly(self, ping: Ping, second: bool) -> None:
        language = await language_of(self.client, ping.user, ping.waits[0].guild)
        note = "remind-no-place" if second else ""
        view = await self._view(ping, ping.waits, language, note)
        person = self.client.get_user(ping.user) or await self.client.fetch_user(ping.user)
        await self._say(person, view, ping, ping.nonce)

    async def _say(self, place: Any, view: discord.ui.LayoutView, ping: Ping, nonce: str) -> None:
        """Send it, unless it is there already."""
        tried, calls = 0 if ping.tried else None, _calls(ping.user)
        await sending.send(self.client, place, view, nonce, mentions=calls, tried=tried)

    async def _by_mention(self, ping: Ping, second: bool) -> None:
        """One message for each server, where the longest wait is played; if that place is closed,
        where the next is. Everybody reads it, so it names no table that is played elsewhere."""
        by_guild = sorted(ping.waits, key=lambda wait: wait.guild)
        groups = [list(found) for _, found in groupby(by_guild, key=lambda wait: wait.guild)]
        for number, waits in enumerate(groups):
            language = await public_language(self.client, waits[0].guild)
            channel, open_ = await self._open_place(waits)
            here = [wait for wait in waits if wait.spot == open_.spot]
            view = await self._view(ping, here, language, how_to="remind-how-to-here")
            await self._say(channel, view, ping, f"{ping.nonce}-{number}")

    async def _open_place(self, waits: Sequence[Wait]) -> tuple[Any, Wait]:
        """The first place that can be seen, and for which wait. Raises the last refusal if none
        can."""
        refused: discord.HTTPException | None = None
        for wait in waits:
            try:
                table = await self.services.tables.get(wait.table)
                return await threads.place_of(self.client, table), wait
            except discord.HTTPException as failure:
                refused = failure
        assert refused is not None, "a ping without a table"
        raise refused

    async def _view(
        self,
        ping: Ping,
        waits: Sequence[Wait],
        language: str,
        note: str = "",
        how_to: str = "remind-how-to",
    ) -> discord.ui.LayoutView:
        acting = [wait for wait in waits if wait.kind != "next"]
        lead = "remind-lead" if acting else "remind-lead-next"
        count = len({wait.table for wait in acting or waits})
        texts = [say(lead, language, called=f"<@{ping.user}>", count=count)]
        texts.append(await lines(self.client, waits, language))
        if ping.late:
            texts.append(say("remind-late", language))
        if note:
            texts.append("-# " + say(note, language))
        texts.append("-# " + say(how_to, language))
        return card.layout([], None, texts, presses(waits, language))

    async def _tell_owner(self, wait: Wait, user: int, key: str) -> None:
        """Tell the table's owner, or if that is the person himself or does not work, the first of
        the others who takes a message."""
        tables = self.services.tables
        table = await tables.get(wait.table)
        for other in dict.fromkeys((wait.owner, *table.people)):
            if other != user and await self._told(other, table, user, key):
                return
        log.error("nobody could be told of a person out of reach", table=wait.table, user=user)

    async def _told(self, other: int, table: Table, user: int, key: str) -> bool:
        guild = table.place.guild
        language = await language_of(self.client, other, guild)
        name = await self.services.people.name(self.client, guild, user, language)
        values = {"table": str(table.id), "place": f"<#{table.place.spot}>"}
        text = say(key, language, name=escape_markdown(name), **values)
        try:
            person = self.client.get_user(other) or await self.client.fetch_user(other)
            await person.send(text, allowed_mentions=discord.AllowedMentions.none())
        except FAILED as failure:
            log.warning("a person could not be told", user=other, why=str(failure))
            return False
        return True


def _calls(user: int) -> discord.AllowedMentions:
    """Only this person is called."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user)]
    )
