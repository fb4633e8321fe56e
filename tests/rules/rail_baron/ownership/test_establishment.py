"""Established rates: rulings 19 and 19a."""

import pytest

from rules.rail_baron import GAME
from rules.rail_baron.model.actions import AuctionOff, Bid, BuyNothing, PassBid, SellToBank
from rules.rail_baron.model.events import BankSoldOut, FeesOwed, Paid
from rules.rail_baron.model.play import Position
from rules.rail_baron.model.state import State
from rules.rail_baron.ownership.establishment import current_rate
from tests.support.rail_baron.states import (
    BOARD,
    act,
    acts,
    along,
    buys,
    cash,
    game,
    of,
    rides,
    seat,
)

PA = along("PA", "Chicago", "Indianapolis")
TO_PUEBLO = along("CB&Q", "Denver", "Pueblo")


def price_of(state: State, number: int, railroad: str) -> int:
    """What a ride would cost the seat now."""
    return current_rate(Position(state), number, railroad)


def blue_in_denver() -> State:
    """Blue (0) stands in Denver on its way to Miami; Red (1) and Green (2) own everything but the
    B&M, which Green then buys: the bank is sold out."""
    red = ["CB&Q", "D&RGW"]
    green = [mark for mark in BOARD.railroads if mark not in {*red, "B&M"}]
    state = game(
        seat("Denver", 60_000, destination="Miami"),
        seat("Boston", railroads=red),
        seat("Miami", railroads=green),
    )
    events = buys(state, 2, "B&M")
    assert of(events, BankSoldOut) == [BankSoldOut()]
    return state


def test_example_one() -> None:
    """Rulebook, establishment, example 1: Blue rides the bank's B&O, Red buys it, and Blue goes on
    riding it at 1,000, paid to Red; riding another railroad ends that."""
    line = along("B&O", "Baltimore", "Pittsburgh", "Chicago")
    state = game(seat("Baltimore", destination="Seattle"), seat("Boston", 40_000), seat("Miami"))
    assert of(rides(state, 0, line[:2]), Paid) == [Paid(0, None, 1_000, "fee")]
    buys(state, 1, "B&O")
    assert state.seats[0].established == {"B&O": 1_000}
    assert of(rides(state, 0, line[2:4]), Paid) == [Paid(0, 1, 1_000, "fee")]
    assert of(rides(state, 0, line[4:6]), Paid) == [Paid(0, 1, 1_000, "fee")]
    assert state.seats[0].established == {"B&O": 1_000}
    rides(state, 0, (*line[6:], *along("C&NW", "Chicago", "Milwaukee")))
    assert state.seats[0].established == {}
    back = (*along("CMStP&P", "Milwaukee", "Chicago"), along("IC", "Chicago", "Memphis")[0])
    rides(state, 0, back)
    assert price_of(state, 0, "B&O") == 5_000


@pytest.mark.parametrize(
    ("onward", "paid"),
    [
        pytest.param((), [(1, 5_000)], id="it pays what it is established at"),
        pytest.param(
            ("D&RGW", "Salt Lake City"), [(1, 10_000)], id="a second one of the same owner"
        ),
        pytest.param(("AT&SF", "Kansas City"), [(1, 5_000), (2, 10_000)], id="a different owner"),
    ],
)
def test_example_two(onward: tuple[str, ...], paid: list[tuple[int, int]]) -> None:
    """Rulebook, establishment, example 2: where three railroads meet when the last one is bought,
    Blue is established on all three at 5,000, pays that on the one it rides, and the full 10,000
    for a second one, which makes the fee of the same owner the full one too."""
    state = blue_in_denver()
    assert state.seats[0].established == {"CB&Q": 5_000, "D&RGW": 5_000, "UP": 5_000}
    more = along(onward[0], "Pueblo", onward[1])[:1] if onward else ()
    events = rides(state, 0, (*TO_PUEBLO, *more))
    assert of(events, Paid) == [Paid(0, owner, money, "fee") for owner, money in paid]
    assert onward or state.seats[0].established == {"CB&Q": 5_000}


