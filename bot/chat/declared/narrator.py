"""Narrates events in lines, one for each player or company that acts.

Most events are a sentence of the catalogue with the event's fields, formatted by their
field types (`Narrator`). Complex ones have a function of their own."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, get_args

import msgspec

from bot.chat.contract.table_context import TableContext
from bot.chat.declared.field_types import FieldTypes, struct_fields
from bot.chat.declared.texts import Texts
from render.emoji import seat_key
from rules.game import Event

YOU = "you"
"""The suffix of keys whose text addresses the acting player."""
_SEPARATOR = "; "
"""Between the pieces of a sentence."""
_CLAUSES = ("; ", ": ")
"""What a piece has in it where it says something of another subject too."""
_ENDS = (".", "!", ":", "!**", ".**", ":**")


def capitalize_first(text: str, *, bold: bool = False) -> str:
    """Return the sentence with a capital first letter; `bold`: also where it begins in bold, as
    it does with names, which are else kept as they are written."""
    start = len(text) - len(text.lstrip("*")) if bold else 0
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]


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
class NarrationLine:
    """What a player (`seat`) or a company does, or (neither) sentences about the game.

    `seat` of a company's line is its president. `pieces`: the indexes of pieces that start a
    new sentence, because the piece before has another subject."""

    seat: int | None = None
    company: str | None = None
    pieces: list[Piece] = field(default_factory=list)

    @property
    def sentences(self) -> list[Piece]:
        """The pieces joined into sentences, with full stops and still without the subject."""
        joined: list[list[Piece]] = []
        for piece in self.pieces:
            last = joined[-1][-1] if joined else None
            goes_on = last is not None and (piece.named or not last.ends)
            if last is not None and goes_on and not last.text.endswith(_ENDS):
                joined[-1].append(piece)
            else:
                joined.append([piece])
        joined_texts = [
            (_SEPARATOR.join(piece.text for piece in pieces), pieces[0].named) for pieces in joined
        ]
        return [
            Piece(text if text.endswith(_ENDS) else f"{text}.", named)
            for text, named in joined_texts
        ]


@dataclass
class Narration:
    """The narration being built.

    `subject`: formats a company at the head of its line. `events` are all being narrated and
    `at` the index of the current one, for functions that need its neighbours. `onto`: pieces
    with their own subject also continue sentences about the game."""

    ctx: TableContext
    texts: Texts
    kinds: FieldTypes
    subject: Callable[[str], str] = str
    lines: list[NarrationLine] = field(default_factory=list)
    events: Sequence[Event] = ()
    at: int = 0
    onto: bool = False

    @property
    def addressed_seat(self) -> int | None:
        """The seat whose own actions are narrated to its player, or None."""
        return self.ctx.seat if self.ctx.you else None

    def voiced_key(self, key: str, *seats: int | None) -> str:
        """Return the key of the text for an action of one of these seats, for this reader."""
        is_reader = self.addressed_seat is not None and self.addressed_seat in seats
        return f"{key}-{YOU}" if is_reader and self.texts.has(f"{key}-{YOU}") else key

    def player_name(self, seat: int | None) -> str:
        """Return a player's name, with Markdown escaped."""
        return self.texts.player_name(self.ctx, seat)

    def t(self, key: str, **values: object) -> str:
        return self.texts(key, self.ctx, **values)

    def event_text(self, key: str, event: msgspec.Struct, **values: object) -> str:
        """Return a text with all fields of an event; `values` add to or replace them."""
        return self.t(key, **{**self.kinds.format_fields(event, self.ctx), **values})

    def list_by_seat(self, key: str, event: msgspec.Struct, field: str) -> str:
        """Return the values of a field that has one for each seat, a text each."""
        kind, values = struct_fields(type(event))[field].kind, getattr(event, field)
        return ", ".join(
            self.t(
                key,
                name=self.player_name(seat),
                value=self.kinds.format_value(kind, value, self.ctx),
            )
            for seat, value in enumerate(values)
        )

    def start_line(self, seat: int | None = None, company: str | None = None) -> None:
        """Start a new line."""
        self.lines.append(NarrationLine(seat, company))

    def add_game_line(self, sentence: str) -> None:
        """Add a sentence about the game, on a line of its own."""
        self.lines.append(NarrationLine(pieces=[Piece(sentence, named=True)]))

    def add_for_player(self, seat: int, piece: str) -> None:
        """Add a piece with this player as its subject, on the player's line."""
        last = self.lines[-1] if self.lines else None
        if last is None or last.seat != seat or last.company is not None:
            self.start_line(seat)
        self.lines[-1].pieces.append(Piece(piece))

    def add_for_company(self, company: str, piece: str, seat: int | None = None) -> None:
        """Add a piece with this company as its subject, on its line; `seat`: its president."""
        if not self.lines or self.lines[-1].company != company:
            self.start_line(seat, company)
        self.lines[-1].pieces.append(Piece(piece))

    def add_to_line(self, piece: str) -> None:
        """Add a piece with its own subject to the current line."""
        last = self.lines[-1] if self.lines else None
        if last is None or not (self.onto or last.company or last.seat is not None):
            self.start_line()
        self.lines[-1].pieces.append(Piece(piece, named=True))

    def finished_lines(self) -> list[str]:
        """Return the finished lines."""
        return [self._format_line(line) for line in self.lines if line.pieces]

    def _format_line(self, line: NarrationLine) -> str:
        first, *rest = line.sentences
        if line.company is not None:
            name = self.ctx.mark(line.company, f"**{self.subject(line.company)}**")
            names_president = line.seat is not None and line.seat != self.addressed_seat
            head = f"{name} ({self.player_name(line.seat)})" if names_president else name
        elif line.seat is not None and line.seat != self.addressed_seat:
            name = f"**{self.player_name(line.seat)}**"
            head = self.ctx.mark(seat_key(line.seat), name)
        else:
            bold = self.addressed_seat is not None
            texts = (capitalize_first(sentence.text, bold=bold) for sentence in line.sentences)
            return " ".join(texts)
        sentences = [
            capitalize_first(sentence.text) if sentence.named else f"{name} {sentence.text}"
            for sentence in rest
        ]
        return " ".join([f"{head} {first.text}", *sentences])


