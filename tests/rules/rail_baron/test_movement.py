"""Rolling and riding, bonus and bounce out, the order of a turn (9 to 14a)."""

from __future__ import annotations

from itertools import permutations

import pytest

import data.rail_baron as facts
from rules.rail_baron import GAME
from rules.rail_baron.actions import (
    BuyEngine,
    BuyNothing,
    BuyRailroad,
    ChooseRegion,
    DrawDestination,
    Ride,
    Roll,
)
from rules.rail_baron.events import (
    Arrived,
    BonusRolled,
    BoughtNothing,
    BoughtRailroad,
    CityRolled,
    FeesOwed,
    Paid,
    RegionRolled,
    Rode,
    Rolled,
    TurnBegan,
    TurnLost,
)
from rules.rail_baron.movement import bonus_earned
from rules.rail_baron.ride import Task, check_path, stops_of
from rules.rail_baron.state import Engine, Phase
from tests.rules.rail_baron.table import GAME_BOARD, Table


def rolled(table: Table, *white: int, red: int | None = None) -> None:
    """The seat on turn rolls these dice."""
    table.dice.white(white[0], white[1])
    if red is not None:
        table.dice.red(red)
    table.do(Roll())


# 9: the whole roll


def test_a_ride_is_the_sum_of_the_dice() -> None:
    """Ruling 9: two white dice, that many segments. Rulebook, Movement."""
    table = Table("Chicago", "Denver")
    table.put(0, "Chicago", "New York")
    rolled(table, 2, 3)
    assert table.told(Rolled) == [Rolled(0, (2, 3), None)]
    assert (table.phase, table.turn.steps_left) == (Phase.RIDE, 5)
    path = table.along("PA", "Chicago", "Pittsburgh")
    short = table.refused(Ride(path[:4]))
    assert (short.code, short.rule, short.args_) == (
        "ride-too-short",
        "9",
        {"steps": 5, "ridden": 4},
    )
    assert table.refused(Ride(path)).code == "ride-too-long"
    table.ride(*path[:5])
    assert table.told(Rode) == [
        Rode(0, table.at("Chicago"), path[:5], table.end("Chicago", path[:5]))
    ]
    assert table.to_move == 1


def test_the_ride_ends_at_the_destination() -> None:
    """Ruling 9: there the rest lapses, and it cannot be passed through."""
    table = Table("Chicago", "Denver")
    table.put(0, "Chicago", "Cleveland")
    rolled(table, 2, 3)
    onward = table.along("NYC", "Cleveland", "Buffalo")
    there = table.along("NYC", "Chicago", "Cleveland")
    assert table.refused(Ride((*there, onward[0]))).code == "ride-past-destination"
    table.ride(*there)
    assert table.told(Arrived)[0].city == "Cleveland"


def test_a_superchief_rolls_three_dice() -> None:
    """Ruling 9: the red die is rolled with the white ones and ridden with them."""
    table = Table("Chicago", "Denver")
    table.seat(0).engine = "SuperChief"
    table.put(0, "Chicago", "New York")
    rolled(table, 1, 2, red=5)
    assert table.told(Rolled) == [Rolled(0, (1, 2), 5)]
    assert table.turn.steps_left == 8
    table.ride(*table.along("PA", "Chicago", "New York")[:8])
    assert (table.told(BonusRolled), table.to_move) == ([], 1)


def test_rolling_needs_a_destination_and_comes_once() -> None:
    """Ruling 9: first where to, then one roll."""
    table = Table("Chicago", "Denver")
    assert table.refused(Roll()).code == "now-destination"
    table.put(0, "Chicago", "New York")
    rolled(table, 1, 2)
    assert table.refused(Roll()).code == "now-ride"


# 10: segments


def test_parallel_tracks_are_two_segments() -> None:
    """Ruling 10: one used on one railroad may be ridden back on the other."""
    table = Table("Chicago", "Denver")
    table.put(0, "Pittsburgh", "New York")
    there, back = (
        table.along("PA", "Baltimore", "Washington"),
        table.along("B&O", "Washington", "Baltimore"),
    )
    assert len(there) == len(back) == 1 and there != back
    task = Task(table.at("Baltimore"), table.at("New York"), 2, frozenset())
    check_path(table.board, task, (*there, *back))


