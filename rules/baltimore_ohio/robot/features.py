"""What robots count in a position of Baltimore & Ohio, for one seat; nothing is hidden."""

from __future__ import annotations

from math import inf

import data.baltimore_ohio as facts
from rules.baltimore_ohio.market_round import robber_barons
from rules.baltimore_ohio.model.position import Position, top_space
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.robot.prospects import best_prospect
from rules.baltimore_ohio.robot.steady import ROUNDS
from rules.thinking.learned import RIVAL, Feature, LearnedValue

FEATURES = (
    Feature("worth", "money", 100, 15),
    Feature("idle", "money", 100, 15),
    Feature("rises", "money", 100, 15),
    Feature("dividends", "money", 100, 15),
    Feature("treasury", "money", 100, 15),
    Feature("barons", "money", 100, 15),
    Feature("presidencies", "count", 1, inf),
    Feature(RIVAL, "money", 100, 15),
)

LEARNED = LearnedValue("baltimore_ohio", FEATURES)

TURNS, TURNS_WITH_LEVEL_SEVEN = 9, 14
"""How many turns a game of robots lasts at most as a rule, also with Tech Level 7 (44)."""
SPACES = 1.6
"""How many spaces the highest counter rises in a turn: at 375 the game is over (39)."""


GROWTH = 1.2
"""To how much a dollar that is put into stock grows in a turn."""


def turns_left(state: State) -> float:
    """Return how many turns a game of robots still lasts on average, at least 1."""
    last = TURNS_WITH_LEVEL_SEVEN if state.options.tech_seven else TURNS
    values = [line.value for line in state.railroads.values() if line.value is not None]
    to_top = (top_space() - max(values)) / SPACES if values else last
    return max(1.0, min(last - state.turn, to_top))


def growth(state: State) -> float:
    """Return to how much a dollar grows until the end."""
    factor: float = GROWTH ** turns_left(state)
    return factor


def paid_each_turn(state: State) -> float:
    """Return what a dollar paid in each turn until the end is worth today."""
    return (1.0 - 1.0 / growth(state)) / (GROWTH - 1.0)


def measure(state: State, seat: int) -> tuple[float, ...]:
    """Return the amounts of all features of a seat but the last."""
    position, player = Position(state), state.players[seat]
    paid = paid_each_turn(state)
    rises = dividends = treasury = 0.0
    presidencies = 0
    for name, line in state.railroads.items():
        presidencies += line.president == seat
        count = position.shares(seat, name)
        if not count or line.value is None:
            continue
        net = best_prospect(state, name).net
        steps = min(ROUNDS, max(0, net - line.income) // 10)
        values = facts.track_values()
        rises += count * (values[min(top_space(), line.value + steps)] - values[line.value])
        dividends += count * net / 10 * ROUNDS * paid
        treasury += count * line.treasury / 10
    barons = sum(robber_barons.income(position, card) for card in player.cards)
    return (
        player.cash + position.stock_value(seat),
        player.cash,
        rises,
        dividends,
        treasury,
        barons * paid,
        presidencies,
    )
