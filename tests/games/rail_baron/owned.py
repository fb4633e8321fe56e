"""What a picture tells of what a seat has: railroads, engine, destination."""

from collections.abc import Iterator

from data.texts import DEFAULT, say
from rules.rail_baron.model.state import State


def owned(state: State, seat: int) -> Iterator[str]:
    row = state.seats[seat]
    if row.bankrupt or row.milepost < 0:
        return
    yield from row.railroads
    yield say(f"charts-engine-{row.engine}", DEFAULT)
    if row.destination is not None:
        yield row.destination
