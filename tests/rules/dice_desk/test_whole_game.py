"""The whole game at the desk: turns that are told, money that follows, what is refused, what is set
by hand."""

from itertools import product
from typing import Any

import msgspec
import pytest

import data.rail_baron as facts
from rules.dice import SeededDice
from rules.dice_desk import GAME
from rules.dice_desk.actions import (
    BANK_PAYEE,
    NOTHING,
    THIRD_PAYEE,
    AddPerson,
    AuctionResult,
    Buy,
    DeclareHome,
    DrawNext,
    EnterDice,
    Fee,
    RemovePerson,
    ReportTurn,
    Sell,
    SetCash,
    SetCity,
    SetEngine,
    SetOwner,
    SetTurn,
    SwapHome,
)
from rules.dice_desk.events import CashSet, OwnerSet, PersonCame, ReasonGiven, RuleSetAside
from rules.dice_desk.options import GameOptions, Options, Sitting
from rules.dice_desk.state import Phase, State
from rules.errors import RuleError
from rules.game import copy_state
from rules.rail_baron.cities.lookup import REGION, look_up
from rules.rail_baron.model.events import Three
from rules.rail_baron.model.play import THIRD_OWNER
from rules.rail_baron.model.play import MutablePosition as BookPlay
from rules.rail_baron.model.state import SeatState
from rules.rail_baron.ownership import establishment

HOMES = ("Chicago", "Miami", "Boston")
CHICAGO_MIAMI = facts.payoffs()["Chicago", "Miami"]


def begun(options: GameOptions | None = None, people: int = 3) -> State:
    """A session whose people have homes; the first is to roll a destination."""
    sitting = tuple(Sitting(name) for name in ("Ada", "Ben", "Cleo")[:people])
    chosen = Options(people=sitting, game=options or GameOptions())
    state, _ = GAME.setup(1, chosen, SeededDice(b""))
    for number, home in enumerate(HOMES[:people]):
        enter(state, SetCity(number, "home", home))
    return state


def riding(destination: str = "Miami", **changes: Any) -> State:
    """Ada rides for a destination that real dice gave, with these things of hers."""
    state = begun()
    enter(state, SetCity(0, "destination", destination))
    for name, value in changes.items():
        setattr(seat(state, 0), name, value)
    return state


def enter(state: State, action: Any) -> list[Any]:
    return GAME.apply(state, 0, action, SeededDice(b"dice of the desk"))


def seat(state: State, number: int) -> SeatState:
    assert state.book is not None
    return state.book.seats[number]


def refused(state: State, action: Any) -> tuple[str, str]:
    """The code of the refusal, and whose rules refuse."""
    with pytest.raises(RuleError) as error:
        GAME.check(state, 0, action)
    return error.value.code, error.value.game or "dice_desk"


def test_a_whole_game_begins_with_everybodys_cash() -> None:
    """Ruling 10: for two to six people of one edition; the first begins, or whoever is set to."""
    state = begun()
    assert [seat(state, n).cash for n in range(3)] == [20_000] * 3
    assert state.phase is Phase.DESTINATION and state.book is not None
    assert state.book.turn.seat == 0
    enter(state, SetTurn(2))
    assert state.book.turn.seat == 2
    for options in (
        Options(people=(Sitting("Ada"),), game=GameOptions()),
        Options("u21", (Sitting("Ada"), Sitting("Ben")), GameOptions()),
    ):
        with pytest.raises(RuleError, match="whole-count"):
            GAME.setup(1, options, SeededDice(b""))


def test_opening_auctions_are_told_by_their_results() -> None:
    """Ruling 11: after the last home, before the first turn."""
    state = begun(GameOptions(opening_auctions=True), people=2)
    for buyer in (1, 0):
        assert state.phase is Phase.AUCTION and state.book is not None
        auction = state.book.auction
        assert auction is not None
        enter(state, AuctionResult(auction.railroad, buyer, auction.minimum))
    assert state.phase is Phase.DESTINATION
    assert [len(seat(state, n).railroads) for n in (0, 1)] == [1, 1]


