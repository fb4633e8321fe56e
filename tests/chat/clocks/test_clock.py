"""The turn clock in chat: setting it, seeing it, consent, and what happens at zero."""

from typing import Any

from bot.tables.types.clock import ClockRules
from bot.tables.types.hours import DAY, HOUR
from tests.chat.harness.calls import called
from tests.chat.harness.world import (
    World,
    answers,
    follow,
    ids,
    labels,
    press,
    reply,
    tells,
    typed,
    words,
)
from tests.chat.house.speaking import speaks


async def _clock(world: World, person: Any = None, **options: Any) -> str:
    return reply(await (person or world.ann).slash(world.channel, "table clock", **options))


async def _running(world: World, zero: str, pool: str = "2d", increment: str = "4h") -> None:
    card = await world.opened(world.bob)
    await _clock(world, pool=pool, increment=increment, zero=zero)
    await world.ann.click(card, label="Start")


async def test_a_table_without_a_clock_says_how_to_get_one(world: World) -> None:
    await world.opened(world.bob)
    assert "Its owner can set one." in await _clock(world)
    await world.ann.click(world.card, label="Start")
    assert "Anyone at the table can ask for one; the others must agree" in await _clock(
        world, world.bob
    )


async def test_a_usual_clock_is_one_press_in_the_lobby(world: World) -> None:
    """By buttons from the lobby card; the page stays, and says in words what each clock is."""
    card = await world.opened(world.bob)
    page = await follow(world.ann, card, "Options…", "Turn clock…")
    tells(page, "**A move a day**: 3 days for each player, 1 day back after each turn.")
    page = await press(world.ann, page, "A move a day")
    tells(page, "The clock is set")
    tells(world.messages()[0], "Turn clock: 3 days, and 1 day back")
    zero = next(id_ for id_ in ids(page) if id_.endswith("clock_zero"))
    page = answers(await world.ann.select(page, ["robot"], custom_id=zero))[-1]
    assert (await world.table()).clock.rules == ClockRules(3 * DAY, DAY, "robot")
    form = await world.ann.click(page, label="Other…")
    assert "'value': '3d'" in str(form.modal) or '"3d"' in str(form.modal)
    for usual, pool, increment, zero, expected in (
        ("other", "1d 12h", "6h", "robot", ClockRules(36 * HOUR, 6 * HOUR, "robot")),
        ("fast", "1d 12h", "6h", "offer", ClockRules(12 * HOUR, 2 * HOUR, "offer")),
        ("fast", "2d", "2h", "offer", ClockRules(2 * DAY, 2 * HOUR, "offer")),  # times typed anew
    ):
        entries = {"usual": usual, "pool": pool, "increment": increment, "zero": zero}
        page = await typed(world.ann, page, "Other…", **entries)
        assert (await world.table()).clock.rules == expected
    entries = {"usual": "other", "pool": "1d 12h", "increment": "soon", "zero": "offer"}
    refused = await typed(world.ann, page, "Other…", **entries)
    assert words(refused).startswith("Back after each turn: ") and "\nsoon" in words(refused)
    again = str((await world.ann.click(refused, label="Change what you entered…")).modal)
    assert "'soon'" in again and "'1d 12h'" in again
    await world.ann.click(page, label="No clock")
    assert (await world.table()).clock is None and len(world.messages()) == 1


async def test_a_usual_clock_of_a_running_table_is_asked_for(world: World) -> None:
    """The others must agree, as with the command."""
    card = await world.opened(world.bob)
    await world.ann.click(card, label="Start")
    page = await world.command(world.bob, "table clock")
    tells(await press(world.bob, page, "Fast"), "The others have been asked.")
    assert (await world.table()).clock is None
    tells(world.card, "would like a turn clock: 12 hours for each player")


async def test_the_owner_sets_it_in_the_lobby_and_all_see_it(world: World) -> None:
    card = await world.opened(world.bob)
    assert "Only the table's owner" in await _clock(world, world.bob, pool="3d")
    assert "The clock is set" in await _clock(world, pool="3d", increment="6h", zero="robot")
    assert "Turn clock: 3 days, and 6 hours back" in words(world.card)
    await world.cat.click(card, label="Join")
    assert "Turn clock: 3 days, and 6 hours back" in words(world.messages()[0])
    page = await _clock(world)
    assert "everybody has 3 days, and gets up to 6 hours back" in page
    assert "a robot moves for this turn" in page


async def test_what_is_left_out_stays_or_is_usual(world: World) -> None:
    await world.opened(world.bob)
    await _clock(world, zero="offer")
    assert (await world.table()).clock.rules == ClockRules(7 * DAY, DAY, "offer")
    await _clock(world, increment="2h")
    assert (await world.table()).clock.rules == ClockRules(7 * DAY, 2 * HOUR, "offer")
    assert "no longer has a clock" in await _clock(world, do="off")
    assert (await world.table()).clock is None


async def test_a_clock_out_of_bounds_is_refused(world: World) -> None:
    await world.opened(world.bob)
    for wrong in [{"pool": "1m"}, {"increment": "0"}, {"pool": "91d"}]:
        assert "5 minutes to 90 days" in await _clock(world, **wrong)
        assert "like 90m, 4h or 2d" in await _clock(world, pool="long")


async def test_card_and_page_show_who_has_how_much_left(world: World) -> None:
    await _running(world, "nudge")
    mover, other = await world.mover(), await world.other()
    assert f"{mover.name}'s time is up <t:{world.clock.now + 2 * DAY}:R>" in words(world.card)
    world.clock.now += 5 * HOUR
    page = await _clock(world)
    assert f"{mover.name}: 1 day 19 hours left, up <t:" in page
    assert f"{other.name}: 2 days left." in page


