"""The turn clock's page: its rules, three common clocks, and a form for any other.

In the lobby a change applies at once; at a running table the others are asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast, get_args

from bot.chat.actions import lobby
from bot.chat.base.durations import parse_duration
from bot.chat.base.errors import Refusal, UnknownKey, require_known
from bot.chat.contract.pages import Button, Field, Form, Menu, Option
from bot.chat.narration import clock_words
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from bot.chat.ui.press import Press, builds_form, button, form
from bot.tables.types.clock import ClockRules, ExpiryAction
from bot.tables.types.hours import DAY, HOUR, MINUTE
from bot.tables.types.model import Submitted, Table
from data.texts import say

COMMON_CLOCKS = {
    "fast": ClockRules(12 * HOUR, 2 * HOUR),
    "daily": ClockRules(3 * DAY, DAY),
    "slow": ClockRules(9 * DAY, 3 * DAY),
}
"""Clocks that most tables want: several moves a day, one a day, one in three days."""
OTHER = "other"
"""In the form: the times that are typed below."""


@button(Route.SEAT, "clock", kind="look")
async def _show(press: Press) -> None:
    await show_clock(press, await press.fetch_table())


async def show_clock(press: Press, table: Table, lead: str = "") -> None:
    """Show the clock of a table with what may be changed; `lead`: what was just done."""
    language = await press.language()
    names = await press.services.people.seat_names(press.client, table, language)
    now = press.tables.clocks.now()
    lines = [lead, clock_words.describe_clock(table, names, now, language)]
    rows: list[card.Row] = []
    decides = press.user == table.owner or press.is_admin or table.status == "running"
    if table.status in ("open", "running") and decides and table.seat_of(press.user) is not None:
        rows = _rows(table, language)
    await press.reply.show_page("\n".join(filter(None, lines)), rows=rows)


def _describe_common_clock(name: str, rules: ClockRules, language: str) -> str:
    spans = clock_words.format_durations(rules, language)
    return say("remind-clock-usual", language, name=say(f"remind-clock-{name}", language), **spans)


def _rows(table: Table, language: str) -> list[card.Row]:
    place = ComponentId(table.id, table.version, Route.SEAT, "")
    buttons = [
        Button(
            f"clock_set/{name}",
            say(f"remind-clock-{name}", language),
            line=_describe_common_clock(name, rules, language),
        )
        for name, rules in COMMON_CLOCKS.items()
    ]
    buttons.append(Button("clock_form", say("remind-clock-other", language), "quiet"))
    if table.status == "open":
        buttons.append(Button("options", say("house-press-options", language), "quiet"))
    menus = []
    if table.clock is not None:
        buttons.append(Button("clock_set/off", say("remind-press-no-clock", language), "quiet"))
        zeros = tuple(
            Option(
                choice,
                say(f"remind-choice-{choice}", language),
                chosen=choice == table.clock.rules.zero,
            )
            for choice in get_args(ExpiryAction)
        )
        menus.append(Menu("clock_zero", say("remind-slash-zero", language), zeros))
    return card.control_rows(place, buttons, menus)


@button(Route.SEAT, "clock_set")
async def _set_common_clock(press: Press) -> None:
    """Handle `clock_set/<common clock>` or `clock_set/off`."""
    table, name = await press.fetch_table(), press.argument
    require_known(name == "off" or name in COMMON_CLOCKS)
    zero: ExpiryAction = "nudge" if table.clock is None else table.clock.rules.zero
    common = COMMON_CLOCKS.get(name)
    rules = None if common is None else ClockRules(common.pool, common.increment, zero)
    await _show_change(press, await set_rules(press, rules))


@button(Route.SEAT, "clock_zero")
async def _set_timeout_rule(press: Press) -> None:
    """Handle `clock_zero/<rule>`: what happens when a seat's time is up."""
    table = await press.fetch_table()
    if table.clock is None or press.argument not in get_args(ExpiryAction):
        raise UnknownKey
    rules = table.clock.rules
    new_rules = ClockRules(rules.pool, rules.increment, cast(ExpiryAction, press.argument))
    await _show_change(press, await set_rules(press, new_rules))


