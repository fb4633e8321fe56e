"""A turn: putting dollars into the open, and hauling (rulings 1 to 4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from rules.errors import RuleError
from rules.phases import ReadPosition
from tests.example.data import facts
from tests.example.rules.actions import Haul, Trade
from tests.example.rules.events import Dealt, Hauled, Traded
from tests.example.rules.options import Options
from tests.example.rules.state import Phase, Play, State, Step


def new_state(seats: int, options: Options) -> State:
    """Lay the table out: purses filled, nothing dealt yet."""
    return State(
        options=options,
        purses=[options.purse] * seats,
        shown=[0] * seats,
        hands=[[] for _ in range(seats)],
        bids=[None] * seats,
        deck=[name for name, good in facts().goods.items() for _ in range(good.cards)],
    )


def begin(play: Play) -> Phase:
    """Draw who begins; deal the hands, if they are played with (1)."""
    state = play.state
    state.first = state.seat = play.dice.pick(len(state.purses), "first")
    if state.options.goods:
        for hand in state.hands:
            for _ in range(facts().hand):
                hand.append(state.deck.pop(play.dice.pick(len(state.deck), "deal", secret=True)))
            hand.sort()
        play.emit(Dealt(facts().hand))
    return Phase.HAUL


def legal(position: ReadPosition[State]) -> Iterator[Haul | Trade]:
    """Every haul, and every sum in the purse."""
    state = position.state
    hand = state.hands[state.seat]
    for wagons in range(facts().wagons + 1):
        yield from map(Haul, dict.fromkeys(combinations(hand, wagons)))
    yield from (Trade(coins) for coins in range(state.purses[state.seat] + 1))


def check_trade(position: ReadPosition[State], seat: int, action: Trade) -> None:
    if not 0 <= action.coins <= position.state.purses[seat]:
        raise RuleError("too-much", "3", coins=action.coins)


def do_trade(play: Play, seat: int, action: Trade) -> Phase:
    play.state.purses[seat] -= action.coins
    play.state.shown[seat] += action.coins
    play.emit(Traded(seat, action.coins))
    return Phase.HAUL


def worth(hand: Sequence[str], goods: Sequence[str]) -> int:
    """Return what these cards of a hand bring if delivered together (4). Raises RuleError."""
    for good in Counter(goods) - Counter(hand):
        raise RuleError("not-in-hand", "4", good=good)
    if len(goods) > facts().wagons:
        raise RuleError("too-many", "4", wagons=facts().wagons)
    return sum(facts().goods[good].pays for good in goods)


def check_haul(position: ReadPosition[State], seat: int, action: Haul) -> None:
    worth(position.state.hands[seat], action.goods)


def do_haul(play: Play, seat: int, action: Haul) -> Step:
    state = play.state
    dice = play.dice.roll(facts().dice, 6, "haul")
    earned = sum(dice) + worth(state.hands[seat], action.goods)
    for good in action.goods:
        state.hands[seat].remove(good)
    state.delivered += action.goods
    play.pay(state.purses, seat, earned)
    play.emit(Hauled(seat, dice, action.goods, earned))
    return Step.NEXT


def next_turn(play: Play) -> Phase:
    """Let the next seat haul; after the last one all bid (2)."""
    state = play.state
    state.turn += 1
    state.seat = (state.seat + 1) % len(state.purses)
    return Phase.BID if state.seat == state.first else Phase.HAUL
