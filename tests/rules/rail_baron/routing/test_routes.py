"""Ready-made ways and own ways (rulings 9, 11, 26, 28, 29; section J)."""

from itertools import pairwise, permutations
from typing import Any

import msgspec
import pytest

from rules.errors import RuleError
from rules.rail_baron.model.board import Board, board
from rules.rail_baron.model.options import Options
from rules.rail_baron.model.state import Phase, Turn
from rules.rail_baron.model.view import SeatView, View
from rules.rail_baron.routing.ride import RideTask, check_path, path_stops, shortest_path
from rules.rail_baron.routing.ride_plan import Route, ride_plan
from rules.rail_baron.routing.routes import (
    best_route,
    next_ride,
    propose_routes,
    resume_route,
    route_through,
)
from tests.support.rail_baron.views import made_view, random_view, seat_view

USA = board(Options())
SEEDS = range(60)


def trip(start: str = "Chicago", end: str = "New York", **changes: object) -> SeatView:
    return seat_view(0, USA, start, destination=end, **changes)


def other(**changes: object) -> SeatView:
    return seat_view(1, USA, "Miami", destination="Boston", **changes)


def whole(view: View, path: tuple[int, ...], graph: Board = USA) -> None:
    """The path is lawful from the train to the destination, however it falls into turns."""
    plan = ride_plan(view, 0)
    assert plan is not None
    check_path(graph, msgspec.structs.replace(plan.task, steps=len(path)), path)
    assert path_stops(graph, plan.task.milepost, path)[-1] == plan.task.target


@pytest.mark.parametrize("seed", SEEDS)
def test_ruling_11_every_proposal_is_lawful_as_a_whole(seed: int) -> None:
    """Ruling 11: with any owners and any segments used before, every way is lawful to its end,
    its beginning can be ridden now, and none is offered twice."""
    view = random_view(seed, seats=2 + seed % 5, share=seed % 11 / 10)
    routes = propose_routes(view, 0)
    for route in routes:
        whole(view, route.path)
        assert route.miles == len(route.path)
        if view.phase is Phase.RIDE:
            assert next_ride(view, 0, route.path).path == route.path[: view.turn.steps_left]
    assert len({route.path for route in routes}) == len(routes)
    assert len({route.key for route in routes}) == len(routes)
    assert routes == propose_routes(view, 0)


@pytest.mark.parametrize("seed", SEEDS)
def test_section_j_fewest_turns_and_fewest_fees_keep_their_word(seed: int) -> None:
    """Section J: "fast" is as short as can be; "cheap" never costs more than "fast", but for the
    500 dollars at which it counts a turn, and "own" rides no less of its own track, and mostly
    that. Nothing is offered that another way beats in length, fees, whom it
    pays and whom it rovers."""
    view = random_view(seed, seats=2 + seed % 5, share=seed % 11 / 10)
    routes = {route.key: route for route in propose_routes(view, 0)}
    if not routes:
        return
    fast = routes["fast"]
    seat = view.seats[0]
    assert seat.destination is not None
    target = USA.milepost_of[seat.destination]
    assert fast.miles == len(shortest_path(USA, seat.milepost, target, frozenset()))
    for route in routes.values():
        assert fast.turns <= route.turns
        assert 0 <= route.fees_now <= route.fees
    if "cheap" in routes:
        saved = fast.fees - routes["cheap"].fees
        assert saved >= 500 * (routes["cheap"].turns - fast.turns) - 2

    def foreign(path: tuple[int, ...]) -> int:
        return sum(USA.segments[s].railroad not in seat.railroads for s in path)

    if "own" in routes:
        over_own = routes["own"]
        assert foreign(over_own.path) <= min(foreign(r.path) for r in routes.values())
        assert foreign(over_own.path) < over_own.miles / 2
    for first, second in permutations(routes.values(), 2):
        beats = all(
            getattr(first, sum_) <= getattr(second, sum_) for sum_ in ("miles", "fees", "fees_now")
        )
        beats = beats and set(first.rovers) >= set(second.rovers)
        pays_no_other = {*first.payees, None} <= {*second.payees, None}
        assert not (beats and pays_no_other), (first.key, second.key)


