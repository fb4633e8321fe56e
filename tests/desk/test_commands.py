"""Every single lookup on the real bot: in servers, direct messages, for people's own installs."""

from importlib import import_module
from itertools import count
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord.components import walk_components

from bot import metrics
from bot.chat.ui.card import shown_file_names
from cogs.dice_desk.single.rolls import CITIES, Roll, evaluate_roll
from data.rail_baron import payoffs
from rules.rail_baron.cities.lookup import regions

COMMANDS: list[tuple[str, dict[str, Any], list[str]]] = [
    ("desk roll", {"from": "SF"}, ["From San Francisco", "Region:", "Rolled by"]),
    ("desk home", {}, ["A home city", "City:", "Home:"]),
    ("desk payoff", {"a": "nyc", "b": "miami"}, ["New York – Miami", "$13,500"]),
    ("desk trip", {"a": "chicago", "b": "LA"}, ["$22,500", "26 mileposts", "AT&SF (27 mileposts)"]),
    ("desk trip", {"a": "albany", "b": "boston"}, ["2 mileposts**, about 1 roll of two dice"]),
    ("desk odds", {}, ["Northeast** 20.8%", "New York 4.1%", "Fargo 0.5%"]),
    ("desk odds", {"region": "Plains"}, ["8 of 72 rolls", "Kansas City: 25% in the region"]),
    ("desk railroads", {}, ["**SP** $42,000 · Southern Pacific · 13 cities", "**RF&P** $4,000"]),
    ("desk railroads", {"railroad": "santa fe"}, ["$40,000", "61 stretches of track", "Pueblo"]),
    (
        "desk city",
        {"name": "Minn"},
        ["Same place on the board as St. Paul", "Best payoffs: San D"],
    ),
]


def text_of(message: Any) -> str:
    """Every text on a card."""
    parts = [c["content"] for c in walk_components(message.components) if c.get("type") == 10]
    return "\n".join([message.content, *parts])


def pictures_of(message: Any) -> list[dict[str, Any]]:
    galleries = [c for c in walk_components(message.components) if c.get("type") == 12]
    return [item for gallery in galleries for item in gallery["items"]]


def ids_of(message: Any) -> dict[str, str]:
    """Buttons of a card: label to id."""
    return {
        c["label"]: c["custom_id"]
        for c in walk_components(message.components)
        if c.get("custom_id")
    }


@pytest.fixture
def world(simcord_env: Any) -> Any:
    guild = simcord_env.create_guild()
    simcord_env.channel = guild.create_text_channel("trains")
    simcord_env.anna = guild.add_member(simcord_env.create_user("anna"))
    simcord_env.bob = guild.add_member(simcord_env.create_user("bob"))
    return simcord_env


async def refused(world: Any, result: Any) -> str:
    """The private sentence of a refusal; the refusal itself is no error of the bot."""
    world.errors.clear()
    response = result.response if result.response and result.response.content else None
    message = response or result.followups[-1]
    assert message.ephemeral
    return str(message.content)


async def test_each_lookup_in_a_server_and_in_a_direct_message(world: Any) -> None:
    carl = world.create_user("carl")
    await carl.send_dm("hello")
    for name, options, said in COMMANDS:
        result = await world.anna.slash(world.channel, name, **options)
        assert result.acknowledged and not result.ephemeral
        (item,) = pictures_of(result.response)
        assert len(item["description"]) > 40
        private = await carl.slash(name, **options)
        for shown in (result.response, private.response):
            assert [words for words in said if words not in text_of(shown)] == []


async def test_installed_for_servers_and_for_oneself_everywhere(world: Any) -> None:
    """The whole family is offered in servers, direct messages and private channels."""
    (sent,) = [
        command
        for request in world.http_requests
        if request.method == "PUT" and request.path.endswith("/commands")
        for command in request.json
        if command["name"] == "desk"
    ]
    assert sorted(sent["contexts"]) == [0, 1, 2]
    assert sorted(sent["integration_types"]) == [0, 1]


