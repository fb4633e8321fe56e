"""Reminders and turn clocks: a loop that sleeps until the next thing is due.

It also runs every ten minutes, and after every move and every posted card. A person gets one
message for everything that is due. It is marked as sent after Discord accepted it, under a fixed
nonce; one that was tried before is looked up first. If Discord refuses one way (mention or direct
message), the other is tried, and if both fail, the table's owner is told."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from itertools import groupby, product

import discord
import structlog
from discord.ext import tasks
from discord.utils import escape_markdown, utcnow

from bot.chat.base import sending, threads
from bot.chat.base.acknowledge import SEND_ERRORS
from bot.chat.base.language import person_language, public_language
from bot.chat.base.services import Client, Deliverer
from bot.chat.cards.wait_list import wait_rows
from bot.chat.ui import card
from bot.tables.effects.idle_rows import IdleSpans
from bot.tables.types.errors import TableError
from bot.tables.types.hours import DAY
from bot.tables.types.messages import LostPing, Message, Ping, SentPing, Wait
from bot.tables.types.model import Table
from data.texts import say

log = structlog.get_logger(__name__)

MAX_SLEEP = 600.0
"""Maximum of seconds between two passes, in case the system clock changes."""
RETRY_AFTER = 60.0
"""Seconds until a clock whose expiry could not be saved is tried again."""
HEARTBEAT = 300
"""Seconds between two records that the bot is running."""
OUTAGE = 1800
"""Seconds without such a record that count as an outage."""
MAX_ATTEMPTS = 5
"""Transient errors after which the other way is tried."""


class ReminderLoop:
    """Sends pings and expires clocks at all tables of one client."""

    def __init__(self, client: Client, delivery: Deliverer) -> None:
        self.client = client
        self.services = client.services
        self.delivery = delivery
        self._loop = tasks.loop(seconds=0)(self._run_pass)
        self._loop.before_loop(self.client.wait_until_ready)
        self._interval = 0.0
        self._beaten: int | None = None
        self._working = False
        self._again = False
        self._arrivals: dict[int, list[SentPing]] = {}

    def start(self) -> None:
        self._loop.start()

    def stop(self) -> None:
        self._loop.cancel()

    def wake(self) -> None:
        """Run a pass soon: something may be due."""
        if self._working:
            self._again = True
        elif self._loop.is_running():
            self._sleep(0.0)

    def _sleep(self, seconds: float) -> None:
        """Schedule the next pass in so many seconds; discord.py counts from the previous pass."""
        coming = self._loop.next_iteration
        passed = 0.0
        if coming is not None:
            began = coming - timedelta(seconds=self._interval)
            passed = max(0.0, (utcnow() - began).total_seconds())
        self._interval = passed + seconds
        self._loop.change_interval(seconds=self._interval)

    async def _run_pass(self) -> None:
        self._working = True
        wait = MAX_SLEEP
        try:
            self._again = self.delivery.working
            while self._again:
                self._again = False
                wait = await self.run_due()
        except Exception:
            log.exception("reminder_pass_failed")
        finally:
            self._working = False
        self._sleep(wait)

    async def run_due(self) -> float:
        """Do what is due, and return the seconds until the next thing is."""
        waiting = self.services.tables.clocks
        now = waiting.now()
        if self._beaten is None or not 0 <= now - self._beaten < HEARTBEAT:
            outage = await waiting.record_heartbeat(OUTAGE)
            self._beaten = now
            if outage:
                log.warning("outage_excluded_from_clocks", seconds=outage)
        idle, failed_tables = self.services.tables.idle, list[int]()
        seconds = await idle.seconds_until_any_due(self._spans)
        if seconds == 0:
            failed_tables += [
                number
                for number in await waiting.expired_tables()
                if not await self._expire_clock(number)
            ]
            failed_tables += await self._handle_idle_tables()
            for ping in await waiting.claim_pings(dict(self.services.presses)):
                await self._send_ping(ping)
            for message in await waiting.done_pings():
                await self._delete_ping(message)
            for lost in await waiting.lost_pings():
                await self._delete_lost(lost)
            seconds = await idle.seconds_until_any_due(self._spans)
        least = RETRY_AFTER if failed_tables else 1.0
        return MAX_SLEEP if seconds is None else min(MAX_SLEEP, max(least, seconds))

    @property
    def _spans(self) -> IdleSpans:
        settings = self.services.settings
        return IdleSpans(settings.idle_days * DAY, settings.archive_days * DAY)

    async def _handle_idle_tables(self) -> list[int]:
        """Ask idle tables whether to end, and archive those that do not answer.

        Returns the tables at which that could not be saved."""
        idle, failed_tables = self.services.tables.idle, []
        for number in await idle.due_tables(self._spans):
            try:
                submitted = await idle.offer_or_archive(number, self._spans)
            except TableError as refusal:
                log.warning("idle_table_delayed", table=number, code=refusal.code)
                failed_tables.append(number)
                continue
            if submitted is not None:
                await self.delivery.follow_up(submitted.table)
        return failed_tables

    async def _expire_clock(self, number: int) -> bool:
        """Expire a table's clock; False if that could not be saved and must be tried again."""
        try:
            submitted = await self.services.tables.clocks.expire_clocks(number)
        except TableError as refusal:
            log.warning("clock_expiry_delayed", table=number, code=refusal.code)
            return False
        if submitted is not None:
            await self.delivery.follow_up(submitted.table)
        return True

    # --- one message -----------------------------------------------------------------------

    async def _send_ping(self, ping: Ping) -> None:
        """Send a ping and mark it as sent.

        One that arrived and could not be marked is not sent again."""
        waiting = self.services.tables.clocks
        try:
            if ping.id not in self._arrivals:
                self._arrivals[ping.id] = await self._try_ways(ping)
        except SEND_ERRORS as failure:
            log.warning("ping_refused", ping=ping.id, why=str(failure))
            await waiting.mark_failed(ping, str(failure) or type(failure).__name__)
        except Exception as error:
            log.exception("ping_failed", ping=ping.id)
            await waiting.mark_failed(ping, type(error).__name__)
        else:
            await waiting.mark_sent(ping, self._arrivals[ping.id])
            del self._arrivals[ping.id]

    async def _delete_ping(self, message: Message) -> None:
        """Delete a ping whose person has acted. One that Discord does not let go stays."""
        waiting = self.services.tables.clocks
        place = self.client.get_partial_messageable(message.channel)
        try:
            await place.get_partial_message(message.id).delete()
        except SEND_ERRORS as failure:
            log.info("ping_not_deleted", message=message.id, why=str(failure))
            if sending.is_transient(failure):
                await waiting.delay_deletion(message)
                return
        await waiting.forget_sent(message)

    async def _delete_lost(self, lost: LostPing) -> None:
        """Delete a ping that may have arrived although nobody noted it, where it is found."""
        waiting = self.services.tables.clocks
        try:
            person = await sending.find_person(self.client, lost.user)
            places = [self.client.get_partial_messageable(spot) for spot in lost.spots]
            nonces = [_mention_nonce(lost, number) for number in range(len(places))]
            for place, nonce in [(person, lost.nonce), *product(places, nonces)]:
                message = await sending.find_sent(self.client, place, nonce)
                if message is not None:
                    await message.delete()
        except SEND_ERRORS as failure:
            log.info("ping_not_deleted", ping=lost.id, why=str(failure))
            if sending.is_transient(failure):
                await waiting.delay_deletion(lost)
                return
        await waiting.forget_lost(lost)

    async def _try_ways(self, ping: Ping) -> list[SentPing]:
        """Try the ways to reach a person, and return what was sent. Raises transient errors."""
        ways: list[Callable[[Ping, bool], Awaitable[list[SentPing]]]] = [
            self._send_mention,
            self._send_direct,
        ]
        if ping.how == "direct":
            ways.reverse()
        for is_fallback, way in enumerate(ways):
            try:
                sent = await way(ping, bool(is_fallback))
            except discord.HTTPException as failure:
                if sending.is_transient(failure) and ping.attempts < MAX_ATTEMPTS:
                    raise
                log.info("dm_unreachable", ping=ping.id, why=str(failure))
            else:
                await self._report_closed_place(ping, is_fallback)
                return sent
        for wait in ping.waits:
            await self._tell_owner(wait, ping.user, "remind-unreachable")
        return []

    async def _report_closed_place(self, ping: Ping, is_fallback: int) -> None:
        """Tell the owner, once, of a channel where the bot may not post."""
        if is_fallback == 0 or ping.how == "direct":
            return
        for wait in ping.waits:
            if wait.table not in self.delivery.worried:
                self.delivery.worried.add(wait.table)
                await self._tell_owner(wait, ping.user, "remind-place-gone")

    async def _send_direct(self, ping: Ping, is_fallback: bool) -> list[SentPing]:
        language = await person_language(self.client, ping.user, ping.waits[0].guild)
        note = "remind-no-place" if is_fallback else ""
        view = await self._build_view(ping, ping.waits, language, note)
        person = await sending.find_person(self.client, ping.user)
        return [await self._send_once(person, view, ping, ping.nonce, ping.waits)]

    async def _send_once(
        self,
        place: object,
        view: discord.ui.LayoutView,
        ping: Ping,
        nonce: str,
        waits: Sequence[Wait],
    ) -> SentPing:
        """Send a message about these waits unless it was accepted before."""
        tried = 0 if ping.tried else None
        sent = await sending.send(self.client, place, view, nonce, pinged=[ping.user], tried=tried)
        return SentPing(Message(sent.channel.id, sent.id), tuple(waits))

    async def _send_mention(self, ping: Ping, is_fallback: bool) -> list[SentPing]:
        """Send one message per server, to the place of the longest wait.

        If that is closed, it goes to the next. It is public, so it names no table of another
        place."""
        by_guild = sorted(ping.waits, key=lambda wait: wait.guild)
        groups = [list(group) for _, group in groupby(by_guild, key=lambda wait: wait.guild)]
        sent = []
        for number, waits in enumerate(groups):
            language = await public_language(self.client, waits[0].guild)
            channel, open_ = await self._find_open_place(waits)
            local_waits = [wait for wait in waits if wait.spot == open_.spot]
            view = await self._build_view(ping, local_waits, language, how_to="remind-how-to-here")
            nonce = _mention_nonce(ping, number)
            sent.append(await self._send_once(channel, view, ping, nonce, local_waits))
        return sent

    async def _find_open_place(self, waits: Sequence[Wait]) -> tuple[object, Wait]:
        """Return the first accessible channel, and its wait.

        Raises the last error if there is none."""
        last_error: discord.HTTPException | None = None
        for wait in waits:
            try:
                table = await self.services.tables.get_table(wait.table)
                return await threads.find_channel(self.client, table), wait
            except discord.HTTPException as failure:
                last_error = failure
        assert last_error is not None, "ping has no waits"
        raise last_error

    async def _build_view(
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
        notes = [say("remind-late", language)] if ping.late else []
        if note:
            notes.append("-# " + say(note, language))
        notes.append("-# " + say(how_to, language))
        rows = await wait_rows(self.client, waits, language)
        rows.append(discord.ui.TextDisplay("\n".join(notes)))
        lead_text = say(lead, language, called=f"<@{ping.user}>", count=count)
        return card.build_layout([], None, [lead_text], rows)

    async def _tell_owner(self, wait: Wait, user: int, key: str) -> None:
        """Tell the table's owner that a person is unreachable.

        If the owner is that person or unreachable too, tell the first other player who accepts a
        message."""
        tables = self.services.tables
        table = await tables.get_table(wait.table)
        for other in dict.fromkeys((wait.owner, *table.people)):
            if other != user and await self._tell_person(other, table, user, key):
                return
        log.error("unreachable_person_unreported", table=wait.table, user=user)

    async def _tell_person(self, other: int, table: Table, user: int, key: str) -> bool:
        guild = table.place.guild
        language = await person_language(self.client, other, guild)
        name = await self.services.people.name(self.client, guild, user, language)
        values = {"table": str(table.id), "place": f"<#{table.place.posting_channel}>"}
        text = say(key, language, name=escape_markdown(name), **values)
        return await sending.tell_person(self.client, other, text)


def _mention_nonce(ping: Ping | LostPing, number: int) -> str:
    """Return the nonce of a ping's mention on the server of this number."""
    return f"{ping.nonce}-{number}"
