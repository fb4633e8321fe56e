"""What happened, in short public sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.chat.contract.adapter import TableContext
from bot.chat.declared.narrator import GameLine, Narration, Narrator, PlayerPiece
from tests.example.cog.words import KINDS, money, t
from tests.example.rules import events as e


def _revealed(lines: Narration, event: e.Revealed) -> None:
    """Everybody's bid in one sentence."""
    bids = [
        lines.t("revealed-bid", name=lines.player_name(seat), coins=money(bid, lines.ctx))
        for seat, bid in enumerate(event.bids)
    ]
    paid = money(2 * max(event.bids), lines.ctx)
    name = lines.player_name(event.winner)
    lines.add_game_line(lines.t("revealed", bids=", ".join(bids), name=name, paid=paid))


STORY = Narrator(
    t,
    {
        e.Dealt: GameLine("dealt"),
        e.Traded: GameLine("traded"),
        e.Hauled: PlayerPiece(lambda event: "delivered" if event.goods else "hauled"),
        e.Chose: PlayerPiece("chose"),
        e.Revealed: _revealed,
    },
)


def story(ctx: TableContext, events: Sequence[Any]) -> list[str]:
    return STORY.narrate(Narration(ctx, t, KINDS), events)
