"""The contract that every game implements.

A game is an object (`rules/<game>/__init__.py` exposes it as `GAME`) over plain typed data. Rules
know seats, never users; they draw random numbers only from `Dice`; they have no clock.

* **State**: a `msgspec.Struct`, complete and comparable; a copy is an encode and a decode.
* **Actions**: frozen tagged Structs, each named with a verb of the rulebook.
* **Events**: frozen tagged Structs, typed facts in the order in which they happened.
* **Views**: Structs with what one seat, or a spectator (`None`), may know. Chat, pictures, robots
  and exports see views and events. A view's `table` is a state without its secrets.

`apply` validates first: it raises `RuleError` while nothing has changed. Only then does it change
the given state in place. Any other exception is a bug, and the caller discards that state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Any, ClassVar, Protocol, TypeVar, runtime_checkable

import msgspec

from rules.dice import Dice

Seat = int
T = TypeVar("T")
S = TypeVar("S")
O_contra = TypeVar("O_contra", contravariant=True)
S_contra = TypeVar("S_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class Action(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower):
    """Base class of what a seat does. Subclasses are named with a verb of the rulebook.

    `sealed`: the choice stays secret until an event with `reveals` follows; until then logs,
    exports and the cards of others show only that the seat has chosen."""

    sealed: ClassVar[bool] = False


class Event(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower):
    """Base class of facts. `reveals`: the event shows something that was secret. All sealed actions
    before it become public, and the action that caused it can't be undone freely."""

    reveals: ClassVar[bool] = False


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat, or a spectator (`viewer` None), may know; base class of each game's view.

    `legal` lists the viewer's legal actions, except in phases where a game has too many to list."""

    viewer: Seat | None
    to_move: tuple[Seat, ...]
    legal: tuple[Action, ...] = ()

    @property
    def phase(self) -> StrEnum:
        """What the game waits for."""
        raise NotImplementedError


class Order(msgspec.Struct, frozen=True, tag_field="order", tag=str.lower):
    """Base class of standing orders: what a seat wants done for it when its turn comes.

    Subclasses are named with verbs. A `general` order is tried after all that are not general,
    whatever the sequence in which they were given."""

    general: ClassVar[bool] = False
    about: ClassVar[str] = ""
    """Template of the subject, with the fields in braces; empty: the class's name."""
    covers: ClassVar[tuple[str, ...]] = ()
    """Subjects of other orders that are not suggested beside this one, which does the same."""
    tells_end: ClassVar[bool] = False
    """Whether the person is told when its work is done: it acted for several turns."""

    @property
    def subject(self) -> str:
        """What the order is about. Of two orders with the same subject the later one replaces the
        other."""
        return self.about.format_map(msgspec.structs.asdict(self)) or type(self).__name__


class OrderAction(msgspec.Struct, frozen=True):
    """The order acts: `action` is to be done. `then` is the order that remains afterwards, or None
    if its work is done."""

    action: Action
    then: Order | None = None


class OrderExpired(msgspec.Struct, frozen=True):
    """The order's condition can no longer be met, for good.

    `code` names the sentence and `args` fill it: whole dollars under names that end in `_money`, a
    seat under `seat`. `told`: the person is notified; not needed for an order about a moment that
    has passed."""

    code: str
    args: dict[str, Any] = {}
    told: bool = True


class Standing(msgspec.Struct, frozen=True):
    """One line of a ranking: place 1.. (shared where equal), the total and the sums it consists of.

    In a running game a seat's hidden sums are None for those who may not know them, and the public
    sums decide the places."""

    place: int
    seat: Seat
    total: int | None
    sums: dict[str, int | None] = {}

    @property
    def known(self) -> int:
        """The total, or the sum of the public sums if the total is hidden."""
        if self.total is not None:
            return self.total
        return sum(amount for amount in self.sums.values() if amount is not None)


class RankingLine(Standing, frozen=True):
    """A line of the public ranking of a running game, best first.

    `change`: dollars by which `known` has moved since that seat's last turn began; None if it has
    had no turn or other sums were hidden then. `own`: the whole total, only in the line of the seat
    that asks."""

    change: int | None = None
    own: int | None = None


A_co = TypeVar("A_co", bound=Action, covariant=True)
V_co = TypeVar("V_co", bound=View, covariant=True)


