"""Cache key of what a railroad could build and net."""

from __future__ import annotations

from rules.baltimore_ohio.model.state import State


class BuildKey(tuple[object, ...]):
    """A table and a railroad that equal others if all that determines building and net is equal."""

    table: State
    railroad: str

    def __new__(cls, table: State, railroad: str) -> BuildKey:
        line = table.railroads[railroad]
        key = (
            (railroad, table.tech_level, table.deck, len(table.players), table.options),
            (line.treasury, line.cubes, line.coal, line.lumber, line.nw_coal, *line.cards),
            (*table.coal, None, *table.lumber, None, *table.nw_coal),
            tuple([tuple(other.track) for other in table.railroads.values()]),
        )
        instance = super().__new__(cls, key)
        instance.table, instance.railroad = table, railroad
        return instance
