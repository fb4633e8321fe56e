"""Replay of a game: a private page per turn, and all turns as one file."""

from __future__ import annotations

import base64
import html
import io
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import discord
from discord.utils import remove_markdown
from PIL import Image

import data
from bot.chat.base import sending
from bot.chat.base.files import BytesFile
from bot.chat.base.night import is_dark_for_person
from bot.chat.base.services import Client
from bot.chat.base.table_contexts import as_spectator, load_context, render_or_none, run_in_thread
from bot.chat.cards import aftermath
from bot.chat.contract.adapter import GameChat
from bot.chat.contract.pages import Button
from bot.chat.contract.table_context import TableContext
from bot.chat.narration.log_narration import (
    narrate_entries,
    standing_events,
    to_picture_text,
)
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from bot.chat.ui.press import Press, button
from bot.tables.queries.replay import ReplayStop
from bot.tables.types.model import Table
from data.texts import say
from render.film.strip import describe_turn
from render.paint.picture import Picture
from rules.game import RankingLine

NEWEST = 1 << 30
"""A stop number beyond every game's last."""
STORY_LENGTH = 1500
"""Maximum length of a turn's narration, so that its picture is visible on a phone."""
PICTURE_SHARE = 0.70
"""The share of a file's size for pictures, which Base64 makes larger by a third."""
WIDTHS = (1000, 800, 640)
"""Widths in pixels to which a file's pictures are reduced until they fit."""
QUALITY = 72


@dataclass(frozen=True)
class RenderedStop:
    """A stop in words and, unless rendering failed, as a picture. `when`: `Turn 12 · 13/40`."""

    when: str
    narration: list[str]
    picture: Picture | None


@button(Route.REVIEW, "replay", kind="look", at_table=False)
async def show_replay(press: Press) -> None:
    """Show a turn of a game: the one in the key, or the newest."""
    stop_text = press.argument.partition("/")[0]
    number = int(stop_text) if stop_text.isdecimal() else NEWEST
    await show_stop(press, await press.tables.replay_stop(press.table_id, number))


async def show_stop(press: Press, stop: ReplayStop) -> None:
    """Show a turn of a game, with buttons to the others."""
    language = await press.language()
    rendered = await _render_stop(press.client, stop, await _load_context(press, stop.table))
    title = _title(press.services.chat(stop.table.game), stop.table, language)
    view = card.build_layout(
        [
            f"**{title} · {rendered.when}**",
            card.truncate("\n".join(rendered.narration), STORY_LENGTH),
        ],
        rendered.picture,
        [],
        _control_rows(stop, press.services.chat(stop.table.game), language),
    )
    await press.reply.show_view(view, rendered.picture)


def _control_rows(
    stop: ReplayStop, chat: GameChat, language: str
) -> list[discord.ui.ActionRow[discord.ui.LayoutView]]:
    """Return the rows of buttons first, back, on, last, file and other reviews.

    Those that lead nowhere are disabled."""
    place = ComponentId(stop.table.id, stop.table.version, Route.REVIEW, "")
    last = stop.count - 1
    items = []
    for name, target in (
        ("first", 0),
        ("back", max(0, stop.number - 1)),
        ("on", min(last, stop.number + 1)),
        ("last", last),
    ):
        # The name makes the ids of two buttons to the same turn differ.
        spec = Button(f"replay/{target}/{name}", say(f"replay-press-{name}", language), "quiet")
        item = card.build_button(place, spec)
        item.disabled = target == stop.number
        items.append(item)
    more = [Button("replay-file", say("replay-press-file", language), "plain")]
    if stop.table.status == "ended":
        more += [
            review for review in aftermath.review_buttons(chat, language) if review.key != "replay"
        ]
    return card.button_rows(items) + card.button_rows(
        [card.build_button(place, review) for review in more]
    )


async def _load_context(press: Press, table: Table) -> TableContext:
    _, ctx = await load_context(press.client, table.id, None, await press.language())
    return ctx


async def _render_stop(client: Client, stop: ReplayStop, ctx: TableContext) -> RenderedStop:
    """Return a stop as a spectator sees it, in the language of the table context."""
    chat = client.services.chat(stop.table.game)
    ranking = tuple(RankingLine(r.place, r.seat, r.total, r.sums) for r in stop.standing)
    public_context = as_spectator(
        replace(ctx, public=stop.view, ranking=() if stop.over else ranking, past=True)
    )
    narration = await run_in_thread(lambda: narrate_entries(chat, public_context, stop.entries))
    if narration:
        public_context = replace(public_context, last=to_picture_text(narration[-1]))
    standing = stop.standing if stop.over else ()
    draw = chat.picture(public_context, standing_events(stop.entries), standing)
    picture = await render_or_none(client, draw, table=stop.table.id)
    return RenderedStop(_describe_stop(chat, stop, public_context), narration, picture)


