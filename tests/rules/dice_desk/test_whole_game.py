"""The whole game at the desk: turns that are told, money that follows, what is refused."""

import pytest

from rules.dice import SeededDice
from rules.dice_desk import GAME
from rules.dice_desk import actions as do
from rules.dice_desk.options import GameOptions, Options, Sitting
from rules.dice_desk.state import Phase
from rules.errors import RuleError
from rules.game import copy_state
from rules.rail_baron.model.play import THIRD_OWNER
from rules.rail_baron.model.play import MutablePosition as BookPlay
from rules.rail_baron.ownership import establishment
from tests.rules.dice_desk.sessions import CHICAGO_MIAMI, begun, enter, refused, riding, seat


def test_a_whole_game_begins_with_everybodys_cash() -> None:
    """Ruling 10: for two to six people of one edition; the first begins, or whoever is set to."""
    state = begun()
    assert [seat(state, n).cash for n in range(3)] == [20_000] * 3
    assert state.phase is Phase.DESTINATION and state.book is not None
    assert state.book.turn.seat == 0
    enter(state, do.SetTurn(2))
    assert state.book.turn.seat == 2
    for options in (
        Options(people=(Sitting("Ada"),), game=GameOptions()),
        Options("u21", (Sitting("Ada"), Sitting("Ben")), GameOptions()),
    ):
        with pytest.raises(RuleError, match="whole-count"):
            GAME.setup(1, options, SeededDice(b""))


def test_opening_auctions_are_told_by_their_results() -> None:
    """Ruling 11: after the last home, before the first turn."""
    state = begun(GameOptions(opening_auctions=True), people=2)
    for buyer in (1, 0):
        assert state.phase is Phase.AUCTION and state.book is not None
        auction = state.book.auction
        assert auction is not None
        enter(state, do.AuctionResult(auction.railroad, buyer, auction.minimum))
    assert state.phase is Phase.DESTINATION
    assert [len(seat(state, n).railroads) for n in (0, 1)] == [1, 1]


def test_whoever_is_on_turn_rolls_or_the_city_is_set() -> None:
    """Ruling 11: by the desk's dice or by real ones."""
    state = begun()
    assert refused(state, do.DrawNext(1))[0] == "not-on-turn"
    assert refused(state, do.ReportTurn())[0] == "now-destination"
    enter(state, do.SetCity(0, "destination", "Miami"))
    assert state.phase is Phase.TURN and seat(state, 0).destination == "Miami"
    enter(state, do.SwapHome(0))
    assert (seat(state, 0).home, seat(state, 0).destination) == ("Miami", "Chicago")
    other = begun()
    enter(other, do.DrawNext(0))
    assert other.phase in (Phase.TURN, Phase.REGION)


def test_a_turn_is_one_entry() -> None:
    """Ruling 12: payoff, purchase and fees of it, and it is the next person's turn."""
    state = riding()
    enter(state, do.SetOwner("NYC", 1))
    report = do.ReportTurn(fees=(do.Fee(do.BANK_PAYEE), do.Fee(1)), arrived=True, buys="RF&P")
    enter(state, report)
    assert seat(state, 0).cash == 20_000 + CHICAGO_MIAMI - 4_000 - 1_000 - 5_000
    assert seat(state, 1).cash == 25_000
    assert seat(state, 0).railroads == ["RF&P"] and seat(state, 0).departure == "Miami"
    assert state.book is not None and state.book.turn.seat == 1


def test_what_is_bought_is_asked_if_it_is_not_told() -> None:
    """Ruling 12: nothing is a purchase too."""
    state = riding()
    enter(state, do.ReportTurn(arrived=True))
    assert state.phase is Phase.PURCHASE
    assert refused(state, do.Buy("UP")) == ("railroad-dear", "rail_baron")
    enter(state, do.Buy("Express"))
    assert seat(state, 0).engine == "Express" and state.phase is Phase.DESTINATION
    state = riding()
    enter(state, do.ReportTurn(arrived=True, buys=do.NOTHING))
    assert state.phase is Phase.DESTINATION
    assert refused(riding(), do.ReportTurn(buys="PA"))[0] == "buy-on-arrival"


def test_a_bonus_die_leads_on_once() -> None:
    """Ruling 12: the next destination is rolled next, and a second entry ends the turn."""
    state = riding()
    enter(state, do.ReportTurn(arrived=True, onward=True, buys=do.NOTHING))
    assert state.phase is Phase.DESTINATION
    enter(state, do.SetCity(0, "destination", "Denver"))
    assert state.phase is Phase.TURN and state.book is not None and state.book.turn.seat == 0
    assert refused(state, do.ReportTurn(arrived=True, onward=True))[0] == "no-bonus"
    enter(state, do.ReportTurn(fees=(do.Fee(do.BANK_PAYEE),)))
    assert seat(state, 0).cash == 20_000 + CHICAGO_MIAMI - 1_000
    assert state.book.turn.seat == 1


def test_fees_follow_from_railroads_or_payees() -> None:
    """Ruling 13: each owner once, the bank's together, one's own nothing, another sum if named."""
    state = riding()
    for mark, owner in (("PA", 1), ("NYC", 1), ("B&O", 0)):
        enter(state, do.SetOwner(mark, owner))
    enter(state, do.ReportTurn(rode=("PA", "NYC", "B&O", "SP", "UP")))
    assert [seat(state, n).cash for n in range(3)] == [14_000, 25_000, 20_000]
    state = riding()
    enter(state, do.SetOwner("PA", 1), do.ReportTurn(fees=(do.Fee(1, 1_000),)))
    assert [seat(state, n).cash for n in range(2)] == [19_000, 21_000]


