"""Declaring and coming home: rulings 25 and 26."""

from typing import Any

import pytest

from tests.support.rail_baron import kit as rb

HOMEWARD = rb.along("PA", "Indianapolis", "Chicago")
"""Two segments from Indianapolis, home in Chicago."""


def rich(money: int = 200_000, **changes: object) -> rb.State:
    """Seat 0 in Indianapolis, home in Chicago, about to draw."""
    player = rb.seat("Indianapolis", money, home="Chicago", **changes)
    return rb.game(player, rb.seat("Boston"), rb.seat("Miami"))


def test_declaring() -> None:
    """Ruling 25: with 200,000, about to draw, a seat may declare; it draws an alternate and rides
    for home the same turn."""
    state = rich()
    assert rb.legal(state) == [rb.DrawDestination(), rb.Declare()]
    events = rb.act(state, rb.Declare(), *rb.to("Denver"), 3, 4)
    assert rb.kinds(events) == ["Declared", "RegionRolled", "CityRolled", "Rolled"]
    player = state.seats[0]
    assert (player.declared, player.destination, player.alternate) == (True, "Chicago", "Denver")
    assert rb.of(events, rb.RegionRolled)[0].purpose == "alternate"


@pytest.mark.parametrize(
    ("money", "changes", "code", "rule"),
    [
        pytest.param(199_999, {}, "declare-cash", "25", id="a dollar less will not do"),
        pytest.param(
            200_000, {"drew_first": False}, "declare-first", "25", id="the first is drawn"
        ),
        pytest.param(
            200_000, {"destination": "Denver"}, "now-roll", "9", id="only when about to draw"
        ),
    ],
)
def test_who_may_not_declare(money: int, changes: dict[str, Any], code: str, rule: str) -> None:
    """Ruling 25: with less cash, for the first destination, or while one is held."""
    state = rich(money, **changes)
    assert rb.Declare() not in rb.legal(state)
    refusal = rb.refused(state, rb.Declare(), code, rule)
    if code == "declare-cash":
        assert refusal.args_ == {"need_money": 200_000, "cash_money": 199_999}


@pytest.mark.parametrize(("city", "home"), [("Chicago", "Chicago"), ("Minneapolis", "St. Paul")])
def test_declaring_at_home_wins(city: str, home: str) -> None:
    """Ruling 25: at once, in the home city or the one on the same milepost (7a)."""
    state = rb.game(rb.seat(city, 200_000, home=home), rb.seat("Boston"))
    assert rb.act(state, rb.Declare()) == [rb.Declared(0), rb.Won(0, "declared at home")]
    assert state.phase is rb.Phase.OVER and state.winner == 0


def test_declaring_in_a_bounce_out_turn() -> None:
    """Ruling 25: the fees of a bounce-out turn are not yet taken off; at home it wins with them
    unpaid."""
    trip = {"home": "Chicago", "destination": "Chicago", "engine": "Express"}
    player = rb.seat("Indianapolis", 199_000, **trip)
    state = rb.game(player, rb.seat("Boston", railroads=["PA"]), rb.seat("Miami"))
    rb.rides(state, 0, HOMEWARD)
    rb.act(state, rb.BuyNothing())
    assert rb.legal(state) == [rb.DrawDestination(), rb.Declare()]
    assert rb.act(state, rb.Declare()) == [rb.Declared(0), rb.Won(0, "declared at home")]
    assert rb.cash(state)[1] == 20_000


def test_declaring_and_bouncing_out() -> None:
    """Ruling 25: elsewhere the bounce out is ridden towards home."""
    player = rb.seat("Chicago", 300_000, home="Louisville", destination="Indianapolis")
    player.engine = "Express"
    state = rb.game(player, rb.seat("Boston"), rb.seat("Miami"))
    rb.rides(state, 0, HOMEWARD[::-1])
    rb.act(state, rb.BuyNothing())
    events = rb.act(state, rb.Declare(), *rb.to("Denver"), 5)
    assert events[-1] == rb.BonusRolled(0, 5, bounce=True)
    events = rb.act(state, rb.Ride(rb.along("PA", "Indianapolis", "Louisville")))
    assert rb.of(events, rb.Won) == [rb.Won(0, "home")]


