"""The words of Railroad Barons in chat: names of things, what people type for them, and how each
kind of thing is written."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import data.railroad_barons as facts
from bot.chat.base.errors import Refusal
from bot.chat.contract.adapter import Scene
from bot.chat.declared.kinds import Kind, Kinds, meant, refused
from bot.chat.declared.moves import Moves, rules_of
from bot.chat.declared.texts import Texts
from data.texts import typed
from rules.railroad_barons.game import GAME
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import PlayerState, Railroad
from rules.railroad_barons.operating.tokens import free

DOMAIN = "railroad_barons_chat"
_ASSIGNED = {"income_per_railroad", "income_flat", "discount_percent"}
_DOLLARS = re.compile(
    r"price|cash|stock|total|treasury|amount|income|cost|revenue|face|saved|end|par"
    r"|(buyer_|seller_)?(before|after)"
)


def named(name: str, value: Any, where: Scene | str) -> Any:
    """How a value of a text is written: by its name, unless it is written already."""
    if isinstance(value, int) and _DOLLARS.fullmatch(name):
        return money(value, where)
    if name == "railroad" and isinstance(value, Railroad):
        return railroad(value, where)
    if name in ("railroads", "kept") and isinstance(value, list | tuple):
        return ", ".join(railroad(one, where) for one in value)
    if name == "investor" and value in facts.investors():
        return investor(value, where)
    if name == "ability" and value in facts.investors():
        return ability(value, where)
    if name == "name" and not isinstance(value, str) and not isinstance(where, str):
        return person(where, value)
    return value


t = Texts(DOMAIN, named)
"""A text of this cog."""
money, person, label = t.money, t.person, t.label


def fixed(scene: Scene) -> str:
    """For texts of the draft: whether Investors go at face value ("yes", "no")."""
    return "yes" if scene.public.table.options.face_values else "no"


def position_of(scene: Scene) -> Position:
    """The game as it stands: nothing in it is secret (38)."""
    return Position(scene.public.table)


def player(scene: Scene) -> PlayerState:
    """What the seat of this scene has."""
    return position_of(scene).state.players[scene.me]


def holding(name: str, where: Scene | str) -> str:
    """`SB, black`: the mark of a Holding and its colour."""
    return t("holding", where, id=name, colour=t(f"colour-{facts.holdings()[name].color}", where))


def railroad(owned: Railroad, where: Scene | str) -> str:
    """`Quebec Central (2)`: a Railroad with the level of the side it lies by."""
    row = facts.railroads()[owned.card]
    return t("railroad", where, name=row.name, level=str(row.sides[owned.side].level))


def operating(scene: Scene) -> dict[str, Any]:
    """What texts say of the Holding whose turn it is."""
    name, row = position_of(scene).operating
    count = len(row.railroads)
    return {
        "holding": holding(name, scene),
        "treasury": row.treasury,
        "plus": row.plus,
        "down": row.down,
        "count": count,
        "surplus": count - row.down,
        "free": free(position_of(scene), name),
    }


def card_name(card: str) -> str:
    """A Railroad by its name alone."""
    return facts.railroads()[card].name


def investor(card: str, where: Scene | str) -> str:
    """`$40 Investor`: Investors are called by what is printed on them."""
    return t("investor", where, value=str(facts.investors()[card].face_value))


def ability(card: str, where: Scene | str) -> str:
    """What an Investor does, in a few words, and whether it has to be assigned for that (31)."""
    told = effect(card, where)
    if facts.investors()[card].ability in _ASSIGNED:
        return t("ability-assigned", where, effect=told)
    return told


def effect(card: str, where: Scene | str) -> str:
    """What an Investor does for whom has it, in a few words."""
    row = facts.investors()[card]
    values: dict[str, Any] = {"amount": row.amount, "percent": row.amount}
    if row.ability == "start_holding":
        values |= {
            "holding": row.holding or "",
            "value": money(row.par_value or 0, where),
            "railroad": row.free_railroad or "",
        }
    return t(f"ability-{row.ability.replace('_', '-')}", where, **values)


# What people type.


def holding_of(text: str) -> str:
    """A Holding by its mark, its colour, its name or a part of that."""
    rows = facts.holdings().items()
    return meant(DOMAIN, "holding", text, {one: (one, row.color, row.name) for one, row in rows})


def railroad_of(text: str) -> str:
    """A card by its id, or its name or a part of that."""
    rows = facts.railroads().items()
    return meant(DOMAIN, "railroad", text, {one: (one, row.name) for one, row in rows})


def investor_of(text: str) -> str:
    """An Investor by its id or the value printed on it."""
    numbers = [one.strip(".,") for one in re.findall(r"[0-9][0-9.,]*", text)]
    for card, row in facts.investors().items():
        if numbers == [str(row.face_value)]:
            return card
    raise refused(DOMAIN, "investor", text)


def certificate_of(text: str) -> tuple[str, int]:
    """The Holding and percent of `SB 20`, `20% SB`, `MS&C 40 %`."""
    found = re.search(r"(?<![0-9])([1-4])0\s*%?(?![0-9])", text)
    if found is None:
        raise refused(DOMAIN, "certificate", text)
    rest = f"{text[: found.start()]} {text[found.end() :]}".split()
    between = typed(f"{DOMAIN}-typed-of")
    try:
        named = " ".join(word for word in rest if word.casefold() not in between)
        return holding_of(named), 10 * int(found[1])
    except Refusal:
        raise refused(DOMAIN, "certificate", text) from None


KINDS = Kinds(
    dollars=Kind(money, number=True),
    player=Kind(lambda seat, scene: person(scene, seat)),
    holding=Kind(lambda name, scene: name, holding_of, lambda: tuple(facts.holdings())),
    investor=Kind(investor, investor_of, lambda: tuple(facts.investors())),
    card=Kind(lambda card, scene: card_name(card), railroad_of, lambda: tuple(facts.railroads())),
    tens=Kind(lambda percent, scene: percent, of=lambda: (0, 10, 20, 30, 40)),
    tokens=Kind(lambda count, scene: count, number=True),
)
"""A Holding is its mark where it is the subject, and has its colour where it is chosen."""

chapter = partial(Moves, t, KINDS, rules_of(GAME))
"""Some of the moves of the game."""
