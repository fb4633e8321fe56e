"""The board as the rules need it: neighbours without the black edges, costs, cities."""

from __future__ import annotations

import data.baltimore_ohio as facts

GREEN = "NYC_green"
PA_CITIES = "PA_city"


class Board:
    """The board, read only. Hexes are ids; `neighbours` excludes those across a black edge (22)."""

    def __init__(self) -> None:
        rows = facts.board_map()
        hex_at = {(row.q, row.r): row.id for row in rows.hexes}
        black = {frozenset(edge.between) for edge in rows.impassable}
        self.neighbours: dict[str, tuple[str, ...]] = {
            row.id: tuple(
                other
                for dq, dr in facts.NEIGHBOUR_STEPS
                if (other := hex_at.get((row.q + dq, row.r + dr)))
                and frozenset((row.id, other)) not in black
            )
            for row in rows.hexes
        }
        self.cost: dict[str, int] = {row.id: row.cost for row in rows.hexes}
        self.city: dict[str, str] = {row.hex: row.name for row in rows.cities}
        self.hex_of: dict[str, str] = {row.name: row.hex for row in rows.cities}
        self.revenue: dict[str, tuple[int, ...]] = {row.name: row.revenue for row in rows.cities}
        self.limited: frozenset[str] = frozenset(
            row.hex for row in rows.cities if row.railroad_limit
        )
        self.new_york: frozenset[str] = frozenset(row.id for row in rows.hexes if row.state == "NY")
        self.green: frozenset[str] = self._group(GREEN)
        self.pa_cities: frozenset[str] = self._group(PA_CITIES)
        self.coal: tuple[str, ...] = tuple(row.id for row in rows.hexes if row.coal)
        self.nw_coal: tuple[str, ...] = tuple(row.id for row in rows.hexes if row.nw_coal)
        self.lumber: tuple[str, ...] = tuple(row.id for row in rows.hexes if row.lumber)

    def _group(self, name: str) -> frozenset[str]:
        return frozenset(self.hex_of[city] for city in facts.board_map().groups[name])


@facts.FACTS.cached
def board() -> Board:
    """Return the one board (cached)."""
    return Board()
