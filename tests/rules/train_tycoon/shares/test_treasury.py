"""Treasury: buying and selling, presidents, interest, bankruptcy."""

import pytest

from rules.dice import NO_DICE
from rules.train_tycoon.operation.presidents import count_certificates, reassign_presidents
from rules.train_tycoon.shares.bankruptcy import interest
from tests.support.train_tycoon import kit as tt


def treasury(state: tt.State) -> tt.State:
    tt.step(state, tt.Step.TREASURY)
    return state


def test_buying_from_bank_or_treasury() -> None:
    """Ruling 15: from the bank if it has one, else a new share, whose price the company gets; cash
    equal to the price is enough.
    Rulebook, 8 Treasury: one share bought or sold, in PO."""
    state = treasury(tt.company(tt.table(25, 100), "PDL", [2, 1], president=0, bank=1))
    assert tt.GAME.to_move(state) == (0,)
    events = tt.act(state, 0, tt.BuyShare("PDL"))
    assert tt.single(events, tt.Paid) == tt.Paid(0, None, 25, "treasury")
    assert (state.companies["PDL"].issued, state.companies["PDL"].net) == (4, 100)
    assert (state.players[0].net, tt.GAME.to_move(state)) == (0, (1,))
    events = tt.act(state, 1, tt.BuyShare("PDL"))
    assert tt.Paid(1, "PDL", 25, "treasury") in events
    assert (state.companies["PDL"].issued, state.companies["PDL"].net) == (5, 125)


def test_bank_shares_are_sold_even_at_ten() -> None:
    """Ruling 15: ten issued do not matter if the bank has one; the price must be at hand."""
    state = tt.company(tt.table(30, 20), "PDL", [5, 4], president=0, bank=1)
    treasury(tt.company(state, "CHC", [5, 5], president=1))
    tt.refused(state, 0, tt.BuyShare("CHC"), "no-share-left", "15")
    tt.refused(state, 0, tt.BuyShare("BHR"), "not-active", "15")
    tt.act(state, 0, tt.BuyShare("PDL"))
    tt.refused(state, 1, tt.BuyShare("PDL"), "no-share-left", "15")
    state.companies["PDL"].bank, state.players[1].shares["PDL"] = 1, 3
    tt.refused(state, 1, tt.BuyShare("PDL"), "share-cash", "15")


def test_selling_to_the_company() -> None:
    """Ruling 16: two shares must be with players; the company pays, with loans if needed."""
    state = tt.company(tt.table(0, 0), "PDL", [1, 1], president=0, net=10, price=50, bank=3)
    treasury(tt.company(state, "CHC", [1, 0], president=0, bank=5))
    tt.refused(state, 0, tt.SellShare("CHC"), "last-share", "16")
    tt.refused(state, 0, tt.SellShare("BHR"), "no-share", "16")
    events = tt.act(state, 0, tt.SellShare("PDL"))
    assert events[:3] == [
        tt.Paid("PDL", 0, 50, "treasury"),
        tt.LoansChanged("PDL", 0, 1),
        tt.SharesMoved("PDL", 0, "treasury", 1),
    ]
    assert (state.companies["PDL"].net, state.companies["PDL"].issued) == (-40, 4)


def test_in_debt_one_has_to_sell() -> None:
    """Ruling 17: with debts a share must be sold if one can be; else the player passes; with one
    sale only, or none, nothing is asked."""
    state = tt.company(tt.table(-5, 50), "PDL", [2, 1], president=0)
    treasury(tt.company(state, "CHC", [1, 1], president=1))
    tt.refused(state, 0, tt.PassTreasury(), "must-sell", "17")
    tt.refused(state, 0, tt.BuyShare("PDL"), "share-cash", "15")
    tt.act(state, 0, tt.SellShare("CHC"))
    assert state.players[0].net == 20
    buys = {tt.BuyShare("PDL"), tt.BuyShare("CHC")}
    assert set(tt.GAME.legal(state, 1)) == {*buys, tt.SellShare("PDL"), tt.PassTreasury()}
    state = tt.company(tt.table(-5, -5, 100), "PDL", [1, 0, 1], president=2)
    treasury(state)
    assert [player.net for player in state.players] == [20, -5, 100]
    assert tt.GAME.to_move(state) == (2,)


def presidents(state: tt.State) -> list[int | None]:
    play = tt.MutablePosition(tt.balanced(state), NO_DICE)
    reassign_presidents(play)
    return [state.companies[name].president for name in state.order]


