"""What a company would earn: this turn with what it may do, or over the turns to come if nobody
else did anything. Rulings 54 to 60 applied ahead, without touching the state.

All functions take a `Position`; `Position(view.table)` makes one of a view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import inf
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

import data.train_tycoon as facts
from rules.game import copied
from rules.train_tycoon.model.actions import Cut, Expand, OpenLine, PlaceFactory, TakeTrain
from rules.train_tycoon.model.events import Delivered, IncomeCounted
from rules.train_tycoon.model.play import LOAN, Play, Position
from rules.train_tycoon.model.state import Hub, Line, Phase, Player, Secret, State
from rules.train_tycoon.operation import deliveries, income, investing, opening, trains
from rules.train_tycoon.operation.deliveries import Move, Network, Stock, came, made
from rules.train_tycoon.operation.income import counted
from rules.train_tycoon.operation.lines import Way

HOPE = 0.6
"""How much of what further lines could add is counted on."""

Hubs = dict[str, Hub]
Links = list[tuple[str, str]]


class Forecast(NamedTuple):
    """This turn's deliveries, and in dollars what comes of them; see `income.Sums`."""

    moves: tuple[Move, ...]
    delivered: int
    trains: int
    interest: int
    income: int


def broken_by(position: Position, way: Way) -> set[int]:
    """The own lines that a new line breaks (49)."""
    state = position.state
    found = set()
    for lay, edges in zip(way.lays, way.pairs, strict=True):
        if lay.how in ("new", "upgrade"):
            continue
        for piece in state.track.get(lay.hex, ()):
            if lay.how == "replace" or (lay.how == "reuse" and piece.pair == edges):
                found.add(piece.line)
        if lay.how == "clear":
            found |= {line.id for line in state.lines if lay.hex in line.ends}
    return found - {0}


def after(position: Position, company: str, way: Way | None) -> tuple[Hubs, Links, int]:
    """The hubs, the pairs that the company's lines join, and what investments on them bring, once
    the line is open. Where all trains are out the new one comes from a broken line, else from the
    oldest."""
    hubs = dict(position.state.hubs)
    lines = [line for line in position.lines_of(company) if not line.broken]
    if way is None:
        return hubs, _ends(lines), investing.credit(position, {line.id for line in lines})
    factory = position.company(company).factory
    if way.start not in hubs and factory is not None:
        hubs[way.start] = Hub("factory", factory)
    hubs.setdefault(way.end, Hub("transfer"))
    for lay in way.lays:
        if lay.how == "clear":
            del hubs[lay.hex]
    gone = broken_by(position, way)
    left = [line for line in lines if line.id not in gone]
    left = left[max(0, 1 + len(left) - facts.components().trains_per_company) :]
    reused = {lay.hex for lay in way.lays if lay.how == "reuse"}
    credit = investing.credit(position, {line.id for line in left}, reused)
    return hubs, [*_ends(left), (way.start, way.end)], credit


def _ends(lines: Iterable[Line]) -> Links:
    return [line.ends for line in lines]


