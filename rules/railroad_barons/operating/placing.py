"""Sensible ways to place the tokens of the operating Holding (ruling 24)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import data.railroad_barons as facts
from rules.railroad_barons.model.actions import PlaceTokens
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.operating.railroads import railroad_price
from rules.railroad_barons.operating.tokens import free_tokens, within_circles


class Proposal(NamedTuple):
    """`what` names the idea behind it; `adds`: how many Railroads it would add."""

    what: str
    action: PlaceTokens
    adds: int = 1


def propose_placings(position: Position) -> list[Proposal]:
    """Return what a Director would usually do, most likely first, without duplicates."""
    name, row = position.operating
    tokens, railroads = free_tokens(position, name), len(row.railroads)
    ideas = list(
        _later_placings(tokens, railroads)
        if railroads
        else _first_placings(tokens, _affordable_railroads(position))
    )
    if row.last is not None and sum(row.last) > 0:
        plus, down, _ = row.last  # what went into the network is gone from the tokens
        repetition = Proposal("same", PlaceTokens(plus, down), plus)
        has_room = railroads < down or (plus == 0 and railroads == down)
        ideas.insert(0 if has_room else len(ideas), repetition)
    distinct: list[Proposal] = []
    for idea in ideas:
        proposal = idea._replace(action=within_circles(position, idea.action))
        placed = proposal.action.plus + proposal.action.down + proposal.action.network
        if placed <= tokens and proposal.action not in [earlier.action for earlier in distinct]:
            distinct.append(proposal)
    return distinct


def full_placings(position: Position) -> Iterator[PlaceTokens]:
    """Yield every placing that leaves no token idle."""
    tokens = free_tokens(position, position.operating[0])
    for network in (0, 1) if tokens else (0,):
        for plus in range(tokens - network, -1, -1):
            placing = PlaceTokens(plus, tokens - network - plus, network)
            if placing == within_circles(position, placing):
                yield placing


def _affordable_railroads(position: Position) -> int:
    """Return how many Railroads the treasury can pay at the price of the top one.

    At least one: the Director may help (29)."""
    (name, row), stack = position.operating, position.state.stack
    sides = range(len(facts.railroads()[stack[0]].sides)) if stack else ()
    cheapest = min((railroad_price(position, name, side) for side in sides), default=0)
    return max(1, row.treasury // cheapest) if cheapest else 1


def _first_placings(tokens: int, payable: int) -> Iterator[Proposal]:
    """Yield placings of a Holding without a Railroad: no token stays idle."""
    if tokens < 2:
        yield Proposal("none", PlaceTokens(0, tokens))
        return
    additions = min(tokens // 2, payable)
    yield Proposal("first", PlaceTokens(additions, tokens - additions), additions)
    if additions > 1:
        yield Proposal("first", PlaceTokens(1, tokens - 1))


def _later_placings(tokens: int, railroads: int) -> Iterator[Proposal]:
    """Yield placings of a Holding that keeps what it has: tokens left over are placed on (▼)."""
    spare = tokens - 1 - railroads
    if spare > 0:
        yield Proposal("one", PlaceTokens(1, tokens - 1))
        additions = (tokens - railroads) // 2
        if additions > 1:
            yield Proposal("grow", PlaceTokens(additions, tokens - additions), additions)
        yield Proposal("build", PlaceTokens(spare // 2, railroads + (spare + 1) // 2, 1))
        return
    yield Proposal("keep", PlaceTokens(0, tokens))
    if spare == 0:
        yield Proposal("build", PlaceTokens(0, railroads, 1))
        yield Proposal("replace", PlaceTokens(1, railroads))