@pytest.mark.parametrize(
    ("mine", "theirs", "more", "fees", "payees"),
    [
        pytest.param({}, {}, {}, 1_000, (None,), id="the bank's"),
        pytest.param({"railroads": ("PA",)}, {}, {}, 0, (), id="own"),
        pytest.param({}, {"railroads": ("PA",)}, {}, 5_000, (1,), id="a rival's"),
        pytest.param(
            {}, {}, {"third_owner": ("PA",)}, 5_000, (1, None), id="the imaginary owner's"
        ),
        pytest.param(
            {"established": {"PA": 1_000}}, {"railroads": ("PA",)}, {}, 1_000, (1,), id="kept"
        ),
    ],
)
def test_ruling_17_fees_of_a_route(
    mine: dict[str, Any], theirs: dict[str, Any], more: dict[str, Any], fees: int, payees: Any
) -> None:
    """Rulings 16, 17, 19, 31: bank track costs 1,000 a turn, own track nothing; an established
    railroad its rate; the imaginary owner's pays opponent and bank. The payees are told."""
    seats = (trip("New York", "Philadelphia", **mine), other(**theirs))
    route = propose_routes(made_view(seats, steps=12, **more), 0)[0]
    assert (route.fees_now, route.fees, route.turns) == (fees, fees, 1.0)
    assert route.payees == payees


def test_ruling_17_what_the_turn_has_ridden_already_counts() -> None:
    """Ruling 17: on a bonus ride the fees of the white dice are in, and are not paid twice."""
    pa = next(s.id for s in USA.segments.values() if s.railroad == "PA")
    turn = Turn(number=1, seat=0, steps_left=3, ridden=[])
    turn = msgspec.convert(msgspec.to_builtins(turn) | {"ridden": [[pa, "PA", 5_000]]}, type=Turn)
    seats = (trip("New York", "Philadelphia"), other(railroads=("PA", "NYC")))
    view = made_view(seats, steps=3, turn=turn)
    assert propose_routes(view, 0)[0].fees_now == 5_000


def test_ruling_26_a_declared_seat_rides_home() -> None:
    seat = trip("Chicago", "Miami", home="Detroit", declared=True, alternate="Miami")
    for route in propose_routes(made_view((seat, other()), steps=7), 0):
        assert path_stops(USA, seat.milepost, route.path)[-1] == USA.milepost_of["Detroit"]


def test_ruling_29_a_lost_declaration_may_reuse_the_fewest_segments() -> None:
    """Ruling 29: out of a spur that was ridden in, the way back is used track and no more."""
    miami = USA.milepost_of["Miami"]
    way_in = shortest_path(USA, USA.milepost_of["Jacksonville"], miami, frozenset())
    seat = trip("Miami", "Atlanta", used=way_in, alternate="Atlanta")
    view = made_view((seat, other(milepost=USA.milepost_of["Boston"])), steps=5)
    routes = propose_routes(view, 0)
    assert routes
    for route in routes:
        whole(view, route.path)
        assert set(route.path) & set(way_in)


def ahead_of(view: View, steps: int) -> View:
    """The same with seat 1 declared and standing some steps along the fastest way."""
    route = propose_routes(view, 0)[0]
    stop = path_stops(USA, view.seats[0].milepost, route.path)[steps]
    declared = msgspec.structs.replace(
        view.seats[1], milepost=stop, declared=True, destination="Miami", alternate="Boston"
    )
    return msgspec.structs.replace(view, seats=(view.seats[0], declared, *view.seats[2:]))


def test_ruling_28_a_declared_train_on_the_way_can_be_avoided() -> None:
    """Ruling 28: where the fastest way rovers, another is offered that does not."""
    view = ahead_of(made_view((trip("Chicago", "New York"), other()), steps=9), 3)
    routes = {route.key: route for route in propose_routes(view, 0)}
    assert routes["fast"].rovers == (1,)
    assert routes["away"].rovers == ()
    victim = view.seats[1].milepost
    assert victim not in path_stops(USA, view.seats[0].milepost, routes["away"].path)


