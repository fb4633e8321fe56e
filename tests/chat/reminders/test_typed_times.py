"""Stretches of time, hours and days as people type them, in every language and in one that nobody
has written yet."""

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest
from babel.dates import format_date

from bot.chat.base.days import example_day, format_day, parse_day
from bot.chat.base.durations import parse_duration, parse_hours
from bot.chat.base.errors import Refusal
from bot.tables.types.hours import DAY, HOUR, MINUTE
from cogs.railroad_barons.words import parse_certificate
from data import texts
from data.texts import languages

TODAY = date(2026, 11, 23)


@pytest.fixture
def esperanto(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A third language of the house, which is nothing but its file."""
    (tmp_path / "eo.ftl").write_text(
        "remind-typed-minutes = m min minutoj\n"
        "remind-typed-hours = h horo horoj\n"
        "remind-typed-days = t tago tagoj\n"
        "remind-typed-to = ĝis\n"
        "remind-date-format = d/M/yyyy\n"
        "railroad_barons_chat-typed-of = el\n",
        encoding="utf-8",
    )
    monkeypatch.setattr(texts, "_FOLDERS", [*texts._FOLDERS, tmp_path])
    monkeypatch.setattr(texts, "languages", lambda: (*languages(), "eo"))
    texts._bundle.cache_clear()
    yield "eo"
    texts._bundle.cache_clear()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("90m", 90 * MINUTE),
        ("1d 12h", DAY + 12 * HOUR),
        ("2 Tage 3 Std", 2 * DAY + 3 * HOUR),
        ("2 days, 3 hours", None),
        ("45 Minuten", 45 * MINUTE),
        ("1 hour 30 minutes", HOUR + 30 * MINUTE),
        ("0", 0),
        ("1,5h", None),
        ("3 tagoj", None),
        ("5", None),
        ("", None),
    ],
)
def test_a_stretch_of_time_is_read_in_every_language(
    text: str, seconds: int | None, language: str
) -> None:
    if seconds is None:
        with pytest.raises(Refusal):
            parse_duration(text, language)
    else:
        assert parse_duration(text, language) == seconds


def test_a_language_that_is_a_file_is_read(esperanto: str) -> None:
    """Its units, its word between hours, its days and months; beside all other languages."""
    assert parse_duration("2 tagoj 3 horoj 5 minutoj", esperanto) == 2 * DAY + 3 * HOUR + 300
    assert parse_duration("2 Tage", esperanto) == 2 * DAY
    assert parse_hours("8 ĝis 22") == parse_hours("8 to 22") == (480, 1320)
    assert format_day(date(2026, 12, 24), esperanto) == "24/12/2026"
    assert parse_day("24 decembro", TODAY, esperanto) == date(2026, 12, 24)
    assert parse_certificate("20% el SB") == parse_certificate("20 % von SB") == ("SB", 20)


@pytest.mark.parametrize("language", languages())
def test_every_day_that_is_written_is_read(language: str) -> None:
    """Of the year to come; and the example of a day to come is one."""
    for ahead in range(367):
        day = TODAY + timedelta(days=ahead)
        assert parse_day(format_day(day, language), TODAY, language) == day
        named = texts_of(day, language)
        assert {parse_day(name, TODAY, language) for name in named} == {day}, named
    assert parse_day(example_day(TODAY, language), TODAY, language) == TODAY + timedelta(days=7)


def texts_of(day: date, language: str) -> list[str]:
    """A day as calendars of the language write it."""
    return [format_date(day, form, locale=language) for form in ("long", "medium")]


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("2026-12-24", "en", "2026-12-24"),
        ("2026/12/24", "de", "2026-12-24"),
        ("31.12.2026", "en", "2026-12-31"),
        ("24.12.", "de", "2026-12-24"),
        ("24.12.26", "de", "2026-12-24"),
        ("3.4.", "en", "2027-04-03"),
        ("12/24", "en", "2026-12-24"),
        ("24/12", "en", "2026-12-24"),
        ("12/24/2026", "en", "2026-12-24"),
        ("24/12", "de", "2026-12-24"),
        ("3/4", "de", "2027-04-03"),
        ("1/2", "en", "1 or 2"),
        ("3/4/2027", "en", "1 or 2"),
        ("4/4", "en", "2027-04-04"),
        ("24 December", "en", "2026-12-24"),
        ("Dec 24th, 2026", "en", "2026-12-24"),
        ("24. Dezember 2026", "de", "2026-12-24"),
        ("24. Dez.", "de", "2026-12-24"),
        ("3 March", "de", "2027-03-03"),
        ("23.11.", "de", "2026-11-23"),
        ("22.11.", "de", "2027-11-22"),
        ("22.11.2026", "de", ""),
        ("29.2.", "de", ""),
        ("31.4.", "de", ""),
        ("Christmas", "en", ""),
        ("24 Ju", "en", ""),
        ("Ma 5", "en", ""),
        ("12/24/2031", "en", ""),
    ],
)
def test_days_in_the_usual_forms(text: str, language: str, expected: str) -> None:
    """A day without a year is the next one. What can be two days is said to be so."""
    if expected and " " not in expected:
        assert parse_day(text, TODAY, language) == date.fromisoformat(expected)
        return
    with pytest.raises(Refusal) as refused:
        parse_day(text, TODAY, language)
    assert refused.value.key.endswith("-unclear") == bool(expected)
