"""Beginning a game: first player, homes, the first destination and the home swap (1 to 5a)."""

from __future__ import annotations

import pytest

from rules.errors import RuleError
from rules.rail_baron import GAME
from rules.rail_baron.actions import (
    ChooseRegion,
    Declare,
    DrawDestination,
    KeepHome,
    Roll,
    SwapHome,
)
from rules.rail_baron.events import (
    CityRolled,
    FirstPlayerRolled,
    HomeKept,
    HomeSwapped,
    RegionRolled,
    Rolled,
    TurnBegan,
    TurnLost,
)
from rules.rail_baron.lookup import REGION, look_up
from rules.rail_baron.options import Options
from rules.rail_baron.state import Phase
from tests.rules.rail_baron.table import Script, Table


@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_begins_alike(seats: int) -> None:
    """Ruling 1: 2 to 6 seats, 20,000 and a Freight each. Rulebook, Beginning."""
    table = Table(*["Chicago", "Denver", "Atlanta", "Boston", "Miami", "Reno"][:seats])
    assert [seat.cash for seat in table.state.seats] == [20_000] * seats
    assert {seat.engine for seat in table.state.seats} == {"Freight"}
    assert table.state.bank_out == 20_000 * seats
    assert len(table.state.bank) == 28
    assert all(isinstance(seat.cash, int) for seat in table.state.seats)


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_no_other_number_of_seats(seats: int) -> None:
    """Ruling 1: one alone or seven cannot play."""
    with pytest.raises(RuleError) as refusal:
        GAME.setup(seats, Options(), Script())
    assert (refusal.value.code, refusal.value.rule) == ("seats", "1")


def test_ties_roll_again_among_themselves() -> None:
    """Ruling 2: highest three dice begin, only those tied roll again, then it goes by seat."""
    dice = Script()
    dice.add("first", 5, 5, 5, 1, 2, 3, 6, 6, 3).add("first", 1, 1, 1, 2, 1, 1)
    for city in ("Denver", "Atlanta", "Boston"):
        dice.to(city)
    state, events = GAME.setup(3, Options(), dice)
    rolls = [event for event in events if isinstance(event, FirstPlayerRolled)]
    assert rolls[0] == FirstPlayerRolled(((0, (5, 5, 5)), (1, (1, 2, 3)), (2, (6, 6, 3))), None)
    assert rolls[1] == FirstPlayerRolled(((0, (1, 1, 1)), (2, (2, 1, 1))), 2)
    assert (state.first, GAME.to_move(state)) == (2, (2,))
    assert [state.seats[n].home for n in (2, 0, 1)] == ["Denver", "Atlanta", "Boston"]
    assert events[-1] == TurnBegan(2, 1)


def test_the_rulebooks_example_of_a_lookup() -> None:
    """Ruling 3: red parity and white sum; 3 with 3 + 4, then 6 with 3 + 5, is Chicago. Rulebook,
    City lookup."""
    assert look_up(REGION, (3, 3, 4)) == "North Central"
    assert look_up("North Central", (6, 3, 5)) == "Chicago"
    dice = Script().add("first", 6, 6, 6, 1, 1, 1)
    dice.add("region", 3, 3, 4).add("city", 6, 3, 5).to("Reno")
    state, events = GAME.setup(2, Options(), dice)
    assert state.seats[0].home == "Chicago"
    assert RegionRolled(0, "home", (3, 3, 4), "North Central", free=False) in events
    assert CityRolled(0, "home", "North Central", (6, 3, 5), "Chicago") in events


