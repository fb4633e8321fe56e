"""What happened, in short public sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.chat.contract.adapter import Scene
from bot.chat.declared.telling import Alone, By, Lines, Story
from tests.example.cog.words import KINDS, money, t
from tests.example.rules import events as e


def _revealed(lines: Lines, event: e.Revealed) -> None:
    """Everybody's bid in one sentence."""
    bids = [
        lines.t("revealed-bid", name=lines.who(seat), coins=money(bid, lines.scene))
        for seat, bid in enumerate(event.bids)
    ]
    paid = money(2 * max(event.bids), lines.scene)
    name = lines.who(event.winner)
    lines.told(lines.t("revealed", bids=", ".join(bids), name=name, paid=paid))


STORY = Story(
    t,
    {
        e.Dealt: Alone("dealt"),
        e.Traded: Alone("traded"),
        e.Hauled: By(lambda event: "delivered" if event.goods else "hauled"),
        e.Chose: By("chose"),
        e.Revealed: _revealed,
    },
)


def story(scene: Scene, events: Sequence[Any]) -> list[str]:
    return STORY.tell(Lines(scene, t, KINDS), events)
