"""Which games are recorded: who plays how, with which options and seeds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from bot.tables.types.games import game_of
from rules.baltimore_ohio.model.options import EVERYTHING
from rules.baltimore_ohio.model.options import Options as Bando
from rules.dice import Dice
from rules.game import Robot
from rules.rail_baron.model.options import SHORT, Options
from rules.railroad_barons.model.options import GERMAN
from rules.railroad_barons.model.options import Options as Barons
from rules.train_tycoon.model.options import Options as Tycoon
from tests.playthroughs.daring import GivesUp, Grows
from tests.playthroughs.whole_turns import WholeTurns

PLAIN = Options()
ROBOTS = {"r": "random", "s": "steady", "g": "random", "b": "random"}


@dataclass(frozen=True)
class Plan:
    """A game to record. `seats` has a letter a seat: `r` plays like the random robot, `s` like the
    steady one, `R` and `S` the same with a railroad's whole turn at once; `g` grows by every means
    and `b` ends bankrupt, in Train Tycoon. `house`: broken off, with
    taking back and seats changing hands. `language` is that of the words."""

    name: str
    seats: str
    seed: int
    options: Any = PLAIN
    about: str = ""
    house: bool = False
    game: str = "rail_baron"
    language: str = "en"

    @property
    def secret(self) -> bytes:
        """The table's seed."""
        return f"table {self.seed:026d}".encode()

    @property
    def players(self) -> bytes:
        """The seed of the dice with which the people make up their minds."""
        return f"players {self.seed}".encode()

    def acting(self, waited_for: int, free: Sequence[int], own: Dice) -> int:
        """Who acts: mostly the seat the game waits for, now and then one of those that may act
        though it does not; `own` are the dice of the people."""
        if not free or own.pick(4, "who acts"):
            return waited_for
        return free[own.pick(len(free), "who acts")]

    def robot(self, seat: int) -> Robot:
        """Who makes up the seat's mind."""
        letter = self.seats[seat]
        robot = game_of(self.game).robot(ROBOTS[letter.lower()])
        if letter in "gb":
            return Grows(robot) if letter == "g" else GivesUp(robot)
        return WholeTurns(robot) if letter.isupper() else robot


def rich(thousands: int, options: Options = PLAIN) -> Options:
    """Opening auctions with so much more cash that the game is soon about declaring."""
    return msgspec.structs.replace(options, opening_auctions=True, extra_cash=1_000 * thousands)


