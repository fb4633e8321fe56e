"""Playing a game again from its written rows, with the dice that were drawn then."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from bot.tables.storage.core import InvariantError
from bot.tables.types.codec import codec, pack
from rules.dice import Draw, ReplayedDice
from rules.game import Game


class Replay:
    """A game being played again. Of the rows in `needed` it remembers the state, because an undo
    goes back to them. Raises `InvariantError` where the rows do not fit."""

    def __init__(self, game: Game, needed: Collection[int] = ()) -> None:
        self.game = game
        self.state: Any = None
        self._needed = frozenset(needed)
        self._kept: dict[int, bytes] = {}

    def start(self, seats: int, options: Any, draws: Sequence[Draw]) -> list[Any]:
        dice = ReplayedDice(list(draws))
        self.state, events = self.game.setup(seats, options, dice)
        _all_used(dice)
        return events

    def act(self, seat: int, action: Any, draws: Sequence[Draw]) -> list[Any]:
        if self.state is None:
            raise InvariantError("an action before the start")
        dice = ReplayedDice(list(draws))
        events = self.game.apply(self.state, seat, action, dice)
        _all_used(dice)
        return events

    def undo(self, back: int) -> None:
        if back not in self._kept:
            raise InvariantError(f"row {back} cannot be gone back to")
        self.state = codec(self.game).state(self._kept[back])

    def passed(self, seq: int) -> None:
        """Row `seq` is done."""
        if seq in self._needed:
            self._kept[seq] = pack(self.state)

    def knows(self, seq: int, state: Any) -> None:
        """The state after a row that is not played again."""
        self._kept[seq] = pack(state)


def _all_used(dice: ReplayedDice) -> None:
    if not dice.exhausted:
        raise InvariantError("more dice are recorded than were drawn")
