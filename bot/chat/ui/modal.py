"""Forms as Discord modals, what comes back from them, and what was typed into a refused one.

Nothing is kept in memory: a refused form is answered by a message that lists what was typed,
and the form that its button opens reads that list."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, cast

import discord
from discord import ui

from bot.chat.contract.pages import MENU_OPTIONS, Field, Form
from bot.chat.ui.card import OPTION_LIMIT, truncate
from bot.chat.ui.keys import ComponentId

TITLE_LIMIT = 45
RADIO_OPTIONS = 10
"""More options than this are a menu instead of a list to tick."""
ENTERED_ID = 800
"""Component ids from here on mark the lines that list what was entered into a refused form."""
NOTHING = "–"


def new_modal(title: str, place: ComponentId) -> ui.Modal:
    """Return an empty modal that discord.py neither keeps nor listens to: our listener does."""
    result = ui.Modal(title=truncate(title, TITLE_LIMIT), custom_id=str(place))
    result.stop()
    return result


def build_modal(place: ComponentId, form: Form) -> ui.Modal:
    """Return the form as a Discord modal; it comes back under the id of the button that opened it.

    Its answer is read from the interaction (`bot.chat.actions.listener`), so it is understood
    after a restart too."""
    result = new_modal(form.title, place)
    if form.text:
        result.add_item(ui.TextDisplay(form.text))
    for field in form.fields:
        result.add_item(
            ui.Label(
                text=truncate(field.label, TITLE_LIMIT),
                description=truncate(field.note, OPTION_LIMIT) or None,
                component=_build_input(field),
            )
        )
    return result


def _build_input(field: Field) -> ui.Item[ui.LayoutView]:
    required = not field.optional
    match field.kind:
        case "check":
            return ui.Checkbox(custom_id=field.name, default=field.value == "yes")
        case "person":
            return ui.UserSelect(
                custom_id=field.name,
                placeholder=field.hint or None,
                required=required,
                min_values=1 if required else 0,
                max_values=field.most,
                default_values=default_people(filter(None, field.value.split("+"))),
            )
        case "file":
            return ui.FileUpload(custom_id=field.name, required=required)
        case "choice" if 2 <= len(field.options) <= RADIO_OPTIONS:
            return ui.RadioGroup(
                custom_id=field.name,
                required=required,
                options=[discord.RadioGroupOption(**values) for values in _describe_options(field)],
            )
        case "choices" if len(field.options) <= RADIO_OPTIONS:
            return ui.CheckboxGroup(
                custom_id=field.name,
                required=required,
                min_values=1 if required else 0,
                options=[
                    discord.CheckboxGroupOption(**values) for values in _describe_options(field)
                ],
            )
        case "choice" | "choices":
            many = field.kind == "choices"
            return ui.Select(
                custom_id=field.name,
                required=required,
                placeholder=truncate(field.hint or field.label, 140),
                min_values=1 if required else 0,
                max_values=min(len(field.options), MENU_OPTIONS) if many else 1,
                options=[
                    discord.SelectOption(**values, emoji=option.emoji)
                    for values, option in zip(_describe_options(field), field.options, strict=False)
                ],
            )
    return ui.TextInput(
        custom_id=field.name,
        placeholder=truncate(field.hint, OPTION_LIMIT) or None,
        default=field.value or None,
        max_length=field.limit,
        required=required,
        style=discord.TextStyle.paragraph if field.long else discord.TextStyle.short,
    )


def default_people(people: Iterable[str]) -> list[discord.SelectDefaultValue]:
    """Return people as chosen in a menu. Discord's schema wants texts as ids, which discord.py
    leaves as they are."""
    kind = discord.SelectDefaultValueType.user
    return [discord.SelectDefaultValue(id=cast(int, person), type=kind) for person in people]


def _describe_options(field: Field) -> Iterator[dict[str, Any]]:
    """Yield the options as Discord's constructors want them, those of the field's value chosen."""
    chosen = set(field.value.split("+"))
    for option in field.options[:MENU_OPTIONS]:
        yield {
            "label": truncate(option.label, OPTION_LIMIT),
            "value": option.value,
            "description": truncate(option.detail, OPTION_LIMIT) or None,
            "default": option.value in chosen,
        }


def read_words(components: Any) -> dict[str, str]:
    """Return what was entered by field name, at any nesting of the form.

    Several values are joined by `+`; a box is `yes` or `no`; a person and a file are ids."""
    words: dict[str, str] = {}
    for component in components:
        inner = component.get("component")
        nested = component.get("components", []) + ([inner] if inner else [])
        words |= read_words(nested)
        name, value = component.get("custom_id"), component.get("value")
        if name is None or ("value" not in component and "values" not in component):
            continue
        if isinstance(value, bool):
            words[str(name)] = "yes" if value else "no"
        elif "values" in component:
            words[str(name)] = "+".join(map(str, component["values"]))
        else:
            words[str(name)] = "" if value is None else str(value)
    return words


def list_entered(form: Form, words: Mapping[str, str]) -> list[ui.TextDisplay[ui.LayoutView]]:
    """Return a line for each field with what was entered, from which `restore_entered` reads it."""
    return [
        ui.TextDisplay(
            f"-# {field.label}\n{_show_word(field, words.get(field.name, ''))}",
            id=ENTERED_ID + number,
        )
        for number, field in enumerate(form.fields)
    ]


def _show_word(field: Field, word: str) -> str:
    if not word or field.kind in ("file", "check"):
        return word or NOTHING
    if field.kind == "person":
        return " ".join(f"<@{person}>" for person in word.split("+"))
    labels = {option.value: option.label for option in field.options}
    return ", ".join(labels.get(part, part) for part in word.split("+")) if labels else word


def restore_entered(form: Form, message: discord.Message | None) -> Form:
    """Return the form with what was entered before, if the message lists it."""
    if message is None:
        return form
    view = ui.LayoutView.from_message(message, timeout=None)
    lines = {
        item.id: item.content.partition("\n")[2]
        for item in view.walk_children()
        if isinstance(item, ui.TextDisplay) and item.id is not None
    }
    fields = tuple(
        field.with_value(_read_shown(field, lines[ENTERED_ID + number]))
        if ENTERED_ID + number in lines
        else field
        for number, field in enumerate(form.fields)
    )
    return form.with_fields(fields)


def _read_shown(field: Field, shown: str) -> str:
    if shown == NOTHING or field.kind == "file":
        return ""
    if field.kind == "person":
        return "+".join(re.findall(r"<@(\d+)>", shown))
    if not field.options:
        return shown
    values = [option.value for option in field.options if option.label in _parts(shown, field)]
    return "+".join(values)


def _parts(shown: str, field: Field) -> list[str]:
    return shown.split(", ") if field.kind == "choices" else [shown]
