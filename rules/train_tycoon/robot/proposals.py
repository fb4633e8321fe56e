"""Lines worth a look, best first, with what each would bring: rulings 47 to 60 reckoned ahead."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import chain, islice
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

import data.train_tycoon as facts
from rules.train_tycoon.model.actions import Cut, Expand, TakeTrain
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Operation, Phase, State
from rules.train_tycoon.operation import forecast, lines
from rules.train_tycoon.operation.forecast import HOPE, Course, Forecast
from rules.train_tycoon.operation.lines import Plan, Site

MOST = 25
SHOWN = 12
"""Lines that are offered on a card."""
CLOSELY = 25
"""Lines for which the next turn's is thought of too."""
NOWHERE = 12
"""Hexes to what is not on the map yet."""
KEPT = 64
"""Positions whose lines are kept in mind."""


class Proposal(NamedTuple):
    """What a line brings. `now`: what the company would earn with it this turn. `gain`: dollars
    more by the end of the game than without it, its price taken off, if nobody else moved. `hope`:
    what the best line of the next turn could add to that. `worth`: by what lines are told apart,
    dollars that it brings more than opening none, if of all later turns' lines some are hoped for;
    of a factory's first line, which must be opened, `gain` with that hope less `afar`. `broken`:
    own lines that it breaks. `afar`: dollars for the track that a factory there needs besides, to
    the resources it takes and a city that it sells to, as the crow flies."""

    plan: Plan
    now: Forecast
    gain: int
    hope: int
    worth: float
    broken: frozenset[int]
    afar: int = 0


def proposal(position: Position, plan: Plan) -> Proposal:
    """What this line would bring to the company whose turn it is."""
    base = forecast.Course(position, position.operation.company)
    return _proposal(position, _without(base), *_tried(base, plan))


class _Without(NamedTuple):
    """The company's net at the end if it opens no line this turn, and if it may hope for lines in
    later ones."""

    rest: int
    promised: float


def _without(base: Course) -> _Without:
    course = base.copy()
    return _Without(base.rest(), course.promised(course.pass_turn().income))


def _tried(base: Course, plan: Plan) -> tuple[Plan, Course, Forecast, int]:
    """A line, the course from the next turn on with it, this turn, and the net at the end."""
    course = base.opened(plan.way, plan.cost.total)
    now = course.pass_turn()
    return plan, course, now, course.rest()


def _proposal(
    position: Position, without: _Without, plan: Plan, course: Course, now: Forecast, rest: int
) -> Proposal:
    gain, hope, afar = rest - without.rest, course.hope(), _afar(position, plan)
    worth = course.promised(now.income) - without.promised
    if position.operation.extra:
        worth = gain + HOPE * hope - afar
    broken = frozenset(forecast.broken_by(position, plan.way))
    return Proposal(plan, now, gain, hope, worth, broken, afar)


def _afar(position: Position, plan: Plan) -> int:
    if not position.operation.extra:
        return 0
    steps: dict[str, int] = {}
    for name, far in lines.nearest(position, plan.way.start).items():
        item = position.state.hubs[name].item
        steps[item] = min(steps.get(item, far), 0 if name == plan.way.end else far)
    good = position.operating.factory
    assert good is not None
    wanted = (*facts.accepts(good), good)
    hexes = sum(steps.get(item, NOWHERE) for item in wanted)
    return hexes * facts.finance().track_cost_per_tile


class Survey(NamedTuple):
    """What a company finds that may open a line. `best`: the best lines to hubs, the best first;
    one for each end, for a factory one for each place; where no legal line leads to a hub, those to
    empty hexes. `ends`: how many ends are within reach, by where a line may start."""

    best: tuple[Proposal, ...]
    ends: dict[str, int]


def survey(position: Position) -> Survey:
    """All lines of the company whose turn it is, looked through."""
    matters = forecast.matters(position)
    found = _KNOWN.get(matters)
    if found is None:
        found = surveyed(matters)
        learn(matters, found)
    return found


def unknown(position: Position) -> bytes | None:
    """All on which its survey depends, if that is to be made first (`surveyed`, `learn`)."""
    matters = forecast.matters(position)
    return None if matters in _KNOWN else matters


_KNOWN: dict[bytes, Survey] = {}
"""By all that they depend on, since the same card is looked at again and again."""


def learn(matters: bytes, found: Survey) -> None:
    """Keep a survey in mind."""
    _KNOWN[matters] = found
    for old in list(_KNOWN)[:-KEPT]:
        _KNOWN.pop(old, None)


def surveyed(matters: bytes) -> Survey:
    """See `survey`."""
    position = Position(msgspec.msgpack.decode(matters, type=State))
    site = lines.site(position)
    found = {start: list(site.plans(start)) for start in site.starts()}
    ends = {start: len({plan.way.end for plan in plans}) for start, plans in found.items()}
    best = islice(_distinct(_weighed(position, found.values()), site), MOST)
    return Survey(tuple(best), {start: count for start, count in ends.items() if count})


def proposals(position: Position) -> tuple[Proposal, ...]:
    """The best lines of the company whose turn it is, see `Survey`."""
    return survey(position).best