def test_whoever_is_on_turn_rolls_or_the_city_is_set() -> None:
    """Ruling 11: by the desk's dice or by real ones."""
    state = begun()
    assert refused(state, DrawNext(1))[0] == "not-on-turn"
    assert refused(state, ReportTurn())[0] == "now-destination"
    enter(state, SetCity(0, "destination", "Miami"))
    assert state.phase is Phase.TURN and seat(state, 0).destination == "Miami"
    enter(state, SwapHome(0))
    assert (seat(state, 0).home, seat(state, 0).destination) == ("Miami", "Chicago")
    other = begun()
    enter(other, DrawNext(0))
    assert other.phase in (Phase.TURN, Phase.REGION)


def test_a_turn_is_one_entry() -> None:
    """Ruling 12: payoff, purchase and fees of it, and it is the next person's turn."""
    state = riding()
    enter(state, SetOwner("NYC", 1))
    told = ReportTurn(fees=(Fee(BANK_PAYEE), Fee(1)), arrived=True, buys="RF&P")
    enter(state, told)
    assert seat(state, 0).cash == 20_000 + CHICAGO_MIAMI - 4_000 - 1_000 - 5_000
    assert seat(state, 1).cash == 25_000
    assert seat(state, 0).railroads == ["RF&P"] and seat(state, 0).departure == "Miami"
    assert state.book is not None and state.book.turn.seat == 1


def test_what_is_bought_is_asked_if_it_is_not_told() -> None:
    """Ruling 12: nothing is a purchase too."""
    state = riding()
    enter(state, ReportTurn(arrived=True))
    assert state.phase is Phase.PURCHASE
    assert refused(state, Buy("UP")) == ("railroad-dear", "rail_baron")
    enter(state, Buy("Express"))
    assert seat(state, 0).engine == "Express" and state.phase is Phase.DESTINATION
    state = riding()
    enter(state, ReportTurn(arrived=True, buys=NOTHING))
    assert state.phase is Phase.DESTINATION
    assert refused(riding(), ReportTurn(buys="PA"))[0] == "buy-on-arrival"


def test_a_bonus_die_leads_on_once() -> None:
    """Ruling 12: the next destination is rolled next, and a second entry ends the turn."""
    state = riding()
    enter(state, ReportTurn(arrived=True, onward=True, buys=NOTHING))
    assert state.phase is Phase.DESTINATION
    enter(state, SetCity(0, "destination", "Denver"))
    assert state.phase is Phase.TURN and state.book is not None and state.book.turn.seat == 0
    assert refused(state, ReportTurn(arrived=True, onward=True))[0] == "no-bonus"
    enter(state, ReportTurn(fees=(Fee(BANK_PAYEE),)))
    assert seat(state, 0).cash == 20_000 + CHICAGO_MIAMI - 1_000
    assert state.book.turn.seat == 1


def test_fees_follow_from_railroads_or_payees() -> None:
    """Ruling 13: each owner once, the bank's together, one's own nothing, another sum if named."""
    state = riding()
    for mark, owner in (("PA", 1), ("NYC", 1), ("B&O", 0)):
        enter(state, SetOwner(mark, owner))
    enter(state, ReportTurn(rode=("PA", "NYC", "B&O", "SP", "UP")))
    assert [seat(state, n).cash for n in range(3)] == [14_000, 25_000, 20_000]
    state = riding()
    enter(state, SetOwner("PA", 1))
    enter(state, ReportTurn(fees=(Fee(1, 1_000),)))
    assert [seat(state, n).cash for n in range(2)] == [19_000, 21_000]


def test_a_railroad_bought_in_the_turn_costs_no_fee() -> None:
    """Ruling 13: as at a table (RB 16)."""
    state = riding()
    enter(state, ReportTurn(rode=("RF&P",), arrived=True, buys="RF&P"))
    assert seat(state, 0).cash == 20_000 + CHICAGO_MIAMI - 4_000


