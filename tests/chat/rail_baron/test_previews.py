"""What is told before a choice is what the rules make of it; the pages told wrongly before."""

from collections.abc import Mapping
from typing import Any

from bot.chat.contract.pages import Preview
from bot.chat.contract.table_context import TableContext
from cogs.rail_baron.chat import CHAT
from cogs.rail_baron.lessons import LESSONS
from cogs.rail_baron.routes import ranked_routes
from rules.rail_baron import GAME
from rules.rail_baron.cities.lookup import share_served
from rules.rail_baron.lookups.odds import mean_payoff
from rules.rail_baron.lookups.trips import shortest_path
from rules.rail_baron.model.events import BidMade, BidPassed
from rules.rail_baron.model.state import Auction, Phase, Ridden, State
from rules.rail_baron.routing.ride import path_stops
from rules.rail_baron.routing.routes import propose_routes
from tests.support.rail_baron.states import BOARD, declared, game, seat

NAMES = ["ann", "bob", "cat"]


def make_ctx(
    state: State, number: int | None = 0, note: Mapping[str, Any] | None = None
) -> TableContext:
    """The table as this seat sees it."""
    view = GAME.view(state, number)
    acts = number is not None and number in view.to_move
    return TableContext(1, view, GAME.view(state, None), number, NAMES, "en", note or {}, acts)


def preview(state: State, key: str) -> str:
    answer = CHAT.answer(make_ctx(state), key, False, {})
    assert isinstance(answer, Preview)
    return answer.text


def pictured(state: State, key: str) -> str:
    answer = CHAT.answer(make_ctx(state), key, False, {})
    assert isinstance(answer, Preview) and answer.draw is not None
    return answer.draw().alt


def ridden(railroad: str, rate: int) -> list[Ridden]:
    """One segment of it."""
    segment = next(s.id for s in BOARD.segments.values() if s.railroad == railroad)
    return [Ridden(segment, railroad, rate)]


# --- previews --------------------------------------------------------------------------------


def riding_home(cash: int, **turn: Any) -> State:
    """Ann is declared a milepost before home in Chicago; Bob owns all that leads there."""
    last = next(end for _, end in BOARD.steps[BOARD.milepost_of["Chicago"]] if end not in CITIES)
    ann = declared("Denver", "Chicago", "Miami", cash, milepost=last)
    bob = seat("Boston", railroads=sorted(BOARD.railroads_at[BOARD.milepost_of["Chicago"]]))
    rolled = {"white": (1, 2), "steps_left": 3, "white_left": 3} | turn
    return game(ann, bob, phase=Phase.RIDE, turn=rolled)


CITIES = set(BOARD.milepost_of.values())


def first_ride(state: State) -> str:
    return f"ride/{propose_routes(GAME.view(state, None), 0)[0].key}"


def test_riding_home_with_enough_says_that_it_wins() -> None:
    """A declared seat that reaches home with 200,000 after fees wins (26)."""
    state = riding_home(205_000)
    assert "home with enough to win" in preview(state, first_ride(state))


def test_riding_home_with_too_little_says_that_the_declaration_ends() -> None:
    """A declared seat that reaches home with less after fees heads for its alternate (26a)."""
    state = riding_home(204_900)
    text = preview(state, first_ride(state))
    assert "no longer declared** and head for Miami" in text and "win" not in text


def test_the_picture_of_a_ride_is_of_the_game_after_it() -> None:
    """A train that comes home with too little is declared no longer (26a)."""
    state = riding_home(204_900)
    alt = pictured(state, first_ride(state))
    assert "ann: ride 1 milepost to Chicago, from" in alt
    lost = "Less than $200,000: no longer declared, heads for Miami"
    assert f"As it would be: {lost} · Chicago" in alt
    assert "ann: train at Chicago, Freight, bound for Miami" in alt


def test_the_picture_of_a_ride_tells_of_a_rover_play() -> None:
    """Passing a declared train takes its rover fee: it may be worth more than the trip."""
    state = riding_home(205_000)
    last = state.seats[0].milepost
    state.seats[1] = declared("Denver", "Boston", "Miami", 300_000, milepost=last)
    state.seats[0].milepost = next(
        end for _, end in BOARD.steps[last] if end not in CITIES and end != last
    )
    answer = CHAT.answer(make_ctx(state), first_ride(state), False, {})
    assert isinstance(answer, Preview) and answer.draw is not None
    assert "As it would be: rovers bob: +$50,000 · Chicago 2 → win" in answer.draw().alt


