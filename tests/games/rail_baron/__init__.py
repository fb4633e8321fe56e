"""Rail Baron in the suite of all games."""

from collections.abc import Iterator
from functools import partial
from itertools import product
from typing import get_args

from cogs.rail_baron.chat import CHAT
from rules.game import copy_state
from rules.rail_baron import GAME
from rules.rail_baron.model.actions import Bid
from rules.rail_baron.model.levels import announce_level
from rules.rail_baron.model.options import SHORT, Edition, Options
from rules.rail_baron.model.state import Phase, State
from tests.conformance import play
from tests.conformance.case import Case, Orders, Played, Recorded, Refused, Rulings, listed
from tests.games.rail_baron import situations
from tests.games.rail_baron.illegal import PHASE_ACTIONS, beyond
from tests.games.rail_baron.ledger import Ledger
from tests.games.rail_baron.orders import REASONS, some_order, taken
from tests.games.rail_baron.owned import owned
from tests.games.rail_baron.plans import PLANS, SEARCHED


def otherwise(state: State) -> Iterator[tuple[frozenset[int], State]]:
    """Cash that is not announced may be any other below the level (24)."""
    level = announce_level(state.options.edition)
    for hidden, player in enumerate(state.seats):
        if player.cash < level and not player.bankrupt:
            other = copy_state(state)
            other.seats[hidden].cash = level - 1 - player.cash
            other.bank_out += other.seats[hidden].cash - player.cash
            yield frozenset({hidden}), other


def ending(game: Played) -> str:
    return str(game.events[-1].how)


def also_on(number: int) -> dict[str, int]:
    """Now and then no cash is handed out for the opening auctions."""
    return {"extra_cash": 0} if number % 6 == 5 else {}


SECTIONS = listed(
    "set-up; city lookup; home city; destination; home swap; movement; crossing lines; track "
    "reuse; bonus roll; full roll; arrival; purchase; bounce out; use fees; establishment; "
    "establishment, example 1; establishment, example 2; raising money; auction; bankruptcy; "
    "cash; declaring; rover play; self undeclaring; Pennsylvania; half the time; opening "
    "auctions; two players"
)
"""Sections of the rulebook in their order; its headings are lost, so these are their subjects."""

CASE = Case(
    game=GAME,
    chat=CHAT,
    owned=owned,
    commands="railbaron",
    combinations=tuple(
        (seats, Options(edition, extension, cheap, free, auctions))
        for edition, extension, cheap, free, auctions, seats in product(
            get_args(Edition), *[(False, True)] * 4, GAME.seats
        )
    ),
    also_on=also_on,
    quick=25,
    soak=1_000,
    every=17,
    robots=(*[("random",)] * 11, ("steady", "random")),
    lists_all=lambda state: state.phase not in (Phase.RIDE, Phase.AUCTION),
    phase_actions=PHASE_ACTIONS,
    beyond=beyond,
    ledger=Ledger,
    seldom=frozenset({"Rovered", "LaidOut"}),
    ending=ending,
    endings=frozenset({"home", "declared at home", "last"}),
    otherwise=otherwise,
    rulings=Rulings(
        last=33,
        lettered=listed("5a; 7a; 14a; 16a; 19a; 24a; 26a; 27a; 30a; 30b; 31a"),
        parts={"Rulebook": SECTIONS},
    ),
    refused=Refused(),
    orders=Orders(
        make=some_order,
        takes=taken,
        evenings=[
            (seed, seats, Options(opening_auctions=True), "random", 0.2)
            for seed, seats in enumerate((2, 3, 4, 6))
        ],
        reasons=REASONS,
        lapse=listed("route-dearer; swap-past; saved; yours; taken"),
    ),
    recorded=Recorded(situations=situations, plans=PLANS, searched=SEARCHED),
    blind=frozenset({Bid}),
    galleries=("maps",),
    film=3,
    played_at_table=SHORT,
    evening=(("auctions",), ("u21", "free")),
)

played = partial(play.played, CASE)
