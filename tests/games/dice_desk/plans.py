"""Which sessions of the dice desk are recorded."""

from typing import get_args

import msgspec

from rules.dice import Dice
from rules.dice_desk import GAME
from rules.dice_desk import actions as do
from rules.dice_desk.options import GameOptions, Options, Sitting
from rules.dice_desk.state import Fact, Phase
from rules.dice_desk.view import View
from rules.errors import RuleError
from rules.rail_baron.model.state import Engine
from tests.playthroughs.plans import Plan

KEY = "dice_desk"
TYPED = Options("u21", (Sitting("Ann"), Sitting("Bo")))


RICH = GameOptions(opening_auctions=True, extra_cash=190_000)
WHOLE = (
    (2, 7, GameOptions(), "Two who keep the whole game: one goes bankrupt, the last one wins."),
    (2, 1, GameOptions(), "The bank sells out; railroads are sold and auctioned; one comes home."),
    (2, 9, GameOptions(), "One declares at home, and wins at once."),
    (2, 19, GameOptions(), "One who has declared is caught."),
    (3, 5, RICH, "Opening auctions with much cash; a declaration is lost to fees."),
    (2, 24, RICH, "One comes home with too little."),
)
"""Whole games: people, seed, options."""


class Corrector:
    """Corrects every other entry, as at a forgetful table."""

    name = "corrector"

    def choose(self, view: View, seat: int, dice: Dice) -> do.AnyAction:
        cities = view.position.board.cities
        number = dice.pick(len(view.table.people), "person")
        fact: Fact = get_args(Fact)[dice.pick(3, "fact")]
        wanted = do.SetCity(number, fact, cities[dice.pick(len(cities), "city")])
        try:
            GAME.check(view.table, seat, wanted)
        except RuleError:
            return GAME.robot("random").choose(view, seat, dice)
        if dice.pick(2, "correcting"):
            return wanted
        return GAME.robot("random").choose(view, seat, dice)


class Keeper:
    """Keeps a whole game: mostly what happened, now and then a sum set right, seldom a deed."""

    name = "keeper"

    def choose(self, view: View, seat: int, dice: Dice) -> do.AnyAction:
        rare = (do.SetOwner, do.SetEngine, do.SetTurn, do.RemovePerson, do.CloseDesk)
        usual = [action for action in view.legal if not isinstance(action, rare)]
        book = view.table.book
        if book is not None and view.phase is not Phase.OPEN and dice.pick(12, "cash") == 0:
            living = [number for number, person in enumerate(book.seats) if not person.bankrupt]
            thousands = dice.pick((2, 2, 300)[dice.pick(3, "much")], "sum")
            return do.SetCash(living[dice.pick(len(living), "person")], 1_000 * thousands)
        if not usual or dice.pick(25, "rare") == 0:
            ends = (do.CloseDesk, do.RemovePerson)
            usual = [action for action in view.legal if not isinstance(action, ends)]
        return usual[dice.pick(len(usual), "choice")]


class Fixer:
    """Sets by hand whatever can be set in a whole game."""

    name = "fixer"

    def choose(self, view: View, seat: int, dice: Dice) -> do.AnyAction:
        if dice.pick(150, "closing") == 0:
            return do.CloseDesk()
        if view.table.book is None or view.phase is Phase.OPEN or dice.pick(3, "fixing") == 0:
            return Keeper().choose(view, seat, dice)
        book = view.table.book
        living = [number for number, person in enumerate(book.seats) if not person.bankrupt]
        number = living[dice.pick(len(living), "person")]
        marks = list(view.position.board.railroads)
        mark = marks[dice.pick(len(marks), "railroad")]
        fixes: tuple[do.AnyAction, ...] = (
            do.SetEngine(number, get_args(Engine)[dice.pick(3, "engine")], reason="misread"),
            do.SetOwner(mark, None if dice.pick(2, "bank") else number),
            do.SetTurn(number),
            do.SetCash(number, 1_000 * dice.pick(100, "sum"), reason="miscounted"),
        )
        fix = self._rare(view, number, mark, dice) or fixes[dice.pick(len(fixes), "fix")]
        try:
            GAME.check(view.table, seat, fix)
        except RuleError:
            return Keeper().choose(view, seat, dice)
        return fix

    def _rare(self, view: View, number: int, mark: str, dice: Dice) -> do.AnyAction | None:
        """What is entered seldom: comings and goings, and what a rule refuses."""
        assert view.table.book is not None
        seats = view.table.book.seats
        if dice.pick(60, "rare") == 0:
            is_crowded = sum(not person.bankrupt for person in seats) > 2
            return do.RemovePerson(number) if is_crowded else do.AddPerson(f"No. {len(seats)}")
        if view.phase is Phase.DESTINATION and do.DeclareHome() in view.legal:
            return do.EnterDice(view.table.book.turn.seat, ((2, 1, 1), (2, 1, 1)), None, True)
        if view.phase is Phase.DESTINATION and dice.pick(12, "declaring") == 0:
            return do.DeclareHome(anyway=True)
        if view.phase is Phase.TURN and dice.pick(6, "anyway") == 0:
            return do.ReportTurn(buys=mark, fees=(do.Fee(do.BANK_PAYEE, 2_000),), anyway=True)
        return None


