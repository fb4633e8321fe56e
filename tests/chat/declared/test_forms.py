"""Forms: what they ask for, how Discord gets them, and what becomes of a refused one."""

from typing import Any

import pytest

from bot.chat.contract.pages import Field, Form, Option
from bot.chat.declared.action_form import ActionForm, FieldSpec
from bot.chat.ui.keys import ComponentId, Route
from bot.chat.ui.modal import build_modal, read_words
from tests.chat.declared.toys import CITIES, KINDS, Said, Send, Visit, make_ctx
from tests.chat.harness.world import World, answers, choose, labels, press, sane, typed, words
from tests.chat.railroad_barons.positions import drafting
from tests.support.openapi import complaints

PLACE = ComponentId(1, 1, Route.FORM, "x")


def options(count: int) -> tuple[Option, ...]:
    return tuple(Option(f"v{number}", f"Value {number}", "detail") for number in range(count))


def field(kind: Any, count: int = 0, **more: Any) -> Field:
    return Field("one", "One", kind=kind, options=options(count), note="A note", **more)


@pytest.mark.parametrize(
    ("field", "component"),
    [
        (field("text", value="3"), 4),
        (field("choice", 1), 3),
        (field("choice", 2, value="v1"), 21),
        (field("choice", 10, optional=True), 21),
        (field("choice", 11, value="v10"), 3),
        (field("choice", 25, optional=True), 3),
        (field("choices", 4, value="v0+v2"), 22),
        (field("choices", 4, optional=True), 22),
        (field("choices", 12, value="v0+v11"), 3),
        (field("choices", 12, optional=True), 3),
        (field("check", value="yes"), 23),
        (field("person"), 5),
        (field("file"), 19),
    ],
)
def test_every_kind_of_field_is_one_that_discord_has(field: Field, component: int) -> None:
    modal = build_modal(PLACE, Form("Title", (field,), "Above"))
    sent = modal.to_dict()
    callback = {"type": 9, "data": sent}
    assert complaints("POST", "/interactions/1/x/callback", callback) == []
    label = sent["components"][1]
    assert sent["components"][0]["content"] == "Above"
    assert (label["component"]["type"], label["description"]) == (component, "A note")
    chosen = [row["value"] for row in label["component"].get("options", []) if row.get("default")]
    assert chosen == [value for value in field.value.split("+") if field.options and value]


def test_what_is_entered_is_read_whatever_it_is() -> None:
    inner: list[dict[str, Any]] = [
        {"type": 4, "custom_id": "text", "value": " 5 "},
        {"type": 21, "custom_id": "radio", "value": "v1"},
        {"type": 21, "custom_id": "left", "value": None},
        {"type": 22, "custom_id": "several", "values": ["a", "b"]},
        {"type": 23, "custom_id": "box", "value": True},
        {"type": 23, "custom_id": "empty", "value": False},
        {"type": 5, "custom_id": "person", "values": ["77"]},
    ]
    rows = [{"type": 18, "component": component} for component in inner] + [{"type": 10, "id": 1}]
    assert read_words(rows) == {
        "text": " 5 ",
        "radio": "v1",
        "left": "",
        "several": "a+b",
        "box": "yes",
        "empty": "no",
        "person": "77",
    }


