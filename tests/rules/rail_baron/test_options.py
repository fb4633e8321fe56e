"""Options of a table: rulings 30, 30a, 30b and 32."""

import pytest

from rules.errors import RuleError
from rules.rail_baron import GAME
from rules.rail_baron.model.levels import engine_price
from rules.rail_baron.model.play import MutablePosition
from rules.rail_baron.ownership.establishment import transfer_railroad
from tests.support.rail_baron import kit as rb

EXTENSION = rb.Options(b_and_o_extension=True)
AUCTIONS = rb.Options(opening_auctions=True)
U21 = rb.Options(edition="u21")


def arrived(
    options: rb.Options, engine: rb.Engine, seats: int = 2, money: int = 50_000
) -> rb.State:
    """Seat 0 may buy, just arrived in Chicago."""
    others = [rb.seat("Boston") for _ in range(seats - 1)]
    state = rb.game(rb.seat("Chicago", money, engine=engine), *others, options=options)
    state.phase, state.turn.white = rb.Phase.PURCHASE, (1, 2)
    return state


def test_extension() -> None:
    """Ruling 30: with `b_and_o_extension` a B&O segment lies along each PA one from Philadelphia to
    New York, so that the B&O serves both stops."""
    longer = rb.board(EXTENSION)
    assert set(longer.segments) - set(rb.BOARD.segments) == {750, 751}
    line = rb.along("B&O", "Philadelphia", 524, "New York", graph=longer)
    assert line == (751, 750)
    assert (
        "B&O" in longer.railroads_at[rb.milepost("New York")] and "B&O" in longer.railroads_at[524]
    )
    assert "B&O" not in rb.BOARD.railroads_at[rb.milepost("New York")] | rb.BOARD.railroads_at[524]
    state = rb.game(
        rb.seat("Philadelphia", destination="Boston"),
        rb.seat("Miami", railroads=["PA"]),
        options=EXTENSION,
    )
    assert rb.of(rb.rides(state, 0, line), rb.Paid) == [rb.Paid(0, None, 1_000, "fee")]


def test_extension_in_the_rulebook() -> None:
    """Rulebook, Pennsylvania: parallel to it through the same mileposts, and nowhere else."""
    added = [rb.board(EXTENSION).segments[number] for number in (750, 751)]
    beside = {frozenset((s.a, s.b)) for s in rb.BOARD.segments.values() if s.railroad == "PA"}
    assert {frozenset((s.a, s.b)) for s in added} <= beside


@pytest.mark.parametrize(
    ("seats", "gone", "price"),
    [
        (2, 0, 40_000),
        (3, 0, 40_000),
        (4, 0, 36_000),
        (5, 0, 32_000),
        (6, 0, 28_000),
        (6, 3, 28_000),
    ],
)
def test_cheap_superchief(seats: int, gone: int, price: int) -> None:
    """Ruling 30: `cheap_superchief` by the number of seats at the start, bankruptcies do not change
    it; a SuperChief is worth that, however it was come by.
    Rulebook, half the time: without the options the list price holds."""
    state = arrived(rb.Options(cheap_superchief=True), "Freight", seats)
    for player in state.seats[seats - gone :]:
        player.bankrupt, player.milepost, player.cash = True, -1, 0
    state.bank_out = sum(rb.cash(state))
    assert rb.act(state, rb.BuyEngine("SuperChief"))[0] == rb.BoughtEngine(0, "SuperChief", price)
    worth = {row.seat: row.sums["engine"] for row in GAME.standing(state, 0)}
    assert worth == dict.fromkeys(range(seats), 0) | {0: price}


def test_free_superchief() -> None:
    """Ruling 30: with `free_superchief` an Express becomes a SuperChief at no charge, as the
    purchase of that arrival; from a Freight the price stays, cheap or not."""
    state = arrived(rb.Options(free_superchief=True), "Express", money=0)
    events = rb.act(state, rb.BuyEngine("SuperChief"))
    assert events[0] == rb.BoughtEngine(0, "SuperChief", 0) and rb.of(events, rb.Paid) == []
    assert state.turn.seat == 1
    state = arrived(rb.Options(free_superchief=True), "Freight", money=39_999)
    rb.refused(state, rb.BuyEngine("SuperChief"), "engine-dear", "15")
    both = rb.Options(free_superchief=True, cheap_superchief=True)
    assert engine_price(both, 6, "Freight", "SuperChief") == 28_000
    assert engine_price(both, 6, "Express", "SuperChief") == 0


@pytest.mark.parametrize("extra", [-1, 1_000_001])
def test_extra_cash_has_limits(extra: int) -> None:
    """Ruling 30: the extra cash is a sum that can be handed out."""
    with pytest.raises(RuleError) as refusal:
        GAME.setup(2, rb.Options(opening_auctions=True, extra_cash=extra), rb.Scripted())
    assert (refusal.value.code, refusal.value.rule) == ("extra-cash", "30")


