"""Building track and taking resources (RULINGS 22 to 27)."""

from __future__ import annotations

from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.model.actions import (
    BuildNothing,
    BuildTrack,
    BuyEquipment,
    TakeResource,
)
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.events import (
    PrivilegeMet,
    TrackBuilt,
    TurnBegan,
)
from rules.baltimore_ohio.model.options import Options
from rules.baltimore_ohio.model.state import State
from tests.support.baltimore_ohio.states import (
    alone,
    do,
    in_business,
    level,
    new_game,
    of,
    refused,
    running,
)

NY_WEST = ("D18", "C17", "C16", "C15", "C14", "D14")
"""From Albany by Utica and Syracuse to Buffalo."""


def nyc(track: tuple[str, ...], tech: int) -> State:
    state = new_game(3)
    running(state, "NYC", {0: 4}, track=track, treasury=120)
    level(state, tech)
    in_business(state)
    return state


def test_a_build_is_one_piece() -> None:
    """Ruling 22: up to the level's hexes, joined to the network and to each other in order; forks
    are allowed, black edges are no contact, no hex twice, and the treasury pays."""
    state = new_game(3)
    running(state, "BO", {0: 4}, track=("I15", "H15"), treasury=90)
    level(state, 3)
    in_business(state)
    refused(state, BuildTrack(()), "build-empty", "27")
    refused(state, BuildTrack(("I14", "I13", "H13", "G13")), "build-long", "22")
    refused(state, BuildTrack(("ZZ",)), "hex-unknown", "22")
    refused(state, BuildTrack(("I15",)), "hex-twice", "22")
    refused(state, BuildTrack(("J15", "J15")), "hex-twice", "22")
    refused(state, BuildTrack(("A19",)), "build-apart", "22")
    refused(state, BuildTrack(("I17",)), "build-apart", "22")
    refused(state, BuildTrack(("J15", "H14")), "build-pieces", "22")
    refused(state, BuildTrack(("I14", "I13", "J14")), "build-dear", "22")
    forked = ("J16", "J15", "K15")
    assert board().cost["J16"] + board().cost["J15"] + board().cost["K15"] <= 90
    events = do(state, BuildTrack(forked))
    assert of(events, TrackBuilt)[0].hexes == forked
    assert state.railroads["BO"].cubes == 30 - 5


def test_building_without_cubes() -> None:
    """Ruling 22: a charter without cubes builds nothing."""
    state = new_game(3)
    running(state, "BO", {0: 4}, treasury=500)
    level(state, 3)
    state.deck = None
    state.railroads["BO"].cubes = 1
    in_business(state)
    refused(state, BuildTrack(("J16", "J15")), "build-cubes", "22")
    state.railroads["BO"].cubes = 0
    assert [type(action) for action in GAME.legal(state, 0)] == [BuildNothing]


def test_building_at_any_end_with_the_switch() -> None:
    """Ruling 22: with the switch each hex need only touch the network."""
    state = new_game(3, Options(build_at_any_end=True))
    running(state, "BO", {0: 4}, track=("I15", "H15"), treasury=100)
    level(state, 2)
    in_business(state)
    refused(state, BuildTrack(("J16", "H13")), "build-apart", "22")
    do(state, BuildTrack(("J16", "H14")))


def test_city_limit() -> None:
    """Ruling 23: as many railroads as players in a city, any number in Chicago and elsewhere."""
    state = new_game(3)
    running(state, "BO", {0: 4}, track=("I15",), treasury=90)
    for name in ("BM", "CO", "NH"):
        running(state, name, {1: 1}, value=60)
        state.railroads[name].track += ["J16", "J15", "D5", "D4"]
    in_business(state, "BO")
    refused(state, BuildTrack(("J16",)), "city-full", "23")
    GAME.check(state, 0, BuildTrack(("J15",)))
    state.railroads["BO"].track = ["I16", "E5"]
    GAME.check(state, 0, BuildTrack(("D5",)))


def test_receivership_counts_in_cities() -> None:
    """Ruling 24: cubes of a railroad in receivership keep their place."""
    state = new_game(3)
    running(state, "BO", {0: 4}, track=("I15",), treasury=90)
    for name in ("BM", "CO", "NH"):
        state.railroads[name].status = "receivership"
        state.railroads[name].track = ["J16"]
    in_business(state, "BO")
    refused(state, BuildTrack(("J16",)), "city-full", "23")