def test_ruling_28_a_declared_train_in_reach_can_be_aimed_for() -> None:
    """Ruling 28: a detour over the declared train is offered if the steps of now get there; a
    train that stands where the ride starts is rovered by coming back."""
    west = made_view((trip("Chicago", "New York"), other()), steps=9)
    away = shortest_path(USA, USA.milepost_of["Chicago"], USA.milepost_of["Milwaukee"], frozenset())
    stop = path_stops(USA, USA.milepost_of["Chicago"], away)[2]
    victim = other(milepost=stop, declared=True, alternate="Boston")
    near = msgspec.structs.replace(west, seats=(west.seats[0], victim))
    onto = {route.key: route for route in propose_routes(near, 0)}["onto"]
    assert onto.rovers == (1,)
    whole(near, onto.path)
    short = msgspec.structs.replace(near, turn=Turn(number=1, seat=0, steps_left=1))
    assert all(not route.rovers for route in propose_routes(short, 0))
    here = msgspec.structs.replace(victim, milepost=USA.milepost_of["Chicago"])
    circle = msgspec.structs.replace(west, seats=(west.seats[0], here))
    back = {route.key: route for route in propose_routes(circle, 0)}
    assert back["fast"].rovers == ()
    assert back["onto"].rovers == (1,)


def test_a_seat_may_plan_before_it_rolls() -> None:
    """Section J: proposals before the roll, and on another seat's turn; nothing can be ridden."""
    view = made_view((trip(), other()))
    assert propose_routes(view, 0)[0].key == "fast"
    assert propose_routes(view, 1)
    with pytest.raises(RuleError) as caught:
        next_ride(view, 0, propose_routes(view, 0)[0].path)
    assert caught.value.code == "route-no-ride"


def test_no_destination_no_way() -> None:
    view = made_view((seat_view(0, USA), other()))
    assert propose_routes(view, 0) == []
    assert best_route(view, 0, 1_000.0) is None
    with pytest.raises(RuleError) as caught:
        route_through(view, 0, [3])
    assert caught.value.code == "route-no-destination"
    assert (
        propose_routes(made_view((seat_view(0, USA, milepost=-1, bankrupt=True), other())), 0) == []
    )


def test_ruling_11_through_waypoints() -> None:
    """Ruling 11: by way of Detroit and Boston, in that order, riding nothing twice."""
    view = made_view((trip("Chicago", "New York"), other()), steps=6)
    stops = [USA.milepost_of["Detroit"], USA.milepost_of["Boston"]]
    route = route_through(view, 0, stops)
    whole(view, route.path)
    ridden = path_stops(USA, view.seats[0].milepost, route.path)
    assert ridden.index(stops[0]) < ridden.index(stops[1])
    assert next_ride(view, 0, route.path).path == route.path[:6]
    target = USA.milepost_of["New York"]
    assert route_through(view, 0, [*stops, target]).path == route.path


def miles_over(route: Route, mark: str) -> int:
    return sum(USA.segments[segment].railroad == mark for segment in route.path)


def test_ruling_11_over_a_railroad() -> None:
    """A railroad among the waypoints is ridden as far as it leads on, lawfully, before what comes
    after it; one that leads elsewhere is ridden too, with a way back."""
    view = made_view((trip("El Paso", "Dallas"), other()), steps=6)
    route = route_through(view, 0, ["T&P"])
    whole(view, route.path)
    assert set(route.railroads) == {"T&P"} and miles_over(route, "T&P") == route.miles
    view = made_view((trip("Chicago", "New York"), other()), steps=6)
    for via in (["NYC"], ["B&O"], ["IC", "B&O"], [USA.milepost_of["Detroit"], "PA"]):
        route = route_through(view, 0, via)
        whole(view, route.path)
        order = [route.railroads.index(part) for part in via if isinstance(part, str)]
        assert order == sorted(order), via
    assert miles_over(route_through(view, 0, ["B&O"]), "B&O") == 11


