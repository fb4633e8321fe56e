"""The outbox: what was committed is said, once, as one public card a turn.

A card is said after the commit and marked said after Discord accepted it, under a nonce that stays
the same however often it is tried. Whether one that was tried before was accepted is looked up
first, for it says what a newer one would say again. Within a turn the card is edited, and over
turns while all whom it asks acted a moment ago: they play live. When the turn passes, or somebody
must act who has not just done so, or an hour has gone, or people have written below it, a new one
is posted and the old loses its buttons; what was told there stays.
"""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Any

import discord
import structlog

from bot import metrics
from bot.chat.base import sending, threads
from bot.chat.base.acknowledge import FAILED
from bot.chat.base.language import language_of, public_language
from bot.chat.base.services import Services, services_of
from bot.chat.cards import composing, lobby_card, turn
from bot.chat.outgoing import notices
from bot.chat.outgoing.old_cards import OldCards
from bot.chat.outgoing.overtaking import InTheMaking, Overtaken
from bot.chat.outgoing.pondering import Pondering
from bot.chat.outgoing.reminding import Reminding
from bot.chat.ui import card
from bot.tables.types.errors import TableError
from bot.tables.types.messages import Message, OutboxRow
from bot.tables.types.model import LogEntry, Table
from data.texts import say

log = structlog.get_logger(__name__)

FRESH = timedelta(hours=1)
"""How long a card is edited; an older one is out of sight."""
LOOK_AGAIN = timedelta(seconds=30)
"""How long it counts as known what people have written below a card."""
MOST_BELOW = 5
"""Messages below a card that is still edited; with more it is out of sight too."""
FIRST_WORRY = 3
"""Failed attempts after which a table's owner is told, unless Discord forbids it outright."""


@dataclass(frozen=True)
class _Shown:
    """The card on show: it may be edited while the turn and those who must act stay the same.

    Kept in memory only: after a restart a new card is posted.
    """

    message: int
    channel: int
    since: int
    turn: int
    users: tuple[int, ...]
    looked: datetime
    """When it was last known whether people had written below it."""


@dataclass(frozen=True)
class _Said:
    """A card that was posted or edited: whom it called, and when it was made."""

    message: Message | None
    called: tuple[int, ...] = ()
    composed: int = 0


