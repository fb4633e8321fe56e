"""The hexes of a map: neighbours by edge 0..5 (north-east first, clockwise), distances."""

from __future__ import annotations

import data.train_tycoon as facts
from data.train_tycoon.structs import HexMap

OPPOSITE = (3, 4, 5, 0, 1, 2)
EXIT_EDGES = tuple(tuple((edge + turn) % 6 for turn in (2, 3, 4)) for edge in range(6))
"""By the edge of entry: the edges by which a track may leave, 2 or 3 apart (48)."""


def edge_pair(a: int, b: int) -> tuple[int, int]:
    """Return a track between two edges, the lower first."""
    return (a, b) if a < b else (b, a)


class Board:
    """A map. `beside[hex][edge]` is the neighbour there or None; `open` hexes can have track."""

    __slots__ = ("_cube", "_steps", "beside", "cities", "edge", "hexes", "name", "open", "seeds")

    def __init__(self, name: str, hex_map: HexMap) -> None:
        self.name = name
        self.hexes = {row.id: row for row in hex_map.hexes}
        hex_at = {(row.col, row.row): row.id for row in hex_map.hexes}
        steps = (hex_map.neighbours.even_row, hex_map.neighbours.odd_row)
        self.beside: dict[str, tuple[str | None, ...]] = {
            row.id: tuple(hex_at.get((row.col + x, row.row + y)) for x, y in steps[row.row % 2])
            for row in hex_map.hexes
        }
        self.edge: dict[tuple[str, str], int] = {
            (place, other): edge
            for place, neighbours in self.beside.items()
            for edge, other in enumerate(neighbours)
            if other is not None
        }
        self.cities = tuple(row.id for row in hex_map.hexes if row.type == "city")
        self.seeds = tuple(row.id for row in hex_map.hexes if row.type == "seed")
        self.open = frozenset(row.id for row in hex_map.hexes if row.type in ("plain", "seed"))
        self._steps: dict[tuple[str, str], int] = {}
        self._cube = {row.id: (row.col - row.row // 2, row.row) for row in hex_map.hexes}

    def steps(self, a: str, b: str) -> int:
        """Return the number of hexes from one to the other in a straight line: 1 for neighbours."""
        result = self._steps.get((a, b))
        if result is None:
            (ax, ay), (bx, by) = self._cube[a], self._cube[b]
            x, y = ax - bx, ay - by
            result = self._steps[a, b] = max(abs(x), abs(y), abs(x + y))
        return result

    def neighbours(self, place: str) -> list[str]:
        """Return the neighbours on the map."""
        return [other for other in self.beside[place] if other is not None]

    def height_rank(self, place: str) -> tuple[int, int]:
        """Return a sort key: hubs higher on the map come first, then those further to the right."""
        row = self.hexes[place]
        return row.row, -row.col


@facts.FACTS.cached
def board(name: str) -> Board:
    """Return the board of a map (cached). Raises KeyError for an unknown one."""
    return Board(name, facts.hex_map(name))
