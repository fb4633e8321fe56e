"""People whose names Discord would draw as something else: as a moderator, a time, a command, a
line turned round. Of none of these anything is left in whatever a game shows."""

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from simcord.http import router

from bot.chat.base.display_names import clean_name
from bot.chat.contract.pages import EphemeralPage, Preview
from bot.chat.contract.table_context import TableContext
from tests.chat.harness.eavesdropping import Heard, look_around
from tests.chat.harness.world import World, press_on, seat_id
from tests.conformance.case import Case
from tests.conformance.cases import every_case
from tests.conformance.chat.test_cards import positions
from tests.conformance.walking import Walk
from tests.support.lettering import spied

MODERATOR = "123456789012345678"
HOSTILE = (
    f"<@{MODERATOR}> <t:0:R>",
    "||Ben|| \u202eneB @everyone",
    f"\u200b<@&{MODERATOR}></cmd:1>",
    "**Dan** <:x:1>\u2066\u200f @\u200bhere",
    f"[Eva](https://e.va) <#{MODERATOR}>",
    "`Finn` <id:customize>\ufeff",
    "\u200b\u2060\u3164",
)
NAMES = tuple(clean_name(name) for name in HOSTILE[:-1])

DRAWN = re.compile(
    r"<(?:@[!&]?|#|a?:\w+:|id:|/[\w ]+:|t:)(?:123456789012345678|1|0:R|customize)?>|@everyone|@here"
)
HIDDEN = re.compile("[\x00-\x08\x0b-\x1f\x7f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff]")
FORMATTED = re.compile(r"(?<!\\)(?:\|\|Ben|\*\*Dan\*\* ‹|`Finn|\[Eva\]\()")
"""The beginning of one of these names as Markdown would read it."""


def harmless(*texts: str, marked: bool) -> None:
    """Nothing of these names stands in the texts as more than letters. `marked`: Discord reads them
    as Markdown."""
    for text in texts:
        assert not DRAWN.search(text), text
        assert not HIDDEN.search(text), ascii(text)
        assert not (marked and FORMATTED.search(text)), text


class Strangers(Walk):
    """What people with such names are shown."""

    def make_ctx(self, state: Any) -> TableContext:
        return replace(super().make_ctx(state), names=NAMES[: self.seats])

    def reads(self, *texts: str, language: str | None = None) -> None:
        harmless(*texts, marked=False)

    def page(self, page: EphemeralPage | Preview | Any) -> None:
        harmless(page.text, marked=True)
        super().page(page)


@every_case
def test_no_page_of_a_game_draws_a_name_as_something_else(case: Case) -> None:
    """Cards and the pages behind them, the story, the board in words; and no picture letters a
    character that is not seen."""
    for position, seat in positions(case, 0):
        walk = Strangers(case, position, seat, case.languages[-1], 0, deep=2)
        public = replace(walk.at, seat=None, view=walk.at.public, may_act=False)
        harmless(
            walk.chat.picture_text(public.with_escaped_names),
            *walk.chat.narrate(public, position.events),
            marked=True,
        )
        drawing = walk.chat.picture(public, position.events, None)
        with spied("render") as lettered:
            picture = drawing()
        harmless(picture.alt, *(line.text for line in lettered), marked=False)


@contextmanager
def posted(patch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, str]]]:
    """Every text that goes to Discord from here on, with what it is for."""
    sent: list[tuple[str, str]] = []
    dispatch = router.dispatch

    def noted(backend: Any, method: str, path: str, **values: Any) -> Any:
        sent.extend(texts(values.get("json")))
        for file in values.get("files") or []:
            sent.append(("description", str(getattr(file, "description", ""))))
        return dispatch(backend, method, path, **values)

    with patch.context() as patched:
        patched.setattr(router, "dispatch", noted)
        yield sent


def texts(value: Any, name: str = "") -> Iterator[tuple[str, str]]:
    """All texts of a body of a request, with the names of their fields."""
    if isinstance(value, str):
        yield name, value
    for key, inner in value.items() if isinstance(value, dict) else ():
        yield from texts(inner, key)
    for item in value if isinstance(value, list) else ():
        yield from texts(item, name)


@every_case
async def test_nothing_posted_draws_a_name_as_something_else(
    world: World, case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An evening in which everybody at the table has such a name, one of them a name of nothing
    visible: cards, pages, alt texts, records, the log, and the files that can be asked for."""
    chance = random.Random(0)
    called = {world.ann.id: HOSTILE[0], world.bob.id: HOSTILE[1], world.cat.id: HOSTILE[-1]}
    for user, name in called.items():
        world.env.backend.guilds[world.guild.id].members[user].nick = name
    others = (world.bob, world.cat)[: case.game.seats[-1] - 1]
    heard = Heard()
    with posted(monkeypatch) as sent:
        lobby = await world.opened(*others, game=case.key)
        await world.ann.click(lobby, custom_id=seat_id(lobby, "start"))
        assert (await world.table()).status == "running"
        for _ in range(12):
            if (await world.table()).status == "running":
                await press_on(chance, await world.mover(), world.card)
        await look_around(world, heard, world.ann)
        await world.ann.slash(world.channel, "table undo")
        await world.ann.slash(world.channel, "table end")
        await look_around(world, heard, world.ann)
        await world.ann.slash(world.channel, "table records")
        await world.ann.slash(world.channel, "table rematch", table=1)
    assert any("‹@123456789012345678›" in text for _, text in sent)
    for field, text in sent:
        harmless(text, marked=field == "content")
    files = [content for _, contents in heard.seen for content in contents]
    for content in files:
        if not content.startswith((b"\x89PNG", b"GIF")):
            harmless(content.decode(), marked=False)
