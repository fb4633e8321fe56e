"""Lines worth proposing, best first, with forecasts of their results (rulings 47 to 60)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from hashlib import blake2b
from itertools import chain, islice
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

import data.train_tycoon as facts
from rules.train_tycoon.model.actions import Cut, Expand, TakeTrain
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Operation, Phase, State
from rules.train_tycoon.operation import forecast, lines
from rules.train_tycoon.operation.forecast import NEXT_LINES_WEIGHT, Forecast, Projection
from rules.train_tycoon.operation.lines import LinePlanner, Plan

MAX_PROPOSALS = 25
SHOWN_ON_CARD = 12
"""Number of lines shown on a card."""
EXAMINED_CLOSELY, EXAMINED_BRIEFLY = 25, 3
"""Number of lines for which later turns' lines are considered too, on a card and in rollouts."""
UNKNOWN_DISTANCE = 12
"""Hexes assumed to a hub that is not on the map yet."""
LONG_RUN_STEP = 5
CACHE_SIZE, BRIEF_CACHE_SIZE = 64, 4096
"""Number of positions whose surveys are cached, and whose best lines for rollouts."""


class Proposal(NamedTuple):
    """The results of a line.

    `now`: what the company would earn with it this turn. `gain`: dollars more by the end of the
    game than without it, less its price, if no other seat moved. `hope`: what the best line of the
    next turn could add to that. `worth`: the measure by which lines are compared: dollars that it
    brings more than opening none, including a part of what later turns' lines may bring; of a
    factory's first line, which must be opened, `gain` with that part of `hope`, less `afar`.
    `broken`: own lines that it breaks. `afar`: dollars for the further track that a factory there
    needs, to the resources it takes and a city that it sells to, in straight lines."""

    plan: Plan
    now: Forecast
    gain: int
    hope: int
    worth: float
    broken: frozenset[int]
    afar: int = 0

    @property
    def long_run(self) -> int:
        """`worth` in whole steps of `LONG_RUN_STEP` dollars, as people are told it."""
        return LONG_RUN_STEP * round(self.worth / LONG_RUN_STEP)


def evaluate_line(position: Position, plan: Plan) -> Proposal:
    """Return the results of this line for the company whose turn it is."""
    base = forecast.Projection(position, position.operation.company)
    return _make_proposal(position, _baseline(base), *_try_line(base, plan))


class _Baseline(NamedTuple):
    """The company's net at the end if it opens no line this turn.

    `rest`: with no lines in later turns either; `promised`: including a part of what they may
    bring."""

    rest: int
    promised: float


def _baseline(base: Projection) -> _Baseline:
    projection = base.copy()
    return _Baseline(base.final_net(), projection.expected_net(projection.pass_turn().income))


def _try_line(base: Projection, plan: Plan) -> tuple[Plan, Projection, Forecast, int]:
    """Return the line, the projection from the next turn on, this turn, and the net at the end."""
    projection = base.with_line(plan.way, plan.cost.total)
    this_turn = projection.pass_turn()
    return plan, projection, this_turn, projection.final_net()


def _make_proposal(
    position: Position,
    baseline: _Baseline,
    plan: Plan,
    projection: Projection,
    now: Forecast,
    final_net: int,
) -> Proposal:
    gain, hope, afar = (
        final_net - baseline.rest,
        projection.next_line_gain(),
        _further_track_cost(position, plan),
    )
    worth = projection.expected_net(now.income) - baseline.promised
    if position.operation.extra:
        worth = gain + NEXT_LINES_WEIGHT * hope - afar
    broken = frozenset(forecast.lines_broken_by(position, plan.way))
    return Proposal(plan, now, gain, hope, worth, broken, afar)


def _further_track_cost(position: Position, plan: Plan) -> int:
    if not position.operation.extra:
        return 0
    steps: dict[str, int] = {}
    for name, distance in lines.nearest_hubs(position, plan.way.start).items():
        item = position.state.hubs[name].item
        steps[item] = min(steps.get(item, distance), 0 if name == plan.way.end else distance)
    good = position.operating_company.factory
    assert good is not None
    wanted = (*facts.accepted_resources(good), good)
    hexes = sum(steps.get(item, UNKNOWN_DISTANCE) for item in wanted)
    return hexes * facts.finance().track_cost_per_tile


class Survey(NamedTuple):
    """The lines that a company may open.

    `best`: the best lines to hubs, the best first; one for each end, for a factory one for
    each place; if no legal line leads to a hub, those to empty hexes. `ends`: number of ends
    within reach, by where a line may start."""

    best: tuple[Proposal, ...]
    ends: dict[str, int]


