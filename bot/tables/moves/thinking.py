"""Choices that take long: robots that think ahead. They are asked while the table is free, and what
they answer counts only if nothing has happened there since."""

from __future__ import annotations

import sqlite3
from functools import partial
from typing import Any

import msgspec

from bot.tables.moves.play import STAND_IN, act, robot_asked, robot_key
from bot.tables.storage.core import Core, guard_bugs
from bot.tables.storage.rows import SavedState, load_state, table_of
from bot.tables.types.games import game_of
from bot.tables.types.model import Submitted, Table
from rules.dice import SeededDice
from rules.game import Action, View
from rules.thinking.hints import Hint, hints


class Question(msgspec.Struct, frozen=True):
    """What a robot is to choose at version `seq` of a table: plain data, to be carried anywhere.

    `own`: the seed of its dice, which are not the table's.
    """

    table: int
    seq: int
    seat: int
    game: str
    robot: str
    view: View
    own: bytes

    @property
    def work(self) -> partial[Action]:
        """The choosing of it, for a worker."""
        return partial(chosen, self.game, self.robot, self.view, self.seat, self.own)


def chosen(game: str, robot: str, view: Any, seat: int, own: bytes) -> Action:
    """What the robot of a game does in this view."""
    return game_of(game).robot(robot).choose(view, seat, SeededDice(own))


def question(core: Core, table: int) -> Question | None:
    """What the robot that is to act has to think about; None if none is, or it need not think."""

    def ask(db: sqlite3.Connection) -> tuple[Table, SavedState | None]:
        found = table_of(db, table)
        return found, load_state(db, table) if found.ponders else None

    found, kept = core.read(ask)
    seat = found.robot_due
    if kept is None or seat is None:
        return None
    name, view, own = robot_asked(core, found, kept, seat)
    return Question(table, kept.seq, seat, found.game, name, view, own)


def advised(asked: Question) -> tuple[Hint, ...]:
    """What the expert says, the best first; nothing in a game without a mind."""
    game = game_of(asked.game)
    mind = getattr(game, "mind", None)
    return () if mind is None else hints(game, mind, asked.view, asked.seat, asked.own)


def answered(core: Core, table: int, asked: Question, action: Action | None) -> Submitted | None:
    """Do what it chose; None if something has happened there since. Without a choice (its worker
    died, or too many are thinking) the steady robot's is made."""

    def look(db: sqlite3.Connection) -> tuple[Table, SavedState]:
        return table_of(db, table), load_state(db, table)

    found, kept = core.read(look)
    same = found.robot_due == asked.seat and found.robot_at(asked.seat) == asked.robot
    if kept.seq != asked.seq or not same:
        return None
    if action is None:
        with guard_bugs(core, table, seq=kept.seq, seat=asked.seat, robot=STAND_IN):
            action = chosen(asked.game, STAND_IN, asked.view, asked.seat, asked.own)
    return act(core, found, kept, asked.seat, None, action, robot_key(kept))
