"""Corrections made while the bot runs: proposed, made, taken back. New tables get them at once."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import structlog

from bot.tables.storage.core import Core
from bot.tables.storage.default_facts import set_default_facts
from bot.tables.types.errors import TableError
from data.correcting import Proposal, Wish, propose
from data.correction_files import Change, load_change, locked, save_change, save_corrections
from data.corrections import corrected, patches_of, read_corrections
from data.facts import facts_of

log = structlog.get_logger(__name__)


def propose_correction(
    core: Core, folder: Path, game: str, wishes: Sequence[Wish], by: int
) -> tuple[str, Proposal]:
    """Return what a correction would change, and the id under which it is made, or "" if it changes
    nothing. Raises `FactsError`."""
    facts = facts_of(game)
    proposal = propose(facts, folder, wishes)
    if not proposal.differences:
        return "", proposal
    before, after = (patches_of(facts, chosen) for chosen in (proposal.before, proposal.after))
    change = Change(game, before, after, by, round(core.now()))
    save_change(folder, change)
    return change.id, proposal


def make_change(core: Core, folder: Path, name: str, by: int) -> Proposal:
    """Make a change that was proposed. TableError: facts-gone, facts-changed."""
    return _replace(core, folder, name, by, back=False)


def retract_change(core: Core, folder: Path, name: str, by: int) -> Proposal:
    """Take a change back that was made. TableError: facts-gone, facts-changed."""
    return _replace(core, folder, name, by, back=True)


def _replace(core: Core, folder: Path, name: str, by: int, *, back: bool) -> Proposal:
    change = load_change(folder, name)
    if change is None:
        raise TableError("facts-gone")
    facts = facts_of(change.game)
    before, after = (corrected(facts, patch) for patch in (change.before, change.after))
    if back:
        before, after = after, before
    with locked(folder):
        present = corrected(facts, read_corrections(facts, folder))
        if present.digest == before.digest:
            save_corrections(folder, {change.game: patches_of(facts, after)})
            set_default_facts(core, folder)
            log.info("facts_edited", game=change.game, change=name, by=by, back=back)
        elif present.digest != after.digest:
            raise TableError("facts-changed")
    return Proposal(before, after, ())
