"""Deliveries."""

import pytest

from rules.train_tycoon.operation.deliveries import Stock, company_deliveries
from tests.support.train_tycoon import kit as tt


def net(*, turn: int = 2) -> tt.State:
    """PDL, led by seat 0, has no lines yet; neither has CHC."""
    state = tt.company(tt.table(100, 100, turn=turn), "PDL", [3, 1], president=0)
    return tt.company(state, "CHC", [1, 3], president=1)


def delivered(state: tt.State, name: str = "PDL") -> list[object]:
    tt.operate(state, name)
    return tt.step(state, tt.Step.DELIVER)


def routes(events: list[object]) -> list[tuple[str, str, str]]:
    return [(e.item, e.source, e.destination) for e in tt.of(events, tt.Delivered)]


def moves(state: tt.State, item: str = "") -> list[tuple[str, str, str]]:
    """What PDL would deliver, of this item alone if one is named."""
    planned = company_deliveries(tt.Position(state), "PDL")
    return [(m.item, m.source, m.destination) for m in planned if item in ("", m.item)]


def test_passenger_example() -> None:
    """Rulebook, 11 Operate, passenger example: 3 waiting, one goes to a city with one waiting: the
    market gain is nothing. Ruling 56: waiting and delivered count on both sides."""
    state = net()
    state.hubs["M5"].stock, state.hubs["O8"].stock = 3, 1
    state.hubs["A2"] = state.hubs.pop("N6")
    tt.line(state, "PDL", "M5", "N5", "N6", "N7", "O8")
    stock = Stock(state.hubs)
    assert stock.gain("passengers", "M5", "O8") == 0
    stock.move("passengers", "M5", "O8")
    assert (stock.waiting["M5"], stock.waiting["O8"]) == (2, 1)
    assert stock.arrived["O8"] == {"passengers": 1}
    assert moves(state) == [("passengers", "M5", "O8"), ("passengers", "O8", "M5")]


def test_oil_example() -> None:
    """Rulebook, 11 Operate, oil example: 5 at the source, 1 at the factory: 20 dollars.
    Ruling 56: one hex between the hubs makes a distance of 3."""
    state = net()
    tt.resource(state, "F3", "oil", 5)
    tt.factory(state, "F5", "tools").delivered = {"oil": 1}
    tt.line(state, "PDL", "F3", "F4", "F5")
    (event,) = tt.of(delivered(state), tt.Delivered)
    assert (event.distance, event.gain, event.income) == (30, 20, 50)


def test_what_is_delivered_in_which_order() -> None:
    """Ruling 54: passengers, then goods, then resources; a pair of hubs once a turn.
    Rulebook, 11 Operate: deliveries."""
    state = net()
    state.hubs["I6"].stock = 2
    tt.resource(state, "H8", "oil", 3)
    tt.factory(state, "G7", "furniture", 2)
    tt.line(state, "PDL", "E8", "F7", "G7")
    tt.line(state, "PDL", "G7", "H6", "I6")
    tt.line(state, "PDL", "G7", "H7", "H8")
    state.lines.append(tt.Line(9, "PDL", ("E8", "I6"), []))
    order = [("passengers", "I6", "E8"), ("furniture", "G7", "I6"), ("oil", "H8", "G7")]
    assert moves(state) == order


def test_goods_pass_any_hub() -> None:
    """Ruling 54: resources and goods may pass any hub, passengers only cities and transfer hubs."""
    state = net()
    tt.factory(state, "D7", "cheese", 2)
    tt.resource(state, "D5", "oil", 0)
    tt.line(tt.transfer(state, "D3"), "PDL", "D7", "D6", "D5")
    tt.line(state, "PDL", "D5", "D4", "D3")
    tt.line(state, "PDL", "D3", "C3", "B3")
    state.hubs["B3"].stock = 1
    assert moves(state) == [("cheese", "D7", "B3")]


def test_passengers_do_not_pass_factories() -> None:
    """Ruling 54: nor resource hubs; a transfer hub between two cities lets them through.
    Ruling 55: passengers go as far as they can."""
    through, stopped = net(), net()
    tt.transfer(through, "G7")
    tt.factory(stopped, "G7", "furniture")
    for state in (through, stopped):
        state.hubs["E8"].stock = 1
        tt.line(state, "PDL", "E8", "F7", "G7")
        tt.line(state, "PDL", "G7", "H6", "I6")
    assert moves(stopped, "passengers") == []
    assert moves(through, "passengers") == [("passengers", "E8", "I6")]
    tt.line(tt.transfer(through, "K6"), "PDL", "I6", "J6", "K6")
    tt.line(through, "PDL", "K6", "L5", "M5")
    assert moves(through, "passengers") == [("passengers", "E8", "M5")]


