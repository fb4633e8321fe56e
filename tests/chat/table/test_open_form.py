"""`/table open` without a game, and "Play with…" on a person: one form for a whole table."""

from bot.chat.actions.clock_page import COMMON_CLOCKS
from tests.chat.harness.world import World, answers, labels, reply, words
from tests.support.strict_discord import notified

ENTERED = {"game": "haul", "robots": "1", "level": "steady", "clock": "daily"}


async def test_one_form_opens_a_table_with_robots_clock_and_guests(world: World) -> None:
    """The lobby card has everything, and the guest alone is pinged; Bob needs one press."""
    form = await world.ann.slash(world.channel, "table open")
    shown = await world.ann.submit_modal(form, ENTERED | {"people": [world.bob]})
    assert reply(shown) == "Table 1 is open."
    table = await world.table()
    assert table.game == "haul" and table.owner == world.ann.id
    assert [(row.user, row.robot) for row in table.seats] == [
        (world.ann.id, None),
        (None, "steady"),
    ]
    assert table.clock is not None and table.clock.rules == COMMON_CLOCKS["daily"]
    card = world.card
    assert f"invites you to a game of Haul: <@{world.bob.id}>" in words(card)
    assert notified(card.id) == (world.bob.id,)
    await world.bob.click(card, label="Join")
    assert (await world.table()).people == (world.ann.id, world.bob.id)


async def test_a_table_for_oneself_needs_only_the_game(world: World) -> None:
    form = await world.ann.slash(world.channel, "table open")
    entered = {"game": "haul", "robots": "0", "level": "steady", "clock": "off"}
    await world.ann.submit_modal(form, entered)
    table = await world.table()
    assert len(table.seats) == 1 and table.clock is None
    assert notified(world.card.id) == () and "Join" in labels(world.card)


async def test_too_many_are_refused_and_the_form_keeps_what_was_entered(world: World) -> None:
    """Nothing is opened; the sentence names the field, the limit and the sum."""
    form = await world.ann.slash(world.channel, "table open")
    entered = ENTERED | {"robots": "3", "people": [world.bob]}
    refused = answers(await world.ann.submit_modal(form, entered))[-1]
    assert words(refused).startswith("Robots: At most ") and "it would be 5." in words(refused)
    assert f"<@{world.bob.id}>" in words(refused)
    again = await world.ann.click(refused, label="Change what you entered…")
    assert str(world.bob.id) in str(again.modal)
    await world.ann.submit_modal(again, ENTERED | {"people": [world.bob]})
    assert len((await world.table()).seats) == 2


async def test_a_person_s_menu_invites_that_person(world: World) -> None:
    form = await world.ann.context_menu(world.channel, "Play with…", world.bob)
    assert str(world.bob.id) in str(form.modal), "chosen already"
    await world.ann.submit_modal(form, ENTERED | {"people": [world.bob]})
    assert notified(world.card.id) == (world.bob.id,)
