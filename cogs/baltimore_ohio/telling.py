"""The lines in which events are told: a line a turn, of a person or of a railroad."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from cogs.baltimore_ohio.words import capital, money, person, railroad

_ENDS = (".", "!", "!**", ".**")


@dataclass
class Line:
    """A market turn of a person (`seat`), or of a railroad whose President `seat` is, or (neither)
    a sentence about the game."""

    seat: int | None = None
    railroad: str | None = None
    pieces: list[str] = field(default_factory=list)
    summed: tuple[str, int, int, str] | None = None
    """What `Teller.again` told last: its kind, how often, the dollars together, and the piece."""


@dataclass
class Teller:
    """Gathers the pieces told of events. `names` by seat."""

    names: Sequence[str]
    language: str
    lines: list[Line] = field(default_factory=list)

    def who(self, seat: int | None) -> str:
        return person(self.names, seat, self.language)

    def money(self, dollars: int) -> str:
        return money(dollars, self.language)

    def fresh(self, seat: int | None = None, railroad: str | None = None) -> None:
        """A line of its own begins; it is told only once it has pieces."""
        self.lines.append(Line(seat, railroad))

    def told(self, sentence: str) -> None:
        """A sentence about the game, on a line of its own."""
        self.lines.append(Line(pieces=[sentence]))

    def by(self, seat: int, piece: str) -> None:
        """A piece with this player as its subject, on the player's line."""
        last = self.lines[-1] if self.lines else None
        if last is None or last.seat != seat or last.railroad is not None:
            self.fresh(seat)
        self.lines[-1].pieces.append(piece)

    def of(self, name: str, piece: str, seat: int | None = None) -> None:
        """A piece with this railroad as its subject, on its line; `seat`: its President."""
        if not self.lines or self.lines[-1].railroad != name:
            self.fresh(seat, name)
        self.lines[-1].pieces.append(piece)

    def again(self, name: str, kind: str, dollars: int, tell: Callable[[int, int], str]) -> None:
        """A piece of this railroad by its number and the dollars of it, which takes up the piece
        before where that is of the same kind."""
        last = self.lines[-1] if self.lines else None
        number = 1
        if last is not None and last.railroad == name and last.summed is not None:
            before, times, sum_, piece = last.summed
            if before == kind and last.pieces[-1:] == [piece]:
                last.pieces.pop()
                number, dollars = times + 1, sum_ + dollars
        told = tell(number, dollars)
        self.of(name, told)
        self.lines[-1].summed = (kind, number, dollars, told)

    def add(self, piece: str) -> None:
        """A piece that names its own subject, on the line being told."""
        last = self.lines[-1] if self.lines else None
        if last is None or (last.seat is None and last.railroad is None):
            self.fresh()
        self.lines[-1].pieces.append(piece)

    def text(self) -> list[str]:
        """The lines as sentences."""
        return [self._sentence(line) for line in self.lines if line.pieces]

    def _sentence(self, line: Line) -> str:
        said = "; ".join(line.pieces)
        if not said.endswith(_ENDS):
            said += "."
        if line.railroad is not None:
            name = railroad(line.railroad)
            if line.seat is None:
                return f"**{name}** {said}"
            return f"**{name}** ({self.who(line.seat)}) {said}"
        if line.seat is not None:
            return f"**{self.who(line.seat)}** {said}"
        return capital(said)
