"""Opening lines and placing factories."""

import pytest

from rules.train_tycoon.operation import lines
from rules.train_tycoon.operation.rights import rights_to_pay
from tests.support.train_tycoon import kit as tt


def row(*, turn: int = 2, net: int = 200, income: int = 0) -> tt.State:
    """PDL, led by seat 0, runs F1-F2-F3; hubs also in F5 and F7; CHC of seat 1 runs H1-H2-H3."""
    state = tt.table(100, 100, turn=turn)
    tt.company(state, "PDL", [3, 1], president=0, net=net, income=income)
    tt.transfer(tt.company(state, "CHC", [1, 3], president=1), "F1", "F3", "F5", "F7", "H1", "H3")
    tt.line(state, "PDL", "F1", "F2", "F3")
    tt.line(state, "CHC", "H1", "H2", "H3")
    return tt.operate(state, "PDL")


def test_a_line_is_laid_and_paid() -> None:
    """Rulebook, 11 Operate: a tile costs 20, a train stands on the new line.
    Ruling 52: the price of a line."""
    state = row()
    events = tt.act(state, 0, tt.OpenLine("F3", tt.new("F4"), "F5"))
    opened = tt.single(events, tt.LineOpened)
    assert (opened.track, opened.rights, opened.engineering) == (20, 0, 0)
    assert opened.laid == (("F4", (1, 4), "new"),)
    assert state.companies["PDL"].net == 180
    assert state.track["F4"] == [tt.Piece((1, 4), opened.line)]
    line = tt.Position(state).line(opened.line)
    assert line is not None and (line.owner, line.ends) == ("PDL", ("F3", "F5"))


@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5])
def test_the_longest_line_costs_engineering(turn: int) -> None:
    """Ruling 52: 20 times the turn for turn + 1 hexes.
    Ruling 48: no line has more."""
    state = row(turn=turn, net=2000)
    longest = max(lines.all_lines(tt.Position(state)), key=lambda plan: len(plan.way.lays))
    assert len(longest.way.lays) == turn + 1
    events = tt.act(state, 0, longest.action)
    assert tt.single(events, tt.LineOpened).engineering == 20 * turn


def test_spending_limit() -> None:
    """Ruling 44: every payment keeps within the max debt of the income marker.
    Rulebook, 14 Cash & Income Board: max debt is read from the income."""
    state = row(net=-80)
    tt.act(state, 0, tt.OpenLine("F3", tt.new("F4"), "F5"))
    assert state.companies["PDL"].net == -100
    state = row(net=-85)
    tt.refused(state, 0, tt.OpenLine("F3", tt.new("F4"), "F5"), "spending", "44")
    state = row(net=10, income=-10)
    tt.refused(state, 0, tt.OpenLine("F3", tt.new("F4"), "F5"), "spending", "44")
    state = tt.track(row(net=-205, income=100), "F3", "F4", "F5")
    tt.act(state, 0, tt.OpenLine("F3", (tt.Lay("F4", "reuse"),), "F5"))


def test_without_president_everything_is_skipped() -> None:
    """Ruling 44: no interest, no train cost, the marker stays."""
    state = row(net=-150, income=90)
    state.companies["PDL"].president = None
    state.companies["PDL"].operated = False
    state.companies_left = ["PDL", "CHC"]
    events = tt.step(state, tt.Step.NEXT_COMPANY)
    assert tt.single(events, tt.OperationSkipped).company == "PDL"
    company = state.companies["PDL"]
    assert (company.net, company.income, company.operated) == (-150, 90, False)
    assert state.operation is not None and state.operation.company == "CHC"


def placing(*, net: int = 100, turn: int = 1) -> tt.State:
    """PDL has a cheese factory to place; CHC operates after it."""
    state = tt.company(tt.table(100, 100, turn=turn), "CHC", [1, 3], president=1)
    tt.company(state, "PDL", [3, 1], president=0, net=net, factory="cheese", operated=False)
    tt.step(state, tt.Step.OPERATE)
    return state