@pytest.mark.parametrize(
    ("fee", "code"),
    [
        (Fee(2), "owns-nothing"),
        (Fee(0), "no-payee"),
        (Fee(9), "no-payee"),
        (Fee(BANK_PAYEE, 77), "fee-amount"),
    ],
)
def test_fees_that_nobody_is_paid(fee: Fee, code: str) -> None:
    """Ruling 13: nothing changes."""
    state = riding()
    assert refused(state, ReportTurn(fees=(fee,))) == (code, "dice_desk")
    assert refused(state, ReportTurn(rode=("XX",)))[0] == "railroad-unknown"


def test_whoever_is_short_sells() -> None:
    """Ruling 14: to the bank at half the price, told with the turn or when it is asked."""
    state = riding()
    for mark, owner in (("RF&P", 0), ("PA", 1)):
        enter(state, SetOwner(mark, owner))
    enter(state, SetCash(0, 4_000))
    assert refused(state, ReportTurn(sells=("RF&P",)))[0] == "sale-not-needed"
    short = ReportTurn(fees=(Fee(1),))
    asked = copy_state(state)
    enter(asked, short)
    assert asked.phase is Phase.SALE
    enter(asked, Sell("RF&P"))
    assert (seat(asked, 0).cash, seat(asked, 1).cash) == (1_000, 25_000)
    enter(state, ReportTurn(fees=(Fee(1),), sells=("RF&P",)))
    assert seat(state, 0).cash == 1_000


def test_an_auction_is_told_by_its_result() -> None:
    """Ruling 14: by somebody who has the cash, for half the price at least."""
    state = riding()
    for mark, owner in (("PA", 0), ("NYC", 1)):
        enter(state, SetOwner(mark, owner))
    enter(state, SetCash(0, 0))
    enter(state, ReportTurn(fees=(Fee(1),)))
    assert refused(state, AuctionResult("PA", 2, 1_000)) == ("bid-low", "rail_baron")
    assert refused(state, AuctionResult("PA", 2, 90_000)) == ("bid-high", "rail_baron")
    enter(state, AuctionResult("PA", 2, 16_000))
    assert [seat(state, n).cash for n in range(3)] == [11_000, 25_000, 4_000]
    assert seat(state, 2).railroads == ["PA"]


def test_declaring_rovers_and_coming_home() -> None:
    """Ruling 15: by the rules of a table."""
    state = begun()
    assert refused(state, DeclareHome()) == ("declare-first", "rail_baron")
    enter(state, SetCity(0, "destination", "Miami"))
    enter(state, SetCash(0, 250_000))
    enter(state, ReportTurn(arrived=True, buys=NOTHING))
    enter(state, SetTurn(0))
    enter(state, DeclareHome())
    if state.phase is Phase.REGION:
        enter(state, SetTurn(1))
    assert seat(state, 0).declared
    caught = copy_state(state)
    enter(caught, SetTurn(1))
    enter(caught, SetCity(1, "destination", "Denver"))
    before = seat(caught, 0).cash
    enter(caught, ReportTurn(rovers=(0,)))
    assert (seat(caught, 0).cash, seat(caught, 1).cash) == (before - 50_000, 70_000)
    assert not seat(caught, 0).declared
    if state.book is not None and state.book.turn.seat != 0:
        enter(state, SetTurn(0))
    enter(state, ReportTurn(arrived=True))
    assert GAME.over(state) and state.book is not None and state.book.winner == 0
    assert [row.place for row in GAME.standing(state, None)] == [1]


def test_nobody_who_has_not_declared_is_caught() -> None:
    """Ruling 15: nor who is not there."""
    assert refused(riding(), ReportTurn(rovers=(1,)))[0] == "nobody-to-rover"
    assert refused(riding(), ReportTurn(rovers=(7,)))[0] == "nobody-to-rover"


