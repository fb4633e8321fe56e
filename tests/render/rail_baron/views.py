"""Made-up games for the pictures' tests: hand-set views, and lawful ways through them."""

from typing import Any

from rules.rail_baron.model.view import View
from rules.rail_baron.routing.ride_plan import Route
from rules.rail_baron.routing.routes import propose_routes
from tests.support.rail_baron import kit as rb

NAMES = (
    "Anna",
    "Bertil Öberg",
    "Çiğdem",
    "Dr. Strangename the Third of Albuquerque",
    "Eve",
    "Жора",
)


def six_seats(steps: int | None = None, **changes: Any) -> View:
    """A game in its middle: everything a seat can show is shown by some seat."""
    options = changes.pop("options", rb.Options())
    graph = rb.board(options)
    at = graph.milepost_of
    seats = (
        rb.seat_view(0, graph, "Pittsburgh", home="Boston", departure="Chicago",
                  destination="New York", railroads=("PA", "AT&SF", "B&M"), cash=41_500),
        rb.seat_view(1, graph, "Los Angeles", home="San Diego", departure="San Diego",
                  destination="Portland, ME", railroads=("NYC", "SP"), cash=None,
                  engine="SuperChief"),
        rb.seat_view(2, graph, "Omaha", home="Kansas City", destination="Kansas City",
                  declared=True, alternate="Miami", railroads=("UP", "CB&Q"), cash=214_000),
        rb.seat_view(3, graph, "Chicago", home="Chicago", destination="Norfolk",
                  railroads=("C&O", "SLSF"), cash=None, engine="Freight"),
        rb.seat_view(4, graph, "Chicago", home="Seattle", departure="Seattle",
                  railroads=("GN", "IC"), cash=152_000, milepost=at["Philadelphia"]),
        rb.seat_view(5, graph, "Philadelphia", home="Philadelphia", destination="Baltimore",
                  railroads=("SOU", "MP"), cash=None),
    )  # fmt: skip
    return rb.made_view(seats, steps, options=options, **changes)


def western(steps: int | None = 7) -> View:
    """Seat 1 sets out on the longest trip of the board."""
    view = six_seats(steps)
    turn = type(view.turn)(number=9, seat=1, start=view.seats[1].milepost, steps_left=steps or 0)
    changed = {name: getattr(view, name) for name in view.__struct_fields__}
    phase = rb.Phase.ROLL if steps is None else rb.Phase.RIDE
    return View(**(changed | {"viewer": 1, "turn": turn, "to_move": (1,), "phase": phase}))


def offered(view: View, seat: int) -> list[Route]:
    """The routes the game would offer."""
    return propose_routes(view, seat)


def ridden(view: View, seat: int, steps: int) -> rb.Rode:
    """The first steps of the first route, as the event they would make."""
    graph = rb.board(view.options)
    start = view.seats[seat].milepost
    path = propose_routes(view, seat)[0].path[:steps]
    end = start
    for segment in path:
        end = graph.segments[segment].other_end(end)
    return rb.Rode(seat=seat, start=start, path=path, end=end)
