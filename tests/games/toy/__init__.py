"""The toy game of the table tests in the suite of all games: an example that `rules/` does not
hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

from rules.game import copy_state
from tests.chat.harness.toychat import ToyChat
from tests.conformance.case import Case
from tests.tables.toy import GAME, Bid, Haul, Options, State, Trade


def beyond(state: State, mover: int) -> Iterable[Bid | Trade]:
    """More than there is in the purse."""
    kind = Bid if state.seat < 0 else Trade
    return (kind(-1), kind(state.purses[mover] + 1))


def otherwise(state: State) -> Iterator[tuple[frozenset[int], State]]:
    """Purses are secret."""
    for hidden in range(len(state.purses)):
        other = copy_state(GAME, state)
        other.purses[hidden] += 1
        yield frozenset({hidden}), other


CASE = Case(
    game=GAME,
    chat=ToyChat,
    languages=("en",),
    combinations=tuple(
        (seats, Options(rounds, lucky=lucky))
        for rounds, lucky, seats in product((1, 3), (False, True), GAME.seats)
    ),
    quick=12,
    soak=20,
    every=3,
    lists_all=lambda state: False,
    phase_of=lambda state: "bid" if state.seat < 0 else "haul",
    meant={"haul": (Haul(), Trade(1)), "bid": (Bid(1),)},
    beyond=beyond,
    seldom=frozenset({"Explode", "Trade", "Traded"}),
    evening=(("long",), ()),
    elsewhere=8,
    presses=30,
    steady_wins=0,
    otherwise=otherwise,
)
