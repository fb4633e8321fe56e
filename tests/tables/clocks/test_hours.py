"""When a person may be pinged: against a search minute by minute, in every zone and over every
change of the clocks."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.tables.types.hours import (
    DAY,
    HOUR,
    MINUTE,
    Hours,
    PingSettings,
    first_ping_at,
    is_awake,
    next_ping_at,
    next_waking_moment,
    usual_hours,
    zones,
)

START = int(datetime(2026, 1, 1, tzinfo=UTC).timestamp())
END = int(datetime(2036, 1, 1, tzinfo=UTC).timestamp())

moments = st.integers(START, END)
quarters = st.integers(0, 95).map(lambda quarter: quarter * 15)
hours = st.none() | st.tuples(quarters, quarters)
chosen = st.builds(PingSettings, zone=st.sampled_from(zones()), hours=hours)


def at(zone: str, *when: int, fold: int = 0) -> int:
    """A moment by the wall clock of a zone."""
    year, month, day, hour, minute = (*when, 0, 0)[:5]
    return int(
        datetime(year, month, day, hour, minute, tzinfo=ZoneInfo(zone), fold=fold).timestamp()
    )


def shown(moment: int, zone: str) -> str:
    return datetime.fromtimestamp(moment, ZoneInfo(zone)).strftime("%Y-%m-%d %H:%M")


def _allowed(moment: int, pings: PingSettings) -> bool:
    """The rule, said once more in other words."""
    clock = datetime.fromtimestamp(moment, ZoneInfo(pings.zone))
    if pings.holiday is not None and clock.date() <= pings.holiday:
        return False
    if pings.hours is None or pings.hours[0] == pings.hours[1]:
        return True
    start, end = pings.hours
    length = (end - start) % DAY
    return ((clock.hour * 60 + clock.minute - start) % (24 * 60)) < length % (24 * 60)


@settings(max_examples=300, deadline=None)
@given(moments, chosen)
def test_the_waking_moment_is_the_first_minute_that_is_allowed(
    moment: int, pings: PingSettings
) -> None:
    waking = next_waking_moment(moment, pings)
    assert waking >= moment
    assert _allowed(waking, pings)
    before = [m for m in range(moment, waking, MINUTE) if _allowed(m, pings)]
    assert before == [], shown(before[0], pings.zone)


@settings(max_examples=150, deadline=None)
@given(
    moments,
    st.sampled_from(zones()),
    hours,
    st.integers(-3, 40),
)
def test_a_holiday_is_silent_to_its_last_minute_and_ends_at_the_first_allowed_one(
    moment: int, zone: str, when: Hours | None, days: int
) -> None:
    last = datetime.fromtimestamp(moment, ZoneInfo(zone)).date() + timedelta(days=days)
    pings = PingSettings(zone=zone, hours=when, holiday=last)
    waking = next_waking_moment(moment, pings)
    assert _allowed(waking, pings)
    assert waking == moment or not any(
        _allowed(m, pings) for m in range(max(moment, waking - 2 * DAY), waking, MINUTE)
    )
    if days < 0:
        assert waking == next_waking_moment(moment, PingSettings(zone=zone, hours=when))


@given(moments, chosen)
@settings(deadline=None)
def test_waking_twice_changes_nothing(moment: int, pings: PingSettings) -> None:
    waking = next_waking_moment(moment, pings)
    assert next_waking_moment(waking, pings) == waking
    assert is_awake(waking, pings)


@given(moments, moments, chosen)
@settings(deadline=None)
def test_later_is_never_earlier(earlier: int, other: int, pings: PingSettings) -> None:
    earlier, other = sorted((earlier, other))
    assert next_waking_moment(earlier, pings) <= next_waking_moment(other, pings)


NIGHT = PingSettings(zone="Europe/Berlin", hours=(8 * 60, 22 * 60))


BERLIN, OWL = "Europe/Berlin", PingSettings(zone="America/New_York", hours=(18 * 60, 60))
LATE = ("Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Kiritimati", "Pacific/Chatham")
HOLIDAY = date(2026, 8, 14)


@pytest.mark.parametrize(
    ("pings", "asked", "waking"),
    [
        pytest.param(NIGHT, (2026, 7, 1, 3), "2026-07-01 08:00", id="three in the morning"),
        pytest.param(NIGHT, (2026, 7, 1, 21, 59), "2026-07-01 21:59", id="the last minute"),
        pytest.param(NIGHT, (2026, 7, 1, 22), "2026-07-02 08:00", id="the end"),
        pytest.param(OWL, (2026, 7, 1, 0, 30), "2026-07-01 00:30", id="over midnight"),
        pytest.param(OWL, (2026, 7, 1, 1), "2026-07-01 18:00", id="after midnight"),
        # On 29 March 2026 Berlin goes from 2:00 to 3:00.
        pytest.param(
            PingSettings(zone=BERLIN, hours=(150, 300)),
            (2026, 3, 29, 1),
            "2026-03-29 03:00",
            id="beginning in the hour left out",
        ),
        pytest.param(
            PingSettings(zone=BERLIN, hours=(120, 165)),
            (2026, 3, 29, 1),
            "2026-03-30 02:00",
            id="wholly in the hour left out",
        ),
        *(
            pytest.param(
                PingSettings(zone=zone, hours=(480, 540)),
                (2026, 4, 5, 9),
                "2026-04-06 08:00",
                id=zone,
            )
            for zone in LATE
        ),
        *(
            pytest.param(
                PingSettings(zone=zone, holiday=HOLIDAY),
                (2026, 8, 1, 12),
                "2026-08-15 00:00",
                id=f"holiday at {zone}",
            )
            for zone in ("Pacific/Kiritimati", "Pacific/Niue", BERLIN)
        ),
    ],
)
def test_the_waking_moment_by_the_clock_of_the_zone(
    pings: PingSettings, asked: tuple[int, ...], waking: str
) -> None:
    """Nobody is called at night; a holiday ends at home and not in Greenwich."""
    assert shown(next_waking_moment(at(pings.zone, *asked), pings), pings.zone) == waking


def test_an_hour_that_comes_twice_counts_twice() -> None:
    """On 25 October 2026 Berlin has two hours from 2:00 to 3:00."""
    pings = PingSettings(zone="Europe/Berlin", hours=(150, 165))
    second = at("Europe/Berlin", 2026, 10, 25, 2, 15, fold=1)
    assert next_waking_moment(second, pings) == second + 15 * MINUTE
    assert next_waking_moment(second - HOUR, pings) == second - HOUR + 15 * MINUTE


def test_a_zone_that_is_gone_counts_as_greenwich_and_quiet_is_quiet() -> None:
    pings = PingSettings(zone="Mars/Olympus", hours=(480, 540))
    assert next_waking_moment(START, pings) == START + 8 * HOUR
    quiet = PingSettings(how="quiet")
    assert first_ping_at(START, quiet) is next_ping_at(START, quiet) is None


@given(moments, chosen, st.integers(0, 3000))
@settings(deadline=None)
def test_first_and_repeated_pings_keep_their_distance(
    moment: int, pings: PingSettings, minutes: int
) -> None:
    chosen = PingSettings(zone=pings.zone, hours=pings.hours, first=minutes, repeat=minutes)
    assert first_ping_at(moment, chosen) == next_waking_moment(moment + minutes * MINUTE, pings)
    again = next_ping_at(moment, chosen)
    assert again == (next_waking_moment(moment + minutes * MINUTE, pings) if minutes else None)


# --- usual hours -----------------------------------------------------------------------------

counts = st.lists(st.integers(0, 30), min_size=24, max_size=24)


@given(counts)
@example([1] * 24)
def test_usual_hours_hold_nearly_all_presses(pressed: list[int]) -> None:
    hours = usual_hours(pressed)
    if hours is None:
        return
    start, end = hours[0] // 60, hours[1] // 60
    inside = [(start + n) % 24 for n in range((end - start) % 24)]
    assert 8 <= len(inside) <= 16
    assert sum(pressed[hour] for hour in inside) >= 0.9 * sum(pressed)


@given(counts, st.integers(0, 23))
def test_usual_hours_turn_with_the_day(pressed: list[int], by: int) -> None:
    hours = usual_hours(pressed)
    turned = usual_hours(pressed[-by:] + pressed[:-by] if by else pressed)
    assert (hours is None) == (turned is None)
    if hours is not None and turned is not None:
        assert (hours[1] - hours[0]) % 1440 == (turned[1] - turned[0]) % 1440


@pytest.mark.parametrize(
    ("pressed", "tells"),
    [([0] * 12 + [19] + [0] * 11, False), ([0] * 12 + [20] + [0] * 11, True), ([5] * 24, False)],
)
def test_too_few_presses_or_presses_all_day_tell_nothing(pressed: list[int], tells: bool) -> None:
    assert (usual_hours(pressed) is not None) == tells


@pytest.mark.parametrize(("pressed", "expected"), [((19, 20, 21), (17, 1)), ((23, 0, 1), (21, 5))])
def test_evenings_are_learned_over_midnight(pressed: tuple[int, ...], expected: Hours) -> None:
    hours = usual_hours([10 if hour in pressed else 0 for hour in range(24)])
    start, end = hours[0] // 60, hours[1] // 60
    inside = {(start + n) % 24 for n in range((end - start) % 24)}
    assert set(pressed) <= inside
    assert len(inside) == 8
    assert (start, end) == expected
