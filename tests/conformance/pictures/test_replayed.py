"""A picture of a moment that is replayed tells what was played and who led, not what comes next."""

from dataclasses import replace
from unittest.mock import patch

from data.texts import DEFAULT
from rules.game import RankingLine
from tests.conformance.case import Case
from tests.conformance.cases import at_tables
from tests.conformance.play import played
from tests.conformance.pressing import seen
from tests.support.pixels import pixels

PLAYED = "Ann did what she was asked to do."


@at_tables
def test_a_replayed_picture_tells_what_was_played(case: Case) -> None:
    """In every phase of the game."""
    looked: set[object] = set()
    with patch("render.paint.picture.encode", pixels):
        for position in played(case, 1):
            over = case.game.over(position.state)
            phase = None if over else case.phase_of(position.state)
            if over or phase in looked:
                continue
            looked.add(phase)
            rows = case.game.standing(position.state, None)
            leads = tuple(RankingLine(row.place, row.seat, row.total, row.sums) for row in rows)
            here = seen(case.game, position.state, position.seats, None, DEFAULT)
            draw = case.chat.picture(replace(here, past=True, last=PLAYED, ranking=leads), [], ())
            assert draw is not None
            alt = draw().alt
            assert f"Played: {PLAYED}" in alt and "Net worth, best first: " in alt, (phase, alt)
            assert alt.index(PLAYED) < 60, (phase, alt)
    assert len(looked) > 1 or len(case.game.phase_rules) == 1
