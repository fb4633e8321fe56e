"""What the subcommand `facts` makes: sheets, the picture of a correction, the list of guesses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bot.settings import Settings
from bot.tables.storage.default_facts import correctable_games
from data.components import component, component_name
from data.correcting import Proposal
from data.corrections import corrected, read_corrections
from data.facts import Facts, using
from data.provenance import Way
from data.texts import say
from data.weights import Guess, rank_guesses
from render.fact_sheets.sheet import draw_change, draw_sheet
from render.fact_sheets.tables import label_way


def write_sheets(settings: Settings, folder: Path, game: str | None) -> list[Path]:
    """Draw all components with the host's corrections, of one game or of all, into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for facts in _games(game):
        with using(corrected(facts, read_corrections(facts, settings.corrections))):
            for file in facts.names:
                drawn = draw_sheet(facts.game, file, settings.language)
                name = f"{facts.game}-{component(file).replace('/', '-')}.{drawn.format}"
                (folder / name).write_bytes(drawn.data)
                written.append(folder / name)
    return written


def _games(game: str | None) -> list[Facts]:
    return [facts for facts in correctable_games() if game in (None, facts.game)]


def write_change(proposal: Proposal, path: Path, language: str) -> None:
    """Draw what a correction changes into a file."""
    sets = proposal.before, proposal.after
    drawn = draw_change(proposal.after.game, sets, proposal.differences, language)
    path.write_bytes(drawn.data)


def describe_guesses(settings: Settings, game: str | None) -> Iterator[str]:
    """Yield what is still reconstructed or derived, by game, the most important first."""
    language = settings.language
    for facts in _games(game):
        corrections = read_corrections(facts, settings.corrections)
        yield say(f"{facts.game}_chat-name", language)
        for guess in rank_guesses(facts, corrected(facts, corrections)):
            values = {
                "status": guess.claim.status,
                "part": component_name(facts.game, guess.claim.file, language),
                "what": label_way(_subject(guess), language),
                "count": guess.number,
                "share": -1 if guess.share is None else round(100 * guess.share),
                "source": say(f"facts-source-{facts.game}-{guess.claim.source}", language),
            }
            yield "  " + say("facts-cli-guess", language, **values)
            if guess.most:
                places = "; ".join(label_way(way, language) for way in guess.most)
                yield "    " + say("facts-cli-guess-most", language, places=places)


_FEW = 4


def _subject(guess: Guess) -> Way:
    """Return what a guess is about, without the rows it is about."""
    *steps, last = guess.claim.pattern.split("/")
    named = [step for step in steps if not set(step) & set("*[?")]
    return (*named, *guess.fields) if len(guess.fields) < _FEW else (*named, last.strip("*_"))
