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
from rules.train_tycoon.model.play import Next, Play, Position, Step
from rules.train_tycoon.model.state import Ask, Ipo, Phase
from rules.train_tycoon.operation import presidents


def begin(play: Play) -> Next:
    play.tell(PhaseBegan(play.state.turn, "ipo"))
    play.state.players_left = play.player_order()
    return Step.NEXT_IPO


def price(position: Position) -> int:
    """Dollars a share in this turn (1, 42)."""
    found = position.numbers.ipo_price
    assert found is not None
    return found


def next_player(play: Play) -> Next:
    """The next player in PO with the cash for two shares (39)."""
    state = play.state
    while state.players_left:
        seat = state.players_left.pop(0)
        if _can_trigger(play, seat) and len(state.order) < len(state.companies):
            play.turn_of(seat)
            return Phase.IPO
    state.mover = None
    return Step.END_IPO


def _can_trigger(position: Position, seat: int) -> bool:
    needed = position.numbers.ipo_trigger_cash
    return needed is not None and position.state.players[seat].net >= needed


def legal_ipo(position: Position) -> Iterator[TriggerIpo | PassIpo]:
    yield PassIpo()
    for name, company in position.state.companies.items():
        if not company.active:
            yield TriggerIpo(name)


def check_trigger(position: Position, seat: int, action: TriggerIpo) -> None:
    company = position.state.companies.get(action.company)
    if company is None or company.active:
        raise RuleError("not-inactive", "39", company=action.company)


def do_pass(play: Play, seat: int, action: PassIpo) -> Next:
    play.tell(Passed(seat, "ipo"))
    return Step.NEXT_IPO


def do_trigger(play: Play, seat: int, action: TriggerIpo) -> Next:
    """The others say yes or no at once; who cannot pay for a share counts as no, unasked (40)."""
    play.state.ipo = Ipo(seat, action.company)
    play.tell(IpoTriggered(seat, action.company, price(play)))
    others = play.after(seat)[:-1]
    able = (other for other in others if play.state.players[other].net >= price(play))
    return Phase.ANSWERS if play.ask(Ask(other) for other in able) else Step.SHOW_ANSWERS


def legal_answer(position: Position, seat: int) -> Iterator[AnswerIpo]:
    yield AnswerIpo(yes=False)
    yield AnswerIpo(yes=True)


def do_answer(play: Play, seat: int, action: AnswerIpo) -> Next:
    last = play.choose(seat, "", "yes" if action.yes else "no")
    return Step.SHOW_ANSWERS if last else Phase.ANSWERS


def show_answers(play: Play) -> Next:
    """Loops of purchases, the initiator last, until four shares are sold or nobody buys (41)."""
    ipo = play.state.ipo
    assert ipo is not None
    answers = [(made.seat, made.chosen == "yes") for made in play.shown()]
    play.tell(AnswersShown(ipo.company, tuple(answers)))
    willing = {seat for seat, yes in answers if yes} | {ipo.initiator}
    bought = loops(play, [seat for seat in play.after(ipo.initiator) if seat in willing])
    total = sum(bought.values())
    play.state.ipo = None
    if total < facts.finance().ipo_min_shares:
        play.tell(IpoFailed(ipo.company, total))
        play.pay(ipo.initiator, None, facts.finance().failed_ipo_fee, "fee")
        return Step.NEXT_IPO
    _float(play, ipo.company, bought)
    return Step.NEXT_IPO


def loops(position: Position, buyers: list[int]) -> dict[int, int]:
    """Shares bought by seat if these buy in this order; the test comes after a whole loop (41)."""
    each = price(position)
    left = {seat: position.state.players[seat].net // each for seat in buyers}
    bought = dict.fromkeys(buyers, 0)
    while sum(bought.values()) < facts.finance().ipo_min_shares:
        again = [seat for seat in buyers if bought[seat] < left[seat]]
        if not again:
            break
        for seat in again:
            bought[seat] += 1
    return bought


def _float(play: Play, name: str, bought: dict[int, int]) -> None:
    """It is active at once, last in CO; its money is what the shares cost (42)."""
    company = play.company(name)
    company.active, company.price, company.income = True, price(play), 0
    play.state.order.append(name)
    play.tell(CompanyStarted(name, company.price))
    for seat, count in bought.items():
        if count:
            play.pay(seat, name, count * company.price, "ipo")
            play.move_shares(name, "treasury", seat, count)
    play.tell(Floated(name, company.issued, company.price))


def end(play: Play) -> Next:
    """Presidents anew, also when nothing was floated (43)."""
    presidents.update(play)
    return Step.OPERATE
