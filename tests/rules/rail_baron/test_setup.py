"""Setting up: rulings 1 to 5a."""

import pytest

from rules.errors import RuleError
from rules.rail_baron import GAME
from tests.support.rail_baron import kit as rb


def set_up(
    seats: int, *dice: int, options: rb.Options | None = None
) -> tuple[rb.State, list[object]]:
    scripted = rb.Scripted(*dice)
    state, events = GAME.setup(seats, options or rb.Options(), scripted)
    assert scripted.left == []
    assert list(GAME.invariants(state)) == []
    return state, events


FIRST_IS_0_OF_2 = (6, 6, 6, 1, 1, 1)


def fresh(**changes: object) -> rb.State:
    """Two seats before the very first turn, seat 0 at home in Chicago."""
    fields: dict[str, object] = {"drew_first": False} | changes
    return rb.game(
        rb.seat("Chicago", **fields), rb.seat("Boston", drew_first=False), rb.seat("Denver")
    )


@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_starts_alike(seats: int) -> None:
    """Ruling 1: two to six seats with 20,000 and a Freight engine each; the bank has all deeds."""
    first = [6, 6, 6] + [1, 1, 1] * (seats - 1)
    state, _ = set_up(seats, *first, *rb.to("Chicago") * seats)
    assert rb.cash(state) == [20_000] * seats
    assert [player.engine for player in state.seats] == ["Freight"] * seats
    assert state.bank == list(rb.BOARD.railroads) and len(state.bank) == 28
    assert state.bank_out == 20_000 * seats


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_other_numbers_of_seats(seats: int) -> None:
    """Ruling 1: fewer than two or more than six cannot play."""
    with pytest.raises(RuleError) as refusal:
        GAME.setup(seats, rb.Options(), rb.Scripted())
    assert (refusal.value.code, refusal.value.rule) == ("seats", "1")


def test_money_is_whole_dollars() -> None:
    """Ruling 1: every payoff, price and half price is a whole number of dollars."""
    assert all(isinstance(rb.chart(a, b), int) for a in rb.BOARD.cities for b in rb.BOARD.cities)
    assert rb.chart("Albany", "Baltimore") == 3_500
    assert all(row.price % 2 == 0 for row in rb.BOARD.railroads.values())


def test_highest_of_three_dice_begins() -> None:
    """Ruling 2: the highest total of three dice goes first; only those who share the highest total
    roll again."""
    state, events = set_up(3, 1, 2, 3, 6, 5, 4, 5, 5, 4, *rb.to("Chicago") * 3)
    rolled = rb.of(events, rb.FirstPlayerRolled)
    assert rolled == [rb.FirstPlayerRolled(((0, (1, 2, 3)), (1, (6, 5, 4)), (2, (5, 5, 4))), 1)]
    assert (state.first, state.turn.seat, GAME.to_move(state)) == (1, 1, (1,))
    assert events[-1] == rb.TurnBegan(1, 1)
    dice = (6, 6, 1, 1, 1, 1, 6, 5, 2, 1, 1, 1, 2, 1, 1)
    state, events = set_up(3, *dice, *rb.to("Chicago") * 3)
    first, second = rb.of(events, rb.FirstPlayerRolled)
    assert first.first is None
    assert second == rb.FirstPlayerRolled(((0, (1, 1, 1)), (2, (2, 1, 1))), 2)
    assert state.first == 2


def test_turns_pass_by_seat() -> None:
    """Rulebook, set-up: after the first player the turn goes round by seat."""
    state, _ = set_up(3, 1, 1, 1, 1, 1, 1, 6, 6, 6, *rb.to("Chicago") * 3)
    order = []
    for _ in range(3):
        order.append(state.turn.seat)
        rb.act(state, rb.DrawDestination(), *rb.to("Denver"))
        rb.act(state, rb.KeepHome(), 1, 2)
        rb.act(state, rb.legal(state)[0])
    assert (order, state.turn.seat, state.phase) == ([2, 0, 1], 2, rb.Phase.ROLL)


def test_city_lookup_example() -> None:
    """Rulebook, city lookup: the worked example. Red 3 with white 3 and 4 is odd 7, North Central;
    red 6 with white 3 and 5 is even 8, Chicago."""
    state, events = set_up(2, *FIRST_IS_0_OF_2, 3, 3, 4, 6, 3, 5, *rb.to("Miami"))
    region, city = rb.of(events, rb.RegionRolled)[0], rb.of(events, rb.CityRolled)[0]
    assert region == rb.RegionRolled(0, "home", (3, 3, 4), "North Central", False)
    assert city == rb.CityRolled(0, "home", "North Central", (6, 3, 5), "Chicago")
    assert state.seats[0].home == "Chicago"


def test_lookup_uses_parity_and_sum() -> None:
    """Ruling 3: the parity of the red die and the sum of the white ones pick the cell."""
    pairs = [((1, 6, 1), (3, 2, 5)), ((2, 1, 1), (6, 1, 1))]
    for throw, other in pairs:
        first, _ = set_up(2, *FIRST_IS_0_OF_2, *throw, *rb.city("Miami"), *rb.to("Miami"))
        second, _ = set_up(2, *FIRST_IS_0_OF_2, *other, *rb.city("Miami"), *rb.to("Miami"))
        assert first.seats[0].home == second.seats[0].home


