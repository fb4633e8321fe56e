"""The hexes of a map: neighbours over the edges 0..5 (north-east first, clockwise), distances."""

from __future__ import annotations

from functools import cache

import data.train_tycoon as facts

OPPOSITE = (3, 4, 5, 0, 1, 2)
ONWARD = tuple(tuple((edge + turn) % 6 for turn in (2, 3, 4)) for edge in range(6))
"""By the edge of entry: the edges by which a track may leave, 2 or 3 apart (48)."""


def pair(a: int, b: int) -> tuple[int, int]:
    """A track between two edges, the lower first."""
    return (a, b) if a < b else (b, a)


class Board:
    """A map. `beside[hex][edge]` is the neighbour there or None; `open` hexes carry track."""

    __slots__ = ("_cube", "_steps", "beside", "cities", "edge", "hexes", "name", "open", "seeds")

    def __init__(self, name: str, found: facts.HexMap) -> None:
        self.name = name
        self.hexes = {row.id: row for row in found.hexes}
        at = {(row.col, row.row): row.id for row in found.hexes}
        steps = (found.neighbours.even_row, found.neighbours.odd_row)
        self.beside: dict[str, tuple[str | None, ...]] = {
            row.id: tuple(at.get((row.col + x, row.row + y)) for x, y in steps[row.row % 2])
            for row in found.hexes
        }
        self.edge: dict[tuple[str, str], int] = {
            (here, other): edge
            for here, around in self.beside.items()
            for edge, other in enumerate(around)
            if other is not None
        }
        self.cities = tuple(row.id for row in found.hexes if row.type == "city")
        self.seeds = tuple(row.id for row in found.hexes if row.type == "seed")
        self.open = frozenset(row.id for row in found.hexes if row.type in ("plain", "seed"))
        self._steps: dict[tuple[str, str], int] = {}
        self._cube = {row.id: (row.col - row.row // 2, row.row) for row in found.hexes}

    def steps(self, a: str, b: str) -> int:
        """Hexes from one to the other as the crow flies: 1 for neighbours."""
        found = self._steps.get((a, b))
        if found is None:
            (ax, ay), (bx, by) = self._cube[a], self._cube[b]
            x, y = ax - bx, ay - by
            found = self._steps[a, b] = max(abs(x), abs(y), abs(x + y))
        return found

    def around(self, here: str) -> list[str]:
        """The neighbours on the map."""
        return [other for other in self.beside[here] if other is not None]

    def height(self, here: str) -> tuple[int, int]:
        """For choosing the hub higher on the map, then further to the right: smaller is first."""
        row = self.hexes[here]
        return row.row, -row.col


@cache
def board(name: str) -> Board:
    """The board of a map. Raises KeyError for an unknown one."""
    return Board(name, facts.hex_map(name))
