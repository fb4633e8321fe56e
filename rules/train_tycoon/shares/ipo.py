"""IPO: a company comes to the market (section 10, rulings 39 to 43)."""

from __future__ import annotations

from collections.abc import Iterator

import data.train_tycoon as facts
from rules.errors import RuleError
from rules.train_tycoon.model.actions import AnswerIpo, PassIpo, TriggerIpo
from rules.train_tycoon.model.events import (
    AnswersShown,
    CompanyStarted,
    Floated,
    IpoFailed,
    IpoTriggered,
    Passed,
    PhaseBegan,
)
from rules.train_tycoon.model.position import MutablePosition, Next, Position, Step
from rules.train_tycoon.model.state import Ask, Ipo, Phase
from rules.train_tycoon.operation import presidents


def begin(play: MutablePosition) -> Next:
    play.emit(PhaseBegan(play.state.turn, "ipo"))
    play.state.players_left = play.player_order()
    return Step.NEXT_IPO


def ipo_price(position: Position) -> int:
    """Return the dollars a share in this turn (1, 42)."""
    result = position.turn_facts.ipo_price
    assert result is not None
    return result


def next_player(play: MutablePosition) -> Next:
    """Go on to the next player in PO with the cash for two shares (39)."""
    state = play.state
    while state.players_left:
        seat = state.players_left.pop(0)
        if _can_trigger(play, seat) and len(state.order) < len(state.companies):
            play.start_turn(seat)
            return Phase.IPO
    state.mover = None
    return Step.END_IPO


def _can_trigger(position: Position, seat: int) -> bool:
    needed = position.turn_facts.ipo_trigger_cash
    return needed is not None and position.state.players[seat].net >= needed


def legal_ipo(position: Position) -> Iterator[TriggerIpo | PassIpo]:
    yield PassIpo()
    for name, company in position.state.companies.items():
        if not company.active:
            yield TriggerIpo(name)


def check_trigger_ipo(position: Position, seat: int, action: TriggerIpo) -> None:
    company = position.state.companies.get(action.company)
    if company is None or company.active:
        raise RuleError("not-inactive", "39", company=action.company)


def do_pass_ipo(play: MutablePosition, seat: int, action: PassIpo) -> Next:
    play.emit(Passed(seat, "ipo"))
    return Step.NEXT_IPO


def do_trigger_ipo(play: MutablePosition, seat: int, action: TriggerIpo) -> Next:
    """Ask the others for yes or no at once; those who cannot pay for a share count as no (40)."""
    play.state.ipo = Ipo(seat, action.company)
    play.emit(IpoTriggered(seat, action.company, ipo_price(play)))
    others = play.seats_after(seat)[:-1]
    solvent = (other for other in others if play.state.players[other].net >= ipo_price(play))
    return (
        Phase.ANSWERS if play.ask_secretly(Ask(other) for other in solvent) else Step.SHOW_ANSWERS
    )


def legal_answer(position: Position, seat: int) -> Iterator[AnswerIpo]:
    yield AnswerIpo(yes=False)
    yield AnswerIpo(yes=True)


def do_answer_ipo(play: MutablePosition, seat: int, action: AnswerIpo) -> Next:
    is_last = play.record_choice(seat, "", "yes" if action.yes else "no")
    return Step.SHOW_ANSWERS if is_last else Phase.ANSWERS


def show_answers(play: MutablePosition) -> Next:
    """Reveal the answers and sell shares in loops, the initiator last (41)."""
    ipo = play.state.ipo
    assert ipo is not None
    answers = [(choice.seat, choice.chosen == "yes") for choice in play.reveal_choices()]
    play.emit(AnswersShown(ipo.company, tuple(answers)))
    willing = {seat for seat, yes in answers if yes} | {ipo.initiator}
    bought = buy_in_loops(
        play, [seat for seat in play.seats_after(ipo.initiator) if seat in willing]
    )
    total = sum(bought.values())
    play.state.ipo = None
    if total < facts.finance().ipo_min_shares:
        play.emit(IpoFailed(ipo.company, total))
        play.pay(ipo.initiator, None, facts.finance().failed_ipo_fee, "fee")
        return Step.NEXT_IPO
    _float_company(play, ipo.company, bought)
    return Step.NEXT_IPO


def buy_in_loops(position: Position, buyers: list[int]) -> dict[int, int]:
    """Return the shares bought by seat if these players buy in this order.

    It ends after a whole loop, when enough shares are sold or no player can buy (41)."""
    share_price = ipo_price(position)
    affordable = {seat: position.state.players[seat].net // share_price for seat in buyers}
    bought = dict.fromkeys(buyers, 0)
    while sum(bought.values()) < facts.finance().ipo_min_shares:
        next_buyers = [seat for seat in buyers if bought[seat] < affordable[seat]]
        if not next_buyers:
            break
        for seat in next_buyers:
            bought[seat] += 1
    return bought


def _float_company(play: MutablePosition, name: str, bought: dict[int, int]) -> None:
    """Make the company active, last in CO; its money is what the shares cost (42)."""
    company = play.company(name)
    company.active, company.price, company.income = True, ipo_price(play), 0
    play.state.order.append(name)
    play.emit(CompanyStarted(name, company.price))
    for seat, count in bought.items():
        if count:
            play.pay(seat, name, count * company.price, "ipo")
            play.move_shares(name, "treasury", seat, count)
    play.emit(Floated(name, company.issued, company.price))


def end_ipo(play: MutablePosition) -> Next:
    """Reassign presidents, even when nothing was floated (43)."""
    presidents.reassign_presidents(play)
    return Step.OPERATE
