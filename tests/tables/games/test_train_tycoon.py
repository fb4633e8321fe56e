"""Whole games of Train Tycoon at a table: secret choices and draws, verifying, exporting."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.tables.api.service import Tables
from bot.tables.types.games import also
from bot.tables.types.model import Place, Table
from rules.dice import SeededDice
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model.options import Options
from tests.tables.support import ANN, BOB, key, refused, who


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    """The tables know the game."""
    with also(GAME):
        yield


async def laid_out(tables: Tables, options: Options) -> Table:
    table = await tables.open(GAME.key, Place(1, 2), ANN, key=key(), options=options)
    await tables.join(table.id, BOB)
    for name in ("steady", "random"):
        await tables.add_robot(table.id, ANN, name)
    return (await tables.start(table.id, ANN, key=key())).table


async def turn(tables: Tables, number: int, own: SeededDice) -> Table:
    """Robots move, or the person to move does what a random robot would."""
    table = await tables.get(number)
    if table.robot_due is not None:
        return (await tables.step_robots(number, limit=25))[-1].table
    seat = table.to_move[-1]
    look = await tables.look(number, who(table, seat))
    action = GAME.robot("random").choose(look.view, seat, own)
    done = await tables.submit(number, who(table, seat), action, version=table.version, key=key())
    return done.table


@pytest.mark.parametrize("name", ["alberta_v1", "appalachia"])
async def test_a_whole_game(tables: Tables, name: str) -> None:
    """Nobody reads a choice or a marker before it is turned over; the whole is verified, exported
    and played again."""
    table = await laid_out(tables, Options(name, investments=True))  # type: ignore[arg-type]
    own, withheld = SeededDice(b"the people"), 0
    first = (await tables.log(table.id))[0]
    assert {draw.value for draw in first.draws if draw.secret} == {0}
    assert sum(draw.secret for draw in first.draws) == 16
    with refused("secret-start"):
        await tables.import_(await tables.export(table.id), Place(1, 3), ANN, key=key())
    while table.status == "running":
        table = await turn(tables, table.id, own)
        if table.status == "running":
            log = await tables.log(table.id, limit=4)
            withheld += sum(entry.withheld for entry in log)
            assert all(entry.action is None for entry in log if entry.withheld)
    assert withheld
    report = await tables.verify(table.id)
    assert report.ok and report.rows == table.version
    first = next(entry for entry in await tables.log(table.id, limit=10_000) if entry.seq == 1)
    assert {draw.value for draw in first.draws if draw.secret} > {1, 2}
    other = await tables.import_(await tables.export(table.id), Place(1, 3), ANN, key=key())
    assert (await tables.verify(other.id)).ok
    assert await tables.standings(other.id, None) == await tables.standings(table.id, None)


async def test_a_running_game_goes_on_elsewhere(tables: Tables) -> None:
    """Without the expansion nothing of the set-up is secret."""
    table = await laid_out(tables, Options(priority_auction=True))
    own = SeededDice(b"people")
    for _ in range(40):
        table = await turn(tables, table.id, own)
    other = await tables.import_(await tables.export(table.id), Place(1, 3), BOB, key=key())
    while other.status == "running":
        other = await turn(tables, other.id, own)
    assert (await tables.verify(other.id)).ok
