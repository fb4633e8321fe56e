"""Set-up, seating and the priority auction."""

from collections import Counter

import pytest

import data.train_tycoon as facts
from rules.dice import NO_DICE, SeededDice
from rules.errors import RuleError
from tests.support.train_tycoon import kit as tt


def begun(seats: int, options: tt.Options = tt.PLAIN, seed: bytes = b"setup") -> tt.State:
    state, _ = tt.GAME.setup(seats, options, SeededDice(seed))
    return state


def chosen(seats: int, seed: bytes = b"setup") -> tt.State:
    """A game in which everybody took the first company offered."""
    state = begun(seats, seed=seed)
    while state.phase is tt.Phase.CHOOSE:
        seat = tt.GAME.to_move(state)[0]
        tt.act(state, seat, next(tt.GAME.legal(state, seat)))
    return state


@pytest.mark.parametrize("name", facts.MAPS)
def test_hub_tiles(name: tt.MapName) -> None:
    """Rulebook, 5 Setup: six city tiles at random, three hubs of each resource with 3 on seeds."""
    state = begun(3, tt.Options(map=name))
    board = tt.Position(state).board
    cities = {place: hub for place, hub in state.hubs.items() if hub.kind == "city"}
    assert set(cities) == set(board.cities)
    assert Counter(hub.item for hub in cities.values()) == {"cheese": 2, "furniture": 2, "tools": 2}
    mines = {place: hub for place, hub in state.hubs.items() if hub.kind == "resource"}
    assert set(mines) <= set(board.seeds)
    assert Counter(hub.item for hub in mines.values()) == {"oil": 3, "minerals": 3, "fish": 3}
    assert all(hub.stock == 3 for hub in mines.values())
    others = {begun(3, tt.Options(map=name), seed).hubs.keys() & set(board.seeds) == mines.keys()
              for seed in (b"a", b"b", b"c")}  # fmt: skip
    assert False in others


def test_seeds_left_blank() -> None:
    """Ruling 6: the other 15 seeds are ordinary hexes, and all tiles are there."""
    state = begun(2)
    board = tt.Position(state).board
    blank = [seed for seed in board.seeds if seed not in state.hubs]
    assert len(blank) == 15 and all(seed in board.open for seed in blank)
    assert state.track == {}
    assert sum(row.count for row in facts.tiles().values()) == 107


def test_no_passengers_yet() -> None:
    """Ruling 7: cities start without passengers, factories are not on the map."""
    state = begun(4)
    assert {hub.stock for hub in state.hubs.values() if hub.kind == "city"} == {0}
    assert all(hub.kind != "factory" for hub in state.hubs.values())
    assert sum(each.factory is not None for each in state.companies.values()) == 6


@pytest.mark.parametrize(
    ("seats", "cash", "shares"), [(2, 100, 3), (3, 100, 2), (4, 50, 2), (5, 20, 2), (6, 0, 2)]
)
def test_what_everybody_starts_with(seats: int, cash: int, shares: int) -> None:
    """Rulebook, 5 Setup: cash and shares by players, starting companies at $25 with $100."""
    state = chosen(seats)
    assert [player.net for player in state.players] == [cash] * seats
    count = 4 if seats == 2 else seats
    assert len(state.order) == count
    for name in state.order:
        started = state.companies[name]
        assert (started.issued, started.price, started.net, started.income) == (4, 25, 100, 0)
        assert started.president is not None
        assert state.players[started.president].shares[name] == shares


def test_company_order_follows_the_players() -> None:
    """Rulebook, 5 Setup: the first company order is that of their presidents."""
    state = chosen(5)
    assert [state.companies[name].president for name in state.order] == state.seating


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_shares_in_the_next_two(seats: int) -> None:
    """Ruling 4: one share in each of the next two players' companies clockwise."""
    state = chosen(seats)
    led = {state.companies[name].president: name for name in state.order}
    for at, seat in enumerate(state.seating):
        next_two = [state.seating[(at + step) % seats] for step in (1, 2)]
        wanted = {led[seat]: 2} | {led[other]: 1 for other in next_two}
        assert state.players[seat].shares == wanted


def test_two_players_choose_factories_then_cities() -> None:
    """Ruling 5: both factory companies in PO, then both city companies; their order reversed."""
    state = begun(2)
    first, second = state.seating
    assert tt.GAME.to_move(state) == (first,)
    tt.refused(state, first, tt.ChooseCompany("CHC"), "choice", "5")
    tt.act(state, first, tt.ChooseCompany("SNR"))
    tt.refused(state, second, tt.ChooseCompany("SNR"), "choice", "5")
    tt.act(state, second, tt.ChooseCompany("PDL"))
    tt.refused(state, first, tt.ChooseCompany("ICR"), "choice", "5")
    tt.act(state, first, tt.ChooseCompany("CHC"))
    events = tt.act(state, second, tt.ChooseCompany("BHR"))
    assert tt.single(events, tt.OrderSet).order == ("SNR", "PDL", "BHR", "CHC")
    assert [event.company for event in tt.of(events, tt.CompanyStarted)] == [
        "SNR",
        "PDL",
        "BHR",
        "CHC",
    ]
    assert state.players[first].shares == {"SNR": 3, "PDL": 1, "BHR": 1, "CHC": 3}


