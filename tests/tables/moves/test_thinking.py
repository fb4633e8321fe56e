"""Robots that think ahead choose while their table is free; what they choose counts once."""

import asyncio

from bot.tables.api.service import Tables
from bot.tables.moves.robot_search import Question
from bot.tables.types.model import Table
from rules.game import Action
from rules.railroad_barons.game import GAME
from tests.tables.support import ANN, act, key, opened, refused


async def waiting_for_expert(tables: Tables) -> Table:
    """Railroad Barons, Ann and an expert; the expert is to act."""
    table = await opened(tables, ANN, game="railroad_barons")
    await tables.add_robot(table.id, ANN, "expert")
    table = (await tables.start_game(table.id, ANN, key=key())).table
    while not table.needs_search:
        look = await tables.read_table(table.id, ANN)
        table = (await act(tables, table, look.view.legal[0], seat=0)).table
    return table


async def by_hand(question: Question) -> Action:
    """Something that the steady robot would not do."""
    actions = GAME.evaluator.proposals(question.view, question.seat)
    return actions[-1]


async def test_nothing_is_done_for_it_in_passing(tables: Tables) -> None:
    table = await waiting_for_expert(tables)
    assert await tables.step_robots(table.id) == []
    assert await tables.robots_due() == [table.id]


async def test_what_it_chose_is_done(tables: Tables) -> None:
    table = await waiting_for_expert(tables)
    wanted = GAME.evaluator.proposals(await tables.read_view(table.id, 1), 1)[-1]
    entry = (await tables.search_robot_move(table.id, by_hand))[0].entry
    assert (entry.user, entry.seq, entry.action) == (None, table.version + 1, wanted)


async def test_without_a_choice_the_steady_robots_is_made(tables: Tables) -> None:
    async def lost(question: Question) -> None:
        return None

    table = await waiting_for_expert(tables)
    view = await tables.read_view(table.id, 1)
    expected = GAME.evaluator.proposals(view, 1)[0]
    moved = await tables.search_robot_move(table.id, lost)
    assert moved[0].entry.action == expected


async def test_what_happens_meanwhile_stands(tables: Tables) -> None:
    """Somebody changes what it thinks about: its choice is dropped."""
    table = await waiting_for_expert(tables)
    first = []

    async def disturbed(question: Question) -> Action:
        first.extend(await tables.search_robot_move(table.id, by_hand))
        return await by_hand(question)

    assert await tables.search_robot_move(table.id, disturbed) == []
    assert first and (await tables.get_table(table.id)).version == first[-1].table.version


async def test_a_press_need_not_wait_for_it(tables: Tables) -> None:
    """The table is free while it thinks."""
    table = await waiting_for_expert(tables)
    thinking, go = asyncio.Event(), asyncio.Event()

    async def slow(question: Question) -> Action:
        thinking.set()
        await go.wait()
        return await by_hand(question)

    pondering = asyncio.create_task(tables.search_robot_move(table.id, slow))
    await thinking.wait()
    async with asyncio.timeout(5):
        away = await tables.substitutes.start_absence(table.id, ANN, key=key())
    go.set()
    await pondering
    assert (await tables.get_table(table.id)).version >= away.table.version > table.version


async def test_each_robot_of_a_table_has_a_level_of_its_own(tables: Tables) -> None:
    table = await opened(tables, ANN, game="train_tycoon")
    await tables.add_robot(table.id, ANN, "steady")
    await tables.add_robot(table.id, ANN, "beginner")
    changed = await tables.set_robot(table.id, ANN, 1, "expert")
    assert [row.robot for row in changed.seats] == [None, "expert", "beginner"]
    with refused("no-robots"):
        await tables.set_robot(table.id, ANN, 0, "expert")
    with refused("no-robot"):
        await tables.set_robot(table.id, ANN, 1, "genius")
