"""Three weeks of Rail Baron in virtual time, across the changes of the clocks in New York and in
Berlin: three people in three zones, a fourth who takes over, and everything said to any of them."""

from collections.abc import AsyncIterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.tables.types.hours import HOUR, MINUTE, PingSettings
from bot.tables.types.model import Table
from rules.dice import NO_DICE
from rules.rail_baron import GAME
from tests.chat.harness.calls import Said, recorded, shown
from tests.chat.harness.passing import chose, crash, lasting, off, on, until
from tests.chat.harness.world import World, answers, labels, reply, words
from tests.tables.support import key

TEN = datetime(2027, 3, 10, tzinfo=UTC)
"""The day of March on which it begins."""

# In Greenwich's hours Ann is awake from 7 to 21, and from 28 March on from 6 to 20; Bob from 14 to
# 2, and from 14 March on from 13 to 1; Cat from 9 to 17; Dan always.
SETTINGS = {
    "ann": PingSettings("direct", 0, 12 * 60, "Europe/Berlin", (8 * 60, 22 * 60), early=True),
    "bob": PingSettings("mention", 0, 24 * 60, "America/New_York", (9 * 60, 21 * 60)),
    "cat": PingSettings("mention", 4 * 60, 8 * 60, "Asia/Tokyo", (18 * 60, 2 * 60)),
    "dan": PingSettings("mention", 0, 48 * 60, early=True),
}
AWAKE = {"ann": range(8, 22), "bob": range(9, 21), "cat": (*range(18, 24), 0, 1), "dan": range(24)}
ZONES = {name: ZoneInfo(pings.zone) for name, pings in SETTINGS.items()}
HOLIDAY = date(2027, 3, 17)

WEEKS = [
    # Ann has pressed "Start" herself and is not called for that; twelve hours later it is 1 at
    # night, so she hears of it at 8. Her clock stands on the lobby's card.
    "10 12:00 the lobby",
    "10 12:00 turn 1",
    "11 07:00 your turn to ann",
    # She plays at 10 in the morning: 4 in New York. Bob's day begins at 9.
    "11 09:00 turn 2",
    "11 14:00 your turn, bob",
    # Bob plays. Cat has four hours, and sleeps by then until 9 o'clock. Ann is next: 21 in Berlin.
    "11 20:00 turn 3",
    "11 20:00 you're next to ann",
    # Two hours later he takes it back, and with it goes Cat's reminder of the twelfth at 9.
    "11 22:00 turn 2",
    # On the twelfth he rides again: Ann is next anew. Cat's four hours end at night.
    "12 15:00 turn 3",
    "12 15:00 you're next to ann",
    "13 09:00 your turn, cat",
    # A restart at noon says nothing. Cat plays at half past one at night: 17:30 in Berlin.
    "13 16:30 turn 4",
    "13 16:30 your turn to ann",
    # Twelve hours later it is 5:30 in Berlin. New York has put its clocks forward meanwhile.
    "14 07:00 your turn to ann",
    # It is 14:30 in New York: the card is Bob's first call, and a day later comes the second.
    "14 18:30 turn 5, bob",
    "15 18:30 your turn, bob",
    # It is 22 in Berlin when Bob plays: too late for Ann to hear that she is next. 6 in Tokyo.
    "15 21:00 turn 6",
    "16 07:00 you're next to ann",
    "16 09:00 your turn, cat",
    "16 11:00 turn 7",
    "16 11:00 your turn to ann",
    # Bob is on holiday up to and including the seventeenth; his clock goes on in silence. On the
    # eighteenth he is called at 9 in summer time, and it is no apology that is due.
    "16 15:00 turn 8",
    "18 13:00 your turn, bob",
    # From the ninth day on Cat is seen no more. Her four hours end at night; eight hours after each
    # call she sleeps again, so there is one a day. That of the twentieth is sent, the process dies
    # before it is noted, and it is sent again under its nonce.
    "18 15:00 turn 9",
    "18 15:00 you're next to ann",
    "19 09:00 your turn, cat",
    "20 09:00 your turn, cat",
    "21 09:00 your turn, cat",
    # Her three days are over at midnight in Tokyo, where she is still awake: the card calls her.
    "21 15:00 turn 9, time is up, seat offered, cat",
    "22 09:00 your turn, cat",
    # Dan presses "Take seat 3", so he knows; Cat is called no more.
    "22 20:00 turn 9, handed over",
    # He plays half an hour later: 21:30 in Berlin.
    "22 20:30 turn 10",
    "22 20:30 your turn to ann",
    "23 08:30 your turn to ann",
    # 13 in New York. Dan wants to know when he is next, by a mention: the same card calls him.
    "23 17:00 turn 11, bob, dan",
    # Dan sleeps at no hour; Ann at half past one.
    "24 00:30 turn 12, dan",
    "24 07:00 you're next to ann",
    "24 08:30 turn 13",
    "24 08:30 your turn to ann",
    # Dan asks both for a pause of the clock. It is 5 in New York.
    "24 09:00 turn 13, a pause is asked for",
    "24 09:00 you are asked to ann",
    # Away from 10 to 10. Ann was to be called for her turn in the evening, for the question in the
    # morning: one message for both. Bob was to be called at 13, and it is 6 o'clock there.
    "25 10:00 your turn, you are asked, late to ann",
    "25 13:00 you are asked, late, bob",
    # Ann says no at 15, which everybody sees, and plays at 17. Dan asked to know when he is next,
    # but has left an order by then: if it comes to nothing he is called for the turn itself.
    "25 15:00 turn 13, no pause",
    "25 17:00 turn 14, bob",
    "26 17:00 your turn, bob",
    # Bob plays. Dan's order takes turn 15: nobody is called for it, and Ann is not told that she
    # is next; it is her turn, at 20 in Berlin.
    "26 19:00 turn 16",
    "26 19:00 your turn to ann",
    "27 07:00 your turn to ann",
    # She rolls the dice at 16 and rides no further. Twelve hours later it is night, and Berlin puts
    # its clocks forward: 8 o'clock is an hour earlier.
    "28 06:00 your turn to ann",
    # Noon in Berlin, 6 in New York: the card calls only Dan, who is next.
    "28 10:00 turn 17, dan",
    "28 13:00 your turn, bob",
    "29 00:00 turn 18, dan",
    "29 06:00 you're next to ann",
    "29 12:00 turn 19",
    "29 12:00 your turn to ann",
    "30 06:00 your turn to ann",
    "30 11:00 turn 20, dan",
    "30 13:00 your turn, bob",
    # Midnight in Berlin.
    "30 22:00 turn 21, dan",
    "31 06:00 you're next to ann",
]