def test_fees_on_the_way_that_end_a_declaration_are_told() -> None:
    """Fees that take a declared seat under 200,000 end it (27)."""
    state = riding_home(204_900, white=(1, 1), steps_left=2, white_left=2)
    ann = state.seats[0]
    ann.milepost, ann.destination, ann.home = BOARD.milepost_of["Chicago"], "Boston", "Boston"
    assert "leave you less than $200,000" in preview(state, first_ride(state))


def test_a_ride_that_cannot_be_paid_says_so() -> None:
    """Fees above one's cash force a sale (21), or bankruptcy without a railroad (23)."""
    state = riding_home(4_000)
    state.seats[0].declared, state.seats[0].alternate = False, None
    state.seats[0].destination, state.seats[0].home = "Miami", "Denver"
    assert "$1,000 more than you have" in preview(state, first_ride(state))
    assert "bankrupt" in preview(state, first_ride(state))
    state.seats[0].railroads = ["B&M"]
    state.bank.remove("B&M")
    assert "have to sell a railroad" in preview(state, first_ride(state))


def test_the_picture_of_a_ride_tells_whom_its_fees_go_to() -> None:
    """The bank once, each owner once (17)."""
    state = riding_home(20_000)
    state.turn.ridden = ridden("T&P", 1_000)
    caption = pictured(state, first_ride(state))
    fees = "Fees at the end of this turn"
    assert f"{fees} $1,000 → $6,000 (to the bank $1,000, bob $5,000)" in caption
    state.turn.ridden = [*ridden("T&P", 1_000), *ridden("NYC", 5_000)]
    caption = pictured(state, first_ride(state))
    assert f"{fees} still $6,000 (to the bank $1,000, bob $5,000)" in caption


def test_declaring_takes_off_the_fees_owed_since_the_ride_before_a_bounce() -> None:
    """What is to spare is what the fees of the turn leave (25, 27)."""
    ann = seat("Denver", 204_000, home="Miami", departure="Denver")
    turn = {"white": (6, 6), "bonus_due": True, "arrivals": 1}
    turn["ridden"] = ridden("UP", 5_000)
    state = game(ann, seat("Chicago", railroads=["UP"]), phase=Phase.DESTINATION, turn=turn)
    assert "fees of $5,000 so far leave you $1,000 short" in preview(state, "declare")
    state.seats[0].cash = 210_000
    assert "you have $5,000 to spare" in preview(state, "declare")


def test_declaring_says_what_the_ways_home_take_and_leave() -> None:
    """Rulings 25 and 26: turns and fees of the routes home as the rules forecast them, and the
    cash then; less than 200,000 is pointed out."""
    ann = seat("Miami", 205_000, home="Seattle", departure="Miami")
    bob = seat("Chicago", railroads=["ACL", "NP", "CB&Q", "SAL", "L&N"])
    state = game(ann, bob, phase=Phase.DESTINATION)
    text = preview(state, "declare")
    riding = game(declared("Miami", "Seattle", "Denver", 205_000), bob)
    routes = propose_routes(GAME.view(riding, 0), 0)
    fast, cheap = (
        min(routes, key=key) for key in (lambda route: route.turns, lambda route: route.fees)
    )
    assert fast.fees > 5_000 + cheap.fees
    for name, route in (("fastest", fast), ("cheapest", cheap)):
        fees = round(route.fees, -2)
        (line,) = (line for line in text.splitlines() if f"The {name} way home" in line)
        assert f"about {route.turns:.1f} turns, fees about ${fees:,}" in line
        assert f"about ${205_000 - fees:,}" in line
        assert ("less than $200,000" in line) == (205_000 - fees < 200_000)
    assert "less than $200,000" in text


