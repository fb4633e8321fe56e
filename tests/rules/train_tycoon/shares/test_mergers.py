"""Mergers and acquisitions: targets, bids and votes."""

import pytest

import data.train_tycoon as facts
from rules.train_tycoon.shares.mergers import is_insolvent
from tests.support.train_tycoon import kit as tt


def test_insolvency() -> None:
    """Ruling 23: more than five loans."""
    state = tt.company(tt.table(0, 0), "PDL", [2, 2], net=-500)
    assert not is_insolvent(tt.Position(state), "PDL")
    state.companies["PDL"].net = -505
    assert is_insolvent(tt.Position(state), "PDL")


def test_each_player_names_one_target() -> None:
    """Ruling 24: in PO, any active company; the initiator need not be a president.
    Rulebook, 9 Mergers & Acquisitions: initiating."""
    state = tt.market()
    state.companies["BHR"].president = None
    assert tt.GAME.to_move(state) == (0,)
    tt.refused(state, 0, tt.TargetCompany("ICR"), "not-active", "24")
    tt.act(state, 0, tt.PassTarget())
    tt.act(state, 1, tt.PassTarget())
    assert tt.TargetCompany("BHR") in tt.GAME.legal(state, 2)
    tt.act(state, 2, tt.TargetCompany("BHR"))
    assert state.phase is tt.Phase.BIDS


def test_who_bids() -> None:
    """Ruling 25: solvent companies with a president, other than the target."""
    state = tt.market()
    state.companies["SNR"].net = -600
    state.companies["CHC"].president = None
    tt.target(state, "PDL")
    assert [ask.company for ask in state.asks] == ["BHR"]
    tt.refused(state, 2, tt.Bid("CHC", "high"), "not-asked", "25")
    tt.refused(state, 2, tt.Bid("BHR", "much"), "unknown", "25")


def test_two_companies_bid_differently() -> None:
    """Ruling 25: unless one bids nothing; the target's president bids with his other company."""
    state = tt.target(tt.market(), "CHC")
    tt.act(state, 0, tt.Bid("PDL", "merger"))
    tt.refused(state, 0, tt.Bid("SNR", "merger"), "same-bid", "25")
    assert tt.Bid("SNR", "merger") not in tt.GAME.legal(state, 0)
    tt.act(state, 0, tt.Bid("SNR", "none"))
    state = tt.target(tt.market(), "SNR")
    assert (0, "PDL") in [(ask.seat, ask.company) for ask in state.asks]


def test_offer_prices() -> None:
    """Ruling 26: the target's price moved by the mark; the marker stays."""
    state = tt.target(tt.market())
    events = tt.bids(state, PDL="high", CHC="mid")
    assert tt.single(events, tt.BidsShown).bids == (
        ("PDL", "high", 55, True),
        ("CHC", "mid", 35, True),
        ("SNR", "none", 0, False),
    )
    assert state.companies["BHR"].price == 25


@pytest.mark.parametrize(("issued", "valid"), [(7, False), (6, True)])
def test_invalid_bids_are_dropped(issued: int, valid: bool) -> None:
    """Ruling 27: beyond the bidder's max debt, or more than ten shares together, ten among them."""
    state = tt.market()
    state.companies["SNR"].net = -50
    tt.target(tt.company(state, "ICR", [1, issued - 1, 0], president=1))
    events = tt.bids(state, SNR="high", ICR="merger", PDL="mid")
    shown = {bid[0]: bid[3] for bid in tt.single(events, tt.BidsShown).bids}
    assert shown == {"PDL": True, "CHC": False, "SNR": False, "ICR": valid}
    order = state.attempt and [bid.company for bid in state.attempt.order]
    assert order == ["PDL", "ICR"][: 1 + valid]


@pytest.mark.parametrize(("short", "valid"), [(0, True), (5, False)])
def test_the_target_s_debt_counts_towards_the_price(short: int, valid: bool) -> None:
    """Ruling 27: $55 for each of four shares and a debt of $120, with three loans at most."""
    state = tt.market(target_net=-120)
    bidder = state.companies["PDL"]
    assert facts.max_loans(bidder.income) == 3
    bidder.net = 4 * 55 + 120 - 3 * 100 - short
    tt.target(state)
    shown = tt.single(tt.bids(state, PDL="high"), tt.BidsShown).bids
    assert ("PDL", "high", 55, valid) in shown


def test_highs_that_drive_nobody_up() -> None:
    """Ruling 27: invalid ones are dropped before highs are counted.
    Ruling 28: at the top two high bids stand, and company order decides."""
    state = tt.market()
    state.companies["CHC"].net = -200
    events = tt.bids(tt.target(state), PDL="high", CHC="high")
    assert tt.of(events, tt.PriceMoved) == [] and state.phase is tt.Phase.VOTE
    state = tt.market()
    state.companies["BHR"].price = 195
    for name in ("PDL", "CHC"):
        state.companies[name].net = 2000
    events = tt.bids(tt.target(state), PDL="high", CHC="high")
    assert tt.of(events, tt.PriceMoved) == [] and state.phase is tt.Phase.VOTE
    attempt = state.attempt
    assert attempt is not None and [bid.company for bid in attempt.order] == ["PDL", "CHC"]


def test_who_has_no_valid_bid_is_not_asked() -> None:
    """Ruling 27: a company that could only bid nothing."""
    state = tt.market()
    state.companies["SNR"].net = -200
    state.companies["SNR"].issued = 8
    state.players[0].shares["SNR"] = 7
    tt.target(state)
    assert "SNR" not in [ask.company for ask in state.asks]