def survey(position: Position) -> Survey:
    """Return the survey for the company whose turn it is (cached)."""
    return find_survey(forecast.forecast_key(position))


def find_survey(key: bytes) -> Survey:
    """Return the survey of the position that the key encodes (cached)."""
    result = _surveys().get(key)
    if result is None:
        result = compute_survey(key)
        store_survey(key, result)
    return result


def uncached_survey_key(position: Position) -> bytes | None:
    """Return the key of the survey if it is not cached, otherwise None.

    Find it with `find_survey` in another process, whose orders need it too, and store it with
    `store_survey`."""
    key = forecast.forecast_key(position)
    return None if key in _surveys() else key


@facts.FACTS.cached
def _surveys() -> dict[bytes, Survey]:
    """Return the cached surveys by `forecast_key`: the same card is shown again and again."""
    return {}


def store_survey(key: bytes, result: Survey) -> None:
    """Store a survey in the cache."""
    surveys = _surveys()
    surveys[key] = result
    for old in list(surveys)[:-CACHE_SIZE]:
        surveys.pop(old, None)


def compute_survey(key: bytes) -> Survey:
    """Return the survey of the position that the key encodes."""
    position = Position(msgspec.msgpack.decode(key, type=State))
    site = lines.line_planner(position)
    plans_by_start = {start: list(site.plans(start)) for start in site.starts()}
    ends = {start: len({plan.way.end for plan in plans}) for start, plans in plans_by_start.items()}
    best = islice(
        _drop_duplicates(_rank_lines(position, plans_by_start.values()), site), MAX_PROPOSALS
    )
    return Survey(tuple(best), {start: count for start, count in ends.items() if count})


def best_proposals(position: Position) -> tuple[Proposal, ...]:
    """Return the best lines of the company whose turn it is, see `Survey`."""
    return survey(position).best


def best_plan(position: Position) -> Plan | None:
    """Return the best line that the acting company could open, or None.

    It must be better than none, unless one must be opened."""
    return _build_if_good(position, next(iter(best_proposals(position)), None))


def _build_if_good(position: Position, best: Proposal | None) -> Plan | None:
    is_good = best is not None and (best.worth > 0 or position.operation.extra)
    return best.plan if best is not None and is_good else None


def brief_plan(position: Position) -> Plan | None:
    """Return what `best_plan` mostly does, in half its time."""
    key, plans = _lines_key(position), _brief_plans()
    if key not in plans:
        site = lines.line_planner(position)
        to_hubs = (site.plans(start, to_hubs=True) for start in site.starts())
        best = next(iter(_rank_lines(position, to_hubs, EXAMINED_BRIEFLY)), None)
        plans[key] = _build_if_good(position, best)
        if len(plans) > BRIEF_CACHE_SIZE:
            del plans[next(iter(plans))]
    return plans[key]


@facts.FACTS.cached
def _brief_plans() -> dict[bytes, Plan | None]:
    """Return the cached plans by `_lines_key`: rollouts meet the same positions again."""
    return {}


def _lines_key(position: Position) -> bytes:
    """Return a key, the same for positions in which the acting company has the same lines."""
    state, operation, row = position.state, position.operation, position.operating_company
    assert row.president is not None
    data = (
        (state.turn, operation.company, operation.extra, row.net, row.income, row.factory),
        (row.operated, sorted(state.players[row.president].shares.items())),
        (state.hubs, state.track, state.lines, state.investments),
    )
    return blake2b(msgspec.msgpack.encode(data), digest_size=16).digest()


def _rank_lines(
    position: Position, plan_lists: Iterable[Iterable[Plan]], examined: int = EXAMINED_CLOSELY
) -> list[Proposal]:
    """Return the most promising lines with their results, the best first."""
    plans = list(chain.from_iterable(plan_lists))
    to_hubs = [plan for plan in plans if plan.way.end in position.state.hubs]
    base = forecast.Projection(position, position.operation.company)
    tried = [_try_line(base, plan) for plan in _candidates(position, base, to_hubs or plans)]
    tried.sort(
        key=lambda row: (_further_track_cost(position, row[0]) - row[3], lines.plan_rank(row[0]))
    )
    baseline = _baseline(base)
    ranked = [_make_proposal(position, baseline, *row) for row in tried[:examined]]
    ranked.sort(
        key=lambda candidate: (
            -candidate.worth,
            len(candidate.plan.way.lays),
            lines.plan_rank(candidate.plan),
        )
    )
    return ranked


