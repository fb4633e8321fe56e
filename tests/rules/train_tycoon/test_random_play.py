"""Games by robots of every number of seats and every option, under the referee throughout."""

from __future__ import annotations

from itertools import islice

import msgspec
import pytest

from rules.errors import RuleError
from rules.game import Foresees, InRounds, copy_state
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model.options import Options
from rules.train_tycoon.model.state import Phase, State
from tests.support.train_tycoon.ledger import Ledger
from tests.support.train_tycoon.random import (
    COMBINATIONS,
    combination,
    illegal,
    played,
    replayed,
)
from tests.support.train_tycoon.states import NoDice

GAMES = 20
NOW_AND_THEN = 11
"""Every so many actions what is dear to look at is looked at."""
LOOKED_AT = 40
"""Lines checked of the many that are legal."""
ROBOTS = (("random",), ("steady",), ("random", "steady"), ("absent", "steady", "random"))


def packed(value: object) -> bytes:
    return msgspec.msgpack.encode(value)


@pytest.mark.parametrize("number", range(GAMES))
def test_a_game(number: int) -> None:
    """It adds up after every action, what is legal passes the check, what is not is refused and
    changes nothing, and the log leads to the same state."""
    for game in played(number, *ROBOTS[number % len(ROBOTS)]):
        state = game.state
        assert list(GAME.invariants(state)) == []
        if len(game.log) % NOW_AND_THEN == 0 and not GAME.over(state):
            _check_legal(state)
            _check_illegal(state)
            assert packed(copy_state(GAME, state)) == packed(state)
    assert GAME.to_move(game.state) == ()
    assert packed(replayed(game)) == packed(game.state)
    assert [record.turn for record in game.state.history] == list(range(6))


def _check_legal(state: State) -> None:
    for seat in range(len(state.players)):
        actions = list(islice(GAME.legal(state, seat), LOOKED_AT))
        assert bool(actions) == (seat in GAME.to_move(state))
        for action in actions:
            GAME.check(state, seat, action)
        view = GAME.view(state, seat)
        if view.legal:
            assert list(view.legal) == list(GAME.legal(state, seat))


def _check_illegal(state: State) -> None:
    before = packed(state)
    for seat, action in illegal(state):
        with pytest.raises(RuleError):
            GAME.apply(state, seat, action, NoDice())
        assert packed(state) == before


def test_views_share_nothing_with_the_state() -> None:
    """Whoever changes a view changes no game."""
    for game in islice(played(3), 60, 200, 20):
        before = packed(game.state)
        view = GAME.view(game.state, 0)
        view.table.players[0].net += 5
        view.table.players[0].shares["PDL"] = 99
        view.table.order.reverse()
        for hub in view.table.hubs.values():
            hub.stock += 1
        view.table.secret.choices.clear()
        assert packed(game.state) == before


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
        asked = sorted({(ask.seat, ask.company) for ask in (*state.asks, *state.answered)})
        now = (state.phase, asked) if state.asks else (whose, state.operation and True)
        if waiting is not None and now != waiting and not GAME.over(state):
            assert turn > before
        before, waiting = turn, now


def test_who_comes_next() -> None:
    """Never one who may act now; in player order and among presidents mostly who then acts; and
    rounds are the turns of the game, which never come again."""
    right = wrong = 0
    told: tuple[int, ...] = ()
    movers: tuple[int, ...] = ()
    rounds = []
    for game in played(12, "steady", "random"):
        now = GAME.to_move(game.state)
        rounds.append(GAME.round_of(game.state))
        if told and now and now != movers:
            right += now == told
            wrong += now != told
        told, movers = GAME.next_up(game.state), now
        assert not set(told) & set(movers)
    assert right > 3 * wrong
    assert rounds == sorted(rounds) and set(rounds) == {(turn,) for turn in range(6)}
    assert isinstance(GAME, Foresees) and isinstance(GAME, InRounds)


def test_every_combination_comes_up() -> None:
    """120 game numbers in a row meet every number of seats with every map and combination of
    options; the games above meet every number of seats and every value of an option."""
    assert {combination(number) for number in range(120)} == set(COMBINATIONS)
    few = [combination(number) for number in range(GAMES)]
    assert {seats for seats, _ in few} == set(GAME.seats)
    for field in Options.__struct_fields__:
        values = {getattr(options, field) for _, options in COMBINATIONS}
        assert {getattr(options, field) for _, options in few} == values


@pytest.mark.parametrize("number", range(500, 512))
def test_a_second_book_agrees(number: int) -> None:
    """Money, shares, prices, orders, hubs, stocks, lines and incomes, figured once more from the
    events alone by the plain reading of the rulings."""
    ledger: Ledger | None = None
    for game in played(number, *ROBOTS[number % len(ROBOTS)]):
        ledger = ledger or Ledger(game.options)
        ledger.note(game.events)
        if game.state.phase is Phase.CHOOSE:
            continue
        _agree(ledger, game.state)


def _agree(ledger: Ledger, state: State) -> None:
    assert [ledger.money[seat] for seat in range(len(state.players))] == [
        player.net for player in state.players
    ]
    assert -ledger.money[None] == state.bank_out
    assert ledger.order == state.order
    for name in state.order:
        company = state.companies[name]
        assert (ledger.money[name], ledger.price[name]) == (company.net, company.price)
        assert (ledger.issued(name), ledger.shares[name, "bank"]) == (company.issued, company.bank)
        for seat, player in enumerate(state.players):
            assert ledger.shares[name, seat] == player.shares.get(name, 0)
    hubs = {place: (hub.kind, hub.item, hub.stock) for place, hub in state.hubs.items()}
    assert hubs == {
        place: (kind, ledger.item[place], ledger.stock[place])
        for place, kind in ledger.kind.items()
    }
    assert ledger.lines == {line.id: (line.owner, *line.ends) for line in state.lines}
    assert ledger.broken == {line.id for line in state.lines if line.broken}
