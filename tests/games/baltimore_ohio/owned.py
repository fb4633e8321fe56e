"""What a picture tells of what a player has: the railroads of the shares."""

from collections.abc import Iterator

from render.baltimore_ohio.shared.words import short_name
from rules.baltimore_ohio.model.state import State


def owned(state: State, seat: int) -> Iterator[str]:
    yield from (short_name(key) for key, count in state.players[seat].shares.items() if count)
