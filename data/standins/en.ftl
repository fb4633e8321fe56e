# Stand-ins, repairs, and what was said: a table while people come and go.

standins-slash-log-seat = Only what this seat did (its number)
standins-slash-log-kind = Only rows of this kind
standins-slash-log-about = Only rows about this: a company, a railroad, a city, a person
standins-choice-moves = moves
standins-choice-undo = moves taken back
standins-choice-questions = questions and answers
standins-choice-seats = seats changing hands
standins-choice-clock = the turn clock
standins-choice-course = beginning and end
standins-log-nothing = The log has no such rows.
standins-refuse-kind = Please choose one of the kinds of the list.

# A robot that plays for a person.

standins-owner = The table's owner
standins-told-skip = { $who } lets a robot play this turn for **{ $name }**.
standins-told-away = **{ $name }** is away.
standins-told-back = **{ $name }** is back.
standins-told-robot = A robot plays on for seat { $number }. { $who } handed it over.
standins-told-seat = Seat { $number } is **{ $name }**'s now. { $who } handed it over.
standins-card-away = { $name } is away, and a robot plays the seat meanwhile.
standins-card-all-away = Everybody is away, so the game waits. Press anything on this card to be back.
standins-card-own = You are away, and a robot plays for you. Press anything on this table's card to be back.
standins-skipped = A robot plays this turn.
standins-away = A robot plays for you at table { $table }, and I do not call you. The seat stays yours: `/table away back:True`, or any press on the table's card, gives it back to you.
standins-all-away = Everybody at table { $table } is away now, so the game waits until somebody is back.
standins-back = You play at table { $table } yourself.
standins-slash-skip = Owner and managers: a robot plays this turn for a seat that does not move
standins-slash-skip-seat = The seat's number, if the table waits for several
standins-slash-away = A robot plays your seat until you are back; the seat stays yours
standins-slash-away-back = You are back
table-refuse-which-seat = The table waits for several people; please say which seat.
table-refuse-not-waited-for = The table does not wait for that seat's person.

# Taking back to a row of the log; what is told has at least two steps.

standins-slash-undo-to = Back to before this move, whose ever it was; the others are asked
standins-told-undo = **{ $name }** takes back the last { $count } steps.
standins-told-ask-undo = **{ $name }** asks to take back the last { $count } steps.
standins-ask-undo = { $name } would like to take back the last { $count } steps, from row { $row } of the log on. { $called }, do you agree?
table-refuse-no-such-move = There is no such move that still stands; `/table log` shows their numbers.

# The briefing of whoever takes a seat over.

standins-briefing = Seat { $number } of table { $table } in { $place } is yours now. This is what you need to know to play on:
standins-briefing-round = **Since this seat moved last**
standins-briefing-position = **The position in words**
standins-briefing-here = { $called }, you have a seat at table { $table } now. Press here to see how it stands for you.

# Giving a game up.

standins-slash-concede = Give the game up: of two, the other has won; else a robot plays on
standins-press-concede = Concede
standins-concede-two = Give the game at table { $table } up? The other has won then, and it counts as a game you lost. This cannot be undone.
standins-left = Leave table { $table }? A robot plays on in your seat, and the game goes on without you. You cannot undo this.
standins-left-alone = Leave table { $table }? Nobody else plays there, so the game ends at once. You cannot undo this.
standins-told-concede = **{ $name }** concedes.
