"""Invariants of a state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import data.railroad_barons as facts
from rules.railroad_barons.model.play import DIRECTOR, Position
from rules.railroad_barons.model.state import Certificate, HoldingState, Offer, Phase, State
from rules.railroad_barons.operating import discard, ending, tokens

DRAFT_PHASES = (Phase.SELECT, Phase.CHOOSE)
STOCK_PHASES = (Phase.PRIORITY, Phase.STOCK)
OPERATING_PHASES = (Phase.TOKENS, Phase.REVENUE, Phase.RAILROADS, Phase.OFFER, Phase.DISCARD)


def complaints(state: State) -> Iterator[str]:
    """Yield a sentence for each invariant that is violated."""
    position = Position(state)
    yield from _check_money(state)
    yield from _check_pieces(state)
    for holding, row in state.holdings.items():
        if row.value is None:
            yield from _check_not_started(state, holding, row)
        else:
            yield from _check_started(position, holding, row)
        yield from _check_tokens(position, holding, row)
    yield from _check_limits(position)
    yield from _check_phase(position)
    if state.offer is not None:
        yield from _check_offer(position, state.offer)


def _check_money(state: State) -> Iterator[str]:
    """Check that players and treasuries hold what the bank paid out, less what it took in (1)."""
    sums = [purse.cash for purse in state.players]
    sums += [row.treasury for row in state.holdings.values()]
    if sum(sums) != state.bank_out:
        yield f"there is {sum(sums) - state.bank_out:+} beside what the bank paid out"
    if min(sums) < 0:
        yield f"somebody holds less than nothing: {sums}"


def _check_pieces(state: State) -> Iterator[str]:
    """Check that every certificate, Railroad and Investor is in exactly one place."""
    rows = facts.holdings().items()
    yield from _check_places(
        "certificate",
        [Certificate(name, each.percent) for name, row in rows for each in row.certificates],
        [state.bank, *(player.certificates for player in state.players)],
    )
    yield from _check_places(
        "Railroad",
        facts.railroads(),
        [
            state.stack,
            state.removed,
            *([each.card for each in row.railroads] for row in state.holdings.values()),
        ],
    )
    investors = [player.investors for player in state.players]
    investors += [row.investors for row in state.holdings.values()]
    if state.draft is not None:
        yield from _check_places("Investor", facts.investors(), [state.draft.left, *investors])
    elif sum(map(len, investors)) != len(facts.investors()) - 1:
        yield f"the Investors in play are {investors}"
    for row in state.holdings.values():
        if not all(facts.investors()[investor].assignable for investor in row.investors):
            yield f"a Holding has Investors {row.investors}"


def _check_places(
    kind: str, every: Iterable[object], places: Iterable[Iterable[object]]
) -> Iterator[str]:
    counts = Counter(piece for place in places for piece in place)
    for piece in every:
        if counts.pop(piece, 0) != 1:
            yield f"{kind} {piece} is not in exactly one place"
    if counts:
        yield f"no such {kind}: {sorted(map(str, counts))}"


def _check_not_started(state: State, holding: str, row: HoldingState) -> Iterator[str]:
    if row != HoldingState():
        yield f"{holding} is not started and yet {row}"
    if sum(each.holding == holding for each in state.bank) != len(
        facts.holdings()[holding].certificates
    ):
        yield f"certificates of {holding}, not started, are out"


def _check_started(position: Position, holding: str, row: HoldingState) -> Iterator[str]:
    """Check ownership and the Director (10, 13, 18 to 20), and obsolete Railroads (33)."""
    state = position.state
    shares = (position.percent_owned(0, holding), position.percent_owned(1, holding))
    director = row.director
    if row.value not in range(len(facts.track().values)):
        yield f"the marker of {holding} stands on {row.value}"
    if director is None or max(shares) < DIRECTOR or shares[director] < shares[1 - director]:
        yield f"{holding}, owned {shares}, is directed by {director}"
        return
    if not row.floated and sum(shares) >= facts.constants().float_percent:
        yield f"{holding}, owned {shares}, has not floated"
    directors_certificates = state.players[director].certificates
    card = Certificate(holding, DIRECTOR)
    others_certificates = state.players[1 - director].certificates
    if card not in directors_certificates:
        if (
            Certificate(holding, 30) in directors_certificates
            and Certificate(holding, 10) in directors_certificates
        ):
            yield f"the Director certificate of {holding} has not been swapped"
        if (
            state.options.ties == "certificate"
            and shares[0] == shares[1]
            and card in others_certificates
        ):
            yield f"the holder of the Director certificate of {holding} does not direct it"
    latest = max(state.levels, default=0)
    for railroad in row.railroads:
        limit = position.side_of(railroad).obsolete_at_level
        if limit is not None and limit <= latest:
            yield f"{holding} has the obsolete {railroad.card}"


def _check_tokens(position: Position, holding: str, row: HoldingState) -> Iterator[str]:
    """Check the number of tokens, and that the circles are empty outside of the turn (24)."""
    placed = row.plus + row.down
    if min(row.plus, row.down, row.network) < 0 or placed > tokens.free_tokens(position, holding):
        yield f"the tokens of {holding} are {row.plus}, {row.down}, {row.network}"
    if placed and (holding != position.state.holding or position.state.phase is Phase.TOKENS):
        yield f"{holding} has tokens on its circles although it does not operate"
    if row.network and not row.floated:
        yield f"{holding} has tokens in the network before it operates"


def _check_limits(position: Position) -> Iterator[str]:
    """Check that only the player who acts next is above the certificate limit (21)."""
    state, limit = position.state, facts.constants().certificate_limit
    above = [n for n, player in enumerate(state.players) if len(player.certificates) > limit]
    acts = state.stock.seat if state.phase is Phase.STOCK and state.stock else None
    if above and above != [acts]:
        yield f"seats {above} have too many certificates"


def _check_phase(position: Position) -> Iterator[str]:
    """Check that the parts of the state that belong to a phase are there in it and only in it."""
    state, phase = position.state, position.state.phase
    over = phase is Phase.OVER
    belongs = {
        "draft": (state.draft is not None, phase in DRAFT_PHASES),
        "stock round": (state.stock is not None, phase in STOCK_PHASES),
        "operating Holding": (state.holding is not None, phase in OPERATING_PHASES),
        "offer": (state.offer is not None, phase is Phase.OFFER),
        "end": (state.ended is not None, over),
        "half": (state.half in (1, 2), phase in OPERATING_PHASES or over),
    }
    for part, (is_present, is_expected) in belongs.items():
        if is_present != is_expected:
            yield f"{part} does not fit the phase {phase}"
    top = any(ending.is_at_top(position, holding) for holding in state.holdings)
    if top != state.ending or (over and (state.ended == "350") != top):
        yield f"a marker at the top: {top}, the end near: {state.ending}, ended: {state.ended}"
    if state.holding is not None:
        yield from _check_turn(position)


def _check_turn(position: Position) -> Iterator[str]:
    """Check that the operating Holding has a choice in this phase."""
    phase = position.state.phase
    holding, row = position.operating
    if not row.floated:
        yield f"{holding} operates without having floated"
    if phase is Phase.REVENUE and not position.state.revenues.get(holding):
        yield f"{holding} has no revenue to pay"
    if phase in (Phase.RAILROADS, Phase.OFFER) and not row.plus:
        yield f"{holding} may add nothing more"
    if phase is Phase.DISCARD and not (row.down and discard.count_surplus(position)):
        yield f"{holding} has no choice of what to discard"


def _check_offer(position: Position, offer: Offer) -> Iterator[str]:
    """Check that the open offer can be accepted (30)."""
    holdings = position.state.holdings
    buyer, seller = holdings[offer.buyer], holdings[offer.seller]
    if offer.buyer != position.state.holding or buyer.director == seller.director:
        yield f"no such offer can be open: {offer}"
    if offer.card not in [each.card for each in seller.railroads]:
        yield f"{offer.seller} has no {offer.card} to sell"
    if not 1 <= offer.price <= buyer.treasury:
        yield f"{offer.buyer} offers {offer.price} and has {buyer.treasury}"
