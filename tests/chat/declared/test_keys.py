"""Keys of moves, and their forms."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import NODEFAULT

from bot.chat.base.errors import Refusal, UnknownKey, describe_refusal
from bot.chat.declared.action_form import ActionForm, FieldSpec
from bot.chat.declared.field_types import FieldInfo, FieldType, FieldTypes, key_text
from bot.chat.declared.moves import Moves
from bot.tables.types.codec import fits_int64
from tests.chat.declared.toys import KINDS, Said, Send, Visit, find_declared, make_ctx

SEND = ActionForm(
    "send",
    Send,
    {"to": FieldSpec(), "city": FieldSpec(), "amount": FieldSpec(form=True), "fast": FieldSpec()},
)
VISIT = ActionForm("visit", Visit, {"cities": FieldSpec()})


@pytest.mark.parametrize(
    ("blanks", "given", "key"),
    [
        (SEND, {}, "send"),
        (SEND, {"to": 1}, "send/1"),
        (SEND, {"to": 0, "city": "New York"}, "send/0/New_York"),
        (SEND, {"to": 1, "city": "Troy", "amount": 90}, "send/1/Troy/90"),
        (SEND, {"to": 1, "city": "Troy", "amount": 90, "fast": True}, "send/1/Troy/90/fast"),
        (VISIT, {"cities": ("Bath", "New York")}, "visit/Bath/New_York"),
    ],
)
def test_a_key_says_what_is_given_and_is_read_back(
    blanks: ActionForm, given: dict[str, Any], key: str
) -> None:
    assert blanks.build_key(given) == key
    assert blanks.parse_key(KINDS, key.partition("/")[2]) == given


@pytest.mark.parametrize(
    "rest",
    ["x", "-1", "1e3", "١", "1/Paris", "1/Troy/x", "1/Troy/5/slow", "1/Troy/5/fast/more", "9" * 10],
)
def test_a_key_nobody_made_is_refused(rest: str) -> None:
    with pytest.raises(UnknownKey):
        SEND.parse_key(KINDS, rest)


def test_what_is_missing_is_asked_for_in_order() -> None:
    assert SEND.next_missing({}) == "to"
    assert SEND.next_missing({"to": 1}) == "city"
    assert SEND.next_missing({"to": 1, "city": "Bath"}) is None, "the rest may be left out"
    form = ActionForm("send", Send, {**SEND.parts, "amount": FieldSpec(asked=True)})
    assert form.next_missing({"to": 1, "city": "Bath"}) == "amount"
    whole = SEND.fill_placeholders(KINDS, {"to": 1})
    assert Send(**whole) == Send(1, "Bath", 5, False), "the rules can be asked with something"


def test_a_form_asks_for_what_is_typed_and_not_given(fresh: set[str]) -> None:
    said = Said("toy")
    form = SEND.form(said, KINDS, make_ctx(), {"to": 1, "city": "Bath"})
    assert [field.name for field in form.fields] == ["amount"]
    assert (form.title, form.fields[0].label) == ("form-send", "form-send-amount")
    assert SEND.parse_form(KINDS, make_ctx(), {"amount": "$12"}, {"to": 1}) == {
        "to": 1,
        "amount": 12,
    }
    with pytest.raises(Refusal):
        SEND.parse_form(KINDS, make_ctx(), {"amount": "lots"}, {})
    with pytest.raises(UnknownKey):
        SEND.form(said, KINDS, make_ctx(), {"amount": 5})
    preset = ActionForm("send", Send, {"amount": FieldSpec(form=True, preset=lambda ctx, given: 7)})
    assert preset.form(said, KINDS, make_ctx(), {}).fields[0].value == "7"
    assert preset.parse_form(KINDS, make_ctx(), {"amount": " "}, {}) == {"amount": 7}


def _countable() -> Iterator[tuple[str, FieldTypes, Any]]:
    for moves in find_declared(Moves):
        for move in moves.moves.values():
            for name, type_ in move.action_form.field_infos().items():
                yield f"{move.name}.{name}", moves.kinds, type_


def test_what_is_sealed_is_declared_as_ones_own() -> None:
    """The rules say what is chosen in secret: its move is for the seat's own page, and shows it."""
    moves = [move for chapter in find_declared(Moves) for move in chapter.moves.values()]
    sealed = [move for move in moves if getattr(move.action, "sealed", False)]
    assert sealed
    assert [move.name for move in sealed if not (move.own and move.then)] == []


def test_the_values_in_the_keys_of_the_games_are_told_apart() -> None:
    """No two of a part's values look alike in a key, and none has what parts a key."""
    tried = 0
    for name, kinds, type_ in _countable():
        kind = kinds.kinds.get(type_.kind)
        if type_.base is int and (kind is None or kind.of is None):
            continue
        if type_.base is bool:
            continue
        values = list(kind.of()) if kind is not None and kind.of is not None else list(type_.base)
        written = [key_text(value) for value in values]
        assert len(set(written)) == len(values), name
        assert not any(sign in text for text in written for sign in "/.+:"), name
        tried += 1
    assert tried > 5


def test_a_number_above_the_largest_is_refused_and_not_lowered() -> None:
    kinds = FieldTypes(shares=FieldType(str, of=lambda: range(11), number=True))
    field = FieldInfo("shares", int, False, False, NODEFAULT)
    assert kinds.parse_input(field, "10", "en") == 10
    with pytest.raises(Refusal) as refused:
        kinds.parse_input(field, "11", "en")
    assert describe_refusal(refused.value, "en", "haul") == "“11” is too high: 10 is the highest."


def test_typed_counts_of_the_games_are_kept_or_refused() -> None:
    """In every game, for every number in a move or order: what is no number that can be kept is
    refused with a sentence, and never crashes."""
    tried = 0
    for name, kinds, type_ in _countable():
        kind = kinds.kinds.get(type_.kind)
        if type_.base is not int or (kind is not None and kind.of is not None):
            continue
        for text in ("9223372036854775808", "9" * 40, "-1", "²", "x", ""):
            with pytest.raises(UnknownKey):
                kinds.parse_key_text(type_, text)
            try:
                assert fits_int64(kinds.parse_input(type_, text, "en")), name
            except Refusal:
                tried += 1
    assert tried > 20
