"""What strangers and players try that no card offers, and what others can notice of a secret."""

import asyncio
import random
import re
import signal
import sqlite3
import string
from collections.abc import Callable, Collection, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from simcord.interactions import command_leaves

from bot.chat.base.errors import Refusal
from bot.chat.ui.keys import Route, parse_custom_id
from bot.tables.types.games import all_games
from tests.conformance.case import Case, nothing
from tests.conformance.cases import cases
from tests.conformance.chat.test_leaks import SEATS, twins
from tests.support.positions import starting_at
from tests.wire import audit
from tests.wire.house import House, build_house
from tests.wire.kills import QUIET, STOPPING, furnished, until
from tests.wire.people import BUTTON, MENU, Interaction, Person, Way
from tests.wire.process import TOKEN, Running, bot

KEPT = (
    "tables", "seats", "log", "draws", "states", "snapshots", "asks", "outbox", "messages",
    "orders", "order_looks", "notes", "stand_ins", "clocks", "idle",
)  # fmt: skip
"""What nobody may change who has no part in it."""
OWN = ("ping.", "after.", "rule.")
"""What everybody may press for himself."""
SOON = 5.0
"""Seconds in which an answer to a forgery comes, if one comes."""
TRACE = 60
"""Lines of the log that are told of a bug."""
SECRETS = re.compile(r"simcord_interaction_\d+")
"""Tokens of interactions, with which anybody could answer in the bot's name."""


@dataclass
class Found:
    """What came of it."""

    forged: int = 0
    refused: int = 0
    compared: int = 0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.forged} forgeries, {self.refused} answered by a refusal, the others by nothing;"
            f" {self.compared} bytes of public messages and looks compared;"
            f" wrong: {len(self.wrong)}"
        )


# --- forgeries ------------------------------------------------------------------------------------


def read_tables(path: Path) -> dict[str, list[Any]]:
    """All that the tables of the database hold that are nobody's own."""
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as db:
        return {name: db.execute(f"SELECT * FROM {name}").fetchall() for name in KEPT}


class Forger:
    """Somebody who makes ids, values and texts up. They are drawn from what the bot itself sent,
    changed in one place, or from nothing at all."""

    def __init__(self, house: House, chance: random.Random) -> None:
        self.house, self.chance = house, chance
        self.known = sorted(
            {
                way.custom_id
                for place in house.people.cards.values()
                for way in house.people.ways(*place)
            }
        )

    def junk(self, most: int) -> str:
        signs = string.printable + "äß€😀\x00\u202e'\"%{}"
        return "".join(self.chance.choice(signs) for _ in range(self.chance.randint(0, most)))

    def custom_id(self) -> str:
        """At most a hundred characters, as Discord allows them."""
        if self.chance.random() < 0.15:
            return ("rh:" + self.junk(90))[:100]
        text = self.chance.choice(self.known)
        head, _, key = text.partition(".")
        _, table, version, verb = head.split(":")
        change = self.chance.randrange(7)
        numbers = ("0", "1", "2", "3", "4", "999999999999", "-1", "1e9", "٣")
        if change == 0:
            table = self.chance.choice(numbers)
        elif change == 1:
            version = self.chance.choice((*numbers, str(int(version) + 1)))
        elif change == 2:
            verb = self.chance.choice([route.value for route in Route])
        elif change == 3:
            key = key + "/" + self.chance.choice(numbers)
        elif change == 4:
            key = "".join(self.chance.sample(key, len(key)))
        elif change == 5:
            key = key.partition("/")[0] + "/" + self.junk(20)
        return f"rh:{table}:{version}:{verb}.{key}"[:100]

    def values(self) -> list[str]:
        return [self.junk(100) for _ in range(self.chance.randint(0, 25))]

    def options(self, leaf: dict[str, Any]) -> dict[str, Any]:
        """Values that a client can be made to send for the options of a command."""
        table = self.chance.choice([*self.house.tables, 0, 10**6])
        options: dict[str, Any] = {}
        for option in leaf.get("options") or []:
            if option["name"] == "table":
                options["table"] = table
            elif option["type"] == 3:
                options[option["name"]] = self.junk(6000)
            elif option["type"] == 4:
                options[option["name"]] = self.chance.choice((-(2**53), -1, 0, 1, 7, 2**53 - 1))
            elif option["type"] == 5:
                options[option["name"]] = self.chance.random() < 0.5
        return options


