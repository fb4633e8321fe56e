"""A second book of a session, kept from its events alone: trips, payoffs, where everybody is."""

from collections.abc import Sequence
from typing import Any

from rules.dice_desk.events import CashSet, CitySet, OwnerSet, PersonCame, PersonLeft
from rules.dice_desk.options import Options
from rules.dice_desk.state import State
from rules.rail_baron.lookups.draws import edition_board
from rules.rail_baron.model import events as e


class Ledger:
    """Feed it the events of each action with `note`; `assert`s say what does not fit."""

    def __init__(self, seats: int, options: Options) -> None:
        people = len(options.people) or seats
        self.board = edition_board(options.edition)
        self.home: list[str | None] = [None] * people
        self.place: list[str | None] = [None] * people
        self.goal: list[str | None] = [None] * people
        self.collected = [0] * people
        self.whole = options.game is not None
        start = 0
        if options.game is not None:
            extra = options.game.extra_cash if options.game.opening_auctions else 0
            start = 20_000 + extra
        self.cash = [start] * people
        self.owner: dict[str, int | None] = {}

    def _note_whole(self, event: Any) -> None:
        match event:
            case e.Paid():
                if event.payer is not None:
                    self.cash[event.payer] -= event.amount
                if event.payee is not None:
                    self.cash[event.payee] += event.amount
            case CashSet():
                assert self.cash[event.person] == event.before
                self.cash[event.person] = event.after
            case e.BoughtRailroad() | e.AuctionWon():
                self.owner[event.railroad] = event.seat
            case e.SoldToBank():
                self.owner[event.railroad] = None
            case e.AuctionUnsold():
                self.owner[event.railroad] = None
            case e.ThirdOwnerReceived():
                self.owner[event.railroad] = -1
            case OwnerSet():
                assert self.owner.get(event.railroad) == event.before
                self.owner[event.railroad] = event.after

    def note(self, events: Sequence[Any]) -> None:
        for event in events:
            if isinstance(event, PersonCame):
                for column in (self.home, self.place, self.goal):
                    column.append(None)
                self.collected.append(0)
                self.cash.append(0)
            elif isinstance(event, PersonLeft):
                self.goal[event.person] = None
            if self.whole:
                self._note_whole(event)
                continue
            match event:
                case e.CityRolled(seat=seat, purpose="home"):
                    self.home[seat] = self.place[seat] = event.city
                case e.CityRolled(seat=seat):
                    here = self.place[seat]
                    assert here is not None
                    there = self.board.milepost_of[event.city]
                    stays = self.board.milepost_of[here] == there
                    self.goal[seat] = None if stays else event.city
                case e.Arrived(seat=seat):
                    assert (event.departure, event.city) == (self.place[seat], self.goal[seat])
                    assert event.payoff == self.board.payoff(event.departure, event.city)
                    self.collected[seat] += event.payoff
                    self.place[seat], self.goal[seat] = event.city, None
                case e.HomeSwapped(seat=seat):
                    assert (event.home, event.destination) == (self.goal[seat], self.home[seat])
                    self.home[seat] = self.place[seat] = event.home
                    self.goal[seat] = event.destination
                case CitySet():
                    self._set(event)

    def _set(self, event: CitySet) -> None:
        books = {"home": self.home, "place": self.place, "destination": self.goal}
        assert books[event.fact][event.person] == event.before
        books[event.fact][event.person] = event.after
        if self.place[event.person] is None:
            self.place[event.person] = event.after

    def agrees(self, state: State) -> None:
        if state.book is not None:
            assert [seat.cash for seat in state.book.seats] == self.cash
            for number, seat in enumerate(state.book.seats):
                if not seat.bankrupt:
                    assert set(seat.railroads) == {m for m, o in self.owner.items() if o == number}
            return
        for number, person in enumerate(state.people):
            assert person.collected == self.collected[number]
            assert person.home == self.home[number]
            assert (person.place, person.destination) == (self.place[number], self.goal[number])
