"""What the desk's commands share: the store, the place, refusals."""

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
    """The sessions of this house."""
    desks = services_of(client).extras["desks"]
    assert isinstance(desks, Desks)
    return desks


def place_of(interaction: discord.Interaction) -> str:
    """Where a session lives: the channel, thread or direct message."""
    return str(interaction.channel_id or f"user-{interaction.user.id}")


@contextmanager
def refusals() -> Iterator[None]:
    """What the rules or the store refuse becomes the desk's sentence for it."""
    try:
        yield
    except RuleError as error:
        raise Refusal(f"desk-refuse-{error.code}", **error.args_) from error
    except DeskError as error:
        raise Refusal(f"desk-refuse-{error.code}", **error.values) from error


async def edition_here(interaction: discord.Interaction, asked: str | None) -> Edition:
    """The edition asked for, else that of the desk open here, else the original."""
    if asked is not None:
        return "u21" if asked == "u21" else "original"
    session = await desks_of(interaction.client).open_in(place_of(interaction))
    return session.desk.edition if session else "original"