def best_line(position: Position) -> Plan | None:
    """The best line that the company whose turn it is could open, if it is better than none or
    one must be opened."""
    best = proposals(position)[:1]
    good = best and (best[0].worth > 0 or position.operation.extra)
    return best[0].plan if good else None


def _weighed(position: Position, found: Iterable[list[Plan]]) -> list[Proposal]:
    """The lines worth a closer look, the best first."""
    plans = list(chain.from_iterable(found))
    to_hubs = [plan for plan in plans if plan.way.end in position.state.hubs]
    base = forecast.Course(position, position.operation.company)
    tried = [_tried(base, plan) for plan in _candidates(position, base, to_hubs or plans)]
    tried.sort(key=lambda row: (_afar(position, row[0]) - row[3], lines.rank(row[0])))
    without = _without(base)
    weighed = [_proposal(position, without, *row) for row in tried[:CLOSELY]]
    weighed.sort(key=lambda one: (-one.worth, len(one.plan.way.lays), lines.rank(one.plan)))
    return weighed


def _candidates(position: Position, base: Course, plans: Iterable[Plan]) -> Iterable[Plan]:
    """The cheapest of the lines that lead to the same: the same end joined to the same hubs, with
    the same own lines broken. None that only takes the place of one between the same hubs."""
    state, company = position.state, position.operation.company
    ends = {line.id: frozenset(line.ends) for line in state.lines}
    spare = len(position.lines_of(company)) < facts.components().trains_per_company
    best: dict[tuple[object, str, frozenset[int]], Plan] = {}
    for plan in plans:
        way = plan.way
        broken = frozenset(forecast.broken_by(position, way))
        if any(ends[line] == {way.start, way.end} for line in broken):
            continue
        start = base.joins(way.start) if spare and not broken else way.start
        sort = (start, way.end, broken)
        if sort not in best or lines.rank(plan) < lines.rank(best[sort]):
            best[sort] = plan
    return best.values()


def _distinct(found: Iterable[Proposal], site: Site) -> Iterator[Proposal]:
    """One for each place of a factory, else for each end; between two hubs that the company serves
    the way in which it is opened does not matter."""
    own = site.position.hubs_of(site.company)
    seen: set[frozenset[str]] = set()
    for one in found:
        way = one.plan.way
        mark = {way.start} if site.placing else {way.end}
        if way.end in own:
            mark = {way.start, way.end}
        if frozenset(mark) not in seen:
            seen.add(frozenset(mark))
            yield one


class Supposed(NamedTuple):
    """A company's next turn as it would be if nobody did anything until then. `may_open`: it may
    still open a line in it. `now`: it is the turn in progress."""

    position: Position
    may_open: bool
    now: bool


def supposed(table: State, company: str) -> Supposed | None:
    """The next turn of an active company; None when it has had its last one."""
    now, row = table.operation, table.companies[company]
    if table.phase is Phase.OVER or not row.active:
        return None
    mine = now is not None and now.company == company and not now.extra
    done = _has_operated(table, company) or (mine and table.phase is Phase.PAYOUT)
    turn = max(1, table.turn) + done
    if turn > facts.components().turns:
        return None
    hubs = table.hubs
    if done:
        hubs = {place: replace(hub, delivered={}) for place, hub in hubs.items()}
    busy = mine and table.phase not in (Phase.LINE, Phase.PAYOUT)
    extra = row.factory is not None and row.president is not None
    state = replace(
        table,
        turn=turn,
        hubs=hubs,
        phase=Phase.FACTORY if extra else Phase.LINE,
        mover=row.president,
        operation=Operation(company, extra=extra),
    )
    return Supposed(Position(state), row.president is not None and not busy, mine and not done)


OPERATE = (
    Phase.FACTORY,
    Phase.LINE,
    Phase.TAKE,
    Phase.INVEST,
    Phase.TRAINS,
    Phase.PAYOUT,
)
"""The phases of Operate."""


def _has_operated(table: State, company: str) -> bool:
    """Whether its turn of this Operate phase lies behind it."""
    now = table.operation
    if table.phase not in OPERATE or now is None or now.extra:
        return False
    return company != now.company and company not in table.companies_left


class Change(NamedTuple):
    """What comes of more or fewer trains: what the company earns this turn, and how many dollars
    more it would have by the end of the game if nobody else moved, the price taken off."""

    now: Forecast
    gain: int


def change(position: Position, action: Expand | Cut | TakeTrain) -> Change:
    """With a train on an available line, the rights to it paid, or without that of a line (52,
    53)."""
    gain = forecast.gain(position, action)
    return Change(forecast.this_turn(position, action), gain)


def only_trains(position: Position, company: str, numbers: Collection[int]) -> int:
    """Dollars that a company would earn to the end of the game with no lines but these (34)."""
    kept = [row for row in position.state.lines if row.owner != company or row.id in numbers]
    return forecast.ahead(Position(replace(position.state, lines=kept)), company)


def best_lines(position: Position, company: str, most: int) -> tuple[int, ...]:
    """So many lines of a company, by number: again and again the one is left out without which it
    would earn most."""
    kept = [line.id for line in position.state.lines if line.owner == company]
    while len(kept) > most:
        worst = max(
            kept,
            key=lambda one: (only_trains(position, company, [n for n in kept if n != one]), -one),
        )
        kept.remove(worst)
    return tuple(kept)
