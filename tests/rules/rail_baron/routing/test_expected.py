"""Expected turns and fees (rulings 9, 12, 16 to 20), against every course the dice can take."""

import random
from fractions import Fraction
from functools import cache

import pytest

from rules.rail_baron.model.state import Engine
from rules.rail_baron.routing.cheapest_path import Search, distances_to_target
from rules.rail_baron.routing.ride import RideTask
from rules.rail_baron.routing.tolls import OWN, Toll, Tolls
from rules.rail_baron.routing.turn_forecast import (
    FirstTurn,
    TurnForecast,
    chance_to_roll,
    mean_roll,
    roll_odds,
    turn_forecast,
)
from tests.support.rail_baron.small_board import SmallBoard

ENGINES: tuple[Engine, ...] = ("Freight", "Express", "SuperChief")
FIRST = (FirstTurn(), FirstTurn(3), FirstTurn(2, bonus=True))


def first_odds(engine: Engine, first: FirstTurn) -> dict[int, Fraction]:
    if first.steps is None:
        return dict(enumerate(roll_odds(engine)))
    if first.bonus:
        return {first.steps + red: Fraction(1, 6) for red in range(1, 7)}
    return {first.steps: Fraction(1)}


def plain_turns(engine: Engine, first: FirstTurn, miles: int) -> Fraction:
    @cache
    def later(left: int) -> Fraction:
        if left <= 0:
            return Fraction(0)
        odds = enumerate(roll_odds(engine))
        return 1 + sum(chance * later(left - n) for n, chance in odds if chance)

    odds = first_odds(engine, first).items()
    return 1 + sum((chance * later(miles - n) for n, chance in odds if chance), Fraction(0))


def plain_fees(
    engine: Engine, first: FirstTurn, tolls: list[Toll], paid: dict[int, int]
) -> Fraction:
    """Turn by turn: each payee gets the highest rate ridden in the turn (17)."""

    def turn(start: int, length: int, before: dict[int, int]) -> int:
        highest = dict(before)
        for group, rate in tolls[start : start + length]:
            if group != OWN:
                highest[group] = max(rate, highest.get(group, 0))
        return sum(highest.values())

    @cache
    def later(start: int) -> Fraction:
        if start >= len(tolls):
            return Fraction(0)
        odds = enumerate(roll_odds(engine))
        return sum((c * (turn(start, n, {}) + later(start + n)) for n, c in odds if c), Fraction(0))

    odds = first_odds(engine, first).items()
    return sum((c * (turn(0, n, paid) + later(n)) for n, c in odds if c), Fraction(0))


def made_tolls(
    plain: dict[str, Toll], rates: dict[str, int] | None = None, paid: dict[int, int] | None = None
) -> Tolls:
    return Tolls(0, 5, plain, rates or {}, paid or {})


@pytest.mark.parametrize(
    ("engine", "mean"), [("Freight", 7.0972), ("Express", 7.5833), ("SuperChief", 10.5)]
)
def test_ruling_12_mean_roll(engine: Engine, mean: float) -> None:
    """Ruling 12: a bonus die after double six, after any double, with every roll."""
    assert mean_roll(engine) == pytest.approx(mean, abs=1e-4)
    assert sum(roll_odds(engine)) == 1
    assert chance_to_roll(engine, 2) == 1.0


def test_ruling_12_freight_and_express_odds() -> None:
    """Ruling 12: a Freight never comes to 12 alone, an Express never to 2 alone."""
    assert roll_odds("Freight")[12] == 0
    assert roll_odds("Freight")[13] == Fraction(1, 216)
    assert roll_odds("Express")[2] == 0
    assert roll_odds("Express")[3] == Fraction(2, 36) + Fraction(1, 216)
    assert roll_odds("SuperChief")[18] == Fraction(1, 216)


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("first", FIRST)
def test_expected_turns_are_exact(engine: Engine, first: FirstTurn) -> None:
    for miles in (1, 3, 4, 9, 17, 40):
        expected = float(plain_turns(engine, first, miles))
        assert turn_forecast(engine, first).expected_turns(miles) == pytest.approx(
            expected, abs=1e-9
        )


