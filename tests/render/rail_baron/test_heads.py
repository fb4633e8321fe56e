"""What the head of Rail Baron's cards sums up, against what routes are told with (ruling 11)."""

from itertools import permutations

import pytest
from msgspec.structs import replace

from render.rail_baron.cards.heads import build_head, describe_trip_after_fees
from render.rail_baron.cards.since import summarize_deeds
from rules.rail_baron.model import events as e
from rules.rail_baron.model.board import board
from rules.rail_baron.model.options import Options
from rules.rail_baron.model.state import Phase, Turn
from rules.rail_baron.routing.routes import propose_routes
from tests.support.rail_baron.views import made_view, seat_view

CITIES = ("Phoenix", "Dallas", "Boston")


@pytest.mark.parametrize("way", tuple(permutations(CITIES, 2)), ids="-".join)
def test_a_trip_takes_as_many_turns_as_its_quickest_route(way: tuple[str, str]) -> None:
    """Ruling 11: before the roll the head tells the turns that routes are told with."""
    start, end = way
    view = made_view((seat_view(0, board(Options()), start, destination=end),))
    turns = min(route.turns for route in propose_routes(view, 0))
    assert build_head(view, ("Ann",), "en").sum.endswith(f"about {turns:.1f} turns")


def test_the_way_home_is_told_with_what_wins_there() -> None:
    """Who has declared rides home and wins there with 200,000 (26); whoever may declare sees how
    far that would be, and at home that it would win at once (25)."""
    graph, sums = board(Options()), []
    dallas, boston = (
        seat_view(0, graph, city, home="Boston", cash=250_000) for city in ("Dallas", "Boston")
    )
    for phase, seat in (
        (Phase.ROLL, replace(dallas, declared=True)),
        (Phase.DESTINATION, dallas),
        (Phase.DESTINATION, boston),
        (Phase.DESTINATION, replace(dallas, cash=199_000)),
    ):
        turn = Turn(number=5, seat=0, start=seat.milepost)
        sums.append(build_head(made_view((seat,), phase=phase, turn=turn), ("Ann",), "en").sum)
    way = "Home to Boston: 23 mileposts, about 3.5 turns; whoever has $200,000 there wins"
    assert sums == [
        way,
        f"From Dallas a destination pays $12,200 on average · {way}",
        "From Boston a destination pays $15,600 on average · Declaring at home wins at once",
        "From Dallas a destination pays $12,200 on average",
    ]


def test_what_was_done_is_told_seat_by_seat() -> None:
    """Rides from their first start to their last end, fees in sum; the reader's own come last."""
    graph = board(Options())
    miami, omaha = graph.milepost_of["Miami"], graph.milepost_of["Omaha"]
    events = [
        e.Rode(0, miami, (), omaha),
        e.Rode(1, omaha, (), miami),
        e.Arrived(1, "Omaha", "Miami", 12_000),
        e.BoughtEngine(1, "Express", 4_000),
        e.AuctionWon("SP", 0, 2, 42_000),
        e.Paid(1, 2, 5_000, "fee"),
        e.Paid(1, None, 1_000, "fee"),
        e.Rode(2, omaha, (), omaha),
        e.Rovered(2, 0, omaha, 50_000),
    ]
    deeds = summarize_deeds(events, graph, 0, "en")
    assert [deed.seat for deed in deeds] == [1, 2, 0]
    assert [deed.words.replace("\u00a0", " ").split(" · ") for deed in deeds] == [
        ["buys Express ($4,000)", "rides from Omaha to Miami, collects $12,000", "fees: −$6,000"],
        ["buys SP ($42,000)", "rover play: +$50,000", "rides from Omaha to Omaha", "fees: +$5,000"],
        ["sells SP ($42,000)", "rides from Miami to Omaha"],
    ]


@pytest.mark.parametrize(
    ("now", "words"),
    [
        (1_000, "fees $1,000 this turn, $1,300 on the rest of the way (to Ben)"),
        (0, "fees to there $2,300"),
    ],
)
def test_fees_of_a_trip_are_told_by_when_they_are_due(now: int, words: str) -> None:
    sentence = describe_trip_after_fees("Fargo", 12_500, 2_300, "en", now, "Ben")
    assert sentence == f"Fargo $12,500 − {words} = $10,200"
