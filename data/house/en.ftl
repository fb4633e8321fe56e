house-name = Roundhouse

house-help =
    ## Railway board games, one move at a time
    New here? Press a **Practise** button: a few turns against robots, for you alone, show what a game is about.
    1. Open a table: press an **Open a table** button, or type `/table open`.
    2. Friends press **Join**; robots can fill the other seats. Then press **Start**.
    3. A card shows the map, whose turn it is, and every move as a button. A button that ends in “…” first shows you what it would do; the others, such as rolling dice, act on one press.
    4. Play whenever you have a minute. I remind you when it's your turn again; `/remind show` sets how and when.

    `/desk` rolls destinations and looks up payoffs for a game on a real board. `/help` with *language* sets the language I use with you.
house-guide-aim = How to win
house-guide-now = What to do now
house-guide-marks = What the marks mean
house-guide-how = The newest card has every move as a button; `/table show` shows it to you alone. `/table undo` undoes your last move, `/table log` tells what happened.
house-press-open = Open a table of { $game }

house-bug = Something went wrong on my side, and nothing has changed. If you report it, please give the code **{ $code }**.
house-bug-done = What you asked for is done, but something went wrong on my side while I was answering you. If you report it, please give the code **{ $code }**.
house-many = More people are pressing buttons than I can keep up with. Nothing has changed; please try again in a moment.
house-own-many = I'm still working on what you pressed before. Nothing has changed; please try again in a moment.
house-leaving = I'm being restarted. Nothing has changed; please try again in a minute.
house-refuse-permission = Only people who may manage this server can do that.
house-refuse-dm = Please use this in a server channel; a table needs a place to stand.
house-refuse-no-member = I'm not a member of this server, so I can't open a table here. Whoever manages the server can invite me.

house-playground-topic = Type / to see every command. “Viewing as” above changes who you are.
house-playground-open = The playground is open: { $url }
    Press Ctrl-C to stop; the games are kept.
house-playground-port = Port { $port } of this machine is taken; choose another with --port or ROUNDHOUSE_PORT (0 takes any free one).
house-playground-closed = The playground is closed.

house-somebody = Somebody
house-player = Player { $number }
house-robot = Robot { $number }
house-manager = A manager of the server
house-done = Done.
house-back = Back
house-and = { $first } and { $last }
house-or = { $first } or { $last }
house-rule-cited = { $told } (rule { $rule })

# The turn card.

house-card-head = { $game } · table { $table } · { $turn }
house-card-turn = turn { $turn }
house-card-turn-none = before the first turn
house-your-turn = { $count ->
    [one] { $called }, it's your turn. { $asked }
   *[other] { $called }, it's your turn; each of you chooses alone. { $asked }
}
house-turn-of = It's { $names }'s turn.
house-leads = Net worth: { $list }
house-leads-known = Net worth (?: secret): { $list }
house-lead-hidden = { $sum } + ?
house-lead-own = Place { $place } of { $seats }: { $worth }
house-stale = The game has moved on since that card. Here's how it stands now:
house-anew = I no longer understand that button. Here's the card as it is now:
house-won = { $count ->
    [one] **{ $names } has won.**
   *[other] **{ $names } share the victory.**
}
house-over = The game is over. `/table verify` checks everything that was left to chance, `/table export` saves the whole game as a file.
house-seed = Every random draw came from this secret seed: { $seed }
house-press-undo = Undo…
house-press-undo-now = Undo
house-press-card = Back to the desk
house-press-yes = Agree
house-press-no = Refuse
house-ask-undo = { $name } would like to undo the last move. { $called }, do you agree?
house-ask-end = { $name } would like to end this game. { $called }, do you agree?
house-ask-hints = { $name } would like to allow hints: everybody could ask what an expert would do, and the log would say who did. { $called }, do you agree?
house-told-undo = **{ $name }** undoes the last move.
house-told-ask-undo = **{ $name }** asks to undo the last move.
house-told-ask-end = **{ $name }** asks to end the game.
house-told-ask-hints = **{ $name }** proposes to allow hints.
house-told-yes = **{ $name }** agrees.
house-told-no = **{ $name }** doesn't agree: the game goes on as it is.
house-told-robot = A robot plays on for seat { $number }.
house-told-seat = Seat { $number } is now **{ $name }**'s.
house-told-stop = The game was ended early.
house-told-stop-by = **{ $name }** ended the game early.
house-told-import = This game continues from a file.

