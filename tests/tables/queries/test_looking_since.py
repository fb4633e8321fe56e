"""What happened since one's last turn."""

from bot.tables.api.service import Tables
from bot.tables.types.model import SeatRow
from tests.example.rules.actions import Haul, Trade
from tests.tables.support import ANN, BOB, CAT, act, key, started


async def test_the_middle_of_a_turn_ends_none(tables: Tables) -> None:
    """Nor do questions about the table and their answers, which are no news either."""
    table = (await act(tables, await started(tables, ANN, BOB), Haul())).table
    mover = table.seats[table.to_move[0]].user
    assert mover is not None
    before = [row.seq for row in await tables.news_since_turn(table.id, mover)]
    assert before[-1] == table.version
    table = (await act(tables, table, Trade(0))).table
    await tables.request_hints(table.id, mover, key=key())
    after = [row.seq for row in await tables.news_since_turn(table.id, mover)]
    assert after == [*before, table.version]


async def test_what_came_of_a_move_just_made_is_news(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    mover = table.seats[table.to_move[0]].user
    assert mover is not None
    made = (await act(tables, table, Haul())).entries[0].seq
    assert made not in [row.seq for row in await tables.news_since_turn(table.id, mover)]
    assert made in [row.seq for row in await tables.news_since_turn(table.id, mover, made)]


async def test_the_moves_of_the_seat_in_the_file_count_as_ones_own(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    first = (await act(tables, table, Haul())).table
    second = (await act(tables, first, Haul())).table
    again = await tables.import_text(await tables.export(table.id), table.place, ANN, key=key())
    movers = [row.seat for row in await tables.log_entries(again.id, kind="action", limit=9)]
    assert len(movers) == 2 and movers[0] != movers[1]
    for user in (ANN, BOB):
        seat = again.seat_of(user)
        (seq,) = [
            row.seq
            for row in await tables.log_entries(again.id, kind="action", limit=9)
            if row.seat == seat
        ]
        seen = await tables.news_since_turn(again.id, user)
        assert [row.seq for row in seen] == list(range(seq + 1, again.version + 1))
    assert second.turn == again.turn


async def test_whoever_sits_down_later_has_seen_what_was_before(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    await act(tables, table, Haul())
    again = await tables.import_text(await tables.export(table.id), table.place, ANN, key=key())
    await tables.reseat(again.id, BOB, SeatRow(1, user=CAT), key=key())
    assert await tables.news_since_turn(again.id, CAT) == []
