"""Many people press every two seconds, and single presses are weighed beside a bare bot's."""

import asyncio
import os
import random
import signal
import sqlite3
import statistics
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path

from bot.chat.base.sending import nonce_mark
from bot.chat.ui.keys import Route
from bot.tables.effects.outbox import card_nonce
from bot.tables.types.games import all_games
from tests.benchmarks.processes import held
from tests.wire import audit
from tests.wire.flooding import flood
from tests.wire.house import House, build_house, played
from tests.wire.kills import QUIET, STOPPING, furnished, until
from tests.wire.people import Interaction, Person, Way
from tests.wire.process import Running, bot

PACE = 2.0
"""Seconds between two presses of a person."""
PATIENCE = 15.0
"""Seconds that a person waits for something to see before pressing again."""
A_TABLE = 4
"""People to a table."""
WEIGHED = 30
"""Presses at a table of each game that are weighed one by one."""


def work(pids: Sequence[int]) -> float:
    """Milliseconds of processors that all threads of these processes have used so far."""
    total = 0
    for pid in pids:
        for path in Path(f"/proc/{pid}/task").glob("*/schedstat"):
            with suppress(OSError):
                total += int(path.read_text().split()[0])
    return total / 1e6


def middle(values: Sequence[float], part: float = 0.5) -> float:
    """The value below which this part of the values lies; 0 of none."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(part * len(ranked)))] if ranked else 0.0


@dataclass
class Figures:
    """`first`: seconds until the first answer to each press, `card` until everybody sees what a
    move changed; `missed`: presses without a first answer in time, `turned_away`: answered that too
    many press just now; `requests` by method and route; bytes that each process `held` at the end,
    and `before` anybody pressed, the one that answers first; milliseconds of processors that it
    took `alone`, and all `together`.
    """

    people: int
    seconds: float
    experts: int = 0
    presses: int = 0
    missed: int = 0
    turned_away: int = 0
    first: list[float] = field(default_factory=list)
    card: list[float] = field(default_factory=list)
    requests: Counter[str] = field(default_factory=Counter)
    flooded: Counter[str] = field(default_factory=Counter)
    """What the person who floods asked for, and how often; `turned away` of all."""
    before: list[int] = field(default_factory=list)
    held: list[int] = field(default_factory=list)
    alone: float = 0.0
    together: float = 0.0
    beside: float = 0.0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        share = {what: count / max(1, self.presses) for what, count in self.requests.items()}
        requests = ", ".join(
            f"{part:.2f} {what}" for what, part in sorted(share.items(), key=lambda item: -item[1])
        )
        served = max(1, self.presses - self.turned_away)
        experts = f" and {self.experts} with experts" if self.experts else ""
        return (
            f"{self.people} people{experts}: {self.presses / self.seconds:.1f} presses a second;"
            f" acknowledged after {middle(self.first):.2f} s (p99 {middle(self.first, 0.99):.2f}),"
            f" {self.missed} of {self.presses} not in time, {self.turned_away} turned away"
            f" ({100 * self.turned_away / max(1, self.presses):.1f} %),"
            f" {(self.presses - self.turned_away) / self.seconds:.1f} served a second;"
            f" card after {middle(self.card):.2f} s (p99 {middle(self.card, 0.99):.2f},"
            f" {len(self.card)} moves); counted requests a press: {sum(share.values()):.2f}"
            f" ({requests}); a press served took {self.alone / served:.1f} ms of the process that"
            f" answers, {self.together / served:.1f} of all, and {self.beside / served:.1f} of the"
            f" people and their Discord; {_megabytes(self.held)},"
            f" before {_megabytes(self.before)}"
        )


def _megabytes(each: Sequence[int]) -> str:
    """In all, and of each process."""
    return f"{sum(each) / 1e6:.0f} MB ({' + '.join(f'{size / 1e6:.0f}' for size in each)})"


# --- one press after the other --------------------------------------------------------------------

Weights = dict[tuple[str, str], list[tuple[float, float]]]
"""By game and kind of press: milliseconds of the process that answers, and of all."""


async def weighed(house: House, running: Running, count: int) -> Weights:
    """What presses cost, one at a time: looks, pages on the way to a move, moves with a card."""
    weights: Weights = defaultdict(list)
    for table, (_, users) in house.tables.items():
        with closing(sqlite3.connect(f"{house.path.resolve().as_uri()}?mode=ro", uri=True)) as db:
            (game,) = db.execute("SELECT game FROM tables WHERE id = ?", [table]).fetchone()
        for _ in range(count):
            version, to_move, status = audit.moving(house.path, table)
            if status != "running":
                break
            person = Weigher(
                house.people,
                users[to_move[0]],
                house.chance,
                house=house,
                running=running,
                table=table,
                game=game,
                version=version,
                weights=weights,
            )
            await person.turn(table)
    return weights


@dataclass
class Weigher(Person):
    """Presses, and notes what each press cost."""

    house: House = field(kw_only=True)
    running: Running = field(kw_only=True)
    table: int = field(kw_only=True)
    game: str = field(kw_only=True)
    version: int = field(kw_only=True)
    weights: Weights = field(kw_only=True)

    async def pressing(self, channel: int, message: int, way: Way) -> Interaction | None:
        pids = self.running.family()
        alone, together = work([self.running.pid]), work(pids)
        interaction = await super().pressing(channel, message, way)
        await until(lambda: audit.at_rest(self.house.path), QUIET)
        await asyncio.sleep(0.1)
        alone, together = work([self.running.pid]) - alone, work(pids) - together
        version = audit.moving(self.house.path, self.table)[0]
        kind = "look" if way.key.verb is Route.LOOK else "page"
        if version != self.version:
            kind = "move"
        self.version = version
        self.weights[self.game, kind].append((alone, together))
        return interaction


async def bare(house: House, count: int) -> dict[str, float]:
    """What the same costs a bot that does nothing else: milliseconds, the median."""
    medians = {}
    path = house.path.with_name("bare.sqlite")
    async with bot(house.discord, path, house.log, arguments=["bare"]) as running:
        channel, users = next(iter(house.tables.values()))
        for name in ("look", "move"):
            costs = []
            for _ in range(count):
                before = work([running.pid])
                interaction = house.people.command(users[0], channel, name)
                await asyncio.wait_for(interaction.answered.wait(), 10)
                await asyncio.sleep(0.1)
                costs.append(work([running.pid]) - before)
            medians[name] = statistics.median(costs[2:])
    return medians


# --- all at once ----------------------------------------------------------------------------------


@dataclass
class Crowding(Person):
    """Presses at his own pace, whether there was an answer or not; looks while others move."""

    house: House = field(kw_only=True)
    table: int = field(kw_only=True)
    seats: Sequence[int] = field(kw_only=True)
    end: float = field(kw_only=True)

    async def pressing(self, channel: int, message: int, way: Way) -> Interaction | None:
        if time.monotonic() > self.end:
            return None
        began = time.monotonic()
        interaction = await super().pressing(channel, message, way)
        await asyncio.sleep(max(0.0, PACE - (time.monotonic() - began)))
        return interaction

    def _choose(self, ways: list[Way]) -> Way | None:
        _, to_move, _ = audit.moving(self.house.path, self.table)
        if any(self.user in self.seats[seat : seat + 1] for seat in to_move):
            return super()._choose(ways)
        looks = [way for way in ways if way.key.verb is Route.LOOK]
        return self.chance.choice(looks) if looks else None


async def crowd(
    folder: Path,
    seed: int,
    people: int,
    seconds: float,
    *,
    tables: int = 1,
    moves: int = 12,
    limits: bool = False,
    experts: int = 0,
    alone: bool = False,
    flooding: bool = False,
) -> Figures:
    """So many people for so many seconds, at tables of all games in the middle of play; at least
    so many tables, of which those without people only wait. Besides, one person each at so many
    tables with `experts`. `alone`: everybody at a table of their own, with robots. `flooding`: one
    more person floods the bot (`tests.wire.flooding`), and is in no figure."""
    busy = people if alone else max(1, people // A_TABLE)
    house = await (
        _alone(folder, seed, people)
        if alone
        else furnished(folder, seed, max(busy, tables), moves, most=A_TABLE)
    )
    beside = [
        await house.furnish(game, 1, 0, len(house.tables), robots=max(all_games()[game].seats) // 2)
        for game in islice(cycle(played()), experts)
    ]
    house.discord.limits = limits
    house.discord.judged = False
    await house.discord.open()
    figures = Figures(people, seconds, experts=experts)
    try:
        settings = {"ROUNDHOUSE_LOG_LEVEL": "error", "WIRE_PACED": "1"}
        async with bot(house.discord, house.path, house.log, **settings) as running:
            await until(lambda: len(house.people.cards) == len(house.tables), QUIET)
            await until(lambda: audit.at_rest(house.path), QUIET)
            figures.before = [held([pid]) for pid in running.family()]
            figures.alone, figures.together = work([running.pid]), work(running.family())
            figures.beside = work([os.getpid()])
            house.people.interactions.clear()
            house.discord.counted.clear()
            house.discord.said.clear()
            end = time.monotonic() + seconds
            tasks = [
                asyncio.create_task(_play(house, table, users, user, end))
                for table, (_, users) in list(house.tables.items())
                if table in beside or table in list(house.tables)[:busy]
                for user in users
            ]
            if flooding:
                tasks.append(asyncio.create_task(flood(house, end, figures.flooded)))
            await asyncio.gather(*tasks)
            figures.held = [held([pid]) for pid in running.family()]
            figures.alone = work([running.pid]) - figures.alone
            figures.together = work(running.family()) - figures.together
            figures.beside = work([os.getpid()]) - figures.beside
            await until(lambda: audit.at_rest(house.path), QUIET)
            running.send(signal.SIGTERM)
            await running.over(STOPPING)
    finally:
        await house.discord.close()
    _read(house, figures)
    figures.wrong += audit.moves(house)
    return figures


async def _alone(folder: Path, seed: int, people: int) -> House:
    """Everybody at a table of their own, with as many robots as the game needs."""
    house = build_house(folder, seed)
    keys = played()
    for number in range(people):
        game = all_games()[keys[number % len(keys)]]
        robots = game.seats[0] - 1
        await house.furnish(game.key, 1, 0, number, robots=robots, level="steady")
    return house


async def _play(house: House, table: int, users: Sequence[int], user: int, end: float) -> None:
    chance = random.Random(user)
    await asyncio.sleep(chance.uniform(0, PACE))
    person = Crowding(
        house.people, user, chance, PATIENCE, house=house, table=table, seats=users, end=end
    )
    while time.monotonic() < end:
        before = person.pressed
        await person.turn(table)
        if person.pressed == before:
            await asyncio.sleep(PACE)


def _read(house: House, figures: Figures) -> None:
    """The figures of what was asked and said."""
    everybody = list(house.people.interactions.values())
    interactions = [interaction for interaction in everybody if not interaction.flood]
    figures.flooded["turned away"] = sum(
        interaction.flood and interaction.turned_away for interaction in everybody
    )
    figures.turned_away = sum(interaction.turned_away for interaction in interactions)
    figures.presses = len(interactions)
    figures.first = [
        interaction.first - interaction.sent
        for interaction in interactions
        if interaction.first is not None
    ]
    figures.missed = sum(
        interaction.first is None or interaction.first - interaction.sent > 3
        for interaction in interactions
    )
    for what, count in house.discord.counted.items():
        _, _, path = what.partition(" ")
        if path.startswith(("/channels", "/guilds", "/users")):
            figures.requests[what] += count
    with closing(sqlite3.connect(house.path)) as db:
        rows = db.execute("SELECT table_id, seq, key FROM log WHERE key GLOB '[0-9]*'").fetchall()
    shown = dict(_shown(house))
    for table, version, key in rows:
        pressed = house.people.interactions.get(int(key.partition(":")[0]))
        later = [at for known, at in shown.get(table, []) if known >= version]
        if pressed is not None and later:
            figures.card.append(min(later) - pressed.sent)


def _shown(house: House) -> Iterator[tuple[int, list[tuple[int, float]]]]:
    """By table, which version was told when."""
    for table in house.tables:
        numbers = {
            nonce_mark(card_nonce(table, version)): version
            for version in range(1, audit.moving(house.path, table)[0] + 1)
        }
        posts = []
        for said in house.discord.said:
            parts = (said.body or {}).get("components") if isinstance(said.body, dict) else None
            if said.path.startswith("/channels/") and parts and parts[0].get("id") in numbers:
                posts.append((numbers[parts[0]["id"]], said.at))
        yield table, posts


async def scales(folder: Path, seed: int, count: int, tell: Callable[[str], None]) -> None:
    """What a look, a page and a move cost in every game, beside a bare bot on the same Discord."""
    house = await furnished(folder, seed, len(played()), 40)
    await house.discord.open()
    try:
        base = await bare(house, count)
        tell(f"bare bot: look {base['look']:.1f} ms, move {base['move']:.1f} ms")
        async with bot(
            house.discord, house.path, house.log, ROUNDHOUSE_LOG_LEVEL="error"
        ) as running:
            await until(lambda: len(house.people.cards) == len(house.tables), QUIET)
            await asyncio.sleep(3)
            weights = await weighed(house, running, count)
    finally:
        await house.discord.close()
    for (game, kind), costs in sorted(weights.items()):
        alone, together = (middle([cost[place] for cost in costs]) for place in (0, 1))
        least = base["move" if kind == "move" else "look"]
        tell(
            f"{game} {kind}: {alone:.1f} ms in the process that answers ({alone / least:.1f} bare),"
            f" {together:.1f} in all ({together / least:.1f}); {len(costs)} presses"
        )
