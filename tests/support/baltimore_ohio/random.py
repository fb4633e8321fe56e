"""Whole games of Baltimore & Ohio by robots, the same for the same number."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import msgspec

from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.model.actions import (
    Bid,
    BuildNothing,
    BuildTrack,
    Buy,
    BuyBack,
    BuyEquipment,
    Lot,
    OpenAuction,
    Operate,
    Pass,
    PassBid,
    PayDividends,
    RetainProfits,
    ScrapEquipment,
    Sell,
    ServeCities,
    TakeResource,
    TakeTurn,
)
from rules.baltimore_ohio.model.options import Options
from rules.baltimore_ohio.model.state import Phase, State
from rules.dice import Draw, ReplayedDice, SeededDice

MOST_ACTIONS = 20_000
"""A game that goes on for longer than this is stuck."""

EXPANSIONS = tuple(
    Options(norfolk_western=nw, tech_seven=t7, robber_barons=rb, maine_lumber=ml)
    for nw, t7, rb, ml in product((False, True), repeat=4)
)
COMBINATIONS = tuple((seats, options) for options in EXPANSIONS for seats in GAME.seats)
"""Every number of seats with every set of expansions."""


@dataclass
class Played:
    """A game in play. `log` holds (seat, action), `opening` the draws of the set-up."""

    seats: int
    options: Options
    state: State
    opening: list[Draw]
    events: list[Any]
    log: list[tuple[int, Any]] = field(default_factory=list)


def combination(number: int) -> tuple[int, Options]:
    """Seats and options of a game number: 64 in a row meet every number of seats with every set of
    expansions, and the switches of the rulings come up now and then."""
    seats, options = COMBINATIONS[number * 37 % len(COMBINATIONS)]
    switches = {
        "first_sale_only": number % 5 == 3,
        "build_at_any_end": number % 7 == 4,
    }
    return seats, msgspec.structs.replace(options, **switches)


def played(number: int, robots: tuple[str, ...] = ("random",)) -> Iterator[Played]:
    """The game of this number after its set-up and after each action, until it is over. The robots
    take the seats in turn."""
    seats, options = combination(number)
    dice = SeededDice(f"random game {number}".encode())
    own = SeededDice(f"robots of game {number}".encode())
    players = [GAME.robot(robots[seat % len(robots)]) for seat in range(seats)]
    state, events = GAME.setup(seats, options, dice)
    game = Played(seats, options, state, list(dice.draws), list(events))
    yield game
    while not GAME.over(state):
        assert len(game.log) < MOST_ACTIONS, f"game {number} does not end"
        seat = GAME.to_move(state)[0]
        action = players[seat].choose(GAME.view(state, seat), seat, own)
        game.events = GAME.apply(state, seat, action, dice)
        game.log.append((seat, action))
        yield game


def replayed(game: Played) -> State:
    """The state that the log of a game leads to."""
    dice = ReplayedDice(game.opening)
    state: State
    state, _ = GAME.setup(game.seats, game.options, dice)
    assert dice.exhausted
    for seat, action in game.log:
        packed = msgspec.json.encode(action)
        again = msgspec.json.decode(packed, type=GAME.action_type)
        GAME.apply(state, seat, again, dice)
    return state


def illegal(state: State) -> Iterator[tuple[int, Any]]:
    """Things that nobody may do in this state: (seat, action)."""
    mover = GAME.to_move(state)[0]
    for seat in range(len(state.players)):
        if seat != mover:
            yield seat, _OF_PHASES[state.phase][0]
    for phase, actions in _OF_PHASES.items():
        if phase is not state.phase:
            yield from ((mover, action) for action in actions)
    yield from ((mover, action) for action in _beyond_limits(state, mover))


_OF_PHASES: dict[Phase, tuple[Any, ...]] = {
    Phase.MARKET: (Pass(), TakeTurn((Buy("BO", held=1),))),
    Phase.AUCTION: (PassBid(), Bid(1)),
    Phase.SCRAP: (ScrapEquipment(), Operate((ScrapEquipment(), BuyEquipment(0)))),
    Phase.EQUIPMENT: (BuyEquipment(0),),
    Phase.TRACK: (BuildNothing(), BuildTrack(("A17",)), TakeResource("coal", "F17")),
    Phase.SERVICE: (ServeCities(()),),
    Phase.PROFIT: (PayDividends(), RetainProfits()),
}


def _beyond_limits(state: State, mover: int) -> Iterator[Any]:
    """Actions of the right kind for the phase that go beyond a limit."""
    player = state.players[mover]
    if state.phase is Phase.MARKET:
        assert state.market is not None
        yield TakeTurn(())
        yield TakeTurn((Buy("BO", held=11, value=55),))
        yield TakeTurn((OpenAuction("RB1", player.cash + 1),))
        for name, line in state.railroads.items():
            yield TakeTurn((Sell((Lot(name, player.shares.get(name, 0) + 1),)),))
            yield TakeTurn((Buy(name, held=line.held + 1, value=0),))
            yield TakeTurn((BuyBack(name, line.orphan + 1),))
            if name in player.sold:
                yield TakeTurn((Buy(name, orphan=1),))
    elif state.phase is Phase.AUCTION:
        assert state.auction is not None
        yield Bid(state.auction.bid)
        yield Bid(player.cash + 1)
    elif state.business is not None and state.business.railroad is not None:
        line = state.railroads[state.business.railroad]
        if state.phase is Phase.SCRAP:
            yield ScrapEquipment((line.cards[0], line.cards[0]))
            yield ScrapEquipment((99,))
            yield Operate(())
            yield Operate((ScrapEquipment(), ScrapEquipment()))
        elif state.phase is Phase.EQUIPMENT:
            yield BuyEquipment(36)
            yield BuyEquipment(-1)
        elif state.phase is Phase.TRACK:
            yield BuildTrack(())
            yield BuildTrack((line.track[0],))
            yield BuildTrack(("A17",) * 8)
            yield TakeResource("coal", "A17")
        elif state.phase is Phase.SERVICE:
            yield ServeCities(())
            yield ServeCities(("Atlantis",))
            first = next(iter(GAME.legal(state, mover))).cities
            yield ServeCities(first[:1] * len(first)) if len(first) > 1 else ServeCities(())
