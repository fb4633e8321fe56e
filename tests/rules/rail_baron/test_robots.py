"""Robots: always legal, deterministic, quick to an end, and steady better than random."""

import msgspec
import pytest

from rules.dice import SeededDice
from rules.rail_baron import GAME
from rules.rail_baron.model.view import View
from rules.rail_baron.robot import judging
from rules.rail_baron.robot.buying import LEARNED, outlook
from rules.rail_baron.robot.riding import recommend_route
from rules.rail_baron.robot.steady import MIN_HOME_CHANCE, Steady, chance_to_get_home
from rules.rail_baron.routing.ride import RideTask, distances_from, path_stops, shortest_path
from rules.rail_baron.routing.routes import next_ride, propose_routes, resume_route
from rules.rail_baron.routing.rover_risk import rover_risk, safest_path
from rules.rail_baron.routing.valuation import fair_prices, railroad_value, traffic_shares
from rules.thinking.learned import reasons_of_parts
from tests.support.rail_baron import kit as rb

USA = rb.board(rb.Options())
DICE = SeededDice(b"unused")
ENOUGH = 20_000
"""Actions after which a game counts as going on for ever."""


def play(names: list[str], seed: int, options: rb.Options | None = None) -> rb.State:
    """A whole game, every action checked by the game itself."""
    dice, robot_dice = SeededDice(b"table %d" % seed), SeededDice(b"robots %d" % seed)
    state, _ = GAME.setup(len(names), options or rb.Options(), dice)
    for _ in range(ENOUGH):
        if GAME.over(state):
            assert list(GAME.invariants(state)) == []
            return state
        (seat,) = GAME.to_move(state)
        view = GAME.view(state, seat)
        action = GAME.robot(names[seat]).choose(view, seat, robot_dice)
        GAME.apply(state, seat, action, dice)
    raise AssertionError(f"no end after {ENOUGH} actions")


@pytest.mark.parametrize("seed", range(4))
def test_steady_beats_random(seed: int) -> None:
    """Alone against three, wherever it sits."""
    names = ["random"] * 4
    names[seed % 4] = "steady"
    assert play(names, seed).winner == seed % 4


def steady(view: View) -> object:
    return Steady().choose(view, 0, DICE)


def test_a_railroad_that_connects_is_worth_more() -> None:
    """Each railroad has a share of all mileage; together they are everything."""
    shares, prices = traffic_shares(USA).values(), [row.price for row in USA.railroads.values()]
    assert sum(shares) == pytest.approx(1.0) and min(shares) > 0.0
    assert sum(fair_prices(USA).values()) == pytest.approx(1.3 * sum(prices))
    alone = rb.made_view((rb.seat_view(0, USA, railroads=("WP",)), rb.seat_view(1, USA)))
    joined = rb.made_view((rb.seat_view(0, USA, railroads=("SOU",)), rb.seat_view(1, USA)))
    assert railroad_value(joined, 0, USA, "RF&P") > railroad_value(alone, 0, USA, "RF&P")


def buying(cash: int, *actions: object, **changes: object) -> View:
    me = rb.seat_view(0, USA, cash=cash, **changes)
    legal = (*actions, rb.BuyNothing())
    return rb.made_view((me, rb.seat_view(1, USA)), phase=rb.Phase.PURCHASE, legal=legal)


def test_ruling_15_steady_buys_its_engine_early_and_railroads_that_gain() -> None:
    """Ruling 15: a SuperChief as soon as it can be paid, and no Express before; then railroads; at
    the end it saves for winning."""
    railroads = (rb.BuyRailroad("AT&SF"), rb.BuyRailroad("GN"))
    engines = (rb.BuyEngine("Express"), rb.BuyEngine("SuperChief"))
    assert steady(buying(20_000, engines[0], engine="Freight")) == rb.BuyNothing()
    assert steady(buying(48_000, *railroads, *engines, engine="Freight")) == engines[1]
    assert steady(buying(45_000, *railroads, engine="SuperChief")) == railroads[0]
    assert steady(buying(190_000, *railroads, engine="SuperChief")) == rb.BuyNothing()
    assert steady(buying(1_000)) == rb.BuyNothing()


