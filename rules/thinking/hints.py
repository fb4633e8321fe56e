"""Hints: what an expert would do for a seat, and what the best choices are worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal

import msgspec

from rules.dice import Dice, SeededDice
from rules.game import Action, Event, Game
from rules.thinking.evaluator import Evaluator, spread
from rules.thinking.learned import Reason, reasons_of_parts
from rules.thinking.search import Evaluation, compare_actions, evaluate_actions

MAX_HINTS = 3
PLAYOUTS_EACH = 8
"""Playouts of each hint, the same for all: a person has more time than a robot. Where a model plays
them, an expert's playouts say all."""
MAX_TRIED = 9
"""Legal actions that are tried where an expert considers fewer than `MAX_HINTS`."""
Measure = Literal["trials", "judged", "only"]


class Hint(msgspec.Struct, frozen=True):
    """An action and its immediate consequences, as far as nothing is drawn or revealed.

    `measure` says what `lead` is: dollars ahead at the end, or where rollouts were cut off, on
    average over `playouts` ("trials"); dollars less than the first hint is worth ("judged");
    nothing, since there is no other choice ("only"). `even`: it is the first hint, or not surely
    worse. `alike`: it is as good, as far as can be told. `ahead`: its trials ended even better, not
    surely so or a rule of thumb decides. `reasons`: why the first leads by so much more than the
    one at place `rival`; empty for all others, and if those two are alike."""

    action: Action
    events: tuple[Event, ...]
    measure: Measure
    lead: int = 0
    playouts: int = 0
    even: bool = False
    alike: bool = False
    ahead: bool = False
    reasons: tuple[Reason, ...] = ()
    rival: int = 2


class _DrawRequired(Exception):
    """The action would draw a random number."""


class _NoDraws:
    """Dice that refuse to draw."""

    def roll(self, count: int, sides: int, why: str) -> tuple[int, ...]:
        raise _DrawRequired

    def pick(self, size: int, why: str, *, secret: bool = False) -> int:
        raise _DrawRequired


def hints(
    game: Game, evaluator: Evaluator, view: object, seat: int, seed: bytes
) -> tuple[Hint, ...]:
    """Return hints, best first: `MAX_HINTS` if that many actions are legal; the same for the same
    view and seed. The first is what an expert does, unless more rollouts show another to be surely
    better."""
    consequences = partial(immediate_events, game, evaluator, view, seat)
    judged = evaluator.judge_actions(view, seat)[:MAX_HINTS]
    if len(judged) > 1:
        best = judged[0].worth
        return _with_reasons(
            [
                Hint(
                    row.action,
                    consequences(row.action),
                    "judged",
                    min(0, round(row.worth - best)),
                    even=(alike := row.worth > best - evaluator.judged_alike),
                    alike=alike,
                )
                for row in judged
            ],
            lambda rival: reasons_of_parts(judged[0].parts, judged[rival].parts),
        )
    dice = SeededDice(seed)
    actions = _best_actions(game, evaluator, view, seat, dice)
    if len(actions) == 1:
        return (Hint(actions[0], consequences(actions[0]), "only"),)
    keeps_first = evaluator.only_proposal(view, seat) == actions[0]
    playouts = evaluator.playouts if keeps_first or evaluator.model else PLAYOUTS_EACH
    evaluations = compare_actions(
        game, evaluator, view, seat, actions, playouts, dice, keeps_first=keeps_first
    )
    return _with_reasons(
        [
            Hint(
                evaluation.action,
                consequences(evaluation.action),
                "trials",
                round(evaluation.lead),
                evaluation.playouts,
                even=(even := evaluation.margin >= 0.0),
                alike=even and evaluation.lead > evaluations[0].lead - evaluator.alike,
                ahead=even and evaluation.lead > evaluations[0].lead + evaluator.alike,
            )
            for evaluation in evaluations
        ],
        lambda rival: _learned_reasons(evaluator, evaluations[0], evaluations[rival]),
    )


def _with_reasons(
    hints: Sequence[Hint], reasons_over: Callable[[int], tuple[Reason, ...]]
) -> tuple[Hint, ...]:
    """Return the hints, the first with what it has over its rival unless that is as good.

    The rival is the best other choice: not the next higher bid, against which only that speaks."""
    first, *rest = hints
    others = (
        place for place, hint in enumerate(rest, 1) if not is_variant(hint.action, first.action)
    )
    rival = next(others, 1)
    if not hints[rival].alike:
        first = msgspec.structs.replace(first, reasons=reasons_over(rival), rival=rival + 1)
    return (first, *rest)


def _learned_reasons(
    evaluator: Evaluator, better: Evaluation, worse: Evaluation
) -> tuple[Reason, ...]:
    """Return why one choice led by more in its trials than another."""
    if evaluator.learned is None:
        return ()
    return evaluator.learned.reasons(better.amounts, worse.amounts, better.lead - worse.lead)


def is_variant(action: Action, other: Action) -> bool:
    """Return whether two actions differ in a single number, such as the amount of a bid."""
    if type(action) is not type(other):
        return False
    pairs = zip(msgspec.structs.astuple(action), msgspec.structs.astuple(other), strict=True)
    different = [pair for pair in pairs if pair[0] != pair[1]]
    return len(different) == 1 and all(type(value) is int for value in different[0])


def _best_actions(
    game: Game, evaluator: Evaluator, view: object, seat: int, dice: Dice
) -> list[Action]:
    """Return what an expert does and the next best proposals; if these are few, also other legal
    actions."""
    first, *rest = evaluate_actions(game, evaluator, view, seat, evaluator.playouts, dice)
    actions = [first.action, *(tried.action for tried in rest)]
    if len(actions) < MAX_HINTS:
        more = [action for action in evaluator.alternatives(view, seat) if action not in actions]
        candidates = [*actions, *spread(more, MAX_TRIED - len(actions))]
        if len(candidates) > len(actions):
            rest_tried = evaluate_actions(
                game,
                evaluator,
                view,
                seat,
                evaluator.playouts,
                dice,
                base=actions[0],
                among=candidates,
            )
            rest = [tried for tried in rest_tried if tried.action != actions[0]]
    rest = sorted((tried for tried in rest if tried.playouts), key=lambda tried: -tried.chance)
    return [actions[0], *(tried.action for tried in rest[: MAX_HINTS - 1])]


def reasons_for(
    game: Game, evaluator: Evaluator, view: object, seat: int, better: Action, worse: Action
) -> tuple[Reason, ...]:
    """Return what one action has over another, as a hint would say it."""
    parts = {row.action: row.parts for row in evaluator.judge_actions(view, seat)}
    if better in parts and worse in parts:
        return reasons_of_parts(parts[better], parts[worse])
    if evaluator.learned is None or parts:
        return ()
    rows = compare_actions(
        game, evaluator, view, seat, (better, worse), PLAYOUTS_EACH, SeededDice(b"reasons")
    )
    by_action = {row.action: row for row in rows}
    return _learned_reasons(evaluator, by_action[better], by_action[worse])


def immediate_events(
    game: Game, evaluator: Evaluator, view: object, seat: int, action: Action
) -> tuple[Event, ...]:
    """Return the events that follow at once; none if they depend on dice or on secret choices."""
    if action.sealed:
        return ()
    state = evaluator.determinize(view, seat, SeededDice(b"follows"))
    try:
        return tuple(game.apply(state, seat, action, _NoDraws()))
    except _DrawRequired:
        return ()
