"""Games by other facts than the shipped ones: changed at random, as far as that is possible."""

import random
from itertools import pairwise

import pytest

from bot.chat.contract.adapter import GameChat
from data.facts import facts_of, using
from tests.conformance.case import Case, Played
from tests.conformance.cases import cases
from tests.conformance.play import packed, played, replayed
from tests.conformance.pressing import seen
from tests.support.facts import SOMETHING, Unread, by_default, random_facts

CHANGES = {"rail_baron": 12}
FIRST = 50_000
"""Games of these numbers are played nowhere else."""
GAMES = 2


@pytest.mark.parametrize("game", sorted(SOMETHING))
@pytest.mark.parametrize("number", range(FIRST, FIRST + GAMES))
def test_a_game_by_changed_facts_is_played_to_its_end_under_the_referee(
    game: str, number: int
) -> None:
    """By steady robots and random ones; texts can be told at any time, and the log leads to the
    same state again. Nothing asks for the facts of new tables."""
    case = cases()[game]
    facts, possible = random_facts(game, random.Random(number), CHANGES.get(game, 40))
    assert possible >= 3 and facts is not facts_of(game).shipped
    with by_default(Unread(game)), using(facts):
        chat = case.chat
        for position in played(case, number, ("steady", "random")):
            assert list(case.game.invariants(position.state)) == []
            if len(position.log) % 40 == 0 and not case.game.over(position.state):
                _look(case, chat, position)
        assert packed(replayed(case, position)) == packed(position.state)
        totals = [row.total for row in case.game.standing(position.state, None)]
    assert None not in totals and all(a >= b for a, b in pairwise(totals))


def _look(case: Case, chat: GameChat, position: Played) -> None:
    """Read the card, the orders on offer and the guide of whoever is to move."""
    seat = case.game.to_move(position.state)[0]
    ctx = seen(case.game, position.state, position.seats, seat, "de")
    assert chat.prompt(ctx).text
    assert chat.picture_text(ctx)
    case.game.suggested_orders(ctx.view, seat)
