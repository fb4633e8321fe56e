"""The pretended Discord of these tests is as strict as the real one where the bot relies on it."""

from typing import Any

import discord
import pytest
import simcord
from discord import app_commands
from discord.ext import commands

from tests.support.strict_discord import NOTICES, notified


@pytest.fixture
async def place() -> Any:
    """A bot that does what `bot.handle` does, a person, and a channel."""
    bot = commands.Bot("!", intents=discord.Intents(guilds=True))

    @app_commands.command(description="Go.")
    async def go(interaction: discord.Interaction) -> None:
        await bot.handle(interaction)  # type: ignore[attr-defined]

    bot.tree.add_command(go)

    async def setup_hook() -> None:
        await bot.tree.sync()

    bot.setup_hook = setup_hook  # type: ignore[method-assign]
    env = simcord.Env(bot)
    await env.start()
    guild = env.create_guild("Server")
    channel = guild.create_text_channel("trains")
    ann, bob = (guild.add_member(env.create_user(name)) for name in ("ann", "bob"))
    await env.settle()
    yield env, bot, channel, ann, bob
    await env.shutdown()
    env.raise_errors()


def _calls(*people: Any) -> discord.AllowedMentions:
    users = [discord.Object(person.id) for person in people]
    return discord.AllowedMentions(everyone=False, roles=False, users=users)


@pytest.mark.parametrize("private", [True, False])
async def test_the_first_follow_up_is_seen_by_whom_the_deferral_was(
    place: Any, private: bool
) -> None:
    _, bot, channel, ann, _ = place

    async def handle(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=private, thinking=True)
        await interaction.followup.send("first", ephemeral=not private)
        await interaction.followup.send("second", ephemeral=not private)

    bot.handle = handle
    done = await ann.slash(channel, "go")
    assert (done.response.content, done.response.ephemeral) == ("first", private)
    assert [(followup.content, followup.ephemeral) for followup in done.followups] == [
        ("second", not private)
    ]


async def test_an_answer_to_a_deferral_notifies_nobody(place: Any) -> None:
    _, bot, channel, ann, bob = place

    async def handle(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.followup.send(f"<@{bob.id}>", allowed_mentions=_calls(bob))
        await interaction.followup.send(f"<@{bob.id}>", allowed_mentions=_calls(bob))
        await interaction.followup.send(
            f"<@{bob.id}>", allowed_mentions=_calls(bob), ephemeral=True
        )

    bot.handle = handle
    done = await ann.slash(channel, "go")
    first, second, third = done.response.id, *(followup.id for followup in done.followups)
    assert [notified(message) for message in (first, second, third)] == [(), (bob.id,), ()]


async def test_only_new_messages_notify_whom_they_may(place: Any) -> None:
    _, bot, channel, ann, bob = place
    here = bot.get_channel(channel.id)
    nobody = discord.AllowedMentions.none()
    for options in (
        {"allowed_mentions": nobody},
        {"allowed_mentions": _calls(bob), "silent": True},
    ):
        sent = await here.send(f"<@{bob.id}>", **options)
        await sent.edit(content=f"<@{bob.id}> <@{ann.id}>", allowed_mentions=_calls(ann, bob))
    await here.send("nobody named", allowed_mentions=_calls(bob))
    assert NOTICES == []
    sent = await here.send(f"<@{bob.id}> <@{ann.id}>", allowed_mentions=_calls(bob))
    assert notified(sent.id) == (bob.id,)
    person = await bot.fetch_user(ann.id)
    sent = await person.send("in private", allowed_mentions=nobody)
    assert notified(sent.id) == (ann.id,)


async def test_who_is_mentioned_or_added_is_in_the_thread(place: Any) -> None:
    env, bot, channel, ann, bob = place
    here = bot.get_channel(channel.id)
    thread = await here.create_thread(name="T", type=discord.ChannelType.public_thread)
    members = env.backend.get_thread(thread.id).thread_members
    await thread.send(f"<@{bob.id}> <@{ann.id}>", allowed_mentions=_calls(bob))
    assert bob.id in members and ann.id not in members
    NOTICES.clear()
    await thread.add_user(discord.Object(ann.id))
    await thread.add_user(discord.Object(ann.id))
    assert ann.id in members
    assert [notice.user for notice in NOTICES] == [ann.id], "the line that says so notifies, once"
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as refused:
        await thread.add_user(discord.Object(ann.id))
    assert refused.value.code == 50083
