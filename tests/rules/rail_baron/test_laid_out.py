"""Ruling 33: a game that goes on from a position on a real board."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from rules.dice import SeededDice
from rules.errors import RuleError
from rules.rail_baron import GAME, laid_out
from rules.rail_baron.model.events import LaidOut
from rules.rail_baron.model.start_position import SeatPosition, StartPosition
from rules.rail_baron.model.state import SeatState
from tests.games.rail_baron.ledger import Ledger
from tests.support.rail_baron import kit as rb

SET_UP = rb.Options()


def laid(state: rb.State, options: rb.Options = SET_UP) -> rb.Options:
    """The options of a game that goes on from this state."""
    mileposts = [seat.milepost for seat in state.seats]
    return replace(options, position=laid_out.describe_position(state, {}, mileposts))


def between_turns(state: rb.State) -> bool:
    turn = state.turn
    at_start = state.phase in (rb.Phase.DESTINATION, rb.Phase.ROLL)
    return at_start and turn.number >= 20 and not turn.arrivals and turn.white is None


def play(options: rb.Options, seats: int, until: Callable[[rb.State], bool] = GAME.over) -> Any:
    """Play at random under the referee and a second book, to the end or until then."""
    dice, player_dice = SeededDice(b"laid out"), SeededDice(b"players")
    state, events = GAME.setup(seats, options, dice)
    ledger, robot = Ledger(seats, options), GAME.robot("random")
    while True:
        ledger.note(events)
        ledger.agrees(state)
        assert list(GAME.invariants(state)) == []
        if GAME.over(state) or until(state):
            return state
        mover = GAME.to_move(state)[0]
        events = GAME.apply(
            state, mover, robot.choose(GAME.view(state, mover), mover, player_dice), dice
        )


@pytest.mark.parametrize(("seats", "edition"), [(2, "original"), (3, "u21"), (6, "original")])
def test_a_game_goes_on_from_where_it_stood(seats: int, edition: rb.Edition) -> None:
    """Ruling 33: all but the tracks ridden and the rates kept is as it was, and it is played on to
    the end."""
    before = play(rb.Options(edition=edition), seats, between_turns)
    options = laid(before, rb.Options(edition=edition))
    after, events = GAME.setup(seats, options, SeededDice(b"new"))
    assert events[0] == LaidOut(before.turn.number)
    assert all(isinstance(event, rb.LaidOut | rb.Paid | rb.Announced) for event in events[:-1])
    forgotten = [replace(seat, used=[], established={}) for seat in before.seats]
    assert after == replace(before, options=options, seats=forgotten)
    assert GAME.over(play(options, seats))


def test_options_keep_their_bytes_without_a_position() -> None:
    """Digests of states of before stay what they were."""
    assert "position" not in msgspec.to_builtins(SET_UP)
    options = laid(rb.game(rb.seat(), rb.seat("Boston")))
    packed = msgspec.msgpack.encode(options)
    assert msgspec.msgpack.decode(packed, type=rb.Options) == options
    assert GAME.rematch_options(options) == SET_UP
    assert GAME.fixed_seats(options) == ("", "") and GAME.fixed_seats(SET_UP) == ()


def test_the_first_swap_may_still_be_open() -> None:
    """And an arrival left over happens first (29)."""
    first = rb.seat(destination="Miami", swap_open=True, departure="Chicago")
    state, _ = GAME.setup(2, laid(rb.game(first, rb.seat("Boston"))), SeededDice(b""))
    assert state.phase is rb.Phase.SWAP
    late = rb.seat("Miami", destination="Miami", departure="Chicago", arrival_due=True)
    state, events = GAME.setup(2, laid(rb.game(late, rb.seat("Boston"))), SeededDice(b""))
    assert state.phase is rb.Phase.PURCHASE
    assert rb.Arrived(0, "Chicago", "Miami", rb.BOARD.payoff("Chicago", "Miami")) in events


def _change(**changes: Any) -> Callable[[StartPosition], StartPosition]:
    return lambda position: replace(position, **changes)


def _first(**changes: Any) -> Callable[[StartPosition], StartPosition]:
    return lambda position: replace(
        position, seats=(replace(position.seats[0], **changes), *position.seats[1:])
    )


IMPOSSIBLE = {
    "a turn of nobody": _change(on_turn=9),
    "before the first turn": _change(turn=0),
    "an unknown first": _change(first=-1),
    "sold out and the bank full": _first(railroads=("PA", "PA")),
    "no such railroad": _first(railroads=("XX",)),
    "no such city": _first(home="Atlantis"),
    "no such engine": _first(engine="Rocket"),
    "less than nothing": _first(cash=-1),
    "off the map": _first(milepost=9_999),
    "nowhere from": _first(departure=""),
    "already there": _first(destination="Chicago"),
    "declared without an alternate": _first(declared=True, destination="Chicago"),
    "a third owner among three": _change(third_owner=("PA",)),
    "gone and rich": _first(bankrupt=True),
    "one alone": lambda position: replace(
        position, seats=(*[SeatPosition(0, "Miami", bankrupt=True)] * 2, position.seats[2])
    ),
}


@pytest.mark.parametrize("kind", IMPOSSIBLE)
def test_what_cannot_have_come_about_is_refused(kind: str) -> None:
    seats: list[SeatState] = [rb.seat(city) for city in ("Chicago", "Boston", "Miami")]
    options = laid(rb.game(*seats))
    assert isinstance(options.position, StartPosition)
    GAME.setup(3, options, SeededDice(b""))
    changed = replace(options, position=IMPOSSIBLE[kind](options.position))
    with pytest.raises(RuleError) as error:
        GAME.setup(3, changed, SeededDice(b""))
    assert (error.value.code, error.value.rule) == ("position", "33")


def test_a_seat_for_each_who_sat_at_the_board() -> None:
    with pytest.raises(RuleError) as error:
        GAME.setup(3, laid(rb.game(rb.seat(), rb.seat("Boston"))), SeededDice(b""))
    assert (error.value.code, error.value.rule) == ("seats-position", "33")