def random_tolls(dice: random.Random, length: int) -> list[Toll]:
    choices: list[Toll] = [(OWN, 0), (0, 1_000), (0, 0), (2, 5_000), (3, 5_000), (2, 10_000)]
    return [choices[dice.randrange(len(choices))] for _ in range(length)]


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("first", FIRST)
def test_rulings_16_to_18_expected_fees_are_exact(engine: Engine, first: FirstTurn) -> None:
    """Rulings 16, 17: once a turn to each payee, the highest rate; what the turn owes before
    counts, and a payee of before is not paid again in the same turn."""
    dice = random.Random(7)
    look = turn_forecast(engine, first)
    for length in (1, 2, 5, 9, 14, 23):
        tolls = random_tolls(dice, length)
        paid = dice.choice([{}, {2: 5_000}, {0: 1_000, 3: 10_000}])
        expected = float(plain_fees(engine, first, tolls, paid))
        assert made_tolls({}, paid=paid).expected_fees(tolls, look) == pytest.approx(expected)


def test_ruling_19_kept_rates_hold_until_another_railroad_is_ridden() -> None:
    """Ruling 19: the kept rate of the first railroad only, and not after coming back to it."""
    rows = [(0, 1, "A"), (1, 2, "A"), (2, 3, "B"), (3, 4, "A")]
    graph = SmallBoard(5, rows)
    tolls = made_tolls({"A": (2, 5_000), "B": (3, 5_000)}, {"A": 1_000, "B": 1_000})
    along = tolls.path_tolls(graph, range(4))
    assert along == [(2, 1_000), (2, 1_000), (3, 5_000), (2, 5_000)]


def all_trails(graph: SmallBoard, here: int, target: int, used: frozenset[int]) -> list[list[int]]:
    if here == target:
        return [[]]
    return [
        [segment, *rest]
        for segment, end in graph.steps[here]
        if segment not in used
        for rest in all_trails(graph, end, target, used | {segment})
    ]


def random_board(dice: random.Random) -> SmallBoard:
    size = dice.randint(4, 9)
    rows = [(dice.randrange(m), m, dice.choice("ABCDE")) for m in range(1, size)]
    for _ in range(dice.randint(2, 5)):
        a, b = dice.sample(range(size), 2)
        rows.append((a, b, dice.choice("ABCDE")))
    return SmallBoard(size, rows)


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("turn", [0.0, 500.0])
def test_the_cheapest_way_is_the_cheapest_of_all(engine: Engine, turn: float) -> None:
    """Section J, fewest fees: on small boards the search finds what trying every way finds, kept
    rates and fees of the turn so far included."""
    dice = random.Random(11)
    for _ in range(120):
        graph = random_board(dice)
        here, target = dice.sample(range(len(graph.steps)), 2)
        first = dice.choice(FIRST)
        rates = dice.choice([{}, {"B": 0}, {"C": 1_000, "D": 5_000}])
        paid = dice.choice([{}, {2: 5_000}, {0: 1_000}])
        plain = {"A": (OWN, 0), "B": (0, 1_000), "C": (2, 5_000), "D": (3, 10_000), "E": (2, 5_000)}
        tolls, look = made_tolls(plain, rates, paid), turn_forecast(engine, first)
        task = RideTask(here, target, 0, frozenset())

        def cost(path: list[int], of: Tolls, graph: SmallBoard, look: TurnForecast) -> float:
            return of.expected_fees(of.path_tolls(graph, path), look) + turn * look.expected_turns(
                len(path)
            )

        search = Search(
            graph, task, tolls, look, distances_to_target(graph, task), first.steps or 0, turn=turn
        )
        path = search.run()
        trails = all_trails(graph, here, target, frozenset())
        best = min(cost(trail, tolls, graph, look) for trail in trails)
        assert path is not None
        assert len(set(path)) == len(path)
        assert cost(list(path), tolls, graph, look) == pytest.approx(best)
