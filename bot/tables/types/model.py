"""What a table is, as everyone outside this package sees it: plain frozen data, no state of a game.

Seats are numbered 0..n-1, persons and places are Discord's numbers, times are whole seconds since
1970 (UTC). Actions, events, options and views are the game's own types, hence `Any`.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from bot.tables.types.clock import ClockRules, TableClock
from bot.tables.types.hours import Pings
from rules.dice import Draw
from rules.game import Lead, Standing, View
from rules.thinking.levels import PONDERS

Status = Literal["open", "running", "ended"]
"""`open`: seats are taken; `running`; `ended`: played out, stopped or closed before the start."""

Ended = Literal["played", "conceded", "stopped", "deserted", "closed"]
"""How it ended: by the rules; one of two gave it up; by its owner, an administrator or consent;
because the last person left a running game; or before it began."""

AskKind = Literal["undo", "end", "clock", "pause", "idle", "hints"]
"""`idle`: the house asks whether a table at which nobody moves shall end; `hints`: whether all may
ask what an expert would do."""

NO_SEAT = -1
"""Who asked what no seat asked."""

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
before the game's own, `import` the point from which an imported table goes on by itself, `clock`
what the turn clock did or what was done to it, `skip` a robot playing one turn for somebody by
order of the owner or an administrator, `away` and `back` a robot playing until its person is
there, `concede` a seat giving a game of two up, `archive` and `resume` a table resting because
nobody moved, and going on, `hints` that all may ask for hints from now on, `hint` that a seat got
one."""

ClockDeed = Literal["nudge", "robot", "offer", "set", "off", "pause", "resume"]
"""At zero the table was told, a robot moves, the seat is offered; the clock was set, taken away,
paused, set going again."""


class Place(msgspec.Struct, frozen=True):
    """Where a table is played: the channel it was opened in and, if it has one, its thread."""

    guild: int
    channel: int
    thread: int | None = None

    @property
    def spot(self) -> int:
        """Where its cards are posted."""
        return self.channel if self.thread is None else self.thread


NOWHERE = Place(0, 0)
"""Where a practice is played: on the page of one person alone."""


class SeatRow(msgspec.Struct, frozen=True):
    """Who holds a seat: a person (`user`) or a robot of that name; never both."""

    seat: int
    user: int | None = None
    robot: str | None = None


class Ask(msgspec.Struct, frozen=True):
    """A question to all persons at the table; one "no" refuses it, robots always agree.

    An undo lapses with the next action, `idle` with any sign of life; its `by` is `NO_SEAT`.
    `target`: the first log row it would take back, `takes` all of them. `rules`: the clock that is
    asked for (None: none).
    """

    kind: AskKind
    by: int
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]
    target: int = 0
    rules: ClockRules | None = None
    takes: tuple[int, ...] = ()


class Table(msgspec.Struct, frozen=True):
    """One table as it stands. `version` is the number of its last log row, 0 before the start.

    `turn` rises whenever the turn passes, `on_turn` is whose it is (None: everybody's); `to_move`
    are the seats that may act now, `next_up` those whose turn comes after this one, where the game
    can tell. `commitment` is published at the start; `seed` (hexadecimal) is
    None until the table has ended. `recorded`: how many draws were taken over by an import and
    cannot be recomputed from the seed. `said` is the version of the last card delivered.
    `orders_due`: seats have standing orders that were not asked since the last move; nothing is
    said before they were, and nobody is to see from it that there are any. `away`: persons' seats
    that a robot plays until they are back; `skipped`: those it plays for this turn.
    `pace`: seconds that an order waits before it begins a turn where nobody presses anything.
    `conceded`: the seat that gave the game up to the other. `ending_offered`: since when, nobody
    having moved for long, an ending is offered; `archived`: since when the table rests and waits
    for nobody.
    """

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
    how: Ended | None = None
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

    @property
    def practice(self) -> bool:
        """Whether one person practises here (`bot.tables.moves.practice`)."""
        return self.place.guild == NOWHERE.guild

    def seat_of(self, user: int) -> int | None:
        """The seat this person holds."""
        return next((row.seat for row in self.seats if row.user == user), None)

    def robot_at(self, seat: int) -> str | None:
        return self.seats[seat].robot

    @property
    def people(self) -> tuple[int, ...]:
        """The persons at the table, by seat."""
        return tuple(row.user for row in self.seats if row.user is not None)

    @property
    def robot_due(self) -> int | None:
        """The first seat to move that a robot holds, or for which a robot moves:
        `Tables.step_robots` would act."""
        helped = self.helped
        return next(
            (seat for seat in self.to_move if self.seats[seat].robot is not None or seat in helped),
            None,
        )

    @property
    def ponders(self) -> bool:
        """Whether the robot that is to act takes long to choose."""
        seat = self.robot_due
        return seat is not None and self.seats[seat].robot in PONDERS

    @property
    def helped(self) -> tuple[int, ...]:
        """Persons' seats for which a robot moves now: their time is up, they are passed over for
        this turn, or they are away. Where everybody is away, the game waits for them."""
        struck = () if self.clock is None else self.clock.flagged("robot")
        away = () if len(self.away) == len(self.people) else self.away
        return (*struck, *self.skipped, *away)

    @property
    def offered(self) -> tuple[int, ...]:
        """Persons' seats that anybody may take over, because their time is up."""
        return () if self.clock is None else self.clock.flagged("offer")

    def ask(self, kind: AskKind) -> Ask | None:
        return next((ask for ask in self.asks if ask.kind == kind), None)