def test_everything_can_be_set_by_hand() -> None:
    """Ruling 16: and the sums still add up."""
    state = begun()
    assert enter(state, SetCash(1, 12_345)) == [CashSet(1, 20_000, 12_345)]
    assert enter(state, SetOwner("PA", 2))[0] == OwnerSet("PA", None, 2)
    assert enter(state, SetOwner("PA", None))[0] == OwnerSet("PA", 2, None)
    enter(state, SetEngine(1, "SuperChief"))
    assert seat(state, 1).engine == "SuperChief"
    assert list(GAME.invariants(state)) == []
    assert refused(state, SetCash(9, 0))[0] == "no-such-person"
    assert refused(state, SetCash(0, -5))[0] == "cash-range"
    assert refused(state, SetOwner("XX", 0))[0] == "railroad-unknown"


def test_what_the_rules_refuse_changes_nothing() -> None:
    """Ruling 10: their refusal says whose they are; by hand it can be entered all the same."""
    state = riding()
    enter(state, SetOwner("PA", 1))
    told = ReportTurn(arrived=True, buys="PA")
    assert refused(state, told) == ("railroad-taken", "rail_baron")
    assert seat(state, 0).cash == 20_000 and state.phase is Phase.TURN
    enter(state, SetOwner("PA", 0))
    assert seat(state, 0).railroads == ["PA"]


# --- dice of the board, reasons, rules set aside -------------------------------------------------


def test_dice_of_the_board_are_entered() -> None:
    """Ruling 3: throws for region and city, as the tables of the game have them; neither too many
    nor too few, and a region that must be named in the same entry."""
    state = begun()
    region, city = throw_for(REGION, "Plains"), throw_for("Plains", "Denver")
    enter(state, EnterDice(0, (region, city)))
    assert seat(state, 0).destination == "Denver"
    assert state.phase is Phase.TURN
    state = begun()
    assert refused(state, EnterDice(0, (region,)))[0] == "dice-few"
    assert refused(state, EnterDice(0, (region, (1, 2, 7))))[0] == "dice-wrong"
    assert refused(state, EnterDice(0, (region, city), "Plains"))[0] == "region-fixed"
    assert refused(state, EnterDice(1, (region, city)))[0] == "not-on-turn"


def throw_for(table: str, wanted: str) -> Three:
    return next(
        dice for dice in product((1, 2), range(1, 7), range(1, 7)) if look_up(table, dice) == wanted
    )


def test_a_region_is_named_with_the_dice_of_the_board() -> None:
    """Ruling 3: in the same entry or in the next one."""
    own, city = throw_for(REGION, "North Central"), throw_for("Plains", "Denver")
    state = begun()
    enter(state, EnterDice(0, (own, city), "Plains"))
    assert seat(state, 0).destination == "Denver"
    state = begun()
    assert refused(state, EnterDice(0, (own, city)))[0] == "dice-many"
    enter(state, EnterDice(0, (own,)))
    assert state.phase is Phase.REGION
    assert refused(state, EnterDice(0, (city,)))[0] == "region-first"
    enter(state, EnterDice(0, (city,), "Plains"))
    assert seat(state, 0).destination == "Denver"


def test_homes_and_lone_destinations_come_from_dice_of_the_board_too() -> None:
    """Ruling 3: in a session that keeps destinations alone."""
    state, _ = GAME.setup(1, Options(people=(Sitting("Ada"),), dice="board"), SeededDice(b""))
    own, city = throw_for(REGION, "North Central"), throw_for("North Central", "Chicago")
    enter(state, EnterDice(0, (own, city)))
    assert state.people[0].home == "Chicago"
    enter(state, EnterDice(0, (throw_for(REGION, "Plains"), throw_for("Plains", "Denver"))))
    assert state.people[0].destination == "Denver"
    enter(state, EnterDice(0, (), city="Miami"))
    assert (state.people[0].place, state.people[0].destination) == ("Denver", "Miami")
    assert state.people[0].collected == facts.payoffs()["Chicago", "Denver"]


