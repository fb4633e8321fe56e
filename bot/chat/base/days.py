"""Calendar days: parsing what people of each language write, and formatting."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, timedelta
from functools import cache

from babel import Locale
from babel.dates import format_date

from bot.chat.base.errors import Refusal
from data.texts import DEFAULT, say

MAX_AHEAD = timedelta(days=366)
"""How far in the future a day may be."""
_YEAR_FIRST = re.compile(r"(\d{4})[-./](\d{1,2})[-./](\d{1,2})")
_NUMBERS = re.compile(r"(\d{1,2})\s*([-./])\s*(\d{1,2})(?:\s*\2\s*(\d{4}|\d{2})?)?")
_NAMED = re.compile(r"[\s.,]*(?:(\d{1,2})\D*)?\b([^\W\d_]{3,})\b\D*?(\d{1,2})?\D*?(\d{4})?[\s.,]*")


def parse_day(text: str, today: date, language: str) -> date | None:
    """Parse a future day, in the language's format or year first; None for "" or "0".

    A day without a year is the next such day. Raises `Refusal` for anything else, and for
    ambiguity."""
    stripped = text.strip()
    if stripped in ("", "0"):
        return None
    candidates = sorted(
        {
            day
            for day in _candidate_days(stripped, today, language)
            if today <= day <= today + MAX_AHEAD
        }
    )
    if not candidates:
        raise Refusal("remind-refuse-date", example=example_day(today, language))
    if len(candidates) > 1:
        first, other = (format_date(day, "long", locale=_locale(language)) for day in candidates)
        raise Refusal("remind-refuse-date-unclear", text=stripped[:40], one=first, other=other)
    return candidates[0]


def format_day(day: date, language: str) -> str:
    """Format a day as `parse_day` reads it; the catalogue has the format."""
    return str(format_date(day, say("remind-date-format", language), locale=_locale(language)))


def example_day(today: date, language: str) -> str:
    """Return some future day in that format."""
    return format_day(today + timedelta(days=7), language)


def _candidate_days(text: str, today: date, language: str) -> Iterator[date]:
    """Yield the valid days that a text may mean."""
    if match := _YEAR_FIRST.fullmatch(text):
        yield from _resolve_year(match[1], int(match[2]), int(match[3]), today)
    elif match := _NUMBERS.fullmatch(text):
        first, second = int(match[1]), int(match[3])
        yield from _resolve_year(match[4], second, first, today)
        if match[2] != "." and not _is_day_first(language):
            yield from _resolve_year(match[4], first, second, today)
    elif match := _NAMED.fullmatch(text):
        day = match[1] or match[3]
        if day and not (match[1] and match[3]):
            for month in _matching_months(match[2], language):
                yield from _resolve_year(match[4], month, int(day), today)


def _resolve_year(year: str | None, month: int, day: int, today: date) -> Iterator[date]:
    """Yield the day in this year, which may have two digits; without a year, the next such day."""
    century = today.year // 100 * 100
    years = [today.year, today.year + 1] if year is None else [int(year)]
    for candidate in years:
        try:
            result = date(candidate if candidate > 99 else century + candidate, month, day)
        except ValueError:
            continue
        if year is not None or result >= today:
            yield result
            return


@cache
def _locale(language: str) -> Locale:
    return Locale.parse(language, sep="-")


@cache
def _is_day_first(language: str) -> bool:
    """Return whether the language writes the day before the month."""
    pattern = _locale(language).date_formats["short"].pattern
    return "d" in pattern.partition("M")[0]


def _matching_months(word: str, language: str) -> set[int]:
    """Return the months that begin with this word, in the language or in English."""
    return {
        number
        for tongue in (language, DEFAULT)
        for name, number in _month_names(tongue)
        if name.startswith(word.casefold()) or word.casefold() == name
    }


@cache
def _month_names(language: str) -> tuple[tuple[str, int], ...]:
    """Return the month names, full and abbreviated, alone and as used in a date."""
    months = _locale(language).months
    return tuple(
        (name.casefold().rstrip("."), number)
        for context in ("format", "stand-alone")
        for width in ("wide", "abbreviated")
        for number, name in months[context][width].items()
    )
