"""Declares slash commands that are not derived from a game's moves."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Any

from discord import app_commands

from bot.chat.base.errors import report_errors
from bot.chat.base.slash import localized
from bot.chat.base.table_lookup import takes_table

Callback = Callable[..., Any]
Command = app_commands.Command[Any, ..., None]


def slash(
    key: str, name: str = "", /, under: app_commands.Group | None = None, **options: str
) -> Callable[[Callback], Command]:
    """Declare a command, called like its function if not by `name`. Its errors are answered.

    `key` and `options` are keys of descriptions; an option `table` needs none."""

    def declare(function: Callback) -> Command:
        callback = report_errors(function)
        if "table" in signature(function).parameters and "table" not in options:
            callback = takes_table(callback)
        described = app_commands.describe(
            **{option: localized(options[option]) for option in options}
        )
        command = app_commands.command if under is None else under.command
        declared: Command = command(
            name=name or function.__name__.rstrip("_"), description=localized(key)
        )(described(callback))
        return declared

    return declare
