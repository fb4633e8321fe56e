"""Green is what an expert would take without a second thought, or nothing is green; a hint and the
lesson beside it say the same."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Any, NamedTuple

import pytest

from bot.chat.base.errors import Refusal
from bot.chat.contract.pages import Act, Button, EphemeralPage, Preview
from bot.chat.contract.table_context import TableContext
from rules.errors import RuleError
from rules.game import copy_state
from rules.rail_baron.model.actions import Ride
from rules.rail_baron.robot.riding import route_value
from rules.rail_baron.routing.routes import propose_routes
from rules.thinking.hints import hints
from tests.conformance.case import Case
from tests.conformance.cases import cases
from tests.conformance.play import played, where
from tests.conformance.pressing import SPILL, seen

GAMES, EVERY, ROBOTS = 2, 9, ("random", "steady")
"""Games of each kind of robot; every so many actions of one are looked at."""
DEEP, WIDE = 2, 6
"""Pages behind one another, and pages behind the card."""

thought_about = [case for case in cases().values() if getattr(case.game, "evaluator", None)]


class Seen(NamedTuple):
    """A position as whoever is to move sees it: the green choices of its pages with the action of
    each, and the lesson."""

    where: str
    here: TableContext
    green: tuple[tuple[Button, Any], ...]
    lesson: Any
    proposals: Sequence[Any]


@cache
def positions(key: str, robots: str) -> list[Seen]:
    """Looked at once for all that is checked of them."""
    case, results = cases()[key], []
    for number in range(GAMES):
        for position in played(case, number, (robots,)):
            if case.game.over(position.state) or len(position.log) % EVERY:
                continue
            seat = case.game.to_move(position.state)[0]
            view = copy_state(position.state)
            here = seen(case.game, view, position.seats, seat, "en")
            green = tuple(_green(case.chat, here))
            proposals = case.game.evaluator.proposals(here.view, seat) if green else ()
            results.append(Seen(where(), here, green, case.chat.lesson(here), proposals))
    return results


@pytest.mark.parametrize("robots", ROBOTS)
@pytest.mark.parametrize("case", thought_about, ids=lambda case: case.key)
def test_a_green_choice_is_the_experts(case: Case, robots: str) -> None:
    """Of a page that does several things at once: what the mind alone thinks of there. Trials take
    too long for a card, so where an expert would need any, nothing is green. What leads to another
    page, confirms or can be done alone may be."""
    looked, wrong = positions(case.key, robots), list[str]()
    for spot in looked:
        for button, action in spot.green:
            if len(spot.proposals) > 1 or not _same(case, spot.here, action, spot.proposals[0]):
                wrong.append(f"{spot.where}: {button.label}, of {len(spot.proposals)} proposals")
    assert len(looked) > 25 and not wrong, "\n".join(wrong)


@pytest.mark.parametrize("case", thought_about, ids=lambda case: case.key)
def test_no_page_contradicts_the_hint(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither in green nor by its lesson; every lesson that recommends something comes up."""
    monkeypatch.setattr(type(case.game.evaluator), "playouts", 2)
    game, recommended, wrong = case.game, set[str](), list[str]()
    for spot in chain.from_iterable(positions(case.key, robots) for robots in ROBOTS):
        recommends = case.recommends.get(spot.lesson.key)
        if not spot.green and recommends is None:
            continue
        best = hints(game, game.evaluator, spot.here.view, spot.here.seat, b"hint")[0].action
        for button, action in spot.green:
            if not _same(case, spot.here, action, best):
                wrong.append(f"{spot.where}: {button.label} is green, the hint says {best}")
        if recommends is not None:
            recommended.add(spot.lesson.key)
            if not recommends(best):
                wrong.append(f"{spot.where}: {spot.lesson.text} The hint says {best}")
    assert not wrong and recommended == set(case.recommends), "\n".join(wrong)


def _same(case: Case, here: TableContext, action: Any, best: Any) -> bool:
    """Rail Baron's robots may ride a way that equals the one offered as far as it is told."""
    if not isinstance(action, Ride) or here.seat is None:
        return bool(action == best)
    routes = propose_routes(here.view, here.seat)
    steps = here.view.turn.steps_left
    top = max(routes, key=lambda route: route_value(here.view, here.seat or 0, route))
    return bool(top.path[:steps] == action.path)


def _green(chat: Any, here: TableContext) -> Iterator[tuple[Button, Any]]:
    """The green buttons of the card, and of the pages behind it, that do one of several things.
    Where nothing is green only what leads to pages is pressed."""
    pages = [chat.prompt(here)]
    for deep in range(1, DEEP + 1):
        behind: list[Any] = []
        for page in pages:
            green = [button for button in page.buttons if button.style == "go" and not button.order]
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
                yield from ((button, acts[button.key]) for button in green if button.key in acts)
        pages = behind[:WIDE]


def _keys(page: Any) -> Iterator[tuple[str, bool]]:
    buttons = (button for button in page.buttons if not (button.form or button.order))
    yield from ((button.key, button.look) for button in buttons)
    for menu in page.menus:
        if not menu.many:
            key = SPILL.sub("", menu.key)
            yield from ((f"{key}/{option.value}", menu.look) for option in menu.options)


def _answered(chat: Any, here: TableContext, key: str, sure: bool) -> Any:
    try:
        return chat.answer(here, key, sure, {})
    except (Refusal, RuleError):
        return None
