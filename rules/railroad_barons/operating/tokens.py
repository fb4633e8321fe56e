"""Placing the Operator tokens of a Holding (ruling 24)."""

from __future__ import annotations

from collections.abc import Iterator

import data.railroad_barons as facts
from rules.errors import RuleError
from rules.railroad_barons.model.actions import PlaceTokens
from rules.railroad_barons.model.events import TokensPlaced
from rules.railroad_barons.model.play import MutablePosition, Next, Position, Step


def free_tokens(position: Position, holding: str) -> int:
    """Return how many tokens are not in the network and so can be placed again each round."""
    return facts.holdings()[holding].operator_tokens - position.state.holdings[holding].network


def idle_tokens(position: Position, action: PlaceTokens) -> int:
    """Return how many tokens a placing leaves unused in this round."""
    free = free_tokens(position, position.operating[0])
    return free - action.plus - action.down - action.network


def within_circles(position: Position, action: PlaceTokens) -> PlaceTokens:
    """Return a placing with no more tokens than there are circles; the others stay idle."""
    card = facts.holdings()[position.operating[0]]
    plus, down = card.plus_circles.value, card.down_circles.value
    if action.plus <= plus and action.down <= down:
        return action
    return PlaceTokens(min(action.plus, plus), min(action.down, down), action.network)


def legal_tokens(position: Position) -> Iterator[PlaceTokens]:
    """Yield every way to place the tokens; some may stay idle."""
    holding, _ = position.operating
    row, tokens = facts.holdings()[holding], free_tokens(position, holding)
    for network in range(facts.constants().network_tokens_per_operating_round_max + 1):
        for plus in range(min(row.plus_circles.value, tokens - network) + 1):
            for down in range(min(row.down_circles.value, tokens - network - plus) + 1):
                yield PlaceTokens(plus, down, network)


def check_place_tokens(position: Position, seat: int, action: PlaceTokens) -> None:
    holding, _ = position.operating
    row = facts.holdings()[holding]
    tokens = row.operator_tokens - position.state.holdings[holding].network
    if min(action.plus, action.down, action.network) < 0:
        raise RuleError("tokens-negative", "24")
    max_network = facts.constants().network_tokens_per_operating_round_max
    if action.network > max_network:
        raise RuleError("tokens-network", "24", most=max_network)
    placed = action.plus + action.down + action.network
    if placed > tokens:
        raise RuleError("tokens-few", "24", holding=holding, placed=placed, tokens=tokens)
    for placed, circles in (
        (action.plus, row.plus_circles.value),
        (action.down, row.down_circles.value),
    ):
        if placed > circles:
            raise RuleError("tokens-circles", "24", holding=holding, circles=circles)


def do_place_tokens(play: MutablePosition, seat: int, action: PlaceTokens) -> Next:
    holding, row = play.operating
    idle = idle_tokens(play, action)
    row.plus, row.down = action.plus, action.down
    row.network += action.network
    row.last = (action.plus, action.down, action.network)
    play.emit(TokensPlaced(seat, holding, action.plus, action.down, action.network, idle))
    return Step.REVENUE
