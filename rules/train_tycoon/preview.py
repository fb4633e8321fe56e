"""What an action would bring about, figured from a view: for showing it before it is done."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from msgspec.structs import replace

import data.train_tycoon as facts
from rules.errors import RuleError
from rules.game import Event, copied
from rules.train_tycoon.ending import share_value, worth
from rules.train_tycoon.game import GAME, STEPS
from rules.train_tycoon.model.actions import AnyAction, FinishTrains
from rules.train_tycoon.model.events import IncomeCounted
from rules.train_tycoon.model.play import Play, Position, Step
from rules.train_tycoon.model.state import Phase, Proposal, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.shares import takeover
from rules.train_tycoon.shares.mergers import attempt

OWN = frozenset(
    {
        Step.LINE_DONE,
        Step.AFTER_TAKING,
        Step.AFTER_LINE,
        Step.TRAINS,
        Step.MORE_TRAINS,
        Step.DELIVER,
        Step.SETTLE,
        Step.ASK_BIDS,
    }
)
"""Automatic steps that belong to the turn of the company that acts, and whom a target has bid;
others are not looked at."""


class Preview(NamedTuple):
    """The game after the action and what of the company's turn follows by itself, and the events on
    the way. `table` is good for looking, not for playing on."""

    table: State
    events: tuple[Event, ...]


def preview(view: View, action: AnyAction) -> Preview:
    """The viewer's action tried out; the view stays as it is. A secret choice shows nothing but
    that it is made. RuleError if the action is not legal."""
    seat = view.viewer
    if seat is None:
        raise RuleError("not-your-turn", "3")
    table = copied(view.table)
    play = Play(table)
    step = GAME.verb(play, seat, action).do(play, seat, action)
    while isinstance(step, Step) and step in OWN:
        step = STEPS[step](play)
    if isinstance(step, Phase):
        table.phase = step
    return Preview(table, tuple(play.events))


def operated(view: View, action: AnyAction | None = None) -> State:
    """The table once the company that may change its trains has earned its income: after this
    action, or with its trains as they are."""
    table, events = preview(view, action or FinishTrains())
    earned = any(isinstance(event, IncomeCounted) for event in events)
    return table if earned else operated(replace(view, table=table))


def carried_out(view: View, bid: Proposal) -> State:
    """The table as it would be if both votes on this proposal passed, for a company that is put up
    for bids now; who has too many lines would still have to choose among them (32 to 35)."""
    table = copied(view.table)
    assert table.attempt is not None
    table.attempt.order = [bid]
    takeover.carry_out(Play(table))
    return table


def outcome(view: View, bid: Proposal, seat: int) -> dict[str, int | str]:
    """The numbers before and after a proposal: of the bidder, of a share of it, of one player.

    Before: the bidder's `income`, `each` share's, its net (`before`), shares (`issued_before`) and
    their `value`; the player's net (`had`), worth (`was`), `own` shares of it and those of the
    target that go (`gone`). After: `both`, `later`, `after`, `issued`, `now`, `purse`, `worth`,
    `shares`; and how many loans the bidder may have (`most`)."""
    table, after = view.table, carried_out(view, bid)
    before, later = Position(table), Position(after)
    goal = attempt(before).target
    one, other = table.companies[bid.company], table.companies[goal]
    made, own, now = after.companies[bid.company], table.players[seat], after.players[seat]
    return {
        "bidder": bid.company,
        "target": goal,
        "price": bid.price,
        "total": bid.price * other.issued,
        "income": one.income,
        "both": one.income + other.income,
        "each": one.income // one.issued,
        "later": (one.income + other.income) // made.issued,
        "before": one.net,
        "after": made.net,
        "issued_before": one.issued,
        "issued": made.issued,
        "value": share_value(before, bid.company),
        "now": share_value(later, bid.company),
        "had": own.net,
        "purse": now.net,
        "was": worth(before, seat),
        "worth": worth(later, seat),
        "own": own.shares.get(bid.company, 0),
        "shares": now.shares.get(bid.company, 0),
        "gone": own.shares.get(goal, 0),
        "most": facts.max_loans(made.income),
    }


def without(table: State, numbers: Collection[int]) -> State:
    """The table without the trains of these lines."""
    gone = {line.id for line in table.lines if line.id in numbers}
    track = {
        place: [replace(piece, line=0) if piece.line in gone else piece for piece in pieces]
        for place, pieces in table.track.items()
    }
    return replace(table, lines=[one for one in table.lines if one.id not in gone], track=track)