def test_a_declared_ride_says_what_is_left_at_home_and_who_could_catch_it() -> None:
    """Rulings 26 and 28: routes home are labelled with the cash at their end; the preview and the
    lesson name the trains that reach the next stop."""
    ann = declared("Denver", "Chicago", "Miami", 220_000)
    bob = seat("Omaha", destination="Denver")
    rolled = {"white": (1, 2), "steps_left": 3, "white_left": 3}
    state = game(ann, bob, seat("Miami"), phase=Phase.RIDE, turn=rolled)
    ctx = make_ctx(state)
    letter, route = ranked_routes(ctx)[0]
    labels = [button.label for button in CHAT.prompt(ctx).buttons]
    assert any(
        f"Route {letter}: leaves ${220_000 - round(route.fees, -2):,}" in label for label in labels
    )
    text = preview(state, f"ride/{route.key}")
    lesson = LESSONS(ctx)
    assert lesson is not None
    stop = path_stops(BOARD, ann.milepost, route.path)[3]
    miles = len(shortest_path(BOARD, bob.milepost, stop))
    for shown in (text, lesson.text):
        assert f"bob is {miles} mileposts away" in shown and "cat is" not in shown
        assert BOARD.name(stop) in shown
    bob.milepost = BOARD.milepost_of["Boston"]
    assert "rover you" not in preview(state, f"ride/{ranked_routes(make_ctx(state))[0][1].key}")
    safe = LESSONS(make_ctx(state))
    assert safe is not None and "away" not in safe.text


def test_a_region_says_what_it_pays_on_average_and_how_much_is_on_own_railroads() -> None:
    """Ruling 6: the menu has the figures of the picture, which it covers."""
    ann = seat("Miami", departure="Miami", railroads=["NP"])
    state = game(ann, seat("Chicago"), phase=Phase.REGION, drawing="destination")
    (menu,) = CHAT.prompt(make_ctx(state)).menus
    details = {option.value: option.detail for option in menu.options}
    payoff = round(round(mean_payoff("original", "Miami", "Northwest")), -2)
    share = round(100 * share_served(BOARD, ["NP"], "Northwest"))
    assert f"${payoff:,} on average" in details["Northwest"]
    assert f"your railroads reach {share}%" in details["Northwest"]
    assert "reach 0%" in details["Southeast"]


def test_names_of_cities_are_not_broken_in_lists() -> None:
    ann = seat("Seattle", 90_000)
    state = game(ann, seat("Chicago"), phase=Phase.PURCHASE, turn={"arrivals": 1, "white": (3, 4)})
    assert "Portland,\N{NO-BREAK SPACE}OR" in preview(state, "railroad/SP")


def test_buying_the_railroad_ridden_this_turn_still_tells_what_is_short() -> None:
    """Its own fee lapses (16), another's stays: 5,000 for Bob's with nothing left (21)."""
    ann = seat("Denver", 30_000)
    turn = {"arrivals": 1, "white": (3, 4)}
    turn["ridden"] = ridden("UP", 5_000)
    turn["ridden"] += ridden("PA", 1_000)
    bob = seat("Chicago", railroads=["UP"])
    state = game(ann, bob, seat("Boston"), phase=Phase.PURCHASE, turn=turn)
    text = preview(state, "railroad/PA")
    assert "Fees of $5,000 are due now" in text and "$5,000 short" in text


def test_a_gift_to_the_third_player_may_change_the_fees() -> None:
    """A fee goes to whoever owns the railroad when it is paid (16a): after the fourth purchase of
    two the preview tells the most that it may be."""
    ann = seat("Denver", 90_000, railroads=["B&M", "RF&P"])
    turn = {"arrivals": 1, "white": (3, 4)}
    turn["ridden"] = ridden("UP", 1_000)
    turn["ridden"] += ridden("PA", 1_000)
    state = game(ann, seat("Chicago", railroads=["MP"]), phase=Phase.PURCHASE, turn=turn)
    assert state.purchases == 3
    assert "at most $2,000" in preview(state, "railroad/NYNH&H")


def test_selling_says_whether_it_is_enough() -> None:
    """Sales go on until the fees can be paid (21); without a railroad left one is bankrupt (23)."""
    ann = seat("Denver", 1_000, railroads=["PA", "B&M"])
    bob = seat("Chicago", 90_000, railroads=["UP"])
    turn = {"ridden": ridden("UP", 5_000), "owed": [(1, 5_000)]}
    state = game(ann, bob, phase=Phase.FEES, turn=turn)
    assert "leaves you $11,000" in preview(state, "sell/PA")
    assert "still need $2,000" in preview(state, "sell/B&M")
    assert "$11,000 left after fees of $5,000" in pictured(state, "sell/PA")
    assert "still $2,000 short of fees of $5,000" in pictured(state, "sell/B&M")
    assert "auction from $15,000" in pictured(state, "auction/PA")
    state.seats[0].railroads = ["B&M"]
    assert "bankrupt" in preview(state, "sell/B&M")
    assert "bankrupt, $2,000 short of" in pictured(state, "sell/B&M")


# --- looks -----------------------------------------------------------------------------------


