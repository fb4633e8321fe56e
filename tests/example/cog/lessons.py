"""What somebody new to Haul is taught; and the goal of a practice: a load that is one's own."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.contract.adapter import TableContext
from bot.chat.declared.lessons import KeyedText, Lessons
from bot.chat.declared.texts import Texts
from rules.game import Event
from tests.example.cog.words import money
from tests.example.data import facts
from tests.example.rules.events import Hauled, Revealed
from tests.example.rules.state import Phase


def _haul(ctx: TableContext) -> KeyedText:
    hand = [facts().goods[good].pays for good in ctx.view.hand]
    if not hand:
        return "haul", {}
    return "haul-goods", {"most": money(max(hand), ctx), "wagons": facts().wagons}


def _bid(ctx: TableContext) -> KeyedText:
    return "bid", {"purse": money(ctx.view.purse, ctx)}


LESSONS = Lessons(Texts("haul_lessons"), {Phase.HAUL: _haul, Phase.BID: _bid})


def practised(events: Sequence[Event], seat: int) -> bool:
    """Whether the seat has hauled, and the bids of a round were shown."""
    hauled = any(isinstance(event, Hauled) and event.seat == seat for event in events)
    return hauled and any(isinstance(event, Revealed) for event in events)
