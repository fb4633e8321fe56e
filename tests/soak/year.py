"""Days of people who play, without Discord: three servers, twelve people in four time zones."""

import asyncio
import gc
import os
import random
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from msgspec.structs import replace

from bot.tables.api.service import Tables
from bot.tables.effects.idle_rows import IdleSpans
from bot.tables.storage.store import Store
from bot.tables.types.clock import ClockRules
from bot.tables.types.errors import TableError
from bot.tables.types.games import all_games, game_of
from bot.tables.types.hours import DAY, HOUR, PingSettings
from bot.tables.types.messages import Message
from bot.tables.types.model import Place, SeatRow, Table, VerifyReport
from bot.tables.types.settings import PersonSettings
from bot.upkeep.checking import check_tables
from bot.upkeep.rotation import copies_folder, keep_before_upgrade, remove_expired, rotate
from bot.workers.jobs import trim_memory
from rules.dice import SeededDice
from rules.errors import RuleError
from tests.benchmarks.processes import held
from tests.tables.support import Entropy

START = datetime(2026, 3, 1, tzinfo=UTC)
"""Four weeks before the clocks of Europe go forward; a year has all four changes."""
SERVERS = (1, 2, 3)
PEOPLE = tuple(range(101, 113))
ZONES = ("Europe/Berlin", "America/New_York", "Australia/Sydney", "UTC")
GAMES = tuple(key for key, game in all_games().items() if not game.in_person)
VISITS = 3
"""Times of a day at which people look in."""
OPEN_TABLES = 2
"""Tables that each server has going."""
TIRED_OF_WAITING = 0.005
"""How often a table is left to itself for good."""
COPIES = 3
GONE = "SELECT id FROM tables WHERE status = 'ended'"
PENDING = ("outbox", "reminders", "orders", "order_looks", "asks", "stand_ins", "notices")
"""Tables of the database that hold only what is still to come."""


class Year:
    """The database, its virtual clock, and what was found wrong. `moves`: the most that are made at
    a table at one visit."""

    def __init__(
        self, path: Path, seed: int, *, moves: int = 6, tell: Callable[[str], None] = print
    ) -> None:
        self.moves = moves
        self.path = path
        self.chance = random.Random(seed)
        self.tell = tell
        self.now = int(START.timestamp())
        self.wrong: list[str] = []
        self.counts: Counter[str] = Counter()
        self.left_alone: set[int] = set()
        self.memory: list[int] = []
        self._entropy = Entropy()
        self._messages = 0
        self.tables: Tables

    def start(self) -> None:
        """Start the program, as after an upgrade."""
        keep_before_upgrade(self.path)
        self.tables = Tables(Store(self.path), now=lambda: self.now, entropy=self._entropy)

    def key(self) -> str:
        self.counts["presses"] += 1
        return f"soak-{self.counts['presses']}"

    def message(self, channel: int) -> Message:
        self._messages += 1
        return Message(channel, self._messages, 1)

    @property
    def day(self) -> date:
        return datetime.fromtimestamp(self.now, UTC).date()


