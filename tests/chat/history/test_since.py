"""`/table since`, and the lines and orders on one's own card, for one person alone."""

from bot.chat.cards import catch_up
from bot.chat.narration import log_narration
from tests.chat.harness.world import World, answers, parts, press, reply, words
from tests.chat.orders.leaving import leave_order, next_mover
from tests.example.rules.orders import BidAlways


async def test_since_tells_what_happened_after_one_s_last_move(world: World) -> None:
    await world.running(world.bob, world.cat)
    mover, following = await world.mover(), await next_mover(world)
    await mover.click(world.card, label="Haul")
    nothing = (await mover.slash(world.channel, "table since")).response
    assert "Nothing has happened since your last turn." in words(nothing)
    await following.click(world.card, label="Haul")
    shown = (await mover.slash(world.channel, "table since")).response
    assert shown.ephemeral and shown.attachments
    assert f"**{following.name}** hauls" in words(shown)
    assert f"**{mover.name}** hauls" not in words(shown)
    page = answers(await mover.click(shown, label="Table 1"))[-1]
    assert f"**{following.name}** hauls" in words(page)
    eve = world.guild.add_member(world.env.create_user("eve"))
    assert "no seat" in reply(await eve.slash(world.channel, "table since", table=1))


async def test_what_an_order_did_for_its_person_is_told_too(world: World) -> None:
    await world.running(world.bob, world.cat)
    mover, following = await world.mover(), await next_mover(world)
    await leave_order(world, following, "haul")
    await mover.click(world.card, label="Haul")
    shown = words((await following.slash(world.channel, "table since")).response)
    assert f"**{following.name}** hauls" in shown and f"**{mover.name}** hauls" in shown
    logged = words((await following.slash(world.channel, "table log")).response)
    assert logged.count("by order") == 1
    assert "standing" not in words((await mover.slash(world.channel, "table log")).response)


async def test_the_card_of_one_s_own_tells_some_lines_and_the_orders_left(world: World) -> None:
    await world.running()
    mover, other = await world.mover(), await world.other()
    await leave_order(world, other, "trade")
    await world.tables.orders.give_order(1, other.id, BidAlways(1))
    for _ in range(catch_up.CARD_LINES + 2):
        page_ = await press(mover, world.card, "Trade $1")
        await mover.click(page_, label="Trade")
    shown = (await other.slash(world.channel, "table show")).response
    text = words(shown)
    assert text.count("puts $") == catch_up.CARD_LINES
    assert "2 earlier entries are in `/table log`" in text
    assert "You have one order" in text
    assert "one order" not in words((await mover.slash(world.channel, "table show")).response)
    assert len([part for part in parts(shown) if part["type"] == 12]) == 1


def test_a_long_narration_is_shortened_to_its_newest_lines() -> None:
    shorten = log_narration.shorten_to_newest
    assert shorten(["a", "b", "c"], "en", 3) == ["a", "b", "c"]
    assert shorten(list("abcd"), "en", 3)[1:] == ["b", "c", "d"]
    assert "One earlier entry" in shorten(list("abcd"), "en", 3)[0]
    assert "2 frühere Einträge" in shorten(list("abcde"), "de", 3)[0]
