"""Whole games of Railroad Barons by robots that do anything legal, the same for the same number."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import Any

import msgspec

import data.railroad_barons as facts
from rules.dice import Draw, ReplayedDice, SeededDice
from rules.railroad_barons.game import GAME
from rules.railroad_barons.model import actions as do
from rules.railroad_barons.model.options import Options
from rules.railroad_barons.model.state import Phase, State

MOST_ACTIONS = 3_000
"""A random game that goes on for longer than this is stuck."""
COMBINATIONS: tuple[Options, ...] = tuple(
    Options(*values)
    for values in product(
        ("drawn", "first", "second"),
        (False, True),
        ("round", "turn"),
        ("incumbent", "certificate"),
        ("cheapest", "any"),
        ("own", "any"),
        (True, False),
    )
)
"""Every combination of options."""


@dataclass
class Played:
    """A game in play. `log` holds (seat, action, its draws), `opening` the draws of the set-up;
    `robots` play the seats."""

    options: Options
    state: State
    opening: list[Draw]
    events: list[Any]
    robots: tuple[str, str]
    log: list[tuple[int, Any, list[Draw]]] = field(default_factory=list)


def combination(number: int) -> Options:
    """The options of a game number: 192 numbers in a row meet every combination."""
    return COMBINATIONS[number * 37 % len(COMBINATIONS)]


def played(number: int, robots: tuple[str, str] = ("random", "random")) -> Iterator[Played]:
    """The game of this number after its set-up and after each action, until it is over. An open
    offer is now and then withdrawn by its maker before it is answered."""
    options = combination(number)
    dice = SeededDice(f"random game {number}".encode())
    own = SeededDice(f"robots of game {number}".encode())
    state, events = GAME.setup(2, options, dice)
    game = Played(options, state, list(dice.draws), list(events), robots)
    yield game
    while not GAME.over(state):
        assert len(game.log) < MOST_ACTIONS, f"game {number} does not end"
        seat = GAME.to_move(state)[0]
        if (
            state.phase is Phase.OFFER
            and robots[1 - seat] == "random"
            and own.pick(4, "patience") == 0
        ):
            seat = 1 - seat
        action = GAME.robot(robots[seat]).choose(GAME.view(state, seat), seat, own)
        dice.draws.clear()
        game.events = GAME.apply(state, seat, action, dice)
        game.log.append((seat, action, list(dice.draws)))
        yield game


def replayed(game: Played) -> State:
    """The state that the log of a game leads to, every recorded draw used."""
    dice = ReplayedDice(game.opening)
    state: State
    state, _ = GAME.setup(2, game.options, dice)
    assert dice.exhausted
    for seat, action, draws in game.log:
        packed = msgspec.json.encode(action)
        again = msgspec.json.decode(packed, type=GAME.action_type)
        dice = ReplayedDice(draws)
        GAME.apply(state, seat, again, dice)
        assert dice.exhausted
    return state


def illegal(state: State) -> Iterator[tuple[int, Any]]:
    """Things that nobody may do in this state: (seat, action)."""
    (mover,) = GAME.to_move(state)
    for phase, action in _OF_PHASES:
        if phase is not state.phase:
            yield mover, action
        yield 1 - mover, action
    yield from ((mover, action) for action in _beyond_limits(state))


_OF_PHASES: tuple[tuple[Phase, Any], ...] = (
    (Phase.SELECT, do.SelectInvestor("I40", 40)),
    (Phase.CHOOSE, do.TakeMoney()),
    (Phase.CHOOSE, do.TakeCard()),
    (Phase.PRIORITY, do.SwapPriority()),
    (Phase.PRIORITY, do.KeepPriority()),
    (Phase.STOCK, do.Pass()),
    (Phase.STOCK, do.SellAndBuy((do.Sale("SB", 10),))),
    (Phase.TOKENS, do.PlaceTokens(1, 0)),
    (Phase.REVENUE, do.PayDividends()),
    (Phase.REVENUE, do.KeepRevenue()),
    (Phase.RAILROADS, do.BuyRailroad()),
    (Phase.RAILROADS, do.OfferPrice("SB", "A1", 1)),
    (Phase.RAILROADS, do.AssignInvestor("I40")),
    (Phase.RAILROADS, do.FinishBuying()),
    (Phase.OFFER, do.AcceptOffer()),
    (Phase.OFFER, do.RefuseOffer()),
    (Phase.DISCARD, do.DiscardRailroads(("A1",))),
)


def _beyond_limits(state: State) -> Iterator[Any]:
    """Actions of the right kind for the phase that go beyond a limit."""
    if state.phase is Phase.SELECT:
        yield do.SelectInvestor("I40", 1_001)
        yield do.SelectInvestor("I99", 40)
    elif state.phase is Phase.STOCK:
        yield do.SellAndBuy()
        yield do.SellAndBuy((do.Sale("SB", 50),))
        yield do.SellAndBuy((), do.Purchase("SB", 40, par=110))
        yield from (do.SellAndBuy((), do.Purchase(*each)) for each in _owned(state))
    elif state.phase is Phase.TOKENS:
        yield do.PlaceTokens(3, 3, 1)
        yield do.PlaceTokens(0, 0, 2)
        yield do.PlaceTokens(-1, 0)
    elif state.phase is Phase.OFFER:
        yield do.WithdrawOffer()
    elif state.phase is Phase.RAILROADS:
        yield do.BuyRailroad(2)
        yield do.AssignInvestor("I30")
        yield from _offers(state)
    elif state.phase is Phase.DISCARD:
        yield do.DiscardRailroads(())
        yield do.DiscardRailroads(("A1", "A1"))


def _owned(state: State) -> Iterator[tuple[str, int]]:
    """Certificates that a player has, so that nobody can buy them."""
    for player in state.players:
        for certificate in player.certificates:
            yield certificate.holding, certificate.percent


def _offers(state: State) -> Iterator[do.OfferPrice]:
    """More than the treasury for what is there, and a fair price for what is not."""
    assert state.holding is not None
    treasury = state.holdings[state.holding].treasury
    for name, row in state.holdings.items():
        for railroad in row.railroads:
            price = treasury if name == state.holding else treasury + 1
            yield do.OfferPrice(name, railroad.card, price)
    yield from (do.OfferPrice("SB", card, 1) for card in state.removed)


def everything_imaginable(state: State) -> Iterator[Any]:
    """All actions of an Operating Round's phase with any values near the legal ones, of which
    `legal` and `check` must pick the same."""
    if state.phase is Phase.TOKENS:
        for plus, down, network in product(range(-1, 8), range(-1, 8), range(-1, 3)):
            yield do.PlaceTokens(plus, down, network)
    elif state.phase is Phase.RAILROADS:
        yield do.FinishBuying()
        yield from (do.BuyRailroad(*each) for each in product(range(-1, 3), (False, True)))
        for investor, source in product(facts.investors(), (None, *facts.holdings())):
            yield do.AssignInvestor(investor, source)
        yield from (do.OfferPrice(*each, 1) for each in product(state.holdings, facts.railroads()))
    elif state.phase is Phase.DISCARD:
        assert state.holding is not None
        cards = [each.card for each in state.holdings[state.holding].railroads]
        for size in range(len(cards) + 1):
            yield from map(do.DiscardRailroads, combinations(cards, size))
