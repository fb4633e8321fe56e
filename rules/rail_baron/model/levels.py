"""Amounts that depend on options: announcing, winning, engines (rulings 15, 24, 25, 30, 30b)."""

from __future__ import annotations

import data.rail_baron as facts
from rules.rail_baron.model.options import Edition, Options
from rules.rail_baron.model.state import Engine

ENGINES: tuple[Engine, ...] = ("Freight", "Express", "SuperChief")
"""From the worst to the best."""


@facts.FACTS.cached
def announce_level(edition: Edition) -> int:
    """Return the dollars from which a seat's cash is public (24, 30b)."""
    if edition == "u21":
        return facts.u21().numbers["announce_cash"]
    return facts.numbers().announce_cash


@facts.FACTS.cached
def winning_level(edition: Edition) -> int:
    """Return the dollars needed to declare and to win (25, 26, 30b)."""
    if edition == "u21":
        return facts.u21().numbers["winning_cash"]
    return facts.numbers().declare_cash


@facts.FACTS.cached
def _list_price(engine: str) -> int:
    return next(row.price for row in facts.numbers().engines if row.name == engine)


def engine_price(options: Options, seats: int, present: Engine, wanted: Engine) -> int:
    """Return the dollars for a better engine, in a game that began with `seats` seats (15, 30)."""
    if wanted != "SuperChief":
        return _list_price(wanted)
    if options.free_superchief and present == "Express":
        return 0
    if options.cheap_superchief:
        return facts.numbers().superchief_price_by_players_variant[str(seats)]
    return _list_price(wanted)
