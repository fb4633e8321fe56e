"""What people are called: as the server calls them, learned from presses, else asked of Discord.

Nothing waits long for a name. All that are missing are asked at once; who is not told in time has a
stand-in name, and the answer, whenever it comes, is remembered for the next time.

People choose their names, so every name comes in through `clean_name`: it leaves nothing that
Discord would draw as something else, wherever a name stands.
"""

from __future__ import annotations

import asyncio
import re
import unicodedata
from collections.abc import Iterator, Sequence

import discord
import structlog

from bot.chat.base.acknowledge import FAILED
from bot.tables.types.model import NOWHERE, Table
from data.texts import say

log = structlog.get_logger(__name__)

LONGEST = 24
"""Characters of a name that cards and pictures show."""
HURRIED = 1.0
"""Seconds that names may take where Discord waits for us: a form, choices while somebody types."""
PATIENT = 5.0
"""The same where nobody waits: what stays in the channel should call people by their names."""

Place = tuple[int, int]
"""A server and a person."""


class People:
    """Names by server and person; a cache that may be lost at any time."""

    def __init__(self) -> None:
        self._names: dict[Place, str | None] = {}
        self._asked: dict[Place, tuple[asyncio.Task[None], float]] = {}

    def learn(self, interaction: discord.Interaction) -> None:
        """Remember what the person who pressed is called here."""
        name = interaction.user.display_name
        for guild in {interaction.guild_id or NOWHERE.guild, NOWHERE.guild}:
            self._names[guild, interaction.user.id] = _short(name) or None

    def forget(self, user: int) -> None:
        """Let go of what a person is called anywhere, and of what was asked about it."""
        for place in [place for place in self._asked if place[1] == user]:
            self._asked[place][0].cancel()
        for place in [place for place in self._names if place[1] == user]:
            del self._names[place]

    async def names(
        self,
        client: discord.Client,
        guild: int,
        users: Sequence[int],
        *,
        patience: float = HURRIED,
    ) -> list[str | None]:
        """What these persons are called in this server; "" for whom Discord knows nothing of, None
        for whom it has not told in time, or told a name in which there is nothing to see. No
        question is waited for longer than `patience`."""
        places = [(guild, user) for user in users]
        # A forgotten person has a number below 0, which nobody on Discord has.
        missing = [place for place in places if place[1] >= 0 and place not in self._names]
        await self._told(client, missing, patience)
        return [self._names.get(place, None if place[1] >= 0 else "") for place in places]

    async def name(self, client: discord.Client, guild: int, user: int, language: str) -> str:
        """The person's name in this server; "Somebody" if Discord does not tell."""
        [known] = await self.names(client, guild, [user], patience=PATIENT)
        return known or say("house-somebody", language)

    async def at(
        self, client: discord.Client, table: Table, language: str, *, patience: float = HURRIED
    ) -> list[str]:
        """The names by seat; robots, and persons whose name is not known, are numbered like their
        seats."""
        users = [row.user for row in table.seats if row.user is not None]
        found = await self.names(client, table.place.guild, users, patience=patience)
        known = dict(zip(users, found, strict=True))
        return [
            (row.user is not None and known[row.user])
            or say("house-robot" if row.user is None else "house-player", language, number=seat)
            for seat, row in enumerate(table.seats, 1)
        ]

    async def _told(self, client: discord.Client, places: Sequence[Place], patience: float) -> None:
        """Wait until Discord has told these names, or has had its time since it was asked."""
        now = asyncio.get_running_loop().time()
        for place in places:
            if place not in self._asked:
                self._asked[place] = asyncio.create_task(self._ask(client, place)), now
        asked = [self._asked[place] for place in places]
        waiting = {task: began + patience - now for task, began in asked if now < began + patience}
        if waiting:
            await asyncio.wait(waiting, timeout=max(waiting.values()))

    async def _ask(self, client: discord.Client, place: Place) -> None:
        """Ask for one name. What may pass by itself is not remembered, and so asked again."""
        try:
            self._names[place] = _short(await _called(client, *place)) or None
        except FAILED as failure:
            log.warning("no name for a player", user=place[1], why=repr(failure))
            status = failure.status if isinstance(failure, discord.HTTPException) else 500
            if status < 500 and status != 429:
                self._names[place] = ""
        except Exception:
            if client.is_closed():
                return  # nobody needs the name any more
            log.exception("a player's name could not be asked", user=place[1])
        finally:
            self._asked.pop(place, None)


async def _called(client: discord.Client, guild: int, user: int) -> str:
    """As this server calls the person, or as Discord does who is no member of it."""
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
    """What the presser, or whoever is named in a command, is called; "Somebody" if there is nothing
    to see."""
    return _short(user.display_name) or say("house-somebody", language)


def _short(name: str) -> str:
    plain = clean_name(name)
    return plain if len(plain) <= LONGEST else plain[: LONGEST - 1] + "…"


# --- names that would be drawn as something else -------------------------------------------------

_BRACKETS = str.maketrans("<>", "‹›")
_CALLS = re.compile("@+(?=everyone|here)", re.IGNORECASE)
_LINKS = re.compile("(?<=:)//+")
_BLANK = frozenset(
    map(chr, (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x2800, 0x3164))
) | frozenset(map(chr, (*range(0xFE00, 0xFE10), 0xFFA0, *range(0xE0100, 0xE01F0))))
"""Letters, marks and signs of which nothing is seen, beside all that Unicode calls controls."""
MOST_MARKS = 2
"""Marks that one letter may have above and below; more of them cover the lines beside it."""


def clean_name(name: str) -> str:
    """A name that is only letters wherever it is shown: in texts, where Markdown is still to be
    escaped, and on buttons, in menus, pictures and files, where nothing could be.

    Mentions, timestamps, commands and emoji of Discord all stand in angle brackets, which become
    quotation marks; `discord.utils.escape_mentions` would leave some of them, and put letters of no
    width into others, which menus and pictures would have to take. "@everyone" and "@here" lose
    their sign and links their slashes. Letters that are not seen go, among them those that turn
    the direction of a line. Empty if there is nothing to see.
    """
    seen = "".join(_visible(unicodedata.normalize("NFC", name)))
    return _LINKS.sub("", _CALLS.sub("", " ".join(seen.split()).translate(_BRACKETS)))


def _visible(name: str) -> Iterator[str]:
    marks = MOST_MARKS
    for character in name:
        kind = unicodedata.category(character)
        if character.isspace():
            yield " "
        if character.isspace() or kind[0] == "C" or character in _BLANK:
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            yield character
