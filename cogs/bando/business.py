"""A railroad's turn in a Business Round: what its parts offer, gathered."""

from __future__ import annotations

from cogs.bando.parts import Ask, Chooser, FormOf
from rules.baltimore_ohio.state import Phase

CHOOSERS: dict[str, Chooser] = {}
FORMS: dict[str, FormOf] = {}
ASK: dict[Phase, Ask] = {}
