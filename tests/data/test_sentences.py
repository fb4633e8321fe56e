"""Texts that are put together here are what Fluent itself makes of them."""

from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

from data.sentences import Unsupported, compile_line, compile_pattern
from data.texts import DEFAULT, MissingText, languages, say

SOURCE = """
plain = Nothing but words: *[one] .x
said = { $name } has { $count } of { $name }.
of-two = { said } { $what ->
    [0] none
    [one] one
    [red] a red one
   *[other] { $what } things
}
long = First { $name },
    then { $count }.
odd = { NUMBER($count, useGrouping: 0) }
"""
VALUES: list[Any] = [0, 1, 2, 1234, -5, True, "red", "a {word}", ""]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", ["plain", "said", "of-two", "long"])
def test_a_text_says_what_fluent_says(key: str, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(SOURCE))
    pattern: Any = bundle.get_message(key).value
    compiled = compile_pattern(bundle, pattern)
    for what in VALUES:
        values = {"name": "Ann", "count": what, "what": what}
        assert compiled(values) == bundle.format_pattern(pattern, values)[0]


def test_a_line_is_read_without_parsing() -> None:
    locale = Locale.parse("de")
    compiled = compile_line("said = { $name } has { $count } of { $name }. \n\n", locale)
    assert compiled is not None
    assert compiled({"name": "Ann", "count": 1234}) == "Ann has 1.234 of Ann."
    for other in ("said = { said }\n", "said =\n    A block\n", "said = A\n    line more\n"):
        assert compile_line(other, locale) is None


def test_what_is_not_known_here_is_left_to_fluent() -> None:
    bundle = FluentBundle([DEFAULT], use_isolating=False)
    bundle.add_resource(FluentResource(SOURCE))
    with pytest.raises(Unsupported):
        compile_pattern(bundle, bundle.get_message("odd").value)


def test_a_value_that_is_not_given_is_a_bug() -> None:
    with pytest.raises(MissingText, match="house-card-head"):
        say("house-card-head", game="Rails")
