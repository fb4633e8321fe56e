"""How a game ends (rulings 27, 36 and 37)."""

from __future__ import annotations

import data.railroad_barons as facts
from rules.railroad_barons.model.events import EndReached, GameEnded
from rules.railroad_barons.model.play import Next, Play, Position
from rules.railroad_barons.model.state import Ending, Phase
from rules.railroad_barons.operating.tokens import free
from rules.railroad_barons.stock import stock_turn


def at_top(position: Position, holding: str) -> bool:
    """Whether its marker stands on the last space of the track, which it never leaves (27)."""
    return position.state.holdings[holding].value == len(facts.track().values) - 1


def notice(play: Play, holding: str) -> None:
    """After a marker moved up: at the top the game ends with this Operating Round (36)."""
    if at_top(play, holding):
        play.state.ending = True
        play.tell(EndReached(holding))


def exhausted(position: Position) -> bool:
    """Whether no marker can rise again, the stack being empty: no Holding has a Railroad, or none
    that operates has one or money for one and neither player can sell or buy, so that nothing can
    ever change (37)."""
    state = position.state
    if state.stack:
        return False
    if not any(row.railroads for row in state.holdings.values()):
        return True
    acts = any(
        row.floated and free(position, name) and (row.railroads or row.treasury)
        for name, row in state.holdings.items()
    )
    return not acts and not any(
        stock_turn.could_deal(position, seat) for seat in range(len(state.players))
    )


def total(position: Position, seat: int) -> int:
    """Cash and stock at its value, in dollars; treasuries and Investors count nothing (36)."""
    return position.state.players[seat].cash + position.stock(seat)


def finish(play: Play, why: Ending) -> Next:
    """The game is over; the winner has the higher total, and equal totals are a draw (36)."""
    play.state.ended = why
    play.tell(GameEnded(why, (total(play, 0), total(play, 1))))
    return Phase.OVER
