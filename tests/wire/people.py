"""People who press what a card or a page offers, fill in forms, and wait for an answer."""

import asyncio
import random
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from simcord import interactions
from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.components import walk_components

from bot.chat.base.errors import Refusal
from bot.chat.ui.keys import ComponentId, Route, parse_custom_id
from data.texts import languages, say
from tests.wire.server import Discord, Said

BUTTON, MENU, TYPED = 2, 3, 4
FILE = 11
"""The type of an option that is a file."""
TURNED_AWAY = {
    say(key, tongue) for key in ("house-many", "house-own-many") for tongue in languages()
}
STANDING_OUT = (1, 3)
"""Styles of the buttons that are meant to be pressed first."""
LONG = 30.0
"""Seconds after which nobody waits for the answer to a command any more."""
DEEP = 8
"""Pages behind one another before a person begins anew at the card."""
AMOUNTS = ("0", "1", "5", "40", "100", "500", "12500")
PRESSED = (Route.PLAY, Route.FORM, Route.CONFIRM, Route.LOOK)
"""What people press who play; the rest changes who they are, or how the table is played."""


@dataclass
class Interaction:
    """An interaction and what came of it: when the first answer came, and when the last; the
    message that is shown then, and the form."""

    number: int
    user: int
    custom_id: str
    sent: float
    first: float | None = None
    last: float | None = None
    kind: int | None = None
    message: int | None = None
    form: dict[str, Any] | None = None
    flood: bool = False
    """By the person who floods."""
    turned_away: bool = False
    """Too many pressed just then, or this person pressed too much."""
    heard: asyncio.Event = field(default_factory=asyncio.Event)
    """The first answer has come."""
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    """There is something to see, and not only an acknowledgement."""


@dataclass(frozen=True)
class Way:
    """Something that can be pressed: its id, and what may be chosen (none: a button)."""

    custom_id: str
    kind: int
    id: int | None
    options: tuple[str, ...] = ()
    least: int = 1
    most: int = 1
    main: bool = False
    """It stands out among the buttons."""

    @property
    def key(self) -> ComponentId:
        return parse_custom_id(self.custom_id)


