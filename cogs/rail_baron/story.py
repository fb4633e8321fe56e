"""What happened, in a line a turn: the public sentences for the events of Rail Baron."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.chat.contract.adapter import Scene
from bot.chat.declared.telling import Add, Alone, By, Lines, Run, Story
from cogs.rail_baron.words import KINDS, board_of, dearest_fee, marks, t
from rules.rail_baron.model import events as e


def story(scene: Scene, events: Sequence[Any]) -> list[str]:
    """The events in short sentences, a line a turn; bids follow what the bank puts up."""
    lines = Lines(scene, t, KINDS, onto=True)
    _setup(lines, [event for event in events if _of_setup(event)])
    paid = {event.payer for event in events if isinstance(event, e.Paid) and event.why == "fee"}
    return STORY.tell(
        lines,
        [
            event
            for event in events
            if not _of_setup(event) and not (isinstance(event, e.FeesOwed) and event.seat in paid)
        ],
    )


def _of_setup(event: Any) -> bool:
    if isinstance(event, e.RegionRolled | e.CityRolled | e.RegionChosen):
        return event.purpose == "home"
    return isinstance(event, e.FirstPlayerRolled)


def _setup(lines: Lines, events: Sequence[Any]) -> None:
    homes: dict[int, str] = {}
    for event in events:
        if isinstance(event, e.FirstPlayerRolled):
            rolls = ", ".join(
                lines.t("first-roll", name=lines.who(seat), total=sum(dice))
                for seat, dice in event.rolls
            )
            told = [lines.t("first-rolls", rolls=rolls)]
            if event.first is None:
                told.append(lines.t("first-tie"))
            else:
                told.append(lines.t("first-is", name=f"**{lines.who(event.first)}**"))
            lines.told(" ".join(told))
        elif isinstance(event, e.CityRolled):
            homes[event.seat] = event.city
    if homes:
        rows = [lines.t("home", name=lines.who(seat), city=city) for seat, city in homes.items()]
        lines.told(lines.t("homes", homes=", ".join(rows)))


def _home(lines: Lines, event: e.HomeKept | e.Declared) -> None:
    key = "declared" if isinstance(event, e.Declared) else "kept"
    lines.by(event.seat, lines.t(key, home=lines.scene.public.seats[event.seat].home))


def _dice(lines: Lines, event: e.Rolled) -> dict[str, int]:
    (first, second), red = event.white, event.red or 0
    return {"first": first, "second": second, "red": red, "total": first + second + red}


def _ridden(lines: Lines, event: e.Rode) -> dict[str, Any]:
    ridden = marks(board_of(lines.scene), event.path)
    return {"miles": len(event.path), "railroads": ridden}


def _undeclared(lines: Lines, event: e.Undeclared) -> None:
    if event.reason == "rover":
        lines.add(lines.of_event("undeclared-rover", event))
        return
    key = "undeclared-fees" if event.reason == "fees" else "undeclared-home"
    lines.by(event.seat, lines.of_event(key, event))


def _announced(lines: Lines, event: e.Announced) -> None:
    last = lines.lines[-1] if lines.lines else None
    if last is not None and last.seat == event.seat:
        lines.by(event.seat, lines.of_event(lines.voiced("announced", event.seat), event))
        return
    if last is not None and last.seat is None:  # the set-up's lines are whole sentences
        lines.fresh()
    lines.add(lines.of_event("announced-other", event))


def owed_of(scene: Scene, owed: Sequence[tuple[int | None, int]]) -> str:
    """`$5,000 to Ben, $1,000 to the bank`."""
    return ", ".join(
        t("owed-part", scene, amount=amount, payee=KINDS.write("player", payee, scene))
        for payee, amount in owed
    )


def _owed(lines: Lines, event: e.FeesOwed) -> None:
    if event.owed:
        lines.by(
            event.seat,
            lines.t(lines.voiced("owes", event.seat), owed=owed_of(lines.scene, event.owed)),
        )


def _opened(lines: Lines, event: e.AuctionOpened) -> None:
    if event.seller is None:
        lines.told(lines.of_event("auction-opens-bank", event))
    else:
        key = lines.voiced("auction-opens", event.seller)
        lines.by(event.seller, lines.of_event(key, event))


def _bids(lines: Lines, run: Sequence[e.BidMade | e.BidPassed]) -> None:
    """The first bid and the last, how many lie between, and who has passed."""
    bids = [event for event in run if isinstance(event, e.BidMade)]
    if bids:
        lines.add(lines.of_event("bid", bids[0]))
    if len(bids) > 2:
        lines.add(lines.of_event("bids", bids[-1], count=len(bids) - 1))
    elif len(bids) == 2:
        lines.add(lines.of_event("bid", bids[1]))
    passed = [lines.who(event.seat) for event in run if isinstance(event, e.BidPassed)]
    if passed:
        lines.add(lines.t("bid-passed", names=", ".join(passed), count=len(passed)))


BIDS = Run(_bids)


def _won(event: e.Won) -> str:
    return {"home": "won-home", "declared at home": "won-declared", "last": "won-last"}[event.how]


STORY = Story(
    t,
    {
        e.TurnBegan: lambda lines, event: lines.fresh(event.seat),
        e.RegionRolled: By(lambda event: "region-free" if event.free else ""),
        e.RegionChosen: By("region-named"),
        e.CityRolled: By(
            lambda event: "draws-alternate" if event.purpose == "alternate" else "draws"
        ),
        e.HomeSwapped: By("swapped"),
        e.HomeKept: _home,
        e.TurnLost: By("turn-lost"),
        e.Declared: _home,
        e.Rolled: By(lambda event: "rolled" if event.red is None else "rolled-red", more=_dice),
        e.BonusRolled: By(lambda event: "bounce" if event.bounce else "bonus"),
        e.Rode: By("rode", more=_ridden),
        e.Rovered: Add("rovered"),
        e.Undeclared: _undeclared,
        e.Arrived: By(lambda event: "arrived" if event.payoff else "arrived-unpaid"),
        e.Paid: By(
            lambda event: "paid" if event.why == "fee" and event.payer is not None else "", "payer"
        ),
        e.Announced: _announced,
        e.BoughtRailroad: By("bought"),
        e.BoughtEngine: By(lambda event: "bought-engine" if event.price else "bought-engine-free"),
        e.BoughtNothing: By("bought-nothing"),
        e.BankSoldOut: lambda lines, event: lines.told(lines.t("sold-out", fee=dearest_fee())),
        e.ThirdOwnerReceived: Add("third-received"),
        e.FeesOwed: _owed,
        e.SoldToBank: By("sold"),
        e.AuctionOpened: _opened,
        e.BidMade: BIDS,
        e.BidPassed: BIDS,
        e.AuctionWon: Add("auction-won"),
        e.AuctionUnsold: Add(
            lambda event: "auction-aside" if event.seller is None else "auction-unsold"
        ),
        e.WentBankrupt: Add("bankrupt"),
        e.Won: Alone(_won),
    },
    you=(
        "region-named",
        "arrived",
        "arrived-unpaid",
        "paid",
        "announced",
        "bought",
        "bought-engine",
        "bought-engine-free",
        "owes",
        "sold",
        "auction-opens",
    ),
)
