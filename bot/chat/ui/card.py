"""Cards: what a table shows, as Discord's layout components.

A card is built from plain parts and holds no callbacks: every button is a `Pressed` item whose id
says everything (`bot.chat.ui.keys`). Discord's limits are kept here by cutting text, never by
failing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

import discord
from discord import ui

from bot.chat.base.files import Enclosed
from bot.chat.contract.pages import Button, Form, Menu, Option, Style
from bot.chat.ui.keys import ANY, Key, Verb
from data.texts import say
from render.paint.picture import Picture

TEXT_LIMIT = 4000
LABEL_LIMIT = 80
OPTION_LIMIT = 100
ALT_LIMIT = 1024
MENU_OPTIONS = 25
ROW_BUTTONS = 5
ASKED = 900
"""Component ids from here on mark what a card asks: it goes when the card is an old one."""

_STYLES: dict[Style, discord.ButtonStyle] = {
    "go": discord.ButtonStyle.success,
    "plain": discord.ButtonStyle.primary,
    "quiet": discord.ButtonStyle.secondary,
    "stop": discord.ButtonStyle.danger,
}


class Pressed(ui.DynamicItem[ui.Item[Any]], template=ANY):
    """Any button or menu of ours, in any message however old: nothing is kept in memory, and no
    callback either. What is pressed is heard by the listener of `bot.chat.actions.listener`."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: Any, /
    ) -> Pressed:
        return cls(item)

    def is_dispatchable(self) -> bool:
        """No: otherwise discord.py would read the whole card again to find whom to call."""
        return False


def cut(text: str, limit: int) -> str:
    """The text within Discord's limit, an ellipsis where it was cut."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def button(place: Key, made: Button, *, verb: Verb | None = None) -> Pressed:
    wanted, key = verb or place.verb, made.key
    if made.order:
        wanted, key = Verb.ORDER, f"new/{made.key}"
    elif made.form or made.look:
        wanted = Verb.FORM if made.form else Verb.LOOK
    return Pressed(
        ui.Button(
            label=cut(made.label, LABEL_LIMIT),
            style=_STYLES[made.style],
            emoji=made.emoji,
            custom_id=str(place.with_(verb=wanted, key=key)),
        )
    )


def back(place: Key, language: str, key: str = "") -> Pressed:
    """Leads back to the private page of this key; without one it puts the card away."""
    verb = Verb.PLAY if key else Verb.BACK
    return button(place, Button(key, say("house-back", language), "quiet"), verb=verb)


def menus(place: Key, made: Menu, *, verb: Verb | None = None) -> list[ui.ActionRow[Any]]:
    """One row, or several of about the same length, numbered, where a menu has more options than
    Discord allows in one."""
    rows = []
    wanted = Verb.LOOK if made.look else verb
    chunks = _even(made.options, MENU_OPTIONS)
    for number, chunk in enumerate(chunks):
        key = made.key if number == 0 else f"{made.key}/+{number}"
        part = f" ({number + 1}/{len(chunks)})" if len(chunks) > 1 else ""
        select: ui.Select[Any] = ui.Select(
            custom_id=str(place.with_(verb=wanted, key=key)),
            placeholder=cut(made.hint, 140) + part,
            min_values=0 if made.many else 1,
            max_values=len(chunk) if made.many else 1,
            options=[
                discord.SelectOption(
                    label=cut(option.label, OPTION_LIMIT),
                    value=option.value,
                    description=cut(option.detail, OPTION_LIMIT) or None,
                    default=option.chosen,
                )
                for option in chunk
            ],
        )
        rows.append(_row([Pressed(select)]))
    return rows


def _even(options: Sequence[Option], most: int) -> list[Sequence[Option]]:
    """The options in as few parts as can be, none longer than `most`, all about as long."""
    count = max(1, -(-len(options) // most))
    ends = [len(options) * number // count for number in range(count + 1)]
    return [options[start:end] for start, end in pairwise(ends)]


def button_rows(items: Sequence[Pressed]) -> list[ui.ActionRow[Any]]:
    return [_row(items[i : i + ROW_BUTTONS]) for i in range(0, len(items), ROW_BUTTONS)]


def others(items: Sequence[Pressed], rows: Sequence[ui.ActionRow[Any]]) -> list[ui.ActionRow[Any]]:
    """Rows of those items that these rows do not have yet."""
    there = {getattr(item, "custom_id", None) for row in rows for item in row.walk_children()}
    return button_rows([item for item in items if item.custom_id not in there])


def _row(items: Sequence[Pressed]) -> ui.ActionRow[Any]:
    row: ui.ActionRow[Any] = ui.ActionRow()
    for item in items:
        row.add_item(item)
    return row


def controls(
    place: Key, buttons: Iterable[Button], lists: Iterable[Menu], *, verb: Verb | None = None
) -> list[ui.ActionRow[Any]]:
    """Menus first: they are the usual way, the buttons the others."""
    rows = [row for made in lists for row in menus(place, made, verb=verb)]
    return rows + button_rows([button(place, made, verb=verb) for made in buttons])


def modal(place: Key, form: Form, verb: Verb = Verb.FORM) -> ui.Modal:
    """The form as Discord shows it. Its answer is read from the interaction
    (`bot.chat.actions.listener`), so it is understood after a restart too."""
    made = ui.Modal(title=cut(form.title, 45), custom_id=str(place.with_(verb=verb)), timeout=900)
    for asked in form.fields:
        entry: ui.TextInput[Any] = ui.TextInput(
            custom_id=asked.name,
            placeholder=cut(asked.hint, 100) or None,
            default=asked.value or None,
            max_length=asked.limit,
            required=not asked.optional,
            style=discord.TextStyle.paragraph if asked.long else discord.TextStyle.short,
        )
        made.add_item(ui.Label(text=cut(asked.label, 45), component=entry))
    return made


def fitted(blocks: Sequence[str], limit: int = TEXT_LIMIT) -> list[str]:
    """The blocks cut so that together they stay within a card's text; the longest gives way."""
    found = [block for block in blocks if block]
    while sum(map(len, found)) > limit:
        longest = max(range(len(found)), key=lambda i: len(found[i]))
        over = sum(map(len, found)) - limit
        found[longest] = cut(found[longest], max(1, len(found[longest]) - over))
    return found


