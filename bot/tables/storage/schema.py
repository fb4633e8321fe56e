"""Schema of the one SQLite file: numbered migrations, each a script of `migrations/`.

Each runs in one transaction. A script that was released never changes."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

from sqlite_utils import Database, Migrations

from bot.tables.storage.fact_rows import keep_facts
from data.facts import shipped_set

MIGRATIONS = Migrations("roundhouse")

_SCRIPTS = Path(__file__).parent / "migrations"
_USE_SHIPPED_FACTS = ("0012 facts", "0014 default facts")
"""Migrations after which started games without facts get the shipped ones: all tables by the first,
sessions of the desk, which are tables from 0013 on, by the second."""


def _migration(script: Path) -> Callable[[Database], None]:
    def run(db: Database) -> None:
        for statement in _statements(script.read_text(encoding="utf-8")):
            db.execute(statement)
        if script.stem in _USE_SHIPPED_FACTS:
            _use_shipped_facts(db)

    return run


def _statements(script: str) -> Iterator[str]:
    """Yield the statements one by one: SQLite runs a whole script outside of transactions."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def _use_shipped_facts(db: Database) -> None:
    games = db.execute("SELECT DISTINCT game FROM tables WHERE started IS NOT NULL").fetchall()
    for (game,) in games:
        facts = shipped_set(game)
        if facts is not None:
            keep_facts(db.conn, facts)
            db.execute(
                "UPDATE tables SET facts = ? WHERE game = ? AND started IS NOT NULL"
                " AND facts IS NULL",
                [facts.digest, game],
            )


for _script in sorted(_SCRIPTS.glob("*.sql")):
    MIGRATIONS(name=_script.stem)(_migration(_script))
