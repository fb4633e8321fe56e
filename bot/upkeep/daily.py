"""The daily copy, taken by a process of its own, so that playing a whole database again costs the
bot nothing."""

from __future__ import annotations

import asyncio
import os
import sys
from datetime import UTC, datetime

import structlog

from bot.settings import Settings
from bot.upkeep.rotation import due, expire

log = structlog.get_logger(__name__)

LOOK = 3600.0
"""Seconds between two looks whether a copy is due."""

SETTLED = 300.0
"""Seconds after a start in which the bot has better things to do."""


async def copies(settings: Settings) -> None:
    """Take a copy whenever one is due, if any are kept, and let go of what was set aside long ago,
    until cancelled. What goes wrong is logged, and tried again at the next look."""
    await asyncio.sleep(SETTLED)
    while True:
        if settings.backups and due(settings.database, datetime.now(UTC)):
            await copy(settings)
        await asyncio.to_thread(_expire, settings)
        await asyncio.sleep(LOOK)


def _expire(settings: Settings) -> None:
    try:
        for file in expire(settings.database, settings.copies_last, datetime.now(UTC)):
            log.info("an old copy of the database was removed", path=str(file))
    except OSError as error:
        log.error("an old copy of the database can't be removed", error=str(error))


async def copy(settings: Settings) -> bool:
    """Take a copy now; whether it passed."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "backup", "--keep", str(settings.backups)),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        env={**os.environ, "ROUNDHOUSE_DB": str(settings.database)},
    )
    try:
        told, _ = await process.communicate()
    except asyncio.CancelledError:
        process.terminate()
        await process.wait()
        raise
    said = told.decode(errors="replace").strip()
    if process.returncode == 0:
        log.info("a copy of the database was taken", told=said)
        return True
    log.error("no copy of the database could be taken", told=said, code=process.returncode)
    return False
