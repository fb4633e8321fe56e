"""Beginning a game: starting cash and starting player (rulings 1, 2 and 6)."""

from __future__ import annotations

import data.railroad_barons as facts
from rules.errors import RuleError
from rules.railroad_barons import draft
from rules.railroad_barons.model.events import Endowed, StartingPlayer
from rules.railroad_barons.model.options import Options
from rules.railroad_barons.model.play import MutablePosition, Next
from rules.railroad_barons.model.state import Certificate, Draft, HoldingState, PlayerState, State

SEATS: range = range(2, 3)


def new_state(seats: int, options: Options) -> State:
    """Return the state at the start: all stock in the bank, all Railroads in the stack, no money.

    What lies on the $450 Investor is counted in the bank and the stack until it is taken (5).
    Raises RuleError for other than two seats."""
    if seats not in SEATS:
        raise RuleError("seats", "2", seats=seats)
    rows = facts.holdings()
    return State(
        options=options,
        players=[PlayerState() for _ in range(seats)],
        holdings={holding: HoldingState() for holding in rows},
        bank=sorted(
            Certificate(holding, certificate.percent)
            for holding, row in rows.items()
            for certificate in row.certificates
        ),
        stack=list(facts.railroads()),
    )


def begin(play: MutablePosition) -> Next:
    """Pay the starting cash and decide player A, who has the Priority Deal; then the draft."""
    state = play.state
    each = facts.constants().start_cash_per_player
    for player in state.players:
        play.pay_out(player, each)
    play.emit(Endowed(each))
    drawn = state.options.start == "drawn"
    agreed = 0 if state.options.start == "first" else 1
    state.first = play.dice.pick(len(state.players), "first") if drawn else agreed
    state.priority = state.first
    play.emit(StartingPlayer(state.first, drawn))
    state.draft = Draft(left=list(facts.investors()))
    return draft.next_selection(play)
