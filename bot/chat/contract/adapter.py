"""What a game's cog provides so that its tables can be played in chat.

The house knows cards, buttons and delivery; only the adapter knows the game. An adapter sees views
and events, never a state, and keeps no memory: everything it says follows from its arguments.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from discord.utils import escape_markdown

from bot.chat.contract.pages import Answer, Button, Draw, Form, Leaf, Lesson, Menu, Option, Prompt
from bot.tables.types.games import game_of
from data.texts import has, money, say
from render.card.top import Rank, Top
from render.film.film import Moment
from render.paint.style import seat_style
from render.words import people
from rules.dice import SeededDice
from rules.game import Lapsed, Lead, Standing, View

V = TypeVar("V", bound=View | None)


@dataclass(frozen=True)
class SceneOf(Generic[V]):
    """A table as one reader may see it; `V` is its game's view, None before it has begun.

    `view` is the reader's own (`seat` None: a spectator's), `public` a spectator's, `names` the
    players by seat, `note` the reader's private note of this table. `may_act`: the seat can do
    something now, though the game may be waiting for another. `people`: who holds the seats (None:
    a robot), for telling who did what at the table. `leads`: on cards and looks of a running game,
    the seats best first as everybody may know it (`bot.chat.narration.leading` has the words).
    `reader`: the seat that alone reads what is made of this. `last`: the newest line of the story;
    `since`: all of it since the reader's last turn, for the picture that is about that.
    `taught`: whoever holds the seat has a teacher. `ended`: nobody plays on, be the game over by
    its rules or broken off.
    """

    table: int
    view: V
    public: V
    seat: int | None
    names: Sequence[str]
    language: str
    note: Mapping[str, Any] = field(default_factory=dict)
    may_act: bool = False
    people: Sequence[int | None] = ()
    leads: Sequence[Lead] = ()
    reader: int | None = None
    last: str = ""
    since: tuple[str, ...] = ()
    taught: bool = False
    you: bool = False
    """What is told is what the seat might do, and is told to whom the seat belongs."""
    ended: bool = False

    @property
    def me(self) -> int:
        """The seat of this scene, where there is one."""
        assert self.seat is not None
        return self.seat

    def name(self, seat: int) -> str:
        """A seat's name, safe in a text."""
        return escape_markdown(self.names[seat])

    @property
    def escaped(self) -> SceneOf[V]:
        """The same with every name safe in a text: for words made to stand outside of texts."""
        return replace(self, names=[escape_markdown(name) for name in self.names])

    @property
    def top(self) -> Top:
        """What stands at the top of every picture of a running game, before the game's own head."""
        waiting = () if self.public is None else self.public.to_move
        asked = () if self.ended else waiting
        shown = tuple(people(self.names, self.language))
        ranks = [Rank(row.seat, row.known, row.total is not None, row.change) for row in self.leads]
        secret = (
            row.own - row.known
            for row in self.leads
            if row.seat == self.reader and row.own is not None and row.total is None
        )
        return Top(
            tuple(ranks),
            asked,
            self.reader,
            self.last,
            shown,
            self.since,
            secret=next(secret, None),
            broken_off=self.ended and bool(waiting),
        )


Scene = SceneOf[Any]
"""A table of any game, begun or not."""


@dataclass(frozen=True)
class Wish:
    """A standing order as the rules have it, and the key that leads to it again."""

    order: Any
    key: str


