"""How well robots play is chosen in the lobby, and whoever thinks ahead moves after the card."""

from tests.chat.harness.world import World, answers, ids, parts, words


async def test_the_options_say_how_well_the_robots_play(world: World) -> None:
    """Of a game that has a mind, once a robot sits there; those added later play like the last."""
    card = await world.opened(game="railroad_barons")
    none = (await world.ann.click(card, label="Options…")).followups[0]
    assert not [each for each in ids(none) if "level/" in each]
    await world.ann.click(card, label="Add a robot")
    menu = (await world.ann.click(card, label="Options…")).followups[0]
    (level,) = (each for each in ids(menu) if "level/" in each)
    await world.ann.select(menu, ["expert"], custom_id=level)
    assert "2. a robot (expert)" in words(world.messages()[0])


async def test_each_robot_has_a_level_of_its_own(world: World) -> None:
    """One menu a robot on one page, which stays; the one lobby card shows it."""
    card = await world.opened(game="rail_baron")
    for _ in range(2):
        await world.ann.click(card, label="Add a robot")
    page = (await world.ann.click(card, label="Options…")).followups[0]
    for seat, level in ((1, "expert"), (2, "beginner")):
        menu = next(id_ for id_ in ids(page) if id_.endswith(f"level/{seat}"))
        page = answers(await world.ann.select(page, [level], custom_id=menu))[-1].message
    text = words(world.messages()[0])
    assert "2. a robot (expert)" in text and "3. a robot (beginner)" in text
    assert len(world.messages()) == 1
    chosen = [
        option["label"]
        for part in parts(page)
        for option in part.get("options", ())
        if option.get("default")
    ]
    assert chosen[:2] == ["Robot 2: expert", "Robot 3: beginner"]


async def test_a_robot_by_command_leaves_one_lobby_card(world: World) -> None:
    """It changes the card that stands there."""
    card = await world.opened(game="rail_baron")
    for kind in ("expert", "beginner"):
        await world.ann.slash(world.channel, "table robot", kind=kind)
    assert [message.id for message in world.messages()] == [card.id]
    assert "3. a robot (beginner)" in words(world.card)
    await world.ann.slash(world.channel, "table robot", what="remove")
    assert "beginner" not in words(world.card) and len(world.messages()) == 1
