"""The application's emoji: uploaded when their drawings have changed, and read in cards."""

from dataclasses import replace
from io import BytesIO
from itertools import count
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from PIL import Image

from bot import emoji
from bot.chat.declared.action_form import ActionForm, FieldSpec
from bot.chat.ui.card import build_button
from bot.chat.ui.keys import ComponentId, Route
from bot.emoji import emoji_name, load_emoji, update_emoji
from cogs.baltimore_ohio.chat import CHAT as BANDO
from cogs.rail_baron.chat import CHAT as RAIL_BARON
from cogs.railroad_barons.chat import CHAT as BARONS
from cogs.train_tycoon.chat import CHAT as TYCOON
from render.emoji import draw_signs, shared_signs
from rules.rail_baron.model.events import BonusRolled, Rolled
from tests.chat.baltimore_ohio.positions import market as bando_market
from tests.chat.declared.toys import CITIES, KINDS, Said, Send, make_ctx
from tests.chat.harness.world import World, press, typed, words
from tests.chat.rail_baron.positions import riding
from tests.chat.railroad_barons.positions import drafting, trading
from tests.chat.train_tycoon.positions import pricing
from tests.conformance.cases import cases
from tests.support.positions import make_ctx as table_ctx

OTHERS = {"id": "77", "name": "wave"}
"""An emoji that the host has uploaded."""


class Discord:
    """The application's emoji at Discord, and what it was asked."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        self.rows: list[dict[str, Any]] = [dict(OTHERS)]
        self.requests: list[str] = []
        self.fails = False
        self.ids = count(1000)
        http = world.bot.http
        monkeypatch.setattr(http, "get_application_emojis", self.listed)
        monkeypatch.setattr(http, "create_application_emoji", self.create)
        monkeypatch.setattr(http, "delete_application_emoji", self.delete)

    async def listed(self, application: int) -> Any:
        self.ask("list")
        return {"items": [self.payload(row) for row in self.rows]}

    async def create(self, application: int, name: str, data: str) -> Any:
        self.ask(f"create {name}")
        assert data.startswith("data:image/png;base64,")
        row = {"id": str(next(self.ids)), "name": name}
        self.rows.append(row)
        return self.payload(row)

    async def delete(self, application: int, emoji: int) -> None:
        self.ask(f"delete {emoji}")
        self.rows = [row for row in self.rows if row["id"] != str(emoji)]

    def payload(self, row: dict[str, Any]) -> dict[str, Any]:
        return {**row, "roles": [], "require_colons": True, "managed": False, "available": True}

    def ask(self, what: str) -> None:
        if self.fails:
            raise discord.Forbidden(SimpleNamespace(status=403, reason="no"), "no")  # type: ignore[arg-type]
        self.requests.append(what)

    def names(self) -> set[str]:
        return {row["name"] for row in self.rows} - {"wave"}


@pytest.fixture
def api(world: World, monkeypatch: pytest.MonkeyPatch) -> Discord:
    return Discord(world, monkeypatch)


def image(drawing: str) -> bytes:
    """What Discord takes for a PNG."""
    return b"\x89PNG\r\n\x1a\n" + drawing.encode()


def draw(monkeypatch: pytest.MonkeyPatch, **images: dict[str, bytes]) -> None:
    async def drawn(client: Any) -> dict[str, dict[str, bytes]]:
        return images

    monkeypatch.setattr(emoji, "_draw_all", drawn)


async def test_what_has_changed_is_uploaded_and_nothing_else(
    world: World, api: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the next start nothing is asked, and the same ids are read from the file."""
    draw(monkeypatch, haul={"oil": image("1"), "tin": image("2")}, shared={"seat-0": image("3")})
    await update_emoji(world.bot)
    oil, tin = emoji_name("haul", "oil", image("1")), emoji_name("haul", "tin", image("2"))
    seat = emoji_name("shared", "seat-0", image("3"))
    assert api.requests == ["list", f"create {oil}", f"create {tin}", f"create {seat}"]
    known = {"oil": f"<:{oil}:1000>", "tin": f"<:{tin}:1001>", "seat-0": f"<:{seat}:1002>"}
    assert world.bot.services.emoji_of("haul") == known
    api.requests.clear()
    world.bot.services.emoji = {}
    await update_emoji(world.bot)
    assert api.requests == []
    assert world.bot.services.emoji_of("haul") == known
    draw(monkeypatch, haul={"oil": image("1"), "tin": image("new")}, shared={"seat-0": image("3")})
    await update_emoji(world.bot)
    fresh = emoji_name("haul", "tin", image("new"))
    assert api.requests == ["list", f"create {fresh}", "delete 1001"], "only our own old one"
    assert api.names() == {oil, fresh, seat} and OTHERS in api.rows
    assert world.bot.services.emoji_of("haul")["oil"] == known["oil"]


async def test_a_refusal_is_logged_once_and_the_words_remain(
    world: World, api: Discord, monkeypatch: pytest.MonkeyPatch, caplog: Any, capsys: Any
) -> None:
    draw(monkeypatch, haul={"oil": image("1")})
    api.fails = True
    await update_emoji(world.bot)
    assert world.bot.services.emoji_of("haul") == {}
    output = capsys.readouterr().out + caplog.text
    assert output.count("emoji_not_uploaded") == 1
    await world.opened(world.bob)
    api.fails = False
    await update_emoji(world.bot)
    assert set(world.bot.services.emoji_of("haul")) == {"oil"}


