"""The page of the turn clock: what it is, three usual clocks, and a form for any other; in the
lobby, and at a running table, where the others are asked."""

from __future__ import annotations

from typing import Any, cast, get_args

from discord import ui

from bot.chat.actions import lobby
from bot.chat.actions.play import show_form
from bot.chat.base.durations import read_span
from bot.chat.base.errors import Refusal
from bot.chat.contract.pages import Button, Field, Form, Menu, Option
from bot.chat.narration import clock_words
from bot.chat.ui import card
from bot.chat.ui.keys import Key, Verb
from bot.chat.ui.press import Press, button, form
from bot.tables.types.clock import ClockRules, Zero
from bot.tables.types.hours import DAY, HOUR, MINUTE
from bot.tables.types.model import Submitted, Table
from data.texts import say

USUAL = {
    "fast": ClockRules(12 * HOUR, 2 * HOUR),
    "daily": ClockRules(3 * DAY, DAY),
    "slow": ClockRules(9 * DAY, 3 * DAY),
}
"""Clocks that most tables want: several moves a day, one a day, one in three days."""


@button(Verb.SEAT, "clock", kind="look")
async def _open(press: Press) -> None:
    await show(press, await press.table())


async def show(press: Press, table: Table, lead: str = "") -> None:
    """The clock of a table, with what may be changed about it; below what was just done, `lead`."""
    language = await press.language()
    names = await press.services.people.at(press.client, table, language)
    now = press.tables.waiting.now()
    told = [lead, clock_words.page(table, names, now, language)]
    rows: list[ui.ActionRow[Any]] = []
    if table.status in ("open", "running") and table.seat_of(press.user) is not None:
        told += [_usual(name, rules, language) for name, rules in USUAL.items()]
        rows = _rows(table, language)
    await press.reply.page("\n".join(filter(None, told)), rows=rows)


def _usual(name: str, rules: ClockRules, language: str) -> str:
    spans = clock_words.spans(rules, language)
    return say("remind-clock-usual", language, name=say(f"remind-clock-{name}", language), **spans)


def _rows(table: Table, language: str) -> list[ui.ActionRow[Any]]:
    place = Key(table.id, table.version, Verb.SEAT, "")
    buttons = [Button(f"clock_set/{name}", say(f"remind-clock-{name}", language)) for name in USUAL]
    buttons.append(Button("clock_form", say("remind-clock-other", language), "quiet"))
    if table.status == "open":
        buttons.append(Button("options", say("house-press-options", language), "quiet"))
    menus = []
    if table.clock is not None:
        buttons.append(Button("clock_set/off", say("remind-press-no-clock", language), "quiet"))
        zeros = tuple(
            Option(one, say(f"remind-choice-{one}", language), chosen=one == table.clock.rules.zero)
            for one in get_args(Zero)
        )
        menus.append(Menu("clock_zero", say("remind-slash-zero", language), zeros))
    return card.controls(place, buttons, menus)


@button(Verb.SEAT, "clock_set")
async def _set(press: Press) -> None:
    """`clock_set/<usual clock>`, or `off`."""
    table, name = await press.table(), press.rest
    if name != "off" and name not in USUAL:
        raise Refusal("house-refuse-tampered")
    zero: Zero = "nudge" if table.clock is None else table.clock.rules.zero
    usual = USUAL.get(name)
    rules = None if usual is None else ClockRules(usual.pool, usual.increment, zero)
    await _answer(press, await set_rules(press, rules))


@button(Verb.SEAT, "clock_zero")
async def _set_zero(press: Press) -> None:
    """`clock_zero/<deed>`: what happens when somebody's time is up."""
    table = await press.table()
    if table.clock is None or press.rest not in get_args(Zero):
        raise Refusal("house-refuse-tampered")
    rules = table.clock.rules
    wanted = ClockRules(rules.pool, rules.increment, cast(Zero, press.rest))
    await _answer(press, await set_rules(press, wanted))


@button(Verb.SEAT, "clock_form", kind="form")
async def _ask(press: Press) -> None:
    """A form for any other clock."""
    language, table = await press.language(), await press.table()
    rules = USUAL["daily"] if table.clock is None else table.clock.rules
    fields = tuple(
        Field(
            name,
            say(f"remind-form-{name}", language),
            say("remind-form-span", language),
            _typed_span(seconds),
            limit=20,
        )
        for name, seconds in (("pool", rules.pool), ("increment", rules.increment))
    )
    made = Form(say("remind-form-clock", language), fields)
    place = Key(table.id, table.version, Verb.SEAT, "clock_form")
    await show_form(press.interaction, card.modal(place, made, Verb.SEAT))


def _typed_span(seconds: int) -> str:
    """A time as `read_span` reads it."""
    counts = ((seconds // DAY, "d"), (seconds % DAY // HOUR, "h"), (seconds % HOUR // MINUTE, "m"))
    return " ".join(f"{count}{unit}" for count, unit in counts if count)


@form(Verb.SEAT, "clock_form")
async def _typed(press: Press) -> None:
    table, words = await press.table(), press.words or {}
    zero: Zero = "nudge" if table.clock is None else table.clock.rules.zero
    language = await press.language()
    pool, increment = (read_span(words.get(name, ""), language) for name in ("pool", "increment"))
    await _answer(press, await set_rules(press, ClockRules(pool, increment, zero)))


async def set_rules(press: Press, rules: ClockRules | None) -> Submitted:
    """Play by this clock: at once in the lobby, else once the others agree."""
    return await press.tables.waiting.set_clock(
        press.number, press.user, rules, key=press.id, admin=press.admin
    )


async def told(press: Press, done: Submitted, text: str) -> None:
    """What was done, on the page of the clock; everybody sees it on the card."""
    if done.entries:
        async with press.following(done.table):
            await show(press, done.table, text)
        return
    await show(press, done.table, text)
    if done.table.status == "open":
        await lobby.shown_changed(press, done.table)


async def _answer(press: Press, done: Submitted) -> None:
    await told(press, done, said(done, await press.language()))


def said(done: Submitted, language: str) -> str:
    """What was done to the clock, or that the others were asked."""
    if not done.entries:
        clock = done.table.clock
        return say("remind-clock-gone" if clock is None else "remind-clock-set", language)
    if done.entry.kind == "ask":
        return say("remind-clock-asked", language)
    keys = {
        "set": "remind-clock-set",
        "off": "remind-clock-gone",
        "pause": "remind-clock-stands",
        "resume": "remind-clock-runs",
    }
    return say(keys[done.entry.clock or "set"], language)
