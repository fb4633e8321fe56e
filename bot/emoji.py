"""The application's emoji: drawn signs, uploaded to Discord when their drawings have changed.

An emoji's name ends with a hash of its image, so one of this name is this image. What was uploaded
is remembered in a file beside the database: while nothing changes, Discord is not asked, and ids in
posted cards stay valid. Only emoji that this program uploaded are deleted, once they are drawn
differently. Without emoji, buttons and lines have their words alone."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping
from functools import partial

import discord
import msgspec
import structlog

from bot.chat.base.services import Client
from bot.workers.processes import WorkerLost
from render.emoji import Signs, draw_signs, shared_signs

log = structlog.get_logger(__name__)

SHARED = "shared"
"""Where the signs of all games are kept, beside those of each game by its key."""
_OURS = re.compile(r"rh_[A-Za-z0-9]*_[0-9a-f]{8}")
"""Names of emoji that this program has uploaded."""
_NAME_LETTERS = 18
"""Letters of a sign's id in the name, which Discord limits to 32."""


class Uploaded(msgspec.Struct):
    """What an application has: ids of emoji by name, and names by game and sign."""

    application: int = 0
    ids: dict[str, int] = {}
    names: dict[str, dict[str, str]] = {}

    def mentions(self) -> dict[str, dict[str, str]]:
        """Return the emoji as texts write them, by game and sign."""
        return {
            game: {
                sign: f"<:{name}:{self.ids[name]}>"
                for sign, name in names.items()
                if name in self.ids
            }
            for game, names in self.names.items()
        }


def emoji_name(game: str, sign: str, image: bytes) -> str:
    """Return the name of a sign with this image."""
    letters = re.sub(r"[^A-Za-z0-9]", "", sign)[:_NAME_LETTERS]
    digest = hashlib.blake2s(f"{game}/{sign}/".encode() + image, digest_size=4).hexdigest()
    return f"rh_{letters}_{digest}"


def load_emoji(client: Client) -> Uploaded:
    """Use what was uploaded before, if it was to this application, and return it."""
    uploaded = Uploaded()
    try:
        uploaded = msgspec.json.decode(client.services.emoji_file.read_bytes(), type=Uploaded)
    except FileNotFoundError:
        pass
    except (OSError, msgspec.MsgspecError) as error:
        log.warning("emoji_file_unreadable", error=repr(error))
    if uploaded.application != client.application_id:
        uploaded = Uploaded(client.application_id or 0)
    client.services.emoji = uploaded.mentions()
    return uploaded


async def update_emoji(client: Client) -> None:
    """Draw all signs, and upload those that Discord does not have as they are drawn now.

    Never raises: what could not be uploaded is told by its words."""
    known = load_emoji(client)
    try:
        drawn = await _draw_all(client)
    except WorkerLost as error:
        log.warning("emoji_not_drawn", error=repr(error))
        return
    wanted = {
        (game, sign): (emoji_name(game, sign, image), image)
        for game, images in drawn.items()
        for sign, image in images.items()
    }
    names = {game: {sign: wanted[game, sign][0] for sign in drawn[game]} for game in drawn}
    if names == known.names and all(name in known.ids for name, _ in wanted.values()):
        return
    uploaded = Uploaded(known.application, {}, names)
    try:
        await _upload(client, dict(wanted.values()), uploaded)
    except (discord.HTTPException, OSError) as error:
        log.warning("emoji_not_uploaded", error=repr(error), uploaded=len(uploaded.ids))
    client.services.emoji = uploaded.mentions()
    try:
        client.services.emoji_file.write_bytes(msgspec.json.encode(uploaded))
    except OSError as error:  # Discord is asked again at the next start
        log.warning("emoji_file_not_written", error=repr(error))


async def _draw_all(client: Client) -> dict[str, dict[str, bytes]]:
    """Return the images by game and sign; they are drawn by a worker."""
    sources: dict[str, Callable[[], Signs]] = {SHARED: shared_signs}
    sources |= {key: chat.signs for key, chat in client.services.chats.items() if chat.signs}
    run = client.services.workers.run
    return {game: await run(partial(draw_signs, signs)) for game, signs in sources.items()}


async def _upload(client: Client, wanted: Mapping[str, bytes], uploaded: Uploaded) -> None:
    """Upload what is missing, note in `uploaded` what is there, then delete what is outdated."""
    present = await client.fetch_application_emojis()
    uploaded.ids |= {emoji.name: emoji.id for emoji in present if emoji.name in wanted}
    for name, image in wanted.items():
        if name not in uploaded.ids:
            emoji = await client.create_application_emoji(name=name, image=image)
            uploaded.ids[name] = emoji.id
    for emoji in present:
        if emoji.name not in wanted and _OURS.fullmatch(emoji.name):
            await emoji.delete()
    log.info("emoji_uploaded", count=len(wanted))
