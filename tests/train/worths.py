"""What railroads and the best engine bring in Rail Baron with four seats, from games of robots.

    python -m tests.train.worths FILE --games 800 --first 1000 --write

Each game is a line of FILE. In the middle of each it was noted what every seat had. The lead in
cash at the end is fitted on that, and what a thing brought is divided by what a dollar of then
brought. `--write` puts the worths beside the other numbers that experts play by.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean

import msgspec

from data.learned import read_learned
from rules.rail_baron import GAME
from rules.rail_baron.model.options import Options
from rules.rail_baron.model.state import State
from rules.rail_baron.robot.buying import LEARNED
from rules.rail_baron.robot.steady import Steady
from rules.thinking.quick_dice import QuickDice
from tests.train.ridge import fit
from tests.train.write import write_learned

SEATS = 4
ROUNDS = (18, 24, 30)
"""Rounds after which is noted what seats have."""
FARTHEST = 150_000.0
"""Leads beyond it count as it: bankruptcies of others tell little."""
LONG = 8_000


class Had(msgspec.Struct, frozen=True):
    """What a seat had after a round: cash, and its railroads and best engine by name."""

    round: int
    seat: int
    cash: int
    things: tuple[str, ...]


class Line(msgspec.Struct, frozen=True):
    """A game: what seats had in the middle of it, and their cash at its end."""

    number: int
    had: tuple[Had, ...]
    cash: tuple[int, ...]


def played(number: int) -> Line:
    """Play a game of whimsical steady robots. Raises RuntimeError if it does not end."""
    state, _ = GAME.setup(SEATS, Options(), QuickDice(b"rbw%d" % number))
    dice, robot_dice, robot = (
        QuickDice(b"rbx%d" % number),
        QuickDice(b"rby%d" % number),
        Steady(whim=0.3),
    )
    had: list[Had] = []
    noted = 0
    for _ in range(LONG):
        if state.winner is not None:
            return Line(number, tuple(had), tuple(seat.cash for seat in state.seats))
        full_rounds = (state.turn.number - 1) // SEATS
        if full_rounds > noted and full_rounds in ROUNDS:
            had += _noted(state, full_rounds)
            noted = full_rounds
        mover = GAME.to_move(state)[0]
        GAME.apply(state, mover, robot.choose(GAME.view(state, mover), mover, robot_dice), dice)
    raise RuntimeError(f"game {number} does not end")


def _noted(state: State, full_rounds: int) -> Iterator[Had]:
    for number, seat in enumerate(state.seats):
        engine = ("SuperChief",) if seat.engine == "SuperChief" else ()
        yield Had(full_rounds, number, seat.cash, (*seat.railroads, *engine))


def worths_from(lines: Sequence[Line]) -> dict[str, float]:
    """Return the dollars of then that each thing was worth, on average of all rounds."""
    names = tuple(LEARNED.things())
    by_round = [_worths_after(lines, number, names) for number in ROUNDS]
    return {name: round(fmean(row[name] for row in by_round), -2) for name in names}


def _worths_after(lines: Sequence[Line], number: int, names: Sequence[str]) -> dict[str, float]:
    rows, leads = [], []
    for line in lines:
        had = [standing for standing in line.had if standing.round == number]
        counted = [
            [float(standing.cash), *(float(name in standing.things) for name in names)]
            for standing in had
        ]
        for seat, values in enumerate(counted):
            rows.append(_ahead(values, counted[:seat] + counted[seat + 1 :]))
            others = [[float(cash)] for at, cash in enumerate(line.cash) if at != seat]
            lead = _ahead([float(line.cash[seat])], others)[0]
            leads.append(max(-FARTHEST, min(FARTHEST, lead)))
    weights = fit(rows, leads).weights
    return {name: weight / weights[0] for name, weight in zip(names, weights[1:], strict=True)}


def _ahead(values: Sequence[float], others: Sequence[Sequence[float]]) -> list[float]:
    """Return by how much a seat has more of each than the others on average."""
    return [
        mine - fmean(column) for mine, column in zip(values, zip(*others, strict=True), strict=True)
    ]


def main() -> None:
    reads = argparse.ArgumentParser(description=__doc__)
    reads.add_argument("file", type=Path)
    reads.add_argument("--games", type=int, default=800)
    reads.add_argument("--first", type=int, default=1_000)
    reads.add_argument("--write", action="store_true")
    reads.add_argument("--minutes", type=float, default=120.0)
    chosen = reads.parse_args()
    end = time.monotonic() + 60 * chosen.minutes
    for number in range(chosen.first, chosen.first + chosen.games):
        if time.monotonic() > end:
            break
        with chosen.file.open("ab") as file:
            file.write(msgspec.json.encode(played(number)) + b"\n")
    lines = [msgspec.json.decode(line, type=Line) for line in chosen.file.read_bytes().splitlines()]
    worths = worths_from(lines)
    for name, worth in sorted(worths.items(), key=lambda row: -row[1]):
        print(f"{name:12} {worth:>9,.0f}")
    if chosen.write:
        learned = read_learned(GAME.key)
        fitted = msgspec.structs.replace(
            learned, worths=worths, worth_games=len(lines), worths_simulated=False
        )
        write_learned(GAME.key, fitted)


if __name__ == "__main__":
    main()
