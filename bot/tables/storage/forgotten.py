"""Who was forgotten, kept beside the database: whoever puts an older copy of it back brings nobody
back.

The list is a small text file next to the database and no part of it, so that no copy holds it and
no restored copy takes its place. Its first line is a key, drawn at random when the list begins;
each further line is a number and the digest of a person's number on Discord under that key. The
list names nobody: a digest can't be turned back, and to try all numbers that Discord has given out
would take ages, since each costs a thousand steps. Only of a number that one has already it tells
whether that person was forgotten, and that is what it is for.

The database holds the number of the last line that was carried out in it (`PRAGMA user_version`),
changed in the same transaction. A copy holds an older number, so it is known which lines are to be
carried out again, and a person who came back since stays. The line is on the disk before the
transaction begins to change anything: a process killed between the two forgets at its next start.
"""

from __future__ import annotations

import hashlib
import os
import sqlite3
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from bot.tables.storage.store import StoreError

ROUNDS = 1_000
"""Steps of one digest: under a millisecond for each person of a database, too many for all numbers
that there are."""
_KEY = 32


class Forgotten(NamedTuple):
    """A list as it is in its file: the key of the digests, and each digest by its number."""

    key: bytes
    digests: dict[int, str]

    def later(self, number: int) -> dict[str, int]:
        """The numbers of the digests that came after this number."""
        return {digest: one for one, digest in self.digests.items() if one > number}

    def digest(self, user: int) -> str:
        """What stands for a person."""
        return hashlib.pbkdf2_hmac("sha256", str(user).encode(), self.key, ROUNDS).hex()


def list_of(path: Path) -> Path:
    """Where the list of a database is."""
    return path.with_name(path.name + "-forgotten")


def read(file: Path) -> Forgotten | None:
    """The list; None if nobody was forgotten yet. Raises `StoreError` if the file is damaged."""
    if not file.exists():
        return None
    try:
        head, *lines = file.read_text(encoding="ascii").splitlines()
        pairs = [line.split() for line in lines]
        return Forgotten(bytes.fromhex(head), {int(number): digest for number, digest in pairs})
    except ValueError as error:
        raise StoreError("store-unusable", path=str(file), error=str(error)) from error


def add(file: Path, user: int, done: int, entropy: Callable[[int], bytes]) -> int:
    """Put a person on the list, and have it on the disk; the number of the line. `done` is the last
    one carried out in the database, which may have come from elsewhere, without its list."""
    known = read(file) or Forgotten(entropy(_KEY), {})
    number = max([done, *known.digests]) + 1
    digests = {**known.digests, number: known.digest(user)}
    _write(file, [known.key.hex(), *(f"{one} {digest}" for one, digest in digests.items())])
    return number


def _write(file: Path, lines: Iterable[str]) -> None:
    """The whole file anew, so that it is the old one or the new one whenever the process dies."""
    fresh = file.with_name(file.name + ".part")
    with fresh.open("w", encoding="ascii") as out:
        out.writelines(f"{line}\n" for line in lines)
        out.flush()
        os.fsync(out.fileno())
    fresh.replace(file)
    if os.name == "posix":  # elsewhere a folder can't be opened
        folder = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def carried_out(db: sqlite3.Connection) -> int:
    """The number of the last line that was carried out in this database."""
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def carry_out(db: sqlite3.Connection, number: int) -> None:
    """Note in the running transaction that the list is carried out up to this number."""
    db.execute(f"PRAGMA user_version = {int(number)}")
