"""Exports are read by people and played on by tables."""

import re
from datetime import UTC, datetime

import pytest

from bot.tables.api.service import Tables
from bot.tables.types.errors import TableError
from bot.tables.types.model import LogEntry, Place, SeatRow, Table
from rules.dice import commitment
from tests.example.rules.actions import Bid, Haul, Trade
from tests.tables.faulty import Faulty
from tests.tables.support import (
    ANN,
    BOB,
    CAT,
    EVE,
    Clock,
    act,
    key,
    mover_of,
    play_round,
    refused,
    started,
    take_back,
    who,
)

ELSEWHERE = Place(7, 70)


async def imported(tables: Tables, text: str) -> Table:
    return await tables.import_text(text, ELSEWHERE, EVE, key=key())


def body(text: str) -> str:
    return text.split("\n\n", 1)[1]


async def undone_once(tables: Tables) -> Table:
    """A running game in which a throw was taken back by consent."""
    table = await started(tables, ANN, BOB)
    mover = mover_of(table)
    await act(tables, table, Trade(2))
    await act(tables, table, Haul())
    await take_back(tables, table, mover)
    done = await tables.answer(table.id, BOB if mover == ANN else ANN, "undo", True, key=key())
    return done.table


async def test_a_running_table_is_played_on_elsewhere(tables: Tables) -> None:
    table = await undone_once(tables)
    text = await tables.export(table.id)
    other = await imported(tables, text)
    elsewhere = ("running", EVE, ELSEWHERE, table.people)
    assert (other.status, other.owner, other.place, other.people) == elsewhere
    at = (table.version + 1, table.turn, table.to_move)
    assert (other.version, other.turn, other.to_move) == at
    for seat in (None, 0, 1):
        assert await tables.read_view(other.id, seat) == await tables.read_view(table.id, seat)
    assert other.commitment != table.commitment
    assert other.recorded == 3
    for _ in range(3):
        await play_round(tables, other.id)
    report = await tables.verify_table(other.id)
    assert report.ok
    assert (report.recorded, report.draws) == (3, 12)
    assert (await tables.verify_table(table.id)).ok
    again = await tables.export(other.id)
    assert body(again).startswith(body(text).rstrip("\n"))


async def test_the_seed_is_exported_only_when_the_game_is_over(tables: Tables) -> None:
    table = await undone_once(tables)
    seed = (await tables.store.read(lambda db: db.execute("SELECT seed FROM tables").fetchone()))[0]
    text = await tables.export(table.id)
    assert bytes(seed).hex() not in text
    assert "seed: null" in text
    await tables.request_end(table.id, ANN, key=key())
    text = await tables.export(table.id)
    assert f'seed: "{bytes(seed).hex()}"' in text
    other = await imported(tables, text)
    assert (other.status, other.recorded) == ("running", 3)
    assert other.commitment != table.commitment


async def test_a_finished_game_is_imported_with_its_seed(tables: Tables) -> None:
    table = await started(tables, ANN, BOB, options={"rounds": 1})
    await play_round(tables, table.id)
    text = await tables.export(table.id)
    other = await imported(tables, text)
    ended = await tables.get_table(table.id)
    assert (other.status, other.how, other.seed) == ("ended", "played", ended.seed)
    assert other.commitment == commitment(bytes.fromhex(ended.seed or ""))
    report = await tables.verify_table(other.id)
    assert report.ok
    assert (report.recorded, report.draws) == (0, 5)
    assert body(await tables.export(other.id)) == body(text)


