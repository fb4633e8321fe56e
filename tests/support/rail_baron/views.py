"""Views of made-up games, for what is figured from a view alone."""

import random
from typing import Any

from rules.rail_baron.model.board import Board, board
from rules.rail_baron.model.options import Options
from rules.rail_baron.model.state import Phase, Turn
from rules.rail_baron.model.view import SeatView, View


def seat_view(seat: int, graph: Board, city: str = "Chicago", **changes: Any) -> SeatView:
    """A seat at a city with nothing but cash."""
    fields: dict[str, Any] = {
        "seat": seat,
        "cash": 20_000,
        "home": city,
        "engine": "Express",
        "milepost": graph.milepost_of[city],
        "departure": city,
        "destination": None,
        "declared": False,
        "alternate": None,
        "arrival_due": False,
        "swap_open": False,
        "used": (),
        "established": {},
        "railroads": (),
        "bankrupt": False,
    }
    return SeatView(**(fields | changes))


def made_view(seats: tuple[SeatView, ...], steps: int | None = None, **changes: Any) -> View:
    """Seat 0 is on turn: with `steps` to ride, or about to roll."""
    held = {mark for seat in seats for mark in seat.railroads}
    options = changes.pop("options", Options())
    graph = board(options)
    held |= set(changes.get("third_owner", ()))
    fields: dict[str, Any] = {
        "viewer": 0,
        "options": options,
        "phase": Phase.ROLL if steps is None else Phase.RIDE,
        "turn": Turn(number=1, seat=0, start=seats[0].milepost, steps_left=steps or 0),
        "seats": seats,
        "to_move": (0,),
        "bank": tuple(mark for mark in graph.railroads if mark not in held),
        "set_aside": (),
        "sold_out": held >= set(graph.railroads),
        "third_owner": (),
        "drawing": None,
        "auction": None,
        "auctions_to_come": 0,
        "owed": (),
        "winner": None,
        "may_ride": steps is not None,
    }
    return View(**(fields | changes))


def random_view(
    seed: int, seats: int = 4, share: float = 0.7, options: Options | None = None
) -> View:
    """Seat 0 somewhere on the board with a destination; railroads dealt out at random."""
    dice = random.Random(seed)
    options = options or Options()
    graph = board(options)
    cities = list(graph.cities)
    holdings: list[list[str]] = [[] for _ in range(seats)]
    for mark in graph.railroads:
        if dice.random() < share:
            holdings[dice.randrange(seats)].append(mark)
    rows = []
    for seat in range(seats):
        start, target = dice.sample(cities, 2)
        rows.append(
            seat_view(
                seat,
                graph,
                start,
                destination=target,
                home=dice.choice(cities),
                engine=dice.choice(["Freight", "Express", "SuperChief"]),
                railroads=tuple(holdings[seat]),
            )
        )
    return made_view(tuple(rows), dice.choice([None, dice.randint(2, 12)]), options=options)
