"""The dice desk in the suite of all games."""

from collections.abc import Iterable
from itertools import product
from typing import get_args

from cogs.dice_desk.chat import CHAT
from rules.dice_desk import GAME
from rules.dice_desk.actions import (
    AnyAction,
    ChooseRegion,
    CloseDesk,
    DrawNext,
    SetCity,
    SwapHome,
)
from rules.dice_desk.options import Options, Sitting
from rules.dice_desk.state import Phase, State
from rules.rail_baron.model.options import Edition
from tests.conformance.case import Case, Recorded, Refused, Rulings
from tests.games.dice_desk import situations
from tests.games.dice_desk.ledger import Ledger
from tests.games.dice_desk.plans import PLANS, PLAYERS

TYPED = (Sitting("Ann"), Sitting("Bo"), Sitting("Cy"))
"""People of whom nobody has a seat."""


def beyond(state: State, mover: int) -> Iterable[AnyAction]:
    """People who are not there, cities that are none, what stands already."""
    person = state.people[0]
    yield SetCity(99, "home", "Miami")
    yield SetCity(0, "home", "Atlantis")
    yield SetCity(0, "home", person.home)
    if state.phase is Phase.REGION:
        yield ChooseRegion("Atlantis")
        return
    yield DrawNext(-1)
    yield SwapHome(99)
    if any(one.home is None for one in state.people):
        yield from (DrawNext(n) for n, one in enumerate(state.people) if one.home is not None)
    if person.place is not None:
        yield SetCity(0, "destination", person.place)
        yield SetCity(0, "place", None)


def besides(state: State) -> Iterable[int]:
    """Everybody may correct and close while another is to name a region."""
    waited_for = GAME.to_move(state)
    return [seat for seat in range(state.seats) if waited_for and seat not in waited_for]


CASE = Case(
    game=GAME,
    chat=CHAT,
    commands="desk",
    combinations=tuple(
        (seats, Options(edition, people))
        for edition, people, seats in product(get_args(Edition), ((), TYPED), GAME.seats)
    ),
    robots=(("random",), ("steady", "random")),
    every=3,
    meant={
        Phase.OPEN: (DrawNext(0), SwapHome(0)),
        Phase.REGION: (ChooseRegion("Plains"),),
    },
    beyond=beyond,
    ledger=Ledger,
    rulings=Rulings(last=9, parts={}),
    refused=Refused(),
    recorded=Recorded(situations=situations, plans=PLANS, players=PLAYERS),
    put_together=frozenset({CloseDesk}),
    besides=besides,
    seldom=frozenset({"TurnLost"}),
    elsewhere=8,
    steady_wins=0,
    evening=((), ("u21",)),
)
