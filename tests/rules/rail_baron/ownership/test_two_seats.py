"""The imaginary third owner of a game for two: rulings 31 and 31a."""

import pytest

from rules.rail_baron import GAME
from rules.rail_baron.model.play import THIRD_OWNER, MutablePosition
from rules.rail_baron.ownership.establishment import transfer_railroad
from tests.support.rail_baron import kit as rb

TO_INDY = ("PA", "Chicago", "Indianapolis")
PA = rb.along(*TO_INDY)
TO_CINCINNATI = ("C&O", "Chicago", "Cincinnati")
VIA_LOUISVILLE = [
    TO_CINCINNATI,
    ("L&N", "Cincinnati", "Louisville"),
    ("PA", "Louisville", "Indianapolis"),
]
VIA_COLUMBUS = [TO_CINCINNATI, ("PA", "Cincinnati", "Columbus")]


def two(
    first: list[str], second: list[str], third: tuple[str, ...] = (), **more: object
) -> rb.State:
    """Seat 0 in Chicago on its way to Seattle, seat 1 in Boston, both with plenty."""
    return rb.game(
        rb.seat("Chicago", 149_000, destination="Seattle", railroads=first),
        rb.seat("Boston", 149_000, destination="Miami", railroads=second),
        third=third,
        **more,
    )


def given(state: rb.State, number: int, railroad: str, *pick: int) -> list[str]:
    """What the imaginary owner receives when this seat buys this railroad."""
    rb.begin_turn(state, number)
    state.turn.white, state.phase = (1, 2), rb.Phase.PURCHASE
    return [
        e.railroad
        for e in rb.of(rb.act(state, rb.BuyRailroad(railroad), *pick), rb.ThirdOwnerReceived)
    ]


def test_when_it_receives_a_railroad() -> None:
    """Ruling 31: a random unowned one at once after the fourth purchase, and after every second one
    from then on.
    Rulebook, two players: one railroad after four purchases, and a further one each time two more
    are bought, until the supply is gone."""
    state = two([], [])
    for number, railroad in ((0, "ACL"), (1, "B&M"), (1, "GN")):
        assert given(state, number, railroad) == []
    assert given(state, 0, "NP", 5) == ["CMStP&P"]
    assert state.third_owner == ["CMStP&P"] and "CMStP&P" not in state.bank
    for number, railroad in ((0, "WP"), (1, "UP")):
        assert given(state, number, railroad) == []
        assert given(state, number, {0: "T&P", 1: "SP"}[number], 0) == [
            {0: "AT&SF", 1: "B&O"}[number]
        ]


def test_not_with_more_seats() -> None:
    """Ruling 31: only a game for two has it."""
    state = rb.game(
        rb.seat("Chicago", 90_000),
        rb.seat("Boston", railroads=["GN", "NP", "UP"]),
        rb.seat("Miami"),
    )
    assert rb.of(rb.buys(state, 0, "WP"), rb.ThirdOwnerReceived) == []


@pytest.mark.parametrize(
    ("legs", "second", "third", "sold_out", "bank", "opponent"),
    [
        pytest.param([TO_INDY], [], ("PA",), False, 2_500, 2_500, id="half each"),
        pytest.param([TO_INDY], [], ("PA",), True, 5_000, 5_000, id="half of 10,000"),
        pytest.param(VIA_LOUISVILLE, ["C&O"], ("PA",), False, 3_500, 7_500, id="on top"),
        pytest.param(
            VIA_COLUMBUS, [], ("C&O", "PA"), False, 2_500, 2_500, id="one fee for several"
        ),
    ],
)
def test_its_fees_are_halved(
    legs: list[tuple[str, str, str]],
    second: list[str],
    third: tuple[str, ...],
    sold_out: bool,
    bank: int,
    opponent: int,
) -> None:
    """Ruling 31: its fee is an opponent's, one for all its railroads, half to the bank and half to
    the opponent, on top of what they get for their own."""
    state = two([], second, third, sold_out=sold_out)
    path = [segment for leg in legs for segment in rb.along(*leg)]
    events = rb.rides(state, 0, path)
    assert rb.of(events, rb.FeesOwed) == [rb.FeesOwed(0, ((None, bank), (1, opponent)))]
    assert rb.cash(state) == [149_000 - bank - opponent, 149_000 + opponent]


def test_its_fees_of_the_other_seat() -> None:
    """Ruling 31: the opponent is whoever does not pay."""
    waiting = rb.seat("Boston", 149_000, destination="Miami")
    riding = rb.seat("Chicago", 149_000, destination="Seattle")
    events = rb.rides(rb.game(waiting, riding, third=("PA",)), 1, PA)
    assert rb.of(events, rb.FeesOwed) == [rb.FeesOwed(1, ((None, 2_500), (0, 2_500)))]


