"""Whole games of Rail Baron at a table: robots, restarts, taking back, verifying, exporting."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables.api.service import Tables
from bot.tables.storage.store import Store
from bot.tables.types.model import Place, Table
from rules.dice import SeededDice
from rules.errors import RuleError
from rules.rail_baron import GAME
from rules.rail_baron.model.actions import BuyNothing, Roll
from rules.rail_baron.model.options import SHORT
from tests.tables.support import ANN, BOB, Entropy, key, refused, who


async def laid_out(tables: Tables, *people: int, robots: int) -> Table:
    table = await tables.open("rail_baron", Place(1, 2), people[0], key=key(), options=SHORT)
    for user in people[1:]:
        await tables.join(table.id, user)
    for number in range(robots):
        await tables.add_robot(table.id, people[0], ("steady", "random")[number % 2])
    return (await tables.start(table.id, people[0], key=key())).table


async def turn(tables: Tables, number: int, own: SeededDice) -> Table:
    """Robots move, or the person to move does what a steady robot would."""
    table = await tables.get(number)
    if table.robot_due is not None:
        return (await tables.step_robots(number, limit=25))[-1].table
    seat = table.to_move[0]
    look = await tables.look(number, who(table, seat))
    action = GAME.robot("steady").choose(look.view, seat, own)
    done = await tables.submit(number, who(table, seat), action, version=table.version, key=key())
    return done.table


async def test_a_whole_game_through_restarts_and_undo(path: Path) -> None:
    tables = Tables(Store(path), entropy=Entropy())
    table = await laid_out(tables, ANN, BOB, robots=2)
    own, undone, steps = SeededDice(b"the people"), 0, 0
    while table.status == "running":
        steps += 1
        table = await turn(tables, table.id, own)
        if steps % 40 == 0:
            await tables.close()
            tables = Tables(Store(path))
        if steps % 15 == 0 and table.status == "running":
            undone += await take_back(tables, table.id)
    assert undone > 3
    assert (table.how, table.to_move) == ("played", ())
    report = await tables.verify(table.id)
    assert report.ok
    assert report.rows == table.version
    standing = await tables.standings(table.id, None)
    assert standing[0].place == 1
    history = await tables.history(table.id, None)
    assert history[-1].standing == tuple(standing)
    text = await tables.export(table.id)
    other = await tables.import_(text, Place(1, 3), ANN, key=key())
    assert (other.status, other.version, other.seed) == ("ended", table.version, table.seed)
    assert (await tables.verify(other.id)).ok
    assert await tables.standings(other.id, None) == standing
    await tables.close()


async def take_back(tables: Tables, number: int) -> int:
    """The first person takes the last move back, the other agrees; 0 if there was none."""
    table = await tables.get(number)
    latest = await tables.log(number, kind="action", limit=5)
    if not any(entry.user == ANN and not entry.undone for entry in latest):
        return 0
    offer = await tables.may_undo(number, ANN)
    done = await tables.undo(number, ANN, version=table.version, key=key())
    if offer.needs:
        assert done.entry.kind == "ask"
        done = await tables.answer(number, BOB, "undo", True, key=key())
    assert done.entry.kind == "undo"
    assert done.entry.takes == tuple(entry.seq for entry in offer.takes)
    return 1


async def test_a_running_game_goes_on_elsewhere(tables: Tables) -> None:
    table = await laid_out(tables, ANN, BOB, robots=1)
    own = SeededDice(b"people")
    for _ in range(60):
        table = await turn(tables, table.id, own)
    text = await tables.export(table.id)
    assert table.status == "running"
    other = await tables.import_(text, Place(1, 3), BOB, key=key())
    for seat in (None, 0, 1, 2):
        assert await tables.view(other.id, seat) == await tables.view(table.id, seat)
    while other.status == "running":
        other = await turn(tables, other.id, own)
    report = await tables.verify(other.id)
    assert report.ok
    assert report.recorded > 0
    assert report.draws > 0


async def test_secret_cash_is_only_its_owners(tables: Tables) -> None:
    table = await laid_out(tables, ANN, BOB, robots=0)
    mine = (await tables.look(table.id, ANN)).view
    assert mine.seats[0].cash is not None
    assert mine.seats[1].cash is None
    public = (await tables.look(table.id, 99)).view
    assert [seat.cash for seat in public.seats] == [None, None]
    assert all(line.total is None for line in await tables.standings(table.id, None))


async def test_a_press_out_of_turn_or_phase_is_the_rules_to_refuse(tables: Tables) -> None:
    table = await laid_out(tables, ANN, BOB, robots=0)
    mover = who(table, table.to_move[0])
    other = BOB if mover == ANN else ANN
    for user, action in ((other, Roll()), (mover, BuyNothing())):
        with pytest.raises(RuleError):
            await tables.submit(table.id, user, action, version=1, key=key())
    with refused("bad-options"):
        await tables.open("rail_baron", Place(1, 2), ANN, key=key(), options={"edition": "1930"})
    assert (await tables.get(table.id)).version == 1
