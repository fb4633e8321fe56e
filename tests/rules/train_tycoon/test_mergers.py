"""Mergers and acquisitions, and what becomes of insolvent companies."""

from __future__ import annotations

import pytest

from rules.train_tycoon.actions import (
    Bid,
    KeepLines,
    PassTarget,
    Rebid,
    TargetCompany,
    Vote,
)
from rules.train_tycoon.events import (
    BidsShown,
    CompanyRemoved,
    Paid,
    PriceMoved,
    TookOver,
    TrainTaken,
    VoteSettled,
    VotesShown,
)
from rules.train_tycoon.game import GAME
from rules.train_tycoon.mergers import insolvent
from rules.train_tycoon.play import Position, Step
from rules.train_tycoon.state import Company, Phase, State
from tests.support.train_tycoon_states import (
    act,
    balanced,
    company,
    line,
    of,
    one,
    refused,
    shares,
    step,
    table,
    transfer,
)


def market(*, target_net: int = 100) -> State:
    """Seats 0 to 2 preside over PDL, CHC and BHR; SNR is led by seat 0 too."""
    state = table(100, 100, 100)
    company(state, "PDL", [3, 1, 0], president=0, net=300, income=200)
    company(state, "CHC", [1, 3, 0], president=1, net=300, income=200)
    company(state, "BHR", [1, 0, 3], president=2, net=target_net, price=25)
    company(state, "SNR", [3, 0, 1], president=0, net=50)
    step(balanced(state), Step.MERGERS)
    return state


def target(state: State, name: str = "BHR") -> list[object]:
    return act(state, GAME.to_move(state)[0], TargetCompany(name))


def bids(state: State, **offers: str) -> list[object]:
    """Everybody asked bids, "none" unless said by company."""
    events: list[object] = []
    for ask in list(state.asks):
        events = act(state, ask.seat, Bid(ask.company, offers.get(ask.company, "none")))
    return events


def rebids(state: State, **offers: str) -> list[object]:
    events: list[object] = []
    for ask in list(state.asks):
        events = act(state, ask.seat, Rebid(ask.company, offers[ask.company]))
    return events


def votes(state: State, *against: int) -> list[object]:
    """Everybody asked votes for it, but for these seats."""
    events: list[object] = []
    for ask in list(state.asks):
        events = act(state, ask.seat, Vote("against" if ask.seat in against else "for"))
    return events


def test_insolvency() -> None:
    """Ruling 23: more than five loans."""
    state = table(0, 0)
    company(state, "PDL", [2, 2], net=-500)
    assert not insolvent(Position(state), "PDL")
    state.companies["PDL"].net = -505
    assert insolvent(Position(state), "PDL")


def test_each_player_names_one_target() -> None:
    """Ruling 24: in PO, any active company; the initiator need not be a president.
    Rulebook, 9 Mergers & Acquisitions: initiating."""
    state = market()
    state.companies["BHR"].president = None
    assert GAME.to_move(state) == (0,)
    refused(state, 0, TargetCompany("ICR"), "not-active", "24")
    act(state, 0, PassTarget())
    act(state, 1, PassTarget())
    assert TargetCompany("BHR") in GAME.legal(state, 2)
    act(state, 2, TargetCompany("BHR"))
    assert state.phase is Phase.BIDS


def test_who_bids() -> None:
    """Ruling 25: solvent companies with a president, other than the target."""
    state = market()
    state.companies["SNR"].net = -600
    state.companies["CHC"].president = None
    balanced(state)
    target(state, "PDL")
    assert [ask.company for ask in state.asks] == ["BHR"]
    refused(state, 2, Bid("CHC", "high"), "not-asked", "25")
    refused(state, 2, Bid("BHR", "much"), "unknown", "25")


def test_two_companies_bid_differently() -> None:
    """Ruling 25: unless one bids nothing; the target's president bids with his other company."""
    state = market()
    target(state, "CHC")
    act(state, 0, Bid("PDL", "merger"))
    refused(state, 0, Bid("SNR", "merger"), "same-bid", "25")
    assert Bid("SNR", "merger") not in GAME.legal(state, 0)
    act(state, 0, Bid("SNR", "none"))
    state = market()
    target(state, "SNR")
    assert (0, "PDL") in [(ask.seat, ask.company) for ask in state.asks]


def test_offer_prices() -> None:
    """Ruling 26: the target's price moved by the mark; the marker stays."""
    state = market()
    target(state)
    events = bids(state, PDL="high", CHC="mid")
    assert one(events, BidsShown).bids == (
        ("PDL", "high", 55, True),
        ("CHC", "mid", 35, True),
        ("SNR", "none", 0, False),
    )
    assert state.companies["BHR"].price == 25


