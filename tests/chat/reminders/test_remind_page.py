"""`/remind`: every setting, by command, by menu, by button and by form."""

from datetime import date
from typing import Any

import pytest
from simcord.components import walk_components

from bot.chat.actions.remind_page import control_rows, describe_settings
from bot.chat.ui import card
from bot.tables.types.hours import DAY, HOUR, PingSettings
from bot.tables.types.settings import PersonSettings
from tests.chat.harness.calls import called
from tests.chat.harness.world import (
    World,
    labels,
    parts,
    press,
    reply,
    sane,
    tells,
    typed,
    words,
)

NOON = 1_767_268_800  # 1 January 2026, 12:00 in Greenwich


@pytest.fixture(autouse=True)
def noon(clock: Any) -> None:
    clock.now = NOON


async def _pings(world: World) -> PingSettings:
    return (await world.tables.person_settings(world.ann.id)).pings


async def _set(world: World, **options: Any) -> str:
    return sane(await world.command(world.ann, "remind set", **options))


async def _page(world: World) -> Any:
    return await world.command(world.ann, "remind show")


async def test_every_setting_by_command(world: World) -> None:
    for options, expected in [
        ({"how": "direct"}, {"how": "direct"}),
        ({"how": "quiet"}, {"how": "quiet"}),
        ({"first": "90m"}, {"first": 90}),
        ({"first": "1d 6h"}, {"first": 1_800}),
        ({"repeat": "8h"}, {"repeat": 480}),
        ({"repeat": "0"}, {"repeat": 0}),
        ({"zone": "Europe/Berlin"}, {"zone": "Europe/Berlin"}),
        ({"zone": "new york"}, {"zone": "America/New_York"}),
        ({"hours": "8-22"}, {"hours": (480, 1320)}),
        ({"hours": "22:40-6"}, {"hours": (1350, 360)}),
        ({"hours": "0"}, {"hours": None}),
        ({"holiday": "2026-01-09"}, {"holiday": date(2026, 1, 9)}),
        ({"holiday": "9.1.2026"}, {"holiday": date(2026, 1, 9)}),
        ({"early": True}, {"early": True}),
        ({"learn": True}, {"learn": True}),
    ]:
        assert "Saved." in await _set(world, **options)
        assert await _pings(world) == PingSettings(**expected)
        await world.tables.save_person_settings(world.ann.id, PersonSettings())


async def test_settings_add_up_and_can_be_taken_back(world: World) -> None:
    """A holiday that is over is no longer mentioned."""
    await _set(world, how="direct", holiday="2026-02-01", early=True)
    await _set(world, first="1h")
    await _set(world, holiday="0", early=False)
    assert await _pings(world) == PingSettings(how="direct", first=60)
    await _set(world, holiday="2026-01-03")
    world.clock.now += 4 * DAY
    assert "holiday" not in words(await _page(world))


async def test_what_cannot_be_read_is_refused_and_changes_nothing(world: World) -> None:
    for options, refusal in [
        ({"first": "soon"}, "like 90m, 4h or 2d"),
        ({"repeat": "1m"}, "shortest interval is 5 minutes"),
        ({"repeat": "99d"}, "the longest 30 days"),
        ({"zone": "Atlantis"}, "don't know the time zone “Atlantis”"),
        ({"zone": "Indiana"}, "could be America/Indiana"),
        ({"hours": "noon"}, "like 8-22"),
        ({"hours": "8-25"}, "like 8-22"),
        ({"holiday": "yesterday"}, "like 2026-01-08"),
        ({"holiday": "2025-12-31"}, "still to come"),
        ({"holiday": "2031-01-01"}, "at most a year"),
    ]:
        assert refusal in await _set(world, how="direct", **options)
        assert await _pings(world) == PingSettings()


async def test_the_page_says_every_setting_in_words(world: World) -> None:
    page = reply(await world.ann.slash(world.channel, "remind show"))
    assert "I ping you where the table is played" in page
    assert "The first reminder comes with the card of your turn" in page
    assert "Reminders may come at any time" in page
    assert "UTC; it's 12:00 there now" in page
    text = await _set(
        world, how="direct", first="90m", repeat="0", zone="Asia/Tokyo", hours="9-21:30",
        holiday="2026-01-09", early=True, learn=True,
    )  # fmt: skip
    for part in (
        "I send you a direct message",
        "first reminder comes 1 hour 30 minutes after your turn begins, and only once",
        "I'm learning the hours",
        "only from 9:00 to 21:30",
        "Asia/Tokyo; it's 21:00 there now",
        "on holiday up to and including 2026-01-09",
        "when you're next",
    ):
        assert part in text
    assert "You get no reminders" in await _set(world, how="quiet")


async def test_the_page_is_for_its_reader_alone_and_in_his_language(world: World) -> None:
    assert (await _page(world)).ephemeral
    person = await world.tables.person_settings(world.ann.id)
    await world.tables.save_person_settings(world.ann.id, type(person)("de", person.pings))
    tells(await _page(world), "Erinnerungen")


