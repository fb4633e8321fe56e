"""The example game as it is: its cog in Discord, by commands and presses, with its pictures."""

from io import BytesIO
from typing import Any

from PIL import Image

from data.texts import languages
from tests.chat.harness.world import World, answers, ids, labels, parts, reply, seat_id, words
from tests.example.cog.chat import CHAT
from tests.example.rules import GAME
from tests.support.films import moments_of


async def begun(world: World, *options: str) -> Any:
    """A running table of the example with its own chat; who is to move."""
    await world.bot.load_extension("tests.example.cog")
    await world.bot.tree.sync()
    assert world.bot.services.chats["haul"] is CHAT
    lobby = await world.opened(world.bob)
    menu = (await world.ann.click(lobby, custom_id=seat_id(lobby, "options"))).followups[0]
    await world.ann.select(menu, list(options), custom_id=seat_id(menu, "set"))
    await world.ann.click(lobby, custom_id=seat_id(lobby, "start"))
    return await world.mover()


async def test_a_haul_is_put_together_in_secret_and_told_to_all(world: World) -> None:
    """The hand is on private pages alone; each card of it is added there."""
    mover = await begun(world, "goods")
    assert "3 cards" in (world.card.attachments[0].description or "")
    page = answers(await mover.slash(world.channel, "haul load"))[0]
    assert "Nothing is loaded" in words(page)
    menu = next(id_ for id_ in ids(page) if ":play.load" in id_)
    view = await world.tables.read_view(1, (await world.table()).to_move[0])
    first = _options(page)[0]
    page = answers(await mover.select(page, [first], custom_id=menu))[-1]
    assert f"On the train: {view.hand[0]}" in words(page)
    await mover.click(page, label="Haul")
    assert f"delivers {view.hand[0]}" in words(world.card)
    assert (await world.mover()) is not mover


async def test_commands_press_the_same_keys(world: World) -> None:
    mover = await begun(world)
    page = answers(await mover.slash(world.channel, "haul trade", coins=3))[0]
    await mover.click(page, label="Trade")
    assert "puts $3 into the open" in words(world.card)
    await mover.slash(world.channel, "haul roll")
    await (await world.mover()).slash(world.channel, "haul roll")
    for person in (world.ann, world.bob):
        bids = answers(await person.click(world.card, label="My bid"))[0]
        assert "Your purse" in words(bids) and "Bid $0" in labels(bids)
        page = answers(await person.slash(world.channel, "haul bid", coins=2))[0]
        said = await person.click(page, label="Bid")
        assert "$2" not in words(world.card) or person is world.bob, said
    assert "All bids are open: ann $2, bob $2" in words(world.card)
    assert "Your purse" in reply(await mover.slash(world.channel, "haul show", what="own"))


def _options(page: Any) -> list[str]:
    """The values of the page's menu."""
    return [option["value"] for part in parts(page) for option in part.get("options", [])]


def test_the_film_has_a_frame_a_turn_in_every_language() -> None:
    moments = list(moments_of(GAME, 3, "a film of haul"))
    alts = set()
    for language in languages():
        film = CHAT.film(moments, ["Ada", "Ben", "Cleo"], language)
        assert Image.open(BytesIO(film.data)).n_frames == len(moments) == 3 * 4 + 1
        alts.add(film.alt)
    assert len(alts) == len(languages())
