"""The end of Operate, of a turn and of the game (sections 6, 11, 12; rulings 60 to 62)."""

from __future__ import annotations

import data.train_tycoon as facts
from rules.train_tycoon.model.events import GameEnded, TurnBegan, TurnEnded
from rules.train_tycoon.model.position import MutablePosition, Next, Position, Step
from rules.train_tycoon.model.state import Company, Phase, Record
from rules.train_tycoon.operation import investing


def begin_turn(play: MutablePosition) -> Next:
    """Begin the next turn; turn 1 has only Operate (6)."""
    play.state.turn += 1
    play.emit(TurnBegan(play.state.turn))
    return Step.TRADING if "trading" in play.turn_facts.phases else Step.OPERATE


def target_price(company: Company) -> int:
    """Return the target price: net and income per share, rounded down to 5, at least 0 (60)."""
    numbers = facts.finance()
    step = numbers.target_price_rounding
    each = (company.net + company.income) // company.issued // step * step
    return max(numbers.target_price_min, each)


def share_value(position: Position, name: str) -> int:
    """Return the dollars a share counts at the end: net over issued shares, rounded down (61).

    It can be negative, unless the option `limited_liability` says otherwise."""
    company = position.company(name)
    if not company.issued:
        return 0
    value = company.net // company.issued
    return max(0, value) if position.state.options.limited_liability else value


def player_worth(position: Position, seat: int) -> int:
    """Return a player's net and the value of all shares, in dollars (61)."""
    player = position.state.players[seat]
    return player.net + sum(
        count * share_value(position, name) for name, count in player.shares.items()
    )


def end_operate(play: MutablePosition) -> Next:
    """Clear deliveries, sort the company order, pass the priority, set target prices (60)."""
    state = play.state
    for hub in state.hubs.values():
        hub.delivered = {}
    places = {name: index for index, name in enumerate(state.order)}
    state.order.sort(key=lambda name: (state.companies[name].income, -places[name]))
    state.priority = play.seats_after(state.priority)[0]
    for name in state.order:
        company = state.companies[name]
        company.target = target_price(company)
    targets = tuple((name, state.companies[name].target) for name in state.order)
    play.emit(TurnEnded(state.turn, tuple(state.order), targets, state.priority))
    if state.turn == facts.components().turns:
        return Step.END_GAME
    record_history(play)
    return Step.BEGIN_TURN


def end_game(play: MutablePosition) -> Next:
    """Reveal the investments, then count; players of equal worth share the victory (62, 63)."""
    state = play.state
    investing.reveal_markers(play)
    record_history(play)
    totals = tuple(player_worth(play, seat) for seat in range(len(state.players)))
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    values = tuple((name, share_value(play, name)) for name in state.order)
    play.emit(GameEnded(totals, values, winners))
    state.mover = None
    return Phase.OVER


def record_history(play: MutablePosition) -> None:
    """Append the present figures to the history."""
    state = play.state
    active = [(name, state.companies[name]) for name in state.order]
    state.history.append(
        Record(
            turn=state.turn,
            worth=tuple(player_worth(play, seat) for seat in range(len(state.players))),
            nets=tuple(player.net for player in state.players),
            prices={name: company.price for name, company in active},
            incomes={name: company.income for name, company in active},
            cash={name: company.net for name, company in active},
            values={name: share_value(play, name) for name, _ in active},
            targets={name: company.target for name, company in active},
        )
    )
