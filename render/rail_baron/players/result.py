"""The end of a game: who won, how, and what everyone was worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from data.texts import say
from render.charts.final import Hero, build_players, final_card, total_text
from render.layout.box import Box
from render.layout.part import lay_out, stack_parts
from render.paint.picture import Picture
from render.paint.style import format_cash
from render.rail_baron.map.palettes import map_palette
from render.rail_baron.players.chip import locked
from render.words import legible_names
from rules.game import Standing
from rules.rail_baron.model.view import SeatView, View

How = Literal["home", "declared at home", "last"]
"""As in the event `Won`."""


def render_result(
    view: View, standing: Sequence[Standing], names: Sequence[str], language: str
) -> Picture:
    """Return the final card of a game, 1000 pixels wide: the winner large, below it the ranking
    as given, with sums, engines and deeds.

    A game that ended without a winner is shown as such; what was secret stays secret."""
    shown, winner = legible_names(names, language), view.winner
    hero = Hero(
        say("charts-result-game", language),
        () if winner is None else (winner,),
        "" if winner is None else shown[winner],
        _describe_win(view, language),
        say("charts-wins-nobody", language),
    )
    players = build_players(
        standing,
        shown,
        {"cash": "full", "railroads": "pale", "engine": "dark"},
        lambda key: say(f"charts-sum-{key}", language),
        language,
        winners=hero.winners,
        total=_total,
    )
    for number, row in enumerate(players):
        seat = view.seats[row.seat]
        sums = () if seat.bankrupt else row.sums
        about = " · ".join(_player_facts(seat, language))
        players[number] = row._replace(sums=sums, about=about)
    foot = " · ".join(_footer_texts(view, language))
    return stack_parts([lay_out(map_palette(), final_card(hero, players, language, foot=foot))])


def _total(dollars: int | None, language: str) -> Box:
    return locked(46, language) if dollars is None else total_text(dollars, language)


def find_way_won(view: View) -> How | None:
    """Return how the game was won, read off the view: a winner who rode home is still declared
    (26); one who declared in the home city won at once (25)."""
    if view.winner is None:
        return None
    if all(seat.bankrupt for seat in view.seats if seat.seat != view.winner):
        return "last"
    return "home" if view.seats[view.winner].declared else "declared at home"


def _describe_win(view: View, language: str) -> str:
    """Return how the game was won, without a full stop."""
    how = find_way_won(view)
    if view.winner is None or how is None:
        return say("charts-won-nobody", language)
    if how == "last":
        return say("charts-won-last", language)
    winner = view.seats[view.winner]
    key = "charts-won-home" if how == "home" else "charts-won-declared"
    return say(key, language, city=winner.home, cash=format_cash(winner.cash, language))


def _player_facts(seat: SeatView, language: str) -> list[str]:
    if seat.bankrupt:
        return [say("charts-bankrupt", language)]
    return [
        say(f"charts-engine-{seat.engine}", language),
        say("charts-deed-count", language, count=len(seat.railroads)),
        f"{say('charts-home', language)} {seat.home}",
    ]


def _footer_texts(view: View, language: str) -> list[str]:
    texts = [say("charts-result-turns", language, turns=view.turn.number)]
    if view.options.edition == "u21":
        texts.append(say("charts-result-u21", language))
    return texts
