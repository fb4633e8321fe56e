"""A game played on a board counts in the records if all at the board want it (ruling 19)."""

from typing import Any

from tests.chat.harness.world import tells, words
from tests.desk.kit import card, correcting, refused, slash


async def begun(world: Any, people: str) -> None:
    await slash(world, "start", people=people, keeps="whole")
    names = people.split(", ")
    for name, city in zip(names, ("Chicago", "Miami"), strict=True):
        person = {f"<@{world.anna.id}>": "anna", f"<@{world.bob.id}>": "bob"}.get(name, name)
        await slash(world, "correct", person=person, what="home", city=city)


async def agree(world: Any, who: Any) -> Any:
    return await who.click(await correcting(world, who), label="Count this game")


async def won_by_anna(world: Any) -> None:
    """Bob leaves the board, so the other is the last one."""
    await correcting(world, world.anna, "bob…", "Leaves the board…", "bob leaves")


async def record(world: Any) -> Any:
    return await world.bot.services.tables.server_record(world.guild.id)


async def test_a_game_counts_if_all_at_the_board_want_it(world: Any) -> None:
    await begun(world, f"<@{world.anna.id}>, <@{world.bob.id}>")
    await agree(world, world.anna)
    tells(await card(world), "One person has yet to agree")
    assert "agreed already" in await refused(world, await agree(world, world.anna))
    await agree(world, world.bob)
    tells(await card(world), "it counts once it is won")
    await won_by_anna(world)
    counted = await record(world)
    assert {person.user: (person.games, person.wins) for person in counted.people} == {
        world.anna.id: (1, 1),
        world.bob.id: (1, 0),
    }
    assert counted.people[0].rating > 25 and counted.people[0].pace is None


async def test_a_game_does_not_count_without_everybody(world: Any) -> None:
    """One of two agrees; and where names were typed nobody is asked."""
    await begun(world, f"<@{world.anna.id}>, <@{world.bob.id}>")
    await agree(world, world.bob)
    await won_by_anna(world)
    counted = await record(world)
    assert (counted.people, counted.played, counted.broken) == ((), 0, 0)
    await begun(world, "Zoe, Yan")
    assert "to count" not in words(await correcting(world, world.anna))
