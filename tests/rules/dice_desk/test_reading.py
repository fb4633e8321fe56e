"""The desk read again beside the rulebook: fees and payoff, declaring with the board's dice, a city
rolled in which the train stands."""

from rules.dice_desk.actions import Buy, EnterDice, ReportTurn, SetCash, SetOwner
from rules.dice_desk.state import Phase
from rules.rail_baron.model.events import TurnLost
from tests.rules.dice_desk.sessions import CHICAGO_MIAMI, begun, enter, riding, seat


def test_a_railroad_ridden_and_then_bought_is_free() -> None:
    """Whether the purchase is told with the turn or asked after it (RB 16)."""
    paid = 20_000 + CHICAGO_MIAMI
    for rode, fee in ((("RF&P",), 0), (("RF&P", "PA"), 1_000)):
        step_by_step, at_once = riding(), riding()
        enter(step_by_step, ReportTurn(rode=rode, arrived=True))
        assert step_by_step.phase is Phase.PURCHASE
        enter(step_by_step, Buy("RF&P"))
        enter(at_once, ReportTurn(rode=rode, arrived=True, buys="RF&P"))
        assert seat(step_by_step, 0).cash == seat(at_once, 0).cash == paid - 4_000 - fee


def test_a_fee_goes_to_whoever_owns_the_railroad_at_the_end() -> None:
    """Of two, the fourth purchase gives the imaginary owner one; halves of 5,000 go to bank and
    opponent (RB 31), and it counts only once beside a named fee."""
    state = begun(people=2)
    for mark in ("PA", "NYC"):
        enter(state, SetOwner(mark, 1))
    enter(state, EnterDice(0, (), city="Miami"), ReportTurn(rode=("PA", "NYC", "UP")))
    assert [seat(state, n).cash for n in (0, 1)] == [14_000, 25_000]


def test_the_city_where_the_train_stands_loses_the_turn() -> None:
    """Typed as a city too, as by dice (RB 7)."""
    state = begun()
    events = enter(state, EnterDice(0, (), city="Chicago"))
    assert TurnLost(0, "Chicago") in events
    assert state.book is not None and state.book.turn.seat == 1
    assert seat(state, 0).destination is None and seat(state, 0).drew_first


def test_an_alternate_may_be_typed_as_a_city() -> None:
    """Who declares rides home, and the city is the alternate; the place where the train stands ends
    the turn, and the declaration holds (RB 25)."""
    for city, phase, on_turn in (("Denver", Phase.TURN, 0), ("Miami", Phase.DESTINATION, 1)):
        state = riding()
        enter(state, ReportTurn(arrived=True, buys="nothing"), SetCash(0, 210_000))
        for person, place in ((1, "Denver"), (2, "Denver")):
            enter(state, EnterDice(person, (), city=place), ReportTurn())
        enter(state, EnterDice(0, (), None, True, city))
        ada = seat(state, 0)
        assert (ada.declared, ada.destination, ada.alternate) == (True, "Chicago", city)
        assert state.phase in (phase, Phase.TURN) and state.book is not None
        assert state.book.turn.seat == on_turn
