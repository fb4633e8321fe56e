"""Stretches and moments of time: as people write them, and in words."""

from __future__ import annotations

import re
from datetime import date, timedelta
from typing import Literal

from bot.chat.base.errors import Refusal
from bot.tables.types.hours import DAY, HOUR, MINUTE, Hours
from data.texts import DEFAULT, say

_UNITS = {"m": MINUTE, "min": MINUTE, "h": HOUR, "std": HOUR, "d": DAY, "t": DAY}
_SPAN = re.compile(r"\s*(\d{1,5})\s*(min|std|[mhdt])\s*", re.IGNORECASE)
_HOURS = re.compile(r"\s*(\d{1,2})(?::(\d{2}))?\s*(?:-|–|bis|to)\s*(\d{1,2})(?::(\d{2}))?\s*")


def read_span(text: str) -> int:
    """Seconds of a time like 90m, 4h, 2d or 1d 12h; 0 is none. Refuses anything else."""
    if text.strip() == "0":
        return 0
    parts = _SPAN.findall(text)
    if not parts or _SPAN.sub("", text).strip():
        raise Refusal("remind-refuse-span")
    return sum(int(count) * _UNITS[unit.lower()] for count, unit in parts)


def span(seconds: int, language: str) -> str:
    """A time in words: its two greatest units, rounded down; at least a minute."""
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


def stamp(at: int, style: Literal["R", "f"] = "R") -> str:
    """A moment as Discord shows it to each reader, in his own zone and language."""
    return f"<t:{at}:{style}>"


def read_hours(text: str) -> Hours | None:
    """Hours of the day like 8-22 or 7:30-23:15, to the quarter of an hour; None for none."""
    if text.strip() in ("", "0"):
        return None
    found = _HOURS.fullmatch(text)
    if found is None:
        raise Refusal("remind-refuse-hours")
    start, end = _minutes(found[1], found[2]), _minutes(found[3], found[4])
    return None if start == end else (start, end)


def _minutes(hour: str, minute: str | None) -> int:
    hours, minutes = int(hour), int(minute or 0)
    if hours > 24 or minutes > 59 or (hours == 24 and minutes):
        raise Refusal("remind-refuse-hours")
    return (hours * 60 + minutes // 15 * 15) % (24 * 60)


def clock_time(minutes: int) -> str:
    """Minutes after midnight as the wall clock shows them."""
    return f"{minutes // 60}:{minutes % 60:02}"


def read_day(text: str, today: date, language: str) -> date | None:
    """A day to come, written like 2027-08-14 or 14.8.2027; None for none."""
    if text.strip() in ("", "0"):
        return None
    found = _day(text.strip())
    if found is None or not today <= found <= today + timedelta(days=366):
        raise Refusal("remind-refuse-date", example=written_day(today, language))
    return found


def _day(text: str) -> date | None:
    german = re.fullmatch(r"(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})", text)
    try:
        if german is not None:
            return date(int(german[3]), int(german[2]), int(german[1]))
        return date.fromisoformat(text)
    except ValueError:
        return None


def written_day(day: date, language: str) -> str:
    """A day as `read_day` reads it."""
    return day.isoformat() if language == DEFAULT else f"{day.day}.{day.month}.{day.year}"
