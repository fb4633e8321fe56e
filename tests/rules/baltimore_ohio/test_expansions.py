"""The expansions (RULINGS section F)."""

import pytest

import data.baltimore_ohio as facts
from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.market_round import robber_barons
from rules.dice import SeededDice
from rules.errors import RuleError
from tests.support.baltimore_ohio import kit as bo

TO_COAL = ("M15", "M14", "M13", "M12", "M11")
"""From Norfolk to the last hex before the first NW Coal."""


def norfolk(**options: bool) -> bo.State:
    state = bo.level(bo.new_game(3, bo.Options(norfolk_western=True, **options)), 4)
    return bo.running(state, "NW", {0: 5}, track=TO_COAL, treasury=190, value=82)


def test_nw_coal_is_taken_by_building() -> None:
    """Ruling 41: from every hex the N&W builds into, at once; others leave it there."""
    state = norfolk()
    bo.in_business(state)
    events = bo.do(state, bo.BuildTrack(("L11", "L10", "M10")))
    assert bo.of(events, bo.NWCoalTaken) == [
        bo.NWCoalTaken("NW", hex_) for hex_ in ("L11", "L10", "M10")
    ]
    assert state.railroads["NW"].nw_coal == 3 and state.nw_coal == ["L9", "M9"]
    other = bo.level(bo.new_game(3, bo.Options(norfolk_western=True)), 4)
    bo.running(other, "CO", {0: 5}, track=("M15", "M14", "M13", "M12", "M11"), treasury=190)
    bo.in_business(other)
    bo.do(other, bo.BuildTrack(("L11",)))
    assert sorted(other.nw_coal) == ["L10", "L11", "L9", "M10", "M9"]
    assert other.railroads["CO"].nw_coal == 0


def test_nw_coal_limit() -> None:
    """Ruling 41: four counters with a best own card of level 4, five with a better one, $10 times
    the level each."""
    state = norfolk()
    line = state.railroads["NW"]
    line.nw_coal = 5
    line.cards = [16]
    assert services.counter_income(state, "NW", 4) == 4 * 40
    assert services.counter_income(state, "NW", 5) == 4 * 50
    line.cards = [16, 21]
    assert services.counter_income(state, "NW", 5) == 5 * 50
    line.cards = []
    assert services.counter_income(state, "NW", 5) == 0


def test_nw_earns_from_cities_too() -> None:
    """Ruling 42: cities and ordinary coal like any railroad; with the switch NW Coal alone, all
    others as before, and the switch needs the expansion."""
    for only in (False, True):
        state = norfolk(nw_coal_only=only)
        line = state.railroads["NW"]
        line.cards, line.nw_coal, line.coal = [16], 2, 1
        best = services.best_service(state, "NW")
        assert best.cities == (() if only else ("Norfolk", "Roanoke"))
        gross = services.income(state, "NW", best.cities).gross
        assert gross == 80 + (0 if only else 30 + 20 + 40)
        bo.running(state, "CO", {0: 1}, cards=(1,), coal=1)
        assert services.best_service(state, "CO").cities == ("Richmond",)
        assert services.counter_income(state, "CO") == 40
    with pytest.raises(RuleError) as caught:
        bo.GAME.setup(3, bo.Options(nw_coal_only=True), SeededDice(b"x"))
    assert (caught.value.code, caught.value.rule) == ("coal-only", "42")


def test_lumber() -> None:
    """Ruling 43: one counter in Augusta, for any railroad with a cube there, $10 times the level,
    with a card."""
    state = bo.new_game(3, bo.Options(maine_lumber=True))
    bo.in_business(bo.running(state, "BM", {0: 5}, track=("C22", "B22", "A22"), treasury=0))
    bo.refused(state, bo.TakeResource("lumber", "B22"), "take-lumber", "43")
    events = bo.do(state, bo.TakeResource("lumber", "A22"))
    assert bo.of(events, bo.ResourceTaken) == [bo.ResourceTaken("BM", "lumber", "A22")]
    assert state.lumber == [] and services.counter_income(state, "BM") == 0
    state.railroads["BM"].cards = [1]
    assert [services.counter_income(state, "BM", tech) for tech in (1, 3, 6)] == [10, 30, 60]