class OrdersChat(Protocol):
    """The standing orders of a game in chat: texts for their person alone."""

    def menu(self, scene: Scene) -> tuple[Option, ...]:
        """The orders that make sense for this seat now; the value of one is the key of `wish`."""
        ...

    def wish(self, scene: Scene, key: str, words: Mapping[str, str] | None = None) -> Wish | Leaf:
        """The order of this key, or a page whose buttons and menus lead on to it.

        Raises `Refusal` where typed words mean nothing, `LookupError` for an unknown key.
        """
        ...

    def form(self, scene: Scene, key: str) -> Form:
        """The form of a button with `form`; its words come to `wish` with the same key."""
        ...

    def words(self, scene: Scene, order: Any) -> str:
        """What the order does, in one sentence; the scene may be another's, or a spectator's."""
        ...

    def offers(self, scene: Scene, found: Sequence[Any]) -> Sequence[Any]:
        """The orders to be left in one press, best first: those that the rules offer, and what only
        the chat knows of, such as a route that the seat has noted."""
        ...

    def label(self, scene: Scene, order: Any) -> str:
        """What the button says that leaves an order which is offered."""
        ...

    def lapsed(self, scene: Scene, order: Any, lapsed: Lapsed) -> str:
        """Why it is no more, in one sentence."""
        ...


class Film(Protocol):
    """Draws the film of these moments of an ended game, oldest first."""

    def __call__(
        self, moments: Sequence[Moment], names: Sequence[str], language: str, /
    ) -> Draw: ...


class Ahead(NamedTuple):
    """What a worker works out before the words of a scene are asked for: plain `work`, and who is
    to `learn` what comes of it."""

    work: Callable[[], Any]
    learn: Callable[[Any], None]


