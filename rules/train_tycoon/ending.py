"""The end of the Operate phase, of a turn and of the game (sections 6, 11, 12; rulings 60 to
62)."""

from __future__ import annotations

import data.train_tycoon as facts
from rules.train_tycoon.model.events import GameEnded, TurnBegan, TurnEnded
from rules.train_tycoon.model.play import Next, Play, Position, Step
from rules.train_tycoon.model.state import Company, Phase, Record
from rules.train_tycoon.operation import investing


def begin_turn(play: Play) -> Next:
    """Turn 1 has only Operate (6)."""
    play.state.turn += 1
    play.tell(TurnBegan(play.state.turn))
    return Step.TRADING if "trading" in play.numbers.phases else Step.OPERATE


def target_price(company: Company) -> int:
    """Net and income per share, down to a step of 5, at least 0 (60)."""
    numbers = facts.finance()
    step = numbers.target_price_rounding
    each = (company.net + company.income) // company.issued // step * step
    return max(numbers.target_price_min, each)


def share_value(position: Position, name: str) -> int:
    """Dollars a share counts at the end: net over issued shares, rounded down, also below nothing
    unless the option says otherwise (61)."""
    company = position.company(name)
    if not company.issued:
        return 0
    value = company.net // company.issued
    return max(0, value) if position.state.options.limited_liability else value


def worth(position: Position, seat: int) -> int:
    """Net and the value of all shares (61)."""
    player = position.state.players[seat]
    return player.net + sum(
        count * share_value(position, name) for name, count in player.shares.items()
    )


def end_operate(play: Play) -> Next:
    """What was delivered is cleared away, the order set anew, priority and target prices (60)."""
    state = play.state
    for hub in state.hubs.values():
        hub.delivered = {}
    place = {name: at for at, name in enumerate(state.order)}
    state.order.sort(key=lambda name: (state.companies[name].income, -place[name]))
    state.priority = play.after(state.priority)[0]
    for name in state.order:
        company = state.companies[name]
        company.target = target_price(company)
    targets = tuple((name, state.companies[name].target) for name in state.order)
    play.tell(TurnEnded(state.turn, tuple(state.order), targets, state.priority))
    if state.turn == facts.components().turns:
        return Step.END_GAME
    record(play)
    return Step.BEGIN_TURN


def end_game(play: Play) -> Next:
    """Investments first, then the count; equal worth is a shared victory (62, 63)."""
    state = play.state
    investing.reveal(play)
    record(play)
    totals = tuple(worth(play, seat) for seat in range(len(state.players)))
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    values = tuple((name, share_value(play, name)) for name in state.order)
    play.tell(GameEnded(totals, values, winners))
    state.mover = None
    return Phase.OVER


def record(play: Play) -> None:
    """Keep how it stands for the history."""
    state = play.state
    active = [(name, state.companies[name]) for name in state.order]
    state.history.append(
        Record(
            turn=state.turn,
            worth=tuple(worth(play, seat) for seat in range(len(state.players))),
            nets=tuple(player.net for player in state.players),
            prices={name: company.price for name, company in active},
            incomes={name: company.income for name, company in active},
            cash={name: company.net for name, company in active},
            values={name: share_value(play, name) for name, _ in active},
            targets={name: company.target for name, company in active},
        )
    )
