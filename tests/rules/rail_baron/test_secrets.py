"""What is secret and what is announced: rulings 24 and 24a."""

import msgspec
import pytest

from rules.game import copy_state
from rules.rail_baron import GAME
from tests.support.rail_baron import kit as rb

LINE = rb.along("PA", "Indianapolis", "Chicago")
PAYOFF = rb.chart("Indianapolis", "Chicago")


def seen(state: rb.State, viewer: int | None) -> list[int | None]:
    """The cash of each seat as the viewer knows it."""
    return [player.cash for player in GAME.view(state, viewer).seats]


def arriving(money: int) -> rb.State:
    """Seat 0 is two segments from a payoff that brings it to `money`."""
    player = rb.seat("Indianapolis", money - PAYOFF, destination="Chicago")
    return rb.game(player, rb.seat("Boston"), rb.seat("Miami"))


def test_own_cash_only() -> None:
    """Ruling 24: below 150,000 nobody but the seat knows."""
    state = rb.game(
        rb.seat("Chicago", 149_999), rb.seat("Boston", 5_000), rb.seat("Miami", 150_000)
    )
    assert seen(state, 0) == [149_999, None, 150_000]
    assert seen(state, 1) == [None, 5_000, 150_000]
    assert seen(state, None) == [None, None, 150_000]


def test_announced_when_reached() -> None:
    """Ruling 24: reaching 150,000 is announced at that moment, with the sum, even when it is spent
    before the turn is over."""
    state = arriving(150_000)
    events = rb.rides(state, 0, LINE)
    assert events[-1] == rb.Announced(0, 150_000) and seen(state, 1)[0] == 150_000
    events = rb.act(state, rb.BuyRailroad("SP"))
    assert rb.of(events, rb.BoughtRailroad) and seen(state, 1)[0] is None
    state = arriving(149_999)
    assert rb.of(rb.rides(state, 0, LINE), rb.Announced) == []
    assert seen(state, 1)[0] is None


def test_announced_once_and_again() -> None:
    """Ruling 24: above the level nothing is announced anew; fallen below it the cash is secret
    again, and reaching it once more is announced once more."""
    state = arriving(151_000)
    assert rb.of(rb.rides(state, 0, LINE), rb.Announced) == [rb.Announced(0, 151_000)]
    rb.act(state, rb.BuyRailroad("RF&P"))
    assert rb.cash(state)[0] == 146_000 and seen(state, 1)[0] is None
    state.seats[0].destination = "Indianapolis"
    state.seats[0].cash += 10_000
    state.bank_out += 10_000
    assert rb.of(rb.rides(state, 0, LINE[::-1]), rb.Announced) == []
    rb.act(state, rb.BuyRailroad("SP"))
    state.seats[0].destination = "Chicago"
    state.seats[0].cash = 149_000
    state.bank_out = sum(rb.cash(state))
    assert rb.of(rb.rides(state, 0, LINE), rb.Announced) == [rb.Announced(0, 149_000 + PAYOFF)]


def test_announced_by_a_fee() -> None:
    """Ruling 24: whatever brings it there: an opponent's fee."""
    state = rb.game(
        rb.seat("Chicago", destination="Boston"),
        rb.seat("Boston", 145_000, railroads=["PA"]),
        rb.seat(),
    )
    events = rb.rides(state, 0, LINE[::-1])
    assert events[-3:-1] == [rb.Paid(0, 1, 5_000, "fee"), rb.Announced(1, 150_000)]


def test_announced_by_a_rover() -> None:
    """Ruling 24: the 50,000 of a rover, at that step; the victim's cash is secret again."""
    state = rb.game(
        rb.seat("Chicago", 100_000, destination="Boston"),
        rb.declared("Indianapolis", "Miami", "Denver", 199_000),
        rb.seat(),
    )
    events = rb.rides(state, 0, LINE[::-1])
    assert rb.of(events, rb.Announced) == [rb.Announced(0, 150_000)]
    assert seen(state, None) == [None, None, None]
    assert rb.cash(state) == [149_000, 149_000, 20_000]


def test_announced_by_an_auction() -> None:
    """Ruling 24: and a sale under the hammer, though the fees take it away again."""
    state = rb.game(
        rb.seat("Chicago", 1_000, destination="Seattle", railroads=["PA"]),
        rb.seat("Boston", 20_000, railroads=["C&O"]),
        rb.seat("Miami", 200_000),
    )
    rb.rides(state, 0, rb.along("C&O", "Chicago", "Cincinnati"))
    events = rb.acts(state, rb.AuctionOff("PA"), rb.PassBid(), rb.Bid(149_500))
    assert rb.of(events, rb.Announced) == [rb.Announced(0, 150_500)]
    assert seen(state, 1) == [None, 25_000, None]


