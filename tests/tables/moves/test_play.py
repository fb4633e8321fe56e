"""A table from opening to end, and everything that may be pressed twice, late or wrongly."""

import asyncio

import pytest

from bot.tables.api.service import Tables
from bot.tables.types.errors import TableError
from bot.tables.types.model import Table
from rules.dice import commitment
from rules.errors import RuleError
from tests.example.rules.actions import Bid, Haul, Trade
from tests.example.rules.events import Hauled, Revealed
from tests.tables.faulty import Explode
from tests.tables.support import (
    ANN,
    BOB,
    CAT,
    EVE,
    PLACE,
    act,
    key,
    mover_of,
    play_round,
    refused,
    started,
    who,
)


async def test_a_game_is_played_to_its_end_and_shows_its_seed_only_then(tables: Tables) -> None:
    table = await started(tables, ANN, BOB, CAT)
    assert (table.status, table.version, table.seed) == ("running", 1, None)
    assert table.commitment is not None
    for _ in range(3):
        assert (await tables.get_table(table.id)).seed is None
        await play_round(tables, table.id)
    ended = await tables.get_table(table.id)
    assert (ended.status, ended.how, ended.to_move) == ("ended", "played", ())
    assert ended.seed is not None
    assert commitment(bytes.fromhex(ended.seed)) == table.commitment
    report = await tables.verify_table(table.id)
    assert report.ok
    assert (report.draws, report.rows, report.seed) == (19, 19, ended.seed)
    with refused("ended"):
        await act(tables, ended, Haul(), seat=0)


