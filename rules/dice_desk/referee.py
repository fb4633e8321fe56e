"""What must be true of every session."""

from __future__ import annotations

from collections.abc import Iterator

from rules.dice_desk.state import Phase, Position, State
from rules.rail_baron.model.play import Position as BookPosition
from rules.rail_baron.referee import deed_complaints, money_complaints


def complaints(state: State) -> Iterator[str]:
    """Yield what does not add up."""
    position = Position(state)
    places = position.board.milepost_of
    if (state.phase is Phase.REGION) != (state.naming is not None):
        yield f"{state.phase} with {state.naming} to name"
    if state.book is not None:
        yield from money_complaints(BookPosition(state.book))
        yield from deed_complaints(BookPosition(state.book))
        return
    for number, person in enumerate(state.people):
        for city in (person.home, person.place, person.destination):
            if city is not None and position.board.canonical_city(city) != city:
                yield f"person {number}: {city} is not a city of the edition"
        if (person.home is None) != (person.place is None):
            yield f"person {number} has a home and no place, or a place and no home"
        if person.destination is not None:
            if person.place is None or places[person.place] == places[person.destination]:
                yield f"person {number} goes from {person.place} to {person.destination}"
        elif person.may_swap:
            yield f"person {number} may swap without a destination"
