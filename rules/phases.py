"""Base classes of games that wait in phases and proceed by automatic steps.

Phases and steps are a game's own enums. A game consists of two tables, what each phase allows and
what each step does, and little else: see `PhaseGame`. A phase that allows nothing is the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from rules.dice import NO_DICE, Dice
from rules.errors import RuleError
from rules.game import A_co, Event, GameOf, O_contra, Order, OrderExpired, Robot, V_co, View
from rules.orders import OrderEvaluators, OrderSuggester, Outcome, expire_refused, suggest_none
from rules.thinking.evaluator import Evaluator
from rules.thinking.levels import robot_of_level

MAX_STEPS = 1000
"""More automatic steps than this in a row mean an endless loop in the rules."""


class HasPhase(Protocol):
    """A state that knows the phase it waits in."""

    @property
    def phase(self) -> StrEnum: ...


S = TypeVar("S", bound=HasPhase)


class ReadPosition(Generic[S]):
    """A state to be read. Each game's `Position` derives from it and adds the questions its rules
    ask."""

    __slots__ = ("state",)

    def __init__(self, state: S) -> None:
        self.state = state


class BaseMutablePosition(ReadPosition[S]):
    """A state being changed: `events` collects what happens, `dice` are the table's.

    Each game's `MutablePosition` derives from this class and from its `Position`, in this order."""

    def __init__(self, state: S, dice: Dice = NO_DICE) -> None:
        super().__init__(state)
        self.dice = dice
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        self.events.append(event)


class ActionRules(NamedTuple):
    """How an action is checked and done in the phase that allows it.

    `check` takes a game's position, the seat and the action; `do` takes the mutable position, the
    seat and the action, and returns the phase or step that follows."""

    check: Callable[[Any, int, Any], None]
    do: Callable[[Any, int, Any], Any]


def check_nothing(position: object, seat: int, action: object) -> None:
    """Accept the action: nothing has to be checked beyond the phase."""


class PhaseRules(NamedTuple):
    """The rules of one phase: the ruling that says what it waits for, what is legal, and what each
    action does.

    `legal` takes a game's position and, with `by_seat`, the seat: for phases in which several seats
    act at once, each with choices of its own."""

    rule: str
    legal: Callable[..., Iterator[Any]]
    verbs: Mapping[type, ActionRules]
    by_seat: bool = False


