"""What the head of Rail Baron's cards sums up, against what routes are told with (ruling 11)."""

from __future__ import annotations

from itertools import permutations

import pytest

from render.rail_baron.cards.heads import head_of
from rules.rail_baron.model.board import board
from rules.rail_baron.model.options import Options
from rules.rail_baron.routing.routes import proposals
from tests.support.rail_baron.views import made_view, seat_view

CITIES = ("Phoenix", "Dallas", "Boston")


@pytest.mark.parametrize("way", tuple(permutations(CITIES, 2)), ids="-".join)
def test_a_trip_takes_as_many_turns_as_its_quickest_route(way: tuple[str, str]) -> None:
    """Ruling 11: before the roll the head tells the turns that routes are told with."""
    start, end = way
    view = made_view((seat_view(0, board(Options()), start, destination=end),))
    turns = min(route.turns for route in proposals(view, 0))
    assert head_of(view, ("Ann",), "en").sum.endswith(f"about {turns:.1f} turns")
