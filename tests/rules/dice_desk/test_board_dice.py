"""Dice of the board are entered: for homes, destinations and regions."""

import data.rail_baron as facts
from rules.dice import SeededDice
from rules.dice_desk import GAME
from rules.dice_desk.actions import EnterDice
from rules.dice_desk.options import Options, Sitting
from rules.dice_desk.state import Phase
from rules.rail_baron.cities.lookup import REGION
from tests.rules.dice_desk.sessions import begun, enter, refused, seat
from tests.support.rail_baron.dice import dice_for


def test_dice_of_the_board_are_entered() -> None:
    """Ruling 3: throws for region and city, as the tables of the game have them; neither too many
    nor too few, and a region that must be named in the same entry."""
    state = begun()
    region, city = dice_for(REGION, "Plains"), dice_for("Plains", "Denver")
    enter(state, EnterDice(0, (region, city)))
    assert seat(state, 0).destination == "Denver"
    assert state.phase is Phase.TURN
    state = begun()
    assert refused(state, EnterDice(0, (region,)))[0] == "dice-few"
    assert refused(state, EnterDice(0, (region, (1, 2, 7))))[0] == "dice-wrong"
    assert refused(state, EnterDice(0, (region, city), "Plains"))[0] == "region-fixed"
    assert refused(state, EnterDice(1, (region, city)))[0] == "not-on-turn"


def test_a_region_is_named_with_the_dice_of_the_board() -> None:
    """Ruling 3: in the same entry or in the next one."""
    region, city = dice_for(REGION, "North Central"), dice_for("Plains", "Denver")
    state = begun()
    enter(state, EnterDice(0, (region, city), "Plains"))
    assert seat(state, 0).destination == "Denver"
    state = begun()
    assert refused(state, EnterDice(0, (region, city)))[0] == "dice-many"
    enter(state, EnterDice(0, (region,)))
    assert state.phase is Phase.REGION
    assert refused(state, EnterDice(0, (city,)))[0] == "region-first"
    enter(state, EnterDice(0, (city,), "Plains"))
    assert seat(state, 0).destination == "Denver"


def test_homes_and_lone_destinations_come_from_dice_of_the_board_too() -> None:
    """Ruling 3: in a session that keeps destinations alone."""
    state, _ = GAME.setup(1, Options(people=(Sitting("Ada"),), dice="board"), SeededDice(b""))
    region, city = dice_for(REGION, "North Central"), dice_for("North Central", "Chicago")
    enter(state, EnterDice(0, (region, city)))
    assert state.people[0].home == "Chicago"
    enter(state, EnterDice(0, (dice_for(REGION, "Plains"), dice_for("Plains", "Denver"))))
    assert state.people[0].destination == "Denver"
    enter(state, EnterDice(0, (), city="Miami"))
    assert (state.people[0].place, state.people[0].destination) == ("Denver", "Miami")
    assert state.people[0].collected == facts.payoffs()["Chicago", "Denver"]
