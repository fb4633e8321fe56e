"""The Investors: one names a price, the other takes the sum or the card (rulings 3 to 5)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator

import data.railroad_barons as facts
from rules.errors import RuleError
from rules.railroad_barons.model.actions import SelectInvestor, TakeCard, TakeMoney
from rules.railroad_barons.model.events import (
    HoldingStarted,
    InvestorLeft,
    InvestorSelected,
    InvestorTaken,
    RailroadGiven,
)
from rules.railroad_barons.model.play import DIRECTOR, Next, Play, Position, Step
from rules.railroad_barons.model.state import Certificate, Draft, Phase, Railroad


def selector(position: Position) -> int:
    """The seat that picks the Investor and names its price: A, B, B, A."""
    order = facts.constants().draft_selector_order
    first = position.state.first
    return first if order[_running(position).step] == "A" else 1 - first


def chooser(position: Position) -> int:
    """The seat that takes the sum named or the card."""
    return 1 - selector(position)


def next_selection(play: Play) -> Next:
    """The next Investor is to be picked, or the fifth leaves and the Stock Rounds begin (4)."""
    draft = _running(play)
    if draft.step < len(facts.constants().draft_selector_order):
        play.begin_turn(selector(play))
        return Phase.SELECT
    (fifth,) = draft.left
    each = facts.investors()[fifth].face_value
    for player in play.state.players:
        play.pay_out(player, each)
    play.tell(InvestorLeft(fifth, each))
    play.state.draft = None
    return Step.STOCK_ROUND


def legal_select(position: Position) -> Iterator[SelectInvestor]:
    """Each Investor left at its face value, and where prices are free also at half and at twice
    that; every other price within the bounds is legal too."""
    most = facts.constants().draft_named_price.max
    for investor in _running(position).left:
        face = facts.investors()[investor].face_value
        yield SelectInvestor(investor, face)
        if not position.state.options.face_values:
            yield SelectInvestor(investor, face // 2)
            yield SelectInvestor(investor, min(2 * face, most))


def check_select(position: Position, seat: int, action: SelectInvestor) -> None:
    left = _running(position).left
    if action.investor not in left:
        values = ", ".join(str(facts.investors()[each].face_value) for each in left)
        raise RuleError("investor-gone", "3", values=values)
    face = facts.investors()[action.investor].face_value
    if position.state.options.face_values:
        if action.price != face:
            raise RuleError("price-not-face", "3", face_money=face)
        return
    bounds = facts.constants().draft_named_price
    if not bounds.min <= action.price <= bounds.max:
        raise RuleError("price-bounds", "3", low_money=bounds.min, high_money=bounds.max)


def do_select(play: Play, seat: int, action: SelectInvestor) -> Next:
    draft = _running(play)
    draft.investor, draft.price = action.investor, action.price
    play.tell(InvestorSelected(seat, action.investor, action.price))
    play.begin_turn(chooser(play))
    return Phase.CHOOSE


def legal_choose(position: Position) -> Iterator[TakeMoney | TakeCard]:
    yield TakeMoney()
    yield TakeCard()


def do_money(play: Play, seat: int, action: TakeMoney) -> Next:
    return _share_out(play, card_to=1 - seat, chosen_by=seat)


def do_card(play: Play, seat: int, action: TakeCard) -> Next:
    return _share_out(play, card_to=seat, chosen_by=seat)


def _share_out(play: Play, card_to: int, chosen_by: int) -> Next:
    """One player gets the card, the other the sum from the bank (3)."""
    state, draft = play.state, _running(play)
    investor, price = draft.investor, draft.price
    assert investor is not None
    draft.left.remove(investor)
    draft.step, draft.investor, draft.price = draft.step + 1, None, 0
    state.players[card_to].investors.append(investor)
    play.pay_out(state.players[1 - card_to], price)
    play.tell(InvestorTaken(card_to, investor, price, chosen_by))
    row = facts.investors()[investor]
    if row.ability == "start_holding":
        _give_holding(play, card_to, row)
    return next_selection(play)


def _give_holding(play: Play, seat: int, row: facts.Investor) -> None:
    """The Director certificate at the par printed and the free Railroad; not yet floated (5)."""
    state, holding = play.state, row.holding
    assert holding is not None and row.par_value is not None
    certificate = Certificate(holding, DIRECTOR)
    state.bank.remove(certificate)
    insort(state.players[seat].certificates, certificate)
    started = state.holdings[holding]
    started.value = facts.track().values.index(row.par_value)
    started.director = seat
    play.tell(HoldingStarted(seat, holding, row.par_value, price=0))
    card = next(card.id for card in facts.railroads().values() if card.name == row.free_railroad)
    state.stack.remove(card)
    started.railroads.append(Railroad(card))
    play.tell(RailroadGiven(holding, card))


def _running(position: Position) -> Draft:
    assert position.state.draft is not None
    return position.state.draft
