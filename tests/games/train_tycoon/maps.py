"""Pictures of Train Tycoon that stand for all it draws."""

from collections.abc import Callable

import data.train_tycoon as facts
from render.paint.picture import Picture
from render.train_tycoon.map.board import render_board, render_part
from render.train_tycoon.map.deliveries import company_turns, render_deliveries
from rules.train_tycoon.model import events as e
from rules.train_tycoon.model import operation_events as op
from rules.train_tycoon.model.state import State
from tests.conformance.case import Gallery
from tests.support.lettering import LONG
from tests.support.train_tycoon.charts import public
from tests.support.train_tycoon.maps import busiest, crowd, merged, plans

PACKAGE = "render.train_tycoon"
WIDE = "appalachia"
UNLIKE = ("alberta_v1", WIDE)
"""The second Alberta lacks two hexes of the first."""
Drawn = Callable[[str], Picture]


def fresh(name: str) -> Drawn:
    return lambda to: render_board(public(crowd(name)[0][0]), LONG, to)


def late(name: str, *, ids: bool = False) -> Drawn:
    return lambda to: render_board(public(busiest(name)), LONG, to, ids=ids)


def part(number: int) -> Drawn:
    return lambda to: render_part(public(busiest(WIDE)), to, number)


def draw_map(name: str, *, ids: bool = False) -> Drawn:
    """The company with the most lines."""

    def drawn(to: str) -> Picture:
        state = busiest(name)
        owners = [line.owner for line in state.lines]
        company = max(state.order, key=owners.count)
        return render_board(public(state), LONG, to, company=company, ids=ids)

    return drawn


def everywhere(to: str) -> Picture:
    """A network too wide for one part."""
    state = merged(WIDE)
    return render_board(public(state), LONG, to, company=state.order[0])


def planned(name: str, key: str) -> Drawn:
    def drawn(to: str) -> Picture:
        view, plan = plans(name)[key]
        return render_board(view, LONG, to, plan=plan)

    return drawn


def turn(name: str) -> tuple[State, list[e.AnyEvent]]:
    """The busiest end of a company's turn."""
    return max(crowd(name), key=lambda row: sum(len(run.moves) for run in company_turns(row[1])))


def changed(to: str) -> Picture:
    state, events = turn("alberta_v1")
    return render_board(public(state), LONG, to, events=events)


def delivered(name: str, *, known: bool) -> Drawn:
    def drawn(to: str) -> Picture:
        state, events = turn(name)
        return render_deliveries(events, LONG, to, view=public(state) if known else None)

    return drawn


def long_strip(to: str) -> Picture:
    """Forty deliveries between the cities with the longest names."""
    names = ("Fort McMurray", "Grande Prairie", "Medicine Hat")
    hexes = [row.id for row in facts.hex_map("alberta_v1").hexes if row.name in names]
    moves = [
        op.Delivered("FCR", "passengers", hexes[n % 3], hexes[(n + 1) % 3], 120, 30 - 40 * n, n)
        for n in range(40)
    ]
    events = [op.OperationBegan("FCR", 3, False), *moves,
              op.PassengersCame(hexes[0], 2), op.GoodsMade("D6", "cheese", 12),
              op.HubRefilled("H4", "minerals", 5),
              op.IncomeCounted("FCR", 1_990, 500, 120, 990),
              op.PaidOut("FCR", 95, 40)]  # fmt: skip
    return render_deliveries(events, LONG, to, view=public(busiest("alberta_v1")))


HOWS = ("new", "reuse", "replace", "upgrade", "clear", "factory")
PICTURES: dict[str, Drawn] = {
    **{f"board, fresh, {name}": fresh(name) for name in UNLIKE},
    **{f"board, late, {name}": late(name) for name in facts.MAPS},
    "board, west": part(0),
    "board, east": part(1),
    "board, names of hexes": late("alberta_v1", ids=True),
    **{f"company, {name}": draw_map(name) for name in UNLIKE},
    "company, names of hexes": draw_map(WIDE, ids=True),
    "company, everywhere": everywhere,
    "company, no line": lambda to: render_board(
        public(crowd("alberta_v1")[0][0]), LONG, to, company="PKR"
    ),
    **{f"plan, {how}": planned("alberta_v1", how) for how in HOWS},
    f"plan, new, {WIDE}": planned(WIDE, "new"),
    "changes": changed,
    "deliveries": delivered("alberta_v1", known=True),
    "deliveries by hexes": delivered(WIDE, known=False),
    "deliveries, forty": long_strip,
}
GALLERY = Gallery(
    package=PACKAGE,
    pictures=PICTURES,
    tallest=lambda name: 3_100,
    heaviest=370_000,
    badges="1234567",
)