async def test_pictures_are_small_and_carry_the_facts(world: Any) -> None:
    result = await world.anna.slash(world.channel, "desk payoff", a="Boston", b="Seattle")
    (item,) = pictures_of(result.response)
    assert "$31,000" in item["description"] or f"{payoffs()['Boston', 'Seattle']:,}" in str(item)
    (attachment,) = result.response.attachments
    assert attachment.filename == "desk-1.png" and attachment.size < 200_000


async def test_names_that_could_be_two_or_none(world: Any) -> None:
    refusal = await refused(
        world, await world.anna.slash(world.channel, "desk city", name="Portland")
    )
    assert "Portland, ME or Portland, OR" in refusal
    refusal = await refused(
        world, await world.anna.slash(world.channel, "desk city", name="Bostonia")
    )
    assert "“Bostonia”" in refusal and "Boston" in refusal
    result = await world.anna.slash(world.channel, "desk railroads", railroad="chicago")
    assert "could be" in await refused(world, result)
    result = await world.anna.slash(world.channel, "desk railroads", railroad="xyz")
    assert await refused(world, result) == "There's no railroad “xyz” on the board."
    refusal = await refused(world, await world.anna.slash(world.channel, "desk city", name="Paris"))
    assert refusal == "There's no city “Paris” on the board."


async def test_autocomplete(world: Any) -> None:
    offered = await world.anna.autocomplete(world.channel, "desk roll", "from", "portl")
    assert [choice["value"] for choice in offered] == ["Portland, ME", "Portland, OR"]
    offered = await world.anna.autocomplete(world.channel, "desk payoff", "b", "")
    assert len(offered) == 25
    offered = await world.anna.autocomplete(world.channel, "desk railroads", "railroad", "milw")
    assert offered[0]["value"] == "CMStP&P"
    offered = await world.anna.autocomplete(world.channel, "desk city", "name", "sf")
    assert offered[0]["value"] == "San Francisco"


async def test_a_city_to_itself_and_to_its_twin(world: Any) -> None:
    result = await world.anna.slash(world.channel, "desk payoff", a="Oakland", b="SF")
    assert "the same place" in text_of(result.response)
    result = await world.anna.slash(world.channel, "desk payoff", a="Oakland", b="Oakland")
    assert "pays nothing" in text_of(result.response)
    result = await world.anna.slash(world.channel, "desk trip", a="Oakland", b="SF")
    assert "the same place" in text_of(result.response)


async def test_the_u21_board_has_its_own_chart_and_names(world: Any) -> None:
    """Ruling 30b."""
    options = {"a": "Dallas", "b": "Las Vegas"}
    original = await world.anna.slash(world.channel, "desk payoff", **options)
    later = await world.anna.slash(world.channel, "desk payoff", edition="u21", **options)
    assert "$16,000" in text_of(original.response)
    assert "$15,000" in text_of(later.response)
    result = await world.anna.slash(world.channel, "desk city", name="St. Paul", edition="u21")
    assert "Minneapolis" in text_of(result.response)


async def test_buttons_under_a_roll(world: Any) -> None:
    parts = f"{CITIES.index('Boston')}/{CITIES.index('Miami')}/o"
    result = await world.anna.slash(world.channel, "desk trip", a="Boston", b="Miami")
    assert ids_of(result.response) == {"Payoff chart": f"rh:0:0:desk.payoff/{parts}"}
    chart = await world.bob.click(result.response, label="Payoff chart")
    assert "Boston – Miami" in text_of(chart.followups[0])
    result = await world.anna.slash(world.channel, "desk city", name="Miami")
    rolled = await world.bob.click(result.response, label="Roll from here")
    assert "From Miami" in text_of(rolled.followups[0])
    listing = await world.bob.click(result.response, label="All payoffs")
    (answer,) = listing.followups
    assert answer.ephemeral and "Seattle $35,000" in text_of(answer)


async def own_region_roll(world: Any) -> Any:
    """Roll from New York until the region is the train's own; that roll's card."""
    for _ in range(200):
        result = await world.anna.slash(world.channel, "desk roll", **{"from": "New York"})
        if "may name any of the seven" in text_of(result.response):
            return result.response
    raise AssertionError("no own region in 200 rolls")