def _is_own_look(custom_id: str) -> bool:
    """Whether pressing this is everybody's right."""
    try:
        key = parse_custom_id(custom_id)
    except Refusal:
        return False
    return f"{key.verb.value}." in OWN


def leaves(house: House) -> list[tuple[str, dict[str, Any]]]:
    """The commands of games and tables that are about a table there is."""
    pairs = []
    for command in house.discord.backend.commands[None].values():
        for path, leaf in command_leaves(command):
            kinds = {option["type"] for option in leaf.get("options") or []}
            named = {option["name"] for option in leaf.get("options") or []}
            if "table" in named and not kinds - {3, 4, 5}:
                pairs.append((" ".join(path), leaf))
    return pairs


async def forgeries(house: House, count: int, findings: Found) -> None:
    """Somebody without a seat, and somebody from another table, try so many things."""
    chance, people = house.chance, house.people
    backend = house.discord.backend
    stranger = backend.make_user("mallory", global_name="Mallory")
    backend.add_member(house.guild, stranger.id)
    forger, commands = Forger(house, chance), leaves(house)
    before, at = read_tables(house.path), len(house.discord.said)
    for _ in range(count):
        table = chance.choice(list(house.tables))
        channel, message = people.cards[table]
        custom_id = forger.custom_id()
        if _is_own_look(custom_id):
            continue
        findings.forged += 1
        way = chance.randrange(4)
        if way == 0:
            interaction = people.press(stranger.id, channel, message, Way(custom_id, BUTTON, 1))
        elif way == 1:
            menu = Way(custom_id, MENU, 1)
            interaction = people.press(stranger.id, channel, message, menu, forger.values())
        elif way == 2:
            field_ = {"type": 4, "custom_id": forger.junk(20), "id": 1}
            row = {"type": 1, "id": 2, "components": [field_]}
            form = {"custom_id": custom_id, "components": [row]}
            interaction = people.send(stranger.id, channel, form, [forger.junk(4000)])
        else:
            name, leaf = chance.choice(commands)
            interaction = people.command(stranger.id, channel, name, **forger.options(leaf))
            custom_id = f"/{name}"
        findings.refused += await _answer(interaction)
        after = read_tables(house.path)
        if after != before:
            changed = [name for name in KEPT if after[name] != before[name]]
            findings.wrong.append(f"{custom_id!r} changed {changed}")
            before = after
        public = [s for s in house.discord.said[at:] if _public(s.method, s.path)]
        if public:
            findings.wrong.append(f"{custom_id!r} made the bot say {public[0].body}")
        at = len(house.discord.said)


async def _answer(interaction: Interaction) -> bool:
    try:
        async with asyncio.timeout(SOON):
            await interaction.answered.wait()
    except TimeoutError:
        return False
    return True


def _public(method: str, path: str) -> bool:
    return method != "GET" and path.startswith(("/channels/", "/guilds/", "/users/"))


def leaks(log: list[str]) -> Iterator[str]:
    """Lines of the log that nobody may read, and bugs."""
    for number, line in enumerate(log):
        if TOKEN in line or TOKEN.split(".")[2] in line:
            yield f"the token is in the log: {line[:60]}"
        elif SECRETS.search(line):
            yield f"the token of an interaction is in the log: {line[:200]}"
        elif "[error" in line:
            yield "\n".join(["a bug:", *log[number : number + TRACE]])


# --- secrets --------------------------------------------------------------------------------------

PATIENCE = 120.0
"""Seconds until an answer is waited for no more: a press given up on a slow machine would make the
two lives of a table differ."""
_NUMBER = re.compile(r"\d{17,20}")
_MOMENT = re.compile(r"<t:\d+:|\d{4}-\d\d-\d\d[T ][\d:.+]+|UTC \d+")


