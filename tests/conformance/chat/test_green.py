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
from tests.conformance.found import cases
from tests.conformance.play import played, where
from tests.conformance.pressing import SPILL, seen

GAMES, EVERY = 2, 9
"""Games of each kind of robot, and every so many actions of one are looked at."""
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
    case, found = cases()[key], []
    for number in range(GAMES):
        for made in played(case, number, (robots,)):
            if case.game.over(made.state) or len(made.log) % EVERY:
                continue
            seat = case.game.to_move(made.state)[0]
            view = copy_state(made.state)
            here = seen(case.game, view, made.seats, seat, "en")
            green = tuple(_green(case.chat, here))
            proposals = case.game.evaluator.proposals(here.view, seat) if green else ()
            found.append(Seen(where(), here, green, case.chat.lesson(here), proposals))
    return found


@pytest.mark.parametrize("robots", ["random", "steady"])
@pytest.mark.parametrize("case", thought_about, ids=lambda case: case.key)
def test_a_green_choice_is_the_experts(case: Case, robots: str) -> None:
    """Of a page that does several things at once: what the mind alone thinks of there. Trials take
    too long for a card, so where an expert would need any, nothing is green. What leads to another
    page, confirms or can be done alone may be."""
    looked, wrong = positions(case.key, robots), list[str]()
    for one in looked:
        for button, action in one.green:
            if len(one.proposals) > 1 or not _same(case, one.here, action, one.proposals[0]):
                wrong.append(f"{one.where}: {button.label}, of {len(one.proposals)} proposals")
    assert len(looked) > 25 and not wrong, "\n".join(wrong)


@pytest.mark.parametrize("case", thought_about, ids=lambda case: case.key)
def test_no_page_contradicts_the_hint(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither in green nor by its lesson; every lesson that recommends something comes up."""
    monkeypatch.setattr(type(case.game.evaluator), "playouts", 2)
    game, recommended, wrong = case.game, set[str](), list[str]()
    for one in chain.from_iterable(positions(case.key, robots) for robots in ("random", "steady")):
        recommends = case.recommends.get(one.lesson.key)
        if not one.green and recommends is None:
            continue
        best = hints(game, game.evaluator, one.here.view, one.here.seat, b"hint")[0].action
        for button, action in one.green:
            if not _same(case, one.here, action, best):
                wrong.append(f"{one.where}: {button.label} is green, the hint says {best}")
        if recommends is not None:
            recommended.add(one.lesson.key)
            if not recommends(best):
                wrong.append(f"{one.where}: {one.lesson.text} The hint says {best}")
    assert not wrong and recommended == set(case.recommends), "\n".join(wrong)


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
