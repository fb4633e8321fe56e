"""The session store: kept on disk, each press once, undo by appending, fair dice."""

import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

import pytest

from bot.tables.desks import SCHEMA, DeskError, Desks, Outcome, Session, effective_entries
from rules.dice import SeededDice, commitment, value_at
from rules.errors import RuleError
from rules.rail_baron.cities.lookup import regions
from rules.rail_baron.dice_desk.desk import Desk, correct_fact, draw_next, name_region, next_person

T = TypeVar("T")
SEED = b"thirty-two bytes of test seed!!!"


class File:
    """A store in its own file: every call opens it anew, as after a restart."""

    def __init__(self, path: Path) -> None:
        self.path = path

    async def read(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        return await self.write(ask)

    async def write(self, change: Callable[[sqlite3.Connection], T]) -> T:
        with sqlite3.connect(self.path) as db:
            return change(db)


@pytest.fixture
def desks(tmp_path: Path) -> Desks:
    store = File(tmp_path / "desk.db")
    with sqlite3.connect(store.path) as db:
        for statement in SCHEMA:
            db.execute(statement)
    return Desks(store, lambda size: SEED[:size], lambda: datetime(2026, 1, 2, 3, 4, tzinfo=UTC))


async def opened(desks: Desks, place: str = "7") -> Session:
    return await desks.start(place, 1, ["Anna", "Bob"], {1: 22}, "original", f"open {place}")


def rolling(seat: int) -> Callable[[Desk, SeededDice], list[object]]:
    return lambda desk, dice: list(draw_next(desk, seat, dice))


async def press(desks: Desks, session: int, seat: int, key: str) -> Outcome:
    return await desks.act(session, "next", 1, key, rolling(seat))  # type: ignore[arg-type]


async def test_a_place_has_one_open_session(desks: Desks) -> None:
    first = await opened(desks)
    assert first.commitment == commitment(SEED) and first.seed is None
    assert first.users == {1: 22}
    with pytest.raises(DeskError) as refused:
        await desks.start("7", 2, ["Carl"], {}, "u21", "another press")
    assert refused.value.code == "already-open"
    other = await opened(desks, "8")
    assert other.id != first.id
    await desks.end(first.id)
    assert await desks.open_session("7") is None
    again = await desks.start("7", 2, ["Carl"], {}, "u21", "a third press")
    assert (await desks.open_session("7")) == again


async def test_the_same_opening_press_opens_once(desks: Desks) -> None:
    assert await opened(desks) == await opened(desks)


async def test_wrong_names_store_nothing(desks: Desks) -> None:
    with pytest.raises(RuleError):
        await desks.start("7", 1, [], {}, "original", "press")
    assert await desks.open_session("7") is None


async def test_the_same_press_counts_once(desks: Desks) -> None:
    session = await opened(desks)
    first = await press(desks, session.id, 0, "press 1")
    again = await press(desks, session.id, 0, "press 1")
    assert again.repeated and not first.repeated
    assert (again.entry, again.before, again.session) == (first.entry, first.before, first.session)
    assert len(await desks.history(session.id)) == 1
    assert first.session.counter == 6


async def test_a_press_from_an_older_card_is_refused(desks: Desks) -> None:
    session = await opened(desks)
    await press(desks, session.id, 0, "press 1")
    with pytest.raises(DeskError) as refused:
        await desks.act(session.id, "next", 1, "press 2", rolling(1), 0)  # type: ignore[arg-type]
    assert refused.value.code == "moved-on"
    assert len(await desks.history(session.id)) == 1


async def test_a_refusal_of_the_rules_changes_nothing(desks: Desks) -> None:
    session = await opened(desks)
    await press(desks, session.id, 0, "press 1")
    before = await desks.get(session.id)
    with pytest.raises(RuleError):
        await press(desks, session.id, 0, "press 2")
    assert await desks.get(session.id) == before
    outcome = await press(desks, session.id, 1, "press 2")
    assert not outcome.repeated


async def test_undo_gives_back_the_people_but_not_the_dice(desks: Desks) -> None:
    session = await opened(desks)
    states = [session.desk]
    for number, seat in enumerate([0, 1], start=1):
        states.append((await press(desks, session.id, seat, f"press {number}")).session.desk)
    first = await desks.undo(session.id, 1, "undo 1")
    assert first.session.desk == states[1] and first.entry.undoes == 2
    repeated = await desks.undo(session.id, 1, "undo 1")
    assert repeated.repeated and repeated.entry == first.entry
    second = await desks.undo(session.id, 1, "undo 2")
    assert second.session.desk == states[0] and second.entry.undoes == 1
    with pytest.raises(DeskError) as refused:
        await desks.undo(session.id, 1, "undo 3")
    assert refused.value.code == "nothing-to-undo"
    later = await press(desks, session.id, 0, "press 3")
    assert later.entry.draws[0].counter == 12
    entries = await desks.history(session.id)
    assert [entry.kind for entry in entries] == ["next", "next", "undo", "undo", "next"]
    assert [entry.number for entry in effective_entries(entries)] == [5]


async def test_a_correction_can_be_taken_back(desks: Desks) -> None:
    session = await opened(desks)
    await desks.act(session.id, "correct", 1, "c", lambda d, _: correct_fact(d, 0, "home", "Miami"))
    assert (await desks.get(session.id)).desk.people[0].home == "Miami"
    await desks.undo(session.id, 1, "u")
    assert (await desks.get(session.id)).desk.people[0].home is None


async def test_the_seed_is_shown_at_the_end_and_explains_every_die(desks: Desks) -> None:
    session = await opened(desks)
    for number in range(30):
        here = await desks.get(session.id)
        if here.desk.naming:
            region = regions()[number % 7]
            await desks.act(
                session.id, "region", 1, f"p{number}", lambda d, x, r=region: name_region(d, r, x)
            )
            continue
        seat = next_person(here.desk)
        await press(desks, session.id, number % 2 if seat is None else seat, f"p{number}")
    assert (await desks.get(session.id)).seed is None
    ended = await desks.end(session.id)
    assert ended.ended and ended.seed == SEED.hex()
    assert commitment(bytes.fromhex(ended.seed)) == ended.commitment
    draws = [draw for entry in await desks.history(session.id) for draw in entry.draws]
    assert [draw.counter for draw in draws] == list(range(ended.counter))
    for draw in draws:
        assert value_at(bytes.fromhex(ended.seed), draw.counter, draw.sides) == draw.value


async def test_an_ended_session_takes_no_more(desks: Desks) -> None:
    session = await opened(desks)
    ended = await desks.end(session.id)
    assert await desks.end(session.id) == ended
    with pytest.raises(DeskError) as refused:
        await press(desks, session.id, 0, "late")
    assert refused.value.code == "ended"
    with pytest.raises(DeskError):
        await desks.undo(session.id, 1, "late undo")


async def test_no_such_session(desks: Desks) -> None:
    with pytest.raises(DeskError) as refused:
        await desks.get(99)
    assert refused.value.code == "no-session"


async def test_the_first_region_named_for_a_single_roll_counts(desks: Desks) -> None:
    assert await desks.choose_region("abc", "Plains", 1) == "Plains"
    assert await desks.choose_region("abc", "Northeast", 1) == "Plains"
    assert await desks.choose_region("def", "Northeast", 1) == "Northeast"


async def test_the_secret_stays(desks: Desks) -> None:
    assert await desks.signing_key() == await desks.signing_key() == SEED
