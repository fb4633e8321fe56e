"""Turns errors into messages; the only place that does.

A refusal (`RuleError`, `TableError`, `Refusal`) is one private sentence that says why. Any
other exception is a bug: it gets a reference code under which it is logged. The message
says that nothing has changed, unless the requested change was already done (`mark_done`)."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from functools import partial, wraps
from typing import TypeVar, cast

import discord
import structlog
from discord import app_commands

from bot import metrics
from bot.chat.base.acknowledge import SEND_ERRORS, AckState, ack_state, send_first_response
from bot.chat.base.language import locale_language, private_language
from bot.chat.base.services import Interaction
from bot.tables.types.errors import TableError, new_reference
from data.rulings import first_number, ruling
from data.texts import has_text, say
from rules.errors import RuleError

log = structlog.get_logger(__name__)

C = TypeVar("C", bound=Callable[..., Awaitable[None]])
V = TypeVar("V")


class Refusal(Exception):
    """A refusal by the chat layer itself; `key` is the message key, `field` the name of the form's
    field that it is about."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values
        self.field = ""


class UnknownKey(Refusal):
    """A key that no button of today has: it was made up, or is from before an update."""

    def __init__(self) -> None:
        super().__init__("house-refuse-tampered")


def require_known(known: object) -> None:
    """Raise `UnknownKey` unless what a key says is `known`."""
    if not known:
        raise UnknownKey


def find_known(things: Mapping[str, V], key: str) -> V:
    """Return the thing of this key. Raises `UnknownKey`."""
    require_known(key in things)
    return things[key]


def _unwrap(error: BaseException) -> BaseException:
    while isinstance(error, app_commands.CommandInvokeError) and error.original:
        error = error.original
    return error


def describe_refusal(error: BaseException, language: str, game: str = "") -> str | None:
    """Return the message of a refusal, or None for a bug. `game`: whose rules refused."""
    if isinstance(error, Refusal):
        return say(error.key, language, **error.values)
    if isinstance(error, RuleError):
        return _describe_rule_error(error, language, game)
    if isinstance(error, TableError):
        if error.code == "bug":
            return say("house-bug", language, code=error.values.get("code", "?"))
        key = f"table-refuse-{error.code}"
        values = dict(error.values)
        if "table" in values:  # an id, not an amount: no thousands separator
            values["table"] = str(values["table"])
        return say(key, language, **values) if has_text(key) else None
    if isinstance(error, app_commands.MissingPermissions):
        return say("house-refuse-permission", language)
    if isinstance(error, app_commands.NoPrivateMessage):
        return say("house-refuse-dm", language)
    return None


def _describe_rule_error(error: RuleError, language: str, game: str) -> str:
    key = f"{error.game or game}-refuse-{error.code}"
    if not has_text(key):
        log.error("refusal_text_missing", key=key, rule=error.rule)
        return say("house-refuse-rule", language, rule=error.rule)
    text = say(key, language, **{"rule": error.rule, **error.args_})
    if re.search(rf"\b{re.escape(error.rule)}\b", text):
        return text
    return say("house-rule-cited", language, told=text, rule=error.rule)


def explain_error(
    error: BaseException, language: str, *, game: str = "", done: bool = False, **where: object
) -> str:
    """Return the message for a person, and log it if it is a bug.

    `done`: the requested change was already done when the error occurred."""
    error = _unwrap(error)
    text = describe_refusal(error, language, game)
    if text is not None:
        return text
    code = new_reference()
    metrics.BUGS.inc()
    log.error("bug", reference=code, exc_info=error, **where)
    return say("house-bug-done" if done else "house-bug", language, code=code)


async def answer_error(interaction: Interaction, error: BaseException) -> None:
    """Answer an interaction with its error, privately.

    The game whose rules may have refused is `interaction.extras["game"]` (`note_game`)."""
    game = str(interaction.extras.get("game", ""))
    done = bool(interaction.extras.get("made"))
    text = explain_error(
        error,
        await _reader_language(interaction),
        game=game,
        done=done,
        **_log_context(interaction),
    )
    button, below = rule_button(error, game, await _reader_language(interaction)), None
    if button is not None:
        below = discord.ui.View(timeout=None)
        below.add_item(button)
        below.stop()  # dispatch is done by the listener, so discord.py need not keep the view
    await send_private(interaction, text, below)


def rule_button(
    error: BaseException, game: str, language: str
) -> discord.ui.Button[discord.ui.LayoutView] | None:
    """Return a button that shows the numbered rule behind a refusal, or None.

    `bot.chat.cards.rule_page` handles it."""
    refused, rule = _unwrap(error), ""
    if isinstance(refused, RuleError):
        rule, game = refused.rule, refused.game or game
    elif isinstance(refused, Refusal):
        rule = str(refused.values.get("rule", ""))
    number = first_number(rule) if rule else ""
    if not number or ruling(game, number) is None:
        return None
    label = say("rules-why", language, rule=number)
    return discord.ui.Button(label=label, custom_id=f"rh:0:0:rule.why/{game}/{number}")


async def _reader_language(interaction: Interaction) -> str:
    """Return the reader's language, or Discord's if the stored choice cannot be read.

    So a database error is still reported."""
    try:
        return await private_language(interaction)
    except Exception:
        log.exception("language_choice_unreadable", **_log_context(interaction))
        return locale_language(interaction)


async def send_private(
    interaction: Interaction, text: str, below: discord.ui.View | None = None
) -> bool:
    """Send one private message, acknowledged or not, and return whether Discord accepted it.

    `below`: components under it."""
    view = discord.utils.MISSING if below is None else below
    state = ack_state(interaction)
    if state is AckState.NOT_YET:
        send = partial(interaction.response.send_message, text, view=view, ephemeral=True)
        return await send_first_response(interaction, send) is AckState.YES
    if state is AckState.NO:
        return False
    try:
        await interaction.followup.send(text, view=view, ephemeral=True)
    except SEND_ERRORS as failure:
        log.warning("answer_failed", error=repr(failure), **_log_context(interaction))
        return False
    return True


def mark_done(interaction: Interaction) -> None:
    """Record that the requested change is done, even if the answer fails."""
    interaction.extras["made"] = True


def note_game(interaction: Interaction, game: str) -> None:
    """Record which game's rules this interaction is about, for the message of a refusal."""
    interaction.extras["game"] = game


def report_errors(command: C) -> C:
    """Decorate a command: any exception is answered privately."""

    @wraps(command)
    async def guarded(*args: object, **kwargs: object) -> None:
        try:
            await command(*args, **kwargs)
        except Exception as error:  # noqa: BLE001 - reported to the person, bugs logged
            interaction = next(arg for arg in args if isinstance(arg, discord.Interaction))
            await answer_error(interaction, error)

    return cast(C, guarded)


def _log_context(interaction: Interaction) -> dict[str, object]:
    data: Mapping[str, object] = {**(interaction.data or {})}
    what = data.get("custom_id") or data.get("name")
    return {"interaction": interaction.id, "user": interaction.user.id, "what": what}
