"""Which games of Rail Baron are recorded: who plays how, with which options and seeds."""

import msgspec

from rules.rail_baron.model.board import board
from rules.rail_baron.model.options import SHORT, Options
from rules.rail_baron.model.start_position import SeatPosition, StartPosition
from tests.playthroughs.plans import Plan

KEY = "rail_baron"


def rich(thousands: int, options: Options | None = None) -> Options:
    """Opening auctions with so much more cash that the game is soon about declaring."""
    return msgspec.structs.replace(
        options or Options(), opening_auctions=True, extra_cash=1_000 * thousands
    )


AT_BOARD = board(Options()).milepost_of
POSITION = StartPosition(
    (
        SeatPosition(
            *(185_000, "Chicago", AT_BOARD["Denver"], "Denver", "SuperChief", "Miami"),
            drew_first=True,
            railroads=("UP", "SP"),
        ),
        SeatPosition(
            *(30_000, "Boston", AT_BOARD["Boston"], "Boston"),
            drew_first=True,
            railroads=("PA", "NYC", "B&O"),
        ),
        SeatPosition(0, "Seattle", bankrupt=True),
    ),
    turn=90,
    on_turn=1,
    first=0,
)
"""Three who played on a board, one of them bankrupt, one nearly rich."""
PLANS = (
    Plan(
        KEY,
        "two_seats_short",
        "rs",
        543198,
        SHORT,
        "The short game for two: opening auctions, a gift to the absent third owner, a forced\n"
        "auction and sales, and a bankruptcy that leaves the last one as the winner.",
    ),
    Plan(
        KEY,
        "plain",
        "ss",
        457627,
        Options(),
        "The game as it is in the rulebook, for two who play well: bounces out, regions named,\n"
        "each catches the other declared, and in the end one declares in the home city.",
    ),
    Plan(
        KEY,
        "u21",
        "rrr",
        225317,
        Options(edition="u21"),
        "U21, for three who spend too much: railroads auctioned off, sold to the bank and unsold,\n"
        "two bankruptcies, the last one wins.",
    ),
    Plan(
        KEY,
        "b_and_o_extension",
        "rr",
        756372,
        Options(b_and_o_extension=True),
        "The B&O runs to New York: its new track is ridden. Three gifts to the third owner,\n"
        "whose fees are halved; a bankruptcy.",
    ),
    Plan(
        KEY,
        "arrival_left_over",
        "rrsrr",
        542572,
        rich(185),
        "Five seats with much cash. Emil declares, draws as alternate destination the city where\n"
        "the train stands, is caught there, and arrives when the next turn begins. Bert loses a\n"
        "declaration to fees. Ada comes home.",
    ),
    Plan(
        KEY,
        "relaxed_ride",
        "srrr",
        274720,
        rich(200),
        "Four seats with much cash. Bert comes home short to a dead end, so the ride to the\n"
        "alternate destination uses segments again.",
    ),
    Plan(
        KEY,
        "six_seats",
        "rrrrrr",
        350972,
        rich(120, Options(b_and_o_extension=True, free_superchief=True)),
        "Six seats until the bank has sold everything and riding gets dear. An Express becomes a\n"
        "SuperChief for nothing. Declarations lost to fees and to a rover, the last one made good.",
    ),
    Plan(
        KEY,
        "cheap_superchief",
        "rsrs",
        719983,
        rich(150, SHORT),
        "Four seats in a short game with much cash, in which the SuperChief costs less.",
    ),
    Plan(
        KEY,
        "laid_out",
        "sss",
        33,
        Options(position=POSITION),
        "A game that goes on from a position on a real board, one of three bankrupt there.",
    ),
    Plan(
        KEY,
        "broken_off",
        "rsr",
        6,
        Options(),
        "A game broken off: moves taken back freely, by consent and not at all; a seat given to a\n"
        "robot; somebody asks to end it.",
        house=True,
    ),
)

SEARCHED = (
    Options(),
    SHORT,
    Options(edition="u21"),
    Options(b_and_o_extension=True),
    Options(opening_auctions=True, extra_cash=0),
    *(Options(opening_auctions=True, extra_cash=1_000 * cash) for cash in (150, 170, 190, 200)),
    Options(edition="u21", opening_auctions=True, extra_cash=280_000),
)
"""Options with which `tests.playthroughs.search` looks for games."""
