"""The search: each proposal is tried in games played to the end, or to where they can be judged.

Sequential halving: all proposals get a few playouts, the better half twice as many, and so on, but
for those that can no longer be the best; once only one is left, the search is over. The n-th
playout of every proposal begins in the same imagined state and meets the same dice, so that what
differs is what the proposals do (common random numbers). A budget is a number of playouts: the same
view, budget and dice give the same answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from math import tanh
from statistics import fmean, stdev
from typing import Any, NamedTuple

from rules.dice import Dice
from rules.game import Action, Game, Robot, View, copied
from rules.thinking.mind import Mind
from rules.thinking.quick_dice import QuickDice

SURE = 0.6
"""How many standard errors better than the steady robot's choice another must be to be taken."""

CLEAR, FEW = 1.5, 3
"""How many standard errors worse than the best, after how many playouts, one is tried no more."""

EACH = 5
"""Playouts for each proposal at the most: few of them are soon told apart."""


See = Callable[[Any, int], View]
"""What a seat may know of a state."""


class Weighed(NamedTuple):
    """A proposal and what came of it: `chance` 0..1 of ending ahead as reckoned from `lead`, the
    mean of the dollars ahead of the best other; `margin` by how much of a chance it is surely
    better (or worse, below 0) than what it is compared with; from so many `playouts`."""

    action: Action
    chance: float
    lead: float
    margin: float
    playouts: int


def weigh(
    game: Game,
    mind: Mind,
    view: Any,
    seat: int,
    playouts: int,
    dice: Dice,
    *,
    base: Action | None = None,
    among: Iterable[Action] | None = None,
) -> tuple[Weighed, ...]:
    """All proposals for the seat, or those actions, the best first. A single one is not tried, and
    one that has led to nothing else than what it is compared with is tried no more. That is what
    the steady robot does, or else `base`."""
    actions = list(mind.proposals(view, seat) if among is None else among)
    if base is not None:
        actions = list(dict.fromkeys([base, *actions]))
    if len(actions) == 1:
        return (Weighed(actions[0], 0.5, 0.0, 0.0, 0),)
    trials = _Trials(game, mind, view, seat, dice)
    leads: list[list[float]] = [[] for _ in actions]
    alive = list(range(len(actions)))
    for most, sweeps in _rounds(len(actions), playouts):
        alive = alive[:most] if 0 in alive[:most] else [*alive[: most - 1], 0]
        for _ in range(sweeps):
            for number in alive:
                leads[number].append(trials.lead(actions[number], len(leads[number])))
            alive.sort(key=lambda number: -_chance(mind, leads[number]))
            still = [number for number in alive if _open(mind, leads, number, alive[0])]
            alive = still if 0 in still else [*still, 0]
            if len(still) == 1:
                break
        if len(still) == 1:
            break
    found = [_weighed(mind, *row, leads[0]) for row in zip(actions, leads, strict=True)]
    return tuple(sorted(found, key=lambda one: -one.margin))


def again(
    game: Game,
    mind: Mind,
    view: Any,
    seat: int,
    actions: Sequence[Action],
    playouts: int,
    dice: Dice,
    *,
    settled: bool = False,
) -> tuple[Weighed, ...]:
    """Few actions, all in the same playouts, the best first; the first of them stays so if that is
    `settled`, or unless another is surely better. `margin`: below 0, if it is surely worse than
    that first one."""
    trials = _Trials(game, mind, view, seat, dice)
    leads = [[trials.lead(action, number) for number in range(playouts)] for action in actions]
    order = sorted(range(len(actions)), key=lambda number: -_chance(mind, leads[number]))
    if settled or _margin(mind, leads[order[0]], leads[0], SURE) <= 0.0:
        order.remove(0)
        order.insert(0, 0)
    found = []
    for number in order:
        row = _weighed(mind, actions[number], leads[number], leads[number])
        found.append(row._replace(margin=-_margin(mind, leads[order[0]], leads[number], SURE)))
    return tuple(found)


def _rounds(count: int, playouts: int) -> Iterator[tuple[int, int]]:
    """How many of so many proposals are in each round at the most, and how often each is tried."""
    rounds = (count - 1).bit_length()
    playouts = min(playouts, EACH * count)
    for _ in range(rounds):
        yield count, max(1, playouts // (rounds * count))
        count = max(2, (count + 1) // 2)


def _open(mind: Mind, leads: Sequence[Sequence[float]], number: int, first: int) -> bool:
    """Whether it may still be the best: not what has led to the same as the first so far, or as
    what all are compared with, nor what the first is surely better than."""
    if number == first:
        return True
    if leads[number] == leads[first] or (number and leads[number] == leads[0]):
        return False
    few = len(leads[number]) < FEW
    return few or _margin(mind, leads[first], leads[number], CLEAR) <= 0.0


def _margin(mind: Mind, leads: Sequence[float], base: Sequence[float], sure: float) -> float:
    """By what part of a win one is better than another, less what this is in doubt by."""
    better = [_share(mind, a) - _share(mind, b) for a, b in zip(leads, base, strict=False)]
    error = stdev(better) / len(better) ** 0.5 if len(better) > 1 else 0.0
    return fmean(better) - sure * error - mind.doubt / len(better)


def _chance(mind: Mind, leads: Sequence[float]) -> float:
    return fmean(_share(mind, lead) for lead in leads)


def _share(mind: Mind, lead: float) -> float:
    """The part of a win that such a lead is."""
    return (1.0 + tanh(lead / mind.scale)) / 2.0


def _weighed(mind: Mind, action: Action, leads: Sequence[float], base: Sequence[float]) -> Weighed:
    margin = 0.0 if leads is base else _margin(mind, leads, base, SURE)
    return Weighed(action, _chance(mind, leads), fmean(leads), margin, len(leads))


class _Trials:
    """Playouts from one view; the n-th of each action meets the same state and dice."""

    def __init__(self, game: Game, mind: Mind, view: Any, seat: int, dice: Dice) -> None:
        self.game, self.mind, self.view, self.seat, self.dice = game, mind, view, seat, dice
        self.seeds: list[bytes] = []
        self.states: list[Any] = []

    def lead(self, action: Action, number: int) -> float:
        """Dollars ahead after this action in playout `number`."""
        while len(self.seeds) <= number:
            self.seeds.append(bytes(self.dice.roll(16, 255, "playout")))
            own = QuickDice(self.seeds[-1] + b"state")
            self.states.append(self.mind.imagine(self.view, self.seat, own))
        seed = self.seeds[number]
        state = copied(self.states[number])
        table, own = QuickDice(seed + b"table"), QuickDice(seed + b"policy")
        self.game.apply(state, self.seat, action, table)
        mind, see = self.mind, partial(self.mind.glance, self.game)
        until = mind.turns(self.states[number]) + mind.span
        play_on(self.game, mind, mind.policy, see, state, until, table, own)
        return mind.value(state, self.seat)


def play_on(
    game: Game,
    mind: Mind,
    policy: Robot,
    see: See,
    state: Any,
    until: float,
    table: Dice,
    own: Dice,
    *,
    least: int = 0,
) -> None:
    """Play by a policy that goes by what it may `see`, to the end, or `until` so many turns have
    gone by; the mind's depth of actions at the most, or `least` if that is more."""
    for _ in range(max(least, mind.depth)):
        movers = game.to_move(state)
        if not movers or mind.turns(state) >= until:
            break
        action = policy.choose(see(state, movers[0]), movers[0], own)
        game.apply(state, movers[0], action, table)
