"""The Business Rounds (RULINGS section C)."""

from __future__ import annotations

from itertools import combinations

import pytest

from rules.baltimore_ohio import services
from rules.baltimore_ohio.actions import (
    BuildNothing,
    BuildTrack,
    BuyEquipment,
    Pass,
    PayDividends,
    RetainProfits,
    ScrapEquipment,
    ServeCities,
    TakeResource,
)
from rules.baltimore_ohio.board import board
from rules.baltimore_ohio.events import (
    DividendPaid,
    EquipmentBought,
    EquipmentScrapped,
    IncomeEarned,
    PrivilegeMet,
    ProfitRetained,
    ShareSacrificed,
    TechLevelAdvanced,
    TrackBuilt,
    TurnBegan,
    ValueMoved,
)
from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.options import Options
from rules.baltimore_ohio.state import Phase, State
from tests.support.baltimore_ohio_states import (
    do,
    dollars,
    in_business,
    level,
    new_game,
    of,
    refused,
    run,
    running,
)

NY_WEST = ("D18", "C17", "C16", "C15", "C14", "D14")
"""From Albany by Utica and Syracuse to Buffalo."""


def alone(**line: object) -> State:
    """The B&O alone, at its building step unless it has cards."""
    state = new_game(3)
    running(state, "BO", {0: 4, 1: 2}, **line)  # type: ignore[arg-type]
    in_business(state)
    return state


def at(state: State, phase: Phase) -> State:
    """The acting railroad at a later step."""
    state.phase = phase
    return state


def pay_through(state: State) -> list[TurnBegan]:
    """Every choice made the plainest way to the end of the Business Round; who acted when."""
    began = []
    business = state.business
    assert business is not None
    round_ = business.round
    while state.business is not None and state.business.round == round_:
        seat = GAME.to_move(state)[0]
        began += of(do(state, next(iter(GAME.legal(state, seat)))), TurnBegan)
    return [event for event in began if event.railroad]


def test_order_of_business() -> None:
    """Ruling 18: highest value first, top of the stack first, each once; who moves does not change
    the order of the others."""
    state = new_game(3)
    running(state, "CO", {0: 2}, value=74, cards=(1,))
    running(state, "BM", {0: 2}, value=74, cards=(2,))
    running(state, "PA", {0: 2}, value=82, cards=(3,))
    running(state, "BO", {0: 2}, value=66, cards=(4,))
    events = in_business(state)
    acted = [event.railroad for event in of(events, TurnBegan)]
    while state.phase in (Phase.SCRAP, Phase.PROFIT) and len(acted) < 4:
        action = ScrapEquipment() if state.phase is Phase.SCRAP else PayDividends()
        acted += [event.railroad for event in of(do(state, action), TurnBegan)]
    assert acted == ["PA", "CO", "BM", "BO"]
    assert state.order[0] == "PA"


def test_scrap_then_buy() -> None:
    """Ruling 19: scrap money may buy; any card, any number; a card just bought is not scrapped."""
    state = alone(cards=(1, 6), treasury=100)
    refused(state, BuyEquipment(1), "now-scrap", "19")
    refused(state, ScrapEquipment((1, 1)), "scrap-cards", "19")
    refused(state, ScrapEquipment((2,)), "scrap-cards", "19")
    events = do(state, ScrapEquipment((1, 6)))
    assert of(events, EquipmentScrapped) == [EquipmentScrapped("BO", (1, 6), 60)]
    assert state.railroads["BO"].treasury == 160 and state.phase is Phase.EQUIPMENT
    refused(state, BuyEquipment(2), "equipment-dear", "19")
    refused(state, BuyEquipment(-1), "equipment-count", "19")
    do(state, BuyEquipment(1))
    assert state.railroads["BO"].cards == [7] and state.railroads["BO"].treasury == 30
    refused(state, ScrapEquipment((7,)), "now-track", "27")


def test_equipment_is_never_forced() -> None:
    """Ruling 19: buying none is legal, and an empty deck sells none."""
    state = alone(treasury=500)
    assert state.phase is Phase.EQUIPMENT
    do(state, BuyEquipment(0))
    empty = new_game(3)
    running(empty, "BO", {0: 1}, treasury=5000)
    level(empty, 6)
    empty.deck = None
    in_business(empty)
    assert empty.phase is Phase.TRACK
    last = new_game(3)
    running(last, "BO", {0: 1}, treasury=5000)
    level(last, 6)
    last.deck = 30
    in_business(last)
    refused(last, BuyEquipment(2), "equipment-deck", "19")
    do(last, BuyEquipment(1))
    assert last.deck is None


def test_a_new_level_applies_at_once() -> None:
    """Ruling 20: to this railroad's build, revenues and maintenance; the level stays when the card
    is gone."""
    state = alone(treasury=1000)
    events = do(state, BuyEquipment(6))
    assert of(events, TechLevelAdvanced) == [TechLevelAdvanced(2)]
    assert [event.price for event in of(events, EquipmentBought)] == [100, 95, 90, 85, 80, 140]
    events = do(state, BuildTrack(("I15", "H15")))
    earned = of(events, IncomeEarned)[0]
    assert earned.maintenance == 6 * 20 and earned.gross == 30
    state.railroads["BO"].cards = []
    assert state.tech_level == 2


