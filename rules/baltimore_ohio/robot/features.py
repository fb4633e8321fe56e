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

TURNS, TURNS_WITH_LEVEL_SEVEN = 9, 13
"""How many turns a game of robots lasts on average, also with Tech Level 7 (44)."""


GROWTH = 1.2
"""To how much a dollar that is put into stock grows in a turn."""


def turns_left(state: State) -> int:
    """Return how many turns a game of robots still lasts on average, at least 1."""
    last = TURNS_WITH_LEVEL_SEVEN if state.options.tech_seven else TURNS
    return max(1, last - state.turn)


def growth(state: State) -> float:
    """Return to how much a dollar grows until the end."""
    factor: float = GROWTH ** turns_left(state)
    return factor


def measure(state: State, seat: int) -> tuple[float, ...]:
    """Return the amounts of all features of a seat but the last."""
    position, player = Position(state), state.players[seat]
    turns = turns_left(state)
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
        dividends += count * net / 10 * ROUNDS * turns
        treasury += count * line.treasury / 10
    barons = sum(robber_barons.income(position, card) for card in player.cards)
    return (
        player.cash + position.stock_value(seat),
        player.cash,
        rises,
        dividends,
        treasury,
        barons * turns / growth(state),
        presidencies,
    )
