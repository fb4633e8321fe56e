"""A table keeps the facts it began with, whatever new tables get, here and where it is imported."""

import sqlite3
from base64 import b64encode
from collections.abc import AsyncIterator
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec
import pytest

import data.facts
from bot.tables.api.service import Tables
from bot.tables.storage.store import Store
from bot.tables.types.codec import state_digest
from bot.tables.types.errors import TableError
from bot.tables.types.games import game_of
from bot.tables.types.model import SeatRow, Table
from bot.workers.jobs import pack_call, run_job
from data.facts import FactSet, facts_digest, facts_of, put_in_force, using
from rules.dice import SeededDice
from rules.game import Action
from tests.support import thrift
from tests.support.facts import SOMETHING, Unread, another, by_default, changed
from tests.tables.support import ANN, BOB, CAT, PLACE, Clock, Entropy, key, who

GAMES = sorted(SOMETHING)


@pytest.fixture
async def elsewhere(tmp_path: Path, clock: Clock) -> AsyncIterator[Tables]:
    """The tables of another bot."""
    house = Tables(thrift.store(tmp_path / "elsewhere.sqlite"), now=clock, entropy=Entropy())
    yield house
    await house.close()


async def begun(tables: Tables, game: str) -> Table:
    table = await tables.open_table(game, PLACE, ANN, key=key())
    for user in (BOB, CAT)[: game_of(game).seats[0] - 1]:
        await tables.join(table.id, user)
    return (await tables.start_game(table.id, ANN, key=key())).table


async def played(tables: Tables, table: Table, rows: int) -> Table:
    """The table after so many more rows, by steady robots in the persons' places."""
    robot, robot_dice = game_of(table.game).robot("steady"), SeededDice(b"own")
    for _ in range(rows):
        seat = table.to_move[0]
        view = await tables.read_view(table.id, seat)
        with using(table.facts):
            action = robot.choose(view, seat, robot_dice)
        table = (
            await tables.submit_action(
                table.id, who(table, seat), action, version=table.version, key=key()
            )
        ).table
    return table


async def state_of(tables: Tables, table: Table) -> bytes:
    return state_digest(await tables.read_view(table.id, None))


