"""What an expert would do in somebody's place, and what each of the best would be worth."""

from __future__ import annotations

from typing import Any

import msgspec

from rules.dice import SeededDice
from rules.game import Action, Event, Game
from rules.thinking.mind import Mind
from rules.thinking.search import Weighed, weigh

MOST = 3


class Hint(msgspec.Struct, frozen=True):
    """An action and what follows of it at once, as far as nothing is drawn or turned over. `lead`:
    dollars ahead of the best of the others, at the end of a trial or where it was cut off, on the
    average of so many `playouts`; `even`: it is not surely worse than the one before it."""

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
    found = weigh(game, mind, view, seat, mind.playouts, SeededDice(seed))
    first, rest = found[0], sorted(found[1:], key=lambda one: -one.chance)
    told = [first, *(one for one in rest if one.playouts)][:MOST]
    return tuple(
        Hint(
            one.action,
            follows(game, mind, view, seat, one.action),
            round(one.lead),
            one.playouts,
            number > 0 and _even(told[number - 1], one),
        )
        for number, one in enumerate(told)
    )


def _even(better: Weighed, worse: Weighed) -> bool:
    """Whether they cannot be told apart by what was tried."""
    return better.chance - worse.chance <= 0.5 / max(1, worse.playouts)


def follows(game: Game, mind: Mind, view: Any, seat: int, action: Action) -> tuple[Event, ...]:
    """What happens at once; nothing, if that depends on dice or on what others have chosen."""
    if action.sealed:
        return ()
    state = mind.imagine(view, seat, SeededDice(b"follows"))
    try:
        return tuple(game.apply(state, seat, action, _Undrawn()))
    except _Drawn:
        return ()
