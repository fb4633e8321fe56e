"""Declaring and coming home: rulings 25 and 26."""

from __future__ import annotations

import pytest

from rules.rail_baron.model.actions import (
    BuyNothing,
    ChooseRegion,
    Declare,
    DrawDestination,
    Ride,
    Roll,
)
from rules.rail_baron.model.events import (
    Arrived,
    BonusRolled,
    Declared,
    RegionRolled,
    TurnLost,
    Won,
)
from rules.rail_baron.model.state import Phase, State
from tests.support.rail_baron.states import (
    BOARD,
    act,
    along,
    begin_turn,
    cash,
    chart,
    city,
    declared,
    game,
    kinds,
    legal,
    nearly_home,
    of,
    refused,
    region,
    rides,
    seat,
    to,
)

HOMEWARD = along("PA", "Indianapolis", "Chicago")
"""Two segments from Indianapolis, home in Chicago."""


def rich(money: int = 200_000, **changes: object) -> State:
    """Seat 0 in Indianapolis, home in Chicago, about to draw."""
    player = seat("Indianapolis", money, home="Chicago", **changes)
    return game(player, seat("Boston"), seat("Miami"))


def test_declaring() -> None:
    """Ruling 25: with 200,000, about to draw, a seat may declare; it draws an alternate and rides
    for home the same turn."""
    state = rich()
    assert legal(state) == [DrawDestination(), Declare()]
    events = act(state, Declare(), *to("Denver"), 3, 4)
    assert kinds(events) == ["Declared", "RegionRolled", "CityRolled", "Rolled"]
    player = state.seats[0]
    assert (player.declared, player.destination, player.alternate) == (True, "Chicago", "Denver")
    assert of(events, RegionRolled)[0].purpose == "alternate"


def test_not_with_less() -> None:
    """Ruling 25: a dollar less will not do."""
    state = rich(199_999)
    assert legal(state) == [DrawDestination()]
    refusal = refused(state, Declare(), "declare-cash", "25")
    assert refusal.args_ == {"need_money": 200_000, "cash_money": 199_999}


def test_not_for_the_first_destination() -> None:
    """Ruling 25: the first destination is always drawn."""
    state = rich(drew_first=False)
    assert legal(state) == [DrawDestination()]
    refused(state, Declare(), "declare-first", "25")


def test_only_when_about_to_draw() -> None:
    """Ruling 25: with a destination held there is nothing to declare."""
    state = rich(destination="Denver")
    refused(state, Declare(), "now-roll", "9")


def test_no_obligation() -> None:
    """Rulebook, declaring: nobody has to."""
    state = rich(500_000)
    act(state, DrawDestination(), *to("Denver"), 3, 4)
    assert not state.seats[0].declared


def test_declaring_at_home_wins() -> None:
    """Ruling 25: declaring in the home city wins at once."""
    state = game(seat("Chicago", 200_000), seat("Boston"))
    assert act(state, Declare()) == [Declared(0), Won(0, "declared at home")]
    assert state.phase is Phase.OVER and state.winner == 0


def test_declaring_at_the_twin_of_home_wins() -> None:
    """Ruling 25: so does declaring in the city on the same milepost (7a)."""
    state = game(seat("Minneapolis", 200_000, home="St. Paul"), seat("Boston"))
    assert of(act(state, Declare()), Won) == [Won(0, "declared at home")]


def test_declaring_in_a_bounce_out_turn() -> None:
    """Ruling 25: the fees of a bounce-out turn are not yet taken off; at home it wins with them
    unpaid."""
    player = seat("Indianapolis", 199_000, home="Chicago", destination="Chicago", engine="Express")
    state = game(player, seat("Boston", railroads=["PA"]), seat("Miami"))
    rides(state, 0, HOMEWARD)
    act(state, BuyNothing())
    assert state.phase is Phase.DESTINATION and legal(state) == [DrawDestination(), Declare()]
    events = act(state, Declare())
    assert events == [Declared(0), Won(0, "declared at home")]
    assert cash(state)[1] == 20_000


def test_declaring_and_bouncing_out() -> None:
    """Ruling 25: elsewhere the bounce out is ridden towards home."""
    player = seat("Chicago", 300_000, home="Louisville", destination="Indianapolis")
    player.engine = "Express"
    state = game(player, seat("Boston"), seat("Miami"))
    rides(state, 0, HOMEWARD[::-1])
    act(state, BuyNothing())
    events = act(state, Declare(), *to("Denver"), 5)
    assert events[-1] == BonusRolled(0, 5, bounce=True)
    events = act(state, Ride(along("PA", "Indianapolis", "Louisville")))
    assert of(events, Won) == [Won(0, "home")]


