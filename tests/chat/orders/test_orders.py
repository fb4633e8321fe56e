"""`/table orders`, a page for one person alone, and orders at work that nobody else hears of."""

import re
from typing import Any

import pytest

from bot.chat.cards import offers
from bot.chat.ui.keys import ComponentId, Route
from bot.tables.moves.orders import MAX_ORDERS
from tests.chat.harness.calls import Said
from tests.chat.harness.world import (
    World,
    answers,
    choose,
    entered,
    form_of,
    labels,
    menu,
    press,
    reply,
    tells,
    words,
)
from tests.chat.orders.leaving import LEAVE, leave_order, next_mover, orders_page, private_messages
from tests.example.rules.actions import Haul
from tests.example.rules.orders import BidAlways, HaulOn, TradeOnce


async def given(world: World, person: Any) -> list[Any]:
    return [row.order for row in await world.tables.orders.orders_of_user(1, person.id)]


# --- the page --------------------------------------------------------------------------------


async def test_the_page_says_what_was_left_and_takes_it_back(world: World) -> None:
    await world.running()
    other = await world.other()
    empty = await orders_page(world, other)
    assert "You have no orders" in words(empty)
    assert menu(empty, LEAVE) == {
        "haul": "Haul on",
        "haul/1": "Haul in this round only",
        "trade": "Trade…",
        "bid": "Bid always…",
        "late": "Too late",
    }
    shown = await choose(other, empty, LEAVE, "haul")
    assert "Order saved." in words(shown)
    assert "1. Haul whenever it is my turn." in words(shown)
    assert await given(world, other) == [HaulOn()]
    gone = await press(other, shown, "Cancel order 1")
    assert "Order cancelled." in words(gone)
    assert await given(world, other) == []
    shown = await choose(other, gone, LEAVE, "haul")
    (row,) = await world.tables.orders.orders_of_user(1, other.id)
    assert await world.tables.orders.withdraw_order(1, other.id, row.id)
    assert "already gone" in words(await press(other, shown, "Cancel order 1"))


