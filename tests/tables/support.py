"""What the tests of the tables share."""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import pytest

from bot.tables.api.service import Tables
from bot.tables.types.errors import TableError
from bot.tables.types.model import Place, Submitted, Table
from tests.example.rules.actions import Bid, Haul

PLACE = Place(1, 10, 100)
ANN, BOB, CAT, DAN, EVE = 11, 12, 13, 14, 15
_keys = count(1)


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> float:
        return self.now


class Entropy:
    """Secret bytes that are the same in every run."""

    def __init__(self) -> None:
        self._calls = 0

    def __call__(self, size: int) -> bytes:
        self._calls += 1
        return hashlib.sha256(f"entropy {self._calls}".encode()).digest()[:size]


def key() -> str:
    return f"press-{next(_keys)}"


async def opened(tables: Tables, *people: int, options: Any = None, game: str = "haul") -> Table:
    table = await tables.open_table(game, PLACE, people[0], key=key(), options=options)
    for user in people[1:]:
        table = await tables.join(table.id, user)
    return table


async def started(tables: Tables, *people: int, robots: int = 0, options: Any = None) -> Table:
    table = await opened(tables, *people, options=options)
    for _ in range(robots):
        await tables.add_robot(table.id, people[0], "steady")
    return (await tables.start_game(table.id, people[0], key=key())).table


def who(table: Table, seat: int) -> int:
    user = table.seats[seat].user
    assert user is not None
    return user


async def act(tables: Tables, table: Table, action: Any, seat: int | None = None) -> Submitted:
    """The seat to move (or this one) acts, on the table as it is now."""
    now = await tables.get_table(table.id)
    mover = now.to_move[0] if seat is None else seat
    return await tables.submit_action(
        now.id, who(now, mover), action, version=now.version, key=key()
    )


async def take_back(tables: Tables, table: Table, user: int, **more: Any) -> Submitted:
    """This person asks to take back, at the table as it is now."""
    now = await tables.get_table(table.id)
    return await tables.request_undo(now.id, user, version=now.version, key=key(), **more)


def mover_of(table: Table) -> int:
    """The person whose turn it is."""
    return who(table, table.to_move[0])


async def play_round(tables: Tables, number: int) -> None:
    """One round of the example game by whoever is to move."""
    table = await tables.get_table(number)
    for _ in table.seats:
        await act(tables, table, Haul())
    for _ in table.seats:
        await act(tables, table, Bid(1))


@contextmanager
def refused(code: str) -> Iterator[None]:
    """The table refuses with this code."""
    with pytest.raises(TableError) as caught:
        yield
    assert caught.value.code == code
