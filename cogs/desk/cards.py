"""The desk's cards and how they are sent: acknowledged at once, drawn off the event loop.

Buttons carry everything in their ids (`rh:desk:<verb>:<parts>`) and nothing is remembered, so cards
work after a restart.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord
import structlog
from discord import ui

from bot.chat.base.acknowledge import FAILED, Heard, first, heard
from bot.chat.base.files import Enclosed
from bot.chat.base.scenes import drawn
from bot.chat.contract.pages import Draw
from bot.chat.ui.card import ALT_LIMIT, LABEL_LIMIT, ROW_BUTTONS, cut, fitted, stripped
from render.paint.picture import Picture

log = structlog.get_logger(__name__)

ACCENT = 0xB5452C
"""The red of the third die."""
FILE_SIZE = 8 * 1024 * 1024


@dataclass
class Card:
    """A title, lines, pictures still to be drawn, a footer, buttons; `record` is a text file (name
    and content)."""

    title: str
    lines: Sequence[str]
    draws: Sequence[Draw] = ()
    buttons: Sequence[ui.Button[Any]] = ()
    footer: Sequence[str] = ()
    record: tuple[str, str] | None = None


def button(
    verb: str,
    *parts: object,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> ui.Button[Any]:
    """A button of the desk; `parts` come back to the handler of `verb` as texts."""
    custom_id = ":".join(["rh:desk", verb, *map(str, parts)])
    return ui.Button(label=cut(label, LABEL_LIMIT), style=style, custom_id=custom_id)


async def build(client: discord.Client, card: Card) -> tuple[ui.LayoutView, list[discord.File]]:
    """The card as Discord wants it, its pictures drawn.

    The words say all that the pictures show, so a picture that cannot be drawn is logged and left
    out rather than losing what was rolled.
    """
    box: ui.Container[Any] = ui.Container(accent_colour=ACCENT)
    files: list[discord.File] = []
    texts = fitted([f"### {card.title}", "\n".join(card.lines), "\n".join(card.footer)])
    for text in texts[:2]:
        box.add_item(ui.TextDisplay(text))
    for number, draw in enumerate(card.draws, start=1):
        picture = await _drawn(client, draw)
        if picture is None:
            continue
        name = f"desk-{number}.{picture.format}"
        alt = cut(picture.alt, ALT_LIMIT)
        files.append(Enclosed(picture.data, name, alt))
        box.add_item(
            ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=alt))
        )
    for text in texts[2:]:
        box.add_item(ui.TextDisplay(text))
    if card.record:
        name, content = card.record
        files.append(Enclosed(content.encode(), name))
        box.add_item(ui.File(f"attachment://{name}"))
    for start in range(0, len(card.buttons), ROW_BUTTONS):
        box.add_item(ui.ActionRow(*card.buttons[start : start + ROW_BUTTONS]))
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return view, files


async def _drawn(client: discord.Client, draw: Draw) -> Picture | None:
    picture = await drawn(client, draw)
    if picture is not None and len(picture.data) > FILE_SIZE:
        log.error("a desk picture is too large to send", size=len(picture.data))
        return None
    return picture


async def acknowledge(interaction: discord.Interaction, *, private: bool = False) -> bool:
    """Tell Discord that an answer follows; False if it no longer wants one."""
    defer = partial(interaction.response.defer, ephemeral=private, thinking=True)
    return await first(interaction, defer) is not Heard.NO


async def answer(interaction: discord.Interaction, card: Card, *, private: bool = False) -> None:
    """Answer with a new card; if Discord gave the interaction up, post it in the channel."""
    wanted = await acknowledge(interaction, private=private)
    view, files = await build(interaction.client, card)
    if wanted and interaction.message is not None:
        await interaction.followup.send(view=view, files=files, ephemeral=private)
    elif wanted:
        await interaction.edit_original_response(view=view, attachments=files)
    elif not private:
        await _post(interaction, view, files)


async def replace(interaction: discord.Interaction, card: Card) -> None:
    """Answer a press by changing its own card."""
    view, files = await build(interaction.client, card)
    await interaction.edit_original_response(view=view, attachments=files)


async def retire(interaction: discord.Interaction, card: Card) -> None:
    """Answer a press that used its card up: the card loses its buttons, a new one follows."""
    if heard(interaction) is Heard.NO:
        view, files = await build(interaction.client, card)
        await _post(interaction, view, files)
        return
    old = stripped(interaction.message) if interaction.message else None
    if old is not None:
        try:
            await interaction.edit_original_response(view=old.view())
        except FAILED as failure:
            log.warning("a card keeps its buttons", interaction=interaction.id, error=repr(failure))
    view, files = await build(interaction.client, card)
    await interaction.followup.send(view=view, files=files)


async def _post(
    interaction: discord.Interaction, view: ui.LayoutView, files: list[discord.File]
) -> None:
    channel = interaction.channel
    if not isinstance(channel, discord.abc.Messageable):
        log.warning("nowhere to say it", interaction=interaction.id)
        return
    try:
        await channel.send(view=view, files=files)
    except discord.HTTPException as failure:
        log.warning("could not say it", status=failure.status, interaction=interaction.id)
