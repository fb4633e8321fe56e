"""A cancelled order is told to its person alone, once."""

import asyncio
from typing import Any

from msgspec.structs import replace

from tests.chat.harness.calls import Said
from tests.chat.harness.world import World, answers, reply, tells, words
from tests.chat.orders.leaving import orders_page, private_messages
from tests.example.rules.orders import TradeOnce

DM = ("POST", "/channels/{}/messages")


async def quiet(world: World, person: Any) -> None:
    """The person wants to be called by nothing."""
    settings = await world.tables.person_settings(person.id)
    pings = replace(settings.pings, how="quiet")
    await world.tables.save_person_settings(person.id, replace(settings, pings=pings))


async def refused(world: World, person: Any) -> None:
    """Leave an order that the rules will refuse, and let its turn come."""
    await world.tables.orders.give_order(1, person.id, TradeOnce(500))
    await world.bot.services.delivery.follow_up(await world.table())


async def test_a_cancelled_order_is_told_to_its_person_in_private(
    world: World, said: list[Said]
) -> None:
    """Once, whoever looks for it."""
    await world.running()
    mover, delivery = await world.mover(), world.bot.services.delivery
    said.clear()
    await world.tables.orders.give_order(1, mover.id, TradeOnce(500))
    await world.tables.step_robots(1)
    await asyncio.gather(*(delivery.sweep() for _ in range(4)))
    (message,) = private_messages(said)
    assert message.where == mover.name and message.called == ()
    assert message.nonce == "rhn-1"
    lapsed = "Table 1: your order has lapsed. *Put $500 into the open on my next turn.*"
    assert lapsed in message.text
    assert [call for call in said if not call.card] == [message]
    page = answers(await mover.user.click(message.message, label="Table 1"))[-1]
    tells(page, "Haul the goods")


async def test_who_takes_no_messages_hears_it_at_the_next_press(
    world: World, said: list[Said]
) -> None:
    await world.running()
    mover = await world.mover()
    await quiet(world, mover)
    await refused(world, mover)
    assert private_messages(said) == []
    result = await mover.click(world.card, label="My purse")
    assert "your order has lapsed" in reply(result)
    assert "no more" not in reply(await mover.click(world.card, label="My purse"))


async def test_closed_messages_are_no_excuse(world: World) -> None:
    await world.running()
    mover = await world.mover()
    path = DM[1].format(mover.user.dm_channel.id)
    world.env.inject_error(DM[0], path, status=403, code=50007, times=None)
    await refused(world, mover)
    shown = words(await orders_page(world, mover))
    assert "your order has lapsed" in shown
    assert "no more" not in words(await orders_page(world, mover))


async def test_news_are_in_the_person_s_language(world: World, said: list[Said]) -> None:
    await world.running()
    mover = await world.mover()
    settings = await world.tables.person_settings(mover.id)
    await world.tables.save_person_settings(mover.id, replace(settings, language="de"))
    await refused(world, mover)
    assert "Dein Auftrag gilt nicht mehr" in private_messages(said)[0].text
