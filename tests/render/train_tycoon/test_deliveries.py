"""The deliveries of a turn of Train Tycoon: numbered on the map, told with every sum."""

import pytest

from data.texts import money
from render.train_tycoon.map.deliveries import company_turns, render_deliveries
from rules.train_tycoon.model import operation_events as op
from tests.games.train_tycoon.maps import PACKAGE, turn
from tests.support.lettering import LONG, spied
from tests.support.train_tycoon.charts import public


def test_deliveries_are_numbered_with_every_sum() -> None:
    state, events = turn("alberta_v1")
    (run,) = company_turns(events)
    with spied(PACKAGE) as lettered:
        drawn = render_deliveries(events, LONG, "en", view=public(state))
    words = [line.text for line in lettered]
    for number, move in enumerate(run.moves, 1):
        assert str(number) in words
        assert money(move.income, "en") in words
        assert f"{number}. " in drawn.alt
    total = sum(move.income for move in run.moves)
    assert run.sums[0].deliveries == total
    assert money(total, "en") in words


def test_deliveries_name_the_president_without_the_start_of_the_turn() -> None:
    """A look into what would be delivered, and a card that tells only the end of a turn."""
    state, events = turn("alberta_v1")
    (run,) = company_turns(events)
    president = state.companies[run.company].president
    assert run.president is None and president is not None
    whole = [op.OperationBegan(run.company, president, False), *events]
    drawn = [render_deliveries(rows, LONG, "en", view=public(state)) for rows in (events, whole)]
    assert drawn[0] == drawn[1] and LONG[president][:20] in drawn[0].alt


def test_deliveries_need_a_turn_that_came_so_far() -> None:
    with pytest.raises(ValueError, match="no deliveries"):
        render_deliveries([op.OperationBegan("PDL", 0, False), op.PaidOut("PDL", 5, 0)], LONG, "en")
    idle = [op.OperationBegan("PDL", 0, False), op.IncomeCounted("PDL", 0, 20, 0, -20)]
    assert "Nothing could be delivered" in render_deliveries(idle, LONG, "en").alt