def test_opening_cash_may_be_public() -> None:
    """Ruling 24: extra cash that reaches the level is announced as it is handed out, and what is
    spent in the opening auctions makes it secret again. Only the bidder sees how much it could
    bid."""
    options = rb.Options(opening_auctions=True, extra_cash=130_000)
    dice = rb.Scripted(6, 6, 6, 1, 1, 1, *rb.to("Denver") * 2, 0)
    state, events = GAME.setup(2, options, dice)
    assert rb.of(events, rb.Announced) == [rb.Announced(0, 150_000), rb.Announced(1, 150_000)]
    assert GAME.view(state, 0).bids == (6_000, 150_000)
    assert GAME.view(state, 1).bids is None and GAME.view(state, None).bids is None
    rb.act(state, rb.Bid(6_000))
    rb.act(state, rb.PassBid(), 0)
    assert seen(state, None) == [None, 150_000]


def test_everything_else_is_public() -> None:
    """Ruling 24a: deeds, engines, destinations and alternates, segments ridden since the last
    arrival, establishments.
    Rulebook, cash: anyone may ask for a home city, and whether the cash is below the level."""
    state = rb.game(
        rb.seat("Chicago", engine="Express", railroads=["PA"], established={"C&O": 1_000}),
        rb.declared("Boston", "Miami", "Denver", used=list(LINE)),
    )
    views = [GAME.view(state, viewer) for viewer in (0, 1, None)]
    for field in ("railroads", "engine", "destination", "alternate", "used", "established"):
        shown = [[getattr(player, field) for player in view.seats] for view in views]
        assert shown[0] == shown[1] == shown[2]
    spectator = views[2].seats
    assert spectator[0].railroads == ("PA",) and spectator[0].established == {"C&O": 1_000}
    assert (spectator[1].alternate, spectator[1].used) == ("Denver", LINE)


@pytest.mark.parametrize(
    "phase", [rb.Phase.ROLL, rb.Phase.RIDE, rb.Phase.PURCHASE, rb.Phase.DESTINATION]
)
def test_nothing_depends_on_hidden_cash(phase: rb.Phase) -> None:
    """Ruling 24: no view and no ranking of the others changes with cash they may not know."""
    player = rb.seat("Indianapolis", 60_000, destination="Chicago", railroads=["GN"])
    state = rb.game(player, rb.seat("Boston", 40_000), rb.seat("Miami", 30_000), phase=phase)
    state.turn.steps_left = 4 if phase is rb.Phase.RIDE else 0
    if phase in (rb.Phase.PURCHASE, rb.Phase.DESTINATION):
        state.seats[0].destination = None
    richer = copy_state(state)
    richer.seats[0].cash, richer.seats[2].cash = 149_999, 0
    for viewer in (1, None):
        assert packed(state, viewer) == packed(richer, viewer)
    assert packed(state, 0) != packed(richer, 0)


def packed(state: rb.State, viewer: int | None) -> bytes:
    return msgspec.msgpack.encode((GAME.view(state, viewer), GAME.standing(state, viewer)))


def test_ranking_before_the_end() -> None:
    """Ruling 24: a running game is ranked by deeds, engines and announced cash, and totals with
    hidden cash are left open."""
    owner = rb.seat("Boston", 5_000, railroads=["RF&P"])
    state = rb.game(rb.seat("Chicago", 149_000), owner, rb.seat("Miami"))
    rows = GAME.standing(state, None)
    assert [(row.place, row.seat) for row in rows] == [(1, 1), (2, 0), (2, 2)]
    assert {row.total for row in rows} == {None}
    assert GAME.standing(state, 0)[1].total == 149_000
    state.seats[0].cash = 150_000
    best = GAME.standing(state, None)[0]
    assert (best.seat, best.known) == (0, 150_000)


def test_ranking_at_the_end() -> None:
    """Ruling 24: when the game is over every sum is shown: the winner first, then by worth. Ruling
    23: who is bankrupt has nothing, not even an engine."""
    state = rb.game(
        rb.declared("Indianapolis", "Chicago", "Denver"),
        rb.seat("Boston", 5_000, railroads=["SP"]),
        rb.seat("Miami", engine="SuperChief"),
        rb.seat("Seattle", 0, engine="SuperChief", milepost=-1, bankrupt=True),
    )
    rb.rides(state, 0, LINE)
    assert state.phase is rb.Phase.OVER
    assert [(row.place, row.seat, row.total) for row in GAME.standing(state, None)] == [
        (1, 0, 209_000),
        (2, 2, 60_000),
        (3, 1, 47_000),
        (4, 3, 0),
    ]


def test_bounce_out_purchase_and_announcement() -> None:
    """Rulebook, cash: the level counts whenever it is reached, a second payoff of a turn too."""
    player = rb.seat("Indianapolis", 149_500 - PAYOFF, destination="Chicago", engine="Express")
    state = rb.begin_turn(rb.game(player, rb.seat("Boston"), rb.seat("Miami")), 0)
    rb.act(state, rb.Roll(), 1, 1)
    assert rb.of(rb.act(state, rb.Ride(LINE)), rb.Announced) == []
    rb.act(state, rb.BuyNothing(), *rb.to("Omaha"), 6)
    events = rb.act(state, rb.Ride(rb.along("C&NW", "Chicago", "Omaha")))
    assert rb.of(events, rb.Announced) == [rb.Announced(0, 149_500 + rb.chart("Chicago", "Omaha"))]
    rb.buys(state, 1, "RF&P")