async def test_in_a_running_game_the_others_must_agree(world: World) -> None:
    await world.running(world.bob, world.cat)
    said = await _clock(world, world.bob, pool="2d", increment="4h", zero="offer")
    assert "The others have been asked" in said
    tells(
        world.card,
        "bob would like a turn clock: 2 days for each player, 4 hours back",
        "anyone may take over the seat",
        "asks for a new turn clock",
    )
    await world.ann.click(world.card, label="Agree")
    assert (await world.table()).clock is None
    await world.cat.click(world.card, label="Agree")
    assert (await world.table()).clock.rules == ClockRules(2 * DAY, 4 * HOUR, "offer")
    assert "The turn clock is set: 2 days for each player" in words(world.card)


async def test_a_clock_goes_by_consent_too(world: World) -> None:
    await _running(world, "nudge")
    await _clock(world, world.bob, do="off")
    assert "play on without a turn clock" in words(world.card)
    await world.ann.click(world.card, label="Agree")
    assert (await world.table()).clock is None
    assert "plays on without a turn clock" in words(world.card)


async def test_a_pause_by_consent_and_its_end(world: World) -> None:
    await _running(world, "nudge")
    mover = await world.mover()
    assert "The others have been asked" in await _clock(world, do="pause")
    assert "would like to pause the turn clock" in words(world.card)
    await world.bob.click(world.card, label="Agree")
    assert "The turn clock is paused" in words(world.card)
    assert "was paused" in await _clock(world)
    before = len(world.messages())
    await world.passes(30 * DAY)
    assert len(world.messages()) == before, "nobody is reminded"
    assert "already paused" in await _clock(world, do="pause")
    other = world.bob if mover is world.ann else world.ann
    assert "The clock is running" in await _clock(world, other, do="resume")
    assert "restarts the turn clock" in words(world.card)
    assert called(world.env, world.channel.id) == (mover.id,)
    assert "already running" in await _clock(world, do="resume")


async def test_a_refused_pause_changes_nothing(world: World) -> None:
    await _running(world, "nudge")
    await _clock(world, do="pause")
    await world.bob.click(world.card, label="Refuse")
    assert "doesn't agree" in words(world.card)
    assert (await world.table()).clock.paused is None


async def test_a_nudge_is_a_card_of_its_own_that_calls_the_person(world: World) -> None:
    await _running(world, "nudge", "20m", "5m")
    mover = await world.mover()
    before = len(world.messages())
    await world.passes(20 * 60)
    fresh = [message for message in world.messages()[before:] if "time is up." in words(message)]
    assert len(fresh) == 1
    assert f"**{mover.name}**'s time is up." in words(fresh[0])
    assert called(world.env, world.channel.id) == (mover.id,)
    assert "Haul" in labels(fresh[0])
    assert f"{mover.name}: the time is up." in await _clock(world)


async def test_a_robot_moves_and_the_log_says_so(world: World) -> None:
    await _running(world, "robot", "20m", "5m")
    mover, other = await world.mover(), await world.other()
    await world.passes(20 * 60)
    assert (await world.mover()) is other
    text = words(world.card)
    assert f"**{mover.name}**'s time is up: a robot moves for this turn." in text
    assert f"**{mover.name}** hauls" in text
    assert called(world.env, world.channel.id) == (other.id,)
    log = reply(await world.ann.slash(world.channel, "table log"))
    assert "a robot moves for this turn" in log
    table = await world.table()
    assert table.seat_of(mover.id) is not None


async def test_a_seat_on_offer_is_taken_by_a_press(world: World) -> None:
    await _running(world, "offer", "20m", "5m")
    other = await world.other()
    seat = (await world.table()).to_move[0]
    await world.passes(20 * 60)
    assert "Anyone may take over seat" in words(world.card)
    refused = reply(await other.click(world.card, label=f"Take seat {seat + 1}"))
    assert "already sit at this table" in refused
    taken = await world.cat.click(world.card, label=f"Take seat {seat + 1}")
    assert "The seat is yours" in reply(taken)
    assert "Haul" in labels(answers(taken)[0]), "a briefing with what can be done now"
    table = await world.table()
    assert table.seats[seat].user == world.cat.id
    assert "is now **cat**'s" in words(world.card)
    assert f"Take seat {seat + 1}" not in labels(world.card)


async def test_who_moves_in_time_keeps_the_seat(world: World) -> None:
    await _running(world, "offer", "20m", "5m")
    mover = await world.mover()
    seat = (await world.table()).to_move[0]
    await world.passes(20 * 60)
    await follow(mover, world.card, "Trade $1", "Trade")
    assert f"Take seat {seat + 1}" not in labels(world.card)
    assert (await world.table()).seats[seat].user == mover.id


async def test_german_tables_tick_in_german(world: World) -> None:
    await _running(world, "offer")
    await speaks(world, world.ann)
    page = await _clock(world)
    assert "Vorrat: 2 Tage" in page
    assert "darf jeder andere den Platz übernehmen" in page


async def test_a_spectator_sees_the_clock_and_changes_nothing(world: World) -> None:
    await _running(world, "nudge")
    assert "everybody has 2 days" in await _clock(world, world.cat)
    assert "no seat at this table" in await _clock(world, world.cat, do="pause")


async def test_time_in_which_the_bot_was_away_counts_on_no_clock(world: World) -> None:
    await _running(world, "robot")
    mover = await world.mover()
    await world.passes(3 * DAY)
    assert (await world.mover()) is mover
    assert f"{mover.name}: 2 days left, up <t:" in await _clock(world)
