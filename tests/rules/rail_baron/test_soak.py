"""A thousand games at random over all seat counts and options. `make soak`, or `pytest -m soak`."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from tests.support.rail_baron_play import play, replayed

GAMES = 1_000


@pytest.mark.soak
def test_a_thousand_games() -> None:
    """They all end, the referee has nothing to say, and the log gives the same state again. A
    failure names the number of its game: `play(number)` is that game."""
    ends: Counter[str] = Counter()
    longest = actions = 0
    for seed in range(GAMES):
        record = play(seed, careful=seed % 5 == 0)
        ends[record.events[-1].how] += 1
        actions += len(record.log)
        longest = max(longest, len(record.log))
        if seed % 10 == 0:
            again = msgspec.msgpack.encode(replayed(record))
            assert again == msgspec.msgpack.encode(record.state), seed
    print(f"\n{GAMES} games, {actions} actions, the longest {longest}; ends: {dict(ends)}")
    assert set(ends) == {"home", "declared at home", "last"}
