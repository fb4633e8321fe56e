"""The end of a process under a backlog: soon, and without a traceback of what came too late."""

import signal
import subprocess
import sys
import time
from pathlib import Path

from bot.client import CLOSE_TIMEOUT, DELIVERY_TIMEOUT, DRAIN_TIMEOUT
from bot.tables.storage.store import BUSY_STEP, Store


def test_the_process_ends_in_ten_seconds_under_any_backlog(tmp_path: Path) -> None:
    path = tmp_path / "roundhouse.sqlite"
    command = [sys.executable, "-m", "tests.chat.running.stopped", str(path)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout.readline() == "pressed\n", process.communicate()[1]
        process.send_signal(signal.SIGTERM)
        began = time.monotonic()
        _, log = process.communicate(timeout=120)
        took = time.monotonic() - began
    assert process.returncode == 0, log
    assert took < 45, "ten seconds, and more for a busy machine"
    rest = log.partition("handlers_cancelled")[2]
    assert "Traceback" not in rest, rest[:4000]
    Store(path).close()


def test_the_waits_at_the_end_leave_some_of_ten_seconds() -> None:
    assert 2 * DRAIN_TIMEOUT + DELIVERY_TIMEOUT + CLOSE_TIMEOUT + 2 * BUSY_STEP / 1000 < 8