def test_ruling_30_steady_has_an_express_made_a_superchief_at_no_charge() -> None:
    """Ruling 30: it does not pay for a SuperChief what an Express becomes for nothing."""
    engines = (rb.BuyEngine("Express"), rb.BuyEngine("SuperChief"))
    view = buying(60_000, *engines, engine="Freight")
    free = msgspec.structs.replace(view, options=rb.Options(free_superchief=True))
    assert steady(view) == engines[1]
    assert steady(free) == engines[0]


def test_ruling_21_steady_sells_what_it_misses_least() -> None:
    """Ruling 21: the cheapest that covers what is short; to the bank when nobody would outbid."""
    me = rb.seat_view(0, USA, cash=1_000, railroads=("UP", "NP", "RF&P"))
    legal = tuple(rb.SellToBank(mark) for mark in me.railroads)
    owed = ((1, 5_000),)
    view = rb.made_view((me, rb.seat_view(1, USA)), phase=rb.Phase.FEES, legal=legal, owed=owed)
    assert steady(view) == rb.SellToBank("NP")


def test_ruling_22_steady_bids_up_to_what_the_railroad_is_worth() -> None:
    """Ruling 22: the lowest bid while it is worth it, and never its last cash."""
    seats = (rb.seat_view(0, USA, cash=60_000), rb.seat_view(1, USA))
    auction = rb.Auction("PA", 1, 15_000, waiting=[0])
    view = rb.made_view(seats, phase=rb.Phase.AUCTION, auction=auction, bids=(15_000, 60_000))
    assert getattr(steady(view), "amount", None) == 15_000
    dear = rb.made_view(seats, phase=rb.Phase.AUCTION, auction=auction, bids=(55_000, 60_000))
    assert steady(dear) == rb.PassBid()
    poor = (rb.seat_view(0, USA, cash=16_000), rb.seat_view(1, USA))
    last = rb.made_view(poor, phase=rb.Phase.AUCTION, auction=auction, bids=(15_000, 16_000))
    assert steady(last) == rb.PassBid()


def test_rulings_6_and_25_steady_names_a_far_region_or_that_of_its_home() -> None:
    """Ruling 6: from New York the payoffs of the coast outweigh the miles; but (25) who may declare
    on arrival had better arrive near home."""
    legal = tuple(rb.ChooseRegion(name) for name in sorted(set(USA.region_of.values())))
    far = {rb.ChooseRegion("Northwest"), rb.ChooseRegion("Southwest")}
    near = {rb.ChooseRegion(USA.region_of["Boston"])}
    for cash, home, wanted in ((20_000, "New York", far), (230_000, "Boston", near)):
        me = rb.seat_view(0, USA, "New York", home=home, engine="SuperChief", cash=cash)
        view = rb.made_view((me, rb.seat_view(1, USA)), phase=rb.Phase.REGION, legal=legal)
        assert steady(view) in wanted


def test_ruling_5_steady_swaps_for_a_central_home() -> None:
    legal = (rb.SwapHome(), rb.KeepHome())
    for home, first, wanted in (
        ("Seattle", "Chicago", rb.SwapHome()),
        ("Chicago", "Seattle", rb.KeepHome()),
    ):
        me = rb.seat_view(0, USA, home, destination=first)
        view = rb.made_view((me, rb.seat_view(1, USA)), phase=rb.Phase.SWAP, legal=legal)
        assert steady(view) == wanted


