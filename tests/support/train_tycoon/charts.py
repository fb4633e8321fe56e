"""Tables of Train Tycoon for its charts: played ones, a crowded one, every sealed round."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

import data.train_tycoon as facts
from rules.dice import SeededDice
from rules.game import copy_state
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model.options import Options
from rules.train_tycoon.model.state import Choice, Company, Phase, Player, State
from rules.train_tycoon.model.view import View
from tests.support import shelf

EVERYTHING = Options("appalachia", investments=True, priority_auction=True, limited_liability=True)
Played = list[tuple[State, list[Any]]]


@cache
@shelf.stored
def played(seats: int, options: Options, *robots: str) -> Played:
    """A whole game by these robots in turn: each state, as bytes would keep it, with the events
    that led to it."""
    seed = f"charts {seats} {robots}".encode()
    dice, robot_dice = SeededDice(seed), SeededDice(seed + b" robots")
    state, events = GAME.setup(seats, options, dice)
    moments = [(copy_state(state), list(events))]
    while not GAME.over(state):
        movers = GAME.to_move(state)
        seat = movers[robot_dice.pick(len(movers), "mover")]
        robot = GAME.robot(robots[seat % len(robots)])
        events = GAME.apply(
            state, seat, robot.choose(GAME.view(state, seat), seat, robot_dice), dice
        )
        moments.append((copy_state(state), list(events)))
    return moments


def public(state: State) -> View:
    """What a spectator sees."""
    return GAME.view(state, None)


def ended(seats: int = 6, *robots: str) -> State:
    return played(seats, EVERYTHING, *(robots or ("steady",)))[-1][0]


def late(phase: Phase, seats: int = 6, *robots: str) -> tuple[State, list[Any]]:
    """The last time a game waited like this, and the events that led there."""
    rows = played(seats, EVERYTHING, *(robots or ("steady", "random")))
    return [row for row in rows if row[0].phase is phase][-1]


def crowded() -> State:
    """Six players and all twelve companies: great sums, debts, shares at the bank, ten of each
    company issued, everybody still to answer."""
    state = copy_state(late(Phase.TRADE)[0])
    state.companies = {
        name: Company(
            active=True,
            net=(-545, 12_340, 95)[number % 3],
            price=(5, 105, 200)[number % 3],
            income=(-100, 990, 120)[number % 3],
            target=(0, 1_330, 20)[number % 3],
            issued=10,
            bank=4,
            president=number // 2,
            previous=number // 2,
            operated=True,
        )
        for number, name in enumerate(facts.companies())
    }
    state.order = list(state.companies)
    state.players = [
        Player(net=(-1_155, 12_345)[seat % 2], shares=dict.fromkeys(state.order, 1))
        for seat in range(6)
    ]
    state.history = [
        msgspec.structs.replace(
            row,
            prices={name: 5 * (row.turn + place + 1) for place, name in enumerate(state.order)},
            incomes={name: 10 * place - 20 for place, name in enumerate(state.order)},
            cash={name: 1_000 * place - 500 for place, name in enumerate(state.order)},
            values={name: 100 * place - 50 for place, name in enumerate(state.order)},
            targets={name: 5 * place for place, name in enumerate(state.order)},
        )
        for row in state.history
    ]
    state.trading = state.order[3]
    return state


def sealed(seats: int, *robots: str) -> Iterator[State]:
    """The states of a game in which somebody has chosen in secret and somebody else has not."""
    for state, _ in played(seats, EVERYTHING, *robots):
        if state.secret.choices and state.asks:
            yield state


_OTHERS: dict[Phase, tuple[str | int, ...]] = {
    Phase.AUCTION: (0, 35, 80),
    Phase.PRICES: ("low", "mid", "high"),
    Phase.TRADE: ("buy", "sell", "pass"),
    Phase.BIDS: ("high", "mid", "low", "merger", "none"),
    Phase.REBIDS: ("high", "mid"),
    Phase.VOTE: ("for", "against", "abstain"),
    Phase.ANSWERS: ("yes", "no"),
}


def otherwise(state: State) -> State:
    """The same table had everybody chosen something else, with the values of all investment markers
    the other way round."""
    other = copy_state(state)
    ways = _OTHERS[state.phase]
    other.secret.choices = [
        Choice(choice.seat, choice.company, ways[(ways.index(choice.chosen) + 1) % len(ways)])
        if choice.chosen in ways
        else Choice(choice.seat, choice.company, ways[0])
        for choice in state.secret.choices
    ]
    other.secret.markers = [[40 - value for value in hand] for hand in state.secret.markers]
    return other
