"""What the Operate phase says before something is done: true, told apart, and to be found on the
map."""

import re
from collections import Counter
from typing import Any

import pytest

from bot.tables.types.settings import PersonSettings
from cogs.train_tycoon import pictures
from cogs.train_tycoon.chat import CHAT
from cogs.train_tycoon.prompt import MOVES
from render.train_tycoon.map.map_drawing import place_labels
from render.train_tycoon.map.places import Marked
from render.train_tycoon.map.sheet import hexes_inside
from render.train_tycoon.map.windows import choose_windows
from rules.train_tycoon.model.board import board
from rules.train_tycoon.model.state import Phase, State
from tests.chat.harness.world import World, choose, menu, press, sane
from tests.chat.train_tycoon.operating_positions import opening, yard
from tests.games.train_tycoon import played
from tests.support.positions import make_ctx
from tests.support.train_tycoon.states import track

Patch = pytest.MonkeyPatch
STARTS, ENDS = "Another line, from…", "End at…"
HEX = re.compile(r"\b[A-Q][0-9]{1,2}\b")
SPEAKING = (Phase.FACTORY, Phase.LINE, Phase.TAKE, Phase.INVEST, Phase.TRAINS)


def test_nothing_is_said_of_a_next_turn_in_the_last() -> None:
    for language, word in (("en", "should do better"), ("de", "dürfte")):
        last = CHAT.prompt(make_ctx(opening(turn=5), language))
        assert word not in last.text and word in CHAT.prompt(make_ctx(opening(), language)).text


def test_a_company_that_can_spend_nothing_hears_why() -> None:
    """Ruling 44: no loan with such an income; in English it read "allows no loan in all"."""
    text = CHAT.prompt(make_ctx(opening(net=0, income=-50))).text
    assert "It can spend nothing: its latest income allows no loans." in text
    text = CHAT.prompt(make_ctx(opening(net=-100, income=0))).text
    assert "It can spend nothing: its latest income allows only 1 loan." in text


def test_an_income_is_a_sum_and_a_change_is_called_one() -> None:
    """Beside an absolute income stands a difference in the long run: each says so."""
    best = CHAT.prompt(make_ctx(opening())).menus[0]
    breaking = [option for option in best.options if option.detail.startswith("breaks")]
    for option in breaking:
        income = r"breaks a line of its own; income −?\$\d+; in the long run "
        assert re.match(income, option.detail), option.detail
    assert len(breaking) < len(best.options)
    for option in set(best.options) - set(breaking):
        sums = re.match(
            r"deliveries \$(\d+) − trains \$(\d+) = (−?)\$(\d+); in the long run ", option.detail
        )
        assert sums is not None, option.detail
        total = int(sums[3].replace("−", "-") + sums[4])
        assert int(sums[1]) - int(sums[2]) == total, option.detail


def test_two_ways_without_a_train_between_the_same_hubs_are_told_apart() -> None:
    """Ruling 50: both are available."""
    state = yard()
    track(state, "F3", "G4", "G5", "F5")
    track(state, "F3", "E4", "E5", "F5")
    (expand, *_) = [menu for menu in CHAT.prompt(make_ctx(state)).menus if menu.key == "expand"]
    labels = [option.label for option in expand.options]
    assert len(labels) == 3 == len(set(labels)), labels


def _shown(state: State, monkeypatch: Patch) -> set[str]:
    """The hexes that the picture of the card says the names of."""
    drawn: list[dict[str, Any]] = []
    monkeypatch.setattr(pictures, "draw_board", lambda *args, **more: drawn.append(more))
    draw = pictures.card(make_ctx(state), [], [])
    assert draw is not None
    draw()
    (more,) = drawn
    marked = Marked(more["company"], named=tuple(more["named"]), offered=tuple(more["offered"]))
    sheet, windows = choose_windows(state, marked)
    shown = set()
    for window in windows:
        shown |= {row.hex for row in place_labels(state, sheet, window, marked, {}) if row.hex}
        shown |= hexes_inside(sheet, window) & set(board(state.options.map).cities)
    return shown


@pytest.mark.parametrize("number", [4, 21, 30])
def test_hexes_that_the_menus_of_a_card_speak_of_stand_on_its_map(
    number: int, monkeypatch: Patch
) -> None:
    """On every map, for factories, lines, trains and investments."""
    looked: Counter[Phase] = Counter()
    for game in played(number):
        state = game.state
        if state.phase not in SPEAKING:
            continue
        spoken = {
            hex_
            for menu in CHAT.prompt(make_ctx(state)).menus
            for option in menu.options
            for hex_ in HEX.findall(option.label)
        }
        assert spoken <= _shown(state, monkeypatch), state.phase
        looked[state.phase] += 1
    assert looked[Phase.LINE] > 5


async def test_back_leads_to_the_page_before(world: World) -> None:
    """A line chosen on the page about its start: Back is that page, not the end of it all."""
    await world.at(opening())
    await world.tables.save_person_settings(world.ann.id, PersonSettings(teacher=False))
    page = await choose(world.ann, world.card, STARTS, "F3")
    before = sane(page)
    page = await choose(world.ann, page, ENDS, next(iter(menu(page, ENDS))))
    assert "**PDL** opens" in sane(page)
    page = await press(world.ann, page, "Back")
    assert sane(page) == before


@pytest.mark.parametrize(
    ("key", "back"),
    [
        ("open/F3.nG3.H3", ""),
        ("ends/F3.nG3.H3", "from/F3"),
        ("lay/F3.nG3-H3", "lay/F3.G3"),
    ],
)
def test_where_back_leads(key: str, back: str) -> None:
    page = MOVES.answer(make_ctx(opening()), key, False, {})
    assert getattr(page, "back", None) == back
    assert getattr(page, "key", "") == "open/F3.nG3.H3"
