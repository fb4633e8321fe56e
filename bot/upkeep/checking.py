"""Checks that the database is sound and that every table follows from its log."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bot.tables.archive import verify
from bot.tables.storage.rows import table_of
from bot.tables.types.model import Table, VerifyReport
from bot.upkeep.copies import open_readonly, require_current, require_sound
from data.texts import say


def check_tables(path: Path) -> Iterator[tuple[Table | int, VerifyReport | Exception]]:
    """Check the file, then replay every started table; yield one result for each.

    The result is a report, or the exception if the table cannot be read. Raises `StoreError` if
    the file is damaged or made by another version."""
    with open_readonly(path) as db:
        require_sound(db, path)
        require_current(db, path)
        ids = db.execute("SELECT id FROM tables WHERE started IS NOT NULL ORDER BY id")
        for (table_id,) in ids.fetchall():
            table: Table | int = table_id
            try:
                table = table_of(db, table_id)
                yield table, verify.verify_from(db, table_id)
            except Exception as error:  # noqa: BLE001 a table that cannot be read is the finding
                yield table, error


def describe_check(table: Table | int, result: VerifyReport | Exception, language: str) -> str:
    """Return the result of one table's check as a sentence."""
    table_id = table.id if isinstance(table, Table) else table
    game = table.game if isinstance(table, Table) else "?"
    status = table.status if isinstance(table, Table) else "?"
    if isinstance(result, Exception):
        problem = say("upkeep-wrong-unreadable", language, error=repr(result))
        return say(
            "upkeep-check-wrong", language, found=problem, table=table_id, game=game, status=status
        )
    if not result.ok:
        problem = "; ".join(_problems(result, language))
        return say(
            "upkeep-check-wrong", language, found=problem, table=table_id, game=game, status=status
        )
    sentence = say(
        "upkeep-check-table",
        language,
        rows=result.rows,
        draws=result.draws,
        table=table_id,
        game=game,
        status=status,
    )
    if result.recorded:
        sentence += " " + say(
            "upkeep-check-recorded", language, table=table_id, recorded=result.recorded
        )
    return sentence


def _problems(report: VerifyReport, language: str) -> Iterator[str]:
    if not report.commitment_ok:
        yield say("upkeep-wrong-commitment", language)
    if report.wrong_draw is not None:
        yield say("upkeep-wrong-draw", language, number=report.wrong_draw)
    if report.wrong_row is not None:
        yield say("upkeep-wrong-row", language, number=report.wrong_row)
    if report.wrong_end:
        yield say("upkeep-wrong-end", language)
