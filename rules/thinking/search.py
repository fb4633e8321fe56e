"""The search: each proposal is tried in rollouts, played to the end or to where they can be judged.

Sequential halving: all proposals get a few playouts, the better half twice as many, and so on,
without those that can no longer be the best; when one is left the search is over. Playout n of
every proposal begins in the same determinized state and meets the same dice, so that only what the
proposals do differs (common random numbers). A budget is a number of playouts: the same view,
budget and dice give the same answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from math import tanh
from statistics import fmean, stdev
from typing import Any, NamedTuple

from rules.dice import Dice
from rules.game import Action, Game, Robot, View, copy_state
from rules.thinking.evaluator import Evaluator
from rules.thinking.quick_dice import QuickDice

ACCEPT_ERRORS = 0.6
"""Standard errors by which a choice must be better than the steady robot's to be taken."""

REJECT_ERRORS, MIN_PLAYOUTS = 1.5, 3
"""Standard errors worse than the best (`REJECT_ERRORS`), after at least `MIN_PLAYOUTS` playouts, at
which a proposal is tried no more."""

MAX_EACH = 5
"""Maximum of playouts for each proposal: few proposals are soon told apart."""


ViewFunction = Callable[[Any, int], View]
"""Returns what a seat may know of a state."""


class Evaluation(NamedTuple):
    """A proposal and its result.

    `chance` 0..1 of ending ahead, computed from `lead`, the mean of the dollars ahead of the best
    other; `margin`: by how much of a chance it is surely better (or worse, below 0) than the action
    it is compared with; `playouts`: how many were made; `amounts`: what the features of the game
    were on average, if they were counted."""

    action: Action
    chance: float
    lead: float
    margin: float
    playouts: int
    amounts: tuple[float, ...] = ()


def evaluate_actions(
    game: Game,
    evaluator: Evaluator,
    view: object,
    seat: int,
    playouts: int,
    dice: Dice,
    *,
    base: Action | None = None,
    among: Iterable[Action] | None = None,
) -> tuple[Evaluation, ...]:
    """Evaluate all proposals for the seat, or the actions given by `among`, best first.

    They are compared with the steady robot's choice, or with `base`. A single action is not tried,
    and one whose results equal those of the base is tried no further."""
    actions = list(evaluator.proposals(view, seat) if among is None else among)
    if base is not None:
        actions = list(dict.fromkeys([base, *actions]))
    if len(actions) == 1:
        return (Evaluation(actions[0], 0.5, 0.0, 0.0, 0),)
    trials = _Rollouts(game, evaluator, view, seat, dice)
    leads: list[list[float]] = [[] for _ in actions]
    alive = list(range(len(actions)))
    once = ((len(actions), 1),)
    for limit, sweeps in once if evaluator.model else _rounds(len(actions), playouts):
        alive = alive[:limit] if 0 in alive[:limit] else [*alive[: limit - 1], 0]
        for _ in range(sweeps):
            for number in alive:
                leads[number].append(trials.lead(actions[number], len(leads[number])))
            alive.sort(key=lambda number: -_chance(evaluator, leads[number]))
            open_numbers = [
                number for number in alive if _may_be_best(evaluator, leads, number, alive[0])
            ]
            alive = open_numbers if 0 in open_numbers else [*open_numbers, 0]
            if len(open_numbers) == 1:
                break
        if len(open_numbers) == 1:
            break
    evaluations = [
        _evaluation(evaluator, *row, leads[0]) for row in zip(actions, leads, strict=True)
    ]
    return tuple(sorted(evaluations, key=lambda evaluation: -evaluation.margin))


def compare_actions(
    game: Game,
    evaluator: Evaluator,
    view: object,
    seat: int,
    actions: Sequence[Action],
    playouts: int,
    dice: Dice,
    *,
    keeps_first: bool = False,
) -> tuple[Evaluation, ...]:
    """Evaluate a few actions in the same playouts, best first.

    The first given stays first unless another is surely better, and always with `keeps_first`.
    `margin` is below 0 for an action that is surely worse than the first returned."""
    trials = _Rollouts(game, evaluator, view, seat, dice)
    counted: list[list[tuple[float, ...]]] = [[] for _ in actions]
    leads = [
        [trials.lead(action, number, amounts) for number in range(playouts)]
        for action, amounts in zip(actions, counted, strict=True)
    ]
    order = sorted(range(len(actions)), key=lambda number: -_chance(evaluator, leads[number]))
    if keeps_first or _margin(evaluator, leads[order[0]], leads[0], ACCEPT_ERRORS) <= 0.0:
        order.remove(0)
        order.insert(0, 0)
    evaluations = []
    for number in order:
        row = _evaluation(evaluator, actions[number], leads[number], leads[number])
        margin = -_margin(evaluator, leads[order[0]], leads[number], ACCEPT_ERRORS)
        means = tuple(map(fmean, zip(*counted[number], strict=True)))
        evaluations.append(row._replace(margin=margin, amounts=means))
    return tuple(evaluations)


