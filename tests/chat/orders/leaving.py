"""What tests of standing orders in chat do: look at the page of orders, save one there."""

from typing import Any

from tests.chat.harness.calls import Said
from tests.chat.harness.world import World, choose

LEAVE = "New order…"


def private_messages(said: list[Said]) -> list[Said]:
    """What was sent to a person."""
    return [call for call in said if call.where != "trains"]


async def orders_page(world: World, person: Any) -> Any:
    """The person's page of orders."""
    shown = (await person.slash(world.channel, "table orders")).response
    assert shown.ephemeral
    return shown


async def leave_order(world: World, person: Any, value: str) -> Any:
    """Choose an order on the page; what it leads to."""
    return await choose(person, await orders_page(world, person), LEAVE, value)


async def next_mover(world: World) -> Any:
    """Whose turn comes after this one."""
    table = await world.table()
    seat = (table.to_move[0] + 1) % len(table.seats)
    return world.actor(table.seats[seat].user)
