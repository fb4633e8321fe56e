"""The draft of Investors: one player names a price, the other takes it or the card (3 to 5)."""

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
from rules.railroad_barons.model.play import DIRECTOR, MutablePosition, Next, Position, Step
from rules.railroad_barons.model.state import Certificate, Draft, Phase, Railroad, State


def selector(position: Position) -> int:
    """Return the seat that selects the Investor and names its price: A, B, B, A."""
    order = facts.constants().draft_selector_order
    first = position.state.first
    return first if order[_current_draft(position).step] == "A" else 1 - first


def chooser(position: Position) -> int:
    """Return the seat that takes the price named or the card."""
    return 1 - selector(position)


def next_selection(play: MutablePosition) -> Next:
    """Begin the next selection, or remove the fifth Investor and begin the Stock Rounds (4)."""
    draft = _current_draft(play)
    if draft.step < len(facts.constants().draft_selector_order):
        play.begin_turn(selector(play))
        return Phase.SELECT
    (fifth,) = draft.left
    each = facts.investors()[fifth].face_value
    for player in play.state.players:
        play.pay_out(player, each)
    play.emit(InvestorLeft(fifth, each))
    play.state.draft = None
    return Step.STOCK_ROUND


def legal_select(position: Position) -> Iterator[SelectInvestor]:
    """Yield each Investor left at a few prices.

    At its face value and, where prices are free, at half and at twice that. Every other price
    within the bounds is legal too."""
    max_price = facts.constants().draft_named_price.max
    for investor in _current_draft(position).left:
        face = facts.investors()[investor].face_value
        yield SelectInvestor(investor, face)
        if not position.state.options.face_values:
            yield SelectInvestor(investor, face // 2)
            yield SelectInvestor(investor, min(2 * face, max_price))


def check_select_investor(position: Position, seat: int, action: SelectInvestor) -> None:
    left = _current_draft(position).left
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


def do_select_investor(play: MutablePosition, seat: int, action: SelectInvestor) -> Next:
    draft = _current_draft(play)
    draft.investor, draft.price = action.investor, action.price
    play.emit(InvestorSelected(seat, action.investor, action.price))
    play.begin_turn(chooser(play))
    return Phase.CHOOSE


def legal_choose(position: Position) -> Iterator[TakeMoney | TakeCard]:
    yield TakeMoney()
    yield TakeCard()


def do_take_money(play: MutablePosition, seat: int, action: TakeMoney) -> Next:
    return _settle_selection(play, card_to=1 - seat, chosen_by=seat)


def do_take_card(play: MutablePosition, seat: int, action: TakeCard) -> Next:
    return _settle_selection(play, card_to=seat, chosen_by=seat)


def _settle_selection(play: MutablePosition, card_to: int, chosen_by: int) -> Next:
    """Give one player the card and the other the price from the bank (3)."""
    state, draft = play.state, _current_draft(play)
    investor, price = draft.investor, draft.price
    assert investor is not None
    draft.left.remove(investor)
    draft.step, draft.investor, draft.price = draft.step + 1, None, 0
    state.players[card_to].investors.append(investor)
    play.pay_out(state.players[1 - card_to], price)
    play.emit(InvestorTaken(card_to, investor, price, chosen_by))
    row = facts.investors()[investor]
    if row.ability == "start_holding":
        _start_holding(play, card_to, row)
    return next_selection(play)


def _start_holding(play: MutablePosition, seat: int, row: facts.Investor) -> None:
    """Give the Director certificate at the printed par, and the free Railroad; no float yet (5)."""
    state, holding = play.state, row.holding
    assert holding is not None and row.par_value is not None
    certificate = Certificate(holding, DIRECTOR)
    state.bank.remove(certificate)
    insort(state.players[seat].certificates, certificate)
    started = state.holdings[holding]
    started.value = facts.track().values.index(row.par_value)
    started.director = seat
    play.emit(HoldingStarted(seat, holding, row.par_value, price=0))
    card = _free_card(row)
    state.stack.remove(card)
    started.railroads.append(Railroad(card))
    play.emit(RailroadGiven(holding, card))


def _free_card(row: facts.Investor) -> str:
    """Return the card of the Railroad that an Investor brings."""
    return next(card.id for card in facts.railroads().values() if card.name == row.free_railroad)


def cards_in_stack(state: State) -> list[str]:
    """Return the cards of the stack, from the top; during the draft without the one that lies on
    the Investor that brings it (5)."""
    if state.draft is None:
        return state.stack
    apart = {_free_card(row) for row in facts.investors().values() if row.free_railroad}
    return [card for card in state.stack if card not in apart]


def _current_draft(position: Position) -> Draft:
    assert position.state.draft is not None
    return position.state.draft