async def test_the_page_says_when_there_is_none_to_leave(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.running()
    other = await world.other()
    chat = world.bot.services.chat((await world.table()).game)
    monkeypatch.setattr(type(chat.orders), "menu", lambda *given: ())
    monkeypatch.setattr(type(chat.orders), "select_offers", lambda *given: ())
    empty = await orders_page(world, other)
    assert "No order is possible just now" in words(empty)
    monkeypatch.undo()
    assert "No order is possible just now" not in words(await orders_page(world, other))


async def test_an_offer_that_has_changed_is_shown_as_it_is_now(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.running()
    mover, offer = await world.mover(), "Haul on up to round 2"
    old = (await orders_page(world, mover)).message
    monkeypatch.setattr(offers.Offer, "mark", property(lambda offer: f"0.{offer.label_mark}"))
    page = words(await press(mover, old, offer))
    assert f"**{offer}** would now do something else" in page
    assert await given(world, mover) == []


async def test_an_order_that_would_act_at_once_is_asked_about_first(world: World) -> None:
    await world.running()
    mover = await world.mover()
    page = await leave_order(world, mover, "haul")
    tells(page, "This order would be carried out right away.")
    assert await given(world, mover) == []
    tells(await press(mover, page, "Orders…"), "no orders")
    page = await leave_order(world, mover, "haul")
    await mover.click(page, label="Save order")
    assert (await world.table()).version == 2
    assert await world.mover() is not mover
    tells(world.card, "hauls")


async def test_where_no_room_is_left_one_order_can_be_cancelled(world: World) -> None:
    """The page says how many there are, and has their buttons."""
    await world.running()
    other = await world.other()
    for coins in range(MAX_ORDERS):
        await world.tables.orders.give_order(1, other.id, TradeOnce(coins))
    full = await leave_order(world, other, "haul")
    assert f"You have {MAX_ORDERS} orders at this table" in words(full)
    assert f"Cancel order {MAX_ORDERS}" in labels(full)


async def test_what_is_offered_is_left_in_one_press(world: World) -> None:
    """It stands with its sentence on every private card of who is asked, and on no public one; it
    acts at once, and leaves nothing that has changed meanwhile."""
    await world.running()
    mover, offer = await world.mover(), "Haul on up to round 2"
    assert offer not in labels(world.card)
    shown = (await mover.slash(world.channel, "table show")).response
    does = "Haul whenever it is my turn, up to round 2."
    assert f"**{offer}**: {does} This order would be carried out right away." in words(shown)
    old = (await orders_page(world, mover)).message
    left = await press(mover, shown, offer)
    assert "Order saved: Haul whenever it is my turn, up to round 2." in words(left)
    assert "hauls" in words(world.card) and await world.mover() is not mover
    assert "This order isn't offered any more" in words(await press(mover, old, offer))
    assert await given(world, mover) == [HaulOn(2)]


async def test_an_order_is_put_together_in_one_form(world: World) -> None:
    """What is proposed is set; what is refused is said with its field, and nothing is lost."""
    await world.running()
    other = await world.other()
    form = await form_of(other, await orders_page(world, other), LEAVE, "trade")
    (field,) = [row["component"] for row in form.modal["components"] if "component" in row]
    assert (field["custom_id"], field["value"]) == ("coins", "1")
    notes = [row.get("description") for row in form.modal["components"]]
    assert "Proposed: $1, $5, $20" in notes
    shown = answers(await other.submit_modal(form, {"coins": "3"}))[-1]
    assert "1. Put $3" in words(shown)
    assert await given(world, other) == [TradeOnce(3)]
    refused = await entered(other, shown, LEAVE, "trade", coins="some")
    assert "Dollars to put into the open: “some” isn't a whole number" in words(refused)
    again = await other.click(refused, label="Change what you entered…")
    (field,) = [row["component"] for row in again.modal["components"] if "component" in row]
    assert field["value"] == "some"
    shown = answers(await other.submit_modal(again, {"coins": "5"}))[-1]
    assert "2. Put $5" in words(shown)
    assert await given(world, other) == [TradeOnce(3), TradeOnce(5)]


async def test_an_order_that_has_lapsed_is_not_left(world: World) -> None:
    await world.running()
    shown = await leave_order(world, await world.other(), "late")
    assert "can't be saved: It is round 1 already." in words(shown)


async def test_only_who_plays_here_has_a_page(world: World) -> None:
    await world.opened(world.bob)
    assert "isn't running" in reply(await world.ann.slash(world.channel, "table orders"))
    await world.ann.click(world.card, label="Start")
    assert "no seat" in reply(await world.cat.slash(world.channel, "table orders"))
    await world.ann.slash(world.channel, "table end")


async def test_a_game_without_orders_says_so(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.running()
    monkeypatch.setattr(world.chat, "orders", None)
    assert "has no orders" in reply(await world.ann.slash(world.channel, "table orders"))


async def test_an_id_that_nobody_made_is_refused(world: World) -> None:
    version = (await world.running()).version
    for key in ["nonsense", "drop/x", "new/nonsense", "type/nonsense"]:
        pressed = await world.forged(world.ann, ComponentId(1, version, Route.ORDER, key))
        assert "I don't understand that button" in reply(pressed)


# --- running ---------------------------------------------------------------------------------


async def test_one_card_tells_a_move_and_what_an_order_did_after_it(
    world: World, said: list[Said]
) -> None:
    await world.running(world.bob, world.cat)
    mover, other = await world.mover(), await next_mover(world)
    await leave_order(world, other, "haul")
    said.clear()
    await mover.click(world.card, label="Haul")
    (sent,) = said
    third = await world.mover()
    assert third not in (mover, other)
    assert sent.card and sent.called == (third.name,)
    assert sent.text.count("hauls") == 2
    assert "rder" not in sent.text


async def test_the_sweep_takes_up_an_order_that_a_crash_left(world: World) -> None:
    world.bot.sweep.cancel()  # the client's own may come at the same moment
    await world.running()
    mover, other = await world.mover(), await world.other()
    await leave_order(world, other, "haul")
    await world.tables.submit_action(1, mover.id, Haul(), version=1, key="crashed after")
    await world.bot.services.delivery.sweep()
    assert (await world.table()).version == 3
    assert words(world.card).count("hauls") == 2


async def test_nothing_public_tells_of_an_order_that_waits(world: World, said: list[Said]) -> None:
    """The same game twice: once one of them has left orders whose moment never comes."""
    seen = []
    for number in (1, 2):
        lobby = await world.opened(world.bob)
        await world.ann.click(lobby, label="Start")
        table = await world.tables.get_table(number)
        mover = world.actor(table.seats[table.to_move[0]].user)
        other = world.ann if mover is world.bob else world.bob
        if number == 2:
            for order in (TradeOnce(5), BidAlways(1)):
                await world.tables.orders.give_order(2, other.id, order)
            await world.bot.services.delivery.follow_up(await world.tables.get_table(2))
        for _ in range(2):
            page_ = await press(mover, world.card, "Trade $1")
            await mover.click(page_, label="Trade")
        await other.slash(world.channel, "table show", table=number)
        logged = (await mover.slash(world.channel, "table log", table=number)).response
        public = [
            message
            for message in world.messages()
            if f"Haul · table {number} · turn" in words(message)
        ]
        texts = [words(message) + "|".join(labels(message)) for message in (*public, logged)]
        for old, new in ((mover.name, "M"), (other.name, "O"), (f"able {number}", "able")):
            texts = [text.replace(old, new) for text in texts]
        for old, new in ((str(mover.id), "m"), (str(other.id), "o")):
            texts = [text.replace(old, new) for text in texts]
        seen.append([re.sub("[0-9a-f]{64}", "seed", text) for text in texts])
        assert private_messages(said) == []
        await world.tables.request_end(number, world.ann.id, key=f"end {number}")
    assert len(seen[0]) > 1
    assert seen[0] == seen[1]