class GameOf(Protocol[S, A_co, V_co, O_contra]):
    """One game. Every method takes the state first and keeps nothing else.

    State, action, view and options are each game's own types. Code that handles any game (`Game`)
    passes actions, events and views only back to the game that they came from."""

    key: str
    """The name of its folder in `rules/` and `data/`, and the prefix of its texts."""
    version: int
    """Raised whenever the same log could give another state."""
    in_person: bool = False
    """Whether it is played in person and the table keeps the record of it: nobody is reminded, any
    entry is undone freely and by anybody, no robot plays, and no record counts it."""
    seats: range
    """The possible numbers of seats."""
    state_type: type[S]
    action_type: object
    """Union of the action classes, for decoding."""
    event_type: object
    """Union of the event classes, for decoding."""
    options_type: type[msgspec.Struct]
    paced_options: tuple[tuple[str, object], ...] = ()
    """Options with which a game takes longer or shorter than without, and the name of its figures
    (`data/pace.py`)."""

    def is_rated(self, state: S) -> bool:
        """Whether an ended game counts in records; one played in person does if its people want."""
        return not self.in_person

    def fixed_seats(self, options: O_contra) -> tuple[str, ...]:
        """Return the seats of a game that goes on from a position, each with the name of who sat
        there if it is not known who plays it; empty if it begins from the start. Such seats keep
        their numbers in the lobby."""
        return ()

    def rematch_options(self, options: O_contra) -> object:
        """Return the options of a rematch, which begins from the start."""
        return options

    def setup(self, seats: int, options: O_contra, dice: Dice) -> tuple[S, list[Event]]:
        """Return a new game, with all automatic steps done, and the events so far."""
        ...

    def to_move(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that the game waits for; empty when it is over. Other seats may have
        legal actions too, see `legal`."""
        ...

    def legal(self, state: S, seat: Seat) -> Iterator[A_co]:
        """Yield the seat's legal actions, lazily.

        Where there are too many it is a representative sample, never empty for a seat in `to_move`;
        `check` decides whether any action is legal. A seat outside of `to_move` may have some, such
        as withdrawing an open offer: the game does not wait for it."""
        ...

    def check(self, state: S, seat: Seat, action: object) -> None:
        """Raise `RuleError` if the seat may not do this now."""
        ...

    def apply(self, state: S, seat: Seat, action: object, dice: Dice) -> list[Event]:
        """Check, then change `state` in place and run the automatic steps that follow. Return the
        events."""
        ...

    def view(self, state: S, seat: Seat | None) -> V_co:
        """Return what this seat, or a spectator (None), may know."""
        ...

    def turn_of(self, state: S) -> tuple[int, Seat | None]:
        """Return a number that rises whenever the turn passes, and the seat whose turn it is
        (None: all)."""
        ...

    def turn_rule(self, phase: StrEnum) -> str:
        """Return the number of the ruling that says whose turn it is in this phase."""
        ...

    def over(self, state: S) -> bool: ...

    def standing(self, state: S, seat: Seat | None) -> list[Standing]:
        """Return the ranking as this seat, or a spectator, may know it; complete when the game is
        over."""
        ...

    def invariants(self, state: S) -> Iterable[str]:
        """Yield what does not add up in this state: money, shares, certificates, actors (the
        referee)."""
        ...

    def robot(self, name: str) -> Robot:
        """Return the robot of that name; there are at least "random" and "steady"."""
        ...


Game = GameOf[Any, Action, View, Any]
"""Any game there is."""


@runtime_checkable
class PredictsNextTurn(Protocol[S_contra]):
    """A game that can tell whose turn comes after this one, for an early notice."""

    def next_seats(self, state: S_contra) -> tuple[Seat, ...]:
        """Return the seats whose turn follows, as far as it is public: none that may act now, and
        empty where it depends on what is still to happen."""
        ...


@runtime_checkable
class InRounds(Protocol[S_contra]):
    """A game whose turns form rounds; seats are compared fairly only between rounds."""

    def round_of(self, state: S_contra) -> tuple[int, ...]:
        """Return the round in play, as numbers that never recur once it is over."""
        ...


@runtime_checkable
class TakesOrders(Protocol[V_contra]):
    """A game in which a seat may leave standing orders for its next turns."""

    order_type: object
    """Union of the order classes, for decoding."""
    implied: tuple[Order, ...]
    """Orders that every seat has without giving them: a secret choice that can make no difference
    is made for it. They never expire."""

    def evaluate_order(
        self, view: V_contra, seat: Seat, order: Order
    ) -> OrderAction | OrderExpired | None:
        """Return what the order does in this view, the seat's own; None if it waits.

        The same view and order always give the same result: an order draws nothing. An action
        counts as if the seat had pressed it; it is done only while the game waits for the seat."""
        ...

    def suggested_orders(self, view: V_contra, seat: Seat) -> tuple[Order, ...]:
        """Return the few orders that make sense now, complete and the best first, from the seat's
        own view. None of them has expired."""
        ...


class Robot(Protocol):
    """Chooses an action from a view, as a person would; `dice` are the robot's own, never the
    table's."""

    name: str

    def choose(self, view: Any, seat: Seat, dice: Dice) -> Action: ...


def copy_state(state: T) -> T:
    """Return an independent copy, made the way a saved state is."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=type(state))