def test_a_move_with_several_values_is_one_form() -> None:
    whole = ActionForm(
        "send",
        Send,
        {
            "to": FieldSpec(choose=True, offered=lambda ctx, given: (0, 1)),
            "city": FieldSpec(
                choose=True, offered=lambda ctx, given: CITIES, preset=lambda ctx, given: "Troy"
            ),
            "amount": FieldSpec(form=True, preset=lambda ctx, given: len(given["city"])),
            "fast": FieldSpec(choose=True),
        },
    )
    form = whole.form(Said("toy"), KINDS, make_ctx(), {})
    assert form.title == "press-all-send"
    kinds = {
        field.name: (field.kind, len(field.options), field.value, field.optional)
        for field in form.fields
    }
    assert kinds == {
        "to": ("choice", 2, "", False),
        "city": ("choice", 3, "Troy", False),
        "amount": ("text", 0, "", True),
        "fast": ("check", 0, "", False),
    }
    entered = {"to": "1", "city": "New_York", "amount": "", "fast": "yes"}
    given = whole.parse_form(KINDS, make_ctx(), entered, {})
    assert given == {"to": 1, "city": "New York", "amount": 8, "fast": True}
    assert whole.parse_form(KINDS, make_ctx(), {"to": "1", "city": "", "amount": ""}, {}) == {
        "to": 1
    }
    fewer = whole.form(Said("toy"), KINDS, make_ctx(), {"to": 1})
    assert [field.name for field in fewer.fields] == ["city", "amount", "fast"]


def test_several_values_are_boxes_to_tick() -> None:
    visit = ActionForm(
        "visit",
        Visit,
        {
            "cities": FieldSpec(
                choose=True,
                offered=lambda ctx, given: [(city,) for city in CITIES],
                preset=lambda ctx, given: ("Bath", "Troy"),
            )
        },
    )
    form = visit.form(Said("toy"), KINDS, make_ctx(), {})
    (field,) = form.fields
    assert (field.kind, field.value) == ("choices", "Bath+Troy")
    assert [option.value for option in field.options] == ["Bath", "New_York", "Troy"]
    given = visit.parse_form(KINDS, make_ctx(), {"cities": "Bath+New_York"}, {})
    assert given == {"cities": ("Bath", "New York")}


async def test_an_investor_and_a_price_are_one_form(world: World) -> None:
    """Open, send, confirm: three presses; left empty, the price is the face value (3)."""
    await world.at(drafting())
    label = "Pick an Investor and name a price…"
    page = await typed(world.ann, world.card, label, investor="I40", price="60")
    assert "You name **$60**" in sane(page)
    empty = await typed(world.ann, world.card, label, investor="I40", price="")
    assert "You name **$40**" in sane(empty)
    await press(world.ann, page, "Name $60")
    assert "names **$60** for the **$40 Investor**" in words(world.card)


async def test_a_refused_form_remembers_what_was_entered(world: World) -> None:
    """Which field and why, and the form again with everything in it; also for a rule."""
    await world.at(drafting())
    label = "Pick an Investor and name a price…"
    page = await typed(world.ann, world.card, label, investor="I40", price="lots")
    text = sane(page)
    assert "Dollars, $0 to $1,000: “lots” isn't a whole number" in text
    assert "Investor\n" in text and "$40 Investor" in text
    assert labels(page) == ["Change what you entered…"]
    again = await world.ann.click(page, label="Change what you entered…")
    assert _presets(again.modal) == {"investor": ["I40"], "price": "lots"}
    page = await _send(world, again, {"investor": "I40", "price": "1001"})
    assert "between $0 and $1,000" in sane(page)
    assert labels(page) == ["Change what you entered…", "Why? Rule 3"]
    again = await world.ann.click(page, label="Change what you entered…")
    assert _presets(again.modal) == {"investor": ["I40"], "price": "1001"}
    page = await _send(world, again, {"investor": "I40", "price": "100"})
    assert "You name **$100**" in sane(page)
    assert await world.unchanged()


def _presets(modal: Any) -> dict[str, Any]:
    presets = {}
    for row in modal["components"]:
        inner = row["component"]
        chosen = [option["value"] for option in inner.get("options", []) if option.get("default")]
        presets[inner["custom_id"]] = chosen or inner.get("value")
    return presets


async def _send(world: World, form: Any, entered: dict[str, Any]) -> Any:
    return answers(await world.ann.submit_modal(form, entered))[-1]


async def test_choosing_one_after_the_other_stays_possible(world: World) -> None:
    await world.at(drafting())
    page = await choose(world.ann, world.card, "Pick an Investor", "I40")
    assert labels(page)[:2] == ["Face value: $40…", "Name $20…"]
