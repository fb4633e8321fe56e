"""Taking back: when it is free, when it needs everybody, and what the dice do."""

import pytest

from bot.tables.api.service import Tables
from tests.example.rules.actions import Bid, Haul, Trade
from tests.tables.support import (
    ANN,
    BOB,
    CAT,
    act,
    key,
    mover_of,
    play_round,
    refused,
    started,
    take_back,
    who,
)


async def test_an_action_without_dice_is_taken_back_freely(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    seat = table.to_move[0]
    before = await tables.read_view(table.id, seat)
    await act(tables, table, Trade(3))
    await act(tables, table, Trade(4))
    offer = await tables.undo_offer(table.id, who(table, seat))
    assert ([e.seq for e in offer.takes], offer.needs) == ([3], ())
    done = await tables.request_undo(table.id, who(table, seat), version=3, key="u")
    assert (done.entry.kind, done.entry.back, done.entry.takes) == ("undo", 2, (3,))
    again = await tables.request_undo(table.id, who(table, seat), version=3, key="u")
    assert again.repeated
    assert (await tables.read_view(table.id, seat)).shown[seat] == 3
    await take_back(tables, table, who(table, seat))
    assert await tables.read_view(table.id, seat) == before
    with refused("nothing-to-undo"):
        await take_back(tables, table, who(table, seat))
    log = await tables.log_entries(table.id)
    assert [(e.seq, e.kind, e.undone) for e in log] == [
        (1, "start", False),
        (2, "action", True),
        (3, "action", True),
        (4, "undo", False),
        (5, "undo", False),
    ]
    assert (await tables.verify_table(table.id)).ok


async def test_a_stale_undo_takes_nothing_back(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    mover = mover_of(table)
    await act(tables, table, Trade(3))
    with refused("stale"):
        await tables.request_undo(table.id, mover, version=1, key=key())


async def test_taking_back_dice_needs_everybody_and_draws_new_ones(tables: Tables) -> None:
    table = await started(tables, ANN, BOB, CAT)
    seat = table.to_move[0]
    mover, others = who(table, seat), [u for u in (ANN, BOB, CAT) if u != who(table, seat)]
    before = await tables.read_view(table.id, seat)
    first = await act(tables, table, Haul())
    offer = await tables.undo_offer(table.id, mover)
    assert set(offer.needs) == {s.seat for s in table.seats} - {seat}
    request = await tables.request_undo(table.id, mover, version=2, key=key())
    assert (request.entry.kind, request.entry.ask, request.entry.takes) == ("ask", "undo", (2,))
    ask = request.table.find_ask("undo")
    assert (ask.by, ask.agreed, ask.waiting) == (seat, (seat,), offer.needs)
    with refused("already-asked"):
        await take_back(tables, table, mover)
    with refused("already-answered"):
        await tables.answer(table.id, mover, "undo", True, key=key())
    answer = await tables.answer(table.id, others[0], "undo", True, key=key())
    assert [e.kind for e in answer.entries] == ["answer"]
    both = await tables.answer(table.id, others[1], "undo", True, key="last")
    assert [e.kind for e in both.entries] == ["answer", "undo"]
    again = await tables.answer(table.id, others[1], "undo", True, key="last")
    assert again.repeated
    assert again.entries == both.entries
    assert both.table.asks == ()
    assert await tables.read_view(table.id, seat) == before
    second = await act(tables, table, Haul(), seat=seat)
    assert [d.counter for d in first.entry.draws] == [1, 2]
    assert [d.counter for d in second.entry.draws] == [3, 4]
    report = await tables.verify_table(table.id)
    assert report.ok
    assert report.draws == 5


async def test_one_no_refuses_it(tables: Tables) -> None:
    table = await started(tables, ANN, BOB, CAT)
    mover = mover_of(table)
    other = next(u for u in (ANN, BOB, CAT) if u != mover)
    await act(tables, table, Haul())
    await take_back(tables, table, mover)
    done = await tables.answer(table.id, other, "undo", False, key=key())
    assert (done.entry.yes, done.table.asks) == (False, ())
    with refused("not-asked"):
        await tables.answer(table.id, other, "undo", True, key=key())
    assert (await tables.read_view(table.id, None)).turn == 2


async def test_a_question_makes_no_card_stale_and_lapses_with_the_next_turn(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    mover = mover_of(table)
    now = (await act(tables, table, Haul())).table
    pending = (await take_back(tables, table, mover)).table
    assert pending.find_ask("undo") is not None
    done = await tables.submit_action(
        now.id, mover_of(now), Trade(1), version=now.version, key=key()
    )
    assert done.table.version == now.version + 2
    assert (await act(tables, table, Haul())).table.asks == ()


async def test_going_back_over_others_turns_takes_everything_since(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    seat = table.to_move[0]
    mover, other = who(table, seat), who(table, 1 - seat)
    await act(tables, table, Trade(2))
    await act(tables, table, Haul())
    await act(tables, table, Trade(1))
    before = await tables.read_view(table.id, seat)
    offer = await tables.undo_offer(table.id, mover)
    assert ([e.seq for e in offer.takes], offer.needs) == ([3, 4], (1 - seat,))
    await take_back(tables, table, mover)
    done = await tables.answer(table.id, other, "undo", True, key=key())
    assert (done.entry.back, done.entry.takes) == (2, (3, 4))
    now = await tables.read_view(table.id, seat)
    assert (now.turn, now.shown[seat], now.shown[1 - seat]) == (1, 2, 0)
    assert before.turn == 2
    free = await tables.undo_offer(table.id, mover)
    assert ([e.seq for e in free.takes], free.needs) == ([2], ())
    await take_back(tables, table, mover)
    assert (await tables.read_view(table.id, seat)).shown[seat] == 0
    await play_round(tables, table.id)
    assert (await tables.verify_table(table.id)).ok


async def test_what_was_revealed_needs_everybody(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    await act(tables, table, Haul())
    await act(tables, table, Haul())
    await act(tables, table, Bid(1), seat=0)
    free = await tables.undo_offer(table.id, ANN)
    assert free.needs == ()
    await act(tables, table, Bid(2), seat=1)
    assert (await tables.undo_offer(table.id, BOB)).needs == (0,)


async def test_robots_always_agree(tables: Tables) -> None:
    table = await started(tables, ANN, robots=1)
    await tables.step_robots(table.id)
    done = await act(tables, table, Haul(), seat=0)
    await tables.step_robots(table.id)
    undone = await take_back(tables, table, ANN)
    assert undone.entry.kind == "undo"
    assert undone.entry.back == done.entry.seq - 1
    assert (await tables.verify_table(table.id)).ok


@pytest.mark.parametrize("turns", [1, 4])
async def test_undo_finds_its_state_far_from_a_snapshot(tables: Tables, turns: int) -> None:
    table = await started(tables, ANN, BOB, options={"purse": 50})
    for _ in range(turns):
        mover = who(table, (await tables.get_table(table.id)).to_move[0])
        for _ in range(5):
            await act(tables, table, Trade(1))
        await take_back(tables, table, mover)
        await take_back(tables, table, mover)
        await act(tables, table, Trade(7))
        now = await tables.get_table(table.id)
        if now.on_turn is not None:
            await act(tables, table, Haul())
        if (await tables.get_table(table.id)).on_turn is None:
            break
    assert sum((await tables.read_view(table.id, None)).shown) == 10 * min(turns, 2)
    assert (await tables.verify_table(table.id)).ok


async def test_back_to_a_row_of_another_needs_everybody_and_repairs_reminders(
    tables: Tables,
) -> None:
    """Any standing move can be asked back, by any seat; then the table waits for whom it waited
    for before it."""
    table = await started(tables, ANN, BOB, CAT)
    first = table.to_move[0]
    before = await tables.read_view(table.id, first)
    for _ in range(3):
        await act(tables, table, Haul())
    asker = who(table, (first + 1) % 3)
    offer = await tables.undo_offer(table.id, asker, 2)
    assert [entry.seq for entry in offer.takes] == [2, 3, 4]
    assert set(offer.needs) == {row.seat for row in table.seats} - {(first + 1) % 3}
    request = await tables.request_undo(table.id, asker, version=4, key=key(), to=2)
    ask = request.table.find_ask("undo")
    assert ask is not None and (ask.target, ask.takes) == (2, (2, 3, 4))
    for user in (ANN, BOB, CAT):
        if user != asker:
            done = await tables.answer(table.id, user, "undo", True, key=key())
    assert (done.entry.back, done.entry.takes) == (1, (2, 3, 4))
    assert done.table.to_move == (first,)
    assert await tables.read_view(table.id, first) == before
    waits = {u: [w.kind for w in await tables.clocks.waits_of_user(u)] for u in (ANN, BOB, CAT)}
    assert waits == {u: ["turn"] if u == who(table, first) else [] for u in (ANN, BOB, CAT)}
    assert (await tables.verify_table(table.id)).ok


async def test_back_over_several_own_moves_without_dice_is_free(tables: Tables) -> None:
    """Only to moves that stand."""
    table = await started(tables, ANN, BOB)
    mover = mover_of(table)
    for coins in (1, 2, 3):
        await act(tables, table, Trade(coins))
    done = await take_back(tables, table, mover, to=2)
    assert (done.entry.kind, done.entry.takes) == ("undo", (2, 3, 4))
    for row in (1, 3, 5, 99):
        with refused("no-such-move"):
            await tables.undo_offer(table.id, mover, row)
