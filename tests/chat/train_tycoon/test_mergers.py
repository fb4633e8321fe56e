"""Train Tycoon: targets, bids and votes in chat, with what each comes to in dollars."""

from rules.train_tycoon.model.position import Step
from tests.chat.harness.world import World, labels, reply, words
from tests.chat.train_tycoon.positions import bidding, market, own_page, secretly, voting
from tests.support.train_tycoon import kit as tt


async def test_a_target_is_shown_first_with_who_may_bid_and_the_fee(world: World) -> None:
    """Rulings 24, 25, 36."""
    await world.at(market(Step.MERGERS))
    shown = await world.ann.slash(world.channel, "tycoon target", company="bighorn")
    text = reply(shown)
    assert "These may bid in secret: PDL (ann), CHC (bob) and SNR (ann)" in text
    assert "you pay $20" in text
    await world.ann.click(shown.response, label="Name BHR as target")
    text = words(world.card)
    assert "**ann** names **BHR, Bighorn Railway** as the target" in text
    assert "high ($55 a share), mid ($35), low ($5)" in text


async def test_every_offer_says_what_it_comes_to(world: World) -> None:
    """Rulings 26, 27, 32, 33: CHC has $300, BHR $100 and 4 shares."""
    await world.at(bidding())
    page = words(await own_page(world, world.bob))
    assert "🟩 high: $55 a share, $220 in all. CHC then has $180" in page
    assert "share value $75 → $45" in page
    assert "🟦 merger: share for share, 8 together. CHC then has $400" in page
    assert "Your two companies must" not in page
    assert "Your two companies must" in words(await own_page(world, world.ann))


async def test_an_offer_that_would_be_dropped_has_no_button_and_its_reason(world: World) -> None:
    """Ruling 27: SNR has $50 and, with an income of -$10, may have no loan."""
    await world.at(bidding())
    await secretly(world, world.ann, "bid/PDL/none")
    page = await own_page(world, world.ann)
    assert labels(page)[:4] == ["Mid: $35", "Low: $5", "Merger", "No bid"]
    assert "high ($55 a share) would be dropped: the two together would need 1 loan" in words(page)
    result = await world.ann.slash(world.channel, "tycoon bid", company="SNR", offer="high")
    assert "and the bidder may have none (rule 27)" in reply(result)
    await world.ann.click(result.response, label="Choose it anyway")
    await secretly(world, world.bob, "bid/CHC/low")
    assert "SNR 🟩 high (dropped: not valid)" in words(world.card)


async def test_the_two_companies_of_one_president_must_differ(world: World) -> None:
    """Ruling 25."""
    await world.at(bidding())
    await secretly(world, world.ann, "bid/PDL/merger")
    assert "Merger" not in labels(await own_page(world, world.ann))
    refused = reply(
        await world.ann.slash(world.channel, "tycoon bid", company="SNR", offer="merger")
    )
    assert "different bids" in refused and "rule 25" in refused


async def test_bids_come_together_and_two_high_ones_bid_again(world: World) -> None:
    """Ruling 28."""
    await world.at(bidding())
    await secretly(world, world.ann, "bid/PDL/high", "bid/SNR/none")
    await secretly(world, world.bob, "bid/CHC/high")
    text = words(world.card)
    assert (
        "Bids for **BHR**: PDL 🟩 high ($55 a share), CHC 🟩 high ($55 a share), SNR ⬛ no bid"
        in text
    )
    assert "price of BHR rises from $25 to **$55**" in text
    assert "PDL and CHC bid again in secret" in text
    done = await world.bob.slash(world.channel, "tycoon bid", company="CHC", offer="mid")
    assert "**CHC**: you have chosen **🟨 mid**" in reply(done)


async def test_a_vote_says_what_both_outcomes_are_worth_to_the_voter(world: World) -> None:
    """Rulings 30, 31, 61: CHC buys BHR for $5 a share, $20 in all, and gets its $100."""
    await world.at(voting())
    assert "**CHC buys BHR for $5 a share ($20 for 4 shares)**" in words(world.card)
    assert "ann (1) and cat (3)" in words(world.card)
    page = words(await own_page(world, world.cat))
    assert "You vote with 3 shares of **BHR**; 3 of 4 must be for it" in page
    assert "CHC: $300 → $380 (may have 3 loans); shares 4 → 4" in page
    assert "share value $75 → $95" in page
    assert "You: $100 → $115; shares 0 of CHC and 3 of BHR → 0 of CHC" in page
    assert "worth **$187 → $127**" in page
    assert "**If not:** everything stays as it is, and your net worth stays $187" in page


async def test_votes_come_together_and_the_bidder_s_holders_vote_next(world: World) -> None:
    """Rulings 30, 32. Ann's vote changes nothing, and she may give it."""
    await world.at(voting())
    await world.ann.slash(world.channel, "tycoon vote", voice="abstain")
    assert "abstain" not in words(world.card)
    await secretly(world, world.cat, "vote/for")
    text = words(world.card)
    assert "The shareholders of **BHR** agree (purchase by CHC at $5 a share)" in text
    assert "ann ⬛ abstain (1)" in text and "cat 🟩 for (3)" in text
    await secretly(world, world.bob, "vote/for")
    text = words(world.card)
    assert "**CHC buys BHR** for $5 a share" in text
    assert "cat gets $15" in text and "BHR's $100 in cash comes along" in text


async def test_a_rejected_offer_costs_who_named_the_target(world: World) -> None:
    """Rulings 31, 36."""
    await world.at(voting())
    await secretly(world, world.ann, "vote/for")
    await secretly(world, world.cat, "vote/against")
    text = words(world.card)
    assert "The shareholders of **BHR** reject it" in text
    assert "**ann** pays a fee of $20 for a deal that failed" in text


async def test_who_leads_the_bidder_afterwards_is_told(world: World) -> None:
    """Rulings 18, 35: Bob leads CHC with three shares; after a merger Cat would have four."""
    state = bidding()
    state.players[2].shares["BHR"] += 1
    state.companies["BHR"].issued += 1
    await world.at(tt.balanced(state))
    page = words(await own_page(world, world.bob))
    assert "**. You lead CHC; the shares after the deal don't change that." in page
    assert "With the shares after the deal, cat then becomes president." in page


async def test_in_the_last_turn_who_leads_stays(world: World) -> None:
    """Without an IPO, presidents are not named again after Mergers (18, 43)."""
    await world.at(voting(turn=5))
    page = words(await own_page(world, world.cat))
    assert (
        "bob leads CHC until the end of the game." in page and "shares after the deal" not in page
    )


async def test_who_holds_all_shares_is_not_compared_with_others(world: World) -> None:
    state = voting()
    state.players[2].shares["BHR"] += state.players[0].shares.pop("BHR")
    await world.at(tt.balanced(state))
    assert "cat (4)" in words(world.card) and "the others" not in words(world.card)
