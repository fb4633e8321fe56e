"""Forms in which people are chosen: guests of an open table, and who plays on in a seat."""

from typing import Any

from tests.chat.harness.world import World, answers, press, tells, words
from tests.chat.train_tycoon.positions import pricing
from tests.support.strict_discord import notified


async def test_guests_are_chosen_in_a_form_and_called_by_a_new_lobby_card(world: World) -> None:
    """Who sits here already is not called; the old card has no buttons left."""
    lobby = await world.opened()
    form = await world.ann.click(lobby, label="Invite…")
    await world.ann.submit_modal(form, {"people": [world.ann, world.bob]})
    card = world.card
    assert card.id != lobby.id and notified(card.id) == (world.bob.id,)
    assert f"**ann** invites you to a game of Haul: <@{world.bob.id}>" in words(card)
    await world.bob.click(card, label="Join")
    assert (await world.table()).people == (world.ann.id, world.bob.id)


async def test_a_bot_and_nobody_at_all_are_no_guests(world: World) -> None:
    """Nor does anybody invite who does not sit there."""
    lobby = await world.opened()
    tells(await press(world.bob, lobby, "Invite…"), "Only people at this table")
    bot = world.guild.add_member(world.env.create_user("machine", bot=True))
    form = await world.ann.click(lobby, label="Invite…")
    for people, why in (
        ([bot], "Invite: A bot can't take a seat"),
        ([world.ann], "Invite: You chose nobody who isn't here already."),
    ):
        refused = answers(await world.ann.submit_modal(form, {"people": people}))[-1]
        assert words(refused).startswith(why)
        assert f"<@{people[0].id}>" in words(refused), "what was entered is still there"
        form = await world.ann.click(refused, label="Change what you entered…")


async def test_a_seat_is_handed_over_in_a_form(world: World) -> None:
    """One's own seat is chosen at first; a robot plays on if nobody is."""
    await world.running(world.bob)
    form = await world.ann.slash(world.channel, "table substitute", seat=2)
    assert form.modal["title"] == "Table 1: who plays on?"
    assert _chosen(form) == {"seat": ["1"], "person": []}
    await world.ann.submit_modal(form, {"seat": "1", "person": []})
    assert (await world.table()).seats[1].robot == "steady", "by the owner"
    form = await world.ann.slash(world.channel, "table substitute")
    assert _chosen(form)["seat"] == ["0"]
    done = answers(await world.ann.submit_modal(form, {"seat": "0", "person": [world.cat]}))[-1]
    assert words(done) == "The seat has been handed over."
    assert (await world.table()).seats[0].user == world.cat.id


async def test_a_refused_substitute_is_named_and_the_form_keeps_the_rest(world: World) -> None:
    await world.running(world.bob)
    bot = world.guild.add_member(world.env.create_user("machine", bot=True))
    form = await world.ann.slash(world.channel, "table substitute")
    refused = answers(await world.ann.submit_modal(form, {"seat": "1", "person": [bot]}))[-1]
    assert words(refused).startswith("Who plays on: A bot can't take a seat")
    again = await world.ann.click(refused, label="Change what you entered…")
    assert _chosen(again) == {"seat": ["1"], "person": [str(bot.id)]}
    refused = answers(await world.ann.submit_modal(again, {"seat": "1", "person": [world.ann]}))[-1]
    assert f"<@{world.ann.id}>" in words(refused), "who sits here already"
    assert (await world.table()).seats[1].user == world.bob.id


async def test_the_form_has_the_levels_of_robots(world: World) -> None:
    await world.at(pricing())
    form = await world.ann.slash(world.channel, "table substitute", person=world.bob)
    assert _chosen(form)["robot"] == ["steady"]
    await world.ann.submit_modal(form, {"seat": "0", "person": [], "robot": "beginner"})
    assert (await world.table()).seats[0].robot == "beginner"


def _chosen(form: Any) -> dict[str, list[str]]:
    """What is chosen in the fields of a form."""
    values: dict[str, list[str]] = {}
    for row in form.modal["components"]:
        inner = row["component"]
        chosen = [option["value"] for option in inner.get("options", []) if option.get("default")]
        chosen += [str(value["id"]) for value in inner.get("default_values", [])]
        values[inner["custom_id"]] = chosen
    return values
