"""A person's settings page: how to be pinged; and the inbox."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discord import ui
from msgspec.structs import replace

from bot.chat.base.days import example_day, format_day, parse_day
from bot.chat.base.durations import format_clock_time, format_duration, parse_duration, parse_hours
from bot.chat.base.errors import Refusal, UnknownKey, require_known
from bot.chat.cards.wait_list import wait_rows
from bot.chat.contract.pages import Button, Field, Form, Menu, Option
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from bot.chat.ui.press import Press, builds_form, button, form
from bot.tables.types.hours import MINUTE, PingMode, PingSettings, local_time, zones
from bot.tables.types.settings import PersonSettings
from data.texts import say

PLACE = ComponentId(0, 0, Route.SETTINGS, "")
PING_MODES: tuple[PingMode, ...] = ("mention", "direct", "quiet")
FIRSTS = (0, 15, 60, 4 * 60, 12 * 60, 24 * 60)
REPEATS = (0, 4 * 60, 8 * 60, 12 * 60, 24 * 60, 48 * 60, 72 * 60, 7 * 24 * 60)
HOURS = ((7, 22), (8, 20), (8, 22), (9, 17), (9, 21), (10, 24), (16, 22), (17, 23), (18, 1))
FORM_SETTINGS = ("zone", "hours", "holiday")
"""Settings of the form, which are typed."""
MIN_MINUTES = 5
"""Minimum of minutes between two pings."""
MAX_MINUTES = 30 * 24 * 60


async def change_settings(press: Press, given: Mapping[str, str]) -> None:
    """Change the settings that were chosen or typed; pending pings follow them."""
    person = await press.tables.person_settings(press.user)
    pings = apply_changes(person.pings, given, current_time(press), await press.language())
    await press.tables.save_person_settings(press.user, replace(person, pings=pings))
    press.services.delivery.reminding.wake()
    await show_settings(press, await press.say("remind-saved"))


async def change_night(press: Press, dark: bool) -> None:
    """Change whether pictures that only the presser sees are dark."""
    person = await press.tables.person_settings(press.user)
    await press.tables.save_person_settings(press.user, replace(person, night=dark))


async def show_settings(press: Press, lead: str = "") -> None:
    """Show the page."""
    language = await press.language()
    person = await press.tables.person_settings(press.user)
    lines = [lead, describe_settings(person.pings, current_time(press), language)]
    lines.append(say(f"remind-night-{'on' if person.night else 'off'}", language))
    rows = control_rows(person, language)
    await press.reply.show_page("\n".join(filter(None, lines)), rows=rows)


def current_time(press: Press) -> int:
    """Return the current Unix time in whole seconds."""
    return press.tables.clocks.now()


def describe_settings(pings: PingSettings, at: int, language: str) -> str:
    """Return every setting in a sentence."""
    lines = [say("remind-head", language), say(f"remind-set-{pings.how}", language)]
    if pings.how != "quiet":
        lines.append(
            say(
                "remind-set-first",
                language,
                now="yes" if pings.first == 0 else "no",
                span=format_duration(pings.first * MINUTE, language),
                again="yes" if pings.repeat else "no",
                repeat=format_duration(pings.repeat * MINUTE, language),
            )
        )
        lines += _describe_hours(pings, language)
    zoned_time = local_time(at, pings.zone)
    zone = pings.zone.replace("_", " ")
    lines.append(say("remind-set-zone", language, zone=zone, time=f"{zoned_time:%H:%M}"))
    if pings.holiday is not None and pings.holiday >= zoned_time.date():
        day = format_day(pings.holiday, language)
        lines.append(say("remind-set-holiday", language, date=day))
    if pings.early:
        lines.append(say("remind-set-early", language))
    return "\n".join(lines)


def _describe_hours(pings: PingSettings, language: str) -> list[str]:
    lines = []
    if pings.learn and pings.learned is None:
        lines.append(say("remind-set-learning", language))
    if pings.waking_hours is None:
        return [*lines, say("remind-set-always", language)]
    start, end = pings.waking_hours
    key = "remind-set-learned" if pings.learn and pings.learned else "remind-set-hours"
    lines.append(
        say(key, language, **{"from": format_clock_time(start), "to": format_clock_time(end)})
    )
    return lines


def control_rows(person: PersonSettings, language: str) -> list[card.Row]:
    """Return the menus and buttons of the page; the current settings are marked."""
    pings = person.pings
    modes = tuple(
        Option(how, say(f"remind-how-{how}", language), chosen=how == pings.how)
        for how in PING_MODES
    )
    menus = [
        Menu("how", say("remind-hint-how", language), modes),
        _duration_menu("first", FIRSTS, pings.first, "remind-at-once", "remind-after", language),
        _duration_menu("repeat", REPEATS, pings.repeat, "remind-never", "remind-every", language),
        _hour_menu(pings, language),
    ]
    early = "off" if pings.early else "on"
    learn = "off" if pings.learn else "on"
    night = "off" if person.night else "on"
    buttons = [
        Button("form/times", say("remind-press-times", language), "quiet"),
        Button(f"early/{early}", say(f"remind-press-early-{early}", language), "quiet"),
        Button(f"learn/{learn}", say(f"remind-press-learn-{learn}", language), "quiet"),
        Button(f"night/{night}", say(f"remind-press-night-{night}", language), "quiet"),
    ]
    return card.control_rows(PLACE, buttons, menus)


def _duration_menu(
    key: str, choices: Sequence[int], chosen: int, zero_key: str, duration_key: str, language: str
) -> Menu:
    """Return a menu of durations in minutes, the current one among them."""
    options = tuple(
        Option(
            str(minutes),
            say(duration_key, language, span=format_duration(minutes * MINUTE, language))
            if minutes
            else say(zero_key, language),
            chosen=minutes == chosen,
        )
        for minutes in sorted({*choices, chosen})
    )
    return Menu(key, say(f"remind-hint-{key}", language), options)


def _hour_menu(pings: PingSettings, language: str) -> Menu:
    choices = {(start * 60, end * 60 % (24 * 60)) for start, end in HOURS}
    if pings.hours is not None:
        choices.add(pings.hours)
    options = [Option("0", say("remind-always", language), chosen=pings.hours is None)]
    options += [
        Option(
            f"{start}-{end}",
            say(
                "remind-from-to",
                language,
                **{"from": format_clock_time(start), "to": format_clock_time(end)},
            ),
            chosen=(start, end) == pings.hours,
        )
        for start, end in sorted(choices)
    ]
    return Menu("hours", say("remind-hint-hours", language), tuple(options))


# --- presses ---------------------------------------------------------------------------------


@button(Route.SETTINGS, at_table=False)
async def _submit_control(press: Press) -> None:
    """Handle a menu or a button of the page."""
    name, _, value = press.key.key.partition("/")
    if name == "night":
        require_known(value in ("on", "off"))
        await change_night(press, value == "on")
        await show_settings(press, await press.say("remind-saved"))
    else:
        await change_settings(press, {name: _as_typed(name, value)})


@form(Route.SETTINGS, at_table=False)
async def _submit_form(press: Press) -> None:
    """Handle the form of the page; the time zone comes first, as the holiday is a day in it."""
    words = press.words or {}
    require_known(words.keys() >= set(FORM_SETTINGS))
    await change_settings(press, {name: words[name] for name in FORM_SETTINGS})


def _as_typed(name: str, value: str) -> str:
    """Return the value of a menu or button as it would be typed."""
    if name in ("first", "repeat") and value.isdecimal():
        return f"{value}m" if value != "0" else "0"
    if name == "hours" and "-" in value:
        start, _, end = value.partition("-")
        require_known(start.isdecimal() and end.isdecimal())
        return f"{format_clock_time(int(start))}-{format_clock_time(int(end))}"
    return value


@builds_form(Route.SETTINGS, "form", at_table=False)
async def _build_form(press: Press) -> Form:
    """Build the form of what is typed, with the current settings in it."""
    language = await press.language()
    pings = (await press.tables.person_settings(press.user)).pings
    today = local_time(current_time(press), pings.zone).date()
    is_ahead = pings.holiday is not None and pings.holiday >= today
    entered = {
        "zone": (pings.zone, ""),
        "hours": ("-".join(format_clock_time(part) for part in pings.hours or ()), "8-22"),
        "holiday": (
            format_day(pings.holiday, language) if pings.holiday and is_ahead else "",
            example_day(today, language),
        ),
    }
    fields = tuple(
        Field(
            name,
            say(f"remind-form-{name}", language),
            hint,
            value,
            60,
            optional=name != "zone",
            note=say(f"remind-form-{name}-label", language),
        )
        for name, (value, hint) in entered.items()
    )
    return Form(say("remind-press-times", language).removesuffix("…"), fields)


def apply_changes(
    pings: PingSettings, given: Mapping[str, str], at: int, language: str
) -> PingSettings:
    """Return the settings with what was chosen or typed.

    Raises `Refusal` for what cannot be parsed."""
    for name, value in given.items():
        try:
            pings = _apply_change(pings, name, value, at, language)
        except Refusal as refusal:
            refusal.field = name
            raise
    return pings


def _apply_change(
    pings: PingSettings, name: str, value: str, at: int, language: str
) -> PingSettings:
    if name == "how" and value in PING_MODES:
        return replace(pings, how=value)
    if name == "first":
        return replace(pings, first=_parse_minutes(value, 0, language))
    if name == "repeat":
        return replace(pings, repeat=_parse_minutes(value, MIN_MINUTES, language))
    if name == "zone":
        return replace(pings, zone=find_zone(value))
    if name == "hours":
        return replace(pings, hours=parse_hours(value))
    if name == "holiday":
        today = local_time(at, pings.zone).date()
        return replace(pings, holiday=parse_day(value, today, language))
    if name == "early" and value in ("on", "off"):
        return replace(pings, early=value == "on")
    if name == "learn" and value in ("on", "off"):
        return replace(pings, learn=value == "on")
    raise UnknownKey


def _parse_minutes(value: str, least: int, language: str) -> int:
    minutes = parse_duration(value, language) // MINUTE
    if minutes and not least <= minutes <= MAX_MINUTES:
        values = {
            "least": format_duration(max(1, least) * MINUTE, language),
            "most": format_duration(MAX_MINUTES * 60, language),
        }
        raise Refusal("remind-refuse-short", **values)
    return minutes


def find_zone(text: str) -> str:
    """Return the time zone of this name or city. Raises `Refusal` if none or several match."""
    typed = text.strip().casefold().replace(" ", "_")
    by_name = {name.casefold(): name for name in zones()}
    if typed in by_name:
        return by_name[typed]
    cities = [name for name in zones() if name.casefold().rpartition("/")[2] == typed]
    matches = cities or [name for name in zones() if typed and typed in name.casefold()]
    if not matches:
        raise Refusal("remind-refuse-zone", zone=text.strip()[:40])
    if len(matches) > 1:
        raise Refusal("remind-refuse-zones", zone=text.strip()[:40], zones=", ".join(matches[:6]))
    return matches[0]


# --- the inbox -------------------------------------------------------------------------------


async def show_inbox(press: Press) -> None:
    """Show everything that waits for the presser, with a button for each table."""
    language = await press.language()
    waits = await press.tables.clocks.waits_of_user(press.user)
    if not waits:
        await press.reply.show_page(say("remind-nothing", language))
        return
    count = len({wait.table for wait in waits})
    rows = await wait_rows(press.client, waits, language, press.user)
    rows.append(ui.TextDisplay("-# " + say("remind-inbox-press", language)))
    await press.reply.show_page(say("remind-inbox", language, count=count), rows=rows)