def test_ruling_25_steady_declares_when_home_is_in_reach() -> None:
    """Ruling 25: near home, or ten miles off with cash to spare, it declares; across the map among
    hunters, or where the fees would eat the margin, it goes on."""
    legal = (rb.DrawDestination(), rb.Declare())

    def declaring_view(city: str, cash: int, *others: str, **changes: object) -> View:
        me = rb.seat_view(0, USA, city, home="Chicago", cash=cash, **changes)
        rest = [
            rb.seat_view(n, USA, name, engine="SuperChief", destination="Omaha")
            for n, name in enumerate(others or ("Miami",), start=1)
        ]
        return rb.made_view((me, *rest), phase=rb.Phase.DESTINATION, legal=legal)

    assert steady(declaring_view("Chicago", 200_000)) == rb.Declare()
    assert steady(declaring_view("Milwaukee", 215_000)) == rb.Declare()
    assert steady(declaring_view("Milwaukee", 200_500)) == rb.DrawDestination()
    assert steady(declaring_view("Oklahoma City", 228_500)) == rb.Declare()
    crowd = ("Denver", "Kansas City", "Omaha", "Pueblo", "Des Moines")
    far = declaring_view("Los Angeles", 230_000, *crowd)
    assert chance_to_get_home(far, 0) < chance_to_get_home(
        declaring_view("Los Angeles", 230_000), 0
    )
    assert steady(far) == rb.DrawDestination()


def test_ruling_25_steady_goes_on_at_slight_odds_though_others_could_win() -> None:
    """Ruling 25: 50,000 lost to a rover cost more games than a declaration at slight odds wins."""
    me = rb.seat_view(0, USA, "Denver", home="Chicago", cash=230_000)
    rivals = [
        rb.seat_view(n, USA, city, engine="SuperChief", destination="Omaha", cash=200_000)
        for n, city in enumerate(("Des Moines", "Kansas City", "Omaha"), start=1)
    ]
    legal = (rb.DrawDestination(), rb.Declare())
    view = rb.made_view((me, *rivals), phase=rb.Phase.DESTINATION, legal=legal)
    assert 0 < chance_to_get_home(view, 0) < MIN_HOME_CHANCE
    assert steady(view) == rb.DrawDestination()


def test_ruling_28_a_declared_seat_is_not_led_away_from_home_for_safety() -> None:
    """Ruling 28: a stop a little less safe but much nearer home is the better one: every further
    turn is a danger of its own."""
    home = USA.milepost_of["New York"]
    me = rb.seat_view(0, USA, "Memphis", home="New York", destination="New York", declared=True)
    rivals = [
        rb.seat_view(n, USA, city, engine="SuperChief", destination="Los Angeles")
        for n, city in enumerate(("Indianapolis", "Cleveland"), start=1)
    ]
    task = RideTask(me.milepost, home, 12, frozenset())
    path = safest_path(rb.made_view((me, *rivals), steps=12), 0, USA, task)
    assert path is not None
    far = distances_from(USA, home)
    assert far[path_stops(USA, me.milepost, path)[12]] < far[me.milepost]


def test_ruling_25_steady_does_not_declare_into_a_short_bounce_out() -> None:
    """Ruling 13: with a 1 known on the red die its train would stand among hunters."""
    me = rb.seat_view(0, USA, "Detroit", home="Chicago", cash=228_500, engine="SuperChief")
    hunters = [
        rb.seat_view(n, USA, city, engine="SuperChief", destination="Omaha")
        for n, city in enumerate(("Indianapolis", "Detroit", "St. Louis"), start=1)
    ]
    legal = (rb.DrawDestination(), rb.Declare())
    for red, wanted in ((1, rb.DrawDestination()), (6, rb.Declare())):
        turn = rb.Turn(9, 0, me.milepost, (2, 3), red, "SuperChief", bonus_due=True)
        view = rb.made_view((me, *hunters), phase=rb.Phase.DESTINATION, legal=legal, turn=turn)
        assert steady(view) == wanted


def test_ruling_28_a_stop_no_opponent_may_pass_is_safe() -> None:
    """Ruling 28: nobody passes a dead end but who is bound for it or leaves it."""
    miami = USA.milepost_of["Miami"]
    spur = USA.steps[miami][0][1]
    me = rb.seat_view(0, USA, "Atlanta")
    away = rb.seat_view(1, USA, "Jacksonville", destination="Chicago", engine="SuperChief")
    bound = rb.seat_view(1, USA, "Jacksonville", destination="Miami", engine="SuperChief")
    assert rover_risk(rb.made_view((me, away)), 0, USA, miami, closely=True) == 0.0
    assert rover_risk(rb.made_view((me, bound)), 0, USA, spur, closely=True) > 0.0