EventNarrator = Callable[[Any, Any], None]
"""A function that narrates an event: it gets the narration (`Narration` or a game's
subclass) and the event."""
EventKey = str | Callable[[Any], str]
"""The key of a text, or a function that returns it for an event; empty: it is not narrated."""


EventValues = Callable[[Any, Any], Mapping[str, object]]
"""A function that returns values in addition to the event's fields, or in place of them,
from the narration and the event."""


@dataclass(frozen=True)
class Sentence:
    """Narrate an event by a text with its fields and `more` values."""

    key: EventKey
    more: EventValues | None = field(default=None, kw_only=True)

    def actor_fields(self) -> tuple[str, ...]:
        """Return the names of the fields that hold the acting seats."""
        return "seat", "after", "president"


@dataclass(frozen=True)
class PlayerPiece(Sentence):
    """Narrate an event as a piece on the line of the player in this field."""

    seat: str = "seat"

    def actor_fields(self) -> tuple[str, ...]:
        return (self.seat,)


@dataclass(frozen=True)
class CompanyPiece(Sentence):
    """Narrate an event as a piece on the line of the company in this field.

    A field `seat` of the event is its president."""

    company: str


class GameLine(Sentence):
    """Narrate an event as a sentence on a line of its own."""


class AddedPiece(Sentence):
    """Narrate an event as a piece with its own subject, on the current line."""


@dataclass(frozen=True)
class EventRun:
    """Narrate consecutive events of the types that share this object together, such as bids."""

    narrate: Callable[[Any, Sequence[Any]], None]


NarrationRule = Sentence | EventRun | EventNarrator | None
"""None: the event is not narrated."""


def text_key(event: type) -> str:
    """Return the key of an event's text, `shares-sold` for `SharesSold`."""
    words = re.findall("[A-Z]+(?![a-z])|[A-Z][a-z0-9]*", event.__name__)
    return "-".join(words).lower()


