# Why the database cannot be used, for the person who runs the bot.

store-in-use = { $path } is in use by another process of this bot.
store-unusable = { $path } can't be used: { $error }.
store-no-wal = { $path } can't be switched to write-ahead logging; is it on a network drive?
store-newer = { $path } was written by a newer version of this bot ({ $step }).
store-not-older = { $path } is no copy of an older version. To put it in place: python -m bot restore
store-older = { $path } was written by an older version of this bot; start the bot once to bring it up to date.
store-missing = There's no database at { $path }.
store-exists = { $path } already exists and is not overwritten.
store-doubtful = The copy { $path } was set aside, because these tables in it are wrong: { $tables }. See: python -m bot check
store-broken = { $path } is damaged: { $error }

# Settings.

settings-unknown = { $name } isn't a setting; known are { $known }.
settings-choice = { $name } is “{ $value }”; it must be one of { $allowed }.
settings-number = { $name } is “{ $value }”; it must be a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }.
settings-site = { $name } is "{ $value }"; it must be an address such as https://example.org/roundhouse.
settings-playground = The playground is not installed: pip install --no-deps --require-hashes -r requirements-playground.txt, or the extra "playground" of the wheel. For Discord set DISCORD_TOKEN.
settings-cluster = { $name } is "{ $value }"; it must be the address of a Dask scheduler, such as tcp://10.0.0.5:8786.
settings-cluster-extra = { $name } needs what the extra "cluster" installs: pip install --no-deps -r requirements-cluster.txt.

# The command line.

upkeep-backup = write a copy of the database, also while the bot is running
upkeep-backup-target = the file to write (default: beside the database, named after the time)
upkeep-backup-keep = make a daily copy in the folder backups, replay it, and keep this many of them
upkeep-backup-done = Copied to { $path }.
upkeep-restore = replace the database with a copy, while the bot is not running
upkeep-restore-source = a file written by backup
upkeep-restore-done = { $path } is in place.
upkeep-restore-kept = The database before it was kept as { $path }.
upkeep-upgrade = bring the database up to date for this version; a copy is made first
upkeep-upgrade-back = put such a copy back, for the older version that wrote it
upkeep-upgrade-none = { $path } is up to date; nothing was changed.
upkeep-upgrade-done = { $path } is up to date now.
upkeep-upgrade-copy = The database from before: { $path }. To go back: python -m bot upgrade --back with that file, then install the older version.
upkeep-upgrade-put-back = { $path } is in place as the older version left it (its last change: { $step }). Now install the version you used before, and start that; this one would upgrade the database again.
upkeep-upgrade-forgotten = Since that copy { $count ->
    [one] one person has asked to be forgotten. Versions up to 0.2.0 don't do that again by themselves: don't run one without asking that person
   *[other] { $count } people have asked to be forgotten. Versions up to 0.2.0 don't do that again by themselves: don't run one without asking these people
}.
upkeep-check = check the file and replay every table
upkeep-check-sound = The file is sound.
upkeep-check-table = Table { NUMBER($table, useGrouping: 0) } ({ $game }, { $status }): { $rows ->
    [one] one entry
   *[other] { $rows } entries
} replayed, { $draws ->
    [one] one draw
   *[other] { $draws } draws
} recomputed. Everything is as it was stored.
upkeep-check-recorded = Table { NUMBER($table, useGrouping: 0) } came from a file: its first { $recorded ->
    [one] draw is
   *[other] { $recorded } draws are
} only recorded.
upkeep-check-wrong = Table { NUMBER($table, useGrouping: 0) } ({ $game }, { $status }) is WRONG: { $found }
upkeep-check-total = { $tables ->
    [one] One table checked
   *[other] { $tables } tables checked
}, { $wrong } wrong.
upkeep-wrong-commitment = the secret seed does not fit the published fingerprint
upkeep-wrong-draw = draw { NUMBER($number, useGrouping: 0) } does not follow from the secret seed
upkeep-wrong-row = entry { NUMBER($number, useGrouping: 0) } gives something else when it is replayed
upkeep-wrong-end = the stored state is not the one the entries lead to
upkeep-wrong-unreadable = it can't be read ({ $error })
upkeep-export = write a table as text
upkeep-export-table = the number of the table
upkeep-export-target = the file to write (default: the screen)
upkeep-import = go on with an exported text as a new table, while the bot is not running
upkeep-import-source = a file written by export
upkeep-import-guild = number of the server
upkeep-import-channel = number of the channel
upkeep-import-thread = number of the thread, if it is to be played in one
upkeep-import-owner = number of the person who will own it (default: the first person at the table)
upkeep-import-nobody = No person sits at this table; name its owner.
upkeep-import-done = This is now table { NUMBER($table, useGrouping: 0) }, after { $rows ->
    [one] one entry
   *[other] { NUMBER($rows, useGrouping: 0) } entries
}.

