"""A state to be read (`Position`) and a state being changed (`MutablePosition`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum

import data.train_tycoon as facts
from data.train_tycoon.structs import Turn
from rules.phases import BaseMutablePosition, ReadPosition
from rules.train_tycoon.model.actions import AfterDelivery
from rules.train_tycoon.model.board import Board, board
from rules.train_tycoon.model.events import (
    Chose,
    Holder,
    LoansChanged,
    Paid,
    Party,
    SharesMoved,
    Why,
)
from rules.train_tycoon.model.operation_events import HubPlaced
from rules.train_tycoon.model.state import (
    Ask,
    Choice,
    Company,
    Hub,
    Line,
    Operation,
    Phase,
    Player,
    State,
)


class Step(StrEnum):
    """Automatic steps. A step leads to another or to a `Phase`, where the game waits."""

    PRIORITY_BIDS = "priority bids"
    NEXT_CHOICE = "next choice"
    BEGIN_TURN = "begin turn"
    TRADING = "trading"
    SHOW_PRICES = "show prices"
    NEXT_TRADE = "next trade"
    SHOW_TRADES = "show trades"
    TREASURY = "treasury"
    NEXT_TREASURY = "next treasury"
    END_TREASURY = "end treasury"
    NEXT_BANKRUPTCY = "next bankruptcy"
    END_BANKRUPTCY = "end bankruptcy"
    MERGERS = "mergers"
    NEXT_TARGET = "next target"
    ASK_BIDS = "ask bids"
    SHOW_BIDS = "show bids"
    REBID = "rebid"
    SHOW_REBIDS = "show rebids"
    NEXT_PROPOSAL = "next proposal"
    ASK_TARGET = "ask target"
    ASK_BIDDER = "ask bidder"
    SHOW_VOTES = "show votes"
    TAKEOVER = "takeover"
    END_MERGERS = "end mergers"
    IPO = "ipo"
    NEXT_IPO = "next ipo"
    SHOW_ANSWERS = "show answers"
    END_IPO = "end ipo"
    OPERATE = "operate"
    NEXT_EXTRA = "next extra"
    NEXT_COMPANY = "next company"
    REQUIRE_TRAIN = "line done"
    INVEST = "after taking"
    FINISH_LINE = "after line"
    TRAINS = "trains"
    NEXT_CHANGE = "more trains"
    DELIVER = "deliver"
    SETTLE = "settle"
    END_OPERATE = "end operate"
    END_GAME = "end game"


Next = Phase | Step


def loans(net: int) -> int:
    """Return the number of loans that belong to a net in dollars (2)."""
    return -(net // facts.loan_value()) if net < 0 else 0


def cash(net: int) -> int:
    """Return the cash that belongs to a net in dollars (2)."""
    return net if net >= 0 else net % facts.loan_value()


class Position(ReadPosition[State]):
    """A state with its board, to be read."""

    __slots__ = ("board",)

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.board: Board = board(state.options.map)

    @property
    def turn_facts(self) -> Turn:
        """The figures of this turn."""
        return facts.turns()[self.state.turn]

    @property
    def operation(self) -> Operation:
        """The company's turn in progress."""
        current = self.state.operation
        assert current is not None
        return current

    @property
    def operating_company(self) -> Company:
        """The company whose turn it is."""
        return self.state.companies[self.operation.company]

    def company(self, name: str) -> Company:
        return self.state.companies[name]

    def player_order(self) -> list[int]:
        """Return the seats clockwise from the holder of the priority (3)."""
        return self.clockwise(self.state.priority)

    def clockwise(self, first: int) -> list[int]:
        """Return the seats clockwise, beginning with `first`."""
        seating = self.state.seating
        at = seating.index(first)
        return seating[at:] + seating[:at]

    def seats_after(self, seat: int) -> list[int]:
        """Return the seats clockwise after this one, which comes last (3)."""
        first, *others = self.clockwise(seat)
        return [*others, first]

    def shares_held(self, company: str) -> int:
        """Return the number of a company's shares that players hold."""
        return sum(player.shares.get(company, 0) for player in self.state.players)

    def lines_of(self, company: str) -> list[Line]:
        """Return the lines with the company's trains, including broken ones (50)."""
        return [line for line in self.state.lines if line.owner == company]

    def line(self, number: int) -> Line | None:
        return next((line for line in self.state.lines if line.id == number), None)

    def companies_at(self, hub: str) -> set[str]:
        """Return the companies with a line at a hub; broken lines do not count (50)."""
        return {line.owner for line in self.state.lines if hub in line.ends and not line.broken}

    def hubs_of(self, company: str) -> set[str]:
        """Return the hubs to which the company has rights."""
        return {
            hub
            for line in self.state.lines
            if line.owner == company and not line.broken
            for hub in line.ends
        }

    def spending_limit(self, company: str) -> int:
        """Return the dollars it may spend within its max debt; 0 if beyond (44)."""
        row = self.state.companies[company]
        return max(0, row.net + facts.loan_value() * facts.max_loans(row.income))

    def secret_choices(self) -> Iterator[Choice]:
        """Yield the secret choices made, in the order of the players and companies."""
        seats = {seat: place for place, seat in enumerate(self.player_order())}
        order = {name: place for place, name in enumerate(self.state.order)}
        yield from sorted(
            self.state.secret.choices,
            key=lambda choice: (order.get(choice.company, 0), seats[choice.seat]),
        )