def test_changing_railroads_at_a_milepost_only() -> None:
    """Ruling 10: every segment has one railroad and joins two mileposts, so lines that cross
    without a dot are not joined. Rulebook, Movement."""
    served = {
        mark: {m for s in GAME_BOARD.segments.values() if s.railroad == mark for m in (s.a, s.b)}
        for mark in GAME_BOARD.railroads
    }
    assert served == {mark: set(stops) for mark, stops in GAME_BOARD.served.items()}
    table = Table("Chicago", "Denver")
    table.put(0, "Chicago", "New York")
    rolled(table, 1, 1)
    elsewhere = table.along("SP", "Sacramento", "Oakland")
    refusal = table.refused(Ride((table.along("PA", "Chicago", "New York")[0], elsewhere[0])))
    assert (refusal.code, refusal.rule) == ("ride-not-joined", "10")
    assert table.seat(0).milepost == table.at("Chicago")


def test_ways_through_one_junction_are_segments_of_their_own() -> None:
    """Ruling 10: each pair of arms of a dotless junction, of one railroad only; a segment used
    leaves the others free even where they share an arm."""
    rows = facts.board_map().segments
    for junction in facts.board_map().junctions:
        through = {
            frozenset((row.a, row.b)): number
            for number, row in enumerate(rows)
            if row.via == junction.id
        }
        assert {rows[number].rr for number in through.values()} == {junction.rr}
        for a, b, c in permutations(junction.arms, 3):
            first, second = through[frozenset((a, b))], through[frozenset((b, c))]
            assert stops_of(GAME_BOARD, a, (first, second)) == [a, b, c]


# 11: no segment twice


def test_no_segment_twice_before_arriving() -> None:
    """Ruling 11: in neither direction, over the turns of a trip. Rulebook, Reuse."""
    table = Table("Chicago", "Denver")
    table.put(0, "Buffalo", "New York")
    there = table.along("NYC", "Buffalo", "Cleveland")
    rolled(table, 1, 1)
    table.ride(*there)
    assert table.seat(0).used == list(there)
    table.pass_turn_to(0)
    rolled(table, 1, 1)
    refusal = table.refused(Ride(tuple(reversed(there))))
    assert (refusal.code, refusal.rule) == ("ride-used", "11")
    assert isinstance(refusal.nearest, Ride)


def test_arriving_frees_all_segments() -> None:
    """Ruling 11: the restriction starts anew at each arrival."""
    table = Table("Chicago", "Denver")
    table.put(0, "Buffalo", "Cleveland")
    rolled(table, 1, 1)
    table.ride(*table.along("NYC", "Buffalo", "Cleveland"))
    assert table.seat(0).used == []


def test_the_destination_must_stay_in_reach() -> None:
    """Ruling 11: a seat bound for Portland, ME that has ridden New York - Boston may not leave
    Boston towards Albany: no unused way would lead back."""
    table = Table("Chicago", "Denver")
    away = table.along("B&M", "Boston", "Albany")
    table.put(0, "Boston", "Portland, ME")
    rolled(table, 1, 1)
    GAME.check(table.state, 0, Ride(away))
    table.seat(0).used = list(table.along("NYNH&H", "New York", "Boston"))
    refusal = table.refused(Ride(away))
    assert (refusal.code, refusal.rule) == ("ride-cut-off", "11")
    assert refusal.nearest == Ride((away[0], *refusal.nearest.path[1:]))


def test_a_dead_end_only_for_its_own_destination() -> None:
    """Ruling 11: only a seat bound for Portland, ME may ride the last segments to it."""
    table = Table("Chicago", "Denver")
    table.put(0, "Boston", "Chicago")
    spur = table.along("B&M", "Boston", "Portland, ME")
    rolled(table, 1, 1)
    refusal = table.refused(Ride(spur))
    assert (refusal.code, refusal.rule) == ("ride-cut-off", "11")
    table.put(0, "Boston", "Portland, ME")
    table.ride(*spur)
    assert table.told(Arrived)[0].city == "Portland, ME"


def test_only_ones_own_rides_count_as_used() -> None:
    """Ruling 11: another seat may ride what the first has ridden."""
    table = Table("Chicago", "Buffalo")
    there = table.along("NYC", "Buffalo", "Cleveland")
    table.put(0, "Buffalo", "New York")
    table.put(1, "Buffalo", "Chicago")
    rolled(table, 1, 1)
    table.ride(*there)
    rolled(table, 1, 1)
    table.ride(*there)
    assert table.seat(0).used == table.seat(1).used == list(there)


# 12: the bonus die


@pytest.mark.parametrize(
    ("engine", "earning"),
    [
        ("Freight", {(6, 6)}),
        ("Express", {(n, n) for n in range(1, 7)}),
        ("SuperChief", {(a, b) for a in range(1, 7) for b in range(1, 7)}),
    ],
)
def test_who_earns_the_bonus_die(engine: Engine, earning: set[tuple[int, int]]) -> None:
    """Ruling 12: Freight on double six, Express on doubles, SuperChief always. Rulebook, Bonus
    roll."""
    dice = {(a, b) for a in range(1, 7) for b in range(1, 7)}
    assert {roll for roll in dice if bonus_earned(engine, *roll)} == earning


