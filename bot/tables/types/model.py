"""Tables as the rest of the program sees them: plain frozen data, without states of games.

Seats are numbered 0..n-1, persons and places are Discord's numbers, times are whole seconds
since 1970 (UTC). Actions, events, options and views are the game's own types."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from bot.tables.types.clock import ClockRules, TableClock
from bot.tables.types.settings import PersonSettings
from data.facts import FactSet
from rules.dice import Draw
from rules.game import Action, Event, Order, RankingLine, Standing, View
from rules.thinking.levels import SEARCHING

Status = Literal["open", "running", "ended"]
"""`open`: seats are taken; `running`; `ended`: played out, stopped or closed before the start."""

EndReason = Literal["played", "conceded", "stopped", "deserted", "closed"]
"""Why it ended: by the rules; one of two conceded; by its owner, an administrator or consent;
because the last person left a running game; or before it began."""

AskKind = Literal["undo", "end", "clock", "pause", "idle", "hints"]
"""`idle`: the bot asks whether to end an idle table; `hints`: whether to allow hints of an
expert."""

NO_SEAT = -1
"""The asking seat of a question that no seat asked."""

LogKind = Literal[
    "start",
    "action",
    "undo",
    "ask",
    "answer",
    "seat",
    "stop",
    "import",
    "clock",
    "skip",
    "away",
    "back",
    "concede",
    "archive",
    "resume",
    "hints",
    "hint",
]
"""`start` holds the automatic steps of the set-up, `seat` is a seat changing hands, `stop` an end
before the game's own, `import` the point from which an imported table continues by itself, `clock`
an effect or change of the turn clock, `skip` a robot playing one turn for a person by order of the
owner or an administrator, `away` and `back` a robot playing until its person returns, `concede` a
seat giving up a game of two, `archive` and `resume` an idle table being archived and resumed,
`hints` that hints are allowed for all from now on, `hint` that a seat got one."""

ClockChange = Literal["nudge", "robot", "offer", "set", "off", "pause", "resume"]
"""When time was up: the table was told, a robot moves, the seat is offered; the clock was set,
removed, paused, resumed."""


class Place(msgspec.Struct, frozen=True):
    """Where a table is played: the channel in which it was opened and, if it has one, its
    thread."""

    guild: int
    channel: int
    thread: int | None = None

    @property
    def posting_channel(self) -> int:
        """The thread or channel to which its cards are posted."""
        return self.channel if self.thread is None else self.thread


PRACTICE_PLACE = Place(0, 0)
"""Place of practice tables, which are played on a private page. A session of the dice desk in a
channel where the bot can't post has its server and that channel; its card too is only shown in
answers."""


class SeatRow(msgspec.Struct, frozen=True):
    """Holder of a seat: a person (`user`) or the name of a robot; never both."""

    seat: int
    user: int | None = None
    robot: str | None = None


class Ask(msgspec.Struct, frozen=True):
    """A question to all persons at the table; one "no" refuses it, robots always agree.

    An undo expires with the next action, `idle` with any activity; its `by` is `NO_SEAT`.
    `target`: the first log row to be taken back, `takes` all of them. `rules`: the requested
    clock (None: none)."""

    kind: AskKind
    by: int
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]
    target: int = 0
    rules: ClockRules | None = None
    takes: tuple[int, ...] = ()


class Table(msgspec.Struct, frozen=True):
    """The current data of a table. `version` is the number of its last log row, 0 before the start.

    `turn` is incremented whenever the turn passes, `on_turn` is its seat (None: everybody's);
    `to_move` are the seats that may act now, `next_up` those whose turn comes after this one, where
    the game can tell. `commitment` is published at the start; `seed` (hexadecimal) is None until
    the table has ended. `recorded`: number of draws that came with an import and cannot be
    recomputed from the seed. `said` is the version of the last card delivered. `orders_due`:
    standing orders have not been evaluated since the last move; no card is posted before they were,
    and their existence must stay hidden. `away`: persons' seats that a robot plays until they are
    back; `skipped`: those it plays for this turn. `pace`: seconds that an order waits before it
    begins a turn while there are no presses. `conceded`: the seat that conceded to the other.
    `ending_offered`: since when ending an idle table is offered; `archived`: since when the table
    is archived. `facts`: those that the game is played by, in a lobby those chosen for it (None:
    the default ones at the start). `in_person`: it keeps the record of a game played in person
    (`rules.game.GameOf.in_person`); `open_to_all`: anybody may enter."""

    id: int
    game: str
    rules: int
    options: Any
    status: Status
    place: Place
    owner: int
    seats: tuple[SeatRow, ...]
    created: int
    version: int = 0
    turn: int = 0
    on_turn: int | None = None
    to_move: tuple[int, ...] = ()
    started: int | None = None
    ended: int | None = None
    how: EndReason | None = None
    commitment: str | None = None
    seed: str | None = None
    recorded: int = 0
    said: int = 0
    pace: int = 600
    asks: tuple[Ask, ...] = ()
    next_up: tuple[int, ...] = ()
    clock: TableClock | None = None
    orders_due: bool = False
    away: tuple[int, ...] = ()
    skipped: tuple[int, ...] = ()
    conceded: int | None = None
    ending_offered: int | None = None
    archived: int | None = None
    facts: FactSet | None = None
    in_person: bool = False
    open_to_all: bool = False

    @property
    def is_practice(self) -> bool:
        """Whether its card is only shown in answers: a practice table
        (`bot.tables.moves.practice`), or a session where the bot can't post."""
        return self.place.guild == PRACTICE_PLACE.guild

    def seat_of(self, user: int) -> int | None:
        """Return the seat of this person, or None."""
        return next((row.seat for row in self.seats if row.user == user), None)

    def acting_seat(self, user: int) -> int | None:
        """Return the seat for which this person may act: the own one, or the keeper's at a table
        that is kept by anybody."""
        seat = self.seat_of(user)
        return 0 if seat is None and self.open_to_all else seat

    def robot_at(self, seat: int) -> str | None:
        return self.seats[seat].robot

    @property
    def people(self) -> tuple[int, ...]:
        """The persons at the table, by seat."""
        return tuple(row.user for row in self.seats if row.user is not None)

    @property
    def robot_due(self) -> int | None:
        """The first seat to move that a robot holds or plays, on which `Tables.step_robots`
        would act."""
        if self.in_person:
            return None
        substituted = self.substituted_seats
        return next(
            (
                seat
                for seat in self.to_move
                if self.seats[seat].robot is not None or seat in substituted
            ),
            None,
        )

    @property
    def needs_search(self) -> bool:
        """Whether the robot that is to act needs a search to choose."""
        seat = self.robot_due
        return seat is not None and self.seats[seat].robot in SEARCHING

    @property
    def substituted_seats(self) -> tuple[int, ...]:
        """Persons' seats for which a robot moves now: their time is up, their turn is skipped,
        or they are away. Where everybody is away, the game waits for them."""
        expired = () if self.clock is None else self.clock.flagged_seats("robot")
        away = () if len(self.away) == len(self.people) else self.away
        return (*expired, *self.skipped, *away)

    @property
    def offered_seats(self) -> tuple[int, ...]:
        """Persons' seats that anybody may take over, because their time is up."""
        return () if self.clock is None else self.clock.flagged_seats("offer")

    def find_ask(self, kind: AskKind) -> Ask | None:
        return next((ask for ask in self.asks if ask.kind == kind), None)


class LogDetail(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Fields of a log row by its kind: `undo` has `back` (the state restored is the one after
    that row) and `takes` (the rows taken back, oldest first); `ask` and `answer` have `ask`
    and, for an answer, `yes`; `seat` has `holder`, the new one; `clock` has `clock`, and
    `rules` if it was set."""

    back: int | None = None
    takes: tuple[int, ...] = ()
    ask: AskKind | None = None
    yes: bool | None = None
    holder: SeatRow | None = None
    clock: ClockChange | None = None
    rules: ClockRules | None = None

    def detail_fields(self) -> dict[str, Any]:
        """Return the fields as keyword arguments for another row type."""
        return {name: getattr(self, name) for name in LogDetail.__struct_fields__}


class LogEntry(LogDetail, frozen=True):
    """One row of the log.

    `seat` is the seat concerned, `user` the person who acted (None: a robot or the bot).
    `action` is None for other kinds and while it is sealed (`withheld`). `undone`: a later row
    took it back. `admin`: the person used an administrator's right, `owner`: the right of the
    table's owner. `ordered`: a standing order of the person acted; this is shown to no other
    seat while the game runs."""

    table: int
    seq: int
    kind: LogKind
    at: int
    turn: int
    seat: int | None = None
    user: int | None = None
    action: Action | None = None
    withheld: bool = False
    undone: bool = False
    events: tuple[Event, ...] = ()
    draws: tuple[Draw, ...] = ()
    admin: bool = False
    owner: bool = False
    ordered: bool = False


class Workload(msgspec.Struct, frozen=True):
    """Work that is still to be done: tables by status (with `archived` as a status of its
    own), cards to be posted, seconds for which the oldest has been due, and messages to
    persons that are late."""

    tables: dict[str, int]
    cards: int
    waited: int
    late: int


class Submitted(msgspec.Struct, frozen=True):
    """Result of a press: the rows it wrote, usually one, and the table after them.

    `repeated`: the same press had been counted before; these are the rows it wrote then, while
    `table` is current."""

    table: Table
    entries: tuple[LogEntry, ...]
    repeated: bool = False

    @property
    def entry(self) -> LogEntry:
        """The last row written."""
        return self.entries[-1]

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for entry in self.entries for event in entry.events)


class OrderRow(msgspec.Struct, frozen=True):
    """A standing order of the person at a seat, given when the table was at version `given`.

    `order` is the game's own type, None if the current program does not know it."""

    id: int
    table: int
    seat: int
    user: int
    order: Order | None
    given: int


UndoObstacle = Literal["drawn", "shown", "others"]
"""Why an undo needs consent: something was rolled or drawn, was revealed, others have acted."""


class UndoOffer(msgspec.Struct, frozen=True):
    """What an undo of this seat would take back, whose consent it needs (none: it is free),
    and why."""

    takes: tuple[LogEntry, ...]
    needs: tuple[int, ...]
    why: UndoObstacle | None = None


class TurnStanding(msgspec.Struct, frozen=True):
    """The ranking when a turn began, as the reader may know it, with the turn's number and seat."""

    turn: int
    seat: int | None
    standing: tuple[Standing, ...]


class VerifyReport(msgspec.Struct, frozen=True):
    """Result of recomputing a table; `ok` if nothing was wrong.

    `draws` were recomputed from the seed, `recorded` came with an import and cannot be; `rows`
    were replayed, from row `from_seq` (later than 1 only if older rules made the rows before
    it). `wrong_draw` and `wrong_row` are the first that differ; `wrong_end`: the replay ends in
    another state than the stored one. `seed` is shown once the table has ended."""

    table: int
    ok: bool
    commitment: str | None
    seed: str | None
    draws: int = 0
    recorded: int = 0
    rows: int = 0
    from_seq: int = 1
    commitment_ok: bool = True
    wrong_draw: int | None = None
    wrong_row: int | None = None
    wrong_end: bool = False


class TableView(msgspec.Struct, frozen=True):
    """A table and, at the same version, what a seat and what a spectator may know of its game.

    `seat` is None for a spectator, whose `view` is `public`; both are None before the start.
    `may_act`: the seat has a legal action, even if the game waits for another seat. `note` is
    the seat's; `ranking`, if requested, the ranking with the seat's own total; `settings` are the
    reader's; `taught`: the reader has a teacher here."""

    table: Table
    seat: int | None
    view: View | None
    public: View | None
    may_act: bool = False
    note: dict[str, Any] = {}
    ranking: tuple[RankingLine, ...] = ()
    settings: PersonSettings = PersonSettings()
    taught: bool = False