async def test_every_menu(world: World) -> None:
    page = await _page(world)
    for menu, value, expected in [
        ("how", "direct", {"how": "direct"}),
        ("first", "240", {"first": 240}),
        ("first", "0", {}),
        ("repeat", "0", {"repeat": 0}),
        ("repeat", "2880", {"repeat": 2880}),
        ("hours", "480-1320", {"hours": (480, 1320)}),
        ("hours", "600-0", {"hours": (600, 0)}),
        ("hours", "0", {}),
    ]:
        await world.ann.select(page, [value], custom_id=f"rh:0:0:ping.{menu}")
        assert await _pings(world) == PingSettings(**expected)
        await world.tables.save_person_settings(world.ann.id, PersonSettings())


async def test_menus_show_what_is_in_force_even_if_typed(world: World) -> None:
    await _set(world, first="7m", repeat="35m", hours="3:15-4:45")
    page = await _page(world)
    chosen = [
        option["value"]
        for part in parts(page)
        for option in part.get("options") or []
        if option.get("default")
    ]
    assert chosen == ["mention", "7", "35", "195-285"]


async def test_both_switches(world: World) -> None:
    for way, expected in (
        (("Turn early notice on", "Learn playing hours"), PingSettings(early=True, learn=True)),
        (("Turn early notice off", "Forget playing hours"), PingSettings()),
    ):
        for label in way:
            await world.ann.click(await _page(world), label=label)
        assert await _pings(world) == expected


TIMES = "Time zone, hours, holiday…"
TYPED = {"zone": "Berlin", "hours": "7:30-23:15", "holiday": "2026-03-01"}


async def test_what_is_typed_stands_in_one_form_with_what_holds_now(world: World) -> None:
    page = await _page(world)
    form = await world.ann.click(page, label=TIMES)
    await world.ann.submit_modal(form, TYPED)
    expected = PingSettings(zone="Europe/Berlin", hours=(450, 1395), holiday=date(2026, 3, 1))
    assert await _pings(world) == expected
    again = await world.ann.click(page, label=TIMES)
    for shown in ("Europe/Berlin", "7:30-23:15"):
        assert shown in str(again.modal)
    await world.ann.submit_modal(again, {"zone": "Berlin", "hours": "", "holiday": ""})
    assert await _pings(world) == PingSettings(zone="Europe/Berlin")


async def test_a_form_with_nonsense_is_refused_by_its_field(world: World) -> None:
    """Nothing of it is saved."""
    for wrong, said in (
        ({"zone": "Nowhere"}, ("Your time zone: ", "don't know the time zone")),
        ({"hours": "late"}, ("When reminders may come: ",)),
    ):
        tells(await typed(world.ann, await _page(world), TIMES, **(TYPED | wrong)), *said)
    assert await _pings(world) == PingSettings()


async def test_zones_are_offered_by_city(world: World) -> None:
    for text, first in (("berl", "Europe/Berlin"), ("New Y", "America/New_York")):
        offered = await world.offered(world.ann, "remind set", "zone", text)
        assert next(iter(offered.values())) == first
    assert len(await world.offered(world.ann, "remind set", "zone")) == 25
    assert await world.offered(world.ann, "remind set", "zone", "Atlantis") == {}


async def test_the_inbox_over_all_tables(world: World) -> None:
    """It works in private too."""
    tells(await world.command(world.ann, "remind inbox"), "Nothing is waiting for you")
    for _ in range(3):
        await world.running()
        world.clock.now += HOUR
    waits: dict[int | None, list[str]] = {}
    for number in (1, 2, 3):
        table = await world.table(number)
        waits.setdefault(table.seats[table.to_move[0]].user, []).append(f"Table {number}")
    for user, waiting in waits.items():
        person = world.actor(user)
        inbox = await world.command(person, "remind inbox")
        assert labels(inbox) == waiting
        assert "waiting for you" in reply(await person.user.slash("remind inbox"))
        opened = await press(person, inbox, waiting[0])
        assert "Haul" in labels(opened)
        tells(opened, waiting[0].lower())


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_stays_within_the_limits_whatever_was_typed(language: str) -> None:
    odd = PingSettings(
        "direct", 12_345, 23_456, "America/Argentina/ComodRivadavia", (195, 1_425),
        date(2026, 12, 31), True, True,
    )  # fmt: skip
    view = card.build_layout(
        [],
        None,
        [describe_settings(odd, NOON, language)],
        control_rows(PersonSettings(pings=odd), language),
    )
    components = list(walk_components(view.to_components()))
    assert len(components) <= 40
    keys = [part["custom_id"] for part in components if part.get("custom_id")]
    assert len(set(keys)) == len(keys) == 8
    for part in components:
        assert len(part.get("label") or "") <= card.LABEL_LIMIT
        assert len(part.get("options") or []) <= 25
        assert sum(option["default"] for option in part.get("options") or []) in (0, 1)


async def test_spectators_see_only_what_everybody_may(world: World) -> None:
    """The button of somebody else's reminder shows a spectator's card."""
    await world.running()
    mover = await world.mover()
    await world.passes(DAY)
    assert called(world.env, world.channel.id) == (mover.id,)
    assert "Haul" not in labels(await press(world.cat, world.messages()[-1], "Table 1"))