def test_the_bonus_die_follows_the_white_dice() -> None:
    """Ruling 12: rolled by itself after the white dice are ridden, ridden in full, once a turn."""
    table = Table("Chicago", "Denver")
    table.seat(0).engine = "Express"
    table.put(0, "Chicago", "New York")
    way = table.along("PA", "Chicago", "New York")
    rolled(table, 3, 3)
    table.dice.red(4)
    table.ride(*way[:6])
    assert table.told(BonusRolled) == [BonusRolled(0, 4, bounce=False)]
    assert (table.phase, table.turn.steps_left) == (Phase.RIDE, 4)
    assert table.refused(Ride(way[6:9])).code == "ride-too-short"
    table.ride(*way[6:10])
    assert table.to_move == 1


def test_the_engine_of_the_white_roll_counts() -> None:
    """Ruling 12: an Express bought on arrival does not make the doubles of a Freight a bonus."""
    table = Table("Chicago", "Denver")
    table.put(0, "Buffalo", "Cleveland")
    rolled(table, 2, 2)
    table.ride(*table.along("NYC", "Buffalo", "Cleveland"))
    table.do(BuyEngine("Express"))
    assert (table.seat(0).engine, table.to_move) == ("Express", 1)


def test_a_superchief_bought_on_arrival_does_not_take_the_bonus_away() -> None:
    """Ruling 12: an Express that rolled doubles bounces out with a red die of its own."""
    table = Table("Chicago", "Denver", cash=60_000)
    table.seat(0).engine = "Express"
    table.put(0, "Buffalo", "Cleveland")
    rolled(table, 2, 2)
    table.ride(*table.along("NYC", "Buffalo", "Cleveland"))
    table.dice.to("Miami").red(3)
    table.do(BuyEngine("SuperChief"))
    assert table.told(BonusRolled) == [BonusRolled(0, 3, bounce=True)]


# 13: bounce out


def arrived_on_white(table: Table, engine: Engine, *white: int, red: int | None = None) -> None:
    """Seat 0 comes from Buffalo to Cleveland, two segments, with these dice."""
    table.seat(0).engine = engine
    table.put(0, "Buffalo", "Cleveland")
    rolled(table, *white, red=red)
    table.ride(*table.along("NYC", "Buffalo", "Cleveland"))


def test_bouncing_out_with_a_superchief() -> None:
    """Ruling 13: payoff, purchase, next destination, then the red die shown is ridden; white miles
    left over lapse. Rulebook, Bounce out."""
    table = Table("Chicago", "Denver")
    arrived_on_white(table, "SuperChief", 2, 5, red=3)
    assert table.phase is Phase.PURCHASE
    table.dice.to("Miami")
    table.do(BuyNothing())
    kinds = [type(event) for event in table.events]
    assert kinds == [BoughtNothing, RegionRolled, CityRolled, BonusRolled]
    assert table.told(BonusRolled) == [BonusRolled(0, 3, bounce=True)]
    assert table.turn.steps_left == 3
    way = table.along("NYC", "Cleveland", "Chicago")
    assert table.refused(Ride(way[:2])).code == "ride-too-short"
    table.ride(*way[:3])
    assert table.to_move == 1


def test_the_last_white_mile_is_white() -> None:
    """Ruling 13: an arrival on it bounces out."""
    table = Table("Chicago", "Denver")
    arrived_on_white(table, "SuperChief", 1, 1, red=6)
    table.dice.to("Miami")
    table.do(BuyNothing())
    assert (table.phase, table.turn.steps_left) == (Phase.RIDE, 6)


def test_arriving_on_a_red_mile_ends_the_movement() -> None:
    """Ruling 13: the rest of the red die lapses."""
    table = Table("Chicago", "Denver")
    table.seat(0).engine = "SuperChief"
    table.put(0, "Chicago", "Cleveland")
    rolled(table, 1, 2, red=6)
    table.ride(*table.along("NYC", "Chicago", "Cleveland"))
    table.do(BuyNothing())
    assert (table.to_move, table.seat(0).destination) == (1, None)


