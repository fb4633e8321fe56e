"""Cards: the content of a table as Discord layout components.

A card is built from plain parts and holds no callbacks: the id of every button contains
everything (`bot.chat.ui.keys`), and the listener in `bot.chat.actions.listener` dispatches it.
Discord's limits are enforced by truncating text, never by failing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import discord
from discord import ui

from bot.chat.base.files import BytesFile
from bot.chat.contract.pages import MENU_OPTIONS, Button, Menu, Option, Style
from bot.chat.ui.keys import ComponentId, Route, find_id
from data.texts import say
from render.paint.picture import Picture

TEXT_LIMIT = 4000
LABEL_LIMIT = 80
OPTION_LIMIT = 100
ALT_LIMIT = 1024
ROW_BUTTONS = 5
MAX_SECTIONS = 10
"""Lines with a button beside them: three components each, of the 40 that a card may have."""
PROMPT_ID = 900
"""Component ids from here on mark the prompt of a card, which is removed from an old card."""

_STYLES: dict[Style, discord.ButtonStyle] = {
    "go": discord.ButtonStyle.success,
    "plain": discord.ButtonStyle.primary,
    "quiet": discord.ButtonStyle.secondary,
    "stop": discord.ButtonStyle.danger,
}


Row = ui.ActionRow[ui.LayoutView] | ui.Section[ui.LayoutView] | ui.TextDisplay[ui.LayoutView]
"""What stands below the texts of a card: controls, and lines of text with a button."""


def new_layout() -> ui.LayoutView:
    """Return an empty layout that discord.py neither keeps nor listens to: our listener does."""
    result = ui.LayoutView(timeout=None)
    result.stop()
    return result


def truncate(text: str, limit: int) -> str:
    """Return the text within the limit, with an ellipsis if it was cut: between words, unless
    the last one fills half of it."""
    if len(text) <= limit:
        return text
    cut, word = text[: limit - 1], text[:limit].rpartition(" ")[0]
    return (word if 2 * len(word) >= limit else cut).rstrip() + "…"


def build_button(
    place: ComponentId, spec: Button, *, default_route: Route | None = None
) -> ui.Button[ui.LayoutView]:
    route, key = default_route or place.verb, spec.key
    if spec.order:
        route, key = Route.ORDER, f"new/{spec.key}"
    elif spec.form or spec.look:
        route = Route.FORM if spec.form else Route.LOOK
    return ui.Button(
        label=truncate(spec.label, LABEL_LIMIT),
        style=_STYLES[spec.style],
        emoji=spec.emoji,
        custom_id=str(place.derive(verb=route, key=key)),
    )


def back_button(place: ComponentId, language: str, key: str = "") -> ui.Button[ui.LayoutView]:
    """Return a button back to the private page of this key, or one that dismisses the card."""
    route = Route.PLAY if key else Route.BACK
    return build_button(
        place, Button(key, say("house-back", language), "quiet"), default_route=route
    )


def menu_rows(
    place: ComponentId, spec: Menu, *, default_route: Route | None = None
) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return the select menu as one row, or as several if it has too many options.

    Discord limits the options of a menu. The parts are numbered and of about the same length."""
    rows = []
    route = Route.LOOK if spec.look else default_route
    chunks = _split_evenly(spec.options, MENU_OPTIONS)
    for number, chunk in enumerate(chunks):
        key = spec.key if number == 0 else f"{spec.key}/+{number}"
        part = f" ({number + 1}/{len(chunks)})" if len(chunks) > 1 else ""
        select: ui.Select[ui.LayoutView] = ui.Select(
            custom_id=str(place.derive(verb=route, key=key)),
            placeholder=truncate(spec.hint, 140) + part,
            min_values=0 if spec.many else 1,
            max_values=len(chunk) if spec.many else 1,
            options=[
                discord.SelectOption(
                    label=truncate(option.label, OPTION_LIMIT),
                    value=option.value,
                    description=truncate(option.detail, OPTION_LIMIT) or None,
                    default=option.chosen,
                    emoji=option.emoji,
                )
                for option in chunk
            ],
        )
        rows.append(_row([select]))
    return rows


