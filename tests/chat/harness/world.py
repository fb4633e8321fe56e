"""A pretended Discord with the real client in it, and shorthands for what people do there."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord.components import walk_components
from simcord.results import to_discord_message

from bot.chat.base.services import Services
from bot.client import Roundhouse
from bot.settings import Settings
from bot.tables.api.service import Tables
from bot.tables.types.model import Table
from bot.tables.types.settings import GuildSettings
from tests.chat.harness.faulty_chat import FaultyChat
from tests.support import thrift
from tests.support.positions import game_of_state, seats_of, starting_at
from tests.tables.support import Clock, Entropy

CODE = "went wrong on my side"
"""What a bug is told with."""


@dataclass
class World:
    """One server with a channel, people in it, and the bot."""

    env: simcord.Env
    clock: Clock
    guild: Any
    channel: Any
    ann: Any
    bob: Any
    cat: Any
    chat: FaultyChat = field(default_factory=FaultyChat)

    @property
    def bot(self) -> Roundhouse:
        assert isinstance(self.env.bot, Roundhouse)
        return self.env.bot

    @property
    def tables(self) -> Tables:
        return self.bot.services.tables

    def messages(self, channel: Any = None) -> list[discord.Message]:
        """Public messages, oldest first."""
        history = (channel or self.channel).history()
        return [message for message in history if not message.flags.ephemeral]

    @property
    def card(self) -> discord.Message:
        """The newest public message."""
        there = self.env.backend.messages[self.channel.id].values()
        newest = max(
            (message for message in there if not message.is_ephemeral),
            key=lambda message: message.id,
        )
        return to_discord_message(self.env, newest)

    async def table(self, number: int = 1) -> Table:
        return await self.tables.get_table(number)

    async def opened(self, *others: Any, game: str = "haul") -> discord.Message:
        """A table of Ann and others, still in its lobby; its card."""
        await self.ann.slash(self.channel, "table open", game=game)
        card = self.card
        for person in others:
            await person.click(card, custom_id=seat_id(card, "join"))
        return card

    async def running(self, *others: Any, game: str = "haul") -> Table:
        """A running table of Ann and others (Bob if nobody is named)."""
        card = await self.opened(*(others or (self.bob,)), game=game)
        await self.ann.click(card, custom_id=seat_id(card, "start"))
        return await self.table()

    async def at(self, state: Any, *others: Any) -> Table:
        """A running table of Ann (seat 0), Bob and Cat, or these others, that begins with this
        position of its game."""
        seats, key = seats_of(state), game_of_state(state).key
        with starting_at(state):
            return await self.running(*(others or (self.bob, self.cat)[: seats - 1]), game=key)

    async def forged(self, person: Any, custom_id: object, message: Any = None) -> Any:
        """What comes of pressing a button that this message, or the newest card, has not got."""
        sent = self.env.backend.get_message(self.channel.id, (message or self.card).id)
        button = {"type": 2, "style": 1, "label": "X", "custom_id": str(custom_id), "id": 3}
        row = {"type": 1, "id": 2, "components": [button]}
        sent.components = [{"type": 17, "id": 1, "components": [row]}]
        return await person.click(to_discord_message(self.env, sent), custom_id=str(custom_id))

    async def command(self, person: Any, name: str, /, **options: Any) -> Any:
        """The private page, or refusal, that a slash command is answered with at last, or None."""
        replies = answers(await person.slash(self.channel, name, **options))
        return replies[-1] if replies else None

    async def offered(
        self, person: Any, name: str, option: str, text: str = "", /, **others: Any
    ) -> dict[str, Any]:
        """What is offered while this is typed for an option of a command: names and values."""
        rows = await person.autocomplete(self.channel, name, option, text, **others)
        assert len(rows) <= 25 and all(len(str(row["name"])) <= 100 for row in rows)
        return {str(row["name"]): row["value"] for row in rows}

    @property
    def called(self) -> list[int]:
        """Whom the newest card mentions."""
        return [user.id for user in self.card.mentions]

    def actor(self, user: int | None) -> Any:
        return next(person for person in (self.ann, self.bob, self.cat) if person.id == user)

    async def mover(self) -> Any:
        """The person whose turn it is."""
        table = await self.table()
        return self.actor(table.seats[table.to_move[0]].user)

    async def other(self) -> Any:
        """A person at the table whose turn it is not."""
        table = await self.table()
        waiting = [row.user for row in table.seats if row.seat not in table.to_move]
        return self.actor(waiting[0])

    async def unchanged(self, version: int = 1) -> bool:
        """Whether the first table is of that version: nobody has acted since."""
        return (await self.table()).version == version

    async def confirm(self, person: Any, page: Any, label: str, *told: str) -> None:
        """Nobody has acted yet; this press of a preview does it, and the card tells all of this."""
        assert await self.unchanged()
        await press(person, page, label)
        assert not await self.unchanged()
        tells(self.card, *told)

    async def passes(self, seconds: int) -> None:
        """Time goes by at once, with one look at what is due."""
        self.clock.now += seconds
        self.bot.services.delivery.reminding.wake()
        await self.env.advance_time(25)


def parts(message: Any) -> list[dict[str, Any]]:
    """Every component of a message, as Discord gets it."""
    raw = message.components
    data = [component if isinstance(component, dict) else component.to_dict() for component in raw]
    return list(walk_components(data))


def words(message: Any) -> str:
    """Everything a message says."""
    texts = [message.content, *(str(p.get("content", "")) for p in parts(message))]
    return "\n".join(text for text in texts if text)


def ids(message: Any) -> list[str]:
    """The component ids of a message."""
    return [str(part["custom_id"]) for part in parts(message) if part.get("custom_id")]


def seat_id(message: Any, key: str) -> str:
    """The id of a lobby's button, whatever language the lobby is in."""
    return next(id_ for id_ in ids(message) if id_.endswith(f":seat.{key}"))


