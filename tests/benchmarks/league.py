"""How well the levels of robots play: `python -m tests.benchmarks.league FILE --game …`.

One seat plays at one level, all others at another, or every other seat (`--alternate`); seats go
round with the number of the game, and the same number is the same game. Each game played is a line
of FILE, so that what was broken off goes on where it was. On numbers from 80,000 up nothing is
fitted or tuned (`tests.train`). Told are the part of games in which the level was first (shared
places count), with its 95 % interval (Wilson), and processor time for a choice.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from itertools import product
from math import sqrt
from pathlib import Path

import msgspec

from bot.tables.types.games import all_games, game_of
from rules.dice import SeededDice
from rules.game import Game, Robot
from rules.thinking.levels import LEVELS
from tests.benchmarks.earlier import Earlier

LONG = 6_000
"""Actions after which a game counts as stuck."""


class Pairing(msgspec.Struct, frozen=True):
    """`level` in one seat of a game, or with `alternate` in every other one, against `against` in
    all others; each may be a commit too, for the steady robot as it was then."""

    game: str
    seats: int
    level: str
    against: str
    expansions: bool = False
    alternate: bool = False


class Result(msgspec.Struct, frozen=True):
    """One game: the `place` of the level's best seat among the others, its `lead` in dollars over
    the best of them, and the processor seconds of its choices: the middle one and the one that 95
    of 100 stay below."""

    pairing: Pairing
    number: int
    place: int
    lead: int
    middle: float
    most: float


def played(pairing: Pairing, number: int) -> Result:
    """Raises RuntimeError for a game that does not end."""
    game = game_of(pairing.game)
    every = 2 if pairing.alternate else pairing.seats
    mine = [at for at in range(pairing.seats) if at % every == number % every]
    dice = SeededDice(f"league {number}".encode())
    state, _ = game.setup(pairing.seats, _options(game, pairing), dice)
    robots = [
        _robot(game, pairing.level if at in mine else pairing.against)
        for at in range(pairing.seats)
    ]
    robot_dice = [SeededDice(f"league {number} {at}".encode()) for at in range(pairing.seats)]
    spent: list[float] = []
    for _ in range(LONG):
        if game.over(state):
            break
        mover = game.to_move(state)[0]
        view, start = game.view(state, mover), time.process_time()
        action = robots[mover].choose(view, mover, robot_dice[mover])
        if mover in mine:
            spent.append(time.process_time() - start)
        game.apply(state, mover, action, dice)
    else:
        raise RuntimeError(f"game {number} of {pairing} does not end")
    spent.sort()
    rows = game.standing(state, None)
    best = min((row for row in rows if row.seat in mine), key=lambda row: row.place)
    others = [row for row in rows if row.seat not in mine]
    place = 1 + sum(row.place < best.place for row in others)
    lead = best.known - max(row.known for row in others)
    return Result(
        pairing, number, place, lead, spent[len(spent) // 2], spent[len(spent) * 95 // 100]
    )


def _robot(game: Game, level: str) -> Robot:
    """Of a level, or the steady one of an earlier commit."""
    return game.robot(level) if level in LEVELS else Earlier(game.key, level)


def _options(game: Game, pairing: Pairing) -> object:
    """Those of a new table; with all expansions, every one that can be switched on."""
    options = game.options_type()
    if not pairing.expansions:
        return options
    on = {name: True for name in options.__struct_fields__ if getattr(options, name) is False}
    return msgspec.structs.replace(options, **on)


def interval(first: int, count: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson."""
    z, share = 1.96, first / count
    middle = share + z * z / (2 * count)
    half = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    below = 1 + z * z / count
    return (middle - half) / below, (middle + half) / below


def describe_pairing(pairing: Pairing, results: Sequence[Result]) -> str:
    first = sum(result.place == 1 for result in results)
    low, high = interval(first, len(results))
    middle = sorted(result.middle for result in results)[len(results) // 2]
    most = sorted(result.most for result in results)[len(results) // 2]
    return (
        f"{pairing.game:16} {pairing.seats} seats{' all' if pairing.expansions else '':4} "
        f"{'half ' if pairing.alternate else ''}{pairing.level:>8} against {pairing.against:8} "
        f"first in {first:3} of {len(results):3} "
        f"({low:4.0%} to {high:4.0%}), choice {middle:.2f} s, 95 of 100 below {most:.2f} s"
    )


def read_results(path: Path) -> list[Result]:
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=Result) for line in path.read_bytes().splitlines()]


def pairings(chosen: argparse.Namespace) -> Iterator[Pairing]:
    for key in chosen.game or all_games():
        most = game_of(key).seats
        wanted = [seats for seats in chosen.seats if seats in most] or [min(most)]
        for seats, level in product(wanted, chosen.level):
            yield Pairing(key, seats, level, chosen.against, chosen.expansions, chosen.alternate)


def main() -> None:
    reads = argparse.ArgumentParser(description=__doc__)
    reads.add_argument("file", type=Path)
    reads.add_argument("--game", action="append", choices=sorted(all_games()))
    reads.add_argument("--seats", type=int, nargs="+", default=[2, 4])
    reads.add_argument("--level", nargs="+", default=["expert"])
    reads.add_argument("--against", default="steady")
    reads.add_argument("--games", type=int, default=100)
    reads.add_argument("--first", type=int, default=80_000)
    reads.add_argument("--minutes", type=float, default=60.0)
    reads.add_argument("--expansions", action="store_true")
    reads.add_argument("--alternate", action="store_true")
    chosen = reads.parse_args()
    end = time.monotonic() + 60 * chosen.minutes
    results = read_results(chosen.file)
    numbers = range(chosen.first, chosen.first + chosen.games)
    for number, pairing in product(numbers, list(pairings(chosen))):
        if any(result.pairing == pairing and result.number == number for result in results):
            continue
        if time.monotonic() > end:
            break
        results.append(played(pairing, number))
        with chosen.file.open("ab") as file:
            file.write(msgspec.json.encode(results[-1]) + b"\n")
    for pairing in dict.fromkeys(result.pairing for result in results):
        print(
            describe_pairing(pairing, [result for result in results if result.pairing == pairing])
        )


if __name__ == "__main__":
    main()
