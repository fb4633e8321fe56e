"""Drawing a destination, losing the turn, the payoff (6 to 8)."""

from __future__ import annotations

import pytest

from rules.rail_baron.actions import BuyNothing, ChooseRegion, Declare, DrawDestination, Roll
from rules.rail_baron.events import (
    Arrived,
    BonusRolled,
    CityRolled,
    Paid,
    RegionChosen,
    RegionRolled,
    TurnBegan,
    TurnLost,
)
from rules.rail_baron.lookup import regions
from rules.rail_baron.state import Phase, Ridden
from tests.rules.rail_baron.table import Table


def test_in_its_own_region_a_seat_names_one() -> None:
    """Ruling 6: any of the seven, before the city roll. Rulebook, City lookup."""
    table = Table("Chicago", "Denver")
    table.dice.to("Miami", after="North Central").white(1, 2)
    table.do(DrawDestination())
    assert table.told(RegionRolled)[0].free
    assert (table.phase, table.told(CityRolled)) == (Phase.REGION, [])
    assert [action.region for action in table.legal()] == list(regions())
    assert len(regions()) == 7
    table.do(ChooseRegion("Southeast"))
    assert table.told(RegionChosen) == [RegionChosen(0, "destination", "Southeast")]
    assert table.seat(0).destination == "Miami"


def test_its_own_region_may_be_named() -> None:
    """Ruling 6: "that one included"."""
    table = Table("Chicago", "Denver")
    table.dice.to("Detroit", after="North Central").white(1, 2)
    table.do(DrawDestination())
    table.do(ChooseRegion("North Central"))
    assert table.seat(0).destination == "Detroit"


def test_another_region_leaves_no_choice() -> None:
    """Ruling 6: otherwise the city is rolled at once."""
    table = Table("Chicago", "Denver")
    table.dice.to("Miami").white(1, 2)
    table.do(DrawDestination())
    assert not table.told(RegionRolled)[0].free
    assert table.seat(0).destination == "Miami"


def test_a_region_that_is_none() -> None:
    """Ruling 6: one of the seven; the refusal names the nearest."""
    table = Table("Chicago", "Denver")
    table.dice.to("Miami", after="North Central")
    table.do(DrawDestination())
    refusal = table.refused(ChooseRegion("South East"))
    assert (refusal.code, refusal.rule) == ("region-unknown", "6")
    assert refusal.nearest == ChooseRegion("Southeast")


def test_where_the_train_is_decides_not_the_home() -> None:
    """Ruling 6: the region the train is in."""
    table = Table("Chicago", "Denver")
    table.put(0, "Miami")
    table.dice.to("Atlanta", after="Southeast")
    table.do(DrawDestination())
    assert table.phase is Phase.REGION


def test_drawing_the_city_where_it_stands_ends_the_turn() -> None:
    """Ruling 7: no roll, no payoff, no purchase, the departure stays, next turn draws anew.
    Rulebook, Destination."""
    table = Table("Chicago", "Denver")
    table.put(0, "Boston")
    table.dice.to("Boston", after="Northeast")
    table.do(DrawDestination())
    table.do(ChooseRegion("Northeast"))
    assert table.told(TurnLost) == [TurnLost(0, "Boston")]
    assert (table.told(Arrived), table.told(Paid)) == ([], [])
    seat = table.seat(0)
    assert (seat.destination, seat.departure, seat.cash) == (None, "Boston", 20_000)
    assert table.events[-1] == TurnBegan(1, 2)
    table.pass_turn_to(0)
    assert table.legal() == [DrawDestination()]


def test_a_bounce_out_still_due_lapses_and_the_fees_are_paid() -> None:
    """Ruling 7: after an arrival with the bonus due, drawing the same city ends it all."""
    table = Table("Chicago", "Denver")
    table.seat(0).engine = "Express"
    table.put(0, "Chicago", "Milwaukee")
    table.dice.white(2, 2).to("Milwaukee", after="North Central")
    table.do(Roll())
    table.ride(*table.along("C&NW", "Chicago", "Milwaukee"))
    table.do(BuyNothing())
    table.do(ChooseRegion("North Central"))
    assert table.told(TurnLost) == [TurnLost(0, "Milwaukee")]
    assert table.told(BonusRolled) == []
    assert table.told(Paid) == [Paid(0, None, 1_000, "fee")]
    assert table.to_move == 1


@pytest.mark.parametrize(
    ("here", "drawn"),
    [("Minneapolis", "St. Paul"), ("San Francisco", "Oakland"), ("Oakland", "San Francisco")],
)
def test_twin_cities_are_one_place(here: str, drawn: str) -> None:
    """Ruling 7a: drawing the twin of the city where it stands ends the turn."""
    table = Table("Chicago", "Denver")
    table.put(0, here)
    table.dice.to(drawn, after=table.board.region_of[here])
    table.do(DrawDestination())
    table.do(ChooseRegion(table.board.region_of[drawn]))
    assert table.told(TurnLost) == [TurnLost(0, drawn)]


def test_twin_cities_are_two_names_in_the_chart() -> None:
    """Ruling 7a: each has its own row as departure and as destination."""
    table = Table("Chicago", "Denver")
    assert table.board.payoff("Minneapolis", "Albany") == 12_500
    assert table.board.payoff("St. Paul", "Albany") == 12_000
    table.put(0, table.end("Oakland", table.along("WP", "Oakland", "Sacramento")[:1]), "Oakland")
    table.seat(0).departure = "Sacramento"
    table.dice.white(1, 2)
    table.do(Roll())
    table.ride(*table.along("WP", table.seat(0).milepost, "Oakland"))
    assert table.seat(0).departure == "Oakland"


def test_declaring_at_the_twin_of_home_is_declaring_at_home() -> None:
    """Ruling 7a: one place wherever a rule asks where a train is."""
    table = Table("Oakland", "Denver", cash=200_000)
    table.put(0, "San Francisco")
    table.do(Declare())
    assert table.state.winner == 0


def test_the_payoff_is_the_charts() -> None:
    """Ruling 8: thousands of the chart from departure city to destination. Rulebook, Arrival."""
    table = Table("Chicago", "Denver")
    table.put(0, "Buffalo", "Cleveland")
    table.dice.white(1, 2)
    table.do(Roll())
    table.ride(*table.along("NYC", "Buffalo", "Cleveland"))
    payoff = table.board.payoff("Buffalo", "Cleveland")
    assert table.told(Arrived) == [Arrived(0, "Buffalo", "Cleveland", payoff)]
    assert Paid(None, 0, payoff, "payoff") in table.events
    assert table.seat(0).cash == 20_000 + payoff
    assert table.seat(0).departure == "Cleveland"


def test_the_departure_is_where_it_was_last_paid() -> None:
    """Ruling 8: at first the home, wherever the turns of the trip began."""
    table = Table("Chicago", "Denver")
    table.seat(0).destination, table.seat(0).milepost = "Cleveland", table.at("Buffalo")
    table.pass_turn_to(0)
    table.dice.white(1, 2)
    table.do(Roll())
    table.ride(*table.along("NYC", "Buffalo", "Cleveland"))
    assert table.told(Arrived)[0].departure == "Chicago"
    assert table.turn.ridden[0] == Ridden(table.turn.ridden[0].segment, "NYC", 1_000)
