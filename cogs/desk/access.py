"""Permissions at a desk. If no one was mentioned when a session started, anybody in its
channel may use it; otherwise only the people mentioned and the one who started it."""

from __future__ import annotations

import discord

from bot.chat.base.errors import Refusal
from bot.tables.desks import Session


def require_act(interaction: discord.Interaction, session: Session) -> None:
    """Require that the user may roll, correct and undo. Raises `Refusal`."""
    if session.users and interaction.user.id not in _session_users(session):
        raise Refusal("desk-refuse-not-named")


def require_decide(interaction: discord.Interaction, session: Session, seat: int) -> None:
    """Require that the user may name a region or swap the home for a person: that person, if
    known, or whoever started the session. Raises `Refusal`."""
    require_act(interaction, session)
    person = session.users.get(seat)
    if person is not None and interaction.user.id not in (person, session.keeper):
        raise Refusal("desk-refuse-their-choice", name=session.desk.people[seat].name)


def require_end(interaction: discord.Interaction, session: Session) -> None:
    """Require that the user may close the session: its people, those who manage messages in the
    channel, anybody in a direct message. Raises `Refusal`."""
    private = interaction.guild_id is None
    if private or interaction.user.id in _session_users(session):
        return
    if not interaction.permissions.manage_messages:
        raise Refusal("desk-refuse-not-keeper", who=f"<@{session.keeper}>")


def _session_users(session: Session) -> set[int]:
    return {session.keeper, *session.users.values()}
