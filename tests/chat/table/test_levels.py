"""How well robots play is chosen in the lobby, and whoever thinks ahead moves after the card."""

from __future__ import annotations

from tests.chat.harness.world import World, ids, told, words


async def test_the_options_say_how_well_the_robots_play(world: World) -> None:
    """Of a game that has a mind, once a robot sits there; those added later play like the last."""
    card = await world.opened(game="railroad_barons")
    none = (await world.ann.click(card, label="Options…")).followups[0]
    assert not [each for each in ids(none) if each.endswith("level")]
    await world.ann.click(card, label="Add a robot")
    menu = (await world.ann.click(card, label="Options…")).followups[0]
    (level,) = (each for each in ids(menu) if each.endswith("level"))
    said = await world.ann.select(menu, ["expert"], custom_id=level)
    assert told(said) == "The robots play as: expert."
    assert "2. a robot (expert)" in words(world.messages()[0])
