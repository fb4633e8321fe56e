"""A person's own page: how to be called, one menu or button for each setting, and the inbox."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ui
from msgspec.structs import replace

from bot.chat.actions.play import show_form
from bot.chat.base.days import example_day, read_day, written_day
from bot.chat.base.durations import clock_time, read_hours, read_span, span
from bot.chat.base.errors import Refusal
from bot.chat.cards.wait_list import lines, presses
from bot.chat.contract.pages import Button, Field, Form, Menu, Option
from bot.chat.ui import card
from bot.chat.ui.keys import Key, Verb
from bot.chat.ui.press import Press, button, form
from bot.tables.types.hours import MINUTE, How, Pings, local, zones
from data.texts import say

PLACE = Key(0, 0, Verb.PING, "")
HOWS: tuple[How, ...] = ("mention", "direct", "quiet")
FIRSTS = (0, 15, 60, 4 * 60, 12 * 60, 24 * 60)
REPEATS = (0, 4 * 60, 8 * 60, 12 * 60, 24 * 60, 48 * 60, 72 * 60, 7 * 24 * 60)
HOURS = ((7, 22), (8, 20), (8, 22), (9, 17), (9, 21), (10, 24), (16, 22), (17, 23), (18, 1))
LEAST = 5
"""Minutes between two calls at least."""
MOST = 30 * 24 * 60


async def change(press: Press, given: Mapping[str, str]) -> None:
    """Change what the presser has chosen or typed; pings to come follow."""
    person = await press.tables.person(press.user)
    pings = changed(person.pings, given, now(press), await press.language())
    await press.tables.set_person(press.user, replace(person, pings=pings))
    press.services.delivery.reminding.wake()
    await show(press, await press.say("remind-saved"))


async def show(press: Press, lead: str = "") -> None:
    """The page as it is now."""
    language = await press.language()
    person = await press.tables.person(press.user)
    text = in_words(person.pings, now(press), language)
    text = "\n".join(filter(None, [lead, text]))
    await press.reply.page(text, rows=rows(person.pings, language))


def now(press: Press) -> int:
    """The time, in whole seconds."""
    return press.tables.waiting.now()


def in_words(pings: Pings, at: int, language: str) -> str:
    """Every setting in a sentence."""
    told = [say("remind-head", language), say(f"remind-set-{pings.how}", language)]
    if pings.how != "quiet":
        told.append(
            say(
                "remind-set-first",
                language,
                now="yes" if pings.first == 0 else "no",
                span=span(pings.first * MINUTE, language),
                again="yes" if pings.repeat else "no",
                repeat=span(pings.repeat * MINUTE, language),
            )
        )
        told += _hours(pings, language)
    here = local(at, pings.zone)
    zone = pings.zone.replace("_", " ")
    told.append(say("remind-set-zone", language, zone=zone, time=f"{here:%H:%M}"))
    if pings.holiday is not None and pings.holiday >= here.date():
        day = written_day(pings.holiday, language)
        told.append(say("remind-set-holiday", language, date=day))
    if pings.early:
        told.append(say("remind-set-early", language))
    return "\n".join(told)


def _hours(pings: Pings, language: str) -> list[str]:
    told = []
    if pings.learn and pings.learned is None:
        told.append(say("remind-set-learning", language))
    if pings.waking is None:
        return [*told, say("remind-set-always", language)]
    start, end = pings.waking
    key = "remind-set-learned" if pings.learn and pings.learned else "remind-set-hours"
    told.append(say(key, language, **{"from": clock_time(start), "to": clock_time(end)}))
    return told


def rows(pings: Pings, language: str) -> list[ui.ActionRow[Any]]:
    """The menus and buttons of the page; what is in force is marked."""
    hows = tuple(
        Option(how, say(f"remind-how-{how}", language), chosen=how == pings.how) for how in HOWS
    )
    menus = [
        Menu("how", say("remind-hint-how", language), hows),
        _spans("first", FIRSTS, pings.first, "remind-at-once", "remind-after", language),
        _spans("repeat", REPEATS, pings.repeat, "remind-never", "remind-every", language),
        _hour_menu(pings, language),
    ]
    early = "off" if pings.early else "on"
    learn = "off" if pings.learn else "on"
    buttons = [
        Button("form/zone", say("remind-press-zone", language), "quiet"),
        Button("form/hours", say("remind-press-hours", language), "quiet"),
        Button("form/holiday", say("remind-press-holiday", language), "quiet"),
        Button(f"early/{early}", say(f"remind-press-early-{early}", language), "quiet"),
        Button(f"learn/{learn}", say(f"remind-press-learn-{learn}", language), "quiet"),
    ]
    return card.controls(PLACE, buttons, menus)


def _spans(
    key: str, offered: Sequence[int], chosen: int, none: str, some: str, language: str
) -> Menu:
    """Times to choose from, with the one in force."""
    options = tuple(
        Option(
            str(minutes),
            say(some, language, span=span(minutes * MINUTE, language))
            if minutes
            else say(none, language),
            chosen=minutes == chosen,
        )
        for minutes in sorted({*offered, chosen})
    )
    return Menu(key, say(f"remind-hint-{key}", language), options)


def _hour_menu(pings: Pings, language: str) -> Menu:
    offered = {(start * 60, end * 60 % (24 * 60)) for start, end in HOURS}
    if pings.hours is not None:
        offered.add(pings.hours)
    options = [Option("0", say("remind-always", language), chosen=pings.hours is None)]
    options += [
        Option(
            f"{start}-{end}",
            say("remind-from-to", language, **{"from": clock_time(start), "to": clock_time(end)}),
            chosen=(start, end) == pings.hours,
        )
        for start, end in sorted(offered)
    ]
    return Menu("hours", say("remind-hint-hours", language), tuple(options))


# --- presses ---------------------------------------------------------------------------------


@button(Verb.PING, here=False)
async def _chosen(press: Press) -> None:
    """A menu or a button of the page."""
    name, _, value = press.key.key.partition("/")
    await change(press, {name: _meant(name, value)})


@form(Verb.PING, here=False)
async def _typed(press: Press) -> None:
    """A form of the page."""
    assert press.words is not None
    await change(press, {press.key.key.partition("/")[0]: next(iter(press.words.values()), "")})


def _meant(name: str, value: str) -> str:
    """What a menu or button says, as it would be typed."""
    if name in ("first", "repeat") and value.isdecimal():
        return f"{value}m" if value != "0" else "0"
    if name == "hours" and "-" in value:
        start, _, end = value.partition("-")
        if not (start.isdecimal() and end.isdecimal()):
            raise Refusal("house-refuse-tampered")
        return f"{clock_time(int(start))}-{clock_time(int(end))}"
    return value


@button(Verb.PING, "form", kind="form", here=False)
async def _open_form(press: Press) -> None:
    """`form/<setting>`: what has no menu, or could be anything."""
    name, language = press.rest, await press.language()
    pings = (await press.tables.person(press.user)).pings
    hours = "" if pings.hours is None else "-".join(clock_time(part) for part in pings.hours)
    day = "" if pings.holiday is None else written_day(pings.holiday, language)
    fields = {
        "zone": ("", pings.zone, "remind-form-zone", "remind-form-zone-label"),
        "hours": (hours, "8-22", "remind-form-hours", "remind-form-hours-label"),
        "holiday": (
            day,
            example_day(local(now(press), pings.zone).date(), language),
            "remind-form-holiday",
            "remind-form-holiday-label",
        ),
    }
    if name not in fields:
        raise Refusal("house-refuse-tampered")
    value, hint, title, label = fields[name]
    entry = Field("value", say(label, language), hint, value, 60, optional=name != "zone")
    made = Form(say(title, language), (entry,))
    await show_form(press.interaction, card.modal(PLACE.with_(key=name), made, Verb.PING))


def changed(pings: Pings, given: Mapping[str, str], at: int, language: str) -> Pings:
    """The settings with what was chosen or typed. Raises `Refusal` for what cannot be read."""
    for name, value in given.items():
        pings = _changed(pings, name, value, at, language)
    return pings


def _changed(pings: Pings, name: str, value: str, at: int, language: str) -> Pings:
    if name == "how" and value in HOWS:
        return replace(pings, how=value)
    if name == "first":
        return replace(pings, first=_minutes(value, 0, language))
    if name == "repeat":
        return replace(pings, repeat=_minutes(value, LEAST, language))
    if name == "zone":
        return replace(pings, zone=find_zone(value))
    if name == "hours":
        return replace(pings, hours=read_hours(value))
    if name == "holiday":
        today = local(at, pings.zone).date()
        return replace(pings, holiday=read_day(value, today, language))
    if name == "early" and value in ("on", "off"):
        return replace(pings, early=value == "on")
    if name == "learn" and value in ("on", "off"):
        return replace(pings, learn=value == "on")
    raise Refusal("house-refuse-tampered")


def _minutes(value: str, least: int, language: str) -> int:
    minutes = read_span(value, language) // MINUTE
    if minutes and not least <= minutes <= MOST:
        values = {
            "least": span(max(1, least) * MINUTE, language),
            "most": span(MOST * 60, language),
        }
        raise Refusal("remind-refuse-short", **values)
    return minutes


def find_zone(text: str) -> str:
    """The zone a person means: its name or its city. Refuses what is none or several."""
    wanted = text.strip().casefold().replace(" ", "_")
    by_name = {name.casefold(): name for name in zones()}
    if wanted in by_name:
        return by_name[wanted]
    cities = [name for name in zones() if name.casefold().rpartition("/")[2] == wanted]
    found = cities or [name for name in zones() if wanted and wanted in name.casefold()]
    if not found:
        raise Refusal("remind-refuse-zone", zone=text.strip()[:40])
    if len(found) > 1:
        raise Refusal("remind-refuse-zones", zone=text.strip()[:40], zones=", ".join(found[:6]))
    return found[0]


# --- the inbox -------------------------------------------------------------------------------


async def inbox(press: Press) -> None:
    """Everything that waits for the presser, a press for each table."""
    language = await press.language()
    waits = await press.tables.waiting.inbox(press.user)
    if not waits:
        await press.reply.page(say("remind-nothing", language))
        return
    count = len({wait.table for wait in waits})
    text = [
        say("remind-inbox", language, count=count),
        await lines(press.client, waits, language, press.user),
        "-# " + say("remind-inbox-press", language),
    ]
    await press.reply.page("\n".join(text), rows=presses(waits, language))
