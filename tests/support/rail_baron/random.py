"""Whole games of Rail Baron by robots that press anything legal, the same for the same number."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import msgspec

from rules.dice import Draw, ReplayedDice, SeededDice
from rules.rail_baron import GAME
from rules.rail_baron.model.actions import (
    AuctionOff,
    Bid,
    BuyEngine,
    BuyNothing,
    BuyRailroad,
    ChooseRegion,
    Declare,
    DrawDestination,
    KeepHome,
    PassBid,
    Ride,
    Roll,
    SellToBank,
    SwapHome,
)
from rules.rail_baron.model.options import Edition, Options
from rules.rail_baron.model.state import Phase, State

MOST_ACTIONS = 20_000
"""A random game that goes on for longer than this is stuck."""

_EDITIONS: tuple[Edition, Edition] = ("original", "u21")
COMBINATIONS: tuple[tuple[int, Options], ...] = tuple(
    (seats, Options(edition, extension, cheap, free, auctions))
    for edition, extension, cheap, free, auctions, seats in product(
        _EDITIONS, *[(False, True)] * 4, GAME.seats
    )
)
"""Every number of seats with every combination of options."""


@dataclass
class Played:
    """A game in play. `log` holds (seat, action, its draws), `opening` the draws of the set-up."""

    seats: int
    options: Options
    state: State
    opening: list[Draw]
    events: list[Any]
    log: list[tuple[int, Any, list[Draw]]] = field(default_factory=list)


def combination(number: int) -> tuple[int, Options]:
    """Seats and options of a game number: 160 numbers in a row meet every combination."""
    return COMBINATIONS[number * 37 % len(COMBINATIONS)]


def played(number: int) -> Iterator[Played]:
    """The game of this number after its set-up and after each action, until it is over."""
    seats, options = combination(number)
    dice = SeededDice(f"random game {number}".encode())
    own = SeededDice(f"robots of game {number}".encode())
    robot = GAME.robot("random")
    state, events = GAME.setup(seats, options, dice)
    game = Played(seats, options, state, list(dice.draws), list(events))
    yield game
    while not GAME.over(state):
        assert len(game.log) < MOST_ACTIONS, f"game {number} does not end"
        seat = GAME.to_move(state)[0]
        action = robot.choose(GAME.view(state, seat), seat, own)
        dice.draws.clear()
        game.events = GAME.apply(state, seat, action, dice)
        game.log.append((seat, action, list(dice.draws)))
        yield game


def replayed(game: Played) -> State:
    """The state that the log of a game leads to, every recorded die used."""
    dice = ReplayedDice(game.opening)
    state: State
    state, _ = GAME.setup(game.seats, game.options, dice)
    assert dice.exhausted
    for seat, action, draws in game.log:
        packed = msgspec.json.encode(action)
        again = msgspec.json.decode(packed, type=GAME.action_type)
        dice = ReplayedDice(draws)
        GAME.apply(state, seat, again, dice)
        assert dice.exhausted
    return state


def illegal(state: State) -> Iterator[tuple[int, Any]]:
    """Things that nobody may do in this state: (seat, action)."""
    movers = GAME.to_move(state)
    mover = movers[0]
    for seat in range(len(state.seats)):
        if seat not in movers:
            yield seat, _meant_for(state.phase)
    for phase, action in _OF_PHASES:
        if phase is not state.phase:
            yield mover, action
    yield from ((mover, action) for action in _beyond_limits(state, mover))


def _meant_for(phase: Phase) -> Any:
    return next((action for kind, action in _OF_PHASES if kind is phase), Ride(()))


_OF_PHASES: tuple[tuple[Phase, Any], ...] = (
    (Phase.DESTINATION, DrawDestination()),
    (Phase.DESTINATION, Declare()),
    (Phase.REGION, ChooseRegion("Plains")),
    (Phase.SWAP, SwapHome()),
    (Phase.SWAP, KeepHome()),
    (Phase.ROLL, Roll()),
    (Phase.RIDE, Ride((0, 1))),
    (Phase.PURCHASE, BuyRailroad("GN")),
    (Phase.PURCHASE, BuyEngine("SuperChief")),
    (Phase.PURCHASE, BuyNothing()),
    (Phase.FEES, SellToBank("GN")),
    (Phase.FEES, AuctionOff("GN")),
    (Phase.AUCTION, Bid(50_000)),
    (Phase.AUCTION, PassBid()),
)


def _beyond_limits(state: State, mover: int) -> Iterator[Any]:
    """Actions of the right kind for the phase that go beyond a limit."""
    player = state.seats[mover]
    view = GAME.view(state, mover)
    if state.phase is Phase.REGION:
        yield ChooseRegion("Atlantis")
    elif state.phase is Phase.DESTINATION and Declare() not in view.legal:
        yield Declare()
    elif state.phase is Phase.RIDE:
        path = next(iter(GAME.legal(state, mover))).path
        yield Ride(path[:-1])
        yield Ride((*path, path[-1]))
        yield Ride(path[:1] * len(path)) if len(path) > 1 else Ride(())
    elif state.phase is Phase.PURCHASE:
        dear = set(state.bank) - {a.railroad for a in view.legal if isinstance(a, BuyRailroad)}
        owned = {mark for seat in state.seats for mark in seat.railroads} | set(state.third_owner)
        yield from (BuyRailroad(mark) for mark in sorted(dear | owned))
        if player.engine != "Freight":
            yield BuyEngine("Express")
    elif state.phase is Phase.FEES:
        yield from (SellToBank(mark) for mark in state.bank)
    elif state.phase is Phase.AUCTION and view.bids is not None:
        yield Bid(view.bids[0] - 1)
        yield Bid(view.bids[1] + 1)
