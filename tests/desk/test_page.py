"""The page from which a game is laid out on a board: of a session, and of a table in chat."""

from typing import Any

from bot.tables.types.model import Place
from tests.desk.kit import looked_up, opened, refusal_of, under_way


async def read(answer: Any) -> str:
    (file,) = answer.attachments
    text: str = (await file.read()).decode()
    return text


async def test_the_page_of_a_session_has_everything(world: Any) -> None:
    """Seat by seat: where the train is, home, destination, cash, engine and railroads."""
    await under_way(world)
    page = await read(await looked_up(world, "desk page", "bob"))
    row = "<td>Anna</td><td>Chicago</td><td>Chicago</td><td>New York, from Chicago: $9,000</td>"
    assert f"{row}<td>$20,000</td><td>Freight</td><td>none</td>" in page
    assert "It&#x27;s Anna&#x27;s turn." in page and "Pennsylvania" in page


async def test_the_page_of_a_table_in_chat_keeps_secret_cash(world: Any) -> None:
    """Of others; one's own is there."""
    tables = world.bot.services.tables
    place = Place(world.guild.id, world.channel.id)
    table = await tables.open_table("rail_baron", place, world.anna.id, key="open")
    await tables.join(table.id, world.bob.id)
    await tables.start_game(table.id, world.anna.id, key="start")
    for person in (world.anna, world.bob):
        page = await read((await person.slash(world.channel, "desk page")).response)
        assert page.count("<td>secret</td>") == 1 and page.count("<td>$20,000</td>") == 1
    stranger = await read(await looked_up(world, "desk page", "carl"))
    assert stranger.count("<td>secret</td>") == 2


async def test_there_is_no_page_without_a_game(world: Any) -> None:
    await opened(world)
    refusal = await refusal_of(world, "desk page", "bob")
    assert "a desk that keeps the whole game" in refusal
