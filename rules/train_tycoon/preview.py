"""Previews: what an action would bring about, computed from a view."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from msgspec.structs import replace

import data.train_tycoon as facts
from rules.errors import RuleError
from rules.game import Event, copy_state
from rules.train_tycoon.ending import player_worth, share_value
from rules.train_tycoon.game import GAME, STEPS
from rules.train_tycoon.model.actions import AnyAction, FinishTrains
from rules.train_tycoon.model.operation_events import IncomeCounted
from rules.train_tycoon.model.position import MutablePosition, Position, Step
from rules.train_tycoon.model.state import Phase, Proposal, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation.presidents import reassign_presidents
from rules.train_tycoon.shares import takeover
from rules.train_tycoon.shares.mergers import attempt

TURN_STEPS = frozenset(
    {
        Step.REQUIRE_TRAIN,
        Step.INVEST,
        Step.FINISH_LINE,
        Step.TRAINS,
        Step.NEXT_CHANGE,
        Step.DELIVER,
        Step.SETTLE,
        Step.ASK_BIDS,
        Step.NEXT_PROPOSAL,
    }
)
"""Automatic steps of the acting company's turn, asking for bids, and the fee where nobody can bid;
others are not previewed."""


class Preview(NamedTuple):
    """The game after the action and the automatic steps of the turn, with their events.

    `table` is for display, not for playing on."""

    table: State
    events: tuple[Event, ...]


def preview(view: View, action: AnyAction) -> Preview:
    """Try the viewer's action on a copy of the view.

    A secret choice shows only that it was made. Raises RuleError if the action is not legal."""
    seat = view.viewer
    if seat is None:
        raise RuleError("not-your-turn", "3")
    table = copy_state(view.table)
    play = MutablePosition(table)
    step = GAME.action_rules(play, seat, action).do(play, seat, action)
    while isinstance(step, Step) and step in TURN_STEPS:
        step = STEPS[step](play)
    if isinstance(step, Phase):
        table.phase = step
    return Preview(table, tuple(play.events))


def table_after_income(view: View, action: AnyAction | None = None) -> State:
    """Return the table once the company that may change its trains has earned its income.

    After this action, or with its trains as they are."""
    table, events = preview(view, action or FinishTrains())
    earned = any(isinstance(event, IncomeCounted) for event in events)
    return table if earned else table_after_income(replace(view, table=table))


def table_after_takeover(view: View, bid: Proposal) -> State:
    """Return the table as if both votes on this proposal passed, for the current target.

    A bidder with too many lines would still have to choose among them (32 to 35)."""
    table = copy_state(view.table)
    assert table.attempt is not None
    table.attempt.order = [bid]
    takeover.execute_takeover(MutablePosition(table))
    return table


def preview_takeover(view: View, bid: Proposal, seat: int) -> dict[str, int | str | None]:
    """Return figures of the bidder, of its share and of one player before and after a proposal.

    Before: the bidder's `income`, `each` share's, its net (`before`), shares (`issued_before`)
    and their `value`; the player's net (`had`), worth (`was`), `own` shares of it and those of
    the target that go (`gone`). After: `both`, `later`, `after`, `issued`, `now`, `purse`,
    `worth`, `shares`; how many loans the bidder may have (`most`), who leads it (`leader`) and who
    would by the shares when presidents are reassigned (`next_leader`)."""
    table, after = view.table, table_after_takeover(view, bid)
    reassigned = MutablePosition(copy_state(after))
    reassign_presidents(reassigned)
    position, position_after = Position(table), Position(after)
    target = attempt(position).target
    bidder, target_company = table.companies[bid.company], table.companies[target]
    merged, player, player_after = (
        after.companies[bid.company],
        table.players[seat],
        after.players[seat],
    )
    return {
        "bidder": bid.company,
        "target": target,
        "price": bid.price,
        "total": bid.price * target_company.issued,
        "income": bidder.income,
        "both": bidder.income + target_company.income,
        "each": bidder.income // bidder.issued,
        "later": (bidder.income + target_company.income) // merged.issued,
        "before": bidder.net,
        "after": merged.net,
        "issued_before": bidder.issued,
        "issued": merged.issued,
        "value": share_value(position, bid.company),
        "now": share_value(position_after, bid.company),
        "had": player.net,
        "purse": player_after.net,
        "was": player_worth(position, seat),
        "worth": player_worth(position_after, seat),
        "own": player.shares.get(bid.company, 0),
        "shares": player_after.shares.get(bid.company, 0),
        "gone": player.shares.get(target, 0),
        "most": facts.max_loans(merged.income),
        "leader": merged.president,
        "next_leader": reassigned.company(bid.company).president,
    }


def table_without_lines(table: State, numbers: Collection[int]) -> State:
    """Return the table without these lines and their trains."""
    removed = {line.id for line in table.lines if line.id in numbers}
    track = {
        place: [replace(piece, line=0) if piece.line in removed else piece for piece in pieces]
        for place, pieces in table.track.items()
    }
    return replace(
        table,
        lines=[remaining for remaining in table.lines if remaining.id not in removed],
        track=track,
    )
