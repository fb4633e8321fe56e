"""What everybody's chances were in a game that is over: reckoned once, kept, never told before."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
import pytest

from bot.tables.api import reckoning
from bot.tables.api.service import Tables
from bot.tables.archive.chances import Better, Chances, advised
from bot.tables.types.codec import text
from bot.tables.types.model import Table
from bot.workers.processes import WorkerLost
from rules.dice import SeededDice
from rules.railroad_barons.game import GAME
from tests.tables.support import ANN, BOB, PLACE, act, key, refused, started


async def here(work: partial[Any]) -> Any:
    return work()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    few = {"POINTS": 4, "CLOSER": 1, "COARSE": 4, "FINE": 8, "PIECE": 4, "JUDGED": 2, "TOLD": 1}
    for name, number in few.items():
        monkeypatch.setattr(reckoning, name, number)
    monkeypatch.setattr(type(GAME.mind), "playouts", 8)


async def played(tables: Tables, actions: int) -> Table:
    """Railroad Barons of Ann, who plays steadily, and Bob, who doesn't care."""
    table = await tables.open("railroad_barons", PLACE, ANN, key=key())
    await tables.join(table.id, BOB)
    table = (await tables.start(table.id, ANN, key=key())).table
    robots, own = [GAME.robot("steady"), GAME.robot("random")], SeededDice(b"own")
    for _ in range(actions):
        seat = table.to_move[0]
        view = await tables.view(table.id, seat)
        mover = 0 if table.seats[seat].user == ANN else 1
        table = (await act(tables, table, robots[mover].choose(view, seat, own), seat)).table
    return table


async def test_they_are_reckoned_once_and_kept(tables: Tables) -> None:
    """A swing is between two points."""
    table = await played(tables, 40)
    with refused("not-over"):
        await tables.after.reckoned(table.id)
    assert await tables.after.owed() == []
    await tables.end(table.id, ANN, key=key(), admin=True)
    assert await tables.after.owed() == [table.id]
    assert await tables.after.reckoned(table.id) is None
    await tables.after.reckon(table.id, here)
    found = await tables.after.reckoned(table.id)
    assert found is not None and await tables.after.owed() == []
    seqs = [mark.seq for mark in await tables.after.marks(table.id)]
    shares = {point.seq: point.shares for point in found.points}
    assert set(shares) <= set(seqs) and seqs[0] in shares and 4 <= len(shares) <= 5
    assert all(sum(one) == pytest.approx(1, abs=0.01) for one in shares.values())
    [one] = found.swings
    assert (one.was, one.now) == (shares[one.since][one.seat], shares[one.until][one.seat])
    assert abs(one.was - one.now) >= reckoning.LEAST


async def test_what_was_better_is_a_choice_its_seat_had(tables: Tables) -> None:
    """Whoever plays at random could have done better, as far as he could know."""
    table = await played(tables, 30)
    bob = next(row.seat for row in table.seats if row.user == BOB)
    rows = [entry.seq for entry in await tables.log(table.id) if entry.seat == bob]
    for row in rows:
        then = await tables.after.decision(table.id, row, bob)
        assert (then.view.viewer, then.public.viewer) == (bob, None)
        if (found := then.work()) is not None:
            break
    assert found is not None, "nothing he did was improved"
    action, could, had = found
    raw = msgspec.Raw(text(action).encode())
    better, _ = advised(then, Better(row, raw, had, could))
    assert better == action != then.action and had < could


async def test_where_it_goes_wrong_nothing_is_kept(tables: Tables) -> None:
    async def broken(_work: partial[Any]) -> Any:
        raise WorkerLost

    table = await played(tables, 6)
    await tables.end(table.id, ANN, key=key(), admin=True)
    with pytest.raises(WorkerLost):
        await tables.after.reckon(table.id, broken)
    assert await tables.after.reckoned(table.id) is None
    assert await tables.after.owed() == [table.id]


async def test_a_game_without_a_mind_has_none(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    await tables.end(table.id, ANN, key=key(), admin=True)
    await tables.after.reckon(table.id, here)
    assert await tables.after.reckoned(table.id) == Chances() and await tables.after.owed() == []
