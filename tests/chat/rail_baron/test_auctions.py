"""An auction in chat: one card changed in place, limits given on it, nobody called in vain."""

from typing import Any

import pytest

from rules.rail_baron.model.state import Auction, Phase, State
from tests.chat.harness.calls import recorded
from tests.chat.harness.world import World, labels, press, sane, words
from tests.chat.rail_baron.positions import short
from tests.support.rail_baron.states import seat

CARD = "-# Rail Baron ·"


def auction() -> State:
    """Ann has to raise fees and auctions the PA; Bob bids first, then Cat."""
    state = short()
    cat = seat("Boston", 60_000)
    state.seats.append(cat)
    state.bank_out += cat.cash
    state.phase = Phase.AUCTION
    state.auction = Auction("PA", 0, 15_000, waiting=[1, 2])
    return state


async def bids(person: Any, world: World, label: str) -> None:
    page = await press(person, world.card, label)
    await press(person, page, "Bid")


async def test_bidders_who_are_there_share_one_card_and_are_not_called(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The card calls each bidder once; then it changes under their eyes. Who lets a moment pass is
    called by a line of its own, with no second picture of the map."""
    await world.at(auction())
    names = {person.id: person.name for person in (world.ann, world.bob, world.cat)}
    with recorded(monkeypatch, world.env.now, names | {world.channel.id: "trains"}) as said:
        await bids(world.bob, world, "Bid $15,000…")
        await bids(world.cat, world, "Bid $15,500…")
        card = world.card.id
        for amount in range(16_000, 19_000, 1_000):
            await bids(world.bob, world, f"Bid ${amount:,}…")
            await bids(world.cat, world, f"Bid ${amount + 500:,}…")
        assert world.card.id == card, "the same message throughout"
        assert [call.called for call in said if CARD in call.text] == [("cat",)]
        assert "more bids, the last $18,500 by cat" in words(world.card)
        said.clear()
        world.clock.now += 200
        world.bot.services.delivery.reminding.wake()
        await world.env.advance_time(25)
        assert [(CARD in call.text, call.called) for call in said] == [(False, ("bob",))]


async def test_a_limit_is_left_on_the_card_and_asks_again_when_it_is_passed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two presses for however many bids; its person alone sees the limit."""
    await world.at(auction())
    page = await press(world.bob, world.card, "Orders…")
    assert page.ephemeral and "then you're asked again" in sane(page)
    offered = [label for label in labels(page) if label.startswith("Bid up to")]
    passing = [f"Bid up to {limit}, then pass" for limit in ("$22,500", "$30,000", "$45,000")]
    assert offered == [*passing, "Bid up to $22,500, then ask"]
    page = await press(world.bob, page, offered[-1])
    assert "Order saved" in words(page)
    assert "Bob bids $15,000" in words(world.card) and "$22,500" not in words(world.card)
    page = await press(world.cat, world.card, "Orders…")
    names = {person.id: person.name for person in (world.ann, world.bob, world.cat)}
    with recorded(monkeypatch, world.env.now, names | {world.channel.id: "trains"}) as said:
        await press(world.cat, page, "Bid up to $30,000, then pass")
    table = await world.table()
    assert table.to_move == (1,), "cat's order has passed the limit, so bob is asked"
    assert "by cat" in words(world.card) and "30,000" not in words(world.card).split("list")[0]
    (news,) = [call for call in said if CARD not in call.text]
    assert news.where == "bob" and "more than your limit" in news.text


async def test_who_is_in_no_auction_leaves_no_limit(world: World) -> None:
    await world.at(auction())
    page = await press(world.ann, world.card, "Orders…")
    assert not [label for label in labels(page) if label.startswith("Bid up to")]
