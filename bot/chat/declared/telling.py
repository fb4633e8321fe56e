"""What happened, in lines: one for each player, or company of the game, that does something.

Most events are a sentence of the catalogue with the event's fields in it, each written as its kind
is (`Story`). What needs a thought has a teller of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from bot.chat.contract.adapter import Scene
from bot.chat.declared.kinds import Kinds
from bot.chat.declared.texts import Texts

YOU = "you"
"""The end of the keys of pieces that are said to the player who does it."""
_JOINT = "; "
"""Between the pieces of a sentence."""
_CLAUSES = ("; ", ": ")
"""What a piece has in it where it says something of another subject too."""
_ENDS = (".", "!", ":", "!**", ".**", ":**")


def capital(text: str) -> str:
    """The sentence with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


class Piece(NamedTuple):
    """A piece of a sentence; `named`: it names its own subject, which is not that of its line."""

    text: str
    named: bool = False

    @property
    def ends(self) -> bool:
        """Whether another subject than that of the line stands in it, so that what follows must
        name its own."""
        return self.named or any(sign in self.text for sign in _CLAUSES)


@dataclass
class Line:
    """What a player (`seat`) or a company does, or (neither) sentences about the game. `seat` of a
    company's line is who leads it."""

    seat: int | None = None
    company: str | None = None
    pieces: list[Piece] = field(default_factory=list)

    @property
    def sentences(self) -> list[str]:
        """The pieces joined, each with a full stop and still without the subject. One without a
        subject never follows one that has another than the line."""
        joined: list[list[Piece]] = []
        for piece in self.pieces:
            if joined and (piece.named or not joined[-1][-1].ends):
                joined[-1].append(piece)
            else:
                joined.append([piece])
        told = [_JOINT.join(piece.text for piece in pieces) for pieces in joined]
        return [said if said.endswith(_ENDS) else f"{said}." for said in told]


@dataclass
class Lines:
    """The lines being told. `subject`: how a company is called at the head of its line. `events`
    are all that are told now and `at` the place of the one being told, for who has to look
    around. `onto`: pieces with a subject of their own also follow sentences about the game."""

    scene: Scene
    texts: Texts
    kinds: Kinds
    subject: Callable[[str], str] = str
    lines: list[Line] = field(default_factory=list)
    events: Sequence[Any] = ()
    at: int = 0
    onto: bool = False

    @property
    def you(self) -> int | None:
        """The seat to whose player its own moves are told."""
        return self.scene.seat if self.scene.you else None

    def voiced(self, key: str, *seats: int | None) -> str:
        """The key of what one of these does, as it is said to its reader."""
        mine = self.you is not None and self.you in seats
        return f"{key}-{YOU}" if mine and self.texts.has(f"{key}-{YOU}") else key

    def who(self, seat: int | None) -> str:
        """A player's name, safe in a text."""
        return self.texts.person(self.scene, seat)

    def t(self, key: str, **values: Any) -> str:
        return self.texts(key, self.scene, **values)

    def of_event(self, key: str, event: msgspec.Struct, **values: Any) -> str:
        """A text with all the fields of an event in it, and others or otherwise written ones."""
        return self.t(key, **{**self.kinds.written(event, self.scene), **values})

    def fresh(self, seat: int | None = None, company: str | None = None) -> None:
        """A line of its own begins."""
        self.lines.append(Line(seat, company))

    def told(self, sentence: str) -> None:
        """A sentence about the game, on a line of its own."""
        self.lines.append(Line(pieces=[Piece(sentence, named=True)]))

    def by(self, seat: int, piece: str) -> None:
        """A piece with this player as its subject, on the player's line."""
        last = self.lines[-1] if self.lines else None
        if last is None or last.seat != seat or last.company is not None:
            self.fresh(seat)
        self.lines[-1].pieces.append(Piece(piece))

    def of(self, company: str, piece: str, seat: int | None = None) -> None:
        """A piece with this company as its subject, on its line; `seat`: who leads it."""
        if not self.lines or self.lines[-1].company != company:
            self.fresh(seat, company)
        self.lines[-1].pieces.append(Piece(piece))

    def add(self, piece: str) -> None:
        """A piece that names its own subject, on the line being told."""
        last = self.lines[-1] if self.lines else None
        if last is None or not (self.onto or last.company or last.seat is not None):
            self.fresh()
        self.lines[-1].pieces.append(Piece(piece, named=True))

    def text(self) -> list[str]:
        """The lines as they are said."""
        return [self._sentence(line) for line in self.lines if line.pieces]

    def _sentence(self, line: Line) -> str:
        first, *others = line.sentences
        if line.company is not None:
            name = f"**{self.subject(line.company)}**"
            led = line.seat is not None and line.seat != self.you
            head = f"{name} ({self.who(line.seat)})" if led else name
        elif line.seat is not None and line.seat != self.you:
            head = name = f"**{self.who(line.seat)}**"
        else:
            return " ".join(map(capital, line.sentences))
        return " ".join([f"{head} {first}", *(f"{name} {said}" for said in others)])


