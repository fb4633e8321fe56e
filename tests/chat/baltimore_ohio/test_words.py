"""Baltimore & Ohio in words: the text twin, the looks, options, results, in every language."""

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

import data.baltimore_ohio as facts
from bot.chat.base.errors import UnknownKey
from cogs.baltimore_ohio import looks
from cogs.baltimore_ohio.chat import CHAT
from cogs.baltimore_ohio.looks import MAX_LENGTH, describe_railroad, picture_text
from cogs.baltimore_ohio.pictures import card, recent_moves
from cogs.baltimore_ohio.story import NARRATOR
from data.texts import DEFAULT, languages, money
from render.baltimore_ohio.shared.words import short_name
from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.model import events as e
from rules.baltimore_ohio.model.actions import OpenAuction, TakeTurn
from rules.baltimore_ohio.model.options import ALL_EXPANSIONS, Options
from rules.baltimore_ohio.model.state import Phase
from rules.baltimore_ohio.rules import PHASE_RULES
from rules.dice import SeededDice
from tests.chat.baltimore_ohio.positions import barons, market, receivership
from tests.games.baltimore_ohio import played
from tests.support.baltimore_ohio.states import (
    alone,
    do,
    in_business,
    in_market,
    level,
    new_game,
    running,
)
from tests.support.catalogues import english_in
from tests.support.positions import NAMES, make_ctx

SILENT = {e.MarketEnded, e.StoodIdle}
"""Events told by what comes after them, or in which nothing happens."""
NAMED = {row.name for row in facts.barons().values()} | {"Maine Lumber"}


def plain(text: str, language: str) -> str:
    """The text without names that stay English everywhere; nothing of it may be English."""
    assert "{" not in text and "None" not in text
    if language != DEFAULT:
        for name in NAMED:
            text = text.replace(name, "")
        assert english_in(text, language) == [], text
    return text


def test_every_event_is_told() -> None:
    assert set(GAME.event_type.__args__) - NARRATOR.tellings.keys() <= SILENT


def test_the_last_level_of_all_in_words() -> None:
    """Tech Level 7 ends the game and has no values of its own to start a railroad with."""
    state = market(tech_level=6)
    last = next(line for line in picture_text(make_ctx(state)).splitlines() if "NYC" in line)
    state.tech_level, state.phase = 7, Phase.OVER
    assert last in picture_text(make_ctx(state))


def test_the_text_twin_names_everything() -> None:
    """Values, stacks, presidents, shares, treasuries, equipment, cubes, income, cities, counters,
    Robber Barons, deck, Tech Level and order."""
    state = barons(tech_level=2)
    running(state, "CO", {2: 5}, value=66, track=("K13",), cards=(1, 6), treasury=70, income=30)
    state.railroads["CO"].lumber = 1
    state.lumber = []
    receivership(state, "BM")
    state.players[0].cards = ["RB4"]
    state.barons.remove("RB4")
    state.players[1].sold = ["NYC"]
    text = picture_text(make_ctx(state))
    for piece in (
        "Market Round 2, Tech Level 2 (the game ends with 7).",
        "**ann** (Order 1): cash $300, stock $324, together **$624**.",
        "Shares: 4 B&O, 1 PA.",
        "Robber Barons: Locomotive Builders (pays $20 now).",
        "Sold in this round: NYC.",
        "**B&O** $66, acts as no. 1, no. 1 of 2 on its space. President ann.",
        "Shares: ann 4, bob 2, 3 Held, 1 Orphan Stock.",
        "**C&O** $66, acts as no. 2, no. 2 of 2 on its space. President cat.",
        "Treasury $70; equipment of levels 1, 2, serves 3; last net $30",
        "2 hexes, 29 cubes left; cities: Richmond",
        "Has 1 lumber.",
        "**PA** $60, acts as no. 3, alone on its space.",
        "Treasury $120; no equipment; last net $0, at best $0 now.",
        "**B&M** is in receivership. Shares: 10 Held. 1 hex, 30 cubes left; cities: Boston.",
        "Erie (Buffalo, from Tech Level 3)",
        "N&W (Norfolk, from Tech Level 4)",
        "NYC (Albany)",
        "at $60, $66, $74.",
        "of level 2 for $",
        "Maintenance $20 a card.",
        "Still on the map: coal at ",
        "NW Coal at ",
        "Open to PA alone until it has all three: Harrisburg, Philadelphia, Pittsburgh.",
        "NYC stays inside New York until it also has: Albany, Buffalo, New York, Syracuse, Utica.",
        "Robber Barons not sold yet: Chicago Stockyards (pays $0 now)",
        "It's the turn of ann.",
    ):
        assert piece in text, piece
    assert len(text) <= MAX_LENGTH


