"""Narration of events in short public sentences, a line for each turn."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.contract.table_context import TableContext
from bot.chat.declared.narrator import (
    AddedPiece,
    EventRun,
    GameLine,
    Narration,
    Narrator,
    PlayerPiece,
)
from cogs.rail_baron.words import KINDS, board_of, engine_name, path_marks, sold_out_fee, t
from data.texts import join_with_and
from rules.game import Event
from rules.rail_baron.model import events as e


def narrate(ctx: TableContext, events: Sequence[Event]) -> list[str]:
    """Return the events as lines, one a turn; bids follow what the bank puts up in the same
    line."""
    narration = Narration(ctx, t, KINDS, onto=True)
    _narrate_setup(narration, [event for event in events if _is_setup(event)])
    paid = {event.payer for event in events if isinstance(event, e.Paid) and event.why == "fee"}
    shown = (event for event in events if not _is_setup(event))
    shown = (
        event for event in shown if not isinstance(event, e.FeesOwed) or event.seat not in paid
    )
    return NARRATOR.narrate(narration, list(shown))


def happened_to(seat: int, events: Sequence[Event]) -> list[Event]:
    """Return what befell a seat: rovered or no longer declared, a railroad of its sold, the end of
    an auction in which it took part, bankruptcy."""
    befell: list[Event] = []
    involved: set[int | None] = set()
    for event in events:
        if isinstance(event, e.AuctionOpened):
            involved = {event.seller}
        elif isinstance(event, e.BidMade | e.BidPassed):
            involved.add(event.seat)
        elif isinstance(event, e.AuctionWon | e.AuctionUnsold):
            if seat in involved:
                befell.append(event)
        elif isinstance(event, e.Rovered):
            if event.victim == seat:
                befell.append(event)
        elif isinstance(event, e.Undeclared | e.SoldToBank | e.WentBankrupt) and event.seat == seat:
            befell.append(event)
    return befell


def _is_setup(event: object) -> bool:
    if isinstance(event, e.RegionRolled | e.CityRolled | e.RegionChosen):
        return event.purpose == "home"
    return isinstance(event, e.FirstPlayerRolled)


def _narrate_setup(narration: Narration, events: Sequence[Event]) -> None:
    homes: dict[int, str] = {}
    for event in events:
        if isinstance(event, e.FirstPlayerRolled):
            rolls = join_with_and(
                (
                    narration.t("first-roll", name=narration.player_name(seat), total=sum(dice))
                    for seat, dice in event.rolls
                ),
                narration.ctx.language,
            )
            sentences = [narration.t("first-rolls", rolls=rolls)]
            if event.first is None:
                sentences.append(narration.t("first-tie"))
            else:
                sentences.append(
                    narration.t("first-is", name=f"**{narration.player_name(event.first)}**")
                )
            narration.add_game_line(" ".join(sentences))
        elif isinstance(event, e.CityRolled):
            homes[event.seat] = event.city
    if homes:
        rows = [
            narration.t("home", name=narration.player_name(seat), city=city)
            for seat, city in homes.items()
        ]
        narration.add_game_line(narration.t("homes", homes=", ".join(rows)))


def _narrate_layout(narration: Narration, event: e.LaidOut) -> None:
    """Tell that the game goes on from a position on a board, and what everybody had there."""
    narration.add_game_line(narration.t("laid-out", turn=event.turn))
    position, graph = narration.ctx.public.options.position, board_of(narration.ctx)
    for number, seat in enumerate(position.seats):
        name = f"**{narration.player_name(number)}**"
        if seat.bankrupt:
            narration.add_game_line(narration.t("laid-out-gone", name=name))
            continue
        text = narration.t(
            "laid-out-seat",
            name=name,
            spot="city" if graph.mileposts[seat.milepost].cities else "dot",
            place=graph.name(seat.milepost),
            home=seat.home,
            trip="some" if seat.destination else "none",
            to=seat.destination or "",
            cash=seat.cash,
            engine=engine_name(seat.engine, narration.ctx),
            railroads=", ".join(seat.railroads) or "none",
            owned=len(seat.railroads),
        )
        narration.add_game_line(text)


def _narrate_home(narration: Narration, event: e.HomeKept | e.Declared) -> None:
    key = "declared" if isinstance(event, e.Declared) else "kept"
    narration.add_for_player(
        event.seat, narration.t(key, home=narration.ctx.public.seats[event.seat].home)
    )


def _dice_values(narration: Narration, event: e.Rolled) -> dict[str, object]:
    (first, second), red = (narration.ctx.mark_die(pips) for pips in event.white), ""
    if event.red:
        red = narration.ctx.mark_die(event.red, red=True)
    total = sum(event.white) + (event.red or 0)
    return {"first": first, "second": second, "red": red, "total": total}


def _ride_values(narration: Narration, event: e.Rode) -> dict[str, object]:
    railroads = path_marks(board_of(narration.ctx), event.path)
    return {"miles": len(event.path), "railroads": railroads}


def _narrate_undeclared(narration: Narration, event: e.Undeclared) -> None:
    if event.reason == "rover":
        key = narration.voiced_key("undeclared-rover", event.seat)
        narration.add_to_line(narration.event_text(key, event))
        return
    key = "undeclared-fees" if event.reason == "fees" else "undeclared-home"
    key = narration.voiced_key(key, event.seat)
    narration.add_for_player(event.seat, narration.event_text(key, event))


def _narrate_rover(narration: Narration, event: e.Rovered) -> None:
    key = narration.voiced_key("rovered", event.victim)
    narration.add_to_line(narration.event_text(key, event))


def _narrate_auction_end(narration: Narration, event: e.AuctionWon) -> None:
    key = narration.voiced_key("auction-won", event.seat)
    if event.seller is not None and event.seller == narration.addressed_seat:
        key = "auction-won-from-you"
    narration.add_to_line(narration.event_text(key, event))


def _narrate_announcement(narration: Narration, event: e.Announced) -> None:
    last = narration.lines[-1] if narration.lines else None
    if last is not None and last.seat == event.seat:
        narration.add_for_player(
            event.seat, narration.event_text(narration.voiced_key("announced", event.seat), event)
        )
        return
    if last is not None and last.seat is None:  # set-up lines are whole sentences
        narration.start_line()
    narration.add_to_line(narration.event_text("announced-other", event))


def describe_owed(ctx: TableContext, owed: Sequence[tuple[int | None, int]]) -> str:
    """Return `$1,000 to the bank and $5,000 to Ben`."""
    parts = [
        t("owed-part", ctx, amount=amount, payee=KINDS.format_value("player", payee, ctx))
        for payee, amount in owed
    ]
    return join_with_and(parts, ctx.language)


def _narrate_owed(narration: Narration, event: e.FeesOwed) -> None:
    if event.owed:
        key = narration.voiced_key("owes", event.seat)
        owed = describe_owed(narration.ctx, event.owed)
        narration.add_for_player(event.seat, narration.t(key, owed=owed))


def _narrate_auction_start(narration: Narration, event: e.AuctionOpened) -> None:
    if event.seller is None:
        narration.add_game_line(narration.event_text("auction-opens-bank", event))
    else:
        key = narration.voiced_key("auction-opens", event.seller)
        narration.add_for_player(event.seller, narration.event_text(key, event))


def _narrate_bids(narration: Narration, run: Sequence[e.BidMade | e.BidPassed]) -> None:
    """Narrate the first bid, the last with how many lie between them, and who passed before and
    after the last."""
    bids = [n for n, event in enumerate(run) if isinstance(event, e.BidMade)]
    first, last = (bids[0], bids[-1]) if bids else (0, 0)
    if bids:
        _narrate_passes(narration, run[:first])
        narration.add_to_line(narration.event_text("bid", run[first]))
    _narrate_passes(narration, run[first:last])
    if len(bids) > 2:
        narration.add_to_line(narration.event_text("bids", run[last], count=len(bids) - 1))
    elif len(bids) == 2:
        narration.add_to_line(narration.event_text("bid", run[last]))
    _narrate_passes(narration, run[last:])


def _narrate_passes(narration: Narration, run: Sequence[e.BidMade | e.BidPassed]) -> None:
    passed = [narration.player_name(event.seat) for event in run if isinstance(event, e.BidPassed)]
    if passed:
        names = join_with_and(passed, narration.ctx.language)
        narration.add_to_line(narration.t("bid-passed", names=names, count=len(passed)))


BIDS = EventRun(_narrate_bids)


def _win_key(event: e.Won) -> str:
    return {"home": "won-home", "declared at home": "won-declared", "last": "won-last"}[event.how]


NARRATOR = Narrator(
    t,
    KINDS,
    {
        e.FirstPlayerRolled: None,
        e.LaidOut: _narrate_layout,
        e.TurnBegan: lambda lines, event: lines.start_line(event.seat),
        e.RegionRolled: PlayerPiece(lambda event: "region-free" if event.free else ""),
        e.CityRolled: PlayerPiece(
            lambda event: "draws-alternate" if event.purpose == "alternate" else "draws"
        ),
        e.HomeKept: _narrate_home,
        e.Declared: _narrate_home,
        e.Rolled: PlayerPiece(
            lambda event: "rolled" if event.red is None else "rolled-red", more=_dice_values
        ),
        e.BonusRolled: PlayerPiece(
            lambda event: "bonus-rolled-bounce" if event.bounce else "bonus-rolled",
            more=lambda lines, event: {"red": lines.ctx.mark_die(event.red, red=True)},
        ),
        e.Rode: PlayerPiece("rode", more=_ride_values),
        e.Rovered: _narrate_rover,
        e.Undeclared: _narrate_undeclared,
        e.Arrived: PlayerPiece(lambda event: "arrived" if event.payoff else "arrived-unpaid"),
        e.Paid: PlayerPiece(
            lambda event: "paid" if event.why == "fee" and event.payer is not None else "", "payer"
        ),
        e.Announced: _narrate_announcement,
        e.BoughtEngine: PlayerPiece(
            lambda event: "bought-engine" if event.price else "bought-engine-free"
        ),
        e.BankSoldOut: lambda lines, event: lines.add_game_line(
            lines.t("sold-out", fee=sold_out_fee())
        ),
        e.ThirdOwnerReceived: AddedPiece("third-received"),
        e.FeesOwed: _narrate_owed,
        e.AuctionOpened: _narrate_auction_start,
        e.BidMade: BIDS,
        e.BidPassed: BIDS,
        e.AuctionWon: _narrate_auction_end,
        e.AuctionUnsold: AddedPiece(
            lambda event: "auction-aside" if event.seller is None else "auction-unsold"
        ),
        e.WentBankrupt: AddedPiece("bankrupt"),
        e.Won: GameLine(_win_key),
    },
    e.AnyEvent,
)
