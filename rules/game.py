"""The contract every game keeps.

A game is a module-like object (`rules/<game>/__init__.py` exposes it as `GAME`) over plain typed
data. Rules know seats, never users; they draw only through `Dice`; they have no clock.

* **State** is a `msgspec.Struct`, complete and comparable; a copy is an encode and a decode.
* **Actions** are frozen tagged Structs named with a verb of the rulebook.
* **Events** are frozen tagged Structs: typed facts, in the order in which they happened.
* **Views** are Structs: what one seat, or a spectator (`None`), may know. Chat, pictures, robots
  and exports see views and events, never a state.

`apply` validates first, refusing with `RuleError` while nothing has changed, and only then changes
the state it was given in place. Any other exception is a bug: the caller throws that state away.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Any, ClassVar, Protocol, TypeVar, runtime_checkable

import msgspec

from rules.dice import Dice

Seat = int
T = TypeVar("T", bound=msgspec.Struct)
S = TypeVar("S")
A_co = TypeVar("A_co", covariant=True)
V_co = TypeVar("V_co", covariant=True)
O_contra = TypeVar("O_contra", contravariant=True)


class Action(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower):
    """What a seat does. Subclasses are named with a verb of the rulebook.

    `sealed`: the choice stays secret until an event with `reveals` follows; until then logs,
    exports and other people's cards show only that the seat has chosen.
    """

    sealed: ClassVar[bool] = False


class Event(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower):
    """A fact. `reveals`: it shows something that was secret. All sealed actions before it are
    public from then on, and the action that brought it about is not taken back freely."""

    reveals: ClassVar[bool] = False


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat, or a spectator (`viewer` None), may know: what every game's view has.

    `legal` lists the viewer's legal actions, except for what its game says has too many.
    """

    viewer: Seat | None
    to_move: tuple[Seat, ...]
    legal: tuple[Any, ...] = ()

    @property
    def phase(self) -> StrEnum:
        """What the game waits for."""
        raise NotImplementedError


class Order(msgspec.Struct, frozen=True, tag_field="order", tag=str.lower):
    """What a seat wants done for it when its turn comes. Subclasses are named with verbs.

    `general`: it stands behind those that are not, whatever the sequence in which they were given.
    """

    general: ClassVar[bool] = False
    about: ClassVar[str] = ""
    """What it is about, with its fields in braces; its own name, if this is empty."""

    @property
    def subject(self) -> str:
        """Of two orders about the same the later one stands."""
        return self.about.format_map(msgspec.structs.asdict(self)) or type(self).__name__


class Carried(msgspec.Struct, frozen=True):
    """An order gives an action. `then` is the order as it stands once that is done; None: it has
    done its work."""

    action: Any
    then: Any = None


class Lapsed(msgspec.Struct, frozen=True):
    """The condition of an order fails, for good. `code` names the sentence and `args` fill it,
    whole dollars under names that end in `_money`; a seat under `seat`. `told`: its person hears of
    it; of what was for a moment that is over nobody needs to."""

    code: str
    args: dict[str, Any] = {}
    told: bool = True


class Standing(msgspec.Struct, frozen=True):
    """One line of a ranking: place 1.. (shared where equal), the total and the sums behind it.

    In a running game a seat's hidden sums are None to those who may not know them, and what
    everybody may know ranks.
    """

    place: int
    seat: Seat
    total: int | None
    sums: dict[str, int | None] = {}

    @property
    def known(self) -> int:
        """The total; of one that is hidden, the sums that are not."""
        if self.total is not None:
            return self.total
        return sum(amount for amount in self.sums.values() if amount is not None)


class Lead(Standing, frozen=True):
    """A line of the ranking of a running game as everybody may know it, best first. `change`: by
    how many dollars `known` has moved since that seat's last turn began; None if it has had none
    or other sums were hidden then. `own`: the whole total, in the line of a seat that asks, for it
    alone."""

    change: int | None = None
    own: int | None = None


