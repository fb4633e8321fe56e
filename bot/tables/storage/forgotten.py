"""The list of forgotten people, stored next to the database, not in it.

Restoring an older copy of the database must not bring anybody back. The list is a small
text file, so no copy contains it and no restored copy replaces it. Its first line is a key,
drawn at random when the list begins; each further line is a number and the digest of a
person's Discord id under that key. The list contains no ids: a digest cannot be reversed,
and trying all ids of Discord would take ages, since each costs a thousand rounds. With a
known id one can only test whether that person was forgotten, which is its purpose.

The database holds the number of the last line that was carried out in it (`PRAGMA user_version`),
changed in the same transaction. A copy holds an older number, so it is known which lines have to be
carried out again, and a person who has come back since is not affected. The line is on disk before
the transaction changes anything: a process killed between the two forgets at its next start."""

from __future__ import annotations

import hashlib
import os
import sqlite3
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from bot.tables.storage.store import StoreError

DIGEST_ROUNDS = 1_000
"""Rounds of one digest: under a millisecond for each person of a database, too many for all ids."""
_KEY_BYTES = 32


class ForgottenList(NamedTuple):
    """Content of a list file: the key of the digests, and each digest by its number."""

    key: bytes
    digests: dict[int, str]

    def numbers_after(self, number: int) -> dict[str, int]:
        """Return the numbers of the digests added after this number, by digest."""
        return {digest: key for key, digest in self.digests.items() if key > number}

    def digest(self, user: int) -> str:
        """Return a digest of a person's id, from which the id can't be found without the key."""
        return hashlib.pbkdf2_hmac("sha256", str(user).encode(), self.key, DIGEST_ROUNDS).hex()


def list_path(path: Path) -> Path:
    """Return the path of a database's list."""
    return path.with_name(path.name + "-forgotten")


def read_list(file: Path) -> ForgottenList | None:
    """Return the list; None if it does not exist yet. Raises `StoreError` if the file is
    damaged."""
    if not file.exists():
        return None
    try:
        head, *lines = file.read_text(encoding="ascii").splitlines()
        pairs = [line.split() for line in lines]
        return ForgottenList(bytes.fromhex(head), {int(number): digest for number, digest in pairs})
    except ValueError as error:
        raise StoreError("store-unusable", path=str(file), error=str(error)) from error


def add_person(file: Path, user: int, last_done: int, entropy: Callable[[int], bytes]) -> int:
    """Add a person to the list, flush it to disk, and return the number of the line.

    `last_done` is the last line carried out in the database, which may have come from elsewhere
    without its list."""
    existing = read_list(file) or ForgottenList(entropy(_KEY_BYTES), {})
    number = max([last_done, *existing.digests]) + 1
    digests = {**existing.digests, number: existing.digest(user)}
    _replace_file(
        file, [existing.key.hex(), *(f"{key} {digest}" for key, digest in digests.items())]
    )
    return number


def _replace_file(file: Path, lines: Iterable[str]) -> None:
    """Replace the file atomically, so that it is complete whenever the process dies."""
    fresh = file.with_name(file.name + ".part")
    with fresh.open("w", encoding="ascii") as out:
        out.writelines(f"{line}\n" for line in lines)
        out.flush()
        os.fsync(out.fileno())
    fresh.replace(file)
    if os.name == "posix":  # elsewhere a folder cannot be opened
        folder = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def last_carried_out(db: sqlite3.Connection) -> int:
    """Return the number of the last line that was carried out in this database."""
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def mark_carried_out(db: sqlite3.Connection, number: int) -> None:
    """Record in the running transaction that the list is carried out up to this number."""
    db.execute(f"PRAGMA user_version = {int(number)}")
