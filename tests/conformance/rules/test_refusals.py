"""Every refusal that the rules can raise has its sentence in every language."""

import importlib
import re
from functools import cache
from itertools import product
from pathlib import Path

from data.texts import say
from rules.whole_turn import WholeTurnGame
from tests.conformance.case import Case
from tests.conformance.cases import cases, having
from tests.support import refusals
from tests.support.catalogues import texts

MONEY = 12_500


@cache
def raised(key: str) -> refusals.Refusals:
    """Code and argument names of every refusal that the source of the game raises, and of what
    does not belong into a phase."""
    case = cases()[key]
    refused = case.refused
    assert refused is not None
    folder = Path(str(importlib.import_module(f"rules.{key}").__file__)).parent
    codes = refusals.raised(
        folder,
        takes=lambda module: module not in refused.elsewhere,
        named=refused.named,
    )
    if isinstance(case.game, WholeTurnGame):
        codes |= refusals.raised(folder.parent, takes=lambda module: module == "whole_turn")
    return {**refusals.phases(case.phase_actions), **refused.computed, **codes}


@having("refused")
def test_every_refusal_has_a_sentence(case: Case) -> None:
    """It fills in every argument, one thing or several; ends as one sentence, and cites its
    ruling."""
    for language, (code, names) in product(case.languages, sorted(raised(case.key).items())):
        key = f"{case.key}-refuse-{code}"
        source = texts(language)[key].source
        for count in (None, 1, 7):
            values: dict[str, object] = {
                name: MONEY if name.endswith("_money") else count or f"<{name}>" for name in names
            }
            sentence = say(key, language, rule="19", **values)
            assert re.search(r"\s19\)?\.$", sentence) and "\n" not in sentence, sentence
            for name, value in values.items():
                chooses = re.search(rf"\{{\s*\${name}\s*->", source)
                shown = isinstance(value, int) or value in sentence or chooses
                assert shown, f"{key} leaves out {name} in {language}"


@having("refused")
def test_no_sentence_is_left_over(case: Case) -> None:
    """No sentence is kept for a code that is never raised, and none is missing."""
    head = f"{case.key}-refuse-"
    for language in case.languages:
        worded = {key.removeprefix(head) for key in texts(language) if key.startswith(head)}
        assert worded == set(raised(case.key))
