"""An evening of six with the box: a game that robots play at a table, told to the desk as people
would, turn by turn; at the end of every turn both have the same money, deeds and engines."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from rules.dice import Draw, SeededDice
from rules.dice_desk import GAME
from rules.dice_desk import actions as do
from rules.dice_desk.options import GameOptions, Options, Sitting
from rules.dice_desk.state import Phase
from rules.game import copy_state
from rules.rail_baron import GAME as TABLE
from rules.rail_baron.model import events as e
from rules.rail_baron.model.state import State as Book

PEOPLE, ROUNDS = 6, 65
MISTAKES = 40
SEED = 5
ROBOTS = ("steady",) * 5 + ("random",)
OPTIONS = GameOptions(edition="u21")


class Shown:
    """Dice that show what fell at the table, the desk's draws alone."""

    def __init__(self, draws: Sequence[Draw]) -> None:
        self.values = [draw.value for draw in draws if draw.why in ("region", "city")]

    def roll(self, count: int, sides: int, why: str) -> tuple[int, ...]:
        return tuple(self.values.pop(0) for _ in range(count))

    def pick(self, size: int, why: str, *, secret: bool = False) -> int:
        raise AssertionError(why)


class Turn:
    """What happened at the table from one turn's beginning to the next one's."""

    def __init__(self) -> None:
        self.events: list[Any] = []
        self.draws: list[Draw] = []

    def of(self, kind: type) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]


def played(seed: int) -> Iterator[tuple[Turn, Book]]:
    """The turns of a game by robots, first the set-up, each with the table as it then stood."""
    dice, robot_dice = SeededDice(f"evening {seed}".encode()), SeededDice(b"robots")
    state, events = TABLE.setup(PEOPLE, OPTIONS, dice)
    robots = [TABLE.robot(name) for name in ROBOTS]
    turn = Turn()
    while True:
        turn.draws += dice.draws
        for event in events:
            if isinstance(event, e.TurnBegan):
                yield turn, state
                turn = Turn()
            turn.events.append(event)
        if TABLE.over(state) or state.turn.number > 2 * PEOPLE * ROUNDS:
            yield turn, state
            return
        seat = TABLE.to_move(state)[0]
        action = robots[seat].choose(TABLE.view(state, seat), seat, robot_dice)
        dice.draws.clear()
        events = TABLE.apply(state, seat, action, dice)


def reports(turn: Turn) -> list[do.ReportTurn]:
    """What people tell of a turn: one report, or two if a bonus die led on from a city."""
    arrivals = [number for number, event in enumerate(turn.events) if arrives(event)]
    drawn = [
        number
        for number, event in enumerate(turn.events)
        if isinstance(event, e.Declared | e.RegionRolled)
    ]
    onward = bool(arrivals) and any(number > arrivals[0] for number in drawn)
    cut = max(drawn) if onward else len(turn.events)
    legs = [turn.events[:cut], turn.events[cut:]] if onward else [turn.events]
    if onward and turn.of(e.TurnLost):
        legs = legs[:1]
    reports = [report(leg) for leg in legs]
    owed = tuple(
        do.Fee(do.BANK_PAYEE if payee is None else payee, amount)
        for event in turn.of(e.FeesOwed)
        for payee, amount in event.owed
    )
    first = msgspec.structs.replace(reports[0], fees=owed, onward=onward)
    return [first, *reports[1:]]


def arrives(event: Any) -> bool:
    home = isinstance(event, e.Won) and event.how == "home"
    short = isinstance(event, e.Undeclared) and event.reason == "short at home"
    return isinstance(event, e.Arrived) or home or short


def report(leg: Sequence[Any]) -> do.ReportTurn:
    buys = ""
    for event in leg:
        match event:
            case e.BoughtRailroad():
                buys = event.railroad
            case e.BoughtEngine():
                buys = event.engine
            case e.BoughtNothing():
                buys = do.NOTHING
    return do.ReportTurn(
        arrived=any(map(arrives, leg)),
        buys=buys,
        rovers=tuple(event.victim for event in leg if isinstance(event, e.Rovered)),
    )


SALES = e.SoldToBank | e.AuctionWon | e.AuctionUnsold


def sale(event: Any) -> Any:
    match event:
        case e.SoldToBank():
            return do.Sell(event.railroad)
        case e.AuctionWon():
            return do.AuctionResult(event.railroad, event.seat, event.price)
    return do.AuctionResult(event.railroad, None, 0)