CARD = "-# Rail Baron · table 1 · turn "
"""How a card begins."""
NEWS = {
    "time is up": "'s time is up: anyone may take over the seat",
    "seat offered": "Anyone may take over seat",
    "handed over": "now **dan**'s",
    "a pause is asked for": "would like to pause",
    "no pause": "doesn't agree",
}
LOBBY = "Rail Baron · table 1\n"
"""How the card of a lobby begins, after the marks of its head."""
WHY = {
    "your turn": ("your turn began", "Dein Zug begann"),
    "you are asked": ("Do you agree?", "Bist du einverstanden?"),
    "you're next": ("your turn comes after", "Nach diesem Zug bist du dran"),
    "late": ("Sorry!", "Das tut mir leid"),
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "roundhouse.sqlite"


@pytest.fixture
async def weeks(path: Path) -> AsyncIterator[World]:
    async with lasting(path) as world:
        await off(world)
        await until(world, TEN + timedelta(hours=11))
        await on(world, path)
        yield world


def _at(day: int, hour: int, minute: int = 0) -> datetime:
    return TEN.replace(day=day, hour=hour, minute=minute)


async def _plays(world: World, person: Any, *, actions: int = 99) -> None:
    """The person plays the turn to its end, or so many actions of it, as a robot would."""
    turn = (await world.table()).turn
    for _ in range(actions):
        table = await world.table()
        if table.turn != turn:
            return
        seat = table.seat_of(person.id)
        assert table.to_move == (seat,), f"{person.name} is not to move"
        view = await world.tables.read_view(1, seat)
        action = GAME.robot("steady").choose(view, seat, NO_DICE)
        done = await world.tables.submit_action(
            1, person.id, action, version=table.version, key=key()
        )
        with world.env.time_context():
            await world.bot.services.delivery.follow_up(done.table)
        await world.env.settle()


async def _at_plays(world: World, person: Any, day: int, hour: int, minute: int = 0) -> None:
    await until(world, _at(day, hour, minute))
    await _plays(world, person)


def _card(world: World) -> Any:
    """The newest card of the table; calls may have come after it."""
    return next(
        message for message in reversed(world.messages()) if words(message).startswith(CARD)
    )


async def _left(world: World, person: Any) -> int:
    """Seconds on this person's clock."""
    table = await world.table()
    seat = table.seat_of(person.id)
    assert table.clock is not None and seat is not None
    hand = table.clock.seat_clock(seat)
    return hand.remaining_at(int(world.env.now().timestamp()))


# --- the three weeks -------------------------------------------------------------------------


async def _begin(world: World) -> None:
    for person in (world.ann, world.bob, world.cat):
        language = "de" if person is world.ann else None
        await chose(world, person, SETTINGS[person.name], language)
    await until(world, _at(10, 12))
    card = await world.opened(world.bob, world.cat, game="rail_baron")
    clock = {"pool": "3d", "increment": "1d", "zero": "offer"}
    assert reply(await world.ann.slash(world.channel, "table clock", **clock))
    await world.ann.click(card, label="Start")


async def _first_week(world: World, path: Path) -> None:
    """Everybody plays; Bob takes a move back; a restart; Bob's holiday begins."""
    ann, bob, cat = world.ann, world.bob, world.cat
    await _at_plays(world, ann, 11, 9)
    await _at_plays(world, bob, 11, 20)
    await until(world, _at(11, 22))
    result = await bob.slash(world.channel, "table undo")
    await bob.click(answers(result)[0], label="Undo")
    await _at_plays(world, bob, 12, 15)
    await until(world, _at(13, 12))
    await off(world)
    await on(world, path)
    await _at_plays(world, cat, 13, 16, 30)
    await _at_plays(world, ann, 14, 18, 30)
    await _at_plays(world, bob, 15, 21)
    await until(world, _at(15, 22))
    saved = await bob.slash(world.channel, "remind set", holiday=HOLIDAY.isoformat())
    assert "2027" in reply(saved)
    await _at_plays(world, cat, 16, 11)
    await _at_plays(world, ann, 16, 15)


async def _second_week(world: World, path: Path, patch: pytest.MonkeyPatch, dan: Any) -> None:
    """Bob is back; Cat vanishes; a crash; the seat is offered, and Dan takes it."""
    await until(world, _at(18, 15))
    # Of 72 hours Bob had used 11 and 17 in turn 2, the 11 given back and taken again, and 26 and a
    # half in turn 5; 24 were given back twice; and 48 of his holiday.
    assert await _left(world, world.bob) == (72 - 28 + 24 - 26) * HOUR + 24 * HOUR - 48.5 * HOUR
    await _plays(world, world.bob)
    await until(world, _at(20, 8, 59))
    await crash(world, path, patch, "bot.tables.effects.due_pings.mark_sent", _at(20, 9))
    await until(world, _at(22, 20))
    await chose(world, dan, SETTINGS["dan"])
    taken = await dan.click(_card(world), label="Take seat 3")
    assert "The seat is yours" in reply(taken)
    await _at_plays(world, dan, 22, 20, 30)


async def _third_week(world: World, path: Path, dan: Any) -> None:
    """An outage of a day while a question is open; a standing order; Berlin's clocks."""
    ann, bob = world.ann, world.bob
    await _at_plays(world, ann, 23, 17)
    await _at_plays(world, bob, 24, 0, 30)
    await _at_plays(world, dan, 24, 8, 30)
    await until(world, _at(24, 9))
    await dan.slash(world.channel, "table clock", do="pause")
    await until(world, _at(24, 10))
    await off(world)
    await until(world, _at(25, 10))
    await on(world, path)
    await until(world, _at(25, 15))
    # Of her three days, an hour and a half before the outage and five after it. That the bot is
    # running is noted every ten minutes while nothing happens; after the last note nothing counts.
    assert 0 <= await _left(world, ann) - 65.5 * HOUR <= 10 * MINUTE
    await ann.click(_card(world), label="Refuse")
    await _order(world, dan)
    await _at_plays(world, ann, 25, 17)
    await _at_plays(world, bob, 26, 19)
    (order,) = await world.tables.orders.orders_of_user(1, dan.id)
    assert await world.tables.orders.withdraw_order(1, dan.id, order.id)
    await until(world, _at(27, 16))
    await _plays(world, ann, actions=1)
    await _at_plays(world, ann, 28, 10)
    await _at_plays(world, bob, 29, 0)
    await _at_plays(world, dan, 29, 12)
    await _at_plays(world, ann, 30, 11)
    await _at_plays(world, bob, 30, 22)
    await until(world, _at(31, 12))
    waits = await world.tables.answer_times(1)
    assert {by for by, _ in waits.answers} >= {person.id for person in (ann, bob, dan)}
    shown = reply(await bob.slash(world.channel, "table show"))
    assert f"{len(waits.answers)} moves so far." in shown and "Half of yours take" in shown


async def _order(world: World, person: Any) -> None:
    """Leave the first of the orders that are offered, in one press: ride to the end."""
    shown = (await person.slash(world.channel, "table show")).response
    offered = next(label for label in labels(shown) if "mileposts to the end" in label)
    assert "Order saved: Roll and ride the" in reply(await person.click(shown, label=offered))


# --- what was said ---------------------------------------------------------------------------


def _line(call: Said) -> str:
    """Day, hour, what, and whom it calls: in public, or `to` whom alone."""
    card = call.text.startswith(CARD)
    if card:
        head, _, _ = call.text.partition("\n")
        what = [f"turn {head.rpartition(' ')[2]}"]
        what += [name for name, words in NEWS.items() if words in call.text]
    elif call.text.lstrip("# ").startswith(LOBBY):
        what = ["the lobby"]
    else:
        what = [name for name, words in WHY.items() if any(word in call.text for word in words)]
    line = f"{call.at:%d %H:%M} {', '.join(what)}"
    if call.where != "trains":
        assert call.called == (call.where,)
        return f"{line} to {call.where}"
    return ", ".join([line, *sorted(call.called)])


def _lines(said: list[Said]) -> list[str]:
    """A line for each message, but for cards that only show the turn that goes on, to nobody."""
    lines = []
    last = ""
    for call in said:
        line = _line(call)
        card = call.text.startswith(CARD)
        shows = line.partition(" turn ")[2]
        if not card or shows != last:
            lines.append(line)
        last = shows.split(",")[0] if card else last
    return lines


def _must_act(table: Table, names: dict[int, str]) -> set[str]:
    """Whom the table waits for, and who is next and wants to know."""
    seats = {*table.to_move, *(seat for ask in table.asks for seat in ask.waiting)}
    seats |= {
        seat for seat in table.next_up if names[table.seats[seat].user or 0] in ("ann", "dan")
    }
    return {names[table.seats[seat].user or 0] for seat in seats}


def _sound(call: Said, names: dict[int, str]) -> None:
    """Nobody is called at night, on holiday, or without need."""
    for name in call.called:
        local = call.at.astimezone(ZONES[name])
        assert local.hour in AWAKE[name], f"{name} sleeps: {_line(call)}"
        away = name == "bob" and call.at > _at(15, 22) and local.date() <= HOLIDAY
        assert not away, f"on holiday: {_line(call)}"
        assert name in _must_act(call.seen, names), f"{name} need not act: {_line(call)}"


def _truthful(said: list[Said]) -> None:
    """Every call says when the turn came, and the table shows it from that moment on."""
    turn, began = "", 0
    for call in said:
        shows = call.text.startswith(CARD) and call.text.partition("\n")[0]
        if shows and shows != turn:
            turn, began = shows, int(call.at.timestamp())
        elif not shows and "your turn," in _line(call).replace(" to", ","):
            assert f"<t:{began}:R>" in call.text, _line(call)


async def test_three_weeks(weeks: World, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    world = weeks
    dan = world.guild.add_member(world.env.create_user("dan"))
    await world.env.settle()
    people = (world.ann, world.bob, world.cat, dan)
    names = {person.id: person.name for person in people} | {world.channel.id: "trains"}
    with recorded(monkeypatch, world.env.now, names, world.table) as said:
        await _begin(world)
        await _first_week(world, path)
        await _second_week(world, path, monkeypatch, dan)
        await _third_week(world, path, dan)
    posts = [request.path for request in world.env.http_requests if request.method == "POST"]
    assert len(said) == sum(path.endswith("/messages") for path in posts), "all of it was seen"
    visible = shown(said)
    assert _lines(visible) == WEEKS
    again = [_line(call) for call in said if not any(call is seen for seen in visible)]
    assert again == [], "what the crash left in doubt was found, and not sent again"
    assert all(call.nonce for call in visible[1:]), "the lobby is no call and no card of the game"
    assert all("Dein" in call.text or "du" in call.text for call in visible if call.where == "ann")
    _truthful(visible)
    for call in visible:
        _sound(call, names)
    assert (await world.table()).turn == 21
