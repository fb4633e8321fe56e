"""The story being told: a line for each player or company that does something, and sentences about
the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from cogs.train_tycoon.words import capital, money, person, t
from rules.train_tycoon.model.state import State

_ENDS = (".", "!", ":", "!**", ".**", ":**")


@dataclass
class Line:
    """What a player (`seat`) or a company does, or (neither) sentences about the game. `seat` of a
    company's line is its president."""

    seat: int | None = None
    company: str | None = None
    pieces: list[str] = field(default_factory=list)


@dataclass
class Teller:
    """`events` are all that are told now and `at` the place of the one being told, for who has to
    look around; `chosen` are the seats of secret choices not turned over since. `table` is how it
    stands now, for the names of places."""

    names: Sequence[str]
    language: str
    events: Sequence[Any] = ()
    at: int = 0
    lines: list[Line] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    table: State | None = None

    def who(self, seat: int | None) -> str:
        """A player's name; None is the bank."""
        return person(self.names, seat, self.language)

    def party(self, who: int | str | None) -> str:
        """Somebody who pays or is paid: a player, a company or the bank."""
        return who if isinstance(who, str) else self.who(who)

    def t(self, key: str, **values: Any) -> str:
        return t(key, self.language, **values)

    def money(self, dollars: int) -> str:
        return money(dollars, self.language)

    def fresh(self, seat: int | None = None, company: str | None = None) -> None:
        """A line of its own begins."""
        self.lines.append(Line(seat, company))

    def told(self, sentence: str) -> None:
        """A sentence about the game, on a line of its own."""
        self.lines.append(Line(pieces=[sentence]))

    def by(self, seat: int, piece: str) -> None:
        """A piece with this player as its subject, on the player's line."""
        last = self.lines[-1] if self.lines else None
        if last is None or last.seat != seat or last.company is not None:
            self.fresh(seat)
        self.lines[-1].pieces.append(piece)

    def of(self, company: str, piece: str, seat: int | None = None) -> None:
        """A piece with this company as its subject, on the company's line."""
        if not self.lines or self.lines[-1].company != company:
            self.fresh(seat, company)
        self.lines[-1].pieces.append(piece)

    def add(self, piece: str) -> None:
        """A piece that names its own subject, on the line being told."""
        if not self.lines:
            self.fresh()
        self.lines[-1].pieces.append(piece)

    def text(self) -> list[str]:
        """The lines as they are said."""
        return [self._line(line) for line in self.lines if line.pieces]

    def _line(self, line: Line) -> str:
        said = "; ".join(line.pieces)
        if not said.endswith(_ENDS):
            said += "."
        if line.company is not None:
            if line.seat is None:
                return f"**{line.company}** {said}"
            return f"**{line.company}** ({self.who(line.seat)}) {said}"
        if line.seat is not None:
            return f"**{self.who(line.seat)}** {said}"
        return capital(said)


Tell = Callable[[Teller, Any], None]
