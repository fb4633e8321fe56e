"""Helpers of the desk commands: the store, the key of a place, translated refusals."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import discord

from bot.chat.base.errors import Refusal
from bot.chat.base.services import services_of
from bot.tables.desks import DeskError, Desks
from rules.errors import RuleError
from rules.rail_baron.model.options import Edition


def desks_of(client: discord.Client) -> Desks:
    """Return the store of desk sessions."""
    desks = services_of(client).extras["desks"]
    assert isinstance(desks, Desks)
    return desks


def place_key(interaction: discord.Interaction) -> str:
    """Return the key of the place of a session: the channel, thread or direct message."""
    return str(interaction.channel_id or f"user-{interaction.user.id}")


@contextmanager
def translate_errors() -> Iterator[None]:
    """Context manager that turns RuleError and DeskError into the desk's `Refusal` of this
    code."""
    try:
        yield
    except RuleError as error:
        raise Refusal(f"desk-refuse-{error.code}", **error.args_) from error
    except DeskError as error:
        raise Refusal(f"desk-refuse-{error.code}", **error.values) from error


async def resolve_edition(interaction: discord.Interaction, given: str | None) -> Edition:
    """Return the edition given, else that of the session open here, else the original."""
    if given is not None:
        return "u21" if given == "u21" else "original"
    session = await desks_of(interaction.client).open_session(place_key(interaction))
    return session.desk.edition if session else "original"
