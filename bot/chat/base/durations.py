"""Durations and times: parsing what people of each language write, and formatting."""

from __future__ import annotations

import re
from typing import Literal

from bot.chat.base.errors import Refusal
from bot.tables.types.hours import DAY, HOUR, MINUTE, Hours
from data.texts import languages_from, say, typed_words

_UNITS = {"minutes": MINUTE, "hours": HOUR, "days": DAY}
_SPAN = re.compile(r"\s*(\d{1,5})\s*([^\W\d_]+)\s*")
_TIME = r"(\d{1,2})(?::(\d{2}))?"


def parse_duration(text: str, language: str) -> int:
    """Parse a duration like 90m, 4h, 2d or 1d 12h into seconds; "0" is 0.

    Units of every language are accepted; those of this language win. Raises `Refusal` otherwise."""
    if text.strip() == "0":
        return 0
    units: dict[str, int] = {}
    for tongue in languages_from(language):
        for name, seconds in _UNITS.items():
            words = say(f"remind-typed-{name}", tongue).casefold().split()
            units |= {word: seconds for word in words if word not in units}
    parts = [(int(count), unit.casefold()) for count, unit in _SPAN.findall(text)]
    if not parts or _SPAN.sub("", text).strip() or not all(unit in units for _, unit in parts):
        raise Refusal("remind-refuse-span")
    return sum(count * units[unit] for count, unit in parts)


def format_duration(seconds: int, language: str) -> str:
    """Format seconds in words: the two largest units, rounded down, at least one minute."""
    days, rest = divmod(seconds, DAY)
    hours, rest = divmod(rest, HOUR)
    parts = []
    if days:
        parts.append(say("remind-span-days", language, count=days))
    if hours:
        parts.append(say("remind-span-hours", language, count=hours))
    minutes = rest // MINUTE
    if not days and (minutes or not hours):
        parts.append(say("remind-span-minutes", language, count=max(1, minutes)))
    return " ".join(parts)


def timestamp_markup(at: int, style: Literal["R", "f"] = "R") -> str:
    """Return Discord's markup for a Unix time, shown in each reader's own zone and language."""
    return f"<t:{at}:{style}>"


def parse_hours(text: str) -> Hours | None:
    """Parse hours of the day like 8-22 or 7:30-23:15, rounded to quarters; None for "" or "0"."""
    if text.strip() in ("", "0"):
        return None
    between = "|".join(map(re.escape, ("-", "–", *typed_words("remind-typed-to"))))
    match = re.fullmatch(rf"\s*{_TIME}\s*(?:{between})\s*{_TIME}\s*", text.casefold())
    if match is None:
        raise Refusal("remind-refuse-hours")
    start, end = _minute_of_day(match[1], match[2]), _minute_of_day(match[3], match[4])
    return None if start == end else (start, end)


def _minute_of_day(hour: str, minute: str | None) -> int:
    hours, minutes = int(hour), int(minute or 0)
    if hours > 24 or minutes > 59 or (hours == 24 and minutes):
        raise Refusal("remind-refuse-hours")
    return (hours * 60 + minutes // 15 * 15) % (24 * 60)


def format_clock_time(minutes: int) -> str:
    """Format minutes after midnight as a wall clock shows them."""
    return f"{minutes // 60}:{minutes % 60:02}"
