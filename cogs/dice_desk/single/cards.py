"""The cards of look-ups and how they are sent: acknowledged first, then rendered outside the
event loop.

The keys of their buttons contain everything (`<verb>/<part>/…`, route `DESK`) and nothing is
stored, so cards work after a restart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import discord
import structlog
from discord import ui

from bot.chat.base.acknowledge import SEND_ERRORS, AckState, ack_state, send_first_response
from bot.chat.base.files import BytesFile
from bot.chat.base.night import is_dark_for_answer
from bot.chat.base.services import Client, Interaction
from bot.chat.base.table_contexts import render_or_none
from bot.chat.contract.pages import Draw
from bot.chat.ui.card import (
    ALT_LIMIT,
    LABEL_LIMIT,
    ROW_BUTTONS,
    fit_blocks,
    new_layout,
    strip_card,
    truncate,
)
from bot.chat.ui.keys import ComponentId, Route
from render.paint.picture import Picture

log = structlog.get_logger(__name__)

ACCENT = 0xB5452C
"""The colour of the red die."""
MAX_FILE_SIZE = 8 * 1024 * 1024
"""Maximum size of a picture, in bytes."""


@dataclass
class Card:
    """A title, lines, pictures to render, a footer, buttons; `controls`: of a session."""

    title: str
    lines: Sequence[str]
    draws: Sequence[Draw] = ()
    buttons: Sequence[ui.Button[ui.LayoutView]] = ()
    footer: Sequence[str] = ()
    controls: Sequence[ui.Item[ui.LayoutView]] = ()


def desk_button(
    verb: str,
    *parts: object,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> ui.Button[ui.LayoutView]:
    """Return a button of the desk; the handler of `verb` gets `parts` as strings."""
    custom_id = str(ComponentId(0, 0, Route.DESK, "/".join([verb, *map(str, parts)])))
    return ui.Button(label=truncate(label, LABEL_LIMIT), style=style, custom_id=custom_id)


async def build_view(
    interaction: Interaction, card: Card, *, private: bool = False
) -> tuple[ui.LayoutView, list[discord.File]]:
    """Return the card as a view with its files, pictures rendered.

    The text contains all that the pictures show, so a picture that fails is logged and omitted."""
    container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=ACCENT)
    files: list[discord.File] = []
    texts = fit_blocks([f"### {card.title}", "\n".join(card.lines), "\n".join(card.footer)])
    for text in texts[:2]:
        container.add_item(ui.TextDisplay(text))
    dark = bool(card.draws) and await is_dark_for_answer(interaction, private=private)
    for number, draw in enumerate(card.draws, start=1):
        picture = await _render(interaction.client, draw)
        if picture is None:
            continue
        if dark:
            picture = picture.at_night()
        name = f"desk-{number}.{picture.format}"
        alt = truncate(picture.alt, ALT_LIMIT)
        files.append(BytesFile(picture.data, name, alt))
        container.add_item(
            ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=alt))
        )
    for text in texts[2:]:
        container.add_item(ui.TextDisplay(text))
    buttons = [*card.buttons, *card.controls]
    for start in range(0, len(buttons), ROW_BUTTONS):
        container.add_item(ui.ActionRow(*buttons[start : start + ROW_BUTTONS]))
    view = new_layout()
    view.add_item(container)
    return view, files


async def _render(client: Client, draw: Draw) -> Picture | None:
    picture = await render_or_none(client, draw)
    if picture is not None and len(picture.data) > MAX_FILE_SIZE:
        log.error("a desk picture is too large to send", size=len(picture.data))
        return None
    return picture


async def acknowledge(interaction: Interaction, *, private: bool = False) -> bool:
    """Defer the response; False if the interaction has expired."""
    defer = partial(interaction.response.defer, ephemeral=private, thinking=True)
    return await send_first_response(interaction, defer) is not AckState.NO


async def send_card(interaction: Interaction, card: Card, *, private: bool = False) -> None:
    """Answer with a new card. If the interaction has expired, a public card is posted in the
    channel."""
    is_acknowledged = await acknowledge(interaction, private=private)
    view, files = await build_view(interaction, card, private=private)
    if is_acknowledged and interaction.message is not None:
        await interaction.followup.send(view=view, files=files, ephemeral=private)
    elif is_acknowledged:
        await interaction.edit_original_response(view=view, attachments=files)
    elif not private:
        await _post_in_channel(interaction, view, files)


async def send_next_card(interaction: Interaction, card: Card) -> None:
    """Answer a press after which its card is outdated: remove that card's buttons and send a
    new card."""
    if ack_state(interaction) is AckState.NO:
        view, files = await build_view(interaction, card)
        await _post_in_channel(interaction, view, files)
        return
    without_buttons = strip_card(interaction.message) if interaction.message else None
    if without_buttons is not None:
        try:
            await interaction.edit_original_response(view=without_buttons.build_view())
        except SEND_ERRORS as failure:
            log.warning("a card keeps its buttons", interaction=interaction.id, error=repr(failure))
    view, files = await build_view(interaction, card)
    await interaction.followup.send(view=view, files=files)


async def _post_in_channel(
    interaction: Interaction, view: ui.LayoutView, files: list[discord.File]
) -> None:
    channel = interaction.channel
    if not isinstance(channel, discord.abc.Messageable):
        log.warning("nowhere to say it", interaction=interaction.id)
        return
    try:
        await channel.send(view=view, files=files)
    except discord.HTTPException as failure:
        log.warning("could not say it", status=failure.status, interaction=interaction.id)
