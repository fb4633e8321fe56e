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
from tests.chat.harness.world import press, tells, words
from tests.desk.kit import card, ids_of, looked_up, refusal_of, refused

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


def pictures_of(message: Any) -> list[dict[str, Any]]:
    galleries = [c for c in walk_components(message.components) if c.get("type") == 12]
    return [item for gallery in galleries for item in gallery["items"]]


async def test_each_lookup_in_a_server_and_in_a_direct_message(world: Any) -> None:
    dan = world.create_user("dan")
    await dan.send_dm("hello")
    for name, options, said in COMMANDS:
        result = await world.anna.slash(world.channel, name, **options)
        assert result.acknowledged and not result.ephemeral
        (item,) = pictures_of(result.response)
        assert len(item["description"]) > 40
        tells(result.response, *said)
        tells((await dan.slash(name, **options)).response, *said)


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
    shown = await looked_up(world, "desk payoff", a="Boston", b="Seattle")
    (item,) = pictures_of(shown)
    assert f"${payoffs()['Boston', 'Seattle']:,}" in item["description"]
    (attachment,) = shown.attachments
    assert attachment.filename == "desk-1.png" and attachment.size < 200_000


async def test_names_that_could_be_two_or_none(world: Any) -> None:
    for command, options, said in (
        ("desk city", {"name": "Portland"}, "Portland, ME or Portland, OR"),
        ("desk city", {"name": "Bostonia"}, "“Bostonia”"),
        ("desk railroads", {"railroad": "chicago"}, "could be"),
        ("desk railroads", {"railroad": "xyz"}, "There's no railroad “xyz” on the board."),
        ("desk city", {"name": "Paris"}, "There's no city “Paris” on the board."),
    ):
        assert said in await refusal_of(world, command, **options)


async def test_autocomplete(world: Any) -> None:
    for command, option, typed, first in (
        ("desk roll", "from", "portl", ["Portland, ME", "Portland, OR"]),
        ("desk railroads", "railroad", "milw", ["CMStP&P"]),
        ("desk city", "name", "sf", ["San Francisco"]),
    ):
        offered = await world.anna.autocomplete(world.channel, command, option, typed)
        assert [choice["value"] for choice in offered][: len(first)] == first
    assert len(await world.anna.autocomplete(world.channel, "desk payoff", "b", "")) == 25


async def test_a_city_to_itself_and_to_its_twin(world: Any) -> None:
    for command, to, said in (
        ("desk payoff", "SF", "the same place"),
        ("desk payoff", "Oakland", "pays nothing"),
        ("desk trip", "SF", "the same place"),
    ):
        tells(await looked_up(world, command, a="Oakland", b=to), said)


async def test_the_u21_board_has_its_own_chart_and_names(world: Any) -> None:
    """Ruling 30b."""
    way = {"a": "Dallas", "b": "Las Vegas"}
    tells(await looked_up(world, "desk payoff", **way), "$16,000")
    tells(await looked_up(world, "desk payoff", edition="u21", **way), "$15,000")
    tells(await looked_up(world, "desk city", name="St. Paul", edition="u21"), "Minneapolis")


async def test_buttons_under_a_roll(world: Any) -> None:
    """They are counted by their verb alone."""

    def counted() -> float:
        labels = {"game": "house", "page": "desk/payoff"}
        return metrics.REGISTRY.get_sample_value("roundhouse_pages_total", labels) or 0.0

    before = counted()
    parts = f"{CITIES.index('Boston')}/{CITIES.index('Miami')}/o"
    trip = await looked_up(world, "desk trip", a="Boston", b="Miami")
    assert ids_of(trip) == {"Payoff chart": f"rh:0:0:desk.payoff/{parts}"}
    chart = await world.bob.click(trip, label="Payoff chart")
    tells(chart.followups[0], "Boston – Miami")
    assert counted() == before + 1
    city = await looked_up(world, "desk city", name="Miami")
    rolled = await world.bob.click(city, label="Roll from here")
    tells(rolled.followups[0], "From Miami")
    tells(await press(world.bob, city, "All payoffs"), "Seattle $35,000")