def _split_evenly(options: Sequence[Option], most: int) -> list[Sequence[Option]]:
    """Split the options into as few parts of similar length as `most` allows."""
    count = max(1, -(-len(options) // most))
    ends = [len(options) * number // count for number in range(count + 1)]
    return [options[start:end] for start, end in pairwise(ends)]


def button_rows(items: Sequence[ui.Button[ui.LayoutView]]) -> list[ui.ActionRow[ui.LayoutView]]:
    return [_row(items[i : i + ROW_BUTTONS]) for i in range(0, len(items), ROW_BUTTONS)]


def rows_of_missing(
    items: Sequence[ui.Button[ui.LayoutView]], rows: Sequence[Row]
) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return rows of those items that are not in the given rows yet."""
    present_ids = {
        getattr(item, "custom_id", None)
        for row in rows
        if not isinstance(row, ui.TextDisplay)
        for item in row.walk_children()
    }
    return button_rows([item for item in items if item.custom_id not in present_ids])


def _row(items: Sequence[ui.Item[ui.LayoutView]]) -> ui.ActionRow[ui.LayoutView]:
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for item in items:
        row.add_item(item)
    return row


def control_rows(
    place: ComponentId,
    buttons: Iterable[Button],
    menu_specs: Iterable[Menu],
    *,
    route: Route | None = None,
) -> list[Row]:
    """Return the rows of controls: lines with a button beside them, menus, then other buttons."""
    built = [(spec, build_button(place, spec, default_route=route)) for spec in buttons]
    rows = line_rows([(spec.line, item) for spec, item in built if spec.line])
    rows += [row for spec in menu_specs for row in menu_rows(place, spec, default_route=route)]
    return [*rows, *button_rows([item for spec, item in built if not spec.line])]


def line_rows(lines: Sequence[tuple[str, ui.Button[ui.LayoutView]]]) -> list[Row]:
    """Return each line with its button beside it, or the buttons below all lines if these are
    too many for sections."""
    if len(lines) <= MAX_SECTIONS:
        return [ui.Section(ui.TextDisplay(line), accessory=item) for line, item in lines]
    text: ui.TextDisplay[ui.LayoutView] = ui.TextDisplay("\n".join(line for line, _ in lines))
    return [text, *button_rows([item for _, item in lines])]


def fit_blocks(blocks: Sequence[str], limit: int = TEXT_LIMIT) -> list[str]:
    """Truncate the longest blocks until all together fit into a card's text, and return them."""
    kept_blocks = [block for block in blocks if block]
    while sum(map(len, kept_blocks)) > limit:
        longest = max(range(len(kept_blocks)), key=lambda i: len(kept_blocks[i]))
        over = sum(map(len, kept_blocks)) - limit
        kept_blocks[longest] = truncate(
            kept_blocks[longest], max(1, len(kept_blocks[longest]) - over)
        )
    return kept_blocks


def picture_file(picture: Picture, *, dark: bool) -> discord.File:
    """Return the attachment, with its alt text."""
    data = picture.at_night().data if dark else picture.data
    return BytesFile(data, picture.filename, truncate(picture.alt, ALT_LIMIT))


def build_gallery(pictures: Sequence[Picture]) -> ui.MediaGallery[ui.LayoutView]:
    """Return a gallery of the pictures to swipe through; their file names must differ."""
    return ui.MediaGallery(
        *(
            discord.MediaGalleryItem(
                f"attachment://{picture.filename}", description=truncate(picture.alt, ALT_LIMIT)
            )
            for picture in pictures
        )
    )


def build_layout(
    above: Sequence[str],
    picture: Picture | None,
    below: Sequence[str],
    rows: Sequence[Row],
    *,
    footer: Sequence[Row] = (),
    accent: int | None = None,
    more: Sequence[Picture] = (),
) -> ui.LayoutView:
    """Build a card: texts, pictures, texts, controls, a separator, the footer.

    Raises ValueError for two controls of the same id, as Discord would refuse the whole card."""
    lines = [part for row in rows for part in _texts_of(row)]
    texts = fit_blocks([*above, *below], TEXT_LIMIT - sum(len(part.content) for part in lines))
    split = len([block for block in above if block])
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=accent)
    for text in texts[:split]:
        box.add_item(ui.TextDisplay(text))
    if picture is not None:
        box.add_item(build_gallery([picture, *more]))
    for number, text in enumerate(texts[split:]):
        box.add_item(ui.TextDisplay(text, id=PROMPT_ID + number))
    for row in rows:
        box.add_item(row)
    if footer:
        box.add_item(ui.Separator())
        for row in footer:
            box.add_item(row)
    view = new_layout()
    view.add_item(box)
    ids = Counter(getattr(item, "custom_id", None) for item in view.walk_children())
    duplicates = [
        custom_id for custom_id, count in ids.items() if custom_id is not None and count > 1
    ]
    if duplicates:
        raise ValueError(f"duplicate component ids: {', '.join(duplicates)}")
    return view


def _texts_of(row: Row) -> list[ui.TextDisplay[ui.LayoutView]]:
    parts = [row] if isinstance(row, ui.TextDisplay) else [*row.walk_children()]
    return [part for part in parts if isinstance(part, ui.TextDisplay)]


def belongs_to_table(message: discord.Message, table: int) -> bool:
    """Return whether a message is a card of this table. The id of a press proves nothing: it may be
    forged and name another table."""
    return any(key.table == table for key in _ids_on(message))


def table_shown(message: discord.Message) -> tuple[int, int] | None:
    """Return the table of a card and the newest version in its ids; None if it has no ids of ours,
    or those of several tables."""
    keys = [key for key in _ids_on(message) if key.table]
    if len({key.table for key in keys}) != 1:
        return None
    return keys[0].table, max(key.version for key in keys)


def _ids_on(message: discord.Message) -> list[ComponentId]:
    """Return the component ids on a message that are ours."""
    view = ui.LayoutView.from_message(message, timeout=None)
    ids = [str(getattr(item, "custom_id", "")) for item in view.walk_children()]
    return [key for key in map(find_id, ids) if key is not None]


class StrippedCard(NamedTuple):
    """A card without controls and prompt, in few bytes.

    `parts` are its texts, its galleries (each picture's address and alt text), and its files."""

    mark: int | None
    accent: discord.Colour | None
    parts: Sequence[str | Sequence[tuple[str, str | None]] | discord.UnfurledMediaItem]

    def build_view(self) -> ui.LayoutView:
        box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=self.accent, id=self.mark)
        for part in self.parts or "…":  # Discord refuses an empty container
            if isinstance(part, str):
                box.add_item(ui.TextDisplay(part))
            elif isinstance(part, discord.UnfurledMediaItem):
                box.add_item(ui.File(part))
            else:
                gallery_items = (discord.MediaGalleryItem(at, description=alt) for at, alt in part)
                box.add_item(ui.MediaGallery(*gallery_items))
        view = new_layout()
        view.add_item(box)
        return view


def strip_card(message: discord.Message) -> StrippedCard | None:
    """Return the card without controls and prompt; None if it has neither."""
    for box in message.components:
        if isinstance(box, discord.Container):
            parts = [part for part in map(_strip_part, box.children) if part is not None]
            return (
                None
                if len(parts) == len(box.children)
                else StrippedCard(box.id, box.accent_colour, parts)
            )
    return None


def _strip_part(
    part: discord.Component,
) -> str | Sequence[tuple[str, str | None]] | discord.UnfurledMediaItem | None:
    if isinstance(part, discord.FileComponent):
        return discord.UnfurledMediaItem(_attachment_url(part.media))
    if isinstance(part, discord.MediaGalleryComponent):
        return [(_attachment_url(item.media), item.description) for item in part.items]
    if isinstance(part, discord.TextDisplay) and (part.id or 0) < PROMPT_ID:
        return part.content
    return None


def file_name(media: discord.UnfurledMediaItem) -> str | None:
    """Return the name of the attachment that a component shows; None for an external address.

    Attachments that components show are not in a message's `attachments`."""
    if media.attachment_id is None:
        return None
    return unquote(urlsplit(media.url).path.rpartition("/")[2])


def _attachment_url(media: discord.UnfurledMediaItem) -> str:
    """Return the attachment's address by its name: its public address expires."""
    name = file_name(media)
    return media.url if name is None else f"attachment://{name}"


def shown_file_names(message: discord.Message) -> list[str]:
    """Return the names of the attachments that the pictures of a card show."""
    view = ui.LayoutView.from_message(message, timeout=None)
    galleries = [item for item in view.walk_children() if isinstance(item, ui.MediaGallery)]
    names = [file_name(media.media) for gallery in galleries for media in gallery.items]
    return [name for name in names if name is not None]