@pytest.mark.parametrize(
    ("report", "code"),
    [
        (do.ReportTurn(fees=(do.Fee(2),)), "owns-nothing"),
        (do.ReportTurn(fees=(do.Fee(0),)), "no-payee"),
        (do.ReportTurn(fees=(do.Fee(9),)), "no-payee"),
        (do.ReportTurn(fees=(do.Fee(do.BANK_PAYEE, 77),)), "fee-amount"),
        (do.ReportTurn(rode=("XX",)), "railroad-unknown"),
    ],
)
def test_fees_that_nobody_is_paid(report: do.ReportTurn, code: str) -> None:
    """Ruling 13: nothing changes; who is paid no fee is named."""
    state = riding()
    assert refused(state, report) == (code, "dice_desk")
    if code == "owns-nothing":
        with pytest.raises(RuleError) as error:
            GAME.check(state, 0, report)
        assert error.value.args_ == {"name": "Cleo"}


def test_whoever_is_short_sells() -> None:
    """Ruling 14: to the bank at half the price, told with the turn or when it is asked."""
    state = riding()
    for mark, owner in (("RF&P", 0), ("PA", 1)):
        enter(state, do.SetOwner(mark, owner))
    enter(state, do.SetCash(0, 4_000))
    assert refused(state, do.ReportTurn(sells=("RF&P",)))[0] == "sale-not-needed"
    short = do.ReportTurn(fees=(do.Fee(1),))
    state_ = copy_state(state)
    enter(state_, short)
    assert state_.phase is Phase.SALE
    enter(state_, do.Sell("RF&P"))
    assert (seat(state_, 0).cash, seat(state_, 1).cash) == (1_000, 25_000)
    enter(state, do.ReportTurn(fees=(do.Fee(1),), sells=("RF&P",)))
    assert seat(state, 0).cash == 1_000


def test_an_auction_is_told_by_its_result() -> None:
    """Ruling 14: by somebody who has the cash, for half the price at least."""
    state = riding()
    for mark, owner in (("PA", 0), ("NYC", 1)):
        enter(state, do.SetOwner(mark, owner))
    enter(state, do.SetCash(0, 0), do.ReportTurn(fees=(do.Fee(1),)))
    assert refused(state, do.AuctionResult("PA", 2, 1_000)) == ("bid-low", "rail_baron")
    assert refused(state, do.AuctionResult("PA", 2, 90_000)) == ("bid-high", "rail_baron")
    enter(state, do.AuctionResult("PA", 2, 16_000))
    assert [seat(state, n).cash for n in range(3)] == [11_000, 25_000, 4_000]
    assert seat(state, 2).railroads == ["PA"]


def test_declaring_rovers_and_coming_home() -> None:
    """Ruling 15: by the rules of a table."""
    state = begun()
    assert refused(state, do.DeclareHome()) == ("declare-first", "rail_baron")
    for number in (1, 7):
        assert refused(riding(), do.ReportTurn(rovers=(number,)))[0] == "nobody-to-rover"
    enter(state, do.SetCity(0, "destination", "Miami"), do.SetCash(0, 250_000))
    enter(state, do.ReportTurn(arrived=True, buys=do.NOTHING), do.SetTurn(0), do.DeclareHome())
    if state.phase is Phase.REGION:
        enter(state, do.SetTurn(1))
    assert seat(state, 0).declared
    caught = copy_state(state)
    enter(caught, do.SetTurn(1), do.SetCity(1, "destination", "Denver"))
    before = seat(caught, 0).cash
    enter(caught, do.ReportTurn(rovers=(0,)))
    assert (seat(caught, 0).cash, seat(caught, 1).cash) == (before - 50_000, 70_000)
    assert not seat(caught, 0).declared
    if state.book is not None and state.book.turn.seat != 0:
        enter(state, do.SetTurn(0))
    enter(state, do.ReportTurn(arrived=True))
    assert GAME.over(state) and state.book is not None and state.book.winner == 0
    assert [row.place for row in GAME.standing(state, None)] == [1]


def test_a_fee_to_the_imaginary_owner_is_shared() -> None:
    """Rulings 13 and RB 31: half of it is the bank's, on top of the bank's fee, half Ben's."""
    state = begun(people=2)
    enter(state, do.SetCity(0, "destination", "Miami"))
    assert refused(state, do.ReportTurn(fees=(do.Fee(do.THIRD_PAYEE),)))[0] == "third-owns-nothing"
    assert state.book is not None
    establishment.transfer_railroad(BookPlay(state.book), "PA", THIRD_OWNER)
    state.book.gifts = 1
    ada, ben = seat(state, 0).cash, seat(state, 1).cash
    assert do.ReportTurn(fees=(do.Fee(do.THIRD_PAYEE),)) in GAME.legal(state, 0)
    enter(state, do.ReportTurn(fees=(do.Fee(do.BANK_PAYEE), do.Fee(do.THIRD_PAYEE))))
    assert (seat(state, 0).cash, seat(state, 1).cash) == (ada - 6000, ben + 2500)
    assert list(GAME.invariants(state)) == []
