"""Which games of Train Tycoon are recorded: who plays how, with which options and seeds."""

from rules.train_tycoon import GAME
from rules.train_tycoon.model.options import Options
from tests.games.train_tycoon.daring import GivesUp, Grows
from tests.playthroughs.plans import Plan, Player

KEY = "train_tycoon"

PLAYERS: dict[str, Player] = {
    "g": lambda: Grows(GAME.robot("random")),
    "b": lambda: GivesUp(GAME.robot("random")),
}
"""Who plays for the letters of a plan that are the game's own: `g` grows by every means, `b` ends
bankrupt."""

PLANS = (
    Plan(
        KEY,
        "tycoon_two_seats",
        "br",
        440,
        Options(map="appalachia", priority_auction=True),
        "Train Tycoon for two: the priority bid for, an IPO that fails and one that succeeds, a\n"
        "bankruptcy declared, votes that fail; both end with less than nothing or near it.",
    ),
    Plan(
        KEY,
        "tycoon_investments",
        "bg",
        327,
        Options(investments=True, limited_liability=True),
        "Two with Investments and limited liability: a merger, shares bought on credit, a company\n"
        "floated by one player alone, markers that pay another's company or nobody.",
    ),
    Plan(
        KEY,
        "tycoon_german",
        "ggb",
        332,
        Options(map="appalachia", investments=True, priority_auction=True, limited_liability=True),
        "Three, told in German: an insolvent company named, another bankrupt, an acquisition at\n"
        "the low price, lines crossed.",
        language="de",
    ),
    Plan(
        KEY,
        "tycoon_payouts",
        "sgbr",
        199,
        Options(map="appalachia", priority_auction=True),
        "Four: income paid out, a player bankrupt by two loans, an offer that its own bidder's\n"
        "shareholders reject.",
    ),
    Plan(
        KEY,
        "tycoon_bid_again",
        "gsg",
        21,
        Options(map="appalachia", priority_auction=True),
        "Three: two bid high for a company, so its price rises and they bid again; a company\n"
        "taken over comes back to the market.",
    ),
    Plan(
        KEY,
        "tycoon_shared_victory",
        "rgrgb",
        641,
        Options(map="appalachia", priority_auction=True),
        "Five: the bids for the priority are tied, and in the end two have won.",
    ),
    Plan(
        KEY,
        "tycoon_all_trains",
        "gggrgb",
        163,
        Options(map="appalachia", priority_auction=True),
        "Six, who lay so many lines that the train of a new one comes from an old one.",
    ),
    Plan(
        KEY,
        "tycoon_alberta_two",
        "gr",
        511,
        Options(map="alberta_v2", investments=True),
        "The other map of Alberta: a transfer hub cleared away, an acquisition at the high price.",
    ),
    Plan(
        KEY,
        "tycoon_alberta",
        "rsrg",
        311,
        Options(investments=True, limited_liability=True),
        "Four in Alberta: an insolvent company agrees to be taken over without a vote.",
    ),
    Plan(
        KEY,
        "tycoon_high_again",
        "rrsgs",
        175,
        Options(map="appalachia", investments=True, priority_auction=True, limited_liability=True),
        "Five with every option: of two high bidders one stays high.",
    ),
    Plan(
        KEY,
        "tycoon_ten_lines",
        "gggggg",
        20003,
        Options(),
        "Six who grow by every means: after a takeover a company keeps ten of its lines.",
    ),
    Plan(
        KEY,
        "tycoon_factory_waits",
        "gg",
        30019,
        Options(map="alberta_v2", investments=True),
        "Two: a company cannot pay for a line from its factory, which waits for another turn.",
    ),
)

SEARCHED = (
    Options(),
    Options(map="alberta_v2", investments=True),
    Options(map="appalachia", priority_auction=True),
    Options(investments=True, limited_liability=True),
    Options(map="appalachia", investments=True, priority_auction=True, limited_liability=True),
)
"""Options with which `tests.playthroughs.search` looks for games."""