def test_a_correction_may_have_a_reason() -> None:
    """Ruling 8: told behind it, and not too long."""
    state = begun()
    assert enter(state, SetCash(0, 19_000, reason=" forgot  a fee ")) == [
        CashSet(0, 20_000, 19_000),
        ReasonGiven("forgot a fee"),
    ]
    assert refused(state, SetCash(0, 1, reason="x" * 121))[0] == "reason-long"


def test_what_a_rule_refuses_is_entered_anyway() -> None:
    """Ruling 16: the log shows which rule; what is no sum stays refused."""
    state = riding()
    enter(state, SetOwner("PA", 1))
    told = ReportTurn(arrived=True, buys="PA", fees=(Fee(2, 3_000),))
    assert refused(state, told)[0] == "owns-nothing"
    told = msgspec.structs.replace(told, anyway=True)
    enter(state, SetCash(0, 25_000))
    events = enter(state, told)
    assert events[0] == RuleSetAside("13", False)
    assert seat(state, 0).railroads == ["PA"] and seat(state, 1).railroads == []
    assert seat(state, 0).cash == 25_000 + CHICAGO_MIAMI - 30_000 - 3_000
    assert seat(state, 2).cash == 23_000
    assert list(GAME.invariants(state)) == []
    state = riding()
    assert refused(state, ReportTurn(buys="UP", anyway=True)) == ("cash-short", "dice_desk")
    assert refused(state, ReportTurn(fees=(Fee(9),), anyway=True))[0] == "no-payee"


def test_what_no_rule_refuses_is_entered_as_ever() -> None:
    """Ruling 16: nothing is set aside then."""
    plain, anyway = riding(), riding()
    told = ReportTurn(arrived=True, buys="RF&P", fees=(Fee(BANK_PAYEE),))
    events = enter(plain, told)
    assert enter(anyway, msgspec.structs.replace(told, anyway=True)) == events
    assert anyway == plain


def test_sales_and_purchases_on_the_way_by_a_rule_of_the_house() -> None:
    """Ruling 16: sold without need, bought without an arrival."""
    state = riding()
    enter(state, SetOwner("RF&P", 0))
    events = enter(state, ReportTurn(sells=("RF&P",), buys="B&M", anyway=True))
    assert isinstance(events[0], RuleSetAside)
    assert seat(state, 0).railroads == ["B&M"] and seat(state, 0).cash == 20_000 + 2_000 - 4_000
    assert list(GAME.invariants(state)) == []


def test_declaring_with_less_cash_by_a_rule_of_the_house() -> None:
    """Ruling 16."""
    state = riding()
    enter(state, ReportTurn(arrived=True, buys=NOTHING))
    enter(state, SetTurn(0))
    assert refused(state, DeclareHome())[0] == "declare-cash"
    events = enter(state, DeclareHome(anyway=True))
    assert events[0] == RuleSetAside("25", True)
    assert seat(state, 0).declared


# --- people who come and go ----------------------------------------------------------------------


def test_whoever_comes_late_sits_last() -> None:
    """Ruling 17: with the cash of the beginning; a home is next, then the turn goes on."""
    state = riding()
    events = enter(state, AddPerson("Dan"))
    assert events[0] == PersonCame(3) and state.phase is Phase.OPEN
    assert seat(state, 3).cash == 20_000
    enter(state, SetCity(3, "home", "Denver"))
    assert state.phase is Phase.TURN and state.book is not None and state.book.turn.seat == 0
    for number in (0, 1, 2):
        enter(state, SetTurn(number))
    enter(state, SetCity(2, "destination", "Seattle"))
    enter(state, ReportTurn())
    assert state.book.turn.seat == 3
    assert refused(state, AddPerson("dan"))[0] == "name-twice"
    assert refused(state, AddPerson(" "))[0] == "name-missing"
    for name in ("Eva", "Finn"):
        enter(state, AddPerson(name))
    assert refused(state, AddPerson("Gil"))[0] == "people-count"


