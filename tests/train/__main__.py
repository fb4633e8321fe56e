"""What robots learn: `python -m tests.train GAME` plays games among robots, fits the weights of
what is counted in a position, and writes them to `data/GAME/learned.json`.

    python -m tests.train train_tycoon --games 160 --seats 2 3 4
    python -m tests.train baltimore_ohio --games 80 --seats 4 --first 40000
    python -m tests.train train_tycoon --show

The last says what each feature is worth. Training once more with `--robots expert steady` plays
with what was learned; a round that explains no more than the one before brings nothing. Numbers of
games from 80,000 up are left to the league. Rail Baron, where dice drown what a position tells,
learns by `tests.train.habits` and
`tests.train.worths`. `python -m tests.train.pages` writes the pages for players.
"""

import argparse
import time

from bot.tables.types.games import all_games, game_of
from data.learned import Learned, read_learned
from rules.thinking.evaluator import Evaluator
from rules.thinking.learned import RIVAL, LearnedValue
from tests.train.play import Sample, played
from tests.train.ridge import Fit, explained, fit
from tests.train.write import write_learned

HELD_BACK = 5
"""One game in this many is not fitted on, but shows how well the value tells its end."""


def learned_from(samples: list[Sample], value: LearnedValue, games: range) -> Learned:
    """Fit the weights; how good they are is measured on games that were held back."""
    fitted = [sample for sample in samples if sample.game % HELD_BACK]
    held = [sample for sample in samples if not sample.game % HELD_BACK]
    trial = _fit(fitted)
    predicted = [trial.of(sample.amounts) * sample.growth for sample in held]
    errors = [abs(sample.outcome - each) for sample, each in zip(held, predicted, strict=True)]
    part = explained(predicted, [sample.outcome for sample in held])
    full = _fit(samples)
    names = [feature.name for feature in value.features if feature.name != RIVAL]
    weights = {**dict(zip(names, full.weights, strict=True)), RIVAL: -1.0}
    return Learned(
        games=len({sample.game for sample in samples}),
        first=games[0],
        seats=tuple(sorted({sample.seats for sample in samples})),
        error=rounded(sum(errors) / len(errors)),
        explained=rounded(part),
        base=rounded(full.base),
        weights={name: rounded(weight) for name, weight in weights.items()},
    )


def _fit(samples: list[Sample]) -> Fit:
    """Fit what was counted to the outcome in dollars of the same day."""
    return fit(
        [sample.amounts for sample in samples],
        [sample.outcome / sample.growth for sample in samples],
    )


def rounded(number: float) -> float:
    """To five digits: more are chance."""
    return float(f"{number:.5g}")


def show(value: LearnedValue) -> None:
    """Print what each feature is worth."""
    learned = read_learned(value.game)
    print(f"{learned.games} games from number {learned.first}, seats {learned.seats}")
    if learned.explained is not None:
        print(f"explains {learned.explained:.0%}, misses by {learned.error:,.0f}")
    for feature in value.features:
        worth = feature.step * learned.weights[feature.name]
        print(f"{feature.name:14} {feature.step:>8,} {feature.unit:8} {worth:+12.2f}")


def main() -> None:
    reads = argparse.ArgumentParser(description=__doc__)
    reads.add_argument("game", choices=sorted(all_games()))
    reads.add_argument("--show", action="store_true")
    reads.add_argument("--games", type=int, default=400)
    reads.add_argument("--first", type=int, default=20_000)
    reads.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    reads.add_argument("--robots", nargs="+", default=["steady", "policy"])
    reads.add_argument("--minutes", type=float, default=30.0)
    chosen = reads.parse_args()
    game = game_of(chosen.game)
    evaluator: Evaluator = game.evaluator  # type: ignore[attr-defined]
    value = evaluator.learned
    if value is None:
        reads.error("this game's robots learn nothing")
    if not chosen.show and not value.has_rival:
        reads.error("this game is learned by python -m tests.train.habits")
    if not chosen.show:
        games, end = range(chosen.first, chosen.first + chosen.games), 60 * chosen.minutes
        samples: list[Sample] = []
        start = time.monotonic()
        for number in games:
            if time.monotonic() > start + end:
                break
            seats = [count for count in chosen.seats if count in game.seats] or [min(game.seats)]
            count = seats[number // 2 % len(seats)]  # each with and without all expansions
            samples += played(game, evaluator, number, count, chosen.robots)
        learned = learned_from(samples, value, games)
        write_learned(game.key, learned)
    show(value)


if __name__ == "__main__":
    main()
