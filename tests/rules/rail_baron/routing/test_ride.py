"""Riding: rulings 9, 10, 11, 26 and 29, against a plain search on small boards."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.errors import RuleError
from rules.rail_baron.model.board import Board, board
from rules.rail_baron.model.options import Options
from rules.rail_baron.routing.ride import (
    Graph,
    RideTask,
    build_path,
    check_path,
    is_reachable,
    legal_paths,
    min_reused_segments,
    next_steps,
    path_stops,
    shortest_path,
)
from tests.support.rail_baron.small_board import SmallBoard, small_boards

LADDER = SmallBoard(
    6,
    [
        (0, 1, "A"),  # 0
        (1, 2, "A"),  # 1
        (2, 3, "A"),  # 2
        (1, 4, "B"),  # 3: a spur to 4
        (1, 2, "C"),  # 4: parallel to 1
        (2, 5, "C"),  # 5
        (5, 3, "C"),  # 6
    ],
)


# A plain reading of the rulings, without any of the shortcuts of the module under test.


def ways(graph: Graph, here: int, target: int, seen: frozenset[int]) -> Iterator[tuple[int, ...]]:
    """Every way to the target that visits no milepost twice."""
    if here == target:
        yield ()
        return
    for segment, end in graph.steps[here]:
        if end not in seen:
            for rest in ways(graph, end, target, seen | {end}):
                yield (segment, *rest)


def plain_fewest(graph: Graph, here: int, target: int, used: frozenset[int]) -> int:
    return min(
        sum(segment in used for segment in way)
        for way in ways(graph, here, target, frozenset((here,)))
    )


def plain_paths(graph: Graph, task: RideTask) -> Iterator[tuple[int, ...]]:
    """Every lawful full path, the rule of 11 or 29 applied after each single step."""
    if task.steps == 0 or task.milepost == task.target:
        yield ()
        return
    before = plain_fewest(graph, task.milepost, task.target, task.used)
    for segment, end in graph.steps[task.milepost]:
        used = task.used | {segment}
        later = plain_fewest(graph, end, task.target, used)
        if task.relaxed:
            allowed = int(segment in task.used) + later <= before
        else:
            allowed = segment not in task.used and later == 0
        if allowed:
            left = RideTask(end, task.target, task.steps - 1, used, task.relaxed)
            for rest in plain_paths(graph, left):
                yield (segment, *rest)


def any_walks(graph: Graph, here: int, steps: int) -> Iterator[tuple[int, ...]]:
    """Everything that hangs together, lawful or not, up to a length."""
    yield ()
    if steps:
        for segment, end in graph.steps[here]:
            for rest in any_walks(graph, end, steps - 1):
                yield (segment, *rest)


@st.composite
def tasks(draw: st.DrawFn, relaxed: bool) -> tuple[SmallBoard, RideTask]:
    graph = draw(small_boards())
    stop = st.integers(0, len(graph.steps) - 1)
    here, target = draw(stop), draw(stop)
    used = draw(st.frozensets(st.sampled_from(sorted(graph.segments))))
    if not relaxed:
        ridden = set(used)
        for segment in sorted(used):
            if plain_fewest(graph, here, target, frozenset(ridden)):
                ridden.discard(segment)
        used = frozenset(ridden)
    return graph, RideTask(here, target, draw(st.integers(1, 4)), used, relaxed)


@settings(max_examples=150, deadline=None)
@given(st.one_of(tasks(False), tasks(True)))
def test_rulings_11_and_29_lawful_paths_are_those_of_a_plain_search(
    given_: tuple[SmallBoard, RideTask],
) -> None:
    """Rulings 9, 11 and 29: the enumeration agrees with the plain reading, path by path."""
    graph, task = given_
    assert sorted(legal_paths(graph, task)) == sorted(plain_paths(graph, task))


@settings(max_examples=100, deadline=None)
@given(st.one_of(tasks(False), tasks(True)))
def test_rulings_11_and_29_check_accepts_exactly_the_lawful_paths(
    given_: tuple[SmallBoard, RideTask],
) -> None:
    """Rulings 9, 11 and 29: of all walks up to one step too many, only lawful ones pass."""
    graph, task = given_
    lawful = set(plain_paths(graph, task))
    for path in any_walks(graph, task.milepost, task.steps + 1):
        try:
            check_path(graph, task, path)
        except RuleError as error:
            assert path not in lawful
            assert error.rule in {"9", "10", "11", "29"}
        else:
            assert path in lawful


@settings(max_examples=150, deadline=None)
@given(st.one_of(tasks(False), tasks(True)))
def test_ruling_11_there_is_always_a_legal_ride(given_: tuple[SmallBoard, RideTask]) -> None:
    """Rulings 11 and 29: whatever is chosen, a walk of the lawful steps never gets stuck, and the
    shortest way is lawful from beginning to end."""
    graph, task = given_
    for seed in range(3):
        dice = random.Random(seed)
        path = build_path(graph, task, lambda options, dice=dice: dice.randrange(len(options)))
        check_path(graph, task, path)
    way = shortest_path(graph, task.milepost, task.target, task.used)
    whole = RideTask(task.milepost, task.target, len(way), task.used, task.relaxed)
    check_path(graph, whole, way)


@settings(max_examples=150, deadline=None)
@given(tasks(True))
def test_ruling_29_fewest_reused(given_: tuple[SmallBoard, RideTask]) -> None:
    """Ruling 29: f is the fewest used segments on any way; 0 is the case of ruling 11."""
    graph, task = given_
    fewest = plain_fewest(graph, task.milepost, task.target, task.used)
    assert min_reused_segments(graph, task.milepost, task.target, task.used) == fewest
    assert is_reachable(graph, task.milepost, task.target, task.used) == (fewest == 0)


def refused(task: RideTask, path: tuple[int, ...], graph: Graph = LADDER) -> RuleError:
    with pytest.raises(RuleError) as caught:
        check_path(graph, task, path)
    return caught.value


def test_ruling_9_all_steps_are_ridden_unless_the_destination_is_reached() -> None:
    task = RideTask(0, 3, 2, frozenset())
    check_path(LADDER, task, (0, 1))
    assert refused(task, (0,)).code == "ride-too-short"
    assert refused(task, (0, 1, 2)).code == "ride-too-long"
    check_path(LADDER, RideTask(0, 3, 9, frozenset()), (0, 1, 2))


def test_ruling_9_the_destination_cannot_be_passed_through() -> None:
    error = refused(RideTask(0, 2, 3, frozenset()), (0, 1, 2))
    assert (error.code, error.rule) == ("ride-past-destination", "9")


def test_ruling_10_a_path_hangs_together_and_parallel_tracks_are_two_segments() -> None:
    assert refused(RideTask(0, 3, 2, frozenset()), (0, 2)).code == "ride-not-joined"
    for parallel in (1, 4):
        check_path(LADDER, RideTask(0, 3, 3, frozenset()), (0, parallel, 2))
    assert refused(RideTask(0, 3, 3, frozenset()), (0, 999, 2)).rule == "10"


def test_ruling_11_no_segment_twice_in_either_direction() -> None:
    error = refused(RideTask(1, 3, 3, frozenset()), (1, 1, 4))
    assert (error.code, error.rule) == ("ride-used", "11")
    assert refused(RideTask(1, 3, 2, frozenset((1,))), (1, 2)).code == "ride-used"


def test_ruling_11_a_dead_end_is_for_those_whose_destination_lies_on_it() -> None:
    error = refused(RideTask(0, 3, 2, frozenset()), (0, 3))
    assert (error.code, error.rule) == ("ride-cut-off", "11")
    check_path(LADDER, RideTask(0, 4, 2, frozenset()), (0, 3))
    assert next_steps(LADDER, RideTask(1, 3, 1, frozenset((0,)))) == [(1, 2), (4, 2)]


def test_ruling_11_parallel_track_leads_out_of_a_dead_end_again() -> None:
    """The two tracks 1 - 2 are there and back when the way on lies at 1."""
    graph = SmallBoard(4, [(0, 1, "A"), (1, 2, "A"), (1, 2, "B"), (1, 3, "A")])
    check_path(graph, RideTask(0, 3, 4, frozenset()), (0, 1, 2, 3))


def test_ruling_29_used_segments_only_as_few_as_possible() -> None:
    """From the spur's end, its only segment used, one reuse is lawful and a second is not."""
    task = RideTask(4, 3, 3, frozenset((3, 1)), relaxed=True)
    check_path(LADDER, task, (3, 4, 2))
    error = refused(task, (3, 1, 2))
    assert (error.code, error.rule) == ("ride-reuses-too-many", "29")
    assert next_steps(LADDER, task) == [(3, 1)]


