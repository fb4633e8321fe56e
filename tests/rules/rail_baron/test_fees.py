"""Use fees and establishment (16 to 20)."""

from __future__ import annotations

import pytest

from rules.rail_baron import establishment, fees
from rules.rail_baron.actions import (
    AuctionOff,
    BuyNothing,
    BuyRailroad,
    PassBid,
    Roll,
    SellToBank,
)
from rules.rail_baron.establishment import hand_over
from rules.rail_baron.events import BankSoldOut, FeesOwed, Paid
from rules.rail_baron.play import BANK, Play, Position
from rules.rail_baron.state import Phase
from tests.rules.rail_baron.table import Table


def rides(table: Table, seat: int, *path: int, dice: tuple[int, int] | None = None) -> None:
    """The whole turn of a seat that has a destination, up to the ride."""
    table.pass_turn_to(seat)
    steps = len(path)
    table.dice.white(*(dice or (1, steps - 1)))
    table.do(Roll())
    table.ride(*path)


def buys(table: Table, seat: int, mark: str) -> None:
    """That seat arrives in Cleveland from Buffalo, over the NYC, and buys the railroad."""
    table.cash(seat, table.seat(seat).cash + 60_000)
    table.put(seat, "Buffalo", "Cleveland")
    rides(table, seat, *table.along("NYC", "Buffalo", "Cleveland"))
    table.do(BuyRailroad(mark))


def paid(table: Table, payer: int) -> dict[int | None, int]:
    """The fees of the last action, by payee."""
    return {e.payee: e.amount for e in table.told(Paid) if (e.payer, e.why) == (payer, "fee")}


# 16, 17: what is paid


def test_the_bank_takes_its_fee_once() -> None:
    """Ruling 17: 1,000 for the bank's railroads together. Rulebook, Use fees."""
    table = Table("Chicago", "Denver", "Atlanta")
    table.put(0, "Buffalo", "New York")
    way = (
        *table.along("NYC", "Buffalo", "Cleveland"),
        *table.along("PA", "Cleveland", "Pittsburgh"),
    )
    rides(table, 0, *way)
    assert table.told(FeesOwed) == [FeesOwed(0, ((None, 1_000),))]
    assert paid(table, 0) == {None: 1_000}
    assert table.seat(0).cash == 19_000


def test_each_owner_takes_its_fee_once() -> None:
    """Ruling 17: 5,000 to each opponent, however many of its railroads, beside the bank's."""
    table = Table("Chicago", "Denver", "Atlanta")
    table.own(1, "NYC", "NYNH&H")
    table.own(2, "PA")
    way = (
        *table.along("PA", "Philadelphia", "New York"),
        *table.along("NYNH&H", "New York", "Boston"),
        *table.along("B&M", "Boston", "Albany"),
    )
    table.put(0, "Philadelphia", "Chicago")
    table.seat(0).engine = "SuperChief"
    table.dice.white(2, 1).red(4)
    table.do(Roll())
    table.ride(*way)
    assert paid(table, 0) == {None: 1_000, 1: 5_000, 2: 5_000}


def test_own_railroads_are_free() -> None:
    """Ruling 16: nothing for railroads owned at the end of the turn."""
    table = Table("Chicago", "Denver", "Atlanta")
    table.own(0, "NYC")
    table.put(0, "Buffalo", "New York")
    rides(table, 0, *table.along("NYC", "Buffalo", "Cleveland"))
    assert (table.told(FeesOwed), table.seat(0).cash) == ([], 20_000)


def test_ridden_and_then_bought_is_free() -> None:
    """Ruling 16: the railroad bought on this arrival is an own one when the fees are paid."""
    table = Table("Chicago", "Denver", "Atlanta")
    buys(table, 0, "NYC")
    assert (table.told(FeesOwed), table.to_move) == ([], 1)


def test_all_rides_of_the_turn_are_one_reckoning() -> None:
    """Ruling 16: white dice, bonus and bounce out together, at the end of the turn."""
    table = Table("Chicago", "Denver", "Atlanta")
    table.own(1, "NYC")
    table.seat(0).engine = "SuperChief"
    table.put(0, "Buffalo", "Cleveland")
    table.dice.white(2, 3).red(4)
    table.do(Roll())
    table.ride(*table.along("NYC", "Buffalo", "Cleveland"))
    assert table.told(FeesOwed) == []
    assert table.view(None).owed == ((1, 5_000),)
    table.dice.to("Miami")
    table.do(BuyNothing())
    table.ride(*table.along("NYC", "Cleveland", "Chicago"))
    assert paid(table, 0) == {1: 5_000}


