"""What a game shows, as a set of tags, and what all recorded games together must show.

A tag is the name of an action or event class; a class, a field and a value, for fields that have
few (`Won.how=last`, `AuctionOpened.seller=None`); an option and its value; a number of seats; or
a situation that has no event of its own (`tests/games/<game>/situations.py`).
"""

import importlib
import types
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Literal, Protocol, Union, get_args, get_origin, get_type_hints

from rules.game import Game


class Situations(Protocol):
    """What a module `tests/games/<game>/situations.py` tells of its game."""

    IMPOSSIBLE: set[str]
    """Values that the types allow and the rules do not."""
    SITUATIONS: set[str]

    def before(self, state: Any, seat: int, action: Any) -> Iterator[str]:
        """Situations that an action is about to meet."""
        ...

    def after(self, state: Any, event: Any) -> Iterator[str]:
        """Situations that an event has brought."""
        ...


@cache
def situations(game: str) -> Situations:
    module: Any = importlib.import_module(f"tests.games.{game}.situations")
    return module


@cache
def _fields(kind: Any) -> dict[str, tuple[str, ...]]:
    """The fields of an action or event that tell cases apart, with the names of the cases."""
    values: dict[str, tuple[str, ...]] = {}
    for name, hint in get_type_hints(kind).items():
        parts = get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)
        if get_origin(hint) is Literal:
            values[name] = tuple(map(str, get_args(hint)))
        elif hint is bool:
            values[name] = ("True", "False")
        elif type(None) in parts:
            values[name] = ("None", "some")
    return values


def _case(value: Any, cases: tuple[str, ...]) -> str:
    return ("None" if value is None else "some") if "None" in cases else str(value)


def _of(thing: Any) -> Iterator[str]:
    """The tags of one action, event or set of options."""
    kind: Any = type(thing)
    yield kind.__name__
    for name, cases in _fields(kind).items():
        yield f"{kind.__name__}.{name}={_case(getattr(thing, name), cases)}"


def classes_of(union: Any) -> tuple[Any, ...]:
    """The classes of a union, the only one where there is no other, none where there is nothing."""
    return get_args(union) or (() if union is None else (union,))


def wanted(game: Game) -> set[str]:
    """Every tag that the recorded games of this game must show between them."""
    tags = {f"{seats} seats" for seats in game.seats} | situations(game.key).SITUATIONS
    for kind in (*classes_of(game.action_type), *classes_of(game.event_type), game.options_type):
        tags.add(kind.__name__)
        for name, cases in _fields(kind).items():
            tags |= {f"{kind.__name__}.{name}={case}" for case in cases}
    return tags - situations(game.key).IMPOSSIBLE


class Tally:
    """Collects the tags of one game while it is played: `acts` before each action, `note_events`
    after."""

    def __init__(self, game: Game, seats: int, options: Any) -> None:
        self.game = game
        self.tags = {f"{seats} seats", *_of(options)}

    def acts(self, state: Any, seat: int, action: Any) -> None:
        self.tags.update(_of(action))
        self.tags.update(situations(self.game.key).before(state, seat, action))

    def note_events(self, state: Any, events: Iterable[Any]) -> None:
        for event in events:
            self.tags.update(_of(event))
            self.tags.update(situations(self.game.key).after(state, event))
