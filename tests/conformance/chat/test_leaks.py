"""Nothing that somebody keeps secret can be noticed by others: the same evening is played twice
with other secrets, and everything else must be alike to the byte, to the second where it can tell
something: messages, pictures, edits, the log, files, looks, reminders."""

import random
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from rules.dice import SeededDice
from rules.game import copy_state
from tests.chat.harness.eavesdropping import Evening, heard_of
from tests.chat.harness.world import World
from tests.conformance.case import Case
from tests.conformance.cases import having
from tests.conformance.play import packed, played

SEATS, HIDDEN = 3, (0, 1)
"""Ann or Bob keeps the secret; Cat, who plays too, and Dan, who watches, listen."""


def twins(case: Case) -> tuple[Any, Any, int, Any]:
    """Two positions that differ in what one person alone may know, and what another does then."""
    for number in range(len(case.combinations)):
        if case.combination(number)[0] != SEATS:
            continue
        for position in islice(played(case, number), 2 * SEATS, None):
            for knowing, other in case.otherwise(copy_state(position.state)):
                acting = [seat for seat in case.game.to_move(position.state) if seat not in knowing]
                if knowing <= set(HIDDEN) and acting and not list(case.game.invariants(other)):
                    seat, view = acting[0], case.game.view(position.state, acting[0])
                    action = case.game.robot("steady").choose(view, seat, SeededDice(b"own"))
                    return position.state, other, seat, action
    raise AssertionError(f"no secrets in the games of {case.key}")


@having("otherwise")
async def test_a_secret_is_not_to_be_noticed(
    case: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    *states, seat, action = twins(case)
    assert packed(states[0]) != packed(states[1])

    async def evening(world: World, way: int) -> None:
        world.bot.services.chats[case.key] = case.chat
        table = await world.at(states[way])
        user = table.seats[seat].user
        assert user is not None
        done = await world.tables.submit_action(
            1, user, action, version=table.version, key="pressed"
        )
        await world.bot.services.delivery.follow_up(done.table)

    await _require_alike(tmp_path, monkeypatch, evening)


async def _require_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, evening: Evening) -> None:
    """Nothing that was sent, logged or seen tells in which of two ways the evening went."""
    first, second = [
        await heard_of(tmp_path / str(way), monkeypatch, evening, way) for way in (0, 1)
    ]
    assert len(first.sent) > 3 and len(first.seen) > 15
    assert first.sent == second.sent
    assert first.logged == second.logged
    assert first.seen == second.seen


def waiting(case: Case) -> tuple[Any, int, Any, Any]:
    """A position in which Ann or Bob, who is not to move, is offered an order, or can leave one;
    who moves, and what; and the order, which waits still when that is done."""
    somebody_waits = False
    for number in range(len(case.combinations)):
        seats = case.combination(number)[0]
        if seats != min(SEATS, case.game.seats.stop - 1):
            continue
        for position in islice(played(case, number), 2 * seats, None):
            movers = case.game.to_move(position.state)
            keeper = next((seat for seat in HIDDEN if seat not in movers), None)
            if case.game.over(position.state) or keeper is None or not set(movers) <= set(HIDDEN):
                continue
            somebody_waits = True
            keeper_view = case.game.view(position.state, keeper)
            assert case.orders is not None
            random_order = case.orders.make(keeper_view, keeper, random.Random(number))
            offered = [*case.game.suggested_orders(keeper_view, keeper), random_order]
            view = case.game.view(position.state, movers[0])
            action = case.game.robot("steady").choose(view, movers[0], SeededDice(b"own"))
            after = copy_state(position.state)
            case.game.apply(after, movers[0], action, SeededDice(b"try"))
            seen = case.game.view(after, keeper)
            for order in offered:
                if case.game.evaluate_order(seen, keeper, order) is None:
                    return position.state, movers[0], action, order
    if not somebody_waits:
        pytest.skip("all seats choose at once all the time, so nobody's order waits for others")
    raise AssertionError(f"no order is offered that waits in the games of {case.key}")


@having("orders")
async def test_an_order_is_not_to_be_noticed(
    case: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is not to move leaves an order that is offered, or does not; another moves."""
    state, seat, action, order = waiting(case)
    keeper = next(hidden for hidden in HIDDEN if hidden not in case.game.to_move(state))

    async def evening(world: World, way: int) -> None:
        world.bot.services.chats[case.key] = case.chat
        table = await world.at(state)
        users = [row.user for row in table.seats]
        if way:
            await world.tables.orders.give_order(1, users[keeper], order)
        done = await world.tables.submit_action(
            1, users[seat], action, version=table.version, key="pressed"
        )
        await world.bot.services.delivery.follow_up(done.table)

    await _require_alike(tmp_path, monkeypatch, evening)
