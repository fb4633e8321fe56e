"""What a railroad could build, and net by it, depends on no more than this: what was reckoned once
can be kept in mind."""

from __future__ import annotations

from rules.baltimore_ohio.model.state import State


class Matters:
    """A table and a railroad, alike if all is that what it could build and net depends on."""

    __slots__ = ("_key", "railroad", "table")

    def __init__(self, table: State, railroad: str) -> None:
        self.table, self.railroad = table, railroad
        line = table.railroads[railroad]
        self._key = (
            (railroad, table.tech_level, table.deck, len(table.players), table.options),
            (line.treasury, line.cubes, line.coal, line.lumber, line.nw_coal, *line.cards),
            (*table.coal, None, *table.lumber, None, *table.nw_coal),
            tuple(tuple(each.track) for each in table.railroads.values()),
        )

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Matters) and self._key == other._key
