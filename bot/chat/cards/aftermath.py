"""The review of an ended table: wealth over time, and the film of the game.

Its turning points are in `turning_points.py`. Each is a private look for any presser; a
former player may post the film for everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace as dataclass_replace
from functools import partial
from itertools import accumulate
from typing import Any

import discord
import structlog
from msgspec.structs import replace

from bot.chat.base import sending, threads
from bot.chat.base.errors import Refusal, require_known
from bot.chat.base.language import public_language
from bot.chat.base.night import is_dark_in_server
from bot.chat.base.services import Client
from bot.chat.base.table_contexts import as_spectator, load_context, render_or_none
from bot.chat.contract.adapter import GameChat
from bot.chat.contract.pages import Button
from bot.chat.contract.table_context import TableContext
from bot.chat.narration.log_narration import narrate_entries, shorten_to_newest
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from bot.chat.ui.press import Press, button
from bot.tables.queries.aftermath import Mark
from bot.tables.queries.turning_points import TurningPoint, turning_points
from bot.tables.types.errors import TableError
from bot.tables.types.model import Table
from data.texts import say
from render.charts.wealth import Subject, render_wealth
from render.film.film import MOST_FRAMES, Moment, choose_frames, choose_moments
from render.paint.picture import Picture

log = structlog.get_logger(__name__)

STORY_LENGTH = 3_600
"""Maximum length of an ending's narration, in characters; the log has the rest."""
SEARCH_LIMIT = 200
"""Messages searched for a film that was posted before."""


@dataclass(frozen=True)
class Past:
    """An ended table as all may see it: how it stood after every turn, its turning points."""

    table: Table
    ctx: TableContext
    seat: int | None
    marks: list[Mark]
    points: list[TurningPoint]
    turns: bool
    """Whether the game calls its rounds turns (`GameChat.turn_name`)."""


def review_buttons(chat: GameChat, language: str, untold: int | None = None) -> list[Button]:
    """Return the review buttons of the last card, without those that looks have.

    `untold`: the row after which the card leaves the narration to a press."""
    look_keys = {look.key for look in chat.look_buttons(language)}
    offered = ("wealth", "points") if chat.worths is None else ("wealth",)
    kinds = [kind for kind in offered if kind not in look_keys]
    kinds += [] if chat.film is None else ["film"]
    result = [Button(kind, say(f"film-press-{kind}", language), "quiet") for kind in kinds]
    if untold is not None:
        result.insert(0, Button(f"story/{untold}", say("film-press-story", language), "quiet"))
    return [*result, Button("replay", say("replay-press", language), "quiet")]


@button(Route.REVIEW, "story", kind="look", at_table=False)
async def show_story(press: Press) -> None:
    """Handle `story/<row>`: narrate what happened after that row, up to the end."""
    require_known(press.argument.isdecimal() and len(press.argument) <= 9)
    table, ctx = await press.load_context()
    if table.status != "ended" or ctx.view is None:
        raise TableError("not-over")
    entries = await press.tables.entries_since(table.id, int(press.argument))
    narration = narrate_entries(press.services.chat(table.game), as_spectator(ctx), entries)
    lengths = accumulate(len(line) + 1 for line in reversed(narration))
    fit = sum(length <= STORY_LENGTH for length in lengths)
    lines = shorten_to_newest(narration, ctx.language, max(1, fit))
    await press.reply.show_page("\n".join([say("film-story-head", ctx.language), *lines]))


@button(Route.REVIEW, "wealth", kind="look", at_table=False)
async def show_wealth(press: Press) -> None:
    """Show the final sums and the curves that led to them."""
    past = await load_past(press)
    standing = past.marks[-1].standing
    chat = press.services.chat(past.table.game)
    await press.reply.show_page(
        chat.describe_standing(past.ctx, standing), await _render_wealth(press.client, past)
    )


