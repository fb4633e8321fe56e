"""What robots count in a position of Train Tycoon, for one seat: all of it is public."""

from __future__ import annotations

from math import inf

from rules.thinking.learned import RIVAL, Feature, LearnedValue
from rules.train_tycoon.ending import share_value
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.robot.worth import fair_value, prospects

FEATURES = (
    Feature("cash", "money", 10, 3),
    Feature("debt", "money", 10, 3),
    Feature("shares", "money", 10, 3),
    Feature("lines", "money", 10, 3),
    Feature("plans", "money", 10, 3),
    Feature("led", "money", 10, inf),
    Feature("dear", "money", 10, inf),
    Feature("presidencies", "count", 1, inf),
    Feature(RIVAL, "money", 10, 3),
)

LEARNED = LearnedValue("train_tycoon", FEATURES)


def measure(position: Position, seat: int) -> tuple[float, ...]:
    """Return the amounts of all features of a seat but the last."""
    player, state = position.state.players[seat], position.state
    shares = lines = plans = led = dear = 0.0
    presidencies = 0
    for name, row in state.companies.items():
        presidencies += row.president == seat
        count = player.shares.get(name, 0)
        if not count or not row.issued:
            continue
        ahead, part = prospects(position, name), count / row.issued
        shares += count * share_value(position, name)
        lines += part * (ahead.lines - row.net)
        plans += part * (ahead.expected - ahead.lines)
        if row.president == seat:
            led += part * (ahead.expected - row.net)
        dear += count * max(0.0, row.price - fair_value(position, name))
    debt = max(0, -player.net)
    return (player.net + debt, debt, shares, lines, plans, led, dear, presidencies)
