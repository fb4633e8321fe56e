"""When a person may be pinged, as pure functions of a moment and of the person's settings.

Moments are whole seconds since 1970 (UTC). Hours of the day are wall-clock time in the
person's own zone, so they move with daylight saving."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta, tzinfo
from functools import cache
from typing import Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

import msgspec

PingMode = Literal["mention", "direct", "quiet"]
"""By a mention where the table is played; by a direct message; not at all."""

MINUTE, HOUR, DAY = 60, 3600, 86_400
STEP = 15 * MINUTE
"""Waking hours begin on quarters of an hour, and today's zones change on them too."""

MIN_PRESSES = 20
"""Presses from which a person's usual hours can be derived."""
USUAL_SHARE = 0.9
"""Share of all presses that must be within the usual hours."""
MIN_USUAL_HOURS, MAX_USUAL_HOURS = 8, 16
"""Usual hours are at least this long, however regular a person is, and at most that long;
people with longer ones have none."""

Hours = tuple[int, int]
"""Start and end in minutes after midnight; if equal, all day; if start is later, over midnight."""


class PingSettings(msgspec.Struct, frozen=True):
    """How and when a person wants to be pinged.

    `first`: minutes from the start of the turn to the first ping (0: at once). `repeat`: minutes
    between two pings (0: never again). `hours`: when pings may come (None: always). `holiday`: its
    last day. `early`: ping when the person is next. `learn`: derive the usual hours from the
    person's presses; once there are enough (`learned`), they replace `hours`."""

    how: PingMode = "mention"
    first: int = 0
    repeat: int = 24 * 60
    zone: str = "UTC"
    hours: Hours | None = None
    holiday: date | None = None
    early: bool = False
    learn: bool = False
    learned: Hours | None = None

    @property
    def waking_hours(self) -> Hours | None:
        """The hours in force."""
        return self.learned if self.learn and self.learned is not None else self.hours


@cache
def zones() -> tuple[str, ...]:
    """Return the names of all zones to choose from: places and UTC, without old aliases."""
    return tuple(sorted(name for name in available_timezones() if name == "UTC" or _is_place(name)))


def _is_place(name: str) -> bool:
    areas = ("Africa", "America", "Antarctica", "Asia", "Atlantic", "Australia", "Europe",
             "Indian", "Pacific")  # fmt: skip
    return name.partition("/")[0] in areas


@cache
def zone_of(name: str) -> tzinfo:
    """Return the zone of that name; UTC if it is unknown."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return UTC


def local_time(at: int, zone: str) -> datetime:
    """Return a moment as wall-clock time in a zone."""
    return datetime.fromtimestamp(at, zone_of(zone))


def is_awake(at: int, pings: PingSettings) -> bool:
    """Return whether a ping may come at this moment."""
    now = local_time(at, pings.zone)
    if pings.holiday is not None and now.date() <= pings.holiday:
        return False
    if pings.waking_hours is None:
        return True
    start, end = pings.waking_hours
    minute = now.hour * 60 + now.minute
    if start == end:
        return True
    if start < end:
        return start <= minute < end
    return minute >= start or minute < end


def next_waking_moment(at: int, pings: PingSettings) -> int:
    """Return the first moment, from this one on, at which a ping may come."""
    if is_awake(at, pings):
        return at
    moment = at
    if pings.holiday is not None:
        # The earliest zone is 14 hours ahead of UTC.
        last_day = datetime(pings.holiday.year, pings.holiday.month, pings.holiday.day, tzinfo=UTC)
        moment = max(moment, int((last_day + timedelta(hours=24 - 14)).timestamp()) - 1)
    moment = (moment // STEP + 1) * STEP
    while not is_awake(moment, pings):
        moment += STEP
    return moment


def first_ping_at(since: int, pings: PingSettings) -> int | None:
    """Return the moment of the first ping for a turn that began at `since`; None: never."""
    if pings.how == "quiet":
        return None
    return next_waking_moment(since + pings.first * MINUTE, pings)


def next_ping_at(last_ping: int, pings: PingSettings) -> int | None:
    """Return the moment of the ping after the one at `last_ping`; None: never."""
    if pings.how == "quiet" or pings.repeat == 0:
        return None
    return next_waking_moment(last_ping + pings.repeat * MINUTE, pings)


def usual_hours(counts: Sequence[int]) -> Hours | None:
    """Return the usual hours of a person, from the number of presses in each of the 24 hours of a
    day.

    They are the shortest range with at least `USUAL_SHARE` of the presses. None if there are
    too few presses or no such range."""
    total = sum(counts)
    if total < MIN_PRESSES:
        return None
    for length in range(MIN_USUAL_HOURS, MAX_USUAL_HOURS + 1):
        sums = [sum(counts[(start + i) % 24] for i in range(length)) for start in range(24)]
        best = max(sums)
        if best >= USUAL_SHARE * total:
            starts = [start for start in range(24) if sums[start] == best]
            start = _middle_start(starts)
            return start * 60, (start + length) % 24 * 60
    return None


def _middle_start(starts: Sequence[int]) -> int:
    """Return the middle one of the first run of equally good starts, to centre the presses."""
    run = [starts[0]]
    # A run over midnight begins in the evening.
    if 0 in starts and 23 in starts and len(starts) < 24:
        while (run[0] - 1) % 24 in starts:
            run.insert(0, (run[0] - 1) % 24)
    while (run[-1] + 1) % 24 in starts and len(run) < len(starts):
        run.append((run[-1] + 1) % 24)
    return run[len(run) // 2]