def derive_rule(texts: Texts, event: type[msgspec.Struct], company: str = "") -> Sentence:
    """Return the rule of an event that follows from its fields.

    It is a piece on the line of its `seat`, or of the company in the field `company`, else a line
    of its own. A flag that is set says it by
    a text of its own, `<key>-<flag>`, and what there is for each seat is listed by the text
    `<key>-<field>` (`name`, `value`), where the catalogue has them."""
    key, infos = texts.register_key(text_key(event)).partition("-")[2], struct_fields(event)
    flags = [name for name in infos if infos[name].base is bool and texts.has(f"{key}-{name}")]
    lists = [name for name in infos if infos[name].many and texts.has(f"{key}-{name}")]
    texts.register_keys_if_present(*(f"{key}-{name}" for name in (*flags, *lists)))

    def build_key(event: Event) -> str:
        return next((f"{key}-{name}" for name in flags if getattr(event, name)), key)

    def list_values(lines: Narration, event: Event) -> dict[str, str]:
        return {name: lines.list_by_seat(f"{key}-{name}", event, name) for name in lists}

    if company in infos and "seat" not in infos:
        return CompanyPiece(build_key, company, more=list_values)
    return (PlayerPiece if "seat" in infos else GameLine)(build_key, more=list_values)


class Narrator:
    """Narrates the events of a game by their types.

    Of the types `events` (a union) those without a rule are narrated as `derive_rule` says; types
    that are in neither are skipped."""

    def __init__(
        self,
        texts: Texts,
        kinds: FieldTypes,
        tellings: Mapping[type, NarrationRule],
        events: object = None,
        begin: Callable[[TableContext, Texts, FieldTypes], Narration] = Narration,
        company: str = "",
    ) -> None:
        """`begin`: returns an empty narration. `company`: the field of companies whose lines there
        are."""
        self.texts, self.kinds, self.begin = texts, kinds, begin
        derived = {
            event: derive_rule(texts, event, company)
            for event in get_args(events)
            if event not in tellings
        }
        self.tellings: Mapping[type, NarrationRule] = {**derived, **tellings}
        for rule in tellings.values():
            if isinstance(rule, Sentence) and isinstance(rule.key, str):
                texts.register_key(rule.key)

    def __call__(self, ctx: TableContext, events: Sequence[Event]) -> list[str]:
        """Return the events as lines of short sentences."""
        return self.narrate(self.begin(ctx, self.texts, self.kinds), events)

    def narrate(self, lines: Narration, events: Sequence[Event]) -> list[str]:
        """Narrate the events in short sentences."""
        lines.events = events
        run: list[Event] = []
        for lines.at, event in enumerate(events):
            rule = self.tellings.get(type(event))
            if isinstance(rule, EventRun):
                run.append(event)
                following = events[lines.at + 1 : lines.at + 2]
                if not following or self.tellings.get(type(following[0])) is not rule:
                    rule.narrate(lines, run)
                    run = []
            elif rule is not None:
                self._narrate_event(lines, event, rule)
        return lines.finished_lines()

    def _narrate_event(
        self, lines: Narration, event: Event, rule: Sentence | EventNarrator
    ) -> None:
        if not isinstance(rule, Sentence):
            rule(lines, event)
            return
        key = rule.key if isinstance(rule.key, str) else rule.key(event)
        if not key:
            return
        key = lines.voiced_key(
            key, *(getattr(event, field_name, None) for field_name in rule.actor_fields())
        )
        piece = lines.event_text(key, event, **(rule.more(lines, event) if rule.more else {}))
        if isinstance(rule, PlayerPiece):
            lines.add_for_player(getattr(event, rule.seat), piece)
        elif isinstance(rule, CompanyPiece):
            lines.add_for_company(getattr(event, rule.company), piece, getattr(event, "seat", None))
        elif isinstance(rule, GameLine):
            lines.add_game_line(piece)
        else:
            lines.add_to_line(piece)