async def test_the_same_press_counts_once_and_gives_the_same_answer(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    mover = mover_of(table)
    first = await tables.submit_action(table.id, mover, Haul(), version=1, key="once")
    again = await tables.submit_action(table.id, mover, Haul(), version=1, key="once")
    assert not first.repeated
    assert again.repeated
    assert again.entries == first.entries
    assert (await tables.get_table(table.id)).version == 2
    await act(tables, table, Haul())
    later = await tables.submit_action(table.id, mover, Haul(), version=1, key="once")
    assert later.entries == first.entries
    assert later.table.version == 3
    other = BOB if mover == ANN else ANN
    with refused("not-yours"):
        await tables.submit_action(table.id, other, Haul(), version=3, key="once")


async def test_starting_twice_with_one_press_starts_once(tables: Tables) -> None:
    table = await tables.open_table("haul", PLACE, ANN, key="open")
    assert (await tables.open_table("haul", PLACE, ANN, key="open")).id == table.id
    await tables.join(table.id, BOB)
    first = await tables.start_game(table.id, ANN, key="start")
    again = await tables.start_game(table.id, ANN, key="start")
    assert again.repeated
    assert again.entries == first.entries
    with refused("started"):
        await tables.start_game(table.id, ANN, key="another")


async def test_a_press_on_an_old_card_is_stale(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    mover = mover_of(table)
    await tables.submit_action(table.id, mover, Trade(1), version=1, key=key())
    with refused("stale"):
        await tables.submit_action(table.id, mover, Trade(1), version=1, key=key())
    with refused("stale"):
        await tables.submit_action(table.id, mover, Trade(1), version=9, key=key())
    with refused("stale"):
        await tables.check_action(table.id, mover, Trade(1), version=1)


async def test_only_the_person_of_a_seat_acts_and_sees_what_it_may_know(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    with refused("not-yours"):
        await tables.submit_action(table.id, EVE, Haul(), version=1, key=key())
    with refused("no-table"):
        await tables.submit_action(99, ANN, Haul(), version=1, key=key())
    look = await tables.read_table(table.id, BOB)
    assert (look.seat, look.view.purse, look.public.purse) == (1, 10, None)
    guest = await tables.read_table(table.id, EVE)
    assert (guest.seat, guest.view) == (None, guest.public)
    assert await tables.read_view(table.id, None) == guest.public


async def test_what_the_rules_refuse_changes_nothing(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    mover = mover_of(table)
    before = await tables.export(table.id)
    with pytest.raises(RuleError, match="too-much"):
        await tables.submit_action(table.id, mover, Trade(50), version=1, key="k")
    with pytest.raises(RuleError, match="too-much"):
        await tables.check_action(table.id, mover, Trade(50), version=1)
    assert await tables.export(table.id) == before
    done = await tables.submit_action(table.id, mover, Trade(5), version=1, key="k")
    assert not done.repeated


async def test_a_number_beyond_what_is_kept_is_refused(tables: Tables) -> None:
    """64 bits are kept: a larger count in an action is refused before the rules reckon with it."""
    table = await started(tables, ANN, BOB)
    mover = mover_of(table)
    for coins in (2**63, -(2**63) - 1, 10**40):
        with refused("too-large"):
            await tables.submit_action(table.id, mover, Trade(coins), version=1, key="k")
        with refused("too-large"):
            await tables.check_action(table.id, mover, Trade(coins), version=1)
    with pytest.raises(RuleError, match="too-much"):
        await tables.submit_action(table.id, mover, Trade(2**63 - 1), version=1, key="k")


async def test_a_second_press_at_once_is_told_that_the_table_is_busy(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    mover = mover_of(table)
    results = await asyncio.gather(
        *(
            tables.submit_action(table.id, mover, Trade(1), version=1, key=f"k{n}")
            for n in range(5)
        ),
        return_exceptions=True,
    )
    codes = [r.code if isinstance(r, TableError) else "done" for r in results]
    assert codes == ["done", "busy", "busy", "busy", "busy"]
    assert (await tables.get_table(table.id)).version == 2
    await tables.submit_action(table.id, mover, Trade(1), version=2, key=key())


async def test_a_press_given_up_by_its_caller_still_counts_and_frees_the_table(
    tables: Tables,
) -> None:
    table = await started(tables, ANN, BOB)
    mover = mover_of(table)
    job = asyncio.create_task(
        tables.submit_action(table.id, mover, Trade(1), version=1, key="given up")
    )
    await asyncio.sleep(0)
    job.cancel()
    with pytest.raises(asyncio.CancelledError):
        await job
    while True:
        try:
            again = await tables.submit_action(table.id, mover, Trade(1), version=1, key="given up")
            break
        except TableError as error:
            assert error.code == "busy"
            await asyncio.sleep(0.001)
    assert again.repeated
    assert again.table.version == 2


@pytest.mark.parametrize("how", ["raise", "purse"])
async def test_a_bug_in_the_rules_changes_nothing_and_has_a_reference(
    tables: Tables, how: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await started(tables, ANN, BOB)
    mover = mover_of(table)
    before, view = await tables.export(table.id), await tables.read_view(table.id, table.to_move[0])
    with pytest.raises(TableError) as caught:
        await tables.submit_action(table.id, mover, Explode(how), version=1, key=key())
    assert caught.value.code == "bug"
    assert caught.value.values["code"] in capsys.readouterr().out
    assert await tables.export(table.id) == before
    assert await tables.read_view(table.id, table.to_move[0]) == view
    assert (await tables.verify_table(table.id)).ok
    await act(tables, table, Haul())


async def test_events_and_draws_stand_in_the_log(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    done = await act(tables, table, Haul())
    (hauled,) = done.events
    assert isinstance(hauled, Hauled)
    assert tuple(draw.value for draw in done.entry.draws) == hauled.dice
    assert [draw.counter for draw in done.entry.draws] == [1, 2]
    assert await tables.entries_since(table.id, 1) == [done.entry]
    assert await tables.entries_since(table.id, 0, 1) == await tables.log_entries(
        table.id, kind="start"
    )
    assert await tables.entries_since(table.id, 2) == []


async def test_the_log_is_listed_by_seat_and_kind_and_page(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    await play_round(tables, table.id)
    await play_round(tables, table.id)
    everything = await tables.log_entries(table.id)
    assert [entry.seq for entry in everything] == list(range(1, 10))
    newest = await tables.log_entries(table.id, limit=4)
    older = await tables.log_entries(table.id, limit=4, before=newest[0].seq)
    assert older + newest == everything[1:]
    assert [e.seq for e in await tables.log_entries(table.id, seat=1, kind="action")] == [
        e.seq for e in everything if e.seat == 1
    ]


async def test_sealed_choices_are_everybodys_at_once_and_secret_until_revealed(
    tables: Tables,
) -> None:
    table = await started(tables, ANN, BOB, CAT)
    for _ in range(3):
        await act(tables, table, Haul())
    now = await tables.get_table(table.id)
    assert (now.to_move, now.on_turn) == ((0, 1, 2), None)
    for seat, coins in ((2, 3), (0, 4)):
        done = await tables.submit_action(
            now.id, who(now, seat), Bid(coins), version=now.version, key=key()
        )
        assert (done.entry.withheld, done.entry.action) == (True, None)
    with refused("stale"):
        await tables.submit_action(now.id, who(now, 0), Bid(2), version=now.version, key=key())
    hidden = await tables.log_entries(table.id, limit=2)
    assert [(e.withheld, e.action) for e in hidden] == [(True, None), (True, None)]
    entries = await tables.log_entries(table.id, viewer=0, limit=2)
    assert [(e.withheld, e.action) for e in entries] == [(True, None), (False, Bid(4))]
    text = await tables.export(table.id)
    assert '"coins"' not in text.split("\n\n")[1]
    last = await tables.submit_action(now.id, who(now, 1), Bid(5), version=now.version, key=key())
    assert last.entry.action == Bid(5)
    assert Revealed((4, 5, 3), 1, 10) in last.events
    shown = await tables.log_entries(table.id, kind="action", limit=3)
    assert [e.action for e in shown] == [Bid(3), Bid(4), Bid(5)]
    assert '"coins":3' in await tables.export(table.id)


async def test_a_note_is_kept_with_the_action_and_is_its_seats_own(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    seat = table.to_move[0]
    await tables.set_note(table.id, seat, {"route": [1, 2]})
    assert await tables.read_note(table.id, seat) == {"route": [1, 2]}
    assert await tables.read_note(table.id, 1 - seat) == {}
    await tables.submit_action(
        table.id, who(table, seat), Trade(1), version=1, key=key(), note={"route": [2]}
    )
    assert await tables.read_note(table.id, seat) == {"route": [2]}
    await tables.submit_action(table.id, who(table, seat), Trade(1), version=2, key=key(), note={})
    assert await tables.read_note(table.id, seat) == {}
    with refused("no-seat"):
        await tables.set_note(table.id, 7, {"a": 1})


async def test_robots_move_by_themselves_and_draw_nothing_of_the_table(tables: Tables) -> None:
    table = await started(tables, ANN, robots=2)
    while table.status == "running":
        if table.robot_due is not None:
            assert await tables.robots_due() == [table.id]
            steps = await tables.step_robots(table.id)
            assert steps
            assert all(step.entry.user is None for step in steps)
            table = steps[-1].table
            assert table.robot_due is None
        else:
            assert await tables.step_robots(table.id) == []
            look = await tables.read_table(table.id, ANN)
            move = Haul() if look.view.phase == "haul" else Bid(0)
            table = (await act(tables, table, move, seat=0)).table
    report = await tables.verify_table(table.id)
    assert report.ok
    assert report.draws == 1 + 3 * 3 * 2


async def waiting_for_robots(tables: Tables) -> Table:
    """Ann against three robots, of whom one is to move."""
    table = await started(tables, ANN, robots=3)
    if table.robot_due is None:
        await act(tables, table, Haul(), seat=0)
    return table


async def test_robots_stop_at_their_limit(tables: Tables) -> None:
    table = await waiting_for_robots(tables)
    assert len(await tables.step_robots(table.id, limit=1)) == 1


async def test_robots_asked_for_twice_at_once_move_in_turn(tables: Tables) -> None:
    table = await waiting_for_robots(tables)
    both = await asyncio.gather(tables.step_robots(table.id), tables.step_robots(table.id))
    seqs = sorted(step.entry.seq for steps in both for step in steps)
    assert seqs == list(range(seqs[0], seqs[0] + len(seqs)))
    now = await tables.get_table(table.id)
    assert (now.robot_due, now.version) == (None, seqs[-1])
    assert (await tables.verify_table(table.id)).ok