def _rounds(count: int, playouts: int) -> Iterator[tuple[int, int]]:
    """Yield for each round how many proposals it has at most and how often each is tried."""
    rounds = (count - 1).bit_length()
    playouts = min(playouts, MAX_EACH * count)
    for _ in range(rounds):
        yield count, max(1, playouts // (rounds * count))
        count = max(2, (count + 1) // 2)


def _may_be_best(
    evaluator: Evaluator, leads: Sequence[Sequence[float]], number: int, first: int
) -> bool:
    """Whether a proposal may still be the best: not one with the same results as the leader or the
    base, nor one that the leader surely beats."""
    if number == first:
        return True
    if leads[number] == leads[first] or (number and leads[number] == leads[0]):
        return False
    few = len(leads[number]) < MIN_PLAYOUTS
    return few or _margin(evaluator, leads[first], leads[number], REJECT_ERRORS) <= 0.0


def _margin(
    evaluator: Evaluator, leads: Sequence[float], base: Sequence[float], sure: float
) -> float:
    """Return by what part of a win one series beats another, less its uncertainty."""
    differences = [_win_gain(evaluator, a, b) for a, b in zip(leads, base, strict=False)]
    error = stdev(differences) / len(differences) ** 0.5 if len(differences) > 1 else 0.0
    return fmean(differences) - sure * error - evaluator.doubt / len(differences)


def _chance(evaluator: Evaluator, leads: Sequence[float]) -> float:
    return fmean(_win_share(evaluator, lead) for lead in leads)


def _win_share(evaluator: Evaluator, lead: float) -> float:
    """Return the part of a win that a lead is worth."""
    return (1.0 + tanh(lead / evaluator.scale)) / 2.0


def _win_gain(evaluator: Evaluator, lead: float, base: float) -> float:
    """Return the part of a win that one lead is worth more than another.

    Where a model foretells everything, by their difference alone: to a seat that is far ahead or
    behind, a dollar is worth as much."""
    if evaluator.model is None:
        return _win_share(evaluator, lead) - _win_share(evaluator, base)
    return tanh((lead - base) / evaluator.scale) / 2.0


def _evaluation(
    evaluator: Evaluator, action: Action, leads: Sequence[float], base: Sequence[float]
) -> Evaluation:
    margin = 0.0 if leads is base else _margin(evaluator, leads, base, ACCEPT_ERRORS)
    return Evaluation(action, _chance(evaluator, leads), fmean(leads), margin, len(leads))


class _Rollouts:
    """Playouts from one view; number n meets the same state and dice for each action."""

    def __init__(
        self, game: Game, evaluator: Evaluator, view: object, seat: int, dice: Dice
    ) -> None:
        self.game, self.evaluator, self.view, self.seat, self.dice = (
            game,
            evaluator,
            view,
            seat,
            dice,
        )
        self.seeds: list[bytes] = []
        self.states: list[object] = []

    def lead(
        self, action: Action, number: int, counted: list[tuple[float, ...]] | None = None
    ) -> float:
        """Return the dollars ahead after this action in playout `number`.

        Add the amounts of the game's features to `counted`, at its evaluator's glance."""
        while len(self.seeds) <= number:
            self.seeds.append(bytes(self.dice.roll(16, 255, "playout")))
            dice = QuickDice(self.seeds[-1] + b"state")
            self.states.append(self.evaluator.determinize(self.view, self.seat, dice))
        seed = self.seeds[number]
        state = copy_state(self.states[number])
        table, dice = QuickDice(seed + b"table"), QuickDice(seed + b"policy")
        self.game.apply(state, self.seat, action, table)
        evaluator, view_function = self.evaluator, partial(self.evaluator.policy_view, self.game)
        span = evaluator.span if evaluator.model is None else evaluator.model_span
        until = evaluator.turns_played(self.states[number]) + span

        policy = evaluator.model or evaluator.policy
        play_on = partial(play_rollout, self.game, evaluator, policy, view_function)
        left = evaluator.depth
        if counted is not None:
            glance = min(left, evaluator.glance)
            play_on(state, until, glance, table, dice)
            counted.append(evaluator.amounts(state, self.seat))
            left -= glance
        play_on(state, until, left, table, dice)
        return evaluator.value(state, self.seat)


def play_rollout(
    game: Game,
    evaluator: Evaluator,
    policy: Robot,
    see: ViewFunction,
    state: object,
    until: float,
    actions: int,
    table: Dice,
    robot_dice: Dice,
) -> None:
    """Play on by a policy that sees what `see` gives, to the end or until `until` turns are played,
    so many actions at most."""
    for _ in range(actions):
        movers = game.to_move(state)
        if not movers or evaluator.turns_played(state) >= until:
            break
        action = policy.choose(see(state, movers[0]), movers[0], robot_dice)
        game.apply(state, movers[0], action, table)