async def live_through(year: Year, days: int) -> None:
    """Live through so many days, with everything that happens in a year, then look at all."""
    year.start()
    for user in PEOPLE:
        await year.tables.save_person_settings(user, _settings(user))
    restarts = {days * part // 5 for part in range(1, 5)}
    away = {days // 3: {1, 3}, days // 3 + max(1, days // 12): {1, 2, 3}}
    away |= {days * 2 // 3: {1, 2}, days * 2 // 3 + max(1, days // 12): {1, 2, 3}}
    for number in range(days):
        if number in restarts:
            await year.tables.close()
            year.start()
        if number in away:
            await year.tables.idle.update_servers(away[number])
            year.counts["servers lost or back"] += 1
        if number == days // 2:
            await _fill_disk(year)
        await _live_day(year, number)
        if number % 30 == 29:
            _tell_month(year, number)
    await year.tables.close()
    _look_at_all(year)


def _settings(user: int) -> PersonSettings:
    pings = PingSettings(zone=ZONES[user % 4], hours=(8 * 60, 22 * 60), repeat=12 * 60)
    return PersonSettings(pings=pings)


async def _live_day(year: Year, number: int) -> None:
    if number % 45 == 10:
        user = year.chance.choice(PEOPLE)
        settings = await year.tables.person_settings(user)
        holiday = replace(settings.pings, holiday=year.day + timedelta(days=14))
        await year.tables.save_person_settings(user, replace(settings, pings=holiday))
    for guild in SERVERS:
        await _open_tables(year, guild)
    await _practise(year)
    for _ in range(VISITS):
        for table in await _running(year):
            await _visit(year, table)
        year.now += 3 * HOUR
        await _work(year)
    year.now += DAY - VISITS * 3 * HOUR
    await _work(year)
    if number % 7 == 6:
        await asyncio.to_thread(rotate, year.path, COPIES)
        remove_expired(year.path, COPIES, datetime.now(UTC) + timedelta(days=COPIES + 1))


async def _running(year: Year) -> list[Table]:
    tables = []
    for guild in SERVERS:
        tables += await year.tables.servers.list_tables(guild, status="running", limit=9)
    return tables


async def _open_tables(year: Year, guild: int) -> None:
    """Open tables until the server has enough going, and start them with some robots."""
    listed = year.tables.servers.list_tables
    while len(await listed(guild, status="running")) < OPEN_TABLES:
        game = year.chance.choice(GAMES)
        people = year.chance.sample(PEOPLE, 2)
        place = Place(guild, 10 * guild, None)
        table = await year.tables.open_table(game, place, people[0], key=year.key())
        await year.tables.join(table.id, people[1])
        while len((await year.tables.get_table(table.id)).seats) < game_of(game).seats[0]:
            await year.tables.add_robot(table.id, people[0], "beginner")
        if year.chance.random() < 0.3:
            clock = ClockRules(2 * DAY, DAY, "robot")
            await year.tables.clocks.set_clock(table.id, people[0], clock, key=year.key())
        await year.tables.start_game(table.id, people[0], key=year.key())
        year.counts["games started"] += 1


async def _practise(year: Year) -> None:
    user = year.chance.choice(PEOPLE)
    table = await year.tables.practice.begin(year.chance.choice(GAMES), user, key=year.key())
    year.counts["practices"] += 1
    if year.chance.random() < 0.5:
        await year.tables.practice.finish(table.id)


async def _visit(year: Year, table: Table) -> None:
    """One person looks in and moves, or does one of the other things people do."""
    if table.id in year.left_alone:
        return
    kind = year.chance.random()
    if kind < TIRED_OF_WAITING:
        year.left_alone.add(table.id)
        return
    people = [row for row in table.seats if row.user is not None]
    waited = _waited(table)
    with suppress(TableError, RuleError, IndexError):  # nobody is left to move
        if kind < 0.05 and people:
            user = year.chance.choice(people).user
            await year.tables.substitutes.start_absence(table.id, user, key=year.key())
        elif kind < 0.07 and people:
            user = year.chance.choice(people).user
            await year.tables.request_undo(table.id, user, version=table.version, key=year.key())
        elif kind < 0.08 and people:
            await year.tables.leave_table(table.id, people[0].user, key=year.key())
        elif waited:
            for _ in range(year.moves):
                await _move(year, table, waited[0].seat, waited[0].user)
                await year.tables.step_robots(table.id, limit=40)
                table = await year.tables.get_table(table.id)
                waited = _waited(table)
    await year.tables.step_robots(table.id, limit=40)


def _waited(table: Table) -> list[SeatRow]:
    """Return the seats of people that the table waits for."""
    return [table.seats[seat] for seat in table.to_move if table.seats[seat].user is not None]


async def _move(year: Year, table: Table, seat: int, user: int | None) -> None:
    game = game_of(table.game)
    view = await year.tables.read_view(table.id, seat)
    dice = SeededDice(b"%d" % year.counts["presses"])
    action = game.robot("beginner").choose(view, seat, dice)
    assert user is not None
    await year.tables.submit_action(table.id, user, action, version=table.version, key=year.key())
    year.counts["moves"] += 1


async def _work(year: Year) -> None:
    """What the bot does by itself: post cards, call people, ask idle tables, move robots."""
    tables = year.tables
    await tables.clocks.record_heartbeat(2 * DAY)
    for number in await tables.clocks.expired_tables():
        with suppress(TableError):
            await tables.clocks.expire_clocks(number)
    for number in await tables.idle.due_tables(IdleSpans()):
        with suppress(TableError):
            await tables.idle.offer_or_archive(number, IdleSpans())
            year.counts["idle tables asked or archived"] += 1
    for number in await tables.robots_due():
        with suppress(TableError, RuleError):
            await tables.step_robots(number, limit=40)
    while cards := await tables.claim_due():
        for row in cards:
            table = await tables.get_table(row.table)
            await tables.mark_sent(row, year.message(table.place.posting_channel))
            year.counts["cards"] += 1
    while pings := await tables.clocks.claim_pings():
        for ping in pings:
            await tables.clocks.mark_sent(ping)
            year.counts["pings"] += 1
    for notice in await tables.notices.due_notices():
        await tables.notices.mark_delivered(notice)


async def _fill_disk(year: Year) -> None:
    """Moves are refused while the disk is full, and nothing is lost."""
    db = year.tables.store._writer
    before = {table.id: table.version for table in await _running(year)}
    (pages,) = db.execute("PRAGMA page_count").fetchone()
    db.execute(f"PRAGMA max_page_count = {pages}")
    refused = 0
    for _ in range(3):
        for table in await _running(year):
            try:
                seat = table.to_move[0]
                user = table.seats[seat].user
                note = {"plan": "x" * 9_000 * (1 + refused)}
                await year.tables.set_note(table.id, seat, note)
                await _move(year, table, seat, user)
            except (TableError, RuleError, AssertionError, IndexError, sqlite3.Error):
                refused += 1
    db.execute("PRAGMA max_page_count = 1000000")
    year.counts["refused by a full disk"] += refused
    after = {table.id: table.version for table in await _running(year)}
    lost = [number for number, version in before.items() if after.get(number, version) < version]
    if not refused or lost:
        year.wrong.append(f"full disk: {refused} refused, versions lost at {lost}")
    for table in await _running(year):
        for seat in range(len(table.seats)):
            await year.tables.set_note(table.id, seat, {})


def _tell_month(year: Year, number: int) -> None:
    gc.collect()
    trim_memory()
    year.memory.append(held([os.getpid()]) // 10**6)
    with closing(sqlite3.connect(year.path)) as db:
        (rows,) = db.execute("SELECT count(*) FROM log").fetchone()
    size = year.path.stat().st_size
    year.tell(
        f"day {number + 1}: {size / 2**20:.1f} MB for {rows} rows of logs"
        f" ({size / max(1, rows):.0f} bytes each), {year.memory[-1]} MB of memory"
    )


def _look_at_all(year: Year) -> None:
    """Replay every table, and look for what should be gone."""
    for table, report in check_tables(year.path):
        number = table if isinstance(table, int) else table.id
        year.counts["tables replayed"] += 1
        if not (isinstance(report, VerifyReport) and report.ok):
            year.wrong.append(f"table {number}: {report}")
    year.wrong += left_behind(year.path)
    year.wrong += _copies_left(year.path)
    half = len(year.memory) // 2
    if half >= 3 and year.memory[-1] > 1.25 * year.memory[half]:
        year.wrong.append(f"memory grows: {year.memory} MB by the month")
    year.tell(", ".join(f"{count} {name}" for name, count in sorted(year.counts.items())))


def left_behind(path: Path) -> list[str]:
    """Return the rows that belong to tables that are gone, by table of the database."""
    complaints = []
    with closing(sqlite3.connect(path)) as db:
        for name in PENDING:
            query = f"SELECT count(*) FROM {name} WHERE table_id IN ({GONE})"
            (count,) = db.execute(query).fetchone()
            if count:
                complaints.append(f"{count} rows of {name} belong to tables that have ended")
        practice = "SELECT id FROM tables WHERE guild = 0 AND status = 'ended'"
        for name in ("log", "states", "snapshots", "seats", "notes", "messages"):
            query = f"SELECT count(*) FROM {name} WHERE table_id IN ({practice})"
            (count,) = db.execute(query).fetchone()
            if count:
                complaints.append(f"{count} rows of {name} belong to practices that are over")
        (pings,) = db.execute("SELECT count(*) FROM pings").fetchone()
        if pings:
            complaints.append(f"{pings} messages are still being sent")
    return complaints


def _copies_left(path: Path) -> list[str]:
    names = (
        [file.name for file in copies_folder(path).iterdir()]
        if copies_folder(path).exists()
        else []
    )
    daily = [name for name in names if "-daily-" in name]
    strays = [name for name in names if not name.endswith(path.suffix)]
    return [f"copies left: {names}"] if len(daily) > COPIES or strays else []