async def test_cards_go_on_without_an_emoji_that_discord_does_not_know(
    world: World, api: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The card comes with words alone at the next attempt; the next start uploads anew."""
    draw(monkeypatch, haul={"oil": image("1")})
    await update_emoji(world.bot)
    await world.running(world.bob)
    path = f"/channels/{world.channel.id}/messages"
    world.env.inject_error(
        "POST", path, status=400, code=50035, message="emoji.id: Invalid emoji", times=1
    )
    await (await world.mover()).click(world.card, label="Haul")
    assert world.bot.services.emoji_of("haul") == {}
    world.clock.now += 60
    await world.env.advance_time(60)
    assert "hauls" in words(world.card)
    api.rows.clear()
    api.requests.clear()
    await update_emoji(world.bot)
    assert api.requests == ["list", f"create {emoji_name('haul', 'oil', image('1'))}"]


async def test_emoji_of_another_application_are_not_used(
    world: World, api: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw(monkeypatch, haul={"oil": image("1")})
    await update_emoji(world.bot)
    monkeypatch.setattr(type(world.bot), "application_id", 5)
    load_emoji(world.bot)
    assert world.bot.services.emoji_of("haul") == {}


async def test_lines_and_menus_have_them_and_pictures_have_not(world: World) -> None:
    """The sign of whoever acts stands before the name, and a Holding's sign on its button."""
    emoji_ = {"seat-0": "<:rh_seat0_1:7>", "seat-1": "<:rh_seat1_1:8>", "SB": "<:rh_SB_1:9>"}
    world.bot.services.emoji = {"shared": emoji_}
    await world.at(drafting())
    label = "Pick an Investor and name a price…"
    page = await typed(world.ann, world.card, label, investor="I40", price="60")
    await press(world.ann, page, "Name $60")
    assert "<:rh_seat0_1:7> **" in words(world.card)
    assert "rh_seat0" not in str([file.description for file in world.card.attachments])
    logged = (await world.ann.slash(world.channel, "table log")).response
    assert "<:rh_seat0_1:7> **" in words(logged)


def test_a_choice_has_the_sign_of_what_it_names() -> None:
    chosen = ActionForm("send", Send, {"city": FieldSpec(offered=lambda ctx, given: CITIES)})
    ctx = replace(make_ctx(), emoji={"Troy": "<:rh_Troy_1:1456074443980800022>"})
    buttons = chosen.buttons(Said("toy"), KINDS, ctx, "city", {})
    assert [button.emoji for button in buttons] == [None, None, "<:rh_Troy_1:1456074443980800022>"]
    built = build_button(ComponentId(1, 2, Route.PLAY, ""), buttons[-1])
    assert built.emoji is not None and built.emoji.id == 1456074443980800022


def test_menus_written_by_hand_have_them_too() -> None:
    """A market turn and a look of B&O, a Stock Round of Railroad Barons, prices of Train Tycoon."""
    cases_ = (
        (BANDO, bando_market(), "PA", "menu"),
        (BANDO, bando_market(), "PA", "what/PA"),
        (BARONS, trading(), "SB", "menu"),
        (TYCOON, pricing(), "CHC", "menu"),
        (TYCOON, pricing(), "CHC", "map"),
    )
    for chat, state, name, where in cases_:
        at = replace(table_ctx(state), emoji={name: "<:sign:1>"})
        page: Any = chat.prompt(at) if where == "menu" else chat.look_page(at, where)
        signed = [
            option.emoji for menu in page.menus for option in menu.options if name in option.label
        ]
        others = [
            option.emoji
            for menu in page.menus
            for option in menu.options
            if name not in option.label
        ]
        assert set(signed) == {"<:sign:1>"} and set(others) <= {None}, (chat.key, where)


def test_dice_have_them_in_a_message_alone() -> None:
    """The pips stay beside the sign, for whoever does not see it."""
    at = replace(
        table_ctx(riding()), emoji={"die-3": "<:w:1>", "die-6": "<:x:2>", "red-4": "<:r:3>"}
    )
    rolled = [Rolled(0, (3, 6), 4), BonusRolled(0, 4, bounce=False)]
    (line,) = RAIL_BARON.narrate(at.for_message, rolled)
    assert "<:w:1> 3 + <:x:2> 6" in line and "<:r:3> 4 = **13**" in line
    assert line.count("<:r:3> 4") == 2
    assert "<:" not in RAIL_BARON.narrate(at, rolled)[0]


def test_every_game_s_signs_fit_discord() -> None:
    """Square PNGs below 256 KB, no two alike in a game, names of at most 32 letters; fewer than
    2,000 in all."""
    sources = {key: case.chat.signs for key, case in cases().items() if case.chat.signs}
    assert BARONS.key in sources
    drawn = {key: draw_signs(signs) for key, signs in {**sources, "shared": shared_signs}.items()}
    names = set()
    for game, images in drawn.items():
        assert len(set(images.values())) == len(images), game
        for sign, image in images.items():
            assert len(image) < 256_000 and Image.open(BytesIO(image)).size == (128, 128)
            names.add(emoji_name(game, sign, image))
    assert all(2 <= len(name) <= 32 and name.replace("_", "").isalnum() for name in names)
    assert len(names) == sum(map(len, drawn.values())) < 2_000