def labels(message: Any) -> list[str]:
    return [str(part["label"]) for part in parts(message) if part.get("label")]


def answers(result: Any) -> list[Any]:
    """Every private message an interaction got in answer, the first one first."""
    response = [] if result.response is None else [result.response]
    return [answer for answer in [*response, *result.followups] if answer.ephemeral]


def reply(result: Any) -> str:
    """What the person was told, who must have been the only one to see it."""
    replies = answers(result)
    assert replies, "nothing private was answered"
    return "\n".join(words(answer) for answer in replies)


def sane(message: Any) -> str:
    """What a message says, which must not be that something is broken."""
    text = words(message)
    assert CODE not in text, text
    return text


def tells(message: Any, *pieces: str) -> str:
    """What a message says, all of these pieces among it."""
    text = sane(message)
    missing = [piece for piece in pieces if piece not in text]
    assert not missing, f"{missing} not in:\n{text}"
    return text


async def press(person: Any, message: Any, label: str) -> Any:
    """The private page that a button leads to, or None. Of a label that ends in a colon the rest is
    left out."""
    label = beginning(message, label) if label.endswith(":") else label
    replies = answers(await person.click(message, label=label))
    return replies[-1] if replies else None


async def follow(person: Any, message: Any, *steps: str | tuple[str, str]) -> Any:
    """The private page at the end of a way: labels of buttons, or hints of menus with a value."""
    for step in steps:
        if isinstance(step, str):
            message = await press(person, message, step)
        else:
            message = await choose(person, message, *step)
    return message


def beginning(message: Any, words: str) -> str:
    """The label that begins so: the button of a route says what it brings, too."""
    return next(label for label in labels(message) if label.startswith(words))


async def form_of(person: Any, message: Any, hint: str, value: str) -> Any:
    """The form that an option opens."""
    return await person.select(message, [value], custom_id=_menu_id(message, hint, value))


