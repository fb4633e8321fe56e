"""Games that begin with a position laid out by hand, and how a seat sees one in chat."""

import copy
from contextlib import AbstractContextManager
from typing import Any

from bot.chat.contract.table_context import TableContext
from bot.tables.types.games import all_games, temporary_game
from rules.game import Game, copy_state

NAMES = ("ann", "bob", "cat", "Dora", "Eve", "Finn")


def game_of_state(state: Any) -> Game:
    """The game whose position this is."""
    return next(game for game in all_games().values() if game.state_type is type(state))


def starting_at(state: Any) -> AbstractContextManager[None]:
    """While it lasts, tables of the state's game begin with a copy of it, as if just set up."""
    game = game_of_state(state)
    laid_out = copy.copy(game)

    def set_up(seats: int, options: Any, dice: Any) -> tuple[Any, list[Any]]:
        assert seats == seats_of(state)
        return copy_state(state), []

    laid_out.setup = set_up  # type: ignore[method-assign]
    return temporary_game(laid_out)


def seats_of(state: Any) -> int:
    """The number of seats in a position of any game."""
    return len(game_of_state(state).standing(state, None))


def make_ctx(
    state: Any, language: str = "en", seat: int | None = None, number: int = 1
) -> TableContext:
    """The table as the seat on turn (or the first), or that seat, sees it; it may act."""
    game = game_of_state(state)
    if seat is None:
        seat = (*game.to_move(state), 0)[0]
    public = game.view(state, None)
    names = list(NAMES[: seats_of(state)])
    return TableContext(number, game.view(state, seat), public, seat, names, language, {}, True)
