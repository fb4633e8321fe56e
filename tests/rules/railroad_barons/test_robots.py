"""Robots: always legal, deterministic, quick to an end, and steady better than random."""

from collections.abc import Iterator

import pytest

from rules.dice import SeededDice
from rules.railroad_barons.game import GAME
from rules.railroad_barons.model import actions as do
from rules.railroad_barons.model.options import GERMAN, Options
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import Phase, Railroad, State
from rules.railroad_barons.operating.tokens import free_tokens
from rules.railroad_barons.robot.outlook import Outlook
from rules.railroad_barons.robot.steady import DEFAULT_PENALTY, Steady, sale_loss
from rules.railroad_barons.stock import stock_turn
from tests.support.railroad_barons.states import AVR, DPI, MBS, MSC, SB, player, table

ENOUGH = 5_000
"""Actions after which a game counts as going on for ever."""

OPTIONS = (Options(), GERMAN, Options(face_values=True, help="any", start="second"))


def turns(names: list[str], seed: int, options: Options | None = None) -> Iterator[State]:
    """The state at each turn of a whole game and at its end, every action checked by the game."""
    dice, robot_dice = SeededDice(b"table %d" % seed), SeededDice(b"robots %d" % seed)
    state, _ = GAME.setup(2, options or Options(), dice)
    for _ in range(ENOUGH):
        yield state
        if GAME.over(state):
            assert list(GAME.invariants(state)) == []
            return
        (seat,) = GAME.to_move(state)
        view = GAME.view(state, seat)
        GAME.apply(state, seat, GAME.robot(names[seat]).choose(view, seat, robot_dice), dice)
    raise AssertionError(f"no end after {ENOUGH} actions")


def play(names: list[str], seed: int, options: Options | None = None) -> State:
    *_, state = turns(names, seed, options)
    return state


def reach(phase: Phase) -> tuple[State, int]:
    """The first position of a game of steady robots in which somebody must act in this phase."""
    state = next(state for state in turns(["steady", "steady"], 1) if state.phase is phase)
    return state, GAME.to_move(state)[0]


def choice(state: State, seat: int) -> object:
    return Steady().choose(GAME.view(state, seat), seat, SeededDice(b"unused"))


@pytest.mark.parametrize(
    "options", [OPTIONS[0], *(pytest.param(row, marks=pytest.mark.soak) for row in OPTIONS[1:])]
)
def test_steady_beats_random(options: Options) -> None:
    """In 60 games on either side it wins at least 95 of 100."""
    won = 0
    for number in range(60):
        mine = number % 2
        names = ["random", "random"]
        names[mine] = "steady"
        best, *_ = GAME.standing(play(names, number, options), None)
        won += best.seat == mine
    assert won >= 57


def test_two_steady_robots_race_to_the_end_of_the_track() -> None:
    state = play(["steady", "steady"], 5)
    assert state.ended == "350"
    assert 8 <= state.set * 2 <= 24


def test_steady_names_the_price_at_which_either_half_is_welcome() -> None:
    """Ruling 3: cut and choose."""
    state, seat = reach(Phase.SELECT)
    selected = choice(state, seat)
    assert isinstance(selected, do.SelectInvestor)
    GAME.apply(state, seat, selected, SeededDice(b"x"))
    (other,) = GAME.to_move(state)
    assert isinstance(choice(state, other), do.TakeMoney)
    assert state.draft is not None
    state.draft.price = selected.price - 1
    assert isinstance(choice(state, other), do.TakeCard)


def test_steady_floats_what_it_has_started_before_it_starts_another() -> None:
    """Ruling 10: a Holding earns nothing before half of it is bought."""
    state, seat = reach(Phase.STOCK)
    dice = SeededDice(b"x")
    for _ in range(40):
        if state.phase is not Phase.STOCK:
            break
        (seat,) = GAME.to_move(state)
        action = choice(state, seat)
        assert isinstance(action, do.Pass | do.SellAndBuy)
        GAME.apply(state, seat, action, dice)
        position = Position(state)
        owed = sum(
            position.share_value(holding)
            for holding, row in state.holdings.items()
            if row.director == seat and not row.floated
        )
        assert state.players[seat].cash >= owed
    started = [row for row in state.holdings.values() if row.value is not None]
    assert started
    assert all(row.floated for row in started)