class Delivery:
    """Posts the cards of all tables of one client."""

    def __init__(self, client: discord.Client) -> None:
        self.client = client
        self.reminding = Reminding(client, self)
        self.old = OldCards(client)
        self._shown: dict[int, _Shown] = {}
        self._making = InTheMaking()
        self._telling = asyncio.Lock()
        self.pondering = Pondering(client, self.after)
        self.working = True
        """Otherwise what nobody pressed for waits: robots, reminders, cards of the time before."""
        self.worried: set[int] = set()
        """Tables whose owner was told that Discord keeps us out."""

    @property
    def services(self) -> Services:
        return services_of(self.client)

    async def after(self, table: Table, settled: asyncio.Event | None = None) -> None:
        """After a move: let standing orders and robots move (then `settled`), and say what
        happened. Never raises: the move is made, and what fails here is done by the next sweep."""
        self._making.moved(table.id, table.version)
        settled = settled or asyncio.Event()
        try:
            if table.robot_due is not None or table.orders_due:
                await self._robots(table.id)
            settled.set()
            await self.deliver(table.id)
            await self._tell()
        except Exception:
            log.exception("a move was not followed up", table=table.id)
        settled.set()
        self.pondering.wake(table)

    async def _robots(self, table: int) -> None:
        try:
            with metrics.ROBOTS.time():
                await self.services.tables.step_robots(table)
        except TableError as refusal:
            log.warning("robots are held up", table=table, code=refusal.code)

    async def sweep(self) -> None:
        """Everything that is due: after a start, and again and again for what failed before."""
        tables = self.services.tables
        for number in await tables.robots_due():
            await self.after(await tables.get(number))
        await self.deliver(None)
        await self._tell()
        for number in await tables.after.owed():
            if number not in self.pondering.failed:
                self.pondering.look_back(number)

    async def _tell(self) -> None:
        """Tell persons of orders that are no more, and of seats they were given; one at a time, so
        that nobody hears it twice."""
        async with self._telling:
            await notices.send(self.client)

    async def deliver(self, table: int | None) -> None:
        """Post what is due at this table, or at all."""
        try:
            while rows := await self.services.tables.due(table=table):
                await asyncio.gather(*(self._post(row) for row in rows))
        finally:
            self.reminding.wake()

    async def repost(self, table: Table) -> None:
        """Show a table's card anew, as `/table show` and a new playground do."""
        said = await self._send_new(table, [])
        if said.message is not None:
            await self.services.tables.shown(table.id, said.message)
        log.debug("card shown again", table=table.id)

    async def _post(self, row: OutboxRow) -> None:
        tables = self.services.tables
        try:
            table = await tables.get(row.table)
            with self._making.card(row):
                said = await self._say(table, row)
        except Overtaken:
            await tables.overtaken(row)
        except FAILED as failure:
            await self._failed(row, failure)
        except Exception as error:
            log.exception("a card could not be made", table=row.table)
            await tables.failed(row, type(error).__name__)
        else:
            self.worried.discard(row.table)
            await tables.said(row, said.message, called=said.called, composed=said.composed)

    async def _say(self, table: Table, row: OutboxRow) -> _Said:
        tables = self.services.tables
        if row.tried is not None:
            found = await self._found(table, row, row.tried)
            if found is not None:
                return await self._noted(table, row, found)
        if table.started is None or row.version < 0:
            return await self._lobby(table, row)
        shown = self._shown.get(table.id)
        told = row.since if shown is None else min(row.since, shown.since)
        entries = await tables.events_since(table.id, told, row.version)
        fresh = [entry for entry in entries if entry.seq > row.since]
        struck = any(entry.kind == "clock" for entry in fresh)
        in_sight = shown is not None and not struck and self._may_edit(shown, table)
        if in_sight and shown is not None and not await self._buried(table.id, shown):
            entries = [entry for entry in entries if entry.seq > shown.since]
            made = await self._public(table, entries, row)
            around, users = await tables.waiting.around(table.id), set(made.users)
            same = shown.turn == table.turn
            there = (users and users <= around) or (same and users <= around | set(shown.users))
            _, due = await tables.waiting.callable(table.id)
            if there and not due and turn.whole(made.told):
                edited = await self._edit(shown, made, table, row)
                if edited is not None:
                    if not same:
                        self._shown[table.id] = dataclasses.replace(
                            shown, turn=table.turn, users=made.users
                        )
                    return _Said(edited)
        since = await self._told_since(table, row, fresh)
        if since < row.since:
            fresh = await tables.events_since(table.id, since, row.version)
        return await self._send_new(table, fresh, row, since)

    async def _told_since(self, table: Table, row: OutboxRow, fresh: Sequence[LogEntry]) -> int:
        """After which row a new card begins to tell. One that brings questions and answers alone
        has the news again that stood on the card before it."""
        since, cards = row.since, await self.services.tables.messages(table.id)
        for begun in [*(kept.version for kept in cards[1:]), 0]:
            if not fresh or any(entry.kind not in ("ask", "answer") for entry in fresh):
                break
            since = begun
            fresh = await self.services.tables.events_since(table.id, since, row.version)
        return since

    async def _buried(self, table: int, shown: _Shown) -> bool:
        """Whether more was written below the card than it is seen through. The bot hears of no
        messages, so it asks, but not at every move of a quick turn; where it may not read them, the
        card counts as seen."""
        now = discord.utils.utcnow()
        if now - shown.looked < LOOK_AGAIN:
            return False
        self._shown[table] = dataclasses.replace(shown, looked=now)
        try:
            place, card_ = await self.old.channel(shown.channel), discord.Object(shown.message)
            below = [one async for one in place.history(limit=MOST_BELOW + 1, after=card_)]
        except FAILED as failure:
            log.info("what is below a card is not known", why=str(failure))
            return False
        return len(below) > MOST_BELOW

    async def _found(self, table: Table, row: OutboxRow, tried: int) -> discord.Message | None:
        """The card that says this already, if Discord took it when it was tried before. Raises
        `Overtaken` if it did not and a newer card is due: made now, this one would tell what only
        the newer one is to tell, such as the end of the game."""
        shown = self._shown.get(table.id)
        cards = await self.services.tables.messages(table.id, limit=1)
        if shown is not None:
            cards.append(Message(shown.channel, shown.message))
        for kept in cards:
            try:
                place: Any = await self.old.channel(kept.channel)
                message: discord.Message = await place.fetch_message(kept.id)
            except (discord.Forbidden, discord.NotFound) as failure:
                log.info("a card cannot be seen", message=kept.id, status=failure.status)
                continue
            if sending.bears(message, row.nonce):
                return message
        here = await threads.place_of(self.client, table)
        try:
            found = await sending.search(self.client, here, row.nonce, tried)
        except (discord.Forbidden, discord.NotFound) as failure:
            log.info("a place cannot be searched", nonce=row.nonce, status=failure.status)
            return None  # sent again under its nonce, which Discord takes once
        if found is None and not row.newest:
            raise Overtaken
        return found

    async def _noted(self, table: Table, row: OutboxRow, found: discord.Message) -> _Said:
        """What is said already: a new card has called whom one of that time calls, an edited one
        nobody."""
        log.info("a card was said already", table=table.id, message=found.id)
        card_ = Message(found.channel.id, found.id, row.version)
        self.old.note(found)
        old = self._shown.get(table.id)
        known = [one.id for one in await self.services.tables.messages(table.id, limit=1)]
        if found.id in known or (old is not None and found.id == old.message):
            return _Said(card_)
        self._shown.pop(table.id, None)
        await self._strip_earlier(table, found.id, old)
        composed, due = await self.services.tables.waiting.callable(table.id, row.tried)
        # what waits at a newer version may have begun in the same second
        return _Said(card_, due, composed - (table.version != row.version))

    async def _lobby(self, table: Table, row: OutboxRow) -> _Said:
        """What a table that has not begun has to say of itself."""
        if table.status != "open":
            return _Said(None)
        channel = await threads.place_of(self.client, table)
        view = await lobby_card.notice(self.client, table)
        nobody = discord.AllowedMentions.none()
        sent = await channel.send(
            view=sending.marked(view, row.nonce), nonce=row.nonce, allowed_mentions=nobody
        )
        await self.lobby_shown(table, sent)
        return _Said(Message(channel.id, sent.id))

    async def lobby_shown(self, table: Table, sent: discord.Message) -> None:
        """Remember the card of a table that has not begun; the one before loses its buttons."""
        tables = self.services.tables
        earlier = await tables.messages(table.id)
        await tables.shown(table.id, Message(sent.channel.id, sent.id))
        for kept in earlier:
            await self.old.strip(kept.channel, kept.id)
            await tables.forget(kept)

    async def message(self, kept: Message) -> discord.PartialMessage:
        """A card to be changed. Raises `discord.HTTPException` if its place is gone."""
        found: discord.PartialMessage = (await self.old.channel(kept.channel)).get_partial_message(
            kept.id
        )
        return found

    def _may_edit(self, shown: _Shown, table: Table) -> bool:
        age = discord.utils.utcnow() - discord.utils.snowflake_time(shown.message)
        return shown.channel == table.place.spot and table.status == "running" and age < FRESH

    async def _public(
        self, table: Table, entries: Sequence[LogEntry], row: OutboxRow | None
    ) -> turn.TurnCard:
        """The card for everybody. Raises `Overtaken` if it is the card of a row, and the table has
        moved on before its picture is drawn."""
        through = None if row is None else partial(self._making.drawn, row)
        return await composing.public(self.client, table, entries, through)

    async def _edit(
        self, shown: _Shown, made: turn.TurnCard, table: Table, row: OutboxRow
    ) -> Message | None:
        """The card changed in place; None if it is gone, or Discord lets nobody change it."""
        channel = await threads.place_of(self.client, table)
        files = [] if made.picture is None else [card.picture_file(made.picture)]
        self.old.forget(shown.message)
        try:
            edited = await channel.get_partial_message(shown.message).edit(
                view=sending.marked(made.view(), row.nonce),
                attachments=files,
                allowed_mentions=made.mentions,
            )
        except discord.HTTPException as failure:
            if sending.passing(failure):
                raise
            log.info("a card is edited no more", table=table.id, why=str(failure))
            del self._shown[table.id]
            return None
        self.old.note(edited)
        return Message(channel.id, shown.message, row.version)

    async def _send_new(
        self,
        table: Table,
        entries: Sequence[LogEntry],
        row: OutboxRow | None = None,
        since: int | None = None,
    ) -> _Said:
        """A new card at the end of the channel, with what happened after row `since` (None: what no
        card has said). It calls those who are due to be called; without a row it only shows how
        things stand, and calls nobody."""
        composed, due = await self.services.tables.waiting.callable(table.id)
        made = await self._public(table, entries, row)
        if row is not None:
            made.call(due, await public_language(self.client, table.place.guild))
        channel = await threads.place_of(self.client, table)
        files = [] if made.picture is None else [card.picture_file(made.picture)]
        view = made.view()
        sent = await channel.send(
            view=view if row is None else sending.marked(view, row.nonce),
            files=files,
            allowed_mentions=made.mentions,
            nonce=None if row is None else row.nonce,
        )
        self.old.note(sent)
        version = max(1, table.said) if row is None else row.version
        since = table.said if since is None else since
        old = self._shown.get(table.id)
        self._shown[table.id] = _Shown(
            sent.id, channel.id, since, table.turn, made.users, discord.utils.utcnow()
        )
        await self._strip_earlier(table, sent.id, old)
        return _Said(Message(channel.id, sent.id, version), made.called, composed)

    async def _strip_earlier(self, table: Table, newest: int, old: _Shown | None) -> None:
        kept = await self.services.tables.messages(table.id, limit=2)
        earlier = {message.id: message for message in kept}
        if old is not None:
            earlier.setdefault(old.message, Message(old.channel, old.message))
        for number, message in earlier.items():
            if number != newest and not await self.old.strip(message.channel, number):
                await self.services.tables.forget(message)

    async def strip_old(self, table: Table, message: discord.Message) -> None:
        """Take the buttons from an old card that somebody pressed; never from the one on show, nor
        from one that is newer than we know of."""
        shown = self._shown.get(table.id)
        known = [kept.id for kept in await self.services.tables.messages(table.id, limit=1)]
        known += [] if shown is None else [shown.message]
        if message.id < max(known, default=0) and card.of_table(message, table.id):
            await self.old.strip(message.channel.id, message.id, message)

    async def _failed(self, row: OutboxRow, failure: Exception) -> None:
        """Keep the card for later: as it is, if Discord may have taken it. What does not pass by
        itself is told to the table's owner."""
        log.warning("a card failed", table=row.table, why=str(failure), attempts=row.attempts + 1)
        if not isinstance(failure, discord.HTTPException):
            await self.services.tables.unsure(row, type(failure).__name__)
            return
        table = await self.services.tables.get(row.table)
        if table.archived is not None and failure.status in (403, 404):
            await self.services.tables.said(row, None)
            await self._tell_owner(table, "idle-unsaid")
            return
        kept = (
            self.services.tables.unsure if sending.unclear(failure) else self.services.tables.failed
        )
        await kept(row, f"{failure.status} {failure.code}")
        lasting = failure.status in (403, 404) or row.attempts + 1 >= FIRST_WORRY
        if lasting and row.table not in self.worried:
            self.worried.add(row.table)
            await self._tell_owner(table, "house-undelivered", status=failure.status)

    async def _tell_owner(self, table: Table, key: str, **values: int) -> None:
        """Tell a table's owner something, in the language he has chosen if he has."""
        language = await language_of(self.client, table.owner, table.place.guild)
        place = f"<#{table.place.spot}>"
        text = say(key, language, table=str(table.id), place=place, **values)
        try:
            owner = self.client.get_user(table.owner) or await self.client.fetch_user(table.owner)
            await owner.send(text, allowed_mentions=discord.AllowedMentions.none())
        except FAILED as refused:
            log.warning("the owner could not be told", table=table.id, why=str(refused))
