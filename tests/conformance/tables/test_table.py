"""Whole games of every kind at a table: robots, restarts, taking back, orders, verifying, exporting
and importing."""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.tables.api.service import Tables
from bot.tables.storage.rows import load_state
from bot.tables.storage.store import Store
from bot.tables.types.codec import canonical_bytes, codec
from bot.tables.types.errors import TableError
from bot.tables.types.model import Place, SeatRow, Table
from rules.dice import SeededDice
from tests.conformance.case import Case
from tests.conformance.cases import every_case, having
from tests.playthroughs.coverage import classes_of
from tests.tables.support import ANN, BOB, CAT, Entropy, key, who

PEOPLE = (ANN, BOB, CAT)
ORDERED = 150
"""Rows of an evening with orders."""
RESTART, TAKE_BACK = 40, 15
"""Every so many steps."""


async def begun(
    tables: Tables, case: Case, robots: Sequence[str] = (), options: Any = None
) -> Table:
    """A running table of people, as many as the game needs with these robots."""
    options = case.played_at_table if options is None else options
    table = await tables.open_table(case.key, Place(1, 2), ANN, key=key(), options=options)
    for user in PEOPLE[1 : max(2, case.game.seats[0] - len(robots))]:
        await tables.join(table.id, user)
    for name in () if case.game.in_person else robots[: case.game.seats[-1] - 2]:
        await tables.add_robot(table.id, ANN, name)
    return (await tables.start_game(table.id, ANN, key=key())).table


async def step(tables: Tables, case: Case, number: int, dice: SeededDice, robot: str) -> Table:
    """Robots move, or a person to move does what a robot would."""
    table = await tables.get_table(number)
    if table.robot_due is not None:
        return (await tables.step_robots(number, limit=25))[-1].table
    seat = table.to_move[-1]
    look = await tables.read_table(number, who(table, seat))
    action = case.game.robot(robot).choose(look.view, seat, dice)
    user = who(table, seat)
    return (
        await tables.submit_action(number, user, action, version=table.version, key=key())
    ).table


async def take_back(tables: Tables, number: int) -> int:
    """The first person takes the last move back, the others agree; 0 if it cannot be."""
    table = await tables.get_table(number)
    latest = await tables.log_entries(number, kind="action", limit=5)
    if not any(entry.user == ANN and not entry.undone for entry in latest):
        return 0
    offer = await tables.undo_offer(number, ANN)
    done = await tables.request_undo(number, ANN, version=table.version, key=key())
    if offer.needs:
        assert done.entry.kind == "ask"
        for user in (BOB, CAT):
            ask = done.table.find_ask("undo")
            if ask is not None and user - ANN in ask.waiting:
                done = await tables.answer(number, user, "undo", True, key=key())
    assert done.entry.kind == "undo"
    assert done.entry.takes == tuple(entry.seq for entry in offer.takes)
    return 1


@every_case
async def test_a_whole_game_through_restarts_and_undo(case: Case, path: Path) -> None:
    """Nobody reads a sealed choice or a secret draw before it is turned over; the whole is
    verified, exported and played again."""
    tables = Tables(Store(path), entropy=Entropy())
    table = await begun(tables, case, ("steady", "random"))
    dice, undone, withheld, steps = SeededDice(b"the people"), 0, 0, 0
    while table.status == "running":
        steps += 1
        table = await step(tables, case, table.id, dice, "steady" if case.film else "random")
        if steps % RESTART == 0:
            await tables.close()
            tables = Tables(Store(path))
        if steps % TAKE_BACK == 0 and table.status == "running":
            undone += await take_back(tables, table.id)
            table = await tables.get_table(table.id)
        if table.status == "running":
            log = await tables.log_entries(table.id, limit=4)
            assert all(entry.action is None for entry in log if entry.withheld)
            withheld += sum(entry.withheld for entry in log)
            assert all(d.value == 0 for entry in log for d in entry.draws if d.secret)
    assert undone or steps < TAKE_BACK * 4
    assert bool(withheld) == any(kind.sealed for kind in classes_of(case.game.action_type))
    assert (table.how, table.to_move) == ("played", ())
    report = await tables.verify_table(table.id)
    assert report.ok and report.rows == table.version
    log = await tables.log_entries(table.id, limit=20_000)
    assert all(draw.value for entry in log for draw in entry.draws)
    standing = await tables.final_ranking(table.id, None)
    assert standing[0].place == 1
    history = await tables.ranking_history(table.id, None)
    assert history[-1].standing == tuple(standing)
    assert await tables.ranking(table.id) == (), "nobody leads in a game that is over"
    other = await tables.import_text(await tables.export(table.id), Place(1, 3), ANN, key=key())
    assert (other.status, other.version, other.seed) == ("ended", table.version, table.seed)
    assert (await tables.verify_table(other.id)).ok
    assert await tables.final_ranking(other.id, None) == standing
    await tables.close()


