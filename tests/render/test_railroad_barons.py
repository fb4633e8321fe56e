"""The pictures of Railroad Barons: legible on a phone, told in both languages, always the same."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from itertools import combinations
from unittest.mock import patch

import pytest
from PIL import Image

import data.railroad_barons as facts
from data.texts import DEFAULT, languages
from render.alt import LONGEST
from render.picture import Picture
from render.railroad_barons.board import board
from render.railroad_barons.panels.certificates import certificates
from render.railroad_barons.panels.draft import draft
from render.railroad_barons.panels.income import income
from render.railroad_barons.panels.stack import stack
from render.railroad_barons.panels.wealth import wealth
from render.railroad_barons.preview import holding, stock
from render.railroad_barons.result import result
from render.railroad_barons.shared.livery import LIVERIES
from render.railroad_barons.shared.reading import (
    cost,
    dividend,
    groups,
    moves,
    risen,
)
from render.style import PHONE_WIDTH
from rules.game import Standing
from rules.railroad_barons.game import GAME
from rules.railroad_barons.model.actions import Purchase, Sale, SellAndBuy
from rules.railroad_barons.model.events import ValueMoved
from rules.railroad_barons.model.state import Phase
from rules.railroad_barons.model.view import View
from rules.railroad_barons.stock.composing import outcome
from tests.support.catalogues import english_in
from tests.support.eyes import BLINDNESS, distance, readable
from tests.support.lettering import legible, spied
from tests.support.railroad_barons.pictures import LONG, crowded, operating, played
from tests.support.railroad_barons.states import AVR, DPI, MBS, MSC, SB, player, table

Drawn = Callable[[str], Picture]
PACKAGE = "render.railroad_barons"
MOVED = [ValueMoved(MSC, 290, 320, "dividend"), ValueMoved(SB, 320, 290, "sale")]


def fresh() -> View:
    """Nothing is started: the first Stock Round without the $450 Investor."""
    return View(viewer=0, to_move=(0,), table=table(player(650), player(900)))


def drafting(step: int) -> View:
    return played(b"a")[0][step][0]


def planned(language: str) -> Picture:
    """A turn that sells as Director, drops the value and starts a Holding."""
    first = player(900, {SB: (40, 20, 10), MSC: (20,)}, ("I40",))
    state = table(first, player(400, {MSC: (40, 30), SB: (30,)}), values={SB: 155})
    view = View(viewer=0, to_move=(0,), table=state)
    action = SellAndBuy((Sale(SB, 20), Sale(MSC, 20, 10)), Purchase(DPI, 40, par=70))
    return stock(view, outcome(view, action), LONG, language)


def ended(language: str) -> Picture:
    steps, state = played(b"a")
    return result(steps[-1][0], GAME.standing(state, None), LONG, language)


PICTURES: dict[str, Drawn] = {
    "board, nothing started": lambda to: board(fresh(), LONG, to),
    "board, crowded": lambda to: board(crowded(), LONG, to, events=MOVED),
    "board, operating": lambda to: board(operating(), LONG, to),
    "board, over": lambda to: board(played(b"a")[0][-1][0], LONG, to),
    "draft, selecting": lambda to: draft(drafting(0), LONG, to),
    "draft, choosing": lambda to: draft(drafting(5), LONG, to),
    "certificates": lambda to: certificates(crowded(), LONG, to),
    "certificates, none": lambda to: certificates(fresh(), LONG, to),
    "stack": lambda to: stack(fresh(), LONG, to),
    "stack, late": lambda to: stack(crowded(), LONG, to),
    "income": lambda to: income(crowded(), LONG, to),
    "income, none": lambda to: income(fresh(), LONG, to),
    "wealth": lambda to: wealth(played(b"a")[0][-1][0], LONG, to),
    "wealth, none": lambda to: wealth(fresh(), LONG, to),
    "result": ended,
    "stock turn": planned,
    "Holding, large": lambda to: holding(operating(), SB, LONG, to),
    "Holding, not started": lambda to: holding(fresh(), MBS, LONG, to),
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", PICTURES)
def test_every_picture_is_a_phones_and_says_what_it_shows(name: str, language: str) -> None:
    drawn = PICTURES[name](language)
    image = Image.open(BytesIO(drawn.data))
    image.load()
    assert image.width == PHONE_WIDTH
    assert image.height <= 1_760
    assert len(drawn.data) <= 150_000
    assert 20 < len(drawn.alt) <= LONGEST
    assert drawn.alt.rstrip()[-1] in ".!?;"
    assert "{" not in drawn.alt


@pytest.mark.parametrize("name", PICTURES)
def test_the_same_table_gives_the_same_bytes(name: str) -> None:
    first = PICTURES[name]("de")
    with spied(PACKAGE):
        assert PICTURES[name]("de") == first


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", PICTURES)
def test_letters_are_large_inside_the_picture_and_apart(name: str, language: str) -> None:
    """Nothing smaller than a phone can show, nothing cut by an edge, no two texts on each other."""
    with spied(PACKAGE) as lettered:
        PICTURES[name](language)
    legible(lettered, badges="12", slack=0)


@pytest.mark.parametrize("language", [name for name in languages() if name != DEFAULT])
@pytest.mark.parametrize("name", PICTURES)
def test_nothing_english_is_left_in_another_language(name: str, language: str) -> None:
    with spied(PACKAGE) as lettered:
        drawn = PICTURES[name](language)
    assert english_in(drawn.alt, language) == []
    assert [line.text for line in lettered if english_in(line.text, language)] == []
    assert drawn.alt != PICTURES[name](DEFAULT).alt


def drawn_through(seed: bytes, pick: Callable[[int], tuple[str, ...]], every: int) -> None:
    """The board at the steps of a game in the languages picked, and `every` so many steps all
    looks aside. Nothing is encoded."""
    steps, _ = played(seed)
    with patch("render.picture.encode", lambda image, palette=None: (b"", "png")):
        for number, (view, events) in enumerate(steps):
            for language in pick(number):
                alts = [board(view, LONG, language, events=events).alt]
                if view.table.set == 0:
                    alts.append(draft(view, LONG, language).alt)
                if number % every == 0:
                    looks = (certificates, stack, income, wealth)
                    alts += [look(view, LONG, language).alt for look in looks]
                    alts += [holding(view, name, LONG, language).alt for name in facts.holdings()]
                assert all(0 < len(alt) <= LONGEST for alt in alts)


def test_every_position_of_a_game_can_be_drawn() -> None:
    """Each in one of the languages, in turn."""
    drawn_through(b"d", lambda number: (languages()[number % len(languages())],), 60)


@pytest.mark.soak
@pytest.mark.parametrize("seed", [b"a", b"c", b"e"])
def test_every_position_of_more_games_can_be_drawn_in_all_languages(seed: bytes) -> None:
    drawn_through(seed, lambda number: languages(), 20)


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_holdings_stay_apart_for_every_eye(blindness: str) -> None:
    """Any two Holdings differ by at least 15 in CIE Lab, and by their pattern."""
    assert list(LIVERIES) == list(facts.holdings())
    for a, b in combinations(LIVERIES.values(), 2):
        assert distance(a.colour, b.colour, blindness) > 15
        assert a.pattern != b.pattern


@pytest.mark.parametrize("name", LIVERIES)
def test_lettering_on_a_holdings_colour_can_be_read(name: str) -> None:
    assert readable(LIVERIES[name].colour, LIVERIES[name].text)


def test_the_alt_text_of_the_board_tells_what_matters() -> None:
    alt = board(crowded(), ("Ada", "Ben"), "en").alt
    assert alt.startswith("Stock Round 12. Ada sells, buys or passes; a pass ends the round.")
    assert "Ben has $110,245" in alt
    assert "MS&C stands at $320, directed by Ada (Ada 60%, Ben 40%)" in alt
    assert "income $860" in alt
    assert "level 8a for $800" in alt


def test_moves_of_a_marker_are_added_up_and_drawn() -> None:
    """Down and up again is no arrow; two drops are one."""
    events = [
        ValueMoved(MSC, 100, 90, "sale"),
        ValueMoved(SB, 110, 100, "sale"),
        ValueMoved(MSC, 90, 80, "sale"),
        ValueMoved(SB, 100, 110, "dividend"),
    ]
    values = facts.track().values
    assert moves(events) == ((MSC, values.index(100), values.index(80)),)
    still = board(crowded(), LONG, "en").data
    moved = board(crowded(), LONG, "en", events=[ValueMoved(MSC, 290, 320, "dividend")]).data
    back = [ValueMoved(MSC, 320, 290, "sale"), ValueMoved(MSC, 290, 320, "dividend")]
    assert moved != still
    assert board(crowded(), LONG, "en", events=back).data == still


def test_the_operating_holding_pays_its_own_price_for_the_top_card() -> None:
    """The discount of the $60 Investor is in what the board says (32)."""
    view = operating()
    (first, second) = facts.railroads()[view.table.stack[0]].sides
    assert (cost(view.table, SB, first), cost(view.table, SB, second)) == (640, 320)
    assert cost(view.table, None, first) == 800
    with spied(PACKAGE) as lettered:
        board(view, LONG, "en")
    told = [line.text for line in lettered]
    assert {"$640", "$320", "$800", "$400"} <= set(told)


def test_groups_of_railroads_by_level() -> None:
    state = fresh().table
    assert [(g.levels, g.all, g.left) for g in groups(crowded().table)][-1] == ("8a/b", 8, 8)
    assert sum(group.all for group in groups(state)) == len(facts.railroads())


def test_dividends_shown_are_those_that_would_be_paid() -> None:
    """A tenth of the income for 10%, what lies in the bank is lost (26)."""
    state = crowded().table
    assert [dividend(state, seat, MSC) for seat in (0, 1)] == [402, 268]
    assert [dividend(state, seat, AVR) for seat in (0, 1)] == [0, 0]


def test_the_question_of_revenue_is_asked_with_what_paying_brings() -> None:
    view = operating()
    view.table.phase, view.table.revenues = Phase.REVENUE, {SB: 870}
    with spied(PACKAGE) as lettered:
        board(view, LONG, "en")
    told = [line.text for line in lettered]
    shares = [f"+ ${dividend(view.table, seat, SB)}" for seat in (0, 1)]
    assert shares == ["+ $435", "+ $435"]
    assert told.count("+ $435") == 2
    assert "If paid:" in told
    assert (risen(view.table, SB), risen(view.table, AVR)) == (320, 350)


@pytest.mark.parametrize(("language", "verb"), [("en", "wins!"), ("de", "gewinnt!")])
def test_a_long_name_leaves_room_for_the_verb(language: str, verb: str) -> None:
    with spied(PACKAGE) as lettered:
        ended(language)
    assert any(line.text.endswith(verb) for line in lettered)


@pytest.mark.parametrize("language", languages())
def test_equal_totals_are_a_draw(language: str) -> None:
    view = crowded()
    sums: dict[str, int | None] = {"cash": 5_000, "stock": 2_000}
    rows = [Standing(1, seat, 7_000, sums) for seat in (0, 1)]
    drawn = result(view, rows, LONG, language)
    assert drawn.alt.startswith("A draw!" if language == "en" else "Unentschieden!")


@pytest.mark.parametrize("language", languages())
def test_a_holding_not_started_and_what_an_investor_does_are_never_cut(language: str) -> None:
    view = crowded()
    view.table.holdings[SB].investors[:] = ["I40", "I50", "I60"]
    with spied(PACKAGE) as lettered:
        certificates(fresh(), LONG, language)
        holding(view, SB, LONG, language)
    cut = [line.text for line in lettered if line.text.endswith("…")]
    assert [text for text in cut if text.rstrip("…") not in LONG[0] + LONG[1]] == []


def test_several_moves_are_numbered_and_a_single_one_is_not() -> None:
    view = crowded()
    with spied(PACKAGE) as lettered:
        board(view, LONG, "en", events=MOVED)
    plain = [one.text for one in lettered]
    with spied(PACKAGE) as lettered:
        board(view, LONG, "en", events=MOVED[:1])
    single = [one.text for one in lettered]
    assert plain.count("1") == single.count("1") + 1
    assert plain.count("2") == single.count("2") + 1
