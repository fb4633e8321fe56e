"""A hint of every game: three choices where there are three, each with its worth and a button that
does it, told to whom it belongs, and why the first is best."""

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from bot.chat.cards.naming import is_same_action, name_action
from bot.chat.contract.pages import Act, Preview
from bot.chat.narration.reasons import describe_reasons
from bot.chat.ui.keys import ComponentId, Route
from data.texts import languages, say
from rules.thinking import hints as thinking
from rules.thinking.hints import MAX_HINTS, hints, is_variant
from rules.thinking.learned import MAX_REASONS
from tests.conformance.case import Case
from tests.conformance.cases import cases
from tests.conformance.play import played
from tests.conformance.pressing import NAMES, seen

EACH, LATER = 2, 31
"""The first positions of a phase, and of what comes later one in so many actions: a sale comes up
when there is something to sell."""

thought_about = [case for case in cases().values() if getattr(case.game, "evaluator", None)]


@pytest.fixture(autouse=True)
def few_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "PLAYOUTS_EACH", 1)
    for case in thought_about:
        monkeypatch.setattr(type(case.game.evaluator), "playouts", 2)
        monkeypatch.setattr(type(case.game.evaluator), "depth", min(case.game.evaluator.depth, 2))


@pytest.mark.parametrize("robots", ["random", "steady"])
@pytest.mark.parametrize("case", thought_about, ids=lambda case: case.key)
def test_every_choice_of_a_hint_has_its_button(case: Case, robots: str) -> None:
    """Pressing it leads to that very action; nobody reads their own name in it."""
    looked: dict[Any, int] = {}
    explained = 0
    chat, game = case.chat, case.game
    for position in played(case, 1, (robots,)):
        phase = None if game.over(position.state) else case.phase_of(position.state)
        often = 3 if looked.get(phase, 0) < EACH else LATER
        if phase is None or len(position.log) % often:
            continue
        looked[phase] = looked.get(phase, 0) + 1
        seat = game.to_move(position.state)[0]
        view = game.view(position.state, seat)
        choices = hints(game, game.evaluator, view, seat, b"hint")
        candidates = {
            *game.evaluator.proposals(view, seat),
            *islice(game.evaluator.alternatives(view, seat), MAX_HINTS),
        }
        for language in languages():
            here = replace(seen(game, position.state, position.seats, seat, language), you=True)
            assert len(choices) >= min(MAX_HINTS, len(candidates)), phase
            assert len({choice.action for choice in choices}) == len(choices)
            reasons = describe_reasons(case.key, choices[0].reasons, language)
            assert reasons.count(".") >= len(choices[0].reasons) <= MAX_REASONS
            rival = choices[min(choices[0].rival, len(choices)) - 1]
            best = choices[0].action
            others = [row for row in choices[1:] if not is_variant(row.action, best)]
            assert not reasons or rival == next(iter(others), choices[1])
            assert NAMES[seat] not in reasons and not any(choice.reasons for choice in choices[1:])
            explained += bool(reasons)
            for choice in choices:
                assert (choice.measure == "only") == (len(choices) == 1)
                key, label = name_action(chat, here, choice.action, choice.events)
                assert key and ComponentId(999_999_999, 99_999, Route.PLAY, key).is_valid, (
                    phase,
                    choice.action,
                )
                sure = chat.answer(here, key, True, {})
                assert isinstance(sure, Act) and is_same_action(
                    chat, here, sure.action, choice.action
                )
                shown = chat.answer(here, key, False, {})
                if isinstance(shown, Preview):
                    shown = chat.answer(here, shown.key or key, True, {})
                assert isinstance(shown, Act) and is_same_action(
                    chat, here, shown.action, choice.action
                ), key
                assert NAMES[seat] not in label and label != say("hint-unnamed", language), (
                    label,
                    choice,
                )
    assert len(looked) > 4 and explained > 1
