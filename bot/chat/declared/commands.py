"""The slash commands of a game, declared in one line each: a command presses a key.

A command's texts are `slash-<command>` and `slash-<command>-<option>` of the game's
catalogue. Autocomplete choices are rows of a name and a value."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass
from typing import Any

from discord import AppCommandOptionType, app_commands

from bot.chat.base.errors import Refusal, UnknownKey, report_errors, require_known
from bot.chat.base.language import private_language
from bot.chat.base.services import Interaction
from bot.chat.base.slash import localized
from bot.chat.base.table_lookup import takes_table
from bot.chat.commands.autocomplete import Autocompleter, Rows, filter_choices
from bot.chat.commands.command_factory import CommandPresser
from bot.chat.commands.slash_command import Command
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import GivenValues
from bot.chat.declared.field_types import key_text, unknown_input
from bot.chat.declared.moves import Moves

AnyChoices = list[app_commands.Choice[Any]]
AutocompleteCallback = Callable[[Interaction, str], Coroutine[object, object, AnyChoices]]
ContextRows = Callable[[TableContext], Rows]
TypingRows = Callable[[TableContext, Mapping[str, str]], Rows]
PressedKey = str | tuple[str, Mapping[str, str]]
"""A key, or a key with words as if they had been typed into its form."""
CommandHandler = Callable[[Interaction, int | None, GivenValues], Awaitable[None]]
"""A function that answers a command with the table number, if any, and the options."""


@dataclass(frozen=True)
class CommandOption:
    """An option of a command.

    `kind`: its discord.py type. `read`: converts what was typed to what the key contains;
    raises `Refusal`. `offered`: autocomplete rows for a person whose turn it is; `typing`: such
    rows by what is typed in all options of the command, this one included; they are not
    filtered again. `known`: rows that are the same for all, by language; `completed`: rows by
    person and what was typed. `default`: what the key contains if the option is omitted; None:
    it is required. `typed`: it is not in the key, but passed on like the field of a form."""

    kind: Any = str
    read: Callable[[str], str] = str.strip
    offered: ContextRows | None = None
    typing: TypingRows | None = None
    known: Callable[[str], Rows] | None = None
    completed: Callable[[TableContext | None, str], Rows] | None = None
    default: str | None = None
    typed: bool = False


def whole_number_option(least: int, most: int, default: str | None = None) -> CommandOption:
    """Return an option for a whole number from `least` to `most`."""
    return CommandOption(app_commands.Range[int, least, most], default=default)


class Commands:
    """The commands of one game, in their group. `domain`: of their texts."""

    def __init__(self, game: str, name: str, moves: Moves) -> None:
        self.moves, self.texts = moves, moves.texts
        self.commanded, self.offers = CommandPresser(game), Autocompleter(game)
        self.group = app_commands.Group(
            name=name,
            description=localized(self.texts.register_key(f"slash-{name}")),
            guild_only=True,
        )

    def add_move(self, name: str, command: str = "", **options: CommandOption) -> None:
        """Add the command of a move; its options are the move's fields, unless they are given."""
        action_form = self.moves.moves[name].action_form
        by_field = {
            field_name: options.get(field_name) or self.field_option(name, field_name)
            for field_name in action_form.parts
        }
        in_key = [field_name for field_name, option in by_field.items() if not option.typed]
        key = "/".join([name, *("{" + field_name + "}" for field_name in in_key)])
        self._add(command or name, key, by_field)

    def field_option(self, move: str, name: str) -> CommandOption:
        """Return the option of a field: typed, parsed and offered by its field type. What is
        offered may depend on the options before it, which are its move's fields before this one."""
        moves, action_form = self.moves, self.moves.moves[move].action_form
        infos, spec = action_form.field_infos(), action_form.parts[name]
        info, earlier = infos[name], list(infos)[: list(infos).index(name)]

        def rows_after(ctx: TableContext, given: GivenValues) -> Rows:
            for proposal in action_form.proposals(ctx, name, given):
                label = action_form.label(moves.texts, moves.kinds, ctx, name, proposal)
                detail = spec.detail(ctx, proposal) if spec.detail else ""
                yield f"{label} · {detail}" if detail else label, key_text(proposal[name])

        def typing_rows(ctx: TableContext, typed: Mapping[str, str]) -> Rows:
            try:
                given = {
                    field: moves.kinds.parse_input(infos[field], typed[field], None)
                    for field in earlier
                }
            except (Refusal, UnknownKey):
                return
            for label, value in rows_after(ctx, given):
                if typed[name].strip().casefold() in label.casefold():
                    yield label, value

        def read(text: str) -> str:
            try:
                moves.kinds.parse_key_text(info, text.strip())  # an autocomplete value
            except UnknownKey:
                return key_text(moves.kinds.parse_input(info, text, None))
            return text.strip()

        if info.base is int:
            return CommandOption(int)
        if spec.offered is None:
            return CommandOption(str, read)
        if earlier:
            return CommandOption(str, read, typing=typing_rows)
        return CommandOption(str, read, lambda ctx: rows_after(ctx, {}))

    def add_choice(
        self,
        name: str,
        command: str,
        option: str,
        *,
        under: app_commands.Group | None = None,
        refusal: str = "",
        default: str | None = None,
    ) -> None:
        """Add the command of a move with one option that offers every legal action.

        `refusal`: the key of the refusal for unknown input, if not the option's name."""
        spec, moves = self.moves.moves[name], self.moves
        action_form = spec.action_form

        def list_rows(ctx: TableContext) -> Rows:
            for menu in moves.legal_menu(ctx, name):
                for row in menu.options:
                    yield f"{row.label} · {row.detail}" if row.detail else row.label, row.value

        def read(text: str) -> str:
            try:
                if action_form.can_ask(
                    action_form.next_missing(action_form.parse_key(moves.kinds, text.strip()))
                ):
                    return text.strip()
            except UnknownKey:
                pass
            first, info = next(iter(action_form.field_infos().items()))
            try:
                typed = moves.kinds.parse_input(info, text, None)
                require_known(action_form.can_ask(action_form.next_missing({first: typed})))
            except UnknownKey:
                raise unknown_input(self.texts.domain, refusal or option, text) from None
            return action_form.build_key({first: typed}).partition("/")[2]

        by_name = {option: CommandOption(str, read, list_rows, default=default)}
        self._add(command, f"{name}/{{{option}}}", by_name, under)

    def add(
        self,
        name: str,
        key: str | Callable[..., PressedKey],
        /,
        *,
        under: app_commands.Group | None = None,
        text: str = "",
        look: bool = False,
        **options: CommandOption,
    ) -> Command:
        """Add a command that presses `key`.

        `key` is a pattern of the options (`bid/{amount}`) or a function of their parsed values
        that returns a `PressedKey`. `text`: the key of its description, if not its name; `look`:
        the key is that of a private look."""
        return self._add(name, key, options, under, text, look=look)

    def _add(
        self,
        name: str,
        key: str | Callable[..., PressedKey],
        options: Mapping[str, CommandOption],
        under: app_commands.Group | None = None,
        text: str = "",
        *,
        look: bool = False,
    ) -> Command:
        typed = [option_name for option_name, option in options.items() if option.typed]

        async def handle_command(
            interaction: Interaction, table: int | None, given: GivenValues
        ) -> None:
            values = {
                option_name: _key_value(option, given.get(option_name))
                for option_name, option in options.items()
                if not option.typed
            }
            result = key(**values) if callable(key) else key.format(**values)
            pressed, words = (result, {}) if isinstance(result, str) else result
            pressed = pressed.rstrip("/") if options else pressed
            if look:
                await self.commanded.show_look(interaction, table, pressed)
                return
            entered = {name: given[name] for name in typed if given[name] is not None}
            await self.commanded.press_key(interaction, table, pressed, {**words, **entered})

        return self._register(name, handle_command, options, under, text)

    def add_custom(
        self, name: str, handler: CommandHandler, /, **options: CommandOption
    ) -> Command:
        """Add a command with a handler of its own."""
        return self._register(name, handler, options)

    def _register(
        self,
        name: str,
        handler: CommandHandler,
        options: Mapping[str, CommandOption],
        under: app_commands.Group | None = None,
        text: str = "",
    ) -> Command:
        description_key = self.texts.register_key(text or f"slash-{name}")

        async def callback(interaction: Interaction, **given: Any) -> None:
            await handler(interaction, given.pop("table", None), given)

        callback.__signature__ = _signature(options)  # type: ignore[attr-defined]
        decorated = callback
        if options:
            texts = {option_name: f"{description_key}-{option_name}" for option_name in options}
            for option_name in texts.values():
                self.texts.register_key(option_name.removeprefix(f"{self.texts.domain}-"))
            decorated = app_commands.describe(
                **{option_name: localized(text_key) for option_name, text_key in texts.items()}
            )(decorated)
        decorated = takes_table(decorated)
        autocompletes = {
            option_name: self._autocomplete(option, options)
            for option_name, option in options.items()
            if option.offered or option.typing or option.known or option.completed
        }
        if autocompletes:
            decorated = app_commands.autocomplete(**autocompletes)(decorated)
        group = self.group if under is None else under
        command: Command = group.command(name=name, description=localized(description_key))(
            report_errors(decorated)
        )
        return command

    def _autocomplete(
        self, option: CommandOption, options: Mapping[str, CommandOption]
    ) -> AutocompleteCallback:
        async def list_choices(interaction: Interaction, current: str) -> AnyChoices:
            choices: AnyChoices
            if option.completed is not None:
                choices = filter_choices(
                    option.completed(await self.offers.load_context(interaction), current), ""
                )
            elif option.known is not None:
                choices = filter_choices(option.known(await private_language(interaction)), current)
            elif (typing := option.typing) is not None:
                typed = {name: str(getattr(interaction.namespace, name) or "") for name in options}
                choices = await self.offers.list_choices(
                    interaction, "", lambda ctx: typing(ctx, typed)
                )
            else:
                assert option.offered is not None
                choices = await self.offers.list_choices(interaction, current, option.offered)
            if getattr(option.kind, "type", option.kind) in (int, AppCommandOptionType.integer):
                return [
                    app_commands.Choice(name=name.name, value=int(name.value)) for name in choices
                ]
            return choices

        return list_choices


def _key_value(option: CommandOption, given: object) -> str:
    if given is None:
        return option.default or ""
    return option.read(given) if isinstance(given, str) else str(given)


def _signature(options: Mapping[str, CommandOption]) -> inspect.Signature:
    """Return the signature from which discord.py reads the options."""
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    parameters = [inspect.Parameter("interaction", kind, annotation=Interaction)]
    required = [(name, option) for name, option in options.items() if option.default is None]
    optional = [(name, option) for name, option in options.items() if option.default is not None]
    parameters += [
        inspect.Parameter(name, kind, annotation=option.kind) for name, option in required
    ]
    parameters += [
        inspect.Parameter(name, kind, default=None, annotation=option.kind | None)
        for name, option in optional
    ]
    parameters.append(inspect.Parameter("table", kind, default=None, annotation=int | None))
    return inspect.Signature(parameters)
