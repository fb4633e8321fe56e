"""Haul: a tiny game for the tests of the tables, with everything a store must cope with.

In each round every seat may `Trade` (public, no dice, ends nothing), one at a time the seats `Haul`
(dice), then all seats seal a `Bid` at once; when the last is in, all are revealed and the highest
bid (ties to the lower seat) wins a coin for each die of the round. The purse is secret.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Any, ClassVar, Literal

import msgspec

from rules import game
from rules.dice import Dice
from rules.errors import RuleError
from rules.game import Action, Carried, Event, Lapsed, Order, Standing


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int = 3
    purse: int = 10
    lucky: bool = False


class Haul(Action, frozen=True):
    """Roll two dice."""


class Trade(Action, frozen=True):
    """Put coins into the open."""

    coins: int


class Bid(Action, frozen=True):
    sealed: ClassVar[bool] = True
    coins: int


class Explode(Action, frozen=True):
    """A bug of the rules: changes the state, then breaks."""

    how: Literal["raise", "purse"] = "raise"


class Hauled(Event, frozen=True):
    seat: int
    dice: tuple[int, ...]


class Traded(Event, frozen=True):
    seat: int
    coins: int


class Chose(Event, frozen=True):
    seat: int


class Revealed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    bids: tuple[int, ...]
    winner: int


class HaulOn(Order, frozen=True):
    """Haul when it is one's turn, until the round after `until`."""

    general: ClassVar[bool] = True
    until: int = 99


class TradeOnce(Order, frozen=True):
    coins: int = 1

    @property
    def subject(self) -> str:
        return f"trade {self.coins}"


class BidAlways(Order, frozen=True):
    coins: int


class BreakIt(Order, frozen=True):
    """Brings a bug of the rules about, or is one itself."""

    itself: bool = False


class State(msgspec.Struct):
    options: Options
    purses: list[int]
    shown: list[int]
    turn: int = 1
    round: int = 1
    seat: int = 0
    first: int = 0
    bids: dict[str, int] = {}
    lucky: int | None = None


class Phase(StrEnum):
    HAUL = "haul"
    BID = "bid"


class View(game.View, frozen=True, kw_only=True):
    shown: tuple[int, ...]
    purse: int | None
    turn: int
    round: int
    chosen: tuple[int, ...]
    own_bid: int | None
    hauling: bool

    @property
    def phase(self) -> Phase:
        return Phase.HAUL if self.hauling else Phase.BID


class _Robot:
    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view: View, seat: int, dice: Dice) -> Action:
        if view.hauling:
            return Haul()
        return Bid(dice.pick((view.purse or 0) + 1, "robot"))