@button(Route.REVIEW, "film", kind="look", at_table=False, slow=True)
async def show_film(press: Press) -> None:
    """Show the film to the presser alone, who may post it after having played."""
    past, limit = await load_past(press), press.interaction.filesize_limit
    picture = await _render_film(press.client, past, limit)
    language, rows = past.ctx.language, []
    if picture is not None and past.seat is not None:
        share = Button("post", say("film-press-post", language), "go")
        rows = card.button_rows([card.build_button(_review_id(past.table), share)])
    await press.reply.show_page(_film_text(past, picture), picture, rows)


@button(Route.REVIEW, "post", at_table=False)
async def _post_film(press: Press) -> None:
    """Post the film where the table was played, once."""
    client, table = press.client, press.table_id
    if (await press.fetch_table()).seat_of(press.user) is None:
        raise Refusal("house-refuse-no-seat")
    past = await load_past(press, public=True)
    try:
        channel = await threads.find_channel(client, past.table)
        async with film_lock(client):
            posted = await _find_posted_film(client, channel, table)
            if posted is None:
                posted = await _post(client, channel, past)
    except discord.HTTPException as failure:
        log.warning("film_post_refused", table=table, why=str(failure))
        raise Refusal("film-refuse-place", status=failure.status) from failure
    key = "film-failed" if posted is None else "film-posted"
    await press.reply.show_page(
        await press.say(key, link="" if posted is None else posted.jump_url)
    )


# --- parts ---------------------------------------------------------------------------------------


def _review_id(table: Table) -> ComponentId:
    return ComponentId(table.id, table.version, Route.REVIEW, "")


async def load_past(press: Press, *, public: bool = False) -> Past:
    """Load an ended table in the presser's language, or the public one.

    Raises TableError: not-over."""
    marks = await press.tables.aftermath.ranking_marks(press.table_id)
    table, ctx = await press.load_context()
    language = ctx.language
    if public:
        language = await public_language(press.client, table.place.guild)
        table, ctx = await load_context(press.client, table.id, press.user, language)
    points = turning_points([mark.standing for mark in marks], [mark.round for mark in marks])
    turn_name = press.services.chat(table.game).turn_name(ctx.public, language)
    return Past(table, as_spectator(ctx), ctx.seat, marks, points, turn_name is not None)


async def _render_wealth(client: Client, past: Past) -> Picture | None:
    """Return the curves of all seats' wealth, or None if it is unknown or never changed."""
    if client.services.chat(past.table.game).worths is not None:
        return await render_worths(client, past.table, past.ctx, past.marks)
    points = wealth_by_turn(past)
    return None if points is None else await render_curves(client, past, points, ())


async def render_worths(
    client: Client, table: Table, ctx: TableContext, marks: Sequence[Mark]
) -> Picture | None:
    """Return the curves of what the people of a game played in person were worth, of those who were
    there at the end; None if there is nothing to compare."""
    services = client.services
    worths = services.chat(table.game).worths
    assert worths is not None
    names = [name for name, _ in worths(ctx)]
    chosen = [marks[number] for number in choose_frames(len(marks), (), MOST_FRAMES)]
    moments = await services.tables.aftermath.film_moments(table.id, chosen)
    rows = [
        (moment.turn, [worth for _, worth in worths(dataclass_replace(ctx, public=moment.view))])
        for moment in moments
    ]
    points = [(turn, row) for turn, row in rows if len(row) == len(names)]
    if len({turn for turn, _ in points}) < 2 or not names:
        return None
    draw = partial(render_wealth, points, (), names, ctx.language, steps=True)
    return await render_or_none(client, draw, table=table.id)


def wealth_by_turn(past: Past) -> list[tuple[int, list[int]]] | None:
    """Return the wealth of all seats after each turn; None if it is unknown or never changed."""
    rows = [
        (mark.turn, [row.total for row in sorted(mark.standing, key=lambda row: row.seat)])
        for mark in past.marks
    ]
    points = [(turn, [total or 0 for total in row]) for turn, row in rows if None not in row]
    return points if 1 < len(points) == len(rows) else None