def test_homes_come_before_destinations_and_may_be_shared() -> None:
    """Ruling 4: homes in turn order, several in one city, nobody names a region. Rulebook, Home
    city."""
    table = Table("Chicago", "Chicago", "Detroit", fresh=True)
    assert [seat.home for seat in table.state.seats] == ["Chicago", "Chicago", "Detroit"]
    assert [seat.departure for seat in table.state.seats] == ["Chicago", "Chicago", "Detroit"]
    assert {seat.milepost for seat in table.state.seats[:2]} == {table.at("Chicago")}
    assert all(seat.destination is None for seat in table.state.seats)
    regions = table.told(RegionRolled)
    assert [event.seat for event in regions] == [0, 1, 2]
    assert not any(event.free for event in regions)
    assert table.phase is Phase.DESTINATION


def test_swapping_home_and_first_destination() -> None:
    """Ruling 5: home, train and departure become the destination drawn, which becomes the old
    home; nothing is drawn again. Rulebook, Home swap."""
    table = Table("Chicago", "Denver", fresh=True)
    table.dice.to("Miami")
    table.do(DrawDestination())
    assert (table.phase, table.legal()) == (Phase.SWAP, [SwapHome(), KeepHome()])
    table.dice.white(1, 2)
    table.do(SwapHome())
    seat = table.seat(0)
    assert (seat.home, seat.departure, seat.destination) == ("Miami", "Miami", "Chicago")
    assert seat.milepost == table.at("Miami") == table.turn.start
    assert table.told(HomeSwapped) == [HomeSwapped(0, "Miami", "Chicago")]
    assert (table.told(CityRolled), table.phase) == ([], Phase.RIDE)


def test_a_swapper_is_established_at_the_new_home() -> None:
    """Ruling 5: at 1,000 on every railroad there, whoever owns it now. Rulebook, Establishment."""
    table = Table("Miami", "Denver", fresh=True)
    table.own(1, "NYNH&H")
    table.dice.to("Boston").white(1, 2)
    table.do(DrawDestination())
    table.do(SwapHome())
    assert table.seat(0).established == {"B&M": 1_000, "NYNH&H": 1_000}
    table.ride(*table.along("NYNH&H", "Boston", "New York"))
    assert (table.seat(0).cash, table.seat(1).cash) == (19_000, 21_000)
    assert table.seat(0).established == {"NYNH&H": 1_000}


def test_keeping_the_home() -> None:
    """Ruling 5: the swap is a choice, made before the first movement roll."""
    table = Table("Chicago", "Denver", fresh=True)
    table.dice.to("Miami").white(1, 2)
    table.do(DrawDestination())
    assert table.refused(Roll()).code == "now-swap"
    table.do(KeepHome())
    seat = table.seat(0)
    assert (seat.home, seat.destination, seat.established) == ("Chicago", "Miami", {})
    assert [type(event) for event in table.events] == [HomeKept, Rolled]


def test_the_swap_belongs_to_the_first_destination() -> None:
    """Ruling 5a: no swap with a later destination."""
    table = Table("Chicago", "Denver")
    table.dice.to("Miami").white(1, 2)
    table.do(DrawDestination())
    assert (table.phase, table.seat(0).swap_open) == (Phase.RIDE, False)


def test_a_first_destination_at_home_ends_the_turn_and_the_right() -> None:
    """Ruling 5a: drawn where the train stands, the right to swap is gone."""
    table = Table("Chicago", "Denver", fresh=True)
    table.dice.to("Chicago", after="North Central")
    table.do(DrawDestination())
    assert table.phase is Phase.REGION
    table.do(ChooseRegion("North Central"))
    assert table.told(TurnLost) == [TurnLost(0, "Chicago")]
    assert (table.to_move, table.seat(0).destination) == (1, None)
    table.pass_turn_to(0)
    table.dice.to("Miami").white(1, 2)
    table.do(DrawDestination())
    assert table.phase is Phase.RIDE


def test_nobody_declares_instead_of_a_first_destination() -> None:
    """Ruling 25: not for its first destination, however rich the opening made it."""
    table = Table("Chicago", "Denver", fresh=True, cash=300_000)
    assert table.refused(Declare()).code == "declare-first"
    assert table.legal() == [DrawDestination()]
