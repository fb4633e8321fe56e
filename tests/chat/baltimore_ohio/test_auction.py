"""Auctions of Robber Barons by buttons: three people, and every way out."""

from tests.chat.baltimore_ohio.positions import BUY, OPEN, SELL, barons, market, turn
from tests.chat.harness.world import (
    World,
    follow,
    labels,
    menu,
    press,
    reply,
    sane,
    tells,
    typed,
    words,
)
from tests.support.baltimore_ohio.states import cash

STEEL = (OPEN, turn("_5"))


async def opened(world: World, bid: str = "Open with $10…", *cashes: int) -> None:
    """Ann puts the Steel Producers up; everybody has 300 dollars unless said otherwise."""
    state = barons()
    cash(state, *(cashes or (300, 300, 300)))
    await world.at(state)
    await follow(world.ann, world.card, STEEL, bid, "Confirm")


async def test_a_card_is_put_up_with_four_presses(world: World) -> None:
    await world.at(barons())
    assert "auction a Robber Baron" in words(world.card)
    offered = menu(world.card, OPEN)
    assert offered[turn("_5")] == "Steel Producers" and len(offered) == 8
    page = await follow(world.ann, world.card, STEEL)
    tells(page, "Every turn it pays $8 for each railroad in Pittsburgh and each in Wheeling")
    page = await press(world.ann, page, "Open with $10…")
    bid = "Auction **Steel Producers** with a bid of $10\n"
    tells(page, bid, "You pay the bid only if nobody bids more.")
    assert not menu(page, SELL) and not menu(page, BUY), "an auction comes last (45)"
    told = ("ann leads with **$10**; you have $300", "After you: cat.")
    await world.confirm(world.ann, page, "Confirm", *told)
    assert world.called == [world.bob.id]


async def test_bids_go_round_until_all_others_have_left(world: World) -> None:
    """Bids chosen and typed; whoever leaves is not asked again; the leader pays and the opener's
    turn goes on (45, 46)."""
    await opened(world)
    bids = ["Bid $11…", "Bid $15…", "Bid $20…", "Bid $30…", "Another bid…"]
    assert labels(world.card)[:5] == bids
    page = await press(world.bob, world.card, "Bid $15…")
    tells(page, "You bid **$15** of your $300 for **Steel Producers**.", "have $285 left")
    await press(world.bob, page, "Bid $15")
    page = await typed(world.cat, world.card, "Another bid…", amount="$40")
    await press(world.cat, page, "Bid $40")
    assert world.called == [world.ann.id]
    await press(world.ann, world.card, "Leave for good")
    tells(world.card, "cat leads with **$40**")
    await press(world.bob, world.card, "Leave it to cat")
    tells(world.card, "cat gets Steel Producers for $40", "The auction is over and your turn goes")
    assert world.called == [world.ann.id]
    assert not menu(world.card, OPEN), "one auction a Market Round (45)"
    way = ((SELL, turn("_B")), ("Sell how many?", turn("sB1")), "Confirm")
    await follow(world.ann, world.card, *way)
    assert world.called == [world.bob.id]


async def test_the_opener_gets_it_when_all_leave(world: World) -> None:
    await opened(world, "Open with $1…")
    await press(world.bob, world.card, "Leave for good")
    await press(world.cat, world.card, "Leave it to ann")
    await press(world.ann, world.card, "End your turn")
    assert world.called == [world.bob.id]
    text = reply(await world.ann.slash(world.channel, "table show", text=True))
    assert "Robber Barons: Steel Producers (pays $0 now)." in text
    assert "ann** (Order 1): cash $299" in text


async def test_who_cannot_bid_more_is_not_asked(world: World) -> None:
    await opened(world, "Open with $10…", 300, 10, 300)
    tells(world.card, "**bob** can't bid more")
    assert world.called == [world.cat.id]


async def test_an_opening_bid_is_typed_after_a_sale(world: World) -> None:
    """The sale of the same turn pays for it."""
    state = barons()
    cash(state, 5, 300, 300)
    await world.at(state)
    way = ((SELL, turn("_B")), ("Sell how many?", turn("sB2")), (OPEN, turn("sB2_4")))
    page = await follow(world.ann, world.card, *way)
    tells(page, "You have $137.")
    page = await typed(world.ann, page, "Another bid…", amount="120")
    tells(page, "**2.** Auction **Locomotive Builders** with a bid of $120\n")
    told = ("sells **2 B&O** for $132", "auctions **Locomotive Builders**, opening bid $120")
    await world.confirm(world.ann, page, "Confirm", *told)


async def test_bids_refused_cite_the_ruling(world: World) -> None:
    await opened(world)
    for amount, said in (("10", "rule 45"), ("301", "rule 45"), ("much", "isn't a whole number")):
        assert said in sane(await typed(world.bob, world.card, "Another bid…", amount=amount))
    tells(await world.command(world.bob, "bando pass"), "rule 45")
    tells(await world.command(world.cat, "bando bid", amount=20), "bob")
    assert await world.unchanged(2)


async def test_there_is_no_auction_without_the_expansion(world: World) -> None:
    await world.at(market(turn=2))
    assert not menu(world.card, OPEN) and "Robber Baron" not in words(world.card)
    tells(await world.command(world.ann, "bando auction", card="Steel", bid=1), "(rule 45)")
