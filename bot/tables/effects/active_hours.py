"""A person's settings, and the hours in which the person usually presses, if these are learned."""

from __future__ import annotations

import sqlite3

import msgspec

from bot.tables.types.codec import to_json
from bot.tables.types.hours import local_time, usual_hours
from bot.tables.types.settings import PersonSettings

HALVING_COUNT = 400
"""Presses at which all counts are halved, so that older presses count less."""


def settings_of(db: sqlite3.Connection, user: int) -> PersonSettings:
    """Return a person's settings, or the defaults."""
    row = db.execute("SELECT settings FROM people WHERE id = ?", [user]).fetchone()
    return PersonSettings() if row is None else msgspec.json.decode(row[0], type=PersonSettings)


def save_settings(db: sqlite3.Connection, user: int, settings: PersonSettings) -> None:
    """Write a person's settings.

    Counted presses are deleted if they are not wanted any more, or were counted in another zone."""
    if not settings.pings.learn or settings.pings.zone != settings_of(db, user).pings.zone:
        db.execute("DELETE FROM habits WHERE user = ?", [user])
    _write(db, user, settings)


def _write(db: sqlite3.Connection, user: int, settings: PersonSettings) -> None:
    hours = usual_hours(presses_by_hour(db, user)) if settings.pings.learn else None
    pings = msgspec.structs.replace(settings.pings, learned=hours)
    stored = to_json(msgspec.structs.replace(settings, pings=pings))
    db.execute("INSERT OR REPLACE INTO people (id, settings) VALUES (?, ?)", [user, stored])


def presses_by_hour(db: sqlite3.Connection, user: int) -> list[int]:
    """Return a person's number of presses in each of the 24 hours of a day in the person's zone."""
    counts = [0] * 24
    rows = db.execute("SELECT hour, presses FROM habits WHERE user = ?", [user])
    for hour, presses in rows:
        counts[hour] = presses
    return counts


def count_press(db: sqlite3.Connection, user: int, at: int) -> bool:
    """Count a press if the person's usual hours are to be learned; return whether these changed."""
    settings = settings_of(db, user)
    if not settings.pings.learn:
        return False
    db.execute(
        "INSERT INTO habits (user, hour, presses) VALUES (?, ?, 1)"
        " ON CONFLICT (user, hour) DO UPDATE SET presses = presses + 1",
        [user, local_time(at, settings.pings.zone).hour],
    )
    counts = presses_by_hour(db, user)
    if sum(counts) >= HALVING_COUNT:
        db.execute("UPDATE habits SET presses = (presses + 1) / 2 WHERE user = ?", [user])
    if usual_hours(counts) == settings.pings.learned:
        return False
    _write(db, user, settings)
    return True
