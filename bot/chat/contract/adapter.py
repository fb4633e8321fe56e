"""The contract that a game's chat adapter fulfils so that its tables can be played in chat.

The chat layer knows cards, buttons and delivery; only the adapter knows the game. An adapter sees
views and events, never a state, and is stateless: all it returns follows from its arguments."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple, Protocol

from bot.chat.contract.pages import (
    Answer,
    Button,
    Draw,
    EphemeralPage,
    Form,
    Lesson,
    Menu,
    Option,
    Prompt,
)
from bot.chat.contract.table_context import TableContext
from bot.tables.types.games import game_of
from data.texts import has_text, money, say
from render.emoji import Signs
from render.film.film import Moment
from render.paint.picture import Picture
from render.paint.style import seat_style
from rules.dice import SeededDice
from rules.game import Action, Event, Order, OrderExpired, Standing


@dataclass(frozen=True)
class OrderDraft:
    """A complete standing order that has not been given yet, and the key with which `draft_order`
    returns it again."""

    order: Order
    key: str


class OrdersChat(Protocol):
    """A game's standing orders in chat. Their texts are read by the order's owner alone."""

    def menu(self, ctx: TableContext) -> tuple[Option, ...]:
        """Return the orders that make sense for this seat now.

        The value of an option is a key for `draft_order`."""
        ...

    def draft_order(
        self, ctx: TableContext, key: str, words: Mapping[str, str] | None = None
    ) -> OrderDraft | EphemeralPage:
        """Return the order of this key, or a page whose buttons and menus complete it.

        Raises `Refusal` if typed words cannot be parsed, `UnknownKey` for an unknown key."""
        ...

    def form(self, ctx: TableContext, key: str) -> Form | None:
        """Return the form for all that is missing in the order of this key; None if nothing is, or
        a page asks for it.

        Its words come to `draft_order` with the same key."""
        ...

    def describe_order(self, ctx: TableContext, order: Order) -> str:
        """Return one sentence that says what the order does.

        The table context may be another seat's or a spectator's."""
        ...

    def select_offers(self, ctx: TableContext, suggested: Sequence[Order]) -> Sequence[Order]:
        """Return the orders to offer as one-press buttons, best first.

        These are the orders that the rules suggest (`suggested`), and what only the chat layer
        knows of, such as a route that the seat has noted."""
        ...

    def offer_label(self, ctx: TableContext, order: Order) -> str:
        """Return the label of the button that gives a suggested order."""
        ...

    def describe_offer(self, ctx: TableContext, order: Order) -> str:
        """Return what a suggested order does, to be read behind the label of its button."""
        ...

    def describe_expiry(self, ctx: TableContext, order: Order, expired: OrderExpired) -> str:
        """Return one sentence that says why the order has expired."""
        ...


Film = Callable[[Sequence[Moment], Sequence[str], str], Picture]
"""Draws the film of an ended game, in a worker: from its moments, oldest first, the names by seat
and the language."""


class Precomputed(NamedTuple):
    """Slow work that the texts of a table context need.

    A worker runs `work` beforehand, and `learn` caches the result in this process."""

    work: Callable[[], object]
    learn: Callable[[Any], None]


class GameChat(ABC):
    """Base class of a game's chat adapter.

    Games declare theirs with `bot.chat.declared.chat.Chat`. None means that a game lacks an
    optional feature.

    Texts that every game has are keys of its own catalogue, and are checked when its cog is
    loaded: `<game>_chat-name`; `<game>_chat-guide-aim` and `-guide-marks`, which `/help` shows
    for a running game; `<game>_chat-standing` (`place`, `name`, `total`, `sums`), a line of the
    ranking; `<game>_chat-sum-<sum>` (`amount`) for every sum of its standings;
    `<game>_chat-standing-hidden` for a total that is not public."""

    key: str
    orders: OrdersChat | None = None
    """The standing orders of games that have them."""
    film: Film | None = None
    worths: Callable[[TableContext], Sequence[tuple[str, int]]] | None = None
    """For games played in person: names and worth of the people, who are more than the seats."""
    openers: tuple[type, ...] = ()
    """Types of events that only announce the next part of the game, or that somebody has chosen in
    secret; no picture quotes them."""
    own_pages: Collection[str] = ()
    """Phases in which a prompt has buttons with an `own_key`: it takes fewer presses on the
    presser's own page, which is shown after a move that leads there."""
    signs: Callable[[], Signs] | None = None
    """Draws the signs that become emoji of the application, by the ids of what they show."""
    lesson: Callable[[TableContext], Lesson | None] | None = None
    """For games with lessons: return what the seat, which may act, should know now."""
    reached_practice_goal: Callable[[Sequence[Event], int], bool] | None = None
    """For games that can be practised: whether the events since the start have brought a
    seat to the goal. The catalogue has `<game>_lessons-goal` and `-done`."""

    def check_catalogue(self) -> None:
        """Raise ValueError for missing keys."""
        missing = [key for key in _required_keys(self.key) if not has_text(key)]
        if missing:
            raise ValueError(f"the catalogue of {self.key} lacks {', '.join(missing)}")

    # --- the game and its options ----------------------------------------------------------------

    def name(self, language: str) -> str:
        return say(f"{self.key}_chat-name", language)

    @abstractmethod
    def blurb(self, options: object, language: str) -> str:
        """Return two or three sentences for the lobby: the game, and these options."""

    def describe_aim(self, options: object, language: str) -> str:
        """Return how the game is won, for `/help` and practice."""
        return say(f"{self.key}_chat-guide-aim", language)

    def default_options(self, language: str) -> object:
        """Return the options of a new table with public texts in this language.

        None: the game's own defaults."""
        return None

    def practice_options(self, language: str) -> object:
        """Return the options of a practice game for a first-time player."""
        return self.default_options(language)

    @abstractmethod
    def option_menu(self, options: object, language: str) -> Menu:
        """Return the menu of lobby options, the active ones marked as chosen."""

    @abstractmethod
    def with_options(self, options: object, chosen: Sequence[str]) -> object:
        """Return the options after these values of `option_menu` were chosen."""

    def accent(self, seat: int | None) -> int:
        """Return the colour of a seat as 0xRRGGBB."""
        red, green, blue = seat_style(seat).colour
        return red << 16 | green << 8 | blue

    def precompute(self, ctx: TableContext) -> Precomputed | None:
        """Return the slow work that these texts need, or None if it is cached."""
        return None

    # --- what everybody sees ---------------------------------------------------------------------

    def turn_rule(self, ctx: TableContext) -> str:
        """Return the rule that decides whose turn it is now; it is cited when others try to act."""
        return game_of(self.key).turn_rule(ctx.public.phase)

    @abstractmethod
    def narrate(self, ctx: TableContext, events: Sequence[Event]) -> list[str]:
        """Return what happened as short public sentences."""

    @abstractmethod
    def prompt(self, ctx: TableContext) -> Prompt:
        """Return what the seat of this table context, which may act, has to decide."""

    @abstractmethod
    def picture(
        self, ctx: TableContext, events: Sequence[Event], standing: Sequence[Standing]
    ) -> Draw | None:
        """Return the picture of a public card, drawn from the public view alone.

        `standing` is given once the game is over."""

    @abstractmethod
    def picture_text(self, ctx: TableContext) -> str:
        """Return the content of the picture in words."""

    def turn_name(self, view: object, language: str) -> str | None:
        """Return the name of the current turn, such as "Turn 3", or None.

        For games that call their rounds turns. It replaces the internal turn count, which would
        be confused with it."""
        return None

    def round_name(self, number: tuple[int, ...], language: str) -> str | None:
        """Return the name of a round, such as "Operating Round 3.1" (`rules.game.InRounds`)."""
        return None

    def describe_standing(self, ctx: TableContext, standing: Sequence[Standing]) -> str:
        """Return the ranking with the sums behind it, limited to what the reader may know."""
        return "\n".join(_describe_rank(f"{self.key}_chat", ctx, row) for row in standing)

    # --- what one person sees and does -----------------------------------------------------------

    @abstractmethod
    def look_buttons(self, language: str, options: object = None) -> tuple[Button, ...]:
        """Return the buttons for private looks, at most five; with options those that show
        something."""

    @abstractmethod
    def look_page(self, ctx: TableContext, key: str) -> EphemeralPage:
        """Return the page of a look. Raises `UnknownKey` for a key that is not one."""

    @abstractmethod
    def answer(
        self, ctx: TableContext, key: str, confirmed: bool, words: Mapping[str, str]
    ) -> Answer:
        """Return what a press by the seat of this table context leads to.

        With `confirmed` it must be an `Act`. `words`: what was typed into the form. Raises
        `RuleError` for what the rules refuse, `UnknownKey` for an unknown key."""

    @abstractmethod
    def form(self, ctx: TableContext, key: str) -> Form:
        """Return the form that a button with `form` opens."""

    def action_key(self, ctx: TableContext, action: Action) -> str:
        """Return the key of one press that leads to an action of this seat, or "".

        The action may be offered on any page."""
        return ""

    def action_label(self, ctx: TableContext, action: Action) -> str:
        """Return the label of a button that would make this action, or "".

        It names an action of which the card offers others of its kind."""
        return ""

    def is_secret(self, key: str) -> bool:
        """Return whether a key makes a secret choice, so that no public card may have it."""
        return False

    def happened_to(self, seat: int, events: Sequence[Event]) -> Sequence[Event]:
        """Return those of these events that a seat must know of: what others did to it, or what
        was decided for it. They are narrated first on its own pages, addressed as "you"."""
        return ()

    def recent_moves_picture(self, ctx: TableContext, events: Sequence[Event]) -> Draw | None:
        """Return the picture of what others did since the reader's last turn.

        It is the card's picture unless the game has a special one."""
        return self.picture(ctx, events, ())


@cache
def _required_keys(game: str) -> list[str]:
    """Return the keys that every game's catalogue has; a freshly set-up game tells its sums."""
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


def _describe_rank(domain: str, ctx: TableContext, row: Standing) -> str:
    language = ctx.language
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
        name=ctx.name(row.seat),
        total=total,
        sums=f" ({sums})" if sums else "",
    )