def _describe_stop(chat: GameChat, stop: ReplayStop, ctx: TableContext) -> str:
    """Return the name of the turn that was played, its number, and how many were played; the start
    is 0, as in the film."""
    language = ctx.language
    if stop.number == 0:
        turn = say("film-frame-start", language)
    else:
        rounds = chat.turn_name(stop.view, language) is not None
        round_name = chat.round_name(stop.round, language) if rounds else None
        turn = round_name or describe_turn(stop.turn, language)
    return f"{turn} · {stop.number}/{stop.count - 1}"


def _title(chat: GameChat, table: Table, language: str) -> str:
    return say("replay-title", language, game=chat.name(language), table=str(table.id))


# --- the file ------------------------------------------------------------------------------------


@button(Route.REVIEW, "replay-file", kind="look", at_table=False, slow=True)
async def send_file(press: Press) -> None:
    """Send all turns as one offline page to the presser alone."""
    first = await press.tables.replay_stop(press.table_id, 0)
    ctx = await _load_context(press, first.table)
    limit = press.interaction.filesize_limit
    title = _title(press.services.chat(first.table.game), first.table, ctx.language)
    async with aftermath.film_lock(press.client):
        stops = [await _render_stop(press.client, first, ctx)]
        for number in range(1, first.count):
            stop = await press.tables.replay_stop(press.table_id, number)
            stops.append(await _render_stop(press.client, stop, ctx))
        if await is_dark_for_person(press.client, press.user):
            stops = [
                replace(stop, picture=stop.picture and stop.picture.at_night()) for stop in stops
            ]
        content = await run_in_thread(lambda: build_file(title, stops, ctx.language, limit))
    sending.check_size(len(content), limit, ctx.language)
    name = f"{first.table.game}-{first.table.id}.html"
    text = say("replay-file-told", ctx.language)
    await press.reply.show_file(text, lambda: BytesFile(content, name))


def build_file(title: str, stops: Sequence[RenderedStop], language: str, limit: int) -> bytes:
    """Return the file, with its pictures reduced to fit into `limit` bytes.

    If need be, pictures are left out; such a turn shows the previous one."""
    pictures = _fit_pictures([stop.picture for stop in stops], int(limit * PICTURE_SHARE))
    turns = [
        {
            "when": stop.when,
            "told": [remove_markdown(line) for line in stop.narration],
            "picture": picture,
            "alt": stop.picture.alt if stop.picture is not None else "",
        }
        for stop, picture in zip(stops, pictures, strict=True)
    ]
    words = {
        name: say(f"replay-page-{name}", language)
        for name in ("first", "back", "on", "last", "turn", "larger", "smaller", "keys")
    }
    payload = json.dumps({"turns": turns, "words": words}, ensure_ascii=False)
    placeholders = {
        "LANGUAGE": language,
        "TITLE": html.escape(title),
        "HELD": payload.replace("<", "\\u003c"),
    }
    document = _template()
    for mark, value in placeholders.items():
        document = document.replace(f"[[{mark}]]", value)
    return document.encode()


@cache
def _template() -> str:
    return (Path(data.__file__).parent / "replay" / "page.html").read_text("utf-8")


def _fit_pictures(pictures: Sequence[Picture | None], room: int) -> list[str]:
    """Return each picture as a `data:` address or "".

    Together they have at most `room` bytes before Base64."""
    for width in WIDTHS:
        encoded = [b"" if image is None else _encode_narrowed(image, width) for image in pictures]
        if sum(map(len, encoded)) <= room:
            break
    every = 1
    while sum(map(len, encoded[::every])) > room and every < len(encoded):
        every += 1
    return [
        f"data:image/webp;base64,{base64.b64encode(image).decode()}"
        if image and number % every == 0
        else ""
        for number, image in enumerate(encoded)
    ]


def _encode_narrowed(picture: Picture, width: int) -> bytes:
    with Image.open(io.BytesIO(picture.data)) as opened:
        image = opened.convert("RGB")
    if image.width > width:
        image = image.resize(
            (width, round(image.height * width / image.width)), Image.Resampling.LANCZOS
        )
    out = io.BytesIO()
    image.save(out, "WEBP", quality=QUALITY, method=4)
    return out.getvalue()
