"""Treasury: a share bought from the bank or a company, or sold to it (section 8, rulings 15 to
17)."""

from __future__ import annotations

from collections.abc import Iterator

import data.train_tycoon as facts
from rules.errors import RuleError
from rules.train_tycoon.model.actions import BuyShare, PassTreasury, SellShare
from rules.train_tycoon.model.events import Passed, PhaseBegan
from rules.train_tycoon.model.play import Next, Play, Position, Step
from rules.train_tycoon.model.state import Phase

Deal = BuyShare | SellShare | PassTreasury


def begin(play: Play) -> Next:
    play.tell(PhaseBegan(play.state.turn, "treasury"))
    play.state.players_left = play.player_order()
    return Step.NEXT_TREASURY


def next_player(play: Play) -> Next:
    """The next player in PO. What is forced, a single sale or none, is done by itself (17)."""
    state = play.state
    while state.players_left:
        seat = state.players_left.pop(0)
        state.mover = seat
        found = list(legal_deal(play))
        if len(found) > 1:
            play.turn_of(seat)
            return Phase.TREASURY
        if isinstance(found[0], SellShare):
            _sell(play, seat, found[0].company)
    state.mover = None
    return Step.END_TREASURY


def _mover(position: Position) -> int:
    assert position.state.mover is not None
    return position.state.mover


def may_buy(position: Position, seat: int, name: str) -> bool:
    """Cash for one share, and a share to be had (15)."""
    company = position.state.companies[name]
    there = company.bank > 0 or company.issued < facts.finance().max_issued_shares
    return company.active and there and position.state.players[seat].net >= company.price


def may_sell(position: Position, seat: int, name: str) -> bool:
    """A share of one's own, and not the last one in players' hands (16)."""
    has = position.state.players[seat].shares.get(name, 0)
    return has > 0 and position.held(name) > 1


def _must_sell(position: Position, seat: int) -> bool:
    """In debt, and some sale is legal (17)."""
    player = position.state.players[seat]
    return player.net < 0 and any(may_sell(position, seat, name) for name in player.shares)


def legal_deal(position: Position) -> Iterator[Deal]:
    seat = _mover(position)
    order = position.state.order
    yield from (BuyShare(name) for name in order if may_buy(position, seat, name))
    yield from (SellShare(name) for name in order if may_sell(position, seat, name))
    if not _must_sell(position, seat):
        yield PassTreasury()


def asks(position: Position, seat: int) -> bool:
    """Whether a player is asked in his turn, whatever one player does before: out of debt he may
    pass (17), and a share bought or sold is of one company, so of two another is left."""
    found = [name for name in position.state.order if _deals(position, seat, name)]
    return position.state.players[seat].net >= 0 and len(found) > 1


def _deals(position: Position, seat: int, name: str) -> bool:
    return may_buy(position, seat, name) or may_sell(position, seat, name)


def check_buy(position: Position, seat: int, action: BuyShare) -> None:
    state = position.state
    company = state.companies.get(action.company)
    if company is None or not company.active:
        raise RuleError("not-active", "15", company=action.company)
    if not company.bank and company.issued >= facts.finance().max_issued_shares:
        most = facts.finance().max_issued_shares
        raise RuleError("no-share-left", "15", company=action.company, most=most)
    net = state.players[seat].net
    if net < company.price:
        raise RuleError("share-cash", "15", price_money=company.price, cash_money=max(0, net))


def check_sell(position: Position, seat: int, action: SellShare) -> None:
    if not position.state.players[seat].shares.get(action.company):
        raise RuleError("no-share", "16", company=action.company)
    if not may_sell(position, seat, action.company):
        raise RuleError("last-share", "16", company=action.company)


def check_pass(position: Position, seat: int, action: PassTreasury) -> None:
    if _must_sell(position, seat):
        raise RuleError("must-sell", "17")


def do_buy(play: Play, seat: int, action: BuyShare) -> Next:
    """From the bank if it has one, else a new share from the treasury."""
    company = play.company(action.company)
    from_bank = company.bank > 0
    play.pay(seat, None if from_bank else action.company, company.price, "treasury")
    play.move_shares(action.company, "bank" if from_bank else "treasury", seat)
    return Step.NEXT_TREASURY


def do_sell(play: Play, seat: int, action: SellShare) -> Next:
    _sell(play, seat, action.company)
    return Step.NEXT_TREASURY


def _sell(play: Play, seat: int, company: str) -> None:
    """The company pays, with loans if it must (16)."""
    play.pay(company, seat, play.company(company).price, "treasury")
    play.move_shares(company, seat, "treasury")


def do_pass(play: Play, seat: int, action: PassTreasury) -> Next:
    play.tell(Passed(seat, "treasury"))
    return Step.NEXT_TREASURY
