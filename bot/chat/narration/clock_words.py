"""The turn clock in words: what cards and pages say of it."""

from __future__ import annotations

from discord.utils import escape_markdown

from bot.chat.base.durations import span, stamp
from bot.tables.types.clock import ClockRules
from bot.tables.types.model import Ask, LogEntry, Table
from data.texts import say


def rule(rules: ClockRules, language: str) -> str:
    """What happens at zero."""
    return say(f"remind-clock-{rules.zero}", language)


def spans(rules: ClockRules, language: str) -> dict[str, str]:
    """Pool and increment in words."""
    return {"pool": span(rules.pool, language), "increment": span(rules.increment, language)}


def in_lobby(table: Table, language: str) -> str:
    """The line of the lobby card; empty without a clock."""
    if table.clock is None:
        return ""
    rules = table.clock.rules
    return say("remind-lobby-clock", language, rule=rule(rules, language), **spans(rules, language))


def on_card(table: Table, names: list[str], language: str) -> list[str]:
    """Until when those who must act have time."""
    if table.clock is None or table.status != "running":
        return []
    if table.clock.paused is not None:
        return ["-# " + say("remind-card-paused", language)]
    return [
        "-# "
        + say(
            "remind-card-clock",
            language,
            name=escape_markdown(names[hand.seat]),
            until=stamp(hand.due),
        )
        for hand in table.clock.hands
        if hand.seat in table.to_move and hand.due is not None
    ]


def offer(seat: int, names: list[str], language: str) -> str:
    """A seat that anybody may take."""
    name = escape_markdown(names[seat])
    return say("remind-card-offer", language, name=name, number=str(seat + 1))


def question(ask: Ask, name: str, called: str, language: str) -> str:
    """What the others are asked about the clock."""
    if ask.kind == "pause":
        return say("remind-ask-pause", language, name=name, called=called)
    if ask.rules is None:
        return say("remind-ask-clock-off", language, name=name, called=called)
    return say(
        "remind-ask-clock",
        language,
        name=name,
        called=called,
        rule=rule(ask.rules, language),
        **spans(ask.rules, language),
    )


def told(entry: LogEntry, name: str, language: str) -> str:
    """The sentence for a log row of the clock."""
    if entry.clock == "set" and entry.rules is not None:
        return say("remind-told-set", language, **spans(entry.rules, language))
    if entry.clock in ("off", "pause"):
        return say(f"remind-told-{entry.clock}", language)
    return say(f"remind-told-{entry.clock}", language, name=name)


def page(table: Table, names: list[str], now: int, language: str) -> str:
    """`/table clock`: the rules, and how much time everybody has left."""
    clock = table.clock
    if clock is None:
        is_open = "yes" if table.status == "open" else "no"
        return say("remind-clock-none", language, table=str(table.id), open=is_open)
    lines = [
        say("remind-clock-rules", language, table=str(table.id), **spans(clock.rules, language)),
        rule(clock.rules, language),
    ]
    if clock.paused is not None:
        lines.append(say("remind-clock-paused", language, since=stamp(clock.paused)))
    for hand in clock.hands:
        name = escape_markdown(names[hand.seat])
        left = span(hand.left_at(now), language)
        if hand.flag is not None:
            lines.append(say("remind-clock-up", language, name=name))
        elif hand.due is not None:
            until = stamp(hand.due)
            lines.append(say("remind-clock-running", language, name=name, left=left, until=until))
        else:
            lines.append(say("remind-clock-left", language, name=name, left=left))
    return "\n".join(lines)
