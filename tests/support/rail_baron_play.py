"""Whole games of Rail Baron played at random, under the referee, from one number.

The same number gives the same game: its seats, options, dice and choices.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import msgspec

from rules.dice import Draw, ReplayedDice, SeededDice
from rules.errors import RuleError
from rules.rail_baron import GAME
from rules.rail_baron.actions import (
    AnyAction,
    AuctionOff,
    Bid,
    BuyEngine,
    BuyNothing,
    BuyRailroad,
    ChooseRegion,
    Declare,
    DrawDestination,
    KeepHome,
    PassBid,
    Ride,
    Roll,
    SellToBank,
    SwapHome,
)
from rules.rail_baron.options import Options
from rules.rail_baron.state import Phase, State

MOST_ACTIONS = 20_000
"""More than any game of this random player has come near; one that takes more counts as endless."""

OPTIONS = tuple(
    Options(
        edition=edition,
        b_and_o_extension=extension,
        cheap_superchief=cheap,
        free_superchief=free,
        opening_auctions=cash is not None,
        extra_cash=cash or 0,
    )
    for edition, extension, cheap, free, cash in product(
        ("original", "u21"),
        (False, True),
        (False, True),
        (False, True),
        (None, 0, 20_000, 130_500),
    )
)
"""Every combination of options, with opening auctions at three amounts of extra cash."""

STRANGE: tuple[AnyAction, ...] = (
    DrawDestination(),
    Declare(),
    ChooseRegion("Plains"),
    SwapHome(),
    KeepHome(),
    Roll(),
    Ride(()),
    Ride((0, 1, 2)),
    BuyRailroad("PA"),
    BuyRailroad("?"),
    BuyEngine("Express"),
    BuyEngine("SuperChief"),
    BuyNothing(),
    SellToBank("PA"),
    AuctionOff("SP"),
    Bid(0),
    Bid(500),
    PassBid(),
)
"""One or two of each kind of action, most of them out of place at any time."""


@dataclass
class Record:
    """What one game left behind."""

    seed: int
    seats: int
    options: Options
    state: State
    log: list[tuple[int, AnyAction]] = field(default_factory=list)
    draws: list[Draw] = field(default_factory=list)
    events: list[Any] = field(default_factory=list)
    phases: set[Phase] = field(default_factory=set)


def seating(seed: int) -> tuple[int, Options]:
    """Seats and options of a game: every pair of them comes once in 640 numbers."""
    return 2 + seed % 5, OPTIONS[seed // 5 % len(OPTIONS)]


def play(seed: int, *, careful: bool = True) -> Record:
    """The whole game of this number. The referee looks after every action; if `careful`, `legal`
    and `check` are held together and views are searched for secrets as well.

    Raises AssertionError, naming number and action, when something does not add up.
    """
    seats, options = seating(seed)
    dice, choice = SeededDice(b"table %d" % seed), SeededDice(b"player %d" % seed)
    state, events = GAME.setup(seats, options, dice)
    record = Record(seed, seats, options, state, events=list(events))
    while not GAME.over(state):
        where = f"seed {seed}, action {len(record.log)}"
        assert len(record.log) < MOST_ACTIONS, f"{where}: no end"
        complaints = list(GAME.invariants(state))
        assert not complaints, f"{where}: {complaints}"
        seat = GAME.to_move(state)[0]
        record.phases.add(state.phase)
        if careful and choice.pick(24, "look") == 0:
            agree(state, where)
            hide(state, where)
        action = choose(state, seat, choice)
        record.events += GAME.apply(state, seat, action, dice)
        record.log.append((seat, action))
    complaints = list(GAME.invariants(state))
    assert not complaints, f"seed {seed}, at the end: {complaints}"
    record.draws = dice.draws
    return record


def choose(state: State, seat: int, dice: SeededDice) -> AnyAction:
    """A legal action at random, leaning to what ends games: it declares when it can, seldom bids
    far, and rides any lawful way or, two times in three, the shortest."""
    actions = list(GAME.legal(state, seat))
    if state.phase is Phase.RIDE:
        return ride(state, actions, dice)
    if Declare() in actions and dice.pick(4, "declare"):
        return Declare()
    if state.phase is Phase.AUCTION and dice.pick(2, "pass"):
        return PassBid()
    return actions[dice.pick(len(actions), "action")]


def ride(state: State, actions: list[AnyAction], dice: SeededDice) -> AnyAction:
    """The beginning of the shortest way, or any lawful path."""
    from rules.rail_baron import movement, ride
    from rules.rail_baron.play import Position

    position = Position(state)
    task = movement.task(position)
    if dice.pick(3, "straight"):
        way = ride.shortest_way(position.board, task.milepost, task.target, task.used)
        return Ride(way[: task.steps])
    if dice.pick(4, "offered") == 0:
        return actions[dice.pick(len(actions), "action")]
    return Ride(ride.walk(position.board, task, lambda steps: dice.pick(len(steps), "step")))


def agree(state: State, where: str) -> None:
    """Whatever `legal` offers, `check` allows; what it does not offer, `check` refuses with a
    nearest action that is legal, and nobody else may act at all. Rides and bids are offered as a
    choice of many, so `check` may allow more of them."""
    seat = GAME.to_move(state)[0]
    offered = list(GAME.legal(state, seat))
    assert offered, where
    before = msgspec.msgpack.encode(state)
    for action in offered:
        GAME.check(state, seat, action)
    for action in STRANGE:
        if action in offered:
            continue
        if state.phase is Phase.AUCTION and isinstance(action, Bid):
            continue
        refusal = refused(state, seat, action)
        assert refusal is not None, f"{where}: {action} is allowed but not offered"
        if refusal.nearest is not None:
            GAME.check(state, seat, refusal.nearest)
    for other in range(len(state.seats)):
        if other != seat:
            assert not list(GAME.legal(state, other)), where
            assert refused(state, other, offered[0]) is not None, where
    assert msgspec.msgpack.encode(state) == before, f"{where}: a look changed the state"


def refused(state: State, seat: int, action: AnyAction) -> RuleError | None:
    """The refusal of an action, None if it is allowed."""
    try:
        GAME.check(state, seat, action)
    except RuleError as refusal:
        return refusal
    return None


def hide(state: State, where: str) -> None:
    """What anybody sees of a running game is the same whatever the hidden cash of the others is,
    ranking included."""
    for viewer in (None, *range(len(state.seats))):
        hidden = [seat for seat in secret_seats(state) if seat != viewer]
        seen = shown(state, viewer)
        other = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=State)
        for seat in hidden:
            other.seats[seat].cash = (other.seats[seat].cash + 77_777) % 149_000
        assert shown(other, viewer) == seen, f"{where}: viewer {viewer} sees hidden cash"


def secret_seats(state: State) -> list[int]:
    """Seats whose cash is below the announce level (ruling 24)."""
    level = 250_000 if state.options.edition == "u21" else 150_000
    return [n for n, seat in enumerate(state.seats) if seat.cash < level and not seat.bankrupt]


def shown(state: State, viewer: int | None) -> tuple[bytes, bytes]:
    """All that a viewer is told, as bytes."""
    view = GAME.view(state, viewer)
    return msgspec.msgpack.encode(view), msgspec.msgpack.encode(GAME.standing(state, viewer))


def replayed(record: Record) -> State:
    """The game again from its log and its recorded dice alone, through the state's and the actions'
    written form."""
    dice = ReplayedDice(record.draws)
    state, _ = GAME.setup(record.seats, record.options, dice)
    written = [msgspec.json.encode(action) for _, action in record.log]
    for (seat, _), text in zip(record.log, written, strict=True):
        GAME.apply(state, seat, msgspec.json.decode(text, type=GAME.action_type), dice)
    assert dice.exhausted
    return state


def round_trips(events: list[Any]) -> Iterator[tuple[Any, Any]]:
    """Each event beside what its written form reads as."""
    for event in events:
        yield event, msgspec.json.decode(msgspec.json.encode(event), type=GAME.event_type)
