"""Putting a market turn together, from a view only: what can come next, and what it would bring.

A plan is what has been chosen so far: the parts of a `TakeTurn`, in order, none or more. Nothing
here changes the view.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from rules.baltimore_ohio.market_round import turn_parts
from rules.baltimore_ohio.market_round.market import check_turn
from rules.baltimore_ohio.model.actions import (
    AnyPart,
    Buy,
    BuyBack,
    Lot,
    OpenAuction,
    Sell,
    TakeTurn,
)
from rules.baltimore_ohio.model.events import (
    PresidentChanged,
    RailroadStarted,
    ValueMoved,
)
from rules.baltimore_ohio.model.play import TRACK, Play, Position
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.stock import buying, selling
from rules.errors import RuleError
from rules.game import Event

Plan = tuple[AnyPart, ...]
P = TypeVar("P", bound=AnyPart)


class Moved(msgspec.Struct, frozen=True):
    """A value in dollars a share before and after the turn; None: not on the track."""

    railroad: str
    before: int | None
    after: int | None


class Outcome(msgspec.Struct, frozen=True):
    """What a turn would bring. `cash`: the seat's dollars before it and after each part; `values`
    only of railroads that move or start; `presidents`: (railroad, before, after) over the whole
    turn; `treasuries`: dollars after it, of railroads whose treasury changes; `shares`: the seat's
    shares after it; `table` is the game as
    it would stand, before an auction is decided; it shares with the view what a market turn never
    changes, so it is to be read only."""

    cash: tuple[int, ...]
    values: tuple[Moved, ...]
    presidents: tuple[tuple[str, int | None, int | None], ...]
    treasuries: dict[str, int]
    shares: dict[str, int]
    events: tuple[Event, ...]
    table: State


class Further(msgspec.Struct, frozen=True):
    """What can follow a plan, by kind. `lots` go into the sale with which it ends, or begin one;
    `cards` are the Robber Barons that can be put up."""

    lots: tuple[Lot, ...]
    buys: tuple[Buy, ...]
    backs: tuple[BuyBack, ...]
    cards: tuple[str, ...]


def _seat(view: View) -> int:
    if view.viewer is None or view.table.market is None:
        raise RuleError("compose-none", "6")
    return view.viewer


def _after(view: View, plan: Plan) -> Position:
    """The table after the parts planned, only to be read. Raises RuleError where they are not
    lawful."""
    seat = _seat(view)
    if not plan:
        return Position(view.table)
    if any(isinstance(part, OpenAuction) for part in plan[:-1]):
        raise RuleError("auction-last", "45")
    trial = Play(turn_parts.sketch(view.table))
    for part in plan:
        turn_parts.check(trial, seat, part)
        turn_parts.do(trial, seat, part)
    return trial


def parts(view: View, plan: Plan = ()) -> tuple[AnyPart, ...]:
    """Every single part that can follow the plan; a sale of several railroads begins with one and
    goes on with `lots`. Nothing follows an auction. RuleError if the plan itself is not lawful."""
    if plan and isinstance(plan[-1], OpenAuction):
        _after(view, plan)
        return ()
    return tuple(turn_parts.legal(_after(view, plan), _seat(view)))


def only(view: View, plan: Plan, kind: type[P]) -> tuple[P, ...]:
    """Those of one kind among them, without looking for others."""
    return tuple(turn_parts.KINDS[kind].legal(_after(view, plan), _seat(view)))


def lots(view: View, plan: Plan) -> tuple[Lot, ...]:
    """The lots that can be added to the sale with which the plan ends, or begin one."""
    sale = plan[-1] if plan and isinstance(plan[-1], Sell) else Sell(())
    before = plan[:-1] if sale.lots else plan
    trial = _after(view, before)
    seat = _seat(view)
    if trial.market.sold:
        return ()
    taken = {lot.railroad for lot in sale.lots}
    return tuple(
        Lot(railroad, count)
        for railroad in trial.state.players[seat].shares
        if railroad not in taken
        for count in range(1, selling.most(trial, seat, railroad) + 1)
    )


def further(view: View, plan: Plan) -> Further:
    """The same by kind, each card once however many bids it can open with."""
    found = parts(view, plan)
    closed = bool(plan) and isinstance(plan[-1], OpenAuction)
    return Further(
        () if closed else lots(view, plan),
        tuple(part for part in found if isinstance(part, Buy)),
        tuple(part for part in found if isinstance(part, BuyBack)),
        tuple(dict.fromkeys(part.card for part in found if isinstance(part, OpenAuction))),
    )


def with_lot(plan: Plan, lot: Lot) -> Plan:
    """The plan with one lot more: in the sale with which it ends, or in a new one."""
    if plan and isinstance(plan[-1], Sell):
        return (*plan[:-1], Sell((*plan[-1].lots, lot)))
    return (*plan, Sell((lot,)))


def startable(view: View) -> tuple[str, ...]:
    """The railroads that can be started or brought back at the present Tech Level (5, 37)."""
    position = Position(view.table)
    return tuple(
        name
        for name, line in view.table.railroads.items()
        if line.value is None and buying.available(position, name)
    )


def outcome(view: View, action: TakeTurn) -> Outcome:
    """What the turn would bring the viewer, whose turn it is. RuleError when it is not lawful."""
    seat = _seat(view)
    if seat not in view.to_move:
        raise RuleError("not-your-turn", "6")
    before = Position(view.table)
    check_turn(before, seat, action)
    trial = Play(turn_parts.sketch(view.table))
    cash = [trial.state.players[seat].cash]
    for part in action.parts:
        turn_parts.do(trial, seat, part)
        cash.append(trial.state.players[seat].cash)
    moved = {
        event.railroad: None
        for event in trial.events
        if isinstance(event, ValueMoved | RailroadStarted)
    }
    changed = {
        event.railroad: None for event in trial.events if isinstance(event, PresidentChanged)
    }
    old, new = view.table.railroads, trial.state.railroads
    return Outcome(
        cash=tuple(cash),
        values=tuple(
            Moved(name, _value(view.table, name), _value(trial.state, name)) for name in moved
        ),
        presidents=tuple(
            (name, old[name].president, new[name].president)
            for name in changed
            if old[name].president != new[name].president
        ),
        treasuries={
            name: line.treasury for name, line in new.items() if line.treasury != old[name].treasury
        },
        shares=dict(trial.state.players[seat].shares),
        events=tuple(trial.events),
        table=trial.state,
    )


def after(view: View, plan: Plan) -> State:
    """The table as the parts planned would leave it, as in an `Outcome`."""
    return outcome(view, TakeTurn(plan)).table if plan else view.table


def _value(table: State, railroad: str) -> int | None:
    index = table.railroads[railroad].value
    return None if index is None else TRACK[index]