PLANS = (
    Plan(
        "two_seats_short",
        "rs",
        543198,
        SHORT,
        "The short game for two: opening auctions, a gift to the absent third owner, a forced\n"
        "auction and sales, and a bankruptcy that leaves the last one as the winner.",
    ),
    Plan(
        "plain",
        "ss",
        457627,
        PLAIN,
        "The game as it is in the rulebook, for two who play well: bounces out, regions named,\n"
        "each catches the other declared, and in the end one declares in the home city.",
    ),
    Plan(
        "u21",
        "rrr",
        225317,
        Options(edition="u21"),
        "U21, for three who spend too much: railroads auctioned off, sold to the bank and unsold,\n"
        "two bankruptcies, the last one wins.",
    ),
    Plan(
        "b_and_o_extension",
        "rr",
        756372,
        Options(b_and_o_extension=True),
        "The B&O runs to New York: its new track is ridden. Three gifts to the third owner,\n"
        "whose fees are halved; a bankruptcy.",
    ),
    Plan(
        "arrival_left_over",
        "rrsrr",
        542572,
        rich(185),
        "Five seats with much cash. Emil declares, draws as alternate destination the city where\n"
        "the train stands, is caught there, and arrives when the next turn begins. Bert loses a\n"
        "declaration to fees. Ada comes home.",
    ),
    Plan(
        "relaxed_ride",
        "srrr",
        274720,
        rich(200),
        "Four seats with much cash. Bert comes home short to a dead end, so the ride to the\n"
        "alternate destination uses segments again.",
    ),
    Plan(
        "six_seats",
        "rrrrrr",
        350972,
        rich(120, Options(b_and_o_extension=True, free_superchief=True)),
        "Six seats until the bank has sold everything and riding gets dear. An Express becomes a\n"
        "SuperChief for nothing. Declarations lost to fees and to a rover, the last one made good.",
    ),
    Plan(
        "cheap_superchief",
        "rsrs",
        719983,
        rich(150, SHORT),
        "Four seats in a short game with much cash, in which the SuperChief costs less.",
    ),
    Plan(
        "broken_off",
        "rsr",
        6,
        PLAIN,
        "A game broken off: moves taken back freely, by consent and not at all; a seat given to a\n"
        "robot; somebody asks to end it.",
        house=True,
    ),
    Plan(
        "barons_german",
        "rs",
        48,
        msgspec.structs.replace(GERMAN, start="second", help="any", face_values=True),
        "Railroad Barons as the German rulebook has it, told in German: offers accepted, refused\n"
        "and taken back, the Director's help, Investors that change Holdings, 350 at the end.",
        game="railroad_barons",
        language="de",
    ),
    Plan(
        "barons_plain",
        "sr",
        105,
        Barons(),
        "Railroad Barons by the rulings: Investors at prices of the players' own, the Priority\n"
        "Deal kept and used, a Holding that has not floated loses its Railroad.",
        game="railroad_barons",
    ),
    Plan(
        "barons_nine_certificates",
        "rr",
        2,
        Barons(face_values=True),
        "A player comes above nine certificates by the other's turn. Railroads of level 8 by both\n"
        "sides, deals between two Holdings of one Director.",
        game="railroad_barons",
    ),
    Plan(
        "barons_left_over",
        "rr",
        67,
        Barons(start="first", help="any"),
        "The $450 Investor is left over, so MS&C is started like any other Holding. Another one\n"
        "ends with all its tokens in the network.",
        game="railroad_barons",
    ),
    Plan(
        "barons_exhausted",
        "rr",
        32,
        Barons(face_values=True),
        "The stack of Railroads runs out and no Holding has one: no value can rise any more.",
        game="railroad_barons",
    ),
    Plan(
        "barons_lowest_value",
        "rr",
        256,
        Barons(face_values=True),
        "A Director sells until the marker lies on the lowest space of the share value track.",
        game="railroad_barons",
    ),
    Plan(
        "bando_top_value",
        "RSS",
        29,
        msgspec.structs.replace(EVERYTHING, nw_coal_only=True, first_sale_only=True),
        "Baltimore & Ohio with every expansion, whole turns at once: auctions, receivership and a\n"
        "return from it, lumber, coal and NW Coal. B&M reaches 375 in a first Business Round.",
        game="baltimore_ohio",
    ),
    Plan(
        "bando_tech_level_seven",
        "SrRr",
        1,
        Bando(tech_seven=True, build_at_any_end=True),
        "Four, two of them step by step, until Tech Level 7: NYC leaves New York, a presidency is\n"
        "lost with a share given up, builds go on at any end of a network.",
        game="baltimore_ohio",
    ),
    Plan(
        "bando_six_seats",
        "SRRRRR",
        24,
        Bando(),
        "Six by the rulebook alone, until the deck is sold out.",
        game="baltimore_ohio",
    ),
    Plan(
        "bando_all_shares",
        "SSRSR",
        16,
        Bando(tech_seven=True, build_at_any_end=True),
        "Five who play well: in the end the players own all shares of all railroads.",
        game="baltimore_ohio",
    ),
    Plan(
        "bando_german",
        "sRS",
        28,
        Bando(robber_barons=True, maine_lumber=True),
        "Three, told in German: Robber Barons, and the lumber of Maine taken.",
        game="baltimore_ohio",
        language="de",
    ),
    Plan(
        "bando_coal_left_lying",
        "RRR",
        1001,
        Bando(robber_barons=True, maine_lumber=True),
        "Three who risk much: railroads fail, and one has coal but no equipment to carry it.",
        game="baltimore_ohio",
    ),
    Plan(
        "bando_penniless",
        "RRRR",
        1122,
        Bando(robber_barons=True, maine_lumber=True),
        "Four, of whom one is left without money and shares and passes by force.",
        game="baltimore_ohio",
    ),
    Plan(
        "tycoon_two_seats",
        "br",
        440,
        Tycoon(map="appalachia", priority_auction=True),
        "Train Tycoon for two: the priority bid for, an IPO that fails and one that succeeds, a\n"
        "bankruptcy declared, votes that fail; both end with less than nothing or near it.",
        game="train_tycoon",
    ),
    Plan(
        "tycoon_investments",
        "bg",
        327,
        Tycoon(investments=True, limited_liability=True),
        "Two with Investments and limited liability: a merger, shares bought on credit, a company\n"
        "floated by one player alone, markers that pay another's company or nobody.",
        game="train_tycoon",
    ),
    Plan(
        "tycoon_german",
        "ggb",
        332,
        Tycoon(map="appalachia", investments=True, priority_auction=True, limited_liability=True),
        "Three, told in German: an insolvent company named, another bankrupt, an acquisition at\n"
        "the low price, lines crossed.",
        game="train_tycoon",
        language="de",
    ),
    Plan(
        "tycoon_payouts",
        "sgbr",
        199,
        Tycoon(map="appalachia", priority_auction=True),
        "Four: income paid out, a player bankrupt by two loans, an offer that its own bidder's\n"
        "shareholders reject.",
        game="train_tycoon",
    ),
    Plan(
        "tycoon_bid_again",
        "gsg",
        21,
        Tycoon(map="appalachia", priority_auction=True),
        "Three: two bid high for a company, so its price rises and they bid again; a company\n"
        "taken over comes back to the market.",
        game="train_tycoon",
    ),
    Plan(
        "tycoon_shared_victory",
        "rgrgb",
        641,
        Tycoon(map="appalachia", priority_auction=True),
        "Five: the bids for the priority are tied, and in the end two have won.",
        game="train_tycoon",
    ),
    Plan(
        "tycoon_all_trains",
        "gggrgb",
        163,
        Tycoon(map="appalachia", priority_auction=True),
        "Six, who lay so many lines that the train of a new one comes from an old one.",
        game="train_tycoon",
    ),
    Plan(
        "tycoon_alberta_two",
        "gr",
        511,
        Tycoon(map="alberta_v2", investments=True),
        "The other map of Alberta: a transfer hub cleared away, an acquisition at the high price.",
        game="train_tycoon",
    ),
    Plan(
        "tycoon_alberta",
        "rsrg",
        311,
        Tycoon(investments=True, limited_liability=True),
        "Four in Alberta: an insolvent company agrees to be taken over without a vote.",
        game="train_tycoon",
    ),
    Plan(
        "tycoon_high_again",
        "rrsgs",
        175,
        Tycoon(map="appalachia", investments=True, priority_auction=True, limited_liability=True),
        "Five with every option: of two high bidders one stays high.",
        game="train_tycoon",
    ),
    Plan(
        "tycoon_ten_lines",
        "gggggg",
        20003,
        Tycoon(),
        "Six who grow by every means: after a takeover a company keeps ten of its lines.",
        game="train_tycoon",
    ),
    Plan(
        "tycoon_factory_waits",
        "gg",
        30019,
        Tycoon(map="alberta_v2", investments=True),
        "Two: a company cannot pay for a line from its factory, which waits for another turn.",
        game="train_tycoon",
    ),
)
