"""Tables of Train Tycoon for its maps: companies that build as if money were no matter."""

from functools import cache
from typing import Any

from rules.dice import SeededDice
from rules.game import copy_state
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.options import Options
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation import lines
from rules.train_tycoon.operation.lines import Plan

Crowd = list[tuple[State, list[Any]]]


def table(name: str) -> Options:
    """A map with all that can lie on it."""
    return Options(name, investments=True)  # type: ignore[arg-type]


@cache
def crowd(name: str, seats: int = 6, seed: int = 3) -> Crowd:
    """A game in which everybody builds, invests and floats what can be floated, the money for it
    given beforehand: each state with the events that led to it."""
    dice, builder_dice = SeededDice(f"map {seed}".encode()), SeededDice(f"builders {seed}".encode())
    state, events = GAME.setup(seats, table(name), dice)
    moments = [(copy_state(state), list(events))]
    while not GAME.over(state):
        seat = GAME.to_move(state)[0]
        _endow(state)
        events = GAME.apply(state, seat, _choice(GAME.view(state, seat), seat, builder_dice), dice)
        moments.append((copy_state(state), list(events)))
    return moments


def _endow(state: State) -> None:
    if state.operation is not None:
        company = state.companies[state.operation.company]
        company.net, company.income = 900, 300
    for player in state.players:
        player.net = max(player.net, 400)


def _choice(view: View, seat: int, dice: SeededDice) -> a.AnyAction:
    if view.may_open:
        position = Position(view.table)
        starts = lines.possible_starts(position)
        if starts:
            plans = list(
                lines.cheapest_by_end(position, starts[dice.pick(len(starts), "start")]).values()
            )
            return plans[dice.pick(len(plans), "end")].action
    builds = [
        action
        for action in view.legal
        if isinstance(action, a.Expand | a.TriggerIpo | a.Invest | a.PassTarget)
        or (isinstance(action, a.AnswerIpo) and action.yes)
    ]
    if builds:
        return builds[0]
    if view.table.phase is Phase.TRAINS:
        return a.FinishTrains()
    return GAME.robot("random").choose(view, seat, dice)  # type: ignore[no-any-return]


def busiest(name: str) -> State:
    """The moment of a crowd's game with the most lines."""
    return max((state for state, _ in crowd(name)), key=lambda state: len(state.lines))


def plans(name: str) -> dict[str, tuple[View, Plan]]:
    """A line for each way to lay a hex, with rights to pay where there is such a one, and a factory
    being placed: by "new", "reuse", "replace", "upgrade", "clear" and "factory"."""
    best: dict[str, tuple[int, View, Plan]] = {}
    for state, _ in crowd(name):
        if state.phase is not Phase.FACTORY and (state.phase is not Phase.LINE or state.turn < 2):
            continue
        view = GAME.view(state, GAME.to_move(state)[0])
        position = Position(view.table)
        for start in lines.possible_starts(position)[:3]:
            for plan in lines.cheapest_by_end(position, start).values():
                kinds = {lay.how for lay in plan.way.lays}
                keys = {"factory"} if isinstance(plan.action, a.PlaceFactory) else kinds
                worth = len(kinds) + 2 * bool(plan.cost.rights) + bool(plan.cost.engineering)
                for key in keys:
                    if key not in best or best[key][0] < worth:
                        best[key] = (worth, view, plan)
    return {key: (view, plan) for key, (_, view, plan) in sorted(best.items())}


def merged(name: str) -> State:
    """The busiest moment with the lines of half of the companies in one hand, more than it has
    trains for: a network over all of the map."""
    state = copy_state(busiest(name))
    half = state.order[::2]
    for line in state.lines:
        if line.owner in half:
            line.owner = half[0]
    return state