def opened(
    *picks: int, seats: int = 3, options: rb.Options = AUCTIONS
) -> tuple[rb.State, list[object]]:
    """A game with opening auctions; seat 1 goes first; everybody is at home in Denver."""
    first = [1, 1, 1, 6, 6, 6, *[1, 1, 1] * (seats - 2)]
    dice = rb.Scripted(*first, *rb.to("Denver") * seats, *picks)
    state, events = GAME.setup(seats, options, dice)
    assert dice.left == [] and list(GAME.invariants(state)) == []
    return state, events


def test_opening_cash() -> None:
    """Ruling 30: each seat has 20,000 extra, or what the table agreed on; without the auctions
    nothing extra."""
    assert rb.cash(opened(0)[0]) == [40_000] * 3
    more = rb.Options(opening_auctions=True, extra_cash=50_000)
    assert rb.cash(opened(0, options=more)[0]) == [70_000] * 3
    dice = rb.Scripted(6, 6, 6, 1, 1, 1, *rb.to("Denver") * 2)
    state, _ = GAME.setup(2, rb.Options(extra_cash=50_000), dice)
    assert rb.cash(state) == [20_000] * 2


def test_opening_auctions() -> None:
    """Ruling 30a: after the homes and before any destination one random railroad per seat; the
    first auction's bidding starts with the first player, each later one with the next.
    Rulebook, opening auctions: bids go on as in any auction, and the winner pays the bank."""
    state, events = opened(0)
    assert rb.kinds(events)[-1] == "AuctionOpened"
    assert events[-1] == rb.AuctionOpened("ACL", None, 6_000)
    order = [GAME.to_move(state)]
    rb.acts(state, rb.Bid(6_000), rb.PassBid())
    events = rb.act(state, rb.PassBid(), 0)
    assert rb.of(events, rb.AuctionWon) == [rb.AuctionWon("ACL", None, 1, 6_000)]
    assert rb.of(events, rb.Paid) == [rb.Paid(1, None, 6_000, "auction")]
    assert rb.of(events, rb.AuctionOpened) == [rb.AuctionOpened("AT&SF", None, 20_000)]
    order.append(GAME.to_move(state))
    for _ in range(2):
        rb.act(state, rb.PassBid())
    events = rb.act(state, rb.PassBid(), 0)
    assert rb.of(events, rb.AuctionUnsold) == [rb.AuctionUnsold("AT&SF", None)]
    assert state.set_aside == ["AT&SF"] and "AT&SF" not in state.bank
    assert rb.of(events, rb.AuctionOpened) == [rb.AuctionOpened("B&M", None, 2_000)]
    order.append(GAME.to_move(state))
    events = rb.acts(state, rb.Bid(2_000), rb.PassBid(), rb.PassBid())
    assert order == [(1,), (2,), (0,)]
    assert events[-1] == rb.TurnBegan(1, 1)
    assert state.phase is rb.Phase.DESTINATION and state.set_aside == []
    assert state.bank == [mark for mark in rb.BOARD.railroads if mark not in {"ACL", "B&M"}]
    assert rb.cash(state) == [38_000, 34_000, 40_000] and not state.sold_out
    assert rb.legal(state) == [rb.DrawDestination()]


def test_set_aside() -> None:
    """Ruling 30a: a railroad set aside is not drawn again; it counts as the bank's, so that that is
    not sold out (17)."""
    state, _ = opened(27, seats=2)
    assert state.auction is not None and state.auction.railroad == "WP"
    rb.act(state, rb.PassBid())
    rb.act(state, rb.PassBid(), 26)
    assert state.auction is not None and state.auction.railroad == "UP"
    state.set_aside, state.bank = state.bank[1:], ["ACL"]
    play = MutablePosition(state, rb.Scripted())
    transfer_railroad(play, "ACL", 0)
    assert state.bank == [] and not state.sold_out and play.events == []


def test_who_cannot_bid_passes_in_the_opening() -> None:
    """Ruling 30a: bidding is as in ruling 22, also for those who cannot."""
    state, events = opened(24, 24, options=rb.Options(opening_auctions=True, extra_cash=0))
    assert [event.railroad for event in rb.of(events, rb.AuctionUnsold)] == ["SP"]
    assert state.auction is not None and state.auction.railroad == "T&P"


def test_established_at_home() -> None:
    """Ruling 30a: trains stand at home meanwhile, so they are established at 1,000 there (19), and
    a swap settles them anew (5)."""
    state, _ = opened(26)
    assert state.auction is not None and state.auction.railroad == "UP"
    rb.acts(state, rb.Bid(20_000), rb.PassBid())
    rb.act(state, rb.PassBid(), 0)
    assert [player.established for player in state.seats] == [{"UP": 1_000}, {}, {"UP": 1_000}]
    for _ in range(2):
        rb.act(state, rb.PassBid())
    rb.act(state, rb.PassBid(), 0)
    for _ in range(3):
        rb.act(state, rb.PassBid())
    state.seats[1].destination = "Boston"
    state.seats[1].drew_first = True
    state.turn.seat = 2
    state.turn.white = None
    state.phase = rb.Phase.DESTINATION
    rb.act(state, rb.DrawDestination(), *rb.to("Chicago"))
    rb.act(state, rb.SwapHome(), 1, 2)
    assert state.seats[2].established == dict.fromkeys(
        sorted(rb.BOARD.railroads_at[rb.milepost("Chicago")]), 1_000
    )


