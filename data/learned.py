"""What the robots of a game have learned from games among themselves: `data/<game>/learned.json`.

`python -m tests.train GAME` writes it; the game's `robot/features.py` says what is counted."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

from data.texts import DEFAULT, say


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A linear value, and how it was fitted.

    It was learned from `games` games, of which the first had the number `first`, each with one of
    `seats`. `base` and `weights` make the value. On games that it was not fitted on it misses the
    end by `error` on average, and explains the part `explained` of the differences; None where it
    was not fitted but the best of several that were tried. `worths`: the dollars that single
    things are worth, by their names, where they are counted one by one; they were fitted on
    `worth_games` games, or, if `worths_simulated`, on games of another program with the same rules,
    which is not part of this project."""

    games: int
    first: int
    seats: tuple[int, ...]
    weights: dict[str, float]
    base: float = 0.0
    error: float | None = None
    explained: float | None = None
    worths: dict[str, float] = {}
    worth_games: int = 0
    worths_simulated: bool = False


class LearnedError(ValueError):
    """A file does not fit the features of its game."""

    def __init__(self, game: str, problem: str) -> None:
        super().__init__(game, problem)
        self.game, self.problem = game, problem

    def describe(self, language: str) -> str:
        """Return the error as a sentence."""
        return say("learned-wrong", language, file=_place(self.game), problem=self.problem)

    def __str__(self) -> str:
        return self.describe(DEFAULT)


def learned_file(game: str) -> Path:
    """Return the path of a game's file."""
    return Path(__file__).parent / game / "learned.json"


def _place(game: str) -> str:
    return f"data/{game}/learned.json"


@cache
def read_learned(game: str) -> Learned:
    """Read a game's file. Raises `LearnedError` if it is missing or has another form."""
    try:
        return msgspec.json.decode(learned_file(game).read_bytes(), type=Learned)
    except (OSError, msgspec.DecodeError) as error:
        raise LearnedError(game, str(error)) from None


def check_names(game: str, features: Iterable[str], things: Iterable[str] = ()) -> None:
    """Raise `LearnedError` unless a file has a weight for each feature and a worth for each thing,
    and no others."""
    learned = read_learned(game)
    wrong = sorted((set(features) ^ set(learned.weights)) | (set(things) ^ set(learned.worths)))
    if wrong:
        raise LearnedError(game, ", ".join(wrong))
