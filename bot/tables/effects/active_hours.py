"""What a person has chosen, and the hours in which he usually presses, learned if he says so."""

from __future__ import annotations

import sqlite3

import msgspec

from bot.tables.types.codec import text
from bot.tables.types.hours import local, usual
from bot.tables.types.model import PersonSettings

FULL = 400
"""Presses from which on older ones count less."""


def settings_of(db: sqlite3.Connection, user: int) -> PersonSettings:
    """What a person has chosen, or the defaults."""
    row = db.execute("SELECT settings FROM people WHERE id = ?", [user]).fetchone()
    return PersonSettings() if row is None else msgspec.json.decode(row[0], type=PersonSettings)


def keep_settings(db: sqlite3.Connection, user: int, settings: PersonSettings) -> None:
    """Write what a person has chosen. Presses counted are forgotten if that is not wanted, or if
    the zone they were counted in is another."""
    if not settings.pings.learn or settings.pings.zone != settings_of(db, user).pings.zone:
        db.execute("DELETE FROM habits WHERE user = ?", [user])
    _write(db, user, settings)


def _write(db: sqlite3.Connection, user: int, settings: PersonSettings) -> None:
    hours = usual(presses_of(db, user)) if settings.pings.learn else None
    pings = msgspec.structs.replace(settings.pings, learned=hours)
    kept = text(msgspec.structs.replace(settings, pings=pings))
    db.execute("INSERT OR REPLACE INTO people (id, settings) VALUES (?, ?)", [user, kept])


def presses_of(db: sqlite3.Connection, user: int) -> list[int]:
    """How often a person has pressed in each of the 24 hours of the day in his zone."""
    counts = [0] * 24
    rows = db.execute("SELECT hour, presses FROM habits WHERE user = ?", [user])
    for hour, presses in rows:
        counts[hour] = presses
    return counts


def note_press(db: sqlite3.Connection, user: int, at: int) -> bool:
    """Count a press of somebody who wants the usual hours to be learned; whether that changed
    them."""
    settings = settings_of(db, user)
    if not settings.pings.learn:
        return False
    db.execute(
        "INSERT INTO habits (user, hour, presses) VALUES (?, ?, 1)"
        " ON CONFLICT (user, hour) DO UPDATE SET presses = presses + 1",
        [user, local(at, settings.pings.zone).hour],
    )
    counts = presses_of(db, user)
    if sum(counts) >= FULL:
        db.execute("UPDATE habits SET presses = (presses + 1) / 2 WHERE user = ?", [user])
    if usual(counts) == settings.pings.learned:
        return False
    _write(db, user, settings)
    return True
