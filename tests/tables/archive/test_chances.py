"""What everybody's chances were in a game that is over: reckoned once, kept, never told before."""

from functools import partial
from typing import Any

import msgspec
import pytest

from bot.tables.api import chance_analysis
from bot.tables.api.service import Tables
from bot.tables.archive.chances import BetterMove, ChanceCurve, better_line
from bot.tables.types.codec import to_json
from bot.tables.types.model import Table
from bot.workers.processes import WorkerLost
from rules.dice import SeededDice
from rules.railroad_barons.game import GAME
from rules.thinking.learned import MAX_REASONS
from tests.tables.support import ANN, BOB, PLACE, act, key, refused, started


async def here(work: partial[Any]) -> Any:
    return work()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    few = {
        "FIRST_POINTS": 4,
        "REFINEMENTS": 1,
        "COARSE_PLAYOUTS": 4,
        "FINE_PLAYOUTS": 8,
        "BATCH": 4,
        "MAX_DECISIONS": 2,
        "MAX_SWINGS": 1,
    }
    for name, number in few.items():
        monkeypatch.setattr(chance_analysis, name, number)
    monkeypatch.setattr(type(GAME.evaluator), "playouts", 8)


async def played(tables: Tables, actions: int) -> Table:
    """Railroad Barons of Ann, who plays steadily, and Bob, who doesn't care."""
    table = await tables.open_table("railroad_barons", PLACE, ANN, key=key())
    await tables.join(table.id, BOB)
    table = (await tables.start_game(table.id, ANN, key=key())).table
    robots, robot_dice = [GAME.robot("steady"), GAME.robot("random")], SeededDice(b"own")
    for _ in range(actions):
        seat = table.to_move[0]
        view = await tables.read_view(table.id, seat)
        mover = 0 if table.seats[seat].user == ANN else 1
        table = (await act(tables, table, robots[mover].choose(view, seat, robot_dice), seat)).table
    return table


async def test_they_are_reckoned_once_and_kept(tables: Tables) -> None:
    """A swing is between two points."""
    table = await played(tables, 40)
    with refused("not-over"):
        await tables.aftermath.load_chances(table.id)
    assert await tables.aftermath.pending_analyses() == []
    await tables.request_end(table.id, ANN, key=key(), admin=True)
    assert await tables.aftermath.pending_analyses() == [table.id]
    assert await tables.aftermath.load_chances(table.id) is None
    await tables.aftermath.analyze_chances(table.id, here)
    chances = await tables.aftermath.load_chances(table.id)
    assert chances is not None and await tables.aftermath.pending_analyses() == []
    seqs = [mark.seq for mark in await tables.aftermath.ranking_marks(table.id)]
    shares = {point.seq: point.shares for point in chances.points}
    assert set(shares) <= set(seqs) and seqs[0] in shares and 4 <= len(shares) <= 5
    assert all(sum(row) == pytest.approx(1, abs=0.01) for row in shares.values())
    [swing] = chances.swings
    assert (swing.was, swing.now) == (
        shares[swing.since][swing.seat],
        shares[swing.until][swing.seat],
    )
    assert abs(swing.was - swing.now) >= chance_analysis.MIN_SWING


async def test_what_was_better_is_a_choice_its_seat_had(tables: Tables) -> None:
    """Whoever plays at random could have done better, as far as he could know."""
    table = await played(tables, 30)
    bob = next(row.seat for row in table.seats if row.user == BOB)
    rows = [entry.seq for entry in await tables.log_entries(table.id) if entry.seat == bob]
    for row in rows:
        then = await tables.aftermath.load_decision(table.id, row, bob)
        assert (then.view.viewer, then.public.viewer) == (bob, None)
        if (improvement := then.work()) is not None:
            break
    assert improvement is not None, "nothing he did was improved"
    action, could, had, reasons = improvement
    raw = msgspec.Raw(to_json(action).encode())
    move = BetterMove(row, raw, had, could, reasons)
    assert len(reasons) <= MAX_REASONS and (not reasons or reasons[0].worth > 0)
    assert msgspec.json.decode(msgspec.json.encode(move), type=BetterMove).reasons == reasons
    better, _ = better_line(then, move)
    assert better == action != then.action and had < could


async def test_where_it_goes_wrong_nothing_is_kept(tables: Tables) -> None:
    async def broken(_work: partial[Any]) -> Any:
        raise WorkerLost

    table = await played(tables, 6)
    await tables.request_end(table.id, ANN, key=key(), admin=True)
    with pytest.raises(WorkerLost):
        await tables.aftermath.analyze_chances(table.id, broken)
    assert await tables.aftermath.load_chances(table.id) is None
    assert await tables.aftermath.pending_analyses() == [table.id]


async def test_a_game_without_a_mind_has_none(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    await tables.request_end(table.id, ANN, key=key(), admin=True)
    await tables.aftermath.analyze_chances(table.id, here)
    assert (
        await tables.aftermath.load_chances(table.id) == ChanceCurve()
        and await tables.aftermath.pending_analyses() == []
    )
