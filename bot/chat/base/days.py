"""Days of the calendar: as people of each language write them, and in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, timedelta
from functools import cache

from babel import Locale
from babel.dates import format_date

from bot.chat.base.errors import Refusal
from data.texts import DEFAULT, say

AHEAD = timedelta(days=366)
"""So far ahead a day may be."""
_YEAR_FIRST = re.compile(r"(\d{4})[-./](\d{1,2})[-./](\d{1,2})")
_NUMBERS = re.compile(r"(\d{1,2})\s*([-./])\s*(\d{1,2})(?:\s*\2\s*(\d{4}|\d{2})?)?")
_NAMED = re.compile(r"[\s.,]*(?:(\d{1,2})\D*)?\b([^\W\d_]{3,})\b\D*?(\d{1,2})?\D*?(\d{4})?[\s.,]*")


def read_day(text: str, today: date, language: str) -> date | None:
    """A day to come, as it is written in the language, or with the year first; None for none.
    Without a year it is the next such day."""
    wanted = text.strip()
    if wanted in ("", "0"):
        return None
    found = sorted({day for day in _days(wanted, today, language) if today <= day <= today + AHEAD})
    if not found:
        raise Refusal("remind-refuse-date", example=example_day(today, language))
    if len(found) > 1:
        one, other = (format_date(day, "long", locale=_locale(language)) for day in found)
        raise Refusal("remind-refuse-date-unclear", text=wanted[:40], one=one, other=other)
    return found[0]


def written_day(day: date, language: str) -> str:
    """A day as `read_day` reads it, in the form that the language's catalogue has for it."""
    return str(format_date(day, say("remind-date-format", language), locale=_locale(language)))


def example_day(today: date, language: str) -> str:
    """Some day to come, written so."""
    return written_day(today + timedelta(days=7), language)


def _days(text: str, today: date, language: str) -> Iterator[date]:
    """What a text may mean: days that there are."""
    if found := _YEAR_FIRST.fullmatch(text):
        yield from _made(found[1], int(found[2]), int(found[3]), today)
    elif found := _NUMBERS.fullmatch(text):
        first, second = int(found[1]), int(found[3])
        yield from _made(found[4], second, first, today)
        if found[2] != "." and not _day_first(language):
            yield from _made(found[4], first, second, today)
    elif found := _NAMED.fullmatch(text):
        day = found[1] or found[3]
        if day and not (found[1] and found[3]):
            for month in _months(found[2], language):
                yield from _made(found[4], month, int(day), today)


def _made(year: str | None, month: int, day: int, today: date) -> Iterator[date]:
    """The day of this year, which may have two digits, or the next such day."""
    century = today.year // 100 * 100
    years = [today.year, today.year + 1] if year is None else [int(year)]
    for one in years:
        try:
            made = date(one if one > 99 else century + one, month, day)
        except ValueError:
            continue
        if year is not None or made >= today:
            yield made
            return


@cache
def _locale(language: str) -> Locale:
    return Locale.parse(language, sep="-")


@cache
def _day_first(language: str) -> bool:
    """Whether the day stands before the month wherever this language is spoken."""
    pattern = _locale(language).date_formats["short"].pattern
    return "d" in pattern.partition("M")[0]


def _months(word: str, language: str) -> set[int]:
    """The months that begin so, in this language or in English."""
    return {
        number
        for one in (language, DEFAULT)
        for name, number in _names(one)
        if name.startswith(word.casefold()) or word.casefold() == name
    }


@cache
def _names(language: str) -> tuple[tuple[str, int], ...]:
    """What the months are called, whole and short, alone and in a date."""
    known = _locale(language).months
    return tuple(
        (name.casefold().rstrip("."), number)
        for context in ("format", "stand-alone")
        for width in ("wide", "abbreviated")
        for number, name in known[context][width].items()
    )
