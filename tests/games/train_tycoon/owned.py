"""What a picture tells of what a player has: the companies of the shares."""

from collections.abc import Iterator

from render.train_tycoon.shared.words import short_name
from rules.train_tycoon.model.state import State


def owned(state: State, seat: int) -> Iterator[str]:
    yield from (short_name(key) for key, count in state.players[seat].shares.items() if count)
