"""The games there are: every package of `rules/` that exposes `GAME`. Nothing lists them."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import msgspec

import rules
from bot.tables.types.errors import TableError
from rules.game import Game, TakesOrders

_added: dict[str, Game] = {}


@cache
def _found() -> dict[str, Game]:
    games: dict[str, Game] = {}
    for package in pkgutil.iter_modules(rules.__path__):
        if package.ispkg:
            module = importlib.import_module(f"rules.{package.name}")
            if hasattr(module, "GAME"):
                games[module.GAME.key] = module.GAME
    return games


def games() -> dict[str, Game]:
    """Every game by its key."""
    return {**_found(), **_added}


def game_of(key: str) -> Game:
    """TableError: no-game."""
    try:
        return games()[key]
    except KeyError:
        raise TableError("no-game", game=key) from None


def offered(game: str, view: Any, seat: int) -> tuple[Any, ...]:
    """The orders that a game offers a seat; for a worker, since some games think about them."""
    found = game_of(game)
    return tuple(found.offers(view, seat)) if isinstance(found, TakesOrders) else ()


def must_seat(game: Game, count: int) -> None:
    """TableError: seats, if so many cannot play it."""
    if count not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        span = str(least) if least == most else f"{least}–{most}"
        raise TableError("seats", seats=span, now=count)


@contextmanager
def also(game: Game) -> Iterator[None]:
    """While it lasts there is one more game: for tests."""
    _added[game.key] = game
    try:
        yield
    finally:
        del _added[game.key]


def options_of(game: Game, given: Any) -> Any:
    """Options of the game's type from a mapping (None: the defaults). TableError: bad-options."""
    if isinstance(given, game.options_type):
        given = msgspec.to_builtins(given)
    try:
        return msgspec.convert({} if given is None else given, game.options_type)
    except (msgspec.ValidationError, TypeError, ValueError) as error:
        raise TableError("bad-options", reason=str(error)) from None


def order_of(game: Game, wish: str | msgspec.Raw) -> Any:
    """An order as the game has it, None if it knows no such order (any more)."""
    if not isinstance(game, TakesOrders):
        return None
    try:
        return msgspec.json.decode(wish, type=game.order_type)
    except msgspec.MsgspecError:
        return None