def test_the_fee_goes_to_the_owner_of_the_moment_of_paying() -> None:
    """Ruling 16a: a railroad of the bank, ridden at 1,000, that the imaginary owner gets this turn
    is paid to it, at that rate, in halves."""
    table = Table("Chicago", "Denver")
    table.own(0, "ACL", "SAL", "RF&P")
    table.state.bank.remove("NYC")
    table.state.bank.append("NYC")
    table.state.bank.sort(key=list(table.board.railroads).index)
    table.put(0, "Buffalo", "Cleveland")
    left = [mark for mark in table.state.bank if mark != "NYNH&H"]
    table.dice.add("third-owner", left.index("NYC"))
    rides(table, 0, *table.along("NYC", "Buffalo", "Cleveland"))
    table.do(BuyRailroad("NYNH&H"))
    assert table.state.third_owner == ["NYC"]
    assert paid(table, 0) == {None: 500, 1: 500}


def test_public_railroads_cost_the_bank_rate() -> None:
    """Ruling 17: what nobody owns costs 1,000, Public or not, even when the bank has sold out."""
    table = Table("Chicago", "Denver", "Atlanta")
    table.keep_in_bank("NYC", owner=1)
    table.state.bank.remove("NYC")
    table.state.sold_out = True
    assert establishment.plain_rate(Position(table.state), 0, "NYC") == 1_000
    assert establishment.plain_rate(Position(table.state), 0, "PA") == 10_000


def test_sold_out_doubles_the_fee_for_good() -> None:
    """Ruling 17: 10,000 once the bank has none left to sell, also after one comes back."""
    table = Table("Chicago", "Denver", "Atlanta")
    table.keep_in_bank("B&M", owner=1)
    assert not table.state.sold_out
    buys(table, 2, "B&M")
    assert table.told(BankSoldOut) == [BankSoldOut()]
    assert table.state.sold_out
    assert paid(table, 2) == {1: 5_000}
    play = Play(table.state, table.dice)
    hand_over(play, "B&M", BANK)
    table.state.purchases -= 1
    assert table.state.bank == ["B&M"]
    table.put(0, "Buffalo", "New York")
    table.cash(0, 30_000)
    rides(table, 0, *table.along("NYC", "Buffalo", "Cleveland"))
    assert paid(table, 0) == {1: 10_000}
    buys(table, 0, "B&M")
    assert table.told(BankSoldOut) == []


def test_of_several_railroads_of_an_owner_the_highest_rate_counts() -> None:
    """Ruling 17: once, at the highest rate of that owner's segments ridden."""
    table = Table("Chicago", "Denver", "Atlanta")
    table.own(1, "NYC", "PA")
    table.put(0, "Buffalo", "Pittsburgh")
    table.seat(0).established = {"NYC": 1_000}
    way = (
        *table.along("NYC", "Buffalo", "Cleveland"),
        *table.along("PA", "Cleveland", "Pittsburgh"),
    )
    rides(table, 0, *way[:4])
    assert paid(table, 0) == {1: 5_000}


# 18: the rate of the moment of riding


def test_a_rise_later_in_the_turn_does_not_touch_a_ride() -> None:
    """Ruling 18: ridden at 5,000, then the last railroad is bought: 5,000; what is ridden after
    that, where not established, costs 10,000."""
    table = Table("Chicago", "Denver", "Atlanta", cash=60_000)
    table.keep_in_bank("B&M", owner=1)
    table.seat(1).railroads.remove("CMStP&P")
    table.seat(2).railroads.append("CMStP&P")
    table.seat(0).engine = "SuperChief"
    table.put(0, "Buffalo", "Cleveland")
    table.dice.white(2, 3).red(5)
    table.do(Roll())
    table.ride(*table.along("NYC", "Buffalo", "Cleveland"))
    table.dice.to("Miami")
    table.do(BuyRailroad("B&M"))
    assert table.told(BankSoldOut) == [BankSoldOut()]
    assert table.view(None).owed == ((1, 5_000),)
    table.ride(
        *table.along("NYC", "Cleveland", "Chicago"),
        table.along("CMStP&P", "Chicago", "Milwaukee")[0],
    )
    assert paid(table, 0) == {1: 5_000, 2: 10_000}


# 19: established


