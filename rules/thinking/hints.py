"""What an expert would do in somebody's place, and what each of the best would be worth."""

from __future__ import annotations

from typing import Any

import msgspec

from rules.dice import SeededDice
from rules.game import Action, Event, Game
from rules.thinking.mind import Mind
from rules.thinking.search import again, weigh

MOST = 3
EACH = 8
"""Playouts of each that is told, the same for all of them: a person has more time than a robot."""


class Hint(msgspec.Struct, frozen=True):
    """An action and what follows of it at once, as far as nothing is drawn or turned over. `lead`:
    dollars ahead as the mind values it, at the end of a trial or where it was cut off, on the
    average of so many `playouts`; without any where its game plays no trials on. `even`: it is not
    surely worse than the one before it."""

    action: Action
    events: tuple[Event, ...]
    lead: int
    playouts: int
    even: bool


class _Drawn(Exception):
    """Something would be drawn here."""


class _Undrawn:
    def roll(self, count: int, sides: int, why: str) -> tuple[int, ...]:
        raise _Drawn

    def pick(self, size: int, why: str, *, secret: bool = False) -> int:
        raise _Drawn


def hints(game: Game, mind: Mind, view: Any, seat: int, seed: bytes) -> tuple[Hint, ...]:
    """The best, the best first, at most `MOST`; the same for the same view and seed."""
    dice = SeededDice(seed)
    first, *rest = weigh(game, mind, view, seat, mind.playouts, dice)
    rest = sorted((one for one in rest if one.playouts), key=lambda one: -one.chance)
    actions = [one.action for one in (first, *rest[: MOST - 1])]
    if not rest:
        return (Hint(first.action, follows(game, mind, view, seat, first.action), 0, 0, False),)
    tries = EACH if mind.depth else mind.playouts
    found = again(game, mind, view, seat, actions, tries, dice)
    return tuple(
        Hint(
            one.action,
            follows(game, mind, view, seat, one.action),
            round(one.lead),
            one.playouts if mind.depth else 0,
            number > 0 and one.margin >= 0.0,
        )
        for number, one in enumerate(found)
    )


def follows(game: Game, mind: Mind, view: Any, seat: int, action: Action) -> tuple[Event, ...]:
    """What happens at once; nothing, if that depends on dice or on what others have chosen."""
    if action.sealed:
        return ()
    state = mind.imagine(view, seat, SeededDice(b"follows"))
    try:
        return tuple(game.apply(state, seat, action, _Undrawn()))
    except _Drawn:
        return ()