def test_ruling_28_a_declared_seat_is_offered_a_safe_stop() -> None:
    """Ruling 28: the way called safe ends the steps of now where danger is least of those
    offered, and leads home."""
    home = USA.milepost_of["New York"]
    me = rb.seat_view(
        0, USA, "Chicago", home="New York", destination="New York", declared=True, alternate="Miami"
    )
    hunter = rb.seat_view(1, USA, "Pittsburgh", destination="Chicago", engine="SuperChief")
    view = rb.made_view((me, hunter), steps=6)
    routes = propose_routes(view, 0)
    risks = {
        route.key: rover_risk(
            view, 0, USA, path_stops(USA, me.milepost, route.path)[6], closely=True
        )
        for route in routes
    }
    assert risks["safe"] <= min(risks.values()) + 0.05
    safe = next(route for route in routes if route.key == "safe")
    assert path_stops(USA, me.milepost, safe.path)[-1] == home
    assert len(shortest_path(USA, me.milepost, home, frozenset())) > 6


def test_section_j_a_hint_begins_with_the_ride_that_robots_take(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of two rides worth the same too, though a poorer way may begin as the other one does."""
    views = [
        rb.made_view(
            (
                rb.seat_view(0, USA, "Chicago", destination=to, cash=20_000),
                rb.seat_view(1, USA, "Miami"),
            ),
            steps=9,
        )
        for to in ("Los Angeles", "New York")
    ]
    view, (first, other) = views[0], [propose_routes(seen, 0)[0] for seen in views]
    poor = msgspec.structs.replace(first, fees=first.fees + 1)
    other = msgspec.structs.replace(other, fees=first.fees, turns=first.turns)
    routes = [poor, other, first]
    monkeypatch.setattr(judging, "propose_routes", lambda *_: routes)
    judged = judging.judge_actions(view, 0, Steady())
    assert judged[0].worth == judged[1].worth
    assert judged[0].action == next_ride(view, 0, recommend_route(view, 0, routes).path)


@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(1, 9))]
)
def test_section_j_every_proposal_can_be_ridden(seed: int) -> None:
    """Section J: all through games with declaring, rovers and lost declarations (rulings 11, 26,
    29), the beginning of every proposal is a legal ride, and there is always one."""
    dice, robot_dice = SeededDice(b"table %d" % seed), SeededDice(b"robots %d" % seed)
    state, _ = GAME.setup(4, rb.Options(extra_cash=150_000, opening_auctions=True), dice)
    relaxed = declared = 0
    while not GAME.over(state):
        (seat,) = GAME.to_move(state)
        view = GAME.view(state, seat)
        if view.may_ride:
            routes = propose_routes(view, seat)
            assert routes
            for route in routes:
                GAME.check(state, seat, next_ride(view, seat, route.path))
                assert resume_route(view, seat, route.path) is not None
            declared += view.seats[seat].declared
            relaxed += view.seats[seat].alternate is not None and not view.seats[seat].declared
        GAME.apply(state, seat, GAME.robot("random").choose(view, seat, robot_dice), dice)
    assert declared or relaxed


def test_a_hint_on_purchases_has_three_with_reasons_in_dollars() -> None:
    """With a SuperChief and cash for several; first what an expert buys, by what it learned."""
    marks = ("AT&SF", "GN", "PA", "RF&P")
    view = buying(60_000, *(rb.BuyRailroad(mark) for mark in marks), engine="SuperChief")
    judged = judging.judge_actions(view, 0, GAME.evaluator.steady)
    assert len(judged) == 5 and judged[0].action == GAME.robot("expert").choose(view, 0, DICE)
    assert {tuple(row.parts) for row in judged} == {("cash", "trips", "fees", "rivals", "crowd")}
    bought = next(row for row in judged if row.action == rb.BuyRailroad("PA"))
    nothing = next(row for row in judged if row.action == rb.BuyNothing())
    assert nothing.parts["cash"].amount - bought.parts["cash"].amount == 30_000
    assert bought.parts["trips"].worth > nothing.parts["trips"].worth
    assert reasons_of_parts(nothing.parts, bought.parts)[0].name == "cash"
    saving = buying(30_000, *(rb.BuyRailroad(mark) for mark in marks), engine="Freight")
    offered = [row.action for row in judging.judge_actions(saving, 0, GAME.evaluator.steady)]
    assert rb.BuyRailroad("RF&P") in offered and len(offered) >= 3


@pytest.mark.parametrize("seats", [2, 3])
def test_with_few_seats_half_of_what_a_railroad_should_bring_counts_for_an_expert(
    seats: int,
) -> None:
    forecast = outlook(expert_buying(seats), 0, 60_000, learned=True)
    amounts = forecast.amounts(60_000, "PA")
    earned = amounts.trips + amounts.fees - amounts.rivals
    assert earned and forecast.final_lead(60_000, "PA") == pytest.approx(60_000 + earned / 2)


@pytest.mark.parametrize("seats", [4, 6])
def test_with_many_seats_an_expert_counts_what_railroads_and_the_engine_brought_others(
    seats: int,
) -> None:
    """Less what those of the others bring on average."""
    worths = LEARNED.worths
    forecast = outlook(expert_buying(seats, "B&M"), 0, 60_000, learned=True)
    ahead = worths["B&M"] + worths["SuperChief"] - worths["NYC"] / (seats - 1)
    assert forecast.amounts(60_000) == pytest.approx((60_000, 0, 0, 0, ahead))
    assert forecast.final_lead(30_000, "PA") == pytest.approx(30_000 + ahead + worths["PA"])


@pytest.mark.parametrize(
    ("offered", "bought"),
    [
        pytest.param(("SLSF", "PA", "UP"), "PA", id="the best bargain"),
        pytest.param(("SLSF", "MP"), None, id="none that brings less than its price"),
    ],
)
def test_with_four_seats_an_expert_buys_what_brought_most_above_its_price(
    offered: tuple[str, ...], bought: str | None
) -> None:
    legal = (*(rb.BuyRailroad(mark) for mark in offered), rb.BuyNothing())
    view = expert_buying(4, legal=legal)
    wanted = rb.BuyNothing() if bought is None else rb.BuyRailroad(bought)
    assert GAME.robot("expert").choose(view, 0, DICE) == wanted


@pytest.mark.parametrize(
    ("seller", "bids"),
    [
        pytest.param(None, True, id="an opening auction"),
        pytest.param(1, False, id="a sale of another seat"),
    ],
)
def test_an_expert_bids_nearly_all_it_has_in_opening_auctions(
    seller: int | None, bids: bool
) -> None:
    """Robots that keep $6,000 for the way stop at 34,000, which for UP is below its price."""
    seats = tuple(rb.seat_view(n, USA, cash=40_000) for n in range(4))
    view = rb.made_view(
        seats,
        phase=rb.Phase.AUCTION,
        auction=rb.Auction("UP", seller, 20_000, waiting=[0]),
        bids=(34_500, 40_000),
        turn=rb.Turn(number=0, seat=0),
        options=rb.Options(opening_auctions=True, free_superchief=True),
    )
    assert (GAME.robot("expert").choose(view, 0, DICE) == rb.Bid(34_500)) == bids
    assert steady(view) == rb.PassBid()


def expert_buying(seats: int, *marks: str, legal: tuple[rb.AnyAction, ...] = ()) -> View:
    """A purchase with 60,000 dollars and a SuperChief."""
    me = rb.seat_view(0, USA, cash=60_000, engine="SuperChief", railroads=marks)
    rival = rb.seat_view(1, USA, railroads=("NYC",))
    others = (rb.seat_view(n, USA) for n in range(2, seats))
    return rb.made_view((me, rival, *others), phase=rb.Phase.PURCHASE, legal=legal)
