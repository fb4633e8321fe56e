"""Losing a declaration, and heading for the alternate: rulings 26a, 27, 27a and 29."""

import pytest

from rules.rail_baron import GAME
from rules.rail_baron.routing.ride import path_stops, shortest_path
from tests.support.rail_baron import kit as rb

HOMEWARD = rb.along("PA", "Indianapolis", "Chicago")
"""Two segments from Indianapolis, home in Chicago."""


def test_a_dollar_short() -> None:
    """Ruling 26a: with less than 200,000 after the fees the declaration is over, and the alternate
    is the destination."""
    state = rb.nearly_home(204_999)
    events = rb.rides(state, 0, HOMEWARD)
    assert rb.kinds(events) == ["Rode", "Undeclared", "FeesOwed", "Paid", "TurnBegan"]
    assert rb.of(events, rb.Undeclared) == [rb.Undeclared(0, "short at home", "Denver")]
    player = state.seats[0]
    assert (player.declared, player.destination, player.alternate) == (False, "Denver", "Denver")
    assert player.used == list(HOMEWARD) and player.departure == "Indianapolis"
    rb.begin_turn(state, 0)
    assert rb.legal(state) == [rb.Roll()]


@pytest.mark.parametrize(
    ("engine", "roll", "later"), [("SuperChief", (1, 2, 2), ()), ("Express", (1, 1), (2,))]
)
def test_short_with_a_bonus_due(engine: str, roll: tuple[int, ...], later: tuple[int, ...]) -> None:
    """Ruling 26a: a bonus still due is ridden towards the alternate, without a draw."""
    state = rb.begin_turn(rb.nearly_home(204_999, engine=engine), 0)
    rb.act(state, rb.Roll(), *roll)
    events = rb.act(state, rb.Ride(HOMEWARD), *later)
    assert events[1:] == [
        rb.Undeclared(0, "short at home", "Denver"),
        rb.BonusRolled(0, 2, bounce=True),
    ]
    rb.refused(state, rb.Ride(HOMEWARD[::-1]), "ride-used", "11")
    events = rb.act(state, rb.Ride(rb.along("C&NW", "Chicago", "Omaha")[:2]))
    assert rb.of(events, rb.FeesOwed) == [rb.FeesOwed(0, ((None, 1_000), (1, 5_000)))]
    assert state.seats[0].destination == "Denver" and state.turn.seat == 1


def test_bonus_reaches_the_alternate() -> None:
    """Ruling 26a: the bonus may end at the alternate, which pays from where the seat declared."""
    state = rb.begin_turn(rb.nearly_home(204_999, alternate="Milwaukee", engine="Express"), 0)
    rb.act(state, rb.Roll(), 1, 1)
    rb.act(state, rb.Ride(HOMEWARD), 4)
    events = rb.act(state, rb.Ride(rb.along("C&NW", "Chicago", "Milwaukee")))
    payoff = rb.chart("Indianapolis", "Milwaukee")
    assert rb.of(events, rb.Arrived) == [rb.Arrived(0, "Indianapolis", "Milwaukee", payoff)]
    rb.act(state, rb.BuyNothing())
    player = state.seats[0]
    assert (player.alternate, player.departure, player.used) == (None, "Milwaukee", [])
    assert state.turn.seat == 1


@pytest.mark.parametrize("engine", ["Express", "Freight"])
def test_short_where_home_is_the_alternate(engine: rb.Engine) -> None:
    """Ruling 26a: short even with the payoff where home is the alternate: an ordinary arrival, the
    payoff once, a purchase, and a bounce out if due; without one the turn ends."""
    payoff = rb.chart("Indianapolis", "Chicago")
    state = rb.nearly_home(204_999 - payoff, alternate="Chicago", engine=engine)
    rb.act(rb.begin_turn(state, 0), rb.Roll(), 1, 1)
    events = rb.act(state, rb.Ride(HOMEWARD))
    assert rb.kinds(events) == ["Rode", "Undeclared", "Arrived", "Paid"]
    assert rb.of(events, rb.Paid) == [rb.Paid(None, 0, payoff, "payoff")]
    assert state.phase is rb.Phase.PURCHASE and rb.cash(state)[0] == 204_999
    if engine == "Express":
        rb.act(state, rb.BuyRailroad("B&O"), *rb.to("Denver"), 3)
        assert state.phase is rb.Phase.RIDE and state.turn.steps_left == 3
    else:
        rb.act(state, rb.BuyNothing())
        assert rb.cash(state)[:2] == [199_999, 25_000] and state.turn.seat == 1
        assert state.seats[0].destination is None and not state.seats[0].arrival_due
    assert state.seats[0].alternate is None and state.seats[0].departure == "Chicago"