@builds_form(Route.SEAT, "clock_form")
async def _build_form(press: Press) -> Form:
    """Build the form for any clock: a common one, or other times, and what ends a turn."""
    language, table = await press.language(), await press.fetch_table()
    rules = _form_rules(table)
    times = (rules.pool, rules.increment)
    current = (
        name for name, rules in COMMON_CLOCKS.items() if (rules.pool, rules.increment) == times
    )
    choices = [*common_clock_options(language), Option(OTHER, say("remind-form-other", language))]
    hint = say("remind-form-span", language)
    typed = (
        Field(name, say(f"remind-form-{name}", language), hint, _duration_input(seconds), limit=20)
        for name, seconds in zip(("pool", "increment"), times, strict=True)
    )
    zeros = tuple(
        Option(choice, say(f"remind-choice-{choice}", language))
        for choice in get_args(ExpiryAction)
    )
    return Form(
        say("remind-form-clock", language),
        (
            Field(
                "usual",
                say("remind-form-clock", language),
                value=next(current, OTHER),
                kind="choice",
                options=tuple(choices),
            ),
            *typed,
            Field(
                "zero",
                say("remind-form-zero", language),
                value=rules.zero,
                kind="choice",
                options=zeros,
            ),
        ),
    )


def common_clock_options(language: str) -> list[Option]:
    """Return the common clocks with their times, as the options of a form."""
    return [
        Option(
            name,
            say(f"remind-clock-{name}", language),
            say(
                "remind-clock-usual-times",
                language,
                **clock_words.format_durations(rules, language),
            ),
        )
        for name, rules in COMMON_CLOCKS.items()
    ]


def _duration_input(seconds: int) -> str:
    """Return a duration as `parse_duration` reads it."""
    counts = ((seconds // DAY, "d"), (seconds % DAY // HOUR, "h"), (seconds % HOUR // MINUTE, "m"))
    return " ".join(f"{count}{unit}" for count, unit in counts if count)


@form(Route.SEAT, "clock_form")
async def _submit_form(press: Press) -> None:
    words, language = press.words or {}, await press.language()
    usual, zero = words.get("usual", OTHER), words.get("zero", "nudge")
    require_known(usual in (*COMMON_CLOCKS, OTHER) and zero in get_args(ExpiryAction))
    if usual == OTHER or _typed_anew(await press.fetch_table(), words):
        pool, increment = (
            _parse_field(name, words.get(name, ""), language) for name in ("pool", "increment")
        )
    else:
        pool, increment = COMMON_CLOCKS[usual].pool, COMMON_CLOCKS[usual].increment
    rules = ClockRules(pool, increment, cast(ExpiryAction, zero))
    await _show_change(press, await set_rules(press, rules))


def _typed_anew(table: Table, words: Mapping[str, str]) -> bool:
    """Return whether other times were typed than stood in the form; they count, whatever is
    chosen above them."""
    rules = _form_rules(table)
    before = {"pool": _duration_input(rules.pool), "increment": _duration_input(rules.increment)}
    return any(words.get(name, "").strip() not in ("", text) for name, text in before.items())


def _form_rules(table: Table) -> ClockRules:
    """Return the clock with which the form is filled at first."""
    return COMMON_CLOCKS["daily"] if table.clock is None else table.clock.rules


def _parse_field(name: str, text: str, language: str) -> int:
    """Return a typed duration. Raises `Refusal` about this field."""
    try:
        return parse_duration(text, language)
    except Refusal as refusal:
        refusal.field = name
        raise


async def set_rules(press: Press, rules: ClockRules | None) -> Submitted:
    """Use this clock: at once in the lobby, else once the others agree."""
    return await press.tables.clocks.set_clock(
        press.table_id, press.user, rules, key=press.idempotency_key, admin=press.is_admin
    )


async def show_change(press: Press, submitted: Submitted, text: str) -> None:
    """Show what was done on the clock's page; the public card shows it to everybody."""
    if submitted.entries:
        async with press.after_commit(submitted.table):
            await show_clock(press, submitted.table, text)
        return
    await show_clock(press, submitted.table, text)
    if submitted.table.status == "open":
        await lobby.show_lobby_change(press, submitted.table)


async def _show_change(press: Press, submitted: Submitted) -> None:
    await show_change(press, submitted, describe_change(submitted, await press.language()))


def describe_change(submitted: Submitted, language: str) -> str:
    """Return what was done to the clock, or that the others were asked."""
    if not submitted.entries:
        clock = submitted.table.clock
        return say("remind-clock-gone" if clock is None else "remind-clock-set", language)
    if submitted.entry.kind == "ask":
        return say("remind-clock-asked", language)
    keys = {
        "set": "remind-clock-set",
        "off": "remind-clock-gone",
        "pause": "remind-clock-stands",
        "resume": "remind-clock-runs",
    }
    return say(keys[submitted.entry.clock or "set"], language)
