"""Treasury: buying or selling one share (section 8, rulings 15 to 17)."""

from __future__ import annotations

from collections.abc import Iterator

import data.train_tycoon as facts
from rules.errors import RuleError
from rules.train_tycoon.model.actions import BuyShare, PassTreasury, SellShare
from rules.train_tycoon.model.events import Passed, PhaseBegan
from rules.train_tycoon.model.position import MutablePosition, Next, Position, Step
from rules.train_tycoon.model.state import Phase

TreasuryAction = BuyShare | SellShare | PassTreasury


def begin(play: MutablePosition) -> Next:
    play.emit(PhaseBegan(play.state.turn, "treasury"))
    play.state.players_left = play.player_order()
    return Step.NEXT_TREASURY


def next_player(play: MutablePosition) -> Next:
    """Go on to the next player in PO; a single possibility is done automatically (17)."""
    state = play.state
    while state.players_left:
        seat = state.players_left.pop(0)
        state.mover = seat
        legal = list(legal_actions(play))
        if len(legal) > 1:
            play.start_turn(seat)
            return Phase.TREASURY
        if isinstance(legal[0], SellShare):
            _sell_share(play, seat, legal[0].company)
    state.mover = None
    return Step.END_TREASURY


def _mover(position: Position) -> int:
    assert position.state.mover is not None
    return position.state.mover


def may_buy(position: Position, seat: int, name: str) -> bool:
    """Whether the player has the cash for one share and a share is available (15)."""
    company = position.state.companies[name]
    is_available = company.bank > 0 or company.issued < facts.finance().max_issued_shares
    return company.active and is_available and position.state.players[seat].net >= company.price


def may_sell(position: Position, seat: int, name: str) -> bool:
    """Whether the player has a share that is not the last one in players' hands (16)."""
    owned = position.state.players[seat].shares.get(name, 0)
    return owned > 0 and position.shares_held(name) > 1


def _must_sell(position: Position, seat: int) -> bool:
    """Whether the player is in debt and some sale is legal (17)."""
    player = position.state.players[seat]
    return player.net < 0 and any(may_sell(position, seat, name) for name in player.shares)


def legal_actions(position: Position) -> Iterator[TreasuryAction]:
    seat = _mover(position)
    order = position.state.order
    yield from (BuyShare(name) for name in order if may_buy(position, seat, name))
    yield from (SellShare(name) for name in order if may_sell(position, seat, name))
    if not _must_sell(position, seat):
        yield PassTreasury()


def will_be_asked(position: Position, seat: int) -> bool:
    """Whether a player will be asked in his turn, even after another player's action.

    Without debt he may pass (17), and a share bought or sold is of one company, so of two
    another is left."""
    names = [name for name in position.state.order if _can_deal(position, seat, name)]
    return position.state.players[seat].net >= 0 and len(names) > 1


def _can_deal(position: Position, seat: int, name: str) -> bool:
    return may_buy(position, seat, name) or may_sell(position, seat, name)


def check_buy_share(position: Position, seat: int, action: BuyShare) -> None:
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


def check_sell_share(position: Position, seat: int, action: SellShare) -> None:
    if not position.state.players[seat].shares.get(action.company):
        raise RuleError("no-share", "16", company=action.company)
    if not may_sell(position, seat, action.company):
        raise RuleError("last-share", "16", company=action.company)


def check_pass_treasury(position: Position, seat: int, action: PassTreasury) -> None:
    if _must_sell(position, seat):
        raise RuleError("must-sell", "17")


def do_buy_share(play: MutablePosition, seat: int, action: BuyShare) -> Next:
    """Buy from the bank if it has a share, otherwise a new share from the treasury."""
    company = play.company(action.company)
    from_bank = company.bank > 0
    play.pay(seat, None if from_bank else action.company, company.price, "treasury")
    play.move_shares(action.company, "bank" if from_bank else "treasury", seat)
    return Step.NEXT_TREASURY


def do_sell_share(play: MutablePosition, seat: int, action: SellShare) -> Next:
    _sell_share(play, seat, action.company)
    return Step.NEXT_TREASURY


def _sell_share(play: MutablePosition, seat: int, company: str) -> None:
    """Sell to the company, which pays with loans if it must (16)."""
    play.pay(company, seat, play.company(company).price, "treasury")
    play.move_shares(company, seat, "treasury")


def do_pass_treasury(play: MutablePosition, seat: int, action: PassTreasury) -> Next:
    play.emit(Passed(seat, "treasury"))
    return Step.NEXT_TREASURY
