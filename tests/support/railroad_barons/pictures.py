"""Tables of Railroad Barons for its pictures: hand-set ones, played ones."""

from functools import cache
from typing import Any

from rules.dice import SeededDice
from rules.railroad_barons.game import GAME
from rules.railroad_barons.model.events import AnyEvent
from rules.railroad_barons.model.options import Options
from rules.railroad_barons.model.state import HoldingState, Phase, Railroad, State, StockRound
from rules.railroad_barons.model.view import View
from tests.support.railroad_barons.states import AVR, DPI, MBS, MSC, SB, index, player, table

LONG = ("Anna-Karenina Wolkonskaja-Bolkonskaja", "Friedrich-Wilhelm von und zu Hohenbernau")

Played = list[tuple[View, list[AnyEvent]]]


@cache
def played(seed: bytes) -> tuple[Played, State]:
    """A whole game of random play: what the seat on turn saw before each action with the events
    since the action before, last of all the end as a spectator sees it; and the final state."""
    dice, robot_dice = SeededDice(seed), SeededDice(seed + b" robots")
    state, events = GAME.setup(2, Options(), dice)
    robot, moments = GAME.robot("random"), []
    while not GAME.over(state):
        seat = GAME.to_move(state)[0]
        view = GAME.view(state, seat)
        moments.append((view, events))
        events = GAME.apply(state, seat, robot.choose(view, seat, robot_dice), dice)
    moments.append((GAME.view(state, None), events))
    return moments, state


def crowded(**changes: Any) -> View:
    """A late Stock Round with all that can lie on the table at once: six Railroads and two
    Investors in one Holding, great sums, ten certificates, Holdings sold, the last round."""
    first = player(
        107_312,
        {MSC: (40, 20), SB: (30, 20), DPI: (40, 20), MBS: (40,), AVR: (20, 10)},
    )
    second = player(
        110_245,
        {SB: (40, 10), MSC: (30, 10), AVR: (40, 30), DPI: (30, 10), MBS: (30, 20)},
        ("I40", "I30", "I450"),
    )
    values = {MSC: 320, SB: 290, AVR: 350, DPI: 320, MBS: 40}
    state = table(first, second, values=values, priority=1, levels=[4, 6], set=12, **changes)
    state.stock = StockRound(0, passes=1, sold=[[MSC, AVR, DPI], [SB, MBS]])
    state.stack = state.stack[20:]
    state.ending = True
    lots = ["F1", "G1", "E1", "E2", "D1", "H1"]
    sides = [1, 0, 0, 0, 1, 0]
    state.holdings[SB].railroads = [Railroad(c, s) for c, s in zip(lots, sides, strict=True)]
    state.holdings[SB].investors = ["I50", "I60"]
    state.holdings[SB].treasury = 12_345
    state.holdings[MSC].railroads = [Railroad("IK1", 0), Railroad("IK2", 1), Railroad("H2")]
    state.holdings[MSC].network = 4
    state.holdings[AVR].network = 5
    return View(viewer=0, to_move=(0,), table=state)


def operating() -> View:
    """A Holding in its turn, tokens on all circles, a discount, an offer open."""
    state = crowded(half=2, phase=Phase.RAILROADS).table
    state.stock, state.holding, state.ending = None, SB, False
    state.holdings[SB].plus, state.holdings[SB].down, state.holdings[SB].network = 1, 3, 1
    state.holdings[DPI] = HoldingState(value=index(80), director=0)
    return View(viewer=1, to_move=(1,), table=state)
