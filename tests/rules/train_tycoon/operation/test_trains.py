"""Managing trains."""

from rules.dice import NO_DICE
from rules.train_tycoon.operation.track import available_chains, break_line, follow_chain
from rules.train_tycoon.preview import table_after_income
from tests.support.train_tycoon import kit as tt


def yard(*, net: int = 200, turn: int = 2) -> tt.State:
    """PDL runs F1-F2-F3; track without a train from F3 to F5 and from H1 to H3; CHC is in F5."""
    state = tt.company(tt.table(100, 100, turn=turn), "PDL", [3, 1], president=0, net=net)
    tt.transfer(tt.company(state, "CHC", [1, 3], president=1), "F1", "F3", "F5", "F7", "H1", "H3")
    tt.line(state, "PDL", "F1", "F2", "F3")
    tt.line(state, "CHC", "F5", "F6", "F7")
    tt.track(tt.track(state, "F3", "F4", "F5"), "H1", "H2", "H3")
    tt.step(tt.operate(state, "PDL"), tt.Step.TRAINS)
    return state


def test_expanding() -> None:
    """Ruling 53: a train on an available line touching a hub with rights; the other end is paid.
    Rulebook, 2 Components: ten trains a company."""
    state = yard()
    assert state.phase is tt.Phase.TRAINS
    assert set(tt.GAME.legal(state, 0)) == {tt.FinishTrains(), tt.Expand("F3", 1)}
    tt.refused(state, 0, tt.Expand("F5", 4), "no-chain", "53")
    tt.refused(state, 0, tt.Expand("A1", 1), "no-chain", "53")
    tt.refused(state, 0, tt.Expand("H1", 1), "no-rights", "53")
    events = tt.act(state, 0, tt.Expand("F3", 1))
    assert tt.single(events, tt.Expanded).rights == 20
    assert tt.Paid("PDL", None, 20, "rights") in events
    line = state.lines[-1]
    assert (line.owner, line.ends) == ("PDL", ("F3", "F5"))


def test_expanding_within_max_debt() -> None:
    """Ruling 44: the rights of an expansion too."""
    state = yard(net=-90)
    assert state.phase is not tt.Phase.TRAINS
    tt.operate(state, "PDL", phase=tt.Phase.TRAINS)
    tt.refused(state, 0, tt.Expand("F3", 1), "spending", "44")


def test_cutting() -> None:
    """Ruling 53: the line is abandoned, at least one train stays, no expansion after a cut."""
    state = yard()
    tt.act(state, 0, tt.Expand("F3", 1))
    tt.refused(state, 0, tt.Cut(2), "not-own-line", "53")
    events = tt.act(state, 0, tt.Cut(3))
    assert tt.TrainTaken(3, "PDL", "cut", ("F3", "F5")) in events
    assert state.phase is not tt.Phase.TRAINS
    state = tt.operate(yard(), "PDL", phase=tt.Phase.TRAINS)
    tt.refused(state, 0, tt.Cut(1), "last-train", "53")
    assert state.operation is not None
    state.operation.cut = True
    tt.refused(state, 0, tt.Expand("F3", 1), "after-cut", "53")


def test_all_changes_and_the_deliveries_at_once() -> None:
    """Ruling 53: the same as one by one, and refused as they would be."""
    whole, single = yard(), yard()
    add, cut = tt.Expand("F3", 1), tt.Cut(1)
    tt.act(whole, 0, tt.FinishTrains("retain", (add, cut)))
    for change in (add, cut):
        tt.act(single, 0, change)
    assert whole.phase is not tt.Phase.TRAINS and whole == single
    tt.refused(yard(), 0, tt.FinishTrains(changes=(cut, add)), "last-train", "53")
    tt.refused(yard(), 0, tt.FinishTrains(changes=(add, cut, add)), "after-cut", "53")


def test_what_a_change_of_trains_comes_to() -> None:
    """Both tables are those after the income of this turn, so what the trains cost is in both."""
    state = tt.operate(yard(), "PDL", phase=tt.Phase.TRAINS)
    view = tt.GAME.view(state, 0)
    nets = [
        table_after_income(view, way).companies["PDL"].net for way in (None, tt.Expand("F3", 1))
    ]
    assert nets == [200 - 20, 200 - 20 - 40]
    tt.act(state, 0, tt.Expand("F3", 1))
    view = tt.GAME.view(state, 0)
    companies = [table_after_income(view, way).companies["PDL"] for way in (None, tt.Cut(1))]
    assert [(row.net, row.income) for row in companies] == [(140, -40), (160, -20)]


def test_all_ten_on_the_map() -> None:
    """Ruling 53: no expansion with ten trains."""
    state = yard()
    for n in range(9):
        state.lines.append(tt.Line(20 + n, "PDL", ("F1", "F3"), []))
    tt.refused(state, 0, tt.Expand("F3", 1), "trains-out", "53")


def test_broken_lines_lose_their_trains() -> None:
    """Ruling 53: first of all; transfer hubs without a train go last.
    Ruling 50: transfer hubs of every company are looked at."""
    state = tt.transfer(yard(), "D3")
    tt.line(state, "PDL", "F3", "E4", "D3")
    break_line(tt.MutablePosition(state, NO_DICE), 3)
    events = tt.step(tt.operate(state, "PDL"), tt.Step.TRAINS)
    assert tt.TrainTaken(3, "PDL", "broken", ("F3", "D3")) in events
    events = tt.act(state, 0, tt.FinishTrains())
    assert {event.hex for event in tt.of(events, tt.HubRemoved)} == {"D3", "H1", "H3"}
    assert {"F1", "F3", "F5", "F7"} <= set(state.hubs)


def test_chains() -> None:
    """Ruling 50: any chain of track without trains that joins two hubs, however long; not one with
    a running line, a gap, or back to its own hub."""
    state = tt.balanced(tt.table(0))
    where = tt.board("alberta_v1")
    tt.track(tt.transfer(state, "F1", "F9"), "F1", *[f"F{n}" for n in range(2, 9)], "F9")
    chain = follow_chain(where, state, "F9", 4)
    assert chain is not None and chain.ends == (("F1", 1), ("F9", 4))
    assert [place for place, _ in chain.route] == [f"F{n}" for n in range(2, 9)]
    assert available_chains(where, state, ["F1", "F9"]) == [chain]
    assert follow_chain(where, state, "F1", 0) is None
    state.track["F5"] = [tt.Piece((1, 4), 7)]
    assert follow_chain(where, state, "F1", 1) is None
    del state.track["F5"]
    assert follow_chain(where, state, "F1", 1) is None
    state.track.clear()
    tt.track(tt.transfer(state, "F3"), "F3", "E4", "E5", "F5", "G5", "G4", "F3")
    assert (
        follow_chain(where, state, "F3", 0) is None and available_chains(where, state, ["F3"]) == []
    )
