"""A table as one reader may see it, given to all chat code of a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from discord.utils import escape_markdown

from render.card.top import Rank, Top
from render.words import legible_names
from rules.game import RankingLine, View

V = TypeVar("V", bound=View | None)


@dataclass(frozen=True)
class TableContextOf(Generic[V]):
    """A table as one reader may see it; `V` is the game's view type, None before the game starts.

    `view` is the reader's view (a spectator's if `seat` is None), `public` a spectator's. `names`
    are the players' names by seat, `note` is the reader's private note on this table. `may_act`:
    the seat can act now, even if the game is waiting for another. `people`: user ids by seat (None:
    a robot), to name who did what at the table. `ranking`: the public ranking, best seat first, on
    cards and looks of a running game (`bot.chat.narration.ranking` has the texts). `reader`: the
    seat that alone reads the result. `last`: the newest line of narration; `since`: all narration
    since the reader's last turn, for the picture that shows it. `taught`: the seat's person
    receives lessons. `ended`: the game is over, by its rules or broken off."""

    table: int
    view: V
    public: V
    seat: int | None
    names: Sequence[str]
    language: str
    note: Mapping[str, Any] = field(default_factory=dict)
    may_act: bool = False
    people: Sequence[int | None] = ()
    ranking: Sequence[RankingLine] = ()
    reader: int | None = None
    last: str = ""
    since: tuple[str, ...] = ()
    taught: bool = False
    you: bool = False
    """Whether the narrated events are a preview of the reader's own action."""
    actor: int | None = None
    """The seat whose move the narrated events are, where only one move is narrated."""
    ended: bool = False
    past: bool = False
    """Whether this is a moment of a game replayed: its picture tells what was played."""
    emoji: Mapping[str, str] = field(default_factory=dict)
    """The application's emoji by what they show, for buttons and menus; empty without any."""
    tells_emoji: bool = False
    """Whether narration has them too: it is for a message, not for a picture, label or file."""

    @property
    def required_seat(self) -> int:
        """The seat of this table context; asserts that there is one."""
        assert self.seat is not None
        return self.seat

    @property
    def for_message(self) -> TableContextOf[V]:
        """A copy for narration that is read in a message, with emoji."""
        return replace(self, tells_emoji=True) if self.emoji else self

    def find_emoji(self, values: Iterable[object]) -> str | None:
        """Return the emoji of the first of these values that has one."""
        emoji = (self.emoji.get(value) for value in values if isinstance(value, str))
        return next(filter(None, emoji), None) if self.emoji else None

    def mark(self, thing: str, text: str) -> str:
        """Return a text of narration, its emoji before it."""
        emoji = self.emoji.get(thing) if self.tells_emoji else None
        return text if emoji is None else f"{emoji} {text}"

    def mark_die(self, pips: int, *, red: bool = False) -> str:
        """Return the pips of a die, its emoji before them."""
        return self.mark(f"{'red' if red else 'die'}-{pips}", str(pips))

    def name(self, seat: int) -> str:
        """Return the player's name of a seat, with Markdown escaped."""
        return escape_markdown(self.names[seat])

    @property
    def with_escaped_names(self) -> TableContextOf[V]:
        """A copy with Markdown escaped in every name, for words that were written for pictures."""
        return replace(self, names=[escape_markdown(name) for name in self.names])

    @property
    def top(self) -> Top:
        """The header of every picture of a running game, drawn above the game's own."""
        waiting = () if self.public is None else self.public.to_move
        to_move = () if self.ended or self.past else waiting
        names = tuple(legible_names(self.names, self.language))
        ranks = [
            Rank(row.seat, row.known, row.total is not None, row.change) for row in self.ranking
        ]
        secret = None
        for number, row in enumerate(self.ranking):
            if row.seat == self.reader and row.own is not None and row.total is None:
                secret = row.own - row.known
                ranks[number] = Rank(row.seat, row.own, True, row.change)
                ranks.sort(key=lambda rank: -rank.dollars)
                break
        return Top(
            tuple(ranks),
            to_move,
            self.reader,
            self.last,
            names,
            self.since,
            secret=secret,
            broken_off=self.ended and bool(waiting) and not self.past,
            played=self.last if self.past else "",
        )


TableContext = TableContextOf[Any]
"""A table context of any game, started or not."""
