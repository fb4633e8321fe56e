"""The turn of a railroad that brings its President most: scrapping, buying and building together.

Every way to scrap and buy is tried, each with the builds worth proposing, by the rules themselves
on copies of the table; `measure` says what a table is worth afterwards. A step that brings nothing
is never found: of turns that bring the same, the one that does least is taken. The suggested turn,
the expert and its hints all go by this one measure, so they never contradict each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby, product
from typing import NamedTuple

import data.baltimore_ohio as facts
from rules.baltimore_ohio import ending
from rules.baltimore_ohio.business_round import building, equipment, services, track
from rules.baltimore_ohio.business_round.business import ROUNDS
from rules.baltimore_ohio.course import COURSE, OPERATING
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.play import Position
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.turn_plan import Plan, of_step, of_steps
from rules.dice import NO_DICE
from rules.errors import RuleError
from rules.game import copied

SAVED = 0.1
"""What a dollar in the treasury is worth to the President."""


def best_turn(table: State, plan: Plan) -> Plan:
    """The best turn from the step that is asked, of those that keep most of the plan."""
    return of_steps(_best(table, plan)[1])


def best_step(table: State) -> a.TurnStep:
    """What the best turn begins with."""
    return _best(table, Plan())[1][0]


def ranked(table: State, further: Iterable[a.TurnStep] = ()) -> list[tuple[a.TurnStep, float]]:
    """What may be done at the step that is asked, each with what the best turn with it is worth:
    what the best turn of all begins with, then what else is thought of and `further` lawful steps,
    the best first."""
    first = best_step(table)
    steps = dict.fromkeys([first, *thought_of(table), *further])
    rows = [(step, _best(table, of_step(step))[0]) for step in steps]
    rows.sort(key=lambda row: (row[0] == first, row[1]), reverse=True)
    return [(step, rank.worth) for step, rank in rows]


class _Rank(NamedTuple):
    """What a turn is judged by: steps of the plan that it keeps, what it is worth, and how little
    it takes."""

    kept: int
    worth: float
    ease: int


def _best(table: State, plan: Plan) -> tuple[_Rank, tuple[a.TurnStep, ...]]:
    """The best turn from the step that is asked, of those that keep most of the plan."""
    business = table.business
    assert business is not None and business.railroad is not None
    seat = table.railroads[business.railroad].president
    assert seat is not None
    worth, chosen = measure(table, seat), plan.steps
    found = (
        (_Rank(sum(step in chosen for step in steps), worth(after), -_effort(steps)), steps)
        for steps, after in _turns(table, seat, plan, ())
    )
    return max(found, key=lambda one: one[0])


def measure(table: State, seat: int) -> Callable[[State], float]:
    """What a table is worth to the President after this turn of the railroad: their cash and stock,
    what the railroad is to pay them in the next round, and a part of its treasury."""
    business = table.business
    assert business is not None and business.railroad is not None
    railroad, last_round = business.railroad, business.round == ROUNDS

    def worth(after: State) -> float:
        position = Position(after)
        owned = after.players[seat].cash + position.stock(seat)
        if last_round and ending.reason(position) is not None:
            return owned
        line = after.railroads[railroad]
        share = position.shares(seat, railroad) / 10
        return owned + share * _next_net(after, railroad) + SAVED * line.treasury

    return worth


def _next_net(table: State, railroad: str) -> int:
    """What the railroad would net in its next turn: with one counter more if it can take one."""
    made = services.best(table, railroad).cities
    nets = [services.income(table, railroad, made).net]
    if table.railroads[railroad].cards:
        for taken in track.counters(Position(table), railroad):
            after = copied(table)
            line, kind = after.railroads[railroad], taken.resource
            setattr(line, kind, getattr(line, kind) + 1)
            nets.append(services.income(after, railroad, made).net)
    return max(0, *nets)


Turn = tuple[tuple[a.TurnStep, ...], State]


def _turns(table: State, seat: int, plan: Plan, done: tuple[a.TurnStep, ...]) -> Iterator[Turn]:
    """Every turn that is thought of, with the table after it."""
    for step, after in _steps(table, seat, plan):
        steps = (*done, step)
        if after.number == table.number and after.phase in OPERATING:
            yield from _turns(after, seat, plan, steps)
        else:
            yield steps, after


def _steps(table: State, seat: int, plan: Plan) -> Iterator[tuple[a.TurnStep, State]]:
    """The steps that are thought of where one is asked, each with the table after it."""
    chosen = plan.step(table.phase)
    if chosen is not None:
        after = copied(table)
        try:
            COURSE.apply(after, seat, chosen, NO_DICE)
        except RuleError:
            pass  # the page says so; here the step is as open as the others
        else:
            yield chosen, after
            return
    for step in thought_of(table):
        after = copied(table)
        COURSE.apply(after, seat, step, NO_DICE)
        yield step, after


def thought_of(table: State) -> Iterator[a.TurnStep]:
    """What may be best at the step that is asked; doing nothing comes first."""
    name, line = Position(table).acting
    match table.phase:
        case Phase.SCRAP:
            yield from map(a.ScrapEquipment, scrap_sets(line.cards))
        case Phase.EQUIPMENT:
            yield from (a.BuyEquipment(count) for count in range(_payable(table, name) + 1))
        case Phase.TRACK:
            yield from _tracks(table, name)
        case Phase.SERVICE:
            yield a.ServeCities(services.best(table, name).cities)
        case _:
            yield a.PayDividends()
            yield a.RetainProfits()


def scrap_sets(cards: list[int]) -> Iterator[tuple[int, ...]]:
    """So many cards of each level: those of one level are alike."""
    rows = [
        list(row) for _, row in groupby(sorted(cards), key=lambda card: facts.card(card).tech_level)
    ]
    for counts in product(*(range(len(row) + 1) for row in rows)):
        gone = {card for row, count in zip(rows, counts, strict=True) for card in row[:count]}
        yield tuple(card for card in cards if card in gone)


def _payable(table: State, railroad: str) -> int:
    treasury = table.railroads[railroad].treasury
    return sum(total <= treasury for total in equipment.prices(Position(table)))


def _tracks(table: State, railroad: str) -> Iterator[a.TurnStep]:
    """Nothing; a counter; the builds that bring most; the cheapest way to each kind of counter."""
    yield a.BuildNothing()
    yield from track.counters(Position(table), railroad)
    known = set()
    for proposal in building.proposals(table, railroad):
        if proposal.way.gain > 0:
            known.add(proposal.way.hexes)
            yield a.BuildTrack(proposal.way.hexes)
    near = building.costs(table, railroad)
    for lying in (table.coal, table.lumber, table.nw_coal):
        hex_ = next((goal for goal in near if goal in lying), None)
        if hex_ is not None:
            hexes = building.way(table, railroad, hex_).hexes
            if hexes not in known:
                known.add(hexes)
                yield a.BuildTrack(hexes)


def _effort(steps: tuple[a.TurnStep, ...]) -> int:
    """How many cards are scrapped and bought and hexes built."""
    plan = of_steps(steps)
    hexes = plan.track.hexes if isinstance(plan.track, a.BuildTrack) else ()
    return len(plan.scrap or ()) + (plan.buy or 0) + len(hexes)