def test_the_seating_is_drawn() -> None:
    """Ruling 3: player order is clockwise, the priority holder first."""
    seatings = {tuple(begun(4, seed=bytes([n])).seating) for n in range(20)}
    assert len(seatings) > 10
    state = tt.balanced(tt.table(0, 0, 0, 0))
    state.seating, state.priority = [2, 0, 3, 1], 3
    position = tt.Position(state)
    assert position.player_order() == [3, 1, 2, 0]
    assert position.seats_after(0) == [3, 1, 2, 0] and position.seats_after(1) == [2, 0, 3, 1]
    tt.company(tt.company(state, "PDL", [1]), "CHC", [1])
    assert state.order == ["PDL", "CHC"]


@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_players(seats: int) -> None:
    """Rulebook, 1 Introduction: two to six play."""
    with pytest.raises(RuleError) as caught:
        begun(seats)
    assert (caught.value.code, caught.value.rule) == ("seats", "4")
    assert caught.value.args_ == {"fewest": 2, "most": 6, "seats": seats}


def auction(seats: int = 3) -> tt.State:
    return begun(seats, tt.Options(priority_auction=True))


def test_priority_auction() -> None:
    """Ruling 64: all bid in secret in steps of 5; the highest seats everybody, all pay.
    Rulebook, 15 Priority Auctions: method 2."""
    state = auction()
    assert tt.GAME.to_move(state) == (0, 1, 2) and state.phase is tt.Phase.AUCTION
    tt.refused(state, 0, tt.BidPriority(-5), "priority-bid", "64")
    tt.refused(state, 0, tt.BidPriority(12), "priority-bid", "64")
    tt.act(state, 0, tt.BidPriority(30))
    tt.refused(state, 0, tt.BidPriority(40), "not-your-turn", "64")
    tt.act(state, 1, tt.BidPriority(205))
    events = tt.act(state, 2, tt.BidPriority(0))
    assert tt.single(events, tt.PriorityBids) == tt.PriorityBids(((0, 30), (1, 205), (2, 0)), 1)
    assert [player.net for player in state.players] == [70, -105, 100]
    assert tt.GAME.to_move(state) == (1,) and state.phase is tt.Phase.SEATING
    tt.refused(state, 1, tt.SeatPlayers((0, 1)), "seating", "64")
    events = tt.act(state, 1, tt.SeatPlayers((2, 1, 0)))
    assert tt.single(events, tt.Seated).order == (2, 1, 0)
    assert (state.priority, state.seating) == (2, [2, 1, 0])
    assert state.phase is tt.Phase.CHOOSE and tt.GAME.to_move(state) == (2,)


def test_tied_bids_for_the_priority() -> None:
    """Ruling 64: those tied for highest pay and bid again among themselves until one wins."""
    state = auction()
    tt.act(state, 0, tt.BidPriority(20))
    tt.act(state, 1, tt.BidPriority(20))
    events = tt.act(state, 2, tt.BidPriority(10))
    assert tt.single(events, tt.PriorityBids).winner is None
    assert tt.GAME.to_move(state) == (0, 1)
    tt.act(state, 0, tt.BidPriority(5))
    events = tt.act(state, 1, tt.BidPriority(10))
    assert tt.single(events, tt.PriorityBids).winner == 1
    assert [player.net for player in state.players] == [75, 70, 90]
    assert sum(event.amount for event in tt.of(events, tt.Paid)) == 15


def test_hidden_markers_are_drawn_in_secret() -> None:
    """Ruling 63: only the order of each hand is drawn in secret; the rest of the set-up is open."""
    dice = tt.Scripted()
    state, _ = tt.GAME.setup(2, tt.Options(investments=True), dice)
    assert {secret for why, secret in dice.whys if why == "marker"} == {True}
    assert {secret for why, secret in dice.whys if why != "marker"} == {False}
    assert [sorted(hand) for hand in state.secret.markers] == [[0, 0, 40, 40]] * 2
    assert tt.shares(state, "PDL") == [0, 0]
    with pytest.raises(ValueError, match="no recorded draw"):
        tt.GAME.setup(2, tt.Options(), NO_DICE)