async def render_curves(
    client: Client,
    past: Past,
    points: Sequence[tuple[int, Sequence[int]]],
    places: Sequence[int],
    quantity: Subject = "wealth",
) -> Picture | None:
    """Render points as `render.charts.wealth` takes them; those at `places` are numbered."""
    names, language = past.ctx.names, past.ctx.language
    draw = partial(
        render_wealth, points, places, names, language, steps=past.turns, subject=quantity
    )
    return await render_or_none(client, draw, table=past.table.id)


def caption(point: TurningPoint, names: Sequence[str], language: str) -> str:
    """Return the headline of a turning point in a film: a few words."""
    return say(f"film-caption-{point.kind}", language, name=names[point.seat])


# --- the film ------------------------------------------------------------------------------------


def film_lock(client: Client) -> asyncio.Lock:
    """Return the lock for films and replay files: each takes seconds of CPU time."""
    return client.services.films


async def _render_film(
    client: Client, past: Past, limit: int, *, has_lock: bool = False
) -> Picture | None:
    """Render the film, in at most `limit` bytes; None if rendering failed.

    A larger film is rendered again with fewer moments. `has_lock`: the caller holds the lock."""
    if not has_lock:
        async with film_lock(client):
            return await _render_film(client, past, limit, has_lock=True)
    services = client.services
    film = services.chat(past.table.game).film
    if film is None:
        raise Refusal("film-refuse-no-film")
    points = {point.at: point for point in past.points}
    indexes = choose_frames(len(past.marks), points)
    views = await services.tables.aftermath.film_moments(
        past.table.id, [past.marks[n] for n in indexes]
    )
    names, language = past.ctx.names, past.ctx.language
    moments = [
        replace(moment, caption=caption(points[number], names, language), about=points[number].seat)
        if number in points
        else moment
        for number, moment in zip(indexes, views, strict=True)
    ]
    moments[-1] = _with_winner(past, moments[-1])
    picture = await render_or_none(
        client, partial(film, moments, names, language), table=past.table.id
    )
    while picture is not None and len(picture.data) > limit and len(moments) > 2:
        moments = choose_moments(moments, max(2, len(moments) // 2))
        picture = await render_or_none(
            client, partial(film, moments, names, language), table=past.table.id
        )
    if picture is not None:
        sending.check_size(len(picture.data), limit, language)
    return None if picture is None else _with_file_name(picture, past.table.id)


def _with_file_name(picture: Picture, table: int) -> Picture:
    """Return the film under a file name by which it is found again."""
    return dataclass_replace(picture, name=_file_name(table))


def _file_name(table: int) -> str:
    return f"film-{table}"


def _with_winner(past: Past, last: Moment) -> Moment:
    """Return the last moment with a caption that names the winner, if there is one."""
    winners = [row.seat for row in last.standing if row.place == 1]
    if past.table.conceded is not None:
        winners = [1 - past.table.conceded]
    if past.table.how not in ("played", "conceded") or len(winners) != 1:
        return replace(last, caption=say("film-caption-over", past.ctx.language), about=None)
    winner_caption = say("film-caption-won", past.ctx.language, name=past.ctx.names[winners[0]])
    return replace(last, caption=winner_caption, about=winners[0])


def _film_text(past: Past, picture: Picture | None) -> str:
    if picture is None:
        return say("film-failed", past.ctx.language)
    return say("film-film", past.ctx.language, table=str(past.table.id))


async def _find_posted_film(client: Client, channel: Any, table: int) -> Any:
    """Return the message with this table's film, if it is among the newest here and readable."""
    name = f"{_file_name(table)}.gif"
    try:
        async for message in channel.history(limit=SEARCH_LIMIT):
            is_ours = client.user is not None and message.author.id == client.user.id
            if is_ours and name in card.shown_file_names(message):
                return message
    except discord.Forbidden:
        log.info("history_unreadable", table=table)
    return None


async def _post(client: Client, channel: Any, past: Past) -> Any:
    picture = await _render_film(client, past, channel.guild.filesize_limit, has_lock=True)
    if picture is None:
        return None
    dark = await is_dark_in_server(client, past.table.place.guild)
    return await channel.send(
        view=card.build_layout([_film_text(past, picture)], picture, [], []),
        files=[card.picture_file(picture, dark=dark)],
    )
