"""Boards of a handful of mileposts, for comparing a clever search with a plain one."""

from collections.abc import Sequence

from hypothesis import strategies as st

from rules.rail_baron.model.board import Segment


class SmallBoard:
    """What riding needs of a board, from rows (milepost, milepost, railroad)."""

    def __init__(self, size: int, rows: Sequence[tuple[int, int, str]]) -> None:
        self.segments = {i: Segment(i, a, b, mark) for i, (a, b, mark) in enumerate(rows)}
        self.steps = tuple(
            tuple((s.id, s.other_end(m)) for s in self.segments.values() if m in (s.a, s.b))
            for m in range(size)
        )

    def name(self, milepost: int) -> str:
        return f"stop {milepost}"


@st.composite
def small_boards(draw: st.DrawFn, largest: int = 6, most: int = 9) -> SmallBoard:
    """Connected boards with loops, spurs and parallel tracks: a tree and some more segments."""
    size = draw(st.integers(2, largest))
    rows = [(draw(st.integers(0, m - 1)), m, "A") for m in range(1, size)]
    pairs = st.tuples(st.integers(0, size - 1), st.integers(0, size - 1)).filter(
        lambda pair: pair[0] != pair[1]
    )
    more = draw(st.lists(pairs, max_size=most - size + 1))
    return SmallBoard(size, rows + [(a, b, "BC"[i % 2]) for i, (a, b) in enumerate(more)])