class Teller:
    """Keeps a whole game, tells where trains stand and what was left over; it is to count."""

    name = "teller"

    def choose(self, view: View, seat: int, dice: Dice) -> do.AnyAction:
        planned = Keeper().choose(view, seat, dice)
        if isinstance(planned, do.ReportTurn):
            more = {"wasted": 3} if planned.arrived else {"stands": 300 + dice.pick(50, "place")}
            planned = msgspec.structs.replace(planned, **more)
        for action in (do.AgreeToCount(), planned):
            try:
                GAME.check(view.table, seat, action)
            except RuleError:
                continue
            return action
        return Keeper().choose(view, seat, dice)


class Roller:
    """Enters the dice of the board, and now and then lets somebody come or go."""

    name = "roller"

    def choose(self, view: View, seat: int, dice: Dice) -> do.AnyAction:
        table = view.table
        person = view.position.next_person()
        if person is None:
            present = view.position.present()
            person = present[dice.pick(len(present), "person")]
        throws = tuple((dice.pick(2, "red") + 1, *dice.roll(2, 6, "white")) for _ in range(2))
        region = None if table.naming is None else "Plains"
        city = ("Denver", "Miami", "Boston")[dice.pick(3, "city")]
        tries = (
            *((do.EnterDice(person, (), city=city),) if dice.pick(4, "by name") == 0 else ()),
            do.EnterDice(person, throws, region),
            do.EnterDice(person, throws[:1], region),
            do.EnterDice(person, throws, "Plains"),
        )
        for action in tries:
            try:
                GAME.check(table, seat, action)
            except RuleError:
                continue
            if dice.pick(15, "coming") == 0 and len(table.people) < 5:
                return do.AddPerson(f"No. {len(table.people)}")
            return action if dice.pick(30, "closing") else do.CloseDesk()
        return do.CloseDesk()


PLAYERS = {"t": Teller, "c": Corrector, "d": Roller, "f": Fixer, "k": Keeper}
PLANS = (
    *(
        Plan(KEY, f"whole_{number}", "k" * seats, seed, Options(game=game), about)
        for number, (seats, seed, game, about) in enumerate(WHOLE)
    ),
    Plan(KEY, "told", "tt", 3, Options(game=GameOptions()), "Places and mileposts left over."),
    Plan(KEY, "board_dice", "dd", 4, Options(dice="board"), "Dice of the board are entered."),
    Plan(KEY, "fixed", "fff", 15, Options(game=GameOptions()), "All that can be set by hand."),
    Plan(KEY, "alone", "s", 100, Options(kept=True), "One person, who rolls and rides on alone."),
    Plan(KEY, "corrected", "cs", 11, Options(), "Two who set right what they forgot."),
    Plan(KEY, "two", "rs", 5, Options(), "Two with seats of their own; homes are exchanged."),
    Plan(KEY, "typed_names", "r", 7, TYPED, "Names typed at a U21 board; the keeper enters all."),
    *(
        Plan(KEY, f"seats_{seats}", "s" * seats, seats, Options(), f"{seats} people at one board.")
        for seats in range(3, 13)
    ),
)
