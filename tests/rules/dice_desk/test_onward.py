"""A game of the box goes on in chat (ruling 18), and rides told by their places (ruling 13)."""

from itertools import islice

import pytest
from msgspec.structs import replace

from rules.dice import SeededDice
from rules.dice_desk import GAME
from rules.dice_desk.actions import AgreeToCount, RemovePerson, ReportTurn, SetCity, SetOwner
from rules.dice_desk.events import AgreedToCount
from rules.dice_desk.onward import chat_options, check_between_turns, known_train
from rules.dice_desk.options import GameOptions, Options
from rules.dice_desk.rode import railroads_ridden
from rules.dice_desk.state import Phase
from rules.dice_desk.whole_game import book_of
from rules.errors import RuleError
from rules.rail_baron import GAME as RAIL_BARON
from rules.rail_baron.lookups.trips import find_trip
from rules.rail_baron.model.events import TurnBegan
from rules.rail_baron.model.play import Position
from tests.rules.dice_desk.sessions import begun, enter, refused, riding
from tests.rules.dice_desk.test_evening import PEOPLE, ROBOTS, SEED, Desk, played

NAMES: dict[int, str] = {}
ROUNDS = 20


def test_an_evening_goes_on_in_chat_to_its_end() -> None:
    """Ruling 18: a game of six, told to the desk, goes on in chat. All that stands on the board is
    that of the table from which it was told; robots play on to the end under the referee."""
    desk = Desk()
    for turn, table in islice(played(SEED), ROUNDS * PEOPLE):
        if turn.of(TurnBegan):
            desk.tell(turn)
        else:
            desk.set_up(turn, table.first)
    trains = {number: seat.milepost for number, seat in enumerate(table.seats)}
    known = {n: known_train(desk.state, n) for n in trains}
    assert all(known[n] in (None, trains[n]) for n in trains)
    options = chat_options(desk.state, NAMES, trains)
    dice, robot_dice = SeededDice(b"chat"), SeededDice(b"robots")
    state, _ = RAIL_BARON.setup(PEOPLE, options, dice)
    for theirs, seat in zip(table.seats, state.seats, strict=True):
        assert seat == replace(theirs, used=[], established={})
    assert (state.bank_out, state.bank, state.sold_out) == (
        *(table.bank_out, table.bank, table.sold_out),
    )
    assert state.turn.seat == table.turn.seat
    players = [RAIL_BARON.robot(name) for name in ROBOTS]
    while not RAIL_BARON.over(state):
        mover = RAIL_BARON.to_move(state)[0]
        action = players[mover].choose(RAIL_BARON.view(state, mover), mover, robot_dice)
        RAIL_BARON.apply(state, mover, action, dice)
        assert list(RAIL_BARON.invariants(state)) == []
    assert state.winner is not None


def test_only_between_turns() -> None:
    """Not while homes are rolled, a purchase is asked, or a bonus leads on."""
    homes, _ = GAME.setup(1, Options(people=begun().options.people), SeededDice(b""))
    with pytest.raises(RuleError, match="no-game-kept"):
        check_between_turns(homes)
    state = riding()
    enter(state, ReportTurn(arrived=True))
    assert state.phase is Phase.PURCHASE
    with pytest.raises(RuleError, match="between-turns"):
        check_between_turns(state)
    onward = riding()
    enter(onward, ReportTurn(arrived=True, onward=True, buys="nothing"))
    assert onward.phase is Phase.DESTINATION
    with pytest.raises(RuleError, match="between-turns"):
        check_between_turns(onward)


def test_a_train_at_its_destination_has_arrived() -> None:
    state = riding("Miami")
    trains = {n: Position(book_of(state)).board.milepost_of["Miami"] for n in range(3)}
    with pytest.raises(RuleError, match="train-there"):
        chat_options(state, NAMES, trains)


def test_a_place_told_in_a_ride_is_where_the_train_stands() -> None:
    """It is not asked again; a train that only is under way stands somewhere."""
    state = riding("Miami")
    board = Position(book_of(state)).board
    atlanta = board.milepost_of["Atlanta"]
    assert refused(state, ReportTurn(stands=board.milepost_of["Miami"]))[0] == "stands-elsewhere"
    assert refused(state, ReportTurn(stands=9_999))[0] == "stands-elsewhere"
    enter(state, ReportTurn(stands=atlanta))
    assert known_train(state, 0) == atlanta
    other = riding("Miami")
    enter(other, ReportTurn())
    assert known_train(other, 0) is None and known_train(other, 1) is not None


def stops(*cities: str) -> list[int]:
    board = Position(book_of(begun())).board
    return [board.milepost_of[city] for city in cities]


def test_fees_follow_from_the_places_of_a_ride() -> None:
    """Of ways equally short the cheapest for the rider, over the whole ride."""
    state = begun()
    position = Position(book_of(state))
    way = stops("Chicago", "Pittsburgh", "New York")
    free = railroads_ridden(position, way)
    miles = find_trip(position.board, "Chicago", "Pittsburgh").miles
    assert miles > 0 and free
    shared = set(free)
    for mark in shared:
        enter(state, SetOwner(mark, 1))
    around = set(railroads_ridden(Position(book_of(state)), way))
    assert around == shared or around - shared, "another way, if there is one as short"
    only = railroads_ridden(position, stops("Chicago", "Chicago"))
    assert only == ()


def test_mileposts_left_over_are_told_at_an_arrival() -> None:
    assert refused(riding(), ReportTurn(wasted=3))[0] == "wasted"
    assert refused(riding(), ReportTurn(arrived=True, wasted=18))[0] == "wasted"
    events = enter(riding(), ReportTurn(arrived=True, wasted=4, buys="nothing"))
    assert [event.mileposts for event in events if type(event).__name__ == "MilepostsWasted"] == [4]
    assert refused(riding(), SetCity(0, "home", "Atlantis"))[0] == "city-unknown"


def test_all_at_the_board_agree_that_a_game_counts() -> None:
    """Ruling 19: each for the own seat, once; only a whole game in which all have seats."""
    state, _ = GAME.setup(2, Options(game=GameOptions()), SeededDice(b""))
    GAME.apply(state, 1, AgreeToCount(), SeededDice(b""))
    assert not GAME.is_rated(state)
    with pytest.raises(RuleError, match="agreed-already"):
        GAME.check(state, 1, AgreeToCount())
    (event,) = GAME.apply(state, 0, AgreeToCount(), SeededDice(b""))
    assert event == AgreedToCount(0, 0)
    assert not GAME.is_rated(state), "nobody has won yet"
    GAME.apply(state, 0, RemovePerson(1), SeededDice(b""))
    assert state.phase is Phase.OVER and GAME.is_rated(state)
    with pytest.raises(RuleError, match="count-seats"):
        GAME.check(begun(), 0, AgreeToCount())
    alone, _ = GAME.setup(1, Options(), SeededDice(b""))
    with pytest.raises(RuleError, match="no-game-counted"):
        GAME.check(alone, 0, AgreeToCount())
