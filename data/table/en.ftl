# What a table refuses: one sentence each.

table-refuse-already-answered = You've already answered; the others are still being asked.
table-refuse-already-asked = That has already been asked; not all answers are in yet.
table-refuse-bad-options = These options don't fit the game.
table-refuse-busy = Another move is just being saved. Please press again.
table-refuse-facts-gone = This correction isn't kept any more. Please type it again.
table-refuse-facts-changed = Something else was corrected in between. Please look at it again.
table-refuse-ended = This game is over.
table-refuse-forged = This file has been changed: its random numbers don't follow from its secret seed.
table-refuse-full = This table is full: { $most } can play.
table-refuse-own-limit = { $most ->
    [one] You have { $most } table open
   *[other] You have { $most } tables open
} on this server, and that's the most for one person. { $whose ->
    [server] The managers of this server decided that.
   *[host] Whoever runs this bot decided that.
} Once one of them has ended, you can open another.
table-refuse-server-limit = { $most ->
    [one] { $most } table is open
   *[other] { $most } tables are open
} on this server, and that's the most it may have. { $whose ->
    [server] The managers of this server decided that.
   *[host] Whoever runs this bot decided that.
} Once one of them has ended, you can open another.
table-refuse-no-game = There's no game called “{ $game }”.
table-refuse-no-robot = There's no robot called “{ $robot }”; choose beginner, steady or expert.
table-refuse-in-person = This table only keeps the record of a game on a real board, so no robot, clock or concession belongs here.
table-refuse-already-open = Table { $table } already keeps the record here; `/desk session end` closes it.
table-refuse-no-robots = There's no robot at this table.
table-refuse-no-seat = There's no such seat at this table.
table-refuse-no-table = There's no table { $table } on this server.
table-refuse-not-asked = That question isn't for you, or it's already settled.
table-refuse-not-owner = Only the table's owner, <@{ $owner }>, or whoever manages this server can do that.
table-refuse-not-running = This game isn't running.
table-refuse-not-saved = The move couldn't be saved, so nothing has changed. Please try again in a while.
table-refuse-not-yet = It isn't your turn just now.
table-refuse-with-people = Hints need the consent of everybody at this table.
table-refuse-not-yours = You have no seat at this table.
table-refuse-nothing-to-undo = There's no move of yours to undo.
table-refuse-file-empty = This file is empty. I can only read files that an export wrote.
table-refuse-file-long = This file is longer than { $most } MB. No export is that long, so I don't read it.
table-refuse-file-not-text = This file isn't text. Exports are plain text in UTF-8, and I can read nothing else.
table-refuse-refused = Line { $line } of this file isn't a legal move, so the game wasn't read.
table-refuse-seated = You already sit at this table.
table-refuse-seats = This game is for { $seats } players; this table has { $now }.
table-refuse-stale = The game has moved on since that card. `/table show` brings up the newest one.
table-refuse-started = This game has already begun.
table-refuse-secret-start = This game has secret draws that nobody may see before it ends, so its file can only be played on after that.
table-refuse-taken = Somebody has taken this seat in the meantime.
table-refuse-too-large = That number is too large.
table-refuse-no-facts = This file names facts of its game that this bot does not have, so it can't be played on here.
table-refuse-bad-facts = The facts of the game in this file are not possible: { $reason }.
table-refuse-no-rules = This file was played by version { $rules } of its game's rules; this bot knows versions 1 to { $known }.
table-refuse-time = Line { $line } of this file is dated { $day }: { $when ->
    [before] that's before this bot existed.
   *[after] that day is still to come.
  }
table-refuse-unreadable = Line { $line } of this file can't be read.
table-refuse-bug = Something went wrong on my side, and nothing has changed. If you report it, please give the code { $code }.
table-refuse-still-playing = You still sit at a running game. Leave it first, then your data can be deleted.

# Slash commands: what Discord shows of them.

table-slash-tables-to-play-at = Tables to play at
table-slash-open-a-table-here = Open a table here; friends join with a button
table-slash-the-game = The game
table-slash-take-a-seat-at = Take a seat at a table that has not begun
table-slash-leave-a-table-in = Leave a table; in a running game a robot takes your seat
table-slash-begin-the-game = Begin the game
table-slash-give-a-seat-to = Give a seat to a robot, or remove the last robot
table-slash-add-or-remove = Add or remove
table-slash-how-it-plays = How it plays
table-slash-choice-add = add
table-slash-choice-remove = remove
table-slash-choice-steady = steady
table-slash-choice-beginner = beginner
table-slash-choice-expert = expert
table-slash-in-a-running-game = In a running game: the seat it takes over (yours if left out)
table-slash-in-a-running-game-hand = In a running game, hand a seat to another person
table-slash-the-seat-s-number = The seat's number
table-slash-who-plays-on = Who plays on
table-slash-show-how-it-stands = Show the current position, with the buttons
table-slash-in-words-for-you = In words, for you alone
table-slash-what-happened-the-newest = What happened, the newest last
table-slash-only-what-happened-before = Only what happened before this entry
table-slash-the-ranking-as-far = The ranking, as far as you may know it
table-slash-take-back-your-last = Undo your last move (preview)
table-slash-the-whole-game-as = The whole game as a text file
table-slash-check-every-roll-of = Check everything that was left to chance, and every move
table-slash-end-a-game-early = End a game early (you confirm first)

# The form that opens a table.

table-form-title = A new table
table-form-game = Game
table-form-seats = { $counts } players
table-form-people = Invite
table-form-people-hint = Whom would you like to play with?
table-form-robots-label = Robots
table-form-robots = { $count ->
    [0] No robots
    [one] 1 robot
   *[other] { $count } robots
}
table-form-level = How well they play
table-invitation = { $name } invites you to a game of { $game }: { $called }
table-invite-refuse-nobody = You chose nobody who isn't here already.
table-invite-refuse-stranger = Only people at this table can invite others.
table-form-refuse-seats = At most { $most } can play this game; with you, your guests and the robots it would be { $wanted }.
table-form-play-with = Play with…
table-menu-since = Since then…
table-since-card = **Since this card**
table-since-card-nothing = Nothing has happened since this card.
