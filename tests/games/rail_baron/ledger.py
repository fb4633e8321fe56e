"""A second book kept of a game of Rail Baron, from its events alone and the plain reading of the
rulings, to hold against the state: cash, owners, rates, fees, rovers, reuse, announcements."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any

from rules.rail_baron.model import events as e
from rules.rail_baron.model.board import board
from rules.rail_baron.model.options import Options
from rules.rail_baron.model.play import Position
from rules.rail_baron.model.start_position import StartPosition
from rules.rail_baron.model.state import State
from rules.rail_baron.ownership import establishment

BANK, THIRD = None, -1


class Ledger:
    """Feed it the events of each action with `note`; `assert`s say what does not fit."""

    def __init__(self, seats: int, options: Options) -> None:
        self.options = options
        self.board = board(options)
        self.level = 250_000 if options.edition == "u21" else 150_000
        self.cash = [0] * seats
        self.owner: dict[str, int | None] = dict.fromkeys(self.board.railroads, BANK)
        self.sold_out = False
        self.place: list[int | None] = [None] * seats
        self.departure = [""] * seats
        self.rates: list[dict[str, int]] = [{} for _ in range(seats)]
        self.used: list[set[int]] = [set() for _ in range(seats)]
        self.declared: set[int] = set()
        self.lost: set[int] = set()
        self.turn: int | None = None
        self.ridden: list[tuple[str, int]] = []
        self.fees_announced = False
        self.rovers: list[tuple[int, int]] = []
        self.announce: tuple[int, int] | None = None

    def note(self, events: Sequence[Any]) -> None:
        """What one action brought."""
        for event in events:
            if self.announce is not None:
                assert event == e.Announced(*self.announce)
                self.announce = None
            _NOTE.get(type(event), lambda ledger, event: None)(self, event)
        assert self.announce is None and self.rovers == []

    def agrees(self, state: State) -> None:
        """Cash, owners, places, rates and segments used are those of the state."""
        position = Position(state)
        assert self.cash == [player.cash for player in state.seats]
        assert self.sold_out == state.sold_out
        assert self.owner == {mark: position.owner(mark) for mark in self.owner}
        for seat, player in enumerate(state.seats):
            if player.bankrupt:
                continue
            assert (self.place[seat], self.used[seat]) == (player.milepost, set(player.used))
            for mark in self.board.railroads_at[player.milepost]:
                assert self.price(seat, mark) == establishment.current_rate(position, seat, mark)

    def price(self, seat: int, railroad: str) -> int:
        """What a ride costs the seat now."""
        plain = self._plain(seat, railroad)
        return min(plain, self.rates[seat].get(railroad, plain))

    def _plain(self, seat: int, railroad: str) -> int:
        owner = self.owner[railroad]
        if owner == seat:
            return 0
        if owner is BANK:
            return 1_000
        return 10_000 if self.sold_out else 5_000

    def _here(self) -> dict[tuple[int, str], int]:
        """Plain rates of every seat on every railroad where its train stands."""
        return {
            (seat, railroad): self._plain(seat, railroad)
            for seat, place in enumerate(self.place)
            if place is not None
            for railroad in self.board.railroads_at[place]
        }

    def lay_out(self, event: e.LaidOut) -> None:
        """All stands as the options say; cash is paid out after it."""
        assert isinstance(self.options.position, StartPosition)
        position = self.options.position
        assert event.turn == position.turn
        self.owner |= dict.fromkeys(position.third_owner, THIRD)
        self.sold_out = position.sold_out
        for seat, player in enumerate(position.seats):
            self.owner |= dict.fromkeys(player.railroads, seat)
            self.place[seat] = None if player.bankrupt else player.milepost
            self.departure[seat] = player.departure
            self.declared |= {seat} if player.declared else set()
            self.lost |= {seat} if player.alternate and not player.declared else set()

    def hand(self, railroad: str, owner: int | None) -> None:
        """A change of owner: rates that rise are kept by whoever stands there."""
        before = self._here()
        self.owner[railroad] = owner
        if BANK not in self.owner.values():
            self.sold_out = True
        for (seat, mark), rate in self._here().items():
            old = before[seat, mark]
            if rate > old:
                self.rates[seat][mark] = min(old, self.rates[seat].get(mark, old))

    def arrive(self, event: e.Arrived) -> None:
        assert event.departure == self.departure[event.seat]
        assert event.payoff == self.board.payoff(event.departure, event.city)
        assert self.board.milepost_of[event.city] == self.place[event.seat]
        self.departure[event.seat] = event.city
        self.used[event.seat] = set()
        self.lost.discard(event.seat)

    def city(self, event: e.CityRolled) -> None:
        if event.purpose == "home":
            self.departure[event.seat] = event.city
            self.place[event.seat] = self.board.milepost_of[event.city]

    def swap(self, event: e.HomeSwapped) -> None:
        place = self.board.milepost_of[event.home]
        self.place[event.seat], self.departure[event.seat] = place, event.home
        self.rates[event.seat] = dict.fromkeys(self.board.railroads_at[place], 1_000)

    def ride(self, event: e.Rode) -> None:
        seat = event.seat
        assert self.place[seat] == event.start
        for number in event.path:
            segment = self.board.segments[number]
            assert number not in self.used[seat] or seat in self.lost
            self.used[seat].add(number)
            here = self.place[seat]
            assert here in (segment.a, segment.b)
            self.ridden.append((segment.railroad, self.price(seat, segment.railroad)))
            self.rates[seat] = {
                mark: rate for mark, rate in self.rates[seat].items() if mark == segment.railroad
            }
            self.place[seat] = stop = segment.other_end(here)
            for other in sorted(self.declared - {seat}):
                if self.place[other] == stop:
                    self.declared.discard(other)
                    self.rovers.append((other, stop))
        assert self.place[seat] == event.end

    def rover(self, event: e.Rovered) -> None:
        assert self.rovers.pop(0) == (event.victim, event.milepost)
        assert event.amount == min(50_000, self.cash[event.victim])

    def undeclare(self, event: e.Undeclared) -> None:
        self.declared.discard(event.seat)
        self.lost.add(event.seat)

    def pay(self, event: e.Paid) -> None:
        if event.payer is not None:
            self.cash[event.payer] -= event.amount
        if event.payee is not None:
            before = self.cash[event.payee]
            self.cash[event.payee] += event.amount
            if before < self.level <= self.cash[event.payee]:
                self.announce = (event.payee, self.cash[event.payee])

    def dues(self) -> tuple[tuple[int | None, int], ...]:
        """What the turn's rides cost, bank first."""
        assert self.turn is not None
        highest: dict[int | None, int] = defaultdict(int)
        for railroad, rate in self.ridden:
            highest[self.owner[railroad]] = max(rate, highest[self.owner[railroad]])
        highest.pop(self.turn, None)
        half = highest.pop(THIRD, 0) // 2
        if half:
            highest[BANK] += half
            highest[1 - self.turn] += half
        seats = sorted(owner for owner in highest if owner is not None)
        return tuple((owner, highest[owner]) for owner in (BANK, *seats) if highest[owner])

    def owe(self, event: e.FeesOwed) -> None:
        assert event.seat == self.turn and event.owed == self.dues()
        self.fees_announced = True

    def begin(self, event: e.TurnBegan) -> None:
        if self.turn is not None:
            assert self.fees_announced or self.dues() == ()
        self.turn, self.ridden, self.fees_announced = event.seat, [], False

    def bankrupt(self, event: e.WentBankrupt) -> None:
        assert self.cash[event.seat] == 0 and event.seat not in self.owner.values()
        self.place[event.seat] = None
        self.declared.discard(event.seat)


_NOTE: dict[type, Callable[[Ledger, Any], None]] = {
    e.LaidOut: Ledger.lay_out,
    e.Arrived: Ledger.arrive,
    e.CityRolled: Ledger.city,
    e.HomeSwapped: Ledger.swap,
    e.Rode: Ledger.ride,
    e.Rovered: Ledger.rover,
    e.Undeclared: Ledger.undeclare,
    e.Paid: Ledger.pay,
    e.FeesOwed: Ledger.owe,
    e.TurnBegan: Ledger.begin,
    e.WentBankrupt: Ledger.bankrupt,
    e.Declared: lambda ledger, event: ledger.declared.add(event.seat),
    e.BoughtRailroad: lambda ledger, event: ledger.hand(event.railroad, event.seat),
    e.AuctionWon: lambda ledger, event: ledger.hand(event.railroad, event.seat),
    e.SoldToBank: lambda ledger, event: ledger.hand(event.railroad, BANK),
    e.ThirdOwnerReceived: lambda ledger, event: ledger.hand(event.railroad, THIRD),
    e.AuctionUnsold: lambda ledger, event: ledger.hand(event.railroad, BANK),
}
