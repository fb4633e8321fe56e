"""The end of a turn: player order, and whether the game is over (rulings 38 to 40)."""

from __future__ import annotations

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model.events import GameEnded, OrderSet
from rules.baltimore_ohio.model.history import record_history
from rules.baltimore_ohio.model.options import Options
from rules.baltimore_ohio.model.position import MutablePosition, Next, Position, Step
from rules.baltimore_ohio.model.state import Ending, Phase
from rules.baltimore_ohio.standing import ranking


def set_player_order(play: MutablePosition) -> Next:
    """Order the seats by cash, least first; a tie keeps the previous order."""
    state = play.state
    order = sorted(state.player_order, key=lambda seat: state.players[seat].cash)
    if order != state.player_order:
        state.player_order = order
        play.emit(OrderSet(tuple(order), drawn=False))
    return Step.END_CHECK


def last_level(options: Options) -> int:
    """Return the Tech Level that ends the game (39, 44)."""
    if options.tech_seven:
        return facts.expansions().tech_seven.game_end_tech_level
    return facts.payments().last_tech_level


def end_reason(position: Position) -> Ending | None:
    """Return why the game would end now, or None."""
    state = position.state
    if state.peaked:
        return "375"
    if state.tech_level >= last_level(state.options):
        return "tech level"
    if all(line.held + line.orphan == 0 for line in state.railroads.values()):
        return "all shares"
    return None


def check_end(play: MutablePosition) -> Next:
    """End the game or begin the next turn."""
    state = play.state
    record_history(play)
    state.ended = end_reason(play)
    if state.ended is None:
        return Step.MARKET_ROUND
    play.emit(GameEnded(state.ended, ranking(state)[0].seat))
    return Phase.OVER
