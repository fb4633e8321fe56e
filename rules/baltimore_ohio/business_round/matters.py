"""What a railroad could build, and net by it, depends on no more than this: what was reckoned once
can be kept in mind."""

from __future__ import annotations

from typing import Any

from rules.baltimore_ohio.model.state import State


class Matters(tuple[Any, ...]):
    """A table and a railroad, alike if all is that what it could build and net depends on."""

    table: State
    railroad: str

    def __new__(cls, table: State, railroad: str) -> Matters:
        line = table.railroads[railroad]
        key = (
            (railroad, table.tech_level, table.deck, len(table.players), table.options),
            (line.treasury, line.cubes, line.coal, line.lumber, line.nw_coal, *line.cards),
            (*table.coal, None, *table.lumber, None, *table.nw_coal),
            tuple([tuple(each.track) for each in table.railroads.values()]),
        )
        made = super().__new__(cls, key)
        made.table, made.railroad = table, railroad
        return made
