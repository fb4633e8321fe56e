"""Managing trains: expanding onto available lines and cutting lines (section 11, ruling 53)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import data.train_tycoon as facts
from rules.errors import RuleError
from rules.game import copy_state
from rules.train_tycoon.model.actions import Cut, Expand, FinishTrains
from rules.train_tycoon.model.operation_events import Expanded, HubRemoved
from rules.train_tycoon.model.position import MutablePosition, Next, Position, Step
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.operation import track
from rules.train_tycoon.operation.rights import rights_to_pay
from rules.train_tycoon.operation.track import Chain


def begin(play: MutablePosition) -> Next:
    """Take the trains off broken lines first."""
    for line in play.lines_of(play.operation.company):
        if line.broken:
            track.take_train(play, line.id, "broken")
    return Step.NEXT_CHANGE


def next_change(play: MutablePosition) -> Next:
    """Wait while a train can be placed or taken off, otherwise finish."""
    if next(_legal_changes(play), None) is not None:
        return Phase.TRAINS
    return finish_trains(play)


def finish_trains(play: MutablePosition) -> Next:
    """Remove transfer hubs without a train."""
    hubs = play.state.hubs
    for place in [place for place, hub in hubs.items() if hub.kind == "transfer"]:
        if not play.companies_at(place):
            del hubs[place]
            play.emit(HubRemoved(place))
    return Step.DELIVER


def expansions(position: Position) -> Iterator[tuple[Chain, int]]:
    """Yield available lines that can get a train now, with the dollars for rights."""
    operation = position.operation
    if (
        operation.cut
        or len(position.lines_of(operation.company)) >= facts.components().trains_per_company
    ):
        return
    for chain in track.available_chains(
        position.board, position.state, position.hubs_of(operation.company)
    ):
        price = _rights_price(position, chain)
        if price <= position.spending_limit(operation.company):
            yield chain, price


def _rights_price(position: Position, chain: Chain) -> int:
    hubs = [hub for hub, _ in chain.ends]
    return sum(price for _, _, price in rights_to_pay(position, position.operation.company, hubs))


def _legal_changes(position: Position) -> Iterator[Expand | Cut]:
    for chain, _ in expansions(position):
        yield Expand(*chain.ends[0])
    lines = position.lines_of(position.operation.company)
    if len(lines) > 1:
        yield from (Cut(line.id) for line in lines)


def legal_trains(position: Position) -> Iterator[Expand | Cut | FinishTrains]:
    yield FinishTrains()
    yield from _legal_changes(position)


def _find_chain(position: Position, action: Expand) -> Chain:
    """Return the available line that the action names. Raises RuleError if there is none."""
    state = position.state
    if action.hub in state.hubs and 0 <= action.edge < 6:
        chain = track.follow_chain(position.board, state, action.hub, action.edge)
        if chain is not None and chain.ends[0] == (action.hub, action.edge):
            return chain
    raise RuleError("no-chain", "53", hex=action.hub)


def check_expand(position: Position, seat: int, action: Expand) -> None:
    operation = position.operation
    most = facts.components().trains_per_company
    if operation.cut:
        raise RuleError("after-cut", "53")
    if len(position.lines_of(operation.company)) >= most:
        raise RuleError("trains-out", "53", most=most)
    chain = _find_chain(position, action)
    if not position.hubs_of(operation.company) & {hub for hub, _ in chain.ends}:
        raise RuleError("no-rights", "53")
    price = _rights_price(position, chain)
    if price > position.spending_limit(operation.company):
        limit = facts.loan_value() * facts.max_loans(position.operating_company.income)
        raise RuleError("spending", "44", cost_money=price, limit_money=limit)


def check_cut(position: Position, seat: int, action: Cut) -> None:
    lines = position.lines_of(position.operation.company)
    if all(line.id != action.line for line in lines):
        raise RuleError("not-own-line", "53", line=str(action.line))
    if len(lines) == 1:
        raise RuleError("last-train", "53")


def do_expand(play: MutablePosition, seat: int, action: Expand) -> Next:
    name = play.operation.company
    chain = _find_chain(play, action)
    price = _rights_price(play, chain)
    (first_hub, _), (second_hub, _) = chain.ends
    line = track.put_train(play, name, (first_hub, second_hub), chain.route)
    play.emit(Expanded(name, line.id, line.ends, price))
    play.pay(name, None, price, "rights")
    return Step.NEXT_CHANGE


def do_cut(play: MutablePosition, seat: int, action: Cut) -> Next:
    play.operation.cut = True
    track.take_train(play, action.line, "cut")
    return Step.NEXT_CHANGE


def check_finish_trains(position: Position, seat: int, action: FinishTrains) -> None:
    """Try the changes on a copy."""
    if action.changes:
        _change_trains(MutablePosition(copy_state(position.state)), seat, action.changes)


def _change_trains(play: MutablePosition, seat: int, changes: Sequence[Expand | Cut]) -> None:
    for change in changes:
        if isinstance(change, Expand):
            check_expand(play, seat, change)
            do_expand(play, seat, change)
        else:
            check_cut(play, seat, change)
            do_cut(play, seat, change)


def do_finish_trains(play: MutablePosition, seat: int, action: FinishTrains) -> Next:
    _change_trains(play, seat, action.changes)
    play.then = action.then
    return finish_trains(play)
