"""Short codes of whole plans."""

import random
import types
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest

from bot.chat.base.errors import UnknownKey
from bot.chat.declared.field_types import FieldTypes
from bot.chat.declared.plan_codec import ALPHABET, PlanCodec
from tests.chat.declared.toys import KINDS, Plan, find_declared


def some(chance: random.Random, kinds: FieldTypes, hint: Any, kind: str = "") -> Any:
    """Some value of a type as `Code` reads types."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return some(chance, kinds, arguments[0], str(arguments[1]))
    if origin in (Union, types.UnionType):
        return some(chance, kinds, chance.choice(arguments), kind)
    if origin is tuple:
        items = [some(chance, kinds, arguments[0], kind) for _ in range(chance.randrange(4))]
        inner = str(get_args(arguments[0])[1]) if get_origin(arguments[0]) is Annotated else kind
        of = kinds.kinds.get(inner)
        if of is not None and of.sets and of.of is not None:  # in their order, none twice
            return tuple(member for member in of.of() if member in items)
        return tuple(items)
    known = kinds.kinds.get(kind)
    if known is not None and known.of is not None:
        return chance.choice(list(known.of()))
    if origin is Literal:
        return chance.choice(arguments)
    if hint is bool:
        return chance.random() < 0.5
    if hint is int:
        return chance.choice((0, 1, 15, 16, 17, 255, 256, chance.randrange(10**9)))
    if hint is type(None):
        return None
    hints = get_type_hints(hint, include_extras=True)
    return hint(**{name: some(chance, kinds, hints[name]) for name in hint.__struct_fields__})


TOY: PlanCodec[Plan] = PlanCodec(Plan, KINDS, Plan())
CODES = [TOY, *find_declared(PlanCodec)]


def _called(code: PlanCodec[Any]) -> str:
    return getattr(code.plan, "__name__", str(code.plan))


@pytest.mark.parametrize("code", CODES, ids=_called)
def test_every_plan_is_read_back_from_its_code(code: PlanCodec[Any]) -> None:
    chance, written = random.Random(1), {}
    for _ in range(300):
        plan = some(chance, code.kinds, code.plan)
        text = code.encode(plan)
        assert set(text) <= set(ALPHABET)
        assert code.decode(text) == plan
        assert written.setdefault(text, plan) == plan, "no two plans have one code"
    assert code.encode(code.nothing) == "" and code.decode("") == code.nothing


@pytest.mark.parametrize("code", CODES, ids=_called)
def test_what_is_no_code_is_refused_and_never_anything_worse(code: PlanCodec[Any]) -> None:
    chance, good = random.Random(2), 0
    for _ in range(400):
        text = "".join(chance.choice(ALPHABET) for _ in range(chance.randrange(1, 24)))
        try:
            plan = code.decode(text)
        except UnknownKey:
            continue
        good += 1
        assert code.encode(plan) == text, "a plan has one code alone"
    assert good < 400
    for text in ("/", "é", " ", "0", "00", "A B", "z" * 90, "." * 90):
        with pytest.raises(UnknownKey):
            code.decode(text)


def test_a_plan_that_holds_what_nobody_has_is_not_written() -> None:
    with pytest.raises(UnknownKey):
        TOY.encode(Plan(coaches=-1))
    with pytest.raises(UnknownKey):
        TOY.encode(Plan(via="Paris"))


def test_a_count_beyond_what_is_kept_has_no_code() -> None:
    """64 bits are kept; the largest such number goes there and back."""
    assert TOY.decode(TOY.encode(Plan(coaches=2**63 - 1))) == Plan(coaches=2**63 - 1)
    with pytest.raises(UnknownKey):
        TOY.encode(Plan(coaches=2**63))


def test_a_code_of_a_count_beyond_what_is_kept_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """As somebody might make one up."""
    monkeypatch.setattr("bot.chat.declared.plan_codec.MAX_NUMBER", 2**64)
    code = TOY.encode(Plan(coaches=2**63))
    monkeypatch.undo()
    with pytest.raises(UnknownKey):
        TOY.decode(code)
