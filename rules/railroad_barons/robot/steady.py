"""The steady robot: starts what it can float, buys the stock that will earn most, always pays.

A marker moves up with every dividend, however small; so it makes sure that its Holdings
always have a Railroad and pay in every round, and invests its money in their stock."""

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
from rules.railroad_barons.stock.purchases import has_room, purchase_price
from rules.railroad_barons.stock.stock_turn import count_above_limit, legal_turn

INVESTOR_VALUES = {
    "swap_priority": 20,
    "income_per_railroad": 110,
    "income_flat": 90,
    "discount_percent": 80,
    "start_holding": 500,
}
"""Value of each Investor to the robot in dollars, where a price can be named."""
DEFAULT_PENALTY = 10_000.0
"""More than any purchase gains: the penalty of what must not happen."""
WHIM_STEPS = 16
"""Number of degrees of a whim."""
CONTROL_SHARE = 0.35
"""Part of a treasury that being Director of the Holding is worth."""


class Steady:
    """The steady robot.

    `whim`: the largest part by which a purchase may be undervalued. With 0 the same view always
    gives the same action and no dice are used."""

    def __init__(self, name: str = "steady", whim: float = 0.0) -> None:
        self.name, self.whim = name, whim

    def choose(self, view: View, seat: int, dice: Dice) -> AnyAction:
        """Return a legal action of `seat`, which must be in `view.to_move` and be the viewer."""
        position = Position(view.table)
        outlook = Outlook(position, seat)
        match view.table.phase:
            case Phase.SELECT:
                return _select(view)
            case Phase.CHOOSE:
                return _choose(view)
            case Phase.PRIORITY:
                has_priority = view.table.priority == seat
                return KeepPriority() if has_priority else SwapPriority()
            case Phase.STOCK:
                return _choose_turn(view, outlook, self._whims(dice))
            case Phase.TOKENS:
                return steady_operating.choose_tokens(outlook)
            case Phase.REVENUE:
                return PayDividends()
            case Phase.RAILROADS:
                return steady_operating.choose_addition(outlook)
            case Phase.OFFER:
                return steady_operating.choose_answer(outlook)
            case _:
                return steady_operating.choose_discard(outlook)

    def _whims(self, dice: Dice) -> Iterator[float]:
        """Yield random factors for the value of purchases."""
        while True:
            yield 1.0 - self.whim * dice.pick(WHIM_STEPS, "whim") / WHIM_STEPS if self.whim else 1.0


def _investor_value(investor: str) -> int:
    return INVESTOR_VALUES[facts.investors()[investor].ability]


def _select(view: View) -> SelectInvestor:
    """Select the most valuable Investor at its value: then either half of the deal is welcome."""
    assert view.table.draft is not None
    investor = max(view.table.draft.left, key=lambda each: (_investor_value(each), each))
    if view.table.options.face_values:
        return SelectInvestor(investor, facts.investors()[investor].face_value)
    return SelectInvestor(investor, _investor_value(investor))


def _choose(view: View) -> TakeCard | TakeMoney:
    """Take the Investor if it is worth more than the price named."""
    draft = view.table.draft
    assert draft is not None and draft.investor is not None
    return TakeCard() if _investor_value(draft.investor) > draft.price else TakeMoney()


def _choose_turn(view: View, outlook: Outlook, whims: Iterator[float]) -> AnyAction:
    """Choose the purchase with the highest gain, after a sale if necessary; otherwise pass.

    Above the certificate limit, the sales with the lowest loss."""
    if count_above_limit(outlook.position, outlook.seat) > 0:
        return min(
            (each for each in legal_turn(outlook.position) if isinstance(each, SellAndBuy)),
            key=lambda each: sum(
                _stock_gain(outlook, sale.holding, sale.give - sale.take) for sale in each.sales
            ),
        )
    best, score = SellAndBuy(), 0.0
    for (turn, gain), whim in zip(purchase_turns(view, outlook), whims, strict=False):
        if gain * whim > score:
            best, score = turn, gain * whim
    return best if best.purchase is not None else Pass()