@pytest.mark.parametrize(("money", "ends"), [(204_999, True), (205_000, False)])
def test_fees_end_a_declaration(money: int, ends: bool) -> None:
    """Ruling 27: below 200,000 after the fees the declaration ends without penalty, and the
    alternate is the destination; with exactly that it stays declared."""
    state = rb.nearly_home(money, 1)
    events = rb.rides(state, 0, rb.along("PA", "Indianapolis", "Columbus"))
    assert rb.of(events, rb.Undeclared) == [rb.Undeclared(0, "fees", "Denver")] * ends
    assert rb.cash(state) == [money - 5_000, 25_000, 20_000]
    assert state.seats[0].declared is not ends
    assert state.seats[0].destination == ("Denver" if ends else "Chicago")


def test_self_undeclaring_on_the_alternate() -> None:
    """Rulebook, self undeclaring: who falls below on its alternate arrives there at the start of
    its next turn."""
    state = rb.nearly_home(204_000, alternate="Columbus")
    rb.rides(state, 0, rb.along("PA", "Indianapolis", "Columbus"))
    player = state.seats[0]
    assert player.arrival_due and player.destination == "Columbus"
    rb.begin_turn(state, 2)
    state.seats[2].destination = "Boston"
    rb.rides(state, 2, rb.along("SAL", "Miami", "Jacksonville")[:3])
    assert state.turn.seat == 0 and state.phase is rb.Phase.PURCHASE
    assert rb.cash(state)[0] == 199_000 + rb.chart("Indianapolis", "Columbus")


def test_fees_of_a_lost_turn() -> None:
    """Ruling 27: it holds at the end of a lost turn too: declared on a bounce out with the
    alternate where it stands, the fees can end the declaration again."""
    payoff = rb.chart("Chicago", "Indianapolis")
    player = rb.seat("Chicago", 203_000 - payoff, home="Louisville", destination="Indianapolis")
    player.engine = "Express"
    state = rb.game(
        player, rb.seat("Boston", railroads=["PA"]), rb.seat("Miami", destination="Boston")
    )
    rb.rides(state, 0, HOMEWARD[::-1])
    rb.act(state, rb.BuyNothing())
    rb.act(state, rb.Declare(), *rb.region("North Central"))
    events = rb.act(state, rb.ChooseRegion("North Central"), *rb.city("Indianapolis"))
    assert rb.kinds(events)[2:] == ["TurnLost", "FeesOwed", "Paid", "Undeclared", "TurnBegan"]
    assert state.seats[0].arrival_due and state.seats[0].destination == "Indianapolis"
    rb.rides(state, 2, rb.along("SAL", "Miami", "Jacksonville")[:3])
    assert rb.cash(state)[0] == 198_000
    assert state.phase is rb.Phase.PURCHASE and state.seats[0].departure == "Indianapolis"


def test_declared_seats_may_bid() -> None:
    """Ruling 27a: cash spent in an auction ends nothing by itself; it shows when its own turn gets
    to its fees; or when it gets home (26a)."""
    state = rb.game(
        rb.seat("Boston", 1_000, destination="Seattle", railroads=["PA"]),
        rb.declared("Indianapolis", "Chicago", "Denver", 210_000),
        rb.seat("Miami", railroads=["NYNH&H"], destination="Boston"),
    )
    rb.rides(state, 0, rb.along("NYNH&H", "Boston", "New York"))
    rb.acts(state, rb.AuctionOff("PA"), rb.Bid(15_000), rb.PassBid())
    assert rb.cash(state)[1] == 195_000 and state.seats[1].declared
    assert state.turn.seat == 1 and rb.legal(state) == [rb.Roll()]
    events = rb.rides(state, 1, rb.along("PA", "Indianapolis", "Columbus"))
    assert rb.of(events, rb.Undeclared) == [rb.Undeclared(1, "fees", "Denver")]
    state = rb.nearly_home(199_000)
    assert state.seats[0].declared
    assert rb.of(rb.rides(state, 0, HOMEWARD), rb.Undeclared) == [
        rb.Undeclared(0, "short at home", "Denver")
    ]


def left_over(money: int = 230_000) -> rb.State:
    """Seat 0 stands on its alternate, rovered there; its turn is about to come."""
    trip = {"home": "Miami", "departure": "Boston", "destination": "Indianapolis"}
    late = {"alternate": "Indianapolis", "arrival_due": True, "used": list(HOMEWARD)}
    other = rb.seat("Boston", destination="Miami", railroads=["NYNH&H"])
    return rb.game(rb.seat("Indianapolis", money, **trip, **late), other, on_turn=1)


