"""Look for short games that together show everything: `python -m tests.playthroughs.search`.

Plays random plans (the same with the same `--begin`), and prints those that are worth recording.
What the recorded games show already need not be found again with `--more`. Games with much extra
cash are short and full of declarations; what is rare needs thousands of tries.
"""

import argparse
import random
from collections.abc import Sequence

from bot.tables.archive.transcript import read_transcript
from bot.tables.types.games import all_games, game_of
from rules.dice import SeededDice
from rules.game import Game
from tests.conformance.cases import cases, player
from tests.playthroughs.coverage import Tally, wanted
from tests.playthroughs.plans import Plan
from tests.playthroughs.replaying import files, replayed

LONGEST = 450
"""Actions of a game that is worth recording."""

Found = tuple[Plan, int, set[str]]


def played(plan: Plan) -> tuple[int, set[str]] | None:
    """How many actions the game of a plan takes and what it shows; None if it is too long."""
    game = game_of(plan.game)
    dice, player_dice = SeededDice(plan.secret), SeededDice(plan.players)
    seats = len(plan.seats)
    tally = Tally(game, seats, plan.options)
    state, events = game.setup(seats, plan.options, dice)
    tally.note_events(state, events)
    for actions in range(LONGEST):
        if game.over(state):
            return actions, tally.tags
        movers = game.to_move(state)
        waiting = [seat for seat in range(seats) if seat not in movers]
        free = [seat for seat in waiting if next(iter(game.legal(state, seat)), None) is not None]
        seat = plan.acting(movers[0], free, player_dice)
        view = game.view(state, seat)
        action = player(plan, seat).choose(view, seat, player_dice)
        tally.acts(state, seat, action)
        tally.note_events(state, game.apply(state, seat, action, dice))
    return None


def some_plan(game: Game, number: int) -> Plan:
    """The plan of this number: any seats, options and seed."""
    chance = random.Random(number)
    recorded = cases()[game.key].recorded
    assert recorded is not None
    seats = "".join(chance.choice(recorded.letters) for _ in range(chance.choice(game.seats)))
    options = chance.choice(recorded.searched)
    return Plan(game.key, f"game-{number}", seats, number, options)


def chosen(games: Sequence[Found], missing: set[str]) -> list[Found]:
    """Few of these games that show as much as all of them: again and again the one that shows
    most for its length."""
    picked: list[Found] = []
    while True:
        best = max(games, key=lambda game: len(game[2] & missing) / game[1] ** 0.5, default=None)
        if best is None or not best[2] & missing:
            return picked
        picked.append(best)
        missing = missing - best[2]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.playthroughs.search")
    parser.add_argument("--game", default="rail_baron", choices=sorted(all_games()))
    parser.add_argument("--tries", type=int, default=500)
    parser.add_argument("--begin", type=int, default=0, help="number of the first plan")
    parser.add_argument("--more", action="store_true", help="only what no recorded game shows")
    arguments = parser.parse_args()
    searched = game_of(arguments.game)
    missing = wanted(searched)
    if arguments.more:
        for path in files(searched.key):
            missing -= replayed(read_transcript(path.read_text(encoding="utf-8"))).tags
    games: list[Found] = []
    for number in range(arguments.begin, arguments.begin + arguments.tries):
        plan = some_plan(searched, number)
        game = played(plan)
        if game is not None:
            games.append((plan, *game))
    for plan, actions, tags in chosen(games, missing):
        print(f"{plan.seats} {plan.seed} {plan.options}: {actions} actions, shows")
        print("   ", ", ".join(sorted(tags & missing)))
        missing -= tags
    print("Not found:", ", ".join(sorted(missing)) or "nothing missing")


if __name__ == "__main__":
    main()
