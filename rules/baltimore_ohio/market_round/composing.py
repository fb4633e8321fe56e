"""Composes a market turn from a view: what can come next, and what the turn would bring.

A plan is what has been chosen so far: the parts of a `TakeTurn`, in order, none or more.
Nothing here changes the view."""

from __future__ import annotations

from typing import TypeVar

import msgspec

import data.baltimore_ohio as facts
from rules.baltimore_ohio.market_round import turn_parts
from rules.baltimore_ohio.market_round.market import check_take_turn
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
from rules.baltimore_ohio.model.position import MutablePosition, Position
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.stock import buying, selling
from rules.errors import RuleError
from rules.game import Event

Plan = tuple[AnyPart, ...]
P = TypeVar("P", bound=AnyPart)


class ValueChange(msgspec.Struct, frozen=True):
    """Dollars a share before and after the turn; None: not on the track."""

    railroad: str
    before: int | None
    after: int | None


class Outcome(msgspec.Struct, frozen=True):
    """What a turn would bring.

    `cash`: the seat's dollars before it and after each part; `values` only of railroads that
    move or start; `presidents`: (railroad, before, after) over the whole turn; `treasuries`:
    dollars after it, of railroads whose treasury changes; `shares`: the seat's shares after
    it. `table` is the game afterwards, before an auction is decided. Read it only: it shares
    with the view what a market turn never changes."""

    cash: tuple[int, ...]
    values: tuple[ValueChange, ...]
    presidents: tuple[tuple[str, int | None, int | None], ...]
    treasuries: dict[str, int]
    shares: dict[str, int]
    events: tuple[Event, ...]
    table: State


class NextParts(msgspec.Struct, frozen=True):
    """What can follow a plan, by kind.

    `lots` go into the sale with which it ends, or begin one; `cards` are the Robber Barons
    that can be put up for auction."""

    lots: tuple[Lot, ...]
    buys: tuple[Buy, ...]
    backs: tuple[BuyBack, ...]
    cards: tuple[str, ...]


def _seat(view: View) -> int:
    """Return the viewer. Raises RuleError if there is none, or no Market Round."""
    if view.viewer is None or view.table.market is None:
        raise RuleError("compose-none", "6")
    return view.viewer


def _position_after(view: View, plan: Plan) -> Position:
    """Return the position after the planned parts, only to be read.

    Raises RuleError where they are not legal."""
    seat = _seat(view)
    if not plan:
        return Position(view.table)
    if any(isinstance(part, OpenAuction) for part in plan[:-1]):
        raise RuleError("auction-last", "45")
    trial = MutablePosition(turn_parts.copy_for_market(view.table))
    for part in plan:
        turn_parts.check_part(trial, seat, part)
        turn_parts.do_part(trial, seat, part)
    return trial


def next_parts(view: View, plan: Plan = ()) -> tuple[AnyPart, ...]:
    """Return every single part that can follow the plan.

    A sale of several railroads begins with one and goes on with `next_lots`. Nothing follows
    an auction. Raises RuleError if the plan itself is not legal."""
    if plan and isinstance(plan[-1], OpenAuction):
        _position_after(view, plan)
        return ()
    return tuple(turn_parts.legal_parts(_position_after(view, plan), _seat(view)))


def next_parts_of_kind(view: View, plan: Plan, kind: type[P]) -> tuple[P, ...]:
    """Return the parts of one kind that can follow the plan, without computing the others."""
    parts = turn_parts.PART_RULES[kind].legal(_position_after(view, plan), _seat(view))
    return tuple(part for part in parts if isinstance(part, kind))


def next_lots(view: View, plan: Plan) -> tuple[Lot, ...]:
    """Return the lots that can be added to the sale with which the plan ends, or begin one."""
    sale = plan[-1] if plan and isinstance(plan[-1], Sell) else Sell(())
    before = plan[:-1] if sale.lots else plan
    trial = _position_after(view, before)
    seat = _seat(view)
    if trial.market.sold:
        return ()
    railroads = {lot.railroad for lot in sale.lots}
    return tuple(
        Lot(railroad, count)
        for railroad in trial.state.players[seat].shares
        if railroad not in railroads
        for count in range(1, selling.max_sale(trial, seat, railroad) + 1)
    )


def next_parts_by_kind(view: View, plan: Plan) -> NextParts:
    """Return what can follow the plan by kind, each card once for all its opening bids."""
    all_parts = next_parts(view, plan)
    opens_auction = bool(plan) and isinstance(plan[-1], OpenAuction)
    return NextParts(
        () if opens_auction else next_lots(view, plan),
        tuple(part for part in all_parts if isinstance(part, Buy)),
        tuple(part for part in all_parts if isinstance(part, BuyBack)),
        tuple(dict.fromkeys(part.card for part in all_parts if isinstance(part, OpenAuction))),
    )


def add_lot(plan: Plan, lot: Lot) -> Plan:
    """Return the plan with one more lot, in the sale with which it ends or in a new one."""
    if plan and isinstance(plan[-1], Sell):
        return (*plan[:-1], Sell((*plan[-1].lots, lot)))
    return (*plan, Sell((lot,)))


def startable_railroads(view: View) -> tuple[str, ...]:
    """Return the railroads that can be started or brought back at this Tech Level (5, 37)."""
    position = Position(view.table)
    return tuple(
        name
        for name, line in view.table.railroads.items()
        if line.value is None and buying.is_available(position, name)
    )


def preview_market_turn(view: View, action: TakeTurn) -> Outcome:
    """Return what the turn would bring the viewer, whose turn it is.

    Raises RuleError if it is not legal."""
    seat = _seat(view)
    if seat not in view.to_move:
        raise RuleError("not-your-turn", "6")
    before = Position(view.table)
    check_take_turn(before, seat, action)
    trial = MutablePosition(turn_parts.copy_for_market(view.table))
    cash = [trial.state.players[seat].cash]
    for part in action.parts:
        turn_parts.do_part(trial, seat, part)
        cash.append(trial.state.players[seat].cash)
    moved = {
        event.railroad: None
        for event in trial.events
        if isinstance(event, ValueMoved | RailroadStarted)
    }
    new_presidents = {
        event.railroad: None for event in trial.events if isinstance(event, PresidentChanged)
    }
    old, new = view.table.railroads, trial.state.railroads
    return Outcome(
        cash=tuple(cash),
        values=tuple(
            ValueChange(name, _value(view.table, name), _value(trial.state, name)) for name in moved
        ),
        presidents=tuple(
            (name, old[name].president, new[name].president)
            for name in new_presidents
            if old[name].president != new[name].president
        ),
        treasuries={
            name: line.treasury for name, line in new.items() if line.treasury != old[name].treasury
        },
        shares=dict(trial.state.players[seat].shares),
        events=tuple(trial.events),
        table=trial.state,
    )


def preview_table(view: View, plan: Plan) -> State:
    """Return the table after the planned parts, as in an `Outcome`."""
    return preview_market_turn(view, TakeTurn(plan)).table if plan else view.table


def _value(table: State, railroad: str) -> int | None:
    index = table.railroads[railroad].value
    return None if index is None else facts.track_values()[index]
