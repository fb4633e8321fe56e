"""Whatever somebody makes up, in an id, a form, a file or a setting, is refused in words, or is
what it says; it never breaks anything."""

import asyncio
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.chat.base.errors import Refusal
from bot.chat.contract.pages import Act, EphemeralPage, Form, Preview
from bot.chat.ui.keys import LIMIT, ComponentId, Route, parse_custom_id
from bot.settings import NAMES, Settings, SettingsError, load_settings
from bot.tables.api.service import Tables
from bot.tables.types.errors import TableError
from rules.errors import RuleError
from tests.conformance.case import Case
from tests.conformance.cases import every_case
from tests.conformance.play import played
from tests.conformance.pressing import seen
from tests.support import thrift
from tests.tables.support import ANN, BOB, PLACE, Entropy, key, play_round, started

ANY = st.text(max_size=120)
PIECES = st.lists(
    st.sampled_from(
        [*(verb.value for verb in Route), "rh", ":", ".", "/", "+", "-", "0", "99999999"]
    )
    | st.text(max_size=8),
    max_size=9,
)
TABLES, DEEP = 2, 60
"""Positions of a game in which forms are filled in, and of how many actions."""


@given(
    ANY | PIECES.map("".join) | st.builds("rh:{}:{}:{}.{}".format, *[st.integers(), ANY, ANY, ANY])
)
def test_an_id_is_refused_or_reads_as_it_was_written(text: str) -> None:
    try:
        component_id = parse_custom_id(text)
    except Refusal:
        return
    assert component_id.is_valid and len(text) <= LIMIT
    assert parse_custom_id(str(component_id)) == component_id


@given(
    st.integers(0, 10**14),
    st.integers(0, 10**11),
    st.sampled_from(list(Route)),
    PIECES.map("".join),
)
def test_a_key_that_is_good_comes_back(table: int, version: int, verb: Route, text: str) -> None:
    component_id = ComponentId(table, version, verb, text)
    if component_id.is_valid:
        assert parse_custom_id(str(component_id)) == component_id
    else:
        with pytest.raises(ValueError, match="is not a component id"):
            str(component_id)


@given(st.dictionaries(st.sampled_from(NAMES), st.text(max_size=30), max_size=4))
def test_settings_are_understood_or_named(variables: dict[str, str]) -> None:
    try:
        assert isinstance(load_settings(variables, Path("/nonexistent")), Settings)
    except SettingsError as mistake:
        assert any(name in str(mistake) for name in variables)


# --- forms ----------------------------------------------------------------------------------------


def _forms(case: Case, ctx: Any) -> Iterator[str]:
    """The keys of the forms that the card and its pages lead to."""
    chat = case.chat
    pages: list[Any] = [chat.prompt(ctx)]
    for page in pages:
        for button in page.buttons:
            if button.form:
                yield button.key
            elif not (button.look or button.order) and len(pages) < 12:
                try:
                    led = chat.answer(ctx, button.key, False, {})
                except (RuleError, Refusal):
                    continue
                if isinstance(led, EphemeralPage | Preview):
                    pages.append(led)


@every_case
def test_what_is_typed_is_refused_or_leads_on(case: Case) -> None:
    """Whatever stands in the fields of a form: a page, an action of the game's, or a refusal."""
    forms = []
    for number in range(TABLES):
        for position in islice(played(case, number), 0, DEEP, 7):
            for seat in case.game.to_move(position.state)[:1]:
                ctx = seen(case.game, position.state, position.seats, seat, "en")
                forms += [(ctx, key) for key in _forms(case, ctx)]
    if not forms:
        pytest.skip("nothing is typed in these positions")
    chat = case.chat

    @settings(max_examples=40)
    @given(st.data())
    def typed(data: st.DataObject) -> None:
        ctx, wanted = data.draw(st.sampled_from(forms))
        form = chat.form(ctx, wanted)
        numbers = st.integers(-(10**30), 10**30).map(str)
        words = {field.name: data.draw(ANY | numbers | st.just("")) for field in form.fields}
        try:
            led = chat.answer(ctx, wanted, False, words)
        except (RuleError, Refusal):
            return
        assert isinstance(led, Act | EphemeralPage | Preview | Form)

    typed()


# --- files ----------------------------------------------------------------------------------------


def _changed(text: str, data: st.DataObject) -> str:
    """The file of a game with something else in one place."""
    lines = text.splitlines(keepends=True)
    at = data.draw(st.integers(0, len(lines) - 1))
    way = data.draw(st.integers(0, 4))
    if way == 0:
        del lines[at]
    elif way == 1:
        lines.insert(at, lines[data.draw(st.integers(0, len(lines) - 1))])
    elif way == 2:
        lines[at] = data.draw(st.text(max_size=60)) + "\n"
    elif way == 3:
        numbers = list(re.finditer(r"\d+", lines[at]))
        if numbers:
            number = data.draw(st.sampled_from(numbers))
            digits = str(data.draw(st.integers(-5, 10**20)))
            lines[at] = lines[at][: number.start()] + digits + lines[at][number.end() :]
    else:
        return text[: data.draw(st.integers(0, len(text)))]
    return "".join(lines)


def test_a_changed_file_is_refused_or_plays_as_it_says(tmp_path: Path) -> None:
    """A table that comes of it is what its log leads to."""
    with asyncio.Runner() as runner:
        tables = Tables(thrift.store(tmp_path / "made.sqlite"), entropy=Entropy())

        async def exported() -> str:
            table = await started(tables, ANN, BOB)
            for _ in range(2):
                await play_round(tables, table.id)
            return await tables.export(table.id)

        async def imported(text: str) -> None:
            try:
                table = await tables.import_text(text, PLACE, ANN, key=key())
            except TableError as refused:
                assert refused.code != "bug", refused
            else:
                assert (await tables.verify_table(table.id)).ok

        text = runner.run(exported())

        @settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
        @given(st.data())
        def tried(data: st.DataObject) -> None:
            runner.run(imported(_changed(text, data)))

        tried()
        runner.run(tables.close())
