"""A report: a game that replays anywhere, with nobody's name in it."""

from bot.tables.api.service import Tables
from bot.tables.archive.transcript import read_transcript
from bot.tables.types.model import SeatRow
from tests.example.rules.actions import Haul
from tests.example.rules.options import Options
from tests.tables.support import ANN, BOB, CAT, Clock, act, key, play_round, started


async def test_a_report_names_nobody(tables: Tables, clock: Clock) -> None:
    """Not the people, not a substitute, not when it was."""
    table = await started(tables, ANN, BOB)
    clock.now += 500
    await act(tables, table, Haul())
    await tables.reseat(table.id, BOB, SeatRow(1, user=CAT), key=key())
    written = await tables.write_report(table.id, None, "The haul was not counted.")
    assert written.startswith("# The haul was not counted.\n")
    for user in (ANN, BOB, CAT):
        assert f'"user":{user}' not in written
    transcript = read_transcript(written)
    assert [row.user for row in transcript.head.seats] == [1, 2]
    assert transcript.lines[0][1].at.year == 2026
    assert (transcript.lines[1][1].at - transcript.lines[0][1].at).seconds == 500
    holder = transcript.lines[2][1].holder
    assert holder.user == 2


async def test_a_report_of_a_running_game_keeps_what_is_secret(tables: Tables) -> None:
    """No seed, no sealed choice, no fingerprint of the state; it plays on as an export does."""
    table = await started(tables, ANN, BOB)
    await act(tables, table, Haul())
    written = await tables.write_report(table.id, None)
    assert read_transcript(written).head.seed is None
    assert "leaves the state" not in written
    again = await tables.import_text(written, table.place, ANN, key=key())
    assert again.turn == (await tables.get_table(table.id)).turn


async def test_a_report_of_an_ended_game_says_what_it_comes_to(tables: Tables) -> None:
    table = await started(tables, ANN, BOB, options=Options(rounds=1))
    await play_round(tables, table.id)
    written = await tables.write_report(table.id, None)
    assert written.rstrip().splitlines()[-1].startswith("# The last row leaves the state ")
    assert read_transcript(written).head.seed is not None
