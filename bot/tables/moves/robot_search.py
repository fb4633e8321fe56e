"""Choices of robots that need a search.

They are computed while the table is unlocked, and count only if nothing has happened since."""

from __future__ import annotations

import sqlite3
from functools import partial

import msgspec

from bot.tables.moves.play import SUBSTITUTE_ROBOT, apply_action, robot_input, robot_key
from bot.tables.storage.core import Core, guard_bugs
from bot.tables.storage.rows import SavedState, load_state, table_of
from bot.tables.types.games import game_of
from bot.tables.types.model import Submitted, Table
from data.facts import FactSet
from rules.dice import SeededDice
from rules.game import Action, View
from rules.thinking.hints import Hint, hints


class Question(msgspec.Struct, frozen=True):
    """A choice that a robot has to make at version `seq` of a table, as plain data for a worker.

    `dice_seed`: the seed of its dice, which are not the table's; `facts`: those of the table."""

    table: int
    seq: int
    seat: int
    game: str
    robot: str
    view: View
    dice_seed: bytes
    facts: FactSet | None = None

    @property
    def work(self) -> partial[Action]:
        """The call that chooses, for a worker."""
        return partial(choose_action, self.game, self.robot, self.view, self.seat, self.dice_seed)


def choose_action(game: str, robot: str, view: object, seat: int, dice_seed: bytes) -> Action:
    """Return the action that a game's robot chooses in this view."""
    return game_of(game).robot(robot).choose(view, seat, SeededDice(dice_seed))


def pending_question(core: Core, table_id: int) -> Question | None:
    """Return the question to the robot that is to act; None if there is none or it needs no
    search."""

    def query(db: sqlite3.Connection) -> tuple[Table, SavedState | None]:
        table = table_of(db, table_id)
        return table, load_state(db, table_id) if table.needs_search else None

    table, saved = core.read(query)
    seat = table.robot_due
    if saved is None or seat is None:
        return None
    name, view, dice_seed = robot_input(core, table, saved, seat)
    return Question(table_id, saved.seq, seat, table.game, name, view, dice_seed, table.facts)


def compute_hints(question: Question) -> tuple[Hint, ...]:
    """Return the hints of the expert, the best first; empty for a game without an evaluator."""
    game = game_of(question.game)
    evaluator = getattr(game, "evaluator", None)
    return (
        ()
        if evaluator is None
        else hints(game, evaluator, question.view, question.seat, question.dice_seed)
    )


def apply_answer(
    core: Core, table_id: int, question: Question, action: Action | None
) -> Submitted | None:
    """Execute the chosen action; return None if something has happened since.

    Without a choice (its worker died, or there are too many searches) the steady robot chooses."""

    def query(db: sqlite3.Connection) -> tuple[Table, SavedState]:
        return table_of(db, table_id), load_state(db, table_id)

    table, saved = core.read(query)
    is_same_robot = (
        table.robot_due == question.seat and table.robot_at(question.seat) == question.robot
    )
    if saved.seq != question.seq or not is_same_robot:
        return None
    if action is None:
        with guard_bugs(core, table_id, seq=saved.seq, seat=question.seat, robot=SUBSTITUTE_ROBOT):
            action = choose_action(
                question.game, SUBSTITUTE_ROBOT, question.view, question.seat, question.dice_seed
            )
    return apply_action(core, table, saved, question.seat, None, action, robot_key(saved))