def test_invalid_bids_are_dropped() -> None:
    """Ruling 27: beyond the bidder's max debt, or more than ten shares together."""
    state = market()
    state.companies["SNR"].net = -50
    company(state, "ICR", [1, 6, 0], president=1)
    balanced(state)
    target(state)
    events = bids(state, SNR="high", ICR="merger", PDL="mid")
    assert {bid[0]: bid[3] for bid in one(events, BidsShown).bids} == {
        "PDL": True,
        "CHC": False,
        "SNR": False,
        "ICR": False,
    }
    order = state.attempt and [bid.company for bid in state.attempt.order]
    assert order == ["PDL"]


def test_invalid_highs_drive_nobody_up() -> None:
    """Ruling 27: they are dropped before highs are counted."""
    state = market()
    state.companies["CHC"].net = -200
    balanced(state)
    target(state)
    events = bids(state, PDL="high", CHC="high")
    assert of(events, PriceMoved) == [] and state.phase is Phase.VOTE


def test_who_has_no_valid_bid_is_not_asked() -> None:
    """Ruling 27: a company that could only bid nothing."""
    state = market()
    state.companies["SNR"].net = -200
    state.companies["SNR"].issued = 8
    state.players[0].shares["SNR"] = 7
    balanced(state)
    target(state)
    assert "SNR" not in [ask.company for ask in state.asks]


def test_rebids() -> None:
    """Ruling 28: the marker moves to the high price; those companies choose high or mid again."""
    state = market()
    target(state)
    events = bids(state, PDL="high", CHC="high", SNR="low")
    assert one(events, PriceMoved) == PriceMoved("BHR", 25, 55)
    assert state.companies["BHR"].price == 55 and state.phase is Phase.REBIDS
    assert [ask.company for ask in state.asks] == ["PDL", "CHC"]
    refused(state, 0, Rebid("SNR", "mid"), "not-asked", "28")
    refused(state, 0, Rebid("PDL", "low"), "unknown", "28")
    rebids(state, PDL="mid", CHC="high")
    attempt = state.attempt
    assert attempt is not None
    assert [(bid.company, bid.price) for bid in attempt.order] == [
        ("CHC", 95),
        ("PDL", 55),
        ("SNR", 5),
    ]
    assert state.companies["BHR"].price == 55


def test_rebids_may_be_invalid() -> None:
    """Ruling 28: a re-bid that is invalid at the new price is dropped; the marker stays up."""
    state = market(target_net=0)
    state.companies["PDL"].net = 200
    balanced(state)
    target(state)
    bids(state, PDL="high", CHC="high")
    events = rebids(state, PDL="high", CHC="mid")
    assert one(events, BidsShown).bids == (("PDL", "high", 95, True), ("CHC", "mid", 55, True))
    state = market(target_net=0)
    state.companies["PDL"].net = 40
    balanced(state)
    target(state)
    bids(state, PDL="high", CHC="high")
    events = rebids(state, PDL="high", CHC="high")
    assert {bid[0]: bid[3] for bid in one(events, BidsShown).bids} == {"PDL": False, "CHC": True}
    assert state.companies["BHR"].price == 55


def test_the_marker_cannot_rise_for_ever() -> None:
    """Ruling 28: at the top two high bids stand, and company order decides."""
    state = market()
    state.companies["BHR"].price = 195
    for name in ("PDL", "CHC"):
        state.companies[name].net = 2000
    balanced(state)
    target(state)
    events = bids(state, PDL="high", CHC="high")
    assert of(events, PriceMoved) == [] and state.phase is Phase.VOTE
    attempt = state.attempt
    assert attempt is not None and [bid.company for bid in attempt.order] == ["PDL", "CHC"]


def test_order_of_proposals() -> None:
    """Ruling 29: by price, then mergers, ties by company order."""
    state = market()
    company(state, "ICR", [0, 2, 0], president=1, net=400, income=300)
    company(state, "AWR", [0, 0, 2], president=2, net=400, income=300)
    balanced(state)
    target(state)
    bids(state, PDL="merger", CHC="mid", SNR="low", ICR="merger", AWR="mid")
    attempt = state.attempt
    assert attempt is not None
    assert [bid.company for bid in attempt.order] == ["CHC", "AWR", "SNR", "PDL", "ICR"]


