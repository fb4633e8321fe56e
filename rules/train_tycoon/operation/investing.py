"""The expansion Investments: markers on the tiles of new lines (section 18, ruling 63)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import data.train_tycoon as facts
from rules.errors import RuleError
from rules.train_tycoon.model.actions import Invest, InvestNothing
from rules.train_tycoon.model.events import InvestmentsShown, Passed
from rules.train_tycoon.model.operation_events import Invested
from rules.train_tycoon.model.position import MutablePosition, Next, Position, Step
from rules.train_tycoon.model.state import Investment, Line, Phase


def begin_step(play: MutablePosition) -> Next:
    """Wait for the president if a marker can be placed on the line just opened, else go on."""
    return Phase.INVEST if free_tiles(play) and _unplaced_markers(play) else Step.FINISH_LINE


def free_tiles(position: Position) -> list[str]:
    """Return the yellow tiles (those with one track) of the new line that have no marker."""
    state, opened = position.state, position.operation.opened
    line = None if opened is None else position.line(opened)
    if line is None or not state.options.investments:
        return []
    occupied = {marker.hex for marker in state.investments}
    return [
        place for place, _ in line.route if len(state.track[place]) == 1 and place not in occupied
    ]


def _unplaced_markers(position: Position) -> list[int]:
    """Return the president's markers not yet placed."""
    seat = position.state.mover
    assert seat is not None
    placed = position.state.players[seat].placed
    return [marker for marker in range(len(facts.investments().per_player)) if marker not in placed]


def multiplier(position: Position) -> int:
    """Return the number of times that a marker placed now counts."""
    return facts.investments().multiplier_by_turn_opened.get(str(position.state.turn), 1)


def legal_invest(position: Position) -> Iterator[Invest | InvestNothing]:
    yield InvestNothing()
    for marker in _unplaced_markers(position):
        yield from (Invest(marker, place) for place in free_tiles(position))


def check_invest(position: Position, seat: int, action: Invest) -> None:
    if action.marker not in _unplaced_markers(position):
        raise RuleError("no-marker", "63")
    if action.hex not in free_tiles(position):
        raise RuleError("marker-tile", "63", hex=action.hex)


def do_invest(play: MutablePosition, seat: int, action: Invest) -> Next:
    """Place the marker; its place in the hand is public, its value is not."""
    times = multiplier(play)
    play.state.players[seat].placed.append(action.marker)
    play.state.investments.append(Investment(seat, action.marker, action.hex, times))
    play.emit(Invested(seat, action.marker, action.hex, times))
    return Step.FINISH_LINE


def do_invest_nothing(play: MutablePosition, seat: int, action: InvestNothing) -> Next:
    play.emit(Passed(seat, "marker"))
    return Step.FINISH_LINE


def reveal_markers(play: MutablePosition) -> None:
    """Pay each marker's value, multiplied, to the company whose line runs over it, at the end."""
    state = play.state
    if not state.options.investments:
        return
    markers = []
    for marker in state.investments:
        value = state.secret.markers[marker.seat][marker.marker]
        line = _line_over(play, marker.hex)
        owner = None if line is None else line.owner
        markers.append((marker.seat, marker.hex, value, marker.multiplier, owner))
    play.emit(InvestmentsShown(tuple(markers)))
    for _, _, value, times, owner in markers:
        if owner is not None:
            play.pay(None, owner, value * times, "investment")


def marker_credit(
    position: Position, lines: Collection[int], reused: Collection[str] = frozenset()
) -> int:
    """Return the dollars that the markers on these lines and tiles would bring at the end.

    A marker of unknown value counts the average of all markers."""
    total = 0.0
    for marker in position.state.investments:
        line = _line_over(position, marker.hex)
        if marker.hex in reused or (line is not None and line.id in lines):
            total += _expected_value(position, marker) * marker.multiplier
    return int(total)


def markers_on_line(position: Position, number: int) -> list[Investment]:
    """Return the markers on this line."""
    lines = ((marker, _line_over(position, marker.hex)) for marker in position.state.investments)
    return [marker for marker, line in lines if line is not None and line.id == number]


def _expected_value(position: Position, marker: Investment) -> float:
    """Return the marker's value if it is known, otherwise the average."""
    hands, all_values = position.state.secret.markers, facts.investments().per_player
    hand = hands[marker.seat] if marker.seat < len(hands) else []
    return hand[marker.marker] if hand else sum(all_values) / len(all_values)


def _line_over(position: Position, place: str) -> Line | None:
    """Return the line that runs over this tile, or None."""
    for piece in position.state.track.get(place, ()):
        line = position.line(piece.line)
        if line is not None and not line.broken:
            return line
    return None