def test_steady_makes_room_at_the_certificate_limit() -> None:
    """Ruling 21: with nine certificates its cash is dead, so it sells the small one that gains
    least and buys a larger one; with eight it just buys."""
    mine = {MSC: (40, 20), SB: (40, 20), AVR: (40, 20), MBS: (40, 20), DPI: (10,)}
    state = table(player(1_000, mine), player(0, {DPI: (40,)}))
    for holding, card in zip((MSC, SB, AVR, MBS), ("G1", "G2", "H1", "H2"), strict=True):
        state.holdings[holding].railroads = [Railroad(card)]
        state.stack.remove(card)
    turn = choice(state, 0)
    assert isinstance(turn, do.SellAndBuy)
    assert turn.sales == (do.Sale(DPI, 10),)
    assert turn.purchase is not None and turn.purchase.take - turn.purchase.give == 30
    GAME.apply(state, 0, turn, SeededDice(b"x"))
    assert len(state.players[0].certificates) == 9
    del mine[DPI]
    turn = choice(table(player(1_000, mine), player(0, {DPI: (40,)})), 0)
    assert isinstance(turn, do.SellAndBuy) and turn.sales == () and turn.purchase is not None


def test_steady_sells_no_holding_away() -> None:
    """Ruling 13: of what it directs it keeps half, with which nobody can take it over."""
    mine = {MSC: (40, 10), SB: (40, 10), AVR: (40, 10), DPI: (40, 10), MBS: (40,)}
    state = table(player(5_000, mine), player(0, {MBS: (30,)}))
    for turn in (choice(state, 0), *stock_turn.legal_turn(Position(state))):
        if isinstance(turn, do.SellAndBuy) and turn.sales:
            outlook = Outlook(Position(state), 0)
            assert sale_loss(outlook, turn.sales[0]) >= DEFAULT_PENALTY
    turn = choice(state, 0)
    assert not isinstance(turn, do.SellAndBuy) or turn.sales == ()


def test_an_expert_sells_to_buy_and_not_bit_by_bit() -> None:
    """It may sell the MS&C to pay for more of a Holding, and what it sold in this Stock Round it
    keeps; it sells nothing for the cash alone, which earns nothing (15)."""
    state = table(
        player(111, {MSC: (10,), SB: (40, 30)}),
        player(129, {MSC: (40,), AVR: (40,)}),
        values={MSC: 110, SB: 90, AVR: 90},
        on_turn=0,
    )
    assert state.stock is not None
    for sold in ([], [SB], [SB, MSC]):
        state.stock.sold[0] = sold
        thought = list(GAME.evaluator.proposals(GAME.view(state, 0), 0))
        turns = [turn for turn in thought if isinstance(turn, do.SellAndBuy)]
        assert do.Pass() in thought and all(turn.purchase is not None for turn in turns)
        sales = {sale.holding for turn in turns for sale in turn.sales}
        assert sales <= {MSC, SB} - set(sold) and (sales or len(sold) == 2)


def test_steady_places_tokens_for_a_railroad_and_pays() -> None:
    state, seat = reach(Phase.TOKENS)
    placed = choice(state, seat)
    assert isinstance(placed, do.PlaceTokens) and placed.plus >= 1 and placed.down >= 1
    assert isinstance(choice(*reach(Phase.REVENUE)), do.PayDividends)


def test_a_single_token_buys_no_railroad_that_could_not_be_kept() -> None:
    """To buy takes a (+), to keep a (▼): with one token left it would be discarded at once."""
    state, seat = reach(Phase.TOKENS)
    position = Position(state)
    holding, row = position.operating
    row.railroads.clear()
    row.treasury = 2_000
    row.network += free_tokens(position, holding) - 2
    two = choice(state, seat)
    assert isinstance(two, do.PlaceTokens) and (two.plus, two.down) == (1, 1)
    row.network += 1
    one = choice(state, seat)
    assert isinstance(one, do.PlaceTokens) and one.plus == 0


def test_steady_does_not_give_railroads_away() -> None:
    """Ruling 30: who is asked may refuse; it sells only for far more than the Railroad earns."""
    answers = set()
    for seed in range(40):
        for state in turns(["random", "steady"], seed):
            if state.phase is Phase.OFFER and GAME.to_move(state) == (1,):
                assert state.offer is not None
                answer = choice(state, 1)
                answers.add(type(answer))
                assert state.offer.price >= 400 or not isinstance(answer, do.AcceptOffer)
    assert do.RefuseOffer in answers
