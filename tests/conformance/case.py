"""What a game gives the suite that every game goes through: data, and what only it can know."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from bot.chat.contract.adapter import GameChat
from data.texts import languages
from render.paint.picture import Picture
from render.paint.style import PHONE_WIDTH
from rules.dice import Draw
from rules.game import OrderExpired
from tests.playthroughs.coverage import Situations, classes_of
from tests.playthroughs.plans import Plan, Player

Combination = tuple[int, Any]
"""A number of seats and options."""


@dataclass
class Played:
    """A game in play. `log` holds (seat, action, its draws), `opening` the draws of the set-up,
    `events` are those of the last action."""

    seats: int
    options: Any
    state: Any
    opening: list[Draw]
    events: list[Any]
    log: list[tuple[int, Any, list[Draw]]] = field(default_factory=list)


class Ledger(Protocol):
    """A second book, kept from the events alone by the plain reading of the rulings."""

    def note(self, events: Sequence[Any]) -> None:
        """What one action brought."""
        ...

    def agrees(self, state: Any) -> None:
        """Fails where book and state differ."""
        ...


def nothing(*_values: Any) -> Iterable[Any]:
    """There is none of this in the game."""
    return ()


@dataclass(frozen=True, kw_only=True)
class Rulings:
    """What the docstrings of a game's tests must name: every number of `RULINGS.md` (`last`, and
    the `lettered` ones; up to the heading `until`), and by pattern the parts of a rulebook."""

    last: int
    lettered: frozenset[str] = frozenset()
    until: str = ""
    parts: Mapping[str, frozenset[str]]


@dataclass(frozen=True, kw_only=True)
class Refused:
    """What the scan for refusals must be told: `named` is what `**` stands for, `elsewhere` are
    modules that have sentences in another catalogue, `computed` codes are put together when they
    are raised."""

    named: frozenset[str] = frozenset()
    elsewhere: frozenset[str] = frozenset()
    computed: Mapping[str, set[str]] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Orders:
    """`make` gives an order that a seat could leave, from its view and a `random.Random`; the
    `evenings` are (seed, seats, options, robot that presses, how often an order is left); `lapse`
    are reasons that must come up. `takes`: of the suggested orders those that a person would
    give who plays like the robot `steady` (`tests.benchmarks.pace`), from the seat's view."""

    make: Callable[[Any, int, Any], Any]
    evenings: Sequence[tuple[int, int, Any, str, float]]
    lapse: frozenset[str]
    reasons: Sequence[OrderExpired]
    """Every reason for which an order lapses, with what its sentence is filled with."""
    named: Callable[[str], str] = str
    """What is said of a company, a railroad or a Holding in it."""
    never: frozenset[type] = frozenset()
    """Kinds of orders that are not of the game."""
    takes: Callable[[Any, int, Sequence[Any]], Iterable[Any]] = nothing


@dataclass(frozen=True, kw_only=True)
class Recorded:
    """Of the recorded games: what they must show besides every class, and how they are made and
    looked for. `players` stand for letters of a plan that are the game's own; from the `letters`
    `search` chooses a seat's player."""

    situations: Situations
    plans: Sequence[Plan] = ()
    searched: Sequence[Any] = ()
    players: Mapping[str, Player] = field(default_factory=dict)
    letters: str = "rrs"


@dataclass(frozen=True, kw_only=True)
class Gallery:
    """Pictures of a game that stand for all it draws, by name, each drawn in a language. `package`
    draws them; `widths` are the least and the greatest of a picture; `badges` are texts that may be
    small, and `slack` by how many pixels others may; only the `shortened` names end in dots."""

    package: str
    pictures: Mapping[str, Callable[[str], Picture]]
    tallest: Callable[[str], int]
    heaviest: int
    widths: Callable[[str], tuple[int, int]] = lambda name: (PHONE_WIDTH, PHONE_WIDTH)
    badges: str = "123456"
    slack: float = 1
    shortened: Sequence[str] | None = None


def order_classes(game: Any) -> set[type]:
    """The classes of a game's orders."""
    return set(classes_of(game.order_type))


def listed(names: str) -> frozenset[str]:
    """Names written in a row, with semicolons between."""
    return frozenset(names.split("; "))


def expired(reasons: str) -> tuple[OrderExpired, ...]:
    """Reasons of orders to lapse: a code and what fills its sentence (`held company=PDL count=1`),
    with semicolons between."""
    lapses = []
    for code, *words in map(str.split, reasons.split(";")):
        args = dict(pair.split("=") for pair in words)
        filled = {name: int(v) if v.lstrip("-").isdigit() else v for name, v in args.items()}
        lapses.append(OrderExpired(code, filled))
    return tuple(lapses)