@every_case
async def test_a_running_game_goes_on_elsewhere(case: Case, path: Path) -> None:
    """Exported and imported where nothing is secret in its log, everybody sees the same there, and
    it is played on."""
    tables = Tables(Store(path), entropy=Entropy())
    table = await begun(tables, case, ("random",), options=case.game.options_type())
    dice = SeededDice(b"people")
    for _ in range(60):
        table = await step(tables, case, table.id, dice, "random")
        log = await tables.log_entries(table.id, limit=5)
        if table.version >= case.elsewhere and not any(entry.withheld for entry in log):
            break
    assert table.status == "running"
    try:
        other = await tables.import_text(await tables.export(table.id), Place(1, 3), BOB, key=key())
    except TableError as error:
        assert error.code == "secret-start"
        await tables.close()
        return
    for seat in (None, *range(len(table.seats))):
        assert await tables.read_view(other.id, seat) == await tables.read_view(table.id, seat)
    for row in other.seats:
        if row.user is not None and row.user != BOB:
            holder = SeatRow(row.seat, robot="steady")
            await tables.reseat(other.id, BOB, holder, key=key(), admin=True)
    for _ in range(20):
        if other.status == "running":
            other = await step(tables, case, other.id, dice, "steady")
    report = await tables.verify_table(other.id)
    assert report.ok and (report.recorded > 0 or not any(e.draws for e in log))
    await tables.close()


async def evening(tables: Tables, case: Case, table: Table) -> Table:
    """Robots press for the people where no order acts; now and then somebody leaves one."""
    assert case.orders is not None
    chance, dice = random.Random(table.game), SeededDice(b"presses")
    robot = case.game.robot("steady")
    while table.status == "running" and table.version < ORDERED:
        if chance.random() < 0.3:
            user = chance.choice(table.people)
            look = await tables.read_table(table.id, user)
            assert look.seat is not None
            order = case.orders.make(look.view, look.seat, chance)
            try:
                await tables.orders.give_order(table.id, user, order)
            except TableError as error:
                assert error.code == "many-orders"
        await tables.step_robots(table.id, limit=ORDERED)
        table = await tables.get_table(table.id)
        if table.status != "running":
            break
        assert not table.orders_due
        seat = table.to_move[0]
        look = await tables.read_table(table.id, who(table, seat))
        action = robot.choose(look.view, seat, dice)
        user = who(table, seat)
        done = await tables.submit_action(table.id, user, action, version=table.version, key=key())
        table = done.table
    return table


async def state(tables: Tables, case: Case, table: Table) -> bytes:
    stored = await tables.store.read(lambda db: load_state(db, table.id))
    return canonical_bytes(codec(case.game).decode_state(stored.state))


@having("orders")
async def test_an_evening_with_orders_is_the_evening_of_its_presses(case: Case, path: Path) -> None:
    tables = Tables(Store(path), entropy=Entropy())
    other = Tables(Store(path.with_name("pressed.sqlite")), entropy=Entropy())
    try:
        table, same = await begun(tables, case), await begun(other, case)
        table = await evening(tables, case, table)
        assert (await tables.verify_table(table.id)).ok
        ordered, actions = 0, {}
        for seat, user in enumerate(table.people):
            rows = await tables.log_entries(table.id, viewer=seat, seat=seat, limit=1_000)
            assert {row.user for row in rows if row.kind == "action"} == {user}
            ordered += sum(row.ordered for row in rows)
            actions |= {row.seq: row for row in rows if row.kind == "action"}
        assert ordered > table.version // 10
        for _, row in sorted(actions.items()):
            user = who(same, row.seat)
            await other.submit_action(same.id, user, row.action, version=row.seq - 1, key=key())
        assert await state(other, case, same) == await state(tables, case, table)
    finally:
        await tables.close()
        await other.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "roundhouse.sqlite"
