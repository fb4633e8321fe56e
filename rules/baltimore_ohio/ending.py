"""The end of a turn: player order, and whether the game is over (rulings 38 to 40)."""

from __future__ import annotations

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model.events import GameEnded, OrderSet
from rules.baltimore_ohio.model.history import note
from rules.baltimore_ohio.model.options import Options
from rules.baltimore_ohio.model.play import Next, Play, Position, Step
from rules.baltimore_ohio.model.state import Ending, Phase
from rules.baltimore_ohio.standing import ranking

LAST_LEVEL = 6


def player_order(play: Play) -> Next:
    """Least cash first; a tie keeps the order there was."""
    state = play.state
    order = sorted(state.player_order, key=lambda seat: state.players[seat].cash)
    if order != state.player_order:
        state.player_order = order
        play.tell(OrderSet(tuple(order), drawn=False))
    return Step.END_CHECK


def last_level(options: Options) -> int:
    """The Tech Level that ends the game (39, 44)."""
    return facts.expansions().tech_seven.game_end_tech_level if options.tech_seven else LAST_LEVEL


def reason(position: Position) -> Ending | None:
    """Why the game would end now, if it does."""
    state = position.state
    if state.peaked:
        return "375"
    if state.tech_level >= last_level(state.options):
        return "tech level"
    if all(line.held + line.orphan == 0 for line in state.railroads.values()):
        return "all shares"
    return None


def check(play: Play) -> Next:
    """The end of the game, or the next turn."""
    state = play.state
    note(play)
    state.ended = reason(play)
    if state.ended is None:
        return Step.MARKET_ROUND
    play.tell(GameEnded(state.ended, ranking(state)[0].seat))
    return Phase.OVER