def test_homes_in_turn_order() -> None:
    """Ruling 4: homes are drawn in turn order before any destination, and may be shared.
    Rulebook, home city: the dice alone decide on it; the first to draw a destination is the first
    player."""
    dice = (1, 1, 1, 6, 6, 6, 1, 1, 2)
    state, events = set_up(3, *dice, *rb.to("Denver"), *rb.to("Miami"), *rb.to("Denver"))
    assert [event.seat for event in rb.of(events, rb.CityRolled)] == [1, 2, 0]
    assert [player.home for player in state.seats] == ["Denver", "Denver", "Miami"]
    assert [player.destination for player in state.seats] == [None, None, None]
    assert all(player.departure == player.home for player in state.seats)
    assert all(rb.BOARD.milepost_of[player.home] == player.milepost for player in state.seats)
    assert state.phase is rb.Phase.DESTINATION


def test_swap() -> None:
    """Ruling 5: home, train and departure move to the drawn city, the old home is the destination,
    nothing is drawn again and the movement roll follows."""
    state = fresh()
    events = rb.act(state, rb.DrawDestination(), *rb.to("Denver"))
    assert rb.kinds(events) == ["RegionRolled", "CityRolled"]
    assert state.phase is rb.Phase.SWAP and state.seats[0].swap_open
    assert rb.legal(state) == [rb.SwapHome(), rb.KeepHome()]
    events = rb.act(state, rb.SwapHome(), 3, 4)
    assert events == [rb.HomeSwapped(0, "Denver", "Chicago"), rb.Rolled(0, (3, 4), None)]
    mover = state.seats[0]
    assert (mover.home, mover.departure, mover.destination) == ("Denver", "Denver", "Chicago")
    assert mover.milepost == state.turn.start == rb.BOARD.milepost_of["Denver"]
    assert state.phase is rb.Phase.RIDE and not mover.swap_open


def test_swap_establishes() -> None:
    """Ruling 5: after the swap the seat rides every railroad at its new home at 1,000, whoever
    owns it now."""
    state = fresh()
    state.seats[1].railroads = ["UP", "D&RGW"]
    for mark in state.seats[1].railroads:
        state.bank.remove(mark)
    state.purchases = 2
    rb.act(state, rb.DrawDestination(), *rb.to("Denver"))
    rb.act(state, rb.SwapHome(), 1, 1)
    assert state.seats[0].established == {"CB&Q": 1_000, "D&RGW": 1_000, "UP": 1_000}
    rb.act(state, rb.Ride(rb.along("UP", "Denver", "Kansas City")[:2]))
    assert rb.cash(state) == [19_000, 21_000, 20_000]
    assert state.seats[0].established == {"UP": 1_000}


def test_keeping_the_home() -> None:
    """Rulebook, home swap: it is an option; declined, everything stays as drawn.
    Ruling 5: once the dice for movement are rolled it is too late."""
    state = fresh()
    rb.act(state, rb.DrawDestination(), *rb.to("Denver"))
    rb.refused(state, rb.Roll(), "now-swap", "5")
    assert rb.act(state, rb.KeepHome(), 3, 4) == [rb.HomeKept(0), rb.Rolled(0, (3, 4), None)]
    mover = state.seats[0]
    assert (mover.home, mover.destination, mover.milepost) == ("Chicago", "Denver", 12)
    assert mover.established == {}
    rb.refused(state, rb.SwapHome(), "now-ride", "9")


def test_first_destination_is_home() -> None:
    """Ruling 5: ruling 6 applies to the first destination too, the swap comes after it.
    Ruling 5a: a first destination equal to home ends the turn, and the right to swap is gone."""
    state = fresh()
    rb.act(state, rb.DrawDestination(), *rb.region("North Central"))
    assert state.phase is rb.Phase.REGION
    rb.act(state, rb.ChooseRegion("North Central"), *rb.city("Detroit"))
    assert state.phase is rb.Phase.SWAP
    state = fresh()
    rb.act(state, rb.DrawDestination(), *rb.region("North Central"))
    events = rb.act(state, rb.ChooseRegion("North Central"), *rb.city("Chicago"))
    assert rb.of(events, rb.TurnLost) == [rb.TurnLost(0, "Chicago")]
    assert state.turn.seat == 1 and not state.seats[0].swap_open
    state.turn.seat = 0
    events = rb.act(state, rb.DrawDestination(), *rb.to("Denver"), 3, 4)
    assert rb.kinds(events) == ["RegionRolled", "CityRolled", "Rolled"]
    assert state.phase is rb.Phase.RIDE
    rb.refused(state, rb.SwapHome(), "now-ride", "9")


def test_first_destination_is_the_twin_of_home() -> None:
    """Ruling 5a: so does the other city on the home's milepost (7a)."""
    state = fresh()
    state.seats[0] = rb.seat("Minneapolis", drew_first=False)
    rb.act(state, rb.DrawDestination(), *rb.region("Plains"))
    events = rb.act(state, rb.ChooseRegion("Plains"), *rb.city("St. Paul"))
    assert rb.of(events, rb.TurnLost) == [rb.TurnLost(0, "St. Paul")]
    assert not state.seats[0].swap_open and state.seats[0].home == "Minneapolis"