class GameChat(ABC):
    """One game in chat. A game's functions are named in its class, `prompt = staticmethod(prompt)`;
    of what a game need not have, None says that it has none.

    Sentences of the same kind for every game are keys of its own catalogue, and missing ones are
    named when its cog is loaded: `<game>_chat-name`; `<game>_chat-guide-aim` and `-guide-marks`,
    what `/help` says of a running game; `<game>_chat-standing` (`place`, `name`,
    `total`, `sums`), a line of the ranking; `<game>_chat-sum-<sum>` (`amount`) for every sum of its
    standings; `<game>_chat-standing-hidden` for a total that not everybody may know.
    """

    key: str
    orders: OrdersChat | None = None
    """For games that take standing orders."""
    film: Film | None = None
    openers: tuple[type, ...] = ()
    """Events that only say which part of the game begins: no news for a picture."""
    lesson: Callable[[Scene], Lesson | None] | None = None
    """For games that are taught: what the seat of this scene, which may act, is to know now."""
    practice: Callable[[Sequence[Any], int], bool] | None = None
    """For games that can be practised: whether the events of a game from its beginning have brought
    a seat to the goal. Its catalogue says `<game>_lessons-goal` and `-done`."""

    def __init__(self) -> None:
        """Raises ValueError for keys that the catalogue lacks."""
        missing = [key for key in _keys(self.key) if not has(key)]
        if missing:
            raise ValueError(f"the catalogue of {self.key} lacks {', '.join(missing)}")

    # --- the game and its options ----------------------------------------------------------------

    def name(self, language: str) -> str:
        return say(f"{self.key}_chat-name", language)

    @abstractmethod
    def blurb(self, options: Any, language: str) -> str:
        """Two or three sentences for the lobby: what this game is, with these options."""

    def usual_options(self, language: str) -> Any:
        """The options of a new table whose public texts are in this language; None: the game's."""
        return None

    def practice_options(self, language: str) -> Any:
        """The options somebody practises with who has never played."""
        return self.usual_options(language)

    @abstractmethod
    def option_menu(self, options: Any, language: str) -> Menu:
        """The options a table may choose, those in force marked as chosen."""

    @abstractmethod
    def with_options(self, options: Any, chosen: Sequence[str]) -> Any:
        """Options after these values of `option_menu` were chosen."""

    def accent(self, seat: int | None) -> int:
        """The colour of a seat, 0xRRGGBB."""
        red, green, blue = seat_style(seat).colour
        return red << 16 | green << 8 | blue

    def ahead(self, scene: Scene) -> Ahead | None:
        """What the words of this scene need that takes long, if it is not known yet."""
        return None

    # --- what everybody sees ---------------------------------------------------------------------

    def turn_rule(self, scene: Scene) -> str:
        """The rule that says whose turn it is now, for the refusal of everybody else."""
        return game_of(self.key).turn_rule(scene.public.phase)

    @abstractmethod
    def story(self, scene: Scene, events: Sequence[Any]) -> list[str]:
        """What happened, in short public sentences."""

    @abstractmethod
    def prompt(self, scene: Scene) -> Prompt:
        """What the seat of this scene, which may act, is asked."""

    @abstractmethod
    def picture(
        self, scene: Scene, events: Sequence[Any], standing: Sequence[Standing]
    ) -> Draw | None:
        """The picture of a public card, from `scene.public` alone; `standing` once it is over."""

    @abstractmethod
    def text(self, scene: Scene) -> str:
        """The picture in words."""

    def turn_name(self, view: Any, language: str) -> str | None:
        """The turn in play at a view, such as "Turn 3", of a game whose rounds are its turns: they
        are told, and never the count that the house keeps, which would be taken for them."""
        return None

    def round_name(self, number: tuple[int, ...], language: str) -> str | None:
        """What a round is called, such as "Operating Round 3.1" (`rules.game.InRounds`)."""
        return None

    def result(self, scene: Scene, standing: Sequence[Standing]) -> str:
        """How it ended, or how it stands as far as the reader may know: the ranking with the sums
        behind it."""
        return "\n".join(_placed(f"{self.key}_chat", scene, row) for row in standing)

    # --- what one person sees and does -----------------------------------------------------------

    @abstractmethod
    def looks(self, language: str) -> tuple[Button, ...]:
        """Buttons for private looks, at most five."""

    @abstractmethod
    def look(self, scene: Scene, key: str) -> Leaf:
        """Raises `LookupError` for a key that `looks` does not offer."""

    @abstractmethod
    def answer(self, scene: Scene, key: str, sure: bool, words: Mapping[str, str]) -> Answer:
        """What a press of the seat of this scene leads to; with `sure` it must be an `Act`.
        `words`: what was typed into its form.

        Raises `RuleError` for what the rules refuse, `LookupError` for an unknown key.
        """

    @abstractmethod
    def form(self, scene: Scene, key: str) -> Form:
        """The form that a button with `form` opens."""

    def key_of(self, scene: Scene, action: Any) -> str:
        """The key of one press that leads to an action of the seat of this scene, on whichever page
        it is offered; empty if there is none."""
        return ""

    def own(self, key: str) -> bool:
        """Whether a key chooses something in secret, so that no public card may bear it."""
        return False

    def moves(self, scene: Scene, events: Sequence[Any]) -> Draw | None:
        """What the others did since one's last turn; the picture of the card, if a game has no
        other for it."""
        return self.picture(scene, events, ())


@cache
def _keys(game: str) -> list[str]:
    """The keys that every game's catalogue has; which sums there are, says a game just set up."""
    rules = game_of(game)
    state, _ = rules.setup(rules.seats.start, rules.options_type(), SeededDice(b""))
    rows = rules.standing(state, None)
    keys = [
        "name",
        "guide-aim",
        "guide-marks",
        "standing",
        *(f"sum-{name}" for name in rows[0].sums),
    ]
    if any(row.total is None for row in rows):
        keys.append("standing-hidden")
    return [f"{game}_chat-{key}" for key in keys]


def _placed(domain: str, scene: Scene, row: Standing) -> str:
    language = scene.language
    sums = ", ".join(
        say(f"{domain}-sum-{name}", language, amount=money(amount, language))
        for name, amount in row.sums.items()
        if amount is not None
    )
    if row.total is None:
        total = say(f"{domain}-standing-hidden", language)
    else:
        total = money(row.total, language)
    return say(
        f"{domain}-standing",
        language,
        place=row.place,
        name=scene.name(row.seat),
        total=total,
        sums=f" ({sums})" if sums else "",
    )
