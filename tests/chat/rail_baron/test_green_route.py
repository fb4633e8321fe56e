"""Heading, sums and the green button of a ride say the same, and what a robot would do."""

import re
from typing import Any

from data.texts import money
from render.rail_baron.cards.heads import build_head
from rules.rail_baron.model.board import board
from rules.rail_baron.model.state import Phase
from rules.rail_baron.robot.riding import route_value
from rules.rail_baron.routing.routes import DOLLARS_PER_TURN, best_route, propose_routes
from tests.conformance.cases import cases
from tests.conformance.play import played
from tests.conformance.pressing import NAMES, seen

WANTED = 20
SHORT = 500
"""Dollars by which a ride may fall short of a robot's: routes that read alike are offered once."""


def test_the_green_route_is_the_one_the_heading_names_and_a_robot_rides() -> None:
    """In some of these rides the best route is not the first one."""
    case, looked, later = cases()["rail_baron"], 0, 0
    for number in range(3):
        for moment in played(case, number, ("steady",)):
            if looked >= WANTED * (number + 1):
                break
            if moment.state.phase is not Phase.RIDE:
                continue
            here: Any = seen(case.game, moment.state, moment.seats, moment.state.turn.seat, "en")
            routes = propose_routes(here.public, here.required_seat)
            (green,) = [button for button in case.chat.prompt(here).buttons if button.style == "go"]
            looked, later = looked + 1, later + (not green.label.startswith("Route A:"))
            head = build_head(here.public, NAMES[: moment.seats], "en", routes=routes)
            route = next(route for route in routes if green.key == f"ride/{route.key}")
            mine = here.public.seats[here.required_seat]
            if not mine.declared and mine.destination:
                net = board(here.public.options).payoff(mine.departure, mine.destination)
                net -= round(route.fees, -2)
                assert money(net) in green.label and head.sum.endswith(f"= {money(net)}")
                assert re.match(f"Suggested {green.label.split()[1][0]}(, faster)?: ", head.sum)
            best = best_route(here.view, here.required_seat, DOLLARS_PER_TURN)
            assert best is not None
            assert (
                route_value(here.view, here.required_seat, route)
                >= route_value(here.view, here.required_seat, best) - SHORT
            )
    assert later > 2
