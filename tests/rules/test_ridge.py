"""The regression by which robots learn."""

import pytest

from rules.thinking.quick_dice import QuickDice
from tests.train.ridge import explained, fit, solve


def test_equations_are_solved() -> None:
    assert solve([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])


def test_a_linear_function_is_found_and_a_constant_column_left_out() -> None:
    dice = QuickDice(b"ridge")
    rows = [[float(dice.pick(100, "a")), float(dice.pick(9, "b")), 5.0] for _ in range(400)]
    targets = [3.0 + 2.0 * a - 4.0 * b for a, b, _ in rows]
    fitted = fit(rows, targets, penalty=1e-6)
    assert fitted.base == pytest.approx(3.0) and fitted.weights == pytest.approx((2.0, -4.0, 0.0))
    assert explained([fitted.of(row) for row in rows], targets) == pytest.approx(1.0)


def test_a_penalty_shrinks_what_few_rows_say() -> None:
    rows, targets = [[0.0], [1.0]], [0.0, 1.0]
    assert 0.0 < fit(rows, targets, penalty=10.0).weights[0] < 0.2
    assert fit(rows, targets, penalty=0.0).weights[0] == pytest.approx(1.0)