async def entered(person: Any, message: Any, hint: str, value: str, /, **words: str) -> Any:
    """The private page, or refusal, that the form of an option leads to once it is filled."""
    form = await form_of(person, message, hint, value)
    return answers(await person.submit_modal(form, words))[-1]


async def choose(person: Any, message: Any, hint: str, value: str) -> Any:
    """The private page that an option of a menu leads to, or None."""
    replies = answers(
        await person.select(message, [value], custom_id=_menu_id(message, hint, value))
    )
    return replies[-1] if replies else None


def _menu_id(message: Any, hint: str, value: str) -> str:
    """The id of the menu that has this option."""
    return str(
        next(
            part["custom_id"]
            for part in _menus(message, hint)
            if value in {option["value"] for option in part["options"]}
        )
    )


def menu(message: Any, hint: str) -> dict[str, str]:
    """The options of a menu: value and label."""
    return {row["value"]: row["label"] for part in _menus(message, hint) for row in part["options"]}


def _menus(message: Any, hint: str) -> list[dict[str, Any]]:
    """The menu of this hint, in the parts that it may have."""
    return [part for part in parts(message) if str(part.get("placeholder")).startswith(hint)]


async def press_on(
    chance: random.Random, person: Any, message: Any, look: Callable[[Any], None] | None = None
) -> None:
    """Press or choose something at random, and go on in the private pages it opens."""
    for _ in range(4):
        wanted = [
            part
            for part in parts(message)
            if any(f":{verb}." in str(part.get("custom_id")) for verb in ("play", "sure"))
        ]
        if not wanted:
            return
        component = chance.choice(wanted)
        if component["type"] == 3:
            value = chance.choice(component["options"])["value"]
            result = await person.select(message, [value], custom_id=component["custom_id"])
        else:
            result = await person.click(message, custom_id=component["custom_id"])
        pages = answers(result)
        if not pages:
            return
        message = pages[-1]
        if look is not None:
            look(message)


async def typed(person: Any, message: Any, label: str, **values: str | list[str]) -> Any:
    """The private page, or refusal, that a filled form leads to; several marked are a list."""
    form = await person.click(message, label=label)
    return answers(await person.submit_modal(form, values))[-1]


def leaves(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command as Discord gets it, and all below it."""
    yield command
    for option in command.get("options", []):
        yield from leaves(option)


async def slash_commands(bot: Any) -> list[dict[str, Any]]:
    """The slash commands as Discord gets them, without those in the menus of people."""
    return [command for command in await bot.command_payloads() if command.get("type", 1) == 1]


def services(path: Path, clock: Clock) -> Services:
    tables = Tables(thrift.store(path), now=clock, entropy=Entropy())
    return Services(Settings(database=path), tables.store, tables)


async def restarted(world: World) -> None:
    """Another process on the same database, in the same Discord."""
    old = world.bot.services
    await old.tables.close()
    house = services(old.settings.database, world.clock)
    await world.env.restart_bot(Roundhouse(house, sync=False))
    house.chats["haul"] = world.chat
    await house.tables.save_guild_settings(world.guild.id, GuildSettings(tables="channel"))
    await world.env.settle()


async def furnish(env: simcord.Env, clock: Clock, *, here: bool = True) -> World:
    """The server, its channel and its people; tables are played here or in threads."""
    bot = env.bot
    assert isinstance(bot, Roundhouse)
    guild = env.create_guild("Server")
    channel = guild.create_text_channel("trains")
    ann, bob, cat = (guild.add_member(env.create_user(n)) for n in ("ann", "bob", "cat"))
    chat = FaultyChat()
    bot.services.chats["haul"] = chat
    if here:
        await bot.services.tables.save_guild_settings(guild.id, GuildSettings(tables="channel"))
    await env.settle()
    return World(env, clock, guild, channel, ann, bob, cat, chat)


def manager(world: World) -> Any:
    """Somebody else, who manages the server."""
    role = world.guild.create_role("Boss", permissions=discord.Permissions(manage_guild=True))
    return world.guild.add_member(world.env.create_user("boss"), roles=[role])