def test_votes_need_more_than_half() -> None:
    """Ruling 30: of the issued shares; half fails, abstaining is not for, the bank never votes.
    Rulebook, 9 Mergers & Acquisitions: votes."""
    state = market()
    company(state, "ICR", [2, 1, 0], president=1, bank=1, net=0)
    balanced(state)
    target(state, "ICR")
    bids(state, PDL="high")
    assert GAME.to_move(state) == (0, 1)
    refused(state, 0, Vote("maybe"), "unknown", "30")
    act(state, 0, Vote("for"))
    events = act(state, 1, Vote("abstain"))
    shown = one(events, VotesShown)
    assert (shown.of, shown.votes, shown.passed) == (
        "ICR",
        ((0, 2, "for"), (1, 1, "abstain")),
        False,
    )
    assert Paid(0, None, 20, "fee") in events


def test_the_bidder_votes_after_the_target() -> None:
    """Ruling 30: and only if the target agreed."""
    state = market()
    target(state)
    bids(state, PDL="high")
    votes(state)
    assert state.attempt is not None and state.attempt.voting == "PDL"
    assert GAME.to_move(state) == (0, 1)
    events = votes(state)
    assert one(events, TookOver).target == "BHR"


def test_insolvent_targets_agree() -> None:
    """Ruling 30: without a vote; the bidder's holders still vote.
    Rulebook, 9 Mergers & Acquisitions: insolvent companies."""
    state = market(target_net=-510)
    state.companies["PDL"].net = 900
    balanced(state)
    target(state)
    events = bids(state, PDL="low")
    settled = one(events, VoteSettled)
    assert settled.of == "BHR" and settled.passed
    assert state.attempt is not None and state.attempt.voting == "PDL"


def test_nobody_votes_where_nothing_can_pass() -> None:
    """Ruling 30: players with no more than half of the shares cannot pass anything."""
    state = market()
    company(state, "ICR", [1, 1, 0], president=1, bank=2, net=0)
    balanced(state)
    target(state, "ICR")
    events = bids(state, PDL="high")
    assert one(events, VoteSettled).passed is False
    assert Paid(0, None, 20, "fee") in events


def test_a_target_that_rejects_an_offer() -> None:
    """Ruling 31: rejects all offers; mergers come next, one after the other."""
    state = market()
    target(state)
    bids(state, PDL="high", CHC="low", SNR="merger")
    votes(state, 2)
    attempt = state.attempt
    assert attempt is not None
    assert [bid.company for bid in attempt.order] == ["SNR"] and attempt.voting == "BHR"


def test_a_bidder_that_rejects_its_own_offer() -> None:
    """Ruling 31: the next offer is put to the target anew."""
    state = market()
    target(state)
    bids(state, PDL="high", CHC="low")
    votes(state)
    votes(state, 0)
    attempt = state.attempt
    assert attempt is not None
    assert [bid.company for bid in attempt.order] == ["CHC"] and attempt.voting == "BHR"


def test_acquisition() -> None:
    """Ruling 32: the price for every issued share, the bank's to the bank; net, lines and rights
    go to the bidder, certificate and place in the order go.
    Rulebook, 9 Mergers & Acquisitions: acquisition."""
    state = market()
    state.companies["BHR"].bank, state.companies["BHR"].issued = 1, 5
    transfer(state, "F3")
    transfer(state, "F5")
    road = line(state, "BHR", "F3", "F4", "F5")
    balanced(state)
    target(state)
    bids(state, PDL="high")
    votes(state)
    events = votes(state)
    paid = [(e.payer, e.payee, e.amount) for e in of(events, Paid)]
    assert paid == [
        ("PDL", 0, 55),
        ("PDL", 2, 165),
        ("PDL", None, 55),
        ("BHR", "PDL", 100),
    ]
    assert state.companies["PDL"].net == 300 - 275 + 100
    assert state.companies["BHR"] == Company() and "BHR" not in state.order
    assert shares(state, "BHR") == [0, 0, 0]
    assert road.owner == "PDL"
    assert one(events, CompanyRemoved) == CompanyRemoved("BHR", insolvent=False)
    assert state.phase is Phase.TARGET and GAME.to_move(state) == (1,)


def test_merger() -> None:
    """Ruling 33: shares are converted one for one, the bank's too; debts go along.
    Rulebook, 9 Mergers & Acquisitions: merger."""
    state = market(target_net=-250)
    state.companies["BHR"].bank, state.companies["BHR"].issued = 1, 5
    balanced(state)
    target(state)
    bids(state, CHC="merger")
    votes(state)
    events = votes(state)
    assert one(events, TookOver).kind == "merger"
    found = state.companies["CHC"]
    assert (found.net, found.issued, found.bank) == (50, 9, 1)
    assert shares(state, "CHC") == [2, 3, 3]


