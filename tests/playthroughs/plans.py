"""How a game that is recorded is to be played."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rules.dice import Dice
from rules.game import Robot

Player = Callable[[], Robot]


@dataclass(frozen=True)
class Plan:
    """A game to record. `seats` has a letter a seat: `r` plays like the random robot, `s` like the
    steady one; others are the game's own (`Recorded.players`). `house`: broken off, with taking
    back and seats changing hands. `language` is that of the words."""

    game: str
    name: str
    seats: str
    seed: int
    options: Any
    about: str = ""
    house: bool = False
    language: str = "en"

    @property
    def secret(self) -> bytes:
        """The table's seed."""
        return f"table {self.seed:026d}".encode()

    @property
    def players(self) -> bytes:
        """The seed of the dice with which the people make up their minds."""
        return f"players {self.seed}".encode()

    def acting(self, waited_for: int, free: Sequence[int], player_dice: Dice) -> int:
        """Who acts: mostly the seat the game waits for, now and then one of those that may act
        though it does not; `player_dice` are the dice of the people."""
        if not free or player_dice.pick(4, "who acts"):
            return waited_for
        return free[player_dice.pick(len(free), "who acts")]