def test_extra_line_comes_first() -> None:
    """Ruling 45: companies with an unplaced factory place it before anybody operates, and open a
    line from it; they operate later as usual."""
    state = placing()
    assert state.phase is tt.Phase.FACTORY and tt.GAME.to_move(state) == (0,)
    tt.refused(state, 0, tt.SkipLine(), "now-factory", "45")
    events = tt.act(state, 0, tt.PlaceFactory("F4", tt.new("F5"), "F6"))
    assert tt.HubPlaced("F4", "factory", "cheese") in events
    assert state.companies["PDL"].net == 80 and state.companies["PDL"].factory is None
    assert [e.company for e in tt.of(events, tt.OperationBegan)] == ["CHC"]
    assert not state.companies["PDL"].operated
    tt.act(state, 1, tt.SkipLine())
    assert state.operation is not None and state.operation.company == "PDL"
    assert state.phase is tt.Phase.LINE


def test_a_factory_may_have_to_wait() -> None:
    """Ruling 45: if nothing legal can be paid it waits for the next turn."""
    state = placing(net=-100)
    assert state.phase is tt.Phase.LINE and state.companies["PDL"].factory == "cheese"
    state = tt.company(tt.table(100, turn=1), "PDL", [3], president=0, net=-85, factory="cheese")
    events = tt.step(state, tt.Step.OPERATE)
    assert tt.FactoryWaits("PDL") in events


def test_where_a_factory_may_stand() -> None:
    """Ruling 46: on an empty hex, blank seeds too, not beside a city or a resource it takes.
    Rulebook, 13 Map: mountains carry nothing."""
    state = placing()
    tt.resource(state, "F7", "fish", 0)
    tt.resource(state, "H8", "oil")
    tt.track(tt.transfer(state, "F1"), "D1", "D2", "D3")
    for place in ("C6", "B3", "E7", "F6", "G6", "F1", "D2", "A99"):
        tt.refused(state, 0, tt.PlaceFactory(place, tt.new("F5"), "F4"), "factory-place", "46")
    assert state.hubs["F7"].stock == 0
    starts = lines.line_planner(tt.Position(state)).starts()
    assert {"F3", "H4", "H7"} <= set(starts)
    tt.act(state, 0, tt.PlaceFactory("F3", tt.new("F4"), "F5"))


def test_where_a_line_starts() -> None:
    """Ruling 47: at a hub with an own line; without any line in any city."""
    state = row()
    assert set(lines.possible_starts(tt.Position(state))) == {"F1", "F3"}
    tt.refused(state, 0, tt.OpenLine("F5", tt.new("F6"), "F7"), "line-start", "47")
    tt.refused(state, 0, tt.OpenLine("I6", tt.new("I5"), "I4"), "line-start", "47")
    state.lines[0].owner = "CHC"
    cities = {"B3", "E8", "G2", "I6", "M5", "O8"}
    assert set(lines.line_planner(tt.Position(state)).starts()) == cities
    tt.act(state, 0, tt.OpenLine("I6", tt.new("I5"), "I4"))


def test_lines_before_the_factory_is_placed() -> None:
    """Ruling 47: a company that waits for its factory opens no other line; lines taken over are
    hubs to start from, and the factory is still placed with a line from it."""
    state = row()
    state.companies["PDL"].factory = "cheese"
    state.lines[0].owner = "CHC"
    assert lines.line_planner(tt.Position(state)).starts() == []
    state.lines[0].owner = "PDL"
    assert set(lines.line_planner(tt.Position(state)).starts()) == {"F1", "F3"}
    tt.refused(state, 0, tt.OpenLine("E8", tt.new("E7"), "E6"), "line-start", "47")
    tt.act(state, 0, tt.OpenLine("F3", tt.new("F4"), "F5"))
    state = row()
    state.companies["PDL"].factory = "cheese"
    state.phase, state.operation = tt.Phase.FACTORY, tt.Operation("PDL", extra=True)
    starts = lines.line_planner(tt.Position(state)).starts()
    assert starts and not {"F1", "F3"} & set(starts)
    tt.refused(state, 0, tt.PlaceFactory("F3", tt.new("F4"), "F5"), "factory-place", "46")


