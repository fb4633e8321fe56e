"""Tables of Baltimore & Ohio for its pictures: played ones, crowded ones."""

from functools import cache

import msgspec

from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.market_round import composing
from rules.baltimore_ohio.model.actions import TakeTurn
from rules.baltimore_ohio.model.events import AnyEvent
from rules.baltimore_ohio.model.options import ALL_EXPANSIONS, Options
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.model.view import View
from rules.dice import SeededDice
from rules.game import copy_state
from tests.support import shelf

Played = list[tuple[View, list[AnyEvent]]]


@cache
@shelf.stored
def played(seats: int, options: Options, robot: str = "random") -> tuple[Played, State]:
    """A whole game by robots: what the seat on turn saw before each action with the events since
    the action before, last of all the end as a spectator sees it; and the final state."""
    seed = f"pictures {seats} {robot}".encode()
    dice, robot_dice = SeededDice(seed), SeededDice(seed + b" robots")
    state, events = GAME.setup(seats, options, dice)
    player, moments = GAME.robot(robot), []
    while not GAME.over(state):
        seat = GAME.to_move(state)[0]
        view = GAME.view(state, seat)
        moments.append((view, events))
        events = GAME.apply(state, seat, player.choose(view, seat, robot_dice), dice)
    moments.append((GAME.view(state, None), events))
    return moments, state


def fresh(seats: int = 6) -> View:
    """The first market turn with every expansion."""
    state, _ = GAME.setup(seats, ALL_EXPANSIONS, SeededDice(b"fresh"))
    return GAME.view(state, GAME.to_move(state)[0])


def ended() -> View:
    """The end of a game of six with every expansion, as a spectator sees it."""
    return again(played(6, ALL_EXPANSIONS)[0][-1][0])


def again(view: View) -> View:
    """A view that may be changed."""
    return msgspec.structs.replace(view, table=copy_state(view.table))


def trading() -> tuple[View, list[AnyEvent]]:
    """A late Market Round of six in which three have sold, and the events of that."""
    dice = SeededDice(b"trading")
    late = [view for view, _ in played(6, ALL_EXPANSIONS)[0] if view.table.phase is Phase.MARKET]
    state = copy_state(late[-20].table)
    events: list[AnyEvent] = []
    for _ in range(3):
        seat = GAME.to_move(state)[0]
        view = GAME.view(state, seat)
        plan: composing.Plan = ()
        for lot in composing.next_lots(view, ()):
            named = [each.railroad for each in plan[0].lots] if plan else []  # type: ignore[union-attr]
            if lot.railroad not in named and len(named) < 2:
                plan = composing.add_lot(plan, lot)
        events += GAME.apply(state, seat, TakeTurn(plan), dice)
    return GAME.view(state, GAME.to_move(state)[0]), events


def crowded() -> View:
    """All eleven railroads in Chicago and about it, counters taken, one in receivership, eight
    cards on a charter, great sums."""
    view = ended()
    table = view.table
    for line in table.railroads.values():
        line.track = list(dict.fromkeys([*line.track, "D5", "E5", "E6", "F17"]))
    nw, wabash = table.railroads["NW"], table.railroads["WAB"]
    nw.coal, nw.nw_coal, nw.lumber = 2, 5, 1
    nw.cards, nw.treasury = [20, 21, 22, 23, 24, 25, 26, 27], 12_345
    if "WAB" in table.order:
        table.order.remove("WAB")
    wabash.status, wabash.value, wabash.president = "receivership", None, None
    for player in table.players:
        player.shares.pop("WAB", None)
        player.cash += 10_000
    wabash.held, wabash.orphan, wabash.cards = 10, 0, []
    return view
