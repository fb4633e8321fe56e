"""Set-up of a game: the map, seating, starting companies (section 5; rulings 4 to 7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

import data.train_tycoon as facts
from rules.errors import RuleError
from rules.train_tycoon import ending
from rules.train_tycoon.model.actions import ChooseCompany
from rules.train_tycoon.model.events import CompanyChosen, CompanyStarted, OrderSet, Seated
from rules.train_tycoon.model.options import Options
from rules.train_tycoon.model.position import MutablePosition, Next, Position, Step
from rules.train_tycoon.model.state import Company, Hub, Phase, Player, State

SEATS: range = range(2, 7)
T = TypeVar("T")


def new_state(seats: int, options: Options) -> State:
    """Return the state before the first draw. Raises RuleError for a wrong number of seats."""
    if seats not in SEATS:
        raise RuleError("seats", "4", fewest=SEATS[0], most=SEATS[-1], seats=seats)
    return State(
        options=options,
        seating=list(range(seats)),
        players=[Player() for _ in range(seats)],
        companies={name: Company(factory=row.factory) for name, row in facts.companies().items()},
    )


def begin(play: MutablePosition) -> Next:
    """Place hub tiles, deal markers and cash; then draw the seating or let players bid for it."""
    _place_hubs(play)
    if play.state.options.investments:
        _deal_markers(play)
    start = facts.setup().by_players[str(len(play.state.players))]
    for seat in range(len(play.state.players)):
        play.pay(None, seat, start.cash, "start")
    if play.state.options.priority_auction:
        return Step.PRIORITY_BIDS
    return seat_players(play, _shuffle(play, play.state.seating, "seat"))


def seat_players(play: MutablePosition, order: Sequence[int]) -> Next:
    """Seat the players clockwise; the first holds the priority. Companies are then chosen in PO."""
    state = play.state
    state.seating = list(order)
    state.priority = order[0]
    play.emit(Seated(tuple(order)))
    rounds = 2 if len(order) == 2 else 1
    state.players_left = list(order) * rounds
    return Step.NEXT_CHOICE


def next_choice(play: MutablePosition) -> Next:
    """Wait for the next choice of a starting company, or hand out the shares if none is left."""
    state = play.state
    if state.players_left:
        play.start_turn(state.players_left.pop(0))
        return Phase.CHOOSE
    return _start_companies(play)


def open_choices(position: Position) -> list[str]:
    """Return the companies to choose from: factory HQs; with two players then city HQs (5)."""
    state = position.state
    factories = len(state.order) < len(state.players)
    wanted = "factory" if factories else "city"
    return [
        name
        for name, row in facts.companies().items()
        if row.hq == wanted and name not in state.order
    ]


def legal_choose(position: Position) -> Iterator[ChooseCompany]:
    for name in open_choices(position):
        yield ChooseCompany(name)


def check_choose_company(position: Position, seat: int, action: ChooseCompany) -> None:
    if action.company not in open_choices(position):
        raise RuleError("choice", "5", company=action.company)


def do_choose_company(play: MutablePosition, seat: int, action: ChooseCompany) -> Next:
    """Make the seat president; the company order is corrected when all have chosen."""
    play.state.order.append(action.company)
    play.state.companies[action.company].president = seat
    play.emit(CompanyChosen(seat, action.company))
    return Step.NEXT_CHOICE


def _start_companies(play: MutablePosition) -> Next:
    """Give starting companies markers, money and shares, and set the first company order (4, 5)."""
    state = play.state
    start = facts.setup().company_start
    if len(state.players) == 2:
        state.order[2:] = reversed(state.order[2:])
    for name in state.order:
        company = state.companies[name]
        company.active, company.price, company.income = True, start.price, start.income
        company.previous = company.president
        play.emit(CompanyStarted(name, start.price))
        play.pay(None, name, start.cash, "start")
        assert company.president is not None
        for seat, count in _starting_shares(play, company.president):
            play.move_shares(name, "treasury", seat, count)
        assert company.issued == start.issued_shares
    play.emit(OrderSet(tuple(state.order)))
    state.mover = None
    ending.record_history(play)
    return Step.BEGIN_TURN


def _starting_shares(position: Position, president: int) -> Iterator[tuple[int, int]]:
    """Yield who gets how many shares of a starting company (4).

    They are its president, and those players of whom the president is one of the next two
    clockwise: the two before the president."""
    row = facts.setup().by_players[str(len(position.state.players))]
    if len(position.state.players) == 2:
        yield president, row.own_shares_each
        yield 1 - president, row.shares_in_each_opponent_company
        return
    yield president, row.own_shares
    before = position.seats_after(president)[:-1]
    for seat in before[-row.other_companies :]:
        yield seat, row.shares_each


def _place_hubs(play: MutablePosition) -> None:
    """Place city tiles, and resource hubs on nine of the seeds; the others are plain (5, 6)."""
    goods, board = facts.goods(), play.board
    tiles = [good for good, count in goods.city_hubs_demanding.items() for _ in range(count)]
    for place, good in zip(board.cities, _shuffle(play, tiles, "city"), strict=True):
        play.place_hub(place, Hub("city", good, goods.passengers.start_waiting_per_city))
    seeds = list(board.seeds)
    start = facts.components().resource_tokens_start_per_hub
    for resource, count in goods.resource_hubs.items():
        for _ in range(count):
            place = seeds.pop(play.dice.pick(len(seeds), resource))
            play.place_hub(place, Hub("resource", resource, start))


def _deal_markers(play: MutablePosition) -> None:
    """Deal each player's markers in a secret order, so that their backs reveal nothing (63)."""
    for _ in play.state.players:
        remaining = list(facts.investments().per_player)
        hand = []
        while remaining:
            hand.append(remaining.pop(play.dice.pick(len(remaining), "marker", secret=True)))
        play.state.secret.markers.append(hand)


def _shuffle(play: MutablePosition, things: Sequence[T], why: str) -> list[T]:
    """Return all of the things in a drawn order."""
    remaining = list(things)
    return [remaining.pop(play.dice.pick(len(remaining), why)) for _ in range(len(remaining))]