class Toy:
    key = "toy"
    version = 1
    seats = range(2, 5)
    state_type = State
    action_type: Any = Haul | Trade | Bid | Explode
    event_type: Any = Hauled | Traded | Chose | Revealed
    order_type: Any = HaulOn | TradeOnce | BidAlways | BreakIt
    options_type = Options

    def setup(self, seats: int, options: Options, dice: Dice) -> tuple[State, list[Any]]:
        first = dice.pick(seats, "first")
        state = State(options, [options.purse] * seats, [0] * seats, seat=first, first=first)
        if options.lucky:
            state.lucky = dice.pick(6, "lucky", secret=True)
        return state, []

    def _bidding(self, state: State) -> bool:
        return state.seat < 0

    def to_move(self, state: State) -> tuple[int, ...]:
        if self.over(state):
            return ()
        if not self._bidding(state):
            return (state.seat,)
        return tuple(s for s in range(len(state.purses)) if str(s) not in state.bids)

    def legal(self, state: State, seat: int) -> Iterator[Any]:
        if seat in self.to_move(state):
            yield Bid(0) if self._bidding(state) else Haul()

    def check(self, state: State, seat: int, action: Any) -> None:
        if seat not in self.to_move(state):
            raise RuleError("not-your-turn", "1", seat=seat)
        if isinstance(action, Explode):
            return
        if isinstance(action, Bid) != self._bidding(state):
            raise RuleError("wrong-phase", "2")
        if isinstance(action, Bid | Trade) and not 0 <= action.coins <= state.purses[seat]:
            raise RuleError("too-much", "3", coins=action.coins)

    def apply(self, state: State, seat: int, action: Any, dice: Dice) -> list[Any]:
        self.check(state, seat, action)
        if isinstance(action, Explode):
            state.purses[seat] += 1_000
            if action.how == "raise":
                raise ZeroDivisionError("the rules broke")
            return []
        if isinstance(action, Trade):
            state.purses[seat] -= action.coins
            state.shown[seat] += action.coins
            return [Traded(seat, action.coins)]
        if isinstance(action, Haul):
            return self._haul(state, seat, dice)
        return self._bid(state, seat, action)

    def _haul(self, state: State, seat: int, dice: Dice) -> list[Any]:
        rolled = dice.roll(2, 6, "haul")
        state.purses[seat] += sum(rolled)
        state.turn += 1
        state.seat = (seat + 1) % len(state.purses)
        if state.seat == state.first:
            state.seat = -1
        return [Hauled(seat, rolled)]

    def _bid(self, state: State, seat: int, action: Bid) -> list[Any]:
        state.bids[str(seat)] = action.coins
        if len(state.bids) < len(state.purses):
            return [Chose(seat)]
        bids = tuple(state.bids[str(s)] for s in range(len(state.purses)))
        winner = bids.index(max(bids))
        state.purses[winner] -= bids[winner]
        state.shown[winner] += 2 * bids[winner]
        state.bids.clear()
        state.round += 1
        state.turn += 1
        state.seat = state.first = (state.first + 1) % len(state.purses)
        return [Chose(seat), Revealed(bids, winner)]

    def view(self, state: State, seat: int | None) -> View:
        return View(
            viewer=seat,
            shown=tuple(state.shown),
            purse=None if seat is None else state.purses[seat],
            turn=state.turn,
            round=state.round,
            chosen=tuple(sorted(map(int, state.bids))),
            to_move=self.to_move(state),
            own_bid=None if seat is None else state.bids.get(str(seat)),
            hauling=not self._bidding(state),
        )

    def turn_of(self, state: State) -> tuple[int, int | None]:
        return state.turn, None if self._bidding(state) else state.seat

    def next_up(self, state: State) -> tuple[int, ...]:
        """Who hauls next; after the last one all bid at once, and then everything is open."""
        following = (state.seat + 1) % len(state.purses)
        if self.over(state) or self._bidding(state) or following == state.first:
            return ()
        return (following,)

    def over(self, state: State) -> bool:
        return state.round > state.options.rounds

    def standing(self, state: State, seat: int | None) -> list[Standing]:
        over = self.over(state)
        found = [
            Standing(
                1,
                own,
                purse + shown if over or own == seat else None,
                {"shown": shown, "purse": purse if over or own == seat else None},
            )
            for own, (purse, shown) in enumerate(zip(state.purses, state.shown, strict=True))
        ]
        if not over:
            return found
        totals = sorted((line.total or 0 for line in found), reverse=True)
        placed = [
            msgspec.structs.replace(line, place=totals.index(line.total or 0) + 1) for line in found
        ]
        return sorted(placed, key=lambda line: line.place)

    def invariants(self, state: State) -> Iterable[str]:
        if any(purse >= 1_000 for purse in state.purses):
            yield "a purse is too full"

    def carry_out(self, view: View, seat: int, order: Any) -> Carried | Lapsed | None:
        due = seat in view.to_move
        if isinstance(order, HaulOn):
            if view.round > order.until:
                return Lapsed("past", {"round": view.round})
            return Carried(Haul(), order) if due and view.hauling else None
        if isinstance(order, TradeOnce):
            return Carried(Trade(order.coins)) if due and view.hauling else None
        if isinstance(order, BidAlways):
            return Carried(Bid(order.coins), order) if due and not view.hauling else None
        if order.itself:
            raise ZeroDivisionError("the order broke")
        return Carried(Explode(), order) if due else None

    def robot(self, name: str) -> _Robot:
        if name not in ("random", "steady"):
            raise LookupError(name)
        return _Robot(name)


GAME = Toy()