def test_most_shares_make_the_president() -> None:
    """Ruling 18: in CO the largest holder with fewer than two certificates; of equal ones the
    previous president first, then clockwise from him.
    Rulebook, 8 Treasury: presidents."""
    state = tt.company(tt.table(0, 0, 0), "PDL", [3, 2, 0], president=1)
    tt.company(tt.company(state, "CHC", [3, 0, 1], president=0), "BHR", [3, 0, 1], president=0)
    tt.company(state, "SNR", [1, 0, 0], president=0)
    tt.company(state, "ICR", [0, 0, 0], president=2, bank=4)
    assert presidents(state) == [0, 0, 2, None, None]
    assert count_certificates(tt.Position(state), 0) == 2
    assert state.companies["ICR"].previous == 2
    state = tt.company(tt.table(0, 0, 0, 0), "PDL", [2, 2, 2, 0], president=1)
    tt.company(state, "CHC", [2, 2, 0, 0], president=2)
    tt.company(state, "BHR", [1, 1, 0, 0], president=None)
    state.companies["BHR"].previous = 3
    assert presidents(state) == [1, 0, 0]
    state.seating = [0, 2, 1, 3]
    state.companies["CHC"].previous = 2
    assert presidents(state)[1] == 1


@pytest.mark.parametrize(("priority", "president"), [(2, 0), (1, 1)])
def test_a_new_company_has_no_previous_president(priority: int, president: int) -> None:
    """Ruling 19: ties go in PO, the priority holder first."""
    state = tt.company(tt.table(0, 0, 0, priority=priority), "PDL", [2, 2, 0])
    assert presidents(state) == [president]


@pytest.mark.parametrize(
    ("net", "due"),
    [(0, 0), (50, 0), (-5, 20), (-80, 20), (-85, 40), (-100, 40), (-105, 40), (-400, 100)],
)
def test_interest(net: int, due: int) -> None:
    """Ruling 20: 20 a loan, and for loans taken to pay it. Rulebook, 8 Treasury: interest."""
    assert interest(net) == due
    held, borrowed, owed = tt.cash(net), tt.loans(net), 20 * tt.loans(net)
    while held < owed:
        held, borrowed, owed = held + 100, borrowed + 1, owed + 20
    assert held - owed - 100 * borrowed == net - due


def test_interest_is_paid_in_the_phase() -> None:
    """Ruling 20: it comes after the update of presidents."""
    state = tt.company(tt.table(-50, 10), "PDL", [1, 2], president=0)
    events = tt.step(state, tt.Step.END_TREASURY)
    assert events[:2] == [tt.PresidentChanged("PDL", 1, 0), tt.Paid(0, None, 20, "interest")]


def test_two_loans_are_bankruptcy() -> None:
    """Ruling 21: counted after interest; debts go, shares go to the bank, the player plays on.
    Rulebook, 8 Treasury: bankruptcy."""
    state = tt.company(tt.table(-100, 50), "PDL", [1, 2], president=1)
    events = tt.step(state, tt.Step.END_TREASURY)
    assert tt.single(events, tt.WentBankrupt) == tt.WentBankrupt(0, forced=True)
    assert (state.players[0].net, tt.shares(state, "PDL")) == (0, [0, 2])
    assert (state.companies["PDL"].bank, state.companies["PDL"].issued) == (1, 3)
    assert state.players[0].bankrupt == [2]
    assert state.phase is tt.Phase.BANKRUPTCY and tt.GAME.to_move(state) == (1,)


def test_anybody_may_go_bankrupt() -> None:
    """Ruling 21: also without a loan; who has nothing at all is not asked."""
    state = tt.table(70, -100, 0)
    state.players[1].net = -80
    tt.step(tt.company(state, "PDL", [2, 1, 0], president=0), tt.Step.END_TREASURY)
    assert tt.GAME.to_move(state) == (0,)
    events = tt.act(state, 0, tt.DeclareBankruptcy())
    assert tt.single(events, tt.WentBankrupt) == tt.WentBankrupt(0, forced=False)
    assert tt.Paid(0, None, 70, "bankruptcy") in events
    assert tt.GAME.to_move(state) == (1,)
    tt.act(state, 1, tt.DeclineBankruptcy())
    assert state.players[1].net == -100 and state.phase is tt.Phase.TARGET


def test_certificates_of_a_bankrupt() -> None:
    """Ruling 22: lost at once; after all bankruptcies those companies alone get a president."""
    state = tt.company(tt.table(-300, 50, 50), "PDL", [3, 1, 2], president=0)
    tt.company(tt.company(state, "CHC", [3, 2, 2], president=0), "BHR", [0, 2, 1], president=1)
    tt.company(tt.company(state, "SNR", [0, 3, 1], president=1), "ICR", [0, 2, 0], president=None)
    events = tt.step(state, tt.Step.END_TREASURY)
    assert state.companies["PDL"].president is None
    tt.act(state, 1, tt.DeclineBankruptcy())
    events = tt.act(state, 2, tt.DeclineBankruptcy())
    assert tt.of(events, tt.PresidentChanged) == [
        tt.PresidentChanged("PDL", 2, None),
        tt.PresidentChanged("CHC", 2, None),
    ]
    assert state.companies["ICR"].president is None
    assert count_certificates(tt.Position(state), 2) == 2


def test_money_is_one_number() -> None:
    """Ruling 2: loans and cash follow from the net.

    Rulebook, 4 Definitions: loans are repaid by themselves."""
    for net in range(-305, 305, 5):
        assert tt.cash(net) - 100 * tt.loans(net) == net
        assert tt.loans(net) == 0 or tt.cash(net) < 100
        assert (tt.loans(net) > 0) == (net < 0)
