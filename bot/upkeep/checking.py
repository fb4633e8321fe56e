"""Whether the database is sound, and every table in it what its log leads to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bot.tables.archive import verify
from bot.tables.storage.rows import table_of
from bot.tables.types.model import Table, VerifyReport
from bot.upkeep.copies import current, reading, sound
from data.texts import say


def check(path: Path) -> Iterator[tuple[Table | int, VerifyReport | Exception]]:
    """Check the file, then play every table that began again; one finding a table.

    Raises `StoreError` if the file is damaged or made by another version.
    """
    with reading(path) as db:
        sound(db, path)
        current(db, path)
        numbers = db.execute("SELECT id FROM tables WHERE started IS NOT NULL ORDER BY id")
        for (number,) in numbers.fetchall():
            found: Table | int = number
            try:
                found = table_of(db, number)
                yield found, verify.verified(db, number)
            except Exception as error:  # noqa: BLE001 a table that cannot be read is the finding
                yield found, error


def finding(table: Table | int, found: VerifyReport | Exception, language: str) -> str:
    number = table.id if isinstance(table, Table) else table
    game = table.game if isinstance(table, Table) else "?"
    status = table.status if isinstance(table, Table) else "?"
    if isinstance(found, Exception):
        what = say("upkeep-wrong-unreadable", language, error=repr(found))
        return say(
            "upkeep-check-wrong", language, found=what, table=number, game=game, status=status
        )
    if not found.ok:
        what = "; ".join(_wrong(found, language))
        return say(
            "upkeep-check-wrong", language, found=what, table=number, game=game, status=status
        )
    told = say(
        "upkeep-check-table",
        language,
        rows=found.rows,
        draws=found.draws,
        table=number,
        game=game,
        status=status,
    )
    if found.recorded:
        told += " " + say("upkeep-check-recorded", language, table=number, recorded=found.recorded)
    return told


def _wrong(report: VerifyReport, language: str) -> Iterator[str]:
    if not report.commitment_ok:
        yield say("upkeep-wrong-commitment", language)
    if report.wrong_draw is not None:
        yield say("upkeep-wrong-draw", language, number=report.wrong_draw)
    if report.wrong_row is not None:
        yield say("upkeep-wrong-row", language, number=report.wrong_row)
    if report.wrong_end:
        yield say("upkeep-wrong-end", language)