def test_maintenance() -> None:
    """Ruling 21: $10 times the level for every card, old and new alike."""
    state = new_game(3)
    running(state, "BO", {0: 1}, cards=(1, 2))
    for tech in range(1, 8):
        assert services.income(state, "BO", (), tech).maintenance == 2 * 10 * tech


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


def nyc(track: tuple[str, ...], tech: int) -> State:
    state = new_game(3)
    running(state, "NYC", {0: 4}, track=track, treasury=120)
    level(state, tech)
    in_business(state)
    return state


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


SERVED = ("I15", "J16", "J15", "K15", "L15")
"""Baltimore, Washington, Richmond."""


def test_exactly_as_many_cities() -> None:
    """Ruling 28: the smaller of capacity and cities, all different, by any choice: every sum has a
    proposal and poor ones are legal."""
    state = new_game(3)
    running(state, "BO", {0: 4}, track=SERVED, cards=(1, 2))
    in_business(state)
    do(state, ScrapEquipment())
    do(state, BuildNothing()) if state.phase is Phase.TRACK else None
    assert state.phase is Phase.SERVICE
    refused(state, ServeCities(("Richmond",)), "serve-size", "28")
    refused(state, ServeCities(("Richmond", "Richmond")), "serve-twice", "28")
    refused(state, ServeCities(("Richmond", "Boston")), "serve-city", "28")
    revenue = {"Baltimore": 20, "Washington": 20, "Richmond": 30}
    sums = {sum(revenue[city] for city in some) for some in combinations(revenue, 2)}
    offered = [action.cities for action in GAME.legal(state, 0)]
    assert {sum(revenue[city] for city in some) for some in offered} == sums
    events = do(state, ServeCities(("Washington", "Baltimore")))
    assert of(events, IncomeEarned)[0].net == 40 - 20


def test_no_question_with_one_sum() -> None:
    """Ruling 28: where every choice brings the same, nobody is asked."""
    state = alone(cards=(1,), treasury=0)
    events = do(state, ScrapEquipment())
    assert of(events, IncomeEarned)[0].cities == ("Baltimore",)
    assert state.phase is Phase.PROFIT


def test_counters_need_a_card_but_no_capacity() -> None:
    """Ruling 29: coal earns $40 on top of the cities, with at least one card, else nothing."""
    state = new_game(3)
    running(state, "BO", {0: 4}, cards=(1,), coal=2)
    assert services.income(state, "BO", ("Baltimore",)).gross == 20 + 80
    state.railroads["BO"].cards = []
    assert services.counters(state, "BO") == 0 and services.size(state, "BO") == 0


def test_a_loss_costs_nothing() -> None:
    """Ruling 30: the treasury is not touched, the mark for the next round is 0, and it is updated
    whatever is done with a profit."""
    state = alone(treasury=90, income=30)
    do(state, BuildNothing())
    assert state.railroads["BO"].treasury == 90 and state.railroads["BO"].income == 0
    kept = alone(cards=(1,), treasury=0, income=30)
    do(kept, ScrapEquipment())
    do(kept, RetainProfits())
    assert kept.railroads["BO"].income == 10


@pytest.mark.parametrize(
    ("previous", "pays", "after"),
    [
        (0, True, 74),
        (10, True, 66),
        (30, True, 66),
        (0, False, 66),
        (10, False, 66),
        (30, False, 60),
    ],
)
def test_moves_of_the_value(previous: int, pays: bool, after: int) -> None:
    """Ruling 31: up with a dividend from a higher income, down with a lower one retained, no move
    otherwise."""
    state = alone(cards=(1,), income=previous)
    do(state, ScrapEquipment())
    do(state, PayDividends() if pays else RetainProfits())
    assert dollars(state, "BO") == after


def test_the_ends_of_the_track() -> None:
    """Ruling 31: never above 375 nor below 34."""
    for value, action, income in ((375, PayDividends(), 0), (34, RetainProfits(), 30)):
        state = alone(cards=(1,), income=income, value=value)
        state.peaked = value == 375
        do(state, ScrapEquipment())
        do(state, action)
        assert dollars(state, "BO") == value


def test_dividends_by_share() -> None:
    """Ruling 32: a tenth a share to players and, for Held Stock, to the treasury; orphans are paid
    nothing."""
    state = alone(cards=(1,), orphan=3, treasury=0)
    before = [player.cash for player in state.players]
    do(state, ScrapEquipment())
    events = do(state, PayDividends())
    assert of(events, DividendPaid) == [DividendPaid("BO", 1, ((0, 4), (1, 2)), 1)]
    assert [player.cash - old for player, old in zip(state.players, before, strict=True)] == [
        4,
        2,
        0,
    ]
    assert state.railroads["BO"].treasury == 1


