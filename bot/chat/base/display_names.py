"""Display names: a person's name in a server, cached from presses or fetched from Discord.

All missing names are fetched at once. After a timeout a placeholder is used, and the answer
is cached whenever it arrives.

People choose their own names, so every name passes through `clean_name`: it removes all
that Discord would render as something else."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from collections.abc import Iterator, Sequence

import discord
import structlog

from bot.chat.base.acknowledge import SEND_ERRORS
from bot.tables.types.model import PRACTICE_PLACE, Table
from data.texts import say

log = structlog.get_logger(__name__)

MAX_LENGTH = 24
"""Characters of a name shown on cards and pictures."""
SHORT_TIMEOUT = 1.0
"""Seconds to wait for names when Discord waits for us: forms and autocomplete."""
LONG_TIMEOUT = 5.0
"""Seconds to wait for names when no response is due, such as for a public card."""

NameKey = tuple[int, int]
"""Ids of a server and a person."""


class NameCache:
    """Cache of names by server and person; it may be lost at any time."""

    def __init__(self) -> None:
        self._names: dict[NameKey, str | None] = {}
        self._asked: dict[NameKey, tuple[asyncio.Task[None], float]] = {}

    def remember_name(self, interaction: discord.Interaction) -> None:
        """Cache the presser's name in this server."""
        name = interaction.user.display_name
        for guild in {interaction.guild_id or PRACTICE_PLACE.guild, PRACTICE_PLACE.guild}:
            self._names[guild, interaction.user.id] = _shorten(name) or None

    def forget(self, user: int) -> None:
        """Remove a person's cached names, and cancel pending requests for them."""
        for key in [key for key in self._asked if key[1] == user]:
            self._asked[key][0].cancel()
        for key in [key for key in self._names if key[1] == user]:
            del self._names[key]

    async def names(
        self,
        client: discord.Client,
        guild: int,
        users: Sequence[int],
        *,
        patience: float = SHORT_TIMEOUT,
    ) -> list[str | None]:
        """Return these persons' names in a server.

        A name is "" if Discord does not know the person, and None if it did not answer within
        `patience` seconds or if nothing of it is visible."""
        keys = [(guild, user) for user in users]
        # A forgotten person has a negative id, which Discord does not use.
        missing = [key for key in keys if key[1] >= 0 and key not in self._names]
        await self._wait_for_names(client, missing, patience)
        return [self._names.get(key, None if key[1] >= 0 else "") for key in keys]

    async def name(self, client: discord.Client, guild: int, user: int, language: str) -> str:
        """Return the person's name in this server, or "Somebody" if Discord does not answer."""
        [name] = await self.names(client, guild, [user], patience=LONG_TIMEOUT)
        return name or say("house-somebody", language)

    async def seat_names(
        self,
        client: discord.Client,
        table: Table,
        language: str,
        *,
        patience: float = SHORT_TIMEOUT,
    ) -> list[str]:
        """Return the names by seat.

        Robots, and persons without a known name, are numbered like their seats."""
        users = [row.user for row in table.seats if row.user is not None]
        names = await self.names(client, table.place.guild, users, patience=patience)
        by_user = dict(zip(users, names, strict=True))
        return [
            (row.user is not None and by_user[row.user])
            or say("house-robot" if row.user is None else "house-player", language, number=seat)
            for seat, row in enumerate(table.seats, 1)
        ]

    async def _wait_for_names(
        self, client: discord.Client, keys: Sequence[NameKey], patience: float
    ) -> None:
        """Wait until Discord has answered for these names, or each request's timeout has passed."""
        now = asyncio.get_running_loop().time()
        for key in keys:
            if key not in self._asked:
                self._asked[key] = asyncio.create_task(self._fetch_name(client, key)), now
        requests = [self._asked[key] for key in keys]
        waiting = {
            task: began + patience - now for task, began in requests if now < began + patience
        }
        if waiting:
            await asyncio.wait(waiting, timeout=max(waiting.values()))

    async def _fetch_name(self, client: discord.Client, key: NameKey) -> None:
        """Fetch one name. After a transient error nothing is cached, so it is fetched again."""
        try:
            self._names[key] = _shorten(await _fetch_display_name(client, *key)) or None
        except SEND_ERRORS as failure:
            log.warning("name_unavailable", user=key[1], why=repr(failure))
            status = failure.status if isinstance(failure, discord.HTTPException) else 500
            if status < 500 and status != 429:
                self._names[key] = ""
        except Exception:
            if client.is_closed():
                return  # the name is not needed any more
            log.exception("name_request_failed", user=key[1])
        finally:
            self._asked.pop(key, None)


async def _fetch_display_name(client: discord.Client, guild: int, user: int) -> str:
    """Return the member's name in this server, or the user's global name for a non-member."""
    server = client.get_guild(guild)
    if server is not None:
        try:
            member = server.get_member(user) or await server.fetch_member(user)
        except discord.NotFound:
            pass
        else:
            return member.display_name
    return (await client.fetch_user(user)).display_name


def shown_name(user: discord.abc.User, language: str) -> str:
    """Return the cleaned name of a presser or of a user named in a command, else "Somebody"."""
    return _shorten(user.display_name) or say("house-somebody", language)


def _shorten(name: str) -> str:
    plain = clean_name(name)
    return plain if len(plain) <= MAX_LENGTH else plain[: MAX_LENGTH - 1] + "…"


# --- names that would be drawn as something else -------------------------------------------------

_BRACKETS = str.maketrans("<>", "‹›")
_CALLS = re.compile("@+(?=everyone|here)", re.IGNORECASE)
_LINKS = re.compile("(?<=:)//+")
_BLANK = frozenset(
    map(chr, (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x2800, 0x3164))
) | frozenset(map(chr, (*range(0xFE00, 0xFE10), 0xFFA0, *range(0xE0100, 0xE01F0))))
"""Letters, marks and signs that are invisible, apart from Unicode's control characters."""
MAX_MARKS = 2
"""Combining marks that one letter may have; more of them cover adjacent lines."""


def clean_name(name: str) -> str:
    """Return a name that is plain letters in every place it is shown: in texts, where Markdown is
    still to be escaped, and on buttons, in menus, pictures and files, where nothing can be escaped.

    Mentions, timestamps, commands and emoji of Discord are all written in angle brackets, which
    become quotation marks. (`discord.utils.escape_mentions` would leave some of them, and put
    zero-width characters into others, which would show in menus and pictures.) "@everyone" and
    "@here" lose their sign and links their slashes. Invisible characters are removed, among
    them those that change the writing direction. The result is empty if nothing is visible."""
    seen = "".join(_drop_invisible(unicodedata.normalize("NFC", name)))
    return _LINKS.sub("", _CALLS.sub("", " ".join(seen.split()).translate(_BRACKETS)))


def _drop_invisible(name: str) -> Iterator[str]:
    marks = MAX_MARKS
    for character in name:
        kind = unicodedata.category(character)
        if character.isspace():
            yield " "
        if character.isspace() or kind[0] == "C" or character in _BLANK:
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= MAX_MARKS:
            yield character
