"""The Valuation Track: moving counters, and the stacks they stand in (rulings 15, 16, 18, 34).

Stacks are not stored: `state.order` has all counters in the order of business, and a counter
that arrives on a space goes behind those already there, which is under them."""

from __future__ import annotations

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model.events import ValueMoved, WhyMoved
from rules.baltimore_ohio.model.position import MutablePosition, top_space
from rules.baltimore_ohio.model.state import State


def place_counter(state: State, railroad: str, index: int) -> None:
    """Put the counter under those at that space, wherever it was."""
    if railroad in state.order:
        state.order.remove(railroad)
    railroads = state.railroads
    railroads[railroad].value = index
    position = 0
    for name in state.order:
        value = railroads[name].value
        assert value is not None
        if value < index:
            break
        position += 1
    state.order.insert(position, railroad)


def index_after_move(index: int, spaces: int) -> int:
    """Return the index so many spaces further up or down, within the track."""
    return min(top_space(), max(0, index + spaces))


def move_counter(play: MutablePosition, railroad: str, spaces: int, why: WhyMoved) -> None:
    """Move the counter up or down within the track.

    A counter that does not change its space keeps its place in the stack (16)."""
    before = play.state.railroads[railroad].value
    assert before is not None
    after = index_after_move(before, spaces)
    if after == before:
        return
    place_counter(play.state, railroad, after)
    values = facts.track_values()
    if after == len(values) - 1:
        play.state.peaked = True
    play.emit(ValueMoved(railroad, values[before], values[after], why))


def move_to_bottom(state: State, railroad: str) -> None:
    """Move the counter under all others of its stack, after the railroad acted (34)."""
    value = state.railroads[railroad].value
    assert value is not None
    place_counter(state, railroad, value)


def remove_counter(state: State, railroad: str) -> None:
    """Remove the counter from the track, for receivership (35)."""
    state.order.remove(railroad)
    state.railroads[railroad].value = None


def stacks(state: State) -> list[list[str]]:
    """Return the counters by space of the track, the top of each stack first."""
    by_space: list[list[str]] = [[] for _ in facts.track_values()]
    for name in state.order:
        value = state.railroads[name].value
        assert value is not None
        by_space[value].append(name)
    return by_space
