"""Which sessions of the dice desk are recorded."""

from typing import get_args

from rules.dice import Dice
from rules.dice_desk import GAME
from rules.dice_desk.actions import AnyAction, SetCity
from rules.dice_desk.options import Options, Sitting
from rules.dice_desk.state import Fact
from rules.dice_desk.view import View
from rules.errors import RuleError
from tests.playthroughs.plans import Plan

KEY = "dice_desk"
TYPED = Options("u21", (Sitting("Ann"), Sitting("Bo")))


class Corrector:
    """Corrects every other entry, as at a forgetful table."""

    name = "corrector"

    def choose(self, view: View, seat: int, dice: Dice) -> AnyAction:
        cities = view.position.board.cities
        number = dice.pick(len(view.table.people), "person")
        fact: Fact = get_args(Fact)[dice.pick(3, "fact")]
        wanted = SetCity(number, fact, cities[dice.pick(len(cities), "city")])
        try:
            GAME.check(view.table, seat, wanted)
        except RuleError:
            return GAME.robot("random").choose(view, seat, dice)
        if dice.pick(2, "correcting"):
            return wanted
        return GAME.robot("random").choose(view, seat, dice)


PLAYERS = {"c": Corrector}
PLANS = (
    Plan(KEY, "alone", "s", 100, Options(), "One person, who rolls and rides on alone."),
    Plan(KEY, "corrected", "cs", 11, Options(), "Two who set right what they forgot."),
    Plan(KEY, "two", "rs", 5, Options(), "Two with seats of their own; homes are exchanged."),
    Plan(KEY, "typed_names", "r", 7, TYPED, "Names typed at a U21 board; the keeper enters all."),
    *(
        Plan(KEY, f"seats_{seats}", "s" * seats, seats, Options(), f"{seats} people at one board.")
        for seats in range(3, 13)
    ),
)