@pytest.mark.parametrize("game", GAMES)
async def test_a_running_game_goes_on_as_it_began(tables: Tables, game: str) -> None:
    """It is played, verified and exported as if nothing had been corrected; a new one is not."""
    old = await played(tables, await begun(tables, game), 12)
    before, state = await tables.export(old.id), await state_of(tables, old)
    correction = another(game)
    with by_default(correction):
        assert await tables.export(old.id) == before
        new = await begun(tables, game)
        old = await played(tables, old, 12)
        assert (await tables.verify_table(old.id)).ok
        stop = await tables.replay_stop(old.id, 0)
        assert (await tables.verify_table(new.id)).ok
    assert old.facts is facts_of(game).shipped and stop.table.facts is old.facts
    assert new.facts is not None and new.facts.digest == correction.digest
    assert (await tables.verify_table(new.id)).ok
    twin = await tables.import_text(before, PLACE, ANN, key=key())
    assert twin.facts is old.facts and await state_of(tables, twin) == state


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_of_a_table_asks_for_the_facts_of_new_ones(
    tables: Tables, game: str, elsewhere: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules, robots, hints, replays, exports and imports read those of the table alone. The robot
    that searches plays a few trials only: which facts they read does not depend on how many."""
    monkeypatch.setattr(type(game_of(game).evaluator), "playouts", 4)
    with by_default(another(game)):
        table = await begun(tables, game)
        await tables.reseat(table.id, ANN, SeatRow(0, None, "expert"), key=key(), admin=True)
    with by_default(Unread(game)):
        for _ in range(6):
            if (await tables.get_table(table.id)).robot_due is None:
                table = await played(tables, await tables.get_table(table.id), 1)
            else:
                await tables.search_robot_move(table.id, chosen)
        assert (await tables.verify_table(table.id)).ok
        await tables.ranking_history(table.id, None)
        await tables.answer_times(table.id)
        text = await tables.export(table.id)
        await tables.write_report(table.id, None)
        twin = await elsewhere.import_text(text, PLACE, ANN, key=key())
        assert twin.facts is not None and table.facts is not None
        assert twin.facts.digest == table.facts.digest
        assert await tables.undo_offer(table.id, who(table, 1)) is not None


async def chosen(question: object) -> Action:
    """What a robot chooses, by the way over a worker."""
    action: Action = run_job(pack_call(question.work))  # type: ignore[assignment, attr-defined]
    return action


def test_a_worker_has_the_facts_of_whoever_asks_it() -> None:
    for game in GAMES:
        correction = another(game)
        ask = partial(facts_digest, game)
        shipped = facts_of(game).shipped.digest.hex()
        with using(correction):
            job = pack_call(ask)
        assert run_job(job) == correction.digest.hex() != shipped
        with by_default(correction):
            assert run_job(pack_call(ask)) == correction.digest.hex()
            with using(facts_of(game).shipped):
                job = pack_call(ask)
        assert run_job(job) == run_job(pack_call(ask)) == shipped


async def test_a_set_is_stored_once_and_a_table_with_it_weighs_little(
    tables: Tables, path: Path
) -> None:
    for _ in range(40):
        await begun(tables, "railroad_barons")
    await tables.close()
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT count(*) FROM facts").fetchone() == (1,)
        db.execute("VACUUM")
        size = "SELECT sum(pgsize) FROM dbstat WHERE name = 'tables'"
        (with_facts,) = db.execute(size).fetchone()
        db.execute("UPDATE tables SET facts = NULL")
        db.execute("DELETE FROM facts")
        db.commit()
        db.execute("VACUUM")
        (without,) = db.execute(size).fetchone()
    assert (with_facts - without) / 40 < 200


async def test_facts_survive_a_restart(tables: Tables, path: Path) -> None:
    with by_default(another("baltimore_ohio")):
        table = await begun(tables, "baltimore_ohio")
    await tables.close()
    again = Tables(Store(path))
    loaded = await again.get_table(table.id)
    assert loaded.facts is not None and table.facts is not None
    assert loaded.facts.files == table.facts.files != facts_of("baltimore_ohio").shipped.files
    await again.close()


# --- files of strangers


def rewritten(text: str, **lines: str | None) -> str:
    """The export with other values of these lines; None: without them."""
    output = []
    for line in text.splitlines():
        name = line.partition(":")[0]
        if name not in lines:
            output.append(line)
        elif lines[name] is not None:
            output.append(f'{name}: "{lines[name]}"')
    return "\n".join(output) + "\n"


async def exported(tables: Tables) -> str:
    with by_default(another("baltimore_ohio")):
        table = await played(tables, await begun(tables, "baltimore_ohio"), 3)
    return await tables.export(table.id)


def packed(facts: FactSet) -> dict[str, str]:
    return {"facts": facts.digest.hex(), "facts_set": b64encode(facts.packed).decode()}


HEX = ("hexes", 0, "cost")
BAD = {
    "expected map.json, railroads.json": FactSet("baltimore_ohio", {"map.json": b"{}"}),
    "expected a whole number, found cheap": changed("baltimore_ohio", "map.json", HEX, "cheap"),
    "cubes_total: expected 32, found 99": changed(
        "baltimore_ohio", "railroads.json", ("railroads", 0, "cubes_total"), 99
    ),
    "expected a number from 1 to": changed("baltimore_ohio", "map.json", HEX, -5),
}


@pytest.mark.parametrize("why", BAD)
async def test_impossible_facts_of_a_stranger_are_refused(
    tables: Tables, elsewhere: Tables, why: str
) -> None:
    text = rewritten(await exported(tables), **packed(BAD[why]))
    for _ in range(2):
        with pytest.raises(TableError, match="bad-facts") as refused:
            await elsewhere.import_text(text, PLACE, ANN, key=key())
        assert why in refused.value.args[1]["reason"]


async def test_other_facts_than_named_and_missing_ones_are_refused(
    tables: Tables, elsewhere: Tables
) -> None:
    text = await exported(tables)
    other = packed(changed("baltimore_ohio", "map.json", HEX, 70))
    for change, code in (
        ({"facts_set": other["facts_set"]}, "forged"),
        ({"facts_set": None}, "no-facts"),
        ({"facts_set": "AAAA"}, "bad-facts"),
        ({"facts_set": "?"}, "bad-facts"),
        ({"facts": "zz"}, "bad-facts"),
    ):
        with pytest.raises(TableError, match=code):
            data.facts._loaded.clear()
            await elsewhere.import_text(rewritten(text, **change), PLACE, ANN, key=key())
    assert await elsewhere.tables_of_user(ANN) == []


async def test_a_text_from_before_facts_were_kept_has_the_shipped_ones(
    tables: Tables, elsewhere: Tables
) -> None:
    table = await played(tables, await begun(tables, "baltimore_ohio"), 3)
    text = rewritten(await tables.export(table.id), facts=None, facts_set=None)
    with by_default(another("baltimore_ohio")):
        twin = await elsewhere.import_text(text, PLACE, ANN, key=key())
    assert twin.facts is facts_of("baltimore_ohio").shipped


# --- nothing is derived from facts but once for each set


@pytest.mark.parametrize("game", GAMES)
def test_what_is_derived_follows_the_facts_in_force(game: str) -> None:
    facts = facts_of(game)
    calls = []

    @facts.cached
    def derived() -> str:
        calls.append(1)
        return facts_digest(game)

    @facts.cached_recent(2)
    def of(number: int) -> str:
        return f"{number} {facts_digest(game)}"

    other = another(game)
    for chosen in (facts.shipped, other, facts.shipped):
        with using(chosen):
            assert derived() == chosen.digest.hex()
            assert of(1) == f"1 {chosen.digest.hex()}"
    assert len(calls) == 2
    with by_default(other):
        assert derived() == other.digest.hex()
    put_in_force(other)
    assert derived() == other.digest.hex()
    put_in_force(None)
    assert derived() == facts.shipped.digest.hex() and len(calls) == 2


def test_equal_content_is_the_same_set_everywhere() -> None:
    for game in GAMES:
        shipped = facts_of(game).shipped
        twin = FactSet(game, {name: shipped.files[name] for name in reversed(shipped.files)})
        assert twin.digest == shipped.digest != another(game).digest
        assert all(msgspec.json.decode(content) for content in shipped.files.values())