@dataclass(frozen=True, kw_only=True)
class Case:
    """One game. What has no default every game gives; a game of `rules/` gives all of it but what
    it cannot have, as `tests/conformance/test_data.py` checks."""

    game: Any
    chat: GameChat
    commands: str = ""
    """The group of its slash commands."""
    languages: Sequence[str] = tuple(languages())
    """Those it speaks."""

    # --- random games
    combinations: Sequence[Combination]
    """Every number of seats with every combination of options that are tried."""
    quick: int = 20
    """So many random games in the short form; `soak` in the long one."""
    soak: int = 500
    also_on: Callable[[int], Mapping[str, Any]] = lambda number: {}
    """Options that game number so-and-so has besides its combination."""
    longest: int = 20_000
    """A game that takes more actions than this is stuck."""
    every: int = 7
    """Every so many actions what is dear to look at is looked at."""
    most_legal: int | None = None
    """Of more legal actions than this only the first are checked."""
    lists_all: Callable[[Any], bool] = lambda state: True
    """Whether the view of a seat lists all its legal actions in this state."""
    besides: Callable[[Any], Iterable[int]] = nothing
    """Seats that may act though the game does not wait for them."""
    seen: Callable[[Any], Any] = lambda view: view
    """What of a view tells whether an imagined state fits it."""
    robots: Sequence[Sequence[str]] = (("random",),)
    """Who plays: a row for each game in turn, repeated over the seats."""
    phase_actions: Mapping[Any, Sequence[Any]]
    """Actions of each phase; `phase_of` a state says which it is in."""
    phase_of: Callable[[Any], Any] = lambda state: state.phase
    beyond: Callable[[Any, int], Iterable[Any]]
    """Actions of the right kind for the phase with which the seat to move would go too far."""
    imaginable: Callable[[Any], Iterable[Any]] = nothing
    """All actions of the first seat to move with any values near the legal ones: `check` lets pass
    exactly those of them that `legal` lists."""
    ledger: Callable[[int, Any], Ledger] | None = None
    at_end: Callable[[Played], None] = lambda game: None
    """Fails if the state of an ended game is not as it must be."""
    seldom: frozenset[str] = frozenset()
    """Actions and events that need not come up in the short form (recorded games show them)."""
    ending: Callable[[Played], str] = lambda game: "over"
    """How a game ended; `endings` are all that come up in the long form, if any are named, and
    more than half of the games end `mostly` so."""
    endings: frozenset[str] = frozenset()
    mostly: str = ""
    soak_sees: frozenset[str] = frozenset()
    """Rare events that the long form must bring."""
    steady_wins: float = 0.4
    """Which part of its games a steady seat must win among random ones."""

    # --- secrets
    otherwise: Callable[[Any], Iterable[tuple[frozenset[int], Any]]] = nothing
    """States with other secrets, each with the seats that may notice."""
    two_ways: Callable[[Sequence[Any]], tuple[Any, Any]] = lambda legal: (legal[0], legal[-1])
    """Of the legal actions of a seat that chooses in secret two that are to look alike."""
    seldom_sealed: frozenset[str] = frozenset()
    """Sealed actions that random games hardly ever bring; the game's own tests compare them."""

    # --- cards
    put_together: frozenset[type] = frozenset()
    """Actions of which a card offers some; the others are put together on its pages, or typed."""
    blind: frozenset[type] = frozenset()
    """Actions that a public card offers whatever its seat can afford, for that is secret."""
    foretold: Callable[[Any, Any], Any] | None = None
    """The events of an action that previews are told from, figured from the view of its seat; None
    of one of which they tell none."""

    recommends: Mapping[str, Callable[[Any], bool]] = field(default_factory=dict)
    """By the key of a lesson that recommends something: whether an action is that."""

    # --- the rest
    rulings: Rulings | None = None
    refused: Refused | None = None
    orders: Orders | None = None
    recorded: Recorded | None = None
    galleries: Sequence[str] = ()
    """Modules beside the case that have a `GALLERY`; they are imported when it is looked at."""
    draws_previews: bool = True
    """Whether previews of its actions have pictures."""
    owned: Callable[[Any, int], Iterable[str]] = nothing
    """What cards and previews must tell of what is a seat's in a state."""
    film: int = 0
    """Seats of the game of which a film is made; 0: it has none."""
    evening: Sequence[Sequence[str]] = ((), ())
    """What is chosen in the lobby for each random evening."""
    evenings: int = 1
    """So many evenings in each language."""
    played_at_table: Any = None
    """Options of the whole game played at a table; None: the defaults."""
    elsewhere: int = 50
    """Rows after which a running game is taken elsewhere."""
    presses: int = 60
    """Actions that are pressed on an evening before robots take over."""

    @property
    def key(self) -> str:
        return str(self.game.key)

    def combination(self, number: int) -> Combination:
        """Seats and options of a game number: as many in a row as there are meet all."""
        seats, options = self.combinations[number * 37 % len(self.combinations)]
        return seats, msgspec.structs.replace(options, **self.also_on(number))
