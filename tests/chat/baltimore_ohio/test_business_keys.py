"""Keys of a railroad's turn: how plans are written, that every one fits into a component id, and
that whatever is legal can be pressed or typed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import data.baltimore_ohio as facts
from bot.chat.contract.adapter import Act, Button, Leaf, Menu, Preview, Scene
from bot.chat.ui.keys import Key, Verb
from cogs.baltimore_ohio import plans, what_if
from cogs.baltimore_ohio.chat import BandoChat
from cogs.baltimore_ohio.plans import CODE, Asked
from rules.baltimore_ohio.game import GAME, OPERATING
from rules.baltimore_ohio.model.actions import BuildNothing, BuildTrack, ServeCities, TakeResource
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.turn_plan import Plan, Start
from tests.chat.baltimore_ohio.business_positions import business
from tests.chat.baltimore_ohio.positions import scene
from tests.games.baltimore_ohio import played

CHAT = BandoChat()
HEXES = [row.id for row in facts.board_map().hexes]
SPILL = "/+5"


def fits(key: str) -> bool:
    """In an id with a great table and version."""
    return len(key) <= 72 and Key(999_999, 99_999, Verb.PLAY, key).good


def some_plan(chance: random.Random) -> Plan:
    """Any choices at all, as many and as long as there can be."""
    track: Any = chance.choice(
        [
            None,
            BuildNothing(),
            BuildTrack(tuple(chance.sample(HEXES, chance.randint(1, 7)))),
            TakeResource("coal", chance.choice(HEXES)),
            TakeResource("lumber", chance.choice(HEXES)),
        ]
    )
    cards, cities = range(1, 36), list(facts.cities())
    drawn = set(chance.sample(cities, chance.randint(0, 35)))
    return Plan(
        start=chance.choice([None, Start(chance.choice(facts.track()), chance.randint(1, 10))]),
        scrap=chance.choice([None, tuple(sorted(chance.sample(cards, chance.randint(0, 35))))]),
        buy=chance.choice([None, chance.randint(0, 35)]),
        track=track,
        cities=chance.choice([None, tuple(city for city in cities if city in drawn)]),
        pays=chance.choice([None, True, False]),
    )


def test_plans_are_read_back_as_written() -> None:
    chance = random.Random(5)
    for _ in range(1_000):
        plan = some_plan(chance)
        assert plans.read(CODE.written(plan)) == Asked(plan)


def test_the_later_of_two_choices_counts() -> None:
    chosen = (Plan(buy=1), Plan(track=BuildNothing()), Plan(buy=2), Plan(pays=True))
    text = "/".join(map(CODE.written, (*chosen, Plan(pays=False))))
    assert plans.read(text).plan == Plan(buy=2, track=BuildNothing(), pays=False)
    assert plans.read("") == Asked(Plan()) and plans.read("_/_") == Asked(Plan())


def test_the_longest_plans_fit_with_what_is_added_to_them() -> None:
    """Seven hexes in a row of any plan, the marks of a menu, and the number of a split menu; a
    railroad that is thought to start has no cards to scrap."""
    track = BuildTrack(tuple(HEXES[-7:]))
    cards, cities = tuple(range(1, 36)), tuple(facts.cities())
    whole = Plan(scrap=cards, buy=35, track=track, cities=cities, pays=True)
    marks = "+".join("A" * plans.PICKS)
    for first, plan in (
        ("run", whole),
        ("what/ERIE", whole),
        ("what/ERIE", Plan(Start(375, 10), None, 35, track, cities, True)),
    ):
        written = CODE.written(plan)
        assert fits(f"{first}/{written}/_c") and fits(f"{first}/{written}{SPILL}")
        rest = CODE.written(plan.without(Phase.SERVICE))
        assert fits(f"{first}/{rest}/_c2/{CODE.written(Plan(cities=cities))}/{marks}")
        before = CODE.written(plan.without(Phase.TRACK))
        assert fits(f"{first}/{before}/_h/{CODE.written(Plan(track=track))}")
        later = CODE.written(plan.without(Phase.SCRAP))
        assert fits(f"{first}/{later}/_s2/{CODE.written(Plan(scrap=cards))}/{marks}")


@pytest.mark.parametrize(
    "text",
    [
        "0",
        "é",
        "_x",
        "_w/3",
        "_a/3",
        "_h/0",
        "_c/0",
        "_c//?",
        "_s/D/.",
        "_h/3/3/3",
        "z" * 40,
    ],
)
def test_nothing_else_is_read(text: str) -> None:
    with pytest.raises(LookupError):
        plans.read(text)


def late(number: int) -> Iterator[State]:
    """Some positions of a random game in which a railroad is on turn, most of them late."""
    chance = random.Random(number)
    found = [
        GAME.view(game.state, None).table
        for game in played(number, ("random", "steady"))
        if game.state.phase in OPERATING
    ]
    yield from chance.sample(found[: len(found) // 2], 4)
    yield from chance.sample(found[len(found) // 2 :], 8)


def sorted_(action: Any) -> Any:
    """The action; cities, whose order means nothing, in the order of the alphabet."""
    if isinstance(action, ServeCities):
        return ServeCities(tuple(sorted(action.cities)))
    return action


class Walk:
    """Everything that can be pressed from a card and some of what comes behind it."""

    def __init__(self, at: Scene, chance: random.Random, look: bool = False) -> None:
        self.at, self.chance, self.look = at, chance, look
        self.acts: list[Any] = []

    def page(self, buttons: tuple[Button, ...], menus: tuple[Menu, ...], deep: int) -> None:
        keys = [button.key for button in buttons] + [menu.key for menu in menus]
        assert len(keys) == len(set(keys)), keys
        assert all(fits(key) for key in keys), keys
        assert all(0 < len(button.label) <= 80 for button in buttons)
        rows = -(-(len(buttons) + 2) // 5) + sum(-(-len(menu.options) // 25) for menu in menus)
        assert rows <= 14, "a card has 40 components"
        chosen = [button.key for button in buttons if not button.form]
        for menu in menus:
            chosen += self.menu(menu)
        for key in chosen if deep > 1 else self.chance.sample(chosen, min(2, len(chosen))):
            if deep:
                self.press(key, deep - 1)

    def menu(self, menu: Menu) -> Iterator[str]:
        values = [option.value for option in menu.options]
        assert values and len(set(values)) == len(values)
        assert menu.look == self.look
        for option in menu.options:
            assert 0 < len(option.label) <= 100 and len(option.detail) <= 100
        if menu.many:
            assert len(values) <= 25
            assert fits(f"{menu.key}/{'+'.join(values)}")
            some = [value for value in values if self.chance.random() < 0.5]
            yield f"{menu.key}/{'+'.join(some)}"
            return
        assert len(values) <= 25 or fits(menu.key + SPILL)
        for value in values:
            assert fits(f"{menu.key}/{value}")
            yield f"{menu.key}/{value}"

    def press(self, key: str, deep: int) -> None:
        if self.look:
            found: Any = CHAT.look(self.at, key)
        else:
            found = CHAT.answer(self.at, key, False, {})
        if isinstance(found, Act):
            self.acts.append(found.action)
            return
        assert isinstance(found, Preview | Leaf) and 0 < len(found.text) < 3_000
        if isinstance(found, Preview):
            assert fits(found.key)
            sure: Any = CHAT.answer(self.at, found.key, True, {})
            self.acts.append(sure.action)
        self.page(found.buttons, found.menus, deep)


@pytest.mark.parametrize("number", [3, 17, 30, 63])
def test_whatever_is_legal_can_be_pressed_and_whatever_is_pressed_is_legal(number: int) -> None:
    """From every card of a random game: single steps by one press, and whole turns behind them.
    Sets of cards, builds of several hexes and sets of cities are put together on pages."""
    chance = random.Random(number)
    for state in late(number):
        at = scene(state, "de" if number % 2 else "en")
        prompt = CHAT.prompt(at)
        walk = Walk(at, chance)
        walk.page(prompt.buttons, prompt.menus, 2)
        assert at.seat is not None
        for action in walk.acts:
            GAME.check(state, at.seat, action)
        for action in at.view.legal:
            if isinstance(action, BuildTrack):
                step: Any = CHAT.answer(at, f"do/{plans.segment(action)}", True, {})
                assert step.action == action
                page: Any = CHAT.answer(at, "do/_h", False, {})
                hexes = [plans.read(option.value).hexes for option in page.menus[0].options]
                assert action.hexes in hexes
            else:
                assert sorted_(action) in map(sorted_, walk.acts), action


@pytest.mark.parametrize("number", [5, 44])
def test_what_if_can_be_pressed_on_and_on(number: int) -> None:
    chance = random.Random(number)
    for state in islice(late(number), 6):
        at = scene(state, "en")
        for name in chance.sample(list(state.railroads), 3):
            page = what_if.look(at, name)
            Walk(at, chance, look=True).page(page.buttons, page.menus, 1)


@pytest.mark.parametrize(
    ("phase", "earlier"),
    [
        (Phase.SCRAP, ("operate", "operate/s_bA_n", "step/s")),
        (Phase.EQUIPMENT, ("step/bA",)),
        (Phase.TRACK, ("step/n", "step/h")),
        (Phase.SERVICE, ("step/C",)),
        (Phase.PROFIT, ("step/p", "step/r")),
    ],
)
def test_buttons_that_were_posted_before_are_understood(
    phase: Phase, earlier: tuple[str, ...]
) -> None:
    at = scene(business(phase))
    now = [button.key for button in CHAT.prompt(at).buttons]
    for key in earlier:
        found = CHAT.answer(at, key, False, {})
        assert any(
            type(found) is type(one) and told(found) == told(one) for one in answers(at, now)
        )


def told(found: Any) -> Any:
    return found.action if isinstance(found, Act) else found.text


def answers(at: Scene, keys: list[str]) -> list[Any]:
    return [CHAT.answer(at, key, False, {}) for key in keys if not key.endswith("_w")]