@pytest.mark.parametrize(("value", "after"), [(66, 55), (37, 34), (34, 34)])
def test_a_loss(value: int, after: int) -> None:
    """Ruling 33: two spaces down, the President gives a share to Held Stock, presidency is looked
    at; orphans stay."""
    state = new_game(3)
    running(state, "BO", {0: 3, 1: 3}, value=value, orphan=2)
    running(state, "BM", {0: 1}, value=34, cards=(1,))
    events = in_business(state)
    assert of(events, ShareSacrificed) == [ShareSacrificed(0, "BO")]
    assert dollars(state, "BO") == after
    line = state.railroads["BO"]
    assert (line.held, line.orphan, line.president) == (2 + 1, 2, 1)


def test_to_the_bottom_of_the_stack() -> None:
    """Ruling 34: after acting the counter goes under its stack, moved or not."""
    state = new_game(3)
    running(state, "BO", {0: 2}, value=66, cards=(1,), income=10)
    running(state, "BM", {0: 2}, value=66, cards=(2,), income=20)
    in_business(state)
    do(state, ScrapEquipment())
    do(state, PayDividends())
    assert state.order == ["BM", "BO"] and dollars(state, "BO") == 66


def test_business_rounds() -> None:
    """Rulebook, business rounds: two of them, identical, by descending value."""
    state = new_game(3)
    running(state, "BO", {0: 2}, value=66, cards=(1,))
    running(state, "BM", {0: 2}, value=74, cards=(2,))
    in_business(state)
    first = pay_through(state)
    assert state.business is not None and state.business.round == 2
    second = pay_through(state)
    assert [event.railroad for event in first] == ["BO", "BM"]
    assert [event.railroad for event in second][:1] == ["BO"]
    assert state.turn == 2


def test_scrap_section() -> None:
    """Rulebook, scrap: the cards leave the game and the treasury gets their scrap value."""
    state = alone(cards=(1, 2, 6), treasury=0)
    do(state, ScrapEquipment((6,)))
    assert state.railroads["BO"].cards == [1, 2] and state.railroads["BO"].treasury == 40


def test_buy_equipment_section() -> None:
    """Rulebook, buy equipment: off the top of the deck, one price each, by the treasury."""
    state = alone(treasury=200)
    do(state, BuyEquipment(2))
    assert state.railroads["BO"].cards == [1, 2] and state.railroads["BO"].treasury == 5
    assert state.deck == 3


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


def test_income_section() -> None:
    """Rulebook, income: cities at the present level and coal, less maintenance for every card."""
    state = new_game(3)
    running(state, "BO", {0: 4}, track=SERVED, cards=(1, 6), coal=1)
    made = services.income(state, "BO", services.best(state, "BO").cities)
    assert (made.gross, made.maintenance, made.net) == (30 + 30 + 20 + 40, 40, 80)


def test_dividends_section() -> None:
    """Rulebook, dividends: paid by the bank; the value rises if the income did."""
    state = alone(cards=(1,), treasury=0)
    bank = state.bank_out
    do(state, ScrapEquipment())
    events = do(state, PayDividends())
    assert state.bank_out - bank == 10
    assert of(events, ValueMoved)[0] == ValueMoved("BO", 66, 74, "dividend")


def test_retained_section() -> None:
    """Rulebook, retained profits: all into the treasury; the value falls if the income did."""
    state = alone(cards=(1,), treasury=0, income=20)
    do(state, ScrapEquipment())
    events = do(state, RetainProfits())
    assert of(events, ProfitRetained) == [ProfitRetained("BO", 10)]
    assert of(events, ValueMoved)[0] == ValueMoved("BO", 66, 60, "retained")


def test_faq_level() -> None:
    """FAQ, tech level: it advances at the moment of purchase, for all who act after."""
    state = new_game(3)
    running(state, "BO", {0: 4}, value=74, treasury=145, cards=(1, 2, 3, 4, 5))
    running(state, "CO", {0: 4}, value=66)
    in_business(state)
    do(state, ScrapEquipment())
    events = do(state, BuyEquipment(1))
    kinds = [type(event) for event in events]
    assert kinds[:2] == [EquipmentBought, TechLevelAdvanced] and state.tech_level == 2


def test_faq_no_equipment() -> None:
    """FAQ, no equipment: neither cities nor coal earn; it is a loss."""
    state = new_game(3)
    running(state, "BO", {0: 4}, coal=3, value=66)
    events = in_business(state)
    earned = of(events, IncomeEarned)[0]
    assert (earned.gross, earned.net) == (0, 0)
    assert of(events, ValueMoved)[0] == ValueMoved("BO", 66, 55, "loss")


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


def test_somebody_elses_turn() -> None:
    """Rulebook, gameplay flow: only the President of the acting railroad decides for it."""
    state = alone(treasury=90)
    refused(state, BuildNothing(), "not-your-turn", "27", seat=1)
    refused(state, Pass(), "now-track", "27")
    assert run(state, Phase.TRACK) == []
