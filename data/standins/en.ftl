# Stand-ins, repairs, and what was said: a table while people come and go.

standins-slash-log-seat = Only what this seat did (its number)
standins-slash-log-kind = Only entries of this kind
standins-slash-log-about = Only entries about this: a company, a railroad, a city, a person
standins-form-title = Table { $table }: who plays on?
standins-form-seat = Which seat?
standins-form-person = Who plays on?
standins-form-hint = Nobody chosen: a robot plays on
standins-form-robot = Or how well does a robot play?
standins-choice-moves = moves
standins-choice-undo = moves undone
standins-choice-questions = questions and answers
standins-choice-seats = seats changing hands
standins-choice-clock = the turn clock
standins-choice-course = beginning and end
standins-log-nothing = No matching entries in the log.
standins-refuse-kind = Please choose one of the kinds from the list.

# A robot that plays for a person.

standins-owner = The table's owner
standins-told-skip = { $who } lets a robot play this turn for **{ $name }**.
standins-told-away = **{ $name }** is away.
standins-told-back = **{ $name }** is back.
standins-told-robot = A robot plays on for seat { $number }. { $who } handed the seat over.
standins-told-seat = Seat { $number } is now **{ $name }**'s. { $who } handed the seat over.
standins-card-away = { $name } is away, and a robot plays the seat meanwhile.
standins-card-own = You're away, and a robot plays for you.
standins-card-all-away = Everybody is away, so the game waits until somebody moves or is back.
standins-press-back = Return to the game
standins-pace-hint = How fast orders act
standins-pace = Orders: { $minutes ->
    [0] at once
    [60] once an hour
   *[other] every { $minutes } minutes
}
standins-pace-detail = While somebody is away and nobody presses anything
table-refuse-no-pace = Please choose an entry from the menu.
standins-skipped = A robot plays this turn.
standins-away = A robot plays for you at table { $table } from now on, and nobody reminds you. The seat stays yours: make a move there, or press **Return to the game**.
standins-away-already = You're away from table { $table } already, and a robot plays for you. To play again, make a move there or press **Return to the game**.
standins-all-away = Everybody at table { $table } is away now, so the game waits until somebody is back.
standins-back = You're playing at table { $table } yourself again.
standins-slash-skip = Owner and managers: a robot plays this turn for somebody who isn't moving
standins-slash-skip-seat = The seat's number, if the table waits for several
standins-slash-away = A robot plays your seat until you are back; the seat stays yours
standins-slash-away-back = You're back
table-refuse-which-seat = The table waits for several people; please say which seat.
table-refuse-not-waited-for = The table isn't waiting for that seat just now.

# Taking back to a row of the log; what is told has at least two steps.

standins-slash-undo-to = Back to before this move, whoever made it; the others are asked
standins-told-undo = **{ $name }** undoes the last { $count } steps.
standins-told-ask-undo = **{ $name }** asks to undo the last { $count } steps.
standins-ask-undo = { $name } would like to undo the last { $count } steps, back to entry { $row } of the log. { $called }, do you agree?
table-refuse-no-such-move = There's no such move, or it was undone; `/table log` shows their numbers.

# The briefing of whoever takes a seat over.

standins-briefing = Seat { $number } of table { $table } in { $place } is yours now. Here's what you need to know to play on:
standins-briefing-round = **Since this seat last moved**
standins-briefing-position = **The position in words**
standins-briefing-here = { $called }, you have a seat at table { $table } now. Press here to see how it stands for you.

# Giving a game up.

standins-slash-concede = Concede: with two players the other one wins, otherwise a robot takes over
standins-press-concede = Concede
standins-concede-two = Concede at table { $table }? The other player wins, and it counts as a loss for you. This can't be undone.
standins-told-concede = **{ $name }** concedes.
standins-left = Leave table { $table }? A robot takes over your seat, and the game goes on without you. This can't be undone.
standins-left-alone = Leave table { $table }? Nobody else plays there, so the game ends at once. This can't be undone.
