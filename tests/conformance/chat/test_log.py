"""The log of a game in words: every row says something, and of nobody who had no part in it."""

from bot.chat.cards import log_page
from bot.tables.types.model import LogEntry
from data.texts import say
from tests.conformance.case import Case
from tests.conformance.cases import every_case
from tests.conformance.play import played
from tests.conformance.pressing import Reader, seen


@every_case
def test_every_row_says_something(case: Case) -> None:
    """Also one of which the game tells nothing. The set-up is no deed of the server's managers."""
    for language in case.languages:
        reader = Reader(case, language)
        manager = say("house-manager", language)
        for number, position in enumerate(played(case, 0), 1):
            at = seen(case.game, position.state, position.seats, 0, language)
            kind, seat = ("action", position.log[-1][0]) if position.log else ("start", None)
            row = LogEntry(1, number, kind, 0, 1, seat, events=tuple(position.events))
            [(_, line)] = log_page._describe_rows(reader.chat, at, [row], "")
            words = line.removeprefix(f"`{number}`").strip(" ~…")
            assert words, position.events
            assert not words.startswith(manager) and not words.startswith(f"**{manager}")