def test_rulebook_example_1() -> None:
    """Ruling 19: the bank's ABC, ridden at 1,000 and then bought by another, still costs 1,000,
    paid to that owner, until another railroad is ridden. Rulebook, Establishment."""
    table = Table("Chicago", "Denver", "Atlanta")
    blue, red = 0, 1
    way = table.along("NYC", "Chicago", "New York")
    table.put(blue, "Chicago", "Portland, ME")
    rides(table, blue, *way[:2])
    assert paid(table, blue) == {None: 1_000}
    buys(table, red, "NYC")
    assert table.seat(blue).established == {"NYC": 1_000}
    rides(table, blue, *way[2:5])
    assert paid(table, blue) == {red: 1_000}
    rides(table, blue, *way[5:])
    assert paid(table, blue) == {red: 1_000}
    rides(table, blue, *table.along("NYNH&H", "New York", "Boston"))
    assert paid(table, blue) == {None: 1_000}
    assert table.seat(blue).established == {}
    table.put(blue, "Albany", "Philadelphia")
    rides(table, blue, *table.along("NYC", "Albany", "New York"))
    assert paid(table, blue) == {red: 5_000}


@pytest.fixture
def example_2() -> Table:
    """Blue (0) in New York, where NYC, NYNH&H and PA meet, when the last railroad is bought."""
    table = Table("Chicago", "Denver", "Atlanta", cash=60_000)
    table.own(1, "NYC", "B&M")
    table.own(2, "NYNH&H", "PA")
    table.put(0, "New York", "Chicago")
    table.keep_in_bank("RF&P", owner=2)
    buys(table, 1, "RF&P")
    assert table.told(BankSoldOut) == [BankSoldOut()]
    return table


def test_rulebook_example_2_one_railroad(example_2: Table) -> None:
    """Ruling 19: established on all three, Blue pays 5,000 on the one it rides. Rulebook,
    Establishment."""
    kept = {"NYC": 5_000, "NYNH&H": 5_000, "PA": 5_000}
    assert example_2.seat(0).established == kept
    rides(example_2, 0, *example_2.along("NYC", "New York", "Albany"))
    assert paid(example_2, 0) == {1: 5_000}


def test_rulebook_example_2_another_of_the_same_owner(example_2: Table) -> None:
    """Ruling 19: with a second railroad of that owner, not established there: 10,000."""
    way = (
        *example_2.along("NYC", "New York", "Albany"),
        *example_2.along("B&M", "Albany", "Boston"),
    )
    rides(example_2, 0, *way)
    assert paid(example_2, 0) == {1: 10_000}


def test_rulebook_example_2_another_of_another_owner(example_2: Table) -> None:
    """Ruling 19: with a second railroad of another owner: 5,000 and 10,000."""
    way = (
        *example_2.along("NYNH&H", "New York", "Boston"),
        *example_2.along("B&M", "Boston", "Albany"),
    )
    rides(example_2, 0, *way)
    assert paid(example_2, 0) == {1: 10_000, 2: 5_000}


def test_of_several_only_the_first_ridden_keeps_its_rate(example_2: Table) -> None:
    """Ruling 19a: riding one of the established railroads ends the others, for later turns too."""
    rides(example_2, 0, *example_2.along("NYC", "New York", "Albany"))
    assert example_2.seat(0).established == {"NYC": 5_000}


def test_it_lasts_over_turns_and_arrivals(example_2: Table) -> None:
    """Ruling 19a: as long as no other railroad is ridden."""
    example_2.seat(0).destination = "Albany"
    rides(example_2, 0, *example_2.along("NYC", "New York", "Albany"))
    example_2.do(BuyNothing())
    assert example_2.seat(0).established == {"NYC": 5_000}
    example_2.seat(0).destination = "Chicago"
    rides(example_2, 0, *example_2.along("NYC", "Albany", "Cleveland")[:4])
    assert paid(example_2, 0) == {1: 5_000}


def test_riding_an_own_railroad_ends_it_too() -> None:
    """Ruling 19: any segment of another railroad, even an own one."""
    table = Table("Chicago", "Denver", "Atlanta")
    table.own(0, "PA")
    table.own(1, "NYC")
    table.put(0, "Cleveland", "New York")
    table.seat(0).established = {"NYC": 1_000}
    rides(table, 0, *table.along("PA", "Cleveland", "Pittsburgh"))
    assert table.seat(0).established == {}


def test_the_seat_on_turn_is_established_too() -> None:
    """Ruling 19: buying the bank's last railroad, it keeps 5,000 where its own train stands."""
    table = Table("Chicago", "Denver", "Atlanta")
    table.keep_in_bank("B&M", owner=1)
    buys(table, 0, "B&M")
    assert table.seat(0).established == {"NYC": 5_000, "PA": 5_000}


def test_only_where_the_train_stands() -> None:
    """Ruling 19: a seat elsewhere keeps nothing."""
    table = Table("Chicago", "Denver", "Atlanta")
    table.put(0, "Boston", "New York")
    buys(table, 1, "PA")
    assert table.seat(0).established == {}
    assert table.seat(2).established == {}