async def test_an_import_pressed_twice_makes_one_table(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    text = await tables.export(table.id)
    first = await tables.import_text(text, ELSEWHERE, EVE, key="once")
    two = await tables.import_text(text, ELSEWHERE, EVE, key="once")
    assert first == two


async def test_other_people_may_take_the_seats(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    text = await tables.export(table.id)
    seats = [SeatRow(0, user=EVE), SeatRow(1, robot="steady")]
    other = await tables.import_text(text, ELSEWHERE, EVE, key=key(), seats=seats)
    assert other.seats == tuple(seats)
    await tables.step_robots(other.id)
    for wrong, code in (
        (seats[:1], "seats"),
        ([*seats, SeatRow(2, user=CAT)], "seats"),
        ([SeatRow(0, user=EVE), SeatRow(1, user=EVE)], "unreadable"),
        ([SeatRow(0, user=EVE), SeatRow(1, robot="clever")], "no-robot"),
    ):
        with refused(code):
            await tables.import_text(text, ELSEWHERE, EVE, key=key(), seats=wrong)


async def test_sealed_choices_stay_behind(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    await act(tables, table, Haul())
    await act(tables, table, Haul())
    await act(tables, table, Bid(7), seat=1)
    text = await tables.export(table.id)
    assert '"withheld":true' in text
    assert '"coins":7' not in text
    other = await imported(tables, text)
    assert other.to_move == (0, 1)
    assert (await tables.read_view(other.id, None)).chosen == ()
    assert (await tables.verify_table(other.id)).ok


async def test_an_export_tells_the_events_in_words(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    await act(tables, table, Haul())

    def describe(entry: LogEntry) -> list[str]:
        return [f"{type(event).__name__}\nby seat {event.seat}" for event in entry.events]

    text = await tables.export(table.id, describe)
    assert text.endswith(f"#   Hauled\n#   by seat {table.to_move[0]}\n")
    assert (await imported(tables, text)).version == 3


async def test_files_that_lie_are_refused(tables: Tables) -> None:
    table = await started(tables, ANN, BOB, options={"rounds": 1})
    await act(tables, table, Trade(2))
    await play_round(tables, table.id)
    text = await tables.export(table.id)
    await imported(tables, text)
    ended = await tables.get_table(table.id)
    (draw, _) = next(
        entry.draws for entry in await tables.log_entries(table.id) if len(entry.draws) == 2
    )
    fair = f'[{draw.counter},6,{draw.value},"haul"]'
    for old, new, code in (
        ('"coins":2', '"coins":50', "refused"),
        (',"action":{"do":"haul","goods":[]}', "", "unreadable"),
        ('"do":"haul"', '"do":"fly"', "unreadable"),
        ('"seq":3', '"seq":4', "unreadable"),
        ('"kind":"start"', '"kind":"stop"', "unreadable"),
        (fair, f'[{draw.counter},6,9,"haul"]', "unreadable"),
        (fair, f'[{draw.counter},6,{draw.value % 6 + 1},"haul"]', "forged"),
        (fair, f'[{draw.counter},8,{draw.value},"haul"]', "unreadable"),
        (f'seed: "{ended.seed}"', f'seed: "{"00" * 32}"', "forged"),
        (f'seed: "{ended.seed}"', 'seed: "xyz"', "forged"),
        ('game: "haul"', 'game: "chess"', "no-game"),
        ('"rounds":1', '"rounds":"one"', "bad-options"),
        ("rules: 1", "rules: 999", "no-rules"),
        ("rules: 1", "rules: 0", "no-rules"),
        ("roundhouse: 1", "roundhouse: 2", "unreadable"),
        ('Z","kind":"action"', '","kind":"action"', "unreadable"),
        ("roundhouse: 1\n", "", "unreadable"),
        ('"user":12', '"user":11', "unreadable"),
        ('"user":12', f'"user":{2**63}', "unreadable"),
        ('"rounds":', f'"rounds":{2**64},"more":', "unreadable"),
        ('"seq":2,', '"seq":2,"draws":[[1,6,1,"more"]],', "unreadable"),
    ):
        lied = text.replace(old, new, 1)
        assert lied != text, old
        with refused(code):
            await imported(tables, lied)
    assert len(await tables.tables_in_channel(70, ended=True)) == 1


@pytest.mark.parametrize(
    ("at", "when"),
    [
        ("0001-01-01T00:00:00Z", "before"),
        ("2025-12-31T23:59:59Z", "before"),
        ("9999-12-31T23:59:59Z", "after"),
        ("2027-03-03T12:00:01Z", "after"),
        ("2027-03-03T11:59:59Z", ""),
        ("2026-01-01T00:00:00Z", ""),
    ],
)
async def test_times_out_of_the_possible_are_refused(
    tables: Tables, clock: Clock, at: str, when: str
) -> None:
    """Before the bot existed, or to come: by more than a day, for the other clock may be ahead."""
    clock.now = int(datetime(2027, 3, 2, 12, tzinfo=UTC).timestamp())
    table = await started(tables, ANN, BOB)
    await act(tables, table, Haul())
    lied = re.sub(r'"seq":2,"at":"[^"]*"', f'"seq":2,"at":"{at}"', await tables.export(table.id))
    assert at in lied
    if not when:
        assert (await imported(tables, lied)).version == 3
        return
    with pytest.raises(TableError) as refusal:
        await imported(tables, lied)
    assert (refusal.value.code, refusal.value.values["when"]) == ("time", when)
    assert refusal.value.values["day"] == at[:10]


async def test_a_file_nested_without_end_or_with_a_bug_is_refused(tables: Tables) -> None:
    """Its bug is none of ours."""
    table = await started(tables, ANN, BOB)
    await act(tables, table, Trade(2))
    trade, deep = '{"do":"trade","coins":2}', "[" * 100_000 + "]" * 100_000
    text = await tables.export(table.id)
    assert trade in text
    for lied in (
        text.replace(trade, deep),
        f"options: {deep}\n{text}",
        text.replace(trade, '{"do":"explode"}'),
    ):
        with refused("unreadable"):
            await imported(tables, lied)


async def test_tables_go_on_when_the_rules_have_changed(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """States are not thrown away: what older rules made stands, what follows is verified."""
    table = await started(tables, ANN, BOB)
    await act(tables, table, Trade(2))
    await act(tables, table, Haul())
    await act(tables, table, Trade(1))
    monkeypatch.setattr(Faulty, "version", 2)
    old = await tables.verify_table(table.id)
    assert old.ok
    assert (old.rows, old.from_seq, old.draws) == (0, 5, 3)
    await act(tables, table, Trade(3))
    await act(tables, table, Trade(1))
    now = await tables.get_table(table.id)
    mover = who(now, now.to_move[0])
    for _ in range(3):
        now = (await tables.request_undo(now.id, mover, version=now.version, key=key())).table
    report = await tables.verify_table(table.id)
    assert report.ok
    assert (report.rows, report.from_seq) == (5, 5)
    await act(tables, table, Haul())
    for seat in (0, 1):
        await act(tables, table, Bid(0), seat=seat)
    assert (await tables.verify_table(table.id)).ok


async def test_an_undo_that_older_rules_make_unsure_is_not_done(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(tables, ANN, BOB)
    mover = mover_of(table)
    await act(tables, table, Trade(2))
    await act(tables, table, Trade(3))
    before = await tables.export(table.id)
    usual = Faulty.apply

    def doubled(self: Faulty, state: object, seat: int, action: object, dice: object) -> object:
        usual(self, state, seat, action, dice)  # type: ignore[arg-type]
        return usual(self, state, seat, action, dice)  # type: ignore[arg-type]

    monkeypatch.setattr(Faulty, "apply", doubled)
    with refused("bug"):
        await tables.request_undo(table.id, mover, version=3, key=key())
    assert await tables.export(table.id) == before
    report = await tables.verify_table(table.id)
    assert (report.ok, report.wrong_row) == (False, 2)


async def test_secret_draws_are_withheld_until_the_end(tables: Tables) -> None:
    """The log and an export tell that one was drawn, not what; it is counted and verified."""
    table = await started(tables, ANN, BOB, options={"rounds": 1, "goods": True})
    (_, secret, *_) = (await tables.log_entries(table.id))[0].draws
    assert (secret.counter, secret.sides, secret.value, secret.why) == (1, 15, 0, "secret deal")
    text = await tables.export(table.id)
    assert '[1,15,0,"secret deal"]' in text
    with refused("secret-start"):
        await imported(tables, text)
    assert (await tables.verify_table(table.id)).ok
    await play_round(tables, table.id)
    (_, shown, *_) = (await tables.log_entries(table.id))[0].draws
    assert shown.secret and 1 <= shown.value <= 15
    assert (await tables.verify_table(table.id)).ok
    text = await tables.export(table.id)
    other = await imported(tables, text)
    assert (await tables.verify_table(other.id)).ok
    with refused("unreadable"):
        await imported(tables, text.replace("secret deal", "deal"))


async def test_a_game_that_was_given_up_comes_back_as_one_that_is_over(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    await act(tables, table, Haul())
    done = (await tables.substitutes.concede(table.id, BOB, key=key())).table
    other = await imported(tables, await tables.export(table.id))
    assert (other.status, other.how, other.conceded) == ("ended", "conceded", done.seat_of(BOB))
    assert (other.version, other.seed, other.recorded) == (done.version, done.seed, 0)
    assert await tables.final_ranking(other.id, None) == await tables.final_ranking(table.id, None)
    assert (await tables.verify_table(other.id)).ok
    assert await tables.robots_due() == [] and await tables.clocks.waits_of_user(ANN) == []