def test_new_york_first() -> None:
    """Ruling 25: NYC stays in New York until it has the five cities; the fifth opens the border for
    the same build."""
    state = nyc((*NY_WEST, "E18"), 3)
    error = refused(state, BuildTrack(("E19",)), "nyc-first", "25")
    assert error.args_["cities"] == "New York"
    refused(state, BuildTrack(("F19", "F20", "G18")), "nyc-first", "25")
    events = do(state, BuildTrack(("F19", "G18", "G17")))
    assert of(events, PrivilegeMet) == [PrivilegeMet("NYC")]


def test_a_full_green_city_keeps_nyc_in() -> None:
    """Ruling 25: filled by others, the border stays closed for good."""
    state = nyc((*NY_WEST, "E18", "F19"), 3)
    for name in ("BM", "BO", "NH"):
        state.railroads[name].track = ["G18"]
        state.railroads[name].status = "receivership"
    refused(state, BuildTrack(("G18",)), "city-full", "23")
    refused(state, BuildTrack(("F20",)), "nyc-first", "25")


def test_pennsylvania_first() -> None:
    """Ruling 26: others stay out of the three cities until PA has them all, even if PA never
    starts; from its last cube on they may, and still may afterwards."""
    state = new_game(3)
    running(state, "BO", {0: 4}, value=66, track=("I15", "H15"), treasury=300)
    in_business(state, "BO")
    refused(state, BuildTrack(("H16",)), "now-equipment", "19")
    do(state, BuyEquipment(0))
    refused(state, BuildTrack(("H16",)), "pa-first", "26")
    state = new_game(3)
    running(state, "BO", {0: 4}, value=66, track=("I15", "H15"), treasury=60)
    home = ("H17", "H16", "G15", "G14", "G13")
    running(state, "PA", {1: 4}, value=82, track=home, treasury=90)
    events = in_business(state)
    assert of(events, TurnBegan)[0].railroad == "PA"
    events = do(state, BuildTrack(("G12",)))
    assert of(events, PrivilegeMet) == [PrivilegeMet("PA")]
    assert state.business is not None and state.business.railroad == "BO"
    do(state, BuildTrack(("H16",)))


def test_build_or_take() -> None:
    """Ruling 27: one of them or neither; a counter from a hex with one's cube, for good."""
    state = new_game(3)
    running(state, "BO", {0: 4}, track=("I15", "I14", "I13", "I12"), treasury=90)
    in_business(state)
    refused(state, TakeResource("coal", "H13"), "take-cube", "27")
    refused(state, TakeResource("coal", "I13"), "take-coal", "27")
    refused(state, TakeResource("lumber", "A22"), "take-lumber", "43")
    do(state, TakeResource("coal", "I12"))
    assert "I12" not in state.coal and state.railroads["BO"].coal == 1
    again = new_game(3)
    running(again, "BO", {0: 4}, track=("I15", "I14", "I13", "I12"), treasury=90)
    in_business(again)
    do(again, BuildNothing())
    assert again.railroads["BO"].coal == 0


def test_build_track_section() -> None:
    """Rulebook, build track: hexes as the level allows, each paid, a cube in each."""
    state = new_game(3)
    running(state, "BO", {0: 4}, treasury=100)
    level(state, 2)
    in_business(state)
    do(state, BuildTrack(("J16", "J15")))
    cost = board().cost["J16"] + board().cost["J15"]
    assert state.railroads["BO"].treasury == 100 - cost
    assert state.railroads["BO"].track == ["I16", "J16", "J15"]


def test_take_resource_section() -> None:
    """Rulebook, take resource: coal by any railroad whose cube is there, onto the charter."""
    state = new_game(3)
    running(state, "CO", {0: 4}, treasury=0, track=("L14", "L13", "K12", "K11"))
    in_business(state)
    do(state, TakeResource("coal", "K11"))
    assert state.railroads["CO"].coal == 1 and state.coal == ["F17", "H13", "I12", "K2"]


def test_faq_black_lines() -> None:
    """FAQ, black lines: Baltimore and Dover are neighbours across the bay and cannot be joined."""
    state = alone(treasury=90)
    assert "I17" not in board().neighbours["I16"]
    refused(state, BuildTrack(("I17",)), "build-apart", "22")


def test_faq_nyc() -> None:
    """FAQ, NYC: nothing outside of New York before the five green cities."""
    state = nyc((), 2)
    offered = {action.hexes[0] for action in GAME.legal(state, 0) if isinstance(action, BuildTrack)}
    assert offered == {"C18", "C19", "D18", "E18"}


def test_faq_pa() -> None:
    """FAQ, PA cities: closed to all others until PA connects the three."""
    state = new_game(3)
    running(state, "CO", {0: 4}, track=("K15", "J15", "I15", "H15"), treasury=90)
    in_business(state)
    refused(state, BuildTrack(("H16",)), "pa-first", "26")
