"""What robots count in a position of Railroad Barons, for one seat; nothing is hidden."""

from __future__ import annotations

from math import inf

from rules.railroad_barons.model.play import Position
from rules.railroad_barons.robot.outlook import Outlook
from rules.thinking.learned import RIVAL, Feature, LearnedValue

FEATURES = (
    Feature("cash", "money", 100, 20),
    Feature("stock", "money", 100, 20),
    Feature("gains", "money", 100, 20),
    Feature("treasury", "money", 100, 20),
    Feature("directors", "count", 1, inf),
    Feature("railroads", "count", 1, inf),
    Feature(RIVAL, "money", 100, 20),
)

LEARNED = LearnedValue("railroad_barons", FEATURES)


def measure(position: Position, seat: int) -> tuple[float, ...]:
    """Return the amounts of all features of a seat but the last."""
    outlook, state = Outlook(position, seat), position.state
    gains = treasury = 0.0
    directors = railroads = 0
    for name, row in state.holdings.items():
        percent = position.percent_owned(seat, name)
        if row.director == seat:
            directors += 1
            railroads += len(row.railroads)
            treasury += row.treasury
        if percent and row.value is not None:
            gains += outlook.expected_gain(name, percent, row.value, row.director)
    return (
        state.players[seat].cash,
        position.stock_value(seat),
        gains,
        treasury,
        directors,
        railroads,
    )
