"""Look for short games that together show everything: `python -m tests.playthroughs.search`.

Plays random plans (the same with the same `--begin`), and prints those that are worth recording.
What the games of `PLANS` show already need not be found again with `--more`. Games with much extra
cash are short and full of declarations; what is rare needs thousands of tries.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.tables.archive.transcript import read
from bot.tables.types.games import game_of
from rules.baltimore_ohio.model.options import EVERYTHING
from rules.baltimore_ohio.model.options import Options as Bando
from rules.dice import SeededDice
from rules.game import Game
from rules.rail_baron.model.options import SHORT, Options
from rules.railroad_barons.model.options import GERMAN
from rules.railroad_barons.model.options import Options as Barons
from rules.train_tycoon.model.options import Options as Tycoon
from tests.playthroughs.coverage import Tally, wanted
from tests.playthroughs.plans import Plan
from tests.playthroughs.replaying import files, replayed

LONGEST = 450
"""Actions of a game that is worth recording."""

OPTIONS: dict[str, tuple[Any, ...]] = {
    "rail_baron": (
        Options(),
        SHORT,
        Options(edition="u21"),
        Options(b_and_o_extension=True),
        Options(opening_auctions=True, extra_cash=0),
        *(Options(opening_auctions=True, extra_cash=1_000 * cash) for cash in (150, 170, 190, 200)),
        Options(edition="u21", opening_auctions=True, extra_cash=280_000),
    ),
    "railroad_barons": (
        Barons(),
        GERMAN,
        Barons(face_values=True),
        Barons(start="first", help="any"),
        Barons(start="second", investors_from="any", removal_counts=False),
        msgspec.structs.replace(GERMAN, start="second", help="any", face_values=True),
    ),
    "baltimore_ohio": (
        Bando(),
        EVERYTHING,
        msgspec.structs.replace(EVERYTHING, nw_coal_only=True, first_sale_only=True),
        Bando(tech_seven=True, build_at_any_end=True),
        Bando(robber_barons=True, maine_lumber=True),
    ),
    "train_tycoon": (
        Tycoon(),
        Tycoon(map="alberta_v2", investments=True),
        Tycoon(map="appalachia", priority_auction=True),
        Tycoon(investments=True, limited_liability=True),
        Tycoon(map="appalachia", investments=True, priority_auction=True, limited_liability=True),
    ),
}
LETTERS = {"baltimore_ohio": "rRRSSs", "train_tycoon": "rrrggsb"}
"""Where there are others than `rrs` to choose a seat's player from."""

Found = tuple[Plan, int, set[str]]


def played(plan: Plan) -> tuple[int, set[str]] | None:
    """How many actions the game of a plan takes and what it shows; None if it is too long."""
    game = game_of(plan.game)
    dice, own = SeededDice(plan.secret), SeededDice(plan.players)
    seats = len(plan.seats)
    tally = Tally(game, seats, plan.options)
    state, events = game.setup(seats, plan.options, dice)
    tally.told(state, events)
    for actions in range(LONGEST):
        if game.over(state):
            return actions, tally.tags
        movers = game.to_move(state)
        waiting = [seat for seat in range(seats) if seat not in movers]
        free = [seat for seat in waiting if next(iter(game.legal(state, seat)), None) is not None]
        seat = plan.acting(movers[0], free, own)
        view = game.view(state, seat)
        action = plan.robot(seat).choose(view, seat, own)
        tally.acts(state, seat, action)
        tally.told(state, game.apply(state, seat, action, dice))
    return None


def some_plan(game: Game, number: int) -> Plan:
    """The plan of this number: any seats, options and seed."""
    chance = random.Random(number)
    letters = LETTERS.get(game.key, "rrs")
    seats = "".join(chance.choice(letters) for _ in range(chance.choice(game.seats)))
    options = chance.choice(OPTIONS[game.key])
    return Plan(f"game-{number}", seats, number, options, game=game.key)


def chosen(found: Sequence[Found], missing: set[str]) -> list[Found]:
    """Few of these games that show as much as all of them: again and again the one that shows
    most for its length."""
    kept: list[Found] = []
    while True:
        best = max(found, key=lambda game: len(game[2] & missing) / game[1] ** 0.5, default=None)
        if best is None or not best[2] & missing:
            return kept
        kept.append(best)
        missing = missing - best[2]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.playthroughs.search")
    parser.add_argument("--game", default="rail_baron", choices=sorted(OPTIONS))
    parser.add_argument("--tries", type=int, default=500)
    parser.add_argument("--begin", type=int, default=0, help="number of the first plan")
    parser.add_argument("--more", action="store_true", help="only what no recorded game shows")
    asked = parser.parse_args()
    searched = game_of(asked.game)
    missing = wanted(searched)
    if asked.more:
        for path in files():
            shown = replayed(read(path.read_text(encoding="utf-8")))
            missing -= shown.tags if shown.game == searched.key else set()
    found: list[Found] = []
    for number in range(asked.begin, asked.begin + asked.tries):
        plan = some_plan(searched, number)
        game = played(plan)
        if game is not None:
            found.append((plan, *game))
    for plan, actions, tags in chosen(found, missing):
        print(f"{plan.seats} {plan.seed} {plan.options}: {actions} actions, shows")
        print("   ", ", ".join(sorted(tags & missing)))
        missing -= tags
    print("Not found:", ", ".join(sorted(missing)) or "nothing missing")


if __name__ == "__main__":
    main()
