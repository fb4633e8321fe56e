"""Dark pictures: each person's for what only that person sees, the server's for public cards."""

from io import BytesIO
from typing import Any

from PIL import Image

from render.paint.night import NIGHT
from render.paint.style import ALARM
from tests.chat.harness.world import World, answers, manager, press, reply, tells, words

DARK = NIGHT[ALARM]


async def _colour(message: Any) -> object:
    """The colour of a picture's corner: the whole picture is red."""
    image = Image.open(BytesIO(await message.attachments[0].read()))
    return image.convert("RGB").getpixel((0, 0))


async def _private_colour(person: Any, world: World) -> object:
    return await _colour(answers(await person.slash(world.channel, "table since"))[-1])


async def test_private_pictures_are_as_each_person_chooses(world: World) -> None:
    await world.running()
    page = await world.command(world.ann, "remind show")
    tells(page, "Pictures that only you see are light.")
    page = await press(world.ann, page, "Dark pictures")
    tells(page, "Pictures that only you see are dark.")
    assert await _private_colour(world.ann, world) == DARK
    assert await _private_colour(world.bob, world) == await _colour(world.card) == ALARM
    await (await world.mover()).click(world.card, label="Haul")
    assert await _colour(world.card) == ALARM
    await world.ann.click(page, label="Light pictures")
    assert await _private_colour(world.ann, world) == ALARM


async def test_a_command_chooses_dark_pictures(world: World) -> None:
    for value, said in (("on", "dark"), ("off", "light")):
        text = reply(await world.ann.slash(world.channel, "help", pictures=value))
        assert text == f"Pictures that only you see are {said}."
        settings = await world.tables.person_settings(world.ann.id)
        assert settings.night == (value == "on")


async def test_public_cards_are_as_the_managers_choose(world: World) -> None:
    boss, dark = manager(world), "Pictures that everybody sees are dark."
    page = await world.command(boss, "admin")
    assert dark not in words(page)
    page = await press(boss, page, "Dark pictures on cards")
    tells(page, dark)
    await world.running()
    assert await _colour(world.card) == DARK
    assert await _private_colour(world.ann, world) == ALARM
    await boss.click(page, label="Light pictures on cards")
    await (await world.mover()).click(world.card, label="Haul")
    assert await _colour(world.card) == ALARM
