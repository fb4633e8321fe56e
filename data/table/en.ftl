# What a table refuses: one sentence each.

table-refuse-already-answered = You have answered already; the others are still being asked.
table-refuse-already-asked = That has been asked already, and the answers are awaited.
table-refuse-bad-options = These options do not fit the game.
table-refuse-busy = Somebody's move is being made at this very moment. Please press again.
table-refuse-ended = This game is over.
table-refuse-forged = This file has been changed: its dice do not follow from its secret.
table-refuse-full = This table is full: { $most } can play.
table-refuse-no-game = There is no game called “{ $game }”.
table-refuse-no-robot = There is no robot called “{ $robot }”; there are steady and random ones.
table-refuse-no-robots = There is no robot at this table.
table-refuse-no-seat = There is no such seat at this table.
table-refuse-no-table = There is no table { $table } in this server.
table-refuse-not-asked = You are not asked, or no longer.
table-refuse-not-owner = Only the table's owner, or whoever manages this server, can do that.
table-refuse-not-running = This game is not running.
table-refuse-not-saved = The move could not be saved, so nothing has changed. Please try again in a while.
table-refuse-not-yours = You have no seat at this table, or it is not your turn.
table-refuse-nothing-to-undo = There is nothing of yours to take back.
table-refuse-file-empty = This file is empty. Only a text that an export wrote can be read.
table-refuse-file-long = This file is longer than { $most } MB. Exports are shorter; no more than that is read.
table-refuse-file-not-text = This file is no text. Exports are plain text in UTF-8, and only such can be read.
table-refuse-refused = Line { $line } of this file is not a lawful move, so the game was not read.
table-refuse-seated = You sit at this table already.
table-refuse-seats = { $now ->
    [one] This game takes { $least } to { $most } players, and only one is here.
   *[other] This game takes { $least } to { $most } players, and { $now } are here.
}
table-refuse-stale = The game has moved on since that card. `/table show` brings a fresh one.
table-refuse-started = This game has begun already.
table-refuse-secret-start = This game has secret draws that nobody may see before its end, so its file can be played on only when it is over.
table-refuse-unreadable = Line { $line } of this file cannot be read.
table-refuse-bug = Something went wrong on our side, and nothing has changed. If you report it, please give the code { $code }.
table-refuse-still-playing = A person with a seat in a game that goes on cannot be forgotten: leave first.

# Slash commands: what Discord shows of them.

table-slash-tables-to-play-at = Tables to play at
table-slash-open-a-table-here = Open a table here; friends join by a button
table-slash-the-game = The game
table-slash-take-a-seat-at = Take a seat at a table that has not begun
table-slash-leave-a-table-in = Leave a table; in a running game a robot plays on for you
table-slash-begin-the-game = Begin the game
table-slash-give-a-seat-to = Give a seat to a robot, or take the last robot away
table-slash-add-or-remove = Add or remove
table-slash-how-it-plays = How it plays
table-slash-choice-add = add
table-slash-choice-remove = remove
table-slash-choice-steady = steady
table-slash-choice-random = random
table-slash-in-a-running-game = In a running game: the seat it takes over (yours if left out)
table-slash-in-a-running-game-hand = In a running game, hand a seat to another person
table-slash-the-seat-s-number = The seat's number
table-slash-who-plays-on = Who plays on
table-slash-show-how-it-stands = Show how it stands now, with the buttons
table-slash-in-words-for-you = In words, for you alone
table-slash-what-happened-the-newest = What happened, the newest last
table-slash-only-what-happened-before = Only what happened before this row
table-slash-the-ranking-as-far = The ranking, as far as you may know it
table-slash-take-back-your-last = Take back your last move (shown first)
table-slash-the-whole-game-as = The whole game as a text file
table-slash-check-every-roll-of = Check every roll of the dice and every move
table-slash-end-a-game-early = End a game early (asked again first)
