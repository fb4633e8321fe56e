"""The steady robot: starts what it can float, buys the stock that will earn most, always pays.

A marker moves up with every dividend however small, so it sees to it that its Holdings always have
a Railroad and pay in every round, and puts its money into their stock.
"""

from __future__ import annotations

from collections.abc import Iterator

import data.railroad_barons as facts
from rules.dice import Dice
from rules.railroad_barons.model.actions import (
    AnyAction,
    KeepPriority,
    Pass,
    PayDividends,
    Purchase,
    Sale,
    SelectInvestor,
    SellAndBuy,
    SwapPriority,
    TakeCard,
    TakeMoney,
)
from rules.railroad_barons.model.play import DIRECTOR, Position
from rules.railroad_barons.model.state import Phase
from rules.railroad_barons.model.view import View
from rules.railroad_barons.robot import steady_operating
from rules.railroad_barons.robot.outlook import Outlook
from rules.railroad_barons.stock import composing
from rules.railroad_barons.stock.purchases import cost, has_room
from rules.railroad_barons.stock.stock_turn import excess, legal_turn

PRICES = {
    "swap_priority": 20,
    "income_per_railroad": 110,
    "income_flat": 90,
    "discount_percent": 80,
    "start_holding": 500,
}
"""What an Investor is worth to it, in dollars, where a price can be named."""
FLOAT = 50
"""Percent with which a Holding can operate, and with which nobody else can take it over."""
DEFAULT = 10_000.0
"""More than any purchase gains: the score of what must not be."""
WHIMS = 16
"""Degrees of a whim."""
CONTROL = 0.35
"""Part of a treasury that directing its Holding is worth to the Director."""


class Steady:
    """`whim`: a purchase may be thought so much less of than it deserves (0: the same view always
    gives the same action, and no dice are used)."""

    def __init__(self, name: str = "steady", whim: float = 0.0) -> None:
        self.name, self.whim = name, whim

    def choose(self, view: View, seat: int, dice: Dice) -> AnyAction:
        """A legal action for `seat`, which must be in `view.to_move` and be the viewer."""
        position = Position(view.table)
        outlook = Outlook(position, seat)
        match view.table.phase:
            case Phase.SELECT:
                return _select(view)
            case Phase.CHOOSE:
                return _choose(view)
            case Phase.PRIORITY:
                first = view.table.priority == seat
                return KeepPriority() if first else SwapPriority()
            case Phase.STOCK:
                return _turn(view, outlook, self._whims(dice))
            case Phase.TOKENS:
                return steady_operating.tokens(outlook)
            case Phase.REVENUE:
                return PayDividends()
            case Phase.RAILROADS:
                return steady_operating.addition(outlook)
            case Phase.OFFER:
                return steady_operating.answer(outlook)
            case _:
                return steady_operating.discard(outlook)

    def _whims(self, dice: Dice) -> Iterator[float]:
        """Factors by which what things are worth is seen by it."""
        while True:
            yield 1.0 - self.whim * dice.pick(WHIMS, "whim") / WHIMS if self.whim else 1.0


def _worth(investor: str) -> int:
    return PRICES[facts.investors()[investor].ability]


def _select(view: View) -> SelectInvestor:
    """The Investor worth most, for what it is worth: then either half of the deal is welcome."""
    assert view.table.draft is not None
    investor = max(view.table.draft.left, key=lambda each: (_worth(each), each))
    if view.table.options.face_values:
        return SelectInvestor(investor, facts.investors()[investor].face_value)
    return SelectInvestor(investor, _worth(investor))


def _choose(view: View) -> TakeCard | TakeMoney:
    draft = view.table.draft
    assert draft is not None and draft.investor is not None
    return TakeCard() if _worth(draft.investor) > draft.price else TakeMoney()


