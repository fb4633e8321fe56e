"""Games that are played on, stopped and over, for what is told of them afterwards."""

from io import BytesIO
from typing import Any

from PIL import Image

from bot.chat.ui.keys import ComponentId, Route
from bot.tables.types.games import game_of
from bot.tables.types.model import Table
from render.film.film import LIMIT
from rules.dice import SeededDice
from tests.chat.harness.world import World, ids
from tests.example.rules.actions import Bid, Haul
from tests.tables.support import act

FILM = "film-1.gif"
_CHOSEN: dict[str, tuple[SeededDice, list[Any]]] = {}
"""By game what robots did in the first game of a world, always the same, and their dice."""


async def played_on(world: World, game: str, actions: int) -> Table:
    """A running table of Ann and Bob, the first of its world, that robots played on for them."""
    table = await world.running(game=game)
    robot_dice, chosen = _CHOSEN.setdefault(game, (SeededDice(b"robots"), []))
    for number in range(actions):
        if number == len(chosen):
            view = await world.tables.read_view(table.id, table.to_move[0])
            chosen.append(game_of(game).robot("steady").choose(view, table.to_move[0], robot_dice))
        table = (await act(world.tables, table, chosen[number])).table
    return table


async def stopped(world: World, game: str, actions: int) -> Table:
    """The same, then ended by Ann; its last card is posted."""
    table = await played_on(world, game, actions)
    await world.tables.request_end(table.id, world.ann.id, key="stop", admin=True)
    ended = await world.table(table.id)
    assert ended.status == "ended"
    await world.bot.services.delivery.follow_up(ended)
    return ended


async def to_the_end(world: World, number: int = 1) -> None:
    """Everybody presses on until the game of Haul is over; the card of the end is posted."""
    table = await world.table(number)
    while table.status == "running":
        view = await world.tables.read_view(number, table.to_move[0])
        action: Any = Haul() if view.phase == "haul" else Bid(1)
        table = (await act(world.tables, table, action)).table
    await world.bot.services.delivery.follow_up(table)


def press_id(message: Any, name: str) -> str:
    """The id of a button below the last card."""
    return next(id_ for id_ in ids(message) if id_.endswith(f":after.{name}"))


async def forged(world: World, person: Any, name: str) -> Any:
    """A press of a button that the newest card does not have."""
    return await world.forged(person, ComponentId(1, 1, Route.REVIEW, name))


async def frames(message: Any) -> int:
    """How many frames the film of a message has."""
    [file] = message.attachments
    assert file.filename == FILM
    assert file.size < LIMIT
    data = await file.read()
    return int(getattr(Image.open(BytesIO(data)), "n_frames", 1))
