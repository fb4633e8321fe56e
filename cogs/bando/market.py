"""The Market Round: what is asked, and the turn put together on one private card."""

from __future__ import annotations

from cogs.bando.parts import Ask, Chooser, FormOf
from rules.baltimore_ohio.state import Phase

CHOOSERS: dict[str, Chooser] = {}
FORMS: dict[str, FormOf] = {}
ASK: dict[Phase, Ask] = {}
