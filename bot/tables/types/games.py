"""Discovery of games: every package of `rules/` that exposes `GAME`. There is no list of them."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import msgspec

import rules
from bot.tables.types.errors import TableError
from bot.tables.types.model import Table
from data.facts import put_in_force
from rules.game import Game, Order, OrderAction, TakesOrders

_added: dict[str, Game] = {}


@cache
def _discover_games() -> dict[str, Game]:
    games: dict[str, Game] = {}
    for package in pkgutil.iter_modules(rules.__path__):
        if package.ispkg:
            module = importlib.import_module(f"rules.{package.name}")
            if hasattr(module, "GAME"):
                games[module.GAME.key] = module.GAME
    return games


def all_games() -> dict[str, Game]:
    """Return every game by its key."""
    return {**_discover_games(), **_added}


def game_of(key: str) -> Game:
    """Return the game with this key. TableError: no-game."""
    try:
        return all_games()[key]
    except KeyError:
        raise TableError("no-game", game=key) from None


def check_learned() -> None:
    """Raise `LearnedError` if what robots of a game have learned does not fit what they count."""
    for game in all_games().values():
        learned = getattr(getattr(game, "evaluator", None), "learned", None)
        if learned is not None:
            learned.check()


def rules_of(table: Table) -> Game:
    """Return the game of a table, and put the table's facts in force for what follows in this
    operation. TableError: no-game."""
    put_in_force(table.facts)
    return game_of(table.game)


def order_offers(key: str, view: object, seat: int) -> tuple[tuple[Order, bool], ...]:
    """Return the orders that a game offers a seat, and whether each would act at once; for a
    worker, since some games search for them.

    What would be done with the very move that is asked for now is left out: that has buttons."""
    game, offers = game_of(key), list[tuple[Order, bool]]()
    if not isinstance(game, TakesOrders):
        return ()
    for order in game.suggested_orders(view, seat):
        outcome = game.evaluate_order(view, seat, order)
        if not isinstance(outcome, OrderAction) or outcome.action.sealed:
            offers.append((order, False))
        elif outcome.then is not None:
            offers.append((order, True))
    return tuple(offers)


def require_player_count(game: Game, count: int) -> None:
    """Raise TableError if the game cannot be played by `count` players: seats."""
    if count not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        span = str(least) if least == most else f"{least}–{most}"
        raise TableError("seats", seats=span, now=count)


@contextmanager
def temporary_game(game: Game) -> Iterator[None]:
    """Add a game, or replace one of the same key, for the duration of the block; for tests."""
    previous = _added.copy()
    _added[game.key] = game
    try:
        yield
    finally:
        _added.clear()
        _added.update(previous)


def options_of(game: Game, given: object) -> msgspec.Struct:
    """Convert a mapping to the options of a game (None: the defaults). TableError: bad-options."""
    if isinstance(given, game.options_type):
        given = msgspec.to_builtins(given)
    try:
        return msgspec.convert({} if given is None else given, game.options_type)
    except (msgspec.ValidationError, TypeError, ValueError) as error:
        raise TableError("bad-options", reason=str(error)) from None


def order_of(game: Game, stored: str | msgspec.Raw) -> Order | None:
    """Decode a stored order; return None if the game does not know it (any more)."""
    if not isinstance(game, TakesOrders):
        return None
    try:
        order: Order = msgspec.json.decode(stored, type=game.order_type)
        return order
    except msgspec.MsgspecError:
        return None
