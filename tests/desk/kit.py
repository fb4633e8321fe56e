"""What tests of the dice desk share: sessions in a channel, their newest card, and refusals."""

from typing import Any

from simcord.results import to_discord_message

from bot.tables.types.model import Table
from rules.dice_desk.state import State
from rules.rail_baron.model.state import SeatState
from tests.chat.harness.world import answers, follow, parts, words

HOMES = {"Anna": "Chicago", "Bob": "Miami", "Carl": "Boston"}
WHOLE = {"people": "Anna, Bob, Carl", "keeps": "whole", "edition": "original", "dice": "bot"}
"""What the form of a desk that keeps the whole game is filled with."""


def ids_of(message: Any) -> dict[str, str]:
    """Buttons of a card: label to id."""
    buttons = [part for part in parts(message) if part.get("custom_id") and part.get("label")]
    return {str(part["label"]): str(part["custom_id"]) for part in buttons}


async def looked_up(world: Any, command: str, who: str = "anna", /, **options: Any) -> Any:
    """What a command of the desk is answered with."""
    return (await getattr(world, who).slash(world.channel, command, **options)).response


async def refused(world: Any, result: Any) -> str:
    """The private sentence of a refusal; the refusal itself is no error of the bot."""
    world.errors.clear()
    response = result.response if result.response and result.response.content else None
    message = response or result.followups[-1]
    assert message.ephemeral
    return str(message.content)


async def refusal_of(world: Any, command: str, who: str = "anna", /, **options: Any) -> str:
    """The private sentence with which a command is refused."""
    return await refused(world, await getattr(world, who).slash(world.channel, command, **options))


# --- sessions --------------------------------------------------------------------------------


async def slash(world: Any, name: str, who: str = "anna", **options: Any) -> Any:
    return await getattr(world, who).slash(world.channel, f"desk session {name}", **options)


async def table_of(world: Any) -> Table:
    tables = await world.bot.services.tables.tables_in_channel(world.channel.id, ended=True)
    return tables[0]


async def session(world: Any) -> State:
    table = await table_of(world)
    view: Any = await world.bot.services.tables.read_view(table.id, None)
    state: State = view.table
    return state


async def card(world: Any, channel: Any = None) -> Any:
    """The newest public card."""
    there = world.backend.messages[(channel or world.channel).id].values()
    public = [message for message in there if not message.is_ephemeral]
    return to_discord_message(world, max(public, key=lambda message: int(message.id)))


async def opened(world: Any, people: str = "Anna, Bob", **options: Any) -> Any:
    await slash(world, "start", people=people, **options)
    return await card(world)


async def with_homes(world: Any, people: str = "Anna, Bob", **options: Any) -> Any:
    """A session whose people have homes given by hand: Chicago and Miami."""
    await opened(world, people, **options)
    for person, city in zip((await session(world)).people, HOMES.values(), strict=False):
        await slash(world, "correct", person=person.name, what="home", city=city)
    return await card(world)


async def correcting(world: Any, who: Any, *way: str) -> Any:
    """The private page that "Correct…" on the card and these buttons lead to."""
    return await follow(who, await card(world), "Correct…", *way)


# --- the whole game --------------------------------------------------------------------------


async def opened_whole(world: Any, **filled: Any) -> Any:
    """A whole game of three, opened by the form, with homes given by hand."""
    form = await world.anna.slash(world.channel, "desk open")
    answer = answers(await world.anna.submit_modal(form, {**WHOLE, **filled}))[-1]
    assert answer.ephemeral and "keeps the record" in words(answer)
    assert "before the first turn" in words(await card(world))
    for person, city in HOMES.items():
        await slash(world, "correct", person=person, what="home", city=city)
    return await card(world)


async def under_way(world: Any, **filled: Any) -> Any:
    """Anna heads for New York, as real dice gave it."""
    await opened_whole(world, **filled)
    await slash(world, "correct", person="Anna", what="destination", city="New York")
    return await card(world)


async def entered(world: Any, label: str, **values: Any) -> None:
    """Fill the form behind a button of the card."""
    form = await world.bob.click(await card(world), label=label)
    await world.bob.submit_modal(form, values)


async def seat(world: Any, number: int) -> SeatState:
    state = await session(world)
    assert state.book is not None
    return state.book.seats[number]
