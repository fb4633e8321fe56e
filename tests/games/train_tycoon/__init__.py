"""Train Tycoon in the suite of all games."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, get_args

from msgspec.structs import replace

from cogs.train_tycoon.chat import CHAT
from rules.game import copy_state
from rules.train_tycoon.model.view import View
from rules.train_tycoon.preview import preview
from tests.conformance import play
from tests.conformance.case import Case, Orders, Played, Recorded, Refused, Rulings, listed
from tests.games.train_tycoon import situations
from tests.games.train_tycoon.illegal import PHASE_ACTIONS, beyond
from tests.games.train_tycoon.ledger import Ledger
from tests.games.train_tycoon.orders import REASONS, some_order, taken
from tests.games.train_tycoon.owned import owned
from tests.games.train_tycoon.plans import PLANS, PLAYERS, SEARCHED
from tests.support.train_tycoon import kit as tt


def otherwise(state: tt.State) -> Iterator[tuple[frozenset[int], tt.State]]:
    """Markers of the expansion have other values, placed or not (63)."""
    if state.investments:
        hidden = state.investments[-1].seat
        other = copy_state(state)
        other.secret.markers[hidden] = [40 - value for value in other.secret.markers[hidden]]
        yield frozenset({hidden}), other


def besides(state: tt.State) -> Iterator[int]:
    """Who may vote though another alone decides (30)."""
    waiting = tt.GAME.to_move(state)
    return (ask.seat for ask in state.asks if ask.seat not in waiting)


def two_ways(legal: Sequence[Any]) -> tuple[Any, Any]:
    """The first and the last thing that the seat may choose for the same company."""
    same = [a for a in legal if getattr(a, "company", "") == getattr(legal[0], "company", "")]
    return same[0], same[-1]


def at_end(game: Played) -> None:
    """How it stood is kept of every turn."""
    assert [record.turn for record in game.state.history] == list(range(6))


def ending(game: Played) -> str:
    ended = game.events[-1]
    assert isinstance(ended, tt.GameEnded)
    return "one winner" if len(ended.winners) == 1 else f"{len(ended.winners)} winners"


def seen(view: View) -> View:
    """Whoever has chosen in secret is asked again."""
    table = view.table
    asks = sorted([*table.asks, *table.answered])
    known = replace(table, asks=asks, answered=[], secret=tt.Secret(table.secret.choices))
    return replace(view, to_move=(), legal=(), table=known)


SECTIONS = listed(
    "1 Introduction; 2 Components; 3 Resources/Goods/Passengers/Boards; 4 Definitions; 5 Setup; 6 "
    "Game Overview; 7 Trading; 7 Trading, examples; 8 Treasury; 9 Mergers & Acquisitions; 10 IPO; "
    "11 Operate; 11 Operate, rights example; 11 Operate, passenger example; 11 Operate, oil "
    "example; 11 Operate, payout example; 11 Operate, target price example; 6 Game Overview, "
    "example; 12 Game End; 13 Map; 14 Cash & Income Board; 15 Priority Auctions; 16 Alberta v1 "
    "and v2; 17 Appalachia; 18 Investments"
)
"""All that rules something, and each worked example; 19 is design notes."""

_WITH_ALL = tt.Options(investments=True, priority_auction=True)

CASE = Case(
    game=tt.GAME,
    chat=CHAT,
    owned=owned,
    commands="tycoon",
    combinations=tuple(
        (seats, tt.Options(name, investments, auction, limited))
        for name, investments, auction, limited, seats in product(
            get_args(tt.MapName), *[(False, True)] * 3, tt.GAME.seats
        )
    ),
    quick=20,
    soak=500,
    longest=3_000,
    every=11,
    most_legal=40,
    lists_all=lambda state: bool(tt.GAME.view(state, None).legal),
    robots=(("random",), ("steady",), ("random", "steady"), ("absent", "steady", "random")),
    phase_actions=PHASE_ACTIONS,
    beyond=beyond,
    ledger=Ledger,
    besides=besides,
    at_end=at_end,
    seldom=listed(
        "CompanyRemoved; FactoryWaits; KeepLines; PriceMoved; Rebid; TakeTrain; TookOver; "
        "VoteSettled"
    ),
    ending=ending,
    soak_sees=listed("PriceMoved; PaidOut; TookOver; CompanyRemoved; HubRefilled"),
    steady_wins=0.43,
    seen=seen,
    otherwise=otherwise,
    two_ways=two_ways,
    seldom_sealed=frozenset({"Rebid"}),
    rulings=Rulings(last=65, until="## B.", parts={"Rulebook": SECTIONS}),
    refused=Refused(),
    orders=Orders(
        make=some_order,
        takes=taken,
        evenings=[
            (seed, seats, _WITH_ALL, robot, 0.6)
            for seed, (seats, robot) in enumerate(
                [
                    *((seats, "random") for seats in (2, 3, 4, 5, 6)),
                    *((seats, "steady") for seats in (5, 4, 3)),
                    (4, "random"),
                    (2, "steady"),
                ]
            )
        ],
        reasons=REASONS,
        lapse=listed(
            "held; inactive; none; sold; traded; cheap; dear; president; no-ipo; loss; poor; rich; "
            "over; line; less"
        ),
    ),
    recorded=Recorded(
        situations=situations, plans=PLANS, searched=SEARCHED, players=PLAYERS, letters="rrrggsb"
    ),
    foretold=lambda view, action: preview(view, action).events,
    put_together=frozenset({tt.Trade}),
    galleries=("charts", "maps"),
    film=4,
    played_at_table=tt.Options("appalachia", investments=True),
    evening=(("priority_auction", "investments"), ()),
)


def played(number: int, *robots: str) -> Iterator[Played]:
    """The game of this number by these robots, random ones if none are named."""
    return play.played(CASE, number, robots or ("random",))
