"""Values of money and shares computed from the table of a view, for drawing."""

from __future__ import annotations

from collections.abc import Iterable

import data.train_tycoon as facts
from render.charts.scales import Move, total_moves
from rules.game import Event
from rules.train_tycoon import ending
from rules.train_tycoon.model.actions import TakeTrain
from rules.train_tycoon.model.events import PriceMoved, PricesSet
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Line, Phase, State
from rules.train_tycoon.model.view import View

SEALED = (Phase.AUCTION, Phase.PRICES, Phase.TRADE, Phase.BIDS, Phase.REBIDS, Phase.VOTE,
          Phase.ANSWERS)  # fmt: skip
"""Phases in which seats choose in secret."""


def player_order(table: State) -> list[int]:
    """Return the seats in player order, the holder of the priority first (3)."""
    return Position(table).player_order() if table.seating else list(range(len(table.players)))


def worth(table: State, seat: int) -> int:
    """Return a player's net and the value of all its shares, as at the end (61)."""
    return ending.player_worth(Position(table), seat)


def share_value(table: State, company: str) -> int:
    """Return what a share would be worth if the game ended now (61)."""
    return ending.share_value(Position(table), company)


def count_trains(table: State, company: str) -> int:
    """Return the number of a company's trains on the map."""
    return sum(line.owner == company for line in table.lines)


def count_running_trains(table: State, company: str) -> int:
    """Return the number of a company's trains on the map; a new line that still has to take one
    has none."""
    count = count_trains(table, company)
    is_operating = table.operation is not None and table.operation.company == company
    return count - 1 if is_operating and table.phase is Phase.TAKE else count


def lines_of_taken_train(table: State, action: TakeTrain) -> tuple[Line, Line]:
    """Return the line that loses its train, and the new one that gets it."""
    opened = None if table.operation is None else table.operation.opened
    lines = {line.id: line for line in table.lines if line.id in (action.line, opened)}
    assert opened is not None
    return lines[action.line], lines[opened]


def treasury_shares(table: State, company: str) -> int:
    """Return the number of a company's shares that are not issued."""
    return facts.components().shares_per_company - table.companies[company].issued


def active_companies(table: State) -> list[str]:
    """Return the companies in play, in company order."""
    return [name for name in table.order if table.companies[name].active]


def pending_choices(view: View) -> dict[int, bool]:
    """Return, in a secret choice, whether each seat that must choose still has to.

    It never tells what anybody has chosen. Empty if there is no secret choice."""
    if view.table.phase not in SEALED:
        return {}
    pending = {ask.seat: False for ask in view.table.answered}
    return pending | {ask.seat: True for ask in view.table.asks}


def price_moves(events: Iterable[Event]) -> tuple[Move, ...]:
    """Return the total moves of the price markers in these events, in dollars."""
    steps: list[tuple[str, int, int]] = []
    for event in events:
        if isinstance(event, PricesSet):
            steps += [(company, before, after) for company, _, before, after in event.prices]
        elif isinstance(event, PriceMoved):
            steps.append((event.company, event.before, event.after))
    return total_moves(steps)


def company_hubs(table: State, company: str) -> list[str]:
    """Return the hubs that a company has rights to, in the order in which it reached them."""
    hubs: dict[str, None] = {}
    for line in table.lines:
        if line.owner == company and not line.broken:
            hubs |= dict.fromkeys(line.ends)
    return list(hubs)