Tell = Callable[[Any, Any], None]
"""Told by hand: the lines (`Lines`, or a game's own kind of them) and the event."""
Key = str | Callable[[Any], str]
"""The key of a text, or which one an event has; empty: it is not told."""


Values = Callable[[Any, Any], Mapping[str, Any]]
"""What a text says besides the event's fields, or says otherwise: of the lines and the event."""


@dataclass(frozen=True)
class Sentence:
    """An event that is told by a text with its fields in it, and `more` values."""

    key: Key
    more: Values | None = field(default=None, kw_only=True)

    def doers(self) -> tuple[str, ...]:
        """The fields that say who it is about."""
        return "seat", "after", "president"


@dataclass(frozen=True)
class By(Sentence):
    """A piece on the line of the player in this field."""

    seat: str = "seat"

    def doers(self) -> tuple[str, ...]:
        return (self.seat,)


@dataclass(frozen=True)
class Of(Sentence):
    """A piece on the line of the company in this field; a field `seat` of the event is who leads
    it."""

    company: str


class Alone(Sentence):
    """A sentence on a line of its own."""


class Add(Sentence):
    """A piece with a subject of its own, on the line being told."""


@dataclass(frozen=True)
class Run:
    """Several events in a row, of the types that share this, told together by hand: bids, say."""

    told: Callable[[Any, Sequence[Any]], None]


Telling = Sentence | Run | Tell


class Story:
    """How the events of a game are told, by their types. Those not among them are not."""

    def __init__(
        self, texts: Texts, tellings: Mapping[type, Telling], you: Sequence[str] = ()
    ) -> None:
        """`you`: the keys that have a text for who does it, ending in `-you`, subject and all."""
        self.texts, self.tellings = texts, tellings
        for key in you:
            texts.derived(f"{key}-{YOU}")
        for one in tellings.values():
            if isinstance(one, Sentence) and isinstance(one.key, str):
                texts.derived(one.key)

    def tell(self, lines: Lines, events: Sequence[Any]) -> list[str]:
        """The events in short sentences."""
        lines.events = events
        run: list[Any] = []
        for lines.at, event in enumerate(events):
            telling = self.tellings.get(type(event))
            if isinstance(telling, Run):
                run.append(event)
                after = events[lines.at + 1 : lines.at + 2]
                if not after or self.tellings.get(type(after[0])) is not telling:
                    telling.told(lines, run)
                    run = []
            elif telling is not None:
                self._tell(lines, event, telling)
        return lines.text()

    def _tell(self, lines: Lines, event: Any, telling: Sentence | Tell) -> None:
        if not isinstance(telling, Sentence):
            telling(lines, event)
            return
        key = telling.key if isinstance(telling.key, str) else telling.key(event)
        if not key:
            return
        key = lines.voiced(key, *(getattr(event, one, None) for one in telling.doers()))
        piece = lines.of_event(key, event, **(telling.more(lines, event) if telling.more else {}))
        if isinstance(telling, By):
            lines.by(getattr(event, telling.seat), piece)
        elif isinstance(telling, Of):
            lines.of(getattr(event, telling.company), piece, getattr(event, "seat", None))
        elif isinstance(telling, Alone):
            lines.told(piece)
        else:
            lines.add(piece)
