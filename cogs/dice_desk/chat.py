"""Chat adapter of the dice desk."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from bot.chat.contract.pages import Draw, EphemeralPage
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.chat import Chat
from bot.chat.declared.lobby import LobbyOptions
from bot.chat.declared.looks import Looks
from cogs.dice_desk.commands import desk
from cogs.dice_desk.moves import MOVES, describe_people, prompt
from cogs.dice_desk.story import ends_with_dice, last_lookup, narrate
from cogs.dice_desk.texts import is_whole, person_label, person_name, t
from cogs.dice_desk.whole_game import book_context
from cogs.dice_desk.words import edition_name
from data.texts import say
from render.dice_desk.departures import departures_board
from render.dice_desk.desk_tables import lookup_tables
from render.dice_desk.people import game_board, people_board
from render.rail_baron.players.deeds import render_deeds
from render.rail_baron.players.result import render_result
from rules.dice_desk import GAME
from rules.dice_desk.options import DiceOwner, GameOptions, Options
from rules.dice_desk.state import State
from rules.dice_desk.view import View
from rules.dice_desk.whole_game import book_of, game_ranking
from rules.game import Event, Standing
from rules.rail_baron.model.options import Edition


class _Lobby(LobbyOptions[Options]):
    """The edition, whose dice, whether the whole game is kept, and its options."""

    def active_choices(self, options: Options) -> set[str]:
        chosen = {"u21"} if options.edition == "u21" else set()
        chosen |= {"dice"} if options.dice == "board" else set()
        chosen |= {"kept"} if options.kept else set()
        if options.game is not None:
            chosen |= {
                "whole",
                *(key for key, name in VARIANTS.items() if getattr(options.game, name)),
            }
        return chosen

    def apply_choices(self, options: Options, chosen: Sequence[str]) -> Options:
        chosen = sorted(self.resolve_marked(options, set(chosen)))
        edition: Edition = "u21" if "u21" in chosen else "original"
        variants = {name: key in chosen for key, name in VARIANTS.items()}
        game = replace(GameOptions(edition), **variants) if "whole" in chosen else None
        dice: DiceOwner = "board" if "dice" in chosen else "bot"
        return replace(options, edition=edition, game=game, dice=dice, kept="kept" in chosen)


VARIANTS = {
    "b_and_o": "b_and_o_extension",
    "cheap": "cheap_superchief",
    "free": "free_superchief",
    "auctions": "opening_auctions",
}
"""Fields of the options of a whole game, by their line in the lobby."""
LOBBY = _Lobby(
    t,
    {"u21": "edition", "dice": "dice", "kept": "kept", "whole": "game", **VARIANTS},
    needs=dict.fromkeys(VARIANTS, "whole"),
)


def draw_people(ctx: TableContext, *, large: bool = False) -> Draw:
    """Return the picture of the people: on a phone with the map of a game that is kept, `large` as
    a departures board."""
    table = ctx.public.table
    names = [person_label(ctx, number) for number in range(len(table.people))]
    if large:
        turn = _turn_name(ctx.public, ctx.language)
        heading = t("draw-departures", ctx, table=str(ctx.table), turn=turn)
        return partial(departures_board, table, names, heading, ctx.language)
    if is_whole(ctx):
        return partial(game_board, table, book_context(ctx).public, names, ctx.language)
    return partial(people_board, table, names, ctx.language)


def deeds_page(ctx: TableContext) -> EphemeralPage:
    """Return who owns what; a sentence if the session keeps no game."""
    if not is_whole(ctx):
        return EphemeralPage(t("no-deeds", ctx))
    book = book_context(ctx)
    return EphemeralPage("", partial(render_deeds, book.public, book.names, ctx.language))


LOOKS = Looks(
    t,
    {"people": lambda ctx: EphemeralPage("", draw_people(ctx)), "deeds": deeds_page},
    empty={"deeds": lambda options: options.game is None},
)


def _picture(ctx: TableContext, events: Sequence[Event], standing: Sequence[Standing]) -> Draw:
    """Return the tables with the last dice of the bot, else the people with their trips; at the end
    of a whole game its result."""
    last = last_lookup(events, ctx.public.table.people)
    if is_whole(ctx) and standing and book_of(ctx.public.table).winner is not None:
        book = book_context(ctx)
        ranking = game_ranking(ctx.public.table)
        return partial(render_result, book.public, ranking, book.names, ctx.language)
    is_past = is_whole(ctx) and not ends_with_dice(events)
    if last is None or is_past or ctx.public.options.dice == "board":
        return draw_people(ctx)
    lookup, origin, number = last
    name, edition = person_label(ctx, number), ctx.public.options.edition
    return partial(lookup_tables, lookup, edition, ctx.language, origin, name=name)


def describe_standing(ctx: TableContext, standing: Sequence[Standing]) -> str:
    """Return what everybody has collected, or is worth in a whole game, most first."""
    if is_whole(ctx):
        worth = game_ranking(ctx.public.table)
        return "\n".join(
            t("worth", ctx, place=row.place, name=person_name(ctx, row.seat), amount=row.total)
            for row in worth
        )
    people = enumerate(ctx.public.table.people)
    rows = sorted(people, key=lambda row: -row[1].collected)
    return "\n".join(
        t(
            "collected",
            ctx,
            name=person_name(ctx, number),
            payoff=person.collected,
            trips=person.trips,
        )
        for number, person in rows
    )


def _worths(ctx: TableContext) -> list[tuple[str, int]]:
    """Return what everybody is worth in a whole game, else what they have collected."""
    table: State = ctx.public.table
    worth = [person.collected for person in table.people]
    if table.book is not None:
        worth = [row.total or 0 for row in sorted(game_ranking(table), key=lambda row: row.seat)]
    return [(person_label(ctx, number), total) for number, total in enumerate(worth)]


def _turn_name(view: View, language: str) -> str:
    book = view.table.book
    if book is not None and book.turn.number == 0:
        return say("house-card-turn-none", language)
    if book is not None:
        return t("turn", language, number=book.turn.number)
    return t("board", language, edition=edition_name(view.options.edition, language))


CHAT = Chat(
    game=GAME,
    texts=t,
    moves=MOVES,
    commands=desk,
    prompts=dict.fromkeys(GAME.phase_rules, prompt),
    story=narrate,
    lobby=LOBBY,
    looks=LOOKS,
    card=_picture,
    card_text=lambda ctx: "\n".join(describe_people(ctx)),
    turns=_turn_name,
    ranking=describe_standing,
    worths=_worths,
)
