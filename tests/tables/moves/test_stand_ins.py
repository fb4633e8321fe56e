"""Robots that play for persons: one turn by order of the owner, or while somebody is away."""

from bot.tables.api.service import Tables
from bot.tables.types.clock import ClockRules
from bot.tables.types.hours import DAY
from bot.tables.types.model import SeatRow, Table
from tests.example.rules.actions import Haul, Trade
from tests.tables.support import (
    ANN,
    BOB,
    CAT,
    DAN,
    Clock,
    act,
    key,
    mover_of,
    opened,
    refused,
    started,
    take_back,
    who,
)


async def waits(tables: Tables, table: Table) -> set[int]:
    """Whom the reminders of this table would call."""
    people = {who(table, row.seat) for row in table.seats if row.user is not None}
    return {
        user
        for user in people
        for wait in await tables.clocks.waits_of_user(user)
        if wait.table == table.id
    }


async def test_the_owner_skips_a_seat_for_one_turn_and_the_log_says_so(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    seat = table.to_move[0]
    with refused("not-owner"):
        await tables.substitutes.skip(table.id, BOB, seat, key=key())
    with refused("not-waited-for"):
        await tables.substitutes.skip(table.id, ANN, 1 - seat, key=key())
    with refused("no-seat"):
        await tables.substitutes.skip(table.id, ANN, 7, key=key())
    done = await tables.substitutes.skip(table.id, ANN, None, key="skip")
    assert (done.entry.kind, done.entry.seat, done.entry.user) == ("skip", seat, ANN)
    assert (done.entry.owner, done.entry.admin) == (True, False)
    assert done.table.robot_due == seat
    assert table.id in await tables.robots_due()
    again = await tables.substitutes.skip(table.id, ANN, None, key="skip")
    assert again.repeated
    (moved,) = await tables.step_robots(table.id)
    assert (moved.entry.kind, moved.entry.seat, moved.entry.user) == ("action", seat, None)
    assert moved.table.skipped == () and moved.table.robot_due is None
    assert (await tables.verify_table(table.id)).ok


async def test_an_administrator_skips_and_what_is_taken_back_is_the_person_s_again(
    tables: Tables,
) -> None:
    """The robot moved; the others undo; it does not move once more."""
    table = await started(tables, ANN, BOB)
    seat = table.to_move[0]
    await act(tables, table, Trade(1))
    done = await tables.substitutes.skip(table.id, DAN, None, key=key(), admin=True)
    assert (done.entry.user, done.entry.admin, done.entry.owner) == (DAN, True, False)
    await take_back(tables, table, who(table, seat))
    now = await tables.get_table(table.id)
    assert now.skipped == () and now.robot_due is None
    assert await tables.step_robots(table.id) == []


async def test_somebody_away_keeps_the_seat_and_a_robot_plays_it(tables: Tables) -> None:
    table = await started(tables, ANN, BOB, CAT)
    first = table.to_move[0]
    user = who(table, first)
    done = await tables.substitutes.start_absence(table.id, user, key="away")
    assert (done.entry.kind, done.table.away) == ("away", (first,))
    assert (await tables.substitutes.start_absence(table.id, user, key="away")).repeated
    assert (await tables.substitutes.start_absence(table.id, user, key=key())).entries == ()
    with refused("not-yours"):
        await tables.substitutes.start_absence(table.id, DAN, key=key())
    assert table.id in await tables.robots_due()
    (moved,) = await tables.step_robots(table.id)
    assert moved.entry.seat == first and moved.entry.user is None
    assert moved.table.seats == table.seats
    assert user not in await waits(tables, moved.table)
    back = await tables.substitutes.end_absence(table.id, user, key=key())
    assert (back.entry.kind, back.table.away) == ("back", ())
    assert (await tables.substitutes.end_absence(table.id, user, key=key())).entries == ()
    assert (await tables.verify_table(table.id)).ok


async def test_nobody_away_is_called_for_a_question(tables: Tables) -> None:
    table = await started(tables, ANN, BOB, CAT)
    await tables.substitutes.start_absence(table.id, CAT, key=key())
    await tables.request_end(table.id, BOB, key=key())
    calls = await waits(tables, await tables.get_table(table.id))
    assert ANN in calls and CAT not in calls
    await tables.substitutes.end_absence(table.id, CAT, key=key())
    assert CAT in await waits(tables, await tables.get_table(table.id))


async def test_where_everybody_is_away_the_game_waits(tables: Tables) -> None:
    table = await started(tables, ANN, BOB, robots=1)
    for user in (ANN, BOB):
        await tables.substitutes.start_absence(table.id, user, key=key())
    await tables.step_robots(table.id)
    now = await tables.get_table(table.id)
    assert now.status == "running" and now.turn <= 2
    assert now.seats[now.to_move[0]].user is not None
    assert await waits(tables, now) == set()
    version = now.version
    await tables.substitutes.end_absence(table.id, ANN, key=key())
    assert (await tables.get_table(table.id)).version == version + 1


async def test_no_clock_runs_for_somebody_away(tables: Tables, clock: Clock) -> None:
    table = await opened(tables, ANN, BOB)
    rules = ClockRules(7 * DAY, DAY)
    await tables.clocks.set_clock(table.id, ANN, rules, key=key())
    table = (await tables.start_game(table.id, ANN, key=key())).table
    for user in (ANN, BOB):
        await tables.substitutes.start_absence(table.id, user, key=key())
    clock.now += 30 * DAY
    now = await tables.get_table(table.id)
    assert [hand.remaining_at(clock.now) for hand in now.clock.hands] == [7 * DAY, 7 * DAY]
    assert await tables.clocks.expired_tables() == []


async def test_a_new_holder_is_not_away(tables: Tables) -> None:
    table = await started(tables, ANN, BOB, CAT)
    await tables.substitutes.start_absence(table.id, BOB, key=key())
    seat = table.seat_of(BOB)
    assert seat is not None
    done = await tables.reseat(table.id, ANN, SeatRow(seat, user=DAN), key=key())
    assert done.table.away == ()
    assert (done.entry.user, done.entry.owner, done.entry.admin) == (ANN, True, False)
    rows = tables.store.read_now(lambda db: db.execute("SELECT * FROM stand_ins").fetchall())
    assert rows == []


async def test_who_is_away_may_still_move(tables: Tables) -> None:
    """A person whose table rests moves first, and is back afterwards."""
    table = await started(tables, ANN, BOB)
    for user in (ANN, BOB):
        await tables.substitutes.start_absence(table.id, user, key=key())
    done = await act(tables, table, Haul())
    assert done.entry.user == mover_of(table)


async def test_of_two_the_other_has_won_who_did_not_give_up(tables: Tables) -> None:
    """Whatever the sums say; and it counts as a game won and lost."""
    table = await started(tables, ANN, BOB)
    await act(tables, table, Trade(1))
    with refused("not-yours"):
        await tables.substitutes.concede(table.id, DAN, key=key())
    done = await tables.substitutes.concede(table.id, ANN, key="up")
    assert (done.table.status, done.table.how, done.table.conceded) == ("ended", "conceded", 0)
    assert (done.entry.kind, done.entry.user) == ("concede", ANN)
    assert (await tables.substitutes.concede(table.id, ANN, key="up")).repeated
    assert [(line.seat, line.place) for line in await tables.final_ranking(table.id, None)] == [
        (1, 1),
        (0, 2),
    ]
    people = {
        person.user: person for person in (await tables.server_record(table.place.guild)).people
    }
    assert (people[ANN].games, people[ANN].wins) == (1, 0)
    assert (people[BOB].games, people[BOB].wins) == (1, 1)
    assert people[BOB].rating > people[ANN].rating
    assert await waits(tables, done.table) == set()
    assert (await tables.verify_table(table.id)).ok
    with refused("ended"):
        await tables.substitutes.concede(table.id, BOB, key=key())


async def test_at_a_larger_table_a_robot_plays_on(tables: Tables) -> None:
    table = await started(tables, ANN, BOB, CAT)
    done = await tables.substitutes.concede(table.id, ANN, key=key())
    assert done.table.status == "running" and done.table.seats[0].robot == "steady"
    assert done.table.owner == BOB