def test_in_words_tells_what_the_bank_holds_again() -> None:
    """A railroad that comes back to a bank once sold out is for sale; the rate stays (17)."""
    held = [mark for mark in BOARD.railroads if mark != "B&M"]
    state = game(seat("Denver", railroads=held), seat("Chicago"), sold_out=True)
    text = CHAT.picture_text(make_ctx(state, None))
    assert "The bank sells B&M." in text and "$10,000" in text


def test_in_words_tells_of_an_auction_and_of_what_is_set_aside() -> None:
    state = game(seat("Denver"), seat("Chicago"), phase=Phase.AUCTION, set_aside=["B&M"])
    state.auction = Auction("PA", None, 15_000, 16_000, 1, [0, 1])
    text = CHAT.picture_text(make_ctx(state, None))
    assert "bob leads with $16,000" in text and "auctions are over: B&M." in text


def test_my_game_tells_only_fees_that_are_due() -> None:
    """An establishment counts neither on one's own railroad nor where the plain rate is as low
    (19a)."""
    rates = {"PA": 1_000, "NYC": 5_000, "B&O": 1_000}
    ann = seat("New York", railroads=["PA"], established=rates)
    state = game(ann, seat("Chicago", railroads=["B&O"]))
    text = CHAT.look_page(make_ctx(state), "me").text
    assert "old fee on B&O ($1,000)" in text
    assert "PA ($1,000)" not in text and "NYC" not in text


# --- routes ----------------------------------------------------------------------------------


def several(**changes: Any) -> State:
    """Ann has track of her own, Bob most of what lies between Denver and Miami."""
    bob = seat("Chicago", railroads=["AT&SF", "CB&Q", "CRI&P", "D&RGW", "UP", "MP"])
    ann = seat("Denver", destination="Miami", railroads=["C&NW", "L&N", "ACL"], **changes)
    turn = {"white": (6, 6), "steps_left": 12, "white_left": 12}
    return game(ann, bob, seat("Boston"), phase=Phase.RIDE, turn=turn)


def test_every_route_is_told_and_no_two_buttons_make_the_same_ride() -> None:
    """A line of the card for each; a button for each ride of this turn."""
    for steps in range(2, 13):
        state = several()
        state.turn.steps_left = steps
        routes = propose_routes(GAME.view(state, None), 0)
        prompt = CHAT.prompt(make_ctx(state))
        assert [line[2] for line in prompt.text.split("\n")[1:]] == list("ABCDEF")[: len(routes)]
        keys = [button.key for button in prompt.buttons if button.key.startswith("ride/")]
        rides = {route.path[:steps] for route in routes}
        assert len(keys) == len(rides)
        labels = [button.label for button in prompt.buttons]
        assert len(labels) == len(set(labels)) and not prompt.menus


def test_a_route_that_the_roll_suffices_for_arrives_this_turn() -> None:
    state = several(milepost=BOARD.milepost_of["Jacksonville"])
    assert "arrives this turn" in CHAT.prompt(make_ctx(state)).text
    state.turn.steps_left = 2
    assert "arrives this turn" not in CHAT.prompt(make_ctx(state)).text


def test_the_remembered_route_is_no_second_button_for_the_same_ride() -> None:
    state = several()
    path = list(propose_routes(GAME.view(state, None), 0)[0].path)
    keys = [button.key for button in CHAT.prompt(make_ctx(state, note={"path": path})).buttons]
    assert "ride/plan" not in keys


# --- auctions --------------------------------------------------------------------------------


def test_a_run_of_bids_is_told_in_one_piece() -> None:
    """The first, the last, how many between, and who passed before and after the last."""
    bids: list[Any] = [BidMade(number % 2, 15_000 + 500 * number) for number in range(25)]
    state = game(seat("Denver"), seat("Chicago"), seat("Boston"))
    (line,) = CHAT.narrate(
        make_ctx(state, None), [*bids[:3], BidPassed(2), *bids[3:], BidPassed(1)]
    )
    assert line == (
        "Ann bids $15,000; cat passes; 24 more bids, the last $27,000 by ann; bob passes."
    )
    (line,) = CHAT.narrate(make_ctx(state, None), [bids[0], BidPassed(1), BidPassed(2)])
    assert line == "Ann bids $15,000; bob and cat pass."
    (line,) = CHAT.narrate(make_ctx(state, None), bids[:2])
    assert line == "Ann bids $15,000; bob bids $15,500."