@pytest.mark.parametrize("language", languages())
def test_every_railroad_and_person_is_in_the_twin(language: str) -> None:
    """Through whole games, within what a card holds."""
    for number in (3, 42):
        for game in islice(played(number), 0, None, 25):
            here = make_ctx(game.state, language, 0)
            text = picture_text(here)
            assert len(text) <= MAX_LENGTH
            for name in game.state.railroads:
                assert facts.SHORT_NAMES[name] in text or short_name(name) in text
                assert facts.SHORT_NAMES[name] in describe_railroad(here, name)
                plain(describe_railroad(here, name).split("\n", 1)[1], language)
            for seat, player in enumerate(game.state.players):
                assert NAMES[seat] in text and money(player.cash, language) in text


@pytest.mark.parametrize("language", languages())
def test_a_table_too_large_for_a_card_is_told_in_short(language: str) -> None:
    """Six people with long names, eleven railroads with all there is to say of each."""
    state = new_game(6, ALL_EXPANSIONS)
    level(state, 5)
    cities = [city.hex for city in facts.cities().values()]
    for number, (name, row) in enumerate(facts.railroads().items()):
        track = tuple(hex_ for hex_ in cities[number : number + 14] if hex_ != row.home_hex)
        cards = (2 * number + 1, 2 * number + 2)
        owners = {0: 2, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1}
        running(state, name, owners, value=100, track=track, cards=cards, treasury=1200, orphan=1)
        state.railroads[name].coal, state.railroads[name].lumber = 2, 1
    in_market(state, turn=6)
    for player in state.players:
        player.sold = list(state.railroads)
    for seat in range(4):
        state.players[seat].cards = [state.barons.pop()]
    names = [letter * 32 for letter in "ABCDEF"]
    text = picture_text(replace(make_ctx(state, language), names=names))
    assert len(text) <= MAX_LENGTH
    assert all(f"**{short_name(name)}** {money(100, language)}" in text for name in state.railroads)
    assert all(f"**{name[:11]}…** (" in text for name in names)
    assert money(1200, language) in text
    plain(text, language)


@pytest.mark.parametrize("language", languages())
def test_turns_begin_and_end_in_words(language: str) -> None:
    """The first card, the end of a turn with its Robber Barons and order, and each way to end."""
    _, events = GAME.setup(3, Options(), SeededDice(b"words"))
    lines = NARRATOR(make_ctx(market(), language), events)
    assert money(500, language) in lines[0] and "ann" in lines[1]
    more: list[Any] = [
        e.BaronPaid(0, "RB4", 20),
        e.BaronPaid(1, "RB5", 16),
        e.OrderSet((1, 0, 2), drawn=False),
    ]
    lines = NARRATOR(make_ctx(market(), language), more)
    assert len(lines) == 2, "what the Robber Barons pay is one line"
    assert lines[0].count("Locomotive Builders") == lines[0].count("Steel Producers") == 1
    for why in ("375", "tech level", "all shares"):
        ended = NARRATOR(make_ctx(market(), language), [e.GameEnded(why, 2)])
        assert len(ended) == 2 and "cat" in ended[1]
    for line in lines:
        plain(line, language)


def test_looks_are_of_any_railroad() -> None:
    """The suite of all games draws them, and what they lead to."""
    here = make_ctx(barons())
    assert [button.key for button in CHAT.look_buttons("en")] == list(looks.LOOKS.pages)
    assert len(looks.LOOKS.pages) <= 5
    for key in ("board", "charters", "text"):
        (menu,) = CHAT.look_page(here, key).menus
        assert menu.look and {option.value for option in menu.options} == set(facts.railroads())
    assert CHAT.look_page(here, "history").draw is None, "no turn has been played yet"
    for key in ("charter/XX", "nothing", "board/BO", "map/"):
        with pytest.raises(UnknownKey):
            CHAT.look_page(here, key)


