"""Whether pictures are dark: what only one person sees as that person has chosen, public ones as
the managers of the server have."""

from __future__ import annotations

from bot.chat.base.services import Client, Interaction


async def is_dark_for_person(client: Client, user: int) -> bool:
    """Return whether this person wants dark pictures."""
    return (await client.services.tables.person_settings(user)).night


async def is_dark_in_server(client: Client, guild: int) -> bool:
    """Return whether everybody in this server is shown dark pictures."""
    return (await client.services.tables.guild_settings(guild)).night


async def is_dark_for_answer(interaction: Interaction, *, private: bool) -> bool:
    """Return whether the pictures of an answer are dark; in direct messages all are private."""
    client, guild = interaction.client, interaction.guild_id
    if private or guild is None:
        return await is_dark_for_person(client, interaction.user.id)
    return await is_dark_in_server(client, guild)
