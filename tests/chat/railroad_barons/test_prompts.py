"""What the cards of Railroad Barons offer, at every position of whole games played at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.chat.contract.adapter import Act, Answer, Button, Leaf, Menu, Preview, Scene
from bot.chat.ui.keys import Key, Verb
from cogs.railroad_barons.chat import BaronsChat
from rules.dice import SeededDice
from rules.errors import RuleError
from rules.railroad_barons.game import GAME
from rules.railroad_barons.model.actions import (
    OfferPrice,
    PlaceTokens,
    SelectInvestor,
    WithdrawOffer,
)
from rules.railroad_barons.model.options import GERMAN, Options
from rules.railroad_barons.model.state import State
from tests.chat.railroad_barons.positions import turn

CHAT = BaronsChat()
NAMES = ("Ann*", "Ben_the_very_long_name_24")
HOW = {
    "english": (Options(), "en", 1),
    "german": (GERMAN, "de", 2),
    "faces": (Options(face_values=True, start="first"), "de", 3),
    "help": (Options(help="any", start="second"), "en", 4),
}


def scene(state: State, seat: int | None, language: str) -> Scene:
    view, public = GAME.view(state, seat), GAME.view(state, None)
    return Scene(7, view, public, seat, NAMES, language, {}, seat is not None)


@dataclass
class Walk:
    """Everything that can be pressed from a card and the private pages it opens: `acts` is what it
    comes to. `depth`: how many pages deep."""

    scene: Scene
    depth: int = 2
    acts: list[Any] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)

    def walk(self, buttons: tuple[Button, ...], menus: tuple[Menu, ...], depth: int) -> None:
        _fit(buttons, menus)
        for key in _keys(buttons, menus):
            if key in self.seen:
                continue
            self.seen.add(key)
            assert Key(999_999, 99_999, Verb.PLAY, key).good, key
            self.press(key, depth)

    def press(self, key: str, depth: int) -> None:
        found = CHAT.answer(self.scene, key, False, {})
        if isinstance(found, Act):
            self.acts.append(found.action)
            return
        assert isinstance(found, Preview | Leaf), key
        assert 0 < len(found.text) < 2_000
        if isinstance(found, Preview):
            assert len(found.confirm) <= 80
            sure = CHAT.answer(self.scene, found.key or key, True, {})
            assert isinstance(sure, Act), key
            self.acts.append(sure.action)
        if depth > 1:
            self.walk(found.buttons, found.menus, depth - 1)
        else:
            _fit(found.buttons, found.menus)


def _keys(buttons: tuple[Button, ...], menus: tuple[Menu, ...]) -> Iterator[str]:
    for button in buttons:
        if not button.form and not button.look:
            yield button.key
    for menu in menus:
        assert not menu.many
        yield from (f"{menu.key}/{option.value}" for option in menu.options)


def _fit(buttons: tuple[Button, ...], menus: tuple[Menu, ...]) -> None:
    """Within Discord's limits as they are, so that nothing has to be cut."""
    rows = (len(buttons) + 2 + 4) // 5 + sum((len(menu.options) + 24) // 25 for menu in menus)
    assert rows <= 10
    keys = [(button.key, button.form) for button in buttons] + [(menu.key, False) for menu in menus]
    assert len(keys) == len(set(keys)), keys
    assert all(0 < len(button.label) <= 80 for button in buttons), buttons
    for menu in menus:
        assert 1 <= len(menu.options) <= 75
        assert len({option.value for option in menu.options}) == len(menu.options)
        for option in menu.options:
            assert 0 < len(option.label) <= 100, option
            assert len(option.detail) <= 100, option


def offered(at: Scene, depth: int = 2) -> list[Any]:
    """The actions that the card of this scene leads to."""
    prompt = CHAT.prompt(at)
    assert 0 < len(prompt.text) < 1_500
    walk = Walk(at, depth)
    walk.walk(prompt.buttons, prompt.menus, depth)
    return walk.acts