async def test_buttons_of_the_desk_are_counted_by_their_verb_alone(world: Any) -> None:
    def counted() -> float:
        labels = {"game": "house", "page": "desk/payoff"}
        return metrics.REGISTRY.get_sample_value("roundhouse_pages_total", labels) or 0.0

    before = counted()
    result = await world.anna.slash(world.channel, "desk trip", a="Boston", b="Miami")
    await world.bob.click(result.response, label="Payoff chart")
    assert counted() == before + 1


async def test_the_roller_names_the_region_once(world: Any) -> None:
    """Ruling 6: only the roller, any of the seven, once; nobody else may."""
    card = await own_region_roll(world)
    buttons = ids_of(card)
    assert list(buttons) == list(regions())
    assert "on average, likeliest" in text_of(card)
    refusal = await refused(world, await world.bob.click(card, label="Southwest"))
    assert "theirs to name" in refusal
    named = await world.anna.click(card, label="Southwest")
    final = named.followups[-1]
    assert "Region named: **Southwest**" in text_of(final)
    assert "**New York – " in text_of(final)
    assert len(pictures_of(final)) == 1


async def _fresh(world: Any, card: Any) -> Any:
    return await world.bot.get_channel(world.channel.id).fetch_message(card.id)


async def test_a_named_card_loses_its_buttons(world: Any) -> None:
    card = await own_region_roll(world)
    await world.anna.click(card, label="Plains")
    left = await _fresh(world, card)
    assert not [c for row in left.components for c in getattr(row, "children", []) if c.type == 1]
    edit = [
        request for request in world.http_requests if request.path.endswith("/messages/@original")
    ][-1]
    (picture,) = pictures_of(SimpleNamespace(components=edit.json["components"]))
    assert picture["media"]["url"] == "attachment://desk-1.png", "an address would expire"
    assert shown_file_names(left) == ["desk-1.png"]


async def test_a_late_second_choice_does_not_count(world: Any) -> None:
    """Two presses before the card has lost its buttons: the first one counts."""
    card = await own_region_roll(world)
    number, user, *_ = ids_of(card)["Plains"].removeprefix("rh:0:0:desk.region/").split("/")
    assert int(user, 36) == world.anna.id
    desks = world.bot.services.tables.desk
    assert await desks.choose_region(number, "Plains", world.anna.id) == "Plains"
    refusal = await refused(world, await world.anna.click(card, label="Northwest"))
    assert "already been named: Plains" in refusal
    again = await world.anna.click(card, label="Plains")
    assert "Region named: **Plains**" in text_of(again.followups[-1])


async def test_a_choice_survives_a_restart(world: Any, make_bot: Any) -> None:
    card = await own_region_roll(world)
    await world.restart_bot(make_bot())
    named = await world.anna.click(card, label="Northwest")
    assert "Region named: **Northwest**" in text_of(named.followups[-1])


async def test_forged_ids_are_refused(world: Any) -> None:
    """A signature of another roll, a region that was not to be named, parts that do not parse."""
    secret = await world.bot.services.tables.desk.signing_key()
    for number in count(1):
        roll = Roll(number, world.anna.id, "New York", "original")
        if evaluate_roll(roll, secret).region is not None:
            break
    honest = "/".join(roll.parts(secret))
    forged = [
        f"rh:0:0:desk.region/{honest}/1",
        f"rh:0:0:desk.region/{honest[:-1]}{'0' if honest[-1] != '0' else '1'}/1",
        "rh:desk:region:1:2:3",
        "rh:desk:city:99:o",
        "rh:desk:nonsense:1",
        "rh:desk:next:1:0:7",
    ]
    channel = world.bot.get_channel(world.channel.id)
    for custom_id in forged:
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="press", custom_id=custom_id))
        message = await channel.send(view=view)
        refusal = await refused(world, await world.anna.click(message, custom_id=custom_id))
        assert "doesn't belong" in refusal or "don't understand" in refusal


