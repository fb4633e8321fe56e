"""The end of a game (rulings 27, 36 and 37)."""

from __future__ import annotations

import data.railroad_barons as facts
from rules.railroad_barons.model.events import EndReached, GameEnded
from rules.railroad_barons.model.play import MutablePosition, Next, Position
from rules.railroad_barons.model.state import Ending, Phase
from rules.railroad_barons.operating.tokens import free_tokens
from rules.railroad_barons.stock import stock_turn


def is_at_top(position: Position, holding: str) -> bool:
    """Whether the Holding's marker is on the last space, which it never leaves (27)."""
    return position.state.holdings[holding].value == len(facts.track().values) - 1


def check_end_reached(play: MutablePosition, holding: str) -> None:
    """After a marker rose: at the top, the game ends with this Operating Round (36)."""
    if is_at_top(play, holding):
        play.state.ending = True
        play.emit(EndReached(holding))


def is_exhausted(position: Position) -> bool:
    """Whether no marker can rise any more, since the stack is empty (37).

    Either no Holding has a Railroad; or no operating Holding has a Railroad or money for one,
    and no player can sell or buy, so that nothing can ever change."""
    state = position.state
    if state.stack:
        return False
    if not any(row.railroads for row in state.holdings.values()):
        return True
    can_operate = any(
        row.floated and free_tokens(position, name) and (row.railroads or row.treasury)
        for name, row in state.holdings.items()
    )
    return not can_operate and not any(
        stock_turn.could_deal(position, seat) for seat in range(len(state.players))
    )


def player_total(position: Position, seat: int) -> int:
    """Return a player's cash and stock value in dollars (36).

    Treasuries and Investors do not count."""
    return position.state.players[seat].cash + position.stock_value(seat)


def end_game(play: MutablePosition, why: Ending) -> Next:
    """End the game; the higher total wins, and equal totals are a draw (36)."""
    play.state.ended = why
    play.emit(GameEnded(why, (player_total(play, 0), player_total(play, 1))))
    return Phase.OVER
