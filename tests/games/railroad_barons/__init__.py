"""Railroad Barons in the suite of all games."""

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import product
from typing import Any

from cogs.railroad_barons.chat import CHAT
from rules.railroad_barons.game import GAME
from rules.railroad_barons.model.actions import OfferPrice, PlaceTokens, SelectInvestor, SellAndBuy
from rules.railroad_barons.model.options import Options
from rules.railroad_barons.model.state import Phase, State
from rules.railroad_barons.stock.composing import preview_turn
from tests.conformance import play
from tests.conformance.case import Case, Orders, Played, Recorded, Refused, Rulings, listed
from tests.games.railroad_barons import situations
from tests.games.railroad_barons.illegal import PHASE_ACTIONS, beyond, imaginable
from tests.games.railroad_barons.ledger import Ledger
from tests.games.railroad_barons.orders import REASONS, some_order, taken
from tests.games.railroad_barons.owned import owned
from tests.games.railroad_barons.plans import PLANS, PLAYERS, SEARCHED


def besides(state: State) -> Iterable[int]:
    """Who has made an open offer may take it back."""
    return (1 - seat for seat in GAME.to_move(state) if state.phase is Phase.OFFER)


def at_end(game: Played) -> None:
    """The last event tells the totals of the ranking."""
    ranking = sorted(GAME.standing(game.state, None), key=lambda row: row.seat)
    assert game.events[-1].totals == tuple(row.total for row in ranking)


def foretold(view: Any, action: Any) -> Sequence[Any] | None:
    return preview_turn(view, action).events if isinstance(action, SellAndBuy) else None


def ending(game: Played) -> str:
    return str(game.state.ended)


SECTIONS = listed(
    "Components; Holdings; Railroad Corporations; Investors; Players vs. Holdings; Money; Game "
    "Setup; Game Sequence; Stock Round (SR); Selling Stock Certificates; Buying a Stock "
    "Certificate; Starting a Holding; Transferring the Directorship; Operating Round; Place "
    "Operator Tokens; Calculate and Pay Out Revenue; Buy Railroads and Assign Investors; Discard "
    "Railroads; Game End; Spielmaterial; Spielaufbau und -verlauf; Aktienrunde; Betriebsrunde; "
    "Spielende"
)
"""Sections of the English rulebook in their order, and then of the German one."""

CASE = Case(
    game=GAME,
    chat=CHAT,
    owned=owned,
    commands="barons",
    combinations=tuple(
        (2, Options(*values))
        for values in product(
            ("drawn", "first", "second"),
            (False, True),
            ("round", "turn"),
            ("incumbent", "certificate"),
            ("cheapest", "any"),
            ("own", "any"),
            (True, False),
        )
    ),
    quick=24,
    soak=1_000,
    longest=3_000,
    every=17,
    besides=besides,
    phase_actions=PHASE_ACTIONS,
    beyond=beyond,
    imaginable=imaginable,
    ledger=Ledger,
    at_end=at_end,
    ending=ending,
    endings=frozenset({"350", "exhausted"}),
    mostly="350",
    steady_wins=0.75,
    rulings=Rulings(last=38, until="## B.", parts={"Rulebook": SECTIONS}),
    refused=Refused(
        named=frozenset({"face_money", "holding"}),
        computed={"sold-this-round": {"holding"}, "sold-this-turn": {"holding"}},
    ),
    seldom=frozenset({"Operate"}),
    orders=Orders(
        make=some_order,
        takes=taken,
        evenings=[
            (seed, 2, options, "random", 0.2)
            for seed, options in enumerate([Options(), Options(rebuy="turn")] * 3)
        ],
        reasons=REASONS,
        lapse=frozenset({"round-over", "other-dealt", "director", "no-swap"}),
    ),
    recorded=Recorded(
        situations=situations, plans=PLANS, searched=SEARCHED, players=PLAYERS, letters="rsS"
    ),
    foretold=foretold,
    put_together=frozenset({OfferPrice, PlaceTokens, SelectInvestor}),
    galleries=("pictures",),
    film=2,
    evening=((), ("german",)),
)

played = partial(play.played, CASE)
