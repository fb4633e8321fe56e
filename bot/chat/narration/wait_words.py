"""The length of a game in words.

Before the game it comes from measured games (`data.pace`), then from its own answers too."""

from __future__ import annotations

import statistics

from bot.chat.base.durations import format_duration, timestamp_markup
from bot.tables.queries.waits import AnswerTimes
from bot.tables.types.games import game_of
from bot.tables.types.model import Table
from data.facts import default_set, shipped_set
from data.pace import Both, paces
from data.texts import say

ANSWERS_PER_DAY = 2
"""Answers a day that the lobby assumes."""
MIN_ANSWERS = 5
"""Answers below which a table's own pace is not used."""


def _measured_pace(table: Table, seats: int) -> Both | None:
    paced = game_of(table.game).paced_options
    name = next((name for name, options in paced if options == table.options), "")
    return paces(table.game, name).get(seats)


def lobby_line(table: Table, least: int, language: str) -> str:
    """Return about how many answers a game takes, and how long; "" if not measured.

    At least `least` seats are assumed to be taken."""
    seats = max(least, len(table.seats))
    pace = _measured_pace(table, seats)
    if pace is None:
        return ""
    people = max(1, len(table.people) + seats - len(table.seats))
    with_orders, without_orders = (
        measured.answers * people // seats for measured in (pace.offered, pace.plain)
    )
    time = format_days(with_orders / ANSWERS_PER_DAY, language)
    line = say("waits-lobby", language, count=with_orders, plain=without_orders, time=time)
    return " ".join(["-# " + line, *_measured_otherwise(table, language)])


def _measured_otherwise(table: Table, language: str) -> list[str]:
    """Return a sentence if the measured games were played by other facts than this table."""
    shipped = shipped_set(table.game)
    is_shipped = (table.facts or default_set(table.game)) is shipped
    return [] if is_shipped else [say("waits-corrected", language)]


def format_days(number: float, language: str) -> str:
    """Format a number of days, as weeks from two weeks on."""
    weeks = round(number / 7)
    if weeks >= 2:
        return say("waits-weeks", language, count=weeks)
    return say("waits-days", language, count=max(1, round(number)))


def describe_pace(table: Table, waits: AnswerTimes, user: int, language: str) -> str:
    """Return the pace of a running table in words, for one person.

    These are the answers so far and to come, the median answer times, and when the game ends at
    this pace."""
    sentences = [say("waits-behind", language, count=len(waits.answers))]
    remaining = _estimate_remaining(table, waits)
    if remaining is not None:
        sentences.append(say("waits-ahead", language, count=remaining))
        sentences += _measured_otherwise(table, language)
    median, own_median = waits.median(), waits.median(user)
    if median is not None:
        sentences.append(say("waits-median", language, time=format_duration(median, language)))
    if own_median is not None:
        sentences.append(say("waits-own", language, time=format_duration(own_median, language)))
    if remaining is not None and table.started is not None and len(waits.answers) >= MIN_ANSWERS:
        seconds_per_answer = max(1, (waits.now - table.started) // len(waits.answers))
        sentences.append(
            say(
                "waits-end",
                language,
                date=timestamp_markup(waits.now + remaining * seconds_per_answer),
            )
        )
    return "-# " + " ".join(sentences)


def _estimate_remaining(table: Table, waits: AnswerTimes) -> int | None:
    """Estimate how many answers are to come.

    It is the turns that measured games had left from here, times this game's answers a turn,
    weighted with measured ones while it has few of its own."""
    pace = _measured_pace(table, len(table.seats))
    if pace is None or not table.people:
        return None
    turns, people_share = pace.plain.turns, len(table.people) / len(table.seats)
    usual = people_share * (pace.plain.answers + pace.offered.answers) / 2 / statistics.mean(turns)
    measured_weight = statistics.mean(turns) / 10
    rate = (len(waits.answers) + measured_weight * usual) / (waits.turns + measured_weight)
    remaining = [total - table.turn for total in turns if total > table.turn]
    return max(1, round(rate * (statistics.mean(remaining) if remaining else measured_weight)))
