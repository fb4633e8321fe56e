"""Set-up of a game: cash, Player Order cards, counters on the board (rulings 1, 3, 5, 5a)."""

from __future__ import annotations

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.events import CashDealt, OrderSet
from rules.baltimore_ohio.model.history import record_history
from rules.baltimore_ohio.model.options import Options
from rules.baltimore_ohio.model.position import MutablePosition, Next, Step
from rules.baltimore_ohio.model.state import PlayerState, RailroadState, State
from rules.errors import RuleError

SEATS: range = range(3, 7)


def new_state(seats: int, options: Options) -> State:
    """Return the board as set up, before cash and order.

    Raises RuleError for a number of seats or options that cannot be played."""
    if seats not in SEATS:
        raise RuleError("seats", "1", fewest=SEATS[0], most=SEATS[-1], seats=seats)
    if options.nw_coal_only and not options.norfolk_western:
        raise RuleError("coal-only", "42")
    the_board = board()
    with_nw = options.norfolk_western
    return State(
        options=options,
        players=[PlayerState() for _ in range(seats)],
        railroads={
            name: RailroadState(held=row.shares, cubes=row.cubes_charter)
            for name, row in facts.railroads().items()
            if row.expansion is None or with_nw
        },
        coal=list(the_board.coal),
        nw_coal=list(the_board.nw_coal) if with_nw else [],
        lumber=list(the_board.lumber) if options.maine_lumber else [],
        barons=list(facts.barons()) if options.robber_barons else [],
    )


def begin(play: MutablePosition) -> Next:
    """Deal the cash and draw the player order."""
    state = play.state
    each = facts.start_money()[len(state.players)]
    for player in state.players:
        play.pay_out(player, each)
    play.emit(CashDealt(each))
    remaining = list(range(len(state.players)))
    while remaining:
        state.player_order.append(remaining.pop(play.dice.pick(len(remaining), "order")))
    play.emit(OrderSet(tuple(state.player_order), drawn=True))
    record_history(play)
    return Step.MARKET_ROUND
