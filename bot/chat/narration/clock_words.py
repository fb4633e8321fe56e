"""The turn clock in words, for cards and pages."""

from __future__ import annotations

from discord.utils import escape_markdown

from bot.chat.base.durations import format_duration, timestamp_markup
from bot.tables.types.clock import ClockRules
from bot.tables.types.model import Ask, LogEntry, Table
from data.texts import say


def describe_timeout(rules: ClockRules, language: str) -> str:
    """Return what happens when a seat's time is up."""
    return say(f"remind-clock-{rules.zero}", language)


def format_durations(rules: ClockRules, language: str) -> dict[str, str]:
    """Return pool and increment in words."""
    return {
        "pool": format_duration(rules.pool, language),
        "increment": format_duration(rules.increment, language),
    }


def lobby_line(table: Table, language: str) -> str:
    """Return the clock's line on the lobby card; empty without a clock."""
    if table.clock is None:
        return ""
    rules = table.clock.rules
    return say(
        "remind-lobby-clock",
        language,
        rule=describe_timeout(rules, language),
        **format_durations(rules, language),
    )


def card_lines(table: Table, names: list[str], language: str) -> list[str]:
    """Return until when each seat that must act has time."""
    if table.clock is None or table.status != "running":
        return []
    if table.clock.paused is not None:
        return ["-# " + say("remind-card-paused", language)]
    return [
        "-# "
        + say(
            "remind-card-clock",
            language,
            name=escape_markdown(names[seat_clock.seat]),
            until=timestamp_markup(seat_clock.deadline),
        )
        for seat_clock in table.clock.hands
        if seat_clock.seat in table.to_move and seat_clock.deadline is not None
    ]


def describe_offered_seat(seat: int, names: list[str], language: str) -> str:
    """Return the line about a seat that anybody may take."""
    name = escape_markdown(names[seat])
    return say("remind-card-offer", language, name=name, number=str(seat + 1))


def describe_question(ask: Ask, name: str, called: str, language: str) -> str:
    """Return what the others are asked about the clock."""
    if ask.kind == "pause":
        return say("remind-ask-pause", language, name=name, called=called)
    if ask.rules is None:
        return say("remind-ask-clock-off", language, name=name, called=called)
    return say(
        "remind-ask-clock",
        language,
        name=name,
        called=called,
        rule=describe_timeout(ask.rules, language),
        **format_durations(ask.rules, language),
    )


def narrate_entry(entry: LogEntry, name: str, language: str) -> str:
    """Return the sentence for a log row of the clock."""
    if entry.clock == "set" and entry.rules is not None:
        return say("remind-told-set", language, **format_durations(entry.rules, language))
    if entry.clock in ("off", "pause"):
        return say(f"remind-told-{entry.clock}", language)
    return say(f"remind-told-{entry.clock}", language, name=name)


def describe_clock(table: Table, names: list[str], now: int, language: str) -> str:
    """Return the text of `/table clock`: the rules, and how much time each seat has left."""
    clock = table.clock
    if clock is None:
        is_open = "yes" if table.status == "open" else "no"
        return say("remind-clock-none", language, table=str(table.id), open=is_open)
    lines = [
        say(
            "remind-clock-rules",
            language,
            table=str(table.id),
            **format_durations(clock.rules, language),
        ),
        describe_timeout(clock.rules, language),
    ]
    if clock.paused is not None:
        lines.append(say("remind-clock-paused", language, since=timestamp_markup(clock.paused)))
    for seat_clock in clock.hands:
        name = escape_markdown(names[seat_clock.seat])
        left = format_duration(seat_clock.remaining_at(now), language)
        if seat_clock.flag is not None:
            lines.append(say("remind-clock-up", language, name=name))
        elif seat_clock.deadline is not None:
            until = timestamp_markup(seat_clock.deadline)
            lines.append(say("remind-clock-running", language, name=name, left=left, until=until))
        else:
            lines.append(say("remind-clock-left", language, name=name, left=left))
    return "\n".join(lines)