async def test_nobody_is_ever_pinged(world: Any) -> None:
    assert world.bot.allowed_mentions.to_dict() == discord.AllowedMentions.none().to_dict()


async def test_an_answer_that_discord_gave_up_is_posted_all_the_same(world: Any) -> None:
    world.inject_error("POST", "/interactions/*/*/callback", status=404)
    await world.anna.slash(world.channel, "desk payoff", a="Boston", b="Miami")
    messages = [m async for m in world.bot.get_channel(world.channel.id).history()]
    assert any("Boston – Miami" in text_of_message(m) for m in messages)


def text_of_message(message: discord.Message) -> str:
    texts = []
    for box in message.components:
        for part in getattr(box, "children", []):
            texts.append(getattr(part, "content", ""))
    return "\n".join(texts)


async def test_a_picture_that_fails_loses_nothing_but_itself(
    world: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise OSError("no font")

    # Not by its name as a string: an extension is imported anew with every bot.
    monkeypatch.setattr(import_module("cogs.dice_desk.single.lookups"), "payoff_chart", broken)
    result = await world.anna.slash(world.channel, "desk payoff", a="Boston", b="Miami")
    assert "The trip pays" in text_of(result.response)
    assert pictures_of(result.response) == []


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Interactions as a personal install sends them from a server that the bot has not joined, or,
    with `private`, from a private channel of other people."""
    from simcord import interactions

    how: dict[str, Any] = {"private": False}
    plain = interactions.base_payload

    def installed(*args: Any, **kwargs: Any) -> Any:
        record, payload = plain(*args, **kwargs)
        user = payload.get("user") or payload["member"]["user"]
        payload["authorizing_integration_owners"] = {"1": user["id"]}
        if how["private"]:
            for key in ("guild_id", "member", "guild_locale"):
                payload.pop(key, None)
            payload["user"] = user
            payload["context"] = 2
            payload["channel"] = {"id": payload["channel_id"], "type": 1, "recipients": [user]}
        else:
            payload["guild_id"] = "987654321"
            payload["guild"] = {"id": "987654321", "locale": "en-US", "features": []}
        return record, payload

    monkeypatch.setattr(interactions, "base_payload", installed)
    return how


@pytest.mark.parametrize("private", [False, True])
async def test_a_personal_install_where_the_bot_is_not_a_member(
    world: Any, elsewhere: dict[str, Any], private: bool
) -> None:
    elsewhere["private"] = private
    for name, options, said in COMMANDS:
        result = await world.anna.slash(world.channel, name, **options)
        assert all(words in text_of(result.response) for words in said)
    card = await own_region_roll(world)
    refusal = await refused(world, await world.bob.click(card, label="Plains"))
    assert "theirs to name" in refusal
    named = await world.anna.click(card, label="Plains")
    assert "Region named: **Plains**" in text_of(named.followups[-1])
    opened = (
        await world.anna.slash(world.channel, "desk session start", people="Anna, Bob")
    ).response
    assert not opened.ephemeral
    rolled = (await world.bob.click(opened, label="Bob: home")).response
    assert rolled.id == opened.id, "the card is edited in place"
    assert "**Bob**'s home city is" in text_of(rolled)
    shown = (await world.anna.slash(world.channel, "desk session status")).response
    assert "**Bob**: home" in text_of(shown) and not shown.ephemeral
    question = (await world.anna.click(shown, label="Close the desk…")).response
    closed = (await world.anna.click(question, label="Close the desk")).response
    assert "secret seed" in text_of(closed)


async def test_a_refusal_is_in_the_language_its_reader_has_chosen(world: Any) -> None:
    await world.anna.slash(world.channel, "help", language="de")
    refusal = await refused(
        world, await world.anna.slash(world.channel, "desk city", name="Berlin")
    )
    assert "keine Stadt „Berlin“" in refusal
    refusal = await refused(world, await world.bob.slash(world.channel, "desk city", name="Berlin"))
    assert "no city “Berlin”" in refusal