class Desk:
    """A session at which one person enters what happens. `beside`: entries of each turn beside the
    rolls."""

    def __init__(self) -> None:
        self.state, _ = GAME.setup(1, Options("u21", SITTING, OPTIONS), SeededDice(b""))
        self.beside: list[int] = []

    @property
    def book(self) -> Book:
        assert self.state.book is not None
        return self.state.book

    def enter(self, action: Any, dice: Any = None) -> list[Any]:
        events = GAME.apply(self.state, 0, action, dice or Shown([]))
        assert list(GAME.invariants(self.state)) == []
        return events

    def set_up(self, turn: Turn, first: int) -> None:
        for event in turn.of(e.CityRolled):
            self.enter(do.SetCity(event.seat, "home", event.city))
        self.enter(do.SetTurn(first))

    def tell(self, turn: Turn) -> None:
        """Enter a turn: whatever the desk asks for is answered with what happened."""
        dice, pending = Shown(turn.draws), reports(turn)
        person, number = turn.of(e.TurnBegan)[0].seat, self.book.turn.number
        named = turn.of(e.RegionChosen)
        sold = [event for event in turn.events if isinstance(event, SALES)]
        swaps, declares = bool(turn.of(e.HomeSwapped)), bool(turn.of(e.Declared))
        beside = 0
        while self.book.turn.number == number and self.state.phase is not Phase.OVER:
            match self.state.phase:
                case Phase.DESTINATION if declares:
                    self.enter(do.DeclareHome(), dice)
                    declares = False
                case Phase.DESTINATION:
                    self.enter(do.DrawNext(person), dice)
                case Phase.REGION:
                    self.enter(do.ChooseRegion(named.pop(0).region), dice)
                case Phase.TURN if swaps:
                    self.enter(do.SwapHome(person))
                    swaps = False
                case Phase.TURN:
                    self.enter(pending.pop(0), dice)
                    beside += 1
                case Phase.SALE:
                    self.enter(sale(sold.pop(0)))
                case phase:
                    raise AssertionError(phase)
        assert pending == [] and dice.values == []
        self.beside.append(beside - (len(reports(turn)) - 1))

    def differs(self, table: Book) -> list[str]:
        """In what the desk differs from the table."""
        rows = []
        for number, (here, there) in enumerate(zip(self.book.seats, table.seats, strict=True)):
            for name in ("cash", "engine", "home", "departure", "destination", "declared"):
                if getattr(here, name) != getattr(there, name):
                    rows.append(f"{number} {name}: {getattr(here, name)}, {getattr(there, name)}")
            if sorted(here.railroads) != sorted(there.railroads):
                rows.append(f"{number}: {here.railroads}, {there.railroads}")
        return rows


SITTING = tuple(Sitting(name) for name in ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn"))


def wrong(chance: random.Random, desk: Desk) -> None:
    """Enter something wrong by hand, and set it right again."""
    book = desk.book
    number, other = chance.sample([n for n, seat in enumerate(book.seats) if not seat.bankrupt], 2)
    cash, engine = book.seats[number].cash, book.seats[number].engine
    match chance.randrange(3):
        case 0:
            desk.enter(do.SetCash(number, cash + 5_000))
            desk.enter(do.SetCash(number, cash))
        case 1:
            desk.enter(do.SetEngine(number, "Express" if engine != "Express" else "Freight"))
            desk.enter(do.SetEngine(number, engine))
        case _:
            owned = book.seats[number].railroads
            if owned:
                mark = chance.choice(owned)
                desk.enter(do.SetOwner(mark, other))
                desk.enter(do.SetOwner(mark, number))


def test_an_evening_told_to_the_desk_is_the_evening_of_the_table() -> None:
    """65 rounds, one entry a turn beside the rolls, and no dollar of difference after any turn.
    Forty mistakes, a fee told to the wrong person, a purchase forgotten, a sum, a deed, an engine,
    are undone, or corrected by hand; the evening goes on as if nothing had been."""
    desk, chance, begun, mistakes = Desk(), random.Random(1), Counter[int](), 0
    for turn, table in played(SEED):
        if not turn.of(e.TurnBegan):
            desk.set_up(turn, table.first)
            continue
        begun[turn.of(e.TurnBegan)[0].seat] += 1
        turns = begun.total()
        if turns % 8 == 0 and mistakes < MISTAKES:
            mistakes += 1
            if chance.random() < 0.5:
                wrong(chance, desk)
            else:  # taken back, as undo does: the state of before is put in place again
                before = copy_state(desk.state)
                desk.enter(do.SetCash(desk.book.turn.seat, 1))
                desk.state = before
        desk.tell(turn)
        assert desk.differs(table) == [], turns
    assert mistakes == MISTAKES
    assert max(begun.values()) >= ROUNDS
    assert set(desk.beside) == {1}