def test_ruling_11_over_a_railroad_that_ends_at_the_next_place() -> None:
    """A place at which the railroad before it is left asks for no round trip."""
    view = made_view((trip("El Paso", "Shreveport"), other()), steps=6)
    dallas = USA.milepost_of["Dallas"]
    route = route_through(view, 0, ["T&P", dallas, "T&P"])
    whole(view, route.path)
    assert route.railroads == ("T&P",)
    assert path_stops(USA, view.seats[0].milepost, route.path).count(dallas) == 1


def test_ruling_11_waypoints_that_cannot_be_are_refused() -> None:
    """Rulings 9 and 11: not into a dead end and out again, not through the destination; what was
    asked for is named in its order."""
    view = made_view((trip("Chicago", "New York"), other()), steps=6)
    with pytest.raises(RuleError) as caught:
        route_through(view, 0, [USA.milepost_of["Miami"]])
    assert (caught.value.code, caught.value.rule) == ("route-no-way", "11")
    with pytest.raises(RuleError) as caught:
        route_through(view, 0, [USA.milepost_of["Seattle"], "ACL", USA.milepost_of["Miami"]])
    assert caught.value.args_["places"] == "Seattle – ACL – Miami"
    with pytest.raises(RuleError) as caught:
        route_through(view, 0, [USA.milepost_of["New York"], USA.milepost_of["Boston"]])
    assert (caught.value.code, caught.value.rule) == ("route-past-destination", "9")


def test_a_remembered_plan_is_taken_up_where_the_train_stands() -> None:
    """Section J: the rest of a longer plan holds while it leads from the train to the destination
    over unused track, and is void otherwise."""
    view = made_view((trip("Chicago", "New York"), other()), steps=4)
    path = propose_routes(view, 0)[0].path
    after = path_stops(USA, view.seats[0].milepost, path)[4]
    seat = msgspec.structs.replace(view.seats[0], milepost=after, used=path[:4])
    later = made_view((seat, other()), steps=4)
    rest = resume_route(later, 0, path)
    assert rest is not None
    assert (rest.key, rest.path) == ("plan", path[4:])
    elsewhere = msgspec.structs.replace(seat, milepost=USA.milepost_of["Denver"])
    assert resume_route(made_view((elsewhere, other()), steps=4), 0, path) is None
    changed = msgspec.structs.replace(seat, destination="Boston")
    assert resume_route(made_view((changed, other()), steps=4), 0, path) is None
    used = msgspec.structs.replace(seat, used=path[:5])
    assert resume_route(made_view((used, other()), steps=4), 0, path) is None


def test_ruling_9_cut_refuses_what_may_not_be_ridden() -> None:
    view = made_view((trip("Chicago", "New York"), other()), steps=9)
    path = propose_routes(view, 0)[0].path
    with pytest.raises(RuleError) as caught:
        next_ride(view, 0, path[:5])
    assert caught.value.code == "ride-too-short"


def test_a_dearer_turn_never_makes_the_best_way_longer() -> None:
    """The higher a turn is valued, the fewer turns the best way takes and the more it may cost."""
    for seed in range(20):
        view = random_view(seed, share=0.8)
        routes = [best_route(view, 0, worth) for worth in (0.0, 1_000.0, 5_000.0, 50_000.0)]
        if routes[0] is None:
            continue
        turns = [route.turns for route in routes if route]
        assert all(later <= earlier + 0.1 for earlier, later in pairwise(turns))


def test_rulings_10_and_30_routes_of_every_edition() -> None:
    for options in (Options(edition="u21"), Options(b_and_o_extension=True)):
        graph = board(options)
        for seed in range(10):
            view = random_view(seed, options=options)
            for route in propose_routes(view, 0):
                whole(view, route.path, graph)


def test_ruling_10_task_is_read_from_the_view() -> None:
    view = made_view((trip("Chicago", "New York", used=(1, 2)), other()), steps=6)
    plan = ride_plan(view, 0)
    assert plan is not None
    chicago, new_york = USA.milepost_of["Chicago"], USA.milepost_of["New York"]
    assert plan.task == RideTask(chicago, new_york, 6, frozenset((1, 2)))