async def own_region_roll(world: Any) -> Any:
    """Roll from New York until the region is the train's own; that roll's card."""
    for _ in range(200):
        card = await looked_up(world, "desk roll", **{"from": "New York"})
        if "may name any of the seven" in words(card):
            return card
    raise AssertionError("no own region in 200 rolls")


async def test_the_roller_names_the_region_once(world: Any) -> None:
    """Ruling 6: only the roller, any of the seven, once; nobody else may. Then the card loses its
    buttons, and keeps its picture by name: an address would expire."""
    card = await own_region_roll(world)
    assert list(ids_of(card)) == list(regions())
    tells(card, "on average, likeliest")
    theirs = await refused(world, await world.bob.click(card, label="Southwest"))
    assert "theirs to name" in theirs
    final = (await world.anna.click(card, label="Southwest")).followups[-1]
    tells(final, "Region named: **Southwest**", "**New York – ")
    assert len(pictures_of(final)) == 1
    left = await world.bot.get_channel(world.channel.id).fetch_message(card.id)
    assert not [c for row in left.components for c in getattr(row, "children", []) if c.type == 1]
    edits = [row for row in world.http_requests if row.path.endswith("/messages/@original")]
    (picture,) = pictures_of(SimpleNamespace(components=edits[-1].json["components"]))
    assert picture["media"]["url"] == "attachment://desk-1.png"
    assert shown_file_names(left) == ["desk-1.png"]


async def test_a_late_second_choice_does_not_count(world: Any) -> None:
    """Two presses before the card has lost its buttons: the first one counts."""
    roll = await own_region_roll(world)
    number, user, *_ = ids_of(roll)["Plains"].removeprefix("rh:0:0:desk.region/").split("/")
    assert int(user, 36) == world.anna.id
    desks = world.bot.services.tables.desk
    assert await desks.choose_region(number, "Plains", world.anna.id) == "Plains"
    refusal = await refused(world, await world.anna.click(roll, label="Northwest"))
    assert "already been named: Plains" in refusal
    again = await world.anna.click(roll, label="Plains")
    assert "Region named: **Plains**" in words(again.followups[-1])


async def test_a_choice_survives_a_restart(world: Any, make_bot: Any) -> None:
    roll = await own_region_roll(world)
    await world.restart_bot(make_bot())
    named = await world.anna.click(roll, label="Northwest")
    tells(named.followups[-1], "Region named: **Northwest**")


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
    tells(await card(world), "Boston – Miami")


async def test_a_picture_that_fails_loses_nothing_but_itself(
    world: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise OSError("no font")

    # Not by its name as a string: an extension is imported anew with every bot.
    monkeypatch.setattr(import_module("cogs.dice_desk.single.lookups"), "payoff_chart", broken)
    result = await world.anna.slash(world.channel, "desk payoff", a="Boston", b="Miami")
    assert "The trip pays" in words(result.response)
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
        tells(await looked_up(world, name, **options), *said)
    roll = await own_region_roll(world)
    assert "theirs to name" in await refused(world, await world.bob.click(roll, label="Plains"))
    named = await world.anna.click(roll, label="Plains")
    tells(named.followups[-1], "Region named: **Plains**")
    opened = await looked_up(world, "desk session start", people="Anna, Bob")
    assert not opened.ephemeral
    rolled = (await world.bob.click(opened, label="Bob: home")).response
    assert rolled.id == opened.id, "the card is edited in place"
    tells(rolled, "**Bob**'s home city is")
    status = await looked_up(world, "desk session status")
    tells(status, "**Bob**: home")
    assert not status.ephemeral
    question = (await world.anna.click(status, label="Close the desk…")).response
    closed = (await world.anna.click(question, label="Close the desk")).response
    tells(closed, "secret seed")


async def test_a_refusal_is_in_the_language_its_reader_has_chosen(world: Any) -> None:
    await world.anna.slash(world.channel, "help", language="de")
    for who, said in (("anna", "keine Stadt „Berlin“"), ("bob", "no city “Berlin”")):
        assert said in await refusal_of(world, "desk city", who, name="Berlin")