def test_for_several_turns() -> None:
    """Rulebook, establishment: going on along an established railroad keeps the rate turn by turn;
    who stood elsewhere pays the new one from the beginning."""
    state = game(
        seat("Philadelphia", destination="Miami"),
        seat("Boston", 60_000),
        seat("Chicago", destination="Miami"),
    )
    buys(state, 1, "PA")
    state.seats[2].established = {}
    line = along("PA", "Philadelphia", "Pittsburgh", "Columbus")
    for part in (line[:2], line[2:4], line[4:]):
        assert of(rides(state, 0, part), Paid) == [Paid(0, 1, 1_000, "fee")]
    assert of(rides(state, 2, PA), Paid) == [Paid(2, 1, 5_000, "fee")]


def test_only_where_the_train_stands() -> None:
    """Ruling 19: a rise keeps the old rate for trains at a milepost the railroad serves, for no
    others."""
    state = game(seat("Chicago", destination="Boston"), seat("Miami", 40_000), seat("Denver"))
    buys(state, 1, "UP")
    assert state.seats[0].established == {} and price_of(state, 0, "UP") == 5_000
    assert state.seats[2].established == {"UP": 1_000} and price_of(state, 2, "UP") == 1_000
    assert price_of(state, 1, "UP") == 0


def test_the_seat_on_turn_too() -> None:
    """Ruling 19: the seat on turn keeps the old rate like every other: buying the last railroad, it
    is established at 5,000 where it stands."""
    others = [mark for mark in BOARD.railroads if mark not in {"B&M", "PA"}]
    state = game(
        seat("Chicago", destination="Indianapolis"),
        seat("Boston", railroads=["PA"]),
        seat("Miami", railroads=others),
    )
    buys(state, 0, "B&M")
    here = dict.fromkeys(sorted(BOARD.railroads_at[state.seats[0].milepost]), 5000)
    assert state.seats[0].established == here
    assert state.seats[1].established == {"B&M": 1_000, "NYNH&H": 5_000}
    assert state.seats[2].established == {}


def test_last_railroad_keeps_the_banks_rate() -> None:
    """Ruling 19: of the last railroad itself the bank's 1,000 is kept."""
    others = [mark for mark in BOARD.railroads if mark != "B&M"]
    state = game(
        seat("Albany", destination="Boston"), seat("Miami", railroads=others[1:]), seat("Denver")
    )
    state.seats[2].railroads = others[:1]
    state.bank.remove(others[0])
    state.purchases += 1
    buys(state, 2, "B&M")
    assert state.seats[0].established == {"B&M": 1_000, "NYC": 5_000}


def selling(*third: object, by: object) -> State:
    """Seat 0 rode seat 1's C&O and cannot pay: it parts with the PA on which it stands."""
    state = game(
        seat("Chicago", 1_000, destination="Seattle", railroads=["PA"]),
        seat("Boston", railroads=["C&O"]),
        *(third or (seat("Miami", 60_000),)),
    )
    rides(state, 0, along("C&O", "Chicago", "Cincinnati"))
    act(state, by)
    return state


@pytest.mark.parametrize("bids", [(Bid(15_000), PassBid()), (PassBid(), Bid(15_000))])
def test_seller_keeps_nothing_to_pay(bids: tuple[Bid | PassBid, ...]) -> None:
    """Ruling 19: who auctions a railroad while standing on it rides it free as long as it stays
    established."""
    state = selling(by=AuctionOff("PA"))
    acts(state, *bids)
    assert state.seats[0].established["PA"] == 0
    assert of(rides(state, 0, along("PA", "Cincinnati", "Columbus")), FeesOwed) == []
    rides(state, 0, along("PA", "Columbus", "Pittsburgh"))
    assert state.seats[0].established["PA"] == 0


def test_sold_to_the_bank_and_free() -> None:
    """Ruling 19: sold to the bank it costs the seller nothing either, and nothing of the bank's
    1,000 is due."""
    state = selling(by=SellToBank("PA"))
    assert state.seats[0].established == {"PA": 0}
    assert of(rides(state, 0, along("PA", "Cincinnati", "Columbus")), FeesOwed) == []
    buys(state, 2, "PA")
    assert state.seats[0].established["PA"] == 0


