"""Stepping back and forth through a game: a private page a turn, and all of it as one file."""

from __future__ import annotations

import base64
import html
import io
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import discord
from discord.utils import remove_markdown
from PIL import Image

import data
from bot.chat.base import sending
from bot.chat.base.files import Enclosed
from bot.chat.base.scenes import apart, drawn, scene_of, spectator
from bot.chat.base.services import services_of
from bot.chat.cards import aftermath
from bot.chat.contract.adapter import GameChat, Scene
from bot.chat.contract.pages import Button
from bot.chat.narration.tale import happened, tale
from bot.chat.ui import card
from bot.chat.ui.keys import Key, Verb
from bot.chat.ui.press import Press, button
from bot.tables.queries.replay import Stop
from bot.tables.types.model import Table
from data.texts import say
from render.film.strip import turn_told
from render.paint.picture import Picture

NEWEST = 1 << 30
"""The number of a stop that lies beyond every game."""
STORY = 1500
"""Characters of a turn's story on a page: it stays above the picture on a phone."""
ROOM = 0.70
"""The part of a file's size that pictures may take: in it they are a third larger."""
WIDTHS = (1000, 800, 640)
"""Pixels to which the pictures of a file are made narrower until they fit."""
QUALITY = 72


@dataclass(frozen=True)
class Shown:
    """A stop in words and, unless drawing failed, as a picture. `when`: `Turn 12 · 13/40`."""

    when: str
    told: list[str]
    picture: Picture | None


@button(Verb.AFTER, "replay", kind="look", here=False)
async def show_replay(press: Press) -> None:
    """A turn of a game: the one in the key, or the newest."""
    asked = press.rest.partition("/")[0]
    number = int(asked) if asked.isdecimal() else NEWEST
    stop = await press.tables.stop(press.number, number)
    language = await press.language()
    shown = await _shown(press.client, stop, await _scene(press, stop.table))
    title = _title(press.services.chat(stop.table.game), stop.table, language)
    view = card.layout(
        [f"**{title} · {shown.when}**", card.cut("\n".join(shown.told), STORY)],
        shown.picture,
        [],
        _controls(stop, press.services.chat(stop.table.game), language),
    )
    await press.reply.show(view, shown.picture)


def _controls(stop: Stop, chat: GameChat, language: str) -> list[discord.ui.ActionRow[Any]]:
    """First, back, on, last: those that lead somewhere can be pressed; the whole as a file; and
    what else looks back at a game that is over."""
    place = Key(stop.table.id, stop.table.version, Verb.AFTER, "")
    last = stop.count - 1
    items = []
    for name, to in (
        ("first", 0),
        ("back", max(0, stop.number - 1)),
        ("on", min(last, stop.number + 1)),
        ("last", last),
    ):
        # The name keeps two buttons that lead to the same turn apart.
        made = Button(f"replay/{to}/{name}", say(f"replay-press-{name}", language), "quiet")
        item = card.button(place, made)
        assert isinstance(item.item, discord.ui.Button)
        item.item.disabled = to == stop.number
        items.append(item)
    more = [Button("replay-file", say("replay-press-file", language), "plain")]
    if stop.table.status == "ended":
        more += [one for one in aftermath.buttons(chat, language) if one.key != "replay"]
    return card.button_rows(items) + card.button_rows([card.button(place, one) for one in more])


async def _scene(press: Press, table: Table) -> Scene:
    _, scene = await scene_of(press.client, table.id, None, await press.language())
    return scene


async def _shown(client: discord.Client, stop: Stop, scene: Scene) -> Shown:
    """A stop as a spectator sees it, in the language of the scene."""
    chat = services_of(client).chat(stop.table.game)
    then = spectator(replace(scene, public=stop.view))
    told = await apart(lambda: tale(chat, then, stop.entries))
    draw = chat.picture(then, happened(stop.entries), stop.standing)
    picture = await drawn(client, draw, table=stop.table.id)
    return Shown(_when(chat, stop, then), told, picture)


