"""Robots of Rail Baron whose habits are drawn at random: which habits win?

    python -m tests.train.habits FILE --games 343 --first 1000 --write

Each seat plays as the steady robot does, but by numbers of its own. Each game is a line of FILE.
Told is by how many percentage points seats with a habit won more often than an even share, with the
95 % interval; one game tells of all habits at once. `--write` has experts buy by the part of future
earnings by which those bought that won most.
"""

import argparse
import random
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from math import sqrt
from pathlib import Path
from statistics import fmean, pstdev
from types import ModuleType

import msgspec

from data.learned import Learned, read_learned
from rules.dice import Dice
from rules.game import Action
from rules.rail_baron import GAME
from rules.rail_baron.model.actions import BuyEngine
from rules.rail_baron.model.options import Options
from rules.rail_baron.model.state import Phase
from rules.rail_baron.model.view import View
from rules.rail_baron.robot import buying, riding, steady
from rules.thinking.quick_dice import QuickDice
from tests.train.write import write_learned

HABITS: dict[str, tuple[tuple[float, ...], tuple[tuple[ModuleType, str], ...]]] = {
    "saving": ((0.0, 0.3, 0.6, 1.0), ((steady, "SAVING_SHARE"),)),
    "express": ((0, 1), ()),
    "ereserve": ((0, 5_000, 15_000), ((steady, "ENGINE_RESERVE"),)),
    "reserve": ((1_000, 2_000, 6_000), ((steady, "RESERVE"),)),
    "turn": (
        (1_500.0, 3_000.0, 5_000.0, 8_000.0),
        ((steady, "DOLLARS_PER_TURN"), (riding, "DOLLARS_PER_TURN")),
    ),
    "regionturn": ((1_500.0, 3_000.0, 6_000.0, 9_000.0), ()),
    "endgame": ((2.0, 4.0, 8.0), ((buying, "ENDGAME_ROUNDS"),)),
    "real": ((0.5, 0.75, 1.1), ((buying, "REALIZED_PART"),)),
    "minhome": ((0.2, 0.4, 0.6), ((steady, "MIN_HOME_CHANCE"),)),
    "rover": ((40_000.0, 100_000.0, 160_000.0), ((riding, "ROVER_VALUE"),)),
    "bid": ((0.0, 0.3, 0.6), ((steady, "BID_SHARE"),)),
    "swap": ((-1.0, 1.5, 4.0), ((steady, "MIN_SWAP_GAIN"),)),
}
"""The values of each habit, and the numbers of the steady robot that stand for it. "express": an
Express is bought at once by who has little cash; "regionturn": the worth of a turn when a region is
named."""
EXPRESS_PRICE, EXPRESS_CASH = 4_000, 30_000
KINDS = ("def4", "def4", "all4", "def2", "def3")
ALL = Options(
    b_and_o_extension=True, cheap_superchief=True, free_superchief=True, opening_auctions=True
)
LONG = 8_000
Habits = Mapping[str, float]


class Line(msgspec.Struct, frozen=True):
    """A game of such seats: their habits, and who won."""

    number: int
    habits: tuple[dict[str, float], ...]
    winner: int


@contextmanager
def _having(habits: Habits, phase: Phase) -> Iterator[None]:
    """The steady robot plays by these numbers meanwhile."""
    places = [(*place, name) for name, (_, variants) in HABITS.items() for place in variants]
    before = [getattr(module, name) for module, name, _ in places]
    for module, name, habit in places:
        setattr(module, name, habits[habit])
    if phase is Phase.REGION:
        steady.DOLLARS_PER_TURN = habits["regionturn"]
    try:
        yield
    finally:
        for (module, name, _), value in zip(places, before, strict=True):
            setattr(module, name, value)


def _choose(view: View, seat: int, habits: Habits, dice: Dice) -> Action:
    with _having(habits, view.phase):
        action = steady.Steady().choose(view, seat, dice)
        if view.phase is Phase.PURCHASE and habits["express"] and not isinstance(action, BuyEngine):
            cash = steady.cash_of(view, seat)
            spare = cash - steady.fees_due(view, seat) - habits["reserve"]
            freight = view.seats[seat].engine == "Freight" and BuyEngine("Express") in view.legal
            if freight and spare >= EXPRESS_PRICE and cash < EXPRESS_CASH:
                return BuyEngine("Express")
    return action


def played(number: int) -> Line:
    """Play a game of such seats. Raises RuntimeError if it does not end."""
    chance = random.Random(number)
    kind = chance.choice(KINDS)
    seats, options = int(kind[-1]), Options() if kind.startswith("def") else ALL
    habits = tuple(
        {name: chance.choice(values) for name, (values, _) in HABITS.items()} for _ in range(seats)
    )
    state, _ = GAME.setup(seats, options, QuickDice(b"rbs%d" % number))
    dice, robot_dice = QuickDice(b"rbt%d" % number), QuickDice(b"rbo%d" % number)
    for _ in range(LONG):
        if state.winner is not None:
            return Line(number, habits, state.winner)
        mover = GAME.to_move(state)[0]
        action = _choose(GAME.view(state, mover), mover, habits[mover], robot_dice)
        GAME.apply(state, mover, action, dice)
    raise RuntimeError(f"game {number} does not end")


def shares_won(lines: Sequence[Line]) -> dict[tuple[str, float], list[float]]:
    """By habit and its value: for each seat by how many points it won more than an even share."""
    shares: dict[tuple[str, float], list[float]] = {}
    for line in lines:
        even = 100.0 / len(line.habits)
        for seat, habits in enumerate(line.habits):
            for name, value in habits.items():
                shares.setdefault((name, value), []).append(100.0 * (line.winner == seat) - even)
    return shares


def describe_lines(lines: Sequence[Line]) -> Iterator[str]:
    """Yield a line for each value of each habit."""
    for (name, value), rows in sorted(shares_won(lines).items()):
        error = 1.96 * pstdev(rows) / sqrt(len(rows))
        yield f"{name:12} {value:>9,} {len(rows):6} seats {fmean(rows):+6.1f} ± {error:4.1f}"


def learned_from(lines: Sequence[Line]) -> Learned:
    """Return the value by which those bought that won most: what trips and fees should still bring
    counts that part of cash. What railroads brought where there are many seats stays as it is."""
    shares = shares_won(lines)
    best = max((key for key in shares if key[0] == "real"), key=lambda key: fmean(shares[key]))[1]
    return msgspec.structs.replace(
        read_learned(GAME.key),
        games=len(lines),
        first=min(line.number for line in lines),
        seats=tuple(sorted({len(line.habits) for line in lines})),
        weights={"cash": 1.0, "trips": best, "fees": best, "rivals": -best, "crowd": 1.0},
    )


def main() -> None:
    reads = argparse.ArgumentParser(description=__doc__)
    reads.add_argument("file", type=Path)
    reads.add_argument("--games", type=int, default=300)
    reads.add_argument("--first", type=int, default=1_000)
    reads.add_argument("--write", action="store_true")
    reads.add_argument("--minutes", type=float, default=30.0)
    chosen = reads.parse_args()
    end = time.monotonic() + 60 * chosen.minutes
    for number in range(chosen.first, chosen.first + chosen.games):
        if time.monotonic() > end:
            break
        with chosen.file.open("ab") as file:
            file.write(msgspec.json.encode(played(number)) + b"\n")
    lines = [msgspec.json.decode(line, type=Line) for line in chosen.file.read_bytes().splitlines()]
    for row in describe_lines(lines):
        print(row)
    if chosen.write:
        write_learned(GAME.key, learned_from(lines))


if __name__ == "__main__":
    main()