def test_auction_leaves_others_their_rate() -> None:
    """Rulebook, auction: trains on an auctioned railroad ride it as if the auction had not been,
    paying the new owner."""
    rider = seat("Indianapolis", destination="Miami", established={"PA": 1_000})
    state = selling(rider, by=AuctionOff("PA"))
    acts(state, Bid(15_000), PassBid())
    assert state.seats[2].established == {"PA": 1_000}
    events = rides(state, 2, along("PA", "Indianapolis", "Columbus"))
    assert of(events, Paid) == [Paid(2, 1, 1_000, "fee")]


@pytest.mark.parametrize(
    ("ridden", "kept", "rates"),
    [
        pytest.param(("GM&O", "St. Louis"), {}, (5_000, 5_000), id="another, even an own one"),
        pytest.param(("PA", "Indianapolis"), {"PA": 1_000}, (1_000, 5_000), id="the first ridden"),
    ],
)
def test_riding_ends_it(
    ridden: tuple[str, str], kept: dict[str, int], rates: tuple[int, int]
) -> None:
    """Ruling 19: any other railroad ends every establishment but its own, even an own one.
    Ruling 19a: of several established railroads the first one ridden keeps its rate, the others
    lose theirs."""
    rider = seat("Chicago", destination="Seattle", railroads=["GM&O"])
    state = game(rider, seat("Boston", 40_000), seat("Miami", 40_000))
    buys(state, 1, "PA")
    buys(state, 2, "C&O")
    assert state.seats[0].established == {"PA": 1_000, "C&O": 1_000}
    rides(state, 0, along(ridden[0], "Chicago", ridden[1]))
    assert state.seats[0].established == kept
    assert (price_of(state, 0, "PA"), price_of(state, 0, "C&O")) == rates


def test_over_turns_arrivals_and_owners() -> None:
    """Ruling 19a: it lasts over turns, an arrival and a further change of owner."""
    state = game(
        seat("Chicago", destination="Louisville"), seat("Boston", 40_000), seat("Miami", 40_000)
    )
    buys(state, 1, "PA")
    line = along("PA", "Chicago", "Indianapolis", "Louisville")
    rides(state, 0, line[:2])
    assert state.seats[0].established == {"PA": 1_000}
    rides(state, 0, line[2:])
    act(state, BuyNothing())
    assert state.seats[0].established == {"PA": 1_000}
    state.seats[0].destination = "Miami"
    state.seats[1].railroads, state.seats[2].railroads = [], ["PA"]
    events = rides(state, 0, along("PA", "Louisville", "Indianapolis"))
    assert of(events, Paid) == [Paid(0, 2, 1_000, "fee")]


def test_lowest_of_several_rises() -> None:
    """Ruling 19a: established at 1,000, a train keeps that when the bank sells out."""
    rest = [mark for mark in BOARD.railroads if mark not in {"UP", "B&M"}]
    state = game(
        seat("Denver", 60_000, destination="Miami"),
        seat("Boston", 60_000),
        seat("Miami", railroads=rest),
    )
    buys(state, 1, "UP")
    assert state.seats[0].established == {"UP": 1_000}
    buys(state, 1, "B&M")
    assert state.sold_out
    assert state.seats[0].established == {"CB&Q": 5_000, "D&RGW": 5_000, "UP": 1_000}


def test_plain_rate_where_it_is_lower() -> None:
    """Ruling 19a: where the plain rate is lower than the one kept, the plain one is paid."""
    state = game(
        seat("Chicago", destination="Seattle", established={"PA": 5_000, "C&O": 5_000}),
        seat("Boston"),
        seat("Miami"),
    )
    assert price_of(state, 0, "PA") == 1_000
    rides(state, 0, PA)
    assert cash(state)[0] == 19_000
    state.seats[0].railroads = ["PA"]
    state.bank.remove("PA")
    state.purchases += 1
    assert price_of(state, 0, "PA") == 0
    assert list(GAME.invariants(state)) == []