def test_where_a_line_ends() -> None:
    """Ruling 47: at any other hub, or on an empty hex, which gets a transfer hub; off the map there
    is neither."""
    state = row()
    tt.track(state, "E4", "E5", "E6")
    tt.refused(state, 0, tt.OpenLine("F3", tt.new("F4"), "Z99"), "line-end", "47")
    tt.refused(state, 0, tt.OpenLine("F3", tt.new("F4"), "E5"), "line-end", "47")
    tt.refused(state, 0, tt.OpenLine("F3", tt.new("F4"), "F3"), "hex-twice", "48")
    events = tt.act(state, 0, tt.OpenLine("F3", tt.new("F4"), "G5"))
    assert tt.single(events, tt.HubPlaced) == tt.HubPlaced("G5", "transfer")


def test_the_course_of_a_line() -> None:
    """Ruling 48: 1 to T+1 hexes, joined, no sharp bend, no hex twice, no hub, mountain or edge of
    the map."""
    state = row()
    tt.refused(state, 0, tt.OpenLine("F3", (), "F5"), "line-length", "48")
    tt.refused(
        state, 0, tt.OpenLine("F3", tt.new("F4", "G5", "H4", "H5"), "H6"), "line-length", "48"
    )
    tt.refused(state, 0, tt.OpenLine("F3", tt.new("F5"), "F6"), "not-joined", "48")
    tt.refused(state, 0, tt.OpenLine("F3", tt.new("F4"), "E4"), "sharp-bend", "48")
    tt.refused(state, 0, tt.OpenLine("F3", tt.new("F4", "F4"), "F5"), "hex-twice", "48")
    state.lines[0].ends = ("F7", "F5")
    state.lines[0].route = [("F6", (1, 4))]
    state.track = {"F6": [tt.Piece((1, 4), 1)], "H2": state.track["H2"]}
    tt.refused(state, 0, tt.OpenLine("F5", tt.new("G6"), "H5"), "hex-closed", "48")
    tt.refused(state, 0, tt.OpenLine("F7", tt.new("E8"), "D7"), "hex-closed", "48")


def test_neighbouring_hubs_and_second_lines() -> None:
    """Ruling 48: no direct line between neighbours; a second line between two hubs is legal."""
    state = tt.transfer(row(), "F4")
    assert all(plan.way.lays for plan in lines.lines_between(tt.Position(state), "F3", "F4"))
    del state.hubs["F4"]
    tt.act(state, 0, tt.OpenLine("F3", tt.new("F4"), "F5"))
    tt.act(tt.operate(state, "PDL"), 0, tt.OpenLine("F3", tt.new("E4", "E5"), "F5"))
    assert [line.ends for line in state.lines].count(("F3", "F5")) == 2


def test_reuse() -> None:
    """Ruling 49: b. the same track, abandoned or own, costs nothing; own lines break by it."""
    state = tt.track(tt.transfer(row(), "E3"), "F3", "F4", "F5")
    tt.refused(state, 0, tt.OpenLine("F3", tt.new("F4"), "F5"), "hex-how", "49")
    events = tt.act(state, 0, tt.OpenLine("F3", (tt.Lay("F4", "reuse"),), "F5"))
    assert tt.single(events, tt.LineOpened).track == 0 and state.companies["PDL"].net == 200
    state = row()
    events = tt.act(state, 0, tt.OpenLine("F3", (tt.Lay("F2", "reuse"),), "F1"))
    assert tt.single(events, tt.LineBroken).line == 1


