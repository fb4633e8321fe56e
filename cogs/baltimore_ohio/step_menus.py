"""Menus of a railroad's turn, step by step: each option is one step of a plan."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

import data.baltimore_ohio as facts
from bot.chat.contract.pages import Button, Menu, Option, Style
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.narrator import capitalize_first
from bot.chat.ui.card import truncate
from cogs.baltimore_ohio.plans import step_code
from cogs.baltimore_ohio.words import level_values, list_cities, t
from rules.baltimore_ohio import outcomes
from rules.baltimore_ohio.best_turn import scrap_sets
from rules.baltimore_ohio.business_round import profit, services
from rules.baltimore_ohio.business_round.building import Build, cheapest_builds, proposals
from rules.baltimore_ohio.business_round.services import counter_pays
from rules.baltimore_ohio.business_round.track import takeable_counters
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.trial import apply_step

REASON_KEYS = {"cheapest": "cheapest", "income per dollar": "ratio", "income": "income"}
"""By what a proposal is best at: the last part of its text key."""
MAX_SETS = 50
"""Sets of cards in the menu of what to scrap, as many as two menus of Discord hold."""


@dataclass(frozen=True)
class StepComponents:
    """Builder of menus and buttons that add a step to the plan of the key `head`. `look`: they
    are private looks, open to any reader."""

    ctx: TableContext
    head: str
    look: bool = False

    def menu(self, hint: str, options: Iterable[Option]) -> Menu:
        return Menu(self.head, hint, tuple(options), look=self.look)

    def button(
        self, piece: str, label: str, style: Style = "plain", *, form: bool = False
    ) -> Button:
        return Button(f"{self.head}/{piece}", truncate(label, 80), style, form=form, look=self.look)

    def step(self, step: a.TurnStep, label: str, style: Style = "plain") -> Button:
        return self.button(step_code(step), label, style)


def option(value: str | a.TurnStep, label: str, detail: str = "", chosen: bool = False) -> Option:
    """Return an option within Discord's length limits; its value is a step, or part of a key."""
    piece = value if isinstance(value, str) else step_code(value)
    return Option(piece, truncate(label, 100), truncate(detail, 100), chosen)


def step_options(
    ctx: TableContext, table: State, railroad: str, phase: Phase, step: a.TurnStep | None = None
) -> list[Option]:
    """Return the menu options of a step; the one that is chosen or, of services, makes the same
    revenue is marked."""
    if phase is Phase.PROFIT:
        pay, retain = t("option-pay", ctx), t("option-retain", ctx)
        options = [option(a.PayDividends(), pay), option(a.RetainProfits(), retain)]
    else:
        options = _OPTIONS_BY_PHASE[phase](ctx, table, railroad)
    value = "" if step is None else step_code(_listed_step(table, railroad, step))
    return [replace(line, chosen=line.value == value) for line in options]


def _listed_step(table: State, railroad: str, step: a.TurnStep) -> a.TurnStep:
    """Return the step that the menu lists: of services the one that makes the same revenue."""
    if isinstance(step, a.ServeCities):
        revenue = services.income(table, railroad, step.cities).gross
        for service in services.possible_services(table, railroad):
            if services.income(table, railroad, service.cities).gross == revenue:
                return a.ServeCities(service.cities)
    return step


def _describe_works(ctx: TableContext, table: State, railroad: str) -> str:
    """Return `serves 3, maintenance $60, best net $120`."""
    works = outcomes.railroad_figures(table, railroad)
    values = {"capacity": works.capacity, "maintenance": works.maintenance, "net": works.net}
    if works.later is None:
        return t("option-work", ctx, **values)
    return t("option-work-later", ctx, later=works.later, **values)


def scrap_options(ctx: TableContext, table: State, railroad: str) -> list[Option]:
    """Return the options to scrap nothing, or so many cards of each level. If that is too much
    for a menu: one card, or all of them; a form is for any other set."""
    cards = table.railroads[railroad].cards
    works = _describe_works(ctx, table, railroad)
    options = [option(a.ScrapEquipment(), t("option-scrap-none", ctx), works)]
    shown = (1, len(cards)) if has_many_sets(cards) else range(1, len(cards) + 1)
    for chosen in (chosen for chosen in scrap_sets(cards) if len(chosen) in shown):
        values = level_values(
            sorted(chosen, key=lambda card: facts.equipment_card(card).tech_level)
        )
        amount = sum(facts.equipment_card(number).scrap for number in chosen)
        label = t("option-scrap", ctx, amount=amount, count=len(chosen), **values)
        step = a.ScrapEquipment(chosen)
        detail = _describe_works(ctx, apply_step(table, step), railroad)
        options.append(option(step, label, detail))
    return options


def has_many_sets(cards: Sequence[int]) -> bool:
    """Return whether there are more sets of these cards to scrap than the menu lists."""
    return len(list(scrap_sets(list(cards)))) > MAX_SETS


