"""The example game in the suite of all games."""

import random
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

from rules.game import copy_state
from tests.conformance.case import Case, Orders, expired
from tests.example.cog.chat import CHAT
from tests.example.rules import GAME
from tests.example.rules.actions import Bid, Haul, Trade
from tests.example.rules.options import Options
from tests.example.rules.orders import BidAlways, HaulOn, TradeOnce
from tests.example.rules.state import Phase, State
from tests.example.rules.view import View
from tests.games.haul.ledger import Ledger


def beyond(state: State, mover: int) -> Iterable[Bid | Trade | Haul]:
    """More than there is in the purse, and cards that are not in the hand."""
    if state.phase is Phase.BID:
        return (Bid(-1), Bid(state.purses[mover] + 1))
    return (Trade(-1), Trade(state.purses[mover] + 1), Haul(("coal",) * 7))


def otherwise(state: State) -> Iterator[tuple[frozenset[int], State]]:
    """Another card in a hand, with one that nobody has seen: only its seat may notice."""
    for seat, hand in enumerate(state.hands):
        for number, card in enumerate(state.deck):
            if hand and card != hand[0]:
                other = copy_state(state)
                other.hands[seat][0], other.deck[number] = card, hand[0]
                other.hands[seat].sort()
                yield frozenset({seat}), other
                break


def some_order(view: View, seat: int, chance: random.Random) -> Any:
    coins = chance.randrange((view.purse or 0) + 1)
    return chance.choice([HaulOn(chance.randrange(1, 9)), TradeOnce(coins), BidAlways(coins)])


CASE = Case(
    game=GAME,
    chat=CHAT,
    combinations=tuple(
        (seats, Options(rounds, goods=goods))
        for rounds, goods, seats in product((1, 3), (False, True), GAME.seats)
    ),
    quick=12,
    soak=50,
    every=3,
    phase_actions={Phase.HAUL: (Haul(), Trade(1)), Phase.BID: (Bid(1),)},
    beyond=beyond,
    ledger=Ledger,
    otherwise=otherwise,
    orders=Orders(
        make=some_order,
        evenings=[
            (seed, seats, Options(9), "random", 0.2) for seed, seats in enumerate([*GAME.seats] * 2)
        ],
        lapse=frozenset({"past", "purse"}),
        reasons=expired("past round=8; purse purse_money=3"),
        takes=lambda view, seat, offered: offered,
    ),
    put_together=frozenset({Bid, Trade}),
    galleries=("pictures",),
    draws_previews=False,
    evening=(("goods",), ("long", "goods")),
    elsewhere=8,
    presses=30,
    steady_wins=0,
)