@pytest.mark.parametrize("language", languages())
def test_the_market_says_what_every_railroad_nets(language: str) -> None:
    """The Net Income Track in words: last and now, which way the value would go, and capacity, a
    line a railroad, beside the picture."""
    state = barons(tech_level=2)
    running(state, "CO", {2: 5}, value=74, track=("K13",), cards=(1, 6), treasury=70, income=30)
    lines = CHAT.look_page(make_ctx(state, language), "market").text.splitlines()
    assert len(lines) == 2 + len(state.order)
    plain("\n".join(lines), language)
    if language == DEFAULT:
        assert lines[1:-1] == [
            "**C&O** $30 → **−$10** ↓ · 3/1",
            "**B&O** $0 → **$0** ↓ · 0/1",
            "**PA** $0 → **$0** ↓ · 0/1",
        ]
    line = state.railroads["CO"]
    line.cards, line.income = [6], 0
    assert " ↑ · " in CHAT.look_page(make_ctx(state, language), "market").text
    assert CHAT.look_page(make_ctx(new_game(3), language), "market").text == "", (
        "none is started yet"
    )


@pytest.mark.parametrize("language", languages())
def test_the_result_has_its_sums(language: str) -> None:
    state = market()
    text = CHAT.describe_standing(make_ctx(state, language), GAME.standing(state, None))
    rows = text.split("\n")
    assert rows[0].startswith("1. **ann**") and rows[2].startswith("3. **cat**")
    assert money(624, language) in rows[0]
    assert money(300, language) in rows[0] and money(324, language) in rows[0]


def test_the_card_shows_the_market_or_the_railroad_on_turn() -> None:
    """And cites the rule of whose turn it is."""

    def shown(state: Any, standing: Any = (), **seat: int) -> tuple[str, str | None]:
        at = make_ctx(state, **seat)
        draw = CHAT.picture(at, [], standing)
        assert draw is not None
        return draw().alt, CHAT.turn_rule(at)

    state = barons()
    alt, rule = shown(state)
    assert "Market Round 2" in alt and rule == "6"
    do(state, TakeTurn((OpenAuction("RB5", 10),)))
    assert shown(state)[1] == "45"
    running(state, "CO", {0: 5}, value=91, treasury=400)
    in_business(state, "CO")
    alt, rule = shown(state)
    assert "Map of Chesapeake & Ohio" in alt and rule == PHASE_RULES[state.phase].rule
    state.phase, state.ended = Phase.OVER, "tech level"
    alt, rule = shown(state, GAME.standing(state, None), seat=0)
    assert "Place 1" in alt and rule == "39"


def test_how_it_ended_tells_no_order_of_a_turn_to_come() -> None:
    ctx = make_ctx(market())
    order = e.OrderSet((1, 0, 2), drawn=False)
    assert len(NARRATOR(ctx, [order])) == 1
    lines = NARRATOR(ctx, [order, e.GameEnded("375", 0)])
    assert len(lines) == 2 and not any("Order" in line for line in lines)


def test_since_calls_railroads_by_the_marks_of_the_picture() -> None:
    since = ("Bob buys 1 Nickel Plate.", "Ann buys 2 NYNH&H.")
    ctx = replace(make_ctx(market()), last=since[1], since=since)
    shown = recent_moves(ctx, ()).keywords["top"]
    assert (shown.last, shown.since) == ("Ann buys 2 NH.", ("Bob buys 1 NKP.", "Ann buys 2 NH."))


def test_a_replayed_picture_is_of_the_railroad_that_has_acted() -> None:
    ctx = make_ctx(alone(treasury=90))
    earned = e.IncomeEarned("CO", ("Richmond",), 0, 30, 10, 20, 0)
    for past, railroad in ((False, "BO"), (True, "CO")):
        assert card(replace(ctx, past=past), [earned], ()).keywords["railroad"] == railroad