class People:
    """Everybody on the server. `cards`: the newest card of each table, as (channel, message)."""

    def __init__(self, discord: Discord) -> None:
        self.discord = discord
        self.backend = discord.backend
        self.interactions: dict[int, Interaction] = {}
        self.cards: dict[int, tuple[int, int]] = {}
        self.seen: dict[int, int] = {}
        """The highest version of each table that was ever on a button."""
        self.moved = asyncio.Event()
        """A new card came; to be cleared by whoever waits."""
        discord.heard.append(self._carried)

    # --- what the bot did --------------------------------------------------------------------

    def _carried(self, said: Said) -> None:
        parts = said.path.split("/")
        if parts[1] == "interactions":
            self._first(int(parts[2]), said)
        elif parts[1] == "webhooks":
            number = self.backend.interaction_tokens.get(parts[3])
            if number is not None and said.method != "GET":
                self._followed(number, said)
        elif parts[1] == "channels" and said.method in ("POST", "PATCH") and "messages" in parts:
            self._shown(said)

    def _first(self, number: int, said: Said) -> None:
        interaction = self.interactions.get(number)
        if interaction is None:
            return
        record = self.backend.interactions[number]
        interaction.first, interaction.kind = said.at, said.body["type"]
        interaction.form, interaction.message = record.modal, record.message_id
        interaction.heard.set()
        text = (said.body.get("data") or {}).get("content")
        interaction.turned_away = text in TURNED_AWAY
        if interaction.kind not in (5, 6):
            interaction.last = said.at
            interaction.answered.set()
            self._note(said.body)

    def _followed(self, number: int, said: Said) -> None:
        interaction = self.interactions.get(number)
        if interaction is None:
            return
        interaction.last = said.at
        if isinstance(said.answer, dict) and said.answer.get("id"):
            interaction.message = int(said.answer["id"])
        interaction.answered.set()
        self._note(said.body)

    def _shown(self, said: Said) -> None:
        for table in self._note(said.body):
            message = said.answer
            known = self.cards.get(table)
            if known is None or int(message["id"]) >= known[1]:
                self.cards[table] = (int(message["channel_id"]), int(message["id"]))
                self.moved.set()

    def _note(self, body: Any) -> set[int]:
        """The tables of whose cards these buttons are; their versions are known to be saved. A
        reminder has buttons of no version."""
        tables = set()
        for text in _ids(body):
            try:
                key = parse_custom_id(text)
            except Refusal:
                continue
            if key.table and key.version:
                tables.add(key.table)
                self.seen[key.table] = max(self.seen.get(key.table, 0), key.version)
        return tables

    def tried(self, table: int) -> list[tuple[int, str]]:
        """Who pressed what there."""
        begun = f"rh:{table}:"
        return [
            (a.user, a.custom_id)
            for a in self.interactions.values()
            if a.custom_id.startswith(begun)
        ]

    # --- what people do ------------------------------------------------------------------------

    def press(
        self, user: int, channel: int, message: int, way: Way, values: list[str] | None = None
    ) -> Interaction:
        """Press this on that message."""
        stored = self.backend.get_message(channel, message)
        data: dict[str, Any] = {"custom_id": way.custom_id, "component_type": way.kind}
        if way.id is not None:
            data["id"] = way.id
        if values is not None:
            data["values"] = values
        shown = dict(serializers.message_payload(self.backend, stored))
        return self._ask(3, user, channel, data, message=shown, source=message)

    def send(
        self, user: int, channel: int, form: Mapping[str, Any], typed: list[str]
    ) -> Interaction:
        """Send a form in, each field with the next of these texts."""
        rest = list(typed)
        data = {
            "custom_id": form["custom_id"],
            "components": [_filled(component, rest) for component in form["components"]],
        }
        return self._ask(5, user, channel, data)

    def command(self, user: int, channel: int, name: str, **values: Any) -> Interaction:
        """Type a slash command; `values` are those of its options."""
        root, *path = name.split()
        known = self.backend.commands[None][root, 1]
        node: Any = known
        for part in path:
            node = next(option for option in node["options"] if option["name"] == part)
        kinds = {option["name"]: option["type"] for option in node.get("options") or []}
        options: list[dict[str, Any]] = [
            {
                "name": option,
                "type": kinds[option],
                "value": value["id"] if kinds[option] == FILE else value,
            }
            for option, value in values.items()
        ]
        for part in reversed(path):
            options = [{"name": part, "type": 1, "options": options}]
        if len(path) == 2:
            options[0]["type"] = 2
        data = {"id": known["id"], "name": root, "type": 1, "options": options}
        files = {option: value for option, value in values.items() if kinds[option] == FILE}
        if files:
            data["resolved"] = {"attachments": {file["id"]: file for file in files.values()}}
        return self._ask(2, user, channel, data, name=name)

    async def run_command(self, user: int, channel: int, name: str, **values: Any) -> bool:
        """Type a slash command; whether an answer came before long."""
        interaction = self.command(user, channel, name, **values)
        with suppress(TimeoutError):
            async with asyncio.timeout(LONG):
                await interaction.answered.wait()
        return interaction.answered.is_set()

    def _ask(
        self,
        kind: int,
        user: int,
        channel: int,
        data: dict[str, Any],
        *,
        message: dict[str, Any] | None = None,
        source: int | None = None,
        name: str = "",
    ) -> Interaction:
        guild = self.backend.get_channel(channel).guild_id
        record, payload = interactions.base_payload(
            self.backend, type=kind, channel_id=channel, guild_id=guild, user_id=user, data=data
        )
        if message is not None:
            payload["message"], record.source_message_id = message, source
        interaction = Interaction(
            record.id, user, name or data.get("custom_id", ""), time.monotonic()
        )
        self.interactions[record.id] = interaction
        self.backend.emit("INTERACTION_CREATE", payload)
        return interaction

    def ways(self, channel: int, message: int) -> list[Way]:
        """What can be pressed on a message, in its order; of a message that is gone, nothing."""
        try:
            stored = self.backend.get_message(channel, message)
        except BackendError:
            return []
        return list(_ways(stored.components))


