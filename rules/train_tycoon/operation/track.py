"""Track in the hexes: tiles, the lines over them, abandoned chains (rulings 48 to 50)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

import data.train_tycoon as facts
from rules.train_tycoon.model.board import OPPOSITE, Board
from rules.train_tycoon.model.operation_events import LineBroken, TrainTaken
from rules.train_tycoon.model.position import MutablePosition
from rules.train_tycoon.model.state import Line, Pair, Piece, State

Track = Mapping[str, list[Piece]]
Route = tuple[tuple[str, Pair], ...]
Ends = tuple[tuple[str, int], tuple[str, int]]
"""The two ends of a chain, hub and edge, in alphabetical order."""


def tile_number(pairs: Iterable[Pair]) -> int:
    """Return the number of the tile that shows exactly these tracks."""
    return facts.tiles_by_tracks()[frozenset(pairs)]


def tiles_in_use(track: Track) -> Counter[int]:
    """Count the tiles of each number on the map."""
    numbers = facts.tiles_by_tracks()
    return Counter(numbers[frozenset([piece.pair for piece in track[at]])] for at in track)


class Chain(NamedTuple):
    """Track without a train that joins two hubs (50)."""

    ends: Ends
    route: Route


def follow_chain(board: Board, state: State, hub: str, edge: int) -> Chain | None:
    """Return the chain of abandoned track that leaves a hub over this edge.

    None if it leads to no hub or back to the same one."""
    route: list[tuple[str, Pair]] = []
    place, leave = hub, edge
    while True:
        beyond = board.beside[place][leave]
        enter = OPPOSITE[leave]
        if beyond is None:
            return None
        if beyond in state.hubs:
            if not route or beyond == hub:
                return None
            first_end, second_end = sorted(((hub, edge), (beyond, enter)))
            ordered_route = tuple(route) if first_end == (hub, edge) else tuple(reversed(route))
            return Chain((first_end, second_end), ordered_route)
        piece = next((p for p in state.track.get(beyond, ()) if enter in p.pair), None)
        if piece is None or piece.line:
            return None
        route.append((beyond, piece.pair))
        place, leave = beyond, piece.pair[0] + piece.pair[1] - enter


def available_chains(board: Board, state: State, hubs: Iterable[str]) -> list[Chain]:
    """Return all available lines that touch one of these hubs, in the order of their ends (53)."""
    by_ends = {
        chain.ends: chain
        for hub in hubs
        for edge in range(6)
        if (chain := follow_chain(board, state, hub, edge)) is not None
    }
    return [by_ends[ends] for ends in sorted(by_ends)]


def put_train(play: MutablePosition, owner: str, ends: tuple[str, str], route: Route) -> Line:
    """Put a train of the company on this chain of track and return the new line."""
    state = play.state
    state.last_line += 1
    line = Line(state.last_line, owner, ends, list(route))
    state.lines.append(line)
    for place, pair in route:
        pieces = state.track[place]
        pieces[:] = [Piece(p.pair, line.id) if p.pair == pair else p for p in pieces]
    return line


def _abandon_track(play: MutablePosition, line: Line) -> None:
    """Free the line's track."""
    for place, _ in line.route:
        pieces = play.state.track.get(place)
        if pieces is not None:
            pieces[:] = [Piece(p.pair) if p.line == line.id else p for p in pieces]


def break_line(play: MutablePosition, line_id: int) -> None:
    """Break a line of which track is taken: it gives no rights and carries nothing (50)."""
    line = play.line(line_id)
    if line is not None and not line.broken:
        line.broken = True
        _abandon_track(play, line)
        play.emit(LineBroken(line.id, line.owner, line.ends))


def take_train(
    play: MutablePosition,
    line_id: int,
    why: Literal["new line", "cut", "broken", "over ten", "insolvency"],
) -> None:
    """Take the train off the line, which is abandoned at once (50, 52, 53)."""
    line = play.line(line_id)
    assert line is not None
    play.state.lines.remove(line)
    _abandon_track(play, line)
    play.emit(TrainTaken(line.id, line.owner, why, line.ends))
