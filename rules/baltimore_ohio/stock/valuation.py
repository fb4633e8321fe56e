"""The Valuation Track: counters that move, and the stacks they stand in (rulings 15, 16, 18, 34).

A stack is not kept by itself: `state.order` has all counters in the order of business, and a
counter that arrives on a space goes behind those already there, which is under them.
"""

from __future__ import annotations

from rules.baltimore_ohio.model.events import ValueMoved, WhyMoved
from rules.baltimore_ohio.model.play import TOP, TRACK, Play
from rules.baltimore_ohio.model.state import State


def settle(state: State, railroad: str, index: int) -> None:
    """Put the counter under those at that space, from wherever it is."""
    if railroad in state.order:
        state.order.remove(railroad)
    railroads = state.railroads
    railroads[railroad].value = index
    place = 0
    for name in state.order:
        value = railroads[name].value
        assert value is not None
        if value < index:
            break
        place += 1
    state.order.insert(place, railroad)


def reached(index: int, spaces: int) -> int:
    """The space so many further up or down, as far as the track goes."""
    return min(TOP, max(0, index + spaces))


def move(play: Play, railroad: str, spaces: int, why: WhyMoved) -> None:
    """Up or down so many spaces as far as the track goes. A counter that does not change its space
    keeps its place in the stack (16)."""
    before = play.state.railroads[railroad].value
    assert before is not None
    after = reached(before, spaces)
    if after == before:
        return
    settle(play.state, railroad, after)
    if after == TOP:
        play.state.peaked = True
    play.tell(ValueMoved(railroad, TRACK[before], TRACK[after], why))


def to_bottom(state: State, railroad: str) -> None:
    """Under all others of its stack: what happens after a railroad acted, moved or not (34)."""
    value = state.railroads[railroad].value
    assert value is not None
    settle(state, railroad, value)


def take_off(state: State, railroad: str) -> None:
    """Off the track, into receivership (35)."""
    state.order.remove(railroad)
    state.railroads[railroad].value = None


def stacks(state: State) -> list[list[str]]:
    """The counters by space of the track, the top of each stack first."""
    found: list[list[str]] = [[] for _ in TRACK]
    for name in state.order:
        value = state.railroads[name].value
        assert value is not None
        found[value].append(name)
    return found
