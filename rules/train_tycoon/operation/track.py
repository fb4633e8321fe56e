"""Track in the hexes: tiles, whose line runs over them, chains that nobody runs on (rulings 48 to
50)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

import data.train_tycoon as facts
from rules.train_tycoon.model.board import OPPOSITE, Board
from rules.train_tycoon.model.events import LineBroken, TrainTaken
from rules.train_tycoon.model.play import Play
from rules.train_tycoon.model.state import Line, Pair, Piece, State

Track = Mapping[str, list[Piece]]
Route = tuple[tuple[str, Pair], ...]
Ends = tuple[tuple[str, int], tuple[str, int]]
"""The two ends of a chain: hub and edge by which it leaves, the first in the alphabet first."""


def number(pairs: Iterable[Pair]) -> int:
    """The tile that shows exactly these tracks."""
    return facts.tile_of()[frozenset(pairs)]


def in_use(track: Track) -> Counter[int]:
    """How many tiles of each number lie on the map."""
    return Counter(number(piece.pair for piece in pieces) for pieces in track.values())


class Chain(NamedTuple):
    """Track without a train that joins two hubs (50)."""

    ends: Ends
    route: Route


def follow(board: Board, state: State, hub: str, edge: int) -> Chain | None:
    """The chain of abandoned track that leaves a hub over this edge, None if it leads nowhere or
    back to the hub."""
    route: list[tuple[str, Pair]] = []
    here, leave = hub, edge
    while True:
        beyond = board.beside[here][leave]
        enter = OPPOSITE[leave]
        if beyond is None:
            return None
        if beyond in state.hubs:
            if not route or beyond == hub:
                return None
            one, two = sorted(((hub, edge), (beyond, enter)))
            ways = tuple(route) if one == (hub, edge) else tuple(reversed(route))
            return Chain((one, two), ways)
        piece = next((p for p in state.track.get(beyond, ()) if enter in p.pair), None)
        if piece is None or piece.line:
            return None
        route.append((beyond, piece.pair))
        here, leave = beyond, piece.pair[0] + piece.pair[1] - enter


def chains(board: Board, state: State, hubs: Iterable[str]) -> list[Chain]:
    """All available lines that touch one of these hubs, in the order of their ends (53)."""
    found = {
        chain.ends: chain
        for hub in hubs
        for edge in range(6)
        if (chain := follow(board, state, hub, edge)) is not None
    }
    return [found[ends] for ends in sorted(found)]


def put_train(play: Play, owner: str, ends: tuple[str, str], route: Route) -> Line:
    """A train of the company on this chain of track: a new line."""
    state = play.state
    state.last_line += 1
    line = Line(state.last_line, owner, ends, list(route))
    state.lines.append(line)
    for place, pair in route:
        pieces = state.track[place]
        pieces[:] = [Piece(p.pair, line.id) if p.pair == pair else p for p in pieces]
    return line


def _abandon(play: Play, line: Line) -> None:
    """Nobody runs on its track any more."""
    for place, _ in line.route:
        pieces = play.state.track.get(place)
        if pieces is not None:
            pieces[:] = [Piece(p.pair) if p.line == line.id else p for p in pieces]


def break_line(play: Play, number_: int) -> None:
    """Some of its track is taken: it gives no rights and carries nothing (50)."""
    line = play.line(number_)
    if line is not None and not line.broken:
        line.broken = True
        _abandon(play, line)
        play.tell(LineBroken(line.id, line.owner, line.ends))


def take_train(
    play: Play,
    number_: int,
    why: Literal["new line", "cut", "broken", "over ten", "insolvency"],
) -> None:
    """The train leaves the line, which is abandoned at once (50, 52, 53)."""
    line = play.line(number_)
    assert line is not None
    play.state.lines.remove(line)
    _abandon(play, line)
    play.tell(TrainTaken(line.id, line.owner, why, line.ends))