def test_more_than_ten_lines() -> None:
    """Ruling 34: the bidder's president keeps exactly ten, from either company."""
    state = market()
    hubs = [f"{row}{n}" for row in "FH" for n in (1, 3, 5, 7, 9)] + ["A1", "A3"]
    for place in hubs:
        transfer(state, place)
    for row in "FH":
        for n in (1, 3, 5, 7):
            line(state, "PDL" if n < 6 else "BHR", f"{row}{n}", f"{row}{n + 1}", f"{row}{n + 2}")
    line(state, "BHR", "A1", "A2", "A3")
    for a, b, c in (("F3", "E4", "D3"), ("F5", "E6", "D5")):
        transfer(state, c)
        line(state, "BHR", a, b, c)
    balanced(state)
    target(state)
    bids(state, PDL="high")
    votes(state)
    votes(state)
    assert state.phase is Phase.KEEP and GAME.to_move(state) == (0,)
    refused(state, 0, KeepLines(tuple(range(1, 10))), "keep-count", "34")
    refused(state, 0, KeepLines((*range(1, 10), 99)), "keep-lines", "34")
    events = act(state, 0, KeepLines(tuple(range(2, 12))))
    assert one(events, TrainTaken) == TrainTaken(1, "PDL", "over ten")
    assert [piece.line for piece in state.track["F2"]] == [0]
    assert len(Position(state).lines_of("PDL")) == 10


def test_the_bidder_stays_as_it_is() -> None:
    """Ruling 35: price, income, place, president and first round; presidents are not updated."""
    state = market()
    bidder = state.companies["SNR"]
    bidder.operated, bidder.net = False, 500
    balanced(state)
    bidder.price, bidder.income = 40, 20
    target(state)
    bids(state, SNR="merger")
    votes(state)
    votes(state)
    assert state.order == ["PDL", "CHC", "SNR"]
    assert (bidder.price, bidder.income, bidder.president) == (40, 20, 0)
    assert bidder.operated is False and bidder.issued == 8
    assert shares(state, "SNR") == [4, 0, 4]


def test_the_fee() -> None:
    """Ruling 36: 20 to the bank if nothing is carried out, with a loan if needed."""
    state = market()
    state.players[0].net = 5
    balanced(state)
    target(state)
    events = bids(state)
    assert one(events, Paid) == Paid(0, None, 20, "fee")
    assert state.players[0].net == -15


def test_no_valid_bid_at_all() -> None:
    """Ruling 36: then it costs the same."""
    state = table(100, 100)
    company(state, "PDL", [2, 2], president=None)
    company(state, "CHC", [2, 2], president=None)
    step(balanced(state), Step.MERGERS)
    events = act(state, 0, TargetCompany("CHC"))
    assert one(events, Paid) == Paid(0, None, 20, "fee") and GAME.to_move(state) == (1,)


@pytest.mark.parametrize("turn", [2, 5])
def test_insolvent_and_unsold(turn: int) -> None:
    """Ruling 37: bankrupt when all have acted: shares void, lines abandoned, loans gone.
    Rulebook, 9 Mergers & Acquisitions: bankruptcy."""
    state = market(target_net=-520)
    state.turn = turn
    transfer(state, "F3")
    transfer(state, "F5")
    line(state, "BHR", "F3", "F4", "F5")
    balanced(state)
    for seat in (0, 1):
        act(state, seat, PassTarget())
        assert "BHR" in state.order
    events = act(state, 2, PassTarget())
    assert one(events, CompanyRemoved) == CompanyRemoved("BHR", insolvent=True)
    assert one(events, TrainTaken).why == "insolvency"
    assert shares(state, "BHR") == [0, 0, 0] and state.lines == []
    assert all(e.payee != 2 for e in of(events, Paid))
    assert state.phase is (Phase.IPO if turn == 2 else Phase.LINE)


def test_a_removed_company_comes_back_as_a_city_hq() -> None:
    """Ruling 38: with nothing of before; an unplaced factory leaves the game."""
    state = market(target_net=-520)
    state.companies["BHR"].factory = "cheese"
    state.companies["PDL"].factory = None
    state.companies["PDL"].operated = True
    balanced(state)
    for seat in (0, 1, 2):
        act(state, seat, PassTarget())
    found = state.companies["BHR"]
    assert (found.active, found.factory, found.previous, found.operated) == (
        False,
        None,
        None,
        False,
    )
    assert state.phase is Phase.IPO
    assert any(getattr(action, "company", "") == "BHR" for action in GAME.legal(state, 0))
