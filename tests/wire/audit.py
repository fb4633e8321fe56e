"""What must be true whatever happened: nothing lost, nothing doubled, all as the log says."""

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from itertools import pairwise
from pathlib import Path
from typing import Any

from simcord.components import walk_components

from bot.chat.base.sending import nonce_mark
from bot.chat.cards.turn import LAST_LINES, shorten_story
from bot.chat.contract.table_context import TableContext
from bot.chat.narration.log_narration import narrate_entries
from bot.tables.api.service import Tables
from bot.tables.effects.outbox import card_nonce
from bot.tables.storage.store import Store
from bot.tables.types.model import VerifyReport
from bot.upkeep.checking import check_tables
from tests.conformance.cases import cases
from tests.wire.house import House

CARDS = ("POST", "PATCH")
ALIKE = 0.6
"""How much of a line must be as it would be told now."""


@dataclass
class Card:
    """A public message, and the versions of its table that it told, in their order."""

    channel: int
    message: int
    versions: list[int] = field(default_factory=list)


def moving(path: Path, table: int) -> tuple[int, tuple[int, ...], str]:
    """The version of a table, who must act, and whether it still runs."""
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as db:
        row = db.execute(
            "SELECT (SELECT max(seq) FROM log WHERE table_id = t.id), s.to_move, t.status"
            " FROM tables t JOIN states s ON s.table_id = t.id WHERE t.id = ?",
            [table],
        ).fetchone()
    return int(row[0]), tuple(json.loads(row[1])), str(row[2])


def game(path: Path, table: int) -> str:
    """Which game is played there."""
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as db:
        (key,) = db.execute("SELECT game FROM tables WHERE id = ?", [table]).fetchone()
    return str(key)


def at_rest(path: Path) -> bool:
    """Whether everything is said, and nobody but people is to do anything."""
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as db:
        (waiting,) = db.execute(
            "SELECT (SELECT count(*) FROM outbox) + (SELECT count(*) FROM order_looks)"
        ).fetchone()
    return not waiting


def moves(house: House) -> Iterator[str]:
    """What is wrong with the log of the database while the bot is dead: presses that nobody made,
    moves that people saw and that are gone, rows that do not follow from one another."""
    for table, report in check_tables(house.path):
        if not isinstance(report, VerifyReport) or not report.ok:
            yield f"check: {table}: {report}"
    with closing(sqlite3.connect(house.path)) as db:
        keys = db.execute("SELECT table_id, key, user FROM log WHERE key GLOB '[0-9]*'").fetchall()
        latest = dict(db.execute("SELECT table_id, max(seq) FROM log GROUP BY table_id"))
    for table, key, user in keys:
        interaction = house.people.interactions.get(int(key.partition(":")[0]))
        if interaction is None or interaction.user != user:
            yield f"table {table}: nobody pressed {key}"
    if len({key for _, key, _ in keys}) != len(keys):
        yield "a press counted twice"
    for table, version in house.people.seen.items():
        if latest.get(table, 0) < version:
            yield f"table {table}: version {version} was shown and is lost"


def collect_cards(house: House) -> dict[int, list[Card]]:
    """Every card that told something, by table, the oldest first."""
    by_table: dict[int, dict[int, Card]] = {table: {} for table in house.tables}
    numbers = {
        nonce_mark(card_nonce(table, version)): (table, version)
        for table in house.tables
        for version in range(1, moving(house.path, table)[0] + 1)
    }
    for said in house.discord.said:
        if said.method not in CARDS or not said.path.startswith("/channels/"):
            continue
        components = (said.body or {}).get("components") or []
        known = numbers.get(components[0].get("id")) if components else None
        if known is None:
            continue
        table, version = known
        place = int(said.answer["channel_id"]), int(said.answer["id"])
        card = by_table[table].setdefault(place[1], Card(*place))
        if not card.versions or card.versions[-1] != version:
            card.versions.append(version)
    return {table: [cards[number] for number in sorted(cards)] for table, cards in by_table.items()}


def cards(house: House) -> Iterator[str]:
    """What is wrong with the cards when all is said: each row of the log is told by exactly one."""
    for table, posted in collect_cards(house).items():
        spans = [(card.versions[0], card.versions[-1]) for card in posted]
        if any(sorted(set(card.versions)) != card.versions for card in posted):
            yield f"table {table}: a card went back: {posted}"
        for span, other in pairwise(spans):
            if other[0] <= span[1]:
                yield f"table {table}: told twice: {span} and {other}"
        version = moving(house.path, table)[0]
        last = spans[-1][1] if spans else 0
        if last != version:
            yield f"table {table}: nothing tells of what came after {last}, it is at {version}"


async def words(house: House) -> list[str]:
    """Cards that do not say what their rows say, all of it and nothing else; the bot is dead."""
    tables, wrong = Tables(Store(house.path)), list[str]()
    try:
        for table, posted in collect_cards(house).items():
            _, users = house.tables[table]
            names = [house.discord.backend.users[user].global_name or "" for user in users]
            record = await tables.get_table(table)
            public = (await tables.read_table(table, None)).public
            scene = TableContext(table, public, public, None, names, "en", {}, False)
            before = 0
            for card in posted:
                last = record.status == "ended" and card is posted[-1]
                entries = await tables.entries_since(table, before, card.versions[-1])
                lines = shorten_story(narrate_entries(cases()[record.game].chat, scene, entries))
                shown = [_named(line, names) for line in _story(house, card, table)]
                if last:  # who has won and the picture come first; what is long waits for a press
                    shown = [line for line in shown[1:] if line]
                    if len(lines) > LAST_LINES:
                        ways = house.people.ways(card.channel, card.message)
                        shown = lines if f"story/{before}" in [way.key.key for way in ways] else []
                before = card.versions[-1]
                if not _same(lines, shown[: len(lines)]):
                    wrong.append(f"table {table}, {card}: {lines} should be told, not {shown}")
    finally:
        await tables.close()
    return wrong


def _named(line: str, names: list[str]) -> str:
    """Without emoji, and with the names of those of whom Discord had not told in time."""
    line = re.sub(r"<:rh_\w+:\d+> ", "", line)
    for seat, name in enumerate(names, 1):
        line = line.replace(f"Player {seat}", name)
    return line


def _story(house: House, card: Card, table: int) -> list[str]:
    """The lines of a card behind its head."""
    stored: Any = house.discord.backend.get_message(card.channel, card.message)
    texts = [str(part.get("content", "")) for part in walk_components(stored.components)]
    lines = "\n".join(texts).split("\n")
    heads = [number for number, line in enumerate(lines) if f"· table {table} ·" in line]
    return lines[heads[0] + 1 :]


def _same(expected: list[str], shown: list[str]) -> bool:
    """Line for line; what a company or a place was called then may have changed since."""
    pairs = zip(expected, shown, strict=False)
    alike = [SequenceMatcher(None, *pair, autojunk=False).ratio() > ALIKE for pair in pairs]
    return len(expected) == len(shown) and all(alike)
