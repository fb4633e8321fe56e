"""Whole games at random, under the referee: they end, add up, and come out the same again."""

from __future__ import annotations

import msgspec
import pytest

from rules.game import copy_state
from rules.rail_baron import GAME
from rules.rail_baron.state import Phase, State
from tests.support.rail_baron_play import OPTIONS, Record, play, replayed, round_trips, seating

SEEDS = range(0, 640, 21)


@pytest.fixture(scope="module")
def games() -> list[Record]:
    """Thirty-one games over two to six seats and all options."""
    return [play(seed) for seed in SEEDS]


def test_every_seat_count_and_option_is_among_them() -> None:
    """The numbers of this test meet 2 to 6 seats and each option on and off; all numbers together
    meet every pair of them."""
    here = [seating(seed) for seed in SEEDS]
    assert {seats for seats, _ in here} == set(range(2, 7))
    for name in OPTIONS[0].__struct_fields__:
        assert len({getattr(options, name) for _, options in here}) > 1, name
    assert len({seating(seed) for seed in range(640)}) == 5 * len(OPTIONS)


def test_games_end_with_a_winner(games: list[Record]) -> None:
    """Ruling 26: at home with the cash, or, ruling 23, as the last seat left."""
    for record in games:
        assert GAME.over(record.state)
        assert record.state.winner is not None
        assert not record.state.seats[record.state.winner].bankrupt
        assert GAME.standing(record.state, None)[0].seat == record.state.winner
        assert GAME.to_move(record.state) == ()


def test_all_chapters_were_played(games: list[Record]) -> None:
    """Every phase in which a seat is asked, and most kinds of events, came up."""
    met = set().union(*(record.phases for record in games))
    assert met == set(Phase) - {Phase.OVER}
    told = {type(event) for record in games for event in record.events}
    missing = {kind.__name__ for kind in GAME.event_type.__args__} - {
        kind.__name__ for kind in told
    }
    assert missing == set()


def test_a_replay_gives_the_same_bytes(games: list[Record]) -> None:
    """The log and the recorded dice are the whole game."""
    for record in games:
        again = msgspec.msgpack.encode(replayed(record))
        assert again == msgspec.msgpack.encode(record.state), record.seed


def test_a_saved_state_is_the_state(games: list[Record]) -> None:
    """Saved and read it is equal, and its bytes are the same."""
    for record in games:
        saved = msgspec.msgpack.encode(record.state)
        read = msgspec.msgpack.decode(saved, type=State)
        assert read == record.state
        assert msgspec.msgpack.encode(read) == saved
        assert copy_state(GAME, record.state) == record.state


def test_events_can_be_written_and_read(games: list[Record]) -> None:
    """Everything told survives the log."""
    for record in games[:6]:
        for event, read in round_trips(record.events):
            assert event == read


def test_the_same_number_is_the_same_game(games: list[Record]) -> None:
    """A seed reproduces a game to the action."""
    assert play(SEEDS[1]).log == games[1].log


def test_every_payment_has_payer_and_payee(games: list[Record]) -> None:
    """From the payments told alone the cash of every seat follows, the bank's side included."""
    for record in games:
        held: dict[int | None, int] = dict.fromkeys([None, *range(record.seats)], 0)
        for event in record.events:
            if type(event).__name__ == "Paid":
                held[event.payer] -= event.amount
                held[event.payee] += event.amount
        assert held.pop(None) == -record.state.bank_out
        assert list(held.values()) == [seat.cash for seat in record.state.seats]