def test_replace() -> None:
    """Ruling 49: c. abandoned or own tracks give way to a yellow tile for 20; an own line is broken
    by it, and its train leaves with the trains."""
    state = tt.track(row(), "E5", "F4", "G4")
    options = lines.line_planner(tt.Position(state)).lay_options("F4", (1, 4))
    assert options == ("replace", "upgrade")
    tt.act(state, 0, tt.OpenLine("F3", (tt.Lay("F4", "replace"),), "F5"))
    assert [piece.pair for piece in state.track["F4"]] == [(1, 4)]
    state = tt.track(row(), "E5", "F4", "F3")
    assert lines.line_planner(tt.Position(state)).lay_options("F4", (1, 4)) == ("replace",)
    state = row()
    state.hubs.pop("F5")
    tt.line(state, "PDL", "F3", "F4", "F5", "F6", "F7")
    events = tt.act(state, 0, tt.OpenLine("F3", (tt.Lay("F4", "replace"),), "G5"))
    assert tt.single(events, tt.LineBroken) == tt.LineBroken(3, "PDL", ("F3", "F7"))
    assert tt.single(events, tt.TrainTaken) == tt.TrainTaken(3, "PDL", "broken", ("F3", "F7"))
    assert [piece.line for piece in state.track["F6"]] == [0]


def test_upgrade() -> None:
    """Ruling 49: d. another company's running line can be crossed, never broken. f. its track is
    not used, nor a hex with two tracks, unless one of them is the one wanted."""
    state = tt.transfer(row(), "E5", "G4")
    crossed = tt.line(state, "CHC", "E5", "F4", "G4")
    tt.refused(state, 0, tt.OpenLine("F3", (tt.Lay("F4", "replace"),), "F5"), "hex-how", "49")
    events = tt.act(state, 0, tt.OpenLine("F3", (tt.Lay("F4", "upgrade"),), "F5"))
    assert tt.single(events, tt.LineOpened).track == 20
    assert len(state.track["F4"]) == 2 and not crossed.broken
    assert lines.line_planner(tt.Position(state)).lay_options("F4", (2, 5)) == ()
    state = row()
    tt.line(state, "CHC", "F3", "F4", "F5")
    tt.refused(state, 0, tt.OpenLine("F3", (tt.Lay("F4", "reuse"),), "F5"), "hex-blocked", "49")


def test_clearing_a_transfer_hub() -> None:
    """Ruling 49: e. without other companies' lines it is removed; own lines ending there break."""
    state = row()
    tt.line(state, "PDL", "F5", "F6", "F7")
    route = (tt.Lay("F4", "new"), tt.Lay("F5", "clear"))
    events = tt.act(state, 0, tt.OpenLine("F3", route, "E6"))
    assert tt.HubRemoved("F5") in events
    assert (
        tt.LineBroken(3, "PDL", ("F5", "F7")) in events
        and tt.single(events, tt.LineOpened).track == 40
    )
    state = row()
    tt.line(state, "CHC", "F5", "F6", "F7")
    tt.refused(state, 0, tt.OpenLine("F3", route, "E6"), "hex-closed", "48")


def test_tiles_run_out() -> None:
    """Ruling 49: a tile of each number can be laid only as often as there is one."""
    state = row()
    taken = {*state.hubs, *state.track}
    spare = sorted(p for p in tt.Position(state).board.open if p not in taken and p[0] not in "EFG")
    for place in spare[:33]:
        state.track[place] = [tt.Piece((1, 4))]
    tt.refused(state, 0, tt.OpenLine("F3", tt.new("F4"), "F5"), "tiles-out", "49")
    tt.act(state, 0, tt.OpenLine("F3", tt.new("F4"), "G5"))


def test_abandoned_track() -> None:
    """Ruling 50: track under no train, whoever laid it; a broken line gives no rights."""
    state = row()
    state.lines[0].broken = True
    for piece in state.track["F2"]:
        state.track["F2"] = [tt.Piece(piece.pair)]
    position = tt.Position(state)
    assert position.hubs_of("PDL") == set() and position.companies_at("F3") == set()
    assert len(position.lines_of("PDL")) == 1


