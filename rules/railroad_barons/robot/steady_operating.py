"""The steady robot in the Operating Round.

Every Holding gets a Railroad, and in time one that never becomes obsolete."""

from __future__ import annotations

import data.railroad_barons as facts
from rules.railroad_barons.model.actions import (
    AcceptOffer,
    AnyAction,
    AssignInvestor,
    BuyRailroad,
    DiscardRailroads,
    FinishBuying,
    PlaceTokens,
    RefuseOffer,
)
from rules.railroad_barons.model.state import HoldingState, Railroad
from rules.railroad_barons.operating.discard import count_surplus
from rules.railroad_barons.operating.investors import legal_assignments
from rules.railroad_barons.operating.railroads import discount, legal_purchases, railroad_price
from rules.railroad_barons.operating.tokens import free_tokens, within_circles
from rules.railroad_barons.robot.outlook import LASTING_PRICE, Outlook

MIN_FREE_TOKENS = 2
"""Tokens that must remain, beyond those for Railroads, before one goes into the network."""
ENOUGH = 4
"""Railroads beyond which a Holding keeps no tokens for more."""
HELP_SHARE = 0.6
"""Part of the expected gain of its stock that the robot spends on helping a Holding."""
EARLIER_ROUNDS = 1.0
"""Rounds by which a level is reached earlier if the robot buys it now and not the next buyer."""
SELL_FACTOR = 1.5
"""Factor of its remaining income at which a Railroad is sold, if the Holding keeps another."""