def test_a_freight_arriving_on_its_bonus_die_is_done() -> None:
    """Ruling 13: an arrival on the separate red die pays, allows a purchase, and ends the turn."""
    table = Table("Chicago", "Denver")
    table.put(0, "Milwaukee", "New York")
    way = (*table.along("C&NW", "Milwaukee", "Chicago"), *table.along("PA", "Chicago", "New York"))
    rolled(table, 6, 6)
    table.dice.red(5)
    table.ride(*way[:12])
    assert (table.phase, table.turn.steps_left) == (Phase.RIDE, 5)
    table.ride(*way[12:])
    assert table.told(Arrived)[0].city == "New York"
    table.do(BuyNothing())
    assert table.to_move == 1


@pytest.mark.parametrize("engine", ["Freight", "Express"])
def test_bouncing_out_on_doubles(engine: Engine) -> None:
    """Ruling 13: with a bonus due the red die is rolled when the next destination is known."""
    table = Table("Chicago", "Denver")
    arrived_on_white(table, engine, 6, 6)
    table.dice.to("Miami").red(2)
    table.do(BuyNothing())
    assert [type(event) for event in table.events][-2:] == [CityRolled, BonusRolled]
    assert table.turn.steps_left == 2


def test_no_bounce_without_a_bonus() -> None:
    """Ruling 14: an arrival within the white dice and no bonus due; the next destination waits for
    the next turn."""
    table = Table("Chicago", "Denver")
    arrived_on_white(table, "Express", 2, 5)
    table.do(BuyNothing())
    assert (table.to_move, table.seat(0).destination) == (1, None)
    table.pass_turn_to(0)
    assert table.legal() == [DrawDestination()]


def test_arriving_again_by_bounce_out() -> None:
    """Ruling 13: it pays and allows a purchase, but no further bonus."""
    table = Table("Chicago", "Denver")
    arrived_on_white(table, "SuperChief", 6, 6, red=6)
    table.dice.to("Buffalo")
    table.do(BuyNothing())
    table.ride(*table.along("NYC", "Cleveland", "Buffalo"))
    assert table.told(Arrived)[0].departure == "Cleveland"
    assert table.phase is Phase.PURCHASE
    table.do(BuyRailroad("B&M"))
    assert (table.turn.number, table.to_move) == (2, 1)


def test_naming_a_region_on_the_bounce() -> None:
    """Ruling 13: the next destination is drawn as always (6) before the red die is ridden."""
    table = Table("Chicago", "Denver")
    arrived_on_white(table, "SuperChief", 2, 5, red=3)
    table.dice.to("Miami", after="North Central")
    table.do(BuyNothing())
    assert table.phase is Phase.REGION
    table.do(ChooseRegion("Southeast"))
    assert (table.phase, table.turn.steps_left) == (Phase.RIDE, 3)


def test_nothing_to_buy_is_not_asked() -> None:
    """Ruling 13: with no cash for anything the bounce follows by itself."""
    table = Table("Chicago", "Denver", cash=0)
    table.keep_in_bank("SP", owner=1)
    table.dice.to("Miami")
    arrived_on_white(table, "SuperChief", 2, 5, red=3)
    assert (table.told(BoughtRailroad), table.told(BoughtNothing)) == ([], [])
    assert table.phase is Phase.RIDE


# 14a: the order


def test_the_order_of_a_turn() -> None:
    """Ruling 14a: destination, roll, ride, payoff, purchase, bounce out, fees, next seat."""
    table = Table("Buffalo", "Denver")
    table.seat(0).engine = "SuperChief"
    seen: list[type] = []
    table.dice.to("Cleveland").white(2, 3).red(1)
    seen += [type(event) for event in table.do(DrawDestination())]
    seen += [type(e) for e in table.ride(*table.along("NYC", "Buffalo", "Cleveland"))]
    table.dice.to("Chicago", after="North Central")
    seen += [type(event) for event in table.do(BuyRailroad("NYNH&H"))]
    table.do(ChooseRegion("North Central"))
    seen += [type(e) for e in table.ride(table.along("NYC", "Cleveland", "Chicago")[0])]
    assert seen == [
        *(RegionRolled, CityRolled, Rolled, Rode, Arrived, Paid, BoughtRailroad, Paid),
        *(RegionRolled, Rode, FeesOwed, Paid, TurnBegan),
    ]


def test_a_lost_turn_still_pays_its_fees() -> None:
    """Ruling 14a: the fees come whatever ended the movement."""
    table = Table("Chicago", "Denver")
    arrived_on_white(table, "SuperChief", 2, 5, red=3)
    table.dice.to("Cleveland", after="North Central")
    table.do(BuyNothing())
    table.do(ChooseRegion("North Central"))
    assert [type(e) for e in table.events][2:] == [TurnLost, FeesOwed, Paid, TurnBegan]
