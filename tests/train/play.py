"""Games of robots among themselves, and what is counted in their positions."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from rules.dice import Dice
from rules.game import Game, Robot
from rules.thinking.evaluator import Evaluator
from rules.thinking.quick_dice import QuickDice

EVERY = 9
"""One position in this many is counted: those after it are nearly the same."""
LONG = 8_000
"""Actions after which a game counts as stuck."""


class Sample(NamedTuple):
    """What was counted of a seat in a position of a game, its dollars at the end, and to how much
    a dollar of the position grew till then (`Evaluator.growth`).

    Amounts and outcome are less the average of all seats: what matters is who is ahead, not how
    late it is."""

    game: int
    seats: int
    amounts: tuple[float, ...]
    outcome: float
    growth: float = 1.0


class Counted(NamedTuple):
    """What was counted of each seat in a position, and to how much a dollar grew from there."""

    amounts: list[tuple[float, ...]]
    growth: float


def played(
    game: Game, evaluator: Evaluator, number: int, seats: int, robots: Sequence[str]
) -> list[Sample]:
    """Play a game, every other time with all that can be switched on; each seat is a robot drawn
    from these. Raises RuntimeError for a game that does not end."""
    dice, robot_dice = QuickDice(b"train %d" % number), QuickDice(b"robots %d" % number)
    options = game.options_type()
    if number % 2:
        on = {key: True for key in options.__struct_fields__ if getattr(options, key) is False}
        options = msgspec.structs.replace(options, **on)
    state, _ = game.setup(seats, options, dice)
    names = [robots[robot_dice.pick(len(robots), "robot")] for _ in range(seats)]
    playing = [evaluator.policy if name == "policy" else game.robot(name) for name in names]
    positions: list[Counted] = []
    _play(game, evaluator, state, playing, dice, robot_dice, positions)
    rows = sorted(game.standing(state, None), key=lambda row: row.seat)
    outcomes = _centred([row.known for row in rows])
    samples = []
    for position in positions:
        columns = map(_centred, map(list, zip(*position.amounts, strict=True)))
        for amounts, outcome in zip(zip(*columns, strict=True), outcomes, strict=True):
            samples.append(Sample(number, seats, amounts, outcome, position.growth))
    return samples


def _centred(amounts: Sequence[float]) -> list[float]:
    mean = sum(amounts) / len(amounts)
    return [amount - mean for amount in amounts]


def _play(
    game: Game,
    evaluator: Evaluator,
    state: Any,
    robots: Sequence[Robot],
    dice: Dice,
    robot_dice: Dice,
    positions: list[Counted],
) -> None:
    for done in range(LONG):
        if game.over(state):
            return
        if done % EVERY == 0:
            amounts = [evaluator.measure(state, seat) for seat in range(len(robots))]
            positions.append(Counted(amounts, evaluator.growth(state)))
        mover = game.to_move(state)[0]
        action = robots[mover].choose(game.view(state, mover), mover, robot_dice)
        game.apply(state, mover, action, dice)
    raise RuntimeError(f"a game of {game.key} does not end")