def test_rights_example() -> None:
    """Rulebook, 11 Operate, rights example: round 3, B held 4 times and C once: 40 in all.
    Ruling 51: for each hub new to the company and each other company there."""
    state = tt.company(row(turn=3), "BHR", [4, 1], president=1)
    tt.line(tt.company(state, "WRP", [1, 4], president=0), "BHR", "F5", "F6", "F7")
    tt.line(tt.transfer(state, "D5"), "WRP", "F5", "E6", "D5")
    assert rights_to_pay(tt.Position(state), "PDL", ["F5"]) == (("F5", "WRP", 40),)
    events = tt.act(state, 0, tt.OpenLine("F3", tt.new("F4"), "F5"))
    assert tt.Paid("PDL", None, 40, "rights") in events


def test_rights_at_the_start_too() -> None:
    """Ruling 51: a first line pays at both ends; where the company has a line nothing is due; of
    one company several lines count once."""
    state = tt.transfer(tt.transfer(row(turn=1), "I4"), "G7")
    tt.line(state, "CHC", "I6", "I5", "I4")
    tt.line(state, "CHC", "I6", "H6", "G7")
    assert rights_to_pay(tt.Position(state), "PDL", ["I6", "F3", "F1"]) == ()
    state.players[0].shares.pop("CHC")
    state.players[1].shares["CHC"] = 4
    assert rights_to_pay(tt.Position(state), "PDL", ["I6", "F3"]) == (("I6", "CHC", 20),)


def ten_lines() -> tt.State:
    """PDL runs ten lines of one hex each: F1 to F9, H1 to H9, and two beside them."""
    state = tt.company(tt.table(100, 100), "PDL", [3, 1], president=0, net=500)
    ways = [(f"{x}{n}", f"{x}{n + 1}", f"{x}{n + 2}") for x in "FH" for n in (1, 3, 5, 7)]
    for way in [*ways, ("F3", "E4", "D3"), ("F5", "E6", "D5")]:
        tt.transfer(state, *{way[0], way[-1]} - state.hubs.keys())
        tt.line(state, "PDL", *way)
    return tt.operate(state, "PDL")


def test_all_trains_are_out() -> None:
    """Ruling 52: the train comes from another own line, which is abandoned at once; a company has
    ten trains, so the tenth line takes none from another."""
    state = ten_lines()
    assert len(tt.Position(state).lines_of("PDL")) == 10
    tt.act(state, 0, tt.OpenLine("F1", tt.new("E2"), "D2"))
    assert state.phase is tt.Phase.TAKE
    tt.refused(state, 0, tt.TakeTrain(12), "take-train", "52")
    tt.refused(state, 0, tt.SkipLine(), "now-take", "52")
    events = tt.act(state, 0, tt.TakeTrain(3))
    assert tt.single(events, tt.TrainTaken) == tt.TrainTaken(3, "PDL", "new line", ("F5", "F7"))
    assert len(tt.Position(state).lines_of("PDL")) == 10
    state = ten_lines()
    state.lines.pop()
    del state.track["E6"]
    events = tt.act(state, 0, tt.OpenLine("F1", tt.new("E2"), "D2"))
    assert state.phase is tt.Phase.TRAINS and tt.of(events, tt.TrainTaken) == []
    assert len(tt.Position(state).lines_of("PDL")) == 10


def test_hubs_of_every_kind_end_a_line() -> None:
    """Rulebook, 3 Resources/Goods/Passengers/Boards: hubs of each kind are ends of lines."""
    state = row()
    tt.factory(state, "E5", "tools")
    tt.resource(state, "G5", "oil")
    ends = lines.cheapest_by_end(tt.Position(state), "F3")
    assert {"F5", "E5", "G5"} <= set(ends)
    assert ends["F5"].cost.total == 20