class PhaseGame(GameOf[S, A_co, V_co, O_contra]):
    """A game of phases and steps: everything of `rules.game.GameOf` that follows from its tables.

    A game adds its names and types, `to_move`, `turn_of` and `standing`. `complaints` are the
    referee's, `see` makes a view. In `unlisted` phases there are more legal actions than a view
    lists."""

    phases: ClassVar[type[StrEnum]]
    phase_rules: ClassVar[Mapping[Any, PhaseRules]]
    steps: ClassVar[Mapping[Any, Callable[[Any], Any]]]
    over_rule: ClassVar[str]
    """The ruling by which the game has ended."""
    unlisted: ClassVar[frozenset[StrEnum]] = frozenset()
    position: Callable[[S], ReadPosition[S]]
    play: Callable[[S, Dice], BaseMutablePosition[S]]
    new_state: Callable[[int, O_contra], S]
    begin: Callable[[Any], Any]
    see: Callable[[S, int | None, tuple[int, ...], Iterable[Any]], V_co]
    complaints: Callable[[S], Iterable[str]]
    robots: ClassVar[Mapping[str, Robot]]
    orders: ClassVar[OrderEvaluators] = {}
    implied: tuple[Order, ...] = ()
    suggest_orders: OrderSuggester = staticmethod(suggest_none)

    def setup(self, seats: int, options: O_contra, dice: Dice) -> tuple[S, list[Event]]:
        play = self.play(self.new_state(seats, options), dice)
        self.run(play, self.begin(play))
        return play.state, play.events

    def legal(self, state: S, seat: int) -> Iterator[A_co]:
        if seat not in self.to_move(state):
            return iter(())
        phase_rules = self.phase_rules[state.phase]
        position = self.position(state)
        return (
            phase_rules.legal(position, seat)
            if phase_rules.by_seat
            else phase_rules.legal(position)
        )

    def check(self, state: S, seat: int, action: object) -> None:
        self.action_rules(self.position(state), seat, action)

    def action_rules(self, position: ReadPosition[S], seat: int, action: object) -> ActionRules:
        """Check that the seat may do the action and return its rules. Raises RuleError
        `now-<phase>` if the phase asks for something else."""
        state = position.state
        phase_rules = self.phase_rules.get(state.phase)
        if phase_rules is None:
            raise RuleError("game-over", self.over_rule)
        if not self.may_act(state, seat, action):
            raise RuleError("not-your-turn", self.turn_rule(state.phase))
        rules = phase_rules.verbs.get(type(action))
        if rules is None:
            raise RuleError(f"now-{state.phase.value}", phase_rules.rule)
        rules.check(position, seat, action)
        return rules

    def may_act(self, state: S, seat: int, action: object) -> bool:
        """Whether it is this seat's turn to do such a thing."""
        return seat in self.to_move(state)

    def turn_rule(self, phase: StrEnum) -> str:
        """Return the ruling that says whose turn it is, cited when anyone else is refused."""
        return self.phase_rules[phase].rule if phase in self.phase_rules else self.over_rule

    def apply(self, state: S, seat: int, action: object, dice: Dice) -> list[Event]:
        play = self.play(state, dice)
        self.do(play, seat, action)
        return play.events

    def do(self, play: BaseMutablePosition[S], seat: int, action: object) -> None:
        """Check and do the action, and run on to the next question."""
        self.run(play, self.action_rules(play, seat, action).do(play, seat, action))

    def run(self, play: Any, step: object) -> None:
        """Run automatic steps until the game waits for somebody; its state then has that phase."""
        for _ in range(MAX_STEPS):
            if isinstance(step, self.phases):
                play.state.phase = step
                return
            step = self.steps[step](play)
        raise RuntimeError(f"no phase after {MAX_STEPS} steps, last {step}")

    def view(self, state: S, seat: int | None) -> V_co:
        unlisted = seat is None or state.phase in self.unlisted
        legal = () if unlisted or seat is None else self.legal(state, seat)
        return self.see(state, seat, self.to_move(state), legal)

    def over(self, state: S) -> bool:
        return state.phase not in self.phase_rules

    def invariants(self, state: S) -> Iterable[str]:
        yield from self.complaints(state)
        for seat in self.to_move(state):
            if not self.can_act(state, seat):
                yield f"seat {seat} is to move in {state.phase} and can do nothing"

    def can_act(self, state: S, seat: int) -> bool:
        """Whether the seat has any legal action."""
        return next(self.legal(state, seat), None) is not None

    def evaluate_order(self, view: Any, seat: int, order: Order) -> Outcome:
        """See `rules.game.TakesOrders`. No order outlives the game."""
        if view.phase not in self.phase_rules:
            return OrderExpired("out")
        try:
            return self.orders[type(order)](view, seat, order)
        except RuleError as error:
            return expire_refused(error)

    @property
    def evaluator(self) -> Evaluator | None:
        """The game's evaluator; without one there are no levels of robots and no hints."""
        return None

    def suggested_orders(self, view: View, seat: int) -> tuple[Order, ...]:
        """See `rules.game.TakesOrders`: the game's suggestions, without those that have expired."""
        if view.phase not in self.phase_rules:
            return ()
        orders = self.suggest_orders(view, seat)
        return tuple(
            order
            for order in orders
            if not isinstance(self.evaluate_order(view, seat, order), OrderExpired)
        )

    def robot(self, name: str) -> Robot:
        """Return the robot of that name. Raises KeyError if there is none."""
        robot = None if self.evaluator is None else robot_of_level(self, self.evaluator, name)
        return self.robots[name] if robot is None else robot
