"""An acquisition or merger is carried out; insolvent companies go bankrupt (section 9, rulings 32
to 38)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import data.train_tycoon as facts
from rules.errors import RuleError
from rules.train_tycoon.model.actions import KeepLines
from rules.train_tycoon.model.events import CompanyRemoved, TookOver
from rules.train_tycoon.model.play import Next, Play, Position, Step
from rules.train_tycoon.model.state import Company, Phase
from rules.train_tycoon.operation import track
from rules.train_tycoon.shares.mergers import attempt, insolvent


def carry_out(play: Play) -> Next:
    """The first proposal of the order has passed both votes."""
    now = attempt(play)
    bid = now.order[0]
    moved = [line for line in play.state.lines if line.owner == now.target]
    numbers = tuple(line.id for line in moved)
    play.tell(TookOver(bid.company, now.target, bid.kind, bid.price, numbers))
    if bid.kind == "merger":
        _convert(play, bid.company, now.target)
    else:
        _buy_out(play, bid.company, now.target, bid.price)
    net = play.company(now.target).net
    if net >= 0:
        play.pay(now.target, bid.company, net, "takeover")
    else:
        play.pay(bid.company, now.target, -net, "takeover")
    for line in moved:
        line.owner = bid.company
    _remove(play, now.target, insolvent_=False)
    return _trains(play, bid.company)


def _buy_out(play: Play, bidder: str, target: str, price: int) -> None:
    """The price for every issued share: to its holder, for the bank's to the bank (32)."""
    company = play.company(target)
    for seat in play.player_order():
        count = play.state.players[seat].shares.get(target, 0)
        if count:
            play.pay(bidder, seat, price * count, "acquisition")
            play.move_shares(target, seat, "treasury", count)
    if company.bank:
        play.pay(bidder, None, price * company.bank, "acquisition")
        play.move_shares(target, "bank", "treasury", company.bank)


def _convert(play: Play, bidder: str, target: str) -> None:
    """Shares become shares of the bidder one for one, the bank's too (33)."""
    company = play.company(target)
    for seat in play.player_order():
        count = play.state.players[seat].shares.get(target, 0)
        if count:
            play.move_shares(target, seat, "treasury", count)
            play.move_shares(bidder, "treasury", seat, count)
    count = company.bank
    if count:
        play.move_shares(target, "bank", "treasury", count)
        play.move_shares(bidder, "treasury", "bank", count)


def _remove(play: Play, name: str, *, insolvent_: bool) -> None:
    """Out of the game until it is floated anew, then as a city HQ; a factory not yet placed is
    gone (38)."""
    play.state.order.remove(name)
    play.state.companies[name] = Company()
    play.tell(CompanyRemoved(name, insolvent_))


def _trains(play: Play, bidder: str) -> Next:
    """With more than ten lines the president says which ten stay (34)."""
    if len(play.lines_of(bidder)) <= facts.components().trains_per_company:
        return Step.NEXT_TARGET
    president = play.company(bidder).president
    assert president is not None
    play.turn_of(president)
    return Phase.KEEP


def crowded(position: Position) -> tuple[str, list[int]]:
    """The company with too many lines, and those to choose from, oldest first."""
    bidder = attempt(position).order[0].company
    return bidder, [line.id for line in position.lines_of(bidder)]


def legal_keep(position: Position) -> Iterator[KeepLines]:
    """All choices, the oldest ten first."""
    for lines in combinations(crowded(position)[1], facts.components().trains_per_company):
        yield KeepLines(lines)


def check_keep(position: Position, seat: int, action: KeepLines) -> None:
    count = facts.components().trains_per_company
    kept = set(action.lines)
    if len(kept) != count or len(action.lines) != count:
        raise RuleError("keep-count", "34", count=count)
    if not kept <= set(crowded(position)[1]):
        raise RuleError("keep-lines", "34")


def do_keep(play: Play, seat: int, action: KeepLines) -> Next:
    for number in crowded(play)[1]:
        if number not in action.lines:
            track.take_train(play, number, "over ten")
    return Step.NEXT_TARGET


def end_phase(play: Play) -> Next:
    """Companies insolvent now are bankrupt, named or not; their holders get nothing (37)."""
    state = play.state
    for name in [name for name in state.order if insolvent(play, name)]:
        for seat in play.player_order():
            count = state.players[seat].shares.get(name, 0)
            if count:
                play.move_shares(name, seat, "treasury", count)
        if play.company(name).bank:
            play.move_shares(name, "bank", "treasury", play.company(name).bank)
        for line in play.lines_of(name):
            track.take_train(play, line.id, "insolvency")
        play.pay(None, name, -play.company(name).net, "insolvency")
        _remove(play, name, insolvent_=True)
    return Step.IPO if "ipo" in play.numbers.phases else Step.OPERATE
