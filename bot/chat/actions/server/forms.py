"""The forms of a server's rules, with Discord's own menus of channels, roles and people."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import cast

import discord
from discord import ui

from bot.chat.base.errors import Refusal
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from bot.chat.ui.modal import new_modal
from bot.tables.types.settings import GuildSettings
from data.texts import say

MOST: Mapping[str, int] = {"person_tables": 1000, "server_tables": 100_000, "kept_seats": 9}
"""Largest number of each setting that is typed."""
MENU_LIMIT = 25
"""Most channels, roles or people that one menu takes."""

FormBuilder = Callable[[GuildSettings, discord.Guild, str], ui.Modal]


def parse_count(name: str, text: str, language: str) -> int | None:
    """Return the number typed for a setting; None if nothing was typed. Raises `Refusal` for
    anything else."""
    typed, most = text.strip(), MOST[name]
    if not typed:
        return None
    if not (typed.isascii() and typed.isdecimal() and 1 <= int(typed) <= most):
        label = say(f"admin-label-{name}", language)
        raise Refusal("admin-refuse-number", field=label, text=typed[:20], most=most)
    return int(typed)


def _modal(name: str, language: str) -> ui.Modal:
    return new_modal(say(f"admin-form-{name}", language), ComponentId(0, 0, Route.SERVER, name))


def _add(modal: ui.Modal, name: str, control: ui.Item[ui.LayoutView], language: str) -> None:
    """Add a control under its label, with a line that explains it."""
    modal.add_item(
        ui.Label(
            text=card.truncate(say(f"admin-label-{name}", language), 45),
            description=card.truncate(say(f"admin-about-{name}", language), 100),
            component=control,
        )
    )


def _mark_chosen(
    there: Sequence[discord.abc.Snowflake],
    numbers: Sequence[int],
    kind: discord.SelectDefaultValueType,
) -> list[discord.SelectDefaultValue]:
    """Return those marked as chosen that are still `there`; Discord refuses others.

    Discord's schema wants their ids as texts, which discord.py leaves as they are."""
    known = {item.id for item in there}
    return [
        discord.SelectDefaultValue(id=cast(int, str(number)), type=kind)
        for number in numbers
        if number in known
    ]


def _roles(
    name: str, chosen: Sequence[int], server: discord.Guild, most: int, language: str
) -> ui.RoleSelect[ui.LayoutView]:
    return ui.RoleSelect(
        custom_id=name,
        placeholder=say("admin-hint-roles", language),
        required=False,
        min_values=0,
        max_values=most,
        default_values=_mark_chosen(server.roles, chosen, discord.SelectDefaultValueType.role),
    )


def _build_place_form(settings: GuildSettings, server: discord.Guild, language: str) -> ui.Modal:
    modal = _modal("where", language)
    kinds = discord.ChannelType
    channels: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(
        custom_id="channels",
        placeholder=say("admin-hint-channels", language),
        required=False,
        min_values=0,
        max_values=MENU_LIMIT,
        channel_types=[kinds.text, kinds.news, kinds.forum, kinds.category],
        default_values=_mark_chosen(
            server.channels, settings.channels, discord.SelectDefaultValueType.channel
        ),
    )
    _add(modal, "channels", channels, language)
    for name, chosen in (("openers", settings.openers), ("importers", settings.importers)):
        _add(modal, name, _roles(name, chosen, server, MENU_LIMIT, language), language)
    return modal


def _count_form(settings: GuildSettings, server: discord.Guild, language: str) -> ui.Modal:
    modal = _modal("count", language)
    for name, most in MOST.items():
        number = getattr(settings, name)
        entry: ui.TextInput[ui.LayoutView] = ui.TextInput(
            custom_id=name,
            required=False,
            default=str(number) if number else None,
            max_length=len(str(most)),
        )
        _add(modal, name, entry, language)
    roles = () if settings.kept_role is None else (settings.kept_role,)
    _add(modal, "kept_role", _roles("kept_role", roles, server, 1, language), language)
    return modal


def _people(language: str) -> ui.UserSelect[ui.LayoutView]:
    return ui.UserSelect(
        custom_id="people",
        placeholder=say("admin-hint-people", language),
        required=True,
        min_values=1,
        max_values=MENU_LIMIT,
    )


def _away_form(settings: GuildSettings, server: discord.Guild, language: str) -> ui.Modal:
    modal = _modal("away", language)
    _add(modal, "away", _people(language), language)
    choices = ui.RadioGroup[ui.LayoutView](
        custom_id="seats",
        options=[
            discord.RadioGroupOption(
                label=say(f"admin-seats-{choice}", language),
                value=choice,
                default=choice == "robot",
            )
            for choice in ("robot", "offer")
        ],
    )
    _add(modal, "seats", choices, language)
    return modal


def _back_form(settings: GuildSettings, server: discord.Guild, language: str) -> ui.Modal:
    modal = _modal("back", language)
    _add(modal, "back", _people(language), language)
    return modal


FORMS: Mapping[str, FormBuilder] = {
    "where": _build_place_form,
    "count": _count_form,
    "away": _away_form,
    "back": _back_form,
}
"""The forms by the name in their button."""