# A table in a list of tables.

house-table-choice = { $table } · { $game } · { $status }
house-status-open = not begun
house-status-running = running
house-status-ended = over

# The lobby.

house-lobby-head = { $game } · table { $table }
house-lobby-missing = { $missing ->
    [one] One more player is needed. Press **Join**; { $owner } can add a robot.
   *[other] { $missing } more players are needed. Press **Join**; { $owner } can add robots.
}
house-lobby-ready = { $free ->
    [0] The table is full. { $owner } sets the options and presses **Start**.
    [one] Ready: { $owner } sets the options and presses **Start**. One seat is still free.
   *[other] Ready: { $owner } sets the options and presses **Start**. { $free } seats are still free.
}
house-lobby-laid-out = This game goes on from a board, so everybody has a place. Press your own name; where nobody does, a robot plays. { $owner } presses **Start**.
house-lobby-started = The game has begun in { $place }.
house-lobby-hash = Everything left to chance comes from a secret seed, which is shown at the end. Its fingerprint: { $hash }
house-lobby-closed = This table is closed.
house-opened = Table { $table } is open.
house-joined = You have a seat at table { $table }.
house-robot-in = A robot has a seat at table { $table }.
house-robot-out = A robot has left table { $table }.
house-lobby-unshown = Discord doesn't let me post the card in { $place }. Please check that I can see the place and send messages there; then `/table show` brings up the card.
house-seat = { $number }. { $name }
house-seat-for = { $number }. { $name }, for now played by a robot ({ house-robot-level })
house-seat-robot = { $number }. a robot ({ house-robot-level })
house-robot-level =
    { $level ->
        [beginner] beginner
        [expert] expert
        [random] random
       *[other] steady
    }
house-robot-option = Robot { $number }: { house-robot-level }
house-robot-detail =
    { $level ->
        [beginner] easy to beat: now and then it plays carelessly
        [expert] thinks ahead, a few seconds a move
       *[other] plays sensibly and at once
    }
house-robots = How well robot { $number } plays
house-press-join = Join
house-press-join-as = I am { $name }
house-press-join-seat = I play seat { $number }
house-press-leave = Leave
house-press-robot = Add a robot
house-press-invite = Invite…
house-press-options = Options…
house-press-start = Start
house-options-theirs = { $owner } sets the options of this table; this is what applies now.
house-options = Choose the options for this table; marked options apply.
house-thread = { $game } · table { $table }
house-undo = { $count ->
    [one] This would be undone:
   *[other] All of this would be undone:
}
house-press-undo-sure = Undo
house-undone = Undone.
house-undo-asked = The others have been asked.
house-answered = Thanks, your answer counts.
house-undelivered = Discord doesn't let me post the card of table { $table } in { $place } (error { $status }). The game is safe, and I'll keep trying. Please check that I can see the place, send messages and attach files there.
house-undo-needs-others = Somebody else has acted since, so { $names } must agree.
house-undo-needs-drawn = Something has been rolled or drawn since, so { $names } must agree.
house-undo-needs-shown = Something secret has become known since, so { $names } must agree.

# Refusals of the chat itself: one sentence each.

