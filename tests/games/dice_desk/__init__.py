"""The dice desk in the suite of all games."""

from collections.abc import Iterable
from itertools import product
from typing import get_args

from cogs.dice_desk.chat import CHAT
from rules.dice_desk import GAME
from rules.dice_desk import actions as do
from rules.dice_desk.options import GameOptions, Options, Sitting
from rules.dice_desk.state import Phase, State
from rules.rail_baron.model.options import Edition
from tests.conformance.case import Case, Recorded, Refused, Rulings, listed
from tests.games.dice_desk import situations
from tests.games.dice_desk.ledger import Ledger
from tests.games.dice_desk.plans import PLANS, PLAYERS

TYPED = (Sitting("Ann"), Sitting("Bo"), Sitting("Cy"))
"""People of whom nobody has a seat."""


def beyond_whole(state: State) -> Iterable[do.AnyAction]:
    """What is refused while the whole game is kept."""
    yield do.SetCity(99, "home", "Miami")
    if state.phase is Phase.OPEN:
        yield do.DrawNext(99)
        return
    yield do.SetOwner("XX", 0)
    yield do.SetTurn(99)
    yield do.SetCash(0, -1)
    if state.phase is Phase.TURN:
        yield do.ReportTurn(buys="PA")
        yield do.ReportTurn(fees=(do.Fee(99),))
        yield do.ReportTurn(fees=(do.Fee(do.BANK_PAYEE, 123),))
        yield do.ReportTurn(rode=("XX",))
        yield do.ReportTurn(onward=True)
    if state.phase is Phase.PURCHASE:
        yield do.Buy("XX")
    if state.phase is Phase.AUCTION:
        yield do.AuctionResult("XX", None, 0)


def beyond(state: State, mover: int) -> Iterable[do.AnyAction]:
    """People who are not there, cities that are none, what stands already."""
    if state.book is not None:
        yield from beyond_whole(state)
        return
    person = state.people[0]
    yield do.SetCity(99, "home", "Miami")
    yield do.SetCity(0, "home", "Atlantis")
    yield do.SetCity(0, "home", person.home)
    if state.phase is Phase.REGION:
        yield do.ChooseRegion("Atlantis")
        return
    yield do.DrawNext(-1)
    yield do.SwapHome(99)
    if any(person.home is None for person in state.people):
        yield from (
            do.DrawNext(n) for n, person in enumerate(state.people) if person.home is not None
        )
    if person.place is not None:
        yield do.SetCity(0, "destination", person.place)
        yield do.SetCity(0, "place", None)


def besides(state: State) -> Iterable[int]:
    """Everybody may correct and close while another is to name a region."""
    waited_for = GAME.to_move(state)
    return [seat for seat in range(state.seats) if waited_for and seat not in waited_for]


SELDOM = listed(
    "TurnLost; SetCash; CashSet; FirstPlayerRolled; HomeKept; Rolled; BonusRolled; Rode; Rovered; "
    "Undeclared; FeesOwed; WentBankrupt; Won; Declared; DeclareHome; SoldToBank; Sell; "
    "BankSoldOut; "
    "AuctionUnsold; ThirdOwnerReceived; Announced; "
    "AddPerson; PersonCame; EnterDice; ReasonGiven; RuleSetAside; "
    "MilepostsWasted; AgreeToCount; AgreedToCount; LaidOut"
)
"""What random sessions bring seldom or, like dice of movement and what is typed, never."""

CASE = Case(
    game=GAME,
    chat=CHAT,
    commands="desk",
    combinations=tuple(
        (seats, Options(edition, people))
        for edition, people, seats in product(get_args(Edition), ((), TYPED), GAME.seats)
    )
    + tuple(
        (
            seats,
            Options(edition, (), GameOptions(edition, opening_auctions=auctions, extra_cash=cash)),
        )
        for edition, auctions, cash, seats in product(
            get_args(Edition), (False, True), (0, 190_000), range(2, 7)
        )
    ),
    robots=(("random",), ("steady", "random")),
    quick=50,
    every=9,
    phase_actions={
        Phase.OPEN: (),
        Phase.REGION: (do.ChooseRegion("Plains"),),
        Phase.DESTINATION: (do.DeclareHome(),),
        Phase.TURN: (do.ReportTurn(),),
        Phase.PURCHASE: (do.Buy(do.NOTHING),),
        Phase.SALE: (do.Sell("PA"),),
        Phase.AUCTION: (),
    },
    beyond=beyond,
    ledger=Ledger,
    rulings=Rulings(last=19, parts={}),
    refused=Refused(),
    recorded=Recorded(situations=situations, plans=PLANS, players=PLAYERS),
    put_together=frozenset({do.CloseDesk, do.ReportTurn, do.AuctionResult, do.SetOwner}),
    besides=besides,
    seldom=SELDOM,
    elsewhere=8,
    steady_wins=0,
    evening=((), ("u21",), ("whole",), ("whole", "u21", "auctions")),
)
