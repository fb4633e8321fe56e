"""Green is what an expert would take without a second thought, or nothing is green; a hint and the
lesson beside it say the same."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from bot.chat.base.errors import Refusal
from bot.chat.contract.pages import Act, Button, EphemeralPage, Preview
from bot.chat.contract.table_context import TableContext
from rules.errors import RuleError
from rules.rail_baron.model.actions import Ride
from rules.rail_baron.robot.riding import route_value
from rules.rail_baron.routing.routes import propose_routes
from rules.thinking.hints import hints
from tests.conformance.case import Case
from tests.conformance.found import cases
from tests.conformance.play import played
from tests.conformance.pressing import SPILL, seen

POSITIONS, DEEP, WIDE = 60, 2, 6
"""So many positions of a game, pages behind one another, and pages behind the card."""

thought_about = [case for case in cases().values() if getattr(case.game, "evaluator", None)]


@pytest.mark.parametrize("robots", ["random", "steady"])
@pytest.mark.parametrize("case", thought_about, ids=lambda case: case.key)
def test_a_green_choice_is_the_experts(case: Case, robots: str) -> None:
    """Of a page that does several things at once: what the mind alone thinks of there. Trials take
    too long for a card, so where an expert would need any, nothing is green. What leads to another
    page, confirms or can be done alone may be."""
    looked, wrong = 0, set()
    for number in range(2):
        for made in played(case, number, (robots,)):
            if case.game.over(made.state) or len(made.log) % 5 or looked > POSITIONS * (number + 1):
                continue
            looked += 1
            seat = case.game.to_move(made.state)[0]
            here = seen(case.game, made.state, made.seats, seat, "en")
            for button, action in _green(case.chat, here):
                thought = case.game.evaluator.proposals(here.view, seat)
                if len(thought) > 1 or not _same(case, here, action, thought[0]):
                    wrong.add(f"{button.label}, of {len(thought)} that an expert thinks of")
    assert looked > POSITIONS / 2 and not wrong


@pytest.mark.parametrize("case", thought_about, ids=lambda case: case.key)
def test_no_page_contradicts_the_hint(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither in green nor by its lesson; every lesson that recommends something comes up."""
    monkeypatch.setattr(type(case.game.evaluator), "playouts", 2)
    chat, game = case.chat, case.game
    recommended, wrong = set[str](), set[str]()
    for number, robot in product(range(2), ("random", "steady")):
        for made in played(case, number, (robot,)):
            if game.over(made.state) or len(made.log) % 9:
                continue
            seat = game.to_move(made.state)[0]
            here = seen(game, made.state, made.seats, seat, "en")
            green, lesson = list(_green(chat, here)), chat.lesson(here)
            recommends = case.recommends.get(lesson.key)
            if not green and recommends is None:
                continue
            best = hints(game, game.evaluator, here.view, seat, b"hint")[0].action
            for button, action in green:
                if not _same(case, here, action, best):
                    wrong.add(f"{button.label} is green, the hint says {best}")
            if recommends is not None:
                recommended.add(lesson.key)
                if not recommends(best):
                    wrong.add(f"{lesson.text} The hint says {best}")
    assert not wrong and recommended == set(case.recommends)


def _same(case: Case, here: TableContext, action: Any, best: Any) -> bool:
    """Rail Baron's robots may ride a way that equals the one offered as far as it is told."""
    if not isinstance(action, Ride) or here.seat is None:
        return bool(action == best)
    routes = propose_routes(here.view, here.seat)
    steps = here.view.turn.steps_left
    top = max(routes, key=lambda one: route_value(here.view, here.seat or 0, one))
    return bool(top.path[:steps] == action.path)


def _green(chat: Any, here: TableContext) -> Iterator[tuple[Button, Any]]:
    """The green buttons of the card, and of the pages behind it, that do one of several things.
    Where nothing is green only what leads to pages is pressed."""
    pages = [chat.prompt(here)]
    for deep in range(1, DEEP + 1):
        behind: list[Any] = []
        for page in pages:
            green = [one for one in page.buttons if one.style == "go" and not one.order]
            acts: dict[str, Any] = {}
            for key, look in _keys(page):
                if not green and (deep == DEEP or len(behind) >= WIDE):
                    break
                answer = chat.look_page(here, key) if look else _answered(chat, here, key, False)
                if isinstance(answer, EphemeralPage):
                    behind.append(answer)
                    continue
                if isinstance(answer, Preview):
                    answer = _answered(chat, here, answer.key or key, True)
                if isinstance(answer, Act):
                    acts[key] = answer.action
            if len(set(acts.values())) > 1:
                yield from ((one, acts[one.key]) for one in green if one.key in acts)
        pages = behind[:WIDE]


def _keys(page: Any) -> Iterator[tuple[str, bool]]:
    yield from ((one.key, one.look) for one in page.buttons if not (one.form or one.order))
    for menu in page.menus:
        if not menu.many:
            key = SPILL.sub("", menu.key)
            yield from ((f"{key}/{one.value}", menu.look) for one in menu.options)


def _answered(chat: Any, here: TableContext, key: str, sure: bool) -> Any:
    try:
        return chat.answer(here, key, sure, {})
    except (Refusal, RuleError):
        return None
