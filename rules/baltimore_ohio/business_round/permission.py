"""Which hexes a railroad may enter (rulings 23 to 26)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container

from rules.baltimore_ohio.model.position import Position

GREEN_RAILROAD = "NYC"
PA = "PA"


class Permission:
    """The limits for one railroad on the present board; its own build changes only `missing`.

    `missing`: the green cities that NYC lacks, empty for all others. While any is missing,
    only hexes of New York may be entered."""

    __slots__ = ("_board", "_closed", "_full", "_position", "missing", "railroad", "track")

    def __init__(self, position: Position, railroad: str) -> None:
        self._position = position
        self._board = position.board
        self.railroad = railroad
        self.track = frozenset(position.state.railroads[railroad].track)
        self._closed: frozenset[str] = frozenset()
        self._full: frozenset[str] | None = None
        if railroad != PA and position.is_pa_closed():
            self._closed = self._board.pa_cities
        self.missing: frozenset[str] = frozenset()
        if railroad == GREEN_RAILROAD:
            self.missing = self._board.green - self.track

    def refusal_code(self, hex_: str) -> str | None:
        """Return the refusal code of a hex closed even with the green cities, or None."""
        if hex_ in self._closed:
            return "pa-first"
        if hex_ in self._board.limited and self.is_full(hex_):
            return "city-full"
        return None

    def is_full(self, hex_: str) -> bool:
        """Whether as many railroads as there are players have a cube there (23)."""
        if self._full is None:
            state = self._position.state
            railroad_counts = Counter(
                other for line in state.railroads.values() for other in line.track
            )
            most = len(state.players)
            self._full = frozenset(
                other for other, count in railroad_counts.items() if count >= most
            )
        return hex_ in self._full

    def is_outside_border(self, hex_: str, built: Container[str]) -> bool:
        """Whether the hex is beyond the border that NYC has not opened with these hexes (25)."""
        if not self.missing or hex_ in self._board.new_york:
            return False
        return any(city not in built for city in self.missing)

    def may_enter(self, hex_: str, built: Container[str] = ()) -> bool:
        """Whether the hex may be entered after `built`, apart from money and contact."""
        return (
            hex_ not in self.track
            and self.refusal_code(hex_) is None
            and not self.is_outside_border(hex_, built)
        )