def choose_tokens(outlook: Outlook) -> PlaceTokens:
    """Place a (▼) for each Railroad present and wanted, a (+) for each addition.

    One goes into the network while enough are left over, and the last one of a Holding without a
    Railroad: it could keep none that it buys."""
    position = outlook.position
    holding, row = position.operating
    tokens_left = free_tokens(position, holding)
    if tokens_left == 1 and not row.railroads:
        return PlaceTokens(0, 0, 1)
    railroads = len(row.railroads)
    room = max(0, (tokens_left - railroads) // 2)  # each further one takes a (+) and a (▼)
    wanted = min(len(_cards_to_buy(outlook, holding, tokens_left)), room)
    down = min(railroads + wanted, tokens_left)
    investors = min(len(_useful_assignments(outlook, holding)), tokens_left - wanted - down)
    plus = wanted + investors
    if plus == 0 and down < tokens_left and not row.railroads:
        plus, down = 1, min(max(1, down), tokens_left - 1)
    idle = tokens_left - plus - down
    is_odd = (tokens_left - down) % 2  # each addition takes two tokens
    spare = MIN_FREE_TOKENS if not is_odd and _can_grow(outlook, wanted) else 0
    network = int(idle > 0 and tokens_left - 1 >= down + spare)
    return within_circles(position, PlaceTokens(plus + max(0, idle - network), down, network))


def _can_grow(outlook: Outlook, wanted: int) -> bool:
    """Whether something may be added in a later round.

    The treasury, which only pays for Railroads, has money left for the next one."""
    position = outlook.position
    (holding, row), stack = position.operating, position.state.stack
    if len(row.railroads) + wanted >= ENOUGH:
        return False
    if wanted:
        return True
    sides = range(len(facts.railroads()[stack[0]].sides)) if stack else ()
    return any(railroad_price(position, holding, side) <= row.treasury for side in sides)


def choose_addition(outlook: Outlook) -> AnyAction:
    """Add an Investor first, for its discount, then Railroads; otherwise finish."""
    position, (holding, row) = outlook.position, outlook.position.operating
    investors = [
        AssignInvestor(*assignment)
        for assignment in _useful_assignments(outlook, holding)
        if AssignInvestor(*assignment) in legal_assignments(position)
    ]
    if investors and row.plus > row.down - len(row.railroads):
        return investors[0]
    if len(row.railroads) < max(1, row.down):
        buys = list(legal_purchases(position))
        for buy in buys:
            if buy.help and _is_help_worthwhile(outlook, holding, buy.side):
                return buy
        side = _side_to_buy(outlook, holding, row.treasury, row)
        if side is not None and BuyRailroad(side) in buys:
            return BuyRailroad(side)
    return investors[0] if investors else FinishBuying()


def choose_answer(outlook: Outlook) -> AcceptOffer | RefuseOffer:
    """Accept an offer far above the Railroad's remaining income, but never for the last one."""
    offer = outlook.position.state.offer
    assert offer is not None
    railroads = outlook.position.state.holdings[offer.seller].railroads
    railroad = next(each for each in railroads if each.card == offer.card)
    income = outlook.remaining_income(outlook.position.side_of(railroad))
    accepts = len(railroads) > 1 and offer.price >= max(SELL_FACTOR * income, LASTING_PRICE)
    return AcceptOffer() if accepts else RefuseOffer()


def choose_discard(outlook: Outlook) -> DiscardRailroads:
    """Discard the Railroads with the lowest remaining income."""
    position = outlook.position
    weak = outlook.weakest_first(position.operating[1].railroads)[: count_surplus(position)]
    return DiscardRailroads(tuple(each.card for each in weak))


def _cards_to_buy(outlook: Outlook, holding: str, tokens_left: int) -> list[str]:
    """Return the cards that the Holding would buy now, one after another."""
    state = outlook.position.state
    row = state.holdings[holding]
    treasury, railroads = row.treasury, list(row.railroads)
    stack = list(state.stack)
    cards: list[str] = []
    try:
        while state.stack and len(cards) < tokens_left:
            side = _side_to_buy(outlook, holding, treasury, row)
            if side is None:
                break
            treasury -= railroad_price(outlook.position, holding, side)
            row.railroads.append(Railroad(state.stack[0], side))
            cards.append(state.stack.pop(0))
    finally:
        state.stack[:], row.railroads[:] = stack, railroads
    return cards


def _side_to_buy(outlook: Outlook, holding: str, treasury: int, row: HoldingState) -> int | None:
    """Return the side of the top card to buy.

    None if the money is better saved for a lasting Railroad."""
    state = outlook.position.state
    if not state.stack:
        return None
    best, best_score = None, 0.0
    for number, side in enumerate(facts.railroads()[state.stack[0]].sides):
        price = railroad_price(outlook.position, holding, number)
        if price > treasury:
            continue
        lasts = outlook.lifetime(side) >= outlook.rounds
        enough = (
            lasts
            or outlook.has_lasting_railroad(row)
            or treasury - price >= LASTING_PRICE
            or not row.railroads
        )
        score = outlook.remaining_income(side) - 0.25 * price - _obsolescence_loss(outlook, side)
        if not row.railroads:
            score += LASTING_PRICE
        if enough and score > best_score:
            best, best_score = number, score
    return best


def _obsolescence_loss(outlook: Outlook, side: facts.Side) -> float:
    """Return what Railroads made obsolete by this level would still have earned.

    For the robot's Holdings, less what they would have earned for the others'."""
    state, level = outlook.position.state, side.level_number
    if str(level) not in facts.constants().obsolescence or level in state.levels:
        return 0.0
    loss = 0.0
    for row in state.holdings.values():
        sign = 1.0 if row.director == outlook.seat else -0.5
        for each in row.railroads:
            owned_side = outlook.position.side_of(each)
            if owned_side.obsolete_at_level is not None and owned_side.obsolete_at_level <= level:
                loss += sign * owned_side.income * EARLIER_ROUNDS
    return loss


def _is_help_worthwhile(outlook: Outlook, holding: str, side: int) -> bool:
    """Whether a Railroad for this Holding brings the robot more than its own cash does."""
    position, row = outlook.position, outlook.position.state.holdings[holding]
    bought_side = facts.railroads()[position.state.stack[0]].sides[side]
    missing = railroad_price(position, holding, side) - row.treasury
    assert row.value is not None
    rounds = min(outlook.lifetime(bought_side), outlook.rounds)
    if rounds < 1:
        return False
    gain = outlook.expected_gain(
        holding, position.percent_owned(outlook.seat, holding), row.value, outlook.seat
    )
    return missing < HELP_SHARE * gain * rounds / outlook.rounds


def _useful_assignments(outlook: Outlook, holding: str) -> list[tuple[str, str | None]]:
    """Return the seat's own Investors that are useful to this Holding now.

    The discount goes where most is left to spend, the others where the robot owns most stock."""
    position, seat = outlook.position, outlook.seat
    assignments: list[tuple[str, str | None]] = []
    for investor in position.state.players[seat].investors:
        row = facts.investors()[investor]
        if not row.assignable:
            continue
        if row.ability == "discount_percent":
            useful = position.state.holdings[holding].treasury >= LASTING_PRICE and bool(
                position.state.stack
            )
            useful = useful and discount(position, holding, 0) == 0
        else:
            useful = holding == _holding_most_owned(outlook)
        if useful:
            assignments.append((investor, None))
    return assignments


def _holding_most_owned(outlook: Outlook) -> str:
    """Return the floated Holding with this Director of which the seat owns most."""
    position, seat = outlook.position, outlook.seat
    directed = [
        holding
        for holding, row in position.state.holdings.items()
        if row.director == seat and row.floated
    ]
    return max(
        directed, key=lambda holding: (position.percent_owned(seat, holding), holding), default=""
    )
