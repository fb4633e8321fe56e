"""Keys of a railroad's turn: how plans are written, that every one fits into a component id, and
that whatever is legal can be pressed or typed."""

from typing import Any

import pytest

import data.baltimore_ohio as facts
from bot.chat.base.errors import UnknownKey
from bot.chat.contract.adapter import TableContext
from bot.chat.contract.pages import Act
from bot.chat.ui.keys import ComponentId, Route
from cogs.baltimore_ohio import plans
from cogs.baltimore_ohio.chat import CHAT
from cogs.baltimore_ohio.plans import CODE, PlanPage
from rules.baltimore_ohio.model.actions import BuildNothing, BuildTrack
from rules.baltimore_ohio.model.state import Phase
from rules.baltimore_ohio.turn_plan import Plan, Start
from tests.chat.baltimore_ohio.business_positions import business
from tests.support.positions import make_ctx

SPILL = "/+5"


def fits(key: str) -> bool:
    """In an id with a great table and version."""
    return len(key) <= 72 and ComponentId(999_999, 99_999, Route.PLAY, key).is_valid


def test_the_later_of_two_choices_counts() -> None:
    chosen = (Plan(buy=1), Plan(track=BuildNothing()), Plan(buy=2), Plan(pays=True))
    text = "/".join(map(CODE.encode, (*chosen, Plan(pays=False))))
    assert plans.parse_key(text).plan == Plan(buy=2, track=BuildNothing(), pays=False)
    assert plans.parse_key("") == PlanPage(Plan()) and plans.parse_key("_/_") == PlanPage(Plan())


def test_the_longest_plans_fit_with_what_is_added_to_them() -> None:
    """Seven hexes in a row of any plan, the marks of a menu, and the number of a split menu; a
    railroad that is thought to start has no cards to scrap."""
    track = BuildTrack(tuple(row.id for row in facts.board_map().hexes[-7:]))
    cards, cities = tuple(range(1, 36)), tuple(facts.cities())
    whole = Plan(scrap=cards, buy=35, track=track, cities=cities, pays=True)
    marks = "+".join("A" * plans.MAX_OPTIONS)
    for first, plan in (
        ("run", whole),
        ("what/ERIE", whole),
        ("what/ERIE", Plan(Start(375, 10), None, 35, track, cities, True)),
    ):
        written = CODE.encode(plan)
        assert fits(f"{first}/{written}/_c") and fits(f"{first}/{written}{SPILL}")
        rest = CODE.encode(plan.clear_step(Phase.SERVICE))
        assert fits(f"{first}/{rest}/_c2/{CODE.encode(Plan(cities=cities))}/{marks}")
        before = CODE.encode(plan.clear_step(Phase.TRACK))
        assert fits(f"{first}/{before}/_h/{CODE.encode(Plan(track=track))}")
        later = CODE.encode(plan.clear_step(Phase.SCRAP))
        assert fits(f"{first}/{later}/_s2/{CODE.encode(Plan(scrap=cards))}/{marks}")


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
    with pytest.raises(UnknownKey):
        plans.parse_key(text)


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
    at = make_ctx(business(phase))
    now = [button.key for button in CHAT.prompt(at).buttons if not button.form]
    for key in earlier:
        found = CHAT.answer(at, key, False, {})
        assert any(
            type(found) is type(one) and told(found) == told(one) for one in answers(at, now)
        )


def told(found: Any) -> Any:
    return found.action if isinstance(found, Act) else found.text


def answers(at: TableContext, keys: list[str]) -> list[Any]:
    return [CHAT.answer(at, key, False, {}) for key in keys]
