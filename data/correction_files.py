"""The files of corrections: written so that a crash leaves all of them old or all of them new,
with a list of the changes from which one can be taken back."""

from __future__ import annotations

import hashlib
import os
import re
import sqlite3
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path, PurePosixPath
from typing import Any

import msgspec

from data.corrections import JOURNAL, unfinished

CHANGES = "changes"
"""The folder of changes that were proposed in chat."""
MAX_CHANGES = 100
LOCK = ".lock"
"""The file that is locked while corrections are read to be changed, and written."""
MAX_WAIT = 60.0
"""Seconds to wait for another process, or thread, that corrects."""
_ID = re.compile(r"[0-9a-f]{16}")

Patches = dict[str, Any]


class Change(msgspec.Struct, frozen=True):
    """A correction of one game that somebody has proposed: the patches by file before and after.

    `at`: seconds since 1970."""

    game: str
    before: Patches
    after: Patches
    by: int
    at: int

    @property
    def id(self) -> str:
        """What the change is found by again."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:16]


def save_change(folder: Path, change: Change) -> None:
    """Keep a change, so that it can be made, and taken back, later."""
    changes = folder / CHANGES
    write_whole(changes / f"{change.id}.json", msgspec.json.encode(change))
    paths = sorted(changes.glob("*.json"), key=lambda path: path.stat().st_mtime)
    for path in paths[:-MAX_CHANGES]:
        path.unlink(missing_ok=True)


def load_change(folder: Path, name: str) -> Change | None:
    """Return a change by its id; None if it is not kept any more."""
    path = folder / CHANGES / f"{name}.json"
    if not _ID.fullmatch(name) or not path.exists():
        return None
    return msgspec.json.decode(path.read_bytes(), type=Change)


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Let nobody else correct facts in this folder meanwhile, in whatever process.

    SQLite's own lock is used, which all systems release when a process dies. Raises
    `sqlite3.OperationalError` if somebody else takes too long."""
    folder.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(folder / LOCK, MAX_WAIT, isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        yield


def save_corrections(folder: Path, patches: Mapping[str, Patches]) -> None:
    """Write all corrections of some games, `locked`; a file without any is removed."""
    _finish(folder)
    files: dict[str, str | None] = {}
    for game, corrections in patches.items():
        game_folder = folder / game
        files |= {
            path.relative_to(folder).as_posix(): None
            for path in game_folder.rglob("*")
            if path.is_file() and path.name[0] != "."
        }
        for file, patch in corrections.items():
            name = PurePosixPath(game) / PurePosixPath(file).with_suffix(".json")
            files[str(name)] = msgspec.json.format(msgspec.json.encode(patch), indent=1).decode()
    write_whole(folder / JOURNAL, msgspec.json.encode(files))
    _finish(folder)


def _finish(folder: Path) -> None:
    """Write what is to be written together, which counts as written already."""
    for name, text in unfinished(folder).items():
        if text is None:
            (folder / name).unlink(missing_ok=True)
        else:
            write_whole(folder / name, text.encode())
    (folder / JOURNAL).unlink(missing_ok=True)


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that after a crash it is the old or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, scratch = tempfile.mkstemp(dir=path.parent, prefix=".")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(scratch).replace(path)
    except BaseException:
        Path(scratch).unlink()
        raise