def test_tech_seven() -> None:
    """Ruling 44: five more cards, the bonus of five cities in the last column, values to start with
    at level 6, and level 6 does not end the game."""
    state = bo.level(bo.new_game(3, bo.Options(tech_seven=True)), 6)
    state.deck = 30
    bo.in_business(bo.running(state, "BO", {0: 5}, treasury=5000, track=("J16",)))
    bo.do(state, bo.BuyEquipment(6))
    assert state.tech_level == 7 and state.deck is None
    revenue = facts.cities()["Washington"].revenue
    assert revenue[6] == revenue[5] + 10
    assert services.best_service(state, "BO", 7).revenue == 50 + 40
    late = bo.in_market(bo.level(bo.new_game(3, bo.Options(tech_seven=True)), 6))
    bo.cash(late, 500, 0, 0)
    bo.refused(late, bo.TakeTurn((bo.Buy("BO", held=1, value=82),)), "start-value", "13")
    bo.do(late, bo.TakeTurn((bo.Buy("BO", held=1, value=110),)))


def barons(**options: bool) -> bo.State:
    state = bo.cash(bo.new_game(3, bo.Options(robber_barons=True, **options)), 100, 60, 80)
    return bo.in_market(state, 0, turn=2)


def test_auction() -> None:
    """Ruling 45: opened by the player on turn at a bid of his own, from the second Market Round,
    once a round; bids rise, passes are final, the leader pays the bank; then the turn goes on.
    Rulebook, auction: the highest bidder pays the bank and takes the card, once a round."""
    state = barons()
    early = bo.in_market(barons(), 0, turn=1)
    bo.refused(early, bo.TakeTurn((bo.OpenAuction("RB1", 1),)), "auction-early", "45")
    bo.refused(state, bo.TakeTurn((bo.OpenAuction("RB9", 1),)), "auction-card", "45")
    bo.refused(state, bo.TakeTurn((bo.OpenAuction("RB1", 0),)), "bid-low", "45")
    bo.refused(state, bo.TakeTurn((bo.OpenAuction("RB1", 101),)), "bid-high", "45")
    opening = bo.OpenAuction("RB1", 5)
    buy = bo.Buy("BO", held=1, value=55)
    bo.refused(state, bo.TakeTurn((opening, buy)), "auction-last", "45")
    bo.do(state, bo.TakeTurn((opening,)))
    assert state.phase is bo.Phase.AUCTION and bo.GAME.to_move(state) == (1,)
    bo.refused(state, bo.Bid(5), "bid-low", "45")
    bo.refused(state, bo.Bid(61), "bid-high", "45")
    bo.refused(state, bo.Pass(), "now-auction", "45")
    bo.do(state, bo.Bid(30), bo.PassBid(), bo.Bid(31))
    bank = state.bank_out
    events = bo.do(state, bo.PassBid())
    assert bo.of(events, bo.AuctionWon) == [bo.AuctionWon(0, "RB1", 31)]
    assert state.players[0].cards == ["RB1"] and state.bank_out == bank - 31
    assert state.phase is bo.Phase.MARKET and bo.GAME.to_move(state) == (0,)
    bo.refused(state, bo.TakeTurn((bo.OpenAuction("RB2", 1),)), "auction-twice", "45")
    bo.do(state, bo.TakeTurn((buy,)))
    assert bo.GAME.to_move(state) == (1,)
    bo.refused(state, bo.TakeTurn((bo.OpenAuction("RB2", 1),)), "auction-twice", "45")


def test_bids_go_round_from_the_opener() -> None:
    """Ruling 45: bidding begins with the next one in player order."""
    state = barons()
    state.player_order = [2, 0, 1]
    bo.do(bo.in_market(state, 0, turn=2), bo.TakeTurn((bo.OpenAuction("RB1", 5),)))
    asked = []
    while state.phase is bo.Phase.AUCTION:
        asked += bo.GAME.to_move(state)
        bo.do(state, bo.PassBid())
    assert asked == [1, 2]


