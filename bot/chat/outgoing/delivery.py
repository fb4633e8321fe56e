"""Delivers the outbox: commits are posted, exactly once, as one public card a turn.

A card is posted after the commit and marked as sent after Discord accepted it, under a nonce that
is the same on each attempt. If an attempt was made before, it is first looked up whether Discord
accepted it, since a newer card would repeat it. Within a turn the card is edited, and across turns
while everybody whom it asks acted a moment ago (live play). When the turn passes, when it asks a
person who has not just acted, when it is an hour old, or when people have written below it, a new
card is posted and the old one loses its buttons; its narration stays."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord
import structlog

from bot import metrics
from bot.chat.base import sending, threads
from bot.chat.base.acknowledge import SEND_ERRORS
from bot.chat.base.language import public_language
from bot.chat.base.night import is_dark_in_server
from bot.chat.base.services import Client
from bot.chat.cards import composing, lobby_card, turn
from bot.chat.outgoing import notices
from bot.chat.outgoing.old_cards import OldCards
from bot.chat.outgoing.reminding import ReminderLoop
from bot.chat.outgoing.robot_turns import RobotTurns
from bot.chat.outgoing.shown_card import CHECK_INTERVAL, ShownCard, is_buried
from bot.chat.outgoing.superseding import PendingRender, Superseded
from bot.chat.outgoing.undelivered import UndeliveredCards
from bot.chat.ui import card
from bot.tables.types.errors import TableError
from bot.tables.types.messages import Message, OutboxRow
from bot.tables.types.model import LogEntry, Table

log = structlog.get_logger(__name__)


@dataclass(frozen=True)
class _SentCard:
    """A card that was posted or edited: whom it pinged, and when it was composed."""

    message: Message | None
    called: tuple[int, ...] = ()
    composed: int = 0


class Delivery:
    """Posts the cards of all tables of one client."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.services = client.services
        self.reminding = ReminderLoop(client, self)
        self.old = OldCards(client)
        self._shown: dict[int, ShownCard] = {}
        self._making = PendingRender()
        self._notifying = self._notices_due = False
        self.pondering = RobotTurns(client, self.follow_up)
        self.working = True
        """Whether background work runs: robots, reminders, cards that were pending at the start."""
        self.undelivered = UndeliveredCards(client)
        self.worried = self.undelivered.worried

    async def follow_up(self, table: Table, robots_done: asyncio.Event | None = None) -> None:
        """Follow up a move: let standing orders and robots move, and post what happened.

        `robots_done` is set between the two. Never raises: the move is made, and what fails here
        is repeated by the next sweep."""
        self._making.mark_moved(table.id, table.version)
        robots_done = robots_done or asyncio.Event()
        try:
            if table.robot_due is not None or table.orders_due:
                await self._step_robots(table.id)
            robots_done.set()
            await self.deliver(table.id)
            await self._send_notices()
        except Exception:
            log.exception("follow_up_failed", table=table.id)
        robots_done.set()
        self.pondering.wake(table)

    async def _step_robots(self, table: int) -> None:
        try:
            with metrics.ROBOTS.time():
                await self.services.tables.step_robots(table)
        except TableError as refusal:
            log.warning("robots_delayed", table=table, code=refusal.code)

    async def sweep(self) -> None:
        """Do everything that is due: after a start, and periodically for what failed before."""
        tables = self.services.tables
        for number in await tables.robots_due():
            await self.follow_up(await tables.get_table(number))
        await self.deliver(None)
        await self._send_notices()
        for number in await tables.aftermath.pending_analyses():
            if number not in self.pondering.failed:
                self.pondering.schedule_review(number)

    async def _send_notices(self) -> None:
        """Send notices about expired orders and assigned seats, each once.

        A call while another runs leaves it to that one, which then looks again."""
        self._notices_due = True
        if self._notifying:
            return
        self._notifying = True
        try:
            while self._notices_due:
                self._notices_due = False
                await notices.send_due_notices(self.client)
        finally:
            self._notifying = False

    async def deliver(self, table: int | None) -> None:
        """Post what is due at this table, or at all tables."""
        try:
            tables = self.services.tables
            while (table is None or await tables.has_due(table)) and (
                rows := await tables.claim_due(table=table)
            ):
                await asyncio.gather(*(self._post(row) for row in rows))
        finally:
            self.reminding.wake()

    async def repost(self, table: Table) -> None:
        """Post a table's card again, as `/table show` and a new playground do."""
        sent = await self._send_new(table, [])
        if sent.message is not None:
            await self.services.tables.add_message(table.id, sent.message)
        log.debug("card_reposted", table=table.id)

    async def _post(self, row: OutboxRow) -> None:
        tables = self.services.tables
        try:
            table = await tables.get_table(row.table)
            with self._making.track(row):
                sent = await self._send_or_edit(table, row)
        except Superseded:
            await tables.mark_superseded(row)
        except SEND_ERRORS as failure:
            await self.undelivered.record(row, failure)
        except Exception as error:
            log.exception("card_failed", table=row.table)
            await tables.mark_failed(row, type(error).__name__)
        else:
            self.worried.discard(row.table)
            await tables.mark_sent(row, sent.message, called=sent.called, composed=sent.composed)

    async def _send_or_edit(self, table: Table, row: OutboxRow) -> _SentCard:
        tables = self.services.tables
        if row.tried is not None:
            earlier = await self._find_earlier_attempt(table, row, row.tried)
            if earlier is not None:
                return await self._record_earlier(table, row, earlier)
        if table.started is None or row.version < 0:
            return await self._send_lobby_reminder(table, row)
        shown = self._shown.get(table.id)
        first_row = row.since if shown is None else min(row.since, shown.since)
        entries = await tables.entries_since(table.id, first_row, row.version)
        fresh = [entry for entry in entries if entry.seq > row.since]
        clock_changed = any(entry.kind == "clock" for entry in fresh)
        in_sight = shown is not None and not clock_changed and shown.can_be_edited(table)
        if in_sight and shown is not None and not await self._is_buried(table.id, shown):
            entries = [entry for entry in entries if entry.seq > shown.since]
            composed = await self._compose_public(table, entries, row)
            active, users = await tables.clocks.recently_active(table.id), set(composed.users)
            is_same_turn = shown.turn == table.turn or table.in_person
            all_present = (users and users <= active) or (
                is_same_turn and users <= active | set(shown.users)
            )
            _, due = await tables.clocks.due_mentions(table.id)
            if all_present and not due and turn.fits_on_card(composed.narration):
                edited = await self._edit(shown, composed, table, row)
                if edited is not None:
                    if not is_same_turn:
                        self._shown[table.id] = dataclasses.replace(
                            shown, turn=table.turn, users=composed.users
                        )
                    return _SentCard(edited)
        since = await self._narration_start(table, row, fresh)
        if since < row.since:
            fresh = await tables.entries_since(table.id, since, row.version)
        return await self._send_new(table, fresh, row, since)

    async def _narration_start(
        self, table: Table, row: OutboxRow, fresh: Sequence[LogEntry]
    ) -> int:
        """Return the row after which a new card starts to narrate.

        If it has only questions and answers, it repeats the narration of the card before it."""
        since, cards = row.since, await self.services.tables.posted_messages(table.id)
        for start in [*(message.version for message in cards[1:]), 0]:
            if not fresh or any(entry.kind not in ("ask", "answer") for entry in fresh):
                break
            since = start
            fresh = await self.services.tables.entries_since(table.id, since, row.version)
        return since

    async def _is_buried(self, table: int, shown: ShownCard) -> bool:
        """Return whether too many messages are below the card; not asked at every move of a quick
        turn."""
        now = discord.utils.utcnow()
        if now - shown.looked < CHECK_INTERVAL:
            return False
        self._shown[table] = dataclasses.replace(shown, looked=now)
        return await is_buried(self.old, shown)

    async def _find_earlier_attempt(
        self, table: Table, row: OutboxRow, tried: int
    ) -> discord.Message | None:
        """Return the message of this row, if Discord accepted it when it was tried before.

        Raises `Superseded` if it did not and a newer card is due: this one would show what only
        the newer one should, such as the end of the game."""
        shown = self._shown.get(table.id)
        cards = await self.services.tables.posted_messages(table.id, limit=1)
        if shown is not None:
            cards.append(Message(shown.channel, shown.message))
        for message_row in cards:
            try:
                place: Any = await self.old.fetch_channel(message_row.channel)
                message: discord.Message = await place.fetch_message(message_row.id)
            except (discord.Forbidden, discord.NotFound) as failure:
                log.info("card_not_readable", message=message_row.id, status=failure.status)
                continue
            if sending.has_mark(message, row.nonce):
                return message
        channel = await threads.find_channel(self.client, table)
        try:
            earlier = await sending.search_sent(self.client, channel, row.nonce, tried)
        except (discord.Forbidden, discord.NotFound) as failure:
            log.info("history_unreadable", nonce=row.nonce, status=failure.status)
            return None  # sent again under its nonce, which Discord accepts once
        if earlier is None and not row.newest:
            raise Superseded
        return earlier

    async def _record_earlier(
        self, table: Table, row: OutboxRow, message: discord.Message
    ) -> _SentCard:
        """Record a card that Discord has, though its reply was lost; return it with its pings.

        A newly posted card has pinged those who were due when it was sent, an edited one nobody."""
        log.info("card_already_sent", table=table.id, message=message.id)
        card_ = Message(message.channel.id, message.id, row.version)
        self.old.remember(message)
        old = self._shown.get(table.id)
        message_ids = [
            stored.id for stored in await self.services.tables.posted_messages(table.id, limit=1)
        ]
        if message.id in message_ids or (old is not None and message.id == old.message):
            return _SentCard(card_)
        self._shown.pop(table.id, None)
        await self._strip_earlier(table, message.id, old)
        composed, due = await self.services.tables.clocks.due_mentions(table.id, row.tried)
        # waits at a newer version may have begun in the same second
        return _SentCard(card_, due, composed - (table.version != row.version))

    async def _send_lobby_reminder(self, table: Table, row: OutboxRow) -> _SentCard:
        """Post the reminder of a table that has not begun."""
        if table.status != "open":
            return _SentCard(None)
        channel = await threads.find_channel(self.client, table)
        view = await lobby_card.build_reminder(self.client, table)
        sent = await sending.send(self.client, channel, view, row.nonce)
        await self.set_lobby_card(table, sent)
        return _SentCard(Message(channel.id, sent.id))

    async def set_lobby_card(self, table: Table, sent: discord.Message) -> None:
        """Store the card of a table that has not begun; the previous one loses its buttons."""
        tables = self.services.tables
        earlier = await tables.posted_messages(table.id)
        await tables.add_message(table.id, Message(sent.channel.id, sent.id))
        for stored in earlier:
            await self.old.strip(stored.channel, stored.id)
            await tables.remove_message(stored)

    async def partial_message(self, stored: Message) -> discord.PartialMessage:
        """Return a stored card as a message to edit.

        Raises `discord.HTTPException` if its place is gone."""
        result: discord.PartialMessage = (
            await self.old.fetch_channel(stored.channel)
        ).get_partial_message(stored.id)
        return result

    async def _compose_public(
        self, table: Table, entries: Sequence[LogEntry], row: OutboxRow | None
    ) -> turn.TurnCard:
        """Compose the card for everybody.

        Raises `Superseded` if it is the card of a row, and the table has a newer version before
        its picture is rendered."""
        await_render = None if row is None else partial(self._making.await_render, row)
        return await composing.compose_public_card(self.client, table, entries, await_render)

    async def _files(self, composed: turn.TurnCard, table: Table) -> list[discord.File]:
        if composed.picture is None:
            return []
        dark = await is_dark_in_server(self.client, table.place.guild)
        return [card.picture_file(composed.picture, dark=dark)]

    async def _edit(
        self, shown: ShownCard, composed: turn.TurnCard, table: Table, row: OutboxRow
    ) -> Message | None:
        """Edit the card in place; None if it is gone, or cannot be edited."""
        channel = await threads.find_channel(self.client, table)
        files = await self._files(composed, table)
        self.old.forget(shown.message)
        try:
            edited = await channel.get_partial_message(shown.message).edit(
                view=sending.set_mark(composed.build_view(), row.nonce),
                attachments=files,
                allowed_mentions=sending.mention_only(composed.called),
            )
        except discord.HTTPException as failure:
            if sending.is_transient(failure):
                raise
            log.info("card_not_editable", table=table.id, why=str(failure))
            del self._shown[table.id]
            return None
        self.old.remember(edited)
        return Message(channel.id, shown.message, row.version)

    async def _send_new(
        self,
        table: Table,
        entries: Sequence[LogEntry],
        row: OutboxRow | None = None,
        since: int | None = None,
    ) -> _SentCard:
        """Post a new card with what happened after row `since` (None: what no card has shown).

        It pings those who are due; without a row it only shows the current state, and pings no
        one."""
        composed, due = await self.services.tables.clocks.due_mentions(table.id)
        turn_card = await self._compose_public(table, entries, row)
        if row is not None:
            turn_card.ping(due, await public_language(self.client, table.place.guild))
        channel = await threads.find_channel(self.client, table)
        files = await self._files(turn_card, table)
        view, nonce = turn_card.build_view(), None if row is None else row.nonce
        sent = await sending.send(
            self.client, channel, view, nonce, pinged=turn_card.called, files=files
        )
        self.old.remember(sent)
        version = max(1, table.said) if row is None else row.version
        since = table.said if since is None else since
        old = self._shown.get(table.id)
        self._shown[table.id] = ShownCard(
            sent.id, channel.id, since, table.turn, turn_card.users, discord.utils.utcnow()
        )
        await self._strip_earlier(table, sent.id, old)
        return _SentCard(Message(channel.id, sent.id, version), turn_card.called, composed)

    async def _strip_earlier(self, table: Table, newest: int, old: ShownCard | None) -> None:
        stored = await self.services.tables.posted_messages(table.id, limit=2)
        earlier = {message.id: message for message in stored}
        if old is not None:
            earlier.setdefault(old.message, Message(old.channel, old.message))
        for number, message in earlier.items():
            if number != newest and not await self.old.strip(message.channel, number):
                await self.services.tables.remove_message(message)

    async def strip_old_card(self, table: Table, message: discord.Message) -> None:
        """Remove the buttons of an old card that was pressed.

        The current card, and one newer than we know of, keep theirs."""
        shown = self._shown.get(table.id)
        message_ids = [
            stored.id for stored in await self.services.tables.posted_messages(table.id, limit=1)
        ]
        message_ids += [] if shown is None else [shown.message]
        if message.id < max(message_ids, default=0) and card.belongs_to_table(message, table.id):
            await self.old.strip(message.channel.id, message.id, message)
