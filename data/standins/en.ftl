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