def test_a_fee_to_the_imaginary_owner_is_shared() -> None:
    """Rulings 13 and RB 31: half of it is the bank's, on top of the bank's fee, half Ben's."""
    state = begun(people=2)
    enter(state, SetCity(0, "destination", "Miami"))
    assert refused(state, ReportTurn(fees=(Fee(THIRD_PAYEE),)))[0] == "owns-nothing"
    assert state.book is not None
    establishment.transfer_railroad(BookPlay(state.book), "PA", THIRD_OWNER)
    state.book.gifts = 1
    ada, ben = seat(state, 0).cash, seat(state, 1).cash
    assert ReportTurn(fees=(Fee(THIRD_PAYEE),)) in GAME.legal(state, 0)
    enter(state, ReportTurn(fees=(Fee(BANK_PAYEE), Fee(THIRD_PAYEE))))
    assert (seat(state, 0).cash, seat(state, 1).cash) == (ada - 6000, ben + 2500)
    assert list(GAME.invariants(state)) == []


def test_the_imaginary_owner_gives_way_to_a_third_person() -> None:
    """Ruling 17: its railroads are the bank's again."""
    state = begun(people=2)
    assert state.book is not None
    play = BookPlay(state.book)
    establishment.transfer_railroad(play, "PA", THIRD_OWNER)
    state.book.gifts = 1
    assert list(GAME.invariants(state)) == []
    enter(state, AddPerson("Cleo"))
    assert "PA" in state.book.bank and state.book.third_owner == []
    assert list(GAME.invariants(state)) == []


def test_whoever_leaves_leaves_all_to_the_bank() -> None:
    """Ruling 17: also in the middle of a turn; the last one left has won."""
    state = riding()
    enter(state, SetOwner("PA", 0))
    enter(state, RemovePerson(0))
    assert state.book is not None and state.book.turn.seat == 1
    assert "PA" in state.book.bank and seat(state, 0).cash == 0
    assert list(GAME.invariants(state)) == []
    assert refused(state, SetCash(0, 5))[0] == "no-such-person"
    assert refused(state, RemovePerson(0))[0] == "no-such-person"
    enter(state, RemovePerson(2))
    assert GAME.over(state) and state.book.winner == 1


def test_whoever_leaves_before_the_game_begins_is_not_waited_for() -> None:
    """Ruling 17."""
    sitting = (Sitting("Ada"), Sitting("Ben"), Sitting("Cleo"))
    state, _ = GAME.setup(1, Options(people=sitting, game=GameOptions()), SeededDice(b""))
    enter(state, SetCity(1, "home", "Miami"))
    enter(state, SetCity(2, "home", "Boston"))
    assert state.phase is Phase.OPEN
    enter(state, RemovePerson(0))
    assert state.phase is Phase.DESTINATION
    assert state.book is not None and state.book.turn.seat == 1


def test_people_come_and_go_at_a_desk_for_destinations() -> None:
    """Ruling 17: nobody waits for whoever has left, and the last one can't leave."""
    people = (Sitting("Ada"), Sitting("Ben"))
    state, _ = GAME.setup(1, Options(people=people), SeededDice(b""))
    for number, home in enumerate(HOMES[:2]):
        enter(state, SetCity(number, "home", home))
    enter(state, AddPerson("Cleo"))
    assert refused(state, DrawNext(0))[0] == "homes-first"
    enter(state, RemovePerson(2))
    enter(state, RemovePerson(1))
    assert refused(state, DrawNext(1))[0] == "no-such-person"
    assert refused(state, RemovePerson(0))[0] == "last-person"
    assert GAME.check(state, 0, DrawNext(0)) is None
