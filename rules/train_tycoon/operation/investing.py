"""The expansion Investments: markers on the tiles of new lines (section 18, ruling 63)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import data.train_tycoon as facts
from rules.errors import RuleError
from rules.train_tycoon.model.actions import Invest, InvestNothing
from rules.train_tycoon.model.events import Invested, InvestmentsShown, Passed
from rules.train_tycoon.model.play import Next, Play, Position, Step
from rules.train_tycoon.model.state import Investment, Line, Phase


def offer(play: Play) -> Next:
    """The president may put a marker on the line just opened, if there is a tile for it."""
    return Phase.INVEST if tiles(play) and _hand(play) else Step.AFTER_LINE


def tiles(position: Position) -> list[str]:
    """Yellow tiles of the new line without a marker: a yellow tile is one with a single track."""
    state, opened = position.state, position.operation.opened
    line = None if opened is None else position.line(opened)
    if line is None or not state.options.investments:
        return []
    taken = {marker.hex for marker in state.investments}
    return [place for place, _ in line.route if len(state.track[place]) == 1 and place not in taken]


def _hand(position: Position) -> list[int]:
    """The president's markers not yet placed."""
    seat = position.state.mover
    assert seat is not None
    placed = position.state.players[seat].placed
    return [n for n in range(len(facts.investments().per_player)) if n not in placed]


def multiplier(position: Position) -> int:
    """How often a marker placed now counts."""
    return facts.investments().multiplier_by_turn_opened.get(str(position.state.turn), 1)


def legal_invest(position: Position) -> Iterator[Invest | InvestNothing]:
    yield InvestNothing()
    for marker in _hand(position):
        yield from (Invest(marker, place) for place in tiles(position))


def check_invest(position: Position, seat: int, action: Invest) -> None:
    if action.marker not in _hand(position):
        raise RuleError("no-marker", "63")
    if action.hex not in tiles(position):
        raise RuleError("marker-tile", "63", hex=action.hex)


def do_invest(play: Play, seat: int, action: Invest) -> Next:
    """Its place in the hand is public, its value is not."""
    times = multiplier(play)
    play.state.players[seat].placed.append(action.marker)
    play.state.investments.append(Investment(seat, action.marker, action.hex, times))
    play.tell(Invested(seat, action.marker, action.hex, times))
    return Step.AFTER_LINE


def do_nothing(play: Play, seat: int, action: InvestNothing) -> Next:
    play.tell(Passed(seat, "marker"))
    return Step.AFTER_LINE


def reveal(play: Play) -> None:
    """At the end each marker brings its value, multiplied, to the company that runs over it."""
    state = play.state
    if not state.options.investments:
        return
    shown = []
    for marker in state.investments:
        value = state.secret.markers[marker.seat][marker.marker]
        line = _line_over(play, marker.hex)
        owner = None if line is None else line.owner
        shown.append((marker.seat, marker.hex, value, marker.multiplier, owner))
    play.tell(InvestmentsShown(tuple(shown)))
    for _, _, value, times, owner in shown:
        if owner is not None:
            play.pay(None, owner, value * times, "investment")


def credit(
    position: Position, lines: Collection[int], reused: Collection[str] = frozenset()
) -> int:
    """Dollars that the markers on these lines, and on these tiles besides, would bring at the end.
    One whose value is not known counts what a marker is worth on average."""
    total = 0.0
    for marker in position.state.investments:
        line = _line_over(position, marker.hex)
        if marker.hex in reused or (line is not None and line.id in lines):
            total += _value(position, marker) * marker.multiplier
    return int(total)


def on_line(position: Position, number: int) -> list[Investment]:
    """The markers that lie on this line."""
    lines = ((marker, _line_over(position, marker.hex)) for marker in position.state.investments)
    return [marker for marker, line in lines if line is not None and line.id == number]


def _value(position: Position, marker: Investment) -> float:
    """Of a marker as far as it is known."""
    hands, all_values = position.state.secret.markers, facts.investments().per_player
    hand = hands[marker.seat] if marker.seat < len(hands) else []
    return hand[marker.marker] if hand else sum(all_values) / len(all_values)


def _line_over(position: Position, place: str) -> Line | None:
    """The line that runs over this tile."""
    for piece in position.state.track.get(place, ()):
        line = position.line(piece.line)
        if line is not None and not line.broken:
            return line
    return None
