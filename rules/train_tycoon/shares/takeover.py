"""Execution of an acquisition or merger, and company bankruptcies (section 9, rulings 32 to 38)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import data.train_tycoon as facts
from rules.errors import RuleError
from rules.train_tycoon.model.actions import KeepLines
from rules.train_tycoon.model.events import CompanyRemoved, TookOver
from rules.train_tycoon.model.position import MutablePosition, Next, Position, Step
from rules.train_tycoon.model.state import Company, Phase
from rules.train_tycoon.operation import track
from rules.train_tycoon.shares.mergers import attempt, is_insolvent


def execute_takeover(play: MutablePosition) -> Next:
    """Carry out the first proposal of the order, which has passed both votes."""
    now = attempt(play)
    bid = now.order[0]
    lines = [line for line in play.state.lines if line.owner == now.target]
    numbers = tuple(line.id for line in lines)
    play.emit(TookOver(bid.company, now.target, bid.kind, bid.price, numbers))
    if bid.kind == "merger":
        _convert_shares(play, bid.company, now.target)
    else:
        _buy_out(play, bid.company, now.target, bid.price)
    net = play.company(now.target).net
    if net >= 0:
        play.pay(now.target, bid.company, net, "takeover")
    else:
        play.pay(bid.company, now.target, -net, "takeover")
    for line in lines:
        line.owner = bid.company
    _remove_company(play, now.target, insolvent_=False)
    return _limit_lines(play, bid.company)


def _buy_out(play: MutablePosition, bidder: str, target: str, price: int) -> None:
    """Pay the price for every issued share: to its holder, for the bank's to the bank (32)."""
    company = play.company(target)
    for seat in play.player_order():
        count = play.state.players[seat].shares.get(target, 0)
        if count:
            play.pay(bidder, seat, price * count, "acquisition")
            play.move_shares(target, seat, "treasury", count)
    if company.bank:
        play.pay(bidder, None, price * company.bank, "acquisition")
        play.move_shares(target, "bank", "treasury", company.bank)


def _convert_shares(play: MutablePosition, bidder: str, target: str) -> None:
    """Turn shares into shares of the bidder one for one, including the bank's (33)."""
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


def _remove_company(play: MutablePosition, name: str, *, insolvent_: bool) -> None:
    """Remove the company until it is floated again, then as a city HQ (38).

    A factory not yet placed is lost."""
    play.state.order.remove(name)
    play.state.companies[name] = Company()
    play.emit(CompanyRemoved(name, insolvent_))


def _limit_lines(play: MutablePosition, bidder: str) -> Next:
    """If the bidder has more than ten lines, let the president choose which ten stay (34)."""
    if len(play.lines_of(bidder)) <= facts.components().trains_per_company:
        return Step.NEXT_TARGET
    president = play.company(bidder).president
    assert president is not None
    play.start_turn(president)
    return Phase.KEEP


def excess_lines(position: Position) -> tuple[str, list[int]]:
    """Return the company with too many lines, and all its lines, oldest first."""
    bidder = attempt(position).order[0].company
    return bidder, [line.id for line in position.lines_of(bidder)]


def legal_keep(position: Position) -> Iterator[KeepLines]:
    """Yield all choices, the oldest ten first."""
    for lines in combinations(excess_lines(position)[1], facts.components().trains_per_company):
        yield KeepLines(lines)


def check_keep_lines(position: Position, seat: int, action: KeepLines) -> None:
    count = facts.components().trains_per_company
    chosen = set(action.lines)
    if len(chosen) != count or len(action.lines) != count:
        raise RuleError("keep-count", "34", count=count)
    if not chosen <= set(excess_lines(position)[1]):
        raise RuleError("keep-lines", "34")


def do_keep_lines(play: MutablePosition, seat: int, action: KeepLines) -> Next:
    for number in excess_lines(play)[1]:
        if number not in action.lines:
            track.take_train(play, number, "over ten")
    return Step.NEXT_TARGET


def end_phase(play: MutablePosition) -> Next:
    """Remove all insolvent companies, named as a target or not; their holders get nothing (37)."""
    state = play.state
    for name in [name for name in state.order if is_insolvent(play, name)]:
        for seat in play.player_order():
            count = state.players[seat].shares.get(name, 0)
            if count:
                play.move_shares(name, seat, "treasury", count)
        if play.company(name).bank:
            play.move_shares(name, "bank", "treasury", play.company(name).bank)
        for line in play.lines_of(name):
            track.take_train(play, line.id, "insolvency")
        play.pay(None, name, -play.company(name).net, "insolvency")
        _remove_company(play, name, insolvent_=True)
    return Step.IPO if "ipo" in play.turn_facts.phases else Step.OPERATE
