"""What is told of a company's turn before it is what comes of it, in random play."""

from collections import Counter

import pytest

from rules.dice import NO_DICE
from rules.game import copy_state
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model.actions import Cut, Expand, OpenLine, TakeTrain
from rules.train_tycoon.model.operation_events import Delivered, IncomeCounted, LineBroken
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.operation import forecast
from rules.train_tycoon.preview import preview
from rules.train_tycoon.robot.proposals import best_proposals
from tests.games.train_tycoon import played

TRIED = (Phase.LINE, Phase.TRAINS, Phase.TAKE)
ABSENT = GAME.robot("absent")
OTHERS = 6
"""Actions of a kind that are tried at a time."""


def _earned(state: State, action: object) -> tuple[list[Delivered], IncomeCounted]:
    """The company's turn played to its income, nothing else decided in it."""
    state, events = copy_state(state), []
    while not any(isinstance(event, IncomeCounted) for event in events):
        (seat,) = GAME.to_move(state)
        chosen = ABSENT.choose(GAME.view(state, seat), seat, NO_DICE) if action is None else action
        events += GAME.apply(state, seat, chosen, NO_DICE)
        action = None
    (income, *_) = [event for event in events if isinstance(event, IncomeCounted)]
    before = events[: events.index(income)]
    return [event for event in before if isinstance(event, Delivered)], income


@pytest.mark.parametrize(("number", "robots"), [(2, ()), (9, ()), (12, ("steady", "random"))])
def test_every_action_earns_what_was_said(number: int, robots: tuple[str, ...]) -> None:
    """Rulings 49 to 60: of all actions of a turn, lines, trains put on and taken off, and of doing
    nothing: each delivery and each sum."""
    tried: Counter[str] = Counter()
    for game in played(number, *robots):
        state = game.state
        if state.phase not in TRIED:
            continue
        position = Position(state)
        lines = [proposal.plan.action for proposal in best_proposals(position)[:OTHERS]]
        legal = lines if state.phase is Phase.LINE else GAME.legal(state, GAME.to_move(state)[0])
        kinds = [
            action for action in legal if isinstance(action, OpenLine | Expand | Cut | TakeTrain)
        ]
        for action in [*kinds[:OTHERS], *([] if state.phase is Phase.TAKE else [None])]:
            said = forecast.forecast_turn(position, action)
            moves, sums = _earned(state, action)
            assert [move.income for move in said.moves] == [move.income for move in moves]
            assert [move[:3] for move in said.moves] == [
                (move.item, move.source, move.destination) for move in moves
            ]
            foretold = (said.delivered, said.trains, said.interest, said.income)
            assert foretold == (sums.deliveries, sums.trains, sums.interest, sums.income)
            tried[type(action).__name__] += 1
    assert tried["OpenLine"] > 20 and tried["NoneType"] > 20 and tried["Cut"], tried


@pytest.mark.parametrize("number", [3, 16])
def test_menus_of_lines_say_what_the_rules_do(number: int) -> None:
    """What a menu says of each line on offer, found for many at once, is what the rules make of it:
    the income, and the own lines that it breaks (49)."""
    looked = 0
    for game in played(number):
        state = game.state
        if state.phase not in (Phase.LINE, Phase.FACTORY):
            continue
        position, (seat,) = Position(state), GAME.to_move(state)
        for proposal in best_proposals(position):
            assert proposal.now == forecast.forecast_turn(position, proposal.plan.action)
            outcome = preview(GAME.view(state, seat), proposal.plan.action)
            broken = {event.line for event in outcome.events if isinstance(event, LineBroken)}
            assert proposal.broken == broken
            looked += 1
    assert looked > 60
