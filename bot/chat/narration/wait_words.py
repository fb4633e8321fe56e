"""How long a game lasts, in words: before it begins from games that were measured (`data.pace`),
then from its own answers too."""

from __future__ import annotations

import statistics

from bot.chat.base.durations import span, stamp
from bot.tables.queries.waits import Waits
from bot.tables.types.model import Table
from data.pace import Both, paces
from data.texts import say

A_DAY = 2
"""Answers a day with which the lobby reckons."""
FEW = 5
"""Answers below which a table's own time is no guide."""


def _measured(table: Table, seats: int) -> Both | None:
    return paces(table.game).get(seats)


def in_lobby(table: Table, least: int, language: str) -> str:
    """About how many answers a game of these seats takes, and how long; empty if that was not
    measured. `least` seats are taken at any rate."""
    seats = max(least, len(table.seats))
    both = _measured(table, seats)
    if both is None:
        return ""
    people = max(1, len(table.people) + seats - len(table.seats))
    offered, plain = (one.answers * people // seats for one in (both.offered, both.plain))
    time = days(offered / A_DAY, language)
    return "-# " + say("waits-lobby", language, count=offered, plain=plain, time=time)


def days(number: float, language: str) -> str:
    """Days or weeks."""
    weeks = round(number / 7)
    if weeks >= 2:
        return say("waits-weeks", language, count=weeks)
    return say("waits-days", language, count=max(1, round(number)))


def on_page(table: Table, found: Waits, user: int, language: str) -> str:
    """For a person at a running table: what is behind and ahead, whose answers take how long, and
    when it ends at this pace."""
    told = [say("waits-behind", language, count=len(found.answers))]
    ahead = _ahead(table, found)
    if ahead is not None:
        told.append(say("waits-ahead", language, count=ahead))
    all_, own = found.median(), found.median(user)
    if all_ is not None:
        told.append(say("waits-median", language, time=span(all_, language)))
    if own is not None:
        told.append(say("waits-own", language, time=span(own, language)))
    if ahead is not None and table.started is not None and len(found.answers) >= FEW:
        each = max(1, (found.now - table.started) // len(found.answers))
        told.append(say("waits-end", language, date=stamp(found.now + ahead * each)))
    return "-# " + " ".join(told)


def _ahead(table: Table, found: Waits) -> int | None:
    """About how many answers are to come: the turns that such games had left from here, with as
    many answers a turn as this one had, measured ones making up for what it had few of."""
    both = _measured(table, len(table.seats))
    if both is None or not table.people:
        return None
    turns, part = both.plain.turns, len(table.people) / len(table.seats)
    usual = part * (both.plain.answers + both.offered.answers) / 2 / statistics.mean(turns)
    known = statistics.mean(turns) / 10
    rate = (len(found.answers) + known * usual) / (found.turns + known)
    left = [all_ - table.turn for all_ in turns if all_ > table.turn]
    return max(1, round(rate * (statistics.mean(left) if left else known)))
