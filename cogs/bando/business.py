"""A railroad's turn in a Business Round: what its parts offer, gathered."""

from __future__ import annotations

from cogs.bando import asking, single, whole_turn
from cogs.bando.parts import Ask, Chooser, FormOf
from rules.baltimore_ohio.state import Phase

CHOOSERS: dict[str, Chooser] = {
    single.HEAD: single.answer,
    whole_turn.HEAD: whole_turn.answer,
}
FORMS: dict[str, FormOf] = {single.HEAD: single.form, whole_turn.HEAD: whole_turn.form}
ASK: dict[Phase, Ask] = dict(asking.ASK)