def _turn(view: View, outlook: Outlook, whims: Iterator[float]) -> AnyAction:
    """The purchase that gains most, if need be after a sale, or above the limit the sales that lose
    least; else a pass."""
    if excess(outlook.position, outlook.seat) > 0:
        return min(
            (each for each in legal_turn(outlook.position) if isinstance(each, SellAndBuy)),
            key=lambda each: sum(
                _gain(outlook, sale.holding, sale.give - sale.take) for sale in each.sales
            ),
        )
    best, score = SellAndBuy(), 0.0
    for (turn, gained), whim in zip(turns(view, outlook), whims, strict=False):
        if gained * whim > score:
            best, score = turn, gained * whim
    return best if best.purchase is not None else Pass()


def turns(view: View, outlook: Outlook) -> Iterator[tuple[SellAndBuy, float]]:
    """Every purchase and what it gains; at the certificate limit also after each single sale, so
    that a small certificate makes room for a larger one."""
    cash = outlook.position.state.players[outlook.seat].cash
    for purchase in composing.purchases(view):
        yield SellAndBuy((), purchase), _score(outlook, purchase, cash)
    for sale in () if has_room(outlook.position, outlook.seat) else composing.sales(view):
        lost = _loss(outlook, sale)
        more = cash + (sale.give - sale.take) // 10 * outlook.position.value(sale.holding)
        for purchase in composing.purchases(view, SellAndBuy((sale,))):
            gained = _score(outlook, purchase, more) - lost
            yield SellAndBuy((sale,), purchase), gained


def _loss(outlook: Outlook, sale: Sale) -> float:
    """What is lost by a sale: what that stock would have gained and, for the Director, the drop of
    what is kept. It never sells so much that it could lose a Holding."""
    position, seat, holding = outlook.position, outlook.seat, sale.holding
    row, percent = position.state.holdings[holding], sale.give - sale.take
    lost = _gain(outlook, holding, percent)
    if row.director != seat:
        return lost
    kept = position.share(seat, holding) - percent
    if kept < FLOAT:
        return DEFAULT
    assert row.value is not None
    likely = outlook.likely(holding, seat)
    drop = outlook.final(row.value, likely) - outlook.final(max(0, row.value - 1), likely)
    return lost + kept / 10 * drop


def _gain(outlook: Outlook, holding: str, percent: int) -> float:
    """What that much more of a started Holding brings."""
    row = outlook.position.state.holdings[holding]
    assert row.value is not None
    return outlook.gain(holding, percent, row.value, row.director)


def _score(outlook: Outlook, purchase: Purchase, cash: int) -> float:
    """How good a purchase with so much cash is, in dollars; 0 or less for one that is better not
    made."""
    if purchase.par:
        return _starting(outlook, purchase, cash)
    position, seat, holding = outlook.position, outlook.seat, purchase.holding
    row = position.state.holdings[holding]
    assert row.value is not None
    mine, theirs = position.share(seat, holding), position.share(1 - seat, holding)
    after = mine + purchase.take - purchase.give
    director = seat if after > theirs else row.director
    score = outlook.gain(holding, purchase.take - purchase.give, row.value, director)
    if not row.floated:
        floats = after + theirs >= FLOAT
        score = score + 400 if floats and director == seat else score * 0.3
    if director == seat != row.director:
        score += CONTROL * row.treasury + outlook.gain(holding, mine, row.value, seat)
    if row.director == seat and mine < FLOAT <= after:
        score += CONTROL * row.treasury
    return score - _default(outlook, holding, cash - cost(position, purchase))


def _starting(outlook: Outlook, purchase: Purchase, cash: int) -> float:
    """A Holding is worth starting if the certificate that floats it can be paid as well."""
    index = facts.track().values.index(purchase.par)
    gain = outlook.gain(purchase.holding, DIRECTOR, index, outlook.seat)
    capital = facts.constants().start_capital_multiple_of_share_value * purchase.par
    price = DIRECTOR // 10 * purchase.par
    return (
        gain + CONTROL * capital - _default(outlook, purchase.holding, cash - price - purchase.par)
    )


def _default(outlook: Outlook, holding: str, left: int) -> float:
    """What is lost if so much cash is too little to float the other Holdings it has started."""
    position, seat = outlook.position, outlook.seat
    owed = sum(
        position.value(other)
        for other, row in position.state.holdings.items()
        if other != holding and row.director == seat and not row.floated
    )
    return DEFAULT if left < owed else 0.0
