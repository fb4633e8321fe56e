"""Private looks, and the picture in words: all that lies on the table and everybody may know."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import data.train_tycoon as facts
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Leaf, Menu, Option
from bot.chat.declared.looks import Looks
from bot.chat.declared.telling import capital
from cogs.train_tycoon import pictures
from cogs.train_tycoon.market import secret
from cogs.train_tycoon.operate import what_if
from cogs.train_tycoon.prompt import SECRETS
from cogs.train_tycoon.words import about, at, company, menu, money, person, t
from render.train_tycoon.finance.history import history
from render.train_tycoon.finance.market import market
from render.train_tycoon.finance.shares import shares
from render.train_tycoon.shared.words import item_name, place_name, round_name, waits_for
from rules.train_tycoon.ending import share_value, worth
from rules.train_tycoon.model.state import Hub, Phase
from rules.train_tycoon.shares.mergers import insolvent


def _company_page(head: str, scene: Scene, name: str) -> Leaf:
    """A company large, or its network, and the other pages of it."""
    if name not in at(scene).state.order:
        raise LookupError(name)
    draw = pictures.charter(scene, name) if head == "company" else pictures.board(scene, name)
    other = "network" if head == "company" else "company"
    others = LOOKS.button(other, scene, name), LOOKS.button("if", scene, name)
    return Leaf("", draw, others, _companies(scene))


def _companies(scene: Scene) -> tuple[Menu, ...]:
    """Every company, large."""
    options = (Option(name, company(name)) for name in at(scene).state.order)
    return menu(scene, "company", "menu-companies", options, look=True)


def _wealth(scene: Scene) -> Leaf:
    if not at(scene).state.history:
        return Leaf(t("wealth-none", scene))
    return Leaf("", pictures.of(scene, history))


def _rules(scene: Scene) -> Leaf:
    """The game on a page, for newcomers."""
    numbers, options = facts.finance(), at(scene).state.options
    lines = [
        t("help-goal", scene, turns=str(facts.components().turns)),
        t("help-trading", scene),
        t("help-treasury", scene, interest=numbers.player_interest_per_loan),
        t("help-mergers", scene, fee=numbers.failed_bid_fee),
        t("help-ipo", scene, least=numbers.ipo_min_shares),
        t("help-operate", scene),
        t("help-secret", scene),
        *([t("help-investments", scene)] if options.investments else []),
        t("help-end-limited" if options.limited_liability else "help-end", scene),
    ]
    return Leaf("\n".join(lines), buttons=(LOOKS.button("text", scene),))


# In words.


def in_words(scene: Scene) -> str:
    """Turn and phase, players, companies with their lines, hubs, the orders, and who is still
    out."""
    table = at(scene).state
    lines = [f"**{round_name(table, scene.language)}**"]
    if table.order:
        lines.append(t("text-order", scene, order=", ".join(table.order)))
    lines += [" ".join(_player(scene, seat)) for seat in table.seating]
    lines += [" ".join(_company(scene, name)) for name in table.order]
    idle = [name for name, row in table.companies.items() if not row.active]
    if idle and table.turn:
        lines.append(t("text-idle", scene, companies=", ".join(idle)))
    if table.hubs:
        told = (_hub(scene, place, hub) for place, hub in sorted(table.hubs.items()))
        lines.append(t("text-hubs", scene, hubs="; ".join(told)))
    if table.phase is not Phase.OVER:
        names = [person(scene, seat) for seat in range(len(table.players))]
        lines.append(capital(waits_for(scene.public, names, scene.language, room=9_000)))
    return "\n".join(line for line in lines if line)


def _player(scene: Scene, seat: int) -> Iterator[str]:
    table = at(scene).state
    player = table.players[seat]
    shares = ", ".join(
        t("text-shares", scene, company=name, count=count) for name, count in player.shares.items()
    )
    sums = {"purse": player.net, "worth": worth(at(scene), seat)}
    yield t("text-player", scene, name=seat, shares=shares or t("shares-none", scene), **sums)
    if led := [name for name in table.order if table.companies[name].president == seat]:
        yield t("text-presides", scene, companies=led)
    if table.priority == seat and table.turn:
        yield t("text-priority", scene)
    if table.options.investments:
        hand = len(facts.investments().per_player) - len(player.placed)
        yield t("text-markers", scene, count=hand)
    if player.bankrupt:
        yield t("text-bankrupt", scene, turns=list(map(str, player.bankrupt)))


def _company(scene: Scene, name: str) -> Iterator[str]:
    position, known = at(scene), about(scene, name)
    row, lines = position.company(name), position.lines_of(name)
    if row.president is None:
        known["president"] = t("text-no-president", scene)
    yield t("text-company", scene, **known)
    if row.issued:
        value = money(share_value(position, name), scene)
        yield t("text-value", scene, value=value, target=known["target"])
    if row.bank:
        yield t("text-bank", scene, count=row.bank)
    if insolvent(position, name):
        yield t("text-insolvent", scene)
    if row.factory is not None:
        yield t("text-unplaced", scene, good=item_name(row.factory, scene.language))
    joined = [
        " – ".join(place_name(position.state, hub, scene.language) for hub in line.ends)
        + (t("text-broken", scene) if line.broken else "")
        for line in lines
    ]
    yield t("text-lines", scene, count=len(lines), lines="; ".join(joined))


def _hub(scene: Scene, place: str, hub: Hub) -> str:
    """A hub and what lies there."""
    name = place_name(at(scene).state, place, scene.language)
    if hub.kind == "city":
        good = item_name(hub.item, scene.language)
        name = t("text-city", scene, name=name, hex=place, good=good, count=hub.stock)
    elif hub.kind != "transfer":
        name = t("text-source", scene, name=name, count=hub.stock)
    if not hub.delivered:
        return name
    items = ", ".join(
        f"{count} {item_name(item, scene.language)}" for item, count in hub.delivered.items()
    )
    return t("text-delivered", scene, hub=name, items=items)


LOOKS: Looks = Looks(
    t,
    {
        "map": lambda scene: Leaf(
            "", pictures.board(scene), menus=_companies(scene), more=pictures.parts(scene)
        ),
        "market": lambda scene: Leaf(
            "", pictures.of(scene, market, top=scene.top), menus=_companies(scene)
        ),
        "shares": lambda scene: Leaf(
            "", pictures.of(scene, shares, top=scene.top), menus=_companies(scene)
        ),
        "wealth": _wealth,
        "help": _rules,
    },
    {
        "text": lambda scene: Leaf(in_words(scene)),
        secret.MINE: lambda scene: secret.page(scene, SECRETS),
        "if": lambda scene: what_if.look(scene, ""),
    },
    {
        **{head: partial(_company_page, head) for head in ("company", "network")},
        "if": what_if.look,
        "ships": what_if.ships,
    },
)
