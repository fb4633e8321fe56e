"""What the table of a view says about money and shares, worked out for drawing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import data.train_tycoon as facts
from rules.game import Event
from rules.train_tycoon import ending
from rules.train_tycoon.model.events import PriceMoved, PricesSet
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.model.view import View

SEALED = (Phase.AUCTION, Phase.PRICES, Phase.TRADE, Phase.BIDS, Phase.REBIDS, Phase.VOTE,
          Phase.ANSWERS)  # fmt: skip
"""Phases in which seats choose in secret."""


def order_of(table: State) -> list[int]:
    """The seats in player order, the holder of the priority first (3)."""
    return Position(table).player_order() if table.seating else list(range(len(table.players)))


def worth(table: State, seat: int) -> int:
    """Net and the present value of all shares, as at the end (61)."""
    return ending.worth(Position(table), seat)


def value(table: State, company: str) -> int:
    """What a share would count now, if the game ended (61)."""
    return ending.share_value(Position(table), company)


def trains(table: State, company: str) -> int:
    """Trains on the map."""
    return sum(line.owner == company for line in table.lines)


def treasury(table: State, company: str) -> int:
    """Shares not issued."""
    return facts.components().shares_per_company - table.companies[company].issued


def inactive(table: State) -> list[str]:
    """Companies that are not in play, in the order of the list."""
    return [name for name, company in table.companies.items() if not company.active]


def out(view: View) -> dict[int, bool]:
    """In a secret choice: the seats asked and whether they are still out. Nothing is said of what
    anybody has chosen."""
    if view.table.phase not in SEALED:
        return {}
    done = {ask.seat: False for ask in view.table.answered}
    return done | {ask.seat: True for ask in view.table.asks}


class Move(NamedTuple):
    """A price marker's way in all, in dollars."""

    company: str
    before: int
    after: int


def moves(events: Iterable[Event]) -> tuple[Move, ...]:
    """The ways of the price markers in these events, one for each that ended elsewhere."""
    found: dict[str, Move] = {}

    def moved(company: str, before: int, after: int) -> None:
        first = found.get(company)
        found[company] = Move(company, before if first is None else first.before, after)

    for event in events:
        if isinstance(event, PricesSet):
            for company, _, before, after in event.prices:
                moved(company, before, after)
        elif isinstance(event, PriceMoved):
            moved(event.company, event.before, event.after)
    return tuple(move for move in found.values() if move.before != move.after)


def hubs_of(table: State, company: str) -> list[str]:
    """The hubs that a company has rights to, in the order in which it reached them."""
    found: dict[str, None] = {}
    for line in table.lines:
        if line.owner == company and not line.broken:
            found |= dict.fromkeys(line.ends)
    return list(found)
