"""When a person may be pinged: pure functions of a moment and of what the person has chosen.

Moments are whole seconds since 1970 (UTC). Hours of the day are wall-clock time in the person's own
zone, so they move with daylight saving.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta, tzinfo
from functools import cache
from typing import Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

import msgspec

How = Literal["mention", "direct", "quiet"]
"""By a mention where the table is played; by a direct message; not at all."""

MINUTE, HOUR, DAY = 60, 3600, 86_400
STEP = 15 * MINUTE
"""Waking hours begin on quarters of an hour, and so do the zones of today change."""

ENOUGH = 20
"""Presses after which a person's usual hours can be told."""
SHARE = 0.9
"""Of all presses, those that fall into the usual hours."""
SHORTEST, LONGEST = 8, 16
"""Usual hours are no fewer, however regular a person is, and no more: then there are none."""

Hours = tuple[int, int]
"""From and to, in minutes after midnight; equal: all day; from after to: over midnight."""


class Pings(msgspec.Struct, frozen=True):
    """How a person wants to be called.

    `first` and `repeat` are minutes: after the turn came, and between two pings (0: at once, and
    never again). `hours`: when pings may come (None: always). `holiday`: its last day. `early`: a
    notice when one is next. `learn`: the usual hours are learned from the person's presses and,
    once there are enough (`learned`), take the place of `hours`.
    """

    how: How = "mention"
    first: int = 0
    repeat: int = 24 * 60
    zone: str = "UTC"
    hours: Hours | None = None
    holiday: date | None = None
    early: bool = False
    learn: bool = False
    learned: Hours | None = None

    @property
    def waking(self) -> Hours | None:
        """The hours in force."""
        return self.learned if self.learn and self.learned is not None else self.hours


@cache
def zones() -> tuple[str, ...]:
    """Every zone a person may choose, by name: places and UTC, without old aliases."""
    return tuple(sorted(name for name in available_timezones() if name == "UTC" or _is_place(name)))


def _is_place(name: str) -> bool:
    areas = ("Africa", "America", "Antarctica", "Asia", "Atlantic", "Australia", "Europe",
             "Indian", "Pacific")  # fmt: skip
    return name.partition("/")[0] in areas


@cache
def zone_of(name: str) -> tzinfo:
    """The zone of that name; UTC for one that is no longer known."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return UTC


def local(at: int, zone: str) -> datetime:
    """What the wall clock shows there."""
    return datetime.fromtimestamp(at, zone_of(zone))


def awake(at: int, pings: Pings) -> bool:
    """Whether a ping may come at this moment."""
    now = local(at, pings.zone)
    if pings.holiday is not None and now.date() <= pings.holiday:
        return False
    if pings.waking is None:
        return True
    start, end = pings.waking
    minute = now.hour * 60 + now.minute
    if start == end:
        return True
    if start < end:
        return start <= minute < end
    return minute >= start or minute < end


def waking(at: int, pings: Pings) -> int:
    """The first moment from this one on at which a ping may come."""
    if awake(at, pings):
        return at
    moment = at
    if pings.holiday is not None:
        # Nowhere does the day after the holiday begin earlier than 14 hours before Greenwich.
        after = datetime(pings.holiday.year, pings.holiday.month, pings.holiday.day, tzinfo=UTC)
        moment = max(moment, int((after + timedelta(hours=24 - 14)).timestamp()) - 1)
    moment = (moment // STEP + 1) * STEP
    while not awake(moment, pings):
        moment += STEP
    return moment


def first_ping(since: int, pings: Pings) -> int | None:
    """When to ping first for a turn that came at `since`; None: never."""
    if pings.how == "quiet":
        return None
    return waking(since + pings.first * MINUTE, pings)


def next_ping(told: int, pings: Pings) -> int | None:
    """When to ping again after a ping at `told`; None: never."""
    if pings.how == "quiet" or pings.repeat == 0:
        return None
    return waking(told + pings.repeat * MINUTE, pings)


def usual(counts: Sequence[int]) -> Hours | None:
    """The usual hours of somebody who pressed so often in each of the 24 hours of the day: the
    shortest stretch that holds nearly all. None while there is too little to go by, or none."""
    total = sum(counts)
    if total < ENOUGH:
        return None
    for length in range(SHORTEST, LONGEST + 1):
        held = [sum(counts[(start + i) % 24] for i in range(length)) for start in range(24)]
        best = max(held)
        if best >= SHARE * total:
            starts = [start for start in range(24) if held[start] == best]
            start = _middle(starts)
            return start * 60, (start + length) % 24 * 60
    return None


def _middle(starts: Sequence[int]) -> int:
    """Of equally good beginnings the middle one of the first run, so that the presses lie amid."""
    run = [starts[0]]
    # A run over midnight begins in the evening.
    if 0 in starts and 23 in starts and len(starts) < 24:
        while (run[0] - 1) % 24 in starts:
            run.insert(0, (run[0] - 1) % 24)
    while (run[-1] + 1) % 24 in starts and len(run) < len(starts):
        run.append((run[-1] + 1) % 24)
    return run[len(run) // 2]
