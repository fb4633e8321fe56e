"""The steady robot in the Operating Round: every Holding has a Railroad, in time one that lasts."""

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
from rules.railroad_barons.operating.discard import excess
from rules.railroad_barons.operating.investors import legal_assignments
from rules.railroad_barons.operating.railroads import cost, legal_purchases, saving
from rules.railroad_barons.operating.tokens import free
from rules.railroad_barons.robot.outlook import LASTING, Outlook

SPARE = 2
"""Tokens that must stay free beside those for the Railroads before one goes into the network."""
ENOUGH = 4
"""Railroads beyond which a Holding keeps no tokens for more."""
HELP = 0.6
"""Part of the expected gain of its stock that it spends to help a Holding to a Railroad."""
SOONER = 1.0
"""Rounds by which a level comes earlier if it is bought now rather than by whoever is next."""
DEAR = 1.5
"""It sells a Railroad for so many times what it still earns, if the Holding keeps another."""


def tokens(outlook: Outlook) -> PlaceTokens:
    """A (▼) for each Railroad it has and wants, a (+) for each addition, and one into the network
    while enough are left over."""
    position = outlook.position
    holding, row = position.operating
    tokens_left = free(position, holding)
    kept = len(row.railroads)
    room = max(0, (tokens_left - kept) // 2)  # one more takes a (+) and a (▼)
    wanted = min(len(_shopping(outlook, holding, tokens_left)), room)
    keep = min(kept + wanted, tokens_left)
    investors = min(len(_assignments(outlook, holding)), tokens_left - wanted - keep)
    plus = wanted + investors
    if plus == 0 and keep < tokens_left and not row.railroads:
        plus, keep = 1, min(max(1, keep), tokens_left - 1)
    idle = tokens_left - plus - keep
    odd = (tokens_left - keep) % 2  # what grows takes two tokens
    spare = SPARE if not odd and _may_grow(outlook, wanted) else 0
    network = int(idle > 0 and tokens_left - 1 >= keep + spare)
    return PlaceTokens(plus + max(0, idle - network), keep, network)


def _may_grow(outlook: Outlook, wanted: int) -> bool:
    """Whether there may be something to add in a later round: it has few Railroads, and the
    treasury, which only ever pays for them, has money left for a next one."""
    position = outlook.position
    (holding, row), stack = position.operating, position.state.stack
    if len(row.railroads) + wanted >= ENOUGH:
        return False
    if wanted:
        return True
    sides = range(len(facts.railroads()[stack[0]].sides)) if stack else ()
    return any(cost(position, holding, side) <= row.treasury for side in sides)


def addition(outlook: Outlook) -> AnyAction:
    """The next thing to add: Investors first, for their discount, with the tokens that the
    Railroads to be kept leave for them; then Railroads; else the end."""
    position, (holding, row) = outlook.position, outlook.position.operating
    investors = [
        AssignInvestor(*one)
        for one in _assignments(outlook, holding)
        if AssignInvestor(*one) in legal_assignments(position)
    ]
    if investors and row.plus > row.down - len(row.railroads):
        return investors[0]
    if len(row.railroads) < max(1, row.down):
        buys = list(legal_purchases(position))
        for buy in buys:
            if buy.help and _worth_helping(outlook, holding, buy.side):
                return buy
        side = _side(outlook, holding, row.treasury, row)
        if side is not None and BuyRailroad(side) in buys:
            return BuyRailroad(side)
    return investors[0] if investors else FinishBuying()


def answer(outlook: Outlook) -> AcceptOffer | RefuseOffer:
    """Sell for far more than it earns, and never the last Railroad."""
    offer = outlook.position.state.offer
    assert offer is not None
    railroads = outlook.position.state.holdings[offer.seller].railroads
    sold = next(each for each in railroads if each.card == offer.card)
    fair = outlook.worth_of(outlook.position.side(sold))
    good = len(railroads) > 1 and offer.price >= max(DEAR * fair, LASTING)
    return AcceptOffer() if good else RefuseOffer()


def discard(outlook: Outlook) -> DiscardRailroads:
    """What earns least until it is gone goes."""
    position = outlook.position
    weak = outlook.weakest(position.operating[1].railroads)[: excess(position)]
    return DiscardRailroads(tuple(each.card for each in weak))


def _shopping(outlook: Outlook, holding: str, tokens_left: int) -> list[str]:
    """The cards that the Holding would buy now, one after the other."""
    state = outlook.position.state
    row = state.holdings[holding]
    treasury, kept = row.treasury, list(row.railroads)
    stack = list(state.stack)
    found: list[str] = []
    try:
        while state.stack and len(found) < tokens_left:
            side = _side(outlook, holding, treasury, row)
            if side is None:
                break
            treasury -= cost(outlook.position, holding, side)
            row.railroads.append(Railroad(state.stack[0], side))
            found.append(state.stack.pop(0))
    finally:
        state.stack[:], row.railroads[:] = stack, kept
    return found


def _side(outlook: Outlook, holding: str, treasury: int, row: HoldingState) -> int | None:
    """The side of the top card to buy, None if the money is better kept for a lasting Railroad."""
    state = outlook.position.state
    if not state.stack:
        return None
    best, best_score = None, 0.0
    for number, side in enumerate(facts.railroads()[state.stack[0]].sides):
        price = cost(outlook.position, holding, number)
        if price > treasury:
            continue
        lasts = outlook.life(side) >= outlook.rounds
        enough = lasts or outlook.lasting(row) or treasury - price >= LASTING or not row.railroads
        score = outlook.worth_of(side) - 0.25 * price - _harm(outlook, side)
        if not row.railroads:
            score += LASTING
        if enough and score > best_score:
            best, best_score = number, score
    return best


def _harm(outlook: Outlook, side: facts.Side) -> float:
    """What the Railroads that this level makes obsolete would still have earned for the robot's
    Holdings, less what they would have earned for the others."""
    state, level = outlook.position.state, side.level_number
    if str(level) not in facts.constants().obsolescence or level in state.levels:
        return 0.0
    lost = 0.0
    for row in state.holdings.values():
        sign = 1.0 if row.director == outlook.seat else -0.5
        for each in row.railroads:
            shown = outlook.position.side(each)
            if shown.obsolete_at_level is not None and shown.obsolete_at_level <= level:
                lost += sign * shown.income * SOONER
    return lost


def _worth_helping(outlook: Outlook, holding: str, side: int) -> bool:
    """Whether a Railroad for it brings the robot more than its own cash does."""
    position, row = outlook.position, outlook.position.state.holdings[holding]
    shown = facts.railroads()[position.state.stack[0]].sides[side]
    missing = cost(position, holding, side) - row.treasury
    assert row.value is not None
    rounds = min(outlook.life(shown), outlook.rounds)
    if rounds < 1:
        return False
    gain = outlook.gain(holding, position.share(outlook.seat, holding), row.value, outlook.seat)
    return missing < HELP * gain * rounds / outlook.rounds


def _assignments(outlook: Outlook, holding: str) -> list[tuple[str, str | None]]:
    """Its own cards that do something for this Holding now. The discount goes where most is left
    to spend, the others where the robot holds most stock."""
    position, seat = outlook.position, outlook.seat
    found: list[tuple[str, str | None]] = []
    for investor in position.state.players[seat].investors:
        row = facts.investors()[investor]
        if not row.assignable:
            continue
        if row.ability == "discount_percent":
            useful = position.state.holdings[holding].treasury >= LASTING and bool(
                position.state.stack
            )
            useful = useful and saving(position, holding, 0) == 0
        else:
            useful = holding == _most_held(outlook)
        if useful:
            found.append((investor, None))
    return found


def _most_held(outlook: Outlook) -> str:
    """The floated Holding it directs of which it owns most."""
    position, seat = outlook.position, outlook.seat
    own = [
        holding
        for holding, row in position.state.holdings.items()
        if row.director == seat and row.floated
    ]
    return max(own, key=lambda holding: (position.share(seat, holding), holding), default="")
