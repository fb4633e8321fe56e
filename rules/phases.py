"""What the games share that wait in phases and go on by themselves in steps.

Phases and steps are a game's own enums. A game is then two tables, what each phase allows and what
each step does, and little else: see `PhaseGame`. A phase in which nothing is allowed is the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from rules.dice import NO_DICE, Dice
from rules.errors import RuleError
from rules.game import A_co, Event, GameOf, Lapsed, O_contra, Robot, V_co
from rules.orders import Offering, Orders, Outcome, none_offered, refused
from rules.thinking.levels import leveled
from rules.thinking.mind import Mind

GUARD = 1000
"""More automatic steps than this in a row mean that the rules go round in circles."""


class InPhase(Protocol):
    """A state that knows what it waits for."""

    @property
    def phase(self) -> StrEnum: ...


S = TypeVar("S", bound=InPhase)


class Reading(Generic[S]):
    """A state being looked at. A game's `Position` derives from it and says what its chapters ask
    of the game."""

    __slots__ = ("state",)

    def __init__(self, state: S) -> None:
        self.state = state


class Moving(Reading[S]):
    """A state being changed: `events` collects what happens, `dice` is the table's. A game's `Play`
    derives from it and from its `Position`, in this order."""

    def __init__(self, state: S, dice: Dice = NO_DICE) -> None:
        super().__init__(state)
        self.dice = dice
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        self.events.append(event)


class Verb(NamedTuple):
    """How an action is checked and done in the phase that allows it. `check` takes a game's
    position, the seat and the action; `do` the game as it is moved on, and gives the phase or step
    that follows."""

    check: Callable[[Any, int, Any], None]
    do: Callable[[Any, int, Any], Any]


def free(position: Any, seat: int, action: Any) -> None:
    """Nothing to check beyond the phase."""


class Chapter(NamedTuple):
    """A phase: the ruling that says what it waits for, what is legal, and what each action does.

    `legal` takes a game's position and, with `by_seat`, the seat: of those that act at once each
    has a choice of its own.
    """

    rule: str
    legal: Callable[..., Iterator[Any]]
    verbs: Mapping[type, Verb]
    by_seat: bool = False


class PhaseGame(GameOf[S, A_co, V_co, O_contra]):
    """A game of phases and steps, as far as `rules.game.GameOf` follows from their tables.

    A game adds its names and types, whom it waits for (`to_move`) and whose turn it is (`turn_of`),
    and `standing`. `complaints` are the referee's, `see` makes a view. In `unlisted` phases there
    are more legal actions than a view lists.
    """

    phases: ClassVar[type[StrEnum]]
    chapters: ClassVar[Mapping[Any, Chapter]]
    steps: ClassVar[Mapping[Any, Callable[[Any], Any]]]
    over_rule: ClassVar[str]
    """The ruling by which the game has ended."""
    unlisted: ClassVar[frozenset[StrEnum]] = frozenset()
    position: Callable[[S], Reading[S]]
    play: Callable[[S, Dice], Moving[S]]
    new_state: Callable[[int, O_contra], S]
    begin: Callable[[Any], Any]
    see: Callable[[S, int | None, tuple[int, ...], Iterable[Any]], V_co]
    complaints: Callable[[S], Iterable[str]]
    robots: ClassVar[Mapping[str, Robot]]
    orders: ClassVar[Orders] = {}
    implied: tuple[Any, ...] = ()
    offering: Offering = staticmethod(none_offered)

    def setup(self, seats: int, options: O_contra, dice: Dice) -> tuple[S, list[Event]]:
        play = self.play(self.new_state(seats, options), dice)
        self.run(play, self.begin(play))
        return play.state, play.events

    def legal(self, state: S, seat: int) -> Iterator[A_co]:
        if seat not in self.to_move(state):
            return iter(())
        chapter = self.chapters[state.phase]
        position = self.position(state)
        return chapter.legal(position, seat) if chapter.by_seat else chapter.legal(position)

    def check(self, state: S, seat: int, action: Any) -> None:
        self.verb(self.position(state), seat, action)

    def verb(self, position: Reading[S], seat: int, action: Any) -> Verb:
        """How to do the action, having checked that the seat may. Raises RuleError `now-<phase>`
        where the phase asks for something else."""
        state = position.state
        chapter = self.chapters.get(state.phase)
        if chapter is None:
            raise RuleError("game-over", self.over_rule)
        if not self.may_act(state, seat, action):
            raise RuleError("not-your-turn", self.turn_rule(state.phase))
        verb = chapter.verbs.get(type(action))
        if verb is None:
            raise RuleError(f"now-{state.phase.value}", chapter.rule)
        verb.check(position, seat, action)
        return verb

    def may_act(self, state: S, seat: int, action: Any) -> bool:
        """Whether it is for this seat to do such a thing now."""
        return seat in self.to_move(state)

    def turn_rule(self, phase: StrEnum) -> str:
        """The ruling that says whose turn it is, for the refusal of everybody else."""
        return self.chapters[phase].rule if phase in self.chapters else self.over_rule

    def apply(self, state: S, seat: int, action: Any, dice: Dice) -> list[Event]:
        play = self.play(state, dice)
        self.do(play, seat, action)
        return play.events

    def do(self, play: Moving[S], seat: int, action: Any) -> None:
        """Check, do, and run on to the next question."""
        self.run(play, self.verb(play, seat, action).do(play, seat, action))

    def run(self, play: Any, step: Any) -> None:
        """Take automatic steps until the game waits for somebody, in the phase then noted in its
        state."""
        for _ in range(GUARD):
            if isinstance(step, self.phases):
                play.state.phase = step
                return
            step = self.steps[step](play)
        raise RuntimeError(f"no phase after {GUARD} steps, last {step}")

    def view(self, state: S, seat: int | None) -> V_co:
        unlisted = seat is None or state.phase in self.unlisted
        legal = () if unlisted or seat is None else self.legal(state, seat)
        return self.see(state, seat, self.to_move(state), legal)

    def over(self, state: S) -> bool:
        return state.phase not in self.chapters

    def invariants(self, state: S) -> Iterable[str]:
        yield from self.complaints(state)
        for seat in self.to_move(state):
            if not self.can_act(state, seat):
                yield f"seat {seat} is to move in {state.phase} and can do nothing"

    def can_act(self, state: S, seat: int) -> bool:
        """Whether `legal` has anything."""
        return next(self.legal(state, seat), None) is not None

    def carry_out(self, view: Any, seat: int, order: Any) -> Outcome:
        """See `rules.game.TakesOrders`; none outlives the game."""
        if view.phase not in self.chapters:
            return Lapsed("out")
        try:
            return self.orders[type(order)](view, seat, order)
        except RuleError as error:
            return refused(error)

    @property
    def mind(self) -> Mind | None:
        """How it is thought about; without, there are no levels of robots and no hints."""
        return None

    def offers(self, view: Any, seat: int) -> tuple[Any, ...]:
        """See `rules.game.TakesOrders`: what the game's `offering` gives, without what has
        lapsed."""
        if view.phase not in self.chapters:
            return ()
        found = self.offering(view, seat)
        return tuple(
            one for one in found if not isinstance(self.carry_out(view, seat, one), Lapsed)
        )

    def robot(self, name: str) -> Robot:
        """The robot of that name. Raises KeyError if there is none."""
        made = None if self.mind is None else leveled(self, self.mind, name)
        return self.robots[name] if made is None else made
