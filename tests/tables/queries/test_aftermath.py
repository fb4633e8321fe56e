"""Looking back at ended tables: every turn, in full, and never before the end."""

import pytest

from bot.tables.api.service import Tables
from bot.tables.types.model import Table
from render.film.film import MOST_FRAMES
from tests.example.rules.actions import Haul, Trade
from tests.example.rules.options import Options
from tests.tables.support import (
    ANN,
    BOB,
    CAT,
    act,
    key,
    mover_of,
    opened,
    play_round,
    refused,
    started,
    take_back,
)


async def finished(tables: Tables, rounds: int = 3) -> Table:
    table = await started(tables, ANN, BOB, options=Options(rounds=rounds))
    for _ in range(rounds):
        await play_round(tables, table.id)
    ended = await tables.get_table(table.id)
    assert ended.status == "ended"
    return ended


async def test_a_game_is_told_turn_by_turn_with_everybody_s_sums(tables: Tables) -> None:
    table = await finished(tables)
    marks = await tables.aftermath.ranking_marks(table.id)
    # Three turns a round: two hauls, then the bids; and the set-up before them.
    assert [mark.turn for mark in marks] == list(range(10))
    assert [mark.seat for mark in marks[:4]] == [None, marks[1].seat, marks[2].seat, None]
    assert {marks[1].seat, marks[2].seat} == {0, 1}
    assert [mark.seq for mark in marks] == sorted({mark.seq for mark in marks})
    assert all(row.total is not None for mark in marks for row in mark.standing)
    assert {row.total for row in marks[0].standing} == {10}
    assert list(marks[-1].standing) == await tables.final_ranking(table.id, None)


async def test_a_moment_has_a_spectator_s_view_and_what_happened(tables: Tables) -> None:
    table = await finished(tables)
    marks = await tables.aftermath.ranking_marks(table.id)
    moments = await tables.aftermath.film_moments(table.id, marks)
    assert [moment.turn for moment in moments] == [mark.turn for mark in marks]
    assert [moment.view.turn for moment in moments] == list(range(1, 11))
    assert {(moment.view.viewer, moment.view.purse) for moment in moments} == {(None, None)}
    rows = await tables.entries_since(table.id, 0)
    events = [event for moment in moments for event in moment.events]
    assert events == [event for row in rows for event in row.events]
    assert [type(event).__name__ for event in moments[1].events] == ["Hauled"]


async def test_of_moments_left_out_the_next_one_tells(tables: Tables) -> None:
    table = await finished(tables)
    marks = await tables.aftermath.ranking_marks(table.id)
    few = await tables.aftermath.film_moments(table.id, [marks[0], marks[4], marks[-1]])
    assert len(few) == 3
    every = await tables.aftermath.film_moments(table.id, marks)
    assert few[1].view == every[4].view
    assert few[1].events == tuple(event for moment in every[1:5] for event in moment.events)
    assert await tables.aftermath.film_moments(table.id, []) == []


async def test_there_are_never_more_moments_than_a_film_has_frames(tables: Tables) -> None:
    table = await finished(tables, rounds=45)
    marks = await tables.aftermath.ranking_marks(table.id)
    assert len(marks) == 136
    moments = await tables.aftermath.film_moments(table.id, marks)
    assert len(moments) == MOST_FRAMES
    assert moments[-1].turn == marks[-1].turn


async def test_what_was_taken_back_is_not_told(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    for _ in range(2):
        await act(tables, table, Trade(4))
        await take_back(tables, table, mover_of(table))
    await act(tables, table, Trade(1))
    await act(tables, table, Haul())
    await tables.request_end(table.id, CAT, key=key(), admin=True)
    marks = await tables.aftermath.ranking_marks(table.id)
    moments = await tables.aftermath.film_moments(table.id, marks)
    assert [mark.turn for mark in marks] == [0, 1]
    assert [type(event).__name__ for event in moments[-1].events] == ["Traded", "Hauled"]
    assert moments[-1].events[0].coins == 1


async def test_a_game_broken_off_within_a_turn_ends_there(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    await act(tables, table, Haul())
    await act(tables, table, Trade(2))
    await tables.request_end(table.id, CAT, key=key(), admin=True)
    marks = await tables.aftermath.ranking_marks(table.id)
    assert [mark.turn for mark in marks] == [0, 1, 2]
    moments = await tables.aftermath.film_moments(table.id, marks)
    assert sum(moments[-1].view.shown) == 2
    assert all(row.total is not None for mark in marks for row in mark.standing)


@pytest.mark.parametrize("begun", [False, True])
async def test_nothing_is_told_before_the_end(tables: Tables, begun: bool) -> None:
    """Nor of a table that was closed before it began."""
    table = await (started if begun else opened)(tables, ANN, BOB)
    with refused("not-over"):
        await tables.aftermath.ranking_marks(table.id)
    ended = await finished(tables)
    marks = await tables.aftermath.ranking_marks(ended.id)
    with refused("not-over"):
        await tables.aftermath.film_moments(table.id, marks[:1])
    if not begun:
        await tables.request_end(table.id, ANN, key=key())
        with refused("not-over"):
            await tables.aftermath.ranking_marks(table.id)
    with refused("no-table"):
        await tables.aftermath.ranking_marks(99)
