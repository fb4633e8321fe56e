"""The search for lines against brute force by the plain reading of the rulings, on small maps."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

import data.train_tycoon as facts
from data.train_tycoon.structs import Hex, HexMap
from rules.errors import RuleError
from rules.train_tycoon.model import position as play
from rules.train_tycoon.operation import lines
from rules.train_tycoon.operation.lines import Opening
from rules.train_tycoon.operation.opening import plan_opening
from tests.games.train_tycoon import played
from tests.support.train_tycoon import kit as tt

COLUMNS, ROWS = 5, 4
SCENES = 24
NE, E, SE, SW, W, NW = range(6)
HOWS: tuple[tt.How, ...] = ("new", "reuse", "replace", "upgrade", "clear")
COUNTS = {8: 40, 9: 35, 16: 8, 17: 8, 19: 8, 20: 8}
TAKEN = {"cheese": ("fish", "minerals"), "furniture": ("oil", "fish"), "tools": ("minerals", "oil")}


def beside(col: int, row: int) -> list[tuple[int, int]]:
    """The six neighbours, north-east first, clockwise."""
    odd = row % 2
    return [
        (col + odd, row - 1),
        (col + 1, row),
        (col + odd, row + 1),
        (col - 1 + odd, row + 1),
        (col - 1, row),
        (col - 1 + odd, row - 1),
    ]


def name(col: int, row: int) -> str:
    return f"{'ABCD'[row]}{col + 1}"


PLACES = {name(col, row): (col, row) for col in range(COLUMNS) for row in range(ROWS)}
NEXT = {
    place: {
        edge: name(col, row)
        for edge, (col, row) in enumerate(beside(*at))
        if col in range(COLUMNS) and row in range(ROWS)
    }
    for place, at in PLACES.items()
}
"""By hex and edge: the neighbour."""


def small_board(kinds: dict[str, str]) -> tt.Board:
    """A map of 5 by 4 hexes; `kinds` names those that are not plain."""
    real = facts.hex_map("alberta_v1")
    rows = tuple(
        Hex(place, col, row, kinds.get(place, "plain"), None)  # type: ignore[arg-type]
        for place, (col, row) in PLACES.items()
    )
    return tt.Board("small", HexMap("small", "", real.neighbours, {}, rows))


def scene(number: int) -> tuple[tt.State, tt.Board]:
    """A drawn position of PDL, which is to open a line or to place its factory."""
    draw = Random(number)
    places = sorted(PLACES)
    draw.shuffle(places)
    kinds = {places[0]: "mountain", places[1]: "city", places[2]: "city"}
    state = tt.State(
        options=tt.Options(investments=True),
        seating=[0, 1],
        players=[tt.Player(50, {"PDL": 2, "CHC": draw.randrange(3)}), tt.Player(50, {"CHC": 2})],
        companies={
            "PDL": tt.Company(
                True, None, draw.choice((0, 60, 400)), 25, draw.choice((-20, 0, 150))
            ),
            "CHC": tt.Company(True, None, 100, 25),
        },
        order=["PDL", "CHC"],
        turn=draw.choice((1, 1, 2, 2, 3)),
        phase=tt.Phase.LINE,
        mover=0,
    )
    state.companies["PDL"].president, state.companies["CHC"].president = 0, 1
    state.hubs = {
        places[1]: tt.Hub("city", "cheese"),
        places[2]: tt.Hub("city", "tools"),
        places[3]: tt.Hub("resource", draw.choice(("oil", "fish")), 3),
        places[4]: tt.Hub("transfer"),
        places[5]: tt.Hub("transfer"),
        places[6]: tt.Hub("transfer"),
    }
    extra = number % 3 == 0
    if extra:
        state.companies["PDL"].factory = draw.choice(tuple(TAKEN))
        state.turn = 1
    state.operation = tt.Operation("PDL", extra=extra)
    _lay_lines(state, kinds, draw)
    single = sorted(place for place, pieces in state.track.items() if len(pieces) == 1)
    if single and draw.random() < 0.4:
        state.investments = [tt.Investment(1, 0, draw.choice(single), 4)]
    return state, small_board(kinds)


def _lay_lines(state: tt.State, kinds: dict[str, str], draw: Random) -> None:
    """Some chains between hubs: PDL's, CHC's, and abandoned ones."""
    hubs = sorted(state.hubs)
    for owner in draw.choices(("PDL", "CHC", ""), (4, 4, 5), k=7):
        route = _wander(state, kinds, draw.choice(hubs), draw)
        if route is None:
            continue
        start, steps, end = route
        number = 0
        if owner:
            state.last_line += 1
            number = state.last_line
            state.lines.append(tt.Line(number, owner, (start, end), steps))
        for place, edges in steps:
            state.track.setdefault(place, []).append(tt.Piece(edges, number))


def _wander(
    state: tt.State, kinds: dict[str, str], start: str, draw: Random
) -> tuple[str, list[tuple[str, tuple[int, int]]], str] | None:
    edge, here = draw.randrange(6), start
    steps: list[tuple[str, tuple[int, int]]] = []
    for _ in range(5):
        there = NEXT[here].get(edge)
        if there is None or there == start or kinds.get(there) == "mountain":
            return None
        if there in state.hubs:
            return (start, steps, there) if steps else None
        enter = (edge + 3) % 6
        leave = (enter + draw.choice((2, 3, 4))) % 6
        edges = (min(enter, leave), max(enter, leave))
        used = {e for piece in state.track.get(there, []) for e in piece.pair}
        if used & {enter, leave} or len(used) > 2 or any(place == there for place, _ in steps):
            return None
        steps.append((there, edges))
        here, edge = there, leave
    return None


# --- by the book ------------------------------------------------------------------------------


def ways(start: str, most: int) -> Iterator[list[str]]:
    """Every chain of neighbouring hexes from here with 1 to `most` between the ends."""
    todo = [[start]]
    while todo:
        chain = todo.pop()
        if len(chain) >= 3:
            yield chain
        if len(chain) < most + 2:
            todo += [[*chain, there] for there in NEXT[chain[-1]].values() if there not in chain]


def by_the_book(state: tt.State, kinds: dict[str, str]) -> dict[Opening, int]:
    """Every legal opening with its price, tried out one by one."""
    prices: dict[Opening, int] = {}
    assert state.operation is not None
    placing = state.operation.extra
    company_lines = [line for line in state.lines if line.owner == "PDL"]
    if placing:
        starts = [place for place in PLACES if _factory_fits(state, kinds, place)]
    else:
        starts = sorted({end for line in company_lines for end in line.ends})
        starts = starts or [place for place, kind in kinds.items() if kind == "city"]
    for start in starts:
        for chain in ways(start, state.turn + 1):
            tracks = _tracks(chain)
            if tracks is None:
                continue
            laid = [
                {how: pairs for how in HOWS if (pairs := _laid(state, kinds, *track, how))}
                for track in tracks
            ]
            for hows in product(*laid):
                after = {place: laid[at][hows[at]] for at, (place, _) in enumerate(tracks)}
                price = _price(state, kinds, chain, hows, after)
                if price is not None:
                    lays = tuple(map(tt.Lay, chain[1:-1], hows))
                    kind = tt.PlaceFactory if placing else tt.OpenLine
                    prices[kind(start, lays, chain[-1])] = price
    return prices


def _empty(state: tt.State, kinds: dict[str, str], place: str) -> bool:
    return place not in state.hubs and not state.track.get(place) and place not in kinds


def _factory_fits(state: tt.State, kinds: dict[str, str], place: str) -> bool:
    good = state.companies["PDL"].factory
    assert good is not None
    near = [state.hubs[p] for p in NEXT[place].values() if p in state.hubs]
    return _empty(state, kinds, place) and not any(
        hub.kind == "city" or (hub.kind == "resource" and hub.item in TAKEN[good]) for hub in near
    )


def _tracks(chain: list[str]) -> list[tuple[str, tuple[int, int]]] | None:
    """The track in each hex between the ends, None if one bends sharply."""
    tracks = []
    for before, here, beyond in zip(chain, chain[1:], chain[2:], strict=False):
        enter = next(edge for edge, there in NEXT[here].items() if there == before)
        leave = next(edge for edge, there in NEXT[here].items() if there == beyond)
        if (leave - enter) % 6 not in (2, 3, 4):
            return None
        tracks.append((here, (min(enter, leave), max(enter, leave))))
    return tracks


def _price(
    state: tt.State,
    kinds: dict[str, str],
    chain: list[str],
    hows: tuple[tt.How, ...],
    laid: dict[str, list[tuple[int, int]]],
) -> int | None:
    """What the line costs, None if it is not legal."""
    if chain[-1] not in state.hubs and not _empty(state, kinds, chain[-1]):
        return None
    after = {p: [piece.pair for piece in pieces] for p, pieces in state.track.items()} | laid
    tiles = Counter(facts.tiles_by_tracks()[frozenset(pairs)] for pairs in after.values())
    if any(count > COUNTS[number] for number, count in tiles.items()):
        return None
    cost = 20 * sum(how != "reuse" for how in hows) + _rights(state, chain[0], chain[-1])
    cost += 20 * state.turn if len(hows) == state.turn + 1 else 0
    company = state.companies["PDL"]
    allowed = {-20: 0, 0: 100, 150: 200}[company.income]
    return cost if cost == 0 or company.net - cost >= -allowed else None


def _laid(
    state: tt.State, kinds: dict[str, str], place: str, wanted: tuple[int, int], how: tt.How
) -> list[tuple[int, int]] | None:
    """The tracks in a hex afterwards, None if this may not be done there."""
    owner = {line.id: line.owner for line in state.lines} | {0: "PDL"}
    hub = state.hubs.get(place)
    if hub is not None:
        others = any(place in line.ends and line.owner != "PDL" for line in state.lines)
        return [wanted] if how == "clear" and hub.kind == "transfer" and not others else None
    if place in kinds:
        return None
    pieces = state.track.get(place, [])
    there = [piece.pair for piece in pieces]
    locked = any(marker.hex == place for marker in state.investments)
    if not pieces:
        return [wanted] if how == "new" else None
    if wanted in there:
        free = owner[pieces[there.index(wanted)].line] == "PDL"
        return there if how == "reuse" and free else None
    if how == "replace":
        free = all(owner[piece.line] == "PDL" for piece in pieces)
        return [wanted] if free and not locked else None
    if how == "upgrade" and len(there) == 1 and not set(there[0]) & set(wanted) and not locked:
        return [there[0], wanted]
    return None


def _rights(state: tt.State, *hubs: str) -> int:
    """20 T less 20 a share for CHC at hubs where PDL had no line."""
    due = 0
    for hub in hubs:
        there = {line.owner for line in state.lines if hub in line.ends}
        if "CHC" in there and "PDL" not in there:
            due += max(0, 20 * state.turn - 20 * state.players[0].shares.get("CHC", 0))
    return due


@pytest.mark.parametrize("number", range(SCENES))
def test_the_search_finds_all_and_only_legal_lines(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rulings 45 to 52: every legal line with its price, from `every`, `between` and `ends`; and
    the check agrees on each, and on those that differ from one by what is done in a hex."""
    state, board = scene(number)
    monkeypatch.setattr(play, "board", lambda _: board)
    position = tt.Position(state)
    kinds = {p: row.type for p, row in board.hexes.items() if row.type != "plain"}
    wanted = by_the_book(state, dict(kinds))
    plans = list(lines.all_lines(position))
    assert {plan.action: plan.cost.total for plan in plans} == wanted
    assert len(plans) == len(wanted)
    _narrowed(position, wanted)
    for action, price in list(wanted.items())[:60]:
        assert plan_opening(position, action).cost.total == price
        _neighbours(position, action, wanted)


