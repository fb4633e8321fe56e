"""Search for a railroad's turn that earns its President most: scrapping, buying and building.

Every way to scrap and buy is tried, each with the builds worth proposing, by the rules
themselves on copies of the table; the function that `parts_function` returns values the resulting
tables. Of turns with the same value the one that does least is taken."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby, product
from typing import NamedTuple

import data.baltimore_ohio as facts
from rules.baltimore_ohio import ending
from rules.baltimore_ohio.business_round import building, equipment, services, track
from rules.baltimore_ohio.business_round.business import ROUNDS
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.rules import OPERATING, RULES
from rules.baltimore_ohio.turn_plan import Plan, plan_from_step, plan_from_steps
from rules.dice import NO_DICE
from rules.errors import RuleError
from rules.game import copy_state

TREASURY_WEIGHT = 0.1
"""What a dollar in the treasury is worth to the President."""


def best_turn(table: State, plan: Plan) -> Plan:
    """Return the best turn from the current step on, among those that keep most of the plan."""
    return plan_from_steps(_best_steps(table, plan)[1].steps)


def best_step(table: State) -> a.TurnStep:
    """Return the first step of the best turn."""
    return _best_steps(table, Plan())[1].steps[0]


def rank_steps(
    table: State, further: Iterable[a.TurnStep] = ()
) -> list[tuple[a.TurnStep, dict[str, float]]]:
    """Return steps of the current phase with what the best turn with each is worth, best first.

    The first is the first step of the best turn of all; then the other candidates and the
    `further` legal steps."""
    first = best_step(table)
    steps = dict.fromkeys([first, *candidate_steps(table), *further])
    rows = [(step, *_best_steps(table, plan_from_step(step))) for step in steps]
    rows.sort(key=lambda row: (row[0] == first, row[1]), reverse=True)
    return [(step, turn.parts) for step, _, turn in rows]


class _Rank(NamedTuple):
    """The sort key of turns: number of planned steps kept, worth, and how few things are done."""

    kept: int
    worth: float
    ease: int


class _Found(NamedTuple):
    """The steps of a turn, and what it is worth in dollars, by the names of texts for hints."""

    steps: tuple[a.TurnStep, ...]
    parts: dict[str, float]


def _best_steps(table: State, plan: Plan) -> tuple[_Rank, _Found]:
    """Return the best turn from the current step on, with its rank."""
    business = table.business
    assert business is not None and business.railroad is not None
    seat = table.railroads[business.railroad].president
    assert seat is not None
    parts_of, planned_steps = parts_function(table, seat), plan.steps
    ranked_turns = (
        (
            _Rank(
                sum(step in planned_steps for step in steps),
                sum((parts := parts_of(after)).values()),
                -_effort(steps),
            ),
            _Found(steps, parts),
        )
        for steps, after in _candidate_turns(table, seat, plan, ())
    )
    return max(ranked_turns, key=lambda row: row[0])


def parts_function(table: State, seat: int) -> Callable[[State], dict[str, float]]:
    """Return a function that values a table for the President after this turn of the railroad.

    The value in dollars consists of their cash and stock, their share of the railroad's next net
    income, and a part of its treasury."""
    business = table.business
    assert business is not None and business.railroad is not None
    railroad, last_round = business.railroad, business.round == ROUNDS

    def parts(after: State) -> dict[str, float]:
        position = Position(after)
        owned = float(after.players[seat].cash + position.stock_value(seat))
        if last_round and ending.end_reason(position) is not None:
            return {"owned": owned}
        line = after.railroads[railroad]
        share = position.shares(seat, railroad) / 10
        return {
            "owned": owned,
            "next": share * _next_net(after, railroad),
            "saved": TREASURY_WEIGHT * line.treasury,
        }

    return parts


def _next_net(table: State, railroad: str) -> int:
    """Return what the railroad would net in its next turn, with one more counter if possible."""
    cities = services.best_service(table, railroad).cities
    nets = [services.income(table, railroad, cities).net]
    if table.railroads[railroad].cards:
        for action in track.takeable_counters(Position(table), railroad):
            after = copy_state(table)
            line, kind = after.railroads[railroad], action.resource
            setattr(line, kind, getattr(line, kind) + 1)
            nets.append(services.income(after, railroad, cities).net)
    return max(0, *nets)


Turn = tuple[tuple[a.TurnStep, ...], State]


def _candidate_turns(
    table: State, seat: int, plan: Plan, done: tuple[a.TurnStep, ...]
) -> Iterator[Turn]:
    """Yield every turn considered, with the table after it."""
    for step, after in _next_steps(table, seat, plan):
        steps = (*done, step)
        if after.number == table.number and after.phase in OPERATING:
            yield from _candidate_turns(after, seat, plan, steps)
        else:
            yield steps, after


def _next_steps(table: State, seat: int, plan: Plan) -> Iterator[tuple[a.TurnStep, State]]:
    """Yield the steps considered in the current phase, each with the table after it."""
    planned_step = plan.step(table.phase)
    if planned_step is not None:
        after = copy_state(table)
        try:
            RULES.apply(after, seat, planned_step, NO_DICE)
        except RuleError:
            pass  # the page says so; here the step is as open as the others
        else:
            yield planned_step, after
            return
    for step in candidate_steps(table):
        after = copy_state(table)
        RULES.apply(after, seat, step, NO_DICE)
        yield step, after


def candidate_steps(table: State) -> Iterator[a.TurnStep]:
    """Yield the steps of the current phase that may be best; doing nothing comes first."""
    name, line = Position(table).acting_railroad
    match table.phase:
        case Phase.SCRAP:
            yield from map(a.ScrapEquipment, scrap_sets(line.cards))
        case Phase.EQUIPMENT:
            yield from (
                a.BuyEquipment(count) for count in range(_affordable_cards(table, name) + 1)
            )
        case Phase.TRACK:
            yield from _track_steps(table, name)
        case Phase.SERVICE:
            yield a.ServeCities(services.best_service(table, name).cities)
        case _:
            yield a.PayDividends()
            yield a.RetainProfits()


def scrap_sets(cards: list[int]) -> Iterator[tuple[int, ...]]:
    """Yield one set of cards for every number of cards per level: cards of one level are alike."""
    rows = [
        list(row)
        for _, row in groupby(sorted(cards), key=lambda card: facts.equipment_card(card).tech_level)
    ]
    for counts in product(*(range(len(row) + 1) for row in rows)):
        scrapped = {card for row, count in zip(rows, counts, strict=True) for card in row[:count]}
        yield tuple(card for card in cards if card in scrapped)


def _affordable_cards(table: State, railroad: str) -> int:
    treasury = table.railroads[railroad].treasury
    return sum(total <= treasury for total in equipment.total_prices(Position(table)))


def _track_steps(table: State, railroad: str) -> Iterator[a.TurnStep]:
    """Yield nothing, the counters, the builds with most income, and the cheapest to each
    counter."""
    yield a.BuildNothing()
    yield from track.takeable_counters(Position(table), railroad)
    proposed = set()
    for proposal in building.proposals(table, railroad):
        if proposal.way.gain > 0:
            proposed.add(proposal.way.hexes)
            yield a.BuildTrack(proposal.way.hexes)
    cheapest = building.cheapest_costs(table, railroad)
    for counter_hexes in (table.coal, table.lumber, table.nw_coal):
        hex_ = next((goal for goal in cheapest if goal in counter_hexes), None)
        if hex_ is not None:
            hexes = building.cheapest_build(table, railroad, hex_).hexes
            if hexes not in proposed:
                proposed.add(hexes)
                yield a.BuildTrack(hexes)


def _effort(steps: tuple[a.TurnStep, ...]) -> int:
    """Return how many cards are scrapped and bought and hexes built, in total."""
    plan = plan_from_steps(steps)
    hexes = plan.track.hexes if isinstance(plan.track, a.BuildTrack) else ()
    return len(plan.scrap or ()) + (plan.buy or 0) + len(hexes)