def test_u21_board() -> None:
    """Ruling 30b: the U21 board has the B&O to New York, the C&O by another way, and the twins as
    one city each."""
    graph = rb.board(U21)
    assert len(graph.cities) == 65
    assert "St. Paul" not in graph.cities and "Oakland" not in graph.cities
    assert rb.along("B&O", "Philadelphia", 524, "New York", graph=graph)
    assert graph.steps[437] == ()
    cincinnati = {graph.segments[s].other_end(15) for s, _ in graph.steps[15]}
    assert 439 in cincinnati


@pytest.mark.parametrize(
    ("drawn", "city"), [("St. Paul", "Minneapolis"), ("Oakland", "San Francisco")]
)
def test_u21_twins(drawn: str, city: str) -> None:
    """Ruling 30b: a twin is drawn by either name and goes by the first."""
    state = rb.game(rb.seat("Chicago", drew_first=False), rb.seat("Boston"), options=U21)
    events = rb.act(state, rb.DrawDestination(), *rb.to(drawn))
    assert rb.of(events, rb.CityRolled)[0].city == city
    rb.act(state, rb.SwapHome(), 1, 2)
    assert state.seats[0].home == state.seats[0].departure == city


def test_u21_payoffs() -> None:
    """Ruling 30b: the chart row of the first name, Minneapolis - Shreveport 10,500, and two other
    trips as the edition has them."""
    for a, b, payoff in (
        ("Minneapolis", "Shreveport", 10_500),
        ("Shreveport", "Minneapolis", 10_500),
        ("Dallas", "Las Vegas", 15_000),
        ("Detroit", "New Orleans", 11_500),
        ("Minneapolis", "Miami", rb.BOARD.payoff("Minneapolis", "Miami")),
    ):
        assert rb.board(U21).payoff(a, b) == payoff
    assert rb.BOARD.payoff("Dallas", "Las Vegas") == 16_000


def test_u21_announcing() -> None:
    """Ruling 30b: 250,000 in place of 150,000 for ruling 24."""
    for money, public in ((249_999, None), (250_000, 250_000)):
        state = rb.game(rb.seat("Chicago", money), rb.seat("Boston"), options=U21)
        assert GAME.view(state, 1).seats[0].cash == public
    player = rb.seat("Indianapolis", 249_000, destination="Chicago")
    state = rb.game(player, rb.seat("Boston"), options=U21)
    events = rb.rides(state, 0, rb.along("PA", "Indianapolis", "Chicago"))
    assert rb.of(events, rb.Arrived) and rb.of(events, rb.Announced) == [rb.Announced(0, 251_000)]


def test_u21_declaring_and_winning() -> None:
    """Ruling 30b: 300,000 in place of 200,000 for rulings 25 to 27; a declaration ends below
    300,000 (27)."""
    state = rb.game(rb.seat("Chicago", 299_999), rb.seat("Boston"), options=U21)
    assert rb.refused(state, rb.Declare(), "declare-cash", "25").args_["need_money"] == 300_000
    state = rb.game(rb.seat("Chicago", 300_000), rb.seat("Boston"), options=U21)
    assert rb.of(rb.act(state, rb.Declare()), rb.Won) == [rb.Won(0, "declared at home")]
    line = rb.along("PA", "Indianapolis", "Chicago")
    for money, wins in ((301_000, True), (300_999, False)):
        runner = rb.declared("Indianapolis", "Chicago", "Denver", money)
        state = rb.game(runner, rb.seat("Boston"), options=U21)
        rb.rides(state, 0, line)
        assert (state.winner == 0) is wins
        assert wins or state.seats[0].destination == "Denver"
    runner = rb.declared("Indianapolis", "Chicago", "Denver", 300_500)
    state = rb.game(runner, rb.seat("Boston"), options=U21)
    rb.rides(state, 0, rb.along("PA", "Indianapolis", "Columbus"))
    assert not state.seats[0].declared and rb.cash(state)[0] == 299_500


def test_short_preset() -> None:
    """Ruling 32: the preset for a short game switches on three options and leaves the rest."""
    assert (
        rb.Options(cheap_superchief=True, free_superchief=True, opening_auctions=True) == rb.SHORT
    )
    state, _ = opened(0, options=rb.SHORT)
    assert rb.cash(state) == [40_000] * 3 and state.phase is rb.Phase.AUCTION
