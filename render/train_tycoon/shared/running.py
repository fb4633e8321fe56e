"""Which trains of a company are on the map, where a new line takes one from another."""

from __future__ import annotations

from rules.train_tycoon.model.actions import TakeTrain
from rules.train_tycoon.model.state import Line, Phase, State


def trains_out(table: State, company: str) -> int:
    """Its trains on the map: a new line that still has to take one has none."""
    count = sum(line.owner == company for line in table.lines)
    acts = table.operation is not None and table.operation.company == company
    return count - 1 if acts and table.phase is Phase.TAKE else count


def taken_from(table: State, action: TakeTrain) -> tuple[Line, Line]:
    """The line that loses its train, and the new one."""
    opened = None if table.operation is None else table.operation.opened
    found = {line.id: line for line in table.lines if line.id in (action.line, opened)}
    assert opened is not None
    return found[action.line], found[opened]
