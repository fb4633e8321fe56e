"""Games played by robots, as moments for a film: after the set-up and after every turn."""

from io import BytesIO
from typing import Any

from PIL import Image, ImageSequence

from bot.tables.queries.table_queries import ranking_of
from bot.tables.types.games import game_of
from render.film.film import Moment
from rules.dice import SeededDice
from rules.game import InRounds
from tests.support import shelf


def moments_of(game: Any, seats: int, seed: str, *, turns: int = 10_000) -> list[Moment]:
    """At most this many turns of a game by steady robots, the same for the same seed."""
    dice = SeededDice(seed.encode())
    state, events = game.setup(seats, game.options_type(), dice)
    pending = list(events)
    moments = [_moment(game, state, (0, None), pending, ())]
    turn, within = game.turn_of(state), _round(game, state)
    pending = []
    for seat, action in _choices(game.key, seats, seed, turns):
        pending += game.apply(state, seat, action, dice)
        if game.over(state) or game.turn_of(state)[0] != turn[0]:
            moments.append(_moment(game, state, turn, pending, within))
            turn, within, pending = game.turn_of(state), _round(game, state), []
    return moments


@shelf.stored
def _choices(key: str, seats: int, seed: str, turns: int) -> list[tuple[int, Any]]:
    """Who acts, and how, in these turns."""
    game: Any = game_of(key)
    dice, robot_dice = SeededDice(seed.encode()), SeededDice(b"robots")
    state, _ = game.setup(seats, game.options_type(), dice)
    robot, choices = game.robot("steady"), list[tuple[int, Any]]()
    turn = game.turn_of(state)[0]
    while not game.over(state) and turns > 0:
        seat = game.to_move(state)[0]
        action = robot.choose(game.view(state, seat), seat, robot_dice)
        choices.append((seat, action))
        game.apply(state, seat, action, dice)
        if game.turn_of(state)[0] != turn:
            turn, turns = game.turn_of(state)[0], turns - 1
    return choices


def _round(game: Any, state: Any) -> tuple[int, ...]:
    return game.round_of(state) if isinstance(game, InRounds) else ()


def _moment(
    game: Any, state: Any, turn: tuple[int, int | None], events: list[Any], within: tuple[int, ...]
) -> Moment:
    view, standing = game.view(state, None), ranking_of(game, state, None, True)
    return Moment(turn[0], turn[1], view, standing, tuple(events), round=within)


def frames_of(data: bytes) -> list[Image.Image]:
    """The frames of a film, as they are shown."""
    shown = Image.open(BytesIO(data))
    return [frame.convert("RGB") for frame in ImageSequence.Iterator(shown)]
