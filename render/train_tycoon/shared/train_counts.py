"""Trains of a company on the map, also while a new line still has to take one from another."""

from __future__ import annotations

from rules.train_tycoon.model.actions import TakeTrain
from rules.train_tycoon.model.state import Line, Phase, State


def count_running_trains(table: State, company: str) -> int:
    """Return the number of a company's trains on the map; a new line that still has to take one
    has none."""
    count = sum(line.owner == company for line in table.lines)
    is_operating = table.operation is not None and table.operation.company == company
    return count - 1 if is_operating and table.phase is Phase.TAKE else count


def lines_of_taken_train(table: State, action: TakeTrain) -> tuple[Line, Line]:
    """Return the line that loses its train, and the new one that gets it."""
    opened = None if table.operation is None else table.operation.opened
    lines = {line.id: line for line in table.lines if line.id in (action.line, opened)}
    assert opened is not None
    return lines[action.line], lines[opened]
