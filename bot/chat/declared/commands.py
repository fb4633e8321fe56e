"""The slash commands of a game, a line each: every command is the press of a key.

A command's texts are `slash-<command>` and `slash-<command>-<option>` of the game's catalogue. What
is offered while an option is typed are rows of a name and a value.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

import discord
from discord import AppCommandOptionType, app_commands
from discord.ext import commands

from bot.chat.base.errors import Refusal, told
from bot.chat.base.language import private_language
from bot.chat.base.services import services_of
from bot.chat.base.slash import described
from bot.chat.base.table_lookup import takes_table
from bot.chat.commands.autocomplete import Offers, Rows, matching
from bot.chat.commands.command_factory import Commanded
from bot.chat.contract.adapter import GameChat, Scene
from bot.chat.declared.kinds import key_text, refused
from bot.chat.declared.moves import Moves

Offered = Callable[[Scene], Rows]
Typed = Callable[[Scene, Mapping[str, str]], Rows]
Pressed = str | tuple[str, Mapping[str, str]]
"""A key, perhaps with words as if they had been typed into its form."""
Loaded = Callable[[commands.Bot], Awaitable[None]]
Answered = Callable[[discord.Interaction, int | None, Mapping[str, Any]], Awaitable[None]]
"""What answers a command: the number of a table, if one was given, and the options as typed."""


@dataclass(frozen=True)
class Asked:
    """An option of a command.

    `kind`: as discord.py reads it. `read`: what a person means, as it stands in the key; raises
    `Refusal`. `offered`: rows for whom the game waits; `typing`: such rows by what stands in the
    options of the command so far, this one among them; they are not looked through once more.
    `known`: rows that are the same for all, by language; `completed`: rows for whom and what was
    typed so far. `default`: what stands in the key if it is left out; None: it must be given.
    `typed`: it stands in no key, but is handed on as the field of a form is.
    """

    kind: Any = str
    read: Callable[[str], str] = str.strip
    offered: Offered | None = None
    typing: Typed | None = None
    known: Callable[[str], Rows] | None = None
    completed: Callable[[Scene | None, str], Rows] | None = None
    default: str | None = None
    typed: bool = False


def whole(least: int, most: int, default: str | None = None) -> Asked:
    """A whole number from `least` to `most`."""
    return Asked(app_commands.Range[int, least, most], default=default)


class Commands:
    """The commands of one game, in their group. `domain`: of their texts."""

    def __init__(self, game: str, name: str, moves: Moves) -> None:
        self.moves, self.texts = moves, moves.texts
        self.commanded, self.offers = Commanded(game), Offers(game)
        self.group = app_commands.Group(
            name=name, description=described(self.texts.derived(f"slash-{name}")), guild_only=True
        )

    def move(self, name: str, command: str = "", **options: Asked) -> None:
        """The command of a move; its options are the parts of the move, unless they are given."""
        blanks = self.moves.moves[name].blanks
        asked: dict[str, Any] = {
            part: options.get(part) or self.part(name, part) for part in blanks.parts
        }
        inside = [part for part, one in asked.items() if not one.typed]
        self.add(command or name, "/".join([name, *("{" + part + "}" for part in inside)]), **asked)

    def part(self, move: str, name: str) -> Asked:
        """The option of a part: typed, read and offered as its kind is."""
        moves, blanks = self.moves, self.moves.moves[move].blanks
        type_, part = blanks.types()[name], blanks.parts[name]

        def offered(scene: Scene) -> Rows:
            for one in blanks.offers(scene, name, {}):
                label = blanks.label(moves.texts, moves.kinds, scene, name, one)
                detail = part.detail(scene, one) if part.detail else ""
                yield f"{label} · {detail}" if detail else label, key_text(one[name])

        def read(text: str) -> str:
            try:
                moves.kinds.parse(type_, text.strip())  # as it was offered
            except LookupError:
                return key_text(moves.kinds.read(type_, text, None))
            return text.strip()

        if type_.base is int:
            return Asked(int)
        return Asked(str, read, offered if part.offered else None)

    def choice(
        self,
        name: str,
        command: str,
        option: str,
        *,
        under: app_commands.Group | None = None,
        refusal: str = "",
        default: str | None = None,
    ) -> None:
        """The command of a move with one option, in which every legal action is offered.
        `refusal`: of what nobody means, if not by the option's name."""
        one, moves = self.moves.moves[name], self.moves
        blanks = one.blanks

        def offered(scene: Scene) -> Rows:
            for menu in moves.legal_menu(scene, name):
                for row in menu.options:
                    yield f"{row.label} · {row.detail}" if row.detail else row.label, row.value

        def read(text: str) -> str:
            try:
                if blanks.asks(blanks.missing(blanks.read(moves.kinds, text.strip()))):
                    return text.strip()
            except LookupError:
                pass
            first, type_ = next(iter(blanks.types().items()))
            try:
                typed = moves.kinds.read(type_, text, None)
                if not blanks.asks(blanks.missing({first: typed})):
                    raise LookupError(text)
            except LookupError:
                raise refused(self.texts.domain, refusal or option, text) from None
            return blanks.key({first: typed}).partition("/")[2]

        asked: dict[str, Any] = {option: Asked(str, read, offered, default=default)}
        self.add(command, f"{name}/{{{option}}}", under=under, **asked)

    def add(
        self,
        name: str,
        key: str | Callable[..., Pressed],
        /,
        *,
        under: app_commands.Group | None = None,
        text: str = "",
        look: bool = False,
        **options: Asked,
    ) -> app_commands.Command[Any, ..., None]:
        """A command that presses `key`, a pattern of its options (`bid/{amount}`) or a function of
        them as they were read (`Pressed`). `text`: of its description, if not by its name; `look`:
        the key is that of a private look."""
        see, press = self.commanded.see, self.commanded.press

        async def answered(
            interaction: discord.Interaction, table: int | None, given: Mapping[str, Any]
        ) -> None:
            inside = {one: asked for one, asked in options.items() if not asked.typed}
            values = {one: _value(asked, given.get(one)) for one, asked in inside.items()}
            try:
                made = key(**values) if callable(key) else key.format(**values)
            except LookupError:
                raise Refusal("house-refuse-tampered") from None
            pressed, words = (made, {}) if isinstance(made, str) else made
            pressed = pressed.rstrip("/") if options else pressed
            if look:
                await see(interaction, table, pressed)
            else:
                typed = [one for one, asked in options.items() if asked.typed]
                words = {**words, **{one: given[one] for one in typed if given[one] is not None}}
                await press(interaction, table, pressed, words)

        return self.by_hand(name, answered, under=under, text=text, **options)

    def by_hand(
        self,
        name: str,
        answered: Answered,
        /,
        *,
        under: app_commands.Group | None = None,
        text: str = "",
        **options: Asked,
    ) -> app_commands.Command[Any, ..., None]:
        """A command that `answered` answers; the rest as in `add`."""
        described_ = self.texts.derived(text or f"slash-{name}")

        async def called(interaction: discord.Interaction, **given: Any) -> None:
            await answered(interaction, given.pop("table", None), given)

        called.__signature__ = _signature(options)  # type: ignore[attr-defined]
        made: Any = called
        if options:
            texts = {one: f"{described_}-{one}" for one in options}
            for one in texts.values():
                self.texts.derived(one.removeprefix(f"{self.texts.domain}-"))
            made = app_commands.describe(
                **{one: described(whole_) for one, whole_ in texts.items()}
            )(made)
        made = takes_table(made)
        completed = {
            one: self._completed(asked, options)
            for one, asked in options.items()
            if asked.offered or asked.typing or asked.known or asked.completed
        }
        if completed:
            made = app_commands.autocomplete(**completed)(made)
        group = self.group if under is None else under
        command: app_commands.Command[Any, ..., None] = group.command(
            name=name, description=described(described_)
        )(told(made))
        return command

    def cog(self, chat: GameChat) -> Loaded:
        """The `setup` of the game's folder: its adapter and these commands."""

        async def setup(bot: commands.Bot) -> None:
            services_of(bot).chats[chat.key] = chat
            bot.tree.add_command(self.group)

        return setup

    def _completed(self, asked: Asked, options: Mapping[str, Asked]) -> Any:
        async def offered(interaction: discord.Interaction, current: str) -> list[Any]:
            if asked.completed is not None:
                found = matching(asked.completed(await self.offers.scene(interaction), current), "")
            elif asked.known is not None:
                found = matching(asked.known(await private_language(interaction)), current)
            elif (typing := asked.typing) is not None:
                typed = {one: str(getattr(interaction.namespace, one) or "") for one in options}
                found = await self.offers.offer(interaction, "", lambda scene: typing(scene, typed))
            else:
                assert asked.offered is not None
                found = await self.offers.offer(interaction, current, asked.offered)
            if getattr(asked.kind, "type", asked.kind) in (int, AppCommandOptionType.integer):
                return [app_commands.Choice(name=one.name, value=int(one.value)) for one in found]
            return found

        return offered


def _value(asked: Asked, given: Any) -> str:
    if given is None:
        return asked.default or ""
    return asked.read(given) if isinstance(given, str) else str(given)


def _signature(options: Mapping[str, Asked]) -> inspect.Signature:
    """What discord.py reads the options from."""
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    made = [inspect.Parameter("interaction", kind, annotation=discord.Interaction)]
    needed = [(name, asked) for name, asked in options.items() if asked.default is None]
    others = [(name, asked) for name, asked in options.items() if asked.default is not None]
    made += [inspect.Parameter(name, kind, annotation=asked.kind) for name, asked in needed]
    made += [
        inspect.Parameter(name, kind, default=None, annotation=asked.kind | None)
        for name, asked in others
    ]
    made.append(inspect.Parameter("table", kind, default=None, annotation=int | None))
    return inspect.Signature(made)
