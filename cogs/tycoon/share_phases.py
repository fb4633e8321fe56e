"""Everything but the Operate phase, joined from its files."""

from __future__ import annotations

from cogs.tycoon.parts import Asker, Chooser, FormOf
from rules.train_tycoon.state import Phase

CHOOSERS: dict[str, Chooser] = {}
FORMS: dict[str, FormOf] = {}
ASK: dict[Phase, Asker] = {}
