"""The record of a server: games, wins, ratings and pace."""

import pytest

from bot.tables.api.service import Tables
from bot.tables.queries import results
from bot.tables.queries.records import PersonRecord
from bot.tables.types.model import Place, Table
from tests.example.rules.actions import Bid, Haul
from tests.example.rules.options import Options
from tests.tables.support import ANN, BOB, CAT, PLACE, Clock, act, key, play_round, started

ONE_ROUND = Options(rounds=1, purse=10)


async def won_by(tables: Tables, winner: int, *people: int, robots: int = 0) -> Table:
    """A game of one round that `winner` ends with the most coins: all others throw theirs away."""
    table = await started(tables, *people, robots=robots, options=ONE_ROUND)
    while (await tables.get_table(table.id)).status == "running":
        now = await tables.get_table(table.id)
        seat = now.to_move[0]
        if now.seats[seat].robot is not None:
            await tables.step_robots(table.id, limit=1)
            continue
        view = await tables.read_view(table.id, seat)
        lose = now.seats[seat].user != winner
        # The highest bid doubles what is put in, so a loser bids nothing and hauls last.
        await act(tables, now, Haul() if view.phase == "haul" else Bid(0 if lose else view.purse))
    return await tables.get_table(table.id)


def by_user(people: tuple[PersonRecord, ...]) -> dict[int, PersonRecord]:
    return {person.user: person for person in people}


async def test_nobody_played_yet(tables: Tables) -> None:
    empty = await tables.server_record(PLACE.guild)
    assert (empty.people, empty.played, empty.broken, empty.longest) == ((), 0, 0, 0.0)


async def test_games_wins_and_ratings_of_people(tables: Tables) -> None:
    """Who wins rises, who loses falls, and the strongest stands first."""
    for _ in range(3):
        await won_by(tables, ANN, ANN, BOB)
    record = await tables.server_record(PLACE.guild)
    ann, bob = by_user(record.people)[ANN], by_user(record.people)[BOB]
    assert [person.user for person in record.people] == [ANN, BOB]
    assert (ann.games, ann.wins, bob.games, bob.wins) == (3, 3, 3, 0)
    assert ann.rating > 25 > bob.rating
    assert ann.doubt < PersonRecord(0).doubt
    assert record.played == 3


async def test_games_against_robots_alone_are_counted_apart(tables: Tables) -> None:
    await won_by(tables, ANN, ANN, robots=1)
    [ann] = (await tables.server_record(PLACE.guild)).people
    assert (ann.games, ann.wins, ann.robot_games) == (0, 0, 1)
    assert ann.rating == PersonRecord(0).rating


async def test_a_robot_between_people_is_left_out_of_their_ratings(tables: Tables) -> None:
    """Two people and a robot: the better of the two rises, whatever the robot did; but whoever is
    second behind the robot has not won."""
    table = await won_by(tables, BOB, ANN, BOB, robots=1)
    ranking = await tables.final_ranking(table.id, None)
    first = min(ranking, key=lambda row: row.place).seat
    records = by_user((await tables.server_record(PLACE.guild)).people)
    assert (records[BOB].wins, records[ANN].wins) == (int(table.seats[first].user == BOB), 0)
    assert records[BOB].rating > records[ANN].rating


async def test_broken_games_are_counted_and_not_rated(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    await tables.request_end(table.id, ANN, key=key(), admin=True)
    record = await tables.server_record(PLACE.guild)
    assert (record.people, record.played, record.broken) == ((), 0, 1)


async def test_other_servers_and_other_games_do_not_count(tables: Tables) -> None:
    await won_by(tables, ANN, ANN, BOB)
    assert (await tables.server_record(PLACE.guild + 1)).played == 0
    assert (await tables.server_record(PLACE.guild, "rail_baron")).played == 0
    assert (await tables.server_record(PLACE.guild, "haul")).played == 1


async def test_pace_is_how_long_the_others_waited(tables: Tables, clock: Clock) -> None:
    """Ann lets the others wait for a minute each time, Bob for an hour."""
    table = await started(tables, ANN, BOB, CAT, options=ONE_ROUND)
    waits = {ANN: 60, BOB: 3_600, CAT: 10}
    while (await tables.get_table(table.id)).status == "running":
        now = await tables.get_table(table.id)
        seat = now.to_move[0]
        clock.now += waits[now.seats[seat].user or 0]
        view = await tables.read_view(table.id, seat)
        await act(tables, now, Haul() if view.phase == "haul" else Bid(0))
    records = by_user((await tables.server_record(PLACE.guild)).people)
    assert {user: record.pace for user, record in records.items()} == waits
    assert (await tables.server_record(PLACE.guild)).longest == pytest.approx(2 * 3_670 / 86_400)


async def test_place_of_a_game_does_not_matter_within_a_server(tables: Tables) -> None:
    table = await tables.open_table(
        "haul", Place(PLACE.guild, 77), ANN, key=key(), options=ONE_ROUND
    )
    await tables.join(table.id, BOB)
    await tables.start_game(table.id, ANN, key=key())
    await play_round(tables, table.id)
    assert (await tables.server_record(PLACE.guild)).played == 1


async def test_an_outcome_is_worked_out_once_and_is_nobody_s(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By seat: so it stays right when somebody is forgotten."""
    await won_by(tables, ANN, ANN, BOB)
    first = await tables.server_record(PLACE.guild)

    def never(*_values: object) -> None:
        raise AssertionError("worked out again")

    monkeypatch.setattr(results, "_outcome", never)
    assert await tables.server_record(PLACE.guild) == first
    nobody = await tables.forget_person(ANN)
    after = by_user((await tables.server_record(PLACE.guild)).people)
    assert after.keys() == {nobody, BOB} and after[nobody].wins == 1
    with pytest.raises(AssertionError):
        await won_by(tables, BOB, CAT, BOB)
        await tables.server_record(PLACE.guild)
