"""Whole games of Train Tycoon by robots, the same for the same number."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import msgspec

import data.train_tycoon as facts
from rules.dice import Draw, ReplayedDice, SeededDice
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.options import Options
from rules.train_tycoon.model.state import Phase, State

MOST_ACTIONS = 3_000
"""A game that goes on for longer than this is stuck."""
COMBINATIONS: tuple[tuple[int, Options], ...] = tuple(
    (seats, Options(name, investments, auction, limited))  # type: ignore[arg-type]
    for name, investments, auction, limited, seats in product(
        facts.MAPS, *[(False, True)] * 3, GAME.seats
    )
)
"""Every number of seats with every map and combination of options."""


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
    """Seats and options of a game number: 120 numbers in a row meet every combination."""
    return COMBINATIONS[number * 37 % len(COMBINATIONS)]


def played(number: int, *robots: str) -> Iterator[Played]:
    """The game of this number after its set-up and after each action, until it is over. Seats are
    held by these robots in turn, "random" if none is named; secret choices come in any order."""
    names = robots or ("random",)
    seats, options = combination(number)
    dice = SeededDice(f"game {number}".encode())
    own = SeededDice(f"robots of game {number}".encode())
    state, events = GAME.setup(seats, options, dice)
    game = Played(seats, options, state, list(dice.draws), list(events))
    yield game
    while not GAME.over(state):
        assert len(game.log) < MOST_ACTIONS, f"game {number} does not end"
        movers = GAME.to_move(state)
        seat = movers[own.pick(len(movers), "mover")]
        robot = GAME.robot(names[seat % len(names)])
        action = robot.choose(GAME.view(state, seat), seat, own)
        own.draws.clear()
        dice.draws.clear()
        game.events = GAME.apply(state, seat, action, dice)
        game.log.append((seat, action, list(dice.draws)))
        yield game


def replayed(game: Played) -> State:
    """The state that the log of a game leads to, every recorded draw used."""
    dice = ReplayedDice(game.opening)
    state: State
    state, _ = GAME.setup(game.seats, game.options, dice)
    assert dice.exhausted
    for seat, action, draws in game.log:
        again = msgspec.json.decode(msgspec.json.encode(action), type=GAME.action_type)
        dice = ReplayedDice(draws)
        GAME.apply(state, seat, again, dice)
        assert dice.exhausted
    return state


OF_PHASES: tuple[tuple[Phase, Any], ...] = (
    (Phase.AUCTION, a.BidPriority(5)),
    (Phase.SEATING, a.SeatPlayers((0, 1))),
    (Phase.CHOOSE, a.ChooseCompany("PDL")),
    (Phase.PRICES, a.SetPrice("PDL", "mid")),
    (Phase.TRADE, a.Trade("PDL", "pass")),
    (Phase.TREASURY, a.PassTreasury()),
    (Phase.BANKRUPTCY, a.DeclineBankruptcy()),
    (Phase.TARGET, a.PassTarget()),
    (Phase.BIDS, a.Bid("PDL", "none")),
    (Phase.REBIDS, a.Rebid("PDL", "mid")),
    (Phase.VOTE, a.Vote("for")),
    (Phase.KEEP, a.KeepLines(tuple(range(1, 11)))),
    (Phase.IPO, a.PassIpo()),
    (Phase.ANSWERS, a.AnswerIpo(yes=True)),
    (Phase.FACTORY, a.PlaceFactory("F5", (a.Lay("F6", "new"),), "F7")),
    (Phase.LINE, a.SkipLine()),
    (Phase.TAKE, a.TakeTrain(1)),
    (Phase.INVEST, a.InvestNothing()),
    (Phase.TRAINS, a.FinishTrains()),
    (Phase.PAYOUT, a.PayOut()),
)


def illegal(state: State) -> Iterator[tuple[int, Any]]:
    """Things that nobody may do in this state: (seat, action)."""
    movers = GAME.to_move(state)
    meant = next(action for phase, action in OF_PHASES if phase is state.phase)
    for seat in range(len(state.players)):
        if seat not in movers:
            yield seat, meant
    for phase, action in OF_PHASES:
        if phase is not state.phase:
            yield movers[0], action
    yield from ((movers[0], action) for action in BEYOND.get(state.phase, ()))


BEYOND: dict[Phase, tuple[Any, ...]] = {
    Phase.AUCTION: (a.BidPriority(-5), a.BidPriority(7)),
    Phase.SEATING: (a.SeatPlayers((0,)), a.SeatPlayers((0, 0, 1))),
    Phase.CHOOSE: (a.ChooseCompany("XYZ"),),
    Phase.PRICES: (a.SetPrice("XYZ", "mid"),),
    Phase.TRADE: (a.Trade("XYZ", "pass"),),
    Phase.TREASURY: (a.BuyShare("XYZ"), a.SellShare("XYZ")),
    Phase.TARGET: (a.TargetCompany("XYZ"),),
    Phase.BIDS: (a.Bid("XYZ", "none"),),
    Phase.REBIDS: (a.Rebid("XYZ", "mid"),),
    Phase.KEEP: (a.KeepLines(()), a.KeepLines(tuple(range(900, 910)))),
    Phase.IPO: (a.TriggerIpo("XYZ"),),
    Phase.FACTORY: (a.PlaceFactory("A0", (), "A2"),),
    Phase.LINE: (
        a.OpenLine("A0", (), "A2"),
        a.OpenLine("B3", (a.Lay("Z9", "new"),), "B5"),
        a.OpenLine("B3", tuple(a.Lay(f"B{n}", "new") for n in range(4, 12)), "A1"),
    ),
    Phase.TAKE: (a.TakeTrain(9_999),),
    Phase.INVEST: (a.Invest(7, "F5"), a.Invest(0, "Z9")),
    Phase.TRAINS: (a.Expand("Z9", 1), a.Expand("B3", 9), a.Cut(9_999)),
}
"""Actions of the right kind that go beyond a limit."""
