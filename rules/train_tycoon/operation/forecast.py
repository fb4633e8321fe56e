"""What a company would earn: this turn with a new line, or over the turns to come if nobody else
did anything. Rulings 54 to 60 reckoned ahead, without touching the state.

All functions take a `Position`; `Position(view.table)` makes one of a view.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

import data.train_tycoon as facts
from rules.train_tycoon.model.play import Position, loans
from rules.train_tycoon.model.state import Hub, Line
from rules.train_tycoon.operation import deliveries
from rules.train_tycoon.operation.deliveries import Move
from rules.train_tycoon.operation.lines import Plan, Way

Hubs = dict[str, Hub]
Links = list[tuple[str, str]]


class Forecast(NamedTuple):
    """This turn's deliveries, and in dollars what comes of them: `income` = their sum less trains
    and interest, within the limits of the board."""

    moves: tuple[Move, ...]
    trains: int
    interest: int
    income: int


def broken_by(position: Position, way: Way) -> set[int]:
    """The own lines that a new line breaks (49)."""
    state = position.state
    found = set()
    for lay, edges in zip(way.lays, way.pairs, strict=True):
        for piece in state.track.get(lay.hex, ()):
            if lay.how == "replace" or (lay.how == "reuse" and piece.pair == edges):
                found.add(piece.line)
        if lay.how == "clear":
            found |= {line.id for line in state.lines if lay.hex in line.ends}
    return found - {0}


def after(position: Position, company: str, way: Way | None) -> tuple[Hubs, Links]:
    """The hubs, and the pairs that the company's lines join, once the line is open. Where all
    trains are out the new one comes from a broken line, else from the oldest."""
    hubs = dict(position.state.hubs)
    lines = [line for line in position.lines_of(company) if not line.broken]
    if way is None:
        return hubs, [line.ends for line in lines]
    factory = position.company(company).factory
    if way.start not in hubs and factory is not None:
        hubs[way.start] = Hub("factory", factory)
    hubs.setdefault(way.end, Hub("transfer"))
    for lay in way.lays:
        if lay.how == "clear":
            del hubs[lay.hex]
    gone = broken_by(position, way)
    left = [line for line in lines if line.id not in gone]
    left = left[max(0, 1 + len(left) - facts.components().trains_per_company) :]
    return hubs, [*_ends(left), (way.start, way.end)]


def _ends(lines: Iterable[Line]) -> Links:
    return [line.ends for line in lines]


def this_turn(position: Position, plan: Plan | None = None) -> Forecast:
    """The income of the company whose turn it is, with this line or without a new one."""
    company = position.operation.company
    hubs, links = after(position, company, None if plan is None else plan.way)
    moves = deliveries.moves(position.board, hubs, links)
    net = position.company(company).net - (0 if plan is None else plan.cost.total)
    return _forecast(position.state.turn, moves, len(links), net)


def _forecast(turn: int, moves: list[Move], trains: int, net: int) -> Forecast:
    numbers = facts.finance()
    paid = trains * facts.turns()[turn].train_cost_each
    interest = loans(net) * numbers.company_interest_per_loan
    total = sum(move.income for move in moves) - paid - interest
    income = max(numbers.income_min, min(numbers.income_max, total))
    return Forecast(tuple(moves), paid, interest, income)


class Later(NamedTuple):
    """A line thought of for the next turn: the hubs it would join and its price in dollars."""

    link: tuple[str, str]
    cost: int


def ahead(
    position: Position,
    company: str,
    way: Way | None = None,
    cost: int = 0,
    later: Later | None = None,
) -> int:
    """Dollars that the company would earn to the end of the game with these lines, less the costs,
    if it kept everything and nobody else moved."""
    hubs, links = after(position, company, way)
    own = {place: replace(hub, delivered={}) for place, hub in hubs.items()}
    net = start = position.company(company).net
    net -= cost
    now = position.state.turn
    for turn in range(now, facts.components().turns + 1):
        if later is not None and turn == now + 1:
            links.append(later.link)
            net -= later.cost
        moves = deliveries.moves(position.board, own, links)
        net += _forecast(turn, moves, len(links), net).income
        _pass_turn(own, moves)
    return net - start


def next_gain(position: Position, name: str, way: Way | None = None, cost: int = 0) -> int:
    """What the best line of the next turn would add to the end of the game; 0 in the last one."""
    turn, tile = position.state.turn, facts.finance().track_cost_per_tile
    hubs, links = after(position, name, way)
    reached = {hub for link in links for hub in link}
    if turn == facts.components().turns or not reached:
        return 0
    base = ahead(position, name, way, cost)
    best = base
    for place, hub in hubs.items():
        if place in reached or hub.kind == "transfer":
            continue
        steps, near = min((position.board.steps(place, other), other) for other in reached)
        if 2 <= steps <= turn + 3:
            price = tile * (steps - 1) + (tile * (turn + 1) if steps == turn + 3 else 0)
            later = Later((near, place), price)
            best = max(best, ahead(position, name, way, cost, later))
    return best - base


def _pass_turn(hubs: Hubs, moves: list[Move]) -> None:
    """Stocks after a company's turn, deliveries cleared away."""
    brought: dict[str, list[str]] = {}
    for move in moves:
        source = hubs[move.source]
        source.stock -= 1
        if source.kind == "factory":
            city = hubs[move.destination]
            city.stock += 1 if city.stock else 2
        elif source.kind == "resource":
            brought.setdefault(move.destination, []).append(move.item)
    for place, items in brought.items():
        hubs[place].stock += len(items) * len(set(items))
