"""`/table replay`: a game turn by turn, and all of it as one file."""

import json
import re
from html.parser import HTMLParser
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.chat.cards import replay
from bot.chat.cards.replay import RenderedStop, build_file
from bot.tables.types.settings import PersonSettings
from data.texts import languages, say
from render.paint.picture import Picture
from tests.chat.harness.playing import forged, played_on, press_id, stopped
from tests.chat.harness.world import World, answers, parts, reply, words
from tests.tables.support import key


def buttons(message: Any) -> dict[str, dict[str, Any]]:
    """The controls of a page by what is written on them."""
    return {part["label"]: part for part in parts(message) if "label" in part}


async def at(world: World, turn: int | None = None) -> Any:
    """The page of a turn, for Cat, who does not play."""
    options = {} if turn is None else {"turn": turn}
    return answers(await world.cat.slash(world.channel, "table replay", table=1, **options))[-1]


async def stepped(world: World, shown: Any, label: str) -> Any:
    pressed = await world.cat.click(
        shown.message, custom_id=buttons(shown.message)[label]["custom_id"]
    )
    return answers(pressed)[-1]


async def test_a_running_game_is_stepped_through_by_anybody(world: World) -> None:
    """From the newest turn back and forth, with its story and its picture; at either end only what
    leads somewhere can be pressed."""
    table = await played_on(world, "railroad_barons", 25)
    shown = await at(world)
    count = int(re.findall(r"\d+/(\d+)", words(shown.message))[0])
    assert f"· {count}/{count}" in words(shown.message)
    by_name = buttons(shown.message)
    names = ("First", "◀ Back", "Next ▶", "Last")
    assert [by_name[name].get("disabled", False) for name in names] == [False, False, True, True]
    shown = await stepped(world, shown, "First")
    assert "The start" in words(shown.message) and f"· 0/{count}" in words(shown.message)
    stories = []
    for number in range(1, count + 1):
        shown = await stepped(world, shown, "Next ▶")
        assert f"· {number}/{count}" in words(shown.message)
        assert len(shown.message.attachments) == 1 or "attachment" in str(parts(shown.message))
        stories.append(words(shown.message))
    rows = await world.tables.entries_since(table.id, 0)
    assert sum(row.kind == "action" for row in rows) > count
    assert len(set(stories)) == len(stories)


async def test_a_turn_can_be_named_and_one_beyond_the_end_is_the_last(world: World) -> None:
    await played_on(world, "railroad_barons", 25)
    assert "· 3/" in words((await at(world, 3)).message)
    count = re.findall(r"(\d+)/(\d+)", words((await at(world, 99_999)).message))[0]
    assert count[0] == count[1]


async def test_what_was_taken_back_is_not_told(world: World) -> None:
    table = await world.running(game="railroad_barons")
    user = table.seats[table.to_move[0]].user
    view = await world.tables.read_view(1, table.to_move[0])
    action = next(iter(view.legal))
    await world.tables.submit_action(1, user or 0, action, version=table.version, key=key())
    before = words((await at(world)).message)
    await world.tables.request_undo(1, user or 0, version=2, key=key())
    assert words((await at(world)).message) != before


async def test_before_the_start_there_is_nothing_to_step_through(world: World) -> None:
    await world.opened(world.bob, game="rail_baron")
    shown = await world.cat.slash(world.channel, "table replay", table=1)
    assert say("table-refuse-not-running") in reply(shown)


async def test_a_forged_turn_is_the_newest(world: World) -> None:
    await played_on(world, "railroad_barons", 25)
    for wish in ["replay/x", "replay/-3", "replay/" + "9" * 40, "replay"]:
        shown = answers(await forged(world, world.cat, wish))[-1]
        number, count = re.findall(r"(\d+)/(\d+)", words(shown.message))[0]
        assert number == count


class Reader(HTMLParser):
    """What a page refers to, and what it holds."""

    def __init__(self) -> None:
        super().__init__()
        self.refers: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.refers += [value or "" for name, value in attrs if name in ("src", "href")]


def held(written: str) -> dict[str, Any]:
    match = re.search(r'<script id="held" type="application/json">(.*?)</script>', written, re.S)
    data: dict[str, Any] = json.loads(match[1])
    return data


@pytest.mark.parametrize("language", languages())
async def test_the_file_holds_every_turn_and_needs_no_network(world: World, language: str) -> None:
    await world.tables.save_person_settings(world.cat.id, PersonSettings(language=language))
    table = await stopped(world, "railroad_barons", 12)
    last = world.card
    page_ = answers(await world.cat.click(last, custom_id=press_id(last, "replay")))[-1]
    count = int(re.findall(r"\d+/(\d+)", words(page_.message))[0])
    label = say("replay-press-file", language)
    sent = await stepped(world, page_, label)
    (file,) = sent.message.attachments
    assert file.filename == "railroad_barons-1.html"
    written = (await file.read()).decode()
    reader = Reader()
    reader.feed(written)
    assert reader.refers == [] and "link" not in reader.tags
    assert not re.search(r"https?:", written)
    turns = held(written)["turns"]
    assert len(turns) == 1 + count, "the start, and each turn"
    assert all(turn["picture"].startswith("data:image/webp;base64,") for turn in turns)
    assert all(turn["alt"] for turn in turns)
    assert "**" not in str([turn["told"] for turn in turns])
    assert table.status == "ended"


def noisy(number: int) -> RenderedStop:
    """A turn whose picture cannot be made small: noise."""
    image = Image.effect_noise((400, 300), 90).convert("RGB")
    out = BytesIO()
    image.save(out, "PNG")
    return RenderedStop(
        f"Turn {number}", ["</script><b>Ann & Bob"], Picture(out.getvalue(), "png", "x")
    )


def test_a_file_has_at_most_as_many_bytes_as_discord_takes() -> None:
    """Pictures give way, first in width, then in number; the words never."""
    turns = [noisy(number) for number in range(12)]
    whole = len(build_file("T", turns, "en", 1 << 24))
    written = build_file("T", turns, "en", whole // 3)
    assert len(written) <= whole // 3
    held_turns = held(written.decode())["turns"]
    assert len(held_turns) == 12
    assert held_turns[0]["picture"] and not all(turn["picture"] for turn in held_turns)


def test_nothing_that_is_told_can_break_out_of_the_page() -> None:
    written = build_file("<i>T", [noisy(1)], "en", 1 << 20).decode()
    assert "</script><b>" not in written and "<i>T" not in written
    assert held(written)["turns"][0]["told"] == ["</script><b>Ann & Bob"]


async def test_a_picture_that_fails_costs_the_page_nothing_else(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played_on(world, "railroad_barons", 25)

    async def none(*_: Any, **__: Any) -> None:
        return None

    monkeypatch.setattr(replay, "render_or_none", none)
    assert "· 2/" in words((await at(world, 2)).message)
