"""The daily copy. A separate process takes it, so that replaying a whole database does not
slow the bot."""

from __future__ import annotations

import asyncio
import os
import sys
from datetime import UTC, datetime

import structlog

from bot.settings import Settings
from bot.upkeep.machine_checks import free_bytes
from bot.upkeep.rotation import is_copy_due, remove_expired

log = structlog.get_logger(__name__)

CHECK_INTERVAL = 3600.0
"""Seconds between two checks whether a copy is due."""

LOW_DISK_MIB = 500
"""Free MiB of disk below which the host is warned."""

START_DELAY = 300.0
"""Seconds after a start before the first check."""


async def run_daily_copies(settings: Settings) -> None:
    """Take copies when they are due, remove expired files and watch the disk, until cancelled.

    Failures are logged and retried at the next check."""
    await asyncio.sleep(START_DELAY)
    while True:
        if settings.backups and is_copy_due(settings.database, datetime.now(UTC)):
            await take_copy(settings)
        await asyncio.to_thread(_remove_expired, settings)
        check_disk(settings)
        await asyncio.sleep(CHECK_INTERVAL)


def check_disk(settings: Settings) -> bool:
    """Return whether there is room on the disk of the database; log it if there is little."""
    free = free_bytes(settings.database) // 2**20
    if free < LOW_DISK_MIB:
        log.error("disk_nearly_full", free=free)
    return free >= LOW_DISK_MIB


def _remove_expired(settings: Settings) -> None:
    try:
        for file in remove_expired(
            settings.database, settings.copy_retention_days, datetime.now(UTC)
        ):
            log.info("old_copy_removed", path=str(file))
    except OSError as error:
        log.error("old_copy_removal_failed", error=str(error))


async def take_copy(settings: Settings) -> bool:
    """Take a copy now; return whether it passed its check."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "backup", "--keep", str(settings.backups)),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        env={**os.environ, "ROUNDHOUSE_DB": str(settings.database)},
    )
    try:
        stdout, _ = await process.communicate()
    except asyncio.CancelledError:
        process.terminate()
        await process.wait()
        raise
    output = stdout.decode(errors="replace").strip()
    if process.returncode == 0:
        log.info("daily_copy_taken", output=output)
        return True
    log.error("daily_copy_failed", output=output, code=process.returncode)
    return False
