"""What an expert would do in somebody's place, and what each of the best would be worth."""

from __future__ import annotations

from functools import partial
from typing import Any, Literal

import msgspec

from rules.dice import Dice, SeededDice
from rules.game import Action, Event, Game
from rules.thinking.mind import Mind, spread
from rules.thinking.search import again, weigh

MOST = 3
EACH = 8
"""Playouts of each that is told, the same for all of them: a person has more time than a robot."""
WIDE = 9
"""Legal actions that are tried where an expert thinks of fewer than `MOST`."""
Measure = Literal["trials", "value", "judged", "only"]


class Hint(msgspec.Struct, frozen=True):
    """An action and what follows of it at once, as far as nothing is drawn or turned over.

    `measure` says what `lead` is: dollars ahead at the end, or where a trial was cut off, on the
    average of so many `playouts` ("trials"); dollars ahead as the mind values what comes of it at
    once ("value"); dollars that it is worth less than the first one ("judged"); nothing, for there
    is no other choice ("only"). `even`: it is the first one, or not surely worse.
    """

    action: Action
    events: tuple[Event, ...]
    measure: Measure
    lead: int = 0
    playouts: int = 0
    even: bool = False


class _Drawn(Exception):
    """Something would be drawn here."""


class _Undrawn:
    def roll(self, count: int, sides: int, why: str) -> tuple[int, ...]:
        raise _Drawn

    def pick(self, size: int, why: str, *, secret: bool = False) -> int:
        raise _Drawn


def hints(game: Game, mind: Mind, view: Any, seat: int, seed: bytes) -> tuple[Hint, ...]:
    """The best, the best first: `MOST` where so many are legal; the same for the same view and
    seed. The first is what an expert does: without a second thought, as a card shows in green, or
    unless another is surely better by more trials."""
    told = partial(follows, game, mind, view, seat)
    judged = mind.judged(view, seat)[:MOST]
    if len(judged) > 1:
        best = judged[0][1]
        return tuple(
            Hint(
                action,
                told(action),
                "judged",
                min(0, _rounded(mind, value - best)),
                even=value > best - mind.grain / 2,
            )
            for action, value in judged
        )
    dice = SeededDice(seed)
    actions = _best(game, mind, view, seat, dice)
    if len(actions) == 1:
        return (Hint(actions[0], told(actions[0]), "only"),)
    settled = mind.certain(view, seat) == actions[0]
    tries = EACH if mind.depth and not settled else mind.playouts
    found = again(game, mind, view, seat, actions, tries, dice, settled=settled)
    return tuple(
        Hint(
            one.action,
            told(one.action),
            "trials" if mind.depth else "value",
            _rounded(mind, one.lead),
            one.playouts,
            one.margin >= 0.0,
        )
        for one in found
    )


def _rounded(mind: Mind, lead: float) -> int:
    return round(lead / mind.grain) * mind.grain


def _best(game: Game, mind: Mind, view: Any, seat: int, dice: Dice) -> list[Action]:
    """What an expert does, and the next best of what it thinks of; where that is little, of
    whatever is legal."""
    first, *rest = weigh(game, mind, view, seat, mind.playouts, dice)
    known = [first.action, *(one.action for one in rest)]
    if len(known) < MOST:
        more = [one for one in mind.alternatives(view, seat) if one not in known]
        wide = [*known, *spread(more, WIDE - len(known))]
        if len(wide) > len(known):
            tried = weigh(game, mind, view, seat, mind.playouts, dice, base=known[0], among=wide)
            rest = [one for one in tried if one.action != known[0]]
    rest = sorted((one for one in rest if one.playouts), key=lambda one: -one.chance)
    return [known[0], *(one.action for one in rest[: MOST - 1])]


def follows(game: Game, mind: Mind, view: Any, seat: int, action: Action) -> tuple[Event, ...]:
    """What happens at once; nothing, if that depends on dice or on what others have chosen."""
    if action.sealed:
        return ()
    state = mind.imagine(view, seat, SeededDice(b"follows"))
    try:
        return tuple(game.apply(state, seat, action, _Undrawn()))
    except _Drawn:
        return ()
