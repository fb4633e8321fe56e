"""Everything but the Operate phase, joined from its files."""

from __future__ import annotations

from cogs.train_tycoon import ipo, mergers, opening, trading, treasury, votes
from cogs.train_tycoon.parts import Asker, Chooser, FormOf
from cogs.train_tycoon.secret import Page
from rules.train_tycoon.model.state import Phase

CHOOSERS: dict[str, Chooser] = {
    **opening.CHOOSERS,
    **trading.CHOOSERS,
    **treasury.CHOOSERS,
    **mergers.CHOOSERS,
    **votes.CHOOSERS,
    **ipo.CHOOSERS,
}
FORMS: dict[str, FormOf] = dict(opening.FORMS)
ASK: dict[Phase, Asker] = {
    **opening.ASK,
    **trading.ASK,
    **treasury.ASK,
    **mergers.ASK,
    **votes.ASK,
    **ipo.ASK,
}
SECRETS: dict[Phase, Page] = {
    **opening.SECRETS,
    **trading.SECRETS,
    **mergers.SECRETS,
    **votes.SECRETS,
    **ipo.SECRETS,
}
"""The private pages of secret choices."""
