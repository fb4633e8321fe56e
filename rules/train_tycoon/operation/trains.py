"""Managing trains (section 11, ruling 53)."""

from __future__ import annotations

from collections.abc import Iterator

import data.train_tycoon as facts
from rules.errors import RuleError
from rules.train_tycoon.model.actions import Cut, Expand, FinishTrains
from rules.train_tycoon.model.events import Expanded, HubRemoved
from rules.train_tycoon.model.play import LOAN, Next, Play, Position, Step
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.operation import track
from rules.train_tycoon.operation.rights import rights
from rules.train_tycoon.operation.track import Chain


def begin(play: Play) -> Next:
    """Trains leave broken lines first."""
    for line in play.lines_of(play.operation.company):
        if line.broken:
            track.take_train(play, line.id, "broken")
    return Step.MORE_TRAINS


def more(play: Play) -> Next:
    """Go on asking while a train can be placed or taken off."""
    if next(_changes(play), None) is not None:
        return Phase.TRAINS
    return finish(play)


def finish(play: Play) -> Next:
    """Transfer hubs where no train runs are removed."""
    hubs = play.state.hubs
    for place in [place for place, hub in hubs.items() if hub.kind == "transfer"]:
        if not play.companies_at(place):
            del hubs[place]
            play.tell(HubRemoved(place))
    return Step.DELIVER


def expansions(position: Position) -> Iterator[tuple[Chain, int]]:
    """Available lines that the company can put a train on now, with the rights to pay."""
    now = position.operation
    if now.cut or len(position.lines_of(now.company)) >= facts.components().trains_per_company:
        return
    for chain in track.chains(position.board, position.state, position.hubs_of(now.company)):
        price = _price(position, chain)
        if price <= position.may_spend(now.company):
            yield chain, price


def _price(position: Position, chain: Chain) -> int:
    hubs = [hub for hub, _ in chain.ends]
    return sum(price for _, _, price in rights(position, position.operation.company, hubs))


def _changes(position: Position) -> Iterator[Expand | Cut]:
    for chain, _ in expansions(position):
        yield Expand(*chain.ends[0])
    lines = position.lines_of(position.operation.company)
    if len(lines) > 1:
        yield from (Cut(line.id) for line in lines)


def legal_trains(position: Position) -> Iterator[Expand | Cut | FinishTrains]:
    yield FinishTrains()
    yield from _changes(position)


def _chain(position: Position, action: Expand) -> Chain:
    """The available line that the action names. RuleError if there is none."""
    state = position.state
    if action.hub in state.hubs and 0 <= action.edge < 6:
        chain = track.follow(position.board, state, action.hub, action.edge)
        if chain is not None and chain.ends[0] == (action.hub, action.edge):
            return chain
    raise RuleError("no-chain", "53", hex=action.hub)


def check_expand(position: Position, seat: int, action: Expand) -> None:
    now = position.operation
    most = facts.components().trains_per_company
    if now.cut:
        raise RuleError("after-cut", "53")
    if len(position.lines_of(now.company)) >= most:
        raise RuleError("trains-out", "53", most=most)
    chain = _chain(position, action)
    if not position.hubs_of(now.company) & {hub for hub, _ in chain.ends}:
        raise RuleError("no-rights", "53")
    price = _price(position, chain)
    if price > position.may_spend(now.company):
        limit = LOAN * facts.max_loans(position.operating.income)
        raise RuleError("spending", "44", cost_money=price, limit_money=limit)


def check_cut(position: Position, seat: int, action: Cut) -> None:
    lines = position.lines_of(position.operation.company)
    if all(line.id != action.line for line in lines):
        raise RuleError("not-own-line", "53", line=str(action.line))
    if len(lines) == 1:
        raise RuleError("last-train", "53")


def do_expand(play: Play, seat: int, action: Expand) -> Next:
    name = play.operation.company
    chain = _chain(play, action)
    price = _price(play, chain)
    (one, _), (two, _) = chain.ends
    line = track.put_train(play, name, (one, two), chain.route)
    play.tell(Expanded(name, line.id, line.ends, price))
    play.pay(name, None, price, "rights")
    return Step.MORE_TRAINS


def do_cut(play: Play, seat: int, action: Cut) -> Next:
    play.operation.cut = True
    track.take_train(play, action.line, "cut")
    return Step.MORE_TRAINS


def do_finish(play: Play, seat: int, action: FinishTrains) -> Next:
    play.then = action.then
    return finish(play)