class GameOf(Protocol[S, A_co, V_co, O_contra]):
    """One game. Every function takes the state first and treats it as the only truth.

    State, action, view and options are each game's own types; whoever holds any game there is, a
    `Game`, gets actions, events and views out of it, and gives back what came from the same game.
    """

    key: str
    """Folder name in `rules/` and `data/`, prefix of its texts."""
    version: int
    """Raised whenever the same log could give another state."""
    seats: range
    """How many seats can play."""
    state_type: type[S]
    action_type: Any
    """Union of the action classes, for decoding."""
    event_type: Any
    """Union of the event classes, for decoding."""
    options_type: Any

    def setup(self, seats: int, options: O_contra, dice: Dice) -> tuple[S, list[Event]]:
        """A new game, all automatic steps done, and the events so far."""
        ...

    def to_move(self, state: S) -> tuple[Seat, ...]:
        """The seats that the game waits for, empty when it is over. A seat outside of it may still
        have a legal action; `legal` says so."""
        ...

    def legal(self, state: S, seat: Seat) -> Iterator[A_co]:
        """Legal actions, lazily. Where the space is huge it is a representative walk, never empty
        for a seat in `to_move`; `check` decides membership. A seat outside of `to_move` may have
        some too, such as taking an open offer back: the game does not wait for it."""
        ...

    def check(self, state: S, seat: Seat, action: Any) -> None:
        """Raise `RuleError` if the seat may not do this now."""
        ...

    def apply(self, state: S, seat: Seat, action: Any, dice: Dice) -> list[Event]:
        """Check, then change `state` in place; forced and empty steps follow by themselves.
        Returns the events."""
        ...

    def view(self, state: S, seat: Seat | None) -> V_co:
        """What this seat, or a spectator, may know."""
        ...

    def turn_of(self, state: S) -> tuple[int, Seat | None]:
        """A number that rises whenever the turn passes, and whose it is (None: all)."""
        ...

    def turn_rule(self, phase: StrEnum) -> str:
        """The ruling that says whose turn it is in this phase."""
        ...

    def over(self, state: S) -> bool: ...

    def standing(self, state: S, seat: Seat | None) -> list[Standing]:
        """The ranking as this seat, or a spectator, may know it; complete when the game is over."""
        ...

    def invariants(self, state: S) -> Iterable[str]:
        """The referee's complaints: money, shares, certificates and actors that do not add up."""
        ...

    def robot(self, name: str) -> Robot:
        """The robot of that name: at least "random" and "steady"."""
        ...


Game = GameOf[Any, Action, View, Any]
"""Any game there is."""


@runtime_checkable
class Foresees(Protocol):
    """A game that can tell whose turn comes after this one, for an early notice."""

    def next_up(self, state: Any) -> tuple[Seat, ...]:
        """The seats whose turn follows the present one, as far as everybody may know; none of those
        that may act now, and empty where it depends on what is still to happen."""
        ...


@runtime_checkable
class InRounds(Protocol):
    """A game whose turns make up rounds, so that it is fair to compare seats only between them."""

    def round_of(self, state: Any) -> tuple[int, ...]:
        """The round in play, as numbers that never come again once it is over."""
        ...


@runtime_checkable
class TakesOrders(Protocol):
    """A game at whose tables a seat may leave orders for its turns to come."""

    order_type: Any
    """Union of the order classes, for decoding."""
    implied: tuple[Any, ...]
    """Orders that every person has without leaving them: a choice made in secret that can make no
    difference to anything is not asked for. They never lapse."""

    def carry_out(self, view: Any, seat: Seat, order: Any) -> Carried | Lapsed | None:
        """What the order comes to in this view, which is the seat's own; None: it waits. The same
        view and order always give the same: an order draws nothing. An action means what the same
        press would; it is done only while the game waits for the seat."""
        ...

    def offers(self, view: Any, seat: Seat) -> tuple[Any, ...]:
        """Orders for the seat to leave in one press, complete as they are: those that make sense at
        this moment, few and the best first, from the seat's own view. None of them has lapsed."""
        ...


class Robot(Protocol):
    """Chooses from a view, as a person would; `dice` is its own, never the table's."""

    name: str

    def choose(self, view: Any, seat: Seat, dice: Dice) -> Action: ...


def copied(state: T) -> T:
    """An independent copy, made the way a saved state is."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=type(state))
