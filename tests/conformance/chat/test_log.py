"""The log of a game in words: every row says something, and of nobody who had no part in it."""

from bot.chat.cards import log_page
from bot.tables.types.model import LogEntry
from data.texts import say
from tests.conformance.case import Case
from tests.conformance.found import every_case
from tests.conformance.play import played
from tests.conformance.pressing import Reader, seen


@every_case
def test_every_row_says_something(case: Case) -> None:
    """Also one of which the game tells nothing. The set-up is no deed of the server's managers."""
    for language in case.languages:
        reader = Reader(case, language)
        manager = say("house-manager", language)
        for number, made in enumerate(played(case, 0), 1):
            at = seen(case.game, made.state, made.seats, 0, language)
            kind, seat = ("action", made.log[-1][0]) if made.log else ("start", None)
            row = LogEntry(1, number, kind, 0, 1, seat, events=tuple(made.events))
            [(_, line)] = log_page._describe_rows(reader.chat, at, [row], "")
            told = line.removeprefix(f"`{number}`").strip(" ~…")
            assert told, made.events
            assert not told.startswith(manager) and not told.startswith(f"**{manager}")