def test_alternate_where_it_stands() -> None:
    """Ruling 25: an alternate equal to where it stands: declared, but the turn ends with its fees
    paid, and next turn it rides for home without drawing."""
    state = rich(250_000)
    act(state, Declare(), *region("North Central"))
    events = act(state, ChooseRegion("North Central"), *city("Indianapolis"))
    assert of(events, TurnLost) == [TurnLost(0, "Indianapolis")]
    player = state.seats[0]
    assert player.declared and player.alternate == "Indianapolis" and state.turn.seat == 1
    begin_turn(state, 0)
    assert legal(state) == [Roll()]
    events = rides(state, 0, HOMEWARD)
    assert of(events, Won) == [Won(0, "home")]


def test_alternate_at_the_twin() -> None:
    """Ruling 25: the twin of the city where it stands is where it stands (7a)."""
    state = game(seat("Minneapolis", 250_000, home="Chicago"), seat("Boston"))
    act(state, Declare(), *region("Plains"))
    events = act(state, ChooseRegion("Plains"), *city("St. Paul"))
    assert of(events, TurnLost) == [TurnLost(0, "St. Paul")]
    assert state.seats[0].declared and state.seats[0].alternate == "St. Paul"


def test_winning() -> None:
    """Ruling 26: home with 200,000 after all fees of the turn, it wins; no payoff, no purchase."""
    state = nearly_home(205_000)
    events = rides(state, 0, HOMEWARD)
    assert kinds(events) == ["Rode", "FeesOwed", "Paid", "Won"]
    assert of(events, Won) == [Won(0, "home")]
    assert cash(state) == [200_000, 25_000, 20_000]
    assert state.winner == 0 and state.phase is Phase.OVER


def test_unused_bonus_is_ignored() -> None:
    """Ruling 26: a winner's unused bonus is ignored."""
    state = nearly_home(300_000, engine="SuperChief")
    begin_turn(state, 0)
    act(state, Roll(), 3, 3, 6)
    events = act(state, Ride(HOMEWARD))
    assert of(events, BonusRolled) == [] and of(events, Won) == [Won(0, "home")]


def test_through_the_alternate() -> None:
    """Ruling 26: the alternate may be ridden through and does not pay."""
    state = game(
        declared("Louisville", "Chicago", "Indianapolis", 300_000), seat("Boston"), seat("Miami")
    )
    line = along("PA", "Louisville", "Indianapolis", "Chicago")
    events = rides(state, 0, line)
    assert of(events, Arrived) == [] and of(events, Won) == [Won(0, "home")]
    assert cash(state)[0] == 299_000


def test_stopping_on_the_alternate() -> None:
    """Rulebook, declaring: the alternate is ignored while the seat is declared."""
    state = game(
        declared("Louisville", "Chicago", "Indianapolis", 300_000), seat("Boston"), seat("Miami")
    )
    events = rides(state, 0, along("PA", "Louisville", "Indianapolis"))
    assert kinds(events) == ["Rode", "FeesOwed", "Paid", "TurnBegan"]
    assert state.seats[0].declared and not state.seats[0].arrival_due


@pytest.mark.parametrize(
    ("home", "alternate"), [("Chicago", "Chicago"), ("St. Paul", "Minneapolis")]
)
def test_home_is_the_alternate(home: str, alternate: str) -> None:
    """Ruling 26: if home is also the alternate the payoff counts before the fees; twins are one
    place (7a)."""
    start, line = {
        "Chicago": ("Indianapolis", HOMEWARD),
        "St. Paul": ("Milwaukee", along("C&NW", "Milwaukee", "Minneapolis")),
    }[home]
    payoff = chart(start, alternate)
    owned = BOARD.segments[line[0]].railroad
    state = game(
        declared(start, home, alternate, 205_000 - payoff),
        seat("Boston", railroads=[owned]),
        seat("Miami"),
    )
    events = rides(state, 0, line)
    assert kinds(events)[:3] == ["Rode", "Arrived", "Paid"]
    assert of(events, Arrived) == [Arrived(0, start, alternate, payoff)]
    assert of(events, Won) == [Won(0, "home")]
    assert cash(state)[0] == 200_000
