"""Replay of a game from its rows, with the recorded dice."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.tables.storage.core import InvariantError
from bot.tables.types.codec import codec, pack_state
from rules.dice import Draw, ReplayedDice
from rules.game import Event, Game


class Replay:
    """A game being replayed. States after the rows in `needed` are stored, because undos restore
    them.

    Raises `InvariantError` if the rows do not fit."""

    def __init__(self, game: Game, needed: Collection[int] = ()) -> None:
        self.game = game
        self.state: object = None
        self._needed = frozenset(needed)
        self._states: dict[int, bytes] = {}

    def start(self, seats: int, options: object, draws: Sequence[Draw]) -> list[Event]:
        dice = ReplayedDice(list(draws))
        self.state, events = self.game.setup(seats, options, dice)
        _require_exhausted(dice)
        return events

    def act(self, seat: int, action: object, draws: Sequence[Draw]) -> list[Event]:
        if self.state is None:
            raise InvariantError("action before the start row")
        dice = ReplayedDice(list(draws))
        events = self.game.apply(self.state, seat, action, dice)
        _require_exhausted(dice)
        return events

    def undo(self, back: int) -> None:
        if back not in self._states:
            raise InvariantError(f"row {back} has no stored state to undo to")
        self.state = codec(self.game).decode_state(self._states[back])

    def finish_row(self, seq: int) -> None:
        """Store the state after row `seq` if it is needed."""
        if seq in self._needed:
            self._states[seq] = pack_state(self.state)

    def add_state(self, seq: int, state: object) -> None:
        """Add the state after a row that is not replayed."""
        self._states[seq] = pack_state(state)


def _require_exhausted(dice: ReplayedDice) -> None:
    if not dice.exhausted:
        raise InvariantError("more draws recorded than used")
