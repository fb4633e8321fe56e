"""An auction in chat: one card changed in place, limits given on it, nobody called in vain."""

from rules.rail_baron.model.state import Auction, Phase, State
from tests.chat.harness.calls import Said
from tests.chat.harness.world import World, follow, labels, press, sane, tells, words
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


async def test_bidders_who_are_there_share_one_card_and_are_not_called(
    world: World, said: list[Said]
) -> None:
    """The card calls each bidder once; then it changes under their eyes. Who lets a moment pass is
    called by a line of its own, with no second picture of the map."""
    await world.at(auction())
    cards = set()
    said.clear()
    for amount in range(15_000, 19_000, 1_000):
        await follow(world.bob, world.card, f"Bid ${amount:,}…", "Bid")
        await follow(world.cat, world.card, f"Bid ${amount + 500:,}…", "Bid")
        cards.add(world.card.id)
    assert len(cards) == 1, "the same message throughout"
    assert [call.called for call in said if CARD in call.text] == [("cat",)]
    tells(world.card, "more bids, the last $18,500 by cat")
    said.clear()
    await world.passes(200)
    assert [(CARD in call.text, call.called) for call in said] == [(False, ("bob",))]


async def test_a_limit_is_left_on_the_card_and_asks_again_when_it_is_passed(
    world: World, said: list[Said]
) -> None:
    """Two presses for however many bids; its person alone sees the limit, and whoever does not bid
    is offered none."""
    await world.at(auction())
    outside = await press(world.ann, world.card, "Orders…")
    assert not [label for label in labels(outside) if label.startswith("Bid up to")]
    page = await press(world.bob, world.card, "Orders…")
    assert page.ephemeral and "then you're asked again" in sane(page)
    offered = [label for label in labels(page) if label.startswith("Bid up to")]
    passing = [f"Bid up to {limit}, then pass" for limit in ("$22,500", "$30,000", "$45,000")]
    assert offered == [*passing, "Bid up to $22,500, then ask"]
    page = await press(world.bob, page, offered[-1])
    assert "Order saved" in words(page)
    assert "Bob bids $15,000" in words(world.card) and "$22,500" not in words(world.card)
    page = await press(world.cat, world.card, "Orders…")
    said.clear()
    await press(world.cat, page, "Bid up to $30,000, then pass")
    table = await world.table()
    assert table.to_move == (1,), "cat's order has passed the limit, so bob is asked"
    assert "by cat" in words(world.card) and "30,000" not in words(world.card).split("list")[0]
    (news,) = [call for call in said if CARD not in call.text]
    assert news.where == "bob" and "more than your limit" in news.text
