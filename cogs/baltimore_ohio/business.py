"""A railroad's turn in a Business Round: what its parts offer, gathered."""

from __future__ import annotations

from cogs.baltimore_ohio import asking, single, whole_turn
from cogs.baltimore_ohio.parts import Ask, Chooser, FormOf
from rules.baltimore_ohio.model.state import Phase

CHOOSERS: dict[str, Chooser] = {
    single.HEAD: single.answer,
    whole_turn.HEAD: whole_turn.answer,
}
FORMS: dict[str, FormOf] = {single.HEAD: single.form, whole_turn.HEAD: whole_turn.form}
ASK: dict[Phase, Ask] = dict(asking.ASK)