def _narrowed(position: tt.Position, wanted: dict[Opening, int]) -> None:
    """Searches from one start, or between two hubs, find the same."""
    grouped: dict[str, dict[str, set[Opening]]] = {}
    for action in wanted:
        start = action.hex if isinstance(action, tt.PlaceFactory) else action.start
        grouped.setdefault(start, {}).setdefault(action.end, set()).add(action)
    assert set(lines.possible_starts(position)) == set(grouped)
    cheapest = lines.cheapest_line(position)
    assert (cheapest and cheapest.cost.total) == min(wanted.values(), default=None)
    assert cheapest is None or cheapest.action in wanted
    for start, by_end in grouped.items():
        best = lines.cheapest_by_end(position, start)
        assert set(best) == set(by_end)
        for end, actions in by_end.items():
            plans = lines.lines_between(position, start, end)
            assert {plan.action for plan in plans} == actions
            prices = [plan.cost.total for plan in plans]
            assert prices == sorted(prices) and best[end].cost.total == prices[0]


def _neighbours(position: tt.Position, action: Opening, wanted: dict[Opening, int]) -> None:
    """The same route with something else done in a hex is legal only if it is in the list."""
    for at, lay in enumerate(action.route):
        for how in HOWS:
            route = (*action.route[:at], tt.Lay(lay.hex, how), *action.route[at + 1 :])
            if isinstance(action, tt.PlaceFactory):
                other: Opening = tt.PlaceFactory(action.hex, route, action.end)
            else:
                other = tt.OpenLine(action.start, route, action.end)
            if other not in wanted:
                with pytest.raises(RuleError):
                    plan_opening(position, other)


def test_scenes_meet_everything() -> None:
    """The drawn positions allow each kind of thing done in a hex, and both ways to open."""
    seen: Counter[str] = Counter()
    kinds: set[type] = set()
    for number in range(SCENES):
        state, board = scene(number)
        around = {p: row.type for p, row in board.hexes.items() if row.type != "plain"}
        for action in by_the_book(state, dict(around)):
            seen.update(lay.how for lay in action.route)
            kinds.add(type(action))
    assert set(seen) == set(HOWS) and kinds == {tt.OpenLine, tt.PlaceFactory}


def test_bounded_in_the_last_turn() -> None:
    """From one hub there are at most 6 x 3^6 chains of edges in turn 5, with two ways in a hex at
    most; between two hubs far fewer are looked at."""
    most = 0
    for game in played(4, "steady"):
        if game.state.phase is tt.Phase.LINE and game.state.turn == 5:
            site = lines.line_planner(tt.Position(game.state))
            most = max(most, *(sum(1 for _ in site.plans(start)) for start in site.starts()))
    assert 0 < most <= 6 * 3**6 * 2
