"""The facts that new tables get: the shipped ones with the host's corrections, checked, or those
that were good last."""

from __future__ import annotations

import sqlite3
from functools import partial
from pathlib import Path

import structlog

from bot.tables.storage.core import Core
from bot.tables.storage.fact_rows import keep_facts, load_facts
from bot.tables.types.games import all_games
from data.corrections import corrected, read_corrections
from data.fact_errors import FactsError
from data.facts import Facts, FactSet, find_facts, shipped_set
from data.printings import decode_printing, printing_files, sets_of

log = structlog.get_logger(__name__)


def correctable_games() -> list[Facts]:
    """Return the facts of all games that have some."""
    facts_by_game = (find_facts(game) for game in sorted(all_games()))
    return list(dict.fromkeys(facts for facts in facts_by_game if facts is not None))


def set_default_facts(core: Core, folder: Path | None) -> None:
    """Give each game the facts of new tables. `folder` has the corrections; None: there are none.

    Where one is wrong, the game keeps the set that was good last, and the log says why."""
    good = []
    for facts in correctable_games():
        try:
            chosen = facts.shipped
            if folder is not None:
                chosen = corrected(facts, read_corrections(facts, folder))
            good.append(chosen)
        except FactsError as error:
            chosen = core.read(partial(_load_default, facts))
            where = "shipped" if chosen is facts.shipped else "last good"
            log.error("facts_wrong", game=facts.game, error=str(error), used=where)
        if chosen is not facts.shipped:
            log.info("facts_corrected", game=facts.game, digest=chosen.digest.hex()[:12])
        facts.default = chosen
    core.write(partial(_save_defaults, good))


def _save_defaults(good: list[FactSet], db: sqlite3.Connection) -> None:
    for facts in good:
        if facts is shipped_set(facts.game):
            db.execute("DELETE FROM default_facts WHERE game = ?", [facts.game])
            continue
        keep_facts(db, facts)
        db.execute(
            "INSERT OR REPLACE INTO default_facts (game, digest) VALUES (?, ?)",
            [facts.game, facts.digest],
        )


def _load_default(facts: Facts, db: sqlite3.Connection) -> FactSet:
    """Return the set that was good last: the shipped one if nothing was corrected."""
    row = db.execute("SELECT digest FROM default_facts WHERE game = ?", [facts.game]).fetchone()
    return facts.shipped if row is None else load_facts(db, facts.game, row[0])


def load_printings(folder: Path | None) -> dict[str, dict[str, FactSet]]:
    """Return the named sets of facts by game and name. The log tells of those that are wrong."""
    printings: dict[str, dict[str, FactSet]] = {}
    for path in [] if folder is None else printing_files(folder):
        try:
            printing = decode_printing(path.name, path.read_bytes())
            for facts in sets_of(correctable_games(), printing):
                printings.setdefault(facts.game, {})[path.stem] = facts
        except FactsError as error:
            log.error("printing_wrong", path=str(path), error=str(error))
    return printings
