"""Mergers and acquisitions carried out, and what becomes of insolvent companies."""

import pytest

from tests.support.train_tycoon import kit as tt


def test_acquisition() -> None:
    """Ruling 32: the price for every issued share, the bank's to the bank; net, lines and rights
    go to the bidder, certificate and place in the order go.
    Rulebook, 9 Mergers & Acquisitions: acquisition."""
    state = tt.market()
    state.companies["BHR"].bank, state.companies["BHR"].issued = 1, 5
    tt.transfer(tt.transfer(state, "F3"), "F5")
    road = tt.line(state, "BHR", "F3", "F4", "F5")
    tt.bids(tt.target(state), PDL="high")
    tt.votes(state)
    events = tt.votes(state)
    paid = [(e.payer, e.payee, e.amount) for e in tt.of(events, tt.Paid)]
    assert paid == [("PDL", 0, 55), ("PDL", 2, 165), ("PDL", None, 55), ("BHR", "PDL", 100)]
    assert state.companies["PDL"].net == 300 - 275 + 100
    assert state.companies["BHR"] == tt.Company() and "BHR" not in state.order
    assert tt.shares(state, "BHR") == [0, 0, 0]
    assert road.owner == "PDL"
    assert tt.single(events, tt.CompanyRemoved) == tt.CompanyRemoved("BHR", insolvent=False)
    assert state.phase is tt.Phase.TARGET and tt.GAME.to_move(state) == (1,)


def test_merger() -> None:
    """Ruling 33: shares are converted one for one, the bank's too; debts go along.
    Rulebook, 9 Mergers & Acquisitions: merger."""
    state = tt.market(target_net=-250)
    state.companies["BHR"].bank, state.companies["BHR"].issued = 1, 5
    tt.bids(tt.target(state), CHC="merger")
    tt.votes(state)
    events = tt.votes(state)
    assert tt.single(events, tt.TookOver).kind == "merger"
    company = state.companies["CHC"]
    assert (company.net, company.issued, company.bank) == (50, 9, 1)
    assert tt.shares(state, "CHC") == [2, 3, 3]


def merging(*more: tuple[str, ...]) -> tt.State:
    """Ten lines of PDL and BHR together, and these of BHR; PDL takes BHR over."""
    state = tt.market()
    ways = [(f"{x}{n}", f"{x}{n + 1}", f"{x}{n + 2}") for n in (1, 3, 5, 7) for x in "FH"]
    for n, way in enumerate([*ways, ("F3", "E4", "D3"), ("F5", "E6", "D5"), *more]):
        tt.transfer(state, *{way[0], way[-1]} - state.hubs.keys())
        tt.line(state, "PDL" if n < 6 else "BHR", *way)
    tt.bids(tt.target(state), PDL="high")
    tt.votes(state)
    tt.votes(state)
    return state


def test_more_than_ten_lines() -> None:
    """Ruling 34: the bidder's president keeps exactly ten, from either company; with ten in all
    nothing is given up and nobody asked."""
    state = merging(("A1", "A2", "A3"))
    assert state.phase is tt.Phase.KEEP and tt.GAME.to_move(state) == (0,)
    tt.refused(state, 0, tt.KeepLines(tuple(range(1, 10))), "keep-count", "34")
    tt.refused(state, 0, tt.KeepLines((*range(1, 10), 99)), "keep-lines", "34")
    events = tt.act(state, 0, tt.KeepLines(tuple(range(2, 12))))
    assert tt.single(events, tt.TrainTaken) == tt.TrainTaken(1, "PDL", "over ten", ("F1", "F3"))
    assert [piece.line for piece in state.track["F2"]] == [0]
    assert len(tt.Position(state).lines_of("PDL")) == 10
    state = merging()
    assert state.phase is tt.Phase.TARGET and len(tt.Position(state).lines_of("PDL")) == 10


def test_the_bidder_stays_as_it_is() -> None:
    """Ruling 35: price, income, place, president and first round; presidents are not updated."""
    state = tt.market()
    bidder = state.companies["SNR"]
    bidder.operated, bidder.net = False, 500
    bidder.price, bidder.income = 40, 20
    tt.bids(tt.target(state), SNR="merger")
    tt.votes(state)
    tt.votes(state)
    assert state.order == ["PDL", "CHC", "SNR"]
    assert (bidder.price, bidder.income, bidder.president) == (40, 20, 0)
    assert bidder.operated is False and bidder.issued == 8
    assert tt.shares(state, "SNR") == [4, 0, 4]


def test_the_fee() -> None:
    """Ruling 36: 20 to the bank if nothing is carried out, with a loan if needed; the same if there
    is no valid bid at all."""
    state = tt.market()
    state.players[0].net = 5
    events = tt.bids(tt.target(state))
    assert tt.single(events, tt.Paid) == tt.Paid(0, None, 20, "fee")
    assert state.players[0].net == -15
    state = tt.company(tt.table(100, 100), "PDL", [2, 2], president=None)
    tt.step(tt.company(state, "CHC", [2, 2], president=None), tt.Step.MERGERS)
    events = tt.act(state, 0, tt.TargetCompany("CHC"))
    assert tt.single(events, tt.Paid) == tt.Paid(0, None, 20, "fee")
    assert tt.GAME.to_move(state) == (1,)


@pytest.mark.parametrize("turn", [2, 5])
def test_insolvent_and_unsold(turn: int) -> None:
    """Ruling 37: bankrupt when all have acted: shares void, lines abandoned, loans gone.
    Rulebook, 9 Mergers & Acquisitions: bankruptcy."""
    state = tt.market(target_net=-520)
    state.turn = turn
    tt.transfer(tt.transfer(state, "F3"), "F5")
    tt.line(state, "BHR", "F3", "F4", "F5")
    for seat in (0, 1):
        tt.act(state, seat, tt.PassTarget())
        assert "BHR" in state.order
    events = tt.act(state, 2, tt.PassTarget())
    assert tt.single(events, tt.CompanyRemoved) == tt.CompanyRemoved("BHR", insolvent=True)
    assert tt.single(events, tt.TrainTaken).why == "insolvency"
    assert tt.shares(state, "BHR") == [0, 0, 0] and state.lines == []
    assert all(e.payee != 2 for e in tt.of(events, tt.Paid))
    assert state.phase is (tt.Phase.IPO if turn == 2 else tt.Phase.LINE)


def test_a_removed_company_comes_back_as_a_city_hq() -> None:
    """Ruling 38: with nothing of before; an unplaced factory leaves the game."""
    state = tt.market(target_net=-520)
    state.companies["BHR"].factory = "cheese"
    state.companies["PDL"].factory = None
    state.companies["PDL"].operated = True
    for seat in (0, 1, 2):
        tt.act(state, seat, tt.PassTarget())
    company = state.companies["BHR"]
    assert (company.active, company.operated) == (False, False)
    assert company.factory is company.previous is None
    assert state.phase is tt.Phase.IPO
    assert any(getattr(action, "company", "") == "BHR" for action in tt.GAME.legal(state, 0))
