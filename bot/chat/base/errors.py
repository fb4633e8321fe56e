"""The one place where an error becomes a sentence.

A refusal (`RuleError`, `TableError`, `Refusal`) is one private sentence that says why. Anything
else is a bug: it gets a reference code and goes to the log under it. It has changed nothing, unless
what was asked for had been done before (`made`): then it says that instead.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine
from functools import partial, wraps
from typing import Any, TypeVar, cast

import discord
import structlog
from discord import app_commands

from bot import metrics
from bot.chat.base.acknowledge import FAILED, Heard, first, heard
from bot.chat.base.language import of_reader, private_language
from bot.tables.types.errors import TableError, reference
from data.rulings import cited, ruling
from data.texts import has, say
from rules.errors import RuleError

log = structlog.get_logger(__name__)

C = TypeVar("C", bound=Callable[..., Coroutine[Any, Any, None]])


class Refusal(Exception):
    """Something the chat itself refuses; `key` names the sentence."""

    def __init__(self, key: str, **values: Any) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


def _unwrapped(error: BaseException) -> BaseException:
    while isinstance(error, app_commands.CommandInvokeError) and error.original:
        error = error.original
    return error


def sentence(error: BaseException, language: str, game: str = "") -> str | None:
    """The sentence for a refusal, None for a bug. `game`: whose rules refused."""
    if isinstance(error, Refusal):
        return say(error.key, language, **error.values)
    if isinstance(error, RuleError):
        return _cited(error, language, game)
    if isinstance(error, TableError):
        if error.code == "bug":
            return say("house-bug", language, code=error.values.get("code", "?"))
        key = f"table-refuse-{error.code}"
        values = dict(error.values)
        if "table" in values:  # a name, not a sum: without thousands
            values["table"] = str(values["table"])
        return say(key, language, **values) if has(key) else None
    if isinstance(error, app_commands.MissingPermissions):
        return say("house-refuse-permission", language)
    if isinstance(error, app_commands.NoPrivateMessage):
        return say("house-refuse-dm", language)
    return None


def _cited(error: RuleError, language: str, game: str) -> str:
    key = f"{game}-refuse-{error.code}"
    if not has(key):
        log.error("a refusal has no sentence", key=key, rule=error.rule)
        return say("house-refuse-rule", language, rule=error.rule)
    told = say(key, language, **{"rule": error.rule, **error.args_})
    if re.search(rf"\b{re.escape(error.rule)}\b", told):
        return told
    return say("house-rule-cited", language, told=told, rule=error.rule)


def explain(
    error: BaseException, language: str, *, game: str = "", done: bool = False, **where: object
) -> str:
    """What to tell the person; a bug is logged here, once. `done`: what was asked for had been done
    when it went wrong."""
    error = _unwrapped(error)
    told = sentence(error, language, game)
    if told is not None:
        return told
    code = reference()
    metrics.BUGS.inc()
    log.error("bug", reference=code, exc_info=error, **where)
    return say("house-bug-done" if done else "house-bug", language, code=code)


async def answer_error(interaction: discord.Interaction, error: BaseException) -> None:
    """Tell the person who pressed or typed, and nobody else. Whose rules may have refused stands in
    `interaction.extras["game"]` (`of_game`)."""
    game = str(interaction.extras.get("game", ""))
    done = bool(interaction.extras.get("made"))
    text = explain(error, await _readers(interaction), game=game, done=done, **_where(interaction))
    await whisper(interaction, text, _why(error, game, await _readers(interaction)))


def _why(error: BaseException, game: str, language: str) -> discord.ui.View | None:
    """The button that shows the rule by which something was refused, whoever refused it;
    `bot.chat.cards.rule_page` answers it."""
    refused, rule = _unwrapped(error), ""
    if isinstance(refused, RuleError):
        rule = refused.rule
    elif isinstance(refused, Refusal):
        rule = str(refused.values.get("rule", ""))
    number = cited(rule) if rule else ""
    if not number or ruling(game, number) is None:
        return None
    view = discord.ui.View(timeout=None)
    label = say("rules-why", language, rule=number)
    view.add_item(discord.ui.Button(label=label, custom_id=f"rh:0:0:rule.why/{game}/{number}"))
    view.stop()  # nothing waits for it in memory: the listener hears every press
    return view


async def _readers(interaction: discord.Interaction) -> str:
    """The reader's language; the one Discord tells if the reader's own choice cannot be read, so
    that an error of the store is told all the same."""
    try:
        return await private_language(interaction)
    except Exception:
        log.exception("no choice of language could be read", **_where(interaction))
        return of_reader(interaction)


async def whisper(
    interaction: discord.Interaction, text: str, below: discord.ui.View | None = None
) -> bool:
    """One private sentence, whether or not the interaction was acknowledged before; whether Discord
    took it. `below`: what can be pressed under it."""
    view = discord.utils.MISSING if below is None else below
    known = heard(interaction)
    if known is Heard.NOT_YET:
        send = partial(interaction.response.send_message, text, view=view, ephemeral=True)
        return await first(interaction, send) is Heard.YES
    if known is Heard.NO:
        return False
    try:
        await interaction.followup.send(text, view=view, ephemeral=True)
    except FAILED as failure:
        log.warning("could not answer", error=repr(failure), **_where(interaction))
        return False
    return True


def made(interaction: discord.Interaction) -> None:
    """Note that what the interaction asked for is done and stays done, whatever becomes of the
    answer."""
    interaction.extras["made"] = True


def of_game(interaction: discord.Interaction, game: str) -> None:
    """Note whose rules this interaction is about, for the sentence of a refusal."""
    interaction.extras["game"] = game


def told(command: C) -> C:
    """For commands: whatever goes wrong is told to the person alone."""

    @wraps(command)
    async def guarded(*args: Any, **kwargs: Any) -> None:
        try:
            await command(*args, **kwargs)
        except Exception as error:  # noqa: BLE001 - the one place: told to the person, bugs logged
            interaction = next(arg for arg in args if isinstance(arg, discord.Interaction))
            await answer_error(interaction, error)

    return cast(C, guarded)


def _where(interaction: discord.Interaction) -> dict[str, object]:
    data: Any = interaction.data or {}
    return {
        "interaction": interaction.id,
        "user": interaction.user.id,
        "what": data.get("custom_id") or data.get("name"),
    }
