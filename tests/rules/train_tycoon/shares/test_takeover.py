"""Mergers and acquisitions carried out, and what becomes of insolvent companies."""

from __future__ import annotations

import pytest

from rules.train_tycoon.game import GAME
from rules.train_tycoon.model.actions import (
    KeepLines,
    PassTarget,
    TargetCompany,
)
from rules.train_tycoon.model.events import (
    CompanyRemoved,
    Paid,
    TookOver,
    TrainTaken,
)
from rules.train_tycoon.model.position import Position, Step
from rules.train_tycoon.model.state import Company, Phase
from tests.support.train_tycoon.market import bids, market, target, votes
from tests.support.train_tycoon.states import (
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
    assert one(events, TrainTaken) == TrainTaken(1, "PDL", "over ten", ("F1", "F3"))
    assert [piece.line for piece in state.track["F2"]] == [0]
    assert len(Position(state).lines_of("PDL")) == 10


def test_ten_lines_are_not_too_many() -> None:
    """Ruling 34: with ten lines in all nothing is given up and nobody asked."""
    state = market()
    for row in "FH":
        for n in (1, 3, 5, 7, 9):
            transfer(state, f"{row}{n}")
        for n in (1, 3, 5, 7):
            line(state, "PDL" if n < 6 else "BHR", f"{row}{n}", f"{row}{n + 1}", f"{row}{n + 2}")
    for a, b, c in (("F3", "E4", "D3"), ("F5", "E6", "D5")):
        transfer(state, c)
        line(state, "BHR", a, b, c)
    balanced(state)
    target(state)
    bids(state, PDL="high")
    votes(state)
    events = votes(state)
    assert state.phase is Phase.TARGET and of(events, TrainTaken) == []
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