def test_rebids() -> None:
    """Ruling 28: the marker moves to the high price; those companies choose high or mid again."""
    state = tt.target(tt.market())
    events = tt.bids(state, PDL="high", CHC="high", SNR="low")
    assert tt.single(events, tt.PriceMoved) == tt.PriceMoved("BHR", 25, 55)
    assert state.companies["BHR"].price == 55 and state.phase is tt.Phase.REBIDS
    assert [ask.company for ask in state.asks] == ["PDL", "CHC"]
    tt.refused(state, 0, tt.Rebid("SNR", "mid"), "not-asked", "28")
    tt.refused(state, 0, tt.Rebid("PDL", "low"), "unknown", "28")
    tt.rebids(state, PDL="mid", CHC="high")
    attempt = state.attempt
    assert attempt is not None
    order = [(bid.company, bid.price) for bid in attempt.order]
    assert order == [("CHC", 95), ("PDL", 55), ("SNR", 5)]
    assert state.companies["BHR"].price == 55


@pytest.mark.parametrize(
    ("net", "offer", "price", "valid"), [(200, "high", 95, True), (40, "high", 0, False)]
)
def test_rebids_may_be_invalid(net: int, offer: str, price: int, valid: bool) -> None:
    """Ruling 28: a re-bid that is invalid at the new price is dropped; the marker stays up."""
    state = tt.market(target_net=0)
    state.companies["PDL"].net = net
    tt.bids(tt.target(state), PDL="high", CHC="high")
    events = tt.rebids(state, PDL=offer, CHC="mid")
    shown = {bid[0]: (bid[2], bid[3]) for bid in tt.single(events, tt.BidsShown).bids}
    assert shown["PDL"][1] == valid and shown["CHC"] == (55, True)
    assert not valid or shown["PDL"][0] == price
    assert state.companies["BHR"].price == 55


def test_order_of_proposals() -> None:
    """Ruling 29: by price, then mergers, ties by company order."""
    state = tt.company(tt.market(), "ICR", [0, 2, 0], president=1, net=400, income=300)
    tt.target(tt.company(state, "AWR", [0, 0, 2], president=2, net=400, income=300))
    tt.bids(state, PDL="merger", CHC="mid", SNR="low", ICR="merger", AWR="mid")
    attempt = state.attempt
    assert attempt is not None
    assert [bid.company for bid in attempt.order] == ["CHC", "AWR", "SNR", "PDL", "ICR"]


def test_votes_need_more_than_half() -> None:
    """Ruling 30: of the issued shares; half fails, abstaining is not for, the bank never votes.
    Rulebook, 9 Mergers & Acquisitions: votes."""
    state = tt.target(tt.company(tt.market(), "ICR", [2, 1, 0], president=1, bank=1, net=0), "ICR")
    tt.bids(state, PDL="high")
    assert tt.GAME.to_move(state) == (0, 1)
    tt.refused(state, 0, tt.Vote("maybe"), "unknown", "30")
    tt.act(state, 0, tt.Vote("for"))
    events = tt.act(state, 1, tt.Vote("abstain"))
    shown = tt.single(events, tt.VotesShown)
    assert shown.votes == ((0, 2, "for"), (1, 1, "abstain"))
    assert (shown.of, shown.passed) == ("ICR", False)
    assert tt.Paid(0, None, 20, "fee") in events


def test_the_bidder_votes_after_the_target() -> None:
    """Ruling 30: and only if the target agreed. Of its holders one alone has more than half, so
    that nobody else is waited for; the other may vote all the same."""
    state = tt.target(tt.market())
    tt.bids(state, PDL="high")
    tt.votes(state)
    assert state.attempt is not None and state.attempt.voting == "PDL"
    assert tt.GAME.to_move(state) == (0,) and [ask.seat for ask in state.asks] == [0, 1]
    tt.act(state, 0, tt.Vote("for"))
    assert tt.GAME.to_move(state) == (1,)
    events = tt.votes(state)
    assert tt.single(events, tt.TookOver).target == "BHR"


def test_insolvent_targets_agree() -> None:
    """Ruling 30: insolvent targets agree without a vote, and the bidder's holders still vote;
    players with no more than half of the shares cannot pass anything, so nobody votes.
    Rulebook, 9 Mergers & Acquisitions: insolvent companies."""
    state = tt.market(target_net=-510)
    state.companies["PDL"].net = 900
    events = tt.bids(tt.target(state), PDL="low")
    result = tt.single(events, tt.VoteSettled)
    assert result.of == "BHR" and result.passed
    assert state.attempt is not None and state.attempt.voting == "PDL"
    state = tt.target(tt.company(tt.market(), "ICR", [1, 1, 0], president=1, bank=2, net=0), "ICR")
    events = tt.bids(state, PDL="high")
    assert tt.single(events, tt.VoteSettled).passed is False
    assert tt.Paid(0, None, 20, "fee") in events


def test_a_target_that_rejects_an_offer() -> None:
    """Ruling 31: it rejects all offers; mergers come next, one after the other. If a bidder rejects
    its own offer, the next one is put to the target anew."""
    state = tt.target(tt.market())
    tt.bids(state, PDL="high", CHC="low", SNR="merger")
    tt.votes(state, 2)
    attempt = state.attempt
    assert attempt is not None
    assert [bid.company for bid in attempt.order] == ["SNR"] and attempt.voting == "BHR"
    state = tt.target(tt.market())
    tt.bids(state, PDL="high", CHC="low")
    tt.votes(state)
    tt.votes(state, 0)
    attempt = state.attempt
    assert attempt is not None
    assert [bid.company for bid in attempt.order] == ["CHC"] and attempt.voting == "BHR"
