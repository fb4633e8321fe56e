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
from tests.chat.harness.world import World, answers, labels, parts, reply

NOON = 1_767_268_800  # 1 January 2026, 12:00 in Greenwich


@pytest.fixture(autouse=True)
def noon(clock: Any) -> None:
    clock.now = NOON


async def _pings(world: World) -> PingSettings:
    return (await world.tables.person_settings(world.ann.id)).pings


async def _set(world: World, **options: Any) -> str:
    return reply(await world.ann.slash(world.channel, "remind set", **options))


async def _page(world: World) -> Any:
    return answers(await world.ann.slash(world.channel, "remind show"))[0]


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
    await _set(world, how="direct", holiday="2026-02-01", early=True)
    await _set(world, first="1h")
    await _set(world, holiday="0", early=False)
    assert await _pings(world) == PingSettings(how="direct", first=60)


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
    shown = await world.ann.slash(world.channel, "remind show")
    assert answers(shown)[0].ephemeral
    person = await world.tables.person_settings(world.ann.id)
    await world.tables.save_person_settings(world.ann.id, type(person)("de", person.pings))
    assert "Erinnerungen" in reply(await world.ann.slash(world.channel, "remind show"))


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
    page = await _page(world)
    await world.ann.click(page, label="Turn early notice on")
    page = await _page(world)
    await world.ann.click(page, label="Learn playing hours")
    assert await _pings(world) == PingSettings(early=True, learn=True)
    page = await _page(world)
    await world.ann.click(page, label="Turn early notice off")
    page = await _page(world)
    await world.ann.click(page, label="Forget playing hours")
    assert await _pings(world) == PingSettings()


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
    form = await world.ann.click(await _page(world), label=TIMES)
    answer = await world.ann.submit_modal(form, TYPED | {"zone": "Nowhere"})
    assert "Your time zone: " in reply(answer) and "don't know the time zone" in reply(answer)
    form = await world.ann.click(await _page(world), label=TIMES)
    answer = await world.ann.submit_modal(form, TYPED | {"hours": "late"})
    assert "When reminders may come: " in reply(answer)
    assert await _pings(world) == PingSettings()


async def test_zones_are_offered_by_city(world: World) -> None:
    async def offered(text: str) -> list[str]:
        choices = await world.ann.autocomplete(world.channel, "remind set", "zone", text)
        return [choice["value"] if isinstance(choice, dict) else choice.value for choice in choices]

    assert (await offered("berl"))[0] == "Europe/Berlin"
    assert (await offered("New Y"))[0] == "America/New_York"
    assert len(await offered("")) == 25
    assert await offered("Atlantis") == []


async def test_the_inbox_over_all_tables(world: World) -> None:
    assert "Nothing is waiting for you" in reply(
        await world.ann.slash(world.channel, "remind inbox")
    )
    for _ in range(3):
        card = await world.opened(world.bob)
        await world.ann.click(card, label="Start")
        world.clock.now += HOUR
    waiting = []
    for number in (1, 2, 3):
        table = await world.table(number)
        if table.seats[table.to_move[0]].user == world.ann.id:
            waiting.append(f"Table {number}")
    person = world.ann if waiting else world.bob
    waiting = waiting or ["Table 1", "Table 2", "Table 3"]
    shown = await person.slash(world.channel, "remind inbox")
    assert labels(answers(shown)[0]) == waiting
    opened = await person.click(answers(shown)[0], label=waiting[0])
    assert "Haul" in labels(answers(opened)[0])
    assert waiting[0].lower() in reply(opened)


async def test_the_inbox_works_in_private_too(world: World) -> None:
    await world.running()
    mover = await world.mover()
    shown = await mover.user.slash("remind inbox")
    assert "One table is waiting for you" in reply(shown)


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


async def test_a_holiday_over_is_no_longer_mentioned(world: World) -> None:
    await _set(world, holiday="2026-01-03")
    world.clock.now += 4 * DAY
    assert "holiday" not in reply(await world.ann.slash(world.channel, "remind show"))


async def test_spectators_see_only_what_everybody_may(world: World) -> None:
    """The button of somebody else's reminder shows a spectator's card."""
    await world.running()
    mover = await world.mover()
    world.clock.now += DAY
    world.bot.services.delivery.reminding.wake()
    await world.env.advance_time(25)
    ping = world.messages()[-1]
    assert called(world.env, world.channel.id) == (mover.id,)
    opened = await world.cat.click(ping, label="Table 1")
    assert "Haul" not in labels(answers(opened)[0])