def expected(legal: Any) -> bool:
    """Whether a legal action must be on the card: of named numbers only some are."""
    return not isinstance(legal, SelectInvestor | OfferPrice | PlaceTokens)


def check(state: State, language: str) -> None:
    """All that can be pressed now is legal, and all that is legal can be pressed."""
    for seat in (0, 1):
        legal = list(GAME.legal(state, seat))
        if not legal:
            continue
        at = scene(state, seat, language)
        found = offered(at)
        for action in found:
            if isinstance(action, WithdrawOffer) and seat in GAME.to_move(state):
                continue  # on the card for the one who answers, for the other to press
            GAME.check(state, seat, action)
        assert found
        missing = [action for action in legal if expected(action) and action not in found]
        assert not missing, missing
        for kind in {type(action) for action in legal}:
            assert any(isinstance(action, kind) for action in found), kind
    for viewer in (None, 0):
        at = scene(state, viewer, language)
        assert 0 < len(CHAT.text(at)) <= 4_000
        for look in ("help", "text"):
            assert len(CHAT.look(at, look).text) <= 4_000


def played(options: Options, seed: int, language: str) -> Iterator[State]:
    """A whole random game, told as it goes."""
    dice, own = SeededDice(f"table {seed:026d}".encode()), SeededDice(f"own {seed}".encode())
    state, events = GAME.setup(2, options, dice)
    robot, chance = GAME.robot("random"), random.Random(seed)
    while True:
        told = CHAT.story(scene(state, None, language), events)
        for line in told:
            assert line.strip() and "None" not in line and "{" not in line, line
            assert line[0].isupper() or line.startswith("**"), line
        yield state
        if GAME.over(state):
            return
        seat = GAME.to_move(state)[0]
        free = [other for other in (0, 1) if any(GAME.legal(state, other)) and other != seat]
        if free and chance.random() < 0.3:
            seat = free[0]
        action = robot.choose(GAME.view(state, seat), seat, own)
        events = GAME.apply(state, seat, action, dice)


@pytest.mark.parametrize("how", HOW)
def test_whatever_a_card_offers_is_legal_and_whatever_is_legal_is_offered(how: str) -> None:
    options, language, seed = HOW[how]
    for number, state in enumerate(played(options, seed, language)):
        if not GAME.over(state) and (number < 60 or number % 5 == 0):
            check(state, language)
    ranking = GAME.standing(state, None)
    assert CHAT.result(scene(state, None, language), ranking).count("\n") == 1


@pytest.mark.parametrize("seed", [5, 6, 7])
def test_every_key_is_answered_by_an_act_a_page_or_a_refusal(seed: int) -> None:
    """Keys of other moments and keys nobody wrote: a rule speaks, or nobody knows them."""
    chance = random.Random(seed)
    keys = [
        "pass",
        "pay",
        "keep",
        "done",
        "deal/",
        "deal/" + turn("S3_M4.80"),
        "buy/_DPI",
        "sell/" + turn("S21-A4"),
    ]
    keys += ["select/I40", "select/I40/60", "money", "card", "priority/keep", "priority/swap"]
    keys += ["tokens/1.2.0", "tokens/9.9.9", "rail/0", "rail/1.help", "offer/A1", "offer/IK8/5"]
    keys += ["accept", "refuse", "withdraw", "assign/I40", "assign/I50.SB", "discard/A1.A2"]
    keys += ["", "deal/Z9", "deal/S", "tokens/a", "rail/2", "select/I99", "xyz", "pass/1", "offer/"]
    for number, state in enumerate(played(Options(), seed, "en")):
        if number % 7 or GAME.over(state):
            continue
        at = scene(state, GAME.to_move(state)[0], "en")
        for key in chance.sample(keys, 12):
            try:
                found: Answer = CHAT.answer(at, key, chance.random() < 0.5, {})
            except (LookupError, RuleError):
                continue
            if isinstance(found, Act):
                try:
                    GAME.check(state, GAME.to_move(state)[0], found.action)
                except RuleError as refused:
                    assert refused.rule