class Course:
    """The turns to come of a company that keeps everything, if nobody else did anything: `net` in
    dollars at the beginning of `turn`, and `credit` that investments on its lines bring at the end.
    With a line that it opens now, at such a price."""

    def __init__(
        self, position: Position, company: str, way: Way | None = None, cost: int = 0
    ) -> None:
        self._position, self._company = position, company
        self.turn = max(1, position.state.turn)
        self.net = position.company(company).net - cost
        self._hubs, links, self.credit = after(position, company, way)
        self._trains = len(links)
        self._network = Network(position.board, self._hubs, links)
        self._stock = Stock(self._hubs, self._network.places)

    def joins(self, place: str) -> tuple[str, str]:
        """The same for two hubs if a line from the one joins what one from the other would."""
        return self._network.group(place)

    def opened(self, way: Way, cost: int) -> Course:
        """With this line, before anything is delivered; this course stays as it is."""
        position, hubs = self._position, self._hubs
        simple = way.start in hubs and way.end in hubs and not broken_by(position, way)
        simple = simple and not position.state.investments
        if not simple or self._trains >= facts.components().trains_per_company:
            return Course(position, self._company, way, cost)
        return self._joined(way.start, way.end, cost)

    def copy(self) -> Course:
        """The same, to be played on."""
        found = Course.__new__(Course)
        found.__dict__ = self.__dict__ | {"_stock": self._stock.copy()}
        return found

    def _joined(self, one: str, two: str, cost: int) -> Course:
        found = self.copy()
        found.net -= cost
        found._trains += 1
        found._network = self._network.joined(one, two)
        found._stock.add(self._hubs, {one, two} - self._stock.waiting.keys())
        return found

    def pass_turn(self) -> Forecast:
        """Deliver, settle, and go on to the next turn."""
        moves = self._network.moves(self._stock)
        delivered = sum(move.distance + move.gain for move in moves)
        found = Forecast(tuple(moves), *counted(self.turn, self.net, delivered, self._trains))
        self._produce(moves)
        self.net += found.income
        self.turn += 1
        return found

    def rest(self) -> int:
        """Its net when all turns have passed and the investments are counted."""
        course = self.copy()
        while course.turn <= facts.components().turns:
            course.pass_turn()
        return course.net + course.credit

    def _produce(self, moves: list[Move]) -> None:
        """What the deliveries bring into being; they are cleared away (57, 58)."""
        waiting, arrived = self._stock.waiting, self._stock.arrived
        brought: Counter[str] = Counter()
        for move in moves:
            kind = self._hubs[move.source].kind
            if kind == "factory":
                waiting[move.destination] += came(waiting[move.destination])
            elif kind == "resource":
                brought[move.destination] += 1
        for place, count in brought.items():
            waiting[place] += made(self._hubs[place], arrived[place], count)
        self._stock.clear()

    def hope(self) -> int:
        """What the best line opened in the turn that begins would add to the end of the game, as
        far as tiles and engineering tell its price; 0 when all turns have passed."""
        return self._best_line(-inf)[1] - self.rest()

    def prospect(self, income: int) -> int:
        """Its net when all turns have passed, the best line opened in each of them that it can
        pay. `income`: that of the turn before, on which it depends how far it may go (44)."""
        course = self
        while course.turn <= facts.components().turns:
            course = course._best_line(-LOAN * facts.max_loans(income))[0].copy()
            income = course.pass_turn().income
        return course.net + course.credit

    def promised(self, income: int) -> float:
        """Its net when all turns have passed, with a hope of the lines that it may still open;
        `income` as for `prospect`."""
        return (1.0 - HOPE) * self.rest() + HOPE * self.prospect(income)

    def _best_line(self, least: float) -> tuple[Course, int]:
        """With the line opened in the turn that begins by which it ends best, if there is one
        that does not leave it with less than that; and its net then."""
        tile, longest = facts.finance().track_cost_per_tile, self.turn + 2
        joined = self._network.places
        reached = joined or self._cities()
        best, most = self, self.rest()
        if self.turn > facts.components().turns or not reached:
            return best, most
        steps_of = self._position.board.steps
        for place, hub in self._hubs.items():
            if place in joined or hub.kind == "transfer":
                continue
            steps, near = min((steps_of(place, other), other) for other in reached - {place})
            price = tile * (steps - 1) + (tile * self.turn if steps == longest else 0)
            if not 2 <= steps <= longest or self.net - price < least:
                continue
            if self._network.joins(near, place):
                longer = self._joined(near, place, price)
                rest = longer.rest()
                if rest > most:
                    best, most = longer, rest
        return best, most

    def _cities(self) -> set[str]:
        """Where a company without lines may begin (47)."""
        if self._position.company(self._company).factory is not None:
            return set()
        return {place for place, hub in self._hubs.items() if hub.kind == "city"}


Trial = OpenLine | PlaceFactory | Expand | Cut | TakeTrain


def this_turn(position: Position, action: Trial | None = None) -> Forecast:
    """What the company whose turn it is earns this turn if it does this, or nothing, and then
    delivers: the rules, applied to a copy. RuleError for a line that is not legal."""
    play = Play(msgspec.msgpack.decode(matters(position), type=State))
    _do(play, action)
    if opening.line_done(play) is Phase.TAKE:
        opening.do_take(play, 0, opening.oldest(play))
    trains.begin(play)
    trains.finish(play)
    deliveries.deliver(play)
    income.settle(play)
    moves, sums = [], None
    for event in play.events:
        if isinstance(event, Delivered):
            moves.append(Move(*msgspec.structs.astuple(event)[1:6]))
        elif isinstance(event, IncomeCounted):
            sums = msgspec.structs.astuple(event)[1:]
    assert sums is not None
    return Forecast(tuple(moves), *sums)


def _do(play: Play, action: Trial | None) -> None:
    """By the rules of each."""
    match action:
        case OpenLine() | PlaceFactory():
            opening.do_open(play, 0, action)
        case Expand():
            trains.do_expand(play, 0, action)
        case Cut():
            trains.do_cut(play, 0, action)
        case TakeTrain():
            opening.do_take(play, 0, action)


def gain(position: Position, action: Trial) -> int:
    """Dollars more that the company whose turn it is would have at the end of the game once it has
    done this, if it kept everything then and nobody else moved: the rules, applied to a copy."""
    play, name = Play(copied(position.state)), position.operation.company
    _do(play, action)
    return Course(play, name).rest() - Course(position, name).rest()


def opened_now(position: Position) -> set[int]:
    """The lines that the company whose turn it is has opened in this turn of the game: in its first
    one all, that from its factory too (45)."""
    now, row = position.operation, position.operating
    own = position.lines_of(now.company)
    return {line.id for line in own if line.id == now.opened or not row.operated}


def matters(position: Position) -> bytes:
    """All on which it depends what the company whose turn it is may do and would earn: a state of
    nothing else, packed."""
    state, now = position.state, position.operation
    return msgspec.msgpack.encode(
        State(
            state.options,
            [],
            [Player(shares=player.shares) for player in state.players],
            {now.company: state.companies[now.company]},
            state.hubs,
            state.track,
            state.lines,
            state.investments,
            Secret(markers=state.secret.markers) if state.investments else Secret(),
            turn=state.turn,
            operation=replace(now, earned=0),
            last_line=state.last_line,
        )
    )


def ahead(position: Position, company: str, way: Way | None = None, cost: int = 0) -> int:
    """Dollars that the company would earn to the end of the game with these lines, investments on
    them too, less the costs, if it kept everything and nobody else moved."""
    return Course(position, company, way, cost).rest() - position.company(company).net
