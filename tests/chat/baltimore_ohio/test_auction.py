"""Auctions of Robber Barons by buttons: three people, and every way out."""

from tests.chat.baltimore_ohio.positions import BUY, OPEN, SELL, barons, market, turn
from tests.chat.harness.world import World, answers, choose, labels, menu, press, reply, sane, words
from tests.support.baltimore_ohio.states import cash


async def opened(world: World, bid: str = "Open with $10…") -> None:
    """Ann puts the Steel Producers up; everybody has 300 dollars unless said otherwise."""
    await world.at(barons())
    page = await choose(world.ann, world.card, OPEN, turn("_5"))
    page = await press(world.ann, page, bid)
    await press(world.ann, page, "Confirm")


async def test_a_card_is_put_up_with_four_presses(world: World) -> None:
    await world.at(barons())
    assert "auction a Robber Baron" in words(world.card)
    assert (
        menu(world.card, OPEN)[turn("_5")] == "Steel Producers" and len(menu(world.card, OPEN)) == 8
    )
    page = await choose(world.ann, world.card, OPEN, turn("_5"))
    assert "Every turn it pays $8 for each railroad in Pittsburgh and each in Wheeling" in sane(
        page
    )
    page = await press(world.ann, page, "Open with $10…")
    text = sane(page)
    assert "Auction **Steel Producers** with a bid of $10\n" in text
    assert "You pay the bid only if nobody bids more." in text
    assert not menu(page, SELL) and not menu(page, BUY), "an auction comes last (45)"
    assert await world.unchanged()
    await press(world.ann, page, "Confirm")
    text = words(world.card)
    assert "**ann** auctions **Steel Producers**, opening bid $10." in text
    assert "ann leads with **$10**; you have $300" in text and "After you: cat." in text
    assert [user.id for user in world.card.mentions] == [world.bob.id]


async def test_bids_go_round_until_all_others_have_left(world: World) -> None:
    """Bids chosen and typed; whoever leaves is not asked again; the leader pays and the opener's
    turn goes on (45, 46)."""
    await opened(world)
    assert labels(world.card)[:5] == [
        "Bid $11…",
        "Bid $15…",
        "Bid $20…",
        "Bid $30…",
        "Another bid…",
    ]
    page = await press(world.bob, world.card, "Bid $15…")
    text = sane(page)
    assert "You bid **$15** of your $300 for **Steel Producers**." in text
    assert "have $285 left" in text
    await press(world.bob, page, "Bid $15")
    assert "**bob** bids **$15**." in words(world.card)
    form = await world.cat.click(world.card, label="Another bid…")
    page = answers(await world.cat.submit_modal(form, {"amount": "$40"}))[-1]
    await press(world.cat, page, "Bid $40")
    assert [user.id for user in world.card.mentions] == [world.ann.id]
    await press(world.ann, world.card, "Leave for good")
    assert "cat leads with **$40**" in words(world.card)
    await press(world.bob, world.card, "Leave it to cat")
    text = words(world.card)
    assert "**bob** leaves the auction." in text
    assert "**cat gets Steel Producers for $40.**" in text
    assert "The auction is over and your turn goes on" in text
    assert [user.id for user in world.card.mentions] == [world.ann.id]
    assert not menu(world.card, OPEN), "one auction a Market Round (45)"
    page = await choose(world.ann, world.card, SELL, turn("_B"))
    page = await choose(world.ann, page, "Sell how many?", turn("sB1"))
    await press(world.ann, page, "Confirm")
    assert "**ann** sells **1 B&O** for $66" in words(world.card)
    assert [user.id for user in world.card.mentions] == [world.bob.id]


async def test_the_opener_gets_it_when_all_leave(world: World) -> None:
    await opened(world, "Open with $1…")
    await press(world.bob, world.card, "Leave for good")
    await press(world.cat, world.card, "Leave it to ann")
    assert "**ann gets Steel Producers for $1.**" in words(world.card)
    await press(world.ann, world.card, "End your turn")
    assert [user.id for user in world.card.mentions] == [world.bob.id]
    text = reply(await world.ann.slash(world.channel, "table show", text=True))
    assert "Robber Barons: Steel Producers (pays $0 now)." in text
    assert "ann** (Order 1): cash $299" in text


async def test_who_cannot_bid_more_is_not_asked(world: World) -> None:
    state = barons()
    cash(state, 300, 10, 300)
    await world.at(state)
    page = await choose(world.ann, world.card, OPEN, turn("_5"))
    page = await press(world.ann, page, "Open with $10…")
    await press(world.ann, page, "Confirm")
    assert "**bob** can't bid more" in words(world.card)
    assert [user.id for user in world.card.mentions] == [world.cat.id]


async def test_an_opening_bid_is_typed_after_a_sale(world: World) -> None:
    """The sale of the same turn pays for it."""
    state = barons()
    cash(state, 5, 300, 300)
    await world.at(state)
    page = await choose(world.ann, world.card, SELL, turn("_B"))
    page = await choose(world.ann, page, "Sell how many?", turn("sB2"))
    page = await choose(world.ann, page, OPEN, turn("sB2_4"))
    assert "You have $137." in sane(page)
    form = await world.ann.click(page, label="Another bid…")
    page = answers(await world.ann.submit_modal(form, {"amount": "120"}))[-1]
    assert "**2.** Auction **Locomotive Builders** with a bid of $120\n" in sane(page)
    await press(world.ann, page, "Confirm")
    text = words(world.card)
    assert "sells **2 B&O** for $132" in text
    assert "auctions **Locomotive Builders**, opening bid $120" in text


async def test_bids_refused_cite_the_ruling(world: World) -> None:
    await opened(world)
    for typed, said in (("10", "rule 45"), ("301", "rule 45"), ("much", "isn't a whole number")):
        form = await world.bob.click(world.card, label="Another bid…")
        result = await world.bob.submit_modal(form, {"amount": typed})
        assert said in reply(result), typed
    assert "rule 45" in reply(await world.bob.slash(world.channel, "bando pass"))
    assert "bob" in reply(await world.cat.slash(world.channel, "bando bid", amount=20))
    assert await world.unchanged(2)


async def test_there_is_no_auction_without_the_expansion(world: World) -> None:
    await world.at(market(turn=2))
    assert not menu(world.card, OPEN) and "Robber Baron" not in words(world.card)
    result = await world.ann.slash(world.channel, "bando auction", card="Steel", bid=1)
    assert "(rule 45)" in reply(result)