def scrap_button(components: StepComponents, table: State, railroad: str) -> Iterator[Button]:
    """Yield the button of the form for any set of cards, if the menu does not list all of them."""
    if has_many_sets(table.railroads[railroad].cards):
        yield components.button("_s", t("press-scrap-some", components.ctx), form=True)


def equipment_options(ctx: TableContext, table: State, railroad: str) -> list[Option]:
    """Return the options to buy nothing, or as many cards as the treasury can pay, with what
    the railroad could earn then."""
    works = _describe_works(ctx, table, railroad)
    options = [option(a.BuyEquipment(0), t("option-buy-none", ctx), works)]
    for count in range(1, outcomes.affordable_cards(table, railroad) + 1):
        after = apply_step(table, a.BuyEquipment(count))
        key = "option-buy-level" if after.tech_level > table.tech_level else "option-buy"
        amount, level = sum(outcomes.card_prices(table, count)), str(after.tech_level)
        label = t(key, ctx, count=count, amount=amount, level=level)
        options.append(option(a.BuyEquipment(count), label, _describe_works(ctx, after, railroad)))
    return options


def track_options(ctx: TableContext, table: State, railroad: str) -> list[Option]:
    """Return the options to build nothing, take each available counter, build each proposal,
    and build the cheapest way to every other city and counter within reach."""
    options = [option(a.BuildNothing(), t("option-build-none", ctx))]
    for step in takeable_counters(Position(table), railroad):
        each = counter_pays(step.resource, table.tech_level)
        label = t(f"option-take-{step.resource}", ctx, hex=step.hex, amount=each)
        options.append(option(step, label))
    listed = set()
    for proposal in proposals(table, railroad):
        reason = ", ".join(t(f"why-{REASON_KEYS[aim]}", ctx) for aim in proposal.why)
        listed.add(frozenset(proposal.way.hexes))
        options.append(_build_option(ctx, table, railroad, proposal.way, reason))
    for way in cheapest_builds(table, railroad).values():
        if frozenset(way.hexes) not in listed:
            listed.add(frozenset(way.hexes))
            options.append(_build_option(ctx, table, railroad, way))
    return options


def _build_option(
    ctx: TableContext, table: State, railroad: str, way: Build, reason: str = ""
) -> Option:
    """Return `Utica + Syracuse: $60` with the gain, and the reason for the proposal or its
    hexes."""
    treasury_after = table.railroads[railroad].treasury - way.cost
    label = t("option-way", ctx, goals=_describe_goals(table, way, ctx), cost=way.cost)
    parts = [t("option-way-gain", ctx, amount=way.gain)] if way.gain else []
    parts += [t("option-way-left", ctx, amount=treasury_after), reason or ", ".join(way.hexes)]
    return option(a.BuildTrack(way.hexes), label, " · ".join(parts))


def list_counters(table: State, hex_: str, ctx: TableContext) -> list[str]:
    """Return the texts of the counters in a hex."""
    kinds = {"coal": table.coal, "lumber": table.lumber, "nw_coal": table.nw_coal}
    return [t(f"option-hex-{kind}", ctx) for kind, hexes in kinds.items() if hex_ in hexes]


def _describe_goals(table: State, way: Build, ctx: TableContext) -> str:
    """Return what a build reaches: `Utica + coal F17`."""
    goals = list(way.cities)
    for hex_ in way.hexes:
        goals += [f"{kind} {hex_}" for kind in list_counters(table, hex_, ctx)]
    return capitalize_first(" + ".join(goals)) or ", ".join(way.hexes)


def service_options(ctx: TableContext, table: State, railroad: str) -> list[Option]:
    """Return every revenue that the railroad can make, the highest first, with cities that make
    it (28)."""
    options = []
    for service in reversed(services.possible_services(table, railroad)):
        net = services.income(table, railroad, service.cities).net
        label = t("option-serve", ctx, revenue=service.revenue, net=net)
        move = _describe_value_move(ctx, table, railroad, net)
        detail = f"{move} · {list_cities(service.cities, ctx)}"
        options.append(option(a.ServeCities(service.cities), label, detail))
    return options


def _describe_value_move(ctx: TableContext, table: State, railroad: str, net: int) -> str:
    """Return where the value would move, in a few words: `paid: $71`."""
    values = profit.values_after(table, railroad, net)
    if net <= 0:
        return t("option-moves-loss", ctx, value=values.paid)
    if values.paid > values.now:
        return t("option-moves-paid", ctx, value=values.paid)
    if values.kept < values.now:
        return t("option-moves-kept", ctx, value=values.kept)
    return t("option-moves-none", ctx)


_OPTIONS_BY_PHASE = {
    Phase.SCRAP: scrap_options,
    Phase.EQUIPMENT: equipment_options,
    Phase.TRACK: track_options,
    Phase.SERVICE: service_options,
}
