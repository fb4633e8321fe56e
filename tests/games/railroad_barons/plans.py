"""Which games of Railroad Barons are recorded: who plays how, with which options and seeds."""

import msgspec

from rules.railroad_barons import GAME
from rules.railroad_barons.model.options import GERMAN, Options
from tests.games.railroad_barons.whole_turns import WholeTurns
from tests.playthroughs.plans import Plan, Player

KEY = "railroad_barons"
PLAYERS: dict[str, Player] = {"S": lambda: WholeTurns(GAME.robot("steady"))}
"""Who plays for the letters of a plan that are the game's own: a Holding's whole turn at once."""

PLANS = (
    Plan(
        KEY,
        "barons_german",
        "rs",
        48,
        msgspec.structs.replace(GERMAN, start="second", help="any", face_values=True),
        "Railroad Barons as the German rulebook has it, told in German: offers accepted, refused\n"
        "and taken back, the Director's help, Investors that change Holdings, 350 at the end.",
        language="de",
    ),
    Plan(
        KEY,
        "barons_plain",
        "sr",
        105,
        Options(),
        "Railroad Barons by the rulings: Investors at prices of the players' own, the Priority\n"
        "Deal kept and used, a Holding that has not floated loses its Railroad.",
    ),
    Plan(
        KEY,
        "barons_nine_certificates",
        "rr",
        2,
        Options(face_values=True),
        "A player comes above nine certificates by the other's turn. Railroads of level 8 by both\n"
        "sides, deals between two Holdings of one Director.",
    ),
    Plan(
        KEY,
        "barons_left_over",
        "rr",
        67,
        Options(start="first", help="any"),
        "The $450 Investor is left over, so MS&C is started like any other Holding. Another one\n"
        "ends with all its tokens in the network.",
    ),
    Plan(
        KEY,
        "barons_exhausted",
        "rr",
        32,
        Options(face_values=True),
        "The stack of Railroads runs out and no Holding has one: no value can rise any more.",
    ),
    Plan(
        KEY,
        "barons_lowest_value",
        "rr",
        256,
        Options(face_values=True),
        "A Director sells until the marker lies on the lowest space of the share value track.",
    ),
    Plan(
        KEY,
        "barons_whole_turns",
        "Ss",
        1,
        Options(),
        "One player does each Holding's turn in one form, the other step by step.",
    ),
)

SEARCHED = (
    Options(),
    GERMAN,
    Options(face_values=True),
    Options(start="first", help="any"),
    Options(start="second", investors_from="any", removal_counts=False),
    msgspec.structs.replace(GERMAN, start="second", help="any", face_values=True),
)
"""Options with which `tests.playthroughs.search` looks for games."""