def purchase_turns(view: View, outlook: Outlook) -> Iterator[tuple[SellAndBuy, float]]:
    """Yield every turn with a purchase and its gain.

    At the certificate limit also purchases after each single sale, so that a small certificate
    can make room for a larger one."""
    cash = outlook.position.state.players[outlook.seat].cash
    for purchase in composing.next_purchases(view):
        yield SellAndBuy((), purchase), _purchase_score(outlook, purchase, cash)
    for sale in () if has_room(outlook.position, outlook.seat) else composing.next_sales(view):
        yield from purchase_turns_after(view, outlook, sale)


def purchase_turns_after(
    view: View, outlook: Outlook, sale: Sale
) -> Iterator[tuple[SellAndBuy, float]]:
    """Yield every turn with a purchase after this sale, and its gain less the loss of the sale."""
    loss = sale_loss(outlook, sale)
    cash = outlook.position.state.players[outlook.seat].cash
    cash_after_sale = cash + (sale.give - sale.take) // 10 * outlook.position.share_value(
        sale.holding
    )
    for purchase in composing.next_purchases(view, SellAndBuy((sale,))):
        gain = _purchase_score(outlook, purchase, cash_after_sale) - loss
        yield SellAndBuy((sale,), purchase), gain


def sale_loss(outlook: Outlook, sale: Sale) -> float:
    """Return the loss of a sale: the stock's gain and, for the Director, the drop of what remains.

    The robot never sells so much that it could lose a Holding."""
    position, seat, holding = outlook.position, outlook.seat, sale.holding
    row, percent = position.state.holdings[holding], sale.give - sale.take
    loss = _stock_gain(outlook, holding, percent)
    if row.director != seat:
        return loss
    remaining = position.percent_owned(seat, holding) - percent
    if remaining < facts.constants().float_percent:
        return DEFAULT_PENALTY
    assert row.value is not None
    chance = outlook.dividend_chance(holding, seat)
    drop = outlook.final_value(row.value, chance) - outlook.final_value(
        max(0, row.value - 1), chance
    )
    return loss + remaining / 10 * drop


def _stock_gain(outlook: Outlook, holding: str, percent: int) -> float:
    """Return what this much more of a started Holding brings."""
    row = outlook.position.state.holdings[holding]
    assert row.value is not None
    return outlook.expected_gain(holding, percent, row.value, row.director)


def _purchase_score(outlook: Outlook, purchase: Purchase, cash: int) -> float:
    """Return the value of a purchase with this cash in dollars.

    0 or less if it is better not made."""
    if purchase.par:
        return _start_score(outlook, purchase, cash)
    position, seat, holding = outlook.position, outlook.seat, purchase.holding
    row = position.state.holdings[holding]
    assert row.value is not None
    owned = position.percent_owned(seat, holding)
    others_share = position.percent_owned(1 - seat, holding)
    owned_after = owned + purchase.take - purchase.give
    director = seat if owned_after > others_share else row.director
    score = outlook.expected_gain(holding, purchase.take - purchase.give, row.value, director)
    if not row.floated:
        floats = owned_after + others_share >= facts.constants().float_percent
        score = score + 400 if floats and director == seat else score * 0.3
    if director == seat != row.director:
        score += CONTROL_SHARE * row.treasury + outlook.expected_gain(
            holding, owned, row.value, seat
        )
    if row.director == seat and owned < facts.constants().float_percent <= owned_after:
        score += CONTROL_SHARE * row.treasury
    return score - _default_loss(outlook, holding, cash - purchase_price(position, purchase))


def _start_score(outlook: Outlook, purchase: Purchase, cash: int) -> float:
    """Return the value of starting a Holding.

    The certificate that floats it must be affordable too."""
    index = facts.track().values.index(purchase.par)
    gain = outlook.expected_gain(purchase.holding, DIRECTOR, index, outlook.seat)
    capital = facts.constants().start_capital_multiple_of_share_value * purchase.par
    price = DIRECTOR // 10 * purchase.par
    return (
        gain
        + CONTROL_SHARE * capital
        - _default_loss(outlook, purchase.holding, cash - price - purchase.par)
    )


def _default_loss(outlook: Outlook, holding: str, cash: int) -> float:
    """Return a penalty if this much cash can't float the other Holdings the seat has started."""
    position, seat = outlook.position, outlook.seat
    needed = sum(
        position.share_value(other)
        for other, row in position.state.holdings.items()
        if other != holding and row.director == seat and not row.floated
    )
    return DEFAULT_PENALTY if cash < needed else 0.0