def _ways(components: Any) -> Iterator[Way]:
    for part in walk_components(components):
        if part.get("disabled") or not part.get("custom_id"):
            continue
        if part["type"] == BUTTON:
            main = part.get("style") in STANDING_OUT
            yield Way(part["custom_id"], BUTTON, part.get("id"), main=main)
        elif part["type"] == MENU:
            values = tuple(option["value"] for option in part["options"])
            least, most = part.get("min_values", 1), part.get("max_values", 1)
            yield Way(part["custom_id"], MENU, part.get("id"), values, least, most)


def _ids(thing: Any) -> Iterator[str]:
    if isinstance(thing, dict):
        if isinstance(thing.get("custom_id"), str):
            yield thing["custom_id"]
        for inner in thing.values():
            if isinstance(inner, dict | list):
                yield from _ids(inner)
    elif isinstance(thing, list):
        for inner in thing:
            yield from _ids(inner)


def _filled(part: Mapping[str, Any], texts: list[str]) -> dict[str, Any]:
    """The part of a form with what was typed."""
    component = {"type": part["type"], "id": part.get("id", 0)}
    if part["type"] == TYPED:
        return {**component, "custom_id": part["custom_id"], "value": texts.pop(0) if texts else ""}
    if part.get("component"):
        component["component"] = _filled(part["component"], texts)
    if part.get("components"):
        component["components"] = [_filled(inner, texts) for inner in part["components"]]
    return component


@dataclass
class Person:
    """Somebody who plays: from the card on, pages and forms until something was done or it leads
    nowhere. `patience`: seconds until an answer is waited for no more."""

    people: People
    user: int
    chance: random.Random
    patience: float = 6.0
    unanswered: int = 0
    pressed: int = 0

    async def turn(self, table: int) -> None:
        """From the card of this table on."""
        place = self.people.cards.get(table)
        if place is None:
            return
        channel, message = place
        for _ in range(DEEP):
            way = self._choose(self.people.ways(channel, message))
            if way is None:
                return
            interaction = await self.pressing(channel, message, way)
            if (
                interaction is None
                or interaction.message is None
                or interaction.message == place[1]
            ):
                return
            message = interaction.message

    async def pressing(self, channel: int, message: int, way: Way) -> Interaction | None:
        """Press, and fill in the form that may come; None if no answer came in time."""
        values = None
        if way.kind == MENU:
            count = self.chance.randint(way.least, min(way.most, len(way.options)))
            values = self.chance.sample(way.options, count)
        interaction = self.people.press(self.user, channel, message, way, values)
        if not await self._answered(interaction):
            return None
        if interaction.form is not None:
            typed = [self.chance.choice(AMOUNTS) for _ in range(5)]
            interaction = self.people.send(self.user, channel, interaction.form, typed)
            if not await self._answered(interaction):
                return None
        return interaction

    async def _answered(self, interaction: Interaction) -> bool:
        self.pressed += 1
        try:
            # `wait_for` may swallow that this person is sent home
            async with asyncio.timeout(self.patience):
                await interaction.answered.wait()
        except TimeoutError:
            self.unanswered += 1
            return False
        return True

    def _choose(self, ways: list[Way]) -> Way | None:
        """What is confirmed rather than not, what moves rather than what shows, and of what shows
        rather what stands out: behind it secret choices are made."""
        mine = [way for way in ways if way.key.verb in PRESSED]
        sure = [way for way in mine if way.key.verb is Route.CONFIRM]
        if sure and self.chance.random() < 0.8:
            return self.chance.choice(sure)
        moves = [way for way in mine if way.key.verb is not Route.LOOK]
        if moves and self.chance.random() < 0.9:
            return self.chance.choice(moves)
        out = [way for way in mine if way.main]
        if out and self.chance.random() < 0.8:
            return self.chance.choice(out)
        return self.chance.choice(mine) if mine else None
