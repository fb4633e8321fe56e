"""Rail Baron in the pretended Discord: games laid out by hand, shorthands for presses."""

from typing import Any

from rules.rail_baron.model.board import board
from rules.rail_baron.model.options import Options
from rules.rail_baron.model.state import Phase, Ridden, State
from tests.support.rail_baron.states import PLAIN, game, seat


def riding(*, steps: int = 7, cash: int = 20_000, **more: Any) -> State:
    """Ann rides from Denver to Miami with the dice rolled; Bob waits in Chicago."""
    ann = seat("Denver", cash, destination="Miami", **more)
    turn = {"white": (3, steps - 3), "steps_left": steps, "white_left": steps}
    return game(ann, seat("Chicago"), phase=Phase.RIDE, turn=turn)


def arrived(*, cash: int = 20_000, options: Options = PLAIN, **more: Any) -> State:
    """Ann may buy in Denver; she rode a railroad of the bank on the way."""
    ann = seat("Denver", cash, **more)
    turn = {"arrivals": 1, "white": (3, 4)}
    return game(ann, seat("Chicago"), phase=Phase.PURCHASE, options=options, turn=turn)


def _owing() -> dict[str, Any]:
    """What a turn on Bob's railroad has come to."""
    segments = board(Options()).segments.values()
    mile = next(segment.id for segment in segments if segment.railroad == "UP")
    return {"ridden": [Ridden(mile, "UP", 5_000)], "owed": [(1, 5_000)]}


def short(cash: int = 1_000) -> State:
    """Ann owes Bob 5,000 and has less."""
    ann = seat("Denver", cash, railroads=["PA", "B&M"])
    bob = seat("Chicago", 90_000, railroads=["UP"])
    return game(ann, bob, phase=Phase.FEES, turn=_owing())
