"""Whatever fails, and wherever the process dies: nothing is lost, nothing happens twice."""

import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot.tables.api.service import Tables
from bot.tables.moves import play
from bot.tables.storage.store import Store
from tests.example.rules.actions import Haul, Trade
from tests.tables.support import ANN, BOB, act, key, mover_of, refused, started, who

STEPS = ("append_row", "save_state", "enqueue_card", "save_note", "update_after_row")


def _fails(*_values: object) -> None:
    raise sqlite3.OperationalError("disk I/O error")


@pytest.mark.parametrize("step", STEPS)
async def test_a_commit_that_fails_at_any_step_changes_nothing(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    table = await started(tables, ANN, BOB)
    mover = mover_of(table)
    before, view = await tables.export(table.id), await tables.read_view(table.id, 0)
    with monkeypatch.context() as broken:
        broken.setattr(play, step, _fails)
        with refused("not-saved"):
            await tables.submit_action(
                table.id, mover, Haul(), version=1, key="press", note={"a": 1}
            )
    assert await tables.export(table.id) == before
    assert await tables.read_view(table.id, 0) == view
    assert await tables.read_note(table.id, table.to_move[0]) == {}
    done = await tables.submit_action(
        table.id, mover, Haul(), version=1, key="press", note={"a": 1}
    )
    assert not done.repeated
    assert done.entry.draws[0].counter == 1
    assert (await tables.verify_table(table.id)).ok


async def test_a_crash_after_the_commit_counts_the_press_once(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = Tables(Store(path))
    table = await started(tables, ANN, BOB)
    mover = mover_of(table)
    with monkeypatch.context() as broken:
        broken.setattr(play, "load_submitted", _dies)
        with pytest.raises(SystemError):
            await tables.submit_action(table.id, mover, Haul(), version=1, key="press")
    await tables.close()
    tables = Tables(Store(path))
    try:
        again = await tables.submit_action(table.id, mover, Haul(), version=1, key="press")
        assert (again.repeated, again.table.version) == (True, 2)
        (row,) = await tables.claim_due()
        assert (row.version, row.since) == (2, 0)
        assert (await tables.verify_table(table.id)).ok
    finally:
        await tables.close()


def _dies(*_values: object) -> None:
    raise SystemError("the process dies here")


async def test_a_full_disk_is_told_and_the_game_goes_on_afterwards(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    db = tables.store._writer
    (pages,) = await tables.store.read(
        lambda reader: reader.execute("PRAGMA page_count").fetchone()
    )
    db.execute(f"PRAGMA max_page_count = {pages}")
    done, note = 0, {"plan": "x" * 3_000}
    seat = table.to_move[0]
    with refused("not-saved"):
        while done < 5:
            now = await tables.get_table(table.id)
            await tables.submit_action(
                now.id, who(now, seat), Trade(1), version=now.version, key=key(),
                note={**note, "number": "y" * 3_000 * done},
            )  # fmt: skip
            done += 1
    now = await tables.get_table(table.id)
    assert now.version == 1 + done
    assert (await tables.verify_table(table.id)).ok
    db.execute("PRAGMA max_page_count = 1000000")
    assert (await act(tables, table, Trade(1))).table.version == 2 + done


async def test_a_database_locked_by_somebody_else_is_told(path: Path, tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    tables.store._writer.execute("PRAGMA busy_timeout = 20")
    other = sqlite3.connect(path)
    other.execute("BEGIN IMMEDIATE")
    with refused("not-saved"):
        await act(tables, table, Haul())
    other.execute("ROLLBACK")
    other.close()
    assert (await act(tables, table, Haul())).table.version == 2


@pytest.mark.parametrize("moves", [1, 4, 11])
async def test_a_game_goes_on_after_its_process_was_killed(path: Path, moves: int) -> None:
    """A real process, killed in the middle of its work without warning."""
    number, version, press, user = _killed(path, moves)
    tables = Tables(Store(path))
    try:
        table = await tables.get_table(int(number))
        assert table.version >= int(version)
        assert (await tables.verify_table(table.id)).ok
        again = await tables.submit_action(
            table.id, int(user), Trade(0), version=int(version) - 1, key=press
        )
        assert (again.repeated, again.entries[0].seq) == (True, int(version))
        rows = await tables.claim_due()
        assert rows
        while rows:
            await tables.mark_sent(rows[0], None)
            rows = await tables.claim_due()
        assert (await tables.get_table(table.id)).said == table.version
        mover, action = table.to_move[0], Trade(0) if table.on_turn is not None else Haul()
        done = await tables.submit_action(
            table.id, who(table, mover), action, version=table.version, key="after the crash"
        )
        assert done.table.version == table.version + 1
    finally:
        await tables.close()


def _killed(path: Path, moves: int) -> list[str]:
    """Let a process play, kill it after some moves, and return the last that it told of."""
    command = [sys.executable, "-m", "tests.tables.killed", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(moves)]
        process.send_signal(signal.SIGKILL)
        lines += process.stdout.readlines()
    return [line for line in lines if line.endswith("\n")][-1].split()