def _candidates(position: Position, base: Projection, plans: Iterable[Plan]) -> Iterable[Plan]:
    """Return the cheapest of the lines with the same effect: same end, hubs joined, lines broken.

    None that only replaces one between the same hubs."""
    state, company = position.state, position.operation.company
    ends = {line.id: frozenset(line.ends) for line in state.lines}
    has_train = len(position.lines_of(company)) < facts.components().trains_per_company
    best: dict[tuple[object, str, frozenset[int]], Plan] = {}
    for plan in plans:
        way = plan.way
        broken = frozenset(forecast.lines_broken_by(position, way))
        if any(ends[line] == {way.start, way.end} for line in broken):
            continue
        start = base.group_key(way.start) if has_train and not broken else way.start
        kind = (start, way.end, broken)
        if kind not in best or lines.plan_rank(plan) < lines.plan_rank(best[kind]):
            best[kind] = plan
    return best.values()


def _drop_duplicates(candidates: Iterable[Proposal], site: LinePlanner) -> Iterator[Proposal]:
    """Yield one line for each place of a factory, otherwise for each end.

    Between two hubs that the company serves the direction does not matter."""
    own_hubs = site.position.hubs_of(site.company)
    marks: set[frozenset[str]] = set()
    for candidate in candidates:
        way = candidate.plan.way
        mark = {way.start} if site.placing else {way.end}
        if way.end in own_hubs:
            mark = {way.start, way.end}
        if frozenset(mark) not in marks:
            marks.add(frozenset(mark))
            yield candidate


class AssumedTurn(NamedTuple):
    """A company's next turn, assuming that no seat does anything until then.

    `may_open`: it may still open a line in it. `now`: it is the turn in progress."""

    position: Position
    may_open: bool
    now: bool


def assume_next_turn(table: State, company: str) -> AssumedTurn | None:
    """Return the next turn of an active company, or None when it has had its last one."""
    operation, row = table.operation, table.companies[company]
    if table.phase is Phase.OVER or not row.active:
        return None
    is_acting = operation is not None and operation.company == company and not operation.extra
    has_operated = _has_operated(table, company) or (is_acting and table.phase is Phase.PAYOUT)
    turn = max(1, table.turn) + has_operated
    if turn > facts.components().turns:
        return None
    hubs = table.hubs
    if has_operated:
        hubs = {place: replace(hub, delivered={}) for place, hub in hubs.items()}
    is_past_line = is_acting and table.phase not in (Phase.LINE, Phase.PAYOUT)
    extra = row.factory is not None and row.president is not None
    state = replace(
        table,
        turn=turn,
        hubs=hubs,
        phase=Phase.FACTORY if extra else Phase.LINE,
        mover=row.president,
        operation=Operation(company, extra=extra),
    )
    return AssumedTurn(
        Position(state),
        row.president is not None and not is_past_line,
        is_acting and not has_operated,
    )


OPERATE_PHASES = (
    Phase.FACTORY,
    Phase.LINE,
    Phase.TAKE,
    Phase.INVEST,
    Phase.TRAINS,
    Phase.PAYOUT,
)
"""The phases of Operate."""


def _has_operated(table: State, company: str) -> bool:
    """Whether the company has had its turn of this Operate phase."""
    operation = table.operation
    if table.phase not in OPERATE_PHASES or operation is None or operation.extra:
        return False
    return company != operation.company and company not in table.companies_left


class Change(NamedTuple):
    """The result of more or fewer trains.

    What the company earns this turn, and how many dollars more it would have by the end of the
    game if no other seat moved, less the price."""

    now: Forecast
    gain: int


def evaluate_change(position: Position, action: Expand | Cut | TakeTrain) -> Change:
    """Return the result of a train on an available line, with its rights, or without a line's
    (52, 53)."""
    gain = forecast.action_gain(position, action)
    return Change(forecast.forecast_turn(position, action), gain)


def earnings_with_lines(position: Position, company: str, numbers: Collection[int]) -> int:
    """Return the dollars that a company would earn to the end of the game with only these lines
    (34)."""
    remaining = [row for row in position.state.lines if row.owner != company or row.id in numbers]
    return forecast.future_earnings(Position(replace(position.state, lines=remaining)), company)


def choose_lines(position: Position, company: str, most: int) -> tuple[int, ...]:
    """Return `most` lines of a company, by number.

    Repeatedly drops the line without which the company would earn most."""
    numbers = [line.id for line in position.state.lines if line.owner == company]
    while len(numbers) > most:
        worst = max(
            numbers,
            key=lambda number: (
                earnings_with_lines(
                    position, company, [other for other in numbers if other != number]
                ),
                -number,
            ),
        )
        numbers.remove(worst)
    return tuple(numbers)