def test_only_own_running_lines_carry() -> None:
    """Ruling 54: other companies' lines and broken ones do not."""
    state = net()
    tt.resource(state, "F3", "oil")
    tt.factory(state, "F5", "tools")
    road = tt.line(state, "CHC", "F3", "F4", "F5")
    assert moves(state) == []
    road.owner, road.broken = "PDL", True
    assert moves(state) == []


def two_factories(*, further: str) -> tt.State:
    """One oil in F5, and a factory that takes it in F3 and another one further east."""
    state = net()
    tt.resource(state, "F5", "oil", 1)
    tt.factory(state, "F3", "tools")
    tt.factory(state, further, "furniture")
    tt.line(state, "PDL", "F3", "F4", "F5")
    tt.line(state, "PDL", "F5", *[f"F{n}" for n in range(6, int(further[1:]) + 1)])
    return state


def test_shortest_first() -> None:
    """Ruling 55: of all possible pairs the shortest for resources, as the crow flies."""
    assert routes(delivered(two_factories(further="F8"))) == [("oil", "F5", "F3")]


def test_ties_of_distance() -> None:
    """Ruling 55: then the better gain, the destination higher on the map, then further right, and
    at last the source higher, then further right."""
    state = two_factories(further="F7")
    assert moves(state) == [("oil", "F5", "F7")]
    state.hubs["F7"].delivered = {"oil": 1}
    assert moves(state) == [("oil", "F5", "F3")]
    state.hubs["F7"].delivered = {}
    state.hubs["D4"] = state.hubs.pop("F3")
    state.track, state.lines = {}, []
    tt.line(state, "PDL", "F5", "F6", "F7")
    tt.line(state, "PDL", "F5", "E5", "D4")
    assert moves(state) == [("oil", "F5", "D4")]
    state = net()
    tt.factory(state, "F5", "tools")
    for source in ("F3", "F7", "D4"):
        tt.resource(state, source, "oil", 1)
    for way in (("F3", "F4", "F5"), ("F5", "F6", "F7"), ("F5", "E5", "D4")):
        tt.line(state, "PDL", *way)
    assert [source for _, source, _ in moves(state)] == ["D4", "F7", "F3"]


def test_goods_bring_passengers() -> None:
    """Ruling 57: two to a city where none waits, else one; not in this turn's passengers."""
    state = net()
    tt.factory(state, "G7", "furniture", 1)
    tt.line(state, "PDL", "G7", "H6", "I6")
    events = delivered(state)
    assert routes(events) == [("furniture", "G7", "I6")]
    assert tt.of(events, tt.PassengersCame) == [tt.PassengersCame("I6", 2)]
    state.hubs["G7"].stock = 1
    state.hubs["I6"].delivered = {}
    events = delivered(state)
    assert tt.of(events, tt.PassengersCame) == [tt.PassengersCame("I6", 1)]
    assert state.hubs["I6"].stock == 3


@pytest.mark.parametrize(("second", "made"), [("CHC", [1, 2]), ("PDL", [4])])
def test_factory_output(second: str, made: list[int]) -> None:
    """Ruling 58: a good for each resource this company brought, two if both kinds lie there; what
    is made serves from the next company on."""
    state = net()
    tt.resource(state, "F3", "oil", 3)
    tt.resource(state, "F7", "minerals", 3)
    hub = tt.factory(state, "F5", "tools")
    tt.line(state, "PDL", "F3", "F4", "F5")
    tt.line(state, second, "F5", "F6", "F7")
    for name, count in zip(("PDL", "CHC"), made, strict=False):
        events = delivered(state, name)
        assert tt.of(events, tt.GoodsMade) == [tt.GoodsMade("F5", "tools", count)]
        assert len(tt.of(events, tt.Delivered)) == (2 if second == "PDL" else 1)
    assert hub.stock == sum(made)


def test_an_emptied_hub() -> None:
    """Ruling 59: others of its kind touched by no line get T more, the emptied one nothing."""
    state = net(turn=3)
    tt.resource(state, "F3", "oil", 1)
    tt.resource(state, "H3", "oil", 0)
    tt.factory(state, "F5", "tools")
    tt.line(state, "PDL", "F3", "F4", "F5")
    tt.line(tt.transfer(state, "H5"), "CHC", "H3", "H4", "H5")
    events = delivered(state)
    assert tt.of(events, tt.HubRefilled) == [tt.HubRefilled("I8", "oil", 3)]
    assert (state.hubs["F3"].stock, state.hubs["H3"].stock, state.hubs["I8"].stock) == (0, 0, 6)