def test_left_over_arrival() -> None:
    """Ruling 29: standing on the alternate it arrives at the start of its next turn: payoff,
    purchase, then destination or declaring, roll and ride as usual."""
    state = left_over()
    events = rb.rides(state, 1, rb.along("NYNH&H", "Boston", "New York"))
    payoff = rb.chart("Boston", "Indianapolis")
    assert rb.kinds(events) == ["Rode", "TurnBegan", "Arrived", "Paid"]
    assert rb.of(events, rb.Arrived) == [rb.Arrived(0, "Boston", "Indianapolis", payoff)]
    player = state.seats[0]
    assert (player.used, player.alternate, player.departure) == ([], None, "Indianapolis")
    assert state.phase is rb.Phase.PURCHASE
    events = rb.act(state, rb.BuyRailroad("PA"))
    assert state.phase is rb.Phase.DESTINATION and rb.kinds(events)[-1] == "Paid"
    assert rb.legal(state) == [rb.DrawDestination(), rb.Declare()]
    events = rb.act(state, rb.Declare(), *rb.to("Denver"), 1, 2)
    assert rb.kinds(events) == ["Declared", "RegionRolled", "CityRolled", "Rolled"]


def test_left_over_arrival_then_a_full_turn() -> None:
    """Ruling 29: a bonus rolled in that turn is due as in any other; with nothing to buy it begins
    with the seat's draw."""
    state = left_over(50_000)
    rb.rides(state, 1, rb.along("NYNH&H", "Boston", "New York"))
    events = rb.act(state, rb.BuyNothing(), *rb.to("Louisville"), 6, 6)
    assert rb.kinds(events) == ["BoughtNothing", "RegionRolled", "CityRolled", "Rolled"]
    rb.act(state, rb.Ride(rb.along("PA", "Indianapolis", "Louisville")))
    events = rb.act(state, rb.BuyNothing(), *rb.to("Boston"), 3)
    assert rb.of(events, rb.BonusRolled) == [rb.BonusRolled(0, 3, bounce=True)]
    state = left_over(0)
    state.seats[0].departure = "Cincinnati"
    rb.rides(state, 1, rb.along("NYNH&H", "Boston", "New York"))
    assert rb.cash(state)[0] == rb.chart("Cincinnati", "Indianapolis") == 1_000
    assert state.phase is rb.Phase.DESTINATION and rb.legal(state) == [rb.DrawDestination()]


def test_no_reuse_where_it_can_be_helped() -> None:
    """Ruling 29: heading for the alternate no segment since the last paid arrival is reused; where
    it cannot be helped, the fewest possible are reused: out of a dead end the way it came in,
    and no segment more."""
    state = rb.nearly_home(204_999)
    rb.rides(state, 0, HOMEWARD)
    rb.act(rb.begin_turn(state, 0), rb.Roll(), 1, 1)
    assert rb.refused(state, rb.Ride(HOMEWARD[::-1]), "ride-used", "11").args_["target"] == "Denver"
    spur = rb.along("SAL", "Jacksonville", "Miami")
    stop = path_stops(rb.BOARD, rb.milepost("Jacksonville"), spur)[3]
    trip = {"home": "Miami", "destination": "Atlanta", "alternate": "Atlanta"}
    player = rb.seat("Jacksonville", **trip, used=list(spur[:3]), milepost=stop)
    state = rb.game(player, rb.seat("Boston"))
    rb.act(state, rb.Roll(), 1, 2)
    refusal = rb.refused(state, rb.Ride(spur[3:6]), "ride-reuses-too-many", "29")
    way = shortest_path(rb.BOARD, stop, rb.milepost("Atlanta"), frozenset(spur[:3]))
    assert refusal.args_["fewest"] == len(set(spur[:3]) & set(way)) == 1
    rb.act(state, rb.Ride(way[:3]))
    assert GAME.to_move(state) == (1,)


def test_payoff_from_where_it_declared() -> None:
    """Ruling 29: payoff and departure are from the city where it declared; being home in vain is no
    arrival and clears nothing."""
    state = rb.nearly_home(204_999, alternate="Milwaukee")
    rb.rides(state, 0, HOMEWARD)
    assert state.seats[0].used == list(HOMEWARD)
    events = rb.rides(state, 0, rb.along("C&NW", "Chicago", "Milwaukee"))
    payoff = rb.chart("Indianapolis", "Milwaukee")
    assert rb.of(events, rb.Arrived) == [rb.Arrived(0, "Indianapolis", "Milwaukee", payoff)]
    assert state.seats[0].milepost == rb.milepost("Milwaukee")