@pytest.fixture(scope="module")
def usa() -> Board:
    return board(Options())


@pytest.mark.parametrize("seed", range(8))
def test_ruling_11_on_the_board_every_step_keeps_the_destination_in_reach(
    usa: Board, seed: int
) -> None:
    """Ruling 11, on the real board: wandering trains ride nothing twice, always have a next step
    and end on their destination, however long the way."""
    dice = random.Random(seed)
    cities = [stop.id for stop in usa.mileposts if stop.cities]
    here, target = dice.sample(cities, 2)
    used: frozenset[int] = frozenset()
    ridden = 0
    while here != target:
        task = RideTask(here, target, dice.randint(2, 18), used)
        path = build_path(usa, task, lambda options: dice.randrange(len(options)))
        check_path(usa, task, path)
        check_path(usa, RideTask(here, target, task.steps, used, relaxed=True), path)
        ridden += len(path)
        here = path_stops(usa, here, path)[-1]
        used |= set(path)
    assert len(used) == ridden


def test_ruling_11_miami_is_a_dead_end(usa: Board) -> None:
    """The rulebook's spur: no train enters the line to Miami unless its destination lies there."""
    miami = usa.milepost_of["Miami"]
    (segment, before), *others = usa.steps[miami]
    assert others == []
    atlanta = usa.milepost_of["Atlanta"]
    assert (segment, miami) not in next_steps(usa, RideTask(before, atlanta, 2, frozenset()))
    assert (segment, miami) in next_steps(usa, RideTask(before, miami, 2, frozenset()))


def test_ruling_10_the_b_and_o_extension_is_two_segments_more(usa: Board) -> None:
    """Rulings 10 and 30: a second track beside the Pennsylvania may be ridden back."""
    longer = board(Options(b_and_o_extension=True))
    new_york, dot = 39, 524
    parallel = [s for s, end in longer.steps[new_york] if end == dot]
    assert len(parallel) == len([s for s, end in usa.steps[new_york] if end == dot]) + 1
