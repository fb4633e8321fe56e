"""Building track and taking resources (RULINGS 22 to 27)."""

import pytest

from tests.support.baltimore_ohio import kit as bo

NY_WEST = ("D18", "C17", "C16", "C15", "C14", "D14")
"""From Albany by Utica and Syracuse to Buffalo."""


def nyc(track: tuple[str, ...], tech: int) -> bo.State:
    state = bo.level(bo.running(bo.new_game(3), "NYC", {0: 4}, track=track, treasury=120), tech)
    bo.in_business(state)
    return state


def test_a_build_is_one_piece() -> None:
    """Ruling 22: up to the level's hexes, joined to the network and to each other in order; forks
    are allowed, black edges are no contact, no hex twice, and the treasury pays.
    Rulebook, build track: hexes as the level allows, each paid, a cube in each.
    FAQ, black lines: Baltimore and Dover are neighbours across the bay and cannot be joined."""
    assert "I17" not in bo.board().neighbours["I16"]
    state = bo.level(bo.new_game(3), 3)
    bo.running(state, "BO", {0: 4}, track=("I15", "H15"), treasury=90)
    bo.in_business(state)
    for hexes, code in (
        (("I14", "I13", "H13", "G13"), "build-long"),
        (("ZZ",), "hex-unknown"),
        (("I15",), "hex-twice"),
        (("J15", "J15"), "hex-twice"),
        (("A19",), "build-apart"),
        (("I17",), "build-apart"),
        (("J15", "H14"), "build-pieces"),
        (("I14", "I13", "J14"), "build-dear"),
    ):
        bo.refused(state, bo.BuildTrack(hexes), code, "22")
    bo.refused(state, bo.BuildTrack(()), "build-empty", "27")
    forked = ("J16", "J15", "K15")
    cost = sum(bo.board().cost[hex_] for hex_ in forked)
    events = bo.do(state, bo.BuildTrack(forked))
    assert bo.of(events, bo.TrackBuilt)[0].hexes == forked
    assert (state.railroads["BO"].cubes, state.railroads["BO"].treasury) == (30 - 5, 90 - cost)


def test_building_without_cubes() -> None:
    """Ruling 22: a charter without cubes builds nothing."""
    state = bo.level(bo.running(bo.new_game(3), "BO", {0: 4}, treasury=500), 3)
    state.deck, line = None, state.railroads["BO"]
    line.cubes = 1
    bo.in_business(state)
    bo.refused(state, bo.BuildTrack(("J16", "J15")), "build-cubes", "22")
    line.cubes = 0
    assert [type(action) for action in bo.GAME.legal(state, 0)] == [bo.BuildNothing]


def test_building_at_any_end_with_the_switch() -> None:
    """Ruling 22: with the switch each hex need only touch the network."""
    state = bo.level(bo.new_game(3, bo.Options(build_at_any_end=True)), 2)
    bo.running(state, "BO", {0: 4}, track=("I15", "H15"), treasury=100)
    bo.in_business(state)
    bo.refused(state, bo.BuildTrack(("J16", "H13")), "build-apart", "22")
    bo.do(state, bo.BuildTrack(("J16", "H14")))


@pytest.mark.parametrize("status", ["operating", "receivership"])
def test_city_limit(status: str) -> None:
    """Ruling 23: as many railroads as players in a city, any number in Chicago and elsewhere.
    Ruling 24: cubes of a railroad in receivership keep their place."""
    state = bo.running(bo.new_game(3), "BO", {0: 4}, track=("I15",), treasury=90)
    for name in ("BM", "CO", "NH"):
        if status == "operating":
            bo.running(state, name, {1: 1}, value=60)
        state.railroads[name].status = status
        state.railroads[name].track += ["J16", "J15", "D5", "D4"]
    bo.in_business(state, "BO")
    bo.refused(state, bo.BuildTrack(("J16",)), "city-full", "23")
    bo.GAME.check(state, 0, bo.BuildTrack(("J15",)))
    state.railroads["BO"].track = ["I16", "E5"]
    bo.GAME.check(state, 0, bo.BuildTrack(("D5",)))


def test_new_york_first() -> None:
    """Ruling 25: NYC stays in New York until it has the five cities; the fifth opens the border for
    the same build; filled by others, the border stays closed for good."""
    state = nyc((*NY_WEST, "E18"), 3)
    error = bo.refused(state, bo.BuildTrack(("E19",)), "nyc-first", "25")
    assert error.args_["cities"] == "New York"
    bo.refused(state, bo.BuildTrack(("F19", "F20", "G18")), "nyc-first", "25")
    events = bo.do(state, bo.BuildTrack(("F19", "G18", "G17")))
    assert bo.of(events, bo.PrivilegeMet) == [bo.PrivilegeMet("NYC")]
    state = nyc((*NY_WEST, "E18", "F19"), 3)
    for name in ("BM", "BO", "NH"):
        state.railroads[name].track = ["G18"]
        state.railroads[name].status = "receivership"
    bo.refused(state, bo.BuildTrack(("G18",)), "city-full", "23")
    bo.refused(state, bo.BuildTrack(("F20",)), "nyc-first", "25")


def test_pennsylvania_first() -> None:
    """Ruling 26: others stay out of the three cities until PA has them all, even if PA never
    starts; from its last cube on they may, and still may afterwards.
    FAQ, PA cities: closed to all others until PA connects the three."""
    state = bo.running(bo.new_game(3), "BO", {0: 4}, track=("I15", "H15"), treasury=90)
    bo.in_business(state, "BO")
    bo.refused(state, bo.BuildTrack(("H16",)), "pa-first", "26")
    state = bo.running(bo.new_game(3), "BO", {0: 4}, track=("I15", "H15"), treasury=60)
    home = ("H17", "H16", "G15", "G14", "G13")
    bo.running(state, "PA", {1: 4}, value=82, track=home, treasury=90)
    events = bo.in_business(state)
    assert bo.of(events, bo.TurnBegan)[0].railroad == "PA"
    events = bo.do(state, bo.BuildTrack(("G12",)))
    assert bo.of(events, bo.PrivilegeMet) == [bo.PrivilegeMet("PA")]
    assert state.business is not None and state.business.railroad == "BO"
    assert not bo.of(bo.do(state, bo.BuildTrack(("H16",))), bo.PrivilegeMet)


def test_build_or_take() -> None:
    """Ruling 27: one of them or neither; a counter from a hex with one's cube, for good.
    Rulebook, take resource: coal by any railroad whose cube is there, onto the charter."""
    for action, coal in ((bo.TakeResource("coal", "I12"), 1), (bo.BuildNothing(), 0)):
        state = bo.alone(track=("I15", "I14", "I13", "I12"), treasury=90)
        bo.refused(state, bo.TakeResource("coal", "H13"), "take-cube", "27")
        bo.refused(state, bo.TakeResource("coal", "I13"), "take-coal", "27")
        bo.refused(state, bo.TakeResource("lumber", "A22"), "take-lumber", "43")
        bo.do(state, action)
        assert state.railroads["BO"].coal == coal and ("I12" in state.coal) == (coal == 0)


def test_faq_nyc() -> None:
    """FAQ, NYC: nothing outside of New York before the five green cities."""
    state = nyc((), 2)
    offered = {
        action.hexes[0] for action in bo.GAME.legal(state, 0) if isinstance(action, bo.BuildTrack)
    }
    assert offered == {"C18", "C19", "D18", "E18"}
