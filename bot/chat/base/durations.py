"""Stretches and moments of time: as people of each language write them, and in words."""

from __future__ import annotations

import re
from typing import Literal

from bot.chat.base.errors import Refusal
from bot.tables.types.hours import DAY, HOUR, MINUTE, Hours
from data.texts import say, tongues, typed

_UNITS = {"minutes": MINUTE, "hours": HOUR, "days": DAY}
_SPAN = re.compile(r"\s*(\d{1,5})\s*([^\W\d_]+)\s*")
_TIME = r"(\d{1,2})(?::(\d{2}))?"


def read_span(text: str, language: str) -> int:
    """Seconds of a time like 90m, 4h, 2d or 1d 12h, in the words of any language, of this one
    first; 0 is none. Refuses anything else."""
    if text.strip() == "0":
        return 0
    units: dict[str, int] = {}
    for tongue in tongues(language):
        for name, seconds in _UNITS.items():
            words = say(f"remind-typed-{name}", tongue).casefold().split()
            units |= {word: seconds for word in words if word not in units}
    parts = [(int(count), unit.casefold()) for count, unit in _SPAN.findall(text)]
    if not parts or _SPAN.sub("", text).strip() or not all(unit in units for _, unit in parts):
        raise Refusal("remind-refuse-span")
    return sum(count * units[unit] for count, unit in parts)


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
    between = "|".join(map(re.escape, ("-", "–", *typed("remind-typed-to"))))
    found = re.fullmatch(rf"\s*{_TIME}\s*(?:{between})\s*{_TIME}\s*", text.casefold())
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
