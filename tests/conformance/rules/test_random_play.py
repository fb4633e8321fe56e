"""Random games of every number of seats and every option, under the referee after each action."""

from typing import Any

import pytest

from rules.game import InRounds
from tests.conformance.case import Case
from tests.conformance.cases import every_case, having, numbered
from tests.conformance.play import (
    Notices,
    look_at_choices,
    look_at_copies,
    look_at_illegal,
    look_at_legal,
    look_at_membership,
    look_at_secrets,
    packed,
    played,
    replayed,
)
from tests.playthroughs.coverage import classes_of


@numbered(lambda case: case.quick)
def test_a_random_game(case: Case, number: int) -> None:
    """It adds up after every action, in the second book too; what is legal passes the check, what
    is not is refused and changes nothing; nobody sees what is hidden; turns and rounds go on, and
    whoever is named as next is; and the log leads to the same state, byte for byte."""
    game, turn, round_ = case.game, 0, ()
    ledger, notices, in_rounds = None, Notices(case), isinstance(game, InRounds)
    for position in played(case, number):
        state, seats = position.state, position.seats
        assert list(game.invariants(state)) == []
        if case.ledger is not None:
            ledger = ledger or case.ledger(seats, position.options)
            ledger.note(position.events)
            ledger.agrees(state)
        assert turn <= (turn := game.turn_of(state)[0])
        if in_rounds:
            assert round_ <= (round_ := game.round_of(state))
        notices.follow(state)
        if len(position.log) % case.every == 0 and not game.over(state):
            look_at_legal(case, state, seats)
            look_at_illegal(case, state, seats)
            look_at_membership(case, state)
            look_at_secrets(case, state, seats)
            look_at_copies(case, state)
    assert game.to_move(position.state) == ()
    assert packed(replayed(case, position)) == packed(position.state)
    assert all(row.total is not None for row in game.standing(position.state, None))
    case.at_end(position)


@every_case
def test_every_combination_comes_up(case: Case) -> None:
    """As many game numbers in a row as there are combinations meet all of them; the games above
    meet every number of seats and every value of every option that any combination has."""
    many = [case.combination(number) for number in range(len(case.combinations))]
    bare = {case.combinations[number * 37 % len(many)] for number in range(len(many))}
    assert bare == set(case.combinations)
    few = [case.combination(number) for number in range(case.quick)]
    assert {seats for seats, _ in few} == set(case.game.seats)
    for name in case.game.options_type.__struct_fields__:
        assert values(few, name) == values(many, name)


def values(combinations: list[tuple[int, Any]], name: str) -> set[Any]:
    return {getattr(options, name) for _, options in combinations}


@every_case
def test_everything_happens(case: Case) -> None:
    """In a few random games every action and every event comes up, but for what is seldom."""
    seen: set[str] = set()
    wanted = {
        kind.__name__
        for union in (case.game.action_type, case.game.event_type)
        for kind in classes_of(union)
    }
    for number in range(case.quick):
        for position in played(case, number):
            seen.update(type(event).__name__ for event in position.events)
        seen.update(type(action).__name__ for _, action, _ in position.log)
        if wanted - case.seldom <= seen:
            return
    pytest.fail(f"not seen: {sorted(wanted - case.seldom - seen)}")


@every_case
def test_no_view_depends_on_a_sealed_choice(case: Case) -> None:
    """Run with two different choices, what spectators and other seats are shown is the same to the
    byte until it is turned over."""
    kinds = {kind for kind in classes_of(case.game.action_type) if kind.sealed}
    wanted = {kind for kind in kinds if kind.__name__ not in case.seldom_sealed}
    seen: set[type] = set()
    for number in range(len(case.combinations)):
        if seen >= wanted:
            return
        for position in played(case, number):
            if not case.game.over(position.state) and seen < wanted:
                seen |= look_at_choices(case, position.state, position.seats)
    assert seen >= wanted


@having("otherwise")
def test_there_are_secrets_to_be_kept(case: Case) -> None:
    """The comparison with other secrets above is no empty one."""
    seen = 0
    for number in range(case.quick):
        for position in played(case, number):
            if not case.game.over(position.state) and len(position.log) % case.every == 0:
                seen += look_at_secrets(case, position.state, position.seats)
            if seen:
                return
    pytest.fail("no secrets came up")
