"""Beginning a game: cash, Player Order cards, counters on the board (rulings 1, 3, 5, 5a)."""

from __future__ import annotations

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.events import CashDealt, OrderSet
from rules.baltimore_ohio.model.history import note
from rules.baltimore_ohio.model.options import Options
from rules.baltimore_ohio.model.play import Next, Play, Step
from rules.baltimore_ohio.model.state import PlayerState, RailroadState, State
from rules.errors import RuleError

SEATS: range = range(3, 7)


def new_state(seats: int, options: Options) -> State:
    """The board as it is set up, before cash and order.

    Raises RuleError for a number of seats or options that cannot be played.
    """
    if seats not in SEATS:
        raise RuleError("seats", "1", fewest=SEATS[0], most=SEATS[-1], seats=seats)
    if options.nw_coal_only and not options.norfolk_western:
        raise RuleError("coal-only", "42")
    ground = board()
    with_nw = options.norfolk_western
    return State(
        options=options,
        players=[PlayerState() for _ in range(seats)],
        railroads={
            name: RailroadState(held=row.shares, cubes=row.cubes_charter)
            for name, row in facts.railroads().items()
            if row.expansion is None or with_nw
        },
        coal=list(ground.coal),
        nw_coal=list(ground.nw_coal) if with_nw else [],
        lumber=list(ground.lumber) if options.maine_lumber else [],
        barons=list(facts.barons()) if options.robber_barons else [],
    )


def begin(play: Play) -> Next:
    """Deal the cash, draw the order."""
    state = play.state
    each = facts.start_money()[len(state.players)]
    for player in state.players:
        play.pay_out(player, each)
    play.tell(CashDealt(each))
    left = list(range(len(state.players)))
    while left:
        state.player_order.append(left.pop(play.dice.pick(len(left), "order")))
    play.tell(OrderSet(tuple(state.player_order), drawn=True))
    note(play)
    return Step.MARKET_ROUND
