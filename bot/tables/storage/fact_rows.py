"""Sets of facts in the database: each once, however many tables keep it."""

from __future__ import annotations

import sqlite3

from data.facts import FactSet, known_set, load_set


def keep_facts(db: sqlite3.Connection, facts: FactSet) -> None:
    """Store a set, unless it is there."""
    db.execute(
        "INSERT OR IGNORE INTO facts (digest, game, files) VALUES (?, ?, ?)",
        [facts.digest, facts.game, facts.packed],
    )


def set_facts(db: sqlite3.Connection, table: int, facts: FactSet | None) -> None:
    """Let a table keep these facts."""
    if facts is not None:
        keep_facts(db, facts)
    digest = None if facts is None else facts.digest
    db.execute("UPDATE tables SET facts = ? WHERE id = ?", [digest, table])


def load_facts(db: sqlite3.Connection, game: str, digest: bytes) -> FactSet:
    """Return the set with this digest. Raises `ValueError` if the stored one has another."""
    known = known_set(game, digest)
    if known is not None:
        return known
    (packed,) = db.execute("SELECT files FROM facts WHERE digest = ?", [digest]).fetchone()
    return load_set(game, digest, packed)
