"""Which games of Baltimore & Ohio are recorded: who plays how, with which options and seeds."""

import msgspec

from rules.baltimore_ohio import GAME
from rules.baltimore_ohio.model.options import ALL_EXPANSIONS, Options
from tests.games.baltimore_ohio.whole_turns import WholeTurns
from tests.playthroughs.plans import Plan, Player

KEY = "baltimore_ohio"

PLAYERS: dict[str, Player] = {
    "R": lambda: WholeTurns(GAME.robot("random")),
    "S": lambda: WholeTurns(GAME.robot("steady")),
}
"""Who plays for the letters of a plan that are the game's own: a railroad's whole turn at once."""

PLANS = (
    Plan(
        KEY,
        "bando_top_value",
        "RSS",
        29,
        msgspec.structs.replace(ALL_EXPANSIONS, nw_coal_only=True, first_sale_only=True),
        "Baltimore & Ohio with every expansion, whole turns at once: auctions, receivership and a\n"
        "return from it, lumber, coal and NW Coal. B&M reaches 375 in a first Business Round.",
    ),
    Plan(
        KEY,
        "bando_tech_level_seven",
        "SrRr",
        1,
        Options(tech_seven=True, build_at_any_end=True),
        "Four, two of them step by step, until Tech Level 7: NYC leaves New York, a presidency is\n"
        "lost with a share given up, builds go on at any end of a network.",
    ),
    Plan(
        KEY,
        "bando_six_seats",
        "SRRRRR",
        24,
        Options(),
        "Six by the rulebook alone, until the deck is sold out.",
    ),
    Plan(
        KEY,
        "bando_all_shares",
        "SSRSR",
        16,
        Options(tech_seven=True, build_at_any_end=True),
        "Five who play well: in the end the players own all shares of all railroads.",
    ),
    Plan(
        KEY,
        "bando_german",
        "sRS",
        28,
        Options(robber_barons=True, maine_lumber=True),
        "Three, told in German: Robber Barons, and the lumber of Maine taken.",
        language="de",
    ),
    Plan(
        KEY,
        "bando_coal_left_lying",
        "RRR",
        1001,
        Options(robber_barons=True, maine_lumber=True),
        "Three who risk much: railroads fail, and one has coal but no equipment to carry it.",
    ),
    Plan(
        KEY,
        "bando_penniless",
        "RRRR",
        1122,
        Options(robber_barons=True, maine_lumber=True),
        "Four, of whom one is left without money and shares and passes by force.",
    ),
)

SEARCHED = (
    Options(),
    ALL_EXPANSIONS,
    msgspec.structs.replace(ALL_EXPANSIONS, nw_coal_only=True, first_sale_only=True),
    Options(tech_seven=True, build_at_any_end=True),
    Options(robber_barons=True, maine_lumber=True),
)
"""Options with which `tests.playthroughs.search` looks for games."""
