"""Train Tycoon: targets, bids and votes in chat, with what each comes to in dollars."""

from rules.train_tycoon.model.position import Step
from tests.chat.harness.world import World, labels, press, tells
from tests.chat.train_tycoon.positions import bidding, market, own_page, secretly, voting
from tests.support.train_tycoon import kit as tt


async def test_a_target_is_shown_first_with_who_may_bid_and_the_fee(world: World) -> None:
    """Rulings 24, 25, 36."""
    await world.at(market(Step.MERGERS))
    page = await world.command(world.ann, "tycoon target", company="bighorn")
    tells(page, "These may bid in secret: PDL (ann), CHC (bob) and SNR (ann)", "you pay $20")
    offers = "high ($55 a share), mid ($35), low ($5)"
    await world.confirm(world.ann, page, "Name BHR as target", offers)


async def test_every_offer_says_what_it_comes_to(world: World) -> None:
    """Rulings 26, 27, 32, 33: CHC has $300, BHR $100 and 4 shares. The two companies of one
    president must differ (25)."""
    await world.at(bidding())
    text = tells(
        await own_page(world, world.bob),
        "🟩 high: $55 a share, $220 in all. CHC then has $180",
        "share value $75 → $45",
        "🟦 merger: share for share, 8 together. CHC then has $400",
        "**. You lead CHC; the shares after the deal don't change that.",
    )
    assert "Your two companies must" not in text
    tells(await own_page(world, world.ann), "Your two companies must")
    await secretly(world, world.ann, "bid/PDL/merger")
    assert "Merger" not in labels(await own_page(world, world.ann))
    refused = await world.command(world.ann, "tycoon bid", company="SNR", offer="merger")
    tells(refused, "different bids", "rule 25")


async def test_an_offer_that_would_be_dropped_has_no_button_and_its_reason(world: World) -> None:
    """Ruling 27: SNR has $50 and, with an income of -$10, may have no loan."""
    await world.at(bidding())
    await secretly(world, world.ann, "bid/PDL/none")
    page = await own_page(world, world.ann)
    assert labels(page)[:4] == ["Mid: $35", "Low: $5", "Merger", "No bid"]
    tells(page, "high ($55 a share) would be dropped: the two together would need 1 loan")
    page = await world.command(world.ann, "tycoon bid", company="SNR", offer="high")
    tells(page, "and the bidder may have none (rule 27)")
    await press(world.ann, page, "Choose it anyway")
    await secretly(world, world.bob, "bid/CHC/low")
    tells(world.card, "SNR 🟩 high (dropped: not valid)")


async def test_a_vote_says_what_both_outcomes_are_worth_to_the_voter(world: World) -> None:
    """Rulings 30, 31, 61: CHC buys BHR for $5 a share, $20 in all, and gets its $100."""
    await world.at(voting())
    deal = "**CHC buys BHR for $5 a share ($20 for 4 shares)**"
    tells(world.card, deal, "ann (1) and cat (3)")
    tells(
        await own_page(world, world.cat),
        "You vote with 3 shares of **BHR**; 3 of 4 must be for it",
        "CHC: $300 → $380 (may have 3 loans); shares 4 → 4",
        "share value $75 → $95",
        "You: $100 → $115; shares 0 of CHC and 3 of BHR → 0 of CHC",
        "worth **$187 → $127**",
        "**If not:** everything stays as it is, and your net worth stays $187",
    )


async def test_who_leads_the_bidder_afterwards_is_told(world: World) -> None:
    """Rulings 18, 35: Bob leads CHC with three shares; after a merger Cat would have four. In the
    last turn presidents are not named again (43)."""
    state = bidding()
    state.players[2].shares["BHR"] += 1
    state.companies["BHR"].issued += 1
    await world.at(tt.balanced(state))
    page = await own_page(world, world.bob)
    tells(page, "With the shares after the deal, cat then becomes president.")
    await world.at(voting(turn=5))
    text = tells(await own_page(world, world.cat), "bob leads CHC until the end of the game.")
    assert "shares after the deal" not in text


async def test_who_holds_all_shares_is_not_compared_with_others(world: World) -> None:
    state = voting()
    state.players[2].shares["BHR"] += state.players[0].shares.pop("BHR")
    await world.at(tt.balanced(state))
    assert "the others" not in tells(world.card, "cat (4)")
