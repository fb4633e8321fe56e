"""Sensible ways to place the tokens of the operating Holding (ruling 24)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import data.railroad_barons as facts
from rules.railroad_barons.model.actions import PlaceTokens
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.operating.railroads import cost
from rules.railroad_barons.operating.tokens import free


class Proposal(NamedTuple):
    """`what` names the idea behind it, `adds` is how many Railroads it would add."""

    what: str
    action: PlaceTokens
    adds: int = 1


def proposals(position: Position) -> list[Proposal]:
    """What a Director would mostly do, the likeliest first, no two alike."""
    name, row = position.operating
    tokens, kept = free(position, name), len(row.railroads)
    ideas = list(_next(tokens, kept) if kept else _first(tokens, _payable(position)))
    if row.last is not None and sum(row.last) > 0:
        plus, down, _ = row.last  # what went into the network is gone from the tokens
        same = Proposal("same", PlaceTokens(plus, down), plus)
        room = kept < down or (plus == 0 and kept == down)
        ideas.insert(0 if room else len(ideas), same)
    found: list[Proposal] = []
    for made in ideas:
        placed = made.action.plus + made.action.down + made.action.network
        if placed <= tokens and made.action not in [one.action for one in found]:
            found.append(made)
    return found


def full(position: Position) -> Iterator[PlaceTokens]:
    """Every placing that leaves no token idle."""
    tokens = free(position, position.operating[0])
    for network in (0, 1) if tokens else (0,):
        for plus in range(tokens - network, -1, -1):
            yield PlaceTokens(plus, tokens - network - plus, network)


def _payable(position: Position) -> int:
    """How many Railroads the treasury pays at the price of the top one, but at least one: its
    Director may help (29)."""
    (name, row), stack = position.operating, position.state.stack
    sides = range(len(facts.railroads()[stack[0]].sides)) if stack else ()
    cheapest = min((cost(position, name, side) for side in sides), default=0)
    return max(1, row.treasury // cheapest) if cheapest else 1


def _first(tokens: int, payable: int) -> Iterator[Proposal]:
    """For a Holding without a Railroad: no token stays idle."""
    if tokens < 2:
        yield Proposal("none", PlaceTokens(0, tokens))
        return
    many = min(tokens // 2, payable)
    yield Proposal("first", PlaceTokens(many, tokens - many), many)
    if many > 1:
        yield Proposal("first", PlaceTokens(1, tokens - 1))


def _next(tokens: int, kept: int) -> Iterator[Proposal]:
    """For one that keeps what it has: tokens that nothing else needs lie on (▼)."""
    spare = tokens - 1 - kept
    if spare > 0:
        yield Proposal("one", PlaceTokens(1, tokens - 1))
        grown = (tokens - kept) // 2
        if grown > 1:
            yield Proposal("grow", PlaceTokens(grown, tokens - grown), grown)
        yield Proposal("build", PlaceTokens(spare // 2, kept + (spare + 1) // 2, 1))
        return
    yield Proposal("keep", PlaceTokens(0, tokens))
    if spare == 0:
        yield Proposal("build", PlaceTokens(0, kept, 1))
        yield Proposal("replace", PlaceTokens(1, kept))