house-refuse-none-legal = There is nothing of that kind that you can do now; the card shows what you can.
house-refuse-tampered = I don't understand that button. Please use the newest card: `/table show`.
house-refuse-too-large = The file has { $size } MiB, but Discord accepts only { $limit } MiB here; a boosted server accepts more.
house-form-field = { $field }: { $why }
house-form-change = Change what you entered…
house-refuse-number = “{ $text }” isn't a whole number of 0 or more. Write it in digits.
house-refuse-number-whole = “{ $text }” isn't a whole number. Write { $least } or { $most }.
house-refuse-number-unclear = “{ $text }” can mean { $one } or { $other }. Write one of these, without a comma or a point.
house-refuse-number-large = “{ $text }” is too large a number.
house-refuse-number-over = “{ $text }” is too high: { $most } is the highest.
house-refuse-rule = The rules don't allow that (rule { $rule }).
house-refuse-no-seat = You have no seat at this table, so you can only watch.
house-refuse-no-card = That message isn't the card of a table, so there is no game to look at; choose one of my cards, or type `/table since` or `/table replay`.
house-refuse-other-game = Another game is played at table { $table }: use the commands of that game.
house-refuse-turn = It's { $names }'s turn, not yours (rule { $rule }).
house-refuse-not-running = This game isn't running.
house-refuse-started = This game has already begun.
house-refuse-closed = This table is closed.
house-refuse-rematch = This game is still running; ask for a rematch when it's over.
house-refuse-no-table-here = There's no table here. `/table open` opens one.
house-refuse-which = It could be table { $tables }; please choose one with the option `table`.
house-refuse-bot = A bot can't take a seat; `/table robot` brings a robot.
house-refuse-stranger = **{ $name }** isn't a member of this server; only members can take a seat.
house-reseated = The seat has been handed over.
house-refuse-game = Please choose one of the games from the list.
house-left = You have left table { $table }.
house-log-start = The game begins.
house-log-uneventful = **{ $name }** goes on.
house-log-secret = **{ $name }** has chosen in secret.
house-log-more = Earlier entries: `/table log` with { $before } in the field *before*
house-verify-ok = Table { $table } is in order: everything left to chance comes from the secret seed fixed at the start, and every action follows the rules.
house-verify-wrong = **Table { $table } is not in order.** Please tell whoever runs this bot.
house-verify-what = { $draws ->
    [one] 1 random number
   *[other] { $draws } random numbers
} and { $rows ->
    [one] 1 action
   *[other] { $rows } actions
} were checked.
house-verify-recorded = { $recorded ->
    [one] 1 random number came from a file and can't
   *[other] { $recorded } random numbers came from a file and can't
} be checked here.
house-commitment = The fingerprint of the secret seed, published at the start: { $hash }
house-press-end = End it
house-end-sure = End table { $table } now? This can't be undone.
house-end-ask = Ask the others to end table { $table }?
house-end-asked = The others have been asked.
house-ended = The game has been ended.
house-settings-thread = New tables get a thread of their own. Language of public texts: { $spoken }.
house-settings-channel = New tables are played in the channel they were opened in. Language of public texts: { $spoken }.

# The command line.

house-cli = Railway board games on Discord. Without a command: connects to Discord if DISCORD_TOKEN is set, else opens the playground.
house-cli-playground = play in the browser, without Discord
house-cli-port = the port of the page on 127.0.0.1 (0: any free one)
house-cli-no-browser = do not open a browser
house-cli-language = the language of the playground: its server and everybody on it speak it
house-cli-sync = register the slash commands now
house-cli-invite = print the address that invites the bot to a server
house-cli-doctor = look at token, permissions, commands, database, disk and clock, and say what to do
house-cli-health = ask the running bot whether it is well (needs ROUNDHOUSE_METRICS_PORT)
house-cli-synced = { $count ->
    [one] 1 command is
   *[other] { $count } commands are
} registered.
house-cli-token = Discord doesn't accept this token. Please check DISCORD_TOKEN.
house-cli-closed-4014 = Discord refuses the intents of this bot (close code 4014). It asks only for “Guilds”, which needs no permission: see in Discord's developer portal under “Bot” whether Discord has restricted the application, then start again.
house-cli-closed-shards = Discord doesn't take these shards (close code { $code }). Please check ROUNDHOUSE_SHARDS; without it Discord says how many it takes.
house-cli-closed = Discord closed the connection for good (close code { $code }). Please look for a newer version of this bot.
house-cli-no-token = This needs a bot token in DISCORD_TOKEN.

# Slash commands: what Discord shows of them.

house-slash-how-to-play-here = How to play here
house-slash-pictures = Light or dark pictures, where only you see them
house-slash-pictures-on = dark
house-slash-pictures-off = light
house-slash-the-language-i-use = The language I use with you from now on
house-slash-as-discord-says = as Discord says
house-slash-the-table-s-number = The table's number, if there are several
