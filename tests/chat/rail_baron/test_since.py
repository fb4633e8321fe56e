"""What happened since the reader's last turn: first what befell the reader, then all the rest."""

from typing import Any

from bot.chat.narration.digest import narrate_digest
from bot.tables.types.model import LogEntry
from cogs.rail_baron.story import happened_to
from rules.rail_baron.model import events as e
from tests.chat.rail_baron.test_previews import CHAT, make_ctx
from tests.support.rail_baron.states import BOARD, game, seat

SYRACUSE = 3


def row(number: int, turn: int, by: int, *events: Any, ordered: bool = False) -> LogEntry:
    return LogEntry(1, number, "action", 0, turn, by, by + 7, events=events, ordered=ordered)


def rolls(number: int, turn: int, by: int, *, ordered: bool = False) -> LogEntry:
    return row(number, turn, by, e.Rolled(by, (1, turn % 6 + 1), None), ordered=ordered)


def rovered(number: int, turn: int) -> LogEntry:
    """Bob catches Ann, who was declared."""
    events = (e.Rovered(1, 0, SYRACUSE, 50_000), e.Undeclared(0, "rover", "Miami"))
    return row(number, turn, 1, e.Rolled(1, (6, 6), None), *events)


def narrate_since(entries: list[LogEntry], most: int = 20) -> list[str]:
    state = game(seat("Chicago", destination="Miami"), seat("Boston"), seat("Denver"))
    return narrate_digest(CHAT, make_ctx(state), entries, most)


def test_a_loss_is_told_first_however_much_happened_since() -> None:
    later = [rolls(number, number, number % 3, ordered=number % 3 == 0) for number in range(2, 90)]
    first, more, *rest = narrate_since([rovered(1, 1), *later], most=12)
    place = BOARD.name(SYRACUSE)
    assert first == (
        f"**Bob rovers you** at {place} and takes $50,000; "
        "you're no longer declared and head for Miami."
    )
    assert "54 earlier entries" in more and len(rest) == 11


def test_what_orders_and_robots_did_at_ones_own_seat_is_told() -> None:
    """A line for each turn while there is room, half of the room if not."""
    turns = [rolls(number, number, number % 3, ordered=number % 3 == 0) for number in range(1, 13)]
    names = ["**bob**", "**cat**", "**ann**"]
    assert [line.split()[0] for line in narrate_since(turns)] == names * 4
    first, *lines = narrate_since(turns, most=6)
    assert "5 earlier entries" in first
    assert [line.split()[0] for line in lines] == ["**ann**", "**cat**", "**ann**", *names]
    assert [line.endswith("Before that, a turn was played for you.") for line in lines] == [
        True, *[False] * 5
    ]  # fmt: skip
    pressed = narrate_since([rolls(number, number, number % 3) for number in range(1, 13)])
    assert sum("**ann**" in line for line in pressed) == 4


def test_what_befalls_a_seat_is_what_others_did_to_it_or_was_decided_for_it() -> None:
    opened, bid = e.AuctionOpened("B&O", 2, 12_000), e.BidMade(0, 12_500)
    won, sold = e.AuctionWon("B&O", 2, 1, 13_000), e.SoldToBank(2, "GN", 8_500)
    events = [opened, bid, won, sold, e.Rovered(1, 2, SYRACUSE, 1_000), e.WentBankrupt(1)]
    assert happened_to(0, events) == [won]
    assert happened_to(1, events) == [events[-1]]
    assert happened_to(2, events) == [won, sold, events[4]]
    state = game(seat("Chicago"), seat("Boston"), seat("Denver"))
    first, *_ = narrate_digest(CHAT, make_ctx(state, 2), [row(1, 1, 1, opened, won)], 20)
    assert first == "**Bob gets Baltimore & Ohio (B&O) from you** for $13,000."


def test_what_a_reader_won_begins_as_a_sentence() -> None:
    won = e.AuctionWon("B&O", None, 0, 13_000)
    first, *_ = narrate_since([row(1, 1, 1, e.BidMade(0, 13_000), won)])
    assert first == "**You get Baltimore & Ohio (B&O)** for $13,000."
