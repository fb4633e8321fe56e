"""What a table gets after the end: wealth over time, and the film of the game. Its turning points
are in `turning.py`.

Each is a private look for whoever presses, player or not; whoever played may show the film to all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import accumulate
from typing import Any

import discord
import structlog
from msgspec.structs import replace

from bot.chat.base import sending, threads
from bot.chat.base.errors import Refusal
from bot.chat.base.language import public_language
from bot.chat.base.scenes import drawn, scene_of, spectator
from bot.chat.base.services import services_of
from bot.chat.contract.adapter import GameChat, Scene
from bot.chat.contract.pages import Button
from bot.chat.narration.tale import digest, tale
from bot.chat.ui import card
from bot.chat.ui.keys import Key, Verb
from bot.chat.ui.press import Press, button
from bot.tables.queries.aftermath import Mark
from bot.tables.queries.turning_points import TurningPoint, turning_points
from bot.tables.types.errors import TableError
from bot.tables.types.model import Table
from data.texts import say
from render.charts.wealth import What, wealth
from render.film.film import Moment, fewer, thinned
from render.paint.picture import Picture

log = structlog.get_logger(__name__)

STORY = 3_600
"""Characters of how a game ended; the log has what came before."""
SEARCHED = 200
"""Messages looked through for a film that was shown already."""


@dataclass(frozen=True)
class Past:
    """An ended table as everybody may see it, how it stood after every turn, and what made it."""

    table: Table
    scene: Scene
    seat: int | None
    marks: list[Mark]
    points: list[TurningPoint]
    turns: bool
    """Whether the game calls its rounds turns (`GameChat.turn_name`)."""


def buttons(chat: GameChat, language: str, untold: int | None = None) -> list[Button]:
    """What the last card of a game offers to look back; not what the game's own looks have.
    `untold`: the row since which the card leaves the story to a press."""
    own = {look.key for look in chat.looks(language)}
    kinds = [kind for kind in ("wealth", "points") if kind not in own]
    kinds += [] if chat.film is None else ["film"]
    found = [Button(kind, say(f"film-press-{kind}", language), "quiet") for kind in kinds]
    if untold is not None:
        found.insert(0, Button(f"story/{untold}", say("film-press-story", language), "quiet"))
    return [*found, Button("replay", say("replay-press", language), "quiet")]


@button(Verb.AFTER, "story", kind="look", here=False)
async def show_story(press: Press) -> None:
    """`story/<row>`: what happened since then, up to the end."""
    if not press.rest.isdecimal() or len(press.rest) > 9:
        raise Refusal("house-refuse-tampered")
    table, scene = await press.scene()
    if table.status != "ended" or scene.view is None:
        raise TableError("not-over")
    entries = await press.tables.events_since(table.id, int(press.rest))
    told = tale(press.services.chat(table.game), spectator(scene), entries)
    lengths = accumulate(len(line) + 1 for line in reversed(told))
    fit = sum(length <= STORY for length in lengths)
    lines = digest(told, scene.language, max(1, fit))
    await press.reply.page("\n".join([say("film-story-head", scene.language), *lines]))


@button(Verb.AFTER, "wealth", kind="look", here=False)
async def show_wealth(press: Press) -> None:
    """The sums at the end and the curves that led to them."""
    past = await past_of(press)
    standing = past.marks[-1].standing
    chat = press.services.chat(past.table.game)
    await press.reply.page(chat.result(past.scene, standing), await _curves(press.client, past))


@button(Verb.AFTER, "film", kind="look", here=False, slow=True)
async def show_film(press: Press) -> None:
    """The film for the presser alone, who may show it to all after having played."""
    past, limit = await past_of(press), press.interaction.filesize_limit
    picture = await _film(press.client, past, limit)
    language, rows = past.scene.language, []
    if picture is not None and past.seat is not None:
        share = Button("post", say("film-press-post", language), "go")
        rows = card.button_rows([card.button(_key(past.table), share)])
    await press.reply.page(_film_text(past, picture), picture, rows)


@button(Verb.AFTER, "post", here=False)
async def _post_film(press: Press) -> None:
    """Show the film to everybody where the table was played, once."""
    client, table = press.client, press.number
    if (await press.table()).seat_of(press.user) is None:
        raise Refusal("house-refuse-no-seat")
    past = await past_of(press, public=True)
    try:
        channel = await threads.place_of(client, past.table)
        async with one_at_a_time(client):
            shown = await _shown_before(client, channel, table)
            if shown is None:
                shown = await _post(client, channel, past)
    except discord.HTTPException as failure:
        log.warning("a film was refused", table=table, why=str(failure))
        raise Refusal("film-refuse-place", status=failure.status) from failure
    key = "film-failed" if shown is None else "film-posted"
    await press.reply.page(await press.say(key, link="" if shown is None else shown.jump_url))


# --- parts ---------------------------------------------------------------------------------------


def _key(table: Table) -> Key:
    return Key(table.id, table.version, Verb.AFTER, "")


async def past_of(press: Press, *, public: bool = False) -> Past:
    """In the presser's language, or in everybody's. TableError: not-over."""
    marks = await press.tables.after.marks(press.number)
    table, scene = await press.scene()
    language = scene.language
    if public:
        language = await public_language(press.client, table.place.guild)
        table, scene = await scene_of(press.client, table.id, press.user, language)
    points = turning_points([mark.standing for mark in marks], [mark.round for mark in marks])
    named = press.services.chat(table.game).turn_name(scene.public, language)
    return Past(table, spectator(scene), scene.seat, marks, points, named is not None)


async def _curves(client: discord.Client, past: Past) -> Picture | None:
    """The wealth of all seats over the turns; None where it is not known or did not change."""
    points = worths(past)
    return None if points is None else await curves(client, past, points, ())


def worths(past: Past) -> list[tuple[int, list[int]]] | None:
    """What all were worth after each turn, by seat; None where it is not known or never changed."""
    rows = [
        (mark.turn, [row.total for row in sorted(mark.standing, key=lambda row: row.seat)])
        for mark in past.marks
    ]
    points = [(turn, [total or 0 for total in row]) for turn, row in rows if None not in row]
    return points if 1 < len(points) == len(rows) else None


async def curves(
    client: discord.Client,
    past: Past,
    points: Sequence[tuple[int, Sequence[int]]],
    places: Sequence[int],
    what: What = "wealth",
) -> Picture | None:
    """Points as `render.charts.wealth` has them, those at `places` numbered."""
    names, language = past.scene.names, past.scene.language
    drawing = partial(wealth, points, places, names, language, steps=past.turns, what=what)
    return await drawn(client, drawing, table=past.table.id)


def caption(point: TurningPoint, names: Sequence[str], language: str) -> str:
    """The headline of a turning point in a film: a few words."""
    return say(f"film-caption-{point.kind}", language, name=names[point.leader])


# --- the film ------------------------------------------------------------------------------------


def one_at_a_time(client: discord.Client) -> asyncio.Lock:
    """Films and whole games are drawn one after the other: each takes seconds of a processor."""
    found = services_of(client).extras.setdefault("films", asyncio.Lock())
    assert isinstance(found, asyncio.Lock)
    return found


async def _film(
    client: discord.Client, past: Past, limit: int, *, held: bool = False
) -> Picture | None:
    """The film, drawn anew, with fewer moments if it would have more than `limit` bytes; None if
    drawing failed. `held`: it is this one's turn already."""
    if not held:
        async with one_at_a_time(client):
            return await _film(client, past, limit, held=True)
    services = services_of(client)
    film = services.chat(past.table.game).film
    if film is None:
        raise Refusal("film-refuse-no-film")
    points = {point.at: point for point in past.points}
    kept = thinned(len(past.marks), points)
    found = await services.tables.after.moments(past.table.id, [past.marks[n] for n in kept])
    names, language = past.scene.names, past.scene.language
    moments = [
        replace(
            moment, caption=caption(points[number], names, language), about=points[number].leader
        )
        if number in points
        else moment
        for number, moment in zip(kept, found, strict=True)
    ]
    moments[-1] = _won(past, moments[-1])
    picture = await drawn(client, film(moments, names, language), table=past.table.id)
    while picture is not None and len(picture.data) > limit and len(moments) > 2:
        moments = fewer(moments, max(2, len(moments) // 2))
        picture = await drawn(client, film(moments, names, language), table=past.table.id)
    if picture is not None:
        sending.check_size(len(picture.data), limit, language)
    return None if picture is None else _named(picture, past.table.id)


def _named(picture: Picture, table: int) -> Picture:
    """The film under a name by which it is known again."""
    return Picture(picture.data, picture.format, picture.alt, _name(table))


def _name(table: int) -> str:
    return f"film-{table}"


def _won(past: Past, last: Moment) -> Moment:
    """The last moment says who won, if the game was played to its end."""
    first = [row.seat for row in last.standing if row.place == 1]
    if past.table.conceded is not None:
        first = [1 - past.table.conceded]
    if past.table.how not in ("played", "conceded") or len(first) != 1:
        return replace(last, caption=say("film-caption-over", past.scene.language), about=None)
    won = say("film-caption-won", past.scene.language, name=past.scene.names[first[0]])
    return replace(last, caption=won, about=first[0])


def _film_text(past: Past, picture: Picture | None) -> str:
    if picture is None:
        return say("film-failed", past.scene.language)
    table, last = str(past.table.id), past.marks[-1]
    # No round has been played of a game that ends before its first turn.
    turns = (last.round or (0,))[0] if past.turns else last.turn
    return say("film-film", past.scene.language, table=table, turns=turns)


async def _shown_before(client: discord.Client, channel: Any, table: int) -> Any:
    """The message with this table's film, if it is among the newest here and can be read."""
    name = f"{_name(table)}.gif"
    try:
        async for message in channel.history(limit=SEARCHED):
            mine = client.user is not None and message.author.id == client.user.id
            if mine and name in card.files_shown(message):
                return message
    except discord.Forbidden:
        log.info("a channel's history cannot be read", table=table)
    return None


async def _post(client: discord.Client, channel: Any, past: Past) -> Any:
    picture = await _film(client, past, channel.guild.filesize_limit, held=True)
    if picture is None:
        return None
    return await channel.send(
        view=card.layout([_film_text(past, picture)], picture, [], []),
        files=[card.picture_file(picture)],
        allowed_mentions=discord.AllowedMentions.none(),
    )
