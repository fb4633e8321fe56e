"""Set-up: rulings 1, 2 and 6."""

import pytest

import data.railroad_barons as facts
from rules.dice import Draw, ReplayedDice, SeededDice
from rules.errors import RuleError
from rules.railroad_barons import setup
from tests.support.railroad_barons import kit as rrb


def begun(options: rrb.Options, *draws: Draw) -> tuple[rrb.State, list[rrb.AnyEvent]]:
    """A game just begun with exactly these draws."""
    dice = ReplayedDice(list(draws))
    play = rrb.MutablePosition(setup.new_state(2, options), dice)
    assert setup.begin(play) is rrb.Phase.SELECT
    assert dice.exhausted
    rrb.adds_up(play.state)
    return play.state, play.events


def drawn(seat: int) -> Draw:
    return Draw(0, 2, seat + 1, "first")


def test_only_dollars_that_one_has() -> None:
    """Ruling 1: no debt: a purchase takes no more than the cash on hand, exactly all of it if need
    be, however little is left over; the bank pays whatever is due, far beyond the notes in the
    box."""
    state = rrb.table(rrb.player(299, {rrb.DPI: (40,)}), rrb.player())
    error = rrb.refused(state, "too-dear", "1", rrb.Purchase(rrb.DPI, 30))
    assert error.args_ == {"holding": rrb.DPI, "price_money": 300, "cash_money": 299}
    state.players[0].cash += 1
    state.bank_out += 1
    rrb.deal(state, rrb.Purchase(rrb.DPI, 30))
    assert state.players[0].cash == 0
    assert state.holdings[rrb.DPI].treasury == 1_000
    state = rrb.table(
        rrb.player(30_000, {rrb.DPI: (40,)}), rrb.player(30_000), values={rrb.DPI: 350}
    )
    assert rrb.Floated(rrb.DPI, 3_500) in rrb.deal(state, rrb.Purchase(rrb.DPI, 30))
    rrb.deal(state, rrb.Sale(rrb.DPI, 30), by=0)
    assert state.bank_out == 63_500


def test_starting_player_is_drawn() -> None:
    """Ruling 2: player A is drawn by lot.
    Ruling 6: A has the Priority Deal for the first Stock Round."""
    for seat in (0, 1):
        state, events = begun(rrb.Options(), drawn(seat))
        assert state.first == state.priority == seat
        assert events[0] == rrb.Endowed(200)
        assert events[1:3] == [rrb.StartingPlayer(seat, True), rrb.TurnBegan(seat, 1)]
    first = set()
    for seed in range(20):
        play = rrb.MutablePosition(setup.new_state(2, rrb.Options()), SeededDice(b"%d" % seed))
        setup.begin(play)
        first.add(play.state.first)
    assert first == {0, 1}


@pytest.mark.parametrize(("start", "seat"), [("first", 0), ("second", 1)])
def test_starting_player_is_agreed(start: str, seat: int) -> None:
    """Ruling 2: or agreed, without a draw."""
    state, events = begun(rrb.Options(start=start))  # type: ignore[arg-type]
    assert state.first == seat
    assert rrb.StartingPlayer(seat, False) in events


def test_game_setup() -> None:
    """Rulebook, Game Setup: $200 each; certificates with the bank, Railroads sorted by category.
    Rulebook, Holdings: five, kept in the order in which they operate, none of them started."""
    state, _ = begun(rrb.Options(), drawn(0))
    assert [each.cash for each in state.players] == [200, 200]
    assert state.bank_out == 400 and len(state.bank) == 20
    assert [rrb.in_bank(state, holding) for holding in state.holdings] == [(40, 30, 20, 10)] * 5
    assert state.stack == list(facts.railroads())
    assert state.draft is not None and state.draft.left == list(facts.investors())
    assert all(row.value is None and row.director is None for row in state.holdings.values())
    colors = [facts.holdings()[holding].color for holding in state.holdings]
    assert colors == ["green", "black", "yellow", "red", "blue"]


def test_two_play() -> None:
    """Rulebook, Components: it is a game for two."""
    for seats in (1, 3):
        with pytest.raises(RuleError) as caught:
            setup.new_state(seats, rrb.Options())
        assert (caught.value.code, caught.value.rule) == ("seats", "2")


def test_players_and_holdings() -> None:
    """Rulebook, Players vs. Holdings: both may own stock of a Holding, the Director is who owns
    more, and one may direct all or none of them."""
    state = rrb.table(
        rrb.player(1_000, {rrb.DPI: (40,), rrb.SB: (40, 30)}), rrb.player(1_000, {rrb.DPI: (30,)})
    )
    assert [state.holdings[holding].director for holding in (rrb.DPI, rrb.SB)] == [0, 0]
    rrb.deal(state, rrb.Purchase(rrb.DPI, 20), by=1)
    assert [state.holdings[holding].director for holding in (rrb.DPI, rrb.SB)] == [1, 0]


def test_treasuries_are_nobodys_cash() -> None:
    """Rulebook, Money: in a Stock Round a player cannot pay with the cash of a Holding, and it
    stays with the Holding when the Director changes."""
    state = rrb.table(rrb.player(0, {rrb.DPI: (40, 20)}), rrb.player(99, {rrb.DPI: (30,)}))
    assert state.holdings[rrb.DPI].treasury == 1_000
    rrb.refused(state, "too-dear", "1", rrb.Purchase(rrb.DPI, 10), by=1)
    rrb.deal(state, rrb.Sale(rrb.DPI, 20), by=0)
    assert state.holdings[rrb.DPI].treasury == 1_000
    assert [each.cash for each in state.players] == [200, 99]
