"""Whose turn it is, who comes next, and the rounds."""

import pytest

from rules.game import InRounds, PredictsNextTurn
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model.state import Phase
from tests.games.train_tycoon import played


@pytest.mark.parametrize("number", [4, 9])
def test_turns_pass(number: int) -> None:
    """The number of the turn never falls, rises with every new mover and every new question to
    all, and is nobody's while several choose in secret."""
    before, waiting = -1, None
    for game in played(number, "random", "steady"):
        state = game.state
        turn, whose = GAME.turn_of(state)
        assert turn >= before
        assert whose == (None if state.asks or GAME.over(state) else GAME.to_move(state)[0])
        asks = sorted({(ask.seat, ask.company) for ask in (*state.asks, *state.answered)})
        now = (state.phase, asks) if state.asks else (whose, state.operation and True)
        if waiting is not None and now != waiting and not GAME.over(state):
            assert turn > before
        before, waiting = turn, now


def test_who_comes_next() -> None:
    """In player order and among presidents; and rounds are the turns of the game, which never come
    again."""
    named = set()
    rounds = []
    for game in played(12, "steady", "random"):
        rounds.append(GAME.round_of(game.state))
        if GAME.next_seats(game.state):
            named.add(game.state.phase)
    assert named >= {Phase.TREASURY, Phase.BANKRUPTCY, Phase.LINE}
    assert rounds == sorted(rounds) and set(rounds) == {(turn,) for turn in range(6)}
    assert isinstance(GAME, PredictsNextTurn) and isinstance(GAME, InRounds)