def test_the_rate_kept_is_paid_to_the_present_owner() -> None:
    """Ruling 19: a railroad sold to the bank by its owner costs that seat 0 where it stands; and
    again so when an opponent buys it (19a: further changes of owner)."""
    table = Table("Chicago", "Denver", "Atlanta", cash=0)
    table.own(0, "NYC")
    table.own(1, "PA")
    table.put(0, "Pittsburgh", "New York")
    way = (*table.along("PA", "Pittsburgh", "Cleveland"),)
    rides(table, 0, *way)
    assert table.phase is Phase.FEES
    table.do(SellToBank("NYC"))
    assert table.seat(0).established == {"NYC": 0}
    assert table.seat(0).cash == 14_000 - 5_000
    rides(table, 0, *table.along("NYC", "Cleveland", "Buffalo"))
    assert paid(table, 0) == {}
    buys(table, 1, "NYC")
    assert table.seat(0).established == {"NYC": 0}
    rides(table, 0, *table.along("NYC", "Buffalo", "Albany"))
    assert paid(table, 0) == {}


def test_nothing_to_the_bank_where_established_at_nothing() -> None:
    """Ruling 17: the bank's 1,000 falls away for a seat established at 0, but not beside another
    railroad of the bank."""
    table = Table("Chicago", "Denver", "Atlanta")
    table.put(0, "Buffalo", "New York")
    table.seat(0).established = {"NYC": 0}
    rides(table, 0, *table.along("NYC", "Buffalo", "Cleveland"))
    assert paid(table, 0) == {}
    rides(table, 0, *table.along("PA", "Cleveland", "Pittsburgh"))
    assert paid(table, 0) == {None: 1_000}


def test_the_lowest_rate_kept_counts() -> None:
    """Ruling 19a: of several rises at one milepost."""
    table = Table("Chicago", "Denver", "Atlanta")
    table.put(0, "New York", "Portland, ME")
    buys(table, 1, "NYC")
    assert table.seat(0).established == {"NYC": 1_000}
    table.keep_in_bank("RF&P", owner=2)
    buys(table, 2, "RF&P")
    assert table.state.sold_out
    assert table.seat(0).established == {"NYC": 1_000, "NYNH&H": 5_000, "PA": 5_000}


def test_a_lower_plain_rate_is_paid() -> None:
    """Ruling 19a: established at 5,000, the railroad back with the bank: 1,000."""
    table = Table("Chicago", "Denver", "Atlanta")
    table.put(0, "Buffalo", "New York")
    table.seat(0).established = {"NYC": 5_000}
    rides(table, 0, *table.along("NYC", "Buffalo", "Cleveland"))
    assert paid(table, 0) == {None: 1_000}
    assert table.seat(0).established == {"NYC": 5_000}


def test_an_auction_leaves_the_others_at_the_rate_they_had() -> None:
    """Ruling 19: who stood on an auctioned railroad keeps the fee of before, to the new owner.
    Rulebook, Auction."""
    table = Table("Chicago", "Denver", "Atlanta", cash=20_000)
    table.own(0, "NYC")
    table.own(2, "PA")
    table.put(1, "Buffalo", "New York")
    table.seat(1).established = {"NYC": 1_000}
    table.cash(0, 0)
    table.put(0, "Pittsburgh", "New York")
    rides(table, 0, *table.along("PA", "Pittsburgh", "Cleveland"))
    table.do(AuctionOff("NYC"))
    table.do(PassBid())
    table.do(table.legal()[1])
    assert table.seat(2).railroads == ["PA", "NYC"]
    assert table.seat(0).established == {"NYC": 0}
    rides(table, 1, *table.along("NYC", "Buffalo", "Albany"))
    assert paid(table, 1) == {2: 1_000}


# 20: ridden and then sold


@pytest.mark.parametrize("sale", [SellToBank("NYC"), AuctionOff("NYC")])
def test_ridden_and_then_sold_costs_nothing(sale: SellToBank | AuctionOff) -> None:
    """Ruling 20: neither to the bank nor to the new owner. Rulebook, Auction."""
    table = Table("Chicago", "Denver", "Atlanta", cash=0)
    table.own(0, "NYC")
    table.own(1, "PA")
    table.put(0, "Pittsburgh", "New York")
    way = (
        *table.along("PA", "Pittsburgh", "Cleveland"),
        *table.along("NYC", "Cleveland", "Buffalo"),
    )
    rides(table, 0, *way)
    assert (table.phase, fees.owed(Position(table.state))) == (Phase.FEES, [(1, 5_000)])
    table.cash(2, 20_000)
    table.do(sale)
    if isinstance(sale, AuctionOff):
        table.do(table.legal()[1])
        assert table.seat(2).railroads == ["NYC"]
    assert paid(table, 0) == {1: 5_000}
    assert table.seat(0).established == {"NYC": 0}