async def overheard(
    folder: Path, case: Case, state: Any, seat: int, steps: int, log: list[str]
) -> list[str]:
    """All that others can notice of a table in this state while somebody else plays on: everything
    public, and all that a stranger is shown. Discord's numbers are those of their turn."""
    house = build_house(folder, 1)
    house.log = log
    heard: list[str] = []
    known: dict[str, str] = {}

    def plain(thing: Any) -> str:
        text = _MOMENT.sub("<moment>", repr(thing))
        return _NUMBER.sub(lambda match: known.setdefault(match[0], f"<{len(known)}>"), text)

    await house.discord.open()
    try:
        await _upload_emoji(house)
        at = len(house.discord.said)
        with starting_at(state):
            table = await house.furnish(case.key, SEATS, 0, 1)
        async with bot(house.discord, house.path, house.log) as running:
            await until(lambda: table in house.people.cards, QUIET)
            await until(lambda: audit.at_rest(house.path), QUIET)
            heard += await _watched(house, table, plain)
            users = house.tables[table][1]
            player = Person(house.people, users[seat], random.Random(7), PATIENCE)
            for _ in range(steps):
                await player.turn(table)
                await until(lambda: audit.at_rest(house.path), QUIET)
            heard += await _watched(house, table, plain)
            running.send(signal.SIGTERM)
            await running.over(STOPPING)
    finally:
        await house.discord.close()
    for said in house.discord.said[at:]:
        if _public(said.method, said.path):
            heard.append(plain((said.method, said.path, said.body, said.files)))
    return heard


async def _upload_emoji(house: House) -> None:
    """Let the bot upload its emoji before there is a table: on a busy machine, whether a first card
    has any is a matter of luck, and would look like a secret that can be noticed."""
    async with bot(house.discord, house.path, house.log) as running:
        await until(house.path.with_suffix(".emoji").exists, QUIET)
        running.send(signal.SIGTERM)
        await running.over(STOPPING)


async def _watched(house: House, table: int, plain: Callable[[Any], str]) -> list[str]:
    """What somebody without a seat is shown who presses every look of the card."""
    backend = house.discord.backend
    watcher = backend.make_user("dan", global_name="Dan")
    backend.add_member(house.guild, watcher.id)
    channel, message = house.people.cards[table]
    noticed = []
    at = len(house.discord.said)
    for way in house.people.ways(channel, message):
        if way.key.verb is Route.LOOK:
            values = list(way.options[:1]) if way.options else None
            interaction = house.people.press(watcher.id, channel, message, way, values)
            await _answer(interaction)
    for name in ("table show", "table log", "table standings"):
        await _answer(house.people.command(watcher.id, channel, name, table=table))
    await asyncio.sleep(0.2)
    for said in house.discord.said[at:]:
        if said.path.startswith("/webhooks/"):
            noticed.append(plain((said.method, said.body, said.files)))
    return noticed


async def secrets(folder: Path, case: Case, findings: Found, steps: int = 3) -> None:
    """The same twice with other secrets; nobody may notice."""
    *states, seat, _ = twins(case)
    heard = []
    for way, state in enumerate(states):
        place = folder / f"{case.key}-{way}"
        place.mkdir()
        log: list[str] = []
        heard.append(await overheard(place, case, state, seat, steps, log))
        findings.wrong += leaks(log)
    first, other = heard
    findings.compared += sum(map(len, first))
    if len(first) != len(other):
        findings.wrong.append(f"{case.key}: {len(first)} and {len(other)} things can be noticed")
    for left, right in zip(first, other, strict=False):
        if left != right:
            place_ = next(
                (n for n, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), 0
            )
            around = slice(max(0, place_ - 80), place_ + 80)
            findings.wrong.append(f"{case.key}: {left[around]} is not {right[around]}")
            break


async def security(
    folder: Path,
    seed: int,
    *,
    count: int = 400,
    tables: int = 4,
    wanted: Collection[str] | None = None,
    tell: Callable[[str], None] = lambda line: None,
) -> Found:
    """Forgeries at tables of all games; then each game's secrets."""
    findings = Found()
    house = await furnished(folder, seed, tables, 30)
    await house.discord.open()
    try:
        async with bot(
            house.discord, house.path, house.log, ROUNDHOUSE_LOG_LEVEL="debug"
        ) as running:
            await _settled(house, running)
            await forgeries(house, count, findings)
    finally:
        await house.discord.close()
    findings.wrong += leaks(house.log)
    findings.wrong += house.discord.wrong
    tell(str(findings))
    for key, case in cases().items():
        if case.otherwise is not nothing and key in (all_games() if wanted is None else wanted):
            await secrets(folder, case, findings)
            tell(f"{key}: {findings}")
    return findings


async def _settled(house: House, running: Running) -> None:
    await until(lambda: len(house.people.cards) == len(house.tables), QUIET)
    await until(lambda: audit.at_rest(house.path), QUIET)
    assert running.process.returncode is None
