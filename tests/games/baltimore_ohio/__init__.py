"""Baltimore & Ohio in the suite of all games."""

from collections.abc import Sequence
from functools import partial
from itertools import product
from typing import Any

from cogs.baltimore_ohio.chat import CHAT
from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.market_round.composing import preview_market_turn
from rules.baltimore_ohio.model import actions as do
from rules.baltimore_ohio.model.options import ALL_EXPANSIONS, Options
from tests.conformance import play
from tests.conformance.case import Case, Orders, Played, Recorded, Refused, Rulings, listed
from tests.games.baltimore_ohio import situations
from tests.games.baltimore_ohio.illegal import PHASE_ACTIONS, beyond
from tests.games.baltimore_ohio.ledger import Ledger
from tests.games.baltimore_ohio.orders import NAMED, REASONS, some_order, taken
from tests.games.baltimore_ohio.owned import owned
from tests.games.baltimore_ohio.plans import PLANS, PLAYERS, SEARCHED


def at_end(game: Played) -> None:
    """How it stood is kept of every turn."""
    assert len(game.state.history) == game.state.turn + 1


def foretold(view: Any, action: Any) -> Sequence[Any] | None:
    return preview_market_turn(view, action).events if isinstance(action, do.TakeTurn) else None


def ending(game: Played) -> str:
    return str(game.state.ended)


def also_on(number: int) -> dict[str, Any]:
    """The switches of the rulings come up now and then."""
    return {"first_sale_only": number % 5 == 3, "build_at_any_end": number % 7 == 4}


SECTIONS = listed(
    "objective; components; set-up; gameplay flow; market round; sell stock; buy stock; starting "
    "a railroad; buy back; auction; end of market round; business rounds; scrap; buy equipment; "
    "build track; take resource; income; profitability; dividends; retained profits; "
    "receivership; robber baron income; player order; game end; scoring"
)
"""Sections of the rulebook in their order."""
QUESTIONS = listed(
    "last share; tech level; receivership; no equipment; black lines; NYC; PA cities"
)
"""Its frequent questions, in their order."""

CASE = Case(
    game=GAME,
    chat=CHAT,
    owned=owned,
    commands="bando",
    combinations=tuple(
        (seats, Options(norfolk_western=nw, tech_seven=t7, robber_barons=rb, maine_lumber=ml))
        for nw, t7, rb, ml in product((False, True), repeat=4)
        for seats in GAME.seats
    ),
    also_on=also_on,
    quick=12,
    soak=500,
    every=29,
    robots=(*[("random",)] * 5, ("steady", "random", "random")),
    phase_actions=PHASE_ACTIONS,
    beyond=beyond,
    ledger=Ledger,
    at_end=at_end,
    seldom=frozenset({"Operate"}),
    ending=ending,
    soak_sees=frozenset({"WentIntoReceivership", "StoodIdle", "NWCoalTaken", "PrivilegeMet"}),
    steady_wins=0.74,
    rulings=Rulings(
        last=47, lettered=frozenset({"5a"}), parts={"Rulebook": SECTIONS, "FAQ": QUESTIONS}
    ),
    refused=Refused(
        computed={
            "pa-first": {"city"},
            "city-full": {"city"},
            "take-coal": {"hex"},
            "take-lumber": {"hex"},
        }
    ),
    orders=Orders(
        make=some_order,
        takes=taken,
        evenings=[
            (seed, seats, ALL_EXPANSIONS, "random", 0.2)
            for seed, seats in ((0, 3), (2, 4), (3, 5), (5, 6))
        ],
        reasons=REASONS,
        named=NAMED,
        lapse=listed(
            "round-over; other-sells; other-buys; other-starts; none; off-track; yours; taken; "
            "no-barons; president; loss; level; treasury; value"
        ),
    ),
    recorded=Recorded(
        situations=situations, plans=PLANS, searched=SEARCHED, players=PLAYERS, letters="rRRSSs"
    ),
    foretold=foretold,
    put_together=frozenset({do.BuildTrack, do.ServeCities}),
    recommends={
        "equipment-more": lambda action: action.count > 0,
        "equipment-enough": lambda action: action.count == 0,
        "track-more": lambda action: isinstance(action, do.BuildTrack),
        "track-enough": lambda action: not isinstance(action, do.BuildNothing),
        "track-none": lambda action: isinstance(action, do.BuildNothing),
        "profit-fall": lambda action: isinstance(action, do.PayDividends),
        "profit-rise": lambda action: isinstance(action, do.PayDividends),
    },
    galleries=("pictures",),
    film=3,
)

played = partial(play.played, CASE)