# --- facts of games, and corrections of them

facts-wrong = { $file }, { $place }: expected { $expected }, found { $found }
facts-expected-value = { $value }
facts-expected-kind = { $kind ->
    [int] a whole number
    [float] a number
    [bool] true or false
    [str] a text
    [array] a list
    [int-or-str] a whole number or a text
    [object] named values
   *[other] { $kind }
}
facts-expected-known = something that the game has
facts-expected-one-of = one of { $values }
facts-expected-neighbours = two neighbouring hexes
facts-expected-connected = a map whose parts are all connected
facts-expected-above = more than { $value }
facts-expected-one-or-two = one or two
facts-expected-multiple = a multiple of { $of }
facts-expected-other = tracks other than those of tile { $than }
facts-expected-tile = a tile with the tracks { $tracks }
facts-expected-json = a JSON file
facts-expected-simple = a single value or list, without names
facts-expected-rows = exactly the { $count } of the box
facts-expected-between = a number from { $least } to { $most }
facts-expected-printing = a file written by “facts export”
facts-cli = compare the facts of the games with your copy, and correct them
facts-cli-sheets = draw all components as sheets to hold beside your copy (also without an action)
facts-cli-folder = the folder for the sheets (default: fact-sheets)
facts-cli-game = which game
facts-cli-sheets-done = { $count } sheets are in { $path }.
facts-cli-check = list the facts that no source prints, the most important first
facts-cli-set = correct a value: shows it before and after in a picture, and asks
facts-cli-component = which component, for example map
facts-cli-words = where the value stands, and the value itself, for example E14 cost 60
facts-cli-and = another value that changes at the same time; if it belongs to another component, that component's name comes first
facts-cli-picture = the file for the picture (default: facts-change.png)
facts-cli-there = It already says so. Nothing was changed.
facts-cli-drawn = The picture { $path } shows it before and after.
facts-cli-guess = { $part }: { $what } ({ $count ->
    [one] one value
   *[other] { $count } values
}, { $status ->
    [derived] derived
   *[reconstructed] reconstructed
}): { $share ->
    [-1] was not measured, as it can't change alone
    [0] decided nothing in the games of robots
    [100] decided something in every game of robots
   *[other] decided something in up to { $share } of 100 games of robots
}. { $source }
facts-cli-guess-most = Most often: { $places }
facts-cli-export = write all your corrections into one file
facts-cli-note = which box they are from, for example "box of 2019, second printing"
facts-cli-import = show what such a file changes, and take it over
facts-cli-source = a file written by facts export
facts-cli-name = keep it beside the usual facts under this name, to be chosen in the lobby
facts-cli-yes = take it over without asking
facts-cli-none = There are no corrections in { $path }.
facts-cli-bad-name = “{ $name }” can't be a name. Use up to 40 plain letters, digits, dots and hyphens, and begin with a letter or digit.
facts-cli-same = This file changes nothing.
facts-cli-ask = Take this over? (y/n) {""}
facts-cli-kept = Nothing was changed.
facts-cli-merged = Your corrections in { $path } now include these. New tables get them after the next start of the bot.
facts-cli-saved = This is kept in { $path }. After the next start of the bot, lobbies offer it as “{ $name }”.
facts-cli-noted = Note of the author: { $note }
facts-hint = Which printing of the game
facts-default = The usual facts
facts-printing-detail = Facts that the host of this bot has noted
facts-line = Printing: **{ $name }**
facts-cli-difference = { $game }: { $place }: { $before } becomes { $after }