class LogDetail(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a log row has by its kind: `undo` has `back` (the state is the one after that row) and
    `takes` (the rows taken back, oldest first); `ask` and `answer` have `ask` and, for an answer,
    `yes`; `seat` has `holder`, the new one; `clock` has `clock`, and `rules` where it was set."""

    back: int | None = None
    takes: tuple[int, ...] = ()
    ask: AskKind | None = None
    yes: bool | None = None
    holder: SeatRow | None = None
    clock: ClockDeed | None = None
    rules: ClockRules | None = None

    def detail(self) -> dict[str, Any]:
        """These fields by name: for the same row in another form."""
        return {name: getattr(self, name) for name in LogDetail.__struct_fields__}


class LogEntry(LogDetail, frozen=True):
    """One row of the log.

    `seat` is the seat concerned, `user` the person who acted (None: a robot or nobody). `action`
    is None for other kinds and while it is sealed (`withheld`). `undone`: a later row took it back.
    `admin` says that the person used an administrator's right, `owner` the right of the table's
    owner. `ordered`: a standing order of the person acted, which is told to nobody else while the
    game runs.
    """

    table: int
    seq: int
    kind: LogKind
    at: int
    turn: int
    seat: int | None = None
    user: int | None = None
    action: Any = None
    withheld: bool = False
    undone: bool = False
    events: tuple[Any, ...] = ()
    draws: tuple[Draw, ...] = ()
    admin: bool = False
    owner: bool = False
    ordered: bool = False


class Pending(msgspec.Struct, frozen=True):
    """What a bot still has to do: tables by status (`archived` apart from it), cards to be posted
    and the seconds the oldest has been due, and messages to persons that are late."""

    tables: dict[str, int]
    cards: int
    waited: int
    late: int


class Submitted(msgspec.Struct, frozen=True):
    """What a press did: the rows it wrote, usually one, and the table after them.

    `repeated`: the same press had been counted before; these are its rows of then, while `table`
    is the table of now.
    """

    table: Table
    entries: tuple[LogEntry, ...]
    repeated: bool = False

    @property
    def entry(self) -> LogEntry:
        """The last row written."""
        return self.entries[-1]

    @property
    def events(self) -> tuple[Any, ...]:
        return tuple(event for entry in self.entries for event in entry.events)


class OrderRow(msgspec.Struct, frozen=True):
    """A standing order of the person at a seat, given when the table was at version `given`.

    `order` is the game's own, None if the program of today does not know it.
    """

    id: int
    table: int
    seat: int
    user: int
    order: Any
    given: int


UndoWhy = Literal["drawn", "shown", "others"]
"""Why an undo is not free: something was rolled or drawn, was turned over, others have acted."""


class UndoOffer(msgspec.Struct, frozen=True):
    """What an undo of this seat would take back, and whose consent it needs (none: it is free) and
    why."""

    takes: tuple[LogEntry, ...]
    needs: tuple[int, ...]
    why: UndoWhy | None = None


class TurnStanding(msgspec.Struct, frozen=True):
    """How it stood when a turn began: its number, whose it was, the ranking as one may know it."""

    turn: int
    seat: int | None
    standing: tuple[Standing, ...]


class VerifyReport(msgspec.Struct, frozen=True):
    """What recomputing a table found; `ok` if nothing was wrong.

    `draws` were recomputed from the seed, `recorded` were taken over by an import and cannot be;
    `rows` were replayed, from row `from_seq` (later than 1 only if older rules made the rows
    before it). `wrong_draw` and `wrong_row` name the first that differ; `wrong_end`: the replay
    ends in another state than the one kept. `seed` is shown once the table has ended.
    """

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


class GuildSettings(msgspec.Struct, frozen=True):
    """A server's own choices: language of public texts (None: the server's), and whether a table
    gets a thread or is played in the channel."""

    language: str | None = None
    tables: Literal["thread", "channel"] = "thread"


class PersonSettings(msgspec.Struct, frozen=True):
    """A person's own choices: language of private texts (None: the one Discord tells), and how to
    be called. `teacher`: in every game, or in none; None: in the first of each kind. `lessons`:
    those told (`<game>/<lesson>`), how often, and the table and turn of the last."""

    language: str | None = None
    pings: Pings = Pings()
    teacher: bool | None = None
    lessons: dict[str, tuple[int, int, int]] = {}

    def untaught(self, game: str) -> PersonSettings:
        """The same without what was told of a game."""
        kept = {key: told for key, told in self.lessons.items() if not key.startswith(f"{game}/")}
        return msgspec.structs.replace(self, lessons=kept)


class Look(msgspec.Struct, frozen=True):
    """A table and, at the same version, what a seat and what a spectator may know of its game.

    `seat` is None for a spectator, whose `view` is `public`; both are None before the start.
    `may_act`: the seat has a legal action, though the game may be waiting for another. `note` is
    the seat's; `leads`, if asked for, the ranking with its own total; `settings` are the reader's;
    `taught`: he has a teacher here.
    """

    table: Table
    seat: int | None
    view: View | None
    public: View | None
    may_act: bool = False
    note: dict[str, Any] = {}
    leads: tuple[Lead, ...] = ()
    settings: PersonSettings = PersonSettings()
    taught: bool = False