def test_who_cannot_bid_passes_by_itself() -> None:
    """Ruling 45: a bid never exceeds one's cash, so nobody is asked who cannot bid higher. Without
    the expansion nothing is auctioned."""
    events = bo.do(barons(), bo.TakeTurn((bo.OpenAuction("RB1", 80),)))
    assert bo.of(events, bo.BidPassed) == [bo.BidPassed(1, True), bo.BidPassed(2, True)]
    assert bo.of(events, bo.AuctionWon) == [bo.AuctionWon(0, "RB1", 80)]
    plain = bo.in_market(bo.new_game(3), 0, turn=2)
    bo.refused(plain, bo.TakeTurn((bo.OpenAuction("RB1", 1),)), "auction-none", "45")


def test_opening_is_no_pass() -> None:
    """Ruling 46: the turn that opened an auction is not a pass, though the rest of it is empty; a
    bid in another's turn is no action."""
    state = barons()
    bo.do(state, bo.Pass(), bo.Pass(), bo.TakeTurn((bo.OpenAuction("RB1", 5),)), bo.PassBid())
    events = bo.do(state, bo.PassBid(), bo.Pass())
    assert bo.of(events, bo.MarketEnded) == [] and bo.GAME.to_move(state) == (0,)
    bo.do(state, bo.Pass(), bo.Pass())
    assert bo.of(bo.do(state, bo.Pass()), bo.MarketEnded) == [bo.MarketEnded(2)]


def test_a_turn_with_nothing_left_ends_by_itself() -> None:
    """Ruling 45: after the hammer the turn goes on only if something is left to do in it."""
    state = bo.in_market(bo.cash(barons(), 100, 90, 10), 1, turn=2)
    bo.do(state, bo.TakeTurn((bo.OpenAuction("RB1", 89),)), bo.PassBid())
    assert state.players[1].cash == 1 and bo.GAME.to_move(state) == (0,)


def board_of_barons(with_nw: bool) -> bo.State:
    state = bo.level(bo.new_game(4, bo.Options(robber_barons=True, norfolk_western=with_nw)), 4)
    places = {"PA": ("G12", "H12"), "BO": ("G12", "D5", "D10"), "NYC": ("G18",), "NKP": ("D10",)}
    for name, hexes in places.items():
        bo.running(state, name, {0: 2})
        state.railroads[name].track += hexes
    state.railroads["BO"].coal = 2
    state.railroads["NKP"].coal = 1
    failed = state.railroads["CO"]
    failed.status, failed.track, failed.coal = "receivership", ["L15", "G18", "H12"], 1
    if with_nw:
        state.railroads["NW"].nw_coal = 3
    return state


@pytest.mark.parametrize(
    ("card", "with_nw", "pays"),
    [
        ("RB1", False, 9 * 2),
        ("RB2", False, 11 * 4),
        ("RB2", True, 9 * (4 + 3)),
        ("RB3", False, 13 * 2),
        ("RB4", False, 40),
        ("RB5", False, 8 * (2 + 2)),
        ("RB6", False, 12 * 2),
        ("RB7", False, 7 * 4),
        ("RB8", False, 9),
    ],
)
def test_what_the_barons_pay(card: str, with_nw: bool, pays: int) -> None:
    """Ruling 47: by cubes and counters, railroads in receivership included, except the financiers,
    who count those that operate; with the N&W nine for each coal and each NW Coal counter."""
    assert robber_barons.income(bo.Position(board_of_barons(with_nw)), card) == pays


def test_a_sale_before_an_auction() -> None:
    """Rulebook, auction: its opener may have sold for it in the same turn."""
    state = bo.cash(bo.running(barons(), "BO", {0: 2, 1: 1}, value=66), 0, 0, 0)
    bo.do(state, bo.TakeTurn((bo.Sell((bo.Lot("BO", 1),)), bo.OpenAuction("RB1", 66))))
    assert state.players[0].cards == ["RB1"] and state.players[0].cash == 0