def test_established_against_it() -> None:
    """Ruling 31: establishment holds towards it too: trains standing at the railroad it is given
    go on at 1,000, in halves; and when the bank sells out, trains at its railroads keep 5,000."""
    state = two(["ACL"], ["B&M", "GN"])
    left = [mark for mark in state.bank if mark != "NP"]
    assert given(state, 1, "NP", left.index("PA")) == ["PA"]
    assert state.seats[0].established == {"PA": 1_000}
    events = rb.rides(state, 0, PA)
    assert rb.of(events, rb.Paid) == [rb.Paid(0, None, 500, "fee"), rb.Paid(0, 1, 500, "fee")]
    marks = [mark for mark in rb.BOARD.railroads if mark not in {"PA", "WP"}]
    state = two(marks[:10], marks[10:19], ("PA", *marks[19:]))
    rb.buys(state, 1, "WP")
    assert state.sold_out and state.seats[0].established["PA"] == 5_000
    events = rb.rides(state, 0, PA)
    assert rb.of(events, rb.FeesOwed) == [rb.FeesOwed(0, ((None, 2_500), (1, 2_500)))]


def test_the_highest_rate_to_it() -> None:
    """Ruling 31: one fee for all its railroads, the highest rate ridden (17): 5,000 before and an
    established 1,000 after an arrival in mid-turn are 5,000."""
    player = rb.seat("Chicago", 20_000, destination="Indianapolis", engine="Express")
    state = rb.game(
        player, rb.seat("Boston", railroads=["GN", "NP", "UP", "WP", "SP"]), third=["PA"]
    )
    rb.rides(state, 0, PA)
    left = [mark for mark in state.bank if mark != "B&M"]
    rb.act(state, rb.BuyRailroad("B&M"), left.index("NYC"), *rb.to("Boston"), 4)
    assert state.third_owner == ["PA", "NYC"] and state.seats[0].established == {"NYC": 1_000}
    events = rb.act(state, rb.Ride(rb.along("NYC", "Indianapolis", "Cleveland")))
    assert rb.of(events, rb.FeesOwed) == [rb.FeesOwed(0, ((None, 2_500), (1, 2_500)))]


def test_count_with_opening_auctions() -> None:
    """Ruling 31a: railroads won in the opening auctions count as bought from the bank."""
    dice = rb.Scripted(6, 6, 6, 1, 1, 1, *rb.to("Denver") * 2, 0)
    state, _ = GAME.setup(2, rb.Options(opening_auctions=True), dice)
    rb.act(state, rb.Bid(6_000))
    rb.act(state, rb.PassBid(), 0)
    rb.acts(state, rb.Bid(20_000), rb.PassBid())
    assert state.purchases == 2 and state.third_owner == []
    for player in state.seats:
        player.destination = "Miami"
    assert given(state, 0, "B&M") == []
    assert given(state, 1, "RF&P", 0) == ["B&O"]


def in_need(owned: list[str], third: tuple[str, ...], other: list[str]) -> rb.State:
    """Seat 0 cannot pay the 5,000 it owes seat 1 for the C&O."""
    state = two(owned, ["C&O", *other], third)
    state.seats[0].cash = 1_000
    state.bank_out = sum(rb.cash(state))
    rb.rides(state, 0, rb.along("C&O", "Chicago", "Cincinnati"))
    return state


def test_sales_count_back() -> None:
    """Ruling 31a: a sale to the bank counts back; the next gift waits for the count, and nothing is
    given twice; an auction between the seats leaves the count, unless the bank has to take the
    railroad."""
    state = in_need(["WP", "T&P"], ("PA",), ["GN"])
    assert state.purchases == 4
    rb.act(state, rb.SellToBank("T&P"))
    assert state.purchases == 3
    assert given(state, 1, "ACL") == []
    assert given(state, 1, "B&M") == []
    assert given(state, 1, "RF&P", 0) == ["AT&SF"]
    assert state.gifts == 2
    state = in_need(["WP", "T&P"], ("PA",), ["GN"])
    rb.acts(state, rb.AuctionOff("T&P"), rb.Bid(5_000))
    assert state.purchases == 4
    state = in_need(["WP", "T&P"], ("PA",), ["GN"])
    rb.acts(state, rb.AuctionOff("T&P"), rb.PassBid())
    assert state.purchases == 3


def test_its_railroads_never_return() -> None:
    """Ruling 31a: what it has cannot be bought or sold."""
    state = rb.begin_turn(two(["ACL", "B&M"], ["GN", "NP"], ("PA",)), 0)
    state.turn.white, state.phase = (1, 2), rb.Phase.PURCHASE
    rb.refused(state, rb.BuyRailroad("PA"), "railroad-third-owner", "31a")
    assert rb.BuyRailroad("PA") not in rb.legal(state)


def test_last_railroad() -> None:
    """Ruling 31a: when a seat takes the bank's last railroad the bank is sold out (17); that makes
    20 railroads of the seats and 8 of the imaginary owner. Likewise when the imaginary owner takes
    it."""
    marks = list(rb.BOARD.railroads)
    state = two(marks[:10], marks[10:19], tuple(marks[19:27]))
    events = rb.buys(state, 0, "WP")
    assert rb.of(events, rb.BankSoldOut) == [rb.BankSoldOut()]
    assert rb.of(events, rb.ThirdOwnerReceived) == []
    assert state.purchases == 20 and len(state.third_owner) == 8
    state = two(marks[:10], marks[10:20], tuple(marks[20:27]))
    play = MutablePosition(state, rb.Scripted())
    transfer_railroad(play, "WP", THIRD_OWNER)
    assert play.events == [rb.BankSoldOut()] and state.sold_out
    assert state.bank == [] and state.third_owner[-1] == "WP"
