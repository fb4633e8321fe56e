"""Who may do what at a desk. A desk where nobody was mentioned is everybody's in its channel; one
where people were mentioned is theirs and its keeper's."""

from __future__ import annotations

import discord

from bot.chat.base.errors import Refusal
from bot.tables.desks import Session


def may_act(interaction: discord.Interaction, session: Session) -> None:
    """Roll, correct, take back. Raises Refusal."""
    if session.users and interaction.user.id not in _people(session):
        raise Refusal("desk-refuse-not-named")


def may_decide(interaction: discord.Interaction, session: Session, seat: int) -> None:
    """Name a region or swap the home of a person: the person, if known, or the keeper."""
    may_act(interaction, session)
    person = session.users.get(seat)
    if person is not None and interaction.user.id not in (person, session.keeper):
        raise Refusal("desk-refuse-their-choice", name=session.desk.people[seat].name)


def may_end(interaction: discord.Interaction, session: Session) -> None:
    """Close the desk: its people, who manages the channel's messages, anybody in a private one."""
    private = interaction.guild_id is None
    if private or interaction.user.id in _people(session):
        return
    if not interaction.permissions.manage_messages:
        raise Refusal("desk-refuse-not-keeper", who=f"<@{session.keeper}>")


def _people(session: Session) -> set[int]:
    return {session.keeper, *session.users.values()}