def _when(chat: GameChat, stop: Stop, scene: Scene) -> str:
    """The turn that has been played, and which stop of how many this is."""
    language = scene.language
    if stop.number == 0:
        turn = say("film-frame-start", language)
    else:
        rounds = chat.turn_name(stop.view, language) is not None
        named = chat.round_name(stop.round, language) if rounds else None
        turn = named or turn_told(stop.turn, language)
    return f"{turn} · {stop.number + 1}/{stop.count}"


def _title(chat: GameChat, table: Table, language: str) -> str:
    return say("replay-title", language, game=chat.name(language), table=str(table.id))


# --- the file ------------------------------------------------------------------------------------


@button(Verb.AFTER, "replay-file", kind="look", here=False, slow=True)
async def send_file(press: Press) -> None:
    """All turns as one page that needs no network, for the presser alone."""
    first = await press.tables.stop(press.number, 0)
    scene = await _scene(press, first.table)
    limit = press.interaction.filesize_limit
    title = _title(press.services.chat(first.table.game), first.table, scene.language)
    async with aftermath.one_at_a_time(press.client):
        shown = [await _shown(press.client, first, scene)]
        for number in range(1, first.count):
            stop = await press.tables.stop(press.number, number)
            shown.append(await _shown(press.client, stop, scene))
        written = await apart(lambda: page(title, shown, scene.language, limit))
    sending.check_size(len(written), limit, scene.language)
    name = f"{first.table.game}-{first.table.id}.html"
    text = say("replay-file-told", scene.language)
    await press.reply.file(text, lambda: Enclosed(written, name))


def page(title: str, shown: Sequence[Shown], language: str, limit: int) -> bytes:
    """The file: pictures small enough that it has at most `limit` bytes, and if need be not one for
    every turn; then a turn shows the last one before it."""
    pictures = _fitting([one.picture for one in shown], int(limit * ROOM))
    turns = [
        {
            "when": one.when,
            "told": [remove_markdown(line) for line in one.told],
            "picture": picture,
            "alt": one.picture.alt if one.picture is not None else "",
        }
        for one, picture in zip(shown, pictures, strict=True)
    ]
    words = {
        name: say(f"replay-page-{name}", language)
        for name in ("first", "back", "on", "last", "turn", "larger", "smaller", "keys")
    }
    held = json.dumps({"turns": turns, "words": words}, ensure_ascii=False)
    filled = {
        "LANGUAGE": language,
        "TITLE": html.escape(title),
        "HELD": held.replace("<", "\\u003c"),
    }
    written = _template()
    for mark, value in filled.items():
        written = written.replace(f"[[{mark}]]", value)
    return written.encode()


@cache
def _template() -> str:
    return (Path(data.__file__).parent / "replay" / "page.html").read_text("utf-8")


def _fitting(pictures: Sequence[Picture | None], room: int) -> list[str]:
    """Each picture as a `data:` address, or an empty one; together at most `room` bytes, before
    they are written in letters."""
    for width in WIDTHS:
        made = [b"" if one is None else _narrowed(one, width) for one in pictures]
        if sum(map(len, made)) <= room:
            break
    every = 1
    while sum(map(len, made[::every])) > room and every < len(made):
        every += 1
    return [
        f"data:image/webp;base64,{base64.b64encode(one).decode()}"
        if one and number % every == 0
        else ""
        for number, one in enumerate(made)
    ]


def _narrowed(picture: Picture, width: int) -> bytes:
    with Image.open(io.BytesIO(picture.data)) as opened:
        image = opened.convert("RGB")
    if image.width > width:
        image = image.resize(
            (width, round(image.height * width / image.width)), Image.Resampling.LANCZOS
        )
    out = io.BytesIO()
    image.save(out, "WEBP", quality=QUALITY, method=4)
    return out.getvalue()
