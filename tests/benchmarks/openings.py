"""How games between experts begin: `python -m tests.benchmarks.openings [--game …]`.

The first moves of tables that differ in nothing but their seed, and at which of them they part.
"""

import argparse
from collections.abc import Iterator

from bot.tables.types.games import all_games, game_of
from rules.dice import SeededDice
from rules.game import Action, Game


def opening(game: Game, seats: int, level: str, table: int, moves: int) -> Iterator[Action]:
    """What the seats do first, at a table with that seed."""
    dice = SeededDice(f"openings {table}".encode())
    state, _ = game.setup(seats, game.options_type(), dice)
    robot = game.robot(level)
    for move in range(moves):
        seat = game.to_move(state)[0]
        robot_dice = SeededDice(f"openings {table} {move}".encode())
        action = robot.choose(game.view(state, seat), seat, robot_dice)
        game.apply(state, seat, action, dice)
        yield action


def main() -> None:
    reads = argparse.ArgumentParser(description=__doc__)
    reads.add_argument("--game", action="append", choices=sorted(all_games()))
    reads.add_argument("--level", default="expert")
    reads.add_argument("--tables", type=int, default=5)
    reads.add_argument("--moves", type=int, default=10)
    chosen = reads.parse_args()
    for key in chosen.game or all_games():
        game = game_of(key)
        openings = [
            tuple(opening(game, min(game.seats), chosen.level, table, chosen.moves))
            for table in range(chosen.tables)
        ]
        alike = [len(set(row)) for row in zip(*openings, strict=True)]
        print(f"{key}: {len(set(openings))} different openings at {len(openings)} tables")
        for move, (many, row) in enumerate(zip(alike, zip(*openings, strict=True), strict=True), 1):
            print(f"  move {move}: {many} different")
            for action in dict.fromkeys(row):
                print(f"    {row.count(action)} times {action}")


if __name__ == "__main__":
    main()