class MutablePosition(BaseMutablePosition[State], Position):
    """A state being changed.

    `then`: what the current action wants done with the income of its company (60)."""

    then: AfterDelivery = "ask"

    def pay(self, payer: Party, payee: Party, amount: int, why: Why) -> None:
        """Move whole dollars between seats, companies and the bank, with loans (2)."""
        if amount == 0:
            return
        self.emit(Paid(payer, payee, amount, why))
        self._add(payer, -amount)
        self._add(payee, amount)

    def _add(self, party: Party, amount: int) -> None:
        if party is None:
            self.state.bank_out -= amount
            return
        companies, players = self.state.companies, self.state.players
        purse = companies[party] if isinstance(party, str) else players[party]
        before = loans(purse.net)
        purse.net += amount
        if loans(purse.net) != before:
            self.emit(LoansChanged(party, before, loans(purse.net)))

    def move_shares(self, company: str, giver: Holder, taker: Holder, count: int = 1) -> None:
        """Move shares between holders; those in the treasury are not issued."""
        row = self.state.companies[company]
        for holder, change in ((giver, -count), (taker, count)):
            if holder == "bank":
                row.bank += change
            elif holder == "treasury":
                row.issued -= change
            else:
                _change_shares(self.state.players[holder], company, change)
        self.emit(SharesMoved(company, giver, taker, count))

    def place_hub(self, place: str, hub: Hub) -> None:
        """Put a hub tile on the map."""
        self.state.hubs[place] = hub
        self.emit(HubPlaced(place, hub.kind, hub.item, hub.stock))

    def start_turn(self, seat: int) -> None:
        """Make it this seat's turn."""
        self.state.mover = seat
        self.state.turns += 1

    def ask_secretly(self, asks: Iterable[Ask]) -> bool:
        """Ask for secret choices, all at once. Return whether there are any."""
        state = self.state
        state.mover = None
        state.asks = list(asks)
        state.answered = []
        state.secret.choices = []
        if state.asks:
            state.turns += 1
        return bool(state.asks)

    def record_choice(self, seat: int, company: str, chosen: str | int) -> bool:
        """Record a secret choice. Return whether it was the last one."""
        state = self.state
        ask = Ask(seat, company)
        state.asks.remove(ask)
        state.answered.append(ask)
        state.secret.choices.append(Choice(seat, company, chosen))
        self.emit(Chose(seat, company))
        return not state.asks

    def reveal_choices(self) -> list[Choice]:
        """Clear the secret choices and return them."""
        choices = list(self.secret_choices())
        self.state.answered = []
        self.state.secret.choices = []
        return choices


def _change_shares(player: Player, company: str, change: int) -> None:
    count = player.shares.get(company, 0) + change
    if count:
        player.shares[company] = count
    else:
        player.shares.pop(company, None)
