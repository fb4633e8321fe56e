"""What a game gives, beside its rules, so that it can be thought about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from rules.dice import Dice
from rules.game import Action, Robot


class Mind(Protocol):
    """How one game is thought about. All of it sees what a seat may know and no more."""

    @property
    def policy(self) -> Robot:
        """Plays the rest of a game that is tried: fast, sensible, a little different each time."""
        ...

    @property
    def depth(self) -> int:
        """After so many actions a trial is cut off, and `value` says how it stands."""
        ...

    @property
    def scale(self) -> float:
        """So many dollars ahead are nearly as good as won."""
        ...

    @property
    def playouts(self) -> int:
        """How many an expert's choice is worth."""
        ...

    def imagine(self, view: Any, seat: int, dice: Dice) -> Any:
        """A whole state that the seat's view fits, to be played on: everything hidden is drawn
        anew. Nothing in it is shared with the view."""
        ...

    def proposals(self, view: Any, seat: int) -> Sequence[Action]:
        """Few legal actions worth a thought, none twice; first what the steady robot does."""
        ...

    def value(self, state: Any, seat: int) -> float:
        """Dollars by which the seat will be ahead of the best of the others at the end, as far as
        can be told cheaply; exact once the game is over."""
        ...