def picture_file(picture: Picture) -> discord.File:
    """The attachment, with its alt text."""
    return Enclosed(picture.data, picture.filename, cut(picture.alt, ALT_LIMIT))


def gallery(pictures: Sequence[Picture]) -> ui.MediaGallery[Any]:
    """The pictures, to be swiped through; their names must differ."""
    return ui.MediaGallery(
        *(
            discord.MediaGalleryItem(
                f"attachment://{picture.filename}", description=cut(picture.alt, ALT_LIMIT)
            )
            for picture in pictures
        )
    )


def layout(
    above: Sequence[str],
    picture: Picture | None,
    below: Sequence[str],
    rows: Sequence[ui.ActionRow[Any]],
    *,
    footer: Sequence[ui.ActionRow[Any]] = (),
    accent: int | None = None,
    more: Sequence[Picture] = (),
) -> ui.LayoutView:
    """One card: texts, the picture and `more` of them, texts, the controls, a line, the looks.
    Raises ValueError for two controls of the same id: Discord refuses the whole card for it."""
    texts = fitted([*above, *below])
    split = len([block for block in above if block])
    box: ui.Container[Any] = ui.Container(accent_colour=accent)
    for text in texts[:split]:
        box.add_item(ui.TextDisplay(text))
    if picture is not None:
        box.add_item(gallery([picture, *more]))
    for number, text in enumerate(texts[split:]):
        box.add_item(ui.TextDisplay(text, id=ASKED + number))
    for row in rows:
        box.add_item(row)
    if footer:
        box.add_item(ui.Separator())
        for row in footer:
            box.add_item(row)
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    ids = Counter(getattr(item, "custom_id", None) for item in view.walk_children())
    twice = [one for one, count in ids.items() if one is not None and count > 1]
    if twice:
        raise ValueError(f"more than one control of a card is called {', '.join(twice)}")
    return view


def of_table(message: discord.Message, table: int) -> bool:
    """Whether this is a card of the table: an id that somebody made up may name another one."""
    view = ui.LayoutView.from_message(message, timeout=None)
    ids = [str(getattr(item, "custom_id", "")) for item in view.walk_children()]
    return any(one.startswith(f"rh:{table}:") for one in ids)


class Bare(NamedTuple):
    """A card without anything to press or to answer, in few bytes: its texts, its galleries, each
    picture by its address with what it shows, and its files."""

    mark: int | None
    accent: discord.Colour | None
    parts: Sequence[str | Sequence[tuple[str, str | None]] | discord.UnfurledMediaItem]

    def view(self) -> ui.LayoutView:
        box: ui.Container[Any] = ui.Container(accent_colour=self.accent, id=self.mark)
        for part in self.parts or "…":  # Discord takes no empty container
            if isinstance(part, str):
                box.add_item(ui.TextDisplay(part))
            elif isinstance(part, discord.UnfurledMediaItem):
                box.add_item(ui.File(part))
            else:
                shown = (discord.MediaGalleryItem(at, description=alt) for at, alt in part)
                box.add_item(ui.MediaGallery(*shown))
        view = ui.LayoutView(timeout=None)
        view.add_item(box)
        return view


def stripped(message: discord.Message) -> Bare | None:
    """A card as it is without anything to press or to answer; None if it had nothing."""
    for box in message.components:
        if isinstance(box, discord.Container):
            kept = [part for part in map(_kept, box.children) if part is not None]
            return None if len(kept) == len(box.children) else Bare(box.id, box.accent_colour, kept)
    return None


def _kept(
    part: discord.Component,
) -> str | Sequence[tuple[str, str | None]] | discord.UnfurledMediaItem | None:
    if isinstance(part, discord.FileComponent):
        return discord.UnfurledMediaItem(_reference(part.media))
    if isinstance(part, discord.MediaGalleryComponent):
        return [(_reference(item.media), item.description) for item in part.items]
    if isinstance(part, discord.TextDisplay) and (part.id or 0) < ASKED:
        return part.content
    return None


def file_name(media: discord.UnfurledMediaItem) -> str | None:
    """The name of the attachment that a component shows; None if it shows none of its message's.
    What is shown does not stand among a message's attachments."""
    if media.attachment_id is None:
        return None
    return unquote(urlsplit(media.url).path.rpartition("/")[2])


def _reference(media: discord.UnfurledMediaItem) -> str:
    """The attachment by its name: the address of an attachment expires."""
    name = file_name(media)
    return media.url if name is None else f"attachment://{name}"


def files_shown(message: discord.Message) -> list[str]:
    """The names of the attachments that the pictures of a card show."""
    view = ui.LayoutView.from_message(message, timeout=None)
    galleries = [item for item in view.walk_children() if isinstance(item, ui.MediaGallery)]
    names = [file_name(media.media) for gallery in galleries for media in gallery.items]
    return [name for name in names if name is not None]
