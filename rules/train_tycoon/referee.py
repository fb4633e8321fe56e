"""What must always add up in a state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import data.train_tycoon as facts
from rules.train_tycoon.model.board import EXIT_EDGES, OPPOSITE, edge_pair
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Company, Line, Phase, State
from rules.train_tycoon.operation import track
from rules.train_tycoon.operation.presidents import count_certificates

SECRET_PHASES = (
    Phase.AUCTION,
    Phase.PRICES,
    Phase.TRADE,
    Phase.BIDS,
    Phase.REBIDS,
    Phase.VOTE,
    Phase.ANSWERS,
)
"""Phases of secret choices."""


def complaints(state: State) -> Iterator[str]:
    """Yield everything that does not add up, as sentences; nothing if all is well."""
    position = Position(state)
    yield from _check_money(state)
    for name, company in state.companies.items():
        yield from _check_company(position, name, company)
    yield from _check_order(state)
    yield from _check_presidents(position)
    yield from _check_hubs(position)
    yield from _check_tiles(position)
    yield from _check_pieces(position)
    for line in state.lines:
        yield from _check_line(position, line)
    yield from _check_waiting(position)
    yield from _check_investments(state)


def _check_money(state: State) -> Iterator[str]:
    """Players and companies hold what the bank paid out; all in steps of 5 (2)."""
    nets = [player.net for player in state.players]
    nets += [company.net for company in state.companies.values()]
    if sum(nets) != state.bank_out:
        yield f"{sum(nets) - state.bank_out:+} dollars beside what the bank paid out"
    if any(net % 5 for net in nets):
        yield f"not in steps of 5: {nets}"


def _check_company(position: Position, name: str, company: Company) -> Iterator[str]:
    """Issued shares are with players or the bank; an inactive company has nothing (38)."""
    numbers = facts.finance()
    held = position.shares_held(name)
    if held + company.bank != company.issued or company.bank < 0:
        yield f"{name}: {company.issued} issued, {held} held, {company.bank} with the bank"
    choosing = position.state.phase in (Phase.CHOOSE, Phase.AUCTION, Phase.SEATING)
    if not company.active:
        empty = Company(factory=company.factory)
        if choosing:
            empty.president = company.president
        if company != empty or position.lines_of(name):
            yield f"{name} is inactive and has something"
        return
    if not 1 <= company.issued <= numbers.max_issued_shares:
        yield f"{name} has issued {company.issued}"
    if company.price not in facts.price_boxes():
        yield f"the price of {name} is {company.price}"
    if not numbers.income_min <= company.income <= numbers.income_max:
        yield f"the income of {name} is {company.income}"
    lines = len(position.lines_of(name))
    most = facts.components().trains_per_company
    may_exceed = position.state.phase in (Phase.TAKE, Phase.KEEP)
    if lines > most and not may_exceed:
        yield f"{name} has {lines} trains on the map"


def _check_order(state: State) -> Iterator[str]:
    """Check that the order names every active company once; the seating every seat."""
    active = sorted(name for name, company in state.companies.items() if company.active)
    if state.turn and sorted(state.order) != active:
        yield f"company order {state.order}, active {active}"
    if sorted(state.seating) != list(range(len(state.players))):
        yield f"seating {state.seating}"
    for seat, player in enumerate(state.players):
        if any(count < 1 for count in player.shares.values()):
            yield f"seat {seat} holds {player.shares}"


def _check_presidents(position: Position) -> Iterator[str]:
    """No seat has more than two certificates (18)."""
    most = facts.finance().max_presidencies
    for seat in range(len(position.state.players)):
        if count_certificates(position, seat) > most:
            yield f"seat {seat} presides over {count_certificates(position, seat)} companies"


def _check_hubs(position: Position) -> Iterator[str]:
    """City and resource tiles stay, each factory is in one place, goods are never negative."""
    state, goods = position.state, facts.goods()
    wanted = {
        "city": Counter(goods.city_hubs_demanding),
        "resource": Counter(goods.resource_hubs),
    }
    for kind, count in wanted.items():
        counts = Counter(hub.item for hub in state.hubs.values() if hub.kind == kind)
        if counts != count:
            yield f"{kind} hubs {dict(counts)}"
    factories = Counter(hub.item for hub in state.hubs.values() if hub.kind == "factory")
    factories.update(c.factory for c in state.companies.values() if c.factory is not None)
    if any(count > goods.factory_hubs.get(good, 0) for good, count in factories.items()):
        yield f"factories {dict(factories)}"
    for place, hub in state.hubs.items():
        if hub.stock < 0 or any(count < 0 for count in hub.delivered.values()):
            yield f"the hub in {place} has {hub.stock} and {hub.delivered}"
        if (hub.kind == "city") != (place in position.board.cities) or place in state.track:
            yield f"a {hub.kind} hub in {place}"


def _check_tiles(position: Position) -> Iterator[str]:
    """There are no more tiles of a number on the map than exist (6)."""
    for number, count in track.tiles_in_use(position.state.track).items():
        if count > facts.tiles()[number].count:
            yield f"{count} tiles {number}"


def _check_pieces(position: Position) -> Iterator[str]:
    """Check that a hex has one or two tracks without a common edge, each of the line using it."""
    state = position.state
    used = Counter(
        (place, edges, line.id)
        for line in state.lines
        if not line.broken
        for place, edges in line.route
    )
    laid: Counter[tuple[str, tuple[int, int], int]] = Counter()
    for place, pieces in state.track.items():
        edges = [edge for piece in pieces for edge in piece.pair]
        if place not in position.board.open or not 1 <= len(pieces) <= 2:
            yield f"{len(pieces)} tracks in {place}"
        if len(set(edges)) != len(edges):
            yield f"tracks with a common edge in {place}"
        laid.update((place, piece.pair, piece.line) for piece in pieces if piece.line)
    if used != laid:
        yield f"lines and track differ: {set(used.items()) ^ set(laid.items())}"


def _check_line(position: Position, line: Line) -> Iterator[str]:
    """Check that a line goes from hub to hub over neighbouring hexes without a sharp bend (48)."""
    state, edge = position.state, position.board.edge
    if not state.companies[line.owner].active:
        yield f"line {line.id} belongs to {line.owner}"
    if line.broken:
        return
    if any(end not in state.hubs for end in line.ends) or line.ends[0] == line.ends[1]:
        yield f"line {line.id} ends in {line.ends}"
    places = [line.ends[0], *(place for place, _ in line.route), line.ends[1]]
    for (previous, hex_, following), (_, edges) in zip(
        zip(places, places[1:], places[2:], strict=False), line.route, strict=True
    ):
        if (previous, hex_) not in edge or (hex_, following) not in edge:
            yield f"line {line.id} is torn at {hex_}"
            continue
        enter, leave = OPPOSITE[edge[previous, hex_]], edge[hex_, following]
        if leave not in EXIT_EDGES[enter] or edge_pair(enter, leave) != edges:
            yield f"line {line.id} bends in {hex_}"


def _check_waiting(position: Position) -> Iterator[str]:
    """Check that a seat is to move until the end, and secret choices exist only while asked."""
    state = position.state
    if state.phase is Phase.OVER:
        if state.asks or state.mover is not None:
            yield "the game is over and somebody is to move"
        return
    if (state.phase in SECRET_PHASES) != bool(state.asks) or bool(state.asks) == (
        state.mover is not None
    ):
        yield f"{state.phase}: asked {state.asks}, to move {state.mover}"
    chosen = [(chosen.seat, chosen.company) for chosen in state.secret.choices]
    if chosen != [(ask.seat, ask.company) for ask in state.answered]:
        yield f"answered {state.answered}, chosen {chosen}"


def _check_investments(state: State) -> Iterator[str]:
    """Every hand has its markers once; each placed one is on a tile with one track (63)."""
    hand = sorted(facts.investments().per_player)
    if state.options.investments:
        if [sorted(values) for values in state.secret.markers] != [hand] * len(state.players):
            yield "the markers are not dealt as they should be"
    elif state.secret.markers or state.investments:
        yield "markers without the expansion"
    placed = Counter((marker.seat, marker.marker) for marker in state.investments)
    if placed != Counter(
        (seat_number, number)
        for seat_number, player in enumerate(state.players)
        for number in player.placed
    ):
        yield "markers placed and those not in hand differ"
    if any(len(state.track.get(marker.hex, ())) != 1 for marker in state.investments):
        yield "a marker lies on something else than a yellow tile"