@pytest.mark.parametrize(
    ("here", "drawn"), [("Indianapolis", "Indianapolis"), ("Minneapolis", "St. Paul")]
)
def test_alternate_where_it_stands(here: str, drawn: str) -> None:
    """Ruling 25: an alternate equal to where it stands, or its twin (7a): declared, but the turn
    ends with its fees paid, and next turn it rides for home without drawing."""
    state = rb.game(rb.seat(here, 250_000, home="Chicago"), rb.seat("Boston"), rb.seat("Miami"))
    region = rb.BOARD.region_of[here]
    rb.act(state, rb.Declare(), *rb.region(region))
    events = rb.act(state, rb.ChooseRegion(region), *rb.city(drawn))
    assert rb.of(events, rb.TurnLost) == [rb.TurnLost(0, drawn)]
    player = state.seats[0]
    assert player.declared and player.alternate == drawn and state.turn.seat == 1
    assert rb.legal(rb.begin_turn(state, 0)) == [rb.Roll()]
    if here == "Indianapolis":
        assert rb.of(rb.rides(state, 0, HOMEWARD), rb.Won) == [rb.Won(0, "home")]


def test_winning() -> None:
    """Ruling 26: home with 200,000 after all fees of the turn, it wins; no payoff, no purchase, and
    an unused bonus is ignored."""
    state = rb.nearly_home(205_000)
    events = rb.rides(state, 0, HOMEWARD)
    assert rb.kinds(events) == ["Rode", "FeesOwed", "Paid", "Won"]
    assert rb.of(events, rb.Won) == [rb.Won(0, "home")]
    assert rb.cash(state) == [200_000, 25_000, 20_000]
    assert state.winner == 0 and state.phase is rb.Phase.OVER
    state = rb.begin_turn(rb.nearly_home(300_000, engine="SuperChief"), 0)
    rb.act(state, rb.Roll(), 3, 3, 6)
    events = rb.act(state, rb.Ride(HOMEWARD))
    assert rb.of(events, rb.BonusRolled) == [] and rb.of(events, rb.Won) == [rb.Won(0, "home")]


@pytest.mark.parametrize(
    ("end", "kinds"),
    [
        ("Chicago", ["Rode", "FeesOwed", "Paid", "Won"]),
        ("", ["Rode", "FeesOwed", "Paid", "TurnBegan"]),
    ],
)
def test_the_alternate_does_not_pay(end: str, kinds: list[str]) -> None:
    """Ruling 26: it may be ridden through.
    Rulebook, declaring: the alternate is ignored while the seat is declared."""
    runner = rb.declared("Louisville", "Chicago", "Indianapolis", 300_000)
    state = rb.game(runner, rb.seat("Boston"), rb.seat("Miami"))
    events = rb.rides(state, 0, rb.along("PA", "Louisville", "Indianapolis", *filter(None, [end])))
    assert rb.kinds(events) == kinds and rb.cash(state)[0] == 299_000
    assert state.seats[0].declared and not state.seats[0].arrival_due


@pytest.mark.parametrize(
    ("home", "alternate"), [("Chicago", "Chicago"), ("St. Paul", "Minneapolis")]
)
def test_home_is_the_alternate(home: str, alternate: str) -> None:
    """Ruling 26: if home is also the alternate the payoff counts before the fees; twins are one
    place (7a)."""
    start, line = {
        "Chicago": ("Indianapolis", HOMEWARD),
        "St. Paul": ("Milwaukee", rb.along("C&NW", "Milwaukee", "Minneapolis")),
    }[home]
    payoff = rb.chart(start, alternate)
    owned = rb.BOARD.segments[line[0]].railroad
    state = rb.game(
        rb.declared(start, home, alternate, 205_000 - payoff),
        rb.seat("Boston", railroads=[owned]),
        rb.seat("Miami"),
    )
    events = rb.rides(state, 0, line)
    assert rb.kinds(events)[:3] == ["Rode", "Arrived", "Paid"]
    assert rb.of(events, rb.Arrived) == [rb.Arrived(0, start, alternate, payoff)]
    assert rb.of(events, rb.Won) == [rb.Won(0, "home")]
    assert rb.cash(state)[0] == 200_000
